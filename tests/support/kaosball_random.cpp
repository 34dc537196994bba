// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_random.h"

#include "kaosball/game.h"
#include "kaosball/offers/entrants.h"
#include "kaosball/offers/moves.h"
#include "kaosball/offers/ways.h"
#include "kaosball/table/field.h"

#include <algorithm>
#include <map>

namespace whistle::kaosball {

namespace {

constexpr std::array allSides{Side::South, Side::West, Side::North, Side::East};

std::string idIn(const State& state, FigureRef ref)
{
    return state.idOf(ref);
}

} // namespace

bool RandomPlayer::allows(const State& state, const Command& command) const
{
    return referee(state, command, m_facts, Reasons::Listening::No).isLegal();
}

int RandomPlayer::roll()
{
    static const std::vector<int> results{-2, -1, 1, 2};
    return oneOf(results);
}

Card RandomPlayer::randomCard()
{
    const int kind = below(20);
    if (kind < 14) {
        const bool star = chance(30); // on its own: compilers draw arguments in different orders
        return Card::energy(1 + below(5), star);
    }
    if (kind < 16)
        return Card::upset();
    if (kind < 17)
        return Card::boosterBru();
    return kind < 19 ? Card::tactic(Tactic::Huddle) : Card::cheat(Cheat::KaosRule);
}

Command RandomPlayer::start(const RandomMatch& match)
{
    NewMatch command;
    command.mode = match.mode;
    command.kind = match.mode == Mode::Versus && chance(50) ? MatchKind::League : MatchKind::Exhibition;
    command.hasDraft = match.hasDraft;
    command.depth = match.depth;
    std::vector<Side> sides;
    if (match.teams == 2)
        sides = chance(50) ? std::vector{Side::South, Side::North} : std::vector{Side::West, Side::East};
    else
        sides = {allSides.begin(), allSides.begin() + match.teams};
    const std::array<const char*, 4> names{"amazons", "daemons", "fangs", "ogres"};
    const std::array<Ability, 4> abilities{Ability::MeleeMastery, Ability::Scorch, Ability::Vampirism, Ability::Stomp};
    const int shift = below(4);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::size_t which = (i + static_cast<std::size_t>(shift)) % 4;
        NewMatchTeam team;
        team.team = names[which];
        team.side = sides[i];
        team.ability = abilities[which];
        team.stats = {below(3), below(3), below(3)};
        team.health = {2 + below(2), 3 + below(2)};
        team.activeUpgradePoints = 3 + below(4);
        if (match.mode == Mode::Alliance)
            team.alliance = i < 2 ? "iron" : "night";
        command.teams.push_back(std::move(team));
    }
    command.firstPlayer =
        match.mode == Mode::Alliance ? command.teams[chance(50) ? 1 : 3].team : oneOf(command.teams).team;
    for (const RingerFacts& ringer : m_facts.ringers) {
        if (ringer.baseGame)
            command.ringerHealth.emplace_back(ringer.id, 3 + below(3));
    }
    HouseRules& house = command.houseRules;
    house.stimPackDoubles = static_cast<StimPackDoubles>(below(2));
    house.upsetPrintedValue = below(4);
    house.blowoutReading = static_cast<BlowoutReading>(below(2));
    house.allianceBlowout = static_cast<AllianceBlowout>(below(2));
    house.pushBackSmash = static_cast<PushBackSmash>(below(2));
    house.butcherKillsWhenDefending = chance(50);
    house.losingAttackerCredit = chance(50);
    house.scoresBelowZero = chance(50);
    house.scatterAllowsStealReactions = chance(50);
    house.sharedSpaceAtPeriodEnd = static_cast<SharedSpaceAtPeriodEnd>(below(2));
    house.sexyContractPaid = static_cast<SexyContractPaid>(below(2));
    house.vampirismHeals = static_cast<VampirismHeals>(below(2));
    house.allianceFirstPlayer = static_cast<AllianceFirstPlayer>(below(2));
    return command;
}

