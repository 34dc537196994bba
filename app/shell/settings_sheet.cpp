// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/settings_sheet.h"

#include "parts/buttons.h"
#include "parts/text_label.h"
#include "shell/form_field.h"
#include "shell/settings.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle {

namespace {

/// What one press on - or + changes the text size by, in percent.
constexpr int textStep = 10;

} // namespace

SettingsSheet::SettingsSheet(Settings& settings, QWidget* parent)
    : Sheet(parent)
    , m_settings(settings)
    , m_shadeLabel(new TextLabel({}, TypeStep::Label))
    , m_shade(new SegmentedChoice)
    , m_textLabel(new TextLabel({}, TypeStep::Label))
    , m_text(new NumberField)
    , m_motionLabel(new TextLabel({}, TypeStep::Label))
    , m_motion(new SegmentedChoice)
    , m_languageLabel(new TextLabel({}, TypeStep::Label))
    , m_language(new SegmentedChoice({QStringLiteral("English"), QStringLiteral("Magyar"), QStringLiteral("Polski")}))
    , m_soundLabel(new TextLabel({}, TypeStep::Label))
    , m_sound(new SegmentedChoice)
    , m_folder(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
{
    setObjectName(QStringLiteral("settingsSheet"));
    m_shade->setObjectName(QStringLiteral("shadeChoice"));
    m_text->setObjectName(QStringLiteral("textSize"));
    m_motion->setObjectName(QStringLiteral("motionChoice"));
    m_language->setObjectName(QStringLiteral("languageChoice"));
    m_sound->setObjectName(QStringLiteral("soundChoice"));
    m_text->setRange(Settings::leastText, Settings::mostText);
    m_text->setSingleStep(textStep);
    m_textLabel->setBuddy(m_text);
    m_folder->setWordWrap(true);

    QVBoxLayout& column = emptyColumn();
    const std::pair<QWidget*, QWidget*> rows[]{{m_languageLabel, m_language},
                                               {m_shadeLabel, m_shade},
                                               {m_textLabel, m_text},
                                               {m_motionLabel, m_motion},
                                               {m_soundLabel, m_sound}};
    for (const auto& [label, control] : rows) {
        if (auto* choice = qobject_cast<SegmentedChoice*>(control))
            letWrap(*choice);
        column.addWidget(label);
        column.addWidget(control, 0, Qt::AlignLeft);
        column.addSpacing(Theme::current().px(Length::SpaceM));
    }
    column.addWidget(m_folder);
    column.addStretch(1);
    retranslate();

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
    connect(m_motion, &SegmentedChoice::chosen, this, [this](int index) {
        ThemeChoice choice = m_settings.theme();
        choice.motion = index == 0 ? Motion::Full : Motion::Reduced;
        m_settings.setTheme(choice);
    });
    connect(m_language, &SegmentedChoice::chosen, this,
            [this](int index) { m_settings.setLanguage(Settings::languages().at(index)); });
    connect(m_sound, &SegmentedChoice::chosen, this, [this](int index) { m_settings.setSound(index == 0); });
    connect(&m_settings, &Settings::themeChanged, this, &SettingsSheet::showChoices);
    connect(&m_settings, &Settings::soundChanged, this, &SettingsSheet::showChoices);
}

void SettingsSheet::showChoices()
{
    const ThemeChoice theme = m_settings.theme();
    m_shade->setCurrent(theme.shade == Shade::Dark ? 0 : 1);
    const QSignalBlocker quiet(m_text);
    m_text->setValue(qRound(theme.textScale * 100));
    m_motion->setCurrent(theme.motion == Motion::Full ? 0 : 1);
    m_language->setCurrent(static_cast<int>(Settings::languages().indexOf(m_settings.language())));
    m_sound->setCurrent(m_settings.hasSound() ? 0 : 1);
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
    m_motionLabel->setText(tr("Motion"));
    m_motion->setTitles({tr("Full"), tr("Reduced")});
    m_motion->setAccessibleName(m_motionLabel->text());
    m_soundLabel->setText(tr("Sound"));
    m_sound->setTitles({tr("On"), tr("Off")});
    m_sound->setAccessibleName(m_soundLabel->text());
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
