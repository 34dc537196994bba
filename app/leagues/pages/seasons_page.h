// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/empty_state.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/season/season_library.h"

#include <QBoxLayout>

namespace whistle {

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
    TextLabel* m_title = new TextLabel({}, TypeStep::Heading);
    TextLabel* m_hint = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    ChoiceButton* m_import = named("importSeason", new ChoiceButton({}, ButtonLook::Outline));
    MainButton* m_start = named("startLeague", new MainButton);
    PanelBox* m_list = new PanelBox;
    PanelBox* m_emptyBox = new PanelBox;
    EmptyState* m_empty = named("seasonsEmpty", new EmptyState);
    QVBoxLayout* m_rows = new QVBoxLayout;
    QBoxLayout* m_header = new QHBoxLayout;
    /// Shows those that are not in the list yet.
    ChoiceButton* m_all = named("allSeasons", new ChoiceButton({}, ButtonLook::Outline));
    bool m_showsAll = false;
    Stack m_archive = newStack("seasonArchive");
    Stack m_deleted = newStack("seasonBin");
    QWidget* m_moved =
        named("seasonMoved", new PanelBox(Colour::Raised)); ///< what became of a season, and the way back
    TextLabel* m_movedWords = new Paragraph;
    ChoiceButton* m_takeBack = named("seasonTakeBack", new ChoiceButton({}, ButtonLook::Outline));
};

} // namespace whistle
