// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/past.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "elgrande/game.h"
#include "elgrande/map/map_view.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/happened.h"
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
    return result.isEmpty() ? CommonWords::tr("the match goes on") : result;
}

QString whenOf(const State& state)
{
    return enumerated({roundWords(state), Text{nameOf(state.phase)}.render()});
}

QString moverOf(const State& state)
{
    return state.toMove == noPlayer ? CommonWords::tr("nobody") : playerName(state, state.toMove);
}

/// What differs between two tables, in words.
std::vector<ChangeWords> changesOf(const State& before, const State& after)
{
    TableChanges<State> changes(before, after);
    changes.tell(CommonWords::tr("Result"), resultOf);
    changes.tell(CommonWords::tr("Round"), whenOf);
    for (int player = 0; player < std::min(before.count(), after.count()); ++player) {
        const QString name = playerName(after, player);
        const Board& was = before.board;
        const Board& is = after.board;
        changes.add(PastWords::tr("%1's score").arg(name), before.scores[player], after.scores[player]);
        for (const Area region : allRegions())
            changes.add(enumerated({areaName(region), name}), was.at(region, player), is.at(region, player));
        changes.add(PastWords::tr("%1's court").arg(name), was.court[player], is.court[player]);
        changes.add(PastWords::tr("%1's provinces").arg(name), was.provinces[player], is.provinces[player]);
        changes.add(PastWords::tr("%1's home region").arg(name), spotWords(was.homes[player]),
                    spotWords(is.homes[player]));
    }
    changes.tell(PastWords::tr("Caballeros in the Castillo"),
                 [](const State& state) { return sum(state.board.caballeros[Area::Castillo]); });
    changes.tell(PastWords::tr("The King"), [](const State& state) { return spotWords(state.board.king); });
    for (const Scoreboard board : {Scoreboard::EightFourZero, Scoreboard::FourZeroZero})
        changes.tell(Text{nameOf(board)}.render(),
                     [board](const State& state) { return spotWords(state.board.spotOf(board)); });
    changes.tell(capital(CommonWords::tr("to move")), moverOf);
    return changes.take();
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

/// "2 in Seville, 1 in Granada", "2 from Seville"
QString countsWords(const AreaCounts& counts, QString (*one)(), std::optional<int> fromCourt = {})
{
    QStringList words;
    if (fromCourt.value_or(0) > 0)
        words << PastWords::tr("%1 from the court").arg(*fromCourt);
    for (const auto& [area, count] : counts) {
        if (count > 0)
            words << one().arg(count).arg(areaName(area));
    }
    return words.isEmpty() ? CommonWords::tr("nobody") : words.join(QStringLiteral(", "));
}

/// "2 from Seville to Granada", "1 of Kinga from Seville to Granada"
QString movesWords(const std::vector<WrittenMove>& moves, const std::string& mover)
{
    QStringList words;
    for (const WrittenMove& move : moves) {
        const QString from = move.from ? areaName(*move.from) : PastWords::tr("the court");
        const QString owner = isolated(QString::fromStdString(move.owner));
        words
            << (move.owner == mover
                    ? PastWords::tr("%1 from %2 to %3", "number, from, to").arg(move.count).arg(from, areaName(move.to))
                    : PastWords::tr("%1 of %2's from %3 to %4", "number, player, from, to")
                          .arg(move.count)
                          .arg(owner, from, areaName(move.to)));
    }
    return words.isEmpty() ? CommonWords::tr("nobody") : words.join(QStringLiteral(", "));
}

QString areasWords(const AreaList& areas)
{
    QStringList words;
    for (const Area area : areas)
        words << areaName(area);
    return words.join(QStringLiteral(", "));
}

QString placedWord()
{
    return PastWords::tr("%1 in %2", "number, region");
}

QString returnedWord()
{
    return PastWords::tr("%1 from %2", "number, region");
}

/// An entry by what went where; none: its own sentence says it.
struct EntryWording {
    const State& before;
    const State& after;
    Told& told;

    /// `words`: what a player did, behind the sentence "%1 places %2".
    template <class Words>
    void say(const Acting& player, QString (*sentence)(), Words words) const
    {
        const int seat = player ? before.playerCalled(*player).value_or(noPlayer) : before.toMove;
        told.sentence = [name = playerName(before, seat), sentence, words] { return sentence().arg(name, words()); };
        if (seat == before.toMove)
            told.clause = words;
    }
    void operator()(const PlaceCaballeros& c) const
    {
        say(
            c.player, [] { return PastWords::tr("%1 places %2", "player, how many where"); },
            [counts = c.placements] { return countsWords(counts, placedWord); });
    }
    void operator()(const MoveCaballeros& c) const
    {
        const std::string mover =
            c.player.value_or(before.toMove == noPlayer ? std::string() : before.name(before.toMove));
        say(
            c.player, [] { return PastWords::tr("%1 moves %2", "player, how many from where to where"); },
            [moves = c.moves, mover] { return movesWords(moves, mover); });
    }
    void operator()(const ReturnCaballeros& c) const
    {
        say(
            c.player, [] { return PastWords::tr("%1 returns %2", "player, how many from where"); },
            [counts = c.fromRegions, court = courtOf(c)] { return countsWords(counts, returnedWord, court); });
    }
    void operator()(const MoveKing& c) const
    {
        told.clause = [to = c.to] { return PastWords::tr("King to %1").arg(areaName(to)); };
    }
    void operator()(const MoveGrande& c) const
    {
        told.clause = [to = c.to] { return PastWords::tr("Grande to %1").arg(areaName(to)); };
    }
    void operator()(const SkipSpecialAction&) const
    {
        told.clause = [] { return PastWords::tr("no special action"); };
    }
    void operator()(const RevealDiscs&) const
    {
        if (before.discs)
            told.sentence = [was = before, is = after] { return revealedWords(was, is); };
    }
    void operator()(const Score&) const
    {
        const AreaList areas = scoredBetween(before, after);
        if (areas.size() == regionCount)
            told.sentence = [] { return GameWords::tr("All nine regions are scored"); };
        else if (areas.size() > 1)
            told.sentence = [areas] { return PastWords::tr("Scored: %1").arg(areasWords(areas)); };
    }
    template <class Other>
    void operator()(const Other&) const
    {
    }

private:
    /// What a decay card takes is not written in the entry.
    [[nodiscard]] std::optional<int> courtOf(const ReturnCaballeros& c) const
    {
        const std::optional<int> seat = before.playerCalled(c.player);
        return c.fromCourt || !seat ? c.fromCourt : std::optional(before.board.court[*seat] - after.board.court[*seat]);
    }
};

struct Telling {
    static int seat(const Command& command, const State& before)
    {
        if (before.phase == Phase::GeneralScoring && std::holds_alternative<SetDisc>(command))
            return 0; // one line of all
        if (const Acting maker = makerOf(command))
            return seatOf(before.playerCalled(*maker).value_or(noPlayer));
        const bool isInTurn = before.phase == Phase::Turns && !isAnyOf<Correct, NewMatch>(command);
        return isInTurn ? seatOf(before.toMove) : 0;
    }
    /// With the intake, a round, and a general scoring.
    static bool beginsTurn(const Command& command, const State& before)
    {
        if (before.phase == Phase::GeneralScoring)
            return std::holds_alternative<SetDisc>(command) && before.discs &&
                   before.discs->missing() == before.discs->asked;
        return std::holds_alternative<StartRound>(command) ||
               (std::holds_alternative<TakeCaballeros>(command) && before.step == Step::Intake);
    }
    static Told told(const Command& command, const State& before, const State& after)
    {
        const auto* announced = std::get_if<AnnounceSpecialAction>(&command);
        Told told;
        told.isRoutine =
            isAnyOf<RevealActionCard, TakeCaballeros, EndTurn, SetDisc>(command) || (announced && !announced->region);
        told.isCorrection = std::holds_alternative<Correct>(command);
        std::visit(EntryWording{before, after, told}, command);
        if (std::holds_alternative<TakeCaballeros>(command) && before.toMove != noPlayer)
            told.signs = {{.text = QString::number(before.powers[before.toMove].ofRound)}};
        else if (told.clause && !std::holds_alternative<SkipSpecialAction>(command))
            told.signs = {{.text = told.clause()}};
        return told;
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
        const auto show = [](MapView& map, const State& state, const Game& game, bool tellsOutlook) {
            MapModel shown = mapOf(state, game.facts());
            if (!tellsOutlook)
                shown.forgetPays();
            map.setModel(std::move(shown));
        };
        return new PictureMoment<Game, MapView>(QStringLiteral("elGrandeMoment"), show, parent);
    }
};

} // namespace

PastTeller pastTeller()
{
    PastTeller teller = pastTellerOf<Game, Telling>();
    // Who was in the Castillo everybody sees while it is shown, and nobody afterwards.
    teller.tellsReasons = [](const Match& match, int number) {
        const auto* entry = typed<Game>(match).journal().entry(number);
        return entry == nullptr || !std::holds_alternative<OpenCastillo>(entry->command);
    };
    return teller;
}

} // namespace whistle::elgrande
