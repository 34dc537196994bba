// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/referee.h"

#include "base/contains.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/names.h"

#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

int numberOfSides(const std::vector<NewMatchTeam>& teams)
{
    std::set<Side> sides;
    for (const NewMatchTeam& team : teams)
        sides.insert(team.side);
    return static_cast<int>(sides.size());
}

bool areNeighbours(Side a, Side b)
{
    const int apart = (static_cast<int>(a) - static_cast<int>(b) + 4) % 4;
    return apart == 1 || apart == 3;
}

/// The left-seated ally of a pair: the later of the two in clockwise order (KB-R13).
bool sitsLeftOf(Side a, Side partner)
{
    return (static_cast<int>(partner) + 1) % 4 == static_cast<int>(a);
}

std::vector<Figure> freshFigures(Health health)
{
    std::vector<Figure> figures;
    figures.reserve(16);
    for (int i = 1; i <= 7; ++i)
        figures.push_back({"r" + std::to_string(i), FigureKind::Runner, Ringer::None, Post::Runner, health.runner});
    for (int i = 1; i <= 6; ++i)
        figures.push_back({"b" + std::to_string(i), FigureKind::Bruiser, Ringer::None, Post::Bruiser, health.bruiser});
    return figures;
}

} // namespace

void Referee::checkWhatIsBrought(const NewMatch& command)
{
    std::map<std::string, int> ringers;
    std::map<Upgrade, int> tiles;
    for (const NewMatchTeam& team : command.teams) {
        if (team.bringsSomething() && command.kind != MatchKind::League)
            object("KB-34.3"_rule, texts::onlyInLeagues, team.team);
        for (const Upgrade upgrade : team.upgrades) {
            if (++tiles[upgrade] == m_facts[upgrade].copies + 1)
                refuse("KB-1.7"_rule, texts::tooManyTiles, std::string(toWord(upgrade)), m_facts[upgrade].copies);
        }
        for (const std::string& ringer : team.ringers) {
            if (!m_facts.ringer(ringer))
                refuse("KB-30.1"_rule, texts::noSuchRinger, ringer);
            else if (++ringers[ringer] == 2)
                refuse("KB-1.9"_rule, texts::ringerTwice, ringer);
        }
    }
}

void Referee::bring(const NewMatchTeam& entry, Team& team)
{
    if (entry.cash && *entry.cash != team.cash)
        say("KB-35.10"_rule, texts::startsWith, team.name, *entry.cash);
    team.cash = entry.cash.value_or(team.cash);
    team.fouls = entry.fouls.value_or(team.fouls); // KB-35.13
    team.ownedUpgrades = entry.upgrades;           // KB-35.11
    for (const std::string& ringer : entry.ringers)
        own(team, *m_facts.ringer(ringer));
    for (const std::string& dead : entry.dead) { // KB-35.12
        const auto one = std::find_if(team.figures.begin(), team.figures.end(),
                                      [&](const Figure& figure) { return figure.name == dead; });
        if (one == team.figures.end())
            refuse("KB-35.12"_rule, texts::noSuchFigure, dead);
        else
            one->where = Where::Lost;
    }
    const auto usable =
        std::count_if(team.figures.begin(), team.figures.end(), [](const Figure& figure) { return figure.isAlive(); });
    if (!entry.dead.empty() && usable < m_rules.figuresOnField)
        object("KB-35.12"_rule, texts::tooFewLive, team.name, static_cast<int>(usable), m_rules.figuresOnField);
}

void Referee::own(Team& team, const RingerFacts& ringer)
{
    const auto told = std::find_if(m_state.ringerHealth.rbegin(), m_state.ringerHealth.rend(),
                                   [&](const auto& one) { return one.first == ringer.id; });
    const int health = told != m_state.ringerHealth.rend() ? told->second : ringer.health.value_or(0);
    team.ownedRingers.push_back(ringer.id);
    team.figures.push_back({ringer.id, FigureKind::Ringer, ringer.rule, Post::Runner, health});
}

