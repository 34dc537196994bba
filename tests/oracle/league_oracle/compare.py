# SPDX-License-Identifier: GPL-3.0-or-later
"""The first difference between the oracle's season and the `season` of an exported file."""

from .bracket import NOBODY
from .results import league_points


class Difference(Exception):
    """The program and the oracle say different things about a field."""

    def __init__(self, field, program, oracle):
        super().__init__(f"{field}: program {program!r}, oracle {oracle!r}")
        self.field, self.program, self.oracle = field, program, oracle


def same(field, program, oracle):
    if program != oracle:
        raise Difference(field, program, oracle)


def seasons(exported, season):
    """Raises Difference where the two seasons differ."""
    same("started", exported["started"], season.started)
    same("league_closed", exported["league_closed"], season.closed)
    same("dropped_out", exported["dropped_out"], season.dropped)
    if not season.started:
        return
    if season.kind == "round_robin":
        same("groups", exported["groups"], season.groups)
    _league_fixtures(exported, season)
    _tables(exported, season)
    same("seeds_held", exported.get("seeds_held", False), season.held)
    same("seeding", exported["seeding"], season.seeding())
    if season.playoffs and season.playoffs["kind"] == "bracket":
        _pairings(exported, season)
    _playoff_fixtures(exported, season)
    same("open_ties", _sets(exported["open_ties"]), _sets(season.open_ties()))
    same("champion", exported["champion"], season.champion())
    same("final_places", [(p["place"], p["entrant"]) for p in exported.get("final_places", [])],
         season.final_places() if season.champion() or exported.get("final_places") else [])


def _sets(ties):
    return sorted(sorted(tie) for tie in ties)


def _result(field, told, result, points):
    if result is None or told is None:
        same(field, told is not None, result is not None)
        return
    same(f"{field}.how", told["how"], result.how)
    same(f"{field}.places", told["places"], result.places)
    same(f"{field}.scores", told.get("scores"), result.scores)
    same(f"{field}.forfeited_by", set(told.get("forfeited_by", [])), set(result.absent))
    same(f"{field}.points", told["points"], league_points(result, points))


def _league_fixtures(exported, season):
    told = {fixture["id"]: fixture for fixture in exported["fixtures"] if fixture["part"] == "league"}
    same("fixtures of the league", sorted(told), sorted(season.fixtures))
    tables = season.table_numbers()
    for name, fixture in season.fixtures.items():
        field = f"fixture {name}"
        if season.kind != "ladder" and season.state(fixture) in ("open", "played"):
            same(f"{field}.table", told[name].get("table"), tables.get(name))
        same(f"{field}.sides", told[name]["sides"], season.now(fixture))
        same(f"{field}.round", told[name]["round"], fixture.round)
        same(f"{field}.state", told[name]["state"], season.state(fixture))
        if season.state(fixture) == "played":
            same(f"{field}.walkover", told[name].get("walkover", False), fixture.result is None)
            _result(f"{field}.result", told[name].get("result"), season.result_of(fixture), season.rules.points)


def _playoff_fixtures(exported, season):
    for told in exported["fixtures"]:
        if told["part"] != "playoffs":
            continue
        name = told["id"]
        field = f"fixture {name}"
        same(f"{field}.state", told["state"], season.playoff_state(name))
        pairing, game = season._place(name)
        sides = [side or None for side in season.sides_of(pairing, game)]
        same(f"{field}.sides", sorted(map(str, told["sides"])), sorted(map(str, sides)))
        if told["state"] == "open" and None not in sides and len(sides) == 2 and not told.get("home_arranged"):
            same(f"{field}.home", told["sides"][0], sides[0])
        if told["state"] == "played":
            walkover = getattr(pairing, "walkovers", {}).get(name)
            same(f"{field}.walkover", told.get("walkover", False), walkover is not None)
            counting = walkover or next(r for r in reversed(season.games[name]) if set(r.sides) == set(sides))
            same(f"{field}.places", told["result"]["places"], counting.places)
            same(f"{field}.scores", told["result"].get("scores"), counting.scores)


def _pairings(exported, season):
    pairings = season.pairings()
    told = {(p.get("bracket", "main"), p["round"], p["pairing"]): p for p in exported["playoffs"]}
    same("playoffs", sorted(map(str, told)), sorted(map(str, pairings)))
    seeds = {entrant: number for number, entrant in enumerate(season.seeding(), 1)}
    for key, pairing in pairings.items():
        field = f"playoffs {key}"
        sides = sorted(str(side["entrant"]) for side in told[key]["sides"])
        same(f"{field}.sides", sides, sorted(str(side or None) for side in pairing.sides))
        for side in told[key]["sides"]:
            if side["entrant"]:
                same(f"{field}.seed", side["seed"], seeds[side["entrant"]])
                same(f"{field}.wins of {side['entrant']}", side["wins"], pairing.wins.get(side["entrant"], 0))
        same(f"{field}.winner", told[key]["winner"], pairing.winner or None)
        same(f"{field}.nobody", told[key].get("nobody", False), pairing.winner == NOBODY)


def _tables(exported, season):
    tables = season.tables()
    same("tables", len(exported["tables"]), len(tables))
    for number, (rows, table) in enumerate(zip(exported["tables"], tables)):
        same(f"table {number}.members", sorted(row["entrant"] for row in rows), sorted(table.members))
        ranks = table.ranks
        for row in rows:
            entrant = row["entrant"]
            field = f"table {number}.{entrant}"
            mine = table.rows[entrant]
            for word in ("played", "won", "drawn", "lost", "points", "score_for", "score_against", "difference"):
                same(f"{field}.{word}", row[word], mine[word])
            same(f"{field}.not_known", set(row.get("not_known", [])), mine["not_known"])
            for stat, value in row["stats"].items():
                same(f"{field}.stats.{stat}", value, mine["stats"].get(stat, 0))
            byes = sorted((bye["round"], bye["points"], bye["bye"]) for bye in row.get("byes", []) if bye["points"])
            same(f"{field}.byes", byes, sorted(
                (r, off.brings, off.kind == "bye") for r, off in table.off.get(entrant, {}).items()
                if off.kind in ("bye", "missed") and off.brings))
        _values(rows, table, f"table {number}")
        for row in rows:
            same(f"table {number}.{row['entrant']}.rank", row["rank"], ranks[row["entrant"]])


def _values(rows, table, field):
    table.order  # which values were looked at
    for row in rows:
        entrant = row["entrant"]
        for word, value in row.get("values", {}).items():
            if word.startswith(("head_to_head", "direct")):
                mine = table.used.get(word, {}).get(entrant)
            else:
                got = table.values(word, [entrant], [entrant])
                mine = None if got is None else abs(got[entrant])
                value = abs(value)
            same(f"{field}.{entrant}.values.{word}", value, mine)
