// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/meant_sides.h"

#include "base/contains.h"
#include "journal/act_json.h"
#include "league/model/rules.h"
#include "league/model/texts.h"

#include <algorithm>

namespace whistle::league {

namespace {

/// The fixture of an act, or of what an edit brings; null: it is about none, or there is none of this id.
const Fixture* fixtureIn(const Season& season, const Json& line)
{
    const Json& act = isEdit(line) ? whistle::partOf(line, "entry") : line;
    const std::string id = valueIn(act, "fixture", std::string());
    const int index = id.empty() ? -1 : season.fixtureNamed(id);
    return index < 0 ? nullptr : &season.fixtures[static_cast<std::size_t>(index)];
}

} // namespace

MeantSides sidesMeant(const Season& then, const Json& line)
{
    MeantSides meant;
    const Fixture* fixture = fixtureIn(then, line);
    if (!fixture)
        return meant;
    for (const int side : fixture->sides) {
        if (side >= 0)
            meant.ids.push_back(then.entrant(side).id);
    }
    meant.names = then.namesOf(fixture->sides);
    return meant;
}

std::optional<Objection> againstOthers(const Season& now, const Json& line, const MeantSides& meant)
{
    const Fixture* fixture = meant.ids.empty() ? nullptr : fixtureIn(now, line);
    if (!fixture)
        return {};
    const bool areThere = std::all_of(meant.ids.begin(), meant.ids.end(), [&](const std::string& id) {
        const int entrant = now.entrantNamed(id);
        return entrant >= 0 && contains(fixture->sides, entrant);
    });
    if (areThere)
        return {};
    return Objection{
        rules::knownSides,
        Text{Saying::tr("This was entered for %1, but now %2 play there."), meant.names, now.namesOf(fixture->sides)},
        false};
}

} // namespace whistle::league
