// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "kaosball/judging/contest_result.h"
#include "kaosball/judging/referee.h"
#include "kaosball/judging/texts.h"

#include <algorithm>

namespace whistle::kaosball {

struct Referee::ContestPlan {
    FigureRef initiator;
    ContestType type = ContestType::Steal;
    std::vector<FigureRef> targets;
    bool isReaction = false;
    const ContestEntry* entry = nullptr;
    std::vector<int> teams; ///< the initiator's first, then the target sides in the order of the targets
    [[nodiscard]] bool takesPart(int team) const { return contains(teams, team); }
};

namespace {

template <class Value>
const Value* valueOf(const std::vector<std::pair<std::string, Value>>& list, const std::string& key)
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.first == key; });
    return found == list.end() ? nullptr : &found->second;
}

/// The rule that a problem of `contestProblems` rests on, by its place.
RuleId ruleOfProblem(const std::string& at, ContestType type)
{
    const auto has = [&at](const char* part) { return at.find(part) != std::string::npos; };
    if (has("pain_gain"))
        return "KB-29.8"_rule;
    if (has("use_brick"))
        return "KB-29.1"_rule;
    if (has("tiebreaker_rolls"))
        return "KB-29.7"_rule;
    if (has("kind"))
        return type == ContestType::Steal ? "KB-3.4"_rule : "KB-3.3"_rule;
    if (has("reaction"))
        return "KB-30.4"_rule;
    if (has("has_ball"))
        return "KB-18.1"_rule;
    return has("targets") ? "KB-30.1"_rule : "KB-17.1"_rule;
}

} // namespace

void Referee::on(const ContestCommand& command)
{
    if (!wantsActivation())
        return;
    const FigureRef ref = standingFigure(command.figure);
    if (!ref.isValid())
        return;
    Activation& activation = *m_state.activation;
    if (activation.figure != ref)
        refuse("KB-12.1"_rule, texts::notActiveFigure, m_state.idOf(activation.figure), command.figure);
    if (command.targets.empty())
        refuse("KB-17.1"_rule, texts::noSuchFigure, "");
    std::vector<FigureRef> targets;
    for (const std::string& id : command.targets) {
        const FigureRef target = figure(id);
        if (!target.isValid())
            return;
        if (!m_state[target].stands())
            refuse("KB-18.10"_rule, texts::notStanding, id);
        if (contains(targets, target))
            refuse("KB-30.1"_rule, texts::targetTwice);
        targets.push_back(target);
    }
    if (m_refused)
        return;
    const ContestType announced = activation.movement == Movement::Tackle   ? ContestType::Tackle
                                  : activation.movement == Movement::Attack ? ContestType::Attack
                                                                            : ContestType::Steal;
    if (activation.movement == Movement::Scatter)
        object("KB-R66"_rule, texts::noContestInScatter);
    else if (command.type != announced)
        object("KB-12.5"_rule, texts::notAnnounced, command.figure);
    if (activation.pickedUp)
        object("KB-14.1"_rule, texts::pickUpEnded, command.figure);
    else if (activation.contested)
        object("KB-12.1"_rule, texts::activationOver, command.figure);
    else if (activation.handedOff)
        object("KB-14.6"_rule, texts::afterHandOff);
    const bool mirror = m_state.isMirror();
    const FieldView view = mirror ? viewField(m_state) : FieldView{};
    const SpaceSet zone = mirror ? killzone(view.position, view.pieceOf(ref)) : SpaceSet{};
    for (const FigureRef target : targets) {
        if (!m_state.areEnemies(ref.team, target.team))
            object("KB-25.5"_rule, texts::targetNotEnemy, m_state.idOf(target), m_state[int{ref.team}].name);
        else if (mirror && !zone[static_cast<std::size_t>(m_state[target].space.index)])
            object("KB-4.2"_rule, texts::outOfKillzone, m_state.idOf(target), command.figure);
    }
    activation.contested = true;
    fight(ref, command.type, targets, false, command.entry);
}

