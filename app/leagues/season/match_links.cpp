// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/season/match_links.h"

#include "base/common_words.h"
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "club/club_link.h"
#include "controls/words/capital.h"
#include "league/refereeing/result_reader.h"
#include "league/telling/fixture_names.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/season/league_words.h"
#include "match/match_library.h"

#include <QDir>
#include <algorithm>
#include <utility>

namespace whistle {

using league::Fixture;
using league::Result;
using league::Season;

namespace {

/// How many leagues a match is offered to at most.
constexpr std::size_t mostOffers = 3;

QString lineOf(const Season& season, const Result& result)
{
    return QString::fromStdString(scoreLine(season, result));
}

/// Whether two results say the same of a match; when it was played and under which seal is no part of it.
bool isSame(Result one, const Result& other)
{
    one.chain = other.chain;
    one.date = other.date;
    one.note = other.note;
    one.coaches = other.coaches;
    one.number = other.number;
    return one == other;
}

const Fixture* fixtureOf(const Season& season, const std::string& id)
{
    const int index = season.fixtureNamed(id);
    return index < 0 ? nullptr : &season.fixtures[static_cast<std::size_t>(index)];
}

/// What the league's rules want of the fixture as things stand.
Json termsOf(const Season& season, const std::string& fixture)
{
    const Checked<league::MatchToPlay> match = matchFor(season, fixture);
    return match ? match->terms : Json::object();
}

/// The standing acts of a season that brought in the results of this match, the latest first.
std::vector<Json> withdrawals(const Match& season, const MatchFixture& tie)
{
    std::vector<Json> acts;
    season.trace([&](const TracedEntry& entry) {
        const std::string command = entry.entry.value("command", std::string());
        const bool bringsResult = command == "record" || command == "correct";
        if (bringsResult && entry.entry.value("fixture", std::string()) == tie.fixture &&
            entry.entry["result"].value("match", std::string()) == tie.match.uuid.toStdString())
            acts.insert(acts.begin(), Json{{"edit", "withdraw"}, {"number", entry.number}});
        return true;
    });
    return acts;
}

/// Whether the season would take these acts one after the other.
bool wouldTake(const Match& season, const std::vector<Json>& acts)
{
    const auto results = season.copyAt(season.entries().back().number)->playAll(acts, Instant::now());
    return results && (results->empty() || results->back().accepted);
}

} // namespace

/// A season that is open, or was opened for this.
struct MatchLinks::AtHand {
    std::unique_ptr<MatchSession> own;
    MatchSession* session;
    [[nodiscard]] const Season& season() const { return session->as<league::SeasonGame>().state(); }
    /// What is against an act; nothing: it can be done.
    [[nodiscard]] QStringList against(const Json& act) const
    {
        const Checked<Preview> ahead = session->match().whatIf(act);
        if (!ahead)
            return words(ahead.problems());
        const bool isFine = ahead->result.accepted && ahead->result.objections.empty();
        return isFine ? QStringList() : session->words(ahead->result.why);
    }
    /// What became of an act, and why where it was not done.
    [[nodiscard]] std::pair<Played, QStringList> play(const Json& act)
    {
        if (const QStringList why = against(act); !why.isEmpty())
            return {Played::Refused, why};
        const Played played = session->play(act);
        if (played == Played::NotSaved)
            return {played, words(session->saveProblems())};
        // Others may have gone on in between.
        return {played, played == Played::Refused ? against(act) : QStringList()};
    }
    [[nodiscard]] QString name() const { return QString::fromStdString(season().name); }
    [[nodiscard]] const league::LeagueRules& rules() const { return *rulesOf(session->as<league::SeasonGame>()); }
    /// "Winter League, round 3"
    [[nodiscard]] QString place(const Fixture& fixture) const
    {
        return enumerated({name(), roundName(season(), fixture)});
    }
    /// "Winter League, round 3: Fangs 26, Ogres 18": what it has of a fixture that has a result
    [[nodiscard]] QString told(const Fixture& fixture) const
    {
        return labelled(place(fixture), lineOf(season(), *fixture.result));
    }
};

MatchLinks::MatchLinks(SeasonLibrary& library, OpenSession open, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_open(std::move(open))
{
}

Checked<MatchLinks::AtHand> MatchLinks::atHand(const MatchId& season)
{
    if (MatchSession* session = m_open(season)) {
        (void)session->catchUp(); // it is as it stands now, whoever has gone on with it
        return AtHand{nullptr, session};
    }
    Checked<SeasonLibrary::Opened> opened = m_library.open(season);
    if (!opened)
        return opened.problems();
    MatchSession* session = opened->session.get();
    return AtHand{std::move(opened->session), session};
}

const GameEntry* MatchLinks::entryOf(const Match& match) const
{
    return m_library.game(match.game());
}

QString MatchLinks::begunFor(const MatchId& season, const std::string& fixture)
{
    const auto ties = MatchFixtures(m_library.store()).of(season, fixture);
    if (!ties)
        return {};
    MatchLibrary matches(m_library.store(), m_library.games());
    for (const MatchFixture& tie : *ties) {
        if (m_library.store().shelfOf(tie.match) == Shelf::Bin)
            continue;
        const Checked<MatchLibrary::Opened> opened = matches.open(tie.match);
        const GameEntry* game = opened ? entryOf(opened->session->match()) : nullptr;
        if (game && !game->digest(opened->session->match()).finished)
            return tie.match.uuid;
    }
    return {};
}

Checked<FixtureToPlay> MatchLinks::toPlay(const MatchId& id, const std::string& fixture)
{
    const Checked<AtHand> hand = atHand(id);
    if (!hand)
        return hand.problems();
    Checked<league::MatchToPlay> match = matchFor(hand->season(), fixture);
    if (!match)
        return match.problems();
    const Fixture& played = *fixtureOf(hand->season(), fixture);
    QStringList sides;
    for (const int side : played.sides)
        sides << QString::fromStdString(hand->season().nameOf(side));
    FixtureToPlay toPlay;
    toPlay.game = hand->season().game;
    toPlay.begun = begunFor(id, fixture);
    toPlay.tie = {{}, id, fixture, match->terms};
    toPlay.start = {hand->place(played), sides.join(tr(" vs ", "between two sides of a fixture")), std::move(*match)};
    return toPlay;
}

void MatchLinks::follow(const MatchSession& match, bool isFinished)
{
    if (match.isSideCopy())
        return;
    const Seen now{match.id().uuid, isFinished,
                   isFinished ? match.match().recordedLines().back().chain : std::string()};
    if (now == m_seen)
        return;
    const bool isNew = now.match != m_seen.match;
    const bool wasFinished = !isNew && m_seen.isFinished;
    m_seen = now;
    const bool hasNoResult = !isFinished && !wasFinished && !isNew;
    if (hasNoResult)
        return;
    Q_EMIT followed();
    const Checked<std::optional<MatchFixture>> tie = MatchFixtures(m_library.store()).of(match.id());
    if (!tie)
        Q_EMIT offered({tr("Could not check whether this match counts for a season."), words(tie.problems()), {}});
    else if (*tie)
        settle(**tie, match, isFinished);
    else if (isFinished)
        offerToCount(match);
}

void MatchLinks::settle(const MatchFixture& tie, const MatchSession& match, bool isFinished)
{
    Checked<AtHand> hand = atHand(tie.season);
    if (!hand) {
        Q_EMIT offered({LeagueWords::tr("This season could not be opened."), words(hand.problems()), {}});
        return;
    }
    const Fixture* fixture = fixtureOf(hand->season(), tie.fixture);
    if (!fixture)
        return;
    if (std::exchange(m_offersTakingBack, false))
        Q_EMIT offered({}); // what it says is no longer so
    // At a club every side confirms the result first, and an organiser's computer enters it then.
    const ClubLink* club = m_library.club();
    const bool isOfClub = club && club->club() && club->news().travelOf(tie.season);
    if (isOfClub && (!fixture->result || club->news().role != ClubRole::Organiser))
        return;
    if (!isFinished) {
        if (fixture->result && fixture->result->match == tie.match.uuid.toStdString())
            offerTakingBack(*hand, tie);
        return;
    }
    const bool isOurs = fixture->result && fixture->result->match == tie.match.uuid.toStdString();
    const MatchOrigin origin{isOurs ? fixture->result->source : league::Source::Tracked, tie.match.uuid.toStdString(),
                             dateOf(match.match()), tie.terms};
    const Checked<Json> act = resultOf(match.match(), hand->season(), origin, tie.fixture);
    if (!act) {
        Q_EMIT offered({tr("This match does not count for %1.").arg(hand->name()), words(act.problems()), {}});
        return;
    }
    if (!fixture->result || hasMisplacedResult(*fixture))
        record(tie, *act);
    else if (!isSame(*fixture->result, readResult((*act)["result"], hand->season(), *fixture, hand->rules()).result))
        offerCorrection(*hand, tie, *act);
}

void MatchLinks::record(const MatchFixture& tie, const Json& act)
{
    Checked<AtHand> hand = atHand(tie.season);
    if (!hand) {
        Q_EMIT offered({LeagueWords::tr("This season could not be opened."), words(hand.problems()), {}});
        return;
    }
    const QString name = hand->name();
    if (const auto [played, why] = hand->play(act); played != Played::Accepted) {
        Q_EMIT offered({played == Played::Refused ? tr("%1 does not accept this result.").arg(name)
                                                  : tr("Could not save the result in %1.").arg(name),
                        why,
                        {}});
        return;
    }
    const Fixture& fixture = *fixtureOf(hand->season(), tie.fixture);
    QStringList details{hand->told(fixture)};
    for (const std::string& deviation : fixture.result->deviations)
        details << asLine(LeagueWords::tr("Not by league rules: %1.").arg(deviationIn(hand->season(), deviation)));
    const int number = hand->session->lastRulings().front().number;
    Q_EMIT offered(
        {tr("%1 has the result.").arg(name),
         details,
         {{QStringLiteral("seeSeason"), tr("See the season"), [this, tie] { Q_EMIT seasonAsked(tie.season.uuid); }},
          {QStringLiteral("takeResultBack"), CommonWords::tr("Undo"),
           [this, tie, number] { takeBack(tie, number); }}}});
}

void MatchLinks::takeBack(const MatchFixture& tie, int number)
{
    Checked<AtHand> hand = atHand(tie.season);
    const auto [played, why] = hand ? hand->play({{"edit", "withdraw"}, {"number", number}})
                                    : std::pair(Played::NotSaved, words(hand.problems()));
    if (played != Played::Accepted) {
        Q_EMIT offered({tr("Could not undo the result."), why, {}});
        return;
    }
    // From now on the match counts only if somebody says so.
    const Problems problems = MatchFixtures(m_library.store()).untie(tie.match);
    Q_EMIT offered(
        {tr("%1 no longer has the result. The match stays as it is.").arg(hand->name()), words(problems), {}});
}

void MatchLinks::offerCorrection(AtHand& hand, const MatchFixture& tie, const Json& act)
{
    const Fixture& fixture = *fixtureOf(hand.season(), tie.fixture);
    const Result told = readResult(act["result"], hand.season(), fixture, hand.rules()).result;
    const QString there = hand.told(fixture);
    const QString here = tr("This match: %1").arg(lineOf(hand.season(), told));
    offerChange(tr("%1 has a different result for this match.").arg(hand.name()), {there, here},
                {tie.season,
                 tie.fixture,
                 tr("The season has a different result for this match"),
                 there + u'\n' + here,
                 {{{"command", "correct"}, {"fixture", tie.fixture}, {"result", act["result"]}}},
                 true});
}

void MatchLinks::offerTakingBack(AtHand& hand, const MatchFixture& tie)
{
    const QString there = hand.told(*fixtureOf(hand.season(), tie.fixture));
    m_offersTakingBack = true;
    ResultChange change{tie.season,
                        tie.fixture,
                        tr("This match is being played again; the season already has its result"),
                        there,
                        withdrawals(hand.session->match(), tie),
                        false};
    if (!wouldTake(hand.session->match(), change.acts)) {
        // Playoffs rest on it: a correction to none leaves them what they are.
        change.acts = {{{"command", "correct"}, {"fixture", tie.fixture}, {"result", nullptr}}};
        change.needsReason = true;
    }
    offerChange(tr("This match continues, and %1 still has its result.").arg(hand.name()),
                {there, tr("When it is over again, a different result is offered as a correction.")}, change);
}

void MatchLinks::offerChange(const QString& title, const QStringList& details, const ResultChange& change)
{
    Q_EMIT offered({title, details, {{QStringLiteral("seeConsequences"), tr("See what would follow"), [this, change] {
                                          Q_EMIT changeAsked(change);
                                      }}}});
}

void MatchLinks::offerToCount(const MatchSession& match)
{
    const Checked<std::vector<MatchSummary>> seasons = m_library.seasons();
    if (!seasons)
        return;
    const std::string uuid = match.id().uuid.toStdString();
    const MatchOrigin origin{league::Source::Tracked, uuid, dateOf(match.match())};
    LeagueOffer offer;
    for (const MatchSummary& each : *seasons) {
        const bool isOn = !each.finished && valueIn(each.summary, "game", std::string()) == match.match().game();
        Checked<AtHand> hand = isOn ? atHand(each.id) : Checked<AtHand>(Problems{});
        if (!hand || offer.ways.size() == mostOffers)
            continue;
        const auto& fixtures = hand->season().fixtures;
        const bool counts = std::any_of(fixtures.begin(), fixtures.end(), [&](const Fixture& fixture) {
            return fixture.result && fixture.result->match == uuid;
        });
        const Checked<Json> act = resultOf(match.match(), hand->season(), origin);
        if (counts || !act)
            continue;
        const std::string fixture = (*act)["fixture"];
        const QString place = hand->place(*fixtureOf(hand->season(), fixture));
        offer.details << place;
        const MatchFixture tie{match.id(), each.id, fixture, termsOf(hand->season(), fixture)};
        offer.ways.push_back({QStringLiteral("countMatch%1").arg(offer.ways.size()), tr("Count it for %1").arg(place),
                              [this, tie, counted = *act] {
                                  const Problems problems = MatchFixtures(m_library.store()).tie(tie);
                                  if (problems.empty())
                                      record(tie, counted);
                                  else
                                      Q_EMIT offered({tr("Could not count the match."), words(problems), {}});
                              }});
    }
    if (offer.ways.empty())
        return;
    offer.title = offer.ways.size() == 1 ? tr("Does this match count for a league?")
                                         : tr("Does this match count for one of these leagues?");
    offer.details = QStringList{offer.details.join(u'\n')};
    Q_EMIT offered(offer);
}

void MatchLinks::importResult(const MatchId& season, const std::string& fixture, const QString& path)
{
    if (const QStringList why = takeFile(season, fixture, path); !why.isEmpty())
        Q_EMIT offered({tr("The file %1 is not accepted as a result.").arg(path), why, {}});
}

void MatchLinks::importFolder(const MatchId& season, const QString& folder)
{
    const QDir all(folder);
    int taken = 0;
    QStringList refused;
    const QStringList names = all.entryList({QStringLiteral("*.whistle")}, QDir::Files, QDir::Name);
    for (const QString& name : names) {
        const QStringList why = takeFile(season, {}, all.filePath(name));
        taken += why.isEmpty() ? 1 : 0;
        if (!why.isEmpty())
            refused << labelled(name, why.join(u' '));
    }
    Q_EMIT offered(
        {names.isEmpty() ? tr("There are no match files in this folder.") : tr("%n match files imported.", "", taken),
         refused,
         {}});
}

QStringList MatchLinks::takeFile(const MatchId& season, const std::string& fixture, const QString& path)
{
    const Checked<std::string> text = readWholeFile(path);
    if (!text)
        return words(text.problems());
    const SoundLines sound = soundLines(*text);
    if (sound.fault) // a torn last line is no part of a finished match either
        return words(Problems{*sound.fault});
    const Checked<std::unique_ptr<Match>> match = Catalog::standard().openMatch(sound);
    if (!match)
        return words(match.problems());
    if (const GameEntry* game = entryOf(**match))
        (*match)->setNames(game->names);
    Checked<AtHand> hand = atHand(season);
    if (!hand)
        return words(hand.problems());
    Checked<Json> act = resultOf(**match, hand->season(), {league::Source::Imported, {}, dateOf(**match)}, fixture);
    if (!act)
        return words(act.problems());
    const auto load = [this](const std::string& id) { return m_library.store().load({QString::fromStdString(id)}); };
    if (const Problems copied = againstCopy(**match, hand->season(), (*act)["fixture"], load); !copied.empty())
        return words(copied);
    if (QStringList why = hand->against(*act); !why.isEmpty())
        return why;
    const Checked<MatchId> kept = MatchLibrary(m_library.store(), m_library.games()).import(path);
    if (!kept)
        return words(kept.problems());
    (*act)["result"]["match"] = kept->uuid.toStdString();
    const auto found = (*act)["fixture"].get<std::string>();
    const MatchFixture tie{*kept, season, found, termsOf(hand->season(), found)};
    if (const Problems problems = MatchFixtures(m_library.store()).tie(tie); !problems.empty())
        return words(problems);
    record(tie, *act);
    return {};
}

} // namespace whistle

#include "moc_match_links.cpp"
