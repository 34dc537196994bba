// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/tabs/teams_tab.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "catalog/seasons.h"
#include "controls/words/counter_label.h"
#include "controls/words/rule_chip.h"
#include "leagues/fixtures/fixture_row.h"
#include "leagues/panels/figure_tiles.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/standings_rows.h"

#include <algorithm>

namespace whistle {

using namespace league_layout;
using league::Fixture;
using league::Season;
using league::Tally;

namespace {

/// So many of the last matches are its form.
constexpr std::size_t formLength = 5;

} // namespace

TeamsTab::TeamsTab(const LeagueSession& session, QWidget* parent) : LeagueTab(session, parent)
{
    setObjectName(QStringLiteral("teamsTab"));
    m_results->setSpacing(0);
    m_columns->fill({panelOf({m_choiceField, m_name, m_coach, m_figures, m_formTitle, m_form}), m_othersBox},
                    {m_ratingPanel, m_bringsBox, m_resultsBox});
    connect(m_choice, &QComboBox::activated, this, &TeamsTab::showTeam);
    connect(m_others, &LeagueTable::chosen, this, &TeamsTab::showItem);
}

void TeamsTab::showItem(const QString& id)
{
    listTeams();
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(id)));
    showTeam();
}

void TeamsTab::listTeams()
{
    std::vector<std::pair<std::string, QString>> teams;
    for (const league::Entrant& entrant : league().season().entrants)
        teams.emplace_back(entrant.id, QString::fromStdString(entrant.name));
    refill(*m_choice, teams);
}

void TeamsTab::refresh()
{
    m_choiceField->setLabel(league().entrantWord());
    m_formTitle->setText(tr("Form: latest matches, newest last"));
    listTeams();
    showTeam();
}

void TeamsTab::showTeam()
{
    const int entrant = league().season().entrantNamed(idIn(*m_choice));
    if (entrant < 0)
        return;
    const league::Entrant& team = league().season().entrant(entrant);
    QStringList facts;
    if (const QString coach = league().coachOf(entrant); !coach.isEmpty())
        facts << labelled(CommonWords::tr("Coach"), coach);
    if (!team.identity.empty())
        facts << league().identityName(team.identity);
    if (team.droppedOut)
        facts << LeagueWords::tr("dropped out");
    if (!team.notes.empty())
        facts << QString::fromStdString(team.notes);
    m_name->setText(QString::fromStdString(team.name));
    m_coach->say(enumerated(facts));
    setAccessibleName(m_name->text());
    showFigures(entrant);
    showForm(entrant);
    showBrings(entrant);
    showRating(entrant);
    showOthers(entrant);
    showResults(entrant);
}

void TeamsTab::showFigures(int entrant)
{
    const Season& season = league().season();
    const auto careers = teamCareers({&season}, league().rules());
    const auto found = careers.find(season.entrant(entrant).id);
    const Tally tally = found == careers.end() ? Tally{} : found->second;
    std::vector<FigureTile> tiles{{"played", QString::number(tally.played), LeagueWords::tr("played")},
                                  {"won", QString::number(tally.won), LeagueWords::tr("won")}};
    if (league().rules().hasDraws)
        tiles.push_back({"drawn", QString::number(tally.drawn), tr("drawn")});
    tiles.push_back({"lost", QString::number(tally.lost), LeagueWords::tr("lost")});
    if (league().rules().hasScores)
        tiles.push_back(
            {"score",
             LeagueWords::tr("%1:%2").arg(CounterLabel::words(tally.scoreFor), CounterLabel::words(tally.scoreAgainst)),
             CommonWords::tr("score")});
    for (std::size_t stat = 0; stat < league().rules().stats.size(); ++stat)
        tiles.push_back({league().rules().stats[stat].id.c_str(), tally_words::countWords(tally.stat(stat)),
                         Text{league().rules().stats[stat].name}.render()});
    tiles.push_back({"streak", QString::number(tally.longestWinning), LeagueWords::tr("wins in a row")});
    if (tally.forfeited > 0)
        tiles.push_back({"forfeited", QString::number(tally.forfeited), tr("forfeited")});
    setTiles(*m_figures, tiles);
}