void Referee::on(const React& command)
{
    if (!wantsActivation())
        return;
    const FigureRef ref = standingFigure(command.figure, "KB-R23"_rule);
    if (!ref.isValid())
        return;
    Activation& activation = *m_state.activation;
    const FigureRef mover = activation.figure;
    const std::string moverId = m_state.idOf(mover);
    if (!m_state.areEnemies(ref.team, mover.team)) {
        refuse("KB-15.1"_rule, texts::targetNotEnemy, command.figure, m_state[int{mover.team}].name);
        return;
    }
    if (activation.reactionSuffered)
        object("KB-15.3"_rule, texts::reactionHad, moverId);
    else if (m_state.isMirror() ? !activation.reactionOpen : activation.isUsedUp())
        object("KB-R25"_rule, texts::noReactionOpen, moverId);
    if (command.type == ContestType::Steal && m_state.isMirror() && !carries(mover)) {
        refuse("KB-15.2"_rule, texts::stealNoBall, moverId);
        return;
    }
    const bool robs = command.type == ContestType::Steal;
    const bool scatters = activation.movement == Movement::Scatter;
    const bool mayNotRob = scatters && robs && !m_state.houseRules.scatterAllowsStealReactions;
    const RuleId rule = mayNotRob                                  ? "KB-R9"_rule
                        : robs                                     ? "KB-15.2"_rule
                        : scatters                                 ? "KB-32.6"_rule
                        : m_state[mover].ringer == Ringer::Panther ? "KB-30.4"_rule
                                                                   : "KB-15.1"_rule;
    if (m_state.isMirror()) {
        const FieldView view = viewField(m_state);
        const std::vector<ReactionOffer> offers =
            reactionsTo(view.position, view.pieceOf(mover), m_state[mover].space, activation.carriedOnEntering,
                        activation.movement, m_state.houseRules);
        const int piece = view.pieceOf(ref);
        const bool offered = std::any_of(offers.begin(), offers.end(), [&](const ReactionOffer& offer) {
            return offer.piece == piece && contains(offer.types, command.type);
        });
        if (!offered)
            object(rule, texts::cannotReactSo, command.figure, moverId);
    } else {
        const FigureKind kind = m_state[ref].kind;
        const bool fits = robs ? countsAsRunner(kind) : countsAsBruiser(kind);
        const bool panther = !robs && m_state[mover].ringer == Ringer::Panther;
        const bool scatter = scatters && (!robs || !m_state.houseRules.scatterAllowsStealReactions);
        if (!fits || panther || scatter)
            object(rule, texts::cannotReactSo, command.figure, moverId);
    }
    activation.reactionSuffered = true;
    activation.mayGoOn = true;
    m_reasons.cite("KB-15.1"_rule);
    fight(ref, command.type, {mover}, true, command.entry);
}

