// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/question_guide.h"

#include "base/shape_walk.h"

namespace whistle {

Json blankInput(const Question& question, const QuestionGuide& guide)
{
    Json blank = guide.blank ? guide.blank(question.id) : Json();
    return blank.is_null() ? blankOf(question.input) : blank;
}

std::vector<Text> verdictInWords(const Question& question, const QuestionGuide& guide, const Json& input,
                                 const JsonRuling& ruling)
{
    std::vector<Text> words;
    if (guide.inWords)
        words = guide.inWords(question.id, input, ruling.verdict);
    if (words.empty() && !ruling.why.empty())
        words.push_back(guide.saysResultFirst ? ruling.why.front() : ruling.why.back());
    return words;
}

} // namespace whistle
