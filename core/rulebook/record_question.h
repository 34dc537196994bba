// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "rulebook/json_ruling.h"

namespace whistle {

/// A ruling whose verdict is written as it is.
template <class Verdict>
[[nodiscard]] JsonRuling ruled(Ruling<Verdict> ruling)
{
    return {writeRecord(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
}
/// The same with keys of its own. `written` may be made of the ruling, which is still whole when it is read.
template <class Written, class Verdict>
[[nodiscard]] JsonRuling ruledAs(const Written& written, Ruling<Verdict>&& ruling)
{
    return {writeRecord(written), std::move(ruling.why), std::move(ruling.rules)};
}

/// A question whose input and verdict are structs with tables (base/record.h). `judge` gets the input that its shape
/// has passed, and may still find it impossible.
template <class Input, class Verdict>
[[nodiscard]] Question questionOf(std::string id, Sentence summary, Checked<Ruling<Verdict>> (*judge)(const Input&))
{
    const auto ask = [judge](const Json& json) -> Checked<JsonRuling> {
        Checked<Ruling<Verdict>> ruling = judge(readRecord<Input>(json));
        if (!ruling)
            return ruling.problems();
        return ruled(std::move(*ruling));
    };
    return {std::move(id), summary, recordOf<Input>().shape(), recordOf<Verdict>().shape(), ask};
}

/// The same where `problemsOf` says what is impossible (none: everything can be asked), and `judge` tells its reasons.
template <class Input, class Verdict>
[[nodiscard]] Question questionOf(std::string id, Sentence summary, Problems (*problemsOf)(const Input&, const Json&),
                                  Verdict (*judge)(const Input&, Reasons&))
{
    const auto ask = [problemsOf, judge](const Json& json) -> Checked<JsonRuling> {
        const Input input = readRecord<Input>(json);
        if (Problems problems = problemsOf ? problemsOf(input, json) : Problems{}; !problems.empty())
            return problems;
        Reasons reasons;
        const Verdict verdict = judge(input, reasons);
        return JsonRuling{writeRecord(verdict), std::move(reasons.why), std::move(reasons.rules)};
    };
    return {std::move(id), summary, recordOf<Input>().shape(), recordOf<Verdict>().shape(), ask};
}

/// The same with a proof beside the verdict; `null` where there is nothing to prove.
template <class Input, class Verdict, class Proof>
[[nodiscard]] Question questionOf(std::string id, Sentence summary, Checked<Ruling<Verdict>> (*judge)(const Input&),
                                  std::optional<Proof> (*prove)(const Input&, const Verdict&))
{
    using Written = whistle::codecs::OrNull<whistle::codecs::ObjectOf<Proof>>;
    Question question = questionOf(std::move(id), summary, judge);
    question.ask = [judge, prove](const Json& json) -> Checked<JsonRuling> {
        const Input input = readRecord<Input>(json);
        Checked<Ruling<Verdict>> ruling = judge(input);
        if (!ruling)
            return ruling.problems();
        return JsonRuling{writeRecord(ruling->verdict), std::move(ruling->why), std::move(ruling->rules),
                          Written::write(prove(input, ruling->verdict))};
    };
    question.proof = Written::shape();
    return question;
}

} // namespace whistle
