// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThread>
#include <QUrl>
#include <map>
#include <optional>

namespace whistle {

namespace {

class Silence final : public Sounds {
public:
    void play(Cue /*cue*/, double /*volume*/) override {}
    [[nodiscard]] bool canBeHeard() const override { return false; }
};

QUrl fileOf(Cue cue)
{
    switch (cue) {
    case Cue::Bell:
        return QUrl(QStringLiteral("qrc:/sounds/bell.wav"));
    case Cue::Whistle:
        return QUrl(QStringLiteral("qrc:/sounds/whistle.wav"));
    case Cue::Score:
        return QUrl(QStringLiteral("qrc:/sounds/score.wav"));
    case Cue::Kill:
        return QUrl(QStringLiteral("qrc:/sounds/kill.wav"));
    case Cue::Bid:
        return QUrl(QStringLiteral("qrc:/sounds/bid.wav"));
    case Cue::Error:
        break;
    }
    return QUrl(QStringLiteral("qrc:/sounds/error.wav"));
}

/// Lives in the thread of the sounds: the device and the effects are opened there, and heard from there.
class Player final : public QObject {
public:
    void play(Cue cue, double volume)
    {
        if (!m_hasDevice)
            m_hasDevice = !QMediaDevices::defaultAudioOutput().isNull();
        if (!*m_hasDevice)
            return;
        std::unique_ptr<QSoundEffect>& effect = m_effects[cue];
        if (!effect) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(fileOf(cue));
        }
        effect->setVolume(static_cast<float>(volume));
        effect->play();
    }

private:
    std::optional<bool> m_hasDevice;
    std::map<Cue, std::unique_ptr<QSoundEffect>> m_effects; ///< those that were heard already
};

class DeviceSounds final : public Sounds {
public:
    DeviceSounds()
    {
        m_player->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_player, &QObject::deleteLater);
        m_thread.setObjectName(QStringLiteral("sounds"));
        m_thread.start();
    }
    ~DeviceSounds() override
    {
        m_thread.quit();
        m_thread.wait();
    }
    void play(Cue cue, double volume) override
    {
        QMetaObject::invokeMethod(
            m_player, [player = m_player, cue, volume] { player->play(cue, volume); }, Qt::QueuedConnection);
    }
    [[nodiscard]] bool canBeHeard() const override { return true; }

private:
    QThread m_thread;
    Player* m_player = new Player; ///< goes with the thread
};

} // namespace

std::unique_ptr<Sounds> openSounds()
{
    return std::make_unique<DeviceSounds>();
}

std::unique_ptr<Sounds> silence()
{
    return std::make_unique<Silence>();
}

} // namespace whistle
