// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/league_pages.h"

#include <QWidget>
#include <array>
#include <vector>

class QBoxLayout;
class QGridLayout;

namespace whistle {

class EmptyState;
class MainButton;
class MatchRows;
class PanelBox;
class TextLabel;
class WordsButton;

/// The first page: go on with the match that is on, start a new one, open an older one, take one in from a file.
class HomePage : public QWidget {
    Q_OBJECT
public:
    explicit HomePage(const GameEntries& games, QWidget* parent = nullptr);
    /// The latest first.
    void setMatches(std::vector<MatchSummary> matches);
    /// There are leagues, and this is the season changed last.
    void setLeagues(const LeagueGlance& glance);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void matchChosen(const QString& uuid);
    void newMatchAsked(const QString& game);
    /// Another match with the teams and seats of this one.
    void rematchAsked(const QString& uuid);
    void importAsked();
    void leaguesAsked();
    void seasonChosen(const QString& uuid);
    void exportAsked(const QString& uuid);
    void reportAsked(const QString& uuid);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showCurrent();
    void showAgain();
    void arrange();
    /// What stands left and right of the page's parts, in pixels.
    [[nodiscard]] int edges() const;

    const GameEntries& m_games;
    std::vector<MatchSummary> m_matches;
    QString m_current; ///< the match to go on with; empty: none

    QGridLayout* m_grid;
    QWidget* m_left;
    PanelBox* m_right;
    TextLabel* m_title;
    PanelBox* m_card;
    TextLabel* m_cardCaption;
    TextLabel* m_cardSaved;
    QWidget* m_cardSeats;
    MainButton* m_goOn;
    PanelBox* m_emptyBox;
    EmptyState* m_empty;
    TextLabel* m_newTitle;
    std::vector<WordsButton*> m_tiles;     ///< one a game
    std::array<WordsButton*, 2> m_again{}; ///< the teams that played last, once more
    std::array<QString, 2> m_againUuids;
    WordsButton* m_leagues;
    LeagueGlance m_glance;
    WordsButton* m_file;
    TextLabel* m_latelyTitle;
    TextLabel* m_latelyNone;
    MatchRows* m_rows;
    TextLabel* m_private;
};

} // namespace whistle
