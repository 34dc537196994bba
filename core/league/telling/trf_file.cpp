// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/trf_file.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/schedule/schedule.h"
#include "league/standings/standings.h"

#include <QString>
#include <algorithm>

namespace whistle::league {

namespace {

constexpr int lettersOfName = 33;
// Columns of the line about the days of the rounds, from 0: "27/01/09".
constexpr std::size_t daysAt = 91;
constexpr std::size_t daysWidth = 8;
constexpr std::size_t roundWidth = 10;

/// What somebody has of a round: "   7 w 1".
struct ReportedRound {
    int opponent = 0; ///< its number; 0: none
    char colour = '-';
    char result = 'Z';
    int points = 0;
};

class ReportWriter {
public:
    ReportWriter(const Season& season, const LeagueRules& rules) : m_season(season), m_rules(rules)
    {
        m_order = season.groups.front();
        m_numberOf.resize(season.entrants.size(), 0);
        for (std::size_t i = 0; i < m_order.size(); ++i)
            m_numberOf[static_cast<std::size_t>(m_order[i])] = static_cast<int>(i) + 1;
        // What chess counts in halves.
        const PointsScheme& points = season.points;
        m_isInHalves = points.win == 2 && points.draw == 1 && points.loss == 0;
        readRounds();
    }

    [[nodiscard]] std::string write() const
    {
        std::string text = line("012", m_season.name);
        writeDates(text);
        text += line("062", std::to_string(m_order.size()));
        text += line("092", "Individual: Swiss-System");
        writeDaysOfRounds(text);
        text += line("XXR", std::to_string(swissOf(m_season)->rounds));
        writePoints(text);
        for (const int entrant : m_order)
            text += player(entrant);
        return text;
    }

private:
    static std::string line(const std::string& code, const std::string& words)
    {
        std::string one = code + " " + words;
        std::replace_if(
            one.begin(), one.end(), [](char letter) { return letter == '\n' || letter == '\r' || letter == '\t'; },
            ' ');
        return one + "\n";
    }
    [[nodiscard]] std::string shown(int points) const
    {
        return QString::number(m_isInHalves ? points / 2.0 : points, 'f', 1).toStdString();
    }
    static std::string right(const std::string& words, std::size_t width)
    {
        return std::string(width > words.size() ? width - words.size() : 0, ' ') + words;
    }

    /// "2027/01/09" of the first and the last match, where all are known.
    void writeDates(std::string& text) const
    {
        std::string first;
        std::string last;
        for (const Fixture& fixture : m_season.fixtures) {
            if (fixture.playoffs)
                continue;
            if (fixture.date.empty())
                return;
            first = first.empty() ? fixture.date : std::min(first, fixture.date);
            last = std::max(last, fixture.date);
        }
        for (std::string* date : {&first, &last})
            std::replace(date->begin(), date->end(), '-', '/');
        if (!first.empty())
            text += line("042", first) + line("052", last);
    }

    /// When each round is, where its matches have one day.
    void writeDaysOfRounds(std::string& text) const
    {
        std::string days = std::string(daysAt - 4, ' ');
        for (int round = 1; round <= swissOf(m_season)->rounds; ++round) {
            const bool isPaired = round <= static_cast<int>(m_season.paired.size());
            std::string day = isPaired ? std::string() : fixtureOfRound(m_season, round, 1, {}).date;
            bool isOne = true;
            for (const Fixture& fixture : m_season.fixtures) {
                if (fixture.playoffs || fixture.round != round)
                    continue;
                isOne = isOne && (day.empty() || fixture.date == day) && !fixture.date.empty();
                day = fixture.date;
            }
            std::replace(day.begin(), day.end(), '-', '/');
            days += (isOne && !day.empty() ? day.substr(2) : std::string(daysWidth, ' ')) + "  ";
        }
        days.erase(days.find_last_not_of(' ') + 1);
        if (!days.empty())
            text += line("132", days);
    }

    /// Where they are not the usual ones of chess.
    void writePoints(std::string& text) const
    {
        const PointsScheme& points = m_season.points;
        const auto write = [&](const char* code, int worth, int usual) {
            if (worth != usual)
                text += line(code, right(shown(worth), 4));
        };
        if (!m_isInHalves) {
            text += line("BBW", right(shown(points.win), 4));
            text += line("BBD", right(shown(points.draw), 4));
        }
        write("BBL", points.loss, 0);
        write("BBF", points.forfeit, 0);
        write("BBU", pointsFor(swissOf(m_season)->bye, points), points.win);
    }

