// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/sheet.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "match/form_field.h"
#include "match/settings.h"
#include "sound/cue.h"

#include <vector>

namespace whistle {

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
    /// Where matches are kept.
    void clubAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showChoices();

    Settings& m_settings;
    TextLabel* m_shadeLabel = new TextLabel({}, TypeStep::Label);
    SegmentedChoice* m_shade = named("shadeChoice", new SegmentedChoice);
    TextLabel* m_textLabel = new TextLabel({}, TypeStep::Label);
    NumberField* m_text = named("textSize", new NumberField);
    TextLabel* m_growLabel = new TextLabel({}, TypeStep::Label);
    SegmentedChoice* m_grow = named("growChoice", new SegmentedChoice);
    TextLabel* m_motionLabel = new TextLabel({}, TypeStep::Label);
    SegmentedChoice* m_motion = named("motionChoice", new SegmentedChoice);
    TextLabel* m_languageLabel = new TextLabel({}, TypeStep::Label);
    SegmentedChoice* m_language = named("languageChoice", new SegmentedChoice(Settings::languageNames()));
    TextLabel* m_soundLabel = new TextLabel({}, TypeStep::Label);
    SegmentedChoice* m_sound = named("soundChoice", new SegmentedChoice);
    struct Volume {
        FormField* field;
        NumberField* percent;
        IconButton* listen;
    };
    std::vector<Volume> m_volumes; ///< of each cue, in the order of allCues
    TextLabel* m_oddsLabel = new TextLabel({}, TypeStep::Label);
    SegmentedChoice* m_odds = named("oddsChoice", new SegmentedChoice);
    TextLabel* m_oddsNote = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_backupLabel = new TextLabel({}, TypeStep::Label);
    ChoiceButton* m_backUp = named("backUpButton", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_restore = named("restoreFromButton", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_backupNote = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    ChoiceButton* m_club = named("clubButton", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_folder = new Paragraph(TypeStep::Caption, Colour::TextMuted);
};

} // namespace whistle
