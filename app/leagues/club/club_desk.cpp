// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/club/club_desk.h"

#include "base/common_words.h"
#include "base/first.h"
#include "club/club_words.h"
#include "club/texts.h"
#include "league/refereeing/referee.h"
#include "league/telling/paper_parts.h"
#include "leagues/panels/layout.h"
#include "match/match_library.h"

#include <QRegularExpression>
#include <algorithm>
#include <set>

namespace whistle {

namespace {

/// Nobody plays there from one evening to the next.
constexpr std::int64_t aNight = std::int64_t{12} * 3600; // seconds

/// "Table 3" and "3. asztal" are the same: of a name with one number that counts.
QString keyOf(const QString& place)
{
    static const QRegularExpression numbered(QStringLiteral("^\\D*(\\d+)\\D*$"));
    const QString name = place.trimmed().toCaseFolded();
    const QRegularExpressionMatch found = numbered.match(name);
    return found.hasMatch() ? found.captured(1) : name;
}

bool isHeld(const ClubRecord& record)
{
    return record.heldUntil > Instant::now();
}

} // namespace

const ClubRecord* matchAtClub(const LeagueSession& league, const league::Fixture& fixture)
{
    const ClubLink* club = league.shelf().club();
    const ClubTravel* season = club && club->club() ? club->news().travelOf(league.session().id()) : nullptr;
    if (!season || isSettled(league.season(), fixture))
        return nullptr;
    return firstOf(club->news().records, [&](const ClubRecord& each) {
        return !each.isSeason && each.season == season->travel.id && each.fixture == fixture.id;
    });
}

QString playedElsewhere(const LeagueSession& league, const league::Fixture& fixture)
{
    const ClubRecord* there = matchAtClub(league, fixture);
    if (!there)
        return {};
    const ClubLink& club = *league.shelf().club();
    const bool isMine = there->device == club.club()->device.id && there->holder == club.news().person;
    if (isMine || !(there->finished || isHeld(*there))) // else it was given up
        return {};
    return there->finished ? ClubDesk::tr("over at %1", "a match, at a table").arg(club_words::placeOf(*there))
                           : ClubDesk::tr("played at %1", "a match, at a table").arg(club_words::placeOf(*there));
}

bool ClubDesk::isTaken(const QString& place) const
{
    const QString key = keyOf(place);
    const std::int64_t since = Instant::now().secondsSinceEpoch - aNight;
    const auto isCalled = [&](const ClubCall& call) {
        return keyOf(QString::fromStdString(call.place)) == key && call.at.secondsSinceEpoch > since;
    };
    const auto isPlayed = [&](const ClubRecord& record) {
        const QString where = record.place.empty() ? record.deviceName : QString::fromStdString(record.place);
        return !record.isSeason && !record.finished && isHeld(record) && keyOf(where) == key;
    };
    return firstOf(news().evening.calls, isCalled) || firstOf(news().records, isPlayed);
}

QString ClubDesk::season() const
{
    const ClubTravel* travel = news().travelOf(m_league.session().id());
    return travel ? travel->travel.id : QString();
}

QString ClubDesk::barred() const
{
    return season().isEmpty()                   ? Text{club_texts::takenOff}.render()
           : news().role != ClubRole::Organiser ? CommonWords::tr("Only an organiser can do that.")
           : !news().isLive                     ? CommonWords::tr("The club's server cannot be reached.")
                                                : QString();
}

ClubDesk::Entered ClubDesk::entered(const ClubRecord& record) const
{
    const league::Season& state = m_league.season();
    const int index = state.fixtureNamed(record.fixture);
    const league::Fixture* fixture = index < 0 ? nullptr : &state.fixtures[static_cast<std::size_t>(index)];
    if (!fixture || !isSettled(state, *fixture))
        return Entered::Not;
    const std::string chain = fixture->result ? fixture->result->chain : std::string();
    if (chain.empty() || chain == record.state.chain)
        return Entered::As;
    const bool isAnothers = std::any_of(news().records.begin(), news().records.end(), [&](const ClubRecord& other) {
        return other.season == record.season && other.fixture == record.fixture && other.state.chain == chain;
    });
    return isAnothers ? Entered::ByAnother : Entered::Before;
}

std::vector<const ClubRecord*> ClubDesk::tables() const
{
    std::vector<const ClubRecord*> all;
    const QString of = season();
    for (const ClubRecord& record : news().records) {
        if (record.isSeason || record.season != of || of.isEmpty())
            continue;
        // What is over and in the table of the league is done with.
        const bool isDone =
            record.finished && entered(record) == Entered::As && (record.histories < 2 || record.isChosen);
        if (!isDone)
            all.push_back(&record);
    }
    return all;
}

std::vector<const ClubRecord*> ClubDesk::over(Entered how) const
{
    std::vector<const ClubRecord*> all = tables();
    std::erase_if(all, [&](const ClubRecord* record) {
        return !record->finished || entered(*record) != how || (record->histories > 1 && !record->isChosen);
    });
    return all;
}

std::vector<const ClubRecord*> ClubDesk::parted() const
{
    std::vector<const ClubRecord*> all;
    const QString of = season();
    for (const ClubRecord& record : news().records) {
        if (!record.isSeason && record.season == of && !of.isEmpty() && record.histories > 1)
            all.push_back(&record);
    }
    std::stable_partition(all.begin(), all.end(), [](const ClubRecord* record) { return !record->isChosen; });
    return all;
}

std::vector<ClubDesk::Open> ClubDesk::open() const
{
    const league::Season& state = m_league.season();
    const QString of = season();
    if (of.isEmpty())
        return {};
    std::set<std::string> begun;
    for (const ClubRecord& record : news().records) {
        const bool isOn = record.finished || isHeld(record); // else it was given up
        if (!record.isSeason && record.season == of && isOn)
            begun.insert(record.fixture);
    }
    const auto isOpen = [&](const league::Fixture& fixture) {
        return isKnown(fixture) && !isSettled(state, fixture) && !begun.contains(fixture.id);
    };
    const auto callTo = [&](const league::Fixture& fixture) {
        return firstOf(news().evening.calls,
                       [&](const ClubCall& call) { return call.season == of && call.fixture == fixture.id; });
    };
    std::vector<Open> all;
    const std::optional<league::PaperRound> round = roundToPrint(state);
    if (round) {
        const bool isLadder = league::isLadder(state) && !round->playoffs;
        for (const league::paper::SeatedFixture& seated : league::paper::seatedIn(state, *round)) {
            if (isOpen(*seated.fixture))
                all.push_back({seated.fixture, isLadder ? 0 : seated.table, callTo(*seated.fixture)});
        }
    }
    // Who is called to a match of another round is called all the same.
    for (const league::Fixture& fixture : state.fixtures) {
        const bool isListed = firstWith(all, &Open::fixture, &fixture) != nullptr;
        if (const ClubCall* call = isListed || !isOpen(fixture) ? nullptr : callTo(fixture))
            all.push_back({&fixture, 0, call});
    }
    return all;
}

std::vector<SummarySeat> ClubDesk::seatsIn(const Json& summary) const
{
    return seatsOf(summary, names());
}

NameReader ClubDesk::names() const
{
    const GameEntry* game = m_league.shelf().game(m_league.season().game);
    return game ? game->names : NameReader();
}

QString ClubDesk::outcomeOf(const ClubRecord& record) const
{
    const std::vector<OutcomeSide> sides = outcomeIn(record.summary);
    return sides.empty() ? QString() : club_words::outcomeWords(sides, names());
}

QString ClubDesk::sidesOf(const ClubRecord& record) const
{
    const int index = m_league.season().fixtureNamed(record.fixture);
    return index < 0 ? QString::fromStdString(record.title)
                     : m_league.sidesOf(m_league.season().fixtures[static_cast<std::size_t>(index)]);
}

QString ClubDesk::scoresOf(const ClubRecord& record, const Json& summary) const
{
    QStringList sides;
    for (const SummarySeat& seat : seatsIn(summary))
        sides << spaced(seat.name, QString::number(seat.score));
    return sides.isEmpty() ? sidesOf(record) : enumerated(sides);
}

QString ClubDesk::standingIn(const Json& summary) const
{
    const GameEntry* game = m_league.shelf().game(m_league.season().game);
    return game && game->standing && !summary.empty() ? game->standing(summary) : QString();
}

QString ClubDesk::matchHere(const ClubRecord& record) const
{
    const ClubTravel* travel =
        firstOf(news().travels, [&](const ClubTravel& each) { return each.travel.id == record.id; });
    return travel ? travel->travel.here : QString();
}

Checked<Json> ClubDesk::resultOf(const ClubRecord& record) const
{
    const QString here = matchHere(record);
    using Lines = std::vector<std::string>;
    const Checked<Lines> lines = here.isEmpty() ? Checked<Lines>(Lines()) : m_league.shelf().store().load({here});
    return lines ? resultAct(record, here, soundLines(*lines).lines, m_league.season()) : lines.problems();
}

ClubDesk::Results ClubDesk::resultsOf(const std::vector<const ClubRecord*>& matches) const
{
    Results results;
    std::vector<const ClubRecord*> of;
    const auto leave = [&](const ClubRecord& record, const QStringList& why) {
        results.left << labelled(sidesOf(record), why.join(u' '));
    };
    for (const ClubRecord* record : matches) {
        if (Checked<Json> act = resultOf(*record)) {
            results.acts.push_back(std::move(*act));
            of.push_back(record);
        } else {
            leave(*record, words(act.problems()));
        }
    }
    // One that the season refuses keeps no other out; of a single one that is said where it is looked at.
    while (results.acts.size() > 1) {
        const Checked<LeagueSession::Ahead> ahead = m_league.tryOut(results.acts);
        if (!ahead || ahead->told.accepted)
            break;
        const auto refused = static_cast<std::ptrdiff_t>(ahead->accepted);
        leave(*of[ahead->accepted], league_layout::reasonsOf(ahead->told.objections));
        results.acts.erase(results.acts.begin() + refused);
        of.erase(of.begin() + refused);
    }
    return results;
}

} // namespace whistle
