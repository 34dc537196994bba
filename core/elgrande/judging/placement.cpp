// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/placement.h"

#include "elgrande/pack/facts.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto isPlaced = Saying::tr("Placed: %1. The card allows %2; the court holds %3, then %4.");
constexpr auto kingStands =
    Saying::tr("The King is in %1; the bordering regions and the Castillo may receive Caballeros.");
constexpr auto overCard = Saying::tr("The card allows %1 to be placed, not %2.");
constexpr auto courtTooSmall = Saying::tr("The court holds only %1; %2 needed.");

} // namespace

AreaList placementDestinations(Area king, const Facts& facts)
{
    AreaList destinations = facts.neighbours[king];
    destinations.push_back(Area::Castillo);
    return destinations;
}

Objection objectionTo(const PlacementViolation& violation, const PlacementCase& placement)
{
    switch (violation.code) {
    case PlacementFault::KingRegion:
        return {"EG-6.4"_rule, Text{said::nobodyEnters, placement.king}};
    case PlacementFault::NotAdjacent:
        return {"EG-5.8"_rule, Text{said::notAdjacent, *violation.destination, placement.king}};
    case PlacementFault::OverCardLimit:
        return {"EG-5.7"_rule, Text{overCard, placement.stack, sum(placement.placements)}};
    case PlacementFault::OverCourt:
        break;
    }
    return {"EG-5.7"_rule, Text{courtTooSmall, placement.court, sum(placement.placements)}, false};
}

void tellPlaced(const PlacementCase& placement, Reasons& reasons)
{
    const int total = sum(placement.placements);
    reasons.say("EG-5.7"_rule, isPlaced, total, placement.stack, placement.court, placement.court - total);
}

Ruling<PlacementVerdict> judgePlacement(const PlacementCase& placement, const Facts& facts,
                                        Reasons::Listening listening)
{
    Reasons reasons(listening);
    PlacementVerdict verdict;
    verdict.maximum = std::min(placement.stack, placement.court);
    verdict.destinations = placementDestinations(placement.king, facts);
    for (const Area area : allAreas()) {
        if (placement.placements[area] == 0)
            continue;
        if (area == placement.king)
            verdict.violations.push_back({PlacementFault::KingRegion, area});
        else if (!contains(verdict.destinations, area))
            verdict.violations.push_back({PlacementFault::NotAdjacent, area});
    }
    const int total = sum(placement.placements);
    if (total > placement.stack)
        verdict.violations.push_back({PlacementFault::OverCardLimit, {}});
    if (total > placement.court)
        verdict.violations.push_back({PlacementFault::OverCourt, {}});
    verdict.courtAfter = placement.court - total;
    reasons.object(verdict.violations, [&](const auto& violation) { return objectionTo(violation, placement); });
    if (verdict.isLegal())
        tellPlaced(placement, reasons);
    reasons.say("EG-5.8"_rule, kingStands, placement.king);
    reasons.cite("EG-6.2"_rule);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::elgrande
