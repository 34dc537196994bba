// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/press/buttons.h"
#include "controls/press/settling.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <QVariantAnimation>
#include <QWidget>

namespace whistle {

class SeatEmblem;

/// What stands large for a moment after a ruling has recorded itself.
struct RulingMomentState {
    int seat = 0;                 ///< the winner; 0: nobody
    QString headline;             ///< "Fangs win, 7 to 3"
    QString caption;              ///< "Tackle on f5, entry 53"
    QString result;               ///< what comes of it in a sentence
    QStringList rules;            ///< ids
    QWidget* sum = nullptr;       ///< the arithmetic as the game paints it; the moment owns it
    std::vector<ButtonSpec> ways; ///< what may still be said: "Kaos Warp!"
    bool stays = false;           ///< until somebody touches it: it has more to be read than a result
};

/// The moment of a ruling: large for two seconds, any touch or key ends it, a finger that rests on it holds it, and a
/// button on it does only what it says. One that stays, and all with reduced motion, are there until they are touched,
/// not by a second tap of what brought them.
///
/// objectNames: rulingMoment, momentBack, momentMain.
class RulingMoment : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit RulingMoment(QWidget* parent);
    void show(RulingMomentState state);
    /// Back to the table; nothing else happens.
    void end();

Q_SIGNALS:
    void ended();
    void takeBackAsked();
    void ruleAsked(const QString& rule);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Headline;
    class TimeLeft;
    void arrange() override;
    void retranslate() override;

    RulingMomentState m_state;
    Settling m_settling;
    int m_shown = 0; ///< so many so far
    SeatEmblem* m_emblem;
    Headline* m_headline;
    TextLabel* m_caption = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_result = new Paragraph(TypeStep::Title);
    RuleChips* m_rules = new RuleChips;
    QBoxLayout* m_middle = new QVBoxLayout;
    TimeLeft* m_timeLeft;
    ButtonRow* m_ways = new ButtonRow(this);
    ChoiceButton* m_back = named("momentBack", new ChoiceButton({}, ButtonLook::Outline, this));
    MainButton* m_main = named("momentMain", new MainButton({}, this));
    QVariantAnimation m_time;
};

} // namespace whistle