// The cards that are named must be those of the sides, and the hands must hold them.
void Referee::checkCardsOfContest(const ContestPlan& plan)
{
    const ContestEntry& entry = *plan.entry;
    const auto checkListed = [&](const std::string& name, bool sidesOnly) {
        const int team = m_state.teamNamed(name);
        if (team < 0 || !m_state.plays(team))
            refuse("KB-17.3"_rule, texts::noSuchTeam, name);
        else if (sidesOnly && !plan.takesPart(team))
            refuse("KB-17.3"_rule, texts::cardTooMany, name);
    };
    for (const auto& [name, card] : entry.cards)
        checkListed(name, true);
    for (const std::string& name : entry.stimPack)
        checkListed(name, true);
    for (const std::string& name : entry.illegalScouting)
        checkListed(name, true);
    for (const auto& [name, uses] : entry.painGain)
        checkListed(name, true);
    for (const auto& [name, rolls] : entry.rollsByTeam)
        checkListed(name, true);
    if (entry.kaosWarp) {
        checkListed(entry.kaosWarp->by, false);
        for (const auto& [name, card] : entry.kaosWarp->cards)
            checkListed(name, true);
    }
    for (const auto* list : {&entry.stimPack, &entry.illegalScouting}) {
        for (const std::string& name : *list) {
            if (std::count(list->begin(), list->end(), name) > 1)
                refuse("KB-17.2"_rule, texts::listedTwice, name);
        }
    }
    for (const std::string& id : entry.brick) {
        const FigureRef ref = figure(id);
        const bool fights = ref == plan.initiator || contains(plan.targets, ref);
        if (ref.isValid() && !fights)
            refuse("KB-29.1"_rule, texts::cardTooMany, id);
    }
    if (m_refused)
        return;
    for (const int team : plan.teams) {
        const std::string& name = m_state[team].name;
        const Card* card = valueOf(entry.cards, name);
        const Card* first = entry.kaosWarp ? valueOf(entry.kaosWarp->cards, name) : nullptr;
        if (!card || (entry.kaosWarp && !first)) {
            refuse("KB-17.3"_rule, texts::cardMissing, name);
            continue;
        }
        int hand = m_state[team].hand - static_cast<int>(contains(entry.stimPack, name)) -
                   static_cast<int>(contains(entry.illegalScouting, name));
        if (first) {
            if (first->kind == CardKind::None && hand > 0)
                object("KB-R40"_rule, texts::handNotEmpty, name);
            hand -= static_cast<int>(first->kind != CardKind::None);
            hand -= static_cast<int>(entry.kaosWarp->by == name);
        }
        if (card->kind == CardKind::None && hand > 0)
            object("KB-R40"_rule, texts::handNotEmpty, name);
    }
}

void Referee::burnCardsOfContest(const ContestPlan& plan)
{
    const ContestEntry& entry = *plan.entry;
    for (const std::string& name : entry.illegalScouting) {
        burn(m_state.teamNamed(name), Card::cheat(Cheat::IllegalScouting));
        say("KB-33.4"_rule, texts::scouted, name);
    }
    for (const std::string& name : entry.stimPack)
        burn(m_state.teamNamed(name), Card::cheat(Cheat::StimPack));
    if (entry.kaosWarp) { // KB-33.6, KB-R15
        for (const int team : plan.teams) {
            const Card* first = valueOf(entry.kaosWarp->cards, m_state[team].name);
            if (!first || first->kind == CardKind::None)
                continue;
            if (m_state[team].hand == 0)
                object("KB-6.1"_rule, texts::emptyHand, m_state[team].name);
            else
                discardFromHand(team, 1);
        }
        burn(m_state.teamNamed(entry.kaosWarp->by), Card::cheat(Cheat::KaosWarp));
        say("KB-33.6"_rule, texts::kaosWarped, entry.kaosWarp->by);
    }
    for (const int team : plan.teams) { // KB-17.14
        const Card card = *valueOf(entry.cards, m_state[team].name);
        if (card.kind != CardKind::None)
            burn(team, card);
    }
}

ContestSide Referee::buildSide(const ContestPlan& plan, int team, const std::vector<FigureRef>& figures)
{
    const Team& owner = m_before[team];
    const ContestEntry& entry = *plan.entry;
    ContestSide side;
    side.team = owner.name;
    side.stats = owner.stats;
    side.card = *valueOf(entry.cards, owner.name);
    side.ability = m_state.abilityOf(team);
    side.upgrades = owner.active;
    side.burned = BurnedNumbers(owner.burned);
    side.stimPack = contains(entry.stimPack, owner.name);
    if (const int* uses = valueOf(entry.painGain, owner.name))
        side.painGain = *uses;
    for (const FigureRef ref : figures) {
        const Figure& figure = m_state[ref];
        ContestFigure one;
        one.id = m_state.idOf(ref);
        one.kind = figure.kind;
        one.health = figure.health;
        one.damage = figure.damage;
        one.ringer = figure.ringer;
        one.hasBall = carries(ref);
        one.preventedThisTurn = figure.prevented;
        one.usesBrick = contains(entry.brick, one.id);
        side.figures.push_back(std::move(one));
    }
    return side;
}

