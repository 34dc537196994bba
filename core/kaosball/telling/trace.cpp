// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/trace.h"

#include "base/contains.h"

#include <algorithm>
#include <iterator>

namespace whistle::kaosball {

namespace {

/// Among so many turns before the end the last one that has moved something is looked for.
constexpr int turnsBack = 2;

template <class... Kinds>
bool isOneOf(const Command& command)
{
    return (std::holds_alternative<Kinds>(command) || ...);
}

bool beginsTurn(const Command& command)
{
    return isOneOf<StartTurn, Celerity, LastStand>(command);
}

/// After it the figures stand where they do because the rules or the players have put them there.
bool laysAnew(const Command& command)
{
    return isOneOf<SetLineup, StartPeriod, CleanUp, ReplaceFigures, SetDepth>(command);
}

/// The spaces that the entry itself names, and whose they are.
std::pair<FigureRef, const std::vector<Space>*> pathIn(const Command& command, const State& before)
{
    if (const auto* move = std::get_if<Move>(&command); move != nullptr && before.activation)
        return {before.activation->figure, &move->path};
    if (const auto* scatter = std::get_if<ScatterMove>(&command))
        return {before.figureNamed(scatter->figure), &scatter->path};
    return {FigureRef{}, nullptr};
}

std::vector<Clash> clashesIn(const Command& command, const State& before, const State& after)
{
    std::vector<Clash> clashes;
    const auto add = [&](FigureRef by, FigureRef whom) {
        const bool isSeen =
            by.isValid() && whom.isValid() && before[by].space.isValid() && before[whom].space.isValid();
        if (isSeen)
            clashes.push_back(
                {by, before[by].space, whom, before[whom].space, before[whom].isAlive() && !after[whom].isAlive()});
    };
    if (const auto* contest = std::get_if<ContestCommand>(&command)) {
        for (const std::string& target : contest->targets)
            add(before.figureNamed(contest->figure), before.figureNamed(target));
    } else if (const auto* reaction = std::get_if<React>(&command); reaction != nullptr && before.activation) {
        add(before.figureNamed(reaction->figure), before.activation->figure);
    }
    return clashes;
}

/// Whoever follows up goes the way of its blow: one arrow tells both.
bool isTold(const Walk& way, const std::vector<Clash>& clashes)
{
    return std::any_of(clashes.begin(), clashes.end(), [&way](const Clash& clash) {
        return clash.by == way.figure && clash.from == way.spaces.front() && clash.to == way.spaces.back();
    });
}

void append(Trace& trace, Trace further)
{
    for (Walk& way : further.walks) {
        const auto goesOn = std::find_if(trace.walks.begin(), trace.walks.end(), [&way](const Walk& earlier) {
            return earlier.figure == way.figure && earlier.spaces.back() == way.spaces.front();
        });
        if (goesOn == trace.walks.end())
            trace.walks.push_back(std::move(way));
        else
            goesOn->spaces.insert(goesOn->spaces.end(), way.spaces.begin() + 1, way.spaces.end());
    }
    std::move(further.clashes.begin(), further.clashes.end(), std::back_inserter(trace.clashes));
}

} // namespace

Trace traceOf(const Command& command, const State& before, const State& after)
{
    Trace trace;
    if (!after.isMirror() || before.teamCount() != after.teamCount() || laysAnew(command) || isOneOf<Correct>(command))
        return trace;
    trace.clashes = clashesIn(command, before, after);
    const auto [walker, path] = pathIn(command, before);
    for (const FigureRef ref : before.onField()) {
        const Space from = before[ref].space;
        const Space to = after[ref].space;
        if (ref == walker && path != nullptr && !path->empty() && from.isValid()) {
            Walk way{ref, {from}};
            // As far as it has come: it may have been stopped, and of who died on the way nobody knows better.
            const auto last = std::find(path->rbegin(), path->rend(), to);
            way.spaces.insert(way.spaces.end(), path->begin(), last == path->rend() ? path->end() : last.base());
            trace.walks.push_back(std::move(way));
        } else if (from.isValid() && to.isValid() && from != to) {
            const Walk way{ref, {from, to}};
            if (!isTold(way, trace.clashes))
                trace.walks.push_back(way);
        }
    }
    return trace;
}

Trace lastTrace(const GameMatch<Game>& match, int number)
{
    if (match.journal().entry(number) == nullptr)
        return {};
    const auto& entries = match.journal().entries();
    const auto counts = [](const auto& entry) { return !entry.withdrawn && !entry.refused; };
    const std::size_t end = match.journal().indexOf(number) + 1;
    std::size_t from = end;
    for (int turns = 0; from > 0 && turns < turnsBack; --from) {
        const auto& entry = entries[from - 1];
        if (counts(entry) && laysAnew(entry.command))
            break;
        turns += counts(entry) && beginsTurn(entry.command) ? 1 : 0;
    }
    Trace trace;
    if (from == end) // the entry itself lays anew
        return trace;
    bool isOver = false;
    match.journal().walk(from, Reasons::Listening::No,
                         [&](const auto& entry, const State& before, const Outcome<State>& outcome) {
                             if (counts(entry)) {
                                 isOver = isOver || beginsTurn(entry.command);
                                 if (Trace added = traceOf(entry.command, before, outcome.next); !added.isEmpty()) {
                                     if (std::exchange(isOver, false))
                                         trace = {};
                                     append(trace, std::move(added));
                                 }
                             }
                             return entry.number != number;
                         });
    return trace;
}

} // namespace whistle::kaosball
