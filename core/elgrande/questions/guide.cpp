// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/game.h"
#include "elgrande/questions/asked.h"
#include "elgrande/telling/names.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

GuidedQuestions<State> guided(const FactsInUse& facts)
{
    return {scoreRegionQuestion(facts), generalScoringQuestion(facts), specialScoringQuestion(facts),
            placementQuestion(facts),   movementQuestion(facts),       pieceMoveQuestion(facts),
            forcedLossQuestion(facts),  turnOrderQuestion(facts),      courtIntakeQuestion(facts),
            vetoQuestion(facts),        finalStandingQuestion(facts)};
}

const GuidedQuestions<State>& all()
{
    static const GuidedQuestions<State> questions = guided(factsInUse());
    return questions;
}

bool isSetUp(const State& state)
{
    return state.phase != Phase::NotStarted && state.phase != Phase::Setup;
}

/// Areas and action cards go by their names.
Text otherWord(std::string_view word)
{
    if (const std::optional<Area> area = fromWord<Area>(word))
        return nameOf(*area);
    if (const std::optional<Effect> card = fromWord<Effect>(word))
        return nameOf(*card);
    return {};
}

} // namespace

std::vector<Question> questions(const std::shared_ptr<const Facts>& facts)
{
    return guided(facts).plain();
}

QuestionGuide questionGuide()
{
    QuestionGuide guide = all().guide();
    guide.labels = Labels("el-grande");
    guide.labels.addKeys<Area>();
    guide.labels.setOtherWords(otherWord);
    guide.disputed = {"caballeros", "king_region", "grandes", "scoreboard", "discs",        "card",
                      "count",      "placements",  "court",   "state",      "current_round"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    return isSetUp(state) ? all().from(question, state) : std::nullopt;
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const Game& game)
{
    std::vector<AskedQuestion> asked;
    (void)referee(before, command, game.facts(), Reasons::Listening::No, &asked);
    for (AskedQuestion& one : asked) { // of several areas that are scored none stands for all
        const auto isThis = [&one](const AskedQuestion& other) { return other.question == one.question; };
        if (std::count_if(asked.begin(), asked.end(), isThis) == 1)
            return std::move(one);
    }
    return {};
}

std::vector<AskedQuestion> questionsBehind(const State& before, const Command& command, const Game& game)
{
    std::vector<AskedQuestion> asked;
    (void)referee(before, command, game.facts(), Reasons::Listening::No, &asked);
    std::erase_if(asked, [](const AskedQuestion& one) { return one.question != "score_region"; });
    return asked.size() > 1 ? asked : std::vector<AskedQuestion>{};
}

} // namespace whistle::elgrande