// KB-18.4, KB-18.5, KB-R71
Surroundings Referee::surroundingsOf(FigureRef ref, const std::vector<FigureRef>& targets) const
{
    const Figure& figure = m_state[ref];
    const FieldView view = viewField(m_state);
    const int piece = view.pieceOf(ref);
    const std::vector<Space>& sides = crossfield::adjacent(figure.space);
    Surroundings round{0, 4 - static_cast<int>(sides.size())};
    for (const Space side : sides) {
        const FigureRef neighbour = m_state.standingAt(side);
        if (contains(targets, neighbour))
            continue;
        const bool open = !neighbour.isValid() && !stepProblem(view.position, piece, figure.space, side);
        ++(open ? round.freeSpaces : round.blockedSides);
    }
    return round;
}

Contest Referee::buildContest(const ContestPlan& plan)
{
    const ContestEntry& entry = *plan.entry;
    Contest contest;
    contest.type = plan.type;
    contest.isReaction = plan.isReaction;
    contest.initiator = buildSide(plan, plan.initiator.team, {plan.initiator});
    for (std::size_t side = 1; side < plan.teams.size(); ++side) {
        std::vector<FigureRef> figures;
        for (const FigureRef target : plan.targets) {
            if (target.team == plan.teams[side])
                figures.push_back(target);
        }
        contest.targets.push_back(buildSide(plan, plan.teams[side], figures));
        if (const auto* rolls = valueOf(entry.rollsByTeam, contest.targets.back().team))
            contest.targets.back().tiebreakerRolls = *rolls;
        else if (plan.teams.size() == 2)
            contest.targets.back().tiebreakerRolls = entry.rolls;
    }
    contest.followUp = entry.followUp;
    contest.saysChoices = false;
    // In scorekeeper depth the entry itself says that the target carried the ball.
    const bool saysCarried = plan.type == ContestType::Steal || entry.followUp;
    if (!m_state.isMirror() && !m_state.ball.carrier.isValid() && saysCarried)
        contest.targets.front().figures.front().hasBall = true;
    contest.surroundings =
        m_state.isMirror() ? surroundingsOf(plan.initiator, plan.targets) : entry.surroundings.value_or(Surroundings{});
    return contest;
}

// KB-17.6, KB-29.7: the die is rolled if and only if there is a tie.
void Referee::checkRolls(const ContestPlan& plan, const Contest& contest, const ContestVerdict& verdict)
{
    if (plan.teams.size() > 2 && !plan.entry->rolls.empty())
        refuse("KB-R20"_rule, texts::rollNeedless);
    if (valueOf(plan.entry->rollsByTeam, contest.initiator.team)) // they go by the target's team
        refuse("KB-R20"_rule, texts::rollNeedless);
    for (std::size_t side = 0; side < contest.targets.size(); ++side) {
        const Comparison& comparison = verdict.comparisons[side];
        const std::string& active = contest.isReaction ? contest.targets[side].team : contest.initiator.team;
        if (comparison.decidedBy == DecidedBy::TiebreakerNeeded)
            refuse("KB-17.6"_rule, texts::rollMissing, active);
        else if (comparison.decidedBy != DecidedBy::Tiebreaker && !contest.targets[side].tiebreakerRolls.empty())
            refuse("KB-17.6"_rule, texts::rollNeedless);
    }
}

