// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/desk_game.h"
#include "disputes/entry_desk.h"

#include <memory>

namespace whistle {

class CaseTree;
class ChoiceButton;
class QuestionDesk;
class SegmentedChoice;
class TextLabel;

/// A ruling of a match that somebody challenges. The match is frozen on a side copy; the ruling is shown as facts,
/// rules and effects; either side changes a fact and sees what would be ruled. What is decided is kept in the store
/// beside the match.
class ChallengePage : public QWidget {
    Q_OBJECT
public:
    /// `game`, `match` and `store` outlive the page.
    ChallengePage(const DeskGame& game, const Match& match, MatchId id, Store& store, ChangeTeller changes,
                  QWidget* parent = nullptr);
    ~ChallengePage() override;

    /// Challenges the ruling on entry `number`; 0: the last one that stands.
    void open(int number);
    [[nodiscard]] int number() const { return m_number; }
    /// The desk on which facts are changed; null: the entry has no question behind it.
    [[nodiscard]] QuestionDesk* questionDesk() const { return m_questionDesk; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// A fact was entered wrongly: the entry shall be corrected.
    void correctAsked(int number);
    void saved();
    void notKept(const whistle::Problems& problems);
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Tab { Ruling, Facts };
    void step(int by);
    void showTree();
    void layDesk();
    void turnTo(Tab tab);
    void keepEntry();
    void retranslate();
    [[nodiscard]] std::vector<int> standing() const;

    DeskGame m_game; ///< with the names that the players of the match have
    const Match& m_match;
    MatchId m_id;
    Store& m_store;
    ChangeTeller m_changes;
    std::unique_ptr<Match> m_frozen;
    int m_number = 0;
    TextLabel* m_title;
    TextLabel* m_entry;
    TextLabel* m_note;
    ChoiceButton* m_before;
    ChoiceButton* m_after;
    ChoiceButton* m_correct;
    ChoiceButton* m_leave;
    SegmentedChoice* m_tabs;
    CaseTree* m_tree;
    QWidget* m_treeArea;
    QWidget* m_place; ///< of the desk
    QuestionDesk* m_questionDesk = nullptr;
    EntryDesk* m_entryDesk = nullptr;
};

} // namespace whistle
