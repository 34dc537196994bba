// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/season/league_session.h"

#include "base/common_words.h"
#include "league/telling/fixture_names.h"
#include "leagues/season/league_words.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QTime>

namespace whistle {

namespace {

struct SessionWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::LeagueSession)
};

} // namespace

const SeasonRecord& LeagueSession::record() const
{
    return m_session.as<league::SeasonGame>();
}

const league::LeagueRules& LeagueSession::rules() const
{
    return *rulesOf(record());
}

QString LeagueSession::nameOf(int entrant) const
{
    return entrant < 0 ? LeagueWords::tr("not known yet")
                       : isolated(QString::fromStdString(season().entrant(entrant).name));
}

QStringList LeagueSession::namesIn(const league::Fixture& fixture) const
{
    QStringList names;
    for (std::size_t side = 0; side < fixture.sides.size(); ++side)
        names << sideName(season(), fixture, side);
    return names;
}

QString LeagueSession::versus(const QStringList& names)
{
    return names.size() == 2 ? CommonWords::tr("%1 vs %2").arg(names[0], names[1]) : enumerated(names);
}

QString LeagueSession::coachOf(int entrant) const
{
    const league::Person* coach = season().coachOf(entrant);
    return coach ? isolated(QString::fromStdString(coach->name)) : QString();
}

std::map<std::string, std::string> LeagueSession::people() const
{
    std::map<std::string, std::string> all;
    for (const league::Person& person : season().people)
        all.emplace(person.id, person.name);
    all.merge(m_library.people());
    return all;
}

QString LeagueSession::identityName(const std::string& identity) const
{
    const GameEntry* game = m_library.game(season().game);
    return game && game->names ? game->names(identity) : QString::fromStdString(identity);
}

QString LeagueSession::whenOf(const league::Fixture& fixture)
{
    const QDate date = QDate::fromString(QString::fromStdString(fixture.date), Qt::ISODate);
    const QTime time = QTime::fromString(QString::fromStdString(fixture.time), QStringLiteral("HH:mm"));
    QString when = SessionWords::tr("no date yet");
    if (date.isValid())
        when = QLocale().toString(date, SessionWords::tr("ddd d MMM", "format of a day: Sat 9 Jan"));
    if (date.isValid() && time.isValid())
        when = spaced(when, QLocale().toString(time, QLocale::ShortFormat));
    return fixture.venue.empty() ? when : enumerated({when, QString::fromStdString(fixture.venue)});
}

namespace {

QString leagueWords(const league::LeaguePart& part)
{
    if (const auto* robin = std::get_if<league::RoundRobin>(&part)) {
        const QString meetings = robin->meetings == 1   ? SessionWords::tr("single round robin")
                                 : robin->meetings == 2 ? SessionWords::tr("double round robin")
                                                        : SessionWords::tr("%n meetings each", "", robin->meetings);
        return robin->groups == 1
                   ? meetings
                   : SessionWords::tr("%1 in %n groups", "single round robin", robin->groups).arg(meetings);
    }
    if (const auto* tables = std::get_if<league::Tables>(&part)) {
        const QString rounds = SessionWords::tr("%n rounds", "", tables->rounds);
        return tables->least == tables->most
                   ? SessionWords::tr("tables of %1, %2", "players, rounds").arg(tables->least).arg(rounds)
                   : SessionWords::tr("tables of %1 to %2, %3").arg(tables->least).arg(tables->most).arg(rounds);
    }
    if (const auto* swiss = std::get_if<league::Swiss>(&part))
        return SessionWords::tr("Swiss system, %n rounds", "", swiss->rounds);
    return SessionWords::tr("ladder with free fixtures");
}

QString playoffWords(const league::Playoffs& playoffs, bool afterLeague)
{
    if (const auto* last = std::get_if<league::FinalTable>(&playoffs))
        return SessionWords::tr("final table of the best %1").arg(last->players);
    const auto& bracket = std::get<league::Bracket>(playoffs);
    const int places = bracket.places;
    if (bracket.losers == league::Losers::DoubleElimination)
        return afterLeague ? SessionWords::tr("best %1 go to a double elimination").arg(places)
                           : SessionWords::tr("double elimination");
    if (bracket.losers == league::Losers::EveryPlace)
        return afterLeague ? SessionWords::tr("best %1 play for every place").arg(places)
                           : SessionWords::tr("cup for every place");
    if (!afterLeague)
        return places == 2 ? SessionWords::tr("series of two") : SessionWords::tr("cup");
    return places == 2 ? SessionWords::tr("championship match of the best 2")
                       : SessionWords::tr("best %1 go to the playoffs").arg(places);
}

} // namespace

QString LeagueSession::entrantWord() const
{
    return hasTeams() ? CommonWords::tr("Team") : LeagueWords::tr("Player");
}

QString LeagueSession::entrantsWord() const
{
    return hasTeams() ? SessionWords::tr("Teams") : SessionWords::tr("Players");
}

QString LeagueSession::countOfEntrants() const
{
    const int count = static_cast<int>(season().entrants.size());
    return hasTeams() ? SessionWords::tr("%n teams", "", count) : SessionWords::tr("%n players", "", count);
}

QString LeagueSession::formatWords() const
{
    const league::Season& shown = season();
    QStringList words{Text{rules().name}.render(), countOfEntrants()};
    if (shown.format.league)
        words << leagueWords(*shown.format.league);
    if (shown.format.playoffs)
        words << playoffWords(*shown.format.playoffs, shown.format.league.has_value());
    return enumerated(words);
}

Checked<LeagueSession::Ahead> LeagueSession::tryOut(const std::vector<Json>& acts) const
{
    const Match& match = m_session.match();
    const std::unique_ptr<Match> copy = match.copyAt(match.entries().back().number);
    Ahead ahead;
    for (const Json& act : acts) {
        Checked<PlayResult> result = copy->play(act, Instant::now());
        if (!result)
            return result.problems();
        if (!result->accepted) {
            ahead.told = std::move(*result);
            break;
        }
        ++ahead.accepted;
        ahead.told.accepted = true;
        ahead.told.why.insert(ahead.told.why.end(), result->why.begin(), result->why.end());
        ahead.told.rules.insert(ahead.told.rules.end(), result->rules.begin(), result->rules.end());
    }
    ahead.season = static_cast<const SeasonRecord&>(*copy).state();
    return ahead;
}

} // namespace whistle
