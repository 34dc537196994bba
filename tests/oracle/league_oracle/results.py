# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading a result as it is entered (LG-3.3 to LG-3.5, LG-3.9, LG-3.13) and the points that it brings (LG-4.1)."""


class Refused(Exception):
    """An act that the rules refuse; the rule is what it rests on."""

    def __init__(self, rule, why=""):
        super().__init__(f"{rule} {why}")
        self.rule = rule


class Result:
    """A result as it counts: who came, places, scores, statistics."""

    def __init__(self, sides, how, places, scores, absent=(), stats=None, bonuses=True):
        self.sides = list(sides)
        self.how = how
        self.places = places
        self.scores = scores
        self.absent = frozenset(absent)
        self.stats = stats or {}
        self.bonuses = bonuses

    def winner(self):
        """Who is alone in first place, or None."""
        first = [side for side in self.sides if self.places[side] == 1]
        return first[0] if len(first) == 1 else None


def places_by_score(scores):
    """Equal scores share a place and the next places stay empty: 1, 2, 2, 4 (LG-3.3)."""
    return {side: 1 + sum(other > scores[side] for other in scores.values()) for side in scores}


def forfeited(sides, absent, forfeit_score):
    """A match to which at most one side came (LG-3.4, LG-3.5); of three and more there is no score."""
    nobody = len(set(absent)) == len(sides)
    places = {side: 2 if nobody or side in absent else 1 for side in sides}
    scores = {side: 0 if side in absent else forfeit_score for side in sides} if len(sides) == 2 else None
    return Result(sides, "forfeit", places, scores, absent, bonuses=False)


def read(entered, sides, game, points, playoffs):
    """The result that an act enters for these sides; Refused if it contradicts itself (LG-3.3)."""
    absent = entered.get("forfeited_by") or []
    scores = entered.get("scores")
    places = entered.get("places")
    for named in [*absent, *(scores or {}), *(places or {})]:
        if named not in sides:
            raise Refused("LG-3.3", f"{named} does not play")
    if absent:
        result = _with_absent(entered, sides, absent, points)
    else:
        result = _played(entered, sides, game)
    if playoffs and (result.winner() is None if len(sides) == 2 else 1 not in result.places.values()):
        raise Refused("LG-3.9", "no winner")
    return result


def _with_absent(entered, sides, absent, points):
    if len(sides) == 2:
        return forfeited(sides, absent, points["forfeit_score"])
    there = [side for side in sides if side not in absent]
    if len(there) < 2:
        places = {side: 1 if side in there else 2 for side in sides}
        return Result(sides, "forfeit", places, None, absent, bonuses=False)
    scores, places = entered.get("scores"), entered.get("places")
    if scores is None or any(side not in scores for side in there):
        raise Refused("LG-3.3", "scores of those who came")
    scores = {side: scores[side] if side in there else 0 for side in sides}
    got = places_by_score({side: scores[side] for side in there})
    got.update({side: len(there) + 1 for side in absent})
    return Result(sides, "forfeit", got, scores, absent, entered.get("stats"), bonuses=False)


def _played(entered, sides, game):
    scores, places = entered.get("scores"), entered.get("places")
    if scores is None and places is None:
        raise Refused("LG-3.3", "neither scores nor places")
    for given in (scores, places):
        if given is not None and set(given) != set(sides):
            raise Refused("LG-3.3", "somebody is missing")
    awarded = bool(entered.get("awarded"))
    if places is None:
        places = places_by_score(scores)
    if len(sides) == 2 and not game["draws"] and list(places.values()) == [1, 1]:
        raise Refused("LG-3.3", "no draws in this game")
    return Result(sides, "awarded" if awarded else "played", dict(places), scores,
                  stats=None if awarded else entered.get("stats"), bonuses=not awarded)


def league_points(result, points):
    """What a result brings to each side in the table (LG-4.1)."""
    nobody = all(place != 1 for place in result.places.values())
    brought = {}
    for side in result.sides:
        place = result.places[side]
        if side in result.absent:
            brought[side] = points["forfeit"]
            if len(result.absent) == len(result.sides):      # nobody came: the lower of both, a reading (README)
                brought[side] = min(points["forfeit"], points["all_lost"])
            continue
        if nobody:
            value = points["all_lost"]
        elif len(result.sides) == 2:
            shared = list(result.places.values()).count(1) == 2
            value = points["loss"] if place != 1 else points["draw"] if shared else points["win"]
        else:
            value = points["placement"][place - 1] if place <= len(points["placement"]) else 0
        brought[side] = value + (_bonus(result, side, points) if result.bonuses else 0)
    return brought


def _bonus(result, side, points):
    total = 0
    for bonus in points["bonuses"]:
        if bonus["for"] == "stat":
            value = result.stats.get(bonus["stat"], {}).get(side)
            earned = value is not None and value >= bonus["at_least"]
        elif result.scores is None:
            earned = False
        elif bonus["for"] == "score":
            earned = result.scores[side] >= bonus["at_least"]
        else:
            earned = result.places[side] != 1 and max(result.scores.values()) - result.scores[side] <= bonus["at_most"]
        total += bonus["points"] if earned else 0
    return total


def pair_outcome(result, one, other):
    """How one stands against the other in a match: "win", "draw" or "loss"; at tables by their places,
    and two who were absent are level (LG-4.2)."""
    if result.places[one] < result.places[other]:
        return "win"
    if result.places[one] > result.places[other]:
        return "loss"
    return "draw"
