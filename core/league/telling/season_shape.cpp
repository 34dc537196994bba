// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_json.h"

namespace whistle::league {

namespace {

Shape anyNumber()
{
    return Shape::integer(-1'000'000, 1'000'000);
}

Shape ids()
{
    return Shape::list(Shape::text());
}

Shape playedResult()
{
    const Shape bySide = Shape::map(anyNumber());
    return Shape::object({required("how", Shape::words(allWords<HowEnded>())), optional("by", Shape::text()),
                          required("places", bySide), optional("scores", bySide), optional("stats", Shape::map(bySide)),
                          optional("forfeited_by", ids()), required("points", bySide, "that it brings in the table"),
                          required("source", Shape::words(allWords<Source>())), optional("match", Shape::text()),
                          optional("chain", Shape::text()), optional("date", Shape::text()),
                          optional("note", Shape::text()), optional("awarded", Shape::text(), "why"),
                          optional("deviations", ids()), required("coaches", Shape::map(Shape::anyText())),
                          optional("details", Shape::anything())});
}

Shape bracketShape()
{
    return Shape::words({"lower", "final", "consolation", "places"});
}

Shape fixtureShape()
{
    const Shape pairing = Shape::either({Shape::integer(1, mostPlaces / 2), Shape::words({"third_place"})});
    const Shape corrected = Shape::object({required("before", playedResult()), required("reason", Shape::text())});
    return Shape::object(
        {required("id", Shape::text()), required("part", Shape::words({"league", "playoffs"})),
         required("round", Shape::integer(1, 1'000'000)), optional("group", Shape::integer(1, 8)),
         optional("pairing", pairing), optional("bracket", bracketShape()), optional("game", Shape::integer(1, 9)),
         optional("table", Shape::integer(1, 2'000), "where somebody always plays at the same one"),
         required("sides", Shape::list(Shape::text().orNull(), 2, 5), "null: not known yet"),
         optional("date", Shape::text()), optional("time", Shape::text()), optional("venue", Shape::text()),
         optional("home_arranged", Shape::boolean(), "the organiser has said who is at home"),
         optional("abandoned", Shape::text(), "why it was abandoned"),
         required("state", Shape::words({"open", "played", "cancelled", "needless", "misplaced"})),
         optional("walkover", Shape::boolean(), "who has dropped out forfeits it"), optional("result", playedResult()),
         optional("corrected", Shape::list(corrected, 1)),
         optional("set_aside", Shape::list(playedResult(), 1),
                  "what others have played here before the playoffs were seeded anew")});
}

Shape rowShape()
{
    const Shape unpaired = Shape::object({required("round", Shape::integer(1, 60)), required("points", anyNumber()),
                                          required("bye", Shape::boolean(), "false: missed")});
    const Shape sanction = Shape::object({required("points", anyNumber()), required("reason", Shape::text())});
    return Shape::object({required("rank", Shape::integer(1, 256)), required("entrant", Shape::text()),
                          required("name", Shape::text()), required("played", anyNumber()),
                          required("won", anyNumber()), required("drawn", anyNumber()), required("lost", anyNumber()),
                          required("points", anyNumber()), required("score_for", anyNumber()),
                          required("score_against", anyNumber()), required("difference", anyNumber()),
                          required("stats", Shape::map(anyNumber())),
                          optional("not_known", ids(), "statistics that are not told of every match"),
                          optional("byes", Shape::list(unpaired, 1), "rounds without a match, as far as they count"),
                          optional("sanctions", Shape::list(sanction, 1), "that are in its points"),
                          optional("values", Shape::map(anyNumber()), "of the tie-breakers, if they were asked for"),
                          required("headline", Shape::text().orNull(), "what separates it from its neighbour"),
                          required("why", ids(), "its whole explanation")});
}

Shape seriesShape()
{
    const Shape side =
        Shape::object({required("entrant", Shape::text().orNull()),
                       required("seed", Shape::integer(1, mostPlaces).orNull()), required("wins", anyNumber())});
    return Shape::object(
        {required("round", Shape::integer(1, 11)),
         required("pairing", Shape::either({Shape::integer(1, mostPlaces / 2), Shape::words({"third_place"})})),
         optional("bracket", bracketShape(), "of another branch than the main one"), required("bye", Shape::boolean()),
         required("best_of", Shape::integer(1, 9)), required("sides", Shape::list(side, 2, 2)),
         required("games", ids()), required("winner", Shape::text().orNull()),
         optional("nobody", Shape::boolean(), "nobody is left for it")});
}

Shape pairedShape()
{
    return Shape::object({required("round", Shape::integer(1, 60)), optional("bye", Shape::text()),
                          optional("missing", ids(), "who had said so before"),
                          optional("points", Shape::map(anyNumber()), "by which it was paired"),
                          optional("edited", Shape::boolean(), "entries before it were edited since"),
                          optional("reason", Shape::text(), "why it was paired otherwise than is drawn")});
}

Shape missedShape()
{
    return Shape::object({required("entrant", Shape::text()), required("round", Shape::integer(1, 60)),
                          optional("brings", Shape::words(allWords<RoundBrings>()), "default: what the format says")});
}

Shape sanctionShape()
{
    return Shape::object(
        {required("entrant", Shape::text()), required("points", anyNumber()), required("reason", Shape::text())});
}

Shape finalPlaceShape()
{
    return Shape::object({required("place", Shape::integer(1, mostPlaces)), required("entrant", Shape::text())});
}

} // namespace

Shape resultShape()
{
    const Shape bySide = Shape::map(Shape::integer(-999999, 999999));
    return Shape::object({optional("scores", bySide, "by entrant"),
                          optional("places", Shape::map(Shape::integer(1, 5)), "by entrant; default: by the scores"),
                          optional("stats", Shape::map(bySide), "by what the game counts, then by entrant"),
                          optional("by", Shape::text(), "how it ended, a word of the game"),
                          optional("forfeited_by", Shape::list(Shape::text(), 1, 5), "entrants who did not come"),
                          optional("source", Shape::words(allWords<Source>()), "default hand"),
                          optional("match", Shape::text(), "of a tracked or imported match: how the store names it"),
                          optional("chain", Shape::text(), "the seal of its last line"),
                          optional("date", Shape::text(), "2027-01-09"), optional("note", Shape::anyText()),
                          optional("awarded", Shape::text(), "why the organiser says that it counts so"),
                          optional("deviations", Shape::list(Shape::text()), "from the rules of the league"),
                          optional("details", Shape::anything(), "by entrant: what the game carries on")});
}

Shape seasonShape()
{
    return Shape::object(
               {required("definition", recordOf<Season>().shape()),
                required("started", Shape::boolean()),
                required("league_closed", Shape::boolean()),
                required("changed_rules", ids(), "why points or tie-breakers were changed after the start"),
                required("dropped_out", Shape::map(Shape::words(allWords<Remaining>()))),
                required("groups", Shape::list(ids()), "in the order of the draw"),
                required("fixtures", Shape::list(fixtureShape(), 0, 100'000)),
                required("decisions",
                         Shape::list(Shape::object(
                             {required("order", ids()), required("how", Shape::text()),
                              optional("champion", Shape::boolean(), "between those who share the final table")}))),
                required("tables", Shape::list(Shape::list(rowShape())), "one a group, best first"),
                required("open_ties", Shape::list(ids()), "that the organiser must decide"),
                required("seeding", ids(), "of the playoffs; empty: not known yet"),
                required("playoffs", Shape::list(seriesShape())),
                required("champion", Shape::text().orNull()),
                optional("entered_at_start", Shape::integer(0, 256), "how many; those behind them came later"),
                optional("rules_version", Shape::integer(1, rulesNow),
                         "of the league rules with which it began, if older"),
                optional("paired_rounds", Shape::list(pairedShape()), "of a Swiss league phase"),
                optional("sanctions", Shape::list(sanctionShape(), 1), "points taken off or given by the organiser"),
                optional("missed", Shape::list(missedShape(), 1), "rounds in which somebody does not play"),
                optional("final_places", Shape::list(finalPlaceShape(), 1), "of a knockout for every place"),
                optional("seeds_held", Shape::boolean(), "the playoffs have begun: their seeds stay")})
        .described("a season as everyone sees it");
}

} // namespace whistle::league
