// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/contains.h"
#include "kaosball/judging/texts.h"

#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

constexpr auto ringerNotChosen = Saying::tr("%1 was not chosen for this half; another ringer waits for half-time.");

Symbol symbolOf(Post post)
{
    return post == Post::Runner ? Symbol::Circle : Symbol::Square;
}

struct Posts {
    int runners = 0;
    int bruisers = 0;
    int& of(Post post) { return post == Post::Runner ? runners : bruisers; }
    [[nodiscard]] int sum() const { return runners + bruisers; }
};

struct Entrant {
    FigureRef figure;
    Post post = Post::Runner;
    Space space;
};

std::vector<Entrant> readEntrants(Desk& desk, int team, const std::vector<std::pair<std::string, Space>>& placements)
{
    std::vector<Entrant> entrants;
    std::set<std::string> seen;
    for (const auto& [name, space] : placements) {
        const FigureRef ref = desk.figure(desk.state[team].name + '/' + name);
        if (!ref.isValid())
            continue;
        const Figure& one = desk.state[ref];
        if (!seen.insert(name).second)
            desk.refuse("KB-19.11"_rule, Saying::tr("%1 is placed twice."), desk.state.idOf(ref));
        if (one.where != Where::Dugout)
            desk.refuse("KB-19.11"_rule, texts::notInDugout, desk.state.idOf(ref));
        if (desk.state.isMirror() && !space.isValid())
            desk.refuse("KB-19.12"_rule, Saying::tr("Enter the space on which %1 starts."), desk.state.idOf(ref));
        if (!desk.state.isMirror() && space.isValid())
            desk.refuse("KB-2.2"_rule, texts::mirrorOnly);
        entrants.push_back({ref,
                            one.kind == FigureKind::Runner    ? Post::Runner
                            : one.kind == FigureKind::Bruiser ? Post::Bruiser
                                                              : one.post,
                            space});
    }
    return entrants;
}

// KB-8.5, KB-19.11, KB-R35: three runners and two bruisers in all; the other kind only while the right one has run out.
void checkPosts(Desk& desk, int team, const std::vector<Entrant>& entrants)
{
    const Team& owner = desk.state[team];
    Posts present;
    Posts left; // in the dugout and not among the entrants
    int ringersLeft = 0;
    for (std::size_t i = 0; i < owner.figures.size(); ++i) {
        const FigureRef ref{static_cast<std::int8_t>(team), static_cast<std::int8_t>(i)};
        const Figure& one = owner.figures[i];
        const bool enters = std::any_of(entrants.begin(), entrants.end(),
                                        [&](const Entrant& entrant) { return entrant.figure == ref; });
        if (one.isOnField())
            ++present.of(one.post);
        else if (one.where == Where::Dugout && !enters && one.kind != FigureKind::Ringer)
            ++left.of(one.post);
        const bool chosen = std::any_of(owner.fielded.begin(), owner.fielded.end(),
                                        [&](const FieldedRinger& fielded) { return fielded.ringer == one.name; });
        if (one.where == Where::Dugout && !enters && one.kind == FigureKind::Ringer && chosen)
            ++ringersLeft;
    }
    const int missing = desk.rules.figuresOnField - present.sum();
    const int available = left.sum() + ringersLeft + static_cast<int>(entrants.size());
    const int wanted = std::clamp(missing, 0, available);
    if (static_cast<int>(entrants.size()) != wanted) {
        desk.object("KB-19.11"_rule, Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 put %n figure(s) on, not %3.")),
                    owner.name, wanted, static_cast<int>(entrants.size()));
        return;
    }
    Posts needed{std::clamp(desk.rules.runnersOnField - present.runners, 0, missing), 0};
    needed.bruisers = std::clamp(desk.rules.bruisersOnField - present.bruisers, 0, missing - needed.runners);
    Posts entering;
    for (const Entrant& entrant : entrants)
        ++entering.of(entrant.post);
    const bool tooManyRunners = entering.runners > needed.runners && left.bruisers > 0;
    const bool tooManyBruisers = entering.bruisers > needed.bruisers && left.runners > 0;
    if (tooManyRunners || tooManyBruisers)
        desk.object("KB-19.11"_rule, Saying::tr("%1 need %2 in runners' and %3 in bruisers' places, not %4 and %5."),
                    owner.name, needed.runners, needed.bruisers, entering.runners, entering.bruisers);
}

// KB-8.5, KB-19.12, KB-R37: on a free space of the own symbol of the own line; anywhere only if there is none.
void checkPlaces(Desk& desk, int team, const std::vector<Entrant>& entrants)
{
    const std::vector<Space>& line = crossfield::scrimmageLine(desk.state[team].side);
    const auto isOwn = [&](const Entrant& entrant) {
        return contains(line, entrant.space) && crossfield::symbol(entrant.space) == symbolOf(entrant.post);
    };
    SpaceSet taken;
    for (const Entrant& entrant : entrants) {
        const auto index = static_cast<std::size_t>(entrant.space.index);
        if (!desk.isFree(entrant.space) || taken[index])
            desk.refuse("KB-4.4"_rule, texts::spaceOccupied, entrant.space);
        taken.set(index);
    }
    for (const Post post : {Post::Runner, Post::Bruiser}) {
        const auto free = std::count_if(line.begin(), line.end(), [&](Space space) {
            return crossfield::symbol(space) == symbolOf(post) && desk.isFree(space);
        });
        auto onLine = std::count_if(entrants.begin(), entrants.end(),
                                    [&](const Entrant& entrant) { return entrant.post == post && isOwn(entrant); });
        for (const Entrant& entrant : entrants) {
            const bool elsewhere = entrant.post == post && !isOwn(entrant);
            if (elsewhere && onLine < free) {
                desk.object("KB-19.12"_rule,
                            Saying::tr("%1 starts on a free space of its own symbol of its scrimmage line, not on %2."),
                            desk.state.idOf(entrant.figure), entrant.space);
                ++onLine;
            }
        }
    }
}

