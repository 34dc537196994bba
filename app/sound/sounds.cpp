// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>
#include <map>

namespace whistle {

namespace {

class Silence final : public Sounds {
public:
    void play(Cue /*cue*/) override {}
    [[nodiscard]] bool canBeHeard() const override { return false; }
};

QUrl fileOf(Cue cue)
{
    switch (cue) {
    case Cue::Bell:
        return QUrl(QStringLiteral("qrc:/sounds/bell.wav"));
    case Cue::Score:
        return QUrl(QStringLiteral("qrc:/sounds/score.wav"));
    case Cue::Kill:
        return QUrl(QStringLiteral("qrc:/sounds/kill.wav"));
    case Cue::Error:
        break;
    }
    return QUrl(QStringLiteral("qrc:/sounds/error.wav"));
}

class DeviceSounds final : public Sounds {
public:
    void play(Cue cue) override
    {
        std::unique_ptr<QSoundEffect>& effect = m_effects[cue];
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(fileOf(cue));
        }
        effect->play();
    }
    [[nodiscard]] bool canBeHeard() const override { return true; }

private:
    std::map<Cue, std::unique_ptr<QSoundEffect>> m_effects; ///< those that were heard already
};

} // namespace

std::unique_ptr<Sounds> openSounds()
{
    if (QMediaDevices::defaultAudioOutput().isNull())
        return silence();
    return std::make_unique<DeviceSounds>();
}

std::unique_ptr<Sounds> silence()
{
    return std::make_unique<Silence>();
}

} // namespace whistle
