# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a Swiss round that the program drew keeps LG-2.9 and LG-2.10, by trying all pairings of a small field."""

from itertools import combinations

MOST_PLAYERS = 10


def all_pairings(players):
    """Every way to pair the players; of an odd number one is left out: (pairs, bye)."""
    if len(players) % 2:
        for left in players:
            rest = [player for player in players if player != left]
            for pairs in _pairs(rest):
                yield pairs, left
    else:
        for pairs in _pairs(players):
            yield pairs, None


def _pairs(players):
    if not players:
        yield []
        return
    first = players[0]
    for other in players[1:]:
        rest = [player for player in players[1:] if player != other]
        for pairs in _pairs(rest):
            yield [(first, other)] + pairs


class Field:
    """What a round is paired by."""

    def __init__(self, players, points, met, had_bye, rounds_left, whole):
        self.players, self.points, self.met, self.had_bye = players, points, met, had_bye
        self.rounds_left = rounds_left          # after this one
        self.whole = whole                      # everyone in the season plays in this round
        self.last_first = sorted(players, key=lambda p: (points[p], -players.index(p)))

    def cost(self, pairs, bye):
        """What counts first: rematches (LG-2.9) and a second bye (LG-2.10), then the place of the bye, then the
        squares of the differences. That a second bye counts like a rematch is the program's reading (README)."""
        again = sum(frozenset(pair) in self.met for pair in pairs)
        squares = sum((self.points[a] - self.points[b]) ** 2 for a, b in pairs)
        second, place = self._bye_cost(bye)
        return (second + again, place, squares)

    def _bye_cost(self, bye):
        if bye is None:
            return (0, 0)
        return (1 if bye in self.had_bye else 0, self.last_first.index(bye))

    def may_be_better(self, pairs, bye):
        """Whether a rematch or a second bye could be avoided."""
        mine = self.cost([tuple(pair) for pair in pairs], bye)[0]
        if mine == 0 or len(self.players) > MOST_PLAYERS:
            return False
        return any(self.cost(some, left)[0] < mine for some, left in all_pairings(self.players))

    def future(self, pairs, bye):
        """Whether the remaining rounds can do without a rematch."""
        met = self.met | {frozenset(pair) for pair in pairs}
        byes = self.had_bye | ({bye} if bye else set())
        return _possible(self.players, met, byes, self.rounds_left)


def _possible(players, met, byes, rounds):
    if rounds == 0:
        return True
    open_pairs = sum(frozenset(pair) not in met for pair in combinations(players, 2))
    if open_pairs < rounds * (len(players) // 2):
        return False
    for pairs, bye in _without_rematch(players, met, byes):
        if _possible(players, met | {frozenset(pair) for pair in pairs}, byes | ({bye} if bye else set()), rounds - 1):
            return True
    return False


def _without_rematch(players, met, byes):
    if len(players) % 2:
        for left in players:
            if left in byes:
                continue
            rest = [player for player in players if player != left]
            for pairs in _fresh(rest, met):
                yield pairs, left
    else:
        for pairs in _fresh(players, met):
            yield pairs, None


def _fresh(players, met):
    if not players:
        yield []
        return
    first = players[0]
    for other in players[1:]:
        if frozenset((first, other)) in met:
            continue
        rest = [player for player in players[1:] if player != other]
        for pairs in _fresh(rest, met):
            yield [(first, other)] + pairs


def faults(field, pairs, bye, home_balance):
    """What is wrong with a drawn round, as sentences."""
    found = []
    pairs = [tuple(pair) for pair in pairs]
    for home, away in pairs:
        if home_balance[home] > home_balance[away]:
            found.append(f"{home} is at home against {away}, though more often at home before (LG-2.9)")
    if len(field.players) > MOST_PLAYERS:
        return found
    mine = field.cost(pairs, bye)
    options = [(field.cost(p, b), p, b) for p, b in all_pairings(field.players)]
    fewest = min(cost[0] for cost, _, _ in options)
    if mine[0] > fewest:
        found.append(f"{mine[0]} rematches and second byes, {fewest} would do (LG-2.9, LG-2.10)")
        return found
    better = sorted((option for option in options if option[0] < mine), key=lambda option: option[0])
    if better and not (field.whole and field.rounds_left and field.future(pairs, bye)):
        if not (field.whole and field.rounds_left):
            found.append(f"{better[0][1]} bye {better[0][2]} costs {better[0][0]}, the drawn round {mine} (LG-2.9)")
    elif better:
        for cost, some, left in better:
            if field.future(some, left):
                found.append(f"{some} bye {left} costs {cost}, the drawn round {mine}; later rounds can do "
                             "without rematches after both (LG-2.9)")
                break
    elif field.whole and field.rounds_left and not field.future(pairs, bye):
        if any(cost[0] == fewest and field.future(some, left) for cost, some, left in options):
            found.append("later rounds must have a rematch, though another pairing avoids it (LG-2.9)")
    if not found and not better and len(set(field.points[p] for p in field.players)) == 1 and not field.met:
        there = [player for player in field.players if player != bye]
        half = len(there) // 2
        wanted = {frozenset((there[i], there[half + i])) for i in range(half)}
        if wanted != {frozenset(pair) for pair in pairs} and not field.rounds_left:
            found.append("the upper half does not meet the lower half (LG-2.9)")
    return found