void Referee::on(const NewMatch& command)
{
    const auto count = static_cast<int>(command.teams.size());
    const bool countFits = command.mode == Mode::Versus     ? count == 2
                           : command.mode == Mode::Alliance ? count == 4
                                                            : count == 3 || count == 4;
    if (!countFits)
        refuse("KB-25.1"_rule, texts::teamCount, count);
    if (command.kind == MatchKind::League && command.mode != Mode::Versus)
        refuse("KB-34.2"_rule, texts::leagueIsVersus);
    std::set<std::string> names;
    std::set<Side> sides;
    for (const NewMatchTeam& team : command.teams) {
        if (!names.insert(team.team).second)
            refuse("KB-8.3"_rule, texts::teamTwice, team.team);
        if (!sides.insert(team.side).second)
            refuse("KB-8.3"_rule, texts::sideTaken, team.team);
        if (!team.alliance.empty() && command.mode != Mode::Alliance)
            refuse("KB-25.3"_rule, texts::alliancesOnlyThere, team.team);
    }
    if (!names.contains(command.firstPlayer))
        refuse("KB-8.8"_rule, texts::noSuchFirstPlayer, command.firstPlayer);
    if (m_refused)
        return;
    if (numberOfSides(command.teams) == 2 && areNeighbours(command.teams[0].side, command.teams[1].side))
        refuse("KB-8.3"_rule, texts::sidesOpposite);
    // Clockwise may begin anywhere: from one team to the next the sides go round once.
    int turned = 0;
    for (std::size_t i = 0; i < command.teams.size(); ++i) {
        const auto from = static_cast<int>(command.teams[i].side);
        const auto to = static_cast<int>(command.teams[(i + 1) % command.teams.size()].side);
        turned += (to - from + 4) % 4;
    }
    if (turned != 4)
        refuse("KB-8.3"_rule, texts::notClockwise);
    if (command.mode == Mode::Alliance) {
        std::map<std::string, std::vector<const NewMatchTeam*>> alliances;
        for (const NewMatchTeam& team : command.teams)
            alliances[team.alliance].push_back(&team);
        const bool twoOfTwo = alliances.size() == 2 && alliances.begin()->second.size() == 2 && !alliances.contains("");
        if (!twoOfTwo) {
            refuse("KB-25.3"_rule, texts::alliancesOfTwo);
            return;
        }
        std::vector<std::string> left;
        for (const auto& [name, pair] : alliances) {
            if (!areNeighbours(pair[0]->side, pair[1]->side))
                refuse("KB-25.3"_rule, texts::alliesTogether);
            left.push_back(sitsLeftOf(pair[0]->side, pair[1]->side) ? pair[0]->team : pair[1]->team);
        }
        if (!m_refused && command.firstPlayer != left[0] && command.firstPlayer != left[1])
            refuse("KB-25.9"_rule, texts::leftAllyFirst, left[0], left[1]);
    }
    for (const auto& [ringer, health] : command.ringerHealth) {
        if (!m_facts.ringer(ringer))
            refuse("KB-30.1"_rule, texts::noSuchRinger, ringer);
    }
    checkWhatIsBrought(command);
    if (m_refused)
        return;

    m_state.mode = command.mode;
    m_state.kind = command.kind;
    m_state.hasDraft = command.hasDraft;
    m_state.depth = command.depth;
    m_state.houseRules = command.houseRules;
    m_state.ringerHealth = command.ringerHealth;
    const int cash = command.kind == MatchKind::League ? m_rules.cashLeague : m_rules.cashExhibition; // KB-8.4
    for (const NewMatchTeam& entry : command.teams) {
        Team team;
        team.name = entry.team;
        team.coach = entry.coach;
        team.side = entry.side;
        team.stats = entry.stats;
        team.health = entry.health;
        team.ability = entry.ability;
        team.alliance = entry.alliance;
        team.activeUpgradePoints = entry.activeUpgradePoints.value_or(m_rules.startingActiveUpgradePoints);
        team.cash = cash;
        team.fouls = m_rules.startingFouls;
        team.figures = freshFigures(entry.health);
        bring(entry, team);
        m_state.teams.push_back(std::move(team));
    }
    m_state.firstPlayer = m_state.orderFrom = m_state.teamNamed(command.firstPlayer);
    m_state.drawPile = m_rules.deck;
    if (m_state.isMirror())
        m_state.ball.space = crossfield::centerfield();
    m_state.phase = command.hasDraft ? Phase::UpgradeDraft : Phase::Lineup; // KB-8.1, KB-8.9
    say("KB-8.4"_rule, texts::matchBegins, cash, command.firstPlayer);
}

