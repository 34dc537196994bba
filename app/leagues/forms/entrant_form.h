// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/panels/act_panel.h"

namespace whistle {

/// Who takes part: name, coach (of teams), the game's team, colour, notes.
///
/// objectNames: entrantName, entrantCoach, entrantIdentity, colour<index>, entrantNotes.
class EntrantForm : public QWidget {
    Q_OBJECT
public:
    explicit EntrantForm(const LeagueSession& league, QWidget* parent = nullptr);

    /// Null: empty, for a new one.
    void setEntrant(const league::Entrant* entrant);
    /// The acts that bring it about: one that enters, edits or replaces, with what stands here as its details, and
    /// before it the coach as a person, if nobody knows them yet. None as long as the name is missing.
    [[nodiscard]] ActDraft draft(league::Deed deed) const;
    void begin();

Q_SIGNALS:
    void edited();
    /// Enter was pressed in a line.
    void entered();

private:
    [[nodiscard]] std::string colour() const;
    /// The id of the coach in this line; `isNew`: a person that the season does not know yet.
    [[nodiscard]] std::string coachId(bool& isNew) const;

    LeagueSession m_league;
    QLineEdit* m_name;
    QLineEdit* m_coach;
    QComboBox* m_identity = nullptr;
    std::vector<ChoiceButton*> m_colours;
    QLineEdit* m_notes;
    std::string m_player;      ///< of the entrant that is changed, where players take part: goes on under another name
    league::Entrant m_shown;   ///< as it was when the form was filled in
    std::string m_otherColour; ///< one that is not among the choices
};

} // namespace whistle