void Referee::checkChoices(const ContestPlan& plan, const ContestVerdict& verdict)
{
    const ContestEntry& entry = *plan.entry;
    const std::string initiator = m_state.idOf(plan.initiator);
    if (entry.followUp && !verdict.followUpAllowed)
        refuse("KB-R69"_rule, texts::followUpNotAllowed, initiator);
    const bool wantsPush = entry.pushTo.isValid() || entry.pushed;
    const bool mayPush = verdict.push == Push::MayBePushed || verdict.push == Push::MayBePushedOrKnockedDown;
    if (wantsPush && !mayPush)
        refuse("KB-18.4"_rule, texts::pushNotAllowed);
    if (entry.smash && verdict.push != Push::MayBePushedOrKnockedDown)
        refuse("KB-R70"_rule, texts::smashNotAllowed);
    if (entry.smash && wantsPush)
        refuse("KB-R70"_rule, texts::pushOrSmash);
    if (m_state.isMirror() && entry.pushed)
        refuse("KB-18.4"_rule, texts::scorekeeperOnly, "pushed");
    if (m_state.isMirror() && entry.surroundings)
        refuse("KB-18.5"_rule, texts::scorekeeperOnly, "initiator_surroundings");
    if (!m_state.isMirror() && entry.pushTo.isValid())
        refuse("KB-18.4"_rule, texts::mirrorOnly);
    if (!entry.heal.empty() && verdict.healingAllowed == 0)
        refuse("KB-28.3"_rule, texts::healNotAllowed);
    if (m_refused || !m_state.isMirror() || !entry.pushTo.isValid())
        return;
    const FieldView view = viewField(m_state);
    const Space from = m_state[plan.initiator].space;
    const bool open = crossfield::areAdjacent(from, entry.pushTo) && isFree(entry.pushTo) &&
                      !stepProblem(view.position, view.pieceOf(plan.initiator), from, entry.pushTo);
    if (!open)
        object("KB-18.4"_rule, texts::pushBlocked, initiator, std::string(crossfield::name(entry.pushTo)));
}

void Referee::applyFigure(FigureRef ref, const FigureResult& result)
{
    Figure& figure = m_state[ref];
    figure.damage = result.damageAfter;
    figure.prevented += result.damagePrevented;
    if (result.isKilled) {
        dropBall(ref);
        const int killer = result.killedBy.empty() ? -1 : m_state.teamNamed(result.killedBy);
        figure.where = killer >= 0 ? Where::Killed : Where::Lost;
        figure.space = {};
        figure.standing = false;
        figure.damage = 0;
        if (killer >= 0)
            m_state[killer].trophies.push_back(ref);
    } else if (result.isKnockedDown) {
        figure.standing = false;
        if (carries(ref))
            m_state.ball = {figure.space, {}};
    }
}

// KB-18.1, KB-18.3, KB-R65
void Referee::applyBall(const ContestPlan& plan, const ContestVerdict& verdict)
{
    const std::string initiator = m_state.idOf(plan.initiator);
    if (plan.type == ContestType::Steal) {
        if (verdict.carrierAfter == initiator)
            giveBall(plan.initiator);
        return;
    }
    if (!plan.entry->followUp || verdict.carrierAfter != initiator || !m_state[plan.initiator].stands())
        return;
    if (m_state.isMirror()) {
        const Space target = m_state.ball.space; // the carrier has just dropped it there
        say("KB-18.3"_rule, texts::followedTo, initiator, std::string(crossfield::name(target)));
        enter(plan.initiator, target);
    }
    if (m_state[plan.initiator].stands())
        giveBall(plan.initiator);
}

// KB-18.4, KB-18.5, KB-R70
void Referee::applyPush(const ContestPlan& plan, const ContestVerdict& verdict)
{
    if (plan.entry->smash) {
        const bool brick = contains(plan.entry->brick, m_state.idOf(plan.initiator));
        if (brick) {
            damage(plan.initiator, 1, Preventable::No, -1);
            say("KB-29.1"_rule, texts::damageKept, m_state.idOf(plan.initiator));
        } else {
            knockDown(plan.initiator);
        }
        return;
    }
    const bool mayPush = verdict.push == Push::MayBePushed || verdict.push == Push::MayBePushedOrKnockedDown;
    if (!mayPush || !plan.entry->pushTo.isValid())
        return;
    say("KB-18.4"_rule, texts::pushedTo, m_state.idOf(plan.initiator),
        std::string(crossfield::name(plan.entry->pushTo)));
    enter(plan.initiator, plan.entry->pushTo);
}

