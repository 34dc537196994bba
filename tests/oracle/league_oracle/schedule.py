# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures that are written at the start: round robin (LG-2.1), groups (LG-2.2), and what tables must keep (LG-2.3)."""


def groups(order, count):
    """The order of the draw is dealt around the groups (LG-2.2)."""
    return [order[first::count] for first in range(count)]


def circle(order):
    """The rounds of one meeting by the circle method, as KB-35.3 writes it (LG-2.1); None rests."""
    seats = list(order) + ([None] if len(order) % 2 else [])
    count = len(seats)
    rounds = []
    for number in range(count - 1):
        others = seats[1:]
        shift = number % len(others)
        turned = [seats[0]] + others[len(others) - shift:] + others[:len(others) - shift]
        pairs = [[turned[i], turned[count - 1 - i]] for i in range(count // 2)]
        if number % 2:
            pairs[0].reverse()
        rounds.append([pair for pair in pairs if None not in pair])
    return rounds


def round_robin(order, meetings):
    """All rounds of a round robin; every second meeting has home and away exchanged (LG-2.1)."""
    rounds = []
    for meeting in range(meetings):
        for pairs in circle(order):
            rounds.append([pair[::-1] if meeting % 2 else list(pair) for pair in pairs])
    return rounds


def table_faults(order, rounds, least, most):
    """What is wrong with the tables of the rounds, as sentences (LG-2.3): rounds is a list of lists of sides."""
    faults = []
    count = len(order)
    seated_at_best = max((n for n in range(count + 1)
                          if any(least * tables <= n <= most * tables for tables in range(count + 1))), default=0)
    rests = {entrant: 0 for entrant in order}
    for number, tables in enumerate(rounds, 1):
        seated = [entrant for sides in tables for entrant in sides]
        if len(set(seated)) != len(seated):
            faults.append(f"round {number}: somebody sits twice")
        if len(seated) != seated_at_best:
            faults.append(f"round {number}: {len(seated)} play, {seated_at_best} could")
        if any(not least <= len(sides) <= most for sides in tables):
            faults.append(f"round {number}: a table of a wrong size")
        for entrant in order:
            rests[entrant] += entrant not in seated
    if rests and max(rests.values()) - min(rests.values()) > 1:
        faults.append(f"rests are uneven: {rests}")
    firsts = {entrant: 0 for entrant in order}
    for tables in rounds:
        for sides in tables:
            firsts[sides[0]] += 1
    if firsts and not any(rests.values()) and max(firsts.values()) - min(firsts.values()) > 2:
        faults.append(f"first seats are uneven: {firsts}")
    return faults
