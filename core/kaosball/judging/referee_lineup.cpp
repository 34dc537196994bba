// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/desk.h"

#include "base/contains.h"
#include "base/few.h"
#include "base/first.h"
#include "kaosball/judging/texts.h"

#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

constexpr auto ringerNotChosen = Saying::tr("%1 was not chosen for this half; another ringer waits for half-time.");

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
            desk.refuse("KB-19.12"_rule, Saying::tr("Enter the space where %1 starts."), desk.state.idOf(ref));
        if (!desk.state.isMirror() && space.isValid())
            desk.refuse("KB-2.2"_rule, texts::mirrorOnly);
        entrants.push_back({ref, one.post, space});
    }
    return entrants;
}

// KB-8.5, KB-19.11, KB-R35: three runners and two bruisers in all; the other kind only while the right one has run out.
void checkPosts(Desk& desk, int team, const std::vector<Entrant>& entrants)
{
    const Team& owner = desk.state[team];
    Indexed<int, 2> present;  // by post
    Indexed<int, 2> left;     // in the dugout and not among the entrants, without the ringers
    Indexed<int, 2> entering; // as what they enter
    const auto count = static_cast<int>(entrants.size());
    int available = count;
    for (const Entrant& entrant : entrants)
        ++entering[entrant.post];
    for (const FigureRef ref : desk.state.figuresOf(team)) {
        const Figure& one = desk.state[ref];
        if (one.isOnField())
            ++present[one.post];
        if (one.where != Where::Dugout || !owner.mayField(one) || firstWith(entrants, &Entrant::figure, ref))
            continue;
        ++available;
        if (one.kind != FigureKind::Ringer)
            ++left[one.post];
    }
    const int missing = desk.rules.figuresOnField - desk.state.countOnField(team);
    const int wanted = std::clamp(missing, 0, available);
    if (count != wanted)
        return desk.object("KB-19.11"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 field %n figure(s), not %3."),
                           owner.name, wanted, count);
    const int runners = std::clamp(desk.rules.runnersOnField - present[Post::Runner], 0, missing);
    const int bruisers = std::clamp(desk.rules.bruisersOnField - present[Post::Bruiser], 0, missing - runners);
    const bool tooManyRunners = entering[Post::Runner] > runners && left[Post::Bruiser] > 0;
    const bool tooManyBruisers = entering[Post::Bruiser] > bruisers && left[Post::Runner] > 0;
    if (tooManyRunners || tooManyBruisers)
        desk.object("KB-19.11"_rule, Saying::tr("%1 need %2 in runners' and %3 in bruisers' places, not %4 and %5."),
                    owner.name, runners, bruisers, entering[Post::Runner], entering[Post::Bruiser]);
}

// KB-8.5, KB-19.12, KB-R37: on a free space of the own symbol of the own line; anywhere only if there is none.
void checkPlaces(Desk& desk, int team, const std::vector<Entrant>& entrants)
{
    SpaceSet taken;
    for (const Entrant& entrant : entrants) {
        const auto index = entrant.space.slot();
        if (!desk.isFree(entrant.space) || taken[index])
            desk.refuse("KB-4.4"_rule, texts::spaceOccupied, entrant.space);
        taken.set(index);
    }
    for (const Post post : {Post::Runner, Post::Bruiser}) {
        const std::vector<Space> own = crossfield::scrimmageLine(desk.state[team].side, post);
        const auto standsOnOwn = [&](const Entrant& entrant) { return contains(own, entrant.space); };
        const auto free = std::count_if(own.begin(), own.end(), [&](Space space) { return desk.isFree(space); });
        auto onLine = std::count_if(entrants.begin(), entrants.end(), [&](const Entrant& entrant) {
            return entrant.post == post && standsOnOwn(entrant);
        });
        for (const Entrant& entrant : entrants) {
            if (entrant.post != post || standsOnOwn(entrant) || onLine >= free)
                continue;
            desk.object("KB-19.12"_rule,
                        Saying::tr("%1 must start on a free space of its own symbol on its scrimmage line, not on %2."),
                        desk.state.idOf(entrant.figure), entrant.space);
            ++onLine;
        }
    }
}

