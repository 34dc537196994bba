// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_draft.h"

#include "base/contains.h"
#include "kaosball/game.h"
#include "kaosball/offers/hands.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

using Rolls = std::map<int, std::vector<int>>;

ContestEntry bareEntry(const ContestDraft& draft, const State& state, const Rolls& rolls)
{
    ContestEntry entry;
    const auto named = [&](int team) { return state[team].name; };
    for (const auto& [team, card] : draft.cards)
        entry.cards.emplace_back(named(team), card);
    for (const int team : draft.stimPack)
        entry.stimPack.push_back(named(team));
    for (const int team : draft.scouting)
        entry.illegalScouting.push_back(named(team));
    for (const auto& [team, uses] : draft.painGain) {
        if (uses > 0)
            entry.painGain.emplace_back(named(team), uses);
    }
    if (draft.warpBy >= 0) {
        KaosWarp warp;
        warp.by = named(draft.warpBy);
        for (const auto& [team, card] : draft.warped)
            warp.cards.emplace_back(named(team), card);
        entry.kaosWarp = std::move(warp);
    }
    for (const auto& [team, results] : rolls) {
        if (draft.teams().size() > 2)
            entry.rollsByTeam.emplace_back(named(team), results);
        else
            entry.rolls = results;
    }
    if (!state.isMirror())
        entry.surroundings = draft.surroundings;
    return entry;
}

Command commandOf(const ContestDraft& draft, const State& state, ContestEntry entry)
{
    if (draft.isReaction)
        return React{state.idOf(draft.initiator), draft.type, std::move(entry)};
    ContestCommand command{state.idOf(draft.initiator), draft.type, {}, std::move(entry)};
    for (const FigureRef target : draft.targets)
        command.targets.push_back(state.idOf(target));
    return command;
}

/// The rolls that the draft brings with these teams tied; a +1 where nobody has rolled.
Rolls rollsFor(const ContestDraft& draft, const std::vector<int>& tied)
{
    Rolls rolls;
    for (const int team : tied) {
        rolls[team] = draft.rollsAgainst(team);
        if (rolls[team].empty())
            rolls[team] = {1};
    }
    return rolls;
}

bool isRuled(const Outcome<State>& outcome)
{
    return outcome.canBeOverridden() && outcome.next.lastContest.has_value();
}

/// Which comparisons tie: the referee takes a roll if and only if there is a tie, so it is asked for every possibility.
std::optional<std::vector<int>> findTies(const ContestDraft& draft, const State& state, const Facts& facts)
{
    std::vector<int> sides = draft.teams();
    sides.erase(sides.begin());
    for (unsigned mask = 0; mask < 1U << sides.size(); ++mask) {
        std::vector<int> tied;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if ((mask >> i & 1U) != 0)
                tied.push_back(sides[i]);
        }
        const Command tried = commandOf(draft, state, bareEntry(draft, state, rollsFor(draft, tied)));
        if (isRuled(referee(state, tried, facts, Reasons::Listening::No)))
            return tied;
    }
    return {};
}

/// Who would fall, by the verdict or by a smash that the winner chooses, and could use Brick in place of it (KB-R52).
void findBricks(ContestPreview& found, const ContestDraft& draft, const State& state)
{
    const ContestVerdict& verdict = found.contest->verdict;
    const auto offer = [&](const FigureResult& result) {
        const FigureRef ref = state.figureNamed(result.id);
        const bool smashed = draft.smash && ref == draft.initiator && verdict.push == Push::MayBePushedOrKnockedDown;
        if (ref.isValid() && (result.isKnockedDown || smashed) && mayUseBrick(state, ref))
            found.brickable.push_back(ref);
    };
    offer(verdict.initiator);
    for (const Comparison& comparison : verdict.comparisons) {
        for (const FigureResult& result : comparison.figures)
            offer(result);
    }
}

void findHealing(ContestPreview& found, const ContestDraft& draft, const State& state, const State& after)
{
    if (found.contest->verdict.healingAllowed == 0)
        return;
    const bool actingOnly = state.houseRules.vampirismHeals == VampirismHeals::ActingFigure;
    for (const FigureRef ref : after.onField()) {
        const bool may = ref.team == draft.initiator.team && after[ref].damage > 0;
        if (may && (!actingOnly || ref == draft.initiator))
            found.healable.push_back(ref);
    }
    const auto mostHurt = std::ranges::min_element(
        found.healable, {}, [&](FigureRef ref) { return after[ref].health - after[ref].damage; });
    const FigureRef likely = mostHurt == found.healable.end() ? FigureRef{} : *mostHurt;
    found.heal = draft.heal.value_or(likely);
    if (!contains(found.healable, found.heal))
        found.heal = {};
}