void Referee::on(const SetDepth& command)
{
    if (command.depth == m_state.depth) {
        refuse("KB-2.2"_rule, texts::sameDepth);
        return;
    }
    m_reasons.cite("KB-2.2"_rule);
    if (command.depth == Depth::Scorekeeper) {
        if (!command.places.empty() || command.ball.isValid()) {
            refuse("KB-2.2"_rule, texts::mirrorOnly);
            return;
        }
        for (const FigureRef ref : m_state.onField())
            m_state[ref].space = {};
        m_state.ball.space = {};
        m_state.walls.clear();
        m_state.fires.clear();
        m_state.scoreTokens.clear();
        m_state.depth = Depth::Scorekeeper;
        return;
    }
    for (const auto& [id, space] : command.places) {
        const FigureRef ref = figure(id);
        if (ref.isValid() && !m_state[ref].isOnField())
            refuse("KB-4.5"_rule, texts::notOnField, id);
        if (ref.isValid())
            m_state[ref].space = space;
    }
    SpaceSet taken;
    for (const FigureRef ref : m_state.onField()) {
        const Figure& one = m_state[ref];
        if (!one.space.isValid()) {
            refuse("KB-4.5"_rule, texts::placeMissing, m_state.idOf(ref));
        } else if (one.standing) {
            const auto index = static_cast<std::size_t>(one.space.index);
            if (taken[index])
                refuse("KB-2.11"_rule, texts::placeTaken, std::string(crossfield::name(one.space)));
            taken.set(index);
        }
    }
    if (!m_state.ball.carrier.isValid()) {
        m_state.ball.space = command.ball;
        if (!command.ball.isValid())
            refuse("KB-2.8"_rule, texts::ballPlaceMissing);
    }
    m_state.depth = Depth::Mirror;
    if (m_state.activation && !m_refused) { // how far the active figure has gone nobody has said: all is left to it
        Activation& activation = *m_state.activation;
        const bool hustle = m_state.turn.tactic == Tactic::Hustle && !m_state.turn.tacticCancelled;
        const FieldView view = viewField(m_state);
        activation.reactionOpen = false;
        if (m_state[activation.figure].stands() && !activation.isUsedUp())
            activation.movementLeft =
                movementAllowance(view.position, view.pieceOf(activation.figure), activation.movement, hustle, m_rules);
    }
}

void Referee::on(const RevealUpgrades& command)
{
    if (!inPhase(Phase::UpgradeDraft, "KB-26.2"_rule))
        return;
    std::map<std::string, int> copies;
    for (const Team& team : m_state.teams) { // KB-35.11: what is owned is left out
        for (const Upgrade owned : team.ownedUpgrades)
            ++copies[std::string(toWord(owned))];
    }
    for (const RevealedLot& lot : command.lots) {
        const std::optional<Upgrade> upgrade = fromWord<Upgrade>(lot.name);
        if (!upgrade)
            refuse("KB-26.2"_rule, texts::noSuchUpgrade, lot.name);
        else if (++copies[lot.name] > m_facts[*upgrade].copies)
            object("KB-1.7"_rule, texts::tooManyTiles, lot.name, m_facts[*upgrade].copies);
    }
    startAuctionOf(AuctionKind::Upgrades, command.lots);
}

bool Referee::isOwned(const std::string& ringer) const
{
    return std::any_of(m_state.teams.begin(), m_state.teams.end(),
                       [&](const Team& team) { return contains(team.ownedRingers, ringer); });
}

void Referee::on(const RevealRingers& command)
{
    if (!inPhase(Phase::RingerDraft, "KB-26.2"_rule))
        return;
    std::set<std::string> seen;
    for (const RevealedLot& lot : command.lots) {
        const RingerFacts* ringer = m_facts.ringer(lot.name);
        if (!ringer)
            refuse("KB-26.2"_rule, texts::noSuchRinger, lot.name);
        else if (!seen.insert(lot.name).second)
            refuse("KB-1.9"_rule, texts::ringerTwice, lot.name);
        else if (isOwned(lot.name))
            refuse("KB-35.11"_rule, texts::ownedAlready, lot.name);
        else if (!ringer->minimumBid && !lot.minimumBid)
            refuse("KB-26.3"_rule, texts::minimumUnknown, lot.name);
        if (lot.health)
            m_state.ringerHealth.emplace_back(lot.name, *lot.health);
    }
    startAuctionOf(AuctionKind::Ringers, command.lots);
}

