// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/acts.h"

#include "league/model/season.h"
#include "league/telling/season_json.h"

namespace whistle::league {

const Shape& actShape()
{
    static const Shape shape = [] {
        const ShapeKey fixture = required("fixture", Shape::text(), "id of a fixture");
        const ShapeKey entrant = required("entrant", Shape::text(), "id of an entrant");
        const ShapeKey reason = required("reason", Shape::text(), "why");
        const ShapeKey result = required("result", resultShape());
        const ShapeKey date = optional("date", Shape::anyText(), "2027-01-09; empty: none");
        const ShapeKey time = optional("time", Shape::anyText(), "18:30");
        const ShapeKey venue = optional("venue", Shape::anyText());
        const ShapeKey sides = required("sides", Shape::list(Shape::text(), 2, 5), "the first is at home");
        const std::vector<ShapeKey> details{optional("name", Shape::text()), optional("coach", Shape::anyText()),
                                            optional("identity", Shape::anyText()),
                                            optional("colour", Shape::anyText()), optional("notes", Shape::anyText())};
        const auto withDetails = [&](std::vector<ShapeKey> keys) {
            keys.insert(keys.end(), details.begin(), details.end());
            return Shape::object(std::move(keys));
        };
        return Shape::choice(
            "command",
            {{"create", Shape::object({required("season", definitionShape())})},
             {"person", Shape::object({required("person", personShape(), "added, or changed if the id is known")})},
             {"enter", Shape::object({required("entrant", entrantShape())})},
             {"edit_entrant", withDetails({entrant})},
             {"draw_lots", Shape::object({required("seed", Shape::text(), "published before")})},
             {"start", Shape::object({})},
             {"arrange", Shape::object({fixture, date, time, venue, optional("home", Shape::text(), "an entrant")})},
             {"add_fixture", Shape::object({sides, date, time, venue})},
             {"cancel_fixture", Shape::object({fixture})},
             {"record", Shape::object({fixture, result})},
             {"abandon", Shape::object({fixture, reason})},
             {"correct", Shape::object({fixture,
                                        required("result", Shape::either({resultShape(), Shape::null()}),
                                                 "null: there is none after all"),
                                        reason})},
             {"drop_out", Shape::object({entrant, optional("remaining", Shape::words(allWords<Remaining>()),
                                                           "default forfeit; before the start: not needed")})},
             {"replace", withDetails({entrant, reason})},
             {"change_rules",
              Shape::object({optional("points", pointsShape()), optional("rank_by", Shape::words(allWords<RankBy>())),
                             optional("tie_breakers", Shape::list(Shape::text(), 0, 20)), reason})},
             {"decide", Shape::object({required("order", Shape::list(Shape::text(), 2, 64), "best first"),
                                       required("how", Shape::text(), "by which means: the tiebreaker die 5 to 3")})},
             {"close_league", Shape::object({})}});
    }();
    return shape;
}

} // namespace whistle::league
