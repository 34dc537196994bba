// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/referee.h"

#include "base/common_words.h"
#include "elgrande/judging/desk.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

Outcome<State> referee(const State& state, const Command& command, const Facts& facts, Reasons::Listening listening,
                       std::vector<AskedQuestion>* asked)
{
    Desk desk(state, facts, listening, asked);
    if (state.phase == Phase::NotStarted && !std::holds_alternative<NewMatch>(command))
        desk.refuse("EG-1.1"_rule, common::Saying::tr("No match has begun: new_match comes first."));
    else
        std::visit([&desk](const auto& one) { on(desk, one); }, command);
    // What players record against the rules must still be a table that can be.
    if (!desk.isRefused() && desk.hasObjections()) {
        if (std::optional<Text> unsound = unsoundness(desk.state))
            desk.refuse("EG-2.5"_rule, std::move(*unsound));
    }
    if (desk.isRefused())
        desk.state = state;
    State next = std::move(desk.state);
    return desk.concluded(std::move(next));
}

void on(Desk& desk, const Correct& command)
{
    const Corrections& set = command.set;
    for (const auto& [region, counts] : set.regions)
        (void)desk.knows(counts, pointerTo("/set/regions", toWord(region)));
    for (const auto& [counts, at] :
         {std::pair{&set.castillo, "/set/castillo"}, std::pair{&set.court, "/set/court"},
          std::pair{&set.provinces, "/set/provinces"}, std::pair{&set.scores, "/set/scores"}})
        (void)desk.knows(*counts, at);
    for (const auto& [player, region] : set.homeRegions)
        (void)desk.knows(player, pointerTo("/set/home_regions", player));
    if (desk.isRefused())
        return;
    if (desk.state.phase == Phase::Setup)
        return desk.refuse("EG-3.1"_rule, Saying::tr("Nothing can be corrected during setup; undo entries instead."));
    if (desk.state.turn && desk.turn().isRunning())
        return desk.refuse("EG-5.9"_rule, said::actionRuns, desk.name(desk.turn().player));
    Board& board = desk.board();
    for (const auto& [region, counts] : set.regions)
        desk.lay(board.caballeros[region], counts);
    desk.lay(board.caballeros[Area::Castillo], set.castillo);
    desk.lay(board.court, set.court);
    desk.lay(board.provinces, set.provinces);
    desk.lay(desk.state.scores, set.scores);
    if (set.kingRegion)
        board.king = set.kingRegion;
    for (const auto& [player, region] : set.homeRegions)
        board.homes[desk.seat(player)] = region;
    if (set.boards.eightFourZero)
        board.spotOf(Scoreboard::EightFourZero) = *set.boards.eightFourZero;
    if (set.boards.fourZeroZero)
        board.spotOf(Scoreboard::FourZeroZero) = *set.boards.fourZeroZero;
    for (int player = 0; player < desk.state.count(); ++player) {
        if (const int all = board.caballerosOf(player); all != caballerosInPlay)
            desk.refuse("EG-2.5"_rule, said::notThirty, desk.name(player), all, caballerosInPlay);
    }
    const AreaSpot first = board.spotOf(Scoreboard::EightFourZero);
    if (first && first == board.spotOf(Scoreboard::FourZeroZero))
        desk.refuse("EG-10.3"_rule, Saying::tr("Both scoreboards cannot be in %1."), *first);
    desk.say("EG-2.5"_rule, said::isCorrected, command.reason);
    if (desk.state.phase == Phase::Finished && !desk.isRefused())
        finish(desk);
}

} // namespace whistle::elgrande
