// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "disputes/ruling_text.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <QLineEdit>

namespace whistle {

/// The ruling as it stands: the verdict big, its reasons, its rules, and what can be done with it. Where it cannot be
/// judged yet, what is missing stands in the verdict's place.
class RulingView : public Composed<QWidget> {
    Q_OBJECT
public:
    enum class Look { Ruling, Open };
    explicit RulingView(QWidget* parent = nullptr);

    void setRuling(const RulingWords& words);
    /// The same as a picture, between the verdict and its reasons; taken over. Null: there is none.
    void setPicture(QWidget* picture);
    /// What is missing or wrong, in place of a verdict.
    void setOpen(const QString& sentence, const QStringList& details);
    /// The one change that would turn the verdict; empty: nothing to say.
    void setWhatIf(const QString& change, const QString& verdict);
    /// Whether there is a match to save it beside; `place`: of the entry, as players count it; 0: it is
    /// about none.
    void setMatch(bool isOpen, int place);
    /// Whether it can be kept as a precedent; at first it can.
    void setPrecedents(bool can);
    /// What the players decided, in their words.
    [[nodiscard]] QString decision() const;
    void clearDecision();
    /// The ruling was kept: said where it was asked.
    enum class Kept { Copied, Saved, Precedent };
    void note(Kept kept);

Q_SIGNALS:
    void ruleOpened(const QString& rule);
    void copyAsked();
    void saveAsked();
    void precedentAsked();

private:
    void retranslate() override;

    PanelBox* m_panel = new PanelBox(Colour::Raised, this);
    QBoxLayout* m_words = new QVBoxLayout(m_panel);
    TextLabel* m_caption = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, m_panel);
    TextLabel* m_verdict = named("verdict", new Paragraph(TypeStep::Heading));
    QWidget* m_picture = nullptr;
    TextLabel* m_reasons = named("rulingReasons", new Paragraph);
    RuleChips* m_rules = new RuleChips({}, m_panel);
    QWidget* m_actions = new QWidget(this);
    ChoiceButton* m_copy = named("copyRulingButton", new ChoiceButton({}, ButtonLook::Outline, m_actions));
    ChoiceButton* m_save = named("saveRulingButton", new ChoiceButton({}, ButtonLook::Main, m_actions));
    ChoiceButton* m_precedent = named("keepPrecedentButton", new ChoiceButton({}, ButtonLook::Outline, m_actions));
    QLineEdit* m_decision = named("decisionLine", new QLineEdit(m_actions));
    PanelBox* m_whatIf = named("whatIf", new PanelBox(Colour::Surface, this));
    TextLabel* m_change = new Paragraph(TypeStep::Label);
    TextLabel* m_turned = named("whatIfVerdict", new Paragraph(TypeStep::Body, Colour::TextMuted));
    int m_place = 0; ///< of the entry, as players count it; 0: none
};

} // namespace whistle
