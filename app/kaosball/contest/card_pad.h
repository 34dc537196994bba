// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/dugout/cards.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

class QAbstractButton;

namespace whistle {

class CardButton;
class ChoiceButton;
class FlowLayout;

/// The card that a side shows in a contest.
struct CardChoice {
    CardKind kind = CardKind::None;
    int value = 0;     ///< 1 to 5 of an energy card, 6 of Booster Bru, else 0
    bool star = false; ///< an energy card with a star
    QString name;      ///< which tactic or cheat card, where it was said
    friend bool operator==(const CardChoice&, const CardChoice&) = default;
};

/// What the pad offers; what is dead is struck but can be chosen, for playing a dead card is legal.
struct CardPadState {
    std::vector<int> deadNumbers;
    bool upsetDead = false;
    bool bruDead = false;
    QStringList captions; ///< in place of "live" and "dead": 1 to 5, 6, U!, a tactic or cheat card; empty: those words
    QString noStar;       ///< why there is no star to choose; empty: there is one
    QString noCard;       ///< why a card has to be shown; empty: "No card" may be chosen
    QStringList tactics;  ///< names to pick from once "Tactic card" is chosen; empty: not asked
    QStringList cheats;
    std::optional<CardChoice> chosen;
    friend bool operator==(const CardPadState&, const CardPadState&) = default;
};

/// The cards of one side of a contest.
class CardPad : public QWidget {
    Q_OBJECT
public:
    /// `side`: who shows the card, for screen readers ("Fangs").
    explicit CardPad(const QString& side = {}, QWidget* parent = nullptr);
    void setState(const CardPadState& state);
    void setSide(const QString& side);
    [[nodiscard]] const std::optional<CardChoice>& choice() const { return m_state.chosen; }
    /// The keys are 1-6, U, C (tactic), X (cheat), S or * (star), 0 (no card); a page routes its key presses here.
    /// False: not one of ours.
    bool pressKey(int key);

Q_SIGNALS:
    /// The user chose; not sent by setState.
    void chosen(const whistle::CardChoice& choice);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(const CardChoice& choice);
    void refresh();
    void offerNames();

    QString m_side;
    CardPadState m_state;
    std::vector<CardButton*> m_numbers; // 1 to 5, then 6, then U!
    CardButton* m_tactic;
    CardButton* m_cheat;
    CardButton* m_star;
    CardButton* m_none;
    QWidget* m_names;
    QStringList m_offered;
};

} // namespace whistle
