// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/past.h"

#include "elgrande/game.h"
#include "elgrande/map/map_view.h"
#include "elgrande/telling/names.h"
#include "elgrande/telling/strip.h"
#include "elgrande/telling/words.h"
#include "table/change_lines.h"
#include "table/telling.h"

#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::Past)
};

QString spotWords(AreaSpot spot)
{
    return spot ? areaName(*spot) : PastWords::tr("nowhere");
}

QString resultOf(const State& state)
{
    const QString result = resultWords(state);
    return result.isEmpty() ? PastWords::tr("the match goes on") : result;
}

QString whenOf(const State& state)
{
    return PastWords::tr("%1, %2", "round, phase").arg(roundWords(state), Text{nameOf(state.phase)}.render());
}

QString moverOf(const State& state)
{
    return state.toMove == noPlayer ? PastWords::tr("nobody") : playerName(state, state.toMove);
}

/// What differs between two tables, in words.
std::vector<ChangeWords> changesOf(const State& before, const State& after)
{
    TableChanges<State> changes(before, after);
    changes.tell(PastWords::tr("Result"), resultOf);
    changes.tell(PastWords::tr("Round"), whenOf);
    for (int player = 0; player < std::min(before.count(), after.count()); ++player) {
        const QString name = playerName(after, player);
        const Board& was = before.board;
        const Board& is = after.board;
        changes.add(PastWords::tr("Score of %1").arg(name), before.scores[player], after.scores[player]);
        for (const Area region : allRegions())
            changes.add(PastWords::tr("%1, %2", "region, player").arg(areaName(region), name), was.at(region, player),
                        is.at(region, player));
        changes.add(PastWords::tr("Court of %1").arg(name), was.court[player], is.court[player]);
        changes.add(PastWords::tr("Provinces of %1").arg(name), was.provinces[player], is.provinces[player]);
        changes.add(PastWords::tr("Home of %1").arg(name), spotWords(was.homes[player]), spotWords(is.homes[player]));
    }
    changes.tell(PastWords::tr("Caballeros in the Castillo"),
                 [](const State& state) { return sum(state.board.caballeros[Area::Castillo]); });
    changes.tell(PastWords::tr("The King"), [](const State& state) { return spotWords(state.board.king); });
    for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero})
        changes.tell(Text{nameOf(board)}.render(),
                     [board](const State& state) { return spotWords(state.board.spotOf(board)); });
    changes.tell(PastWords::tr("To move"), moverOf);
    return changes.take();
}

std::vector<SeatScore> scoresOf(const State& state)
{
    std::vector<SeatScore> scores;
    for (int player = 0; player < state.count(); ++player)
        scores.push_back({seatOf(player), playerName(state, player), state.scores[player]});
    return scores;
}

/// Who an entry names as its maker; none: whoever's turn it is, or nobody.
Acting makerOf(const Command& command)
{
    if (const auto* veto = std::get_if<UseVeto>(&command))
        return veto->holder;
    return std::visit(
        [](const auto& one) -> Acting {
            if constexpr (requires { one.player.size(); })
                return one.player;
            else
                return {};
        },
        command);
}

struct Telling {
    static int seat(const Command& command, const State& before)
    {
        if (const Acting maker = makerOf(command))
            return seatOf(before.playerCalled(*maker).value_or(noPlayer));
        const bool isInTurn = before.phase == Phase::Turns && !isAnyOf<Correct, NewMatch>(command);
        return isInTurn ? seatOf(before.toMove) : 0;
    }
    /// With the intake, a round, and a general scoring.
    static bool beginsTurn(const Command& command, const State& before)
    {
        if (before.phase == Phase::GeneralScoring)
            return std::holds_alternative<OpenCastillo>(command);
        return std::holds_alternative<StartRound>(command) ||
               (std::holds_alternative<TakeCaballeros>(command) && before.step == Step::Intake);
    }
    static Told told(const Command& command, const State& /*before*/, const State& /*after*/)
    {
        return {{}, isAnyOf<RevealActionCard, TakeCaballeros, EndTurn>(command)};
    }
    static std::vector<SeatScore> scores(const State& state) { return scoresOf(state); }
    static QString band(const State& after) { return roundWords(after); }
    static std::optional<whistle::Moment> moment(const State& state, const Match& /*match*/)
    {
        if (state.phase == Phase::NotStarted)
            return {};
        whistle::Moment moment;
        const QString result = resultWords(state);
        moment.when = !result.isEmpty()          ? result
                      : state.toMove != noPlayer ? PastWords::tr("%1, %2 to move", "round, player")
                                                       .arg(roundWords(state), playerName(state, state.toMove))
                                                 : whenOf(state);
        moment.scores = scoresOf(state);
        return moment;
    }
    static std::vector<ChangeWords> changes(const State& before, const State& after, const Match& /*match*/)
    {
        return changesOf(before, after);
    }
    static MomentView* view(QWidget* parent)
    {
        const auto show = [](MapView& map, const State& state, const Game& game) {
            map.setModel(mapOf(state, game.facts()));
        };
        return new PictureMoment<Game, MapView>(QStringLiteral("elGrandeMoment"), show, parent);
    }
};

} // namespace

PastTeller pastTeller()
{
    return pastTellerOf<Game, Telling>();
}

} // namespace whistle::elgrande