/// What bareEntry and preview make of a draft, the other way round.
void takeWords(ContestDraft& draft, const ContestEntry& entry, const State& state)
{
    const auto team = [&](const std::string& name) { return state.teamNamed(name); };
    const std::vector<int> teams = draft.teams(); // another figure may be active now
    for (const auto& [name, card] : entry.cards) {
        if (contains(teams, team(name)))
            draft.cards[team(name)] = card;
    }
    for (const std::string& name : entry.stimPack)
        draft.stimPack.insert(team(name));
    draft.saidPlain = draft.stimPack;
    for (const std::string& name : entry.illegalScouting)
        draft.scouting.insert(team(name));
    for (const auto& [name, uses] : entry.painGain)
        draft.painGain[team(name)] = uses;
    if (entry.kaosWarp) {
        draft.warpBy = team(entry.kaosWarp->by);
        for (const auto& [name, card] : entry.kaosWarp->cards)
            draft.warped[team(name)] = card;
    }
    if (!entry.rolls.empty())
        draft.rolls[int{draft.targets.front().team}] = entry.rolls;
    for (const auto& [name, rolls] : entry.rollsByTeam)
        draft.rolls[team(name)] = rolls;
    for (const std::string& figure : entry.brick)
        draft.brick.insert(state.figureNamed(figure));
    draft.followUp = entry.followUp;
    draft.pushTo = entry.pushTo;
    draft.pushed = entry.pushed;
    draft.smash = entry.smash;
    draft.heal = entry.heal.empty() ? FigureRef{} : state.figureNamed(entry.heal);
    draft.surroundings = entry.surroundings;
}

} // namespace

bool isNameless(Card card)
{
    return (card.kind == CardKind::Tactic || card.kind == CardKind::Cheat) && card.name < 0;
}

std::vector<int> ContestDraft::teams() const
{
    std::vector<int> all{initiator.team};
    for (const FigureRef target : targets) {
        if (!contains(all, int{target.team}))
            all.push_back(target.team);
    }
    return all;
}

bool ContestDraft::mayNameWarped(int team) const
{
    const auto first = warped.find(team);
    return warpBy >= 0 && first != warped.end() && isNameless(first->second) && !cards.contains(team);
}

void ContestDraft::show(int team, Card card)
{
    const bool isName = mayNameWarped(team) && card.kind == warped.at(team).kind && !isNameless(card);
    (collectsWarped() || isName ? warped : cards)[team] = card;
    saidPlain.erase(team);
    rolls.clear();
}

std::vector<int> ContestDraft::rollsAgainst(int team) const
{
    const auto rolled = rolls.find(team);
    return rolled == rolls.end() ? std::vector<int>() : rolled->second;
}

void ContestDraft::warp(int team)
{
    if (warpBy == team) { // taken back
        if (cards.empty())
            cards = warped;
        warped.clear();
        warpBy = -1;
    } else {
        warpBy = team;
        warped = std::exchange(cards, {});
    }
    rolls.clear();
}

std::vector<int> ContestDraft::starsOpen() const
{
    std::vector<int> open;
    for (const int team : stimPack) {
        const auto shown = cards.find(team);
        const bool isPlain = shown != cards.end() && shown->second.kind == CardKind::Energy && !shown->second.star;
        if (isPlain && !collectsWarped() && !saidPlain.contains(team))
            open.push_back(team);
    }
    return open;
}

std::optional<Card> ContestDraft::cardOf(int team) const
{
    const std::map<int, Card>& shown = collectsWarped() || mayNameWarped(team) ? warped : cards;
    const auto card = shown.find(team);
    return card == shown.end() ? std::nullopt : std::optional(card->second);
}

bool ContestPreview::isSettled() const
{
    const bool asks = !starsOpen.empty() || asksFollowUp || mayPush || asksWay || asksSecond || mayRollAgain;
    return command && outcome.isLegal() && !asks && brickable.empty() && healable.empty();
}

std::optional<ContestDraft> contestOf(const Command& command, const State& state)
{
    ContestDraft draft;
    if (const auto* contest = std::get_if<ContestCommand>(&command)) {
        draft.initiator = state.figureNamed(contest->figure);
        draft.type = contest->type;
        for (const std::string& target : contest->targets)
            draft.targets.push_back(state.figureNamed(target));
    } else if (const auto* react = std::get_if<React>(&command); react != nullptr && state.activation) {
        draft.initiator = state.figureNamed(react->figure);
        draft.type = react->type;
        draft.targets = {state.activation->figure};
        draft.isReaction = true;
    }
    if (!draft.initiator.isValid() || draft.targets.empty() ||
        std::ranges::any_of(draft.targets, [](FigureRef target) { return !target.isValid(); }))
        return {};
    return draft;
}

Command commandOf(const ContestDraft& draft, const State& state)
{
    return commandOf(draft, state, bareEntry(draft, state, draft.rolls));
}

