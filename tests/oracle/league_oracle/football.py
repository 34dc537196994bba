# SPDX-License-Identifier: GPL-3.0-or-later
"""python3 -m league_oracle.football --binary whistle-cli FOLDER: published football seasons, results in, the order out.

FOLDER holds seasons as openfootball publishes them (2013-14/es.2.json ...), none of which is part of the project. Every
double round robin that is complete goes in as a table of results; what comes out is held against a table that is worked
out here by the rules of its country."""

import argparse
import collections
import itertools
import json
import os
import subprocess
import sys
import tempfile

BY_GOALS = ["score_difference", "score_for"]
AMONG_THEM = ["head_to_head", "head_to_head_difference", "score_difference", "score_for"]
RULES = {"es": AMONG_THEM, "it": AMONG_THEM, "pt": AMONG_THEM, "tr": AMONG_THEM, "gr": AMONG_THEM,
         "de": BY_GOALS, "en": BY_GOALS, "fr": BY_GOALS, "nl": BY_GOALS, "be": BY_GOALS, "sco": BY_GOALS}
# Level on points, as it was published: the first before the second.
PUBLISHED = {"2013-14/es.2.json": ("SD Ponferradina", "Girona FC")}


def numbers(results, teams):
    """Points, difference and goals of each of `teams` in the matches among them."""
    rows = {team: [0, 0, 0] for team in teams}
    for (home, away), (left, right) in results.items():
        if home in rows and away in rows:
            for team, own, other in ((home, left, right), (away, right, left)):
                rows[team][0] += 3 if own > other else 1 if own == other else 0
                rows[team][1] += own - other
                rows[team][2] += own
    return rows


def order(results, teams, rules):
    """Best first; who cannot be separated stands in one group."""
    whole = numbers(results, teams)
    groups = []
    for _, level in itertools.groupby(sorted(teams, key=lambda team: -whole[team][0]), key=lambda team: whole[team][0]):
        level = list(level)
        among = numbers(results, level)

        def key(team, among=among):
            own = whole[team][1:]
            return (among[team][:2] + own) if rules is AMONG_THEM else own
        for _, same in itertools.groupby(sorted(level, key=key, reverse=True), key=key):
            groups.append(set(same))
    return whole, groups


def season_of(path):
    """The results by who was at home and away; None: not a whole double round robin."""
    with open(path, encoding="utf-8") as file:
        matches = json.load(file)["matches"]
    results = {}
    for match in matches:
        score = match.get("score") or {}
        ends = score.get("ft") if isinstance(score, dict) else score
        if not ends or len(ends) != 2 or (match["team1"], match["team2"]) in results:
            return None
        results[match["team1"], match["team2"]] = tuple(ends)
    teams = {team for pair in results for team in pair}
    return results if len(teams) >= 8 and len(results) == len(teams) * (len(teams) - 1) else None


def differences(binary, name, results, rules):
    """What the program says otherwise; [] if it agrees."""
    teams = sorted({team for pair in results for team in pair})
    ids = {team: f"t{place}" for place, team in enumerate(teams)}
    definition = {"id": "football", "name": name, "game": "chaotic", "tie_breakers": rules, "head_to_head_of": "all_level",
                  "format": {"league": {"kind": "round_robin", "meetings": 2}},
                  "points": {"win": 3, "draw": 1, "loss": 0},
                  "entrants": [{"id": ids[team], "name": team} for team in teams]}
    table = "home,away,score\n" + "".join(f'"{home}","{away}",{left}:{right}\n'
                                          for (home, away), (left, right) in results.items())
    with tempfile.TemporaryDirectory() as folder:
        def told(*words, given=None):
            answer = subprocess.run([binary, "--data", folder, "league", *words], input=given, capture_output=True,
                                    text=True, check=False)
            return answer.stdout if answer.returncode in (0, 1) else sys.exit(f"{name}: {answer.stderr}")
        told("create", "-", given=json.dumps(definition))
        taken = json.loads(told("take-in", "football", "-", given=table))
        if len(taken["taken_in"]) != len(results):
            return [f"{len(taken['taken_in'])} of {len(results)} results came in"]
        rows = json.loads(told("export", "football"))["season"]["tables"][0]
        whole, groups = order(results, teams, rules)
        wrong, place = [], 0
        for group in groups:
            names = {teams[int(row["entrant"][1:])] for row in rows[place:place + len(group)]}
            if names != group:
                wrong.append(f"places {place + 1} to {place + len(group)}: {names}, not {group}")
            place += len(group)
        for row in rows:
            team = teams[int(row["entrant"][1:])]
            if [row["points"], row["score_for"] - row["score_against"], row["score_for"]] != whole[team]:
                wrong.append(f"{team}: {row}, not {whole[team]}")
        return wrong


def main():
    asked = argparse.ArgumentParser(prog="league_oracle.football")
    asked.add_argument("--binary", required=True, help="whistle-cli")
    asked.add_argument("folder")
    words = asked.parse_args()
    counts, matches, faults = collections.Counter(), 0, 0
    for year in sorted(os.listdir(words.folder)):
        for file in sorted(os.listdir(os.path.join(words.folder, year))) if year[:2] == "20" else []:
            country, name = file.split(".")[0], f"{year}/{file}"
            results = season_of(os.path.join(words.folder, year, file)) if country in RULES else None
            if results is None:
                continue
            wrong = differences(words.binary, name, results, RULES[country])
            if name in PUBLISHED:
                groups = order(results, {team for pair in results for team in pair}, RULES[country])[1]
                places = [next(place for place, group in enumerate(groups) if team in group) for team in PUBLISHED[name]]
                wrong += [] if places == sorted(places) else [f"published otherwise: {PUBLISHED[name]}"]
            counts[country], matches, faults = counts[country] + 1, matches + len(results), faults + bool(wrong)
            for each in wrong:
                print(f"{name}: {each}")
    print(json.dumps({"seasons": sum(counts.values()), "matches": matches, "differ": faults, "countries": counts}))
    return 1 if faults or not matches else 0


if __name__ == "__main__":
    sys.exit(main())
