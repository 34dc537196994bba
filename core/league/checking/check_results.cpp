// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include <algorithm>
#include <set>

namespace whistle::league {

namespace {

long long pointsFor(const Json& season, const Json& result, const std::string& id)
{
    const Json& scheme = season.at("definition").at("points");
    const Json& places = result.at("places");
    const bool nobodyFirst = std::none_of(places.begin(), places.end(), [](const Json& place) { return place == 1; });
    const auto firsts = std::count_if(places.begin(), places.end(), [](const Json& place) { return place == 1; });
    if (contains(result.value("forfeited_by", Json::array()), id)) {
        const int forfeit = scheme.at("forfeit");
        return nobodyFirst ? std::min(forfeit, scheme.at("all_lost").get<int>()) : forfeit;
    }
    const int place = places.at(id);
    long long points = 0;
    if (nobodyFirst)
        points = scheme.at("all_lost");
    else if (places.size() > 2)
        points = place <= static_cast<int>(scheme.at("placement").size())
                     ? scheme.at("placement").at(static_cast<std::size_t>(place - 1)).get<int>()
                     : 0;
    else
        points = scheme.at(place == 2 ? "loss" : firsts == 2 ? "draw" : "win");
    if (result.at("how") != "played")
        return points;
    for (const Json& bonus : scheme.at("bonuses")) {
        bool earned = false;
        if (bonus.at("for") == "stat") {
            earned = result.contains("stats") && result.at("stats").contains(bonus.at("stat").get<std::string>()) &&
                     result.at("stats").at(bonus.at("stat").get<std::string>()).at(id) >= bonus.at("at_least");
        } else if (result.contains("scores")) {
            const Json& scores = result.at("scores");
            int best = INT32_MIN;
            for (const Json& score : scores)
                best = std::max(best, score.get<int>());
            earned = bonus.at("for") == "score"
                         ? scores.at(id) >= bonus.at("at_least")
                         : place > 1 && best - scores.at(id).get<int>() <= bonus.at("at_most").get<int>();
        }
        points += earned ? bonus.at("points").get<int>() : 0;
    }
    return points;
}

class ResultCheck : public Check {
public:
    ResultCheck(const Json& season, const Json& fixture, std::string at, Problems& found)
        : Check(season, found)
        , m_fixture(fixture)
        , m_result(fixture.at("result"))
        , m_at(std::move(at))
    {
    }

    void run()
    {
        const std::string id = m_fixture.at("id");
        std::set<std::string> sides;
        for (const Json& side : m_fixture.at("sides"))
            sides.insert(side.is_string() ? side.get<std::string>() : "");
        std::set<std::string> told;
        for (const auto& [side, place] : m_result.at("places").items())
            told.insert(side);
        if (sides != told)
            return report(m_at, Saying::tr("The result of %1 names something other than one of its sides."), id);
        if (m_fixture.at("part") == "league" && std::any_of(sides.begin(), sides.end(), [&](const std::string& side) {
                return isAnnulled(m_season, side);
            }))
            return report(m_at, Saying::tr("%1 counts although one of its sides has dropped out with all its matches."),
                          id);
        checkPlaces(id);
        for (const std::string& side : sides) {
            const long long right = pointsFor(m_season, m_result, side);
            if (m_result.at("points").at(side) != right)
                report(m_at, Saying{QT_TRANSLATE_N_NOOP("league", "%1 brings %2 %n point(s), not %4.")}, id, side,
                       m_result.at("points").at(side).get<int>(), static_cast<int>(right));
        }
    }

private:
    void checkPlaces(const std::string& id)
    {
        std::vector<int> places;
        for (const Json& place : m_result.at("places"))
            places.push_back(place);
        std::sort(places.begin(), places.end());
        const bool nobody = places.front() == 2 && places.back() == 2;
        for (std::size_t i = 0; i < places.size() && !nobody; ++i) {
            const bool isNext = places[i] == static_cast<int>(i) + 1;
            if (!isNext && (i == 0 || places[i] != places[i - 1]))
                return report(m_at, Saying::tr("The places in %1 are impossible."), id);
        }
        // A final table that all have left is nobody's.
        const bool isLeft = m_result.at("how") == "forfeit" && places.size() > 2;
        if (m_fixture.at("part") == "playoffs" && !isLeft && (nobody || (places.size() == 2 && places[1] == 1)))
            report(m_at, Saying::tr("%1 belongs to the playoffs and has no winner."), id);
        const std::string by = m_result.value("by", std::string());
        const bool scoreSays = by.empty() || by == "points" || by == "overtime";
        if (!m_result.contains("scores") || m_result.at("how") == "forfeit" || nobody || !scoreSays)
            return;
        for (const auto& [a, scoreA] : m_result.at("scores").items()) {
            for (const auto& [b, scoreB] : m_result.at("scores").items()) {
                if (scoreA > scoreB && m_result.at("places").at(a) >= m_result.at("places").at(b))
                    return report(m_at, Saying::tr("The places in %1 do not follow its scores."), id);
            }
        }
    }

    const Json& m_fixture;
    const Json& m_result;
    std::string m_at;
};

} // namespace

bool isAnnulled(const Json& season, const std::string& id)
{
    return season.at("dropped_out").value(id, std::string()) == "annul";
}

void checkResults(const Json& season, Problems& found)
{
    lookAtEach(season.at("fixtures"), "/fixtures", [&](const Json& fixture, const std::string& at) {
        if (fixture.at("state") == "played")
            ResultCheck(season, fixture, at, found).run();
    });
}

} // namespace whistle::league
