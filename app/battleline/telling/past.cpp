// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/telling/past.h"

#include "battleline/game.h"
#include "battleline/line/line_view.h"
#include "battleline/offers/legal.h"
#include "battleline/telling/spoken_names.h"
#include "battleline/telling/strip.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Past)
};

QString listed(const QStringList& names)
{
    return names.isEmpty() ? Words::tr("no card") : names.join(QStringLiteral(", "));
}
template <class Cards>
QString listed(const Cards& cards)
{
    QStringList names;
    for (const Card card : cards)
        names << displayName(card);
    return listed(names);
}

/// What differs between two tables, in words: flags first, then cards, hands and decks.
class Comparison : private ChangeLines {
public:
    Comparison(const State& before, const State& after) : m_before(before), m_after(after), m_names(playerNames(after))
    {
    }

    std::vector<ChangeWords> lines()
    {
        add(Words::tr("Result"), resultOf(m_before), resultOf(m_after));
        for (int number = 1; number <= flagCount; ++number)
            tellFlag(number, m_before.table.flag(number), m_after.table.flag(number));
        for (const Seat seat : seatsInOrder) {
            add(Words::tr("Set aside, %1").arg(m_names[seat]), listed(m_before.table.setAside[seat]),
                listed(m_after.table.setAside[seat]));
            add(Words::tr("Hand of %1").arg(m_names[seat]), cardsOf(m_before.hands[seat]),
                cardsOf(m_after.hands[seat]));
        }
        add(Words::tr("Decks"), cardsOf(m_before.decks), cardsOf(m_after.decks));
        add(Words::tr("To move"), moverOf(m_before), moverOf(m_after));
        return take();
    }

private:
    void tellFlag(int number, const Flag& before, const Flag& after)
    {
        add(Words::tr("Flag %1").arg(number), holderOf(before), holderOf(after));
        for (const Seat seat : seatsInOrder)
            add(Words::tr("Flag %1, %2", "number, player").arg(number).arg(m_names[seat]), listed(before.rows[seat]),
                listed(after.rows[seat]));
        add(Words::tr("Fog and Mud at flag %1").arg(number), listed(groundWords(before)), listed(groundWords(after)));
    }
    [[nodiscard]] QString holderOf(const Flag& flag) const
    {
        return flag.wonBy ? Words::tr("won by %1").arg(m_names[*flag.wonBy]) : Words::tr("open");
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
};

/// The line as it lay.
void layLine(LineView& view, const State& state, const Game& /*game*/)
{
    LineModel line;
    line.table = state.table;
    line.provable = provable(state);
    line.names = playerNames(state);
    view.setModel(std::move(line));
}

std::vector<SeatPoints> flagsWon(const State& state)
{
    std::vector<SeatPoints> won;
    for (const Seat seat : seatsInOrder)
        won.push_back({seatNumber(seat), countOfFlags(state.table, seat)});
    return won;
}

struct Telling {
    static int seat(const Command& command, const State& before)
    {
        return std::holds_alternative<StartGame>(command) ? 0 : seatNumber(before.toMove);
    }
    /// The card is what a turn begins with; where flags are claimed before it, the end of the turn before.
    static bool beginsTurn(const Command& command, const State& before)
    {
        if (std::holds_alternative<StartGame>(command))
            return true;
        if (before.houseRules.claimTiming == ClaimTiming::EndOfTurn)
            return before.step == Step::Play;
        return isAnyOf<Draw, EndTurn, Pass>(command);
    }
    static Told told(const Command& command, const State& /*before*/, const State& /*after*/)
    {
        return {{}, isAnyOf<Draw, ScoutReturnCards, EndTurn, EndClaims>(command)};
    }
    static std::vector<SeatPoints> points(const State& before, const State& after)
    {
        if (before.step == Step::Over) // the flags of the next game are all open
            return {};
        return differences(flagsWon(before), flagsWon(after));
    }
    static QString band(const State& after) { return Words::tr("game %1").arg(after.gameNumber()); }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (state.step == Step::NotStarted)
            return {};
        const Seats<QString> names = playerNames(state);
        whistle::Moment moment;
        moment.when = state.step == Step::Over
                          ? resultWords(state, names)
                          : Words::tr("Turn %1, %2 to move").arg(state.turn).arg(names[state.toMove]);
        for (const SeatPoints& won : flagsWon(state))
            moment.scores.push_back(
                {won.seat, names[won.seat == seatNumber(Seat::South) ? Seat::South : Seat::North], won.points});
        return moment;
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        return Comparison(before, after).lines();
    }
    static MomentView* view(QWidget* parent)
    {
        return new PictureMoment<Game, LineView>(QStringLiteral("battleLineMoment"), layLine, parent);
    }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::battleline
