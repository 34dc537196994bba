// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/store.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace whistle {

/// A match that is played for a fixture of a season.
struct MatchFixture {
    MatchId match;
    MatchId season;
    std::string fixture;         ///< its id in the season
    Json terms = Json::object(); ///< what the league's rules were for it when it began (MatchToPlay::terms)
};

/// Which matches of a store are played for which fixtures. What a function has written is on disk when it returns.
class MatchFixtures {
public:
    explicit MatchFixtures(Store& store) : m_store(store) {}

    /// A match is played for one fixture at most: an older tie of it goes.
    Problems tie(const MatchFixture& tie);
    Problems untie(const MatchId& match);
    /// None: it is played for nothing but itself.
    [[nodiscard]] Checked<std::optional<MatchFixture>> of(const MatchId& match) const;
    /// Those of a fixture, the latest first; more than one where a match was begun again.
    [[nodiscard]] Checked<std::vector<MatchFixture>> of(const MatchId& season, const std::string& fixture) const;
    [[nodiscard]] Checked<std::vector<MatchFixture>> ofSeason(const MatchId& season) const;
    /// The fixtures of a season for which a match has begun that is not over and was not deleted.
    [[nodiscard]] std::set<std::string> begunOf(const MatchId& season) const;

private:
    [[nodiscard]] Checked<std::vector<MatchFixture>> find(const QString& where, const QVariantList& values) const;

    Store& m_store;
};

} // namespace whistle
