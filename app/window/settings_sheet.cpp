// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/settings_sheet.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"

#include <QEvent>
#include <array>

namespace whistle {

namespace {

constexpr int volumeStep = 10;
constexpr int fullVolume = 100;

struct CueWords {
    const char* objectName;
    const char* name;
};
/// In the order of allCues.
constexpr std::array cueWords{
    CueWords{"volumeBell", QT_TRANSLATE_NOOP("whistle::SettingsSheet", "Bell")},
    CueWords{"volumeWhistle", QT_TRANSLATE_NOOP("whistle::SettingsSheet", "Whistle")},
    CueWords{"volumeScore", QT_TRANSLATE_NOOP("whistle::SettingsSheet", "Score")},
    CueWords{"volumeKill", QT_TRANSLATE_NOOP("whistle::SettingsSheet", "Kill")},
    CueWords{"volumeBid", QT_TRANSLATE_NOOP("whistle::SettingsSheet", "Bid")},
    CueWords{"volumeError", QT_TRANSLATE_NOOP("whistle::SettingsSheet", "Refusal")},
};
static_assert(cueWords.size() == allCues.size());

/// A label, and what it is the name of.
void name(QLabel& label, QWidget& control, const QString& words)
{
    label.setText(words);
    control.setAccessibleName(words);
}

} // namespace

SettingsSheet::SettingsSheet(Settings& settings, QWidget* parent) : Sheet(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("settingsSheet"));
    m_text->setRange(Settings::leastText, Settings::mostText);
    m_text->setSingleStep(Settings::textStep);
    m_textLabel->setBuddy(m_text);

    QVBoxLayout& column = emptyColumn();
    const std::pair<QWidget*, QWidget*> rows[]{{m_languageLabel, m_language}, {m_shadeLabel, m_shade},
                                               {m_textLabel, m_text},         {m_growLabel, m_grow},
                                               {m_motionLabel, m_motion},     {m_soundLabel, m_sound}};
    for (const auto& [label, control] : rows) {
        if (auto* choice = qobject_cast<SegmentedChoice*>(control))
            letWrap(*choice);
        column.addWidget(label);
        column.addWidget(control, 0, Qt::AlignLeft);
        column.addSpacing(px(Length::SpaceM));
    }
    QWidget* volumes = flowOf(px(Length::SpaceM), {});
    for (std::size_t i = 0; i < allCues.size(); ++i) {
        const Cue cue = allCues[i];
        auto* volume = named(cueWords[i].objectName, new NumberField);
        volume->setRange(0, fullVolume);
        volume->setSingleStep(volumeStep);
        auto* field = new FormField(volume);
        auto* listen = new IconButton(Icon::Sound, QString());
        listen->setObjectName(QStringLiteral("listen_") + volume->objectName());
        field->addBeside(listen);
        volumes->layout()->addWidget(field);
        m_volumes.push_back({field, volume, listen});
        connect(listen, &QAbstractButton::clicked, this, [this, cue] { Q_EMIT cueTried(cue); });
        connect(volume, &QSpinBox::valueChanged, this, [this, cue](int percent) {
            m_settings.setVolume(cue, percent);
            Q_EMIT cueTried(cue);
        });
    }
    column.addWidget(volumes);
    column.addSpacing(px(Length::SpaceM));
    letWrap(*m_odds);
    lay(column, {m_oddsLabel, {m_odds, 0, Qt::AlignLeft}, m_oddsNote});
    column.addSpacing(px(Length::SpaceM));
    QWidget* backups = flowOf(px(Length::SpaceS), {m_backUp, m_restore});
    lay(column, {m_backupLabel, backups, m_backupNote});
    column.addSpacing(px(Length::SpaceM));
    lay(column, {{m_club, 0, Qt::AlignLeft}, m_folder});
    column.addStretch(1);
    retranslate();

