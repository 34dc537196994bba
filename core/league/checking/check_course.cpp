// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/checking/check_course.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/standings/standings.h"
#include "league/telling/season_json.h"

#include <array>
#include <map>
#include <tuple>

namespace whistle::league {

namespace {

/// A correction is there to change what was played; seeding anew and annulling say that they do.
bool mayUndoResults(const Deed& deed)
{
    const auto* leaves = std::get_if<DropOut>(&deed);
    return std::holds_alternative<CorrectResult>(deed) || std::holds_alternative<SeedAnew>(deed) ||
           (leaves && (leaves->remaining == Remaining::Annul || leaves->remaining == Remaining::Half));
}

bool counts(const Season& season, const Fixture& fixture)
{
    return enteredResult(season, fixture) != nullptr && !isNeedless(season, fixture);
}

/// Of each entrant what its row says.
using Row = std::tuple<int, int, int, int, int, int, int>;
std::map<int, Row> rowsOf(const Season& season, const LeagueRules& rules)
{
    std::map<int, Row> rows;
    for (std::size_t group = 0; season.format.league && group < season.groups.size(); ++group) {
        for (const TableRow& row :
             standings(groupInquiry(season, rules, static_cast<int>(group)), Reasons::Listening::No))
            rows[row.entrant] = {row.points, row.played, row.won, row.drawn, row.lost, row.scoreFor, row.scoreAgainst};
    }
    return rows;
}

/// Corrections and sanctions; the result of a league match that was taken back comes again, which is the rest of its
/// correction.
bool mayChangePoints(const Season& before, const Deed& deed)
{
    if (const auto* recorded = std::get_if<RecordResult>(&deed)) {
        const int index = before.fixtureNamed(recorded->fixture);
        return index >= 0 && !before.fixtures[static_cast<std::size_t>(index)].corrected.empty();
    }
    return std::holds_alternative<CorrectResult>(deed) || std::holds_alternative<SanctionEntrant>(deed) ||
           std::holds_alternative<ChangeRules>(deed);
}

/// LG-3.15: who has come to half of its league matches keeps its place; of the others none counts.
void lookAtHalf(const Season& before, const Season& after, const std::string& id, const LeagueRules& rules,
                std::vector<Text>& broken)
{
    const Json then = seasonJson(before, rules);
    int balance = 0; // of what was played over what was not
    for (const Json& fixture : then.at("fixtures")) {
        const Json& state = fixture.at("state");
        if (fixture.at("part") != "league" || state == "cancelled" || !contains(fixture.at("sides"), Json(id)))
            continue;
        const bool isEntered = state == "played" && !fixture.contains("walkover");
        const bool came = isEntered && !contains(fixture.at("result").value("forfeited_by", Json::array()), Json(id));
        balance += came ? 1 : -1;
    }
    const auto& left = after.entrant(after.entrantNamed(id)).droppedOut;
    const bool isPast = !before.heldSeeds.empty() || !before.format.league;
    if (!isPast && left != (balance >= 0 ? Remaining::Keep : Remaining::Annul))
        broken.emplace_back(Saying::tr("It is counted wrongly whether %1 has played half of the matches."),
                            after.nameOf(after.entrantNamed(id)));
}

} // namespace

std::vector<Text> brokenBy(const Season& before, const Act& act, const Season& after, const LeagueRules& rules)
{
    std::vector<Text> broken;
    const Deed deed = deedOf(act);
    const bool isInPlayoffs = !before.heldSeeds.empty();
    const bool isAboutPeople = std::holds_alternative<DropOut>(deed) || std::holds_alternative<ReplaceEntrant>(deed);
    if (!before.started || (!isInPlayoffs && !isAboutPeople))
        return broken;
    if (const auto* leaves = std::get_if<DropOut>(&deed); leaves && leaves->remaining == Remaining::Half)
        lookAtHalf(before, after, leaves->entrant, rules, broken);
    for (const Fixture& fixture : before.fixtures) {
        const int index = counts(before, fixture) && !mayUndoResults(deed) ? after.fixtureNamed(fixture.id) : -1;
        if (index >= 0 && !counts(after, after.fixtures[static_cast<std::size_t>(index)]))
            broken.emplace_back(Saying::tr("%1's matches no longer count."), before.namesOf(fixture.sides));
    }
    if (!isInPlayoffs || mayChangePoints(before, deed))
        return broken;
    const std::map<int, Row> then = rowsOf(before, rules);
    for (const auto& [entrant, row] : rowsOf(after, rules)) {
        const auto was = then.find(entrant);
        if (was == then.end() || was->second != row)
            broken.emplace_back(Saying::tr("%1's row in the league standings has changed."), after.nameOf(entrant));
    }
    return broken;
}

Problems checkCourse(const GameMatch<SeasonGame>& record)
{
    Problems found;
    // Older rules did not promise it.
    if (record.state().rules < rulesNow)
        return found;
    record.journal().walk(0, Reasons::Listening::No, [&](const auto& entry, const Season& before, const auto& outcome) {
        const LeagueRules* rules = record.journal().game().rulesOf(before);
        if (entry.withdrawn || entry.refused || !rules)
            return true;
        for (const Text& broken : brokenBy(before, entry.command, outcome.next, *rules))
            found.push_back({pointerTo("/record", static_cast<std::size_t>(entry.number)), broken});
        return true;
    });
    return found;
}

} // namespace whistle::league
