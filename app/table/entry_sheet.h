// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "controls/panels/sheet.h"
#include "forms/form_control.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

class QLineEdit;

namespace whistle {

class Form;
class KnownThings;
class MainButton;
class NamesSoFar;
class MatchSession;
class TextLabel;

/// What a page offers besides its own buttons: any entry of its game, by a form.
struct OtherEntries {
    Pickers pickers;                  ///< as in GameEntry
    std::vector<std::string> without; ///< what is entered elsewhere only: the start, what a curtain hides
    /// What has been typed in before, to be offered by its name; null: nothing. It outlives the page's sheet.
    const KnownThings* known = nullptr;
    /// What the players of the match call a thing that has a word of its own; may be empty.
    NameReader given = {};
    /// Commands that may be entered now though no move has them (what a text asks for); may be empty.
    std::function<std::set<std::string>()> alsoNow = {};
    /// The form's shape for what is said so far, where some of it tells what else is needed; may be empty.
    std::function<Shape(const std::string& command, const Shape& shape, const Json& said)> shaped = {};
};

/// Beside the page of a match: every entry that its game knows, in words, and the form of the one that is chosen. What
/// the referee would have against it is said while it is filled in; what it would bring is not, it may be a secret.
///
/// objectNames: entrySheet, entrySearch, entry_<command>, allEntries, questionForm, entryObjection, recordEntry.
class EntrySheet : public Sheet {
    Q_OBJECT
public:
    EntrySheet(const MatchSession& session, OtherEntries entries, QWidget* parent = nullptr);
    /// The list of entries, as at the first time.
    void begin();
    /// The form of this entry, with what is known of it. `ahead`: lines that go in together with it, before it.
    void choose(const std::string& command, Json known = {}, std::vector<Json> ahead = {});
    /// The form of this command with all that it says; false: it is entered elsewhere only.
    bool beginWith(const Json& command);

Q_SIGNALS:
    /// In this order, as one; the last is the entry of the form.
    void entered(const std::vector<whistle::Json>& lines);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString nameOf(const std::string& command) const;
    [[nodiscard]] bool isElsewhere(const std::string& command) const;
    void list();
    void find(const QString& text);
    [[nodiscard]] Json command() const;
    void judge();
    void reshape();
    /// Of the match, for the form of this command.
    [[nodiscard]] NamesSoFar namesSoFar(const std::string& command) const;

    const MatchSession& m_session;
    const CatalogGame* m_game;
    OtherEntries m_entries;
    std::string m_chosen;             ///< empty: the list
    std::vector<Json> m_ahead;        ///< of what is chosen
    std::unique_ptr<Match> m_onAhead; ///< the match with them; null: nothing goes in ahead
    QLineEdit* m_search = nullptr;
    QWidget* m_found = nullptr;
    TextLabel* m_nothing = nullptr; ///< says that nothing was found
    Form* m_form = nullptr;
    TextLabel* m_objection = nullptr;
    MainButton* m_record = nullptr;
};

} // namespace whistle