    connect(m_backUp, &QAbstractButton::clicked, this, &SettingsSheet::backUpAsked);
    connect(m_restore, &QAbstractButton::clicked, this, &SettingsSheet::restoreAsked);
    connect(m_club, &QAbstractButton::clicked, this, &SettingsSheet::clubAsked);
    connect(m_shade, &SegmentedChoice::chosen, this, [this](int index) {
        ThemeChoice choice = m_settings.theme();
        choice.shade = index == 0 ? Shade::Dark : Shade::Light;
        m_settings.setTheme(choice);
    });
    connect(m_text, &QSpinBox::valueChanged, this, [this](int percent) {
        ThemeChoice choice = m_settings.theme();
        choice.textScale = percent / 100.0;
        m_settings.setTheme(choice);
    });
    connect(m_grow, &SegmentedChoice::chosen, this, [this](int index) { m_settings.setGrowing(index == 0); });
    connect(m_motion, &SegmentedChoice::chosen, this, [this](int index) {
        ThemeChoice choice = m_settings.theme();
        choice.motion = index == 0 ? Motion::Full : Motion::Reduced;
        m_settings.setTheme(choice);
    });
    connect(m_language, &SegmentedChoice::chosen, this,
            [this](int index) { m_settings.setLanguage(Settings::languages().at(index)); });
    connect(m_sound, &SegmentedChoice::chosen, this, [this](int index) { m_settings.setSound(index == 0); });
    connect(m_odds, &SegmentedChoice::chosen, this, [this](int index) { m_settings.setOdds(index == 1); });
    connect(&m_settings, &Settings::oddsChanged, this, &SettingsSheet::showChoices);
    connect(&m_settings, &Settings::themeChanged, this, &SettingsSheet::showChoices);
    connect(&m_settings, &Settings::soundChanged, this, &SettingsSheet::showChoices);
}

void SettingsSheet::showChoices()
{
    const ThemeChoice theme = m_settings.theme();
    m_shade->setCurrent(theme.shade == Shade::Dark ? 0 : 1);
    const QSignalBlocker quiet(m_text);
    m_text->setValue(qRound(theme.textScale * 100));
    m_grow->setCurrent(m_settings.growsWithWindow() ? 0 : 1);
    m_motion->setCurrent(theme.motion == Motion::Full ? 0 : 1);
    m_language->setCurrent(static_cast<int>(Settings::languages().indexOf(m_settings.language())));
    m_sound->setCurrent(m_settings.hasSound() ? 0 : 1);
    for (std::size_t i = 0; i < m_volumes.size(); ++i) {
        const QSignalBlocker unheard(m_volumes[i].percent);
        m_volumes[i].percent->setValue(m_settings.volume(allCues[i]));
        m_volumes[i].listen->setUnavailable(m_settings.hasSound() ? QString() : CommonWords::tr("Sound is off."));
    }
    m_odds->setCurrent(m_settings.showsOdds() ? 1 : 0);
}

void SettingsSheet::retranslate()
{
    setTitle(CommonWords::tr("Settings"));
    name(*m_languageLabel, *m_language, CommonWords::tr("Language"));
    name(*m_shadeLabel, *m_shade, tr("Colours"));
    m_shade->setTitles({tr("Dark"), tr("Light")});
    name(*m_textLabel, *m_text, tr("Text size"));
    m_text->setSuffix(tr("%", "percent, behind a number"));
    name(*m_growLabel, *m_grow, tr("Larger in a large window"));
    m_grow->setTitles({tr("On"), tr("Off")});
    name(*m_motionLabel, *m_motion, tr("Motion"));
    m_motion->setTitles({tr("Full"), tr("Reduced")});
    name(*m_soundLabel, *m_sound, tr("Sound"));
    m_sound->setTitles({tr("On"), tr("Off")});
    for (std::size_t i = 0; i < m_volumes.size(); ++i) {
        const QString cue = tr(cueWords[i].name);
        m_volumes[i].field->setLabel(cue);
        m_volumes[i].percent->setSuffix(m_text->suffix());
        m_volumes[i].listen->setName(tr("Listen: %1").arg(cue));
    }
    name(*m_oddsLabel, *m_odds, tr("Chances in contests"));
    m_odds->setTitles({tr("Hidden"), tr("Shown")});
    m_oddsNote->setText(tr("How likely each card is to win, as far as the table shows. Never in league matches."));
    m_backupLabel->setText(CommonWords::tr("Backups"));
    m_backUp->setTitle(tr("Back up now…"));
    m_restore->setTitle(CommonWords::tr("Restore"));
    m_backupNote->setText(tr("Matches, seasons, settings and data packs in one file. Whistle also makes automatic "
                             "backups and keeps them in the data folder."));
    m_club->setTitle(CommonWords::tr("Where matches are kept"));
    m_folder->setText(tr("Everything stays on this computer, unless you join a club's server."));
    showChoices();
}

void SettingsSheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle

#include "moc_settings_sheet.cpp"
