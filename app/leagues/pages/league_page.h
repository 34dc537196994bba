// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/past_seasons.h"
#include "leagues/tabs/league_tab.h"

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QStackedWidget;

namespace whistle {

class ChoiceButton;
class IconButton;
class PanelBox;
class RulingBanner;
class SegmentedChoice;
class TextLabel;
struct SeasonPaper;
enum class SeasonFile;

/// The season that is open: its name, a tab for each side of it, undo and redo, and what was refused.
///
/// objectNames: leaguePage, leagueTitle, leagueDetail, leagueTabs or leagueTabBox, leagueUndo, leagueRedo, leagueShare,
/// leagueFiles, paperChoice, paperRound, fileHtml, filePdf, filePrint, fileTable, fileFixtures, fileSeason, leagueBack,
/// leagueRefusal.
class LeaguePage : public QWidget {
    Q_OBJECT
public:
    explicit LeaguePage(const LeagueDesk& league, QWidget* parent = nullptr);
    [[nodiscard]] const LeagueDesk& league() const { return m_league; }

    enum class Tab { Members, Overview, Fixtures, Round, Bracket, Teams, Coaches, Records, Organiser };
    /// Does nothing where the season has no such tab (no playoffs, not started yet).
    void openTab(Tab tab);
    /// Opens a tab with this thing in sight.
    void openItem(Tab tab, const QString& id);
    [[nodiscard]] LeagueTab* currentTab() const;
    bool stepBack();
    /// Writes the season, or the document of it that is chosen, to a file, and tells where it is or why it is not.
    void write(SeasonFile kind, const QString& path);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    /// Play this fixture at the table, tracked.
    void playAsked(const QString& fixture);
    void importAsked(const QString& fixture);
    void matchAsked(const QString& uuid);
    void told(const QString& title, const QStringList& details);
    /// Back to the list of seasons.
    void changeAsked();
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Place {
        Tab tab;
        QString title;
    };
    [[nodiscard]] LeagueTab* newTab(Tab tab);
    void listTabs();
    void refresh();
    void arrange();
    void listPapers();
    /// The document that is chosen; none: the whole season.
    [[nodiscard]] std::optional<SeasonPaper> chosenPaper() const;
    void chooseFile(SeasonFile kind);
    void print();
    void showRefusal(const Refusal& refusal);

    LeagueDesk m_league;
    PastSeasons m_past;
    std::vector<Place> m_places; ///< those that the season has now
    std::vector<std::pair<Tab, LeagueTab*>> m_made;
    Tab m_current = Tab::Overview;
    TextLabel* m_title;
    TextLabel* m_detail;
    SegmentedChoice* m_tabs;
    QComboBox* m_tabBox; ///< in the place of the tabs where they would take two lines of a low window
    IconButton* m_undo;
    IconButton* m_redo;
    IconButton* m_share;
    ChoiceButton* m_back;
    PanelBox* m_files;
    TextLabel* m_fileTitle;
    QComboBox* m_paper;
    QComboBox* m_paperRound;
    ChoiceButton* m_print;
    std::vector<ChoiceButton*> m_fileButtons;
    RulingBanner* m_refusal;
    QStackedWidget* m_stack;
    QGridLayout* m_header;
    Json m_refused;
};

} // namespace whistle
