# SPDX-License-Identifier: GPL-3.0-or-later
"""What must hold between the states before and after an act, whatever the oracle computes (LG-3.11, LG-3.14)."""

MAY_SET_ASIDE = {"correct", "seed_anew"}
MAY_MOVE_POINTS = {"correct", "sanction", "change_rules"}


def faults(act, before, after):
    """Sentences about what the act must not have done; before and after are `season` objects of exports."""
    found = []
    command = act.get("command") or "edit"
    edit = command in ("edit", "undo")
    if not edit:
        found += _needless(act, command, before, after)
        if before.get("seeds_held"):
            found += _league_rows(act, command, before, after)
    return found


def _states(season):
    return {fixture["id"]: fixture for fixture in season["fixtures"]}


def _needless(act, command, before, after):
    """No act makes a played result needless, but a correction, a reseeding or an annulment."""
    if command in MAY_SET_ASIDE:
        return []
    annulled = {entrant for entrant, how in after["dropped_out"].items() if how == "annul"}
    later = _states(after)
    found = []
    for name, fixture in _states(before).items():
        if fixture["state"] != "played" or fixture.get("walkover"):
            continue
        state = later[name]["state"]
        if state == "played":
            same = fixture["result"]["places"] == later[name].get("result", {}).get("places")
            if not same:
                found.append(f"{command} changes the result of {name}")
        elif not (command == "drop_out" and fixture["part"] == "league" and annulled & set(fixture["sides"])):
            found.append(f"{command} makes the played result of {name} {state}")
    return found


def _rows(season):
    return {row["entrant"]: row for table in season["tables"] for row in table}


def _league_rows(act, command, before, after):
    """In the playoffs nobody's leaving changes a row, and points change only by a correction or a sanction."""
    found = []
    earlier, later = _rows(before), _rows(after)
    reentered = command == "record" and any(
        f["part"] == "league" and f["id"] == act["fixture"] for f in before["fixtures"])
    if command in ("drop_out", "replace", "seed_anew"):
        for entrant in set(earlier) | set(later):
            keys = ("rank", "played", "won", "drawn", "lost", "points", "score_for", "score_against", "stats")
            one, two = earlier.get(entrant), later.get(entrant)
            if one is None or two is None or any(one[key] != two[key] for key in keys):
                found.append(f"{command} in the playoffs changes the league row of {entrant}")
    if command not in MAY_MOVE_POINTS and not reentered:
        for entrant in earlier:
            if entrant in later and earlier[entrant]["points"] != later[entrant]["points"]:
                found.append(f"{command} in the playoffs changes the league points of {entrant}")
    return found


def faults_of_leaving(act, before, after):
    """Withdrawing somebody's leaving, coming back or a reseeding, in the playoffs, changes no league row."""
    if not (before.get("seeds_held") and after.get("seeds_held")):
        return []
    if act["command"] == "drop_out" and before["dropped_out"].get(act["entrant"]) != "playoffs":
        return []
    if act["command"] == "replace" and before["dropped_out"] != after["dropped_out"] and set(
            after["dropped_out"].values()) != {"playoffs"}:
        return []
    earlier, later = _rows(before), _rows(after)
    keys = ("rank", "played", "won", "drawn", "lost", "points", "score_for", "score_against", "stats")
    return [f"the league row of {entrant} changes" for entrant in sorted(set(earlier) | set(later))
            if entrant not in earlier or entrant not in later
            or any(earlier[entrant][key] != later[entrant][key] for key in keys)]
