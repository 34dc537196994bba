# SPDX-License-Identifier: GPL-3.0-or-later
"""A season as its record has it: acts, and what withdraws, restores, replaces or inserts them."""

from .results import Refused
from .season import Season

RESULTS = ("record", "correct")


class Record:
    """The acts of a season with their edits: what counts is what stands, refereed in its order."""

    def __init__(self, definition):
        self.definition = definition
        self.lines = 1
        self.order = [1]
        self.entries = {1: {"command": "create"}}
        self.withdrawn = set()
        self.refused = set()
        self.tables = None
        self.settled = 1            # the line of the start: no edit reaches what is before it
        self.season = Season(definition)

    def enter(self, entry):
        """A new act, or an edit; Refused if it is not taken. Returns its line number."""
        if "edit" in entry or entry.get("command") == "undo":
            return self._edit(entry)
        self.season.act(entry)
        self.lines += 1
        self.order.append(self.lines)
        self.entries[self.lines] = entry
        if entry["command"] == "start":
            self.settled = self.lines
        return self.lines

    def _edit(self, entry):
        number = entry.get("number", entry.get("before"))
        kind = entry.get("edit")
        if kind is None:
            standing = [n for n in self.order if n not in self.withdrawn]
            last = standing[-1]
            if last <= self.settled:
                raise Refused("edit")
            kind, number = "withdraw", last
        saved = list(self.order), dict(self.entries), set(self.withdrawn)
        if number not in self.entries or number <= self.settled:
            raise Refused("edit")
        if (kind == "restore") != (number in self.withdrawn):
            raise Refused("edit")
        line = self.lines + 1
        if kind == "withdraw":
            self.withdrawn.add(number)
        elif kind == "restore":
            self.withdrawn.discard(number)
        elif kind == "replace":
            self.entries[number] = entry["entry"]
        else:
            self.order.insert(self.order.index(number), line)
            self.entries[line] = entry["entry"]
        before = set(self.refused)
        season = self._replay()
        mine = {"replace": number, "insert": line}.get(kind)
        told = (entry.get("entry"), kind != "insert" and saved[1][number])
        own = {act["fixture"] for act in told if act and act["command"] in RESULTS}
        rule = "edit" if mine in self.refused else self._puts_out(season, own)
        if rule:
            self.order, self.entries, self.withdrawn = saved
            self.refused = before
            raise Refused(rule)
        self.season = season
        self.lines = line
        return line

    def _puts_out(self, season, own):
        """What was played in the playoffs is not put out by an edit of anything else (LG-2.8)."""
        after = season.played_games()
        out = {name for name, sides in self.season.played_games().items() if after.get(name) != sides}
        return "LG-2.8" if out - own else None

    def _replay(self):
        season = Season(self.definition)
        self.refused = set()
        for number in self.order[1:]:
            if number in self.withdrawn:
                continue
            try:
                season.act(self.entries[number])
            except Refused:
                self.refused.add(number)
            if number == self.settled and self.tables:
                season.take_tables(self.tables)
        return season
