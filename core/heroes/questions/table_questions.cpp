// SPDX-License-Identifier: GPL-3.0-or-later
// The questions as a running match asks them: what lies on the table stands there, what has to be thrown, chosen or
// moved is left to say.
#include "heroes/judging/battle_pieces.h"
#include "heroes/offers/proposals.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/table_cases.h"

namespace whistle {

namespace heroes {

namespace {

template <class Inquiry>
std::optional<Json> written(const std::optional<Inquiry>& inquiry)
{
    return inquiry ? std::optional(writeRecord(*inquiry)) : std::nullopt;
}

std::optional<InitiativeInquiry> initiativeNow(const State& state)
{
    if (!state.battle)
        return {};
    const std::vector<std::string> pieces =
        state.battle->order.empty() ? pieceNames(state) : eachOf(state.battle->order, &PlacedPiece::name);
    return initiativeInquiry(state, pieces, state.battle->modifiers);
}

std::optional<RollInquiry> rollNow(const State& state)
{
    const std::optional<AttackDue> due = attackDue(state);
    return due ? std::optional(rollInquiry(state, {}, *pieceNamed(state, due->piece))) : std::nullopt;
}

std::optional<DamageInquiry> damageNow(const State& state)
{
    if (state.step != Step::AssignDamage)
        return {};
    const Battle& battle = *state.battle;
    DamageInquiry inquiry{battle.damage, battle.attack->pierce, battle.attack->target};
    for (const BattleStack& stack : battle.stacks) {
        if (stack.side == other(battle.attack->side) && !stack.isGone())
            inquiry.stacks.push_back(stack);
    }
    return inquiry;
}

/// Of the army whose turn it is.
std::optional<ResurrectionInquiry> resurrectionNow(const State& state)
{
    if (!state.battle)
        return {};
    ResurrectionInquiry inquiry{ResurrectionSource::Effect, 1, std::vector<FightingStack>{}, {}, {}};
    for (const BattleStack& stack : state.battle->stacks) {
        if (stack.side == Side::Active)
            inquiry.stacks->push_back(stack);
    }
    return inquiry;
}

std::optional<IncomeInquiry> incomeNow(const State& state)
{
    if (!state.active)
        return {};
    Gather gather;
    if (state.activePlayer().has(Building::Income))
        gather.incomeChoice = Money::Gold;
    return incomeInquiry(state, *state.active, gather);
}

/// The encounter that the hero has met; without a board the last that is not beaten.
std::optional<OverwhelmInquiry> overwhelmNow(const State& state)
{
    const Hero* hero = state.activation ? state.hero(state.activation->hero) : nullptr;
    const EncounterToken* met = nullptr;
    for (const EncounterToken& token : state.encounters) {
        if (!token.isGone && (!state.isMirror || state.entered == token.name()))
            met = &token;
    }
    return hero && met ? std::optional(overwhelmInquiry(state, *hero, *met->facts)) : std::nullopt;
}

/// Of the hero that has a level coming to it, or is being moved; else of the first.
std::optional<LevelUpInquiry> levelUpNow(const State& state)
{
    const Hero* hero = state.claim        ? state.hero(state.claim->hero)
                       : state.activation ? state.hero(state.activation->hero)
                                          : nullptr;
    if (!hero && state.active && !state.activePlayer().heroes.empty())
        hero = state.hero(state.activePlayer().heroes.front());
    if (!hero)
        return {};
    const Claim claim = state.claim && state.claim->isLevel ? *state.claim : Claim{};
    return LevelUpInquiry{
        static_cast<int>(hero->skillCards.size()), hero->trophies, claim.treasureExperience, claim.isFree, {}, {}};
}

std::optional<RecruitInquiry> recruitNow(const State& state)
{
    const std::optional<RecruitTable> table = state.step == Step::Action ? recruitTable(state) : std::nullopt;
    return table ? std::optional(RecruitInquiry{*table, {}}) : std::nullopt;
}

std::optional<MovementInquiry> movementNow(const State& state)
{
    if (!state.isMirror || !state.activation)
        return {};
    return movementInquiry(groundOf(state, *state.hero(state.activation->hero)), state.activation->walk, {});
}

std::optional<ControlInquiry> controlNow(const State& state)
{
    if (!state.isMirror || !state.activation)
        return {};
    const Hero& hero = *state.hero(state.activation->hero);
    ControlInquiry inquiry = controlInquiry(state, hero);
    if (!hero.isAway || inquiry.sites.empty())
        return {};
    if (!state.activation->visited.empty())
        inquiry.visited = state.activation->visited;
    return inquiry;
}

/// The question lists what the heroes wear, which is only counted by its judge.
std::optional<Json> powerNow(const State& state)
{
    if (!state.active)
        return {};
    Json json = writeRecord(powerInquiry(state, *state.active));
    json["heroes"] = Json::array();
    for (const std::string& name : state.activePlayer().heroes) {
        const Hero& hero = *state.hero(name);
        Json worn = Json::array();
        for (const Slot slot : allOf<Slot>()) {
            if (!hero.artefacts[slot].empty())
                worn.push_back({{"name", hero.artefacts[slot]}, {"slot", wordOf(slot)}});
        }
        json["heroes"].push_back({{"name", name}, {"artefacts", std::move(worn)}});
    }
    return json;
}

/// Nothing is wrong with it but what is left to say. A table may hold what the questions do not know: a hero that
/// stands on the space of the enemy whom it fights.
bool isAskable(std::string_view id, const Json& input)
{
    static const std::vector<std::pair<std::string_view, std::string_view>> leftToSay{{"attack_roll", "/roll"},
                                                                                      {"recruit", "/steps"},
                                                                                      {"movement", "/path"},
                                                                                      {"control", "/take"},
                                                                                      {"resurrection", "/steps"}};
    static const std::vector<Question> all = questions();
    if (id == "battle_odds") // asked as the match itself asks it, and long to answer
        return true;
    const Checked<JsonRuling> answer = askQuestion(*firstWith(all, &Question::id, id), input);
    const auto* left = firstWith(leftToSay, &std::pair<std::string_view, std::string_view>::first, id);
    return answer || (left && std::ranges::all_of(answer.problems(), [&](const Problem& problem) {
                          return problem.at.starts_with(left->second);
                      }));
}

} // namespace

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    using Now = std::optional<Json> (*)(const State&);
    static const std::vector<std::pair<std::string_view, Now>> all{
        {"initiative_order", [](const State& now) { return written(initiativeNow(now)); }},
        {"attack_roll", [](const State& now) { return written(rollNow(now)); }},
        {"assign_damage", [](const State& now) { return written(damageNow(now)); }},
        {"resurrection", [](const State& now) { return written(resurrectionNow(now)); }},
        {"battle_odds", [](const State& now) { return written(oddsNow(now)); }},
        {"income", [](const State& now) { return written(incomeNow(now)); }},
        {"overwhelm", [](const State& now) { return written(overwhelmNow(now)); }},
        {"level_up", [](const State& now) { return written(levelUpNow(now)); }},
        {"recruit", [](const State& now) { return written(recruitNow(now)); }},
        {"movement", [](const State& now) { return written(movementNow(now)); }},
        {"control", [](const State& now) { return written(controlNow(now)); }},
        {"power_points", powerNow},
        {"final_ranking", [](const State& now) { return written(std::optional(rankingInquiry(now, now.lastRound))); }},
    };
    const auto* asked = firstWith(all, &std::pair<std::string_view, Now>::first, question);
    if (!asked || state.phase != Phase::Play)
        return {};
    std::optional<Json> input = asked->second(state);
    return input && isAskable(question, *input) ? std::move(input) : std::nullopt;
}

} // namespace heroes

} // namespace whistle
