// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/silent_changes.h"

#include "base/contains.h"
#include "league/refereeing/referee.h"
#include "league/telling/fixture_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace whistle {

using league::Fixture;
using league::Remaining;
using league::Result;
using league::Season;

namespace {

constexpr Sentence ofRound{"common", QT_TRANSLATE_NOOP("common", "%1: %2")};
constexpr Sentence othersPlay{
    "catalog", QT_TRANSLATE_NOOP("catalog", "The result “%1” no longer counts, for others play there now.")};
constexpr Sentence whoLeft{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "The result “%1” no longer counts: %2 has dropped out, and none of these matches "
                                 "counts.")};
constexpr Sentence notCounted{"catalog", QT_TRANSLATE_NOOP("catalog", "The result “%1” no longer counts.")};
constexpr Sentence countsNow{"catalog", QT_TRANSLATE_NOOP("catalog", "The result “%1” counts again.")};
constexpr Sentence noneCounts{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "%1 has dropped out, and with both copies together none of these matches counts.")};
constexpr Sentence whatWasPlayed{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "%1 has dropped out, and with both copies together the matches played count.")};
constexpr Sentence isBack{"catalog",
                          QT_TRANSLATE_NOOP("catalog", "%1 has not dropped out, with both copies together.")};

/// What is known of something in each season; empty: nothing.
struct Known {
    std::string begun;
    std::vector<std::string> copies;
    std::string both;
    std::vector<Text> words{}; ///< by copy

    /// What it should be; none: the copies have changed it in different ways, and at most one can be right.
    [[nodiscard]] std::optional<std::string> expected() const
    {
        std::optional<std::string> changed;
        for (const std::string& copy : copies) {
            if (copy == begun)
                continue;
            if (changed && *changed != copy)
                return {};
            changed = copy;
        }
        return changed.value_or(begun);
    }
    [[nodiscard]] bool isAsExpected() const
    {
        const std::optional<std::string> should = expected();
        return should ? *should == both : lost() == copies.size();
    }
    /// The copy of which something is not there; the number of copies: none.
    [[nodiscard]] std::size_t lost() const
    {
        const std::optional<std::string> should = expected();
        std::size_t copy = 0;
        const auto isLost = [&](const std::string& known) {
            return !known.empty() && known != both && (should ? known == *should : known != begun);
        };
        while (copy < copies.size() && !isLost(copies[copy]))
            ++copy;
        return copy;
    }
};

/// How a match ended, with the entrants as they are called in what came of both.
std::string writtenDown(const SeasonSeen& seen, const Result& result)
{
    std::vector<std::string> sides;
    for (std::size_t side = 0; side < result.entrants.size(); ++side) {
        const int entrant = result.entrants[side];
        sides.push_back(seen.entrant(seen.season.entrant(entrant).id) + ' ' + std::to_string(result.places[side]) +
                        (result.hasScores ? ' ' + std::to_string(result.scores[side]) : std::string()) +
                        (result.absent[side] ? " absent" : ""));
    }
    std::sort(sides.begin(), sides.end());
    std::string written = std::to_string(static_cast<int>(result.how)) + result.by;
    for (const std::string& side : sides)
        written += ", " + side;
    return written;
}

Text wordsOf(const Season& season, const Fixture& fixture, const Result& result)
{
    return Text{ofRound, league::roundName(season, fixture).toStdString(), league::scoreLine(season, result)};
}

/// Why a result does not count there.
Text whyNot(const Season& both, const Fixture& fixture, const std::string& words)
{
    for (const int side : fixture.sides) {
        if (!fixture.playoffs && hasLeft(both, side, Remaining::Annul))
            return Text{whoLeft, words, both.nameOf(side)};
    }
    const bool waits = hasMisplacedResult(fixture) || !fixture.setAside.empty();
    return Text{waits ? othersPlay : notCounted, words};
}

/// A drop-out, as it was read.
std::string readingOf(const league::Entrant& entrant)
{
    return entrant.droppedOut ? std::to_string(static_cast<int>(*entrant.droppedOut)) : std::string();
}

void addResults(std::map<std::string, Known>& known, const SeasonSeen& seen, std::size_t copies,
                const std::function<std::string&(Known&)>& place, std::optional<std::size_t> copy)
{
    for (std::size_t i = 0; i < seen.season.fixtures.size(); ++i) {
        const Fixture& fixture = seen.season.fixtures[i];
        const Result* counted = enteredResult(seen.season, fixture);
        const std::string id = counted ? seen.fixture(i) : std::string();
        if (id.empty())
            continue;
        Known& one = known.try_emplace(id, Known{{}, std::vector<std::string>(copies), {}, std::vector<Text>(copies)})
                         .first->second;
        place(one) = writtenDown(seen, *counted);
        if (copy)
            one.words[*copy] = wordsOf(seen.season, fixture, *counted);
    }
}

} // namespace

std::vector<SilentChange> silentChanges(const SeasonSeen& begun, const std::vector<SeasonSeen>& copies,
                                        const Season& both, const std::set<std::string>& told)
{
    const SeasonSeen all{both, [&](std::size_t i) { return both.fixtures[i].id; },
                         [](const std::string& id) { return id; }};
    std::vector<SilentChange> changes;
    std::set<std::string> turned; // ids of those whose leaving is read otherwise
    for (const league::Entrant& entrant : both.entrants) {
        Known known{{}, {}, readingOf(entrant)};
        const auto readingIn = [&](const SeasonSeen& seen) {
            for (const league::Entrant& each : seen.season.entrants) {
                if (each.droppedOut && seen.entrant(each.id) == entrant.id)
                    return readingOf(each);
            }
            return std::string();
        };
        known.begun = readingIn(begun);
        for (const SeasonSeen& copy : copies)
            known.copies.push_back(readingIn(copy));
        if (known.isAsExpected() || contains(told, "drop_out " + entrant.id))
            continue;
        turned.insert(entrant.id);
        changes.push_back({{},
                           entrant.id,
                           Text{!entrant.droppedOut                       ? isBack
                                : *entrant.droppedOut == Remaining::Annul ? noneCounts
                                                                          : whatWasPlayed,
                                entrant.name}});
    }
    std::map<std::string, Known> results;
    addResults(results, begun, copies.size(), [](Known& one) -> std::string& { return one.begun; }, {});
    for (std::size_t copy = 0; copy < copies.size(); ++copy)
        addResults(
            results, copies[copy], copies.size(), [copy](Known& one) -> std::string& { return one.copies[copy]; },
            copy);
    addResults(results, all, copies.size(), [](Known& one) -> std::string& { return one.both; }, {});
    for (const auto& [id, known] : results) {
        if (known.isAsExpected() || contains(told, "result " + id))
            continue;
        const int index = both.fixtureNamed(id);
        const Fixture fixture = index < 0 ? Fixture{} : both.fixtures[static_cast<std::size_t>(index)];
        const bool isRead = std::any_of(fixture.sides.begin(), fixture.sides.end(),
                                        [&](int side) { return side >= 0 && contains(turned, both.entrant(side).id); });
        if (const std::size_t lost = known.lost(); lost < copies.size())
            changes.push_back({id, {}, whyNot(both, fixture, known.words[lost].toStdString())});
        else if (const Result* counted = index < 0 || isRead ? nullptr : enteredResult(both, fixture))
            changes.push_back({id, {}, Text{countsNow, wordsOf(both, fixture, *counted).toStdString()}});
    }
    return changes;
}

} // namespace whistle
