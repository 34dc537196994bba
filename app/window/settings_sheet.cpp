// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/settings_sheet.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/text_label.h"
#include "match/form_field.h"
#include "match/settings.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle {

namespace {

/// What one press on - or + changes the text size by, in percent.
constexpr int textStep = 10;
constexpr int volumeStep = 10;
constexpr int fullVolume = 100;

const char* objectNameOf(Cue cue)
{
    switch (cue) {
    case Cue::Bell:
        return "volumeBell";
    case Cue::Whistle:
        return "volumeWhistle";
    case Cue::Score:
        return "volumeScore";
    case Cue::Kill:
        return "volumeKill";
    case Cue::Bid:
        return "volumeBid";
    case Cue::Error:
        break;
    }
    return "volumeError";
}

QString nameOf(Cue cue)
{
    switch (cue) {
    case Cue::Bell:
        return SettingsSheet::tr("Bell");
    case Cue::Whistle:
        return SettingsSheet::tr("Whistle");
    case Cue::Score:
        return SettingsSheet::tr("Score");
    case Cue::Kill:
        return SettingsSheet::tr("Kill");
    case Cue::Bid:
        return SettingsSheet::tr("Bid");
    case Cue::Error:
        break;
    }
    return SettingsSheet::tr("Refusal");
}

} // namespace

