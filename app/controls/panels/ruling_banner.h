// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/icon_label.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QStringList>

namespace whistle {

enum class RulingLook { Ruling, Refusal };

struct RulingState {
    RulingLook look = RulingLook::Ruling;
    QString caption;         ///< "Ruling 50"; empty for none
    QString sentence;        ///< the ruling itself, in the largest type of the panel
    QStringList reasons;     ///< one line each
    QStringList rules;       ///< ids
    QString nearest;         ///< refusal: what would be legal instead ("Take the first 6"); empty for none
    QString leave;           ///< refusal: what the last way out says; empty: "Cancel"
    bool canOverride = true; ///< refusal: the players may record it all the same
    QString challenge;       ///< ruling: the button that says it is not right; empty for none
    friend bool operator==(const RulingState&, const RulingState&) = default;
};

/// What the referee says: one sentence, its reasons, its rules. A refusal also says the way on: the nearest legal
/// thing, recording it anyway with a reason, or leaving it.
class RulingBanner : public Composed<PanelBox> {
    Q_OBJECT
public:
    explicit RulingBanner(QWidget* parent = nullptr);
    void setState(const RulingState& state);
    [[nodiscard]] const RulingState& state() const { return m_state; }
    /// From so many pixels on the reasons scroll; the sentence and the rules stay in sight.
    void setReasonsHighest(int height);

Q_SIGNALS:
    void ruleOpened(const QString& rule);
    void challenged();
    void nearestChosen();
    /// Record it against the rules; the reason is never empty.
    void overrideChosen(const QString& reason);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Asking { Nothing, Reason };
    void retranslate() override;
    void arrange() override;
    void ask(Asking asking);
    void record();

    RulingState m_state;
    bool m_isOneLine = false; ///< what is refused, and the ways on
    QBoxLayout* m_top = nullptr;
    QBoxLayout* m_column = nullptr;
    QWidget* m_sign = new IconLabel(Icon::Refused, Colour::Refuse, 26, this);
    QWidget* m_head = new QWidget(this); ///< caption and challenge
    TextLabel* m_caption = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, m_head);
    TextLabel* m_sentence = new Paragraph(TypeStep::Title);
    TextLabel* m_reasons = new Paragraph(TypeStep::Body, Colour::TextMuted);
    Scroller* m_reasonBox = named("rulingReasons", new Scroller(new QWidget, this));
    RuleChips* m_rules = new RuleChips({}, this);
    ChoiceButton* m_challenge = named("challengeButton", new ChoiceButton({}, ButtonLook::Outline, m_head));
    QBoxLayout* m_words = new QVBoxLayout;
    QWidget* m_ways = new QWidget(this);
    ChoiceButton* m_nearest = named("nearestButton", new ChoiceButton({}, ButtonLook::Main, m_ways));
    ChoiceButton* m_override = named("overrideButton", new ChoiceButton({}, ButtonLook::Outline, m_ways));
    ChoiceButton* m_leave = named("leaveButton", new ChoiceButton({}, ButtonLook::Quiet, m_ways));
    QWidget* m_reasonRow = new QWidget(this);
    QLineEdit* m_reason = named("overrideReason", new QLineEdit(m_reasonRow));
    MainButton* m_record = named("recordOverrideButton", new MainButton({}, m_reasonRow));
    ChoiceButton* m_back = named("backFromReasonButton", new ChoiceButton({}, ButtonLook::Quiet, m_reasonRow));
};

} // namespace whistle
