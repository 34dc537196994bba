// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/honours.h"

#include "league/model/texts.h"
#include "league/outlook/history.h"
#include "league/refereeing/settle.h"

namespace whistle::league {

namespace {

/// Who came behind the champion: the other one of the final, the second of the final table or of the league.
int runnerUp(const Season& season, const LeagueRules& rules)
{
    if (const Series* final = finalOf(season))
        return final->winner == season.champion ? final->loser() : -1;
    if (season.format.playoffs)
        return secondOfFinalTable(season);
    const std::vector<TableRow> table = overallStandings(season, rules, Among::StillIn);
    return table.size() > 1 ? table[1].entrant : -1;
}

template <class Value>
void addAward(std::vector<Award>& awards, Award award, const Season& season,
              const std::map<std::string, Tally>& careers, Value&& value)
{
    for (const auto& [id, tally] : careers) {
        const int mine = value(tally);
        if (mine <= 0 || mine < award.value)
            continue;
        if (mine > award.value)
            award.holders.clear();
        award.value = mine;
        award.holders.push_back(season.nameOf(season.entrantNamed(id)));
    }
    if (!award.holders.empty())
        awards.push_back(std::move(award));
}

} // namespace

std::optional<Honours> honoursOf(const Season& season, const LeagueRules& rules)
{
    if (!season.isOver)
        return {};
    Honours honours;
    honours.season = season.name;
    if (season.champion >= 0) {
        honours.champion = season.nameOf(season.champion);
        const Person* coach = season.person(season.entrant(season.champion).coach);
        honours.coach = coach ? coach->name : std::string();
        const int second = runnerUp(season, rules);
        honours.runnerUp = second < 0 ? std::string() : season.nameOf(second);
    }
    const std::map<std::string, Tally> careers = teamCareers({&season}, rules);
    for (std::size_t stat = 0; stat < rules.stats.size(); ++stat)
        addAward(honours.awards, {rules.stats[stat].most, rules.stats[stat].id, {}, 0}, season, careers,
                 [stat](const Tally& tally) { return stat < tally.stats.size() ? tally.stats[stat] : 0; });
    if (rules.hasScores)
        addAward(honours.awards, {Saying::tr("most points scored"), {}, {}, 0}, season, careers,
                 [](const Tally& tally) { return tally.scoreFor; });
    addAward(honours.awards, {Saying::tr("longest winning streak"), {}, {}, 0}, season, careers,
             [](const Tally& tally) { return tally.longestWinning; });
    return honours;
}

} // namespace whistle::league
