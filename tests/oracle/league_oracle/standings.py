# SPDX-License-Identifier: GPL-3.0-or-later
"""The standings of a league phase: rows, tiebreakers, places (LG-4.1 to LG-4.9, LG-3.10)."""

from fractions import Fraction
from functools import cached_property

from .results import league_points, pair_outcome


class Match:
    """A league match that counts."""

    def __init__(self, result, points, number, fixture):
        self.result, self.round, self.fixture = result, number, fixture
        self.sides = result.sides
        self.points = league_points(result, points)

    def played_at_the_board(self):
        """Whether it was played: an awarded match was, a forfeit was not (LG-4.9)."""
        return not self.result.absent


class Off:
    """A round without a match: kind is "bye", "missed", "late" or "out"; brings is its points (LG-2.10)."""

    def __init__(self, kind, brings, as_bye=False):
        self.kind, self.brings, self.as_bye = kind, brings, as_bye


class Table:
    """One table: the whole league, or a group."""

    def __init__(self, members, matches, rules, *, last=(), off=None, scheduled=None, sanctions=None, lots=(),
                 decisions=(), all_rounds=0, swiss=False, waiting=None):
        self.members, self.matches, self.rules = list(members), matches, rules
        self.last = set(last)                     # ranked behind all those still in (LG-3.10)
        self.off = off or {}                      # entrant: {round: Off}
        self.sanctions = sanctions or {}
        self.lots = {entrant: place for place, entrant in enumerate(lots)}
        self.decisions = decisions
        self.all_rounds, self.swiss = all_rounds, swiss
        self.waiting = waiting or {}              # entrant: rounds with a match that is still open
        self.used = {}                            # tiebreaker: {entrant: value}, where it was looked at
        self.of = {entrant: [] for entrant in self.members}
        for match in matches:
            for side in match.sides:
                if side in self.of:
                    self.of[side].append(match)

    # what a row says

    @cached_property
    def rows(self):
        return {entrant: self._row(entrant) for entrant in self.members}

    def _row(self, entrant):
        row = {"played": 0, "won": 0, "drawn": 0, "lost": 0, "score_for": 0, "score_against": 0,
               "stats": {}, "not_known": set()}
        won = 0
        for match in self.of[entrant]:
            result = match.result
            row["played"] += 1
            places = result.places
            if places[entrant] != 1:
                row["lost"] += 1
            elif list(places.values()).count(1) == 1:
                row["won"] += 1
            else:
                row["drawn"] += 1
            won += match.points[entrant]
            if result.scores is not None:
                row["score_for"] += result.scores[entrant]
                row["score_against"] += max(result.scores[other] for other in result.sides if other != entrant)
            for stat in self.rules.stats:
                value = result.stats.get(stat, {}).get(entrant)
                if value is not None:
                    row["stats"][stat] = row["stats"].get(stat, 0) + value
                elif result.how == "played":
                    row["not_known"].add(stat)
        row["won_points"] = won + sum(off.brings for off in self.off.get(entrant, {}).values())
        row["match_points"] = won
        row["points"] = row["won_points"] + self.sanctions.get(entrant, 0)
        row["difference"] = row["score_for"] - row["score_against"]
        return row

    def first_value(self, entrant):
        """By what the standings rank first: points, or points per match (LG-2.4)."""
        row = self.rows[entrant]
        if self.rules.rank_by == "points":
            return row["points"]
        return Fraction(row["points"], row["played"] or 1)

    # the order

    @cached_property
    def order(self):
        """The groups of entrants who share a place, best first."""
        return self.order_among([entrant for entrant in self.members if entrant not in self.last]) \
            + self.order_among([entrant for entrant in self.members if entrant in self.last])

    def order_among(self, some):
        """The groups of those who share a place, if only these are compared: ties, seeds and the title
        concern only those still in (LG-3.10)."""
        return [part for level in split(some, self.first_value) for part in self._separate(level, 0, level)]

    @cached_property
    def ranks(self):
        ranks, place = {}, 1
        for group in self.order:
            for entrant in group:
                ranks[entrant] = place
            place += len(group)
        return ranks

    def _separate(self, group, number, level):
        """Each group that is still level goes on with the next tiebreaker, without restarting (LG-4.2)."""
        if len(group) == 1:
            return [group]
        if number == len(self.rules.tie_breakers):
            return self._decided(group)
        among = level if self.rules.head_to_head_of == "all_level" else group
        values = self.values(self.rules.tie_breakers[number], group, among)
        if values is None:
            return self._separate(group, number + 1, level)
        self.used.setdefault(self.rules.tie_breakers[number], {}).update({e: values[e] for e in group})
        result = []
        for part in split(group, values.get):
            result += self._separate(part, number + 1, level)
        return result

    def _decided(self, group):
        """The organiser's decision that names all who are level; the latest counts (LG-4.5)."""
        if len(group) < 2:
            return [group] if group else []
        for decision in reversed(self.decisions):
            if set(group) <= set(decision):
                return [[entrant] for entrant in decision if entrant in group]
        return [group]

    # tiebreakers; more is better

    def values(self, word, group, among):
        """The values of a tiebreaker for the group, more is better; None if it does not apply."""
        if word in ("head_to_head", "direct_encounter", "head_to_head_difference", "head_to_head_score"):
            return self._head_to_head(word, group, among)
        if word.startswith(("most_", "fewest_")):
            return self._statistic(word, group)
        single = {"score_difference": lambda e: self.rows[e]["difference"],
                  "score_for": lambda e: self.rows[e]["score_for"],
                  "score_against": lambda e: -self.rows[e]["score_against"],
                  "wins": lambda e: self.rows[e]["won"],
                  "lots": lambda e: -self.lots[e],
                  "opponents_points": self.opponents_points,
                  "opponents_share": self.opponents_share,
                  "sonneborn_berger": self.sonneborn_berger,
                  "buchholz": lambda e: self.buchholz(e),
                  "buchholz_cut_1": lambda e: self.buchholz(e, lowest=1),
                  "buchholz_cut_2": lambda e: self.buchholz(e, lowest=2),
                  "buchholz_median": lambda e: self.buchholz(e, lowest=1, highest=1)}[word]
        return {entrant: single(entrant) for entrant in group}

    def _statistic(self, word, group):
        sign, stat = (1, word[5:]) if word.startswith("most_") else (-1, word[7:])
        if any(stat in self.rows[entrant]["not_known"] for entrant in group):
            return None
        return {entrant: sign * self.rows[entrant]["stats"].get(stat, 0) for entrant in group}

    def _head_to_head(self, word, group, among):
        """Only if all of them have met each other (LG-4.2)."""
        level = set(among)
        met = {entrant: set() for entrant in among}
        points = dict.fromkeys(among, 0)
        difference, score = dict.fromkeys(among, 0), dict.fromkeys(among, 0)
        for match in self.matches:
            there = [side for side in match.sides if side in level]
            for one in there:
                for other in there:
                    if one == other:
                        continue
                    met[one].add(other)
                    points[one] += self._pair_points(match, one, other)
                    if match.result.scores is not None:
                        score[one] += match.result.scores[one]
                        difference[one] += match.result.scores[one] - match.result.scores[other]
        if any(len(met[entrant]) < len(among) - 1 for entrant in among):
            return None
        values = {"head_to_head_difference": difference, "head_to_head_score": score}.get(word, points)
        return {entrant: values[entrant] for entrant in group}

    def _pair_points(self, match, one, other):
        """The points won against one opponent; at tables each pair counts as win, draw or loss."""
        if len(match.sides) == 2:
            return match.points[one]
        return self.rules.points[pair_outcome(match.result, one, other)]

    def _opponents(self, entrant):
        """(opponent, match) for each opponent met, as often as met."""
        return [(other, match) for match in self.of[entrant] for other in match.sides
                if other != entrant and other in self.rows]

    def _fide(self):
        return self.swiss and self.rules.unplayed_rounds == "fide_2026"

    def worth(self, entrant):
        """What an entrant is worth as an opponent (LG-4.7; LG-4.9)."""
        value = self.rows[entrant]["won_points"]
        if self._fide():
            off_rounds = self.off.get(entrant, {})
            # what ends its absence is a reading (README): a match, also one won by forfeit or still open, or a bye
            there = [match.round for match in self.of[entrant] if entrant not in match.result.absent]
            there += self.waiting.get(entrant, [])
            there += [number for number, off in off_rounds.items() if off.kind == "bye" or off.as_bye]
            last = max(there, default=0)
            for number, off in off_rounds.items():
                if off.kind in ("missed", "late", "out") and not off.as_bye and number > last:
                    value += self.rules.points["draw"] - off.brings
        return value

    def _entries(self, entrant):
        """(value, points it brought, whether it is left out first) for each round of a Buchholz."""
        own = self.rows[entrant]["won_points"]
        entries = []
        if not self._fide():
            entries += [(self.worth(other), self._pair_points(match, entrant, other), False)
                        for other, match in self._opponents(entrant)]
            for off in self.off.get(entrant, {}).values():
                entries.append((own if off.kind == "bye" else 0, off.brings, False))
            return entries
        for other, match in self._opponents(entrant):
            brought = match.points[entrant]
            if match.played_at_the_board():
                entries.append((self.worth(other), brought, False))
            else:
                entries.append((min(own, self.worth(other)), brought, entrant in match.result.absent))
        most = self.rules.points["draw"] * self.all_rounds
        for off in self.off.get(entrant, {}).values():
            entries.append((min(own, most), off.brings, off.kind != "bye" and not off.as_bye))
        return entries

    def buchholz(self, entrant, lowest=0, highest=0):
        """The sum of the opponents' points, without some of them (LG-4.6, LG-4.9)."""
        entries = self._entries(entrant)
        for _ in range(min(lowest, len(entries))):
            first = [entry for entry in entries if entry[2]] or entries
            entries.remove(min(first, key=lambda entry: entry[0]))
        for _ in range(min(highest, len(entries))):
            entries.remove(max(entries, key=lambda entry: entry[0]))
        return sum(entry[0] for entry in entries)

    def sonneborn_berger(self, entrant):
        """Each opponent's points times the points won against it (LG-4.6)."""
        return sum(value * brought for value, brought, _ in self._entries(entrant))

    def opponents_points(self, entrant):
        """The points of all opponents, each counted as often as met."""
        if self._fide():
            return self.buchholz(entrant)
        return sum(self.worth(other) for other, _ in self._opponents(entrant))

    def share(self, entrant):
        """The points won in matches as part of what as many first places would have brought (LG-4.8)."""
        possible = sum(self._first_place(match) for match in self.of[entrant])
        won = self.rows[entrant]["match_points"]
        if possible <= 0:
            return 3333
        return max(3333, min(10000, won * 10000 // possible))

    def _first_place(self, match):
        if len(match.sides) == 2:
            return self.rules.points["win"]
        placement = self.rules.points["placement"]
        return placement[0] if placement else 0

    def opponents_share(self, entrant):
        """The average share of the opponents met, rounded down again (LG-4.8)."""
        shares = [self.share(other) for other, _ in self._opponents(entrant)]
        return sum(shares) // len(shares) if shares else 0


def split(entrants, value):
    """Groups of the same value, the greatest first; the order inside a group stays."""
    groups = {}
    for entrant in entrants:
        groups.setdefault(value(entrant), []).append(entrant)
    return [groups[key] for key in sorted(groups, reverse=True)]
