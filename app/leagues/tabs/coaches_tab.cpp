// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/coaches_tab.h"

#include "base/common_words.h"
#include "leagues/panels/figure_tiles.h"
#include "leagues/season/league_words.h"
#include "leagues/season/past_seasons.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Season;
using league::Tally;

namespace {

/// The teams that somebody coached in a season: by their results, or as it stands now.
QString teamsOf(const Season& season, const std::string& coach)
{
    QStringList teams;
    const auto add = [&](const std::string& name) {
        if (const QString team = QString::fromStdString(name); !teams.contains(team))
            teams << team;
    };
    for (const league::PlayedResult& played : playedResults(season)) {
        for (std::size_t side = 0; side < played.result.entrants.size(); ++side) {
            if (played.result.coaches[side] == coach)
                add(season.nameOf(played.result.entrants[side]));
        }
    }
    for (const league::Entrant& entrant : season.entrants) {
        if (entrant.coach == coach && teams.isEmpty())
            add(entrant.name);
    }
    return enumerated(teams);
}

} // namespace

CoachesTab::CoachesTab(const LeagueSession& session, PastSeasons& past, QWidget* parent)
    : LeagueTab(session, parent)
    , m_past(past)
{
    setObjectName(QStringLiteral("coachesTab"));
    m_columns->fill({panelOf({m_none, m_choiceField, m_name, m_reading, m_figures}), m_seasonsPanel}, {m_ratingPanel});
    connect(m_choice, &QComboBox::activated, this, &CoachesTab::showCoach);
    connect(&m_past, &PastSeasons::progressed, this, &CoachesTab::showReading);
    connect(&m_past, &PastSeasons::finished, this, &CoachesTab::renew);
}

void CoachesTab::showEvent(QShowEvent* event)
{
    LeagueTab::showEvent(event);
    m_past.read();
    showReading();
}

void CoachesTab::showItem(const QString& id)
{
    m_wanted = id;
    listCoaches();
    showCoach();
}

void CoachesTab::listCoaches()
{
    // Who coaches in this season stands first.
    std::vector<std::pair<std::string, QString>> coaches;
    const auto add = [&](const std::vector<league::Person>& people) {
        for (const league::Person& person : people) {
            const bool isKnown =
                std::any_of(coaches.begin(), coaches.end(), [&](const auto& each) { return each.first == person.id; });
            if (!isKnown)
                coaches.emplace_back(person.id, QString::fromStdString(person.name));
        }
    };
    add(league().season().people);
    const std::vector<const Season*> seasons = m_past.all();
    for (auto season = seasons.rbegin(); season != seasons.rend(); ++season)
        add((*season)->people);
    refill(*m_choice, coaches);
    if (const int wanted = m_choice->findData(m_wanted); wanted >= 0 && !m_wanted.isEmpty()) {
        m_choice->setCurrentIndex(wanted);
        m_wanted.clear();
    }
}

void CoachesTab::refresh()
{
    m_choiceField->setLabel(league().hasTeams() ? CommonWords::tr("Coach") : LeagueWords::tr("Player"));
    m_none->setText(
        tr("No coaches are named in this season. Name them with the teams, and their careers appear here."));
    listCoaches();
    showCoach();
    showReading();
}

void CoachesTab::showReading()
{
    const bool isReading = !m_past.isRead() && m_past.count() > 0;
    m_reading->setVisible(isReading);
    m_reading->setText(LeagueWords::tr("Reading season %1 of %2.").arg(m_past.done()).arg(m_past.count()));
}

void CoachesTab::showCoach()
{
    const bool hasCoach = m_choice->count() > 0;
    m_none->setVisible(!hasCoach);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_choiceField, m_name, m_figures, m_seasonsPanel, m_ratingPanel})
        part->setVisible(hasCoach);
    if (!hasCoach)
        return;
    const std::string coach = idIn(*m_choice);
    const league::LeagueRules& rules = league().rules();
    const std::vector<const Season*> seasons = m_past.all();
    m_name->setText(m_choice->currentText());
    setAccessibleName(m_name->text());

    const auto tallyIn = [&](const std::vector<const Season*>& some) {
        const auto careers = coachCareers(some, rules);
        const auto found = careers.find(coach);
        return found == careers.end() ? Tally{} : found->second;
    };
    std::vector<LeagueRow> rows;
    for (auto season = seasons.rbegin(); season != seasons.rend(); ++season) {
        const QString teams = teamsOf(**season, coach);
        if (teams.isEmpty())
            continue;
        const Tally tally = tallyIn({*season});
        LeagueRow row;
        row.id = QString::fromStdString((*season)->id);
        row.name = QString::fromStdString((*season)->name);
        row.detail = teams;
        row.isGood = true;
        row.mark = tally.titles > 0 ? LeagueWords::tr("Champion") : tally.finals > 0 ? tr("In the final") : QString();
        row.cells = tally_words::cells(rules, tally);
        rows.push_back(std::move(row));
    }
    const Tally all = tallyIn(seasons);
    std::vector<FigureTile> tiles{{"seasons", QString::number(rows.size()), tr("seasons")},
                                  {"titles", QString::number(all.titles), tr("titles")},
                                  {"finals", QString::number(all.finals), tr("finals")},
                                  {"played", QString::number(all.played), LeagueWords::tr("played")},
                                  {"won", QString::number(all.won), LeagueWords::tr("won")},
                                  {"lost", QString::number(all.lost), LeagueWords::tr("lost")},
                                  {"streak", QString::number(all.longestWinning), LeagueWords::tr("wins in a row")}};
    for (std::size_t stat = 0; stat < rules.stats.size() && stat < all.stats.size(); ++stat)
        tiles.push_back({rules.stats[stat].id.c_str(), tally_words::countWords(all.stat(stat)),
                         Text{rules.stats[stat].name}.render()});
    setTiles(*m_figures, tiles);
    m_seasons->setTable(LeagueWords::tr("Season"), tally_words::columns(rules), std::move(rows));

    std::vector<league::RatedMatch> matches;
    for (const Season* season : seasons) {
        for (league::RatedMatch& match : ratedMatches(*season, league::RateBy::Coach))
            matches.push_back(std::move(match));
    }
    const auto ratingsOfAll = ratings(matches);
    const auto found = ratingsOfAll.find(coach);
    const league::Rating rating = found == ratingsOfAll.end() ? league::Rating{} : found->second;
    m_ratedAs = rating.value;
    m_ratingPanel->retitle();
    m_rating->setText(tally_words::ratingSystem());
    m_chart->setVisible(!rating.course.empty());
    m_chart->setLines({{m_choice->currentText(), {}, rating.course}}, league::EloParameters{}.initial);
}

} // namespace whistle

#include "moc_coaches_tab.cpp"