void TeamsTab::showForm(int entrant)
{
    const Season& season = league().season();
    std::vector<league::PlayedResult> own;
    for (league::PlayedResult& played : playedResults(season)) {
        if (contains(played.result.entrants, entrant))
            own.push_back(std::move(played));
    }
    clear(*m_form->layout());
    QStringList told;
    const std::size_t first = own.size() > formLength ? own.size() - formLength : 0;
    for (std::size_t i = first; i < own.size(); ++i) {
        const league::Result& result = own[i].result;
        const auto side = static_cast<std::size_t>(std::find(result.entrants.begin(), result.entrants.end(), entrant) -
                                                   result.entrants.begin());
        const bool isFirst = result.places[side] == 1;
        const bool hasWon = result.winner() == static_cast<int>(side);
        auto* sign = new PanelBox(hasWon ? Colour::Raised : Colour::Sunken);
        auto* room = new QHBoxLayout(sign);
        room->setContentsMargins(px(Length::SpaceM), px(Length::SpaceXs), px(Length::SpaceM), px(Length::SpaceXs));
        const QString word = hasWon    ? tr("W", "won, one letter")
                             : isFirst ? tr("D", "drawn, one letter")
                                       : tr("L", "lost, one letter");
        auto* letter = new TextLabel(word, TypeStep::Label, hasWon ? Colour::Text : Colour::TextMuted);
        const QString line = QString::fromStdString(scoreLine(season, result));
        letter->setToolTip(line);
        letter->setAccessibleName(labelled(word, line));
        room->addWidget(letter);
        m_form->layout()->addWidget(sign);
        told << word;
    }
    m_form->setAccessibleName(told.join(QStringLiteral(" ")));
    m_formTitle->setVisible(!told.isEmpty());
    m_form->setVisible(!told.isEmpty());
}

void TeamsTab::showBrings(int entrant)
{
    clear(*m_brings);
    const std::vector<league::SettledField> fields = broughtBy(league().season(), entrant);
    const bool isOver = league().season().champion >= 0;
    m_bringsBox->setVisible(!fields.empty() && !isOver);
    const GameEntry* game = league().shelf().game(league().season().game);
    for (const league::SettledField& field : fields) {
        auto* words = new Paragraph;
        words->setText(field.why.render(game ? game->names : NameReader()));
        auto* chip = new RuleChip(idOf(field.rule));
        connect(chip, &RuleChip::opened, this, &LeagueTab::ruleAsked);
        m_brings->addWidget(rowOf(words, {chip}, Qt::AlignTop));
    }
}

void TeamsTab::showRating(int entrant)
{
    const Season& season = league().season();
    const league::Entrant& team = season.entrant(entrant);
    const auto all = ratings(ratedMatches(season, league::RateBy::Entrant));
    const auto found = all.find(team.id);
    const league::Rating rating = found == all.end() ? league::Rating{} : found->second;
    m_ratedAs = rating.value;
    m_ratingPanel->retitle();
    m_rating->setText(tally_words::ratingSystem());
    m_chart->setVisible(!rating.course.empty());
    m_chart->setLines({{QString::fromStdString(team.name), standings_rows::colourOf(team), rating.course}},
                      league::EloParameters{}.initial);
}

void TeamsTab::showOthers(int entrant)
{
    const Season& season = league().season();
    std::vector<LeagueRow> rows;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const auto other = static_cast<int>(i);
        const Tally tally = other == entrant ? Tally{} : headToHead(season, league().rules(), entrant, other);
        if (tally.played == 0)
            continue;
        LeagueRow row = standings_rows::rowOf(season.entrants[i]);
        row.detail = league().coachOf(other);
        row.cells = tally_words::cells(league().rules(), tally);
        rows.push_back(std::move(row));
    }
    m_othersBox->setVisible(!rows.empty());
    m_others->setTable(tr("Opponents"), tally_words::columns(league().rules()), std::move(rows));
}

void TeamsTab::showResults(int entrant)
{
    clear(*m_results);
    for (const Fixture& fixture : league().season().fixtures) {
        if (contains(fixture.sides, entrant))
            m_results->addWidget(newRow(fixture));
    }
    m_resultsBox->setVisible(m_results->count() > 0);
}

} // namespace whistle

#include "moc_teams_tab.cpp"