Command RandomPlayer::reveal(const State& state)
{
    const bool upgrades = state.phase == Phase::UpgradeDraft;
    std::vector<std::string> box;
    if (upgrades) {
        for (std::size_t i = 0; i < upgradeKinds; ++i)
            box.insert(box.end(), static_cast<std::size_t>(m_facts.upgrades[i].copies),
                       std::string(toWord(static_cast<Upgrade>(i))));
    } else {
        for (const RingerFacts& ringer : m_facts.ringers) {
            if (ringer.baseGame)
                box.push_back(ringer.id);
        }
    }
    std::shuffle(box.begin(), box.end(), m_random);
    const int count =
        lotsExpected(upgrades ? AuctionKind::Upgrades : AuctionKind::Ringers, state.teamCount(), m_facts.constants);
    std::vector<RevealedLot> lots;
    for (int i = 0; i < count; ++i)
        lots.push_back({"lot" + std::to_string(i), box[static_cast<std::size_t>(i)], {}, {}});
    if (upgrades)
        return RevealUpgrades{std::move(lots)};
    return RevealRingers{std::move(lots)};
}

Command RandomPlayer::auction(const State& state)
{
    const Auction& auction = *state.auction;
    const int seat = auction.nextTeam;
    const std::string& team = auction.teams[static_cast<std::size_t>(seat)].name;
    const int cash = auction.teams[static_cast<std::size_t>(seat)].cash;
    if (auction.state == AuctionState::Bidding) {
        const int bid = auction.highestBid + 1 + below(2);
        if (bid <= cash && chance(40))
            return Bid{team, bid};
        return PassBid{team};
    }
    for (const AuctionLot& lot : auction.lots) {
        if (!lot.isSold() && lot.minimumBid <= cash && chance(60))
            return OpenLot{team, lot.id, lot.minimumBid};
    }
    return PassBid{team};
}

Command RandomPlayer::loadout(const State& state, int team)
{
    const Team& owner = state[team];
    SetLoadout command{owner.name, {}, {}};
    std::vector<Upgrade> owned = owner.ownedUpgrades;
    std::shuffle(owned.begin(), owned.end(), m_random);
    for (const Upgrade upgrade : owned) {
        command.upgrades.push_back(upgrade);
        if (!allows(state, command))
            command.upgrades.pop_back();
    }
    for (const Figure& figure : owner.figures) {
        if (figure.kind != FigureKind::Ringer || !figure.isAlive())
            continue;
        command.ringers.push_back({figure.name, chance(50) ? Post::Runner : Post::Bruiser});
        if (!allows(state, command))
            command.ringers.pop_back();
    }
    return command;
}

Command RandomPlayer::foulRolls(const State& state, int team)
{
    RollFouls command{state[team].name, {}};
    for (int card = 0; card < state.burnedCheats(team); ++card) {
        command.rolls.push_back({roll()});
        for (int lucky = 0; lucky < state[team].active[Upgrade::Lucky] && chance(50); ++lucky)
            command.rolls.back().push_back(roll());
    }
    return command;
}

