// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "disputes/ruling_text.h"

class QBoxLayout;
class QLineEdit;

namespace whistle {

class ChoiceButton;
class RuleChips;
class TextLabel;

/// The ruling as it stands: the verdict big, its reasons, its rules, and what can be done with it. Where it cannot be
/// judged yet, what is missing stands in the verdict's place.
class RulingView : public QWidget {
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

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    PanelBox* m_panel;
    QBoxLayout* m_words;
    TextLabel* m_caption;
    TextLabel* m_verdict;
    QWidget* m_picture = nullptr;
    TextLabel* m_reasons;
    RuleChips* m_rules;
    QWidget* m_actions;
    ChoiceButton* m_copy;
    ChoiceButton* m_save;
    ChoiceButton* m_precedent;
    QLineEdit* m_decision;
    PanelBox* m_whatIf;
    TextLabel* m_change;
    TextLabel* m_turned;
    int m_place = 0; ///< of the entry, as players count it; 0: none
};

} // namespace whistle
