// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/desk_game.h"

#include <QTimer>

class QBoxLayout;
class QScrollArea;

namespace whistle {

class KeptPanel;
class RulingView;

/// One question on the desk: its form, and beside it the ruling, which changes with every tap.
class QuestionDesk : public QWidget {
    Q_OBJECT
public:
    /// `store`: where rulings are kept; null: nowhere. Game and question outlive the desk.
    QuestionDesk(const DeskGame& game, const Question& question, Store* store, QWidget* parent = nullptr);

    /// Begins with this input.
    void setInput(Json input);
    [[nodiscard]] const Json& input() const;
    /// The ruling on the input as it is now; none: something is missing or impossible.
    [[nodiscard]] const std::optional<JsonRuling>& ruling() const { return m_ruling; }
    /// The match to save a ruling beside, and the entry that it is about with its place, as players count it.
    void setMatch(std::optional<MatchId> match, int entry, int place = 0);
    [[nodiscard]] const DeskGame& game() const { return m_game; }
    [[nodiscard]] const Question& question() const { return m_question; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// Parts of the desk came or went.
    void settled();
    /// The user changed a fact.
    void edited();
    /// A ruling was saved beside the match.
    void saved();
    /// The world is in the way.
    void notKept(const whistle::Problems& problems);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void judge();
    void lookForTurn();
    void keep(bool isPrecedent);
    void showPrecedents();
    void arrange();

    const DeskGame& m_game;
    const Question& m_question;
    Store* m_store;
    std::optional<MatchId> m_match;
    int m_entry = 0;
    Form* m_form;
    RulingView* m_view;
    KeptPanel* m_kept;
    QBoxLayout* m_layout;
    QScrollArea* m_formArea;
    QScrollArea* m_rulingArea;
    QTimer m_whatIf;
    std::optional<JsonRuling> m_ruling;
    std::vector<KeptRuling> m_precedents;
};

} // namespace whistle
