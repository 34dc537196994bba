// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/rules.h"
#include "league/model/texts.h"
#include "league/refereeing/referee.h"

#include <algorithm>

namespace whistle::league {

namespace {

using Edit = MadeEdit<SeasonGame>;

constexpr auto settledBefore =
    Saying::tr("The season has started, so what is settled stays. Points and tiebreakers can still be changed, with a "
               "reason that the standings then show.");
constexpr auto playedSince =
    Saying::tr("With this edit a match that was played in the playoffs since would no longer count. Correct the result "
               "instead, to none if it was never played: then what was played stays.");
constexpr auto decidedSince = Saying::tr(
    "With this edit a match that was played in the playoffs since would no longer count. Enter what is right "
    "as a new act: then what was played stays.");

bool isStart(const Edit::Entry& entry)
{
    return !entry.withdrawn && entry.command.json["command"] == "start";
}

/// Whether it changes the start or what stands before it, although the season has gone on.
bool changesWhatIsSettled(const Edit& edit)
{
    if (!edit.before.started)
        return false;
    const auto place = edit.entries.begin() + static_cast<std::ptrdiff_t>(edit.index);
    const auto start = isStart(edit.touched) ? place : std::find_if(place, edit.entries.end(), isStart);
    return start != edit.entries.end() &&
           std::any_of(start + 1, edit.entries.end(), [](const Edit::Entry& entry) { return !entry.withdrawn; });
}

/// The fixture whose result an act tells, by its id; empty: it tells none.
std::string toldFixture(const Act& act)
{
    const Deed deed = deedOf(act);
    if (const auto* recorded = std::get_if<RecordResult>(&deed))
        return recorded->fixture;
    const auto* corrected = std::get_if<CorrectResult>(&deed);
    return corrected ? corrected->fixture : std::string();
}

/// Those who have played a match of the playoffs that counts; empty: none was, or it does not.
Sides playedBy(const Season& season, const Fixture& fixture)
{
    const bool counts = enteredResult(season, fixture) && !isNeedless(season, fixture);
    Sides sides = counts ? fixture.sides : Sides();
    std::sort(sides.begin(), sides.end()); // home may change
    return sides;
}

/// Whether another match of the playoffs would no longer count, or be one of others.
bool putsOutPlayoffs(const Edit& edit)
{
    const std::string was = toldFixture(edit.touched.command);
    const std::string is = toldFixture(edit.entries[edit.index].command);
    return std::any_of(edit.before.fixtures.begin(), edit.before.fixtures.end(), [&](const Fixture& fixture) {
        const Sides sides = fixture.playoffs ? playedBy(edit.before, fixture) : Sides();
        if (sides.empty() || fixture.id == was || fixture.id == is)
            return false;
        const int now = edit.after.fixtureNamed(fixture.id);
        return now < 0 || playedBy(edit.after, edit.after.fixtures[static_cast<std::size_t>(now)]) != sides;
    });
}

} // namespace

std::optional<Objection> SeasonGame::against(const Edit& edit) const
{
    if (changesWhatIsSettled(edit))
        return Objection{rules::start, Text{settledBefore}, false};
    if (putsOutPlayoffs(edit)) {
        const bool isOfResult = !toldFixture(edit.touched.command).empty();
        return Objection{rules::begun, Text{isOfResult ? playedSince : decidedSince}, false};
    }
    return {};
}

} // namespace whistle::league
