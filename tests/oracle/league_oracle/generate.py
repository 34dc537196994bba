# SPDX-License-Identifier: GPL-3.0-or-later
"""Random seasons from a seed: a definition, then one act after another that fits (or does not fit) what stands."""

import random

from .season import GAMES

TIES = ["head_to_head", "head_to_head_difference", "head_to_head_score", "score_difference", "score_for",
        "score_against", "wins", "opponents_points", "lots", "buchholz", "buchholz_cut_1", "buchholz_cut_2",
        "buchholz_median", "sonneborn_berger", "direct_encounter", "opponents_share"]


class Generator:
    """Chooses everything from one seed; it looks at the oracle's season to choose acts that make sense."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.seed = seed
        self.late = 0

    def chance(self, part):
        return self.random.random() < part

    # the definition

    def definition(self):
        r = self.random
        kind = r.choices([None, "round_robin", "swiss", "tables", "ladder"], [24, 30, 26, 10, 10])[0]
        several = kind == "tables"
        game = r.choice(["el-grande", "heroes"] if several else
                        ["chaotic", "chaotic", "battle-line", "kaosball", "el-grande", "heroes"])
        form = {}
        count = self._league(form, kind, game)
        self._playoffs(form, kind, game, count)
        if form.get("playoffs", {}).get("kind") == "final_table" and game in ("chaotic", "battle-line", "kaosball"):
            game = "el-grande"
        if self.chance(0.5):
            form["draw"] = r.choice(["entry", "lots"])
        definition = {"id": f"oracle-{self.seed}", "name": f"Oracle {self.seed}", "game": game, "format": form,
                      "seed": f"phrase {self.seed}",
                      "entrants": [{"id": f"t{i}", "name": f"Team {i}"} for i in range(1, count + 1)]}
        if self.chance(0.7):
            definition["points"] = self._points(game)
        if self.chance(0.75):
            definition["tie_breakers"] = self._ties(game)
        if self.chance(0.4):
            definition["head_to_head_of"] = r.choice(["still_level", "all_level"])
        if kind == "swiss" and self.chance(0.5) or self.chance(0.1):
            definition["unplayed_rounds"] = r.choice(["fide_2026", "fide_2026", "plain"])
        if kind != "swiss" and self.chance(0.15):
            definition["rank_by"] = "points_per_match"
        return definition

    def _league(self, form, kind, game):
        r = self.random
        most = 8 if game == "kaosball" else 9
        least = 4 if game == "kaosball" else 3
        count = r.randint(least, most)
        if kind is None:
            return r.randint(least, 8 if game == "kaosball" else r.choice([8, 16, 32]))
        if kind == "round_robin":
            form["league"] = {"kind": kind, "meetings": r.choice([1, 1, 1, 2])}
            if count >= 6 and self.chance(0.4):
                form["league"]["groups"] = 3 if count == 9 and self.chance(0.5) else 2
            elif count > 6:
                form["league"]["meetings"] = 1
        elif kind == "swiss":
            form["league"] = {"kind": kind, "rounds": r.randint(2, min(6, count - 1 + count % 2))}
            for word in ("bye", "missed"):
                if self.chance(0.4):
                    form["league"][word] = r.choice(["win", "draw", "nothing"])
        elif kind == "tables":
            least = r.choice([3, 3, 4])
            most = r.randint(least, 4 if game == "heroes" else 5)
            count = r.choice([n for n in range(4, 10) if any(least * t <= n <= most * t for t in range(1, 4))])
            form["league"] = {"kind": kind, "least": least, "most": most, "rounds": r.randint(1, 5)}
        else:
            form["league"] = {"kind": kind}
        return count

    def _playoffs(self, form, kind, game, count):
        r = self.random
        if kind and self.chance(0.35):
            return
        places = count if not kind else r.randint(2, count)
        if game in ("el-grande", "heroes") and (3 <= places <= 5 and self.chance(0.35) or kind and self.chance(0.2)):
            players = min(places, r.choice([3, 4, 5])) if kind else places
            if 3 <= players <= (4 if game == "heroes" else 5):
                form["playoffs"] = {"kind": "final_table", "players": players}
                return
        playoffs = {"kind": "bracket", "places": places}
        losers = [None, None] + (["double_elimination", "double_elimination", "every_place"] if places >= 3 else []) \
            + (["consolation"] if places >= 6 else [])
        chosen = r.choice(losers)
        if chosen:
            playoffs["losers"] = chosen
        if chosen == "double_elimination" and self.chance(0.5):
            playoffs["one_final"] = True
        if chosen in (None, "consolation") and places >= 4 and self.chance(0.5):
            playoffs["third_place"] = True
        if places <= 16 and self.chance(0.4):
            playoffs["best_of"] = [r.choice([1, 3]) for _ in range(r.randint(1, 3))]
        form["playoffs"] = playoffs

    def _points(self, game):
        r = self.random
        win = r.choice([1, 2, 3, 3, 4])
        points = {"win": win, "draw": r.choice([0, 1, 1]) if win > 1 else 0, "loss": r.choice([0, 0, 0, 1])}
        if points["loss"] >= win:
            points["loss"] = 0
        if self.chance(0.3):
            points["forfeit"] = r.choice([-1, 0, -2])
        if self.chance(0.3):
            points["all_lost"] = r.choice([-1, 0])
        if self.chance(0.5):
            points["forfeit_score"] = r.choice([0, 2, 5])
        if game in ("el-grande", "heroes") and self.chance(0.5):
            points["placement"] = sorted((r.randint(0, 8) for _ in range(r.randint(1, 5))), reverse=True)
        bonuses = []
        if self.chance(0.25):
            bonuses.append({"for": "score", "at_least": r.randint(2, 5), "points": r.randint(1, 2)})
        if self.chance(0.25):
            bonuses.append({"for": "narrow_loss", "at_most": r.randint(0, 2), "points": 1})
        if game == "kaosball" and self.chance(0.3):
            bonuses.append({"for": "stat", "stat": r.choice(["kills", "fouls"]), "at_least": r.randint(1, 4),
                            "points": r.choice([1, -1])})
        if bonuses:
            points["bonuses"] = bonuses
        return points

    def _ties(self, game):
        words = list(TIES)
        for stat in GAMES[game]["stats"]:
            words += [f"most_{stat}", f"fewest_{stat}"]
        words = self.random.sample(words, self.random.randint(0, 6))
        if "lots" in words and self.chance(0.7):
            words.remove("lots")
            words.append("lots")
        return words

    # acts

    def next_act(self, record):
        """The next act, "pair" for a round that the program draws, or None at the end."""
        season = record.season
        if self.chance(0.05):
            edit = self._edit(record)
            if edit:
                return edit
        if self.chance(0.05):
            odd = self._odd(record)
            if odd:
                return odd
        if self.chance(0.16):
            other = self._other(season)
            if other:
                return other
        return self._forward(season)

    def _forward(self, season):
        r = self.random
        ties = season.open_ties()
        if ties:
            order = list(r.choice(ties))
            r.shuffle(order)
            return {"command": "decide", "order": order, "how": "A die is rolled."}
        open_league = [f for f in season.fixtures.values() if season.state(f) == "open"]
        if open_league:
            first = min(f.round for f in open_league)
            near = [f for f in open_league if f.round <= first + (1 if self.chance(0.3) else 0)]
            fixture = r.choice(near)
            return {"command": "record", "fixture": fixture.id, "result": self.result(season, fixture.sides, False)}
        if season.kind == "swiss" and not season.closed and len(season.paired) < season.league["rounds"]:
            if len(season.players_of(len(season.paired) + 1)) < 2:
                return {"command": "close_league"} if season.paired else None
            return "pair"
        if season.kind == "ladder" and not season.closed and not season.held:
            inside = season._still_in(season.entrants)
            if len(season.fixtures) < 3 * len(season.entrants) // 2 + 1 and len(inside) >= 2:
                return {"command": "add_fixture", "sides": r.sample(inside, 2)}
            return {"command": "close_league"}
        return self._playoff_game(season)

    def open_games(self, season):
        """Playoff fixtures that can be played now: (id, sides)."""
        if not season.playoffs or not season.seeding():
            return []
        if season.playoffs["kind"] == "final_table":
            return [("p1-1-1", season.seeding())] if season.playoff_state("p1-1-1") in ("open", "misplaced") else []
        found = []
        for pairing in season.pairings().values():
            if pairing.decided or not all(pairing.sides):
                continue
            for game in range(1, pairing.best_of + 1):
                name = pairing.fixture(game)
                if season.playoff_state(name) in ("open", "misplaced"):
                    found.append((name, season.sides_of(pairing, game)))
                    break
        return found

    def _playoff_game(self, season):
        games = self.open_games(season)
        if not games:
            return None
        name, sides = self.random.choice(games)
        return {"command": "record", "fixture": name, "result": self.result(season, sides, True)}

    def result(self, season, sides, playoffs):
        """A result that fits; in playoffs of two with a winner."""
        r = self.random
        if self.chance(0.08):
            most = 1 if playoffs and len(sides) == 2 else len(sides)
            absent = r.sample(sides, r.randint(1, most) if self.chance(0.4) else 1)
            there = [side for side in sides if side not in absent]
            result = {"forfeited_by": absent}
            if len(sides) > 2 and len(there) >= 2:
                result["scores"] = {side: r.randint(0, 6) for side in there}
            return result
        draws = season.game["draws"] and not (playoffs and len(sides) == 2)
        while True:
            scores = {side: r.randint(0, 5) for side in sides}
            if draws or len(sides) > 2 or len(set(scores.values())) == 2:
                break
        result = {"scores": scores}
        if len(sides) == 2 and not season.game["draws"] and self.chance(0.08):
            upside = {side: 1 if scores[side] == min(scores.values()) else 2 for side in sides}
            result["places"] = upside
            result["by"] = "in_a_row" if season.definition["game"] == "battle-line" else "elimination"
        elif season.definition["game"] == "kaosball" and not playoffs and self.chance(0.06):
            result["places"] = dict.fromkeys(sides, 2)
            result["by"] = "all_lost"
        elif self.chance(0.05):
            result["awarded"] = "A protest is upheld."
        stats = {}
        for stat in season.game["stats"]:
            if self.chance(0.85) and "awarded" not in result:
                stats[stat] = {side: r.randint(0, 4) for side in sides}
        if stats:
            result["stats"] = stats
        return result

    def _other(self, season):
        r = self.random
        choice = r.choices(["correct", "drop_out", "replace", "sanction", "change_rules", "abandon", "seed_anew",
                            "miss_round", "enter", "fix_table", "edit_entrant", "cancel_fixture", "add_fixture",
                            "close_league", "arrange", "result_over_walkover"],
                           [16, 14, 8, 6, 4, 3, 4, 10, 5, 3, 1, 2, 4, 2, 4, 3])[0]
        return getattr(self, "_make_" + choice)(season)

    def _with_results(self, season):
        names = [f.id for f in season.fixtures.values() if f.result is not None and season.state(f) == "played"]
        if season.playoffs and season.held and self.chance(0.6):
            games = [name for name in season.games if season.playoff_state(name) == "played" and season.games[name]]
            names = games or names
        return names

    def _make_correct(self, season):
        names = self._with_results(season)
        if not names:
            return None
        name = self.random.choice(names)
        if name in season.fixtures:
            sides, playoffs = season.fixtures[name].sides, False
        else:
            pairing, game = season._place(name)
            sides, playoffs = season.sides_of(pairing, game), True
        result = None if self.chance(0.2) else self.result(season, sides, playoffs)
        return {"command": "correct", "fixture": name, "result": result, "reason": "The sheet was misread."}

    def _make_drop_out(self, season):
        inside = season._still_in(season.entrants)
        if len(inside) < 2:
            return None
        act = {"command": "drop_out", "entrant": self.random.choice(inside)}
        if season.kind and not season.held:
            act["remaining"] = self.random.choice(["forfeit", "forfeit", "annul", "keep", "half"])
        elif self.chance(0.5):
            act["remaining"] = "forfeit"
        return act

    def _make_replace(self, season):
        gone = list(season.dropped)
        who = self.random.choice(gone if gone and self.chance(0.8) else season.entrants)
        return {"command": "replace", "entrant": who, "name": f"New {who} {self.random.randint(1, 99999)}",
                "reason": "A friend plays on."}

    def _make_sanction(self, season):
        return {"command": "sanction", "entrant": self.random.choice(season.entrants),
                "points": self.random.choice([-3, -2, -1, 1, 2]), "reason": "Came late."}

    def _make_change_rules(self, season):
        act = {"command": "change_rules", "reason": "All agreed."}
        if self.chance(0.6):
            act["tie_breakers"] = self._ties(season.definition["game"])
        else:
            act["points"] = {"win": self.random.choice([2, 3, 4]), "draw": 1}
        return act

    def _make_abandon(self, season):
        names = [f.id for f in season.fixtures.values() if season.state(f) == "open"]
        names += [name for name, _ in self.open_games(season)]
        if not names:
            return None
        return {"command": "abandon", "fixture": self.random.choice(names), "reason": "The lights went out."}

    def _make_seed_anew(self, season):
        if not season.held:
            return None
        return {"command": "seed_anew", "reason": "The standings have changed."}

    def _make_miss_round(self, season):
        if season.kind != "swiss" or season.closed or len(season.paired) >= season.league["rounds"]:
            return None
        number = self.random.randint(len(season.paired) + 1,
                                     min(len(season.paired) + 2, season.league["rounds"]))
        inside = [e for e in season._still_in(season.entrants) if (e, number) not in season.missed]
        if len(inside) < 4:
            return None
        act = {"command": "miss_round", "entrant": self.random.choice(inside), "round": number}
        if self.chance(0.5):
            act["brings"] = self.random.choice(["win", "draw", "nothing"])
        return act

    def _make_enter(self, season):
        if season.kind not in ("swiss", "ladder") or season.closed or season.held or self.late > 2 \
                or season.definition["game"] == "kaosball" and len(season.entrants) >= 8:
            return None
        if season.kind == "swiss" and len(season.paired) >= season.league["rounds"]:
            return None
        self.late += 1
        return {"command": "enter", "entrant": {"id": f"late{self.late}", "name": f"Late {self.late}"}}

    def _make_fix_table(self, season):
        return {"command": "fix_table", "entrant": self.random.choice(season.entrants),
                "table": self.random.randint(0, 4)}

    def _make_edit_entrant(self, season):
        return {"command": "edit_entrant", "entrant": self.random.choice(season.entrants), "notes": "Brings the clock."}

    def _make_cancel_fixture(self, season):
        names = [f.id for f in season.fixtures.values() if season.state(f) == "open"]
        if season.kind != "ladder" or not names:
            return None
        return {"command": "cancel_fixture", "fixture": self.random.choice(names)}

    def _make_add_fixture(self, season):
        inside = season._still_in(season.entrants)
        if season.kind != "ladder" or season.closed or season.held or len(inside) < 2:
            return None
        return {"command": "add_fixture", "sides": self.random.sample(inside, 2)}

    def _make_close_league(self, season):
        if season.kind not in ("swiss", "ladder") or season.closed or season.held or len(season.fixtures) < 3:
            return None
        if season.kind == "swiss" and any(season.state(f) == "open" for f in season.fixtures.values()):
            return None
        return {"command": "close_league"}

    def _make_arrange(self, season):
        names = [f for f in season.fixtures.values() if season.state(f) == "open" and len(f.sides) == 2]
        if not names:
            return None
        fixture = self.random.choice(names)
        return {"command": "arrange", "fixture": fixture.id, "home": self.random.choice(fixture.sides)}

    # edits and acts against the rules

    def _edit(self, record):
        r = self.random
        alive = [n for n in record.order if n > record.settled and n not in record.withdrawn]
        if record.season.kind == "swiss":
            # what was paired stays as it was drawn: only results and sanctions are edited
            alive = [n for n in alive if record.entries[n]["command"] in ("record", "correct", "sanction", "decide")]
        gone = [n for n in record.order if n in record.withdrawn]
        kind = r.choice(["withdraw", "withdraw", "restore", "restore", "replace", "undo", "insert"])
        if kind == "restore" and gone:
            return {"edit": "restore", "number": r.choice(gone)}
        standing = [n for n in record.order if n not in record.withdrawn]
        if kind == "undo" and alive and alive[-1] == standing[-1]:
            return {"command": "undo"}
        if kind == "replace":
            results = [n for n in alive if record.entries[n]["command"] == "record" and n not in record.refused]
            if results:
                number = r.choice(results)
                entry = record.entries[number]
                scores = entry["result"].get("scores")
                if scores and len(scores) == 2 and "places" not in entry["result"]:
                    one, other = scores
                    turned = {**entry["result"], "scores": {one: scores[other], other: scores[one]}}
                    return {"edit": "replace", "number": number, "entry": {**entry, "result": turned}}
        if kind == "insert" and alive and record.season.kind:
            entry = {"command": "sanction", "entrant": r.choice(record.season.entrants), "points": r.choice([-1, 1]),
                     "reason": "It was forgotten."}
            waiting = [f for f in record.season.fixtures.values() if record.season.state(f) == "open"]
            if waiting and self.chance(0.6):
                fixture = r.choice(waiting)
                entry = {"command": "record", "fixture": fixture.id,
                         "result": self.result(record.season, fixture.sides, False)}
            return {"edit": "insert", "before": r.choice(alive), "entry": entry}
        if kind == "withdraw" and alive:
            number = r.choice(alive[-8:]) if self.chance(0.7) else r.choice(alive)
            return {"edit": "withdraw", "number": number}
        return None

    def _make_result_over_walkover(self, season):
        """A result entered where somebody who has left forfeits (LG-3.1, LG-3.14)."""
        some = [(f.id, f.sides, False) for f in season.fixtures.values()
                if f.result is None and f.walkover and season.state(f) == "played"]
        if season.playoffs and season.playoffs["kind"] == "bracket" and season.seeding():
            some += [(name, list(pairing.sides), True) for pairing in season.pairings().values()
                     for name in pairing.walkovers]
        if not some:
            return None
        name, sides, playoffs = self.random.choice(some)
        return {"command": "record", "fixture": name, "result": self.result(season, sides, playoffs)}

    def _odd(self, record):
        """An act that the rules refuse, as far as the generator can tell."""
        season, r = record.season, self.random
        kind = r.choice(["again", "unknown_sides", "gone_again", "draw", "nothing", "enter", "annul", "remove",
                         "after_end", "seed_anew", "restore", "miss", "closed"])
        played = [f for f in season.fixtures.values() if season.state(f) == "played" and f.result is not None]
        if kind == "again" and played:
            fixture = r.choice(played)
            return {"command": "record", "fixture": fixture.id, "result": self.result(season, fixture.sides, False)}
        if kind == "unknown_sides" and season.playoffs and season.playoffs["kind"] == "bracket":
            waiting = [p for p in season.pairings().values() if None in p.sides and "" not in p.sides]
            if waiting:
                return {"command": "record", "fixture": r.choice(waiting).fixture(1),
                        "result": {"scores": {"t1": 3, "t2": 1}}}
        if kind == "gone_again" and season.dropped:
            return {"command": "drop_out", "entrant": r.choice(list(season.dropped))}
        if kind == "draw":
            games = self.open_games(season)
            if games and len(games[0][1]) == 2:
                return {"command": "record", "fixture": games[0][0],
                        "result": {"scores": dict.fromkeys(games[0][1], 3)}}
        if kind == "nothing":
            some = [f for f in season.fixtures.values() if season.state(f) == "open"]
            if some:
                return {"command": "record", "fixture": r.choice(some).id, "result": {}}
        if kind == "enter" and season.kind not in ("swiss", "ladder"):
            return {"command": "enter", "entrant": {"id": "too-late", "name": "Too Late"}}
        if kind == "annul" and season.held:
            inside = season._still_in(season.entrants)
            if inside:
                return {"command": "drop_out", "entrant": r.choice(inside), "remaining": "annul"}
        if kind == "remove":
            some = [f for f in season.fixtures.values() if season.state(f) == "open" and f.result is None]
            if some:
                return {"command": "correct", "fixture": r.choice(some).id, "result": None, "reason": "none"}
        if kind == "after_end" and season.over():
            inside = season._still_in(season.entrants)
            if inside:
                return {"command": "drop_out", "entrant": r.choice(inside)}
        if kind == "seed_anew" and not season.held:
            return {"command": "seed_anew", "reason": "too early"}
        if kind == "restore":
            alive = [n for n in record.order if n > record.settled and n not in record.withdrawn]
            if alive:
                return {"edit": "restore", "number": r.choice(alive)}
        if kind == "closed" and season.kind == "ladder" and (season.closed or season.held):
            return {"command": "add_fixture", "sides": r.sample(season.entrants, 2)}
        if kind == "miss" and season.kind == "swiss" and season.paired:
            return {"command": "miss_round", "entrant": r.choice(season.entrants),
                    "round": r.randint(1, len(season.paired))}
        return None