void Referee::startAuctionOf(AuctionKind kind, const std::vector<RevealedLot>& lots)
{
    if (m_state.auction) {
        refuse("KB-26.2"_rule, texts::stepDone, m_state[m_state.firstPlayer].name);
        return;
    }
    const int expected = lotsExpected(kind, m_state.teamCount(), m_rules);
    if (static_cast<int>(lots.size()) != expected)
        object("KB-26.2"_rule, texts::lotCount, expected, m_state.teamCount(), static_cast<int>(lots.size()));
    if (lots.empty())
        refuse("KB-26.2"_rule, texts::lotCount, expected, m_state.teamCount(), 0);
    std::set<std::string> ids;
    std::vector<AuctionOffer> offers;
    for (const RevealedLot& lot : lots) {
        if (!ids.insert(lot.lot).second)
            refuse("KB-26.2"_rule, texts::lotTwice, lot.lot);
        offers.push_back({lot.lot, lot.name, lot.minimumBid});
    }
    if (m_refused)
        return;
    std::vector<AuctionSeat> seats;
    m_state.auctionOrder = m_state.orderFromTeam(m_state.firstPlayer); // KB-R50
    for (const int team : m_state.auctionOrder)
        seats.push_back({m_state[team].name, m_state[team].cash});
    m_state.auction = startAuction(kind, seats, offers, m_facts);
    say("KB-26.3"_rule, texts::lotsAreUp, static_cast<int>(lots.size()), seats.front().team);
}

void Referee::on(const OpenLot& command)
{
    auctionEvent(command.team, AuctionAction::Open, command.lot, command.bid);
}

void Referee::on(const Bid& command)
{
    auctionEvent(command.team, AuctionAction::Bid, {}, command.bid);
}

void Referee::on(const PassBid& command)
{
    auctionEvent(command.team, AuctionAction::Pass, {}, 0);
}

void Referee::auctionEvent(const std::string& teamName, AuctionAction action, const std::string& lotId, int bid)
{
    if (m_state.phase != Phase::RingerDraft && !inPhase(Phase::UpgradeDraft, "KB-26.1"_rule))
        return;
    const int team = playingTeam(teamName);
    if (!m_state.auction) {
        refuse("KB-26.2"_rule, texts::noSuchLot, lotId.empty() ? teamName : lotId);
        return;
    }
    if (team < 0)
        return;
    Auction& auction = *m_state.auction;
    const auto seat = std::find(m_state.auctionOrder.begin(), m_state.auctionOrder.end(), team);
    AuctionEvent event{action, static_cast<int>(seat - m_state.auctionOrder.begin()), -1, bid};
    if (action == AuctionAction::Open) {
        const auto lot = std::find_if(auction.lots.begin(), auction.lots.end(),
                                      [&](const AuctionLot& one) { return one.id == lotId; });
        if (lot == auction.lots.end()) {
            refuse("KB-26.3"_rule, texts::noSuchLot, lotId);
            return;
        }
        event.lot = static_cast<int>(lot - auction.lots.begin());
    }
    if (const std::optional<AuctionProblem> problem = problemWith(auction, event)) {
        // An auction has no second bidder to go on with: what its rules refuse is never recorded.
        m_objections.push_back({ruleOf(*problem, auction.state), describe(*problem, auction, event), false});
        m_refused = true;
        return;
    }
    if (action == AuctionAction::Open)
        say("KB-26.3"_rule, texts::lotOpened, teamName, lotId, bid);
    else if (action == AuctionAction::Bid)
        say("KB-26.4"_rule, texts::bidRaised, teamName, bid);
    else
        say("KB-26.4"_rule, texts::bidPassed, teamName);
    const AuctionStep step = apply(auction, event);
    for (std::size_t i = 0; i < m_state.auctionOrder.size(); ++i)
        m_state[m_state.auctionOrder[i]].cash = auction.teams[i].cash;
    if (step.soldLot >= 0) {
        const AuctionLot& lot = auction.lots[static_cast<std::size_t>(step.soldLot)];
        const int buyer = m_state.auctionOrder[static_cast<std::size_t>(lot.buyer)];
        Team& owner = m_state[buyer];
        say("KB-26.6"_rule, texts::lotSold, owner.name, lot.id, lot.price, owner.cash);
        if (auction.kind == AuctionKind::Upgrades) {
            const Upgrade upgrade = *fromWord<Upgrade>(lot.name);
            owner.ownedUpgrades.push_back(upgrade);
            if (upgrade == Upgrade::SexyContract &&
                m_state.houseRules.sexyContractPaid == SexyContractPaid::OnPurchase) {
                owner.cash += m_rules.sexyContractCash; // KB-R11
                auction.teams[static_cast<std::size_t>(lot.buyer)].cash = owner.cash;
                owner.contractPaid = true;
                say("KB-R11"_rule, texts::contractPays, owner.name, m_rules.sexyContractCash);
            }
        } else {
            own(owner, *m_facts.ringer(lot.name)); // KB-26.9
        }
    }
    if (step.isOver)
        auctionPhaseOver();
}

