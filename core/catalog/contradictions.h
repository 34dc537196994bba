// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/seasons.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace whistle {

/// What both copies have said of the same thing since they parted, each otherwise.
struct SaidTwice {
    enum class Counts : std::uint8_t { Here, Other, Both };
    Text here;
    Text other;
    Counts counts = Counts::Here; ///< `Both`: two sanctions, two matches of a ladder
};

/// A line of one of two copies, as it stands in what comes together of both.
struct SaidLine {
    Json line;
    Text headline;
    bool isHere = false;     ///< of the copy that is here; else of the other one
    bool isOfItsOwn = false; ///< an edit of an act that only this copy had
    int number = 0;          ///< 0: it was there
};

/// What an act says something of, as a word each: "result 2-1", "drop_out fangs".
[[nodiscard]] std::set<std::string> thingsIn(const Json& act);

/// What two copies of a season have said since they parted, and where they contradict each other.
class Contradictions {
public:
    /// `season`: with the line in it.
    void note(const SeasonRecord& season, const SaidLine& line);
    /// In the order in which they came in.
    [[nodiscard]] std::vector<SaidTwice> twice() const;
    /// Of which they say something else each (thingsIn).
    [[nodiscard]] std::set<std::string> things() const;

private:
    struct Said {
        Text headline;
        Json value;
        int number = 0;
        bool addsUp = false;
    };
    [[nodiscard]] static bool areApart(const std::array<std::optional<Said>, 2>& said);

    std::map<std::string, std::array<std::optional<Said>, 2>> m_said; ///< by the thing: here, and in the other one
};

} // namespace whistle
