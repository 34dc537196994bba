// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/referee.h"

#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/questions/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace say = texts::desk;

std::optional<int> Desk::player(const std::string& name, const char* at)
{
    const std::optional<int> found = state.playerNamed(name);
    if (!found)
        unknown(at, "MH-3.2"_rule, texts::input::unknownName, name);
    return found;
}

bool Desk::knowsHero(const std::string& name, const char* at)
{
    if (state.factionOfHero(name))
        return true;
    unknown(at, "MH-3.14"_rule, texts::input::unknownName, name);
    return false;
}

Hero* Desk::heroInPlay(const std::string& name, const char* at)
{
    if (!knowsHero(name, at))
        return nullptr;
    Hero* hero = state.hero(name);
    if (!hero)
        refuse("MH-3.14"_rule, say::notInPlay, name);
    return hero;
}

void Desk::expectKey(bool isThere, bool isWanted, const char* at)
{
    if (isThere != isWanted)
        unknown(at, "MH-R50"_rule, isWanted ? texts::input::missing : texts::input::notHere, std::string(at + 1));
}

bool Desk::inStep(Step step, std::optional<RuleId> rule)
{
    static constexpr std::array<RuleId, 13> rules{
        "MH-3.14"_rule, "MH-5.6"_rule,  "MH-5.2"_rule,  "MH-5.3"_rule,   "MH-6.11"_rule, "MH-11.1"_rule, "MH-12.5"_rule,
        "MH-13.5"_rule, "MH-12.6"_rule, "MH-17.1"_rule, "MH-26.11"_rule, "MH-27.3"_rule, "MH-1.2"_rule};
    if (state.step == step && (state.phase == Phase::Play) == (step != Step::None))
        return true;
    refuse(rule.value_or(rules[static_cast<std::size_t>(state.step)]), say::wrongStep, nameOf(state.step));
    return false;
}

bool Desk::inAction(ActionKind action)
{
    if (!inStep(Step::Action))
        return false;
    if (state.open->action == action)
        return true;
    refuse("MH-5.3"_rule, say::wrongAction, nameOf(state.open->action));
    return false;
}

bool Desk::isActiveHero(const std::string& name, RuleId rule)
{
    if (state.activation && state.activation->hero == name)
        return true;
    refuse(rule, say::notActiveHero, name);
    return false;
}

namespace {

/// MH-1.1 after every command: who has reached the goal wins at once.
void checkDomination(Desk& desk)
{
    State& state = desk.state;
    const RankingInquiry inquiry = rankingInquiry(state);
    for (std::size_t i = 0; i < inquiry.players.size(); ++i) {
        const RankedPlayer& player = inquiry.players[i];
        const int then = i < desk.before.players.size() ? desk.before.powerPoints(static_cast<int>(i)) : 0;
        if (player.powerPoints != then)
            desk.say("MH-1.5"_rule, say::powerChange, player.name, player.powerPoints, then);
    }
    if (state.phase == Phase::Finished || inquiry.players.size() < 2)
        return;
    RankingVerdict verdict = judgeRanking(inquiry, Listening::No).verdict;
    if (!verdict.gameOver)
        return;
    desk.say("MH-1.1"_rule, say::domination, verdict.winners.front(), verdict.goal);
    state.result = std::move(verdict);
    state.phase = Phase::Finished;
    state.step = Step::None;
}

void take(Desk& desk, const State& state, const Command& command)
{
    const bool isFirst = std::holds_alternative<NewMatch>(command);
    const bool isFree = std::holds_alternative<Adjust>(command) || std::holds_alternative<Note>(command);
    if (isFirst && state.hasStarted)
        desk.refuse("MH-3.1"_rule, say::startedAlready);
    else if (!isFirst && !state.hasStarted)
        desk.refuse("MH-3.1"_rule, say::notStarted);
    else if (state.phase == Phase::Finished && !isFree)
        desk.refuse(state.result->endedBy == EndedBy::Domination ? "MH-1.1"_rule : "MH-1.2"_rule, say::isFinished);
    else
        std::visit([&](const auto& one) { on(desk, one); }, command);
}

} // namespace

bool isLegal(const State& state, const Command& command)
{
    Desk desk(state, Listening::No);
    take(desk, state, command);
    return !desk.hasObjections();
}

Outcome<State> referee(const State& state, const Command& command, Listening listening)
{
    Desk desk(state, listening);
    take(desk, state, command);
    if (!desk.isRefused())
        checkDomination(desk);
    if (!desk.isRefused() && desk.hasObjections() && !isSound(desk.state))
        desk.refuse("MH-2.2"_rule, say::unsound);
    if (desk.isRefused())
        desk.state = state;
    State next = std::move(desk.state);
    return desk.concluded(std::move(next));
}

bool isSound(const State& state)
{
    for (const Player& player : state.players) {
        for (const UnitFacts& unit : player.facts->units) {
            int tokens = player.reserveOf(unit.unit);
            for (const Hero& hero : state.heroes) {
                if (state.players[static_cast<std::size_t>(hero.player)].name == player.name) {
                    const Tokens& army = hero.tokens(unit.unit);
                    if (army.base < 0 || army.elite < 0)
                        return false;
                    tokens += army.sum();
                }
            }
            if (state.battle) {
                for (const BattleStack& stack : state.battle->stacks) {
                    if (stack.unit == unit.unit)
                        tokens += stack.start.sum() - stack.sum();
                }
            }
            if (tokens != unit.tokens || player.reserveOf(unit.unit) < 0)
                return false;
        }
        if (player.gold < 0 || player.resources < 0 || player.capitalLevel > 4)
            return false;
    }
    return std::all_of(state.heroes.begin(), state.heroes.end(),
                       [](const Hero& hero) { return hero.scrolls >= 0 && hero.luck >= 0; });
}

} // namespace whistle::heroes
