// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "leagues/season/past_seasons.h"
#include "leagues/season/season_export.h"
#include "leagues/tabs/league_tab.h"

#include <QComboBox>
#include <QGridLayout>

namespace whistle {

class DevicesSheet;
class SeasonDevices;

/// The season that is open: its name, a tab for each side of it, undo and redo, and what was refused.
///
/// objectNames: leaguePage, leagueTitle, leagueDetail, leagueTabs or leagueTabBox, leagueUndo, leagueRedo,
/// leaguePhones, leagueShare, leagueFiles, paperChoice, paperRound, fileHtml, filePdf, filePrint, fileTable,
/// fileFixtures, fileReport, fileSeason, leagueBack, leagueClub, leagueRefusal.
class LeaguePage : public QWidget {
    Q_OBJECT
public:
    explicit LeaguePage(const LeagueSession& league, QWidget* parent = nullptr);
    [[nodiscard]] const LeagueSession& league() const { return m_league; }
    [[nodiscard]] SeasonDevices& devices() const { return *m_devices; }

    enum class Tab { Members, Overview, Fixtures, Round, Tables, Reports, Bracket, Teams, Coaches, Records, Organiser };
    /// Does nothing where the season has no such tab (no playoffs, not started yet).
    void openTab(Tab tab);
    /// Opens a tab with this thing in sight.
    void checkIn();
    void openItem(Tab tab, const QString& id);
    [[nodiscard]] LeagueTab* currentTab() const;
    bool stepBack();
    /// Matches have begun or ended: the tabs show it when they are looked at.
    void renew();
    /// Writes the season, or the document of it that is chosen, to a file, and tells where it is or why it is not.
    void write(SeasonFile kind, const QString& path);

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    /// Play this fixture at the table, tracked.
    void playAsked(const QString& fixture);
    void importAsked(const QString& fixture);
    void matchAsked(const QString& uuid);
    /// To another season's desk at the club.
    void seasonAsked(const QString& uuid);
    void told(const QString& title, const QStringList& details);
    void tableAsked();
    void matchesAsked();
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
        std::function<LeagueTab*()> make; ///< when it is first opened
    };
    void listTabs();
    void showTabs();
    /// What the club's server does not take, or nobody here may enter.
    void showClub();
    void showPhones();
    void closePhones();
    /// What lies below the sheet takes no touch and no key.
    void setBehindSheet(bool isBehind);
    /// As wide as the window, over everything.
    void placeSheet();
    void refresh();
    void arrange();
    void listPapers();
    /// The document that is chosen; none: the whole season.
    [[nodiscard]] std::optional<SeasonPaper> chosenPaper() const;
    void chooseFile(SeasonFile kind);
    void print();
    /// Whether it is on disk; if not, the reason is told.
    bool save(SeasonFile kind, const QString& path);
    void showRefusal(const Refusal& refusal);

    LeagueSession m_league;
    PastSeasons m_past;
    SeasonDevices* m_devices;
    DevicesSheet* m_sheet = nullptr; ///< while it lies over the page
    std::vector<Place> m_places;     ///< those that the season has now
    std::vector<std::pair<Tab, LeagueTab*>> m_made;
    Tab m_current = Tab::Overview;
    bool m_hasTables = false; ///< the season goes with the club
    TextLabel* m_title = named("leagueTitle", new Paragraph(TypeStep::Heading));
    TextLabel* m_detail = named("leagueDetail", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    SegmentedChoice* m_tabs = named("leagueTabs", new SegmentedChoice);
    /// In the place of the tabs where they would take two lines of a low window.
    QComboBox* m_tabBox = named("leagueTabBox", new QComboBox);
    IconButton* m_undo = named("leagueUndo", new IconButton(Icon::Undo, {}));
    IconButton* m_redo = named("leagueRedo", new IconButton(Icon::Redo, {}));
    IconButton* m_phones = named("leaguePhones", new IconButton(Icon::Phone, {}));
    IconButton* m_share = named("leagueShare", new IconButton(Icon::Share, {}));
    ChoiceButton* m_back = named("leagueBack", new ChoiceButton({}, ButtonLook::Outline));
    PanelBox* m_files = named("leagueFiles", new PanelBox(Colour::Raised));
    TextLabel* m_fileTitle = new TextLabel({}, TypeStep::Label);
    QComboBox* m_paper = named("paperChoice", new QComboBox);
    QComboBox* m_paperRound = named("paperRound", new QComboBox);
    ChoiceButton* m_print = named("filePrint", new ChoiceButton({}, ButtonLook::Outline));
    std::vector<std::pair<SeasonFile, ChoiceButton*>> m_fileButtons;
    TextLabel* m_club = named("leagueClub", new Paragraph(TypeStep::Body, Colour::TextMuted));
    RulingBanner* m_refusal = named("leagueRefusal", new RulingBanner);
    QStackedWidget* m_stack = new league_layout::PageStack;
    QGridLayout* m_header = new QGridLayout;
    Json m_refused;
};

} // namespace whistle
