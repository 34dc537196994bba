// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/sheet.h"
#include "sound/cue.h"

#include <vector>

namespace whistle {

class ChoiceButton;
class FormField;
class IconButton;
class NumberField;
class SegmentedChoice;
class Settings;

/// What the user may choose about the program; every choice counts at once.
class SettingsSheet : public Sheet {
    Q_OBJECT
public:
    explicit SettingsSheet(Settings& settings, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Its volume was changed, or somebody listens: let it be heard.
    void cueTried(whistle::Cue cue);
    void backUpAsked();
    void restoreAsked();

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
    TextLabel* m_growLabel;
    SegmentedChoice* m_grow;
    TextLabel* m_motionLabel;
    SegmentedChoice* m_motion;
    TextLabel* m_languageLabel;
    SegmentedChoice* m_language;
    TextLabel* m_soundLabel;
    SegmentedChoice* m_sound;
    struct Volume {
        FormField* field;
        NumberField* percent;
        IconButton* listen;
    };
    std::vector<Volume> m_volumes; ///< of each cue, in the order of allCues
    TextLabel* m_oddsLabel;
    SegmentedChoice* m_odds;
    TextLabel* m_oddsNote;
    TextLabel* m_backupLabel;
    ChoiceButton* m_backUp;
    ChoiceButton* m_restore;
    TextLabel* m_backupNote;
    TextLabel* m_folder;
};

} // namespace whistle
