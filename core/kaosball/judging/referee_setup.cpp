// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "kaosball/judging/texts.h"
#include "kaosball/table/names.h"

#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

constexpr auto noSuchRinger = Saying::tr("No pack has a ringer “%1”.");
constexpr auto lotCount = Saying::tr("With %2 players, %1 lots are revealed, not %3.");
constexpr Saying tooManyTiles{QT_TRANSLATE_N_NOOP("kaosball", "There are only %n tile(s) of %1 in the box.")};
constexpr auto ringerTwice = Saying::tr("There is only one %1.");
constexpr auto noSuchLot = Saying::tr("There is no lot “%1”.");

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

void checkWhatIsBrought(Desk& desk, const NewMatch& command)
{
    std::map<std::string, int> ringers;
    std::map<Upgrade, int> tiles;
    for (const NewMatchTeam& team : command.teams) {
        if (team.bringsSomething() && command.kind != MatchKind::League)
            desk.object("KB-34.3"_rule, Saying::tr("Only in a league match does a team carry anything over: %1."),
                        team.team);
        for (const Upgrade upgrade : team.upgrades) {
            if (++tiles[upgrade] == desk.facts[upgrade].copies + 1)
                desk.refuse("KB-1.7"_rule, tooManyTiles, std::string(toWord(upgrade)), desk.facts[upgrade].copies);
        }
        for (const std::string& ringer : team.ringers) {
            if (!desk.facts.ringer(ringer))
                desk.refuse("KB-30.1"_rule, noSuchRinger, ringer);
            else if (++ringers[ringer] == 2)
                desk.refuse("KB-1.9"_rule, ringerTwice, ringer);
        }
    }
}

void own(Desk& desk, Team& team, const RingerFacts& ringer)
{
    const auto told = std::find_if(desk.state.ringerHealth.rbegin(), desk.state.ringerHealth.rend(),
                                   [&](const auto& one) { return one.first == ringer.id; });
    const int health = told != desk.state.ringerHealth.rend() ? told->second : ringer.health.value_or(0);
    team.ownedRingers.push_back(ringer.id);
    team.figures.push_back({ringer.id, FigureKind::Ringer, ringer.rule, Post::Runner, health});
}

void bring(Desk& desk, const NewMatchTeam& entry, Team& team)
{
    if (entry.cash && *entry.cash != team.cash)
        desk.say("KB-35.10"_rule, Saying::tr("%1 start with %2 cash."), team.name, *entry.cash);
    team.cash = entry.cash.value_or(team.cash);
    team.fouls = entry.fouls.value_or(team.fouls); // KB-35.13
    team.ownedUpgrades = entry.upgrades;           // KB-35.11
    for (const std::string& ringer : entry.ringers)
        own(desk, team, *desk.facts.ringer(ringer));
    for (const std::string& dead : entry.dead) { // KB-35.12
        if (Figure* one = firstWith(team.figures, &Figure::name, dead))
            one->where = Where::Lost;
        else
            desk.refuse("KB-35.12"_rule, texts::noSuchFigure, dead);
    }
    const auto usable =
        std::count_if(team.figures.begin(), team.figures.end(), [](const Figure& figure) { return figure.isAlive(); });
    if (!entry.dead.empty() && usable < desk.rules.figuresOnField)
        desk.object(
            "KB-35.12"_rule,
            QT_TRANSLATE_N_NOOP("kaosball", "%1 have only %n figure(s) left and need %3: they forfeit the match."),
            team.name, static_cast<int>(usable), desk.rules.figuresOnField);
}

bool isOwned(const Desk& desk, const std::string& ringer)
{
    return std::any_of(desk.state.teams.begin(), desk.state.teams.end(),
                       [&](const Team& team) { return contains(team.ownedRingers, ringer); });
}

