// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/changes.h"

#include "battleline/telling/card_words.h"
#include "battleline/telling/strip.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Changes)
};

template <class Cards>
QString listed(const Cards& cards)
{
    QStringList names;
    for (const Card card : cards)
        names << displayName(card);
    return names.isEmpty() ? Words::tr("no card") : names.join(QStringLiteral(", "));
}

QString rowWords(const Row& row)
{
    std::vector<Card> cards;
    for (const LaidCard& laid : row)
        cards.push_back(laid.card);
    return listed(cards);
}

class Teller {
public:
    Teller(const State& before, const State& after) : m_before(before), m_after(after), m_names(playerNames(after)) {}

    std::vector<ChangeWords> tell()
    {
        tell(Words::tr("Result"), resultOf(m_before), resultOf(m_after));
        for (int number = 1; number <= flagCount; ++number)
            tellFlag(number, m_before.table.flag(number), m_after.table.flag(number));
        for (const Seat seat : {Seat::South, Seat::North}) {
            tell(Words::tr("Set aside, %1").arg(m_names[seat]), listed(m_before.table.setAside[seat]),
                 listed(m_after.table.setAside[seat]));
            tell(Words::tr("Hand of %1").arg(m_names[seat]), cardsOf(m_before.hands[seat]),
                 cardsOf(m_after.hands[seat]));
        }
        tell(Words::tr("Decks"), cardsOf(m_before.decks), cardsOf(m_after.decks));
        tell(Words::tr("To move"), moverOf(m_before), moverOf(m_after));
        return std::move(m_changes);
    }

private:
    void tell(const QString& name, const QString& before, const QString& after)
    {
        if (before != after)
            m_changes.push_back({name, before, after});
    }
    void tellFlag(int number, const Flag& before, const Flag& after)
    {
        tell(Words::tr("Flag %1").arg(number), holderOf(before), holderOf(after));
        for (const Seat seat : {Seat::South, Seat::North})
            tell(Words::tr("Flag %1, %2", "number, player").arg(number).arg(m_names[seat]), rowWords(before.rows[seat]),
                 rowWords(after.rows[seat]));
        tell(Words::tr("Fog and Mud at flag %1").arg(number), groundOf(before), groundOf(after));
    }
    [[nodiscard]] QString holderOf(const Flag& flag) const
    {
        return flag.wonBy ? Words::tr("won by %1").arg(m_names[*flag.wonBy]) : Words::tr("open");
    }
    [[nodiscard]] static QString groundOf(const Flag& flag)
    {
        std::vector<Card> cards;
        if (flag.fog)
            cards.push_back(cards::fog);
        if (flag.mud)
            cards.push_back(cards::mud);
        return listed(cards);
    }
    [[nodiscard]] static QString cardsOf(const Cards& cards)
    {
        return Words::tr("%1 Troop, %2 Tactics").arg(cards.troop).arg(cards.tactics);
    }
    [[nodiscard]] QString resultOf(const State& state) const
    {
        return state.result ? resultWords(state, m_names) : Words::tr("the game goes on");
    }
    [[nodiscard]] QString moverOf(const State& state) const
    {
        return state.step == Step::Over ? Words::tr("nobody") : m_names[state.toMove];
    }

    const State& m_before;
    const State& m_after;
    Seats<QString> m_names;
    std::vector<ChangeWords> m_changes;
};

} // namespace

std::vector<ChangeWords> changesBetween(const State& before, const State& after)
{
    return Teller(before, after).tell();
}

} // namespace whistle::battleline
