// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/button_row.h"
#include "controls/press/number_field.h"
#include "controls/words/text_label.h"
#include "leagues/club/club_desk.h"
#include "leagues/panels/act_panel.h"
#include "leagues/panels/two_columns.h"

#include <QLineEdit>

/// What an organiser decides on an evening, each thing in a panel that is there only while there is something to it.
namespace whistle {

class FormField;

/// Matches that are over: who has confirmed the result, and the organiser's word for a side that has gone. What every
/// side has confirmed is entered by itself; what an organiser enters or corrects is shown with all that follows from it
/// first.
///
/// objectNames: confirm_<record>, lookAtMatch, confirmReason, confirmFor_<side>, enterResults; those of ActPanel, and
/// correctionReason in it.
class ConfirmPanel : public TitledPanel {
    Q_OBJECT
public:
    explicit ConfirmPanel(const ClubDesk& desk);
    void renew();
    /// Closes what is being looked at; false: nothing is.
    bool stepBack();

Q_SIGNALS:
    void matchAsked(const QString& uuid);
    void ruleAsked(const QString& rule);

private:
    [[nodiscard]] std::vector<const ClubRecord*> listed() const;
    /// "Fangs yes, Amazons not yet"
    [[nodiscard]] QString whoOf(const ClubRecord& record) const;
    void showChosen();
    /// The matches of which it is shown what would follow; none: nothing is looked at.
    [[nodiscard]] std::vector<const ClubRecord*> lookedAt() const;
    void showAct();
    [[nodiscard]] ActDraft draft() const;
    void closeAct();

    ClubDesk m_desk;
    QString m_chosen; ///< record
    ButtonRow* m_list;
    TextLabel* m_words;
    QLineEdit* m_reason;
    FormField* m_reasonField;
    ButtonRow* m_acts;
    ButtonRow* m_enter;
    QVBoxLayout* m_place = new QVBoxLayout;
    bool m_isEntering = false;      ///< what follows from all results is looked at
    ActPanel* m_act = nullptr;      ///< while something is looked at
    QLineEdit* m_because = nullptr; ///< of a correction
    QString m_known;                ///< of which matches and which season the results are
    ClubDesk::Results m_results;
};

/// Who plays next: called to a table by the organiser, begun there by whoever is called.
///
/// objectNames: open_<fixture>, callPlace, placeTaken, takeOffCall, playCalled; the call itself is the desk's main act
/// (DeskBar).
class CallPanel : public TitledPanel {
    Q_OBJECT
public:
    explicit CallPanel(const ClubDesk& desk);
    void renew();
    /// Calls the match that is chosen; none: it has been called, or this is no organiser.
    [[nodiscard]] std::optional<ButtonSpec> call();

Q_SIGNALS:
    /// Which match is chosen, or where it is to be played.
    void chosenChanged();
    /// This fixture is begun at this computer.
    void playAsked(const QString& fixture);

private:
    [[nodiscard]] std::optional<ClubDesk::Open> chosen() const;
    [[nodiscard]] QString freePlace(int table) const;
    void showChosen();

    ClubDesk m_desk;
    std::vector<ClubDesk::Open> m_open;
    QString m_chosen;  ///< fixture
    QString m_called;  ///< the fixture that was called here last
    QString m_placeOf; ///< the fixture for which a place is suggested
    ButtonRow* m_list;
    TextLabel* m_more;
    QLineEdit* m_place;
    FormField* m_placeField;
    TextLabel* m_taken; ///< that somebody plays there already
    ButtonRow* m_acts;
};

/// Until when the round is played. At its end a bell rings at every table of it.
///
/// objectNames: roundMinutes, startRoundClock, ringRound, moreMinutes, stopRoundClock.
class RoundClockPanel : public TitledPanel {
    Q_OBJECT
public:
    explicit RoundClockPanel(const ClubDesk& desk);
    void renew();

private:
    void set(std::optional<int> seconds);

    ClubDesk m_desk;
    TextLabel* m_words;
    TextLabel* m_left;
    NumberField* m_minutes;
    FormField* m_minutesField;
    ButtonRow* m_acts;
};

} // namespace whistle