void payContract(Desk& desk, Team& team, RuleId rule)
{
    team.cash += desk.rules.sexyContractCash;
    team.contractPaid = true;
    desk.say(rule, QT_TRANSLATE_N_NOOP("kaosball", "Sexy Contract: +%n cash for %1."), team.name,
             desk.rules.sexyContractCash);
}

void startAuctionOf(Desk& desk, AuctionKind kind, const std::vector<RevealedLot>& lots)
{
    if (desk.state.auction)
        return desk.refuse("KB-26.2"_rule, texts::stepDone, desk.state[desk.state.firstPlayer].name);
    const int expected = lotsExpected(kind, desk.state.teamCount(), desk.rules);
    if (static_cast<int>(lots.size()) != expected)
        desk.object("KB-26.2"_rule, lotCount, expected, desk.state.teamCount(), static_cast<int>(lots.size()));
    if (lots.empty())
        desk.refuse("KB-26.2"_rule, lotCount, expected, desk.state.teamCount(), 0);
    std::set<std::string> ids;
    for (const RevealedLot& lot : lots) {
        if (!ids.insert(lot.lot).second)
            desk.refuse("KB-26.2"_rule, common::Saying::tr("“%1” appears here twice; once was expected."), lot.lot);
    }
    if (desk.isRefused())
        return;
    std::vector<AuctionTeam> seats;
    desk.state.auctionOrder = desk.state.orderFromTeam(desk.state.firstPlayer); // KB-R50
    for (const int team : desk.state.auctionOrder)
        seats.push_back({desk.state[team].name, desk.state[team].cash});
    desk.state.auction = startAuction(kind, seats, lots, desk.facts);
    desk.say("KB-26.3"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%n lot(s) revealed; %2 name the first."),
             static_cast<int>(lots.size()), seats.front().name);
}

void auctionPhaseOver(Desk& desk)
{
    desk.say("KB-26.8"_rule, Saying::tr("The auction is over; unsold lots go back to the box."));
    desk.state.auction.reset();
    desk.state.auctionOrder.clear();
    desk.state.phase = desk.state.phase == Phase::UpgradeDraft ? Phase::RingerDraft : Phase::Loadout;
    desk.restartSteps();
}

void auctionEvent(Desk& desk, const std::string& teamName, AuctionAction action, const std::string& lotId, int bid)
{
    if (desk.state.phase != Phase::RingerDraft && !desk.inPhase(Phase::UpgradeDraft, "KB-26.1"_rule))
        return;
    const int team = desk.playingTeam(teamName);
    if (!desk.state.auction)
        return desk.refuse("KB-26.2"_rule, noSuchLot, lotId.empty() ? teamName : lotId);
    if (team < 0)
        return;
    Auction& auction = *desk.state.auction;
    const auto seat = std::find(desk.state.auctionOrder.begin(), desk.state.auctionOrder.end(), team);
    AuctionEvent event{action, static_cast<int>(seat - desk.state.auctionOrder.begin()), -1, bid};
    if (action == AuctionAction::Open) {
        const AuctionLot* lot = firstWith(auction.lots, &AuctionLot::id, lotId);
        if (!lot)
            return desk.refuse("KB-26.3"_rule, noSuchLot, lotId);
        event.lot = static_cast<int>(lot - auction.lots.data());
    }
    if (const std::optional<AuctionProblem> problem = problemWith(auction, event)) {
        // An auction has no second bidder to go on with: what its rules refuse is never recorded.
        const Objection objection = objectionTo(*problem, auction, event);
        return desk.refuse(objection.rule, objection.why);
    }
    if (action == AuctionAction::Open)
        desk.say("KB-26.3"_rule, Saying::tr("%1 name %2 and bid %3."), teamName, lotId, bid);
    else if (action == AuctionAction::Bid)
        desk.say("KB-26.4"_rule, Saying::tr("%1 bid %2."), teamName, bid);
    else
        desk.say("KB-26.4"_rule, Saying::tr("%1 pass."), teamName);
    const AuctionStep step = apply(auction, event);
    for (std::size_t i = 0; i < desk.state.auctionOrder.size(); ++i)
        desk.state[desk.state.auctionOrder[i]].cash = auction.teams[i].cash;
    if (step.soldLot >= 0) {
        const AuctionLot& lot = auction.lots[static_cast<std::size_t>(step.soldLot)];
        const int buyer = desk.state.auctionOrder[static_cast<std::size_t>(lot.buyer)];
        Team& owner = desk.state[buyer];
        desk.say("KB-26.6"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 get %2 for %3 and have %n cash left."), owner.name,
                 lot.id, lot.price, owner.cash);
        if (auction.kind == AuctionKind::Upgrades) {
            const Upgrade upgrade = *fromWord<Upgrade>(lot.name);
            owner.ownedUpgrades.push_back(upgrade);
            if (upgrade == Upgrade::SexyContract &&
                desk.state.houseRules.sexyContractPaid == SexyContractPaid::OnPurchase) {
                payContract(desk, owner, "KB-R11"_rule);
                auction.teams[static_cast<std::size_t>(lot.buyer)].cash = owner.cash;
            }
        } else {
            own(desk, owner, *desk.facts.ringer(lot.name)); // KB-26.9
        }
    }
    if (step.isOver)
        auctionPhaseOver(desk);
}

