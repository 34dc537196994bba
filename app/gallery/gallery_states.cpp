// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/gallery_states.h"

namespace whistle::sample {

namespace {

using kaosball::Card;

QString q(const char* text)
{
    return QString::fromUtf8(text);
}

FigureLook figure(FigureKind kind, int seat, const char* label)
{
    FigureLook look;
    look.kind = kind;
    look.seat = seat;
    look.label = q(label);
    return look;
}

std::vector<LiveNumber> live(const char* dead)
{
    const QString deadFaces = q(dead);
    std::vector<LiveNumber> numbers;
    for (const char* face : {"1", "2", "3", "4", "5", "6", "U!"})
        numbers.push_back({q(face), !deadFaces.contains(q(face))});
    return numbers;
}

std::vector<DialState> dials(int cash, int fouls, int upgrades)
{
    return {{q("cash"), cash, 12}, {q("fouls"), fouls, 15}, {q("upgrades"), upgrades, 3}};
}

std::vector<DugoutStat> stats(int handling, int tackling, int fighting)
{
    return {{q("handling"), handling}, {q("tackling"), tackling}, {q("fighting"), fighting}};
}

} // namespace

ScoreStripState strip()
{
    ScoreStripState state;
    state.seats = {{1, q("Fangs"), {}, 13, 0, 1, 2, 2, false}, {3, q("Amazons"), q("to move"), 7, 4, 0, 1, 0, true}};
    state.period = q("Period 3 of 4");
    state.pip = 3;
    state.saved = SaveSign::Saved;
    state.undoes = q("Macho Libre sprints g7, g6, g5");
    return state;
}

ScoreStripState stripOfFour()
{
    ScoreStripState state;
    state.seats = {{1, q("Fangs"), {}, 18, 0, 2, 3, 2, false},
                   {2, q("Ogres"), q("to move"), 21, 2, 0, 1, 4, true},
                   {3, q("Amazons"), {}, 12, 0, 1, 5, 1, false},
                   {4, q("Daemons"), q("last turn"), 15, 0, 4, 0, 1, false}};
    state.period = q("Period 3 of 4");
    state.pip = 3;
    state.saved = SaveSign::NotSaved;
    state.undoes = q("b3 tackles Daemons r2");
    state.redoes = q("end turn");
    return state;
}

DugoutState fangs()
{
    DugoutState state;
    state.seat = 1;
    state.team = q("Fangs");
    state.coach = q("Zs\u00f3fia");
    state.firstPlayer = true;
    state.burned = {Card::tactic(kaosball::Tactic::Warpstone), Card::energy(3, true), Card::energy(1), Card::energy(4),
                    Card::upset()};
    state.live = live("1 3 4 U!");
    state.dials = dials(1, 2, 3);
    state.stats = stats(0, 2, 1);
    state.chips = {{q("Pile Driver"), q("1 point for each tackle it starts and wins"), false},
                   {q("Relay Training"), q("hand-off from one space further"), false}};
    state.bench = {figure(FigureKind::Runner, 1, "3"), figure(FigureKind::Runner, 1, "4"),
                   figure(FigureKind::Bruiser, 1, "3")};
    state.benchMore = 6;
    state.kills = {figure(FigureKind::Bruiser, 3, "2"), figure(FigureKind::Runner, 3, "2")};
    return state;
}

DugoutState amazons()
{
    DugoutState state;
    state.seat = 3;
    state.team = q("Amazons");
    state.coach = q("Bence");
    state.active = true;
    state.burned = {Card::tactic(kaosball::Tactic::RainOfFire), Card::energy(5), Card::energy(1), Card::energy(2),
                    Card::energy(4)};
    state.live = live("1 2 4 5");
    state.dials = dials(0, 1, 3);
    state.stats = stats(1, 0, 2);
    state.chips = {{q("Hate"), {}, false}, {q("Speed Training"), {}, true}, {q("Lucky"), {}, false}};
    state.bench = {figure(FigureKind::Runner, 3, "4"), figure(FigureKind::Runner, 3, "5"),
                   figure(FigureKind::Bruiser, 3, "4")};
    return state;
}

DugoutState ogres()
{
    DugoutState state;
    state.seat = 2;
    state.team = q("Ogres");
    state.coach = q("Marek");
    state.burned = {Card::energy(5), Card::energy(4),
                    Card::energy(2), Card::tactic(kaosball::Tactic::Scatter),
                    Card::energy(3), Card::cheat(kaosball::Cheat::KaosWarp),
                    Card::upset(),   Card::energy(1)};
    state.live = live("1 2 3 4 5 U!");
    state.dials = dials(0, 1, 2);
    state.stats = stats(0, 1, 3);
    return state;
}

RulingState ruling()
{
    RulingState state;
    state.caption = q("Ruling 50");
    state.sentence = q("UPSET! beats a live 4: Fangs win by 3.");
    state.reasons = {q("Amazons b1 lost its attack: 1 damage.")};
    state.rules = {q("KB-31.2"), q("KB-18.8")};
    return state;
}

RulingState refusal()
{
    RulingState state;
    state.look = RulingLook::Refusal;
    state.sentence = q("Macho Libre cannot sprint 7 spaces.");
    state.reasons = {q("5 spaces, 1 more with Speed Training: 6.")};
    state.rules = {q("KB-12.2")};
    state.nearest = q("Take the first 6");
    return state;
}

ArithmeticState tackle()
{
    ArithmeticState state;
    state.sides = {{1,
                    q("Fangs"),
                    {{q("5"), q("live card"), TileForm::Number}, {q("2"), q("tackling"), TileForm::Number}},
                    q("7"),
                    true},
                   {3,
                    q("Amazons"),
                    {{q("3"), q("live card"), TileForm::Number},
                     {q("0"), q("tackling"), TileForm::Number},
                     {{}, q("only in a tie"), TileForm::Die}},
                    q("3"),
                    false}};
    state.verdict = q("Fangs win, 7 to 3");
    state.consequences = {
        {3, figure(FigureKind::Ringer, 3, "ML"), q("Macho Libre is knocked down on f5, its turn is over"), {}},
        {1, {}, q("Pile Driver"), q("+1")}};
    state.rules = {q("KB-17.5"), q("KB-18.2"), q("KB-29.9")};
    return state;
}

ArithmeticState liveOverDead()
{
    ArithmeticState state;
    state.sides = {{2, q("Ogres"), {{q("2"), q("live card"), TileForm::Number}}, {}, true},
                   {4, q("Daemons"), {{q("5"), q("dead card"), TileForm::Struck}}, {}, false}};
    state.instead = q("Live beats dead.");
    state.verdict = q("Ogres win");
    state.rules = {q("KB-17.8")};
    return state;
}

BellState bell()
{
    BellState state;
    state.sentence = q("Bell! The Ogres have 9 burned cards.");
    state.next = q("Period 3 ends after three last turns. The Ogres have had theirs.");
    state.turns = {{3, q("Amazons"), q("last turn now"), true},
                   {4, q("Daemons"), q("last turn next"), false},
                   {1, q("Fangs"), q("last turn after that"), false}};
    state.rules = {q("KB-16.3")};
    return state;
}

std::vector<GuidedStep> steps()
{
    return {{q("Score the mounds"), q("Fangs +2, Amazons +4"), StepPlace::Done},
            {q("Bribes"), q("Amazons 1 cash, Fangs 1 cash"), StepPlace::Done},
            {q("Foul rolls"), q("Fangs: card 1 of 2"), StepPlace::Now},
            {q("Kills and fouls"), {}, StepPlace::ToCome},
            {q("Clean up"), {}, StepPlace::ToCome}};
}

std::vector<LogLine> log()
{
    std::vector<LogLine> lines{{46, 1, q("Warpstone on e5"), {}, {}},
                               {47, 1, q("r2 sprints to e5, picks up the ball"), {}, {}},
                               {48, 3, q("b3 tackles r2, 6 to 5 by the die"), {}, {}},
                               {49, 1, q("b2 tackles b3, 6 to 2"), {}, q("+1")}};
    LogLine against{50, 1, q("Huddle, then b1 tackles r2"), q("against KB-32.2: \u201c4 cards discarded\u201d"), {}};
    against.overridden = true;
    LogLine taken{51, 3, q("b1 attacks b1"), {}, {}};
    taken.withdrawn = true;
    LogLine mended{52, 1, q("T-Bone to e4"), q("corrected 20:14, was d4"), {}};
    mended.corrected = true;
    lines.insert(lines.end(), {against, taken, mended, LogLine{53, 3, q("Macho Libre sprints g7, g6, g5"), {}, {}}});
    return lines;
}

} // namespace whistle::sample
