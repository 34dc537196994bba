// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game.h"
#include "battleline/questions/questions.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

const GuidedQuestions<State>& all()
{
    static const GuidedQuestions<State> questions{claimQuestion(), compareQuestion(), legalPlaysQuestion(),
                                                  victoryQuestion(), seriesQuestion()};
    return questions;
}

} // namespace

std::vector<Question> questions()
{
    return all().plain();
}

QuestionGuide questionGuide()
{
    QuestionGuide guide = all().guide();
    guide.labels = Labels("battle-line");
    guide.labels.addWords<Formation>();
    guide.labels.addWords<Victory>();
    guide.labels.setOtherWords([](std::string_view word) {
        const std::optional<Card> card = cardOf(word);
        return card ? nameOf(*card) : Text();
    });
    guide.disputed = {"flag", "claimant", "last_card_laid_by", "moment", "environment", "fog", "mud", "won_by", "hand"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    return state.step == Step::NotStarted ? std::nullopt : all().from(question, state);
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const Game& /*game*/)
{
    std::vector<AskedQuestion> asked;
    (void)referee(before, command, Reasons::Listening::No, &asked);
    return asked.empty() ? std::nullopt : std::optional(std::move(asked.front()));
}

} // namespace whistle::battleline
