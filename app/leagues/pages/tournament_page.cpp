// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/pages/tournament_page.h"

#include "base/common_words.h"
#include "base/each.h"
#include "catalog/leagues.h"
#include "controls/layout/columns.h"
#include "league/refereeing/trf_intake.h"
#include "leagues/pages/league_page.h"
#include "leagues/panels/layout.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/league_table.h"
#include "leagues/standings/standings_rows.h"
#include "match/form_field.h"
#include "match/match_library.h"

#include <QComboBox>
#include <QEvent>

namespace whistle {

using namespace league_layout;

TournamentPage::TournamentPage(SeasonLibrary& library, std::string text, QString from, const std::string& game,
                               QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_text(std::move(text))
    , m_from(std::move(from))
    , m_game(named("reportGame", new QComboBox))
    , m_gameField(new FormField(m_game))
    , m_table(named("reportTable", new LeagueTable))
{
    setObjectName(QStringLiteral("tournamentPage"));
    for (const league::LeagueRules& rules : leagueGames())
        m_game->addItem(Text{rules.name}.render(), QString::fromStdString(rules.game));
    m_game->setCurrentIndex(m_game->findData(QString::fromStdString(game)));
    auto* content = new QWidget;
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    m_becomes = panelOf({m_name, m_table});
    columnIn(*content, px(Length::SpaceL), px(Length::SpaceM),
             {panelOf({m_title, m_hint, m_source, m_gameField, m_preview}), m_becomes})
        ->addStretch(1);
    columnIn(*this, 0, -1, {area});
    setFocusProxy(m_game);
    connect(m_game, &QComboBox::activated, this, &TournamentPage::read);
    connect(m_preview, &IntakePreview::accepted, this, &TournamentPage::takeIn);
    connect(m_preview, &IntakePreview::takenBack, this, &TournamentPage::takeBack);
    connect(m_preview, &IntakePreview::left, this, &TournamentPage::left);
    read();
}

void TournamentPage::read()
{
    m_intake.reset();
    m_problems.clear();
    if (const std::string game = idIn(*m_game); !game.empty()) {
        std::vector<std::string> taken;
        if (const Checked<std::vector<MatchSummary>> seasons = m_library.store().seasons())
            taken =
                eachOf(*seasons, [](const MatchSummary& each) { return valueIn(each.summary, "id", std::string()); });
        Checked<league::Intake> intake =
            takeInTrf(m_text, {}, league::idFor(m_from.section(u'.', 0, 0), taken), game, leagueRules);
        m_problems = words(intake.problems());
        if (intake)
            m_intake = std::move(*intake);
    }
    look();
}

void TournamentPage::look()
{
    m_title->setText(LeaguePage::tr("Tournament report (TRF)"));
    setAccessibleName(m_title->text());
    m_hint->setText(tr("The report becomes a new season. Choose the game that was played."));
    m_gameField->setLabel(CommonWords::tr("Game"));
    m_gameField->setVisible(!m_season);
    m_source->say(m_from);
    m_preview->tell(m_problems, m_intake ? &*m_intake : nullptr, m_season.has_value());
    const std::unique_ptr<SeasonRecord> record = newSeason();
    const bool isSeason = m_intake && !m_intake->acts.empty() && record->playAll(m_intake->acts, Instant{});
    m_becomes->setVisible(isSeason);
    if (!isSeason)
        return;
    const league::Season& season = record->state();
    m_name->setText(QString::fromStdString(season.name));
    m_table->setTable(LeagueWords::tr("Player"), standings_rows::shortColumns(season),
                      standings_rows::shortRows(season, *leagueRules(season.game)));
}

void TournamentPage::takeIn()
{
    const Checked<MatchId> id = m_library.make(m_intake->acts);
    m_problems = words(id.problems());
    if (id)
        m_season = *id;
    look();
    if (id)
        m_preview->goOn();
}

void TournamentPage::takeBack()
{
    m_problems = words(m_library.put(*m_season, Shelf::Bin));
    if (m_problems.isEmpty())
        m_season.reset();
    look();
}

void TournamentPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        look();
}

} // namespace whistle

#include "moc_tournament_page.cpp"