std::optional<ContestEntry> RandomPlayer::contest(const State& state, FigureRef initiator, ContestType type,
                                                  const std::vector<FigureRef>& targets, bool isReaction)
{
    const auto build = [&](const ContestEntry& entry) -> Command {
        if (isReaction)
            return React{idIn(state, initiator), type, entry};
        std::vector<std::string> ids;
        for (const FigureRef target : targets)
            ids.push_back(idIn(state, target));
        return ContestCommand{idIn(state, initiator), type, std::move(ids), entry};
    };
    ContestEntry entry;
    std::vector<int> sides{initiator.team};
    for (const FigureRef target : targets) {
        if (std::find(sides.begin(), sides.end(), target.team) == sides.end())
            sides.push_back(target.team);
    }
    for (const int side : sides) {
        int hand = state[side].hand;
        const std::string& name = state[side].name;
        if (hand > 2 && chance(8)) {
            entry.stimPack.push_back(name);
            --hand;
        }
        if (hand > 2 && chance(5)) {
            entry.illegalScouting.push_back(name);
            --hand;
        }
        entry.cards.emplace_back(name, hand > 0 ? randomCard() : Card{});
        if (state[side].active[Upgrade::PainGain] > 0 && chance(50))
            entry.painGain.emplace_back(name, 1);
    }
    for (std::vector<std::string>* teams : {&entry.stimPack, &entry.illegalScouting}) // as a page lists them
        std::ranges::sort(*teams, {}, [&](const std::string& team) { return state.teamNamed(team); });
    if (chance(5)) {
        KaosWarp warp{state[sides[0]].name, {}};
        for (const int side : sides)
            warp.cards.emplace_back(state[side].name, randomCard());
        entry.kaosWarp = std::move(warp);
        if (state[sides[0]].hand < 5 || state[sides[1]].hand < 5)
            entry.kaosWarp.reset();
    }
    if (!state.isMirror() && chance(30))
        entry.surroundings = Surroundings{0, 3};
    const auto has = [](const Outcome<State>& outcome, const char* rule) {
        return std::any_of(outcome.objections.begin(), outcome.objections.end(),
                           [rule](const Objection& objection) { return objection.rule.id == rule; });
    };
    // Repair what the referee says until it is content: the die, then the price that cannot be paid.
    for (int attempt = 0; attempt < 12; ++attempt) {
        const Outcome<State> outcome = referee(state, build(entry), m_facts, Reasons::Listening::No);
        if (outcome.isLegal()) {
            if (!outcome.next.lastContest)
                return entry;
            const ContestVerdict& verdict = outcome.next.lastContest->verdict;
            ContestEntry wish = entry;
            if (verdict.followUpAllowed && chance(70))
                wish.followUp = true;
            if (verdict.push == Push::MayBePushed || verdict.push == Push::MayBePushedOrKnockedDown) {
                const std::vector<Space> spaces = pushSpaces(state, initiator);
                if (!state.isMirror())
                    wish.pushed = chance(50);
                else if (verdict.push == Push::MayBePushedOrKnockedDown && chance(40))
                    wish.smash = true;
                else if (!spaces.empty() && chance(60))
                    wish.pushTo = oneOf(spaces);
            }
            for (const FigureRef own : outcome.next.onField()) {
                const bool mine = own.team == initiator.team && outcome.next[own].damage > 0;
                if (verdict.healingAllowed > 0 && mine && wish.heal.empty() && chance(50))
                    wish.heal = idIn(state, own);
            }
            return allows(state, build(wish)) ? wish : entry;
        }
        if (has(outcome, "KB-17.6") && sides.size() == 2)
            entry.rolls = entry.rolls.empty() ? std::vector{roll()} : std::vector<int>{};
        else if (has(outcome, "KB-17.6") || has(outcome, "KB-R20"))
            entry.rollsByTeam = {{state[sides[1 + static_cast<std::size_t>(below(2))]].name, {roll()}}};
        else if (has(outcome, "KB-29.8"))
            entry.painGain.clear();
        else
            return {};
        if (attempt > 6 && sides.size() > 2)
            entry.rollsByTeam = {{state[sides[1]].name, {roll()}}, {state[sides[2]].name, {roll()}}};
    }
    return {};
}

std::optional<Command> RandomPlayer::tactic(const State& state)
{
    std::vector<Tactic> tactics;
    for (const PlayTactic& played : offered<PlayTactic>()) {
        if (std::find(tactics.begin(), tactics.end(), played.card) == tactics.end() && played.kaosRule.empty())
            tactics.push_back(played.card);
    }
    if (tactics.empty())
        return {};
    PlayTactic command;
    command.team = state[state.active].name;
    command.card = oneOf(tactics);
    if (state.isMirror()) {
        const int tokens = tokensFor(state, command.card, m_facts.constants);
        if (command.card == Tactic::RainOfFire) {
            std::vector<Space> spaces = spacesFor(state, command.card);
            std::shuffle(spaces.begin(), spaces.end(), m_random);
            command.spaces.assign(spaces.begin(), spaces.begin() + tokens);
        } else if (command.card == Tactic::WallOfStone) {
            std::vector<Wall> walls = bordersForWalls(state);
            std::shuffle(walls.begin(), walls.end(), m_random);
            command.walls.assign(walls.begin(), walls.begin() + tokens);
        } else if (command.card == Tactic::Warpstone || command.card == Tactic::HailMaryPlay) {
            const std::vector<Space> spaces = spacesFor(state, command.card);
            if (spaces.empty())
                return {};
            command.space = oneOf(spaces);
        }
    }
    if (command.card == Tactic::HailMaryPlay) {
        std::vector<std::string> reserve;
        for (const Figure& figure : state[state.active].figures) {
            if (figure.where == Where::Dugout && figure.kind != FigureKind::Ringer)
                reserve.push_back(command.team + '/' + figure.name);
        }
        command.figure = oneOf(reserve);
    }
    const int opponent = state.leftNeighbour(state.active);
    if (chance(10) && state.areEnemies(opponent, state.active) && state[opponent].hand > 0)
        command.kaosRule = state[opponent].name;
    return command;
}

