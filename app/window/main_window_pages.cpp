// SPDX-License-Identifier: GPL-3.0-or-later
// The pages beside the matches: dispute desk, finder, rulebook, leagues, what games have besides, the gallery.
#include "base/common_words.h"
#include "base/first.h"
#include "disputes/dispute_page.h"
#include "match/match_library.h"
#include "match/notice_bar.h"
#include "rulebook/rulebook_page.h"
#include "window/finder_content.h"
#include "window/home_page.h"
#include "window/league_pages.h"
#include "window/main_window.h"
#include "window/open_folder.h"
#include "window/open_match.h"
#include "window/rail.h"
#include "window/side_sheets.h"

#include <QFileDialog>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

/// What is known of the game's box; null: there is no such page.
const CompanionEntry* boxPageOf(const GameEntry& game)
{
    return firstWith(game.companions, &CompanionEntry::isOfBox, true);
}

/// As the home page's summary has the seats. "fangs/r1" sits where the Fangs do.
SeatFinder seatFinder(const MatchSession::Digester& digest)
{
    return [digest](const Match& match, const std::string& name) {
        const Json summary = digest(match).summary;
        const std::string whose = name.substr(0, name.find('/'));
        for (const Json& seat : summary.at("seats")) {
            if (valueIn(seat, "name", std::string()) == whose)
                return valueIn(seat, "seat", 0);
        }
        return 0;
    };
}

const QString bookmarksName = QStringLiteral("rulebook/bookmarks");
/// The rules of seasons, which are every game's.
const QString leaguesBook = QStringLiteral("leagues");

} // namespace

const std::vector<DisputeGame>& MainWindow::disputeGames()
{
    if (m_disputeGames.empty()) {
        for (const GameEntry& entry : m_games) {
            if (const auto found = Catalog::standard().game(entry.game))
                m_disputeGames.push_back(
                    {*found, entry.names, entry.pickers, {}, entry.picture, seatFinder(entry.digest)});
        }
    }
    return m_disputeGames;
}

const DisputeGame* MainWindow::disputeGame(std::string_view game)
{
    return firstOf(disputeGames(), [game](const DisputeGame& one) { return one.game->id == game; });
}

DisputePage& MainWindow::disputes()
{
    if (m_disputes)
        return *m_disputes;
    m_disputes = new DisputePage(disputeGames(), store());
    connect(m_disputes, &DisputePage::ruleAsked, this, &MainWindow::openRule);
    connect(m_disputes, &DisputePage::rulesAsked, this, [this](const QString& typed) {
        goToRulebook();
        if (m_rulebook)
            m_rulebook->search(typed);
    });
    connect(m_disputes, &DisputePage::saved, m_match, &OpenMatch::rulingKept);
    connect(m_disputes, &DisputePage::notKept, this, [this](const Problems& problems) {
        m_notice->tell(CommonWords::tr("Could not save the ruling."), words(problems));
    });
    return *m_disputes;
}

void MainWindow::goToDisputes()
{
    if (!library())
        return;
    DisputePage& page = disputes();
    page.setMatch(session() ? &session()->match() : nullptr, session() ? session()->id() : MatchId{});
    showPage(&page, Rail::Place::Disputes);
}

void MainWindow::openQuestion(const std::string& game, const std::string& question)
{
    goToDisputes();
    if (m_disputes)
        m_disputes->open(game, question);
}

void MainWindow::openChallenge(int number, const QString& about)
{
    if (const DisputeGame* game = session() ? disputeGame(session()->match().game()) : nullptr)
        m_match->openChallenge(number, about, *game);
}

void MainWindow::openFinder()
{
    if (!library())
        return;
    if (!m_finder) {
        m_finderContent = std::make_unique<FinderContent>(
            *this, *m_folder, m_games, [this]() -> const auto& { return disputeGames(); });
        m_finder = new Finder(centralWidget());
        m_finder->setProviders(m_finderContent->providers());
        connect(m_finder, &Finder::closed, this, [this] {
            if (QWidget* page = currentPage())
                page->setFocus(Qt::OtherFocusReason);
        });
    }
    m_finder->open();
}

