// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "battleline/game.h"
#include "battleline/judging/texts.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

namespace say = texts::headline;

/// One sentence for one, two or three decks.
Text withDecks(const std::array<Sentence, 3>& sentences, Seat seat, const std::vector<Deck>& decks)
{
    if (decks.size() == 1)
        return {sentences[0], seat, nameOf(decks[0])};
    if (decks.size() == 2)
        return {sentences[1], seat, nameOf(decks[0]), nameOf(decks[1])};
    return {sentences[2], seat, nameOf(decks[0]), nameOf(decks[1]), nameOf(decks[2])};
}

} // namespace

Text headline(const State& before, const Command& command)
{
    const Seat seat = before.toMove;
    const auto laid = [&](Card card, int flag) { return Text{say::lays, seat, card, flag}; };
    return match(
        command,
        [&](const StartGame& c) {
            return Text{say::startGame, c.firstStarter, static_cast<int>(before.games.size()) + 1};
        },
        [&](const PlayTroop& c) { return laid(c.card, c.flag); },
        [&](const PlayMorale& c) { return laid(c.card, c.flag); },
        [&](const PlayEnvironment& c) { return laid(c.card, c.flag); },
        [&](const PlayScout&) {
            return Text{say::scout, seat};
        },
        [&](const ScoutDrawCards& c) {
            return withDecks({say::scoutDraws, say::scoutDraws2, say::scoutDraws3}, seat, c.decks);
        },
        [&](const ScoutReturnCards& c) {
            return withDecks({say::scoutReturns, say::scoutReturns2, say::scoutReturns3}, seat, c.decks);
        },
        [&](const PlayRedeploy& c) {
            return c.toFlag ? Text{say::redeploy, seat, c.card, *c.toFlag} : Text{say::redeployOut, seat, c.card};
        },
        [&](const PlayDeserter& c) {
            return Text{say::deserter, seat, c.card};
        },
        [&](const PlayTraitor& c) {
            return Text{say::traitor, seat, c.card, c.toFlag};
        },
        [&](const Pass&) {
            return Text{say::pass, seat};
        },
        [&](const ClaimFlag& c) {
            return Text{say::claim, seat, c.flag};
        },
        [&](const Draw& c) {
            return Text{say::draw, seat, nameOf(c.deck)};
        },
        [&](const EndTurn&) {
            return Text{say::endTurn, seat};
        },
        [&](const EndClaims&) {
            return Text{say::endClaims, seat};
        });
}

} // namespace whistle::battleline
