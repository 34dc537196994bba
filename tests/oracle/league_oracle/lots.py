# SPDX-License-Identifier: GPL-3.0-or-later
"""The draw that anyone can repeat (LG-2.6), and the draw as a tiebreaker (LG-4.4)."""

MASK = (1 << 64) - 1


def fnv1a(text):
    """The 64-bit FNV-1a hash of the UTF-8 bytes of a draw phrase (LG-2.6)."""
    value = 0xCBF29CE484222325
    for byte in text.encode("utf-8"):
        value = ((value ^ byte) * 0x100000001B3) & MASK
    return value


class SplitMix64:
    """The generator that the hash of a draw phrase starts (LG-2.6)."""

    def __init__(self, start):
        self.state = start & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        value = self.state
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        return value ^ (value >> 31)

    def below(self, count):
        """An index below count; numbers at or above the largest multiple of it are drawn again (LG-2.6)."""
        limit = ((1 << 64) // count) * count
        while True:
            value = self.next()
            if value < limit:
                return value % count


def drawn(phrase, entrants):
    """A Fisher-Yates shuffle from the end over the entrants in the order of entry (LG-2.6)."""
    order = list(entrants)
    generator = SplitMix64(fnv1a(phrase))
    for last in range(len(order) - 1, 0, -1):
        index = generator.below(last + 1)
        order[last], order[index] = order[index], order[last]
    return order


def with_late(phrase, order, entrant, number):
    """A late entry draws a place among the lots already drawn; the others keep their order (LG-4.4)."""
    place = SplitMix64(fnv1a(f"{phrase}/{number}")).below(len(order) + 1)
    return order[:place] + [entrant] + order[place:]
