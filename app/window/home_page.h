// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/shelf.h"
#include "window/league_pages.h"

#include <QWidget>
#include <array>
#include <optional>
#include <vector>

class QBoxLayout;
class QGridLayout;

namespace whistle {

class ChoiceButton;
class EvenRows;
class FirstEvening;
class MainButton;
class MatchRows;
class PanelBox;
class SegmentedChoice;
class TextLabel;
class WordsButton;

/// What the home page tells of.
struct HomeContent {
    std::vector<MatchSummary> matches;   ///< the latest first
    bool hasOlder = false;               ///< there are more than these
    std::vector<MatchSummary> archive;   ///< those that have been put away
    std::optional<LeagueGlance> leagues; ///< the season changed last; none: there are no leagues
};

/// The first page: go on with the match that is on, start a new one, open an older one, take one in from a file.
class HomePage : public QWidget {
    Q_OBJECT
public:
    /// Empty until it gets its content.
    explicit HomePage(const GameEntries& games, QWidget* parent = nullptr);
    void setContent(HomeContent content);
    /// Tells the same again; without content, that of somebody who has no match yet.
    void refresh();
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

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showCurrent();
    void showFirst();
    void showAgain();
    void showList();
    void arrange();
    /// What stands left and right of the page's parts, in pixels.
    [[nodiscard]] int edges() const;
    /// Nobody has played a match yet.
    [[nodiscard]] bool isFirst() const { return m_content.matches.empty(); }

    const GameEntries& m_games;
    HomeContent m_content;
    QString m_current; ///< the match to go on with; empty: none

    QGridLayout* m_grid;
    QWidget* m_left;
    QWidget* m_right;
    WordsButton* m_find;
    WordsButton* m_disagree;
    PanelBox* m_card;
    TextLabel* m_cardCaption;
    TextLabel* m_cardSaved;
    QWidget* m_cardSeats;
    MainButton* m_goOn;
    QWidget* m_firstHead; ///< over a page without a match: what it asks, the language, the search
    TextLabel* m_firstTitle;
    TextLabel* m_firstPrivate;
    SegmentedChoice* m_language;
    ChoiceButton* m_firstFind;
    FirstEvening* m_first = nullptr; ///< made when there is no match
    TextLabel* m_newTitle;
    std::vector<WordsButton*> m_tiles;     ///< one a game
    std::array<WordsButton*, 2> m_again{}; ///< the teams that played last, once more
    std::array<QString, 2> m_againUuids;
    EvenRows* m_beside; ///< the tiles of the right side
    WordsButton* m_exampleSeason;
    WordsButton* m_leagues;
    std::vector<std::pair<const CompanionEntry*, WordsButton*>> m_companions; ///< a tile each
    WordsButton* m_file;
    WordsButton* m_watch;
    PanelBox* m_list;
    TextLabel* m_listTitle;
    SegmentedChoice* m_which; ///< all matches, those that are on, those that are over
    TextLabel* m_listNone;
    ChoiceButton* m_older;
    std::size_t m_rowsShown = 12;
    MatchRows* m_rows;
    QWidget* m_shelved; ///< "In the archive: ..." with the way back
    TextLabel* m_shelvedWords;
    ChoiceButton* m_unshelve;
    ChoiceButton* m_cardMore;
    ChoiceButton* m_archiveToggle;
    MatchRows* m_archive;
    TextLabel* m_private;
};

} // namespace whistle
