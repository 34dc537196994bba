# SPDX-License-Identifier: GPL-3.0-or-later
"""Playoffs: who meets whom and who goes on (LG-2.5, LG-2.8, LG-2.11, LG-2.12, LG-2.14, LG-3.12, LG-3.14)."""

from .results import forfeited

NOBODY = ""  # nobody is left for a place; None: not known yet


def seed_order(size):
    """The first seed meets the last one and so on, best seeds apart as long as possible (LG-2.5)."""
    order = [1, 2]
    while len(order) < size:
        order = [seed for best in order for seed in (best, 2 * len(order) + 1 - best)]
    return order


def size_of(places):
    size = 2
    while size < places:
        size *= 2
    return size


class Pairing:
    """A pairing of the playoffs: where its sides come from, and how it stands."""

    def __init__(self, branch, number, index, sources, third=False):
        self.branch, self.round, self.index, self.sources, self.third = branch, number, index, sources, third
        self.key = (branch, number, "third_place" if third else index)
        letter = {"main": "p", "lower": "l", "final": "f", "consolation": "c", "places": "e"}[branch]
        self.name = f"{letter}{number}-{'third' if third else index}-"
        self.best_of = 1
        self.sides = [None, None]
        self.winner = self.loser = None
        self.wins = {}
        self.unbeaten = self.leaver = None
        self.walkovers = {}
        self.counted = set()

    def fixture(self, game):
        """The id of one of its games."""
        return self.name + str(game)

    @property
    def decided(self):
        return self.winner is not None


