// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/refereeing/intake.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace whistle::league {

/// What a line, or a few of them, says of a match.
struct ToldMatch {
    std::string fixture;            ///< its id; empty: not told
    std::optional<bool> isPlayoffs; ///< none: not told
    int round = 0;                  ///< 0: not told
    std::vector<int> sides;         ///< entrants, the first at home; none: not told
    bool isHomeTold = false;        ///< who is at home is more than the order of a line
    std::string day, time, venue;   ///< for which it is arranged; empty: not told
    std::string playedOn;           ///< "2027-01-09", or empty
    std::string how;                ///< a word of HowEnded; empty: not told
    Json result = Json::object();   ///< empty: none is told
    std::string abandoned;          ///< why; empty: it is not told
    bool isCancelled = false;
};

/// A table at work: the season as far as its lines have gone, and what has come of them.
class IntakeDesk {
public:
    IntakeDesk(const Season& asItWas, const FindRules& findRules, const NameReader& names);

    template <class... Places>
    void leaveOut(Sentence why, const Places&... places)
    {
        leaveOut(Text{why, places...});
    }
    void leaveOut(Text why) { intake.leftOut.push_back({{}, std::move(why), line}); }
    /// Plays the acts of a line behind those before it; all of them, or none.
    void play(std::vector<Json> acts, const Text& what);

    /// -1: nobody, or it may be either of two.
    [[nodiscard]] int entrantCalled(const std::string& name) const;
    /// -1: nobody is called so, which has been told.
    int sideCalled(const std::string& name);
    /// A match as it is told becomes its acts, or is left out, or is known.
    void enter(ToldMatch told);
    /// The match with this id, if it has all sides that are told, or they are still open; null: there is none.
    [[nodiscard]] const Fixture* fixtureWith(const ToldMatch& told) const;

    Season season;
    const FindRules& findRules;
    const LeagueRules& rules;
    const NameReader& names;
    Intake intake;
    int line = 1; ///< that is looked at

private:
    using Key = std::vector<int>; ///< sides, in the order of their indices
    [[nodiscard]] static Key keyOf(std::vector<int> sides);
    [[nodiscard]] std::vector<const Fixture*> fixturesOf(const ToldMatch& told) const;
    [[nodiscard]] const Fixture* fixtureFor(const ToldMatch& told) const;
    [[nodiscard]] std::optional<Result> resultOf(const Fixture& fixture) const;
    [[nodiscard]] bool isThatResult(const Result& there, const Json& told) const;
    [[nodiscard]] bool isThatDay(const Fixture& fixture, const Result& there, const ToldMatch& told) const;
    [[nodiscard]] bool saysTheSame(const Result& there, const ToldMatch& told) const;
    [[nodiscard]] std::optional<Json> arranged(const Fixture& fixture, const ToldMatch& told) const;
    void add(ToldMatch told);
    [[nodiscard]] Text wordsOf(const ToldMatch& told) const;

    std::map<Key, std::vector<std::string>> m_fixtures; ///< of the league phase, by their sides
    std::set<std::string> m_met;                        ///< fixtures that a line was about
};

} // namespace whistle::league