    void readRounds()
    {
        m_cells.assign(m_season.entrants.size(), {});
        for (int round = 1; round <= static_cast<int>(m_season.paired.size()) && isOver(round); ++round) {
            for (const int entrant : m_order)
                m_cells[static_cast<std::size_t>(entrant)].push_back(idleIn(entrant, round));
            for (const Fixture& fixture : m_season.fixtures) {
                if (!fixture.playoffs && fixture.round == round)
                    readMatch(fixture);
            }
        }
        readRequests();
    }
    /// What somebody has asked of a round that is not over: it brings nothing yet.
    void readRequests()
    {
        const std::size_t told = m_cells[static_cast<std::size_t>(m_order.front())].size();
        for (const MissedRound& each : m_season.missed) {
            std::vector<ReportedRound>& cells = m_cells[static_cast<std::size_t>(each.entrant)];
            const auto round = static_cast<std::size_t>(each.round);
            if (round <= told)
                continue;
            cells.resize(std::max(cells.size(), round), ReportedRound{0, ' ', ' ', 0});
            cells[round - 1] = {0, '-', letterOf(missedBrings(m_season, each.entrant, each.round)), 0};
        }
    }
    static char letterOf(RoundBrings brings)
    {
        return brings == RoundBrings::Win ? 'F' : brings == RoundBrings::Draw ? 'H' : 'Z';
    }
    [[nodiscard]] bool isOver(int round) const
    {
        return std::all_of(m_season.fixtures.begin(), m_season.fixtures.end(), [&](const Fixture& fixture) {
            return fixture.playoffs || fixture.round != round || isSettled(m_season, fixture);
        });
    }
    [[nodiscard]] ReportedRound idleIn(int entrant, int round) const
    {
        const PairedRound& paired = m_season.paired[static_cast<std::size_t>(round) - 1];
        if (paired.bye == entrant)
            return {0, '-', 'U', pointsFor(swissOf(m_season)->bye, m_season.points)};
        const RoundBrings brings =
            contains(paired.missing, entrant) ? missedBrings(m_season, entrant, round) : RoundBrings::Nothing;
        return {0, '-', letterOf(brings), pointsFor(brings, m_season.points)};
    }
    /// A match that does not count leaves both without one.
    void readMatch(const Fixture& fixture)
    {
        const std::optional<Result> result = countedResult(m_season, fixture);
        for (std::size_t side = 0; side < 2 && result; ++side) {
            const bool isForfeit = result->how == HowEnded::Forfeit;
            const bool isFirst = result->places[side] == 1;
            const char letter = isForfeit              ? (result->absent[side] ? '-' : '+')
                                : !isFirst             ? '0'
                                : result->winner() < 0 ? '='
                                                       : '1';
            m_cells[static_cast<std::size_t>(fixture.sides[side])].back() = {
                m_numberOf[static_cast<std::size_t>(fixture.sides[1 - side])], side == 0 ? 'w' : 'b', letter,
                m_season.points.pointsOf(*result, side, m_rules.statIds())};
        }
    }

    [[nodiscard]] std::string player(int entrant) const
    {
        const std::vector<ReportedRound>& cells = m_cells[static_cast<std::size_t>(entrant)];
        QString name = QString::fromStdString(m_season.entrant(entrant).name).simplified();
        QList<uint> letters = name.toUcs4();
        letters.resize(std::min<qsizetype>(letters.size(), lettersOfName));
        name = QString::fromUcs4(reinterpret_cast<const char32_t*>(letters.constData()), letters.size());
        int points = 0;
        for (const ReportedRound& cell : cells)
            points += cell.points;
        std::string text = "001 " + right(std::to_string(m_numberOf[static_cast<std::size_t>(entrant)]), 4);
        text += std::string(6, ' ') + name.toStdString() +
                std::string(static_cast<std::size_t>(lettersOfName - letters.size()), ' ');
        text += std::string(33, ' ') + right(shown(points), 4) + " " + right(std::to_string(rankOf(entrant)), 4);
        for (const ReportedRound& cell : cells) {
            if (cell.result == ' ') { // nothing is told of it
                text += std::string(roundWidth, ' ');
                continue;
            }
            std::string opponent = cell.opponent > 0 ? std::to_string(cell.opponent) : "0000";
            text += "  " + right(opponent, 4) + " " + cell.colour + " " + cell.result;
        }
        return text + "\n";
    }
    [[nodiscard]] int rankOf(int entrant) const
    {
        for (const TableRow& row : m_table) {
            if (row.entrant == entrant)
                return row.rank;
        }
        return 0;
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    std::vector<int> m_order;    ///< entrants, in the order of the draw
    std::vector<int> m_numberOf; ///< by entrant, from 1
    bool m_isInHalves = false;
    std::vector<std::vector<ReportedRound>> m_cells; ///< by entrant: of each round that is over
    std::vector<TableRow> m_table = standings(groupInquiry(m_season, m_rules), Reasons::Listening::No);
};

bool isAnyLostByAll(const Season& season)
{
    return std::any_of(season.fixtures.begin(), season.fixtures.end(), [&](const Fixture& fixture) {
        const std::optional<Result> result = countedResult(season, fixture);
        return result && result->how != HowEnded::Forfeit && result->isWonByNobody();
    });
}

/// What such a report has no place for: it says what a win, a draw and so on bring, and sums that up.
bool canBeSummedUp(const Season& season)
{
    const PointsScheme& points = season.points;
    const bool isLossOne = points.allLost == points.loss || !isAnyLostByAll(season);
    return points.bonuses.empty() && season.sanctions.empty() && isLossOne && points.loss >= 0 && points.forfeit >= 0 &&
           points.forfeit <= points.loss;
}

} // namespace

Checked<std::string> tournamentReport(const Season& season, const LeagueRules& rules)
{
    if (!swissOf(season) || !season.started)
        return Problem{"", Text{Saying::tr("Only a Swiss system that has started can be written as a TRF file.")}};
    if (!canBeSummedUp(season))
        return Problem{"", Text{Saying::tr("A TRF file has no place for bonuses, for points deducted or added, or for "
                                           "penalties.")}};
    return ReportWriter(season, rules).write();
}

} // namespace whistle::league
