// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_link.h"
#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/live_sign.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QLineEdit>
#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace whistle {

class FormField;

/// Where matches are kept: on this computer, always; beside that on a club's server, where somebody joins one. Seasons
/// go there and come back.
///
/// objectNames: clubPage, keptHere, keptThere, clubAddress, clubName, clubJoin, clubLeave, clubTrouble, clubSign,
/// moveSeason_<uuid>, bringSeason_<uuid>, takeOff_<uuid>, cancelMoving_<uuid>, seasonWhere_<uuid>, clubBack.
class ClubPage : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Both outlive it.
    ClubPage(ClubLink& link, Store& store, QWidget* parent = nullptr);

    void showClub();

Q_SIGNALS:
    void left();

private:
    void retranslate() override;
    void arrange() override;
    void listSeasons();
    [[nodiscard]] QString whereOf(const MatchSummary& season) const;
    [[nodiscard]] QString movingWords() const;
    struct Counts {
        int matches = 0;
        int entries = 0;
    };
    [[nodiscard]] Counts countedHere(const MatchSummary& season);
    [[nodiscard]] Counts onlyThere(const MatchSummary& season) const;
    [[nodiscard]] QString countsOf(const MatchSummary& season);
    [[nodiscard]] QString beforeTakingOff(const ClubTravel& season) const;
    void addRow(const MatchSummary& season, QVBoxLayout& column);
    void join();

    ClubLink& m_link;
    Store& m_store;
    bool m_wantsClub = false; ///< the server was chosen, and none has been joined yet
    bool m_isJoining = false;
    MatchId m_asked;                    ///< the season that is to be taken off the server, if somebody is sure
    std::map<QString, Counts> m_counts; ///< of each season, here, and
    int m_countedAt = -1;               ///< Store::writtenByOthers then
    QString m_listed;                   ///< what the rows show, so that they are made anew only when that is another
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    ChoiceButton* m_back = named("clubBack", new ChoiceButton({}, ButtonLook::Outline));
    ButtonRow* m_where = new ButtonRow;
    PanelBox* m_server = new PanelBox;
    QLineEdit* m_address = named("clubAddress", new QLineEdit);
    FormField* m_addressField;
    QLineEdit* m_name = named("clubName", new QLineEdit);
    FormField* m_nameField;
    QBoxLayout* m_fields;
    ChoiceButton* m_join = named("clubJoin", new ChoiceButton({}, ButtonLook::Main));
    ChoiceButton* m_leave = named("clubLeave", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_trouble = named("clubTrouble", new Paragraph(TypeStep::Body, Colour::Refuse));
    LiveSign* m_sign = named("clubSign", new LiveSign);
    TextLabel* m_connection = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_who = new Paragraph;
    QWidget* m_status = new QWidget;
    PanelBox* m_seasons = new PanelBox;
    TextLabel* m_seasonsTitle = new TextLabel({}, TypeStep::Title);
    QVBoxLayout* m_rows;
    PanelBox* m_note = new PanelBox(Colour::Sunken);
    TextLabel* m_noteTitle = new Paragraph(TypeStep::Label);
    TextLabel* m_noteWords = new Paragraph(TypeStep::Body, Colour::TextMuted);
};

} // namespace whistle