// KB-28.3, KB-R12
void Referee::applyHeal(const ContestPlan& plan, const ContestVerdict& verdict)
{
    if (plan.entry->heal.empty() || verdict.healingAllowed == 0)
        return;
    const FigureRef ref = figure(plan.entry->heal);
    if (!ref.isValid())
        return;
    Figure& figure = m_state[ref];
    if (ref.team != plan.initiator.team || !figure.isOnField() || figure.damage == 0) {
        refuse("KB-28.3"_rule, texts::healWho, plan.entry->heal);
        return;
    }
    if (m_state.houseRules.vampirismHeals == VampirismHeals::ActingFigure && ref != plan.initiator)
        object("KB-R12"_rule, texts::healActing, m_state.idOf(plan.initiator));
    --figure.damage;
    say("KB-28.3"_rule, texts::healed, plan.entry->heal);
}

void Referee::fight(FigureRef initiator, ContestType type, const std::vector<FigureRef>& targets, bool isReaction,
                    const ContestEntry& entry)
{
    ContestPlan plan{initiator, type, targets, isReaction, &entry, {initiator.team}};
    for (const FigureRef target : targets) {
        if (!plan.takesPart(target.team))
            plan.teams.push_back(target.team);
    }
    if (plan.teams.size() < 2) {
        refuse("KB-25.5"_rule, texts::targetNotEnemy, m_state.idOf(targets.front()), m_state[int{initiator.team}].name);
        return;
    }
    if (!m_state.isMirror() && entry.followUp && !m_state.ball.carrier.isValid() && targets.size() > 1)
        refuse("KB-18.3"_rule, texts::ballPlaceMissing);
    checkCardsOfContest(plan);
    if (m_refused)
        return;
    const Contest contest = buildContest(plan);
    for (const Problem& problem : contestProblems(contest)) {
        m_objections.push_back({ruleOfProblem(problem.at, type), problem.message, false});
        m_refused = true;
    }
    if (m_refused)
        return;
    const Reasons::Listening listening = m_reasons.listening();
    Ruling<ContestVerdict> ruling = judgeContest(contest, m_state.houseRules, m_rules, listening);
    checkRolls(plan, contest, ruling.verdict);
    checkChoices(plan, ruling.verdict);
    if (m_refused)
        return;
    burnCardsOfContest(plan);
    m_reasons.add(ruling.why, ruling.rules);

    applyFigure(plan.initiator, ruling.verdict.initiator);
    for (std::size_t side = 0; side < contest.targets.size(); ++side) {
        const Comparison& comparison = ruling.verdict.comparisons[side];
        for (const FigureResult& result : comparison.figures)
            applyFigure(m_state.figureNamed(result.id), result);
    }
    m_state.entered.clear();
    applyPush(plan, ruling.verdict); // first: a follow-up leads into the target's space from wherever (KB-R65)
    applyBall(plan, ruling.verdict);
    applyHeal(plan, ruling.verdict);
    for (const auto& [team, points] : ruling.verdict.victoryPoints)
        awardPoints(m_state.teamNamed(team), points);
    m_state.activation->reactionOpen = false; // KB-R25
    m_state.lastContest = LastContest{contest, std::move(ruling.verdict)};
    endActivationIfDown();
    if (m_reasons.isListening()) {
        const PushChoice push{plan.entry->pushTo, plan.entry->pushed, plan.entry->smash};
        for (Text& result : contestResult(contest, m_state.lastContest->verdict, push))
            m_reasons.why.push_back(std::move(result));
    }
    checkKnockout(false);
}

} // namespace whistle::kaosball