std::optional<Command> RandomPlayer::beginTurn(const State& state)
{
    if (chance(5)) {
        const std::vector<PlayCheat> boots = offered<PlayCheat>();
        if (!boots.empty() && boots.front().card == Cheat::BootToTheHead)
            return boots.front();
    }
    if (chance(25)) {
        if (std::optional<Command> card = tactic(state))
            return card;
    }
    const std::vector<Stomp> stomps = offered<Stomp>();
    if (!stomps.empty() && chance(30))
        return oneOf(stomps);
    return announcement();
}

std::optional<Command> RandomPlayer::movement(const State& state)
{
    const Activation& activation = *state.activation;
    if (activation.isUsedUp() || activation.movementLeft == 0 || !state.isMirror())
        return {};
    const std::vector<Reach> reach = reachNow(state, m_facts);
    if (reach.empty())
        return {};
    // The ball is worth a walk.
    Space goal = oneOf(reach).space;
    for (const Reach& one : reach) {
        if (one.space == state.ball.space && chance(60))
            goal = one.space;
    }
    const std::vector<Space> path = pathTo(state, activation.figure, goal, activation.movementLeft, m_facts);
    if (path.empty())
        return {};
    const bool pickUp = goal == state.ball.space && chance(80);
    const Command command = activation.movement == Movement::Scatter
                                ? Command(ScatterMove{idIn(state, activation.figure), path, pickUp})
                                : Command(Move{path, pickUp});
    return allows(state, command) ? std::optional(command) : std::nullopt;
}

std::optional<Command> RandomPlayer::duringActivation(const State& state)
{
    const Activation& activation = *state.activation;
    std::vector<PlayCheat> zaps = chance(10) ? offered<PlayCheat>() : std::vector<PlayCheat>{};
    std::erase_if(zaps, [&](const PlayCheat& zap) {
        const FigureRef hit = state.figureNamed(zap.figure);
        return zap.card != Cheat::Bzzzzt ||
               std::find(state.entered.begin(), state.entered.end(), hit) == state.entered.end();
    });
    if (!zaps.empty())
        return zaps.front();
    if (chance(50)) {
        const std::vector<React> reactions = offered<React>();
        if (!reactions.empty()) {
            const React& reaction = oneOf(reactions);
            const FigureRef figure = state.figureNamed(reaction.figure);
            if (auto entry = contest(state, figure, reaction.type, {activation.figure}, true))
                return React{reaction.figure, reaction.type, std::move(*entry)};
        }
    }
    if (chance(30)) {
        const std::vector<HandOff> handOffs = offered<HandOff>();
        if (!handOffs.empty())
            return handOffs.front();
    }
    if (chance(60)) {
        std::vector<FigureRef> targets;
        for (const ContestCommand& fight : offered<ContestCommand>()) {
            if (fight.targets.size() == 1)
                targets.push_back(state.figureNamed(fight.targets.front()));
        }
        if (!targets.empty()) {
            std::shuffle(targets.begin(), targets.end(), m_random);
            const ContestType type = announcedContest(activation.movement);
            const bool cretin = state[activation.figure].ringer == Ringer::CretinTheEttin && type != ContestType::Steal;
            targets.resize(cretin && targets.size() > 1 ? 2 : 1);
            if (auto entry = contest(state, activation.figure, type, targets, false)) {
                std::vector<std::string> ids;
                for (const FigureRef target : targets)
                    ids.push_back(idIn(state, target));
                return ContestCommand{idIn(state, activation.figure), type, std::move(ids), std::move(*entry)};
            }
        }
    }
    if (chance(70)) {
        if (std::optional<Command> step = movement(state))
            return step;
    }
    if (chance(60)) {
        const std::vector<Scorch> scorches = offered<Scorch>();
        if (!scorches.empty()) {
            Scorch command = scorches.front();
            const int victim = state.isMirror() ? enemiesInKillzone(state, activation.figure).front().team
                                                : state.figureNamed(command.targets.front()).team;
            if (chance(30) && state[victim].hand > 0)
                command.prevented.emplace_back(state[victim].name, Card::energy(3 + below(3)));
            if (allows(state, command))
                return command;
        }
    }
    return {};
}

