// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "battleline/telling/game_words.h"
#include "battleline/telling/strip.h"
#include "controls/words/capital.h"

#include "base/each.h"
#include "battleline/cards/card_painter.h"
#include "battleline/line/line_view.h"
#include "battleline/telling/spoken_names.h"
#include "table/change_lines.h"
#include "table/telling.h"

namespace whistle::battleline {

namespace {

struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::battleline::Past)
};

QString listed(const QStringList& names)
{
    return names.isEmpty() ? CommonWords::tr("no card") : names.join(QStringLiteral(", "));
}
template <class Cards>
QString listed(const Cards& cards)
{
    QStringList names;
    for (const Card card : cards)
        names << displayName(card);
    return listed(names);
}

QString countsOf(const Cards& cards)
{
    return PastWords::tr("%1 Troop, %2 Tactics").arg(cards.troop).arg(cards.tactics);
}

std::vector<SeatScore> scoresOf(const State& state)
{
    const Seats<QString> names = playerNames(state);
    return eachOf(seatsInOrder, [&](Seat seat) {
        return SeatScore{seatNumber(seat), names[seat], state.table.countOfFlags(seat)};
    });
}

/// How wide the picture of a card is on the ribbon, in its heights.
constexpr double cardWide = 1.3;

QString laidWords(const QString& card, int flag)
{
    return QStringLiteral("%1 \u203a %2").arg(card).arg(flag);
}

/// The card that is laid, and the flag; the flag that is claimed.
struct SignOf {
    using Signs = std::vector<TurnSign>;
    Signs operator()(const PlayTroop& play) const
    {
        const auto picture = [card = play.card](QPainter& painter, const QRectF& box) {
            paintCard(painter, box, card, CardLook::Lying);
        };
        return {{.picture = picture, .wide = cardWide, .text = laidWords({}, play.flag)}};
    }
    template <CardKind kind>
    Signs operator()(const PlayAtFlag<kind>& play) const
    {
        return {{.text = laidWords(displayName(play.card), play.flag)}};
    }
    Signs operator()(const PlayScout&) const { return named(cards::scout); }
    Signs operator()(const PlayRedeploy&) const { return named(cards::redeploy); }
    Signs operator()(const PlayDeserter&) const { return named(cards::deserter); }
    Signs operator()(const PlayTraitor&) const { return named(cards::traitor); }
    Signs operator()(const ClaimFlag& claim) const
    {
        return {{.drawing = Icon::Flag, .text = QString::number(claim.flag)}};
    }
    template <class Other>
    Signs operator()(const Other&) const
    {
        return {};
    }

private:
    static Signs named(Card card) { return {{.text = displayName(card)}}; }
};

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
        return {.isRoutine = isAnyOf<Draw, ScoutReturnCards, EndTurn, EndClaims>(command),
                .signs = std::visit(SignOf(), command)};
    }
    static std::vector<SeatPoints> points(const State& before, const State& after)
    {
        if (before.step == Step::Over) // the flags of the next game are all open
            return {};
        return differences(scoresOf(before), scoresOf(after));
    }
    static QString band(const State& after) { return CommonWords::tr("game %1").arg(after.gameNumber()); }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (state.step == Step::NotStarted)
            return {};
        const Seats<QString> names = playerNames(state);
        return whistle::Moment{state.step == Step::Over
                                   ? resultWords(state, names)
                                   : PastWords::tr("Turn %1, %2 to move").arg(state.turn).arg(names[state.toMove]),
                               scoresOf(state)};
    }
    /// Flags first, then cards, hands and decks.
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        const Seats<QString> names = playerNames(after);
        TableChanges<State> changes(before, after);
        changes.tell(CommonWords::tr("Result"), [&](const State& state) {
            return state.result ? resultWords(state, names) : PastWords::tr("the game goes on");
        });
        for (int number = 1; number <= flagCount; ++number) {
            changes.tell(capital(GameWords::tr("flag %1").arg(number)), [&](const State& state) {
                const std::optional<Seat> winner = state.table.flag(number).wonBy;
                return winner ? PastWords::tr("won by %1").arg(names[*winner]) : PastWords::tr("open");
            });
            for (const Seat seat : seatsInOrder)
                changes.tell(GameWords::tr("Flag %1, %2").arg(number).arg(names[seat]),
                             [&](const State& state) { return listed(state.table.flag(number).rows[seat]); });
            changes.tell(PastWords::tr("Fog and Mud at flag %1").arg(number),
                         [&](const State& state) { return listed(groundWords(state.table.flag(number))); });
        }
        for (const Seat seat : seatsInOrder) {
            changes.tell(PastWords::tr("Set aside, %1").arg(names[seat]),
                         [&](const State& state) { return listed(state.table.setAside[seat]); });
            changes.tell(CommonWords::tr("%1's hand").arg(names[seat]),
                         [&](const State& state) { return countsOf(state.hands[seat]); });
        }
        changes.tell(PastWords::tr("Decks"), [](const State& state) { return countsOf(state.decks); });
        changes.tell(capital(CommonWords::tr("to move")), [&](const State& state) {
            return state.step == Step::Over ? CommonWords::tr("nobody") : names[state.toMove];
        });
        return changes.take();
    }
    static MomentView* view(QWidget* parent)
    {
        const auto show = [](LineView& line, const State& state, const Game& /*game*/, bool tellsOutlook) {
            line.setModel({.table = state.table,
                           .provable = state.provable(),
                           .names = playerNames(state),
                           .standing = tellsOutlook ? standingOf(state) : std::vector<FlagStanding>()});
        };
        return new PictureMoment<Game, LineView>(QStringLiteral("battleLineMoment"), show, parent);
    }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::battleline
