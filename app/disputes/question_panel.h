// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"
#include "disputes/dispute_layout.h"
#include "disputes/kept_panel.h"
#include "disputes/ruling_view.h"

#include <QTimer>

namespace whistle {

/// One question on the desk: its form, and beside it the ruling, which changes with every tap.
class QuestionPanel : public FormAndRuling {
    Q_OBJECT
public:
    /// `store`: where rulings are kept; null: nowhere. Game and question outlive the panel.
    QuestionPanel(const DisputeGame& game, const Question& question, Store* store, QWidget* parent = nullptr);

    /// Begins with this input.
    void setInput(Json input);
    /// The input is another with every key: what has been kept of the question is read once nobody types any more.
    void change(Json input);
    /// Begins with a form in which nobody has said anything: it does not rule before somebody does.
    void setBlank();
    [[nodiscard]] const Json& input() const;
    /// The ruling on the input as it is now; none: something is missing or impossible.
    [[nodiscard]] const std::optional<JsonRuling>& ruling() const { return m_ruling; }
    /// The match to save a ruling beside, and the entry that it is about with its place, as players count it.
    void setMatch(std::optional<MatchId> match, int entry, int place = 0);
    [[nodiscard]] const DisputeGame& game() const { return m_game; }
    [[nodiscard]] const Question& question() const { return m_question; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// The user changed a fact.
    void edited();
    /// A ruling was saved beside the match.
    void saved();
    /// The world is in the way.
    void notKept(const whistle::Problems& problems);

private:
    void retranslate() override;
    void fillIn(Json input);
    void judge();
    void lookForTurn();
    void keep(bool isPrecedent);
    void showPrecedents();

    const DisputeGame& m_game;
    const Question& m_question;
    Store* m_store;
    std::optional<MatchId> m_match;
    int m_entry = 0;
    Form* m_form;
    RulingView* m_view = new RulingView;
    KeptPanel* m_kept = new KeptPanel;
    bool m_isBlank = false;
    QTimer m_whatIf;
    std::optional<JsonRuling> m_ruling;
    QTimer m_typing;              ///< while it runs, somebody may be
    bool m_hasPrecedents = false; ///< they have been read, be there any or none
    std::vector<KeptRuling> m_precedents;
};

} // namespace whistle
