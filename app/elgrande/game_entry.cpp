// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/game_entry.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "elgrande/box/el_grande_box.h"
#include "elgrande/form_pickers.h"
#include "elgrande/new_match/new_match_page.h"
#include "elgrande/page/elgrande_page.h"
#include "elgrande/scoring/area_sum.h"
#include "elgrande/table/rounds.h"
#include "elgrande/telling/past.h"
#include "elgrande/telling/report.h"
#include "elgrande/telling/secret_disc.h"
#include "elgrande/telling/strip.h"
#include "elgrande/telling/words.h"
#include "table/digest.h"
#include "table/game_entry.h"
#include "table/player_fields.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::elgrande {

namespace {

MatchSession::Digest digestOf(const Match& match)
{
    const State& state = typed<Game>(match).state();
    const bool isOver = state.result && state.result->isFinal;
    const PlayerList winners = isOver ? state.result->winners() : PlayerList{};
    std::vector<DigestSeat> seats;
    for (int player = 0; player < state.count(); ++player) {
        const bool hasWon = contains(winners, player);
        seats.push_back({seatOf(player),
                         state.name(player),
                         state.scores[player],
                         {},
                         isOver ? std::optional(hasWon) : std::nullopt,
                         state.colours[player]});
    }
    Progress progress{.pip = 0, .pips = state.rules.roundsInGame};
    for (int round = 1; round <= state.round; ++round)
        progress.pip += isPlayedRound(round, state.rules.roundsInGame) ? 1 : 0;
    if (isOver)
        progress.pip = progress.pips + 1;
    return whistle::digestOf(seats, state.phase == Phase::Finished, {{"round", state.round}}, progress);
}

} // namespace

GameEntry gameEntry()
{
    GameEntry entry = gameEntryOf<Game, ElGrandePage, ElGrandeNewMatchPage>(
        {"common", QT_TRANSLATE_NOOP("common", "El Grande")},
        {"whistle::elgrande::GameEntry", QT_TRANSLATE_NOOP("whistle::elgrande::GameEntry", "2 to 5 players")},
        Icon::Crown, pastTeller());
    entry.digest = digestOf;
    entry.standing = [](const Json& summary) {
        const int round = valueIn(summary, "round", 0);
        return round == 0 ? CommonWords::tr("setup") : CommonWords::tr("round %1").arg(round);
    };
    entry.outcome = [](const Json& summary) {
        const std::optional<QStringList> winners = winnersIn(summary, nameReader());
        return winners ? resultWords(*winners) : QString();
    };
    entry.names = nameReader();
    entry.secretMap = discMap;
    entry.sums = sumsOf;
    entry.pickers = formPickers();
    entry.companions.push_back(boxEntry(entry.name, [](Store&, Settings&) { return boxContents(); }));
    entry.colours = [](const Match& match) { return coloursOf(typed<Game>(match).state()); };
    return entry;
}

} // namespace whistle::elgrande
