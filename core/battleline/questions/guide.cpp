// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/guide.h"

#include "base/first.h"
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

Labels questionLabels()
{
    Labels labels("battle-line");
    for (const GuidedQuestion& question : guidedQuestions())
        labels.take(question.input);
    labels.take(commandForms().shape());
    labels.setOtherWords(otherWord);
    return labels;
}

/// None: there is no question of this name.
const GuidedQuestion* questionCalled(std::string_view id)
{
    const auto& all = guidedQuestions();
    return firstWith(all, &Question::id, id);
}

} // namespace

const std::vector<GuidedQuestion>& guidedQuestions()
{
    static const std::vector<GuidedQuestion> all{claimQuestion(), compareQuestion(), legalPlaysQuestion(),
                                                 victoryQuestion(), seriesQuestion()};
    return all;
}

std::vector<Question> questions()
{
    return {guidedQuestions().begin(), guidedQuestions().end()};
}

QuestionGuide questionGuide()
{
    QuestionGuide guide;
    guide.labels = questionLabels();
    guide.blank = [](std::string_view question) {
        const GuidedQuestion* asked = questionCalled(question);
        return asked ? asked->blank : Json();
    };
    guide.inWords = [](std::string_view question, const Json& input, const Json& verdict) {
        const GuidedQuestion* asked = questionCalled(question);
        return asked ? asked->words(input, verdict) : std::vector<Text>();
    };
    guide.facts = [](std::string_view question, const Json& input) {
        const GuidedQuestion* asked = questionCalled(question);
        return asked && asked->facts ? asked->facts(input) : std::vector<Text>();
    };
    guide.disputed = {"flag", "claimant", "last_card_laid_by", "moment", "environment", "fog", "mud", "won_by", "hand"};
    return guide;
}

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    const GuidedQuestion* asked = questionCalled(question);
    return asked && state.step != Step::NotStarted ? asked->now(state) : std::nullopt;
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    for (const GuidedQuestion& question : guidedQuestions()) {
        if (std::optional<Json> input = question.behind(before, command, after);
            input && before.step != Step::NotStarted)
            return AskedQuestion{question.id, std::move(*input)};
    }
    return {};
}

} // namespace whistle::battleline
