// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/referee.h"

#include "base/contains.h"
#include "kaosball/judging/texts.h"

#include <algorithm>
#include <set>

namespace whistle::kaosball {

namespace {

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

} // namespace

std::vector<Referee::Entrant> Referee::readEntrants(int team,
                                                    const std::vector<std::pair<std::string, Space>>& placements)
{
    std::vector<Entrant> entrants;
    std::set<std::string> seen;
    for (const auto& [name, space] : placements) {
        const FigureRef ref = figure(m_state[team].name + '/' + name);
        if (!ref.isValid())
            continue;
        const Figure& one = m_state[ref];
        if (!seen.insert(name).second)
            refuse("KB-19.11"_rule, texts::figureTwice, m_state.idOf(ref));
        if (one.where != Where::Dugout)
            refuse("KB-19.11"_rule, texts::notInDugout, m_state.idOf(ref));
        if (m_state.isMirror() && !space.isValid())
            refuse("KB-19.12"_rule, texts::spaceMissing, m_state.idOf(ref));
        if (!m_state.isMirror() && space.isValid())
            refuse("KB-2.2"_rule, texts::mirrorOnly);
        entrants.push_back({ref,
                            one.kind == FigureKind::Runner    ? Post::Runner
                            : one.kind == FigureKind::Bruiser ? Post::Bruiser
                                                              : one.post,
                            space});
    }
    return entrants;
}

// KB-8.5, KB-19.11, KB-R35: three runners and two bruisers in all; the other kind only while the right one has run out.
void Referee::checkPosts(int team, const std::vector<Entrant>& entrants)
{
    const Team& owner = m_state[team];
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
    const int missing = m_rules.figuresOnField - present.sum();
    const int available = left.sum() + ringersLeft + static_cast<int>(entrants.size());
    const int wanted = std::clamp(missing, 0, available);
    if (static_cast<int>(entrants.size()) != wanted) {
        object("KB-19.11"_rule, texts::figuresNeeded, owner.name, wanted, static_cast<int>(entrants.size()));
        return;
    }
    Posts needed{std::clamp(m_rules.runnersOnField - present.runners, 0, missing), 0};
    needed.bruisers = std::clamp(m_rules.bruisersOnField - present.bruisers, 0, missing - needed.runners);
    Posts entering;
    for (const Entrant& entrant : entrants)
        ++entering.of(entrant.post);
    const bool tooManyRunners = entering.runners > needed.runners && left.bruisers > 0;
    const bool tooManyBruisers = entering.bruisers > needed.bruisers && left.runners > 0;
    if (tooManyRunners || tooManyBruisers)
        object("KB-19.11"_rule, texts::postsWrong, owner.name, needed.runners, needed.bruisers, entering.runners,
               entering.bruisers);
}

// KB-8.5, KB-19.12, KB-R37: on a free space of the own symbol of the own line; anywhere only if there is none.
void Referee::checkPlaces(int team, const std::vector<Entrant>& entrants, bool onlyLine)
{
    const std::vector<Space>& line = crossfield::scrimmageLine(m_state[team].side);
    const auto isOwn = [&](const Entrant& entrant) {
        return contains(line, entrant.space) && crossfield::symbol(entrant.space) == symbolOf(entrant.post);
    };
    SpaceSet taken;
    for (const Entrant& entrant : entrants) {
        const auto index = static_cast<std::size_t>(entrant.space.index);
        if (!isFree(entrant.space) || taken[index])
            refuse("KB-4.4"_rule, texts::spaceOccupied, std::string(crossfield::name(entrant.space)));
        taken.set(index);
    }
    for (const Post post : {Post::Runner, Post::Bruiser}) {
        const auto free = std::count_if(line.begin(), line.end(), [&](Space space) {
            return crossfield::symbol(space) == symbolOf(post) && isFree(space);
        });
        auto onLine = std::count_if(entrants.begin(), entrants.end(),
                                    [&](const Entrant& entrant) { return entrant.post == post && isOwn(entrant); });
        for (const Entrant& entrant : entrants) {
            const bool elsewhere = entrant.post == post && !isOwn(entrant);
            if (elsewhere && (onlyLine || onLine < free)) {
                object("KB-19.12"_rule, texts::wrongSymbol, m_state.idOf(entrant.figure),
                       std::string(crossfield::name(entrant.space)));
                ++onLine;
            }
        }
    }
}

void Referee::placeEntrants(const std::vector<Entrant>& entrants)
{
    for (const Entrant& entrant : entrants) {
        Figure& one = m_state[entrant.figure];
        one.where = Where::Field;
        one.standing = true;
        one.space = entrant.space;
        one.post = entrant.post;
        one.damage = 0;
    }
}

void Referee::on(const SetLineup& command)
{
    if (!inPhase(Phase::Lineup, "KB-8.5"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0 || hasDoneItsStep(team, "KB-8.5"_rule))
        return;
    if (const int due = m_state.teamToAct(); due != team)
        object("KB-8.5"_rule, texts::notYourStep, m_state[due].name, command.team);
    const std::vector<Entrant> entrants = readEntrants(team, command.placements);
    if (m_refused)
        return;
    const Team& owner = m_state[team];
    for (const Entrant& entrant : entrants) {
        const Figure& one = m_state[entrant.figure];
        const bool chosen = one.kind != FigureKind::Ringer ||
                            std::any_of(owner.fielded.begin(), owner.fielded.end(),
                                        [&](const FieldedRinger& fielded) { return fielded.ringer == one.name; });
        if (!chosen)
            refuse("KB-27.1"_rule, texts::ringerNotChosen, m_state.idOf(entrant.figure));
    }
    for (const FieldedRinger& fielded : owner.fielded) { // KB-R73
        const bool placed = std::any_of(entrants.begin(), entrants.end(), [&](const Entrant& entrant) {
            return m_state[entrant.figure].name == fielded.ringer;
        });
        if (!placed)
            object("KB-R73"_rule, texts::ringerMustPlay, fielded.ringer);
    }
    checkPosts(team, entrants);
    if (m_state.isMirror() && !m_refused) {
        // A line has three circles and two squares: with too few of a kind the rest stands wherever it can (KB-R37).
        const auto runners = std::count_if(entrants.begin(), entrants.end(),
                                           [](const Entrant& entrant) { return entrant.post == Post::Runner; });
        checkPlaces(team, entrants, runners == m_rules.runnersOnField);
    }
    if (m_refused)
        return;
    placeEntrants(entrants);
    m_state[team].isDone = true;
    say("KB-8.5"_rule, texts::linedUp, command.team, static_cast<int>(entrants.size()));
    if (m_state.teamToAct() >= 0)
        return;
    if (!std::exchange(m_state.firstLineupDone, true)) {
        for (const int dealt : m_state.orderFromTeam(m_state.firstPlayer)) {
            m_state[dealt].hand = m_rules.handSize;
            m_state.drawPile -= m_rules.handSize;
        }
        say("KB-8.6"_rule, texts::handsDealt, m_rules.handSize);
    }
    m_state.phase = Phase::BeforePeriod;
    restartSteps();
}

void Referee::on(const ReplaceFigures& command)
{
    if (!inPhase(Phase::Replace, "KB-19.11"_rule))
        return;
    const int team = playingTeam(command.team);
    if (team < 0 || hasDoneItsStep(team, "KB-19.11"_rule))
        return;
    if (const int due = m_state.teamToAct(); due != team)
        object("KB-R35"_rule, texts::notYourStep, m_state[due].name, command.team);
    std::vector<Entrant> entrants = readEntrants(team, command.placements);
    const Team& owner = m_state[team];
    for (Entrant& entrant : entrants) {
        const Figure& one = m_state[entrant.figure];
        if (one.kind != FigureKind::Ringer)
            continue;
        const bool chosen = std::any_of(owner.fielded.begin(), owner.fielded.end(),
                                        [&](const FieldedRinger& fielded) { return fielded.ringer == one.name; });
        if (!chosen)
            refuse("KB-R35"_rule, texts::ringerNotChosen, m_state.idOf(entrant.figure));
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
                return m_state[entrant.figure].name == wanted && m_state[entrant.figure].kind == FigureKind::Ringer;
            });
        if (!enters)
            refuse("KB-19.11"_rule, texts::noSuchFigure, ringer);
    }
    if (m_refused)
        return;
    checkPosts(team, entrants);
    if (m_state.isMirror())
        checkPlaces(team, entrants, false);
    if (m_refused)
        return;
    placeEntrants(entrants);
    m_state[team].isDone = true;
    say("KB-19.11"_rule, texts::filledUp, command.team, static_cast<int>(entrants.size()));
    if (m_state.teamToAct() < 0) {
        m_state.phase = Phase::BeforePeriod;
        restartSteps();
    }
}

} // namespace whistle::kaosball
