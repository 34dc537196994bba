// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "rulebook/guided_question.h"

#include <vector>

namespace whistle::heroes {

class Game;

/// The thirteen questions of the digest's section 6.
[[nodiscard]] std::vector<Question> questions();
/// The question as the table stands, as far as everybody sees it: dice, a way, a payment are left to say. None: the
/// table cannot say it.
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The first question that the referee put to a judge about `command`, if the dispute desk can ask it so; none: it
/// asked none, or with what the question does not know (wounds healed, a limit used).
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const Game& game);
/// Words for their keys (and those of entries and facts), and their verdicts in a sentence.
[[nodiscard]] QuestionGuide questionGuide();

using HeroesQuestion = GuidedQuestion<State>;
/// With its verdict in words; it begins as its shape says.
template <class Input, class Verdict>
[[nodiscard]] HeroesQuestion guided(Question question, std::vector<Text> (*words)(const Input&, const Verdict&))
{
    HeroesQuestion guided(std::move(question), words);
    guided.blank = {};
    return guided;
}
/// Of a verdict that is legal or not.
template <class Input, class Verdict>
[[nodiscard]] std::vector<Text> legalWords(const Input& /*asked*/, const Verdict& verdict)
{
    return {Text{verdict.isLegal() ? common::Saying::tr("This is legal.") : common::Saying::tr("This is not legal.")}};
}

// Each in a file of its name, or of its subject.
[[nodiscard]] HeroesQuestion initiativeOrderQuestion();
[[nodiscard]] HeroesQuestion attackRollQuestion();
[[nodiscard]] HeroesQuestion assignDamageQuestion();
[[nodiscard]] HeroesQuestion resurrectionQuestion();
[[nodiscard]] HeroesQuestion battleOddsQuestion();
[[nodiscard]] HeroesQuestion incomeQuestion();
[[nodiscard]] HeroesQuestion overwhelmQuestion();
[[nodiscard]] HeroesQuestion levelUpQuestion();
[[nodiscard]] HeroesQuestion recruitQuestion();
[[nodiscard]] HeroesQuestion movementQuestion();
[[nodiscard]] HeroesQuestion controlQuestion();
[[nodiscard]] HeroesQuestion powerPointsQuestion();
[[nodiscard]] HeroesQuestion finalRankingQuestion();

} // namespace whistle::heroes