void revealLoadouts(Desk& desk)
{
    for (Team& team : desk.state.teams) {
        if (!team.chosen)
            continue;
        team.active = team.chosen->upgrades;
        team.fielded = std::move(team.chosen->ringers);
        team.chosen.reset();
        for (const Upgrade upgrade : allOf<Upgrade>()) {
            if (team.active[upgrade] > 0)
                desk.say("KB-27.1"_rule, Saying::tr("Active for %1: %2 (%3)."), team.name, nameOf(upgrade),
                         team.active[upgrade]);
        }
        for (const FieldedRinger& fielded : team.fielded) {
            desk.say("KB-27.1"_rule, Saying::tr("Fielded by %1: %2."), team.name, fielded.ringer);
            firstWith(team.figures, &Figure::name, fielded.ringer)->post = fielded.as;
        }
        // KB-29.11, KB-R11: once, in the loadout of the first half.
        const bool firstHalf = !desk.state.firstLineupDone;
        if (firstHalf && !team.contractPaid && team.active[Upgrade::SexyContract] > 0 &&
            desk.state.houseRules.sexyContractPaid == SexyContractPaid::AtFirstLoadout)
            payContract(desk, team, "KB-29.11"_rule);
    }
    desk.say("KB-27.1"_rule, Saying::tr("All have chosen: the loadouts are revealed."));
    desk.state.phase = Phase::Lineup;
    desk.restartSteps();
}

} // namespace

