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

/// Gathers what is wrong with an input.
struct Wrong {
    Problems problems{};
    template <class... Places>
    void operator()(std::string at, Saying words, const Places&... places)
    {
        problems.push_back({std::move(at), Text(words, places...)});
    }
};

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
    return partKey<record_detail::OwnerOf<isTold>, ToldWhere<isTold, member, Codec>>(Presence::Filled, name);
}

/// How many of one kind of site somebody has.
template <SiteKind kind, int most>
struct SitesOfKind : Number<0, most> {
    static void read(const Json& json, SiteCounts& sites) { Number<0, most>::read(json, sites[kind]); }
    static Json write(const SiteCounts& sites) { return sites[kind]; }
};
template <SiteKind kind, int most>
[[nodiscard]] constexpr RecordKey sitesKey(const char* name)
{
    return partKey<SiteCounts, SitesOfKind<kind, most>>(Presence::Optional, name);
}

} // namespace whistle::heroes