void Referee::auctionPhaseOver()
{
    say("KB-26.8"_rule, texts::auctionOver);
    m_state.auction.reset();
    m_state.auctionOrder.clear();
    m_state.phase = m_state.phase == Phase::UpgradeDraft ? Phase::RingerDraft : Phase::Loadout;
    restartSteps();
}

void Referee::on(const SetLoadout& command)
{
    if (!inPhase(Phase::Loadout, "KB-27.1"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0 || hasDoneItsStep(team, "KB-27.1"_rule))
        return;
    Team& owner = m_state[team];
    LoadoutInquiry inquiry;
    inquiry.activeUpgradePoints = owner.activeUpgradePoints;
    for (const Upgrade upgrade : owner.ownedUpgrades)
        inquiry.owned.add(upgrade);
    for (const Upgrade upgrade : command.upgrades)
        inquiry.active.add(upgrade);
    for (const Figure& one : owner.figures) {
        if (one.kind == FigureKind::Ringer && one.isAlive())
            inquiry.ownedRingers.push_back(one.name);
    }
    inquiry.fieldedRingers = command.ringers;
    const Ruling<LoadoutVerdict> ruling = judgeLoadout(inquiry, m_facts);
    std::set<std::string> seen;
    for (const FieldedRinger& fielded : command.ringers) {
        const auto one = std::find_if(owner.figures.begin(), owner.figures.end(),
                                      [&](const Figure& candidate) { return candidate.name == fielded.ringer; });
        if (!seen.insert(fielded.ringer).second)
            refuse("KB-3.8"_rule, texts::listedTwice, fielded.ringer);
        else if (one == owner.figures.end())
            refuse("KB-27.5"_rule, texts::noSuchFigure, fielded.ringer);
        else if (!one->isAlive())
            refuse("KB-27.5"_rule, texts::deadRinger, fielded.ringer);
        else if (one->health == 0)
            refuse("KB-3.7"_rule, texts::healthUnknown, fielded.ringer);
    }
    if (m_refused)
        return;
    for (std::size_t i = 0; i < ruling.verdict.problems.size(); ++i) {
        const LoadoutProblem problem = ruling.verdict.problems[i];
        // More ringers or dearer tiles than allowed is no table that can be (invariants 6 and 8).
        const bool canBeOverridden = problem == LoadoutProblem::UpgradeNotOwned;
        m_objections.push_back({ruleOf(problem), ruling.verdict.objections[i], canBeOverridden});
        m_refused = m_refused || !canBeOverridden;
    }
    if (m_refused)
        return;
    owner.chosen = ChosenLoadout{inquiry.active, command.ringers};
    owner.isDone = true;
    for (int other = 0; other < m_state.teamCount(); ++other) {
        if (m_state.plays(other) && !m_state[other].isDone) {
            say("KB-27.1"_rule, texts::loadoutSet, owner.name);
            return;
        }
    }
    revealLoadouts();
}

void Referee::revealLoadouts()
{
    for (Team& team : m_state.teams) {
        if (!team.chosen)
            continue;
        team.active = team.chosen->upgrades;
        team.fielded = std::move(team.chosen->ringers);
        team.chosen.reset();
        for (std::size_t i = 0; i < upgradeKinds; ++i) {
            const auto upgrade = static_cast<Upgrade>(i);
            if (team.active[upgrade] > 0)
                say("KB-27.1"_rule, texts::loadoutUpgrade, team.name, nameOf(upgrade), team.active[upgrade]);
        }
        for (const FieldedRinger& fielded : team.fielded)
            say("KB-27.1"_rule, texts::loadoutRinger, team.name, fielded.ringer);
        for (Figure& one : team.figures) {
            for (const FieldedRinger& fielded : team.fielded) {
                if (one.name == fielded.ringer)
                    one.post = fielded.as;
            }
        }
        // KB-29.11, KB-R11: once, in the loadout of the first half.
        const bool firstHalf = !m_state.firstLineupDone;
        if (firstHalf && !team.contractPaid && team.active[Upgrade::SexyContract] > 0 &&
            m_state.houseRules.sexyContractPaid == SexyContractPaid::AtFirstLoadout) {
            team.cash += m_rules.sexyContractCash;
            team.contractPaid = true;
            say("KB-29.11"_rule, texts::contractPays, team.name, m_rules.sexyContractCash);
        }
    }
    say("KB-27.1"_rule, texts::loadoutsRevealed);
    m_state.phase = Phase::Lineup;
    restartSteps();
}

} // namespace whistle::kaosball
