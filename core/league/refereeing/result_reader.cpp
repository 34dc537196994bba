// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/result_reader.h"

#include "journal/findings.h"
#include "league/model/rules.h"
#include "league/model/texts.h"

#include <QDate>
#include <QString>
#include <algorithm>

namespace whistle::league {

namespace {

class Reader : public FindingsIn<Saying> {
public:
    Reader(const Json& json, const Season& season, const Fixture& fixture, const LeagueRules& rules)
        : FindingsIn(Reasons::Listening::No)
        , m_json(json)
        , m_season(season)
        , m_fixture(fixture)
        , m_rules(rules)
    {
    }

    ReadResult read()
    {
        const Sides& sides = m_fixture.sides;
        if (!isKnown(m_fixture)) {
            refuse(rules::knownSides, texts::sidesOpen);
            return {std::move(m_result), std::move(m_objections)};
        }
        m_result.entrants = sides;
        for (const int entrant : sides)
            m_result.coaches.push_back(m_season.entrant(entrant).coach);
        readAbsent();
        readAward();
        // One who came alone has nobody to play with.
        const bool isWalkover = sides.size() == 2 || present() < 2;
        if (m_result.how == HowEnded::Forfeit && isWalkover)
            awardWalkover();
        else
            readPlayed();
        readCircumstances();
        if (!isRefused())
            checkWinner();
        return {std::move(m_result), std::move(m_objections)};
    }

private:
    [[nodiscard]] std::size_t count() const { return m_fixture.sides.size(); }
    [[nodiscard]] const std::string& idOf(std::size_t side) const { return m_season.entrant(m_fixture.sides[side]).id; }
    [[nodiscard]] const std::string& nameOf(std::size_t side) const
    {
        return m_season.entrant(m_fixture.sides[side]).name;
    }
    [[nodiscard]] std::size_t sideOf(const std::string& id) const
    {
        for (std::size_t side = 0; side < count(); ++side) {
            if (idOf(side) == id)
                return side;
        }
        return count();
    }
    [[nodiscard]] std::size_t present() const
    {
        return static_cast<std::size_t>(std::count(m_result.absent.begin(), m_result.absent.end(), false));
    }

    // LG-3.4: who does not come forfeits; LG-3.5: where nobody comes, all have lost.
    void readAbsent()
    {
        m_result.absent = PerSide<bool>(count(), false);
        for (const Json& each : m_json.value("forfeited_by", Json::array())) {
            const std::size_t side = sideOf(each.get<std::string>());
            if (side == count())
                return refuse(rules::forfeit, texts::notASide, each.get<std::string>());
            m_result.absent[side] = true;
            m_result.how = HowEnded::Forfeit;
        }
    }

    // LG-3.13
    void readAward()
    {
        m_result.awarded = m_json.value("awarded", std::string());
        if (m_result.awarded.empty())
            return;
        if (m_result.how == HowEnded::Forfeit || m_json.contains("stats"))
            refuse(rules::award, Saying::tr("An awarded result has no statistics, and nobody forfeits in it."));
        m_result.how = HowEnded::Awarded;
    }

    void awardWalkover()
    {
        if (m_json.contains("scores") || m_json.contains("places") || m_json.contains("stats") || m_json.contains("by"))
            refuse(rules::forfeit, Saying::tr("A forfeited match has no scores, places or statistics of its own."));
        m_result.awardWalkover(m_rules.hasScores && count() == 2, m_season.points.forfeitScore);
    }

    void readPlayed()
    {
        readScores();
        readStats();
        if (m_json.contains("by")) {
            m_result.by = m_json["by"].get<std::string>();
            if (!m_rules.way(m_result.by))
                refuse(rules::places, Saying::tr("No match of this game ends by “%1”."), m_result.by);
        }
        readPlaces();
        if (!isRefused())
            checkPlaces();
    }

    /// A number for each side that came; what is wrong is objected.
    std::optional<PerSide<int>> readNumbers(const Json& json, int minimum, int maximum)
    {
        PerSide<int> numbers(count(), 0);
        for (const auto& [id, number] : json.items()) {
            const std::size_t side = sideOf(id);
            if (side == count()) {
                refuse(rules::places, texts::notASide, id);
                return {};
            }
            if (m_result.absent[side]) // nothing that is told of who did not come counts (LG-3.4)
                continue;
            numbers[side] = number.get<int>();
            if (numbers[side] < minimum || numbers[side] > maximum) {
                refuse(rules::places, Saying::tr("%1 cannot have %2; only %3 to %4 is possible."), nameOf(side),
                       numbers[side], minimum, maximum);
                return {};
            }
        }
        for (std::size_t side = 0; side < count(); ++side) {
            if (!m_result.absent[side] && !json.contains(idOf(side))) {
                refuse(rules::places, Saying::tr("Enter this for each side of the match; %1 is missing."),
                       nameOf(side));
                return {};
            }
        }
        return numbers;
    }

    void readScores()
    {
        if (!m_json.contains("scores"))
            return;
        if (const auto scores = readNumbers(m_json["scores"], m_rules.leastScore, m_rules.mostScore)) {
            m_result.hasScores = true;
            m_result.scores = *scores;
        }
    }