void placeEntrants(Desk& desk, const std::vector<Entrant>& entrants)
{
    for (const Entrant& entrant : entrants) {
        Figure& one = desk.state[entrant.figure];
        one.where = Where::Field;
        one.standing = true;
        one.space = entrant.space;
        one.post = entrant.post;
        one.damage = 0;
    }
}

} // namespace

void on(Desk& desk, const SetLineup& command)
{
    if (!desk.inPhase(Phase::Lineup, "KB-8.5"_rule))
        return;
    const int team = desk.playingTeam(command.team);
    if (team < 0 || desk.hasDoneItsStep(team, "KB-8.5"_rule))
        return;
    if (const int due = desk.state.teamToAct(); due != team)
        desk.object("KB-8.5"_rule, texts::notYourStep, desk.state[due].name, command.team);
    const std::vector<Entrant> entrants = readEntrants(desk, team, command.placements);
    if (desk.isRefused())
        return;
    const Team& owner = desk.state[team];
    for (const Entrant& entrant : entrants) {
        const Figure& one = desk.state[entrant.figure];
        const bool chosen = one.kind != FigureKind::Ringer ||
                            std::any_of(owner.fielded.begin(), owner.fielded.end(),
                                        [&](const FieldedRinger& fielded) { return fielded.ringer == one.name; });
        if (!chosen)
            desk.refuse("KB-27.1"_rule, ringerNotChosen, desk.state.idOf(entrant.figure));
    }
    for (const FieldedRinger& fielded : owner.fielded) { // KB-R73
        const bool placed = std::any_of(entrants.begin(), entrants.end(), [&](const Entrant& entrant) {
            return desk.state[entrant.figure].name == fielded.ringer;
        });
        if (!placed)
            desk.object("KB-R73"_rule, Saying::tr("%1 was chosen and has to be lined up in its post."), fielded.ringer);
    }
    checkPosts(desk, team, entrants);
    // A line has three circles and two squares: where too few of them are free the rest stands wherever it can
    // (KB-R37).
    if (desk.state.isMirror() && !desk.isRefused())
        checkPlaces(desk, team, entrants);
    if (desk.isRefused())
        return;
    placeEntrants(desk, entrants);
    desk.state[team].isDone = true;
    desk.say("KB-8.5"_rule, Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 have lined up %n figure(s).")), command.team,
             static_cast<int>(entrants.size()));
    if (desk.state.teamToAct() >= 0)
        return;
    if (!std::exchange(desk.state.firstLineupDone, true)) {
        for (const int dealt : desk.state.orderFromTeam(desk.state.firstPlayer)) {
            desk.state[dealt].hand = desk.rules.handSize;
            desk.state.drawPile -= desk.rules.handSize;
        }
        desk.say("KB-8.6"_rule, Saying::tr("Every hand is filled to %1 cards."), desk.rules.handSize);
    }
    desk.state.phase = Phase::BeforePeriod;
    desk.restartSteps();
}

void on(Desk& desk, const ReplaceFigures& command)
{
    if (!desk.inPhase(Phase::Replace, "KB-19.11"_rule))
        return;
    const int team = desk.playingTeam(command.team);
    if (team < 0 || desk.hasDoneItsStep(team, "KB-19.11"_rule))
        return;
    if (const int due = desk.state.teamToAct(); due != team)
        desk.object("KB-R35"_rule, texts::notYourStep, desk.state[due].name, command.team);
    std::vector<Entrant> entrants = readEntrants(desk, team, command.placements);
    const Team& owner = desk.state[team];
    for (Entrant& entrant : entrants) {
        const Figure& one = desk.state[entrant.figure];
        if (one.kind != FigureKind::Ringer)
            continue;
        const bool chosen = std::any_of(owner.fielded.begin(), owner.fielded.end(),
                                        [&](const FieldedRinger& fielded) { return fielded.ringer == one.name; });
        if (!chosen)
            desk.refuse("KB-R35"_rule, ringerNotChosen, desk.state.idOf(entrant.figure));
        // Without a role the space says it: a circle of the own line is a runner's place, a square a bruiser's.
        const std::vector<Space>& line = crossfield::scrimmageLine(owner.side);
        if (contains(line, entrant.space))
            entrant.post = crossfield::symbol(entrant.space) == Symbol::Circle ? Post::Runner : Post::Bruiser;
        for (const auto& [ringer, role] : command.roles) {
            if (ringer == one.name)
                entrant.post = role;
        }
    }
    for (const auto& [ringer, role] : command.roles) {
        const bool enters =
            std::any_of(entrants.begin(), entrants.end(), [&, &wanted = ringer](const Entrant& entrant) {
                return desk.state[entrant.figure].name == wanted &&
                       desk.state[entrant.figure].kind == FigureKind::Ringer;
            });
        if (!enters)
            desk.refuse("KB-19.11"_rule, texts::noSuchFigure, ringer);
    }
    if (desk.isRefused())
        return;
    checkPosts(desk, team, entrants);
    if (desk.state.isMirror())
        checkPlaces(desk, team, entrants);
    if (desk.isRefused())
        return;
    placeEntrants(desk, entrants);
    desk.state[team].isDone = true;
    desk.say("KB-19.11"_rule, Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 bring on %n figure(s).")), command.team,
             static_cast<int>(entrants.size()));
    if (desk.state.teamToAct() < 0) {
        desk.state.phase = Phase::BeforePeriod;
        desk.restartSteps();
    }
}

} // namespace whistle::kaosball
