// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form.h"
#include "league/refereeing/offered_acts.h"
#include "leagues/panels/act_panel.h"

namespace whistle {

class EntrantForm;
class PersonForm;
class ResultForm;

/// What an act still needs to be said, made from its shape; who takes part, people and results have forms of their own.
///
/// objectNames: those of Form (form.reason:line, form.entrant:choice ...), EntrantForm, PersonForm and ResultForm.
class ActForm : public QWidget {
    Q_OBJECT
public:
    ActForm(const LeagueSession& league, league::OfferedAct offer, QWidget* parent = nullptr);
    [[nodiscard]] ActDraft draft() const;
    /// The keyboard goes to its first field.
    void begin();

Q_SIGNALS:
    void edited();
    /// Enter was pressed in a line.
    void entered();

private:
    [[nodiscard]] bool asks(const char* key) const;
    void leaveOut(std::initializer_list<const char*> keys);
    void addOwn(QWidget* own);
    void addFields();
    void listenToLines();
    [[nodiscard]] const league::Fixture* fixture() const;
    void showResult();
    void showEntrant();
    /// The fields; "?" for a reason that is not told yet, so that what would follow can be seen before.
    [[nodiscard]] Json said(QString& missing) const;
    [[nodiscard]] Json wholeResult() const;

    LeagueSession m_league;
    league::OfferedAct m_offer;
    EntrantForm* m_entrant = nullptr;
    PersonForm* m_person = nullptr;
    ResultForm* m_result = nullptr;
    Form* m_form = nullptr; ///< null: nothing else is to be said
    std::string m_shown;    ///< the entrant that stands in m_entrant
};

/// Asks for the act in the panel.
void askAct(ActPanel& panel, const LeagueSession& league, const league::OfferedAct& offer);

} // namespace whistle
