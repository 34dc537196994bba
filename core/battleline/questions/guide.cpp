// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/questions.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

/// Formations, victories and cards go by their names.
Text otherWord(std::string_view word)
{
    if (const std::optional<Formation> formation = fromWord<Formation>(word))
        return nameOf(*formation);
    if (const std::optional<Victory> victory = fromWord<Victory>(word))
        return nameOf(*victory);
    if (const std::optional<Card> card = cardOf(word))
        return card->isTroop() ? nameOfTroop(*card) : Text(nameOfTactics(*card));
    return {};
}

const std::vector<GuidedQuestion>& all()
{
    static const std::vector<GuidedQuestion> questions{claimQuestion(), compareQuestion(), legalPlaysQuestion(),
                                                       victoryQuestion(), seriesQuestion()};
    return questions;
}

/// What the question has to say to this; nothing, where it says nothing or there is no such question.
template <class Answer, class... Given>
Answer answerOf(std::string_view id, std::function<Answer(Given...)> GuidedQuestion::*what,
                std::type_identity_t<Given>... given)
{
    for (const GuidedQuestion& question : all()) {
        if (question.id == id && question.*what)
            return (question.*what)(given...);
    }
    return {};
}

} // namespace

std::vector<Question> questions()
{
    return {all().begin(), all().end()};
}

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = Labels("battle-line");
    guide.labels.setOtherWords(otherWord);
    guide.blank = [](std::string_view question) { return answerOf(question, &GuidedQuestion::blank); };
    guide.inWords = [](std::string_view question, const Json& input, const Json& verdict) {
        return answerOf(question, &GuidedQuestion::words, input, verdict);
    };
    guide.facts = [](std::string_view question, const Json& input) {
        return answerOf(question, &GuidedQuestion::facts, input);
    };
    guide.disputed = {"flag", "claimant", "last_card_laid_by", "moment", "environment", "fog", "mud", "won_by", "hand"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    return state.step == Step::NotStarted ? std::nullopt : answerOf(question, &GuidedQuestion::now, state);
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    for (const GuidedQuestion& question : all()) {
        if (std::optional<Json> input = question.behind(before, command, after);
            input && before.step != Step::NotStarted)
            return AskedQuestion{question.id, std::move(*input)};
    }
    return {};
}

} // namespace whistle::battleline
