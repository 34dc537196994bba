// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/first.h"
#include "rulebook/question_guide.h"
#include "rulebook/record_question.h"

#include <functional>
#include <optional>
#include <vector>

namespace whistle {

/// A question with what people need round it, in a game with such states. Everything may be left empty.
template <class State>
struct GuidedQuestion : Question {
    std::function<Json()> blank; ///< where it begins without a match; none: as its shape says
    /// What somebody has changed at `at`, with what follows from it by the packs.
    std::function<Json(Json input, const std::string& at)> completed;
    /// The verdict in sentences, the most important one first.
    std::function<std::vector<Text>(const Json& input, const Json& verdict)> words;
    /// As the table stands: what everybody sees. None: the table cannot say it.
    std::function<std::optional<Json>(const State&)> now;
    /// What of a table matters for the question; none: everything does.
    std::function<std::vector<Text>(const Json& input)> facts;

    GuidedQuestion(Question question) : Question(std::move(question)) {}
    /// With a function of the question's own input.
    template <class Input>
    GuidedQuestion(Question question, std::optional<Input> (*askedNow)(const State&)) : Question(std::move(question))
    {
        if (askedNow)
            now = [askedNow](const State& state) -> std::optional<Json> {
                const std::optional<Input> input = askedNow(state);
                return input ? std::optional(writeRecord(*input)) : std::nullopt;
            };
    }
    /// With functions of its verdict, too; it begins with a fresh input.
    template <class Input, class Verdict>
    GuidedQuestion(Question question, std::vector<Text> (*wordsOf)(const Input&, const Verdict&),
                   std::optional<Input> (*askedNow)(const State&) = nullptr,
                   std::vector<Text> (*factsOf)(const Input&) = nullptr)
        : GuidedQuestion(std::move(question), askedNow)
    {
        blank = [] { return writeRecord(Input{}); };
        words = [wordsOf](const Json& input, const Json& verdict) {
            return wordsOf(readRecord<Input>(input), readRecord<Verdict>(verdict));
        };
        if (factsOf)
            facts = [factsOf](const Json& input) { return factsOf(readRecord<Input>(input)); };
    }
};

/// All questions of a game.
template <class State>
class GuidedQuestions {
public:
    using One = GuidedQuestion<State>;
    GuidedQuestions(std::initializer_list<One> all) : m_all(all) {}
    explicit GuidedQuestions(std::vector<One> all) : m_all(std::move(all)) {}

    [[nodiscard]] std::vector<Question> plain() const { return {m_all.begin(), m_all.end()}; }
    /// Where they begin, their verdicts in words, and their facts. The questions must outlive the guide.
    [[nodiscard]] QuestionGuide guide() const
    {
        QuestionGuide guide;
        guide.blank = [this](std::string_view id) { return answer(id, &One::blank); };
        guide.inWords = [this](std::string_view id, const Json& input, const Json& verdict) {
            return answer(id, &One::words, input, verdict);
        };
        guide.facts = [this](std::string_view id, const Json& input) { return answer(id, &One::facts, input); };
        guide.completed = [this](std::string_view id, Json input, const std::string& at) {
            const One* question = firstWith(m_all, &One::id, id);
            return question && question->completed ? question->completed(std::move(input), at) : input;
        };
        return guide;
    }
    /// The question as the table stands: what everybody sees. None: the table cannot say it.
    [[nodiscard]] std::optional<Json> from(std::string_view id, const State& state) const
    {
        return answer(id, &One::now, state);
    }
    /// The first of what a referee asked that can be asked again just so; none where the questions do not know all that
    /// the referee did.
    [[nodiscard]] std::optional<AskedQuestion> firstAskable(std::vector<AskedQuestion> asked) const
    {
        for (AskedQuestion& one : asked) {
            const One* question = firstWith(m_all, &One::id, one.question);
            if (question && askQuestion(*question, one.input))
                return std::move(one);
        }
        return {};
    }

private:
    /// What the question has to say to this; nothing, where it says nothing or there is no such question.
    template <class Answer, class... Given>
    [[nodiscard]] Answer answer(std::string_view id, std::function<Answer(Given...)> One::*what,
                                std::type_identity_t<Given>... given) const
    {
        const One* question = firstWith(m_all, &One::id, id);
        return question && question->*what ? (question->*what)(given...) : Answer{};
    }

    std::vector<One> m_all;
};

} // namespace whistle
