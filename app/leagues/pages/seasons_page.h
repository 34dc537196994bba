// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/season_library.h"

#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class EmptyState;
class MainButton;
class PanelBox;
class TextLabel;

/// All seasons of the folder, the one changed last first.
///
/// objectNames: seasonsPage, startLeague, importSeason, seasonsEmpty, allSeasons, season_<uuid>, seasonMore_<uuid>,
/// seasonArchive, seasonBin, seasonMoved, seasonTakeBack.
class SeasonsPage : public QWidget {
    Q_OBJECT
public:
    explicit SeasonsPage(const SeasonLibrary& library, QWidget* parent = nullptr);
    void setSeasons(std::vector<MatchSummary> seasons, std::vector<MatchSummary> archive,
                    std::vector<MatchSummary> deleted);
    /// What became of a season; it can be taken back.
    void tellMoved(const QString& sentence);

Q_SIGNALS:
    void chosen(const QString& uuid);
    void newLeagueAsked();
    void importAsked();
    void exampleAsked();
    /// A season like this one is wanted.
    void copyAsked(const QString& uuid);
    /// It is to be kept elsewhere; `title`: for what is told about it.
    void shelfAsked(const QString& uuid, whistle::Shelf shelf, const QString& title);
    void takeBackAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Seasons that are out of the way, shown when their head is pressed.
    struct Stack {
        std::vector<MatchSummary> seasons;
        ChoiceButton* head = nullptr;
        QWidget* rows = nullptr;
    };
    [[nodiscard]] static Stack newStack(const char* name);
    void list(const Stack& stack, const QString& title, Shelf shelf);
    void refresh();
    void addRow(const MatchSummary& season, QVBoxLayout& rows, Shelf shelf);

    const SeasonLibrary& m_library;
    std::vector<MatchSummary> m_shown;
    TextLabel* m_title;
    TextLabel* m_hint;
    ChoiceButton* m_import;
    MainButton* m_start;
    PanelBox* m_list;
    PanelBox* m_emptyBox;
    EmptyState* m_empty;
    QVBoxLayout* m_rows;
    QBoxLayout* m_header;
    ChoiceButton* m_all; ///< shows those that are not in the list yet
    bool m_showsAll = false;
    Stack m_archive;
    Stack m_deleted;
    QWidget* m_moved; ///< what became of a season, and the way back
    TextLabel* m_movedWords;
    ChoiceButton* m_takeBack;
};

} // namespace whistle
