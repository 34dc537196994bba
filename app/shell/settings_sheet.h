// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/sheet.h"

namespace whistle {

class NumberField;
class SegmentedChoice;
class Settings;

/// What the user may choose about the program; every choice counts at once.
class SettingsSheet : public Sheet {
    Q_OBJECT
public:
    explicit SettingsSheet(Settings& settings, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showChoices();

    Settings& m_settings;
    TextLabel* m_shadeLabel;
    SegmentedChoice* m_shade;
    TextLabel* m_textLabel;
    NumberField* m_text;
    TextLabel* m_motionLabel;
    SegmentedChoice* m_motion;
    TextLabel* m_languageLabel;
    SegmentedChoice* m_language;
    TextLabel* m_soundLabel;
    SegmentedChoice* m_sound;
    TextLabel* m_folder;
};

} // namespace whistle
