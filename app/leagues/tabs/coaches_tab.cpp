// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/coaches_tab.h"

#include "controls/flow_layout.h"
#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "leagues/panels/figure_tiles.h"
#include "leagues/panels/layout.h"
#include "leagues/panels/two_columns.h"
#include "leagues/season/past_seasons.h"
#include "leagues/standings/league_table.h"
#include "leagues/standings/rating_chart.h"
#include "leagues/standings/tally_words.h"
#include "match/form_field.h"

#include <QComboBox>
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
    return teams.join(CoachesTab::tr(", ", "between two teams"));
}

} // namespace

CoachesTab::CoachesTab(const LeagueDesk& desk, PastSeasons& past, QWidget* parent)
    : LeagueTab(desk, parent)
    , m_past(past)
    , m_columns(new TwoColumns(this, 3, 2))
    , m_choice(new QComboBox)
    , m_choiceField(new FormField(m_choice))
    , m_name(new TextLabel({}, TypeStep::Heading))
    , m_reading(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_figures(new QWidget)
    , m_seasonsTitle(new TextLabel({}, TypeStep::Title))
    , m_seasons(new LeagueTable)
    , m_ratingTitle(new TextLabel({}, TypeStep::Title))
    , m_rating(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_chart(new RatingChart)
    , m_none(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("coachesTab"));
    m_choice->setObjectName(QStringLiteral("coachChoice"));
    m_name->setObjectName(QStringLiteral("coachName"));
    m_reading->setObjectName(QStringLiteral("pastReading"));
    m_figures->setObjectName(QStringLiteral("coachFigures"));
    m_seasons->setObjectName(QStringLiteral("coachSeasons"));
    m_rating->setObjectName(QStringLiteral("coachRating"));
    for (TextLabel* label : {m_name, m_reading, m_rating, m_none})
        label->setWordWrap(true);
    auto* flow = new FlowLayout(m_figures, px(Length::SpaceS));
    flow->setContentsMargins(0, 0, 0, 0);
    auto* head = new PanelBox;
    auto* words = new QVBoxLayout(head);
    pad(*words);
    for (QWidget* widget : {static_cast<QWidget*>(m_none), static_cast<QWidget*>(m_choiceField),
                            static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_reading), m_figures})
        words->addWidget(widget);
    auto* seasons = new PanelBox;
    auto* seasonsColumn = new QVBoxLayout(seasons);
    pad(*seasonsColumn);
    seasonsColumn->addWidget(m_seasonsTitle);
    seasonsColumn->addWidget(m_seasons);
    auto* rating = new PanelBox;
    auto* ratingColumn = new QVBoxLayout(rating);
    pad(*ratingColumn);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_ratingTitle), static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_rating)})
        ratingColumn->addWidget(widget);
    QVBoxLayout* left = m_columns->left();
    QVBoxLayout* right = m_columns->right();
    left->addWidget(head);
    left->addWidget(seasons);
    left->addStretch(1);
    right->addWidget(rating);
    right->addStretch(1);
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
    const QVariant chosen = m_wanted.isEmpty() ? m_choice->currentData() : QVariant(m_wanted);
    // Who coaches in this season stands first.
    std::vector<std::pair<std::string, std::string>> coaches;
    const auto add = [&](const league::Person& person) {
        const bool isKnown =
            std::any_of(coaches.begin(), coaches.end(), [&](const auto& each) { return each.first == person.id; });
        if (!isKnown)
            coaches.emplace_back(person.id, person.name);
    };
    for (const league::Person& person : league().season().people)
        add(person);
    const std::vector<const Season*> seasons = m_past.all();
    for (auto season = seasons.rbegin(); season != seasons.rend(); ++season) {
        for (const league::Person& person : (*season)->people)
            add(person);
    }
    m_choice->clear();
    for (const auto& [id, name] : coaches)
        m_choice->addItem(QString::fromStdString(name), QString::fromStdString(id));
    const int found = m_choice->findData(chosen);
    if (found >= 0)
        m_wanted.clear();
    m_choice->setCurrentIndex(std::max(0, found));
}

void CoachesTab::refresh()
{
    m_choiceField->setLabel(tr("Coach"));
    m_seasonsTitle->setText(tr("Season by season"));
    m_none->setText(tr("No coaches are named in this season. Name them with the teams, and their careers stand here."));
    listCoaches();
    showCoach();
    showReading();
}

void CoachesTab::showReading()
{
    const bool isReading = !m_past.isRead() && m_past.count() > 0;
    m_reading->setVisible(isReading);
    m_reading->setText(tr("The seasons of the game are being read, %1 of %2.").arg(m_past.done()).arg(m_past.count()));
}

void CoachesTab::showCoach()
{
    const bool hasCoach = m_choice->count() > 0;
    m_none->setVisible(!hasCoach);
    for (QWidget* widget : {static_cast<QWidget*>(m_choiceField), static_cast<QWidget*>(m_name), m_figures,
                            m_seasonsTitle->parentWidget(), m_columns->right()->parentWidget()})
        widget->setVisible(hasCoach);
    if (!hasCoach)
        return;
    const std::string coach = m_choice->currentData().toString().toStdString();
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
        row.mark = tally.titles > 0 ? tr("champion") : tally.finals > 0 ? tr("in the final") : QString();
        row.cells = tally_words::cells(rules, tally);
        rows.push_back(std::move(row));
    }
    const Tally all = tallyIn(seasons);
    std::vector<FigureTile> tiles{{"seasons", QString::number(rows.size()), tr("seasons")},
                                  {"titles", QString::number(all.titles), tr("titles")},
                                  {"finals", QString::number(all.finals), tr("finals")},
                                  {"played", QString::number(all.played), tr("played")},
                                  {"won", QString::number(all.won), tr("won")},
                                  {"lost", QString::number(all.lost), tr("lost")},
                                  {"streak", QString::number(all.longestWinning), tr("wins one after the other")}};
    for (std::size_t stat = 0; stat < rules.stats.size() && stat < all.stats.size(); ++stat)
        tiles.push_back({rules.stats[stat].id.c_str(), tally_words::countWords(all.stat(stat)),
                         Text{rules.stats[stat].name}.render()});
    setTiles(*m_figures, tiles);
    m_seasons->setAccessibleName(m_seasonsTitle->text());
    m_seasons->setTable(tr("Season"), tally_words::columns(rules), std::move(rows));

    std::vector<league::RatedMatch> matches;
    for (const Season* season : seasons) {
        for (league::RatedMatch& match : ratedMatches(*season, league::RateBy::Coach))
            matches.push_back(std::move(match));
    }
    const auto ratingsOfAll = ratings(matches);
    const auto found = ratingsOfAll.find(coach);
    const league::Rating rating = found == ratingsOfAll.end() ? league::Rating{} : found->second;
    m_ratingTitle->setText(tr("Rating %1").arg(tally_words::ratingWords(rating.value)));
    m_rating->setText(tally_words::ratingSystem());
    m_chart->setVisible(!rating.course.empty());
    m_chart->setLines({{m_choice->currentText(), {}, rating.course}}, league::EloParameters{}.initial);
}

} // namespace whistle
