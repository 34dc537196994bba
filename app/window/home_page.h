// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/shelf.h"
#include "window/league_pages.h"

#include <QWidget>
#include <array>
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

/// The first page: go on with the match that is on, start a new one, open an older one, take one in from a file.
class HomePage : public QWidget {
    Q_OBJECT
public:
    explicit HomePage(const GameEntries& games, QWidget* parent = nullptr);
    /// The latest first; `hasOlder`: there are more than these.
    void setMatches(std::vector<MatchSummary> matches, bool hasOlder = false);
    /// Those that have been put away.
    void setArchive(std::vector<MatchSummary> matches);
    /// What has just become of a match, with the way back.
    void tellShelved(const QString& sentence);
    /// There are leagues, and this is the season changed last.
    void setLeagues(const LeagueGlance& glance);
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
    void refresh();
    void showCurrent();
    void showFirst();
    void showAgain();
    void showList();
    void arrange();
    /// What stands left and right of the page's parts, in pixels.
    [[nodiscard]] int edges() const;
    /// Nobody has played a match yet.
    [[nodiscard]] bool isFirst() const { return m_matches.empty(); }

    const GameEntries& m_games;
    std::vector<MatchSummary> m_matches;
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
    LeagueGlance m_glance;
    bool m_hasLeagues = false;
    std::vector<std::pair<const CompanionEntry*, WordsButton*>> m_companions; ///< a tile each
    WordsButton* m_file;
    WordsButton* m_watch;
    PanelBox* m_list;
    TextLabel* m_listTitle;
    SegmentedChoice* m_which; ///< all matches, those that are on, those that are over
    TextLabel* m_listNone;
    ChoiceButton* m_older;
    std::size_t m_rowsShown = 12;
    bool m_hasOlder = false;
    MatchRows* m_rows;
    QWidget* m_shelved; ///< "In the archive: ..." with the way back
    TextLabel* m_shelvedWords;
    ChoiceButton* m_unshelve;
    ChoiceButton* m_cardMore;
    ChoiceButton* m_archiveToggle;
    MatchRows* m_archive;
    std::size_t m_archived = 0;
    TextLabel* m_private;
};

} // namespace whistle