/// Puts them on, if nothing refuses that; gives whether it does.
bool bringOn(Desk& desk, int team, const std::vector<Entrant>& entrants)
{
    checkPosts(desk, team, entrants);
    // A line has three circles and two squares: where too few of them are free the rest stands wherever it can
    // (KB-R37).
    if (desk.state.isMirror() && !desk.isRefused())
        checkPlaces(desk, team, entrants);
    if (desk.isRefused())
        return false;
    for (const Entrant& entrant : entrants) {
        Figure& one = desk.state[entrant.figure];
        one.where = Where::Field;
        one.standing = true;
        one.space = entrant.space;
        one.post = entrant.post;
        one.damage = 0;
    }
    desk.state[team].isDone = true;
    return true;
}

} // namespace

void on(Desk& desk, const SetLineup& command)
{
    const int team = desk.teamInStep(command.team, Phase::Lineup, "KB-8.5"_rule);
    if (team < 0)
        return;
    desk.mustBeDue(team, "KB-8.5"_rule);
    const std::vector<Entrant> entrants = readEntrants(desk, team, command.placements);
    if (desk.isRefused())
        return;
    const auto enters = [&](const std::string& name) {
        return firstOf(entrants, [&](const Entrant& one) { return desk.state[one.figure].name == name; }) != nullptr;
    };
    for (const Entrant& entrant : entrants) {
        if (!desk.state[team].mayField(desk.state[entrant.figure]))
            desk.refuse("KB-27.1"_rule, ringerNotChosen, desk.state.idOf(entrant.figure));
    }
    for (const FieldedRinger& fielded : desk.state[team].fielded) { // KB-R73
        if (!enters(fielded.ringer))
            desk.object("KB-R73"_rule, Saying::tr("%1 was chosen and must be lined up in its position."),
                        fielded.ringer);
    }
    if (!bringOn(desk, team, entrants))
        return;
    desk.say("KB-8.5"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 have lined up %n figure(s)."), command.team,
             static_cast<int>(entrants.size()));
    if (desk.state.teamToAct() >= 0)
        return;
    if (!std::exchange(desk.state.firstLineupDone, true)) {
        for (const int dealt : desk.state.orderFromTeam(desk.state.firstPlayer)) {
            desk.state[dealt].hand = desk.rules.handSize;
            desk.state.drawPile -= desk.rules.handSize;
        }
        desk.say("KB-8.6"_rule, Saying::tr("Every hand is filled up to %1 cards."), desk.rules.handSize);
    }
    desk.state.phase = Phase::BeforePeriod;
    desk.restartSteps();
}

void on(Desk& desk, const ReplaceFigures& command)
{
    const int team = desk.teamInStep(command.team, Phase::Replace, "KB-19.11"_rule);
    if (team < 0)
        return;
    desk.mustBeDue(team, "KB-R35"_rule);
    std::vector<Entrant> entrants = readEntrants(desk, team, command.placements);
    const Team& owner = desk.state[team];
    std::vector<std::string> ringers;
    for (Entrant& entrant : entrants) {
        const Figure& one = desk.state[entrant.figure];
        if (one.kind != FigureKind::Ringer)
            continue;
        ringers.push_back(one.name);
        if (!owner.mayField(one))
            desk.refuse("KB-R35"_rule, ringerNotChosen, desk.state.idOf(entrant.figure));
        // Without a role the space says it: a circle of the own line is a runner's place, a square a bruiser's.
        if (contains(crossfield::scrimmageLine(owner.side), entrant.space))
            entrant.post = crossfield::symbol(entrant.space) == Symbol::Circle ? Post::Runner : Post::Bruiser;
        for (const auto& [ringer, role] : command.roles) {
            if (ringer == one.name)
                entrant.post = role;
        }
    }
    for (const auto& [ringer, role] : command.roles) {
        if (!contains(ringers, ringer))
            desk.refuse("KB-19.11"_rule, texts::noSuchFigure, ringer);
    }
    if (desk.isRefused() || !bringOn(desk, team, entrants))
        return;
    desk.say("KB-19.11"_rule, QT_TRANSLATE_N_NOOP("kaosball", "%1 bring in %n figure(s)."), command.team,
             static_cast<int>(entrants.size()));
    if (desk.state.teamToAct() < 0) {
        desk.state.phase = Phase::BeforePeriod;
        desk.restartSteps();
    }
}

} // namespace whistle::kaosball