def build(rules):
    """All pairings of a bracket in the order in which they can be worked out."""
    size = size_of(rules["places"])
    losers = rules.get("losers")
    order = seed_order(size)
    pairings, last = [], 0

    def add(branch, number, index, sources, third=False):
        pairings.append(Pairing(branch, number, index, sources, third))
        return pairings[-1].key

    rounds = [[add("main", 1, i + 1, [("seed", order[2 * i]), ("seed", order[2 * i + 1])])
               for i in range(size // 2)]]
    while len(rounds[-1]) > 1:
        before, number = rounds[-1], len(rounds) + 1
        rounds.append([add("main", number, i + 1, [("winner", before[2 * i]), ("winner", before[2 * i + 1])])
                       for i in range(len(before) // 2)])
    last = len(rounds)
    if rules.get("third_place") and last >= 2 and losers not in ("double_elimination", "every_place"):
        add("main", last, 0, [("loser", key) for key in rounds[-2]], third=True)
    if losers == "consolation":
        _consolation(add, rounds)
    elif losers == "every_place":
        _every_place(add, rounds)
    elif losers == "double_elimination":
        _double_elimination(add, rounds, rules.get("one_final", False))
    best_of = rules.get("best_of") or [1]
    for pairing in pairings:
        pairing.best_of = best_of[min(pairing.round, len(best_of)) - 1]
    return pairings


def _consolation(add, rounds):
    """The losers of the first round, neighbours against each other (LG-2.12)."""
    line, number = [("loser", key) for key in rounds[0]], 2
    while len(line) > 1:
        line = [("winner", add("consolation", number, i + 1, [line[2 * i], line[2 * i + 1]]))
                for i in range(len(line) // 2)]
        number += 1


def _every_place(add, rounds):
    """Winners go on for the better half of the places, losers for the other (LG-2.14)."""
    blocks = [rounds[0]]
    for number in range(2, len(rounds) + 1):
        following = []
        for block in blocks:
            for what in ("winner", "loser"):
                first = sum(len(b) for b in following)
                keys = []
                for i in range(len(block) // 2):
                    index = first + i + 1
                    if index <= len(rounds[number - 1]):
                        keys.append(("main", number, index))
                    else:
                        keys.append(add("places", number, index, [(what, block[2 * i]), (what, block[2 * i + 1])]))
                following.append(keys)
        blocks = following


def _double_elimination(add, rounds, one_final):
    """The lower bracket; later losers come in from the other end (LG-2.11)."""
    line, number = [("loser", key) for key in rounds[0]], 2
    for later in rounds[1:]:
        line = [("winner", add("lower", number, i + 1, [line[2 * i], line[2 * i + 1]])) for i in range(len(line) // 2)]
        number += 1
        coming = [("loser", key) for key in reversed(later)]
        line = [("winner", add("lower", number, i + 1, [line[i], coming[i]])) for i in range(len(line))]
        number += 1
    first = add("final", number, 1, [("winner", rounds[-1][0]), line[0]])
    if not one_final:
        add("final", number + 1, 1, [("again", first), ("again", first)])


class Bracket:
    """The pairings with what is known of them. Decisions by byes and walkovers stand once the playoffs
    have begun (LG-3.14): `memory` holds them by place and sides."""

    def __init__(self, rules):
        self.rules = rules

    def evaluate(self, seeding, results, out, memory, forfeit_score):
        """All pairings by key. results: of a fixture id, a list of results; the last one of the same sides counts."""
        pairings = build(self.rules)
        by_key = {pairing.key: pairing for pairing in pairings}
        seeds = {entrant: number for number, entrant in enumerate(seeding, 1)}
        for pairing in pairings:
            sides = [self._source(source, by_key, seeding) for source in pairing.sources]
            if pairing.sources[0][0] == "again":
                sides = self._final_again(by_key[pairing.sources[0][1]])
            pairing.unbeaten = sides[0]
            if all(sides) and seeds[sides[0]] > seeds[sides[1]]:
                sides.reverse()
            pairing.sides = sides
            self._decide(pairing, results, out, memory, forfeit_score)
        return by_key

    def _source(self, source, by_key, seeding):
        kind, what = source
        if kind == "seed":
            if what > (len(seeding) or self.rules["places"]):
                return NOBODY
            return seeding[what - 1] if seeding else None
        if kind == "winner":
            return by_key[what].winner
        return by_key[what].loser if kind == "loser" else None

    @staticmethod
    def _final_again(first):
        """The second final: only if the loser of the first had not lost before (LG-2.11)."""
        if not first.decided:
            return [None, None]
        if first.winner == NOBODY or first.loser == NOBODY:
            return [first.winner, NOBODY]
        return [first.winner, NOBODY] if first.winner == first.unbeaten else [first.winner, first.loser]

    def _decide(self, pairing, results, out, memory, forfeit_score):
        one, other = pairing.sides
        if NOBODY in (one, other):
            pairing.loser = NOBODY
        if one is None or other is None:
            return
        known = memory.get((pairing.key, frozenset(pairing.sides)))
        if one == NOBODY or other == NOBODY:
            self._without_opponent(pairing, one or other, out, known)
            return
        need = pairing.best_of // 2 + 1
        wins = {one: 0, other: 0}
        free = []
        for game in range(1, pairing.best_of + 1):
            fixture = pairing.fixture(game)
            result = current(results.get(fixture, []), pairing.sides)
            if result is None:
                free.append(fixture)
            elif max(wins.values()) < need:
                wins[result.winner()] += 1
                pairing.counted.add(fixture)
        leaver = None
        if max(wins.values()) < need:
            leaver = known if known is not None else self._leaver(one, other, out)
        if leaver == NOBODY:
            pairing.winner = pairing.loser = NOBODY
        elif leaver:
            stays = other if leaver == one else one
            for fixture in free[:need - wins[stays]]:
                pairing.walkovers[fixture] = forfeited(pairing.sides, [leaver], forfeit_score)
                wins[stays] += 1
            pairing.winner, pairing.loser = stays, leaver
        elif max(wins.values()) >= need:
            pairing.winner = max(wins, key=wins.get)
            pairing.loser = other if pairing.winner == one else one
        pairing.leaver = leaver
        pairing.wins = wins

    @staticmethod
    def _leaver(one, other, out):
        """Who forfeits a pairing that is open: NOBODY if both have gone before meeting (LG-3.12)."""
        if one in out and other in out:
            return NOBODY
        return one if one in out else other if other in out else None

    @staticmethod
    def _without_opponent(pairing, alone, out, known):
        if known is not None:
            pairing.winner = known
        else:
            pairing.winner = NOBODY if alone == NOBODY or alone in out else alone


def current(entered, sides):
    """A result counts in its place wherever the same sides meet there (LG-2.8)."""
    for result in reversed(entered):
        if set(result.sides) == set(sides):
            return result
    return None


def remember(by_key, memory):
    """What byes and walkovers have decided, from the first result on (LG-3.14)."""
    for pairing in by_key.values():
        if not pairing.decided or None in pairing.sides:
            continue
        if NOBODY in pairing.sides:
            value = pairing.winner
        else:
            value = pairing.leaver
        if value is not None:
            memory.setdefault((pairing.key, frozenset(pairing.sides)), value)
