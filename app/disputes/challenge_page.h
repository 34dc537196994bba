// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/action_bar.h"
#include "controls/press/button_row.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "disputes/case_tree.h"
#include "disputes/dispute_game.h"
#include "disputes/entry_panel.h"
#include "disputes/ruling_pair.h"

#include <memory>

namespace whistle {

class QuestionPanel;

/// A ruling of a match that somebody challenges. The match is frozen on a side copy; the ruling is shown as facts,
/// rules and effects; either side changes a fact and sees what would be ruled. What is decided is kept in the store
/// beside the match. Where a ruling is on several things (nine regions), each is challenged by itself.
///
/// objectNames: part_<n>, those of RulingPair, challengeBar with correctChallenged, leaveChallenge.
class ChallengePage : public Composed<QWidget> {
    Q_OBJECT
public:
    /// `game`, `match` and `store` outlive the page.
    ChallengePage(const DisputeGame& game, const Match& match, MatchId id, Store& store, ChangeTeller changes,
                  QWidget* parent = nullptr);
    ~ChallengePage() override;

    /// Challenges the ruling on entry `number`; 0: the last one that stands. `about`: which of several things it is on,
    /// by a word of its facts; empty: the first.
    void open(int number, const QString& about = {});
    [[nodiscard]] int number() const { return m_number; }
    /// The panel on which facts are changed; null: the entry has no question behind it.
    [[nodiscard]] QuestionPanel* questionPanel() const { return m_questionPanel; }

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// A fact was entered wrongly: the entry shall be corrected.
    void correctAsked(int number);
    void saved();
    void notKept(const whistle::Problems& problems);
    void left();

private:
    enum Tab { Ruling, Facts };
    void showRuling(int number);
    void step(int by);
    /// What was asked of the judge: the whole ruling, or the part of it that is looked at.
    [[nodiscard]] std::optional<AskedQuestion> asked() const;
    void showParts();
    void showTree();
    void showBar(int place);
    void layPanel();
    void turnTo(Tab tab);
    void keepEntry();
    void retranslate() override;
    [[nodiscard]] std::vector<int> standing() const;

    DisputeGame m_game; ///< with the names that the players of the match have
    const Match& m_match;
    MatchId m_id;
    Store& m_store;
    ChangeTeller m_changes;
    std::unique_ptr<Match> m_frozen;
    std::vector<Question> m_questions; ///< as the referee of this match answers them
    int m_number = 0;
    std::vector<AskedQuestion> m_parts; ///< of a ruling on several things
    std::size_t m_part = 0;
    ButtonRow* m_partRow = new ButtonRow(this);
    TextLabel* m_title = new TextLabel({}, TypeStep::Heading, Colour::Text, this);
    TextLabel* m_entry = named("challengedEntry", new Paragraph);
    ChoiceButton* m_before = named("rulingBefore", new ChoiceButton({}, ButtonLook::Outline, this));
    ChoiceButton* m_after = named("rulingAfter", new ChoiceButton({}, ButtonLook::Outline, this));
    SegmentedChoice* m_tabs = named("challengeTabs", new SegmentedChoice({}, this));
    RulingPair* m_pair = new RulingPair;
    CaseTree* m_tree = new CaseTree;
    QWidget* m_treeArea;
    QWidget* m_place = new QWidget(this); ///< of the panel
    ActionBar* m_bar = named("challengeBar", new ActionBar(this));
    QuestionPanel* m_questionPanel = nullptr;
    EntryPanel* m_entryPanel = nullptr;
};

} // namespace whistle
