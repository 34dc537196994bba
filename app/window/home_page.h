// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/even_rows.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "match/match_rows.h"
#include "match/settings.h"
#include "store/shelf.h"
#include "window/home_hero.h"
#include "window/league_pages.h"

#include <QGridLayout>
#include <QWidget>
#include <array>
#include <optional>
#include <vector>

class QBoxLayout;

namespace whistle {

class FirstEvening;
class MatchRows;

/// What the home page tells of.
struct HomeContent {
    std::vector<MatchSummary> matches;   ///< the latest first
    bool hasOlder = false;               ///< there are more than these
    std::vector<MatchSummary> archive;   ///< those that have been put away
    bool isInClub = false;               ///< some of it is on a club's server too
    std::optional<LeagueGlance> leagues; ///< the season changed last; none: there are no leagues
};

/// The first page: go on with the match that is on, start a new one, open an older one, take one in from a file.
class HomePage : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Empty until it gets its content.
    explicit HomePage(const GameEntries& games, QWidget* parent = nullptr);
    void setContent(HomeContent content);
    /// Tells the same again; without content, that of somebody who has no match yet.
    void refresh();
    /// The match to go on with; empty: none is on.
    [[nodiscard]] QString current() const { return m_current; }
    [[nodiscard]] HomeHero& hero() const { return *m_hero; }
    /// What has just become of a match, with the way back.
    void tellShelved(const QString& sentence);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void matchChosen(const QString& uuid);
    void newMatchAsked(const QString& game);
    /// Another match with the teams and seats of this one.
    void rematchAsked(const QString& uuid);
    void importAsked();
    /// All matches are to be listed, not only the latest.
    void allAsked();
    void finderAsked();
    void disputesAsked();
    /// The example match of a game is to be watched.
    void exampleAsked(const QString& game);
    /// The example season is to be looked at.
    void exampleSeasonAsked();
    /// "hu": the program is to speak another language.
    void languageAsked(const QString& language);
    void leaguesAsked();
    void seasonChosen(const QString& uuid);
    /// A page that a game has beside its matches.
    void companionAsked(const QString& game, const QString& id);
    void exportAsked(const QString& uuid);
    void reportAsked(const QString& uuid);
    /// A match is to be kept elsewhere; and the last such step taken back.
    void shelfAsked(const QString& uuid, whistle::Shelf shelf, const QString& title);
    void shelfUndone();
    /// This match is the one to go on with: it may be read for its board and what happened last (HomeHero::setMatch).
    void currentShown(const QString& uuid);

protected:
    void retranslate() override;

private:
    void showCurrent();
    void showFirst();
    void showAgain();
    void showList();
    void arrange() override;
    /// What stands left and right of the page's parts, in pixels.
    [[nodiscard]] int edges() const;
    /// Nobody has played a match yet.
    [[nodiscard]] bool isFirst() const { return m_content.matches.empty(); }

    const GameEntries& m_games;
    HomeContent m_content;
    QString m_current;                  ///< the match to go on with; empty: none
    std::optional<Instant> m_currentAt; ///< how new what is told of it is; none: it is to be told anew

    QGridLayout* m_grid = new QGridLayout;
    QWidget* m_left = new QWidget;
    QWidget* m_right = new QWidget;
    WordsButton* m_find = named("findTile", new WordsButton(WordsButton::Look::Tile, Icon::Search));
    ChoiceButton* m_desk = named("homeDesk", new ChoiceButton({}, ButtonLook::Outline));
    WordsButton* m_disagree = named("disputesTile", new WordsButton(WordsButton::Look::Tile, Icon::Ask));
    QWidget* m_top = nullptr; ///< the search and the dispute desk
    HomeHero* m_hero = new HomeHero;
    QWidget* m_firstHead = new QWidget; ///< over a page without a match: what it asks, the language, the search
    TextLabel* m_firstTitle = named("firstTitle", new Paragraph(TypeStep::Heading));
    TextLabel* m_firstPrivate = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    SegmentedChoice* m_language = named("firstLanguage", new SegmentedChoice(Settings::languageNames()));
    ChoiceButton* m_firstFind = named("firstFind", new ChoiceButton({}, ButtonLook::Outline));
    FirstEvening* m_first = nullptr; ///< made when there is no match
    TextLabel* m_newTitle = named("newMatchTitle", new TextLabel({}, TypeStep::Title));
    std::vector<WordsButton*> m_tiles;     ///< one a game
    std::array<WordsButton*, 2> m_again{}; ///< the teams that played last, once more
    std::array<QString, 2> m_againUuids;
    EvenRows* m_beside = new EvenRows(1); ///< the tiles of the right side
    WordsButton* m_exampleSeason = named("exampleSeasonTile", new WordsButton(WordsButton::Look::Tile, Icon::Cup));
    WordsButton* m_leagues = named("leaguesTile", new WordsButton(WordsButton::Look::Tile, Icon::Cup));
    std::vector<std::pair<const CompanionEntry*, WordsButton*>> m_companions; ///< a tile each
    WordsButton* m_file = named("importTile", new WordsButton(WordsButton::Look::Tile, Icon::Plus));
    WordsButton* m_watch = named("watchTile", new WordsButton(WordsButton::Look::Tile, Icon::Play));
    PanelBox* m_list = new PanelBox;
    TextLabel* m_listTitle = new TextLabel({}, TypeStep::Title);
    /// All matches, those that are on, those that are over.
    SegmentedChoice* m_which = named("whichMatches", new SegmentedChoice);
    TextLabel* m_listNone = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_older = named("olderMatches", new ChoiceButton({}, ButtonLook::Outline));
    std::size_t m_rowsShown = 12;
    MatchRows* m_rows = new MatchRows(m_games);
    QWidget* m_shelved = new QWidget; ///< "In the archive: ..." with the way back
    TextLabel* m_shelvedWords = new Paragraph;
    ChoiceButton* m_unshelve = named("unshelve", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_archiveToggle = named("archiveToggle", new ChoiceButton({}, ButtonLook::Quiet));
    MatchRows* m_archive = named("archiveRows", new MatchRows(m_games, nullptr, Shelf::Archive));
    TextLabel* m_private = new Paragraph(TypeStep::Caption, Colour::TextMuted);
};

} // namespace whistle
