// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/questions/texts.h"
#include "rulebook/record_question.h"

#include <QCoreApplication>

namespace whistle::heroes {

/// A question whose input and verdict have tables of keys: read, checked, judged, written.
template <class Inquiry, class Verdict>
[[nodiscard]] Question askedWith(std::string id, Sentence summary, Problems (*problemsOf)(const Inquiry&),
                                 Ruling<Verdict> (*judge)(const Inquiry&, Listening))
{
    const auto ask = [problemsOf, judge](const Json& json) -> Checked<JsonRuling> {
        const auto inquiry = readRecord<Inquiry>(json);
        if (Problems problems = problemsOf(inquiry); !problems.empty())
            return problems;
        return ruled(judge(inquiry, Listening::Yes));
    };
    return {std::move(id), summary, recordOf<Inquiry>().shape(), recordOf<Verdict>().shape(), ask};
}

/// A key of a verdict that is told where `isTold` says so.
template <auto isTold, auto member, class Codec>
struct ToldWhere {
    static Shape shape() { return Codec::shape(); }
    template <class Verdict>
    static Json write(const Verdict& verdict)
    {
        return (verdict.*isTold)() ? Json(Codec::write(std::invoke(member, verdict))) : Json(nullptr);
    }
};
template <auto isTold, auto member, class Codec>
[[nodiscard]] constexpr RecordKey toldKey(const char* name)
{
    return partKey<record_detail::OwnerOf<member>, ToldWhere<isTold, member, Codec>>(Presence::Filled, name);
}

template <class Inquiry>
[[nodiscard]] Problems noProblems(const Inquiry&)
{
    return {};
}

} // namespace whistle::heroes