Command RandomPlayer::turn(const State& state)
{
    const bool special = state.phase != Phase::Turn;
    if (state.activation && !state.activation->isOver) {
        if (std::optional<Command> act = duringActivation(state))
            return *act;
    }
    const bool scattering = state.turn.tactic == Tactic::Scatter && !state.turn.tacticCancelled;
    if (scattering && chance(70)) {
        std::vector<ScatterMove> scatters = offered<ScatterMove>();
        std::erase_if(scatters, [&](const ScatterMove& move) { // to and fro is nobody's move
            return move.pickUp || move.path.empty() || move.path.back() == state[state.figureNamed(move.figure)].space;
        });
        if (!scatters.empty() && state.isMirror())
            return oneOf(scatters);
    }
    if (!special && !state.turn.activationUsed && !scattering) {
        for (int attempt = 0; attempt < 3; ++attempt) {
            const std::optional<Command> act = beginTurn(state);
            if (act && allows(state, *act))
                return *act;
        }
    }
    if (special || state.turn.hasDoneSomething())
        return EndTurn{};
    return EndTurn{true};
}

std::optional<Command> RandomPlayer::special()
{
    if (chance(50))
        return {};
    return announcement();
}

std::optional<Command> RandomPlayer::announcement()
{
    std::map<std::string, std::vector<Command>> byFigure;
    for (const MoveOf<Command>& move : m_moves) {
        const Command& command = move.commands.front();
        if (const auto* activate = std::get_if<Activate>(&command))
            byFigure[activate->figure].push_back(command);
        else if (const auto* celerity = std::get_if<Celerity>(&command))
            byFigure[celerity->figure].push_back(command);
        else if (const auto* lastStand = std::get_if<LastStand>(&command))
            byFigure[lastStand->figure].push_back(command);
    }
    if (byFigure.empty())
        return {};
    return oneOf(std::next(byFigure.begin(), below(static_cast<int>(byFigure.size())))->second);
}

std::optional<Command> RandomPlayer::next(const State& state)
{
    m_moves = movesAt(state, m_facts);
    const int team = state.teamToAct();
    switch (state.phase) {
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        return state.auction ? auction(state) : reveal(state);
    case Phase::Loadout:
        for (int other = 0; other < state.teamCount(); ++other) {
            if (state.plays(other) && !state[other].isDone)
                return loadout(state, other);
        }
        return {};
    case Phase::Lineup:
    case Phase::Replace:
        return suggestedEntry(state, m_facts.constants);
    case Phase::BeforePeriod:
        return StartPeriod{};
    case Phase::BetweenTurns:
        if (state.turnsInPeriod == 0) {
            if (std::optional<Command> celerity = special())
                return celerity;
        }
        return StartTurn{state[state.nextTeam].name, {}};
    case Phase::Turn:
    case Phase::Special:
    case Phase::SpecialEnd:
        return turn(state);
    case Phase::PeriodOver:
        if (std::optional<Command> lastStand = special())
            return lastStand;
        return ScorePeriod{};
    case Phase::Bribes:
        return Bribe{state[team].name, below(1 + std::min(state[team].cash, state.burnedCheats(team)))};
    case Phase::FoulRolls:
        return foulRolls(state, team);
    case Phase::Bonus:
        return ScoreBonus{};
    case Phase::CleanUp:
        return CleanUp{};
    case Phase::MatchOver:
        if (state.overtimeDue) {
            StartOvertime command;
            for (const int one : state.overtimeTeams)
                command.teams.push_back(state[one].name);
            return command;
        }
        if (state.allianceTiebreaker) {
            RollAllianceTiebreaker command;
            for (const Team& one : state.teams) {
                const bool has = std::any_of(command.rolls.begin(), command.rolls.end(),
                                             [&](const auto& entry) { return entry.first == one.alliance; });
                if (!has)
                    command.rolls.emplace_back(one.alliance, roll());
            }
            return command;
        }
        return EndMatch{};
    case Phase::NotStarted:
    case Phase::Finished:
        break;
    }
    return {};
}

} // namespace whistle::kaosball