void on(Desk& desk, const NewMatch& command)
{
    const auto count = static_cast<int>(command.teams.size());
    const bool countFits = command.mode == Mode::Versus     ? count == 2
                           : command.mode == Mode::Alliance ? count == 4
                                                            : count == 3 || count == 4;
    if (!countFits)
        desk.refuse("KB-25.1"_rule,
                    Saying::tr("%1 teams do not fit this mode: versus has 2, max kaos 3 or 4, alliance 4."), count);
    if (command.kind == MatchKind::League && command.mode != Mode::Versus)
        desk.refuse("KB-34.2"_rule, Saying::tr("A league match is between two teams."));
    std::set<std::string> names;
    std::set<Side> sides;
    for (const NewMatchTeam& team : command.teams) {
        if (!names.insert(team.team).second)
            desk.refuse("KB-8.3"_rule, common::Saying::tr("“%1” appears here twice; once was expected."), team.team);
        if (!sides.insert(team.side).second)
            desk.refuse("KB-8.3"_rule, Saying::tr("%1 sit on a side that is taken."), team.team);
        if (!team.alliance.empty() && command.mode != Mode::Alliance)
            desk.refuse("KB-25.3"_rule, Saying::tr("Only an alliance match has alliances; %1 have one."), team.team);
    }
    if (!names.contains(command.firstPlayer))
        desk.refuse("KB-8.8"_rule, Saying::tr("The first player “%1” is not among the teams."), command.firstPlayer);
    if (desk.isRefused())
        return;
    if (count == 2 && areNeighbours(command.teams[0].side, command.teams[1].side))
        desk.refuse("KB-8.3"_rule, Saying::tr("Two teams sit on opposite sides."));
    // Clockwise may begin anywhere: from one team to the next the sides go round once.
    int turned = 0;
    for (std::size_t i = 0; i < command.teams.size(); ++i) {
        const auto from = static_cast<int>(command.teams[i].side);
        const auto to = static_cast<int>(command.teams[(i + 1) % command.teams.size()].side);
        turned += (to - from + 4) % 4;
    }
    if (turned != 4)
        desk.refuse("KB-8.3"_rule, Saying::tr("The teams are listed clockwise: south, west, north, east."));
    if (command.mode == Mode::Alliance) {
        std::map<std::string, std::vector<const NewMatchTeam*>> alliances;
        for (const NewMatchTeam& team : command.teams)
            alliances[team.alliance].push_back(&team);
        const bool twoOfTwo = alliances.size() == 2 && alliances.begin()->second.size() == 2 && !alliances.contains("");
        if (!twoOfTwo)
            return desk.refuse("KB-25.3"_rule, Saying::tr("An alliance match has two alliances of two teams."));
        std::vector<std::string> left;
        for (const auto& [name, pair] : alliances) {
            if (!areNeighbours(pair[0]->side, pair[1]->side))
                desk.refuse("KB-25.3"_rule, Saying::tr("Allies sit on neighbouring sides."));
            left.push_back(sitsLeftOf(pair[0]->side, pair[1]->side) ? pair[0]->team : pair[1]->team);
        }
        if (!desk.isRefused() && command.firstPlayer != left[0] && command.firstPlayer != left[1])
            desk.refuse("KB-25.9"_rule,
                        Saying::tr("In an alliance match the first player is the left-seated ally, %1 or %2."), left[0],
                        left[1]);
    }
    for (const auto& [ringer, health] : command.ringerHealth) {
        if (!desk.facts.ringer(ringer))
            desk.refuse("KB-30.1"_rule, noSuchRinger, ringer);
    }
    checkWhatIsBrought(desk, command);
    if (desk.isRefused())
        return;

    desk.state.mode = command.mode;
    desk.state.kind = command.kind;
    desk.state.hasDraft = command.hasDraft;
    desk.state.depth = command.depth;
    desk.state.houseRules = command.houseRules;
    desk.state.ringerHealth = command.ringerHealth;
    const int cash = command.kind == MatchKind::League ? desk.rules.cashLeague : desk.rules.cashExhibition; // KB-8.4
    for (const NewMatchTeam& entry : command.teams) {
        Team team;
        team.name = entry.team;
        team.coach = entry.coach;
        team.side = entry.side;
        team.stats = entry.stats;
        team.health = entry.health;
        team.ability = entry.ability;
        team.alliance = entry.alliance;
        team.activeUpgradePoints = entry.activeUpgradePoints.value_or(desk.rules.startingActiveUpgradePoints);
        team.cash = cash;
        team.fouls = desk.rules.startingFouls;
        team.figures = freshFigures(entry.health);
        bring(desk, entry, team);
        desk.state.teams.push_back(std::move(team));
    }
    desk.state.firstPlayer = desk.state.orderFrom = desk.state.teamNamed(command.firstPlayer);
    desk.state.drawPile = desk.rules.deck;
    if (desk.state.isMirror())
        desk.state.ball.space = crossfield::centerfield();
    desk.state.phase = command.hasDraft ? Phase::UpgradeDraft : Phase::Lineup; // KB-8.1, KB-8.9
    desk.say("KB-8.4"_rule, Saying::tr("The match begins with %1 cash per team, and %2 go first."), cash,
             command.firstPlayer);
}

