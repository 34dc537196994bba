# SPDX-License-Identifier: GPL-3.0-or-later
"""A season refereed act by act, from the rules LG-* alone: what is refused, and what stands."""

import copy
from fractions import Fraction

from . import lots, pairing, schedule
from .bracket import NOBODY, Bracket, current, remember
from .results import Refused, forfeited, read
from .standings import Match, Off, Table, split

GAMES = {
    "kaosball": {"draws": False, "stats": ["kills", "fouls"], "least": 4, "most": 8,
                 "points": {"win": 3, "draw": 0, "loss": 0, "forfeit_score": 20, "placement": []},
                 "ties": ["head_to_head", "score_difference", "score_for", "most_kills", "fewest_fouls"]},
    "battle-line": {"draws": False, "stats": [], "least": 2, "most": 256,
                    "points": {"win": 3, "draw": 1, "loss": 0, "forfeit_score": 0, "placement": []},
                    "ties": ["head_to_head", "score_difference", "score_for"]},
    "chaotic": {"draws": True, "stats": [], "least": 2, "most": 256,
                "points": {"win": 3, "draw": 1, "loss": 0, "forfeit_score": 0, "placement": []},
                "ties": ["head_to_head", "score_difference", "score_for"]},
    "el-grande": {"draws": True, "stats": [], "least": 2, "most": 256,
                  "points": {"win": 3, "draw": 1, "loss": 0, "forfeit_score": 0, "placement": [5, 3, 2, 1, 0]},
                  "ties": ["head_to_head", "score_for", "wins"]},
}
GAMES["heroes"] = GAMES["el-grande"]
SWISS_FIRST = ["direct_encounter", "buchholz_cut_1", "buchholz", "sonneborn_berger"]


class Rules:
    """Points and tiebreakers as they are in force (LG-4.1 to LG-4.3)."""

    def __init__(self, definition):
        game = GAMES[definition["game"]]
        self.stats = game["stats"]
        self.points = {"all_lost": 0, "forfeit": 0, "bonuses": [], **game["points"], **definition.get("points", {})}
        swiss = definition["format"].get("league", {}).get("kind") == "swiss"
        usual = SWISS_FIRST + [word for word in game["ties"] if word != "head_to_head"] if swiss else game["ties"]
        self.tie_breakers = definition.get("tie_breakers", usual)
        self.rank_by = definition.get("rank_by", "points")
        self.head_to_head_of = definition.get("head_to_head_of", "still_level")
        self.unplayed_rounds = definition.get("unplayed_rounds", "plain")

    def changed(self, act):
        """The rules after a `change_rules` (LG-4.3)."""
        rules = copy.copy(self)
        rules.points = {**self.points, **act.get("points", {})}
        for word in ("tie_breakers", "rank_by", "head_to_head_of", "unplayed_rounds"):
            if word in act:
                setattr(rules, word, act[word])
        return rules


class Fixture:
    """A fixture of the league phase."""

    def __init__(self, name, number, sides, group=None):
        self.id, self.round, self.sides, self.group = name, number, list(sides), group
        self.result = None        # the act's result, as entered
        self.sides_then = None    # the sides as they were when it was entered
        self.walkover = None      # those who forfeit it because of dropping out (LG-3.8)
        self.cancelled = self.not_played = False
        self.abandoned = False
        self.corrections = 0


