// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/scroller.h"
#include "kaosball/contest/arithmetic_panel.h"
#include "kaosball/contest/contest_questions.h"
#include "kaosball/contest/contest_side.h"
#include "kaosball/contest/die_pad.h"
#include "kaosball/page/stage.h"

namespace whistle::kaosball {

/// The contest panel: both sides choose their cards, the sum builds up while they do, then what follows is asked where
/// something is left to choose, and one button records it. Where nothing is left, the last card records it: taken back,
/// the panel opens again as it was. Esc puts it away; nothing has happened yet.
class ContestStage : public Stage {
    Q_OBJECT
public:
    explicit ContestStage(QWidget* parent);

    void setTable(const ShownTable& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::Nothing; }
    bool stepBack() override;
    bool takeKey(const QKeyEvent& key) override;
    [[nodiscard]] int actor() const override;

    /// Who says that all has been said: the card that decides everything, or always the button.
    enum class Recording { WithTheLastCard, ByHand };
    /// What the contest is called: "Tackle on f5".
    [[nodiscard]] QString title() const;
    /// Opens the panel with this contest.
    void open(const ContestDraft& draft, Recording recording);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void close() { m_isOpen = false; }
    void setRoller(const DieRoller& roller);
    /// How the board is turned.
    void setBottom(CrossfieldSide bottom) { m_bottom = bottom; }
    /// Whether the chance that each card wins stands on it.
    void setOdds(bool shown);
    /// Kaos Warp has been played by the team against the contest that lies open (KB-33.6).
    void warp(int team);

Q_SIGNALS:
    void closed();
    /// This has been said of it so far.
    void told(const whistle::kaosball::Command& soFar);
    /// Another action should have been announced.
    void insteadAsked(const whistle::kaosball::ContestDraft& draft, whistle::kaosball::ContestType type);
    /// This contest is about to be recorded.
    void fought(const whistle::kaosball::ContestDraft& draft);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Side by side what has room for it.
    void arrange();
    ContestPreview refresh();
    void settle();
    void record(const ContestPreview& seen);
    void showSides();
    void showSum(const ContestPreview& seen);
    /// Below the verdict where that stands beside the sums: there it moves nothing. Else below everything, in sight.
    void placeQuestions();
    void askWhatFollows(const ContestPreview& seen);
    void showDie(const ContestPreview& seen);
    /// Lucky: each roll may be rolled again (KB-29.7).
    void askAgain(const ContestPreview& seen, std::vector<Question>& questions);
    void showBar(const ContestPreview& seen);
    void chooseCard(int team, Card card);
    [[nodiscard]] ContestEdit editor();
    [[nodiscard]] QStringList chancesOf(int team) const;
    [[nodiscard]] static int rollingFor(const ContestPreview& seen);

    ShownTable m_table;
    ContestDraft m_draft;
    Recording m_recording = Recording::ByHand;
    bool m_isOpen = false;
    QWidget* m_inSight = nullptr; ///< what was scrolled to
    bool m_showsOdds = false;
    CrossfieldSide m_bottom = CrossfieldSide::South;
    QBoxLayout* m_head = new QHBoxLayout;
    TextLabel* m_title = named("contestTitle", new TextLabel({}, TypeStep::Heading));
    TextLabel* m_subtitle = new Paragraph(TypeStep::Title, Colour::TextMuted);
    ButtonRow* m_types = new ButtonRow;
    RuleChips* m_rules = new RuleChips;
    IconButton* m_close = named("contestClose", new IconButton(Icon::Close, {}));
    QBoxLayout* m_sideRow = new QHBoxLayout;
    std::vector<ContestSidePanel*> m_sides;
    TextLabel* m_oddsNote = named("oddsNote", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    ArithmeticPanel* m_sum = new ArithmeticPanel;
    QWidget* m_dieBox = new QWidget;
    TextLabel* m_dieTitle = new Paragraph(TypeStep::Label);
    DiePad* m_die = new DiePad;
    DieRoller m_roller;
    QuestionList* m_first = new QuestionList; ///< what comes before the cards
    QuestionList* m_questions = new QuestionList;
    bool m_asks = false;
    QBoxLayout* m_asked = new QVBoxLayout; ///< the questions, where they stand below everything
    Scroller* m_scroll = new Scroller(new QWidget);
};

} // namespace whistle::kaosball
