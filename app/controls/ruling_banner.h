// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"

#include <QStringList>

class QBoxLayout;
class QLineEdit;

namespace whistle {

class ChoiceButton;
class MainButton;
class RuleChips;
class Scroller;
class TextLabel;

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
class RulingBanner : public PanelBox {
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
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Asking { Nothing, Reason };
    void refresh();
    void ask(Asking asking);
    void record();

    RulingState m_state;
    QWidget* m_sign;
    QWidget* m_head; ///< caption and challenge
    TextLabel* m_caption;
    TextLabel* m_sentence;
    TextLabel* m_reasons;
    Scroller* m_reasonBox;
    RuleChips* m_rules;
    ChoiceButton* m_challenge;
    QBoxLayout* m_words;
    QWidget* m_ways;
    ChoiceButton* m_nearest;
    ChoiceButton* m_override;
    ChoiceButton* m_leave;
    QWidget* m_reasonRow;
    QLineEdit* m_reason;
    MainButton* m_record;
    ChoiceButton* m_back;
};

} // namespace whistle
