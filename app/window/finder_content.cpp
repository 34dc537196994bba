// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/finder_content.h"

#include "base/common_words.h"
#include "disputes/ruling_text.h"
#include "search/rule_search.h"
#include "window/language.h"
#include "window/main_window.h"
#include "window/open_folder.h"

namespace whistle {

namespace {

/// How many matches, the latest first, are looked through.
constexpr int mostMatches = 200;
constexpr int mostRules = 12;

} // namespace

FinderContent::FinderContent(MainWindow& window, const OpenFolder& folder, const GameEntries& games,
                             std::function<const std::vector<DisputeGame>&()> disputes)
    : m_window(window)
    , m_folder(folder)
    , m_games(games)
    , m_disputes(std::move(disputes))
{
}

FinderContent::~FinderContent() = default;

std::vector<FindProvider> FinderContent::providers()
{
    return {[this](const QString& text) { return findPages(text); },
            [this](const QString& text) { return findQuestions(text); },
            [this](const QString& text) { return findMatches(text); },
            [this](const QString& text) {
                LeaguePages* pages = m_window.leagues();
                return pages ? pages->find(text) : std::vector<Found>();
            },
            [this](const QString& text) { return findTeams(text); },
            [this](const QString& text) { return findRules(text); }};
}

std::vector<Found> FinderContent::findPages(const QString& text) const
{
    struct Page {
        QString title;
        std::function<void()> go;
    };
    std::vector<Page> pages{{CommonWords::tr("Home"), [this] { m_window.goHome(); }},
                            {CommonWords::tr("Dispute desk"), [this] { m_window.goToDisputes(); }},
                            {CommonWords::tr("Rulebook"), [this] { m_window.goToRulebook(); }},
                            {CommonWords::tr("Settings"), [this] { m_window.openSettings(); }}};
    if (m_window.leagues() != nullptr)
        pages.push_back({CommonWords::tr("Leagues"), [this] { m_window.goToLeagues(); }});
    if (m_window.session() != nullptr) {
        pages.push_back({CommonWords::tr("The match"), [this] { m_window.goToMatch(); }});
        pages.push_back({CommonWords::tr("Challenge the last ruling"), [this] { m_window.openChallenge(0); }});
        pages.push_back({CommonWords::tr("Time machine"), [this] { m_window.openPast(PastAct::Look, 0); }});
        pages.push_back(
            {CommonWords::tr("Match report"), [this] { m_window.openReport(m_window.session()->id().uuid); }});
        pages.push_back({CommonWords::tr("Scoreboard"), [this] { m_window.toggleScoreboard(); }});
    }
    for (const GameEntry& game : m_games) {
        if (game.newMatchPage)
            pages.push_back({CommonWords::tr("New %1 match").arg(Text{game.name}.render()),
                             [this, id = QString::fromStdString(game.game)] { m_window.newMatch(id); }});
        for (const CompanionEntry& one : game.companions)
            pages.push_back(
                {labelled(Text{game.name}.render(), Text{one.title}.render()),
                 [this, id = QString::fromStdString(game.game), page = one.id] { m_window.openCompanion(id, page); }});
    }
    std::vector<Found> found;
    for (const Page& page : pages) {
        if (const int rank = findRank(folded(text), page.title); rank >= 0)
            found.push_back({page.title, tr("Page"), rank, page.go});
    }
    return found;
}

std::vector<Found> FinderContent::findQuestions(const QString& text) const
{
    std::vector<Found> found;
    for (const DisputeGame& game : m_disputes()) {
        const QString name = Text{game.game->name}.render();
        for (const Question& question : game.game->questions) {
            const QString title = questionTitle(game, question);
            const QString line = Text{question.summary}.render();
            if (const int rank = findRank(folded(text), title, line); rank >= 0)
                found.push_back(
                    {title, tr("Question, %1: %2").arg(name, line), rank,
                     [this, id = game.game->id, asked = question.id] { m_window.openQuestion(id, asked); }});
        }
    }
    return found;
}

std::vector<Found> FinderContent::findMatches(const QString& text) const
{
    std::vector<Found> found;
    const Checked<std::vector<MatchSummary>> matches = m_folder.matches()->recent(mostMatches);
    if (!matches)
        return found;
    for (const MatchSummary& match : *matches) {
        const GameEntry* game = m_folder.matches()->game(match.game);
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
            found.push_back({title, tr("%1 match").arg(Text{game->name}.render()), rank,
                             [this, uuid = match.id.uuid] { m_window.openMatch(uuid); }});
    }
    return found;
}

std::vector<Found> FinderContent::findTeams(const QString& text) const
{
    std::vector<Found> found;
    for (const DisputeGame& game : m_disputes()) {
        if (!game.game->guide.usualNames)
            continue;
        for (const std::string& team : game.game->guide.usualNames("team")) {
            const QString name = game.names ? game.names(team) : QString::fromStdString(team);
            if (const int rank = findRank(folded(text), name); rank >= 0)
                found.push_back({name, tr("Team of %1: a new match").arg(Text{game.game->name}.render()), rank,
                                 [this, id = QString::fromStdString(game.game->id)] { m_window.newMatch(id); }});
        }
    }
    return found;
}

std::vector<Found> FinderContent::findRules(const QString& text)
{
    if (!m_ruleSearch)
        m_ruleSearch = std::make_unique<RuleSearch>(m_window.books());
    std::vector<Found> found;
    const BookLanguage language = readersLanguage();
    const RuleFindings findings = m_ruleSearch->find(text, mostRules);
    for (const RuleHit& hit : findings.rules) {
        const QString id = QString::fromStdString(hit.rule->id);
        const QString title = QString::fromStdString(hit.rule->words.in(language).title);
        // A word of another language finds the rule too: then its title need not hold what was typed.
        const int rank = findRank(folded(text), title);
        found.push_back(
            {title, CommonWords::tr("Rule %1").arg(id), rank >= 0 ? rank : 2, [this, id] { m_window.openRule(id); }});
    }
    return found;
}

} // namespace whistle
