// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "kaosball/contest/card_button.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

namespace whistle {

/// What the pad offers; what is dead is struck but can be chosen, for playing a dead card is legal.
struct CardPadState {
    std::vector<kaosball::Card> dead; ///< of the numbered cards
    QStringList captions; ///< in place of "live" and "dead": 1 to 5, 6, U!, a tactic or cheat card; empty: those words
    QString noCard;       ///< why a card has to be shown; empty: "No card" may be chosen
    std::optional<kaosball::Card> chosen; ///< an energy card of 0: a star that still waits for its number
};

/// The cards of one side of a contest; tactic and cheat cards may be named, or not.
class CardPad : public QWidget {
    Q_OBJECT
    using Card = kaosball::Card;
    using CardKind = kaosball::CardKind;

public:
    explicit CardPad(QWidget* parent = nullptr);
    void setState(const CardPadState& state);
    /// Who shows the card, for screen readers ("Fangs").
    void setSide(const QString& side);
    [[nodiscard]] const std::optional<Card>& choice() const { return m_state.chosen; }
    /// The keys are 1-6, U, C (tactic), X (cheat), S or * (star), 0 (no card); a page routes its key presses here.
    /// False: not one of ours.
    bool pressKey(int key);

Q_SIGNALS:
    /// The user chose; not sent by setState.
    void chosen(const whistle::kaosball::Card& card);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(Card card);
    void refresh();
    void offerNames();

    QString m_side;
    CardPadState m_state;
    std::vector<CardButton*> m_numbers; ///< of the numbered cards
    CardButton* m_tactic = named("card_tactic", new CardButton(CardKind::Tactic, CardShape::Wide));
    CardButton* m_cheat = named("card_cheat", new CardButton(CardKind::Cheat, CardShape::Wide));
    CardButton* m_star = named("card_star", new CardButton(CardKind::Energy, CardShape::Wide));
    CardButton* m_none = named("card_none", new CardButton(CardKind::None, CardShape::Wide));
    ButtonRow* m_names = new ButtonRow;
};

} // namespace whistle
