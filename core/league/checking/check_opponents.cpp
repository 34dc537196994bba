// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/checks.h"

#include <algorithm>
#include <map>

namespace whistle::league {

namespace {

/// The rounds of each entrant as a line of letters, one a round: g a game, + and - who came and who did not, b a bye or
/// a round given as a win, z any other that it has not played, . one that is not known yet.
class Lines {
public:
    Lines(const Json& season)
        : m_rounds(season.at("paired_rounds").size())
        , m_draw(season.at("definition").at("points").at("draw").get<long long>())
    {
        const bool isClosed = season.at("league_closed");
        m_most = m_draw * (isClosed ? static_cast<long long>(m_rounds)
                                    : season.at("definition").at("format").at("league").at("rounds").get<long long>());
        for (const Json& fixture : season.at("fixtures")) {
            if (fixture.at("part") == "league")
                readMatch(fixture);
        }
    }

    void addIdle(const std::string& id, std::size_t round, long long points, bool isGiven)
    {
        if (round < 1 || round > m_rounds)
            return;
        of(id).letters[round - 1] = isGiven ? 'b' : 'z';
        of(id).points[round - 1] = points;
    }

    [[nodiscard]] std::vector<Term> termsOf(const std::string& id)
    {
        std::vector<Term> terms;
        const Line line = of(id);
        long long own = 0;
        for (const long long points : line.points)
            own += points;
        for (std::size_t i = 0; i < m_rounds; ++i) {
            const char letter = line.letters[i];
            if (letter == '.')
                continue;
            const bool hasOpponent = letter == 'g' || letter == '+' || letter == '-';
            const long long theirs = hasOpponent ? worth(of(line.against[i])) : m_most;
            terms.push_back(
                {letter == 'g' ? theirs : std::min(own, theirs), line.points[i], letter == '-' || letter == 'z'});
        }
        return terms;
    }

private:
    struct Line {
        std::string letters;
        std::vector<long long> points;
        std::vector<std::string> against;
    };

    Line& of(const std::string& id)
    {
        Line& line = m_lines[id];
        if (line.letters.empty())
            line = {std::string(m_rounds, '.'), std::vector<long long>(m_rounds), std::vector<std::string>(m_rounds)};
        return line;
    }

    void readMatch(const Json& fixture)
    {
        if (fixture.at("state") != "played")
            return;
        const Json& result = fixture.at("result");
        const std::size_t at = fixture.at("round").get<std::size_t>() - 1;
        if (at >= m_rounds)
            return;
        for (std::size_t side = 0; side < 2; ++side) {
            const std::string id = fixture.at("sides").at(side);
            Line& line = of(id);
            line.letters[at] = result.at("how") != "forfeit"                               ? 'g'
                               : contains(result.value("forfeited_by", Json::array()), id) ? '-'
                                                                                           : '+';
            line.points[at] = result.at("points").at(id);
            line.against[at] = fixture.at("sides").at(1 - side);
        }
    }

    /// What it counts as for those who have met it: behind the last round that it played, or was ready to play, each
    /// z is a draw.
    [[nodiscard]] long long worth(const Line& line) const
    {
        const std::size_t last = line.letters.find_last_not_of("-z");
        long long sum = 0;
        for (std::size_t i = 0; i < m_rounds; ++i) {
            const bool isBehind = last == std::string::npos || i > last;
            sum += isBehind && line.letters[i] == 'z' ? m_draw : line.points[i];
        }
        return sum;
    }

    std::size_t m_rounds;
    long long m_draw;
    long long m_most = 0;
    std::map<std::string, Line> m_lines;
};

} // namespace

std::map<std::string, std::vector<Term>> termsByFide(const Json& season, const std::vector<Idle>& idle)
{
    Lines lines(season);
    for (const Idle& each : idle)
        lines.addIdle(each.id, each.round, each.points, each.isBye || each.isGiven);
    std::map<std::string, std::vector<Term>> terms;
    for (const Json& entrant : season.at("definition").at("entrants"))
        terms[entrant.at("id")] = lines.termsOf(entrant.at("id"));
    return terms;
}

} // namespace whistle::league
