# SPDX-License-Identifier: GPL-3.0-or-later
"""One random season: every act given to whistle-cli and to the oracle, and what they say compared."""

import json

from . import invariants, pairing, schedule
from .compare import Difference, same, seasons
from .generate import Generator
from .program import Program, ProgramFault
from .record import Record
from .results import Refused

MOST_ACTS = 220
UNREPLAYED = {"pair_round", "enter", "miss_round"}  # what follows when they go is not worked out
WATCHED = {"drop_out", "replace", "seed_anew"}  # the invariants are tried with each


class Story:
    """What happened with one seed."""

    def __init__(self, seed):
        self.seed = seed
        self.definition = None
        self.acts = []
        self.fault = None
        self.refused = 0
        self.compared = 0


def tell(seed, binary, scratch=None, every=1, there_and_back=None):
    """Plays the season of a seed; the Story says where the two differ first."""
    if there_and_back is None:
        there_and_back = seed % 4 == 0
    story = Story(seed)
    generator = Generator(seed)
    story.definition = generator.definition()
    with Program(binary, scratch) as program:
        try:
            _play(story, generator, program, every, there_and_back)
        except (Difference, ProgramFault) as fault:
            story.fault = str(fault)
    return story


def _play(story, generator, program, every, there_and_back):
    waits = generator.chance(0.2)
    answer, why = program.create(story.definition, start=not waits)
    if answer is None:
        raise ProgramFault(f"create is refused: {why}")
    record = Record(story.definition)
    if waits:
        for act in _before_start(generator, record.season):
            _one(story, record, program, act)
        _one(story, record, program, {"command": "start"})
    else:
        record.enter({"command": "start"})
    last = None
    if record.season.kind == "tables":
        _tables_of(record, program.export()["season"])
    for number in range(MOST_ACTS):
        act = generator.next_act(record)
        if act is None:
            break
        watched = act != "pair" and act.get("command") in WATCHED
        if watched and last is None:
            last = program.export()["season"]
        taken = _pair(story, generator, record, program) if act == "pair" else _one(story, record, program, act)
        if not taken:
            continue
        if number % every and not watched:
            last = None
            continue
        exported = program.export()["season"]
        story.compared += 1
        seasons(exported, record.season)
        if last is not None:
            for fault in invariants.faults(story.acts[-1], last, exported):
                raise Difference("invariant", fault, story.acts[-1])
        last = exported
    last = program.export()["season"]
    seasons(last, record.season)
    if there_and_back:
        _there_and_back(story, generator, record, program, last)


def _there_and_back(story, generator, record, program, last):
    """An act that is withdrawn and restored leaves everything as it was; a leaving in the playoffs that is
    withdrawn changes no row of the league table (LG-3.11)."""
    alive = [n for n in record.order if n > record.settled and n not in record.withdrawn]
    leavings = [n for n in alive if record.entries[n]["command"] in ("drop_out", "replace", "seed_anew")]
    chosen = generator.random.sample(alive, min(2, len(alive)))
    for number in chosen + generator.random.sample(leavings, min(1, len(leavings))):
        act = record.entries[number]
        story.acts.append({"edit": "withdraw", "number": number})
        answer = program.record(story.acts[-1])
        if act["command"] in UNREPLAYED:
            refused = not answer.get("accepted") and answer.get("rules") == ["LG-2.8"] and record.season.played_games()
        else:
            refused = _refusal(record, story.acts[-1])
        if refused:
            same(f"withdraw {number} is refused by {refused}", answer.get("accepted"), False)
            continue
        if not answer.get("accepted"):
            raise Difference(f"withdraw {number}", answer, "accepted")
        if number in leavings:
            between = program.export()["season"]
            for fault in invariants.faults_of_leaving(act, last, between):
                raise Difference("invariant", fault, f"withdrawing entry {number}: {json.dumps(act)}")
        story.acts.append({"edit": "restore", "number": number})
        answer = program.record(story.acts[-1])
        if act["command"] not in UNREPLAYED:
            record.enter(story.acts[-1])
        if not answer.get("accepted"):
            raise Difference(f"restore {number}", answer, "accepted")
    again = program.export()["season"]
    for key in last:
        same(f"{key} after {chosen} were withdrawn and restored", again.get(key), last[key])


