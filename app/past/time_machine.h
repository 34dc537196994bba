// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/scrubber.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/log_list.h"
#include "look/composed.h"
#include "match/pages.h"
#include "past/changes_panel.h"
#include "past/past_draft.h"
#include "past/past_lines.h"
#include "past/time_machine_strip.h"

#include <QBoxLayout>
#include <QStackedLayout>
#include <functional>

namespace whistle {

class Settings;
class SideTable;

/// The time machine of a match, for every game alike (PastTeller says what is the game's own): goes to any entry, lets
/// people correct it, insert one before it or delete it by doing so on a side copy, tells what would change, and
/// records all of it together when it is accepted. *What if* plays on from any entry on a side copy.
///
/// objectNames: timeMachineStrip (timeMachineTitle, timeMachineCaption, timeMachineScores, timeMachineClose), pastTabs,
/// pastLog, correctButton, insertButton, deleteButton, whatIfButton, momentBox, changesPanel (entryRuling, editBox,
/// illegal_<number> with nearestButton, leaveButton, overrideButton; deleteAllIllegal, changeRow, leaveChanges,
/// acceptChanges), stepBackButton, scrubber, stepOnButton, toTheEnd; on a side copy sideTable, sideBand,
/// leaveSideTable.
class TimeMachine : public Composed<QWidget> {
    Q_OBJECT
public:
    /// All of them outlive it.
    TimeMachine(MatchSession& session, const GameEntry& game, Settings& settings, QWidget* parent = nullptr);
    ~TimeMachine() override;

    /// Goes to entry `number` (0: the last one) and begins what is to be done about it.
    void begin(PastAct act, int number);
    /// Esc: leaves the side copy, or the edits, or (false) nothing was open.
    bool stepBack();
    [[nodiscard]] QString ruleOfFocus() const;
    /// The session of the side copy that somebody plays on; null: none is open.
    [[nodiscard]] MatchSession* sideSession() const;
    /// The entry that is shown.
    [[nodiscard]] int number() const { return m_number; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// The challenge of the ruling on entry `number`.
    void challengeAsked(int number);
    void cueAsked(whistle::Cue cue);
    /// Back to the table; what was accepted is recorded.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What is done with what is entered on a side copy by one tap.
    using Taker = std::function<void(const std::vector<EnteredEntry>& entries)>;

    void build();
    void buildLog();
    void sayWords();
    void retranslate() override;
    void arrange() override;

    void goTo(int detent);
    void lookAt(int number);
    void renewLines();
    void showMoment();
    void showWords();
    [[nodiscard]] ChangesState words() const;
    /// As players count the entry in the match that is recorded.
    [[nodiscard]] int place(int number) const;
    [[nodiscard]] RulingState rulingOn(int number) const;
    [[nodiscard]] QString sentenceOf(int number) const;

    void correct(int number);
    void insertBefore(int number);
    void remove(int number);
    void whatIf(int number);
    void doAnew(int number, const QString& purpose, Taker take);
    void openNewMatch(const QString& purpose, Taker take);
    void openSide(std::unique_ptr<Match> copy, const QString& purpose, Taker take);
    void openAside(QWidget* page);
    void closeSide();
    /// Mending it is no edit of its own, but a part of the one that is being made.
    [[nodiscard]] bool wouldBeIllegal(int number) const;
    void edited(PastAct act, int number, const Problems& problems);
    void accept();
    void leaveEdits();

    MatchSession& m_session;
    const GameEntry& m_game;
    Settings& m_settings;
    PastDraft m_draft;
    PastLines m_lines;
    int m_number = 0;
    PastAct m_act = PastAct::Look; ///< the last edit
    int m_edited = 0;              ///< the entry that it was about
    QString m_was;                 ///< its sentence before
    QString m_trouble;             ///< why an edit was not possible

    QStackedLayout* m_stack = new QStackedLayout(this);
    QWidget* m_aside = nullptr; ///< a side copy, or the form of a new match
    SideTable* m_side = nullptr;
    TimeMachineStrip* m_strip = new TimeMachineStrip;
    SegmentedChoice* m_tabs = named("pastTabs", new SegmentedChoice);
    QBoxLayout* m_body = new QHBoxLayout;
    QBoxLayout* m_left = new QVBoxLayout;
    QWidget* m_leftBox = new QWidget;
    PanelBox* m_logBox = new PanelBox;
    LogList* m_log = named("pastLog", new LogList);
    ChoiceButton* m_correct = named("correctButton", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_insert = named("insertButton", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_delete = named("deleteButton", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_whatIf = named("whatIfButton", new ChoiceButton({}, ButtonLook::Outline));
    QWidget* m_momentBox = named("momentBox", new QWidget);
    MomentView* m_view;
    ChangesPanel* m_changes = new ChangesPanel;
    IconButton* m_back = named("stepBackButton", new IconButton(Icon::Left, QString()));
    Scrubber* m_scrubber = new Scrubber;
    IconButton* m_on = named("stepOnButton", new IconButton(Icon::Right, QString()));
    ChoiceButton* m_end = named("toTheEnd", new ChoiceButton({}, ButtonLook::Outline));
};

} // namespace whistle
