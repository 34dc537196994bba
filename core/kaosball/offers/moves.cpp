// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/moves.h"

#include "kaosball/game.h"

namespace whistle::kaosball {

namespace {

void offerActing(const Offers& offers)
{
    if (offers.state.phase == Phase::Turn) {
        offerActivations(offers);
        offerTactics(offers);
        offerBoot(offers);
        offerScatter(offers);
    }
    offerWalks(offers);
    offerContests(offers);
    offerReactions(offers);
    offerHandOffs(offers);
    offerStomps(offers);
    offerScorch(offers);
    offerBzzzzt(offers);
    offerEndOfTurn(offers);
    offerDamage(offers);
}

} // namespace

void Game::gather(const State& state, Gathering<Command>& moves) const
{
    offerAll({state, facts(), moves});
}

std::vector<MoveOf<Command>> movesAt(const State& state, const Facts& facts)
{
    Gathering<Command> gathering([&](const std::vector<Command>& commands) {
        return referee(state, commands.front(), facts, Reasons::Listening::No).isLegal(); // none has a second one
    });
    offerAll({state, facts, gathering});
    return std::move(gathering.moves());
}

std::optional<Command> attemptAt(const State& state, const Facts& facts, std::vector<Tap> taps)
{
    auto gathering = Gathering<Command>::lookingFor(std::move(taps));
    offerAll({state, facts, gathering});
    return gathering.moves().empty() ? std::nullopt : std::optional(gathering.moves().front().commands.front());
}

std::optional<Command> moveOfNobody(const State& state, const Facts& facts)
{
    for (MoveOf<Command>& move : movesAt(state, facts)) {
        if (move.needsNobody)
            return std::move(move.commands.front());
    }
    return {};
}

void offerAll(const Offers& offers)
{
    switch (offers.state.phase) {
    case Phase::NotStarted:
        return offerMatches(offers);
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        offerDraft(offers);
        break;
    case Phase::Loadout:
        offerLoadouts(offers);
        break;
    case Phase::Lineup:
    case Phase::Replace:
        offerEntrants(offers);
        break;
    case Phase::BeforePeriod:
        offerActivations(offers);
        offerPeriod(offers);
        break;
    case Phase::BetweenTurns:
        offerActivations(offers);
        offerTurn(offers);
        break;
    case Phase::Turn:
    case Phase::Special:
    case Phase::SpecialEnd:
        offerActing(offers);
        break;
    case Phase::PeriodOver:
        offerActivations(offers);
        offerPeriodEnd(offers);
        break;
    case Phase::Bribes:
    case Phase::FoulRolls:
    case Phase::Bonus:
    case Phase::CleanUp:
        offerPeriodEnd(offers);
        break;
    case Phase::MatchOver:
        offerMatchEnd(offers);
        break;
    case Phase::Finished:
        return;
    }
    offerDepth(offers);
}

} // namespace whistle::kaosball