void on(Desk& desk, const SetDepth& command)
{
    if (command.depth == desk.state.depth)
        return desk.refuse("KB-2.2"_rule, Saying::tr("The match is already tracked that way."));
    desk.cite("KB-2.2"_rule);
    if (command.depth == Depth::Scorekeeper) {
        if (!command.places.empty() || command.ball.isValid())
            return desk.refuse("KB-2.2"_rule, texts::mirrorOnly);
        for (const FigureRef ref : desk.state.onField())
            desk.state[ref].space = {};
        desk.state.ball.space = {};
        desk.state.walls.clear();
        desk.state.fires.clear();
        desk.state.scoreTokens.clear();
        desk.state.depth = Depth::Scorekeeper;
        return;
    }
    for (const auto& [id, space] : command.places) {
        const FigureRef ref = desk.figure(id);
        if (ref.isValid() && !desk.state[ref].isOnField())
            desk.refuse("KB-4.5"_rule, texts::notOnField, id);
        if (ref.isValid())
            desk.state[ref].space = space;
    }
    SpaceSet taken;
    for (const FigureRef ref : desk.state.onField()) {
        const Figure& one = desk.state[ref];
        if (!one.space.isValid()) {
            desk.refuse("KB-4.5"_rule, Saying::tr("%1 is on the crossfield: enter the space."), desk.state.idOf(ref));
        } else if (one.standing) {
            const auto index = one.space.slot();
            if (taken[index])
                desk.refuse("KB-2.11"_rule, Saying::tr("Two standing figures cannot share %1."), one.space);
            taken.set(index);
        }
    }
    if (!desk.state.ball.carrier.isValid()) {
        desk.state.ball.space = command.ball;
        if (!command.ball.isValid())
            desk.refuse("KB-2.8"_rule, texts::ballPlaceMissing);
    }
    desk.state.depth = Depth::Mirror;
    if (desk.state.activation &&
        !desk.isRefused()) { // how far the active figure has gone nobody has said: all is left to it
        Activation& activation = *desk.state.activation;
        const FieldView view = viewField(desk.state);
        activation.reactionOpen = false;
        if (desk.state[activation.figure].stands() && !activation.isUsedUp())
            activation.movementLeft =
                movementAllowance(view.position, view.pieceOf(activation.figure), activation.movement,
                                  desk.state.turn.isUnder(Tactic::Hustle), desk.rules);
    }
}

void on(Desk& desk, const RevealUpgrades& command)
{
    if (!desk.inPhase(Phase::UpgradeDraft, "KB-26.2"_rule))
        return;
    std::map<std::string, int> copies;
    for (const Team& team : desk.state.teams) { // KB-35.11: what is owned is left out
        for (const Upgrade owned : team.ownedUpgrades)
            ++copies[std::string(toWord(owned))];
    }
    for (const RevealedLot& lot : command.lots) {
        const std::optional<Upgrade> upgrade = fromWord<Upgrade>(lot.name);
        if (!upgrade)
            desk.refuse("KB-26.2"_rule, Saying::tr("No pack has an upgrade “%1”."), lot.name);
        else if (++copies[lot.name] > desk.facts[*upgrade].copies)
            desk.object("KB-1.7"_rule, tooManyTiles, lot.name, desk.facts[*upgrade].copies);
    }
    startAuctionOf(desk, AuctionKind::Upgrades, command.lots);
}