class Season:
    """All that follows from the acts so far."""

    def __init__(self, definition):
        self.definition = definition
        self.game = GAMES[definition["game"]]
        self.format = definition["format"]
        self.league = self.format.get("league") or {}
        self.kind = self.league.get("kind")
        self.playoffs = self.format.get("playoffs")
        self.rules = Rules(definition)
        self.entrants = [entrant["id"] for entrant in definition.get("entrants", [])]
        self.names = {entrant["id"]: entrant["name"] for entrant in definition.get("entrants", [])}
        self.phrase = definition.get("seed", "")
        self.started = self.closed = self.held = False
        self.lots, self.draw = [], []
        self.at_start = 0
        self.groups = []
        self.fixtures = {}
        self.dropped = {}          # entrant: how; in the order of leaving
        self.annulled = set()      # whose league matches do not count (LG-3.8)
        self.last = set()          # ranked behind all those still in (LG-3.10)
        self.decisions, self.titles, self.sanctions = [], [], []
        self.missed = {}           # (entrant, round): what the act says that it brings, or None
        self.paired = {}           # round: {"bye", "points", "missing"}
        self.joined = {}           # entrant: how many rounds had been paired
        self.fixed = {entrant["id"]: entrant.get("table", 0) for entrant in definition.get("entrants", [])}
        self.seeds = []
        self.games = {}            # playoff fixture: results in order
        self.memory = {}
        self._cache = {}

    # acts

    def act(self, entry):
        """Referee one act; Refused changes nothing."""
        self._cache = {}
        named = [entry["entrant"]] if isinstance(entry.get("entrant"), str) else []
        named += entry.get("order", []) + (entry["sides"] if entry["command"] == "add_fixture" else [])
        if any(entrant not in self.entrants for entrant in named):
            raise Refused("LG-1.1", "an unknown entrant")
        getattr(self, "_" + entry["command"])(entry)
        self._cache = {}
        if self.started:
            self._settle()

    def _person(self, act):
        pass

    _edit_entrant = _person

    def _fix_table(self, act):
        self.fixed[act["entrant"]] = act["table"]

    def _draw_lots(self, act):
        if self.started:
            raise Refused("LG-1.4")
        self.phrase = act["seed"]

    def _start(self, act):
        if self.started:
            raise Refused("LG-1.4")
        self.started = True
        self.at_start = len(self.entrants)
        self.lots = lots.drawn(self.phrase, self.entrants)
        self.draw = list(self.lots if self.format.get("draw") == "lots" else self.entrants)
        for entrant in self.entrants:
            self.joined[entrant] = 0
        if self.kind == "round_robin":
            self._write_round_robin()
        elif self.kind:
            self.groups = [self.draw]

    def _write_round_robin(self):
        count = self.league.get("groups", 1)
        self.groups = schedule.groups(self.draw, count)
        for number, group in enumerate(self.groups):
            letter = f"{chr(65 + number)}-" if count > 1 else ""
            for round_number, pairs in enumerate(schedule.round_robin(group, self.league.get("meetings", 1)), 1):
                for place, sides in enumerate(pairs, 1):
                    name = f"{letter}{round_number}-{place}"
                    self.fixtures[name] = Fixture(name, round_number, sides, number)

    def take_tables(self, fixtures):
        """The tables that the program wrote at the start; schedule.table_faults judges them (LG-2.3)."""
        for fixture in fixtures:
            self.fixtures[fixture["id"]] = Fixture(fixture["id"], fixture["round"], fixture["sides"], 0)
        self._cache = {}

    def _enter(self, act):
        entrant = act["entrant"]["id"]
        if entrant in self.entrants:
            raise Refused("LG-1.1")
        if self.started and (self.kind not in ("ladder", "swiss") or self.closed or self.held
                             or self.kind == "swiss" and len(self.paired) >= self.league["rounds"]):
            raise Refused("LG-1.4")
        if len(self.entrants) >= self.game["most"]:
            raise Refused("LG-1.2")
        self.entrants.append(entrant)
        self.names[entrant] = act["entrant"]["name"]
        if self.started:
            self.joined[entrant] = len(self.paired)
            self.lots = lots.with_late(self.phrase, self.lots, entrant, len(self.entrants))
            self.draw.append(entrant)
            self.groups = [self.draw]

    def _add_fixture(self, act):
        if self.kind != "ladder" or self.closed or self.held:
            raise Refused("LG-2.4")
        if any(side in self.dropped for side in act["sides"]):
            raise Refused("LG-3.8")
        number = len(self.fixtures) + 1
        self.fixtures[str(number)] = Fixture(str(number), number, act["sides"], 0)

    def _cancel_fixture(self, act):
        fixture = self.fixtures.get(act["fixture"])
        if fixture is None:
            raise Refused("LG-2.7")
        if self.kind != "ladder" or self.state(fixture) != "open":
            raise Refused("LG-2.4")
        fixture.cancelled = True

    def _arrange(self, act):
        fixture = self.fixtures.get(act["fixture"])
        if fixture is None:
            self._place(act["fixture"])
        elif self.state(fixture) == "played":
            raise Refused("LG-3.1")
        elif act.get("home") and act["home"] not in fixture.sides:
            raise Refused("LG-2.7")
        if fixture and act.get("home") and fixture.sides[0] != act["home"]:
            fixture.sides.reverse()

    def _close_league(self, act):
        if self.kind not in ("ladder", "swiss") or self.closed or self.held:
            raise Refused("LG-2.4")
        if self.kind == "swiss" and any(self.state(fixture) == "open" for fixture in self.fixtures.values()):
            raise Refused("LG-2.10")
        self.closed = True

    def _change_rules(self, act):
        self.rules = self.rules.changed(act)

    def _sanction(self, act):
        if not self.started or not self.kind:
            raise Refused("LG-4.7")
        if act["entrant"] in self.annulled:
            raise Refused("LG-3.8")
        self.sanctions.append((act["entrant"], act["points"]))

    def _decide(self, act):
        ties = self.open_ties()
        if self.kind and self.league_over():
            ties = ties + self._qualified()[1]         # also during the playoffs, should they be seeded anew
        if not any(set(tie) <= set(act["order"]) for tie in ties):
            raise Refused("LG-4.5")
        shared = self._shared_title() if self.playoffs and self.playoffs["kind"] == "final_table" else None
        (self.titles if shared and set(shared) <= set(act["order"]) else self.decisions).append(act["order"])

    # results

    def _record(self, act):
        name = act["fixture"]
        if name in self.fixtures:
            fixture = self.fixtures[name]
            if self.state(fixture) == "played" and fixture.result is None:
                if self.held:
                    raise Refused("LG-3.14", "the walkover stands")
            elif self.state(fixture) != "open":
                raise Refused("LG-3.11" if fixture.not_played else "LG-3.1")
            self._read(act["result"], fixture.sides, False)
            fixture.result, fixture.sides_then, fixture.abandoned = act["result"], list(fixture.sides), False
            return
        pairing, game = self._place(name)
        state = self.playoff_state(name)
        if state == "played" and self._by_walkover(pairing, name):
            if self.held and self._is_played_after(pairing):
                raise Refused("LG-3.14", "the walkover stands")
        elif state in ("played", "needless"):
            raise Refused("LG-3.1")
        if None in pairing.sides:
            raise Refused("LG-3.2")
        self._enter_game(name, act["result"], self.sides_of(pairing, game))

    @staticmethod
    def _by_walkover(pairing, name):
        return name in getattr(pairing, "walkovers", {})

    def _is_played_after(self, pairing):
        """Whether a match has been played whose sides come from this pairing (LG-3.14)."""
        return any(any(current(self.games.get(later.fixture(game), []), later.sides)
                       for game in range(1, later.best_of + 1)) or self._is_played_after(later)
                   for later in self.pairings().values()
                   if any(kind != "seed" and what == pairing.key for kind, what in later.sources))

    def _enter_game(self, name, entered, sides):
        result = self._read(entered, sides, True)
        result.aside = False
        for other in self.games.get(name, []):
            other.aside = True
        if not self.held:
            self.seeds = self.seeding()
            self.held = True
            self._close_open_league()
        self.games.setdefault(name, []).append(result)

    def _close_open_league(self):
        """A league match still open when the playoffs begin is no longer played (LG-3.11)."""
        for fixture in self.fixtures.values():
            if self.state(fixture) == "open":
                fixture.not_played = True

    def _correct(self, act):
        name = act["fixture"]
        if name in self.fixtures:
            fixture = self.fixtures[name]
            if fixture.result is None:
                raise Refused("LG-3.7")
            if act["result"] is not None:
                self._read(act["result"], fixture.sides, False)
                fixture.sides_then = list(fixture.sides)
            fixture.result = act["result"]
            fixture.corrections += 1
            return
        pairing, game = self._place(name)
        sides = self.sides_of(pairing, game)
        entered = self.games.get(name, [])
        counting = current(entered, sides) if None not in sides else None
        if counting is None:
            raise Refused("LG-3.7")
        place = entered.index(counting)
        if act["result"] is None:
            self.games[name] = entered[:place] + entered[place + 1:]
        else:
            result = self._read(act["result"], counting.sides, True)
            result.aside = counting.aside
            self.games[name] = entered[:place] + [result] + entered[place + 1:]

    def _read(self, entered, sides, playoffs):
        return read(entered, sides, self.game, self.rules.points, playoffs)

    def _abandon(self, act):
        name = act["fixture"]
        state = self.state(self.fixtures[name]) if name in self.fixtures else self.playoff_state(name)
        if name in self.fixtures:
            waits = state == "open" or state == "played" and self.fixtures[name].result is None
        else:
            waits = state in ("open", "misplaced") or self._by_walkover(self._place(name)[0], name)
        if not waits:
            raise Refused("LG-3.1")
        if name not in self.fixtures:
            pairing = self._place(name)[0]
            if None in pairing.sides:
                raise Refused("LG-3.2")
            if self.held and self._by_walkover(pairing, name) and self._is_played_after(pairing):
                raise Refused("LG-3.14", "the walkover stands")

    # leaving and coming back

    def _drop_out(self, act):
        entrant, how = act["entrant"], act.get("remaining", "forfeit")
        if entrant in self.dropped:
            raise Refused("LG-3.8")
        if self.over():
            raise Refused("LG-3.11")
        if how == "half" and not self.held:
            how = self._half(entrant)
        if how == "annul" and self.kind == "swiss":
            raise Refused("LG-3.8", "in a Swiss nothing is annulled (LG-2.10)")
        if self.held:
            if how == "annul":
                raise Refused("LG-3.11")
            self.dropped[entrant] = "playoffs"     # a result that was undone can still be entered again (LG-3.11)
            return
        if how == "annul" and not self.kind:
            raise Refused("LG-3.8")
        self.dropped[entrant] = how
        if how == "annul":
            self.annulled.add(entrant)
        if how != "keep":
            self.last.add(entrant)

    def _half(self, entrant):
        """With at least half of its league matches played an entrant keeps its place (LG-3.15)."""
        own = [fixture for fixture in self.fixtures.values() if entrant in fixture.sides and not fixture.cancelled]
        played = [fixture for fixture in own if fixture.result is not None and self.state(fixture) == "played"
                  and entrant not in (fixture.result.get("forfeited_by") or [])]
        return "keep" if 2 * len(played) >= len(own) else "annul"

    def _replace(self, act):
        entrant = act["entrant"]
        if act.get("name"):
            self.names[entrant] = act["name"]
        if entrant not in self.dropped:
            return
        if self.held and self.kind and self.dropped[entrant] != "playoffs":
            return                                     # it has no place in the playoffs
        del self.dropped[entrant]
        if self.held:
            return                                     # it brings no league match back (LG-3.14)
        self.annulled.discard(entrant)
        self.last.discard(entrant)
        for fixture in self.fixtures.values():
            if fixture.walkover and entrant in fixture.walkover and not any(
                    side in self.dropped for side in fixture.sides if side not in fixture.walkover):
                fixture.walkover = None

    def _settle(self):
        """Walkovers of those who have left (LG-3.8, LG-3.14), and what stands in the playoffs."""
        if not self.held:
            leaving = list(self.dropped)
            for fixture in self.fixtures.values():
                if self.state(fixture) == "open":
                    gone = [entrant for entrant in leaving if entrant in fixture.sides]
                    if len(gone) >= len(fixture.sides) - 1:
                        fixture.walkover = gone[:len(fixture.sides) - 1]   # who left later wins (LG-3.14)
        self._cache = {}
        if self.held and not any(self.games.values()):
            self.held, self.seeds, self.memory = False, [], {}
            for fixture in self.fixtures.values():
                fixture.not_played = False
        if self.held and self.playoffs["kind"] == "bracket":
            remember(self.pairings(), self.memory)

    def _seed_anew(self, act):
        if not self.held:
            raise Refused("LG-2.8")
        new = self._seeding_by_standings()
        if not new:
            raise Refused("LG-4.5" if self.kind and self.league_over() else "LG-2.8")
        self.seeds = new

    # the Swiss system

    def _miss_round(self, act):
        entrant, number = act["entrant"], act["round"]
        if entrant in self.dropped:
            raise Refused("LG-3.8")
        if self.kind != "swiss" or number <= len(self.paired) or number > self.league["rounds"] or self.closed:
            raise Refused("LG-2.10")
        if (entrant, number) in self.missed:
            raise Refused("LG-2.10")
        self.missed[entrant, number] = act.get("brings")

    def players_of(self, number):
        """Who is to be paired in a round."""
        return [entrant for entrant in self.draw
                if entrant not in self.dropped and (entrant, number) not in self.missed]

    def _pair_round(self, act):
        number = act["round"]
        if self.kind != "swiss" or self.closed or number > self.league["rounds"]:
            raise Refused("LG-2.9")
        own = [fixture for fixture in self.fixtures.values() if fixture.round == number]
        if number == len(self.paired) and number:
            self._may_pair_anew(act, own)
        elif number != len(self.paired) + 1:
            raise Refused("LG-2.9")
        if any(self.state(fixture) == "open" for fixture in self.fixtures.values() if fixture not in own):
            raise Refused("LG-2.9")
        named = [entrant for pair in act["pairings"] for entrant in pair] + ([act["bye"]] if act.get("bye") else [])
        if sorted(named) != sorted(self.players_of(number)):
            raise Refused("LG-2.9")
        self._judge_pairings(act, own)
        for fixture in own:
            del self.fixtures[fixture.id]
        missing = [entrant for entrant in self.entrants
                   if entrant not in self.dropped and (entrant, number) in self.missed]
        self.paired[number] = {"bye": act.get("bye"), "points": act.get("points"), "missing": missing}
        for place, sides in enumerate(act["pairings"], 1):
            self.fixtures[f"{number}-{place}"] = Fixture(f"{number}-{place}", number, sides, 0)

    def field(self, number):
        """What a round is paired by, for pairing.py; a round that is paired anew does not count itself."""
        players = self.players_of(number)
        rows = self.tables()[0].rows
        earlier = [fixture for fixture in self.fixtures.values() if fixture.round != number]
        met = {frozenset(fixture.sides) for fixture in earlier}
        had = {entrant for entrant, off in self.off_rounds().items()
               if any((o.kind == "bye" or o.as_bye) and r != number for r, o in off.items())}
        then = [self.now(fixture) for fixture in earlier]
        balance = {player: sum((s[0] == player) - (s[1] == player) for s in then) for player in players}
        whole = len(players) == len(self._still_in(self.entrants))
        points = {player: rows[player]["points"] for player in players}
        return pairing.Field(players, points, met, had, self.league["rounds"] - number, whole), balance

    def _judge_pairings(self, act, own):
        """Others than can be drawn need a reason (LG-2.9): avoidable rematches and second byes."""
        if act.get("reason"):
            return
        field, _ = self.field(act["round"])
        if field.may_be_better(act["pairings"], act.get("bye")):
            raise Refused("LG-2.9", "others could meet")

    def _may_pair_anew(self, act, own):
        """A round with no results yet can be paired again by other points, or with a reason (LG-2.9)."""
        if any(fixture.result is not None for fixture in own):
            raise Refused("LG-2.9")
        rows = self.tables()[0].rows
        before = self.paired[act["round"]]["points"]
        bye = self.paired[act["round"]]["bye"]
        if act.get("reason") or before is None:
            return
        brought = self.brings(self.league.get("bye", "win"))
        for entrant, points in before.items():
            own = self.off_rounds().get(entrant, {}).get(act["round"])
            now = rows[entrant]["points"] - (brought if entrant == bye else own.brings if own else 0)
            if now != points:
                return
        raise Refused("LG-2.9")

    def brings(self, what):
        """Points of a round without a match (LG-2.10)."""
        return {"win": self.rules.points["win"], "draw": self.rules.points["draw"], "nothing": 0}[what]

    def off_rounds(self):
        """Rounds without a match, by entrant and round."""
        if "off" not in self._cache:
            off = {entrant: {} for entrant in self.entrants}
            for number, paired in self.paired.items():
                there = {side for fixture in self.fixtures.values() if fixture.round == number
                         for side in fixture.sides}
                for entrant in self.entrants:
                    if entrant in there:
                        continue
                    if entrant == paired["bye"]:
                        off[entrant][number] = Off("bye", self.brings(self.league.get("bye", "win")))
                    elif entrant in paired["missing"]:
                        what = self.missed[entrant, number] or self.league.get("missed", "nothing")
                        off[entrant][number] = Off("missed", self.brings(what), what == "win")
                    else:
                        late = number <= self.joined[entrant]
                        off[entrant][number] = Off("late" if late else "out", 0)
            self._cache["off"] = off
        return self._cache["off"]

    def table_numbers(self):
        """Where the league matches of each round are played; the first side with a fixed table counts, and of
        two matches the one listed first (LG-2.13)."""
        numbers = {}
        if self.kind == "ladder" or not any(self.fixed.values()):
            return numbers
        for number in {fixture.round for fixture in self.fixtures.values()}:
            listed = [fixture for fixture in self.fixtures.values() if fixture.round == number]
            taken = {}
            for fixture in listed:
                wanted = next((self.fixed[side] for side in self.now(fixture) if self.fixed.get(side)), 0)
                if wanted and wanted not in taken:
                    taken[wanted] = fixture
            free = (table for table in range(1, 1000) if table not in taken)
            placed = {fixture.id: table for table, fixture in taken.items()}
            numbers.update({fixture.id: placed.get(fixture.id) or next(free) for fixture in listed})
        return numbers

    @staticmethod
    def now(fixture):
        """The sides as they are shown: a result keeps the home side with which it was entered."""
        return fixture.sides if fixture.result is None else fixture.sides_then

    # what stands

    def state(self, fixture):
        """open, played, cancelled or needless, of a league fixture."""
        if fixture.cancelled:
            return "cancelled"
        if any(side in self.annulled for side in fixture.sides):
            return "needless"
        if fixture.result is not None or fixture.walkover:
            return "played"
        return "needless" if fixture.not_played else "open"

    def result_of(self, fixture):
        """The result as it counts, of a league fixture, or None."""
        if fixture.result is not None:
            return read(fixture.result, fixture.sides_then, self.game, self.rules.points, False)
        if fixture.walkover:
            return forfeited(fixture.sides, fixture.walkover, self.rules.points["forfeit_score"])
        return None

    def tables(self):
        """One table for each group."""
        if "tables" not in self._cache:
            self._cache["tables"] = [self._table(number, group) for number, group in enumerate(self.groups)]
        return self._cache["tables"]

    def _table(self, number, group):
        members = [entrant for entrant in group if entrant not in self.annulled]
        matches = [Match(self.result_of(fixture), self.rules.points, fixture.round, fixture.id)
                   for fixture in self.fixtures.values()
                   if fixture.group == number and self.state(fixture) == "played"]
        sums = {}
        for entrant, points in self.sanctions:
            sums[entrant] = sums.get(entrant, 0) + points
        rounds = self.league.get("rounds", 0)
        return Table(members, matches, self.rules, last=self.last, off=self.off_rounds(), sanctions=sums,
                     lots=self.lots, decisions=self.decisions, swiss=self.kind == "swiss",
                     waiting=self._waiting(), all_rounds=len(self.paired) if self.closed else rounds)

    def _waiting(self):
        """The rounds in which somebody still has a match to play."""
        rounds = {}
        for fixture in self.fixtures.values():
            if self.state(fixture) == "open":
                for side in fixture.sides:
                    rounds.setdefault(side, []).append(fixture.round)
        return rounds

    def league_over(self):
        if not self.started or not self.kind:
            return self.started
        if self.kind == "ladder" or self.closed:
            return self.closed
        if self.kind == "swiss" and len(self.paired) < self.league["rounds"]:
            return False
        return all(self.state(fixture) != "open" for fixture in self.fixtures.values())

    def _still_in(self, group):
        return [entrant for entrant in group if entrant not in self.dropped]

    def _places(self):
        if not self.playoffs:
            return 1
        return self.playoffs["places"] if self.playoffs["kind"] == "bracket" else self.playoffs["players"]

    def _qualified(self):
        """(seeds in order, ties that matter), of a league phase that is over (LG-2.2, LG-4.5)."""
        if "qualified" not in self._cache:
            tables = self.tables()
            self._cache["qualified"] = (self._from_one(tables[0]) if len(tables) == 1
                                        else self._from_groups(tables))
        return self._cache["qualified"]

    def _from_one(self, table):
        seeds, ties = [], []
        for some in table.order_among(self._still_in(table.members)):
            if len(seeds) < self._places() and len(some) > 1:
                ties.append(some)
            seeds += some
        return seeds[:self._places()], ties

    def _from_groups(self, tables):
        """All winners first, then all runners-up; compared by points per match, then the tiebreakers."""
        places = self._places()
        ranked, ties = [], []
        for table in tables:
            ranked.append(table.order_among(self._still_in(table.members)))
        ranked = [[group for group in groups if group] for groups in ranked]
        levels, number = [], 0
        flat = [[entrant for group in groups for entrant in group] for groups in ranked]
        count = 0
        while count < places and any(len(line) > number for line in flat):
            level = [line[number] for line in flat if len(line) > number]
            levels.append(level)
            count += len(level)
            number += 1
        for groups in ranked:
            begins = 0
            for group in groups:
                if len(group) > 1 and begins < len(levels):
                    ties.append(group)
                begins += len(group)
        if ties:
            return [], ties
        seeds = []
        for level in levels:
            for group in self._across(tables, level):
                if len(group) > 1 and len(seeds) < places:
                    ties.append(group)
                seeds += group
        return seeds[:places], ties

    def _across(self, tables, level):
        table_of = {entrant: table for table in tables for entrant in table.members}
        rules = self.rules

        def per_match(entrant):
            row = table_of[entrant].rows[entrant]
            return Fraction(row["points"], row["played"] or 1)

        def separate(group, number):
            if len(group) == 1:
                return [group]
            if number == len(rules.tie_breakers):
                return tables[0]._decided(group)
            word = rules.tie_breakers[number]
            if word.startswith(("head_to_head", "direct")):
                return separate(group, number + 1)
            values = {}
            for entrant in group:
                got = table_of[entrant].values(word, [entrant], [entrant])
                if got is None:
                    return separate(group, number + 1)
                values.update(got)
            return [part for some in split(group, values.get) for part in separate(some, number + 1)]

        return [part for some in split(level, per_match) for part in separate(some, 0)]

    def _seeding_by_standings(self):
        if not self.kind:
            return list(self.draw)
        if not self.league_over():
            return []
        seeds, ties = self._qualified()
        return [] if ties else seeds

    def seeding(self):
        """The seeds of the playoffs; empty: not known yet (LG-2.8)."""
        if not self.playoffs or not self.started:
            return []
        return self.seeds if self.held else self._seeding_by_standings()

    def open_ties(self):
        """Ties that matter and that nothing separates (LG-4.5)."""
        if self.playoffs and self.playoffs["kind"] == "final_table":
            shared = self._shared_title()
            if shared:
                return [shared]
        if not self.kind or self.held or not self.league_over():
            return []
        return self._qualified()[1]

    # playoffs

    def pairings(self):
        if "pairings" not in self._cache:
            self._cache["pairings"] = Bracket(self.playoffs).evaluate(
                self.seeding(), self.games, self.dropped, self.memory, self.rules.points["forfeit_score"])
        return self._cache["pairings"]

    def _place(self, name):
        """(pairing, game number) of a playoff fixture."""
        if not self.playoffs:
            raise Refused("LG-2.7", name)
        if self.playoffs["kind"] == "final_table":
            nobody = [None] * self.playoffs["players"]  # the last one left is champion without it (LG-3.12)
            return _FinalTable(nobody if self._last_left() else self.seeding() or nobody), 1
        stem, _, game = name.rpartition("-")
        for pairing in self.pairings().values():
            if pairing.name == stem + "-" and game.isdigit() and 1 <= int(game) <= pairing.best_of:
                return pairing, int(game)
        raise Refused("LG-2.7", name)

    @staticmethod
    def sides_of(pairing, game):
        """The better seed is at home in the odd games (LG-2.5)."""
        return list(pairing.sides) if game % 2 else list(reversed(pairing.sides))

    def playoff_state(self, name):
        """open, played, needless or misplaced, of a playoff fixture."""
        pairing, _ = self._place(name)
        results = self.games.get(name, [])
        waiting = "misplaced" if any(not result.aside for result in results) else "open"
        if self.playoffs["kind"] == "final_table":
            if None not in pairing.sides and current(results, pairing.sides):
                return "played"
            return "needless" if self._last_left() else waiting
        if NOBODY in pairing.sides and pairing.decided or pairing.winner == NOBODY:
            return "needless"
        if None in pairing.sides:
            return waiting
        if name in pairing.walkovers or current(results, pairing.sides):
            return "played"
        if pairing.decided:
            return "needless"
        return waiting

    def played_games(self):
        """The games of the playoffs that were played and count, with those who played them."""
        found = {}
        for name, results in self.games.items():
            if self.playoff_state(name) != "played":
                continue
            result = current(results, self._place(name)[0].sides)
            if result:
                found[name] = frozenset(result.sides)
        return found

    def _shared_title(self):
        result = self._final_result()
        if result is None:
            return None
        first = [side for side in result.sides if result.places[side] == 1]
        if not first:
            first = list(result.sides)
        if len(first) == 1:
            return None
        if any(set(first) <= set(decision) for decision in self.titles):
            return None
        return first

    def _final_result(self):
        seeds = self.seeding()
        return current(self.games.get("p1-1-1", []), seeds) if seeds else None

    def _last_left(self):
        """The last entrant left is champion (LG-3.12)."""
        left = self._still_in(self.entrants)
        return left[0] if len(left) == 1 and (self.kind != "ladder" or self.closed) else None

    def champion(self):
        """Who has won the season, or None."""
        if not self.started:
            return None
        if not self.playoffs:
            alone = self._last_left()
            if alone or not self.league_over():
                return alone
            seeds, ties = self._qualified()
            return seeds[0] if seeds and not ties else None
        if self.playoffs["kind"] == "final_table":
            return self._champion_of_table()
        pairings = self.pairings()
        last = max((p for p in pairings.values() if p.branch in ("main", "final") and not p.third),
                   key=lambda p: p.round)
        return last.winner or None

    def _champion_of_table(self):
        result = self._final_result()
        if result is None:
            seeds = self._still_in(self.seeding())
            return seeds[0] if len(seeds) == 1 else None
        first = [side for side in result.sides if result.places[side] == 1] or list(result.sides)
        if len(first) == 1:
            return first[0]
        for decision in reversed(self.titles):
            if set(first) <= set(decision):
                return next(entrant for entrant in decision if entrant in first)
        return None

    def over(self):
        """Whether everything is decided (LG-3.11)."""
        if not self.started:
            return False
        if not self.playoffs:
            return self._last_left() is not None or self.league_over() and not self.open_ties()
        if self.playoffs["kind"] == "final_table":
            return self.champion() is not None
        return all(pairing.decided for pairing in self.pairings().values())

    def final_places(self):
        """Of a knockout for every place (LG-2.14)."""
        if not self.playoffs or self.playoffs.get("losers") != "every_place":
            return []
        pairings = list(self.pairings().values())
        last = max(pairing.round for pairing in pairings)
        places, place = [], 1
        for pairing in sorted((p for p in pairings if p.round == last), key=lambda p: p.index):
            for who in (pairing.winner, pairing.loser):
                if who:
                    places.append((place, who))
                place += 1
        return places


class _FinalTable:
    """The one last match of 3 to 5 (LG-2.5)."""

    def __init__(self, sides):
        self.sides = list(sides)