def _refusal(record, act):
    """The rule by which the oracle refuses an act; None: it has taken it."""
    try:
        record.enter(act)
    except Refused as refused:
        return refused.rule
    return None


def _before_start(generator, season):
    acts = [{"command": "draw_lots", "seed": f"again {generator.seed}"}]
    if generator.chance(0.5) and season.kind == "swiss":
        acts.append({"command": "miss_round", "entrant": "t1", "round": 1, "brings": "draw"})
    return [act for act in acts if generator.chance(0.7)]


def _tables_of(record, exported):
    """Tables of three and more are taken as the program wrote them, and judged (LG-2.3)."""
    season = record.season
    if season.kind != "tables":
        return
    fixtures = [fixture for fixture in exported["fixtures"] if fixture["part"] == "league"]
    rounds = [[f["sides"] for f in fixtures if f["round"] == number]
              for number in range(1, season.league["rounds"] + 1)]
    for fault in schedule.table_faults(season.draw, rounds, season.league["least"], season.league["most"]):
        raise Difference("tables", fault, "LG-2.3")
    record.tables = fixtures
    season.take_tables(fixtures)


def _one(story, record, program, act):
    """One act to both; whether it was taken."""
    story.acts.append(act)
    answer = program.record(act)
    if "error" in answer and ("edit" in act or act.get("command") == "undo"):
        answer = {"accepted": False, "why": [answer["error"]["message"]], "rules": []}
    if "error" in answer:
        raise Difference(f"act {json.dumps(act)}", answer["error"], "an answer")
    try:
        number = record.enter(act)
    except Refused as refused:
        story.refused += 1
        if answer["accepted"]:
            raise Difference(f"act {json.dumps(act)}", "accepted", f"refused by {refused}") from refused
        if refused.rule.startswith("LG-"):
            same(f"rules of the refusal of {json.dumps(act)}", refused.rule in answer["rules"] or answer["rules"], True)
        return False
    if not answer["accepted"]:
        raise Difference(f"act {json.dumps(act)}", f"refused: {answer['why']} {answer['rules']}", "accepted")
    same(f"number of {json.dumps(act)}", answer["number"], number)
    return True


def _pair(story, generator, record, program):
    """A Swiss round: drawn by the program, judged, and sometimes exchanged for one of the organiser's."""
    season = record.season
    number = len(season.paired) + 1
    answer = program.pair()
    if not answer.get("accepted", True) or "act" not in answer:
        raise Difference(f"pair round {number}", answer.get("why"), "drawn")
    act = answer["act"]
    _judge_round(season, act)
    if generator.chance(0.12):
        sides = [side for pair in act["pairings"] for side in pair]
        generator.random.shuffle(sides)
        act = {**act, "pairings": [sides[i:i + 2] for i in range(0, len(sides), 2)], "reason": "They asked for it."}
    return _one(story, record, program, act)


def _judge_round(season, act):
    number = act["round"]
    players = season.players_of(number)
    named = [side for pair in act["pairings"] for side in pair] + ([act["bye"]] if act.get("bye") else [])
    same(f"players of round {number}", sorted(named), sorted(players))
    rows = season.tables()[0].rows
    points = {player: rows[player]["points"] for player in players}
    same(f"points of round {number}", {p: v for p, v in act["points"].items() if p in points}, points)
    field, balance = season.field(number)
    for fault in pairing.faults(field, act["pairings"], act.get("bye"), balance):
        raise Difference(f"pairing of round {number}", act["pairings"], fault)
