// SPDX-License-Identifier: GPL-3.0-or-later
// What the quick finder finds.
#include "disputes/ruling_text.h"
#include "match/match_library.h"
#include "search/rule_search.h"
#include "window/finder.h"
#include "window/language.h"
#include "window/main_window.h"

namespace whistle {

namespace {

/// How many matches, the latest first, are looked through.
constexpr int mostMatches = 200;
constexpr int mostRules = 12;

} // namespace

void MainWindow::openFinder()
{
    if (!m_library)
        return;
    if (!m_finder) {
        m_finder = new Finder(centralWidget());
        m_finder->setProviders({[this](const QString& text) { return findPages(text); },
                                [this](const QString& text) { return findQuestions(text); },
                                [this](const QString& text) { return findMatches(text); },
                                [this](const QString& text) {
                                    LeaguePages* pages = leagues();
                                    return pages ? pages->find(text) : std::vector<Found>();
                                },
                                [this](const QString& text) { return findTeams(text); },
                                [this](const QString& text) { return findRules(text); }});
        connect(m_finder, &Finder::closed, this, [this] {
            if (QWidget* page = currentPage())
                page->setFocus(Qt::OtherFocusReason);
        });
    }
    m_finder->open();
}

std::vector<Found> MainWindow::findPages(const QString& text)
{
    struct Page {
        QString title;
        std::function<void()> go;
    };
    std::vector<Page> pages{{tr("Home"), [this] { goHome(); }},
                            {tr("Dispute desk"), [this] { goToDisputes(); }},
                            {tr("Rulebook"), [this] { goToRulebook(); }},
                            {tr("Settings"), [this] { openSettings(); }}};
    if (m_leagueEntry)
        pages.push_back({tr("Leagues"), [this] { goToLeagues(); }});
    if (desk()) {
        pages.push_back({tr("The match"), [this] { goToMatch(); }});
        pages.push_back({tr("Challenge the last ruling"), [this] { openChallenge(0); }});
        pages.push_back({tr("Time machine"), [this] { openPast(PastAct::Look, 0); }});
        pages.push_back({tr("Match report"), [this] { openReport(desk()->id().uuid); }});
        pages.push_back({tr("Scoreboard"), [this] { toggleScoreboard(); }});
    }
    for (const GameEntry& game : m_games) {
        if (game.newMatchPage)
            pages.push_back({tr("New match of %1").arg(Text{game.name}.render()),
                             [this, id = QString::fromStdString(game.game)] { newMatch(id); }});
        for (const CompanionEntry& one : game.companions)
            pages.push_back(
                {tr("%1: %2", "game, page").arg(Text{game.name}.render(), Text{one.title}.render()),
                 [this, id = QString::fromStdString(game.game), page = one.id] { openCompanion(id, page); }});
    }
    std::vector<Found> found;
    for (const Page& page : pages) {
        if (const int rank = findRank(folded(text), page.title); rank >= 0)
            found.push_back({page.title, tr("Page"), rank, page.go});
    }
    return found;
}

std::vector<Found> MainWindow::findQuestions(const QString& text)
{
    std::vector<Found> found;
    (void)deskGame({}); // makes them
    for (const DeskGame& game : m_deskGames) {
        const QString name = Text{game.game->name}.render();
        for (const Question& question : game.game->questions) {
            const QString title = questionTitle(game, question);
            const QString line = Text{question.summary}.render();
            if (const int rank = findRank(folded(text), title, line); rank >= 0)
                found.push_back({title, tr("Question, %1: %2").arg(name, line), rank,
                                 [this, id = game.game->id, asked = question.id] { openQuestion(id, asked); }});
        }
    }
    return found;
}

std::vector<Found> MainWindow::findMatches(const QString& text)
{
    std::vector<Found> found;
    const Checked<std::vector<MatchSummary>> matches = m_library->recent(mostMatches);
    if (!matches)
        return found;
    for (const MatchSummary& match : *matches) {
        const GameEntry* game = m_library->game(match.game);
        if (!game || match.shelf == Shelf::Bin)
            continue;
        QStringList words = QString::fromStdString(match.title).split(QStringLiteral(", "));
        for (QString& word : words) { // "fangs 12": the names are put in when they are shown
            const QString id = word.section(QLatin1Char(' '), 0, -2);
            word = game->names ? game->names(id.toStdString()) + QLatin1Char(' ') + word.section(QLatin1Char(' '), -1)
                               : word;
        }
        const QString title = words.join(QStringLiteral(", "));
        if (const int rank = findRank(folded(text), title); rank >= 0)
            found.push_back({title, tr("Match of %1").arg(Text{game->name}.render()), rank,
                             [this, uuid = match.id.uuid] { openMatch(uuid); }});
    }
    return found;
}

std::vector<Found> MainWindow::findTeams(const QString& text)
{
    std::vector<Found> found;
    (void)deskGame({}); // makes them
    for (const DeskGame& game : m_deskGames) {
        if (!game.game->guide.usualNames)
            continue;
        for (const std::string& team : game.game->guide.usualNames("team")) {
            const QString name = game.names ? game.names(team) : QString::fromStdString(team);
            if (const int rank = findRank(folded(text), name); rank >= 0)
                found.push_back({name, tr("Team of %1: a new match").arg(Text{game.game->name}.render()), rank,
                                 [this, id = QString::fromStdString(game.game->id)] { newMatch(id); }});
        }
    }
    return found;
}

std::vector<Found> MainWindow::findRules(const QString& text)
{
    if (!m_ruleSearch)
        m_ruleSearch = std::make_unique<RuleSearch>(books());
    std::vector<Found> found;
    const BookLanguage language = readersLanguage();
    const RuleFindings findings = m_ruleSearch->find(text, mostRules);
    for (const RuleHit& hit : findings.rules) {
        const QString id = QString::fromStdString(hit.rule->id);
        const QString title = QString::fromStdString(hit.rule->words.in(language).title);
        // A word of another language finds the rule too: then its title need not hold what was typed.
        const int rank = findRank(folded(text), title);
        found.push_back({title, tr("Rule %1").arg(id), rank >= 0 ? rank : 2, [this, id] { openRule(id); }});
    }
    return found;
}

} // namespace whistle