SettingsSheet::SettingsSheet(Settings& settings, QWidget* parent)
    : Sheet(parent)
    , m_settings(settings)
    , m_shadeLabel(new TextLabel({}, TypeStep::Label))
    , m_shade(new SegmentedChoice)
    , m_textLabel(new TextLabel({}, TypeStep::Label))
    , m_text(new NumberField)
    , m_growLabel(new TextLabel({}, TypeStep::Label))
    , m_grow(new SegmentedChoice)
    , m_motionLabel(new TextLabel({}, TypeStep::Label))
    , m_motion(new SegmentedChoice)
    , m_languageLabel(new TextLabel({}, TypeStep::Label))
    , m_language(new SegmentedChoice(Settings::languageNames()))
    , m_soundLabel(new TextLabel({}, TypeStep::Label))
    , m_sound(new SegmentedChoice)
    , m_oddsLabel(new TextLabel({}, TypeStep::Label))
    , m_odds(new SegmentedChoice)
    , m_oddsNote(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_backupLabel(new TextLabel({}, TypeStep::Label))
    , m_backUp(new ChoiceButton({}, ButtonLook::Outline))
    , m_restore(new ChoiceButton({}, ButtonLook::Outline))
    , m_backupNote(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_folder(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
{
    setObjectName(QStringLiteral("settingsSheet"));
    m_shade->setObjectName(QStringLiteral("shadeChoice"));
    m_text->setObjectName(QStringLiteral("textSize"));
    m_grow->setObjectName(QStringLiteral("growChoice"));
    m_motion->setObjectName(QStringLiteral("motionChoice"));
    m_language->setObjectName(QStringLiteral("languageChoice"));
    m_sound->setObjectName(QStringLiteral("soundChoice"));
    m_text->setRange(Settings::leastText, Settings::mostText);
    m_text->setSingleStep(textStep);
    m_textLabel->setBuddy(m_text);
    m_folder->setWordWrap(true);

    QVBoxLayout& column = emptyColumn();
    const std::pair<QWidget*, QWidget*> rows[]{{m_languageLabel, m_language}, {m_shadeLabel, m_shade},
                                               {m_textLabel, m_text},         {m_growLabel, m_grow},
                                               {m_motionLabel, m_motion},     {m_soundLabel, m_sound}};
    for (const auto& [label, control] : rows) {
        if (auto* choice = qobject_cast<SegmentedChoice*>(control))
            letWrap(*choice);
        column.addWidget(label);
        column.addWidget(control, 0, Qt::AlignLeft);
        column.addSpacing(Theme::current().px(Length::SpaceM));
    }
    auto* volumes = new QWidget;
    auto* flow = new FlowLayout(volumes, Theme::current().px(Length::SpaceM));
    for (const Cue cue : allCues) {
        auto* volume = new NumberField;
        volume->setObjectName(QString::fromLatin1(objectNameOf(cue)));
        volume->setRange(0, fullVolume);
        volume->setSingleStep(volumeStep);
        auto* field = new FormField(volume);
        auto* listen = new IconButton(Icon::Sound, QString());
        listen->setObjectName(QStringLiteral("listen_") + volume->objectName());
        field->addBeside(listen);
        flow->addWidget(field);
        m_volumes.push_back({field, volume, listen});
        connect(listen, &QAbstractButton::clicked, this, [this, cue] { Q_EMIT cueTried(cue); });
        connect(volume, &QSpinBox::valueChanged, this, [this, cue](int percent) {
            m_settings.setVolume(cue, percent);
            Q_EMIT cueTried(cue);
        });
    }
    column.addWidget(volumes);
    column.addSpacing(Theme::current().px(Length::SpaceM));
    m_odds->setObjectName(QStringLiteral("oddsChoice"));
    m_oddsNote->setWordWrap(true);
    letWrap(*m_odds);
    column.addWidget(m_oddsLabel);
    column.addWidget(m_odds, 0, Qt::AlignLeft);
    column.addWidget(m_oddsNote);
    column.addSpacing(Theme::current().px(Length::SpaceM));
    m_backUp->setObjectName(QStringLiteral("backUpButton"));
    m_restore->setObjectName(QStringLiteral("restoreFromButton"));
    m_backupNote->setWordWrap(true);
    auto* backups = new QWidget;
    auto* ways = new FlowLayout(backups, Theme::current().px(Length::SpaceS));
    ways->addWidget(m_backUp);
    ways->addWidget(m_restore);
    column.addWidget(m_backupLabel);
    column.addWidget(backups);
    column.addWidget(m_backupNote);
    column.addSpacing(Theme::current().px(Length::SpaceM));
    column.addWidget(m_folder);
    column.addStretch(1);
    retranslate();

    connect(m_backUp, &QAbstractButton::clicked, this, &SettingsSheet::backUpAsked);
    connect(m_restore, &QAbstractButton::clicked, this, &SettingsSheet::restoreAsked);
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
        m_volumes[i].listen->setUnavailable(m_settings.hasSound() ? QString() : tr("The sound is off."));
    }
    m_odds->setCurrent(m_settings.showsOdds() ? 1 : 0);
}

void SettingsSheet::retranslate()
{
    setTitle(tr("Settings"));
    m_languageLabel->setText(tr("Language"));
    m_language->setAccessibleName(m_languageLabel->text());
    m_shadeLabel->setText(tr("Colours"));
    m_shade->setTitles({tr("Dark"), tr("Light")});
    m_shade->setAccessibleName(m_shadeLabel->text());
    m_textLabel->setText(tr("Text size"));
    m_text->setSuffix(tr(" %", "percent, behind a number"));
    m_text->setAccessibleName(m_textLabel->text());
    m_growLabel->setText(tr("Larger in a large window"));
    m_grow->setTitles({tr("On"), tr("Off")});
    m_grow->setAccessibleName(m_growLabel->text());
    m_motionLabel->setText(tr("Motion"));
    m_motion->setTitles({tr("Full"), tr("Reduced")});
    m_motion->setAccessibleName(m_motionLabel->text());
    m_soundLabel->setText(tr("Sound"));
    m_sound->setTitles({tr("On"), tr("Off")});
    m_sound->setAccessibleName(m_soundLabel->text());
    for (std::size_t i = 0; i < m_volumes.size(); ++i) {
        m_volumes[i].field->setLabel(nameOf(allCues[i]));
        m_volumes[i].percent->setSuffix(m_text->suffix());
        m_volumes[i].listen->setName(tr("Listen: %1").arg(nameOf(allCues[i])));
    }
    m_oddsLabel->setText(tr("Chances in contests"));
    m_odds->setTitles({tr("Hidden"), tr("Shown")});
    m_odds->setAccessibleName(m_oddsLabel->text());
    m_oddsNote->setText(tr("How likely each card wins, as far as the table shows. Never in league matches."));
    m_backupLabel->setText(tr("Backups"));
    m_backUp->setTitle(tr("Back up now…"));
    m_restore->setTitle(tr("Restore…"));
    m_backupNote->setText(tr("Matches, seasons, settings and data packs in one file. Whistle also makes backups by "
                             "itself and keeps them in the data folder."));
    m_folder->setText(tr("Everything stays on this computer."));
    showChoices();
}

void SettingsSheet::changeEvent(QEvent* event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle
