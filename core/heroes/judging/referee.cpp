// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/referee.h"

#include "base/common_words.h"
#include "heroes/judging/desk.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

void Desk::expectKey(bool isThere, bool isWanted, const char* at)
{
    if (isThere != isWanted)
        unknown(at, "MH-R50"_rule, isWanted ? input::missing : input::notHere, std::string(at + 1));
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
    refuse(rule, Saying::tr("%1 is not moving now."), name);
    return false;
}

namespace {

/// MH-1.1 after every command: who has reached the goal wins at once.
void checkDomination(Desk& desk, const State& before)
{
    State& state = desk.state;
    const RankingInquiry inquiry = rankingInquiry(state, false);
    for (std::size_t i = 0; i < inquiry.players.size(); ++i) {
        const RankedPlayer& player = inquiry.players[i];
        const int then = i < before.players.size() ? before.powerPoints(static_cast<int>(i)) : 0;
        if (player.powerPoints != then)
            desk.say("MH-1.5"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 has %n Power Point(s), %3 before.")},
                     player.name, player.powerPoints, then);
    }
    if (state.phase == Phase::Finished || inquiry.players.size() < 2)
        return;
    RankingVerdict verdict = judgeRanking(inquiry);
    if (!verdict.gameOver)
        return;
    desk.say("MH-1.1"_rule, Saying::tr("%1 has reached %2 Power Points and wins at once."), verdict.winners.front(),
             verdict.goal);
    state.result = std::move(verdict);
    state.phase = Phase::Finished;
    state.step = Step::None;
}

/// Players, heroes and units that nobody has are bad input, whoever's turn it is.
template <class One>
void checkNames(Desk& desk, const One& command)
{
    const State& state = desk.state;
    const auto check = [&](bool isKnown, RuleId rule, const char* at, const std::string& name) {
        if (!isKnown && !desk.isRefused())
            desk.unknown(at, rule, input::unknownName, name);
    };
    if constexpr (requires { command.unit; })
        check(state.isUnitOfMatch(command.unit), "MH-24.1"_rule, "/unit", wordOf(command.unit));
    if constexpr (requires { command.player; })
        check(state.playerNamed(command.player).has_value(), "MH-3.2"_rule, "/player", command.player);
    if constexpr (requires { command.hero; })
        check(state.factionOfHero(command.hero).has_value(), "MH-3.14"_rule, "/hero", command.hero);
    if constexpr (requires { command.to; })
        check(!command.to || state.factionOfHero(*command.to), "MH-3.14"_rule, "/to", command.to.value_or(""));
}

void take(Desk& desk, const State& state, const Command& command)
{
    const auto carryOut = [&](const auto& one) {
        checkNames(desk, one);
        if (!desk.isRefused())
            on(desk, one);
    };
    const bool isFirst = std::holds_alternative<NewMatch>(command);
    const bool isFree = std::holds_alternative<Adjust>(command) || std::holds_alternative<Note>(command);
    if (isFirst && state.hasStarted)
        desk.refuse("MH-3.1"_rule, common::Saying::tr("This match has already begun."));
    else if (!isFirst && !state.hasStarted)
        desk.refuse("MH-3.1"_rule, common::Saying::tr("No match has begun: new_match comes first."));
    else if (state.phase == Phase::Finished && !isFree)
        desk.refuse(state.result->endedBy == EndedBy::Domination ? "MH-1.1"_rule : "MH-1.2"_rule,
                    common::Saying::tr("The match is over."));
    else
        std::visit(carryOut, command);
}

} // namespace

bool isLegal(const State& state, const Command& command)
{
    Desk desk(state, Listening::No);
    take(desk, state, command);
    return !desk.hasObjections();
}

Outcome<State> referee(const State& state, const Command& command, Listening listening,
                       std::vector<AskedQuestion>* asked)
{
    Desk desk(state, listening);
    desk.noteIn(asked);
    take(desk, state, command);
    if (!desk.isRefused())
        checkDomination(desk, state);
    if (!desk.isRefused() && desk.hasObjections() && !isSound(desk.state))
        desk.refuse("MH-2.2"_rule, common::Saying::tr("That would leave an impossible position."));
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
            bool isWhole = tokens >= 0;
            for (const std::string& name : player.heroes) {
                const Tokens& army = state.hero(name)->tokens(unit.unit);
                isWhole = isWhole && army.base >= 0 && army.elite >= 0;
                tokens += army.sum();
            }
            for (const BattleStack& stack : state.battle ? state.battle->stacks : std::vector<BattleStack>{}) {
                if (stack.unit == unit.unit)
                    tokens += stack.start.sum() - stack.sum();
            }
            if (!isWhole || tokens != unit.tokens)
                return false;
        }
        if (player.gold < 0 || player.resources < 0 || player.capitalLevel > 4)
            return false;
    }
    return std::ranges::all_of(state.heroes, [](const Hero& hero) { return hero.scrolls >= 0 && hero.luck >= 0; });
}

} // namespace whistle::heroes