void on(Desk& desk, const RevealRingers& command)
{
    if (!desk.inPhase(Phase::RingerDraft, "KB-26.2"_rule))
        return;
    std::set<std::string> seen;
    for (const RevealedLot& lot : command.lots) {
        const RingerFacts* ringer = desk.facts.ringer(lot.name);
        if (!ringer)
            desk.refuse("KB-26.2"_rule, noSuchRinger, lot.name);
        else if (!seen.insert(lot.name).second)
            desk.refuse("KB-1.9"_rule, ringerTwice, lot.name);
        else if (isOwned(desk, lot.name))
            desk.refuse("KB-35.11"_rule, Saying::tr("%1 already belongs to one of the teams, so it is left out."),
                        lot.name);
        else if (!ringer->minimumBid && !lot.minimumBid)
            desk.refuse("KB-26.3"_rule, Saying::tr("The price of %1 is not known: enter it from the card."), lot.name);
        if (lot.health)
            desk.state.ringerHealth.emplace_back(lot.name, *lot.health);
    }
    startAuctionOf(desk, AuctionKind::Ringers, command.lots);
}

void on(Desk& desk, const OpenLot& command)
{
    auctionEvent(desk, command.team, AuctionAction::Open, command.lot, command.bid);
}

void on(Desk& desk, const Bid& command)
{
    auctionEvent(desk, command.team, AuctionAction::Bid, {}, command.bid);
}

void on(Desk& desk, const PassBid& command)
{
    auctionEvent(desk, command.team, AuctionAction::Pass, {}, 0);
}

LoadoutInquiry loadoutInquiry(const Team& team)
{
    LoadoutInquiry inquiry;
    inquiry.activeUpgradePoints = team.activeUpgradePoints;
    for (const Upgrade upgrade : team.ownedUpgrades)
        inquiry.owned.add(upgrade);
    for (const Figure& one : team.figures) {
        if (one.kind == FigureKind::Ringer && one.isAlive())
            inquiry.ownedRingers.push_back(one.name);
    }
    return inquiry;
}

void on(Desk& desk, const SetLoadout& command)
{
    const int team = desk.teamInStep(command.team, Phase::Loadout, "KB-27.1"_rule);
    if (team < 0)
        return;
    Team& owner = desk.state[team];
    LoadoutInquiry inquiry = loadoutInquiry(owner);
    for (const Upgrade upgrade : command.upgrades)
        inquiry.active.add(upgrade);
    inquiry.fieldedRingers = command.ringers;
    desk.note(inquiry);
    const Ruling<LoadoutVerdict> ruling = judgeLoadout(inquiry, desk.facts);
    std::set<std::string> seen;
    for (const FieldedRinger& fielded : command.ringers) {
        const Figure* one = firstWith(owner.figures, &Figure::name, fielded.ringer);
        if (!seen.insert(fielded.ringer).second)
            desk.refuse("KB-3.8"_rule, texts::listedTwice, fielded.ringer);
        else if (!one)
            desk.refuse("KB-27.5"_rule, texts::noSuchFigure, fielded.ringer);
        else if (!one->isAlive())
            desk.refuse("KB-27.5"_rule, Saying::tr("%1 is dead and cannot be fielded."), fielded.ringer);
        else if (one->health == 0)
            desk.refuse(
                "KB-3.7"_rule,
                Saying::tr("The health of %1 is not known: enter it from the card (ringer_health, or with the lot)."),
                fielded.ringer);
    }
    if (desk.isRefused())
        return;
    for (const Objection& objection : ruling.verdict.objections) {
        if (objection.canBeOverridden)
            desk.object(objection.rule, objection.why);
        else
            desk.refuse(objection.rule, objection.why);
    }
    if (desk.isRefused())
        return;
    owner.chosen = ChosenLoadout{inquiry.active, command.ringers};
    owner.isDone = true;
    for (int other = 0; other < desk.state.teamCount(); ++other) {
        if (desk.state.plays(other) && !desk.state[other].isDone)
            return desk.say("KB-27.1"_rule, texts::loadoutSet, owner.name);
    }
    revealLoadouts(desk);
}

} // namespace whistle::kaosball
