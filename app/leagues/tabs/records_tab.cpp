// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/records_tab.h"

#include "base/common_words.h"
#include "league/outlook/honours.h"
#include "leagues/season/league_words.h"
#include "leagues/season/past_seasons.h"
#include "leagues/standings/standings_rows.h"
#include "leagues/standings/tally_words.h"
#include "match/form_field.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Rating;
using league::Season;

namespace {

/// So many courses can be told apart in the chart.
constexpr std::size_t mostLines = 5;

/// What the keys of the ratings are called: teams and people of all seasons, the latest name of each.
struct Shown {
    QString name;
    QColor colour;
};
std::map<std::string, Shown> namesIn(const std::vector<const Season*>& seasons)
{
    std::map<std::string, Shown> names;
    for (const Season* season : seasons) {
        for (const league::Entrant& entrant : season->entrants)
            names[entrant.id] = {QString::fromStdString(entrant.name), standings_rows::colourOf(entrant)};
    }
    for (const Season* season : seasons) {
        for (const league::Person& person : season->people)
            names.try_emplace(person.id, Shown{QString::fromStdString(person.name), {}});
    }
    return names;
}

QString nameOf(const league::LeagueRules& rules, const league::Record& record)
{
    const QString name = Text{record.name}.render();
    for (const league::StatKind& stat : rules.stats) {
        if (stat.id == record.stat)
            return labelled(name, Text{stat.name}.render());
    }
    return name;
}

} // namespace

RecordsTab::RecordsTab(const LeagueSession& session, PastSeasons& past, QWidget* parent)
    : LeagueTab(session, parent)
    , m_past(past)
{
    setObjectName(QStringLiteral("recordsTab"));
    letWrap(*m_scope);
    letWrap(*m_by);
    m_scope->setTitles({tr("This season"), LeagueWords::tr("All seasons")});
    m_by->setTitles(
        {league().entrantsWord(), league().hasTeams() ? LeagueWords::tr("Coaches") : LeagueWords::tr("People")});
    m_scope->setCurrent(ThisSeason);
    m_by->setCurrent(Teams);
    auto* columns = new TwoColumns(this, 1, 1);
    columns->fill({new TitledPanel([] { return LeagueWords::tr("Records"); }, {m_scope, m_reading, m_none, m_records}),
                   m_honoursBox},
                  {new TitledPanel([] { return tr("Ratings"); }, {m_by, m_chart, m_ratings, m_system})});
    connect(m_scope, &SegmentedChoice::chosen, this, [this](int scope) {
        if (scope == AllSeasons)
            m_past.read();
        renew();
    });
    connect(m_by, &SegmentedChoice::chosen, this, &RecordsTab::showRatings);
    connect(&m_past, &PastSeasons::progressed, this, &RecordsTab::showReading);
    connect(&m_past, &PastSeasons::finished, this, &RecordsTab::renew);
    connect(m_records, &LeagueTable::chosen, this, [this](const QString& kind) {
        if (const auto fixture = m_fixtures.find(kind); fixture != m_fixtures.end())
            Q_EMIT fixtureAsked(fixture->second);
    });
    connect(m_ratings, &LeagueTable::chosen, this, [this](const QString& id) {
        if (m_by->current() == Coaches)
            Q_EMIT coachAsked(id);
        else if (league().season().entrantNamed(id.toStdString()) >= 0)
            Q_EMIT teamAsked(id);
    });
}

std::vector<const Season*> RecordsTab::seasons() const
{
    return m_scope->current() == AllSeasons ? m_past.all() : std::vector<const Season*>{&league().season()};
}

void RecordsTab::refresh()
{
    setAccessibleName(LeagueWords::tr("Records"));
    m_scope->rename({tr("This season"), LeagueWords::tr("All seasons")});
    m_scope->setAccessibleName(tr("Records of which seasons"));
    m_by->rename(
        {league().entrantsWord(), league().hasTeams() ? LeagueWords::tr("Coaches") : LeagueWords::tr("People")});
    m_by->setAccessibleName(tr("Show ratings of"));
    m_none->setText(tr("Records appear here after the first result."));
    showReading();
    showRecords();
    showHonours();
    showRatings();
}

void RecordsTab::showReading()
{
    const bool isReading = m_scope->current() == AllSeasons && !m_past.isRead();
    m_reading->setVisible(isReading);
    m_reading->setText(LeagueWords::tr("Reading season %1 of %2.").arg(m_past.done()).arg(m_past.count()));
}