std::optional<ContestDraft> draftOf(const Command& command, const State& state, const Facts& facts)
{
    std::optional<ContestDraft> said = contestOf(command, state);
    if (!said)
        return {};
    ContestDraft& draft = *said;
    const auto* react = std::get_if<React>(&command);
    takeWords(draft, react != nullptr ? react->entry : std::get<ContestCommand>(command).entry, state);
    const ContestPreview seen = preview(draft, state, facts);
    const bool isAsked = seen.rollsMissing.empty(); // what follows from the die
    if (!seen.mayFollowUp || !isAsked)
        draft.followUp.reset();
    if (seen.healable.empty() || !isAsked)
        draft.heal.reset();
    return said;
}

int ContestDraft::activeTeam(const State& state) const
{
    return state.activation ? int{state.activation->figure.team} : int{initiator.team};
}

ContestPreview preview(const ContestDraft& original, const State& state, const Facts& facts)
{
    ContestDraft draft = original;
    ContestPreview found;
    found.starsOpen = draft.starsOpen();
    for (const int team : draft.teams()) {
        if (!draft.cards.contains(team))
            found.cardsMissing.push_back(team);
    }
    if (!found.cardsMissing.empty())
        return found;

    const bool saysWay = draft.surroundings.has_value();
    if (!state.isMirror())
        draft.surroundings = draft.surroundings.value_or(Surroundings{});
    std::optional<std::vector<int>> ties = findTies(draft, state, facts);
    if (!ties && !draft.brick.empty()) { // what Brick was said for has gone
        draft.brick.clear();
        ties = findTies(draft, state, facts);
    }
    if (!ties) { // refused for another reason: the outcome says which
        const Command command = commandOf(draft, state, bareEntry(draft, state, {}));
        found.outcome = referee(state, command, facts);
        found.command = command;
        return found;
    }
    if (!ties->empty() && !found.starsOpen.empty())
        return found; // with the star there may be no tie
    found.tied = *ties;
    for (const int team : found.tied) {
        if (draft.rollsAgainst(team).empty())
            found.rollsMissing.push_back(team);
    }
    const Rolls rolls = rollsFor(draft, found.tied);
    ContestEntry entry = bareEntry(draft, state, rolls);
    Outcome<State> bare = referee(state, commandOf(draft, state, entry), facts);
    found.contest = bare.next.lastContest;
    findBricks(found, draft, state);
    for (const FigureRef ref : draft.brick) {
        if (contains(found.brickable, ref))
            entry.brick.push_back(state.idOf(ref));
    }
    if (!entry.brick.empty()) {
        bare = referee(state, commandOf(draft, state, entry), facts);
        found.contest = bare.next.lastContest;
    }

    const ContestVerdict& verdict = found.contest->verdict;
    found.mayFollowUp = verdict.followUpAllowed;
    found.mayPush = verdict.push == Push::MayBePushed || verdict.push == Push::MayBePushedOrKnockedDown;
    found.maySmash = verdict.push == Push::MayBePushedOrKnockedDown;
    found.asksWay = !state.isMirror() && verdict.push != Push::None;
    if (!saysWay && !found.asksWay)
        entry.surroundings.reset();
    if (found.mayPush && state.isMirror())
        found.pushSpaces = pushSpaces(state, draft.initiator);
    findHealing(found, draft, state, bare.next);

    // In scorekeeper depth the follow-up itself says that the target carried the ball: it may be tried.
    const bool unknownCarrier = !state.isMirror() && !state.ball.carrier.isValid() && draft.type == ContestType::Tackle;
    if (!found.mayFollowUp && unknownCarrier) {
        ContestEntry tried = entry;
        tried.followUp = true;
        found.mayFollowUp = isRuled(referee(state, commandOf(draft, state, tried), facts, Reasons::Listening::No));
    }
    found.followsUp = found.mayFollowUp && draft.followUp.value_or(!unknownCarrier);
    found.asksFollowUp = found.mayFollowUp && !unknownCarrier;
    entry.followUp = found.followsUp;
    const bool isSpace = contains(found.pushSpaces, draft.pushTo);
    entry.smash = found.maySmash && draft.smash;
    if (found.mayPush && isSpace && !entry.smash)
        entry.pushTo = draft.pushTo;
    entry.pushed = found.mayPush && !state.isMirror() && draft.pushed && !entry.smash;
    if (found.heal.isValid())
        entry.heal = state.idOf(found.heal);
    const Command command = commandOf(draft, state, entry);
    found.outcome = referee(state, command, facts);
    if (found.rollsMissing.empty())
        found.command = command;
    const int rerolls = state[draft.activeTeam(state)].active[Upgrade::Lucky];
    for (const int team : found.tied) {
        if (draft.rolls.contains(team) && static_cast<int>(draft.rolls.at(team).size()) <= rerolls)
            found.mayRollAgain = true;
    }
    found.asksSecond = !draft.seconds.empty();
    return found;
}

} // namespace whistle::kaosball
