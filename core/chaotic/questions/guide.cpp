// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/referee.h"
#include "chaotic/questions/questions.h"
#include "chaotic/telling/names.h"

namespace whistle::chaotic {

namespace {

const GuidedQuestions<State>& all()
{
    static const GuidedQuestions<State> questions = [] {
        std::vector<ChaoticQuestion> all{deckCheckQuestion()};
        for (const std::vector<ChaoticQuestion>& some : {fightQuestions(), boardQuestions()})
            all.insert(all.end(), some.begin(), some.end());
        return GuidedQuestions<State>(std::move(all));
    }();
    return questions;
}

} // namespace

bool isFighting(const State& state)
{
    return state.combat && state.at(state.combat->attacker).inPlay && state.at(state.combat->defender).inPlay;
}

std::vector<Question> questions()
{
    return all().plain();
}

Labels questionLabels()
{
    Labels labels("chaotic");
    labels.addWords<Discipline>();
    labels.addKeys<Discipline>();
    labels.addWords<Stat>();
    labels.addWords<Element>();
    labels.addKeys<Element>();
    labels.addWords<Affiliation>();
    labels.addWords<Source>();
    return labels;
}

QuestionGuide questionGuide()
{
    QuestionGuide guide = all().guide();
    guide.labels = questionLabels();
    guide.saysResultFirst = true;
    guide.disputed = {"active_player", "disciplines", "elements", "first_attack_in_combat",
                      "immune_to",     "surprise",    "range",    "swift",
                      "event",         "player",      "target",   "combat",
                      "hive",          "damage"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    const bool canBeAsked =
        state.activePlayer && state.creaturesInPlay(Player::One) > 0 && state.creaturesInPlay(Player::Two) > 0;
    return canBeAsked ? all().from(question, state) : std::nullopt;
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const Game& /*game*/)
{
    std::vector<AskedQuestion> asked = askedBehind(before, command);
    return asked.empty() ? std::nullopt : std::optional(std::move(asked.back()));
}

} // namespace whistle::chaotic