void RecordsTab::showRecords()
{
    m_fixtures.clear();
    std::vector<LeagueRow> rows;
    for (const league::Record& record : records(seasons(), league().rules())) {
        LeagueRow row;
        row.id = QString::fromStdString(record.kind);
        row.name = nameOf(league().rules(), record);
        QStringList details{QString::fromStdString(record.holder)};
        if (!record.season.empty() && m_scope->current() == AllSeasons)
            details << QString::fromStdString(record.season);
        if (!record.line.empty())
            details << QString::fromStdString(record.line);
        row.detail = enumerated(details);
        row.cells << QString::number(record.value);
        if (!record.fixture.empty() && record.season == league().season().name)
            m_fixtures[row.id] = QString::fromStdString(record.fixture);
        rows.push_back(std::move(row));
    }
    m_none->setVisible(rows.empty());
    m_records->setVisible(!rows.empty());
    m_records->setTable(tr("Record"), {{tr("Value", "the value of a record"), 0, true}}, std::move(rows));
}

/// The seasons that are over, the latest first: who won them, and their prizes.
void RecordsTab::showHonours()
{
    std::vector<LeagueRow> rows;
    for (const Season* season : seasons()) {
        const std::optional<league::Honours> honours = honoursOf(*season, league().rules());
        if (!honours)
            continue;
        LeagueRow row;
        row.id = QString::fromStdString(season->id);
        row.name = QString::fromStdString(honours->season);
        if (!honours->runnerUp.empty())
            row.detail = tr("second: %1").arg(QString::fromStdString(honours->runnerUp));
        for (const league::Award& award : honours->awards) {
            QStringList holders;
            for (const std::string& each : award.holders)
                holders << QString::fromStdString(each);
            row.more << tr("%1: %2 (%3)", "an award, who has it, how many")
                            .arg(Text{award.name}.render(), enumerated(holders))
                            .arg(award.value);
        }
        const QString champion =
            honours->champion.empty() ? CommonWords::tr("nobody") : QString::fromStdString(honours->champion);
        row.cells << (honours->coach.empty()
                          ? champion
                          : CommonWords::tr("%1 (%2)").arg(champion, QString::fromStdString(honours->coach)));
        rows.insert(rows.begin(), std::move(row));
    }
    m_honoursBox->setVisible(!rows.empty());
    m_honours->setTable(LeagueWords::tr("Season"), {{LeagueWords::tr("Champion"), 0, true}}, std::move(rows));
}

void RecordsTab::showRatings()
{
    const std::vector<const Season*> shown = seasons();
    const auto by = m_by->current() == Coaches ? league::RateBy::Coach : league::RateBy::Entrant;
    std::vector<league::RatedMatch> matches;
    for (const Season* season : shown) {
        for (league::RatedMatch& match : ratedMatches(*season, by))
            matches.push_back(std::move(match));
    }
    const std::map<std::string, Rating> all = ratings(matches);
    std::vector<std::pair<std::string, Rating>> sorted(all.begin(), all.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second.value > b.second.value; });
    std::map<std::string, Shown> names = namesIn(shown);
    std::vector<LeagueRow> rows;
    std::vector<RatingLine> lines;
    for (const auto& [key, rating] : sorted) {
        LeagueRow row;
        row.id = QString::fromStdString(key);
        row.rank = QString::number(rows.size() + 1);
        row.name = names[key].name;
        row.colour = names[key].colour;
        row.cells << QString::number(rating.matches) << tally_words::ratingWords(rating.value);
        if (lines.size() < mostLines)
            lines.push_back({row.name, row.colour, rating.course});
        rows.push_back(std::move(row));
    }
    m_system->setText(tally_words::ratingSystem());
    m_chart->setVisible(!lines.empty());
    m_chart->setLines(std::move(lines), league::EloParameters{}.initial);
    m_ratings->setVisible(!rows.empty());
    m_ratings->setTable(m_by->current() == Coaches && league().hasTeams() ? CommonWords::tr("Coach")
                                                                          : league().entrantWord(),
                        {{CommonWords::tr("Matches"), 1}, {tr("Rating"), 0, true}}, std::move(rows));
}

} // namespace whistle

#include "moc_records_tab.cpp"