    void readStats()
    {
        if (!m_json.contains("stats"))
            return;
        m_result.stats.assign(m_rules.stats.size(), {}); // empty: not told
        const std::vector<std::string> known = m_rules.statIds();
        for (const auto& [id, numbers] : m_json["stats"].items()) {
            const auto stat = static_cast<std::size_t>(std::find(known.begin(), known.end(), id) - known.begin());
            if (stat == known.size())
                return refuse(rules::places, texts::noStat, id);
            if (const auto read = readNumbers(numbers, m_rules.stats[stat].minimum, m_rules.stats[stat].maximum))
                m_result.stats[stat] = *read;
        }
    }

    [[nodiscard]] bool nobodyWins() const
    {
        const WayToEnd* way = m_rules.way(m_result.by);
        return way && way->allLose;
    }

    void readPlaces()
    {
        if (m_json.contains("places")) {
            if (const auto places = readNumbers(m_json["places"], 1, static_cast<int>(count())))
                m_result.places = *places;
        } else if (nobodyWins()) {
            m_result.places = PerSide<int>(count(), 2);
        } else if (m_result.hasScores) {
            m_result.places = PerSide<int>(count(), 1);
            for (std::size_t side = 0; side < count(); ++side) {
                for (std::size_t other = 0; other < count(); ++other) {
                    const bool isBehind = !m_result.absent[other] && m_result.scores[other] > m_result.scores[side];
                    m_result.places[side] += isBehind ? 1 : 0;
                }
            }
        } else {
            refuse(rules::places, Saying::tr("Enter the scores or the places."));
            m_result.places = PerSide<int>(count(), 1);
        }
        for (std::size_t side = 0; side < m_result.places.size(); ++side) {
            if (m_result.absent[side])
                m_result.places[side] = static_cast<int>(present()) + 1;
        }
    }

    // LG-3.3
    void checkPlaces()
    {
        const PerSide<int>& places = m_result.places;
        const bool allSecond = std::all_of(places.begin(), places.end(), [](int place) { return place == 2; });
        if (allSecond != nobodyWins() && !m_result.by.empty())
            return refuse(
                rules::places,
                nobodyWins()
                    ? Saying::tr("A match that ends this way has no winner, but the places name one.")
                    : Saying::tr("These places have no winner, but the way the match ended means there is one."));
        for (std::size_t side = 0; side < count() && !allSecond; ++side) {
            const auto ahead =
                std::count_if(places.begin(), places.end(), [&](int place) { return place < places[side]; });
            if (places[side] != ahead + 1)
                return refuse(rules::places, Saying::tr("These places are impossible: a player behind two others is "
                                                        "third, and so on; if nobody wins, all are second."));
        }
        const WayToEnd* way = m_rules.way(m_result.by);
        if (m_result.hasScores && !allSecond && (!way || way->scoreDecides))
            checkScoresDecide();
    }

    void checkScoresDecide()
    {
        for (std::size_t side = 0; side < count(); ++side) {
            for (std::size_t other = 0; other < count(); ++other) {
                if (m_result.absent[side] || m_result.absent[other])
                    continue;
                const bool isWrong =
                    m_result.scores[side] > m_result.scores[other] && m_result.places[side] >= m_result.places[other];
                const bool isSplit =
                    m_result.scores[side] == m_result.scores[other] && m_result.places[side] > m_result.places[other];
                // Of equal scores a rule of the game may place one first; not where the score is said to decide.
                if (isWrong || (isSplit && !m_result.by.empty()))
                    return refuse(
                        rules::places,
                        Saying::tr(
                            "The places and the scores do not agree, since %1 has more than %2 but is placed behind."),
                        nameOf(isWrong ? side : other), nameOf(isWrong ? other : side));
            }
        }
    }

    void checkWinner()
    {
        const bool isLevel = count() == 2 && m_result.winner() < 0 && !m_result.isWonByNobody();
        if (isLevel && !m_rules.hasDraws)
            refuse(rules::places, Saying::tr("No league match of this game ends in a draw."));
        if (m_fixture.playoffs && (m_result.isWonByNobody() || isLevel))
            refuse(rules::needsWinner, Saying::tr("A playoff match needs a winner."));
    }

    void readCircumstances()
    {
        const auto text = [&](const char* key) { return m_json.value(key, std::string()); };
        if (m_json.contains("source"))
            m_result.source = *fromWord<Source>(text("source"));
        m_result.match = text("match");
        m_result.chain = text("chain");
        m_result.date = text("date");
        m_result.note = text("note");
        if (!m_result.date.empty() && !QDate::fromString(QString::fromStdString(m_result.date), Qt::ISODate).isValid())
            refuse(rules::fixtures, texts::wrongDate, m_result.date);
        for (const Json& deviation : m_json.value("deviations", Json::array()))
            m_result.deviations.push_back(deviation.get<std::string>());
        m_result.details = m_json.value("details", Json::object());
        checkDetails();
    }

    /// What is carried on is read later, so it has its shape.
    void checkDetails()
    {
        if (!m_result.details.is_object())
            m_result.details = Json::object();
        for (const auto& [id, told] : m_result.details.items()) {
            if (sideOf(id) == count())
                return refuse(rules::places, texts::notASide, id);
            if (told.is_null() || m_rules.details.parts().keys.empty())
                continue;
            for (const Problem& problem : m_rules.details.check(told, pointerTo("/details", id)))
                refuse(rules::places, problem.message);
        }
    }

    const Json& m_json;
    const Season& m_season;
    const Fixture& m_fixture;
    const LeagueRules& m_rules;
    Result m_result;
};

} // namespace

ReadResult readResult(const Json& json, const Season& season, const Fixture& fixture, const LeagueRules& rules)
{
    return Reader(json, season, fixture, rules).read();
}

} // namespace whistle::league