QStringList MainWindow::books() const
{
    QStringList books;
    for (const GameEntry& game : m_games)
        books << QString::fromStdString(game.game);
    return books << leaguesBook;
}

RulebookPage& MainWindow::rulebook()
{
    if (m_rulebook)
        return *m_rulebook;
    std::vector<BookGame> shelf;
    for (const GameEntry& game : m_games)
        shelf.push_back({QString::fromStdString(game.game), game.name, boxPageOf(game) != nullptr});
    shelf.push_back({leaguesBook, {"common", QT_TRANSLATE_NOOP("common", "Leagues")}});
    m_rulebook = new RulebookPage(shelf);
    m_rulebook->setBookmarks(settings().value(bookmarksName).value_or(QString()).split(u' ', Qt::SkipEmptyParts));
    connect(m_rulebook, &RulebookPage::bookmarksChanged, this,
            [this](const QStringList& bookmarks) { settings().setValue(bookmarksName, bookmarks.join(u' ')); });
    connect(m_rulebook, &RulebookPage::entryAsked, this, [this](int entry) { openPast(PastAct::Look, entry); });
    connect(m_rulebook, &RulebookPage::boxAsked, this, [this](const QString& id) {
        const GameEntry* game = library() ? library()->game(id.toStdString()) : nullptr;
        if (const CompanionEntry* box = game ? boxPageOf(*game) : nullptr)
            openCompanion(id, box->id);
    });
    connect(m_rulebook, &RulebookPage::fileAsked, this, [this](RulebookPage::File kind) {
        const bool pdf = kind == RulebookPage::File::Pdf;
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Save the rules to a file"), pdf ? QStringLiteral("rules.pdf") : QStringLiteral("rules.html"),
            pdf ? CommonWords::tr("PDF (*.pdf);;All files (*)") : CommonWords::tr("HTML (*.html);;All files (*)"));
        if (!path.isEmpty())
            tellWhereRulesAre(m_rulebook->write(kind, path), path);
    });
    return *m_rulebook;
}

void MainWindow::tellWhereRulesAre(const Problems& problems, const QString& path)
{
    const QString told =
        problems.empty() ? CommonWords::tr("Saved to the file %1.") : CommonWords::tr("Could not save to %1.");
    m_notice->tell(told.arg(path), words(problems));
}

void MainWindow::goToRulebook()
{
    if (!library())
        return;
    RulebookPage& page = rulebook();
    page.setMatch(session() ? &session()->match() : nullptr);
    showPage(&page, Rail::Place::Rulebook);
}

void MainWindow::openInRulebook(const QString& rule)
{
    goToRulebook();
    if (!m_rulebook)
        return;
    m_sheets->close();
    m_rulebook->open(rule);
}

LeaguePages* MainWindow::leagues()
{
    if (m_leagues || !m_leagueEntry || !store())
        return m_leagues;
    m_leagues = m_leagueEntry(*store(), m_games, m_club.get());
    connect(m_leagues, &LeaguePages::ruleAsked, this, &MainWindow::openRule);
    connect(m_leagues, &LeaguePages::cueAsked, this, &MainWindow::play);
    connect(m_leagues, &LeaguePages::matchAsked, this, &MainWindow::openMatch);
    connect(m_leagues, &LeaguePages::seasonAsked, this, &MainWindow::openSeason);
    connect(m_leagues, &LeaguePages::told, m_notice, &NoticeBar::tell);
    connect(m_leagues, &LeaguePages::offered, this, [this](const LeagueOffer& offer) {
        if (offer.title.isEmpty())
            m_notice->dismiss();
        else
            m_notice->offer(offer.title, offer.details, offer.ways);
    });
    connect(m_leagues, &LeaguePages::playAsked, this, &MainWindow::playFixture);
    connect(m_leagues, &LeaguePages::left, this, &MainWindow::goHome);
    return m_leagues;
}

void MainWindow::goToLeagues()
{
    LeaguePages* page = library() ? leagues() : nullptr;
    if (page == nullptr)
        return;
    page->showLatest();
    showPage(page, Rail::Place::Leagues);
}

void MainWindow::playFixture(const FixtureToPlay& fixture)
{
    if (!fixture.begun.isEmpty()) {
        openMatch(fixture.begun);
        return;
    }
    newMatch(QString::fromStdString(fixture.game));
    if (!m_newMatchPage)
        return;
    m_newMatchPage->fillIn(fixture.start);
    m_tie = fixture.tie;
}

Problems MainWindow::tieMatch(const MatchId& match)
{
    if (!m_tie)
        return {};
    MatchFixture tie = *std::exchange(m_tie, std::nullopt);
    tie.match = match;
    return MatchFixtures(*store()).tie(tie);
}

void MainWindow::tellSeason()
{
    LeaguePages* pages = session() ? leagues() : nullptr;
    const GameEntry* game = pages ? m_match->game() : nullptr;
    if (game != nullptr)
        pages->follow(*session(), game->digest(session()->match()).finished);
}

void MainWindow::openSeason(const QString& uuid)
{
    if (LeaguePages* page = library() ? leagues() : nullptr) {
        page->openSeason(uuid);
        goToLeagues();
    }
}

void MainWindow::lookAtExampleSeason()
{
    if (LeaguePages* page = library() ? leagues() : nullptr) {
        page->openExample();
        goToLeagues();
    }
}

void MainWindow::openCompanion(const QString& game, const QString& id)
{
    const GameEntry* entry = library() ? library()->game(game.toStdString()) : nullptr;
    if (entry == nullptr)
        return;
    const auto found = std::find_if(entry->companions.begin(), entry->companions.end(),
                                    [&](const CompanionEntry& one) { return one.id == id; });
    if (found == entry->companions.end())
        return;
    m_beforeCompanion = currentPage();
    CompanionPage*& page = m_companions[game + u'/' + id];
    if (page == nullptr) {
        page = found->page(*store(), settings(), nullptr);
        connect(page, &CompanionPage::ruleAsked, this, &MainWindow::openRule);
        connect(page, &CompanionPage::cueAsked, this, &MainWindow::play);
        connect(page, &CompanionPage::told, m_notice, &NoticeBar::tell);
        connect(page, &CompanionPage::left, this, &MainWindow::leaveCompanion);
        connect(page, &CompanionPage::newMatchAsked, this, [this, game](const Json& along) {
            newMatch(game);
            if (m_newMatchPage)
                m_newMatchPage->takeAlong(along);
        });
    }
    showPage(page, Rail::Place::Neither);
}

/// Back to the page that led there, where it is one to go on with; what has been typed into it is still there.
void MainWindow::leaveCompanion()
{
    const QWidget* before = std::exchange(m_beforeCompanion, nullptr);
    if (before != nullptr && before == m_newMatchPage)
        showPage(m_newMatchPage, Rail::Place::Neither);
    else if (before != nullptr && before == m_rulebook)
        goToRulebook();
    else
        back();
}

CompanionPage* MainWindow::companion() const
{
    const auto found = std::find_if(m_companions.begin(), m_companions.end(),
                                    [this](const auto& one) { return one.second == currentPage(); });
    return found == m_companions.end() ? nullptr : found->second;
}

/// What they keep lies in the store.
void MainWindow::closeCompanions()
{
    for (const auto& [name, page] : m_companions)
        delete page;
    m_companions.clear();
}

void MainWindow::showForDevelopers(std::function<QWidget*()> gallery)
{
    m_makeGallery = std::move(gallery);
    m_rail->showEntry(Rail::Place::Gallery);
}

void MainWindow::goToGallery()
{
    if (!m_gallery)
        m_gallery = m_makeGallery();
    showPage(m_gallery, Rail::Place::Gallery);
}

} // namespace whistle

#include "moc_league_pages.cpp"
