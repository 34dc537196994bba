// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "disputes/dispute_game.h"
#include "disputes/quarrel_line.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <map>

namespace whistle {

class QuestionPanel;
class QuestionList;
struct Quarrel;

/// The dispute desk: the games and the line in which a quarrel is typed as it is said on top; below them the questions
/// of the game at the left, the form in the middle, the ruling at the right.
class DisputePage : public Composed<QWidget> {
    Q_OBJECT
public:
    /// `store`: where rulings are kept; null: nowhere.
    DisputePage(std::vector<DisputeGame> games, Store* store, QWidget* parent = nullptr);

    /// The match that runs, to fill questions from; null: none. Questions that nobody has changed are filled anew.
    void setMatch(const Match* match, const MatchId& id);
    /// Opens a question ("kaosball", "contest"), with this input or with what the table says.
    void open(const std::string& game, const std::string& question, std::optional<Json> input = {});
    /// The question that is open.
    [[nodiscard]] QuestionPanel* panel() const { return m_panel; }
    /// Esc: closes the list of questions where it covers the form; false: there was nothing to close.
    bool stepBack();

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// The rulebooks are to be searched for what no question is about.
    void rulesAsked(const QString& typed);
    void saved();
    void notKept(const whistle::Problems& problems);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Source { Blank, Match, Players };
    void lay(const DisputeGame& game, const Question& question, std::optional<Json> input);
    void choose(const DisputeGame& game);
    /// What is typed in the line, as a question and its facts.
    void readLine();
    /// What is said below the words of the line.
    void tellTaken(const Quarrel& quarrel);
    /// Nothing is in the line any more.
    void emptyLine();
    void fill();
    /// The match beside which its rulings are kept.
    void tellMatch();
    [[nodiscard]] std::optional<Json> fromMatch() const;
    /// The match at the desk is one of the game whose question is open: its players go by their names.
    [[nodiscard]] bool isOfMatch() const;
    [[nodiscard]] QString nameOf(const std::string& id) const;
    void retranslate() override;
    /// What is said about the question that is open, and what can be done with it.
    void showState();
    void arrange() override;

    std::vector<DisputeGame> m_games;
    Store* m_store;
    const Match* m_match = nullptr;
    MatchId m_matchId;
    QBoxLayout* m_head = new QHBoxLayout; ///< the games and, beside or below them, the acts
    QWidget* m_acts = new QWidget(this);
    SegmentedChoice* m_choice = new SegmentedChoice({}, this); ///< whose quarrel it is
    QuarrelLine* m_line = named("quarrelLine", new QuarrelLine(this));
    QWidget* m_unknown = named("quarrelUnknown", new QWidget(this)); ///< what of the line was not understood
    TextLabel* m_unknownWords = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_inRules = named("quarrelInRules", new ChoiceButton({}, ButtonLook::Outline, m_unknown));
    TextLabel* m_sourceLabel = named("questionSource", new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this));
    ChoiceButton* m_questions = named(
        "questionsButton", new ChoiceButton({}, ButtonLook::Raised,
                                            this)); ///< opens the list where there is no room for it beside the form
    ChoiceButton* m_clear = named("clearQuestionButton", new ChoiceButton({}, ButtonLook::Outline, this));
    ChoiceButton* m_take = named("fromMatchButton", new ChoiceButton({}, ButtonLook::Outline, this));
    QuestionList* m_list;
    QWidget* m_place = new QWidget(this); ///< of the open question
    const DisputeGame* m_laid = nullptr;  ///< whose question is open
    DisputeGame m_named;                  ///< the same with the names of the match
    QuestionPanel* m_panel = nullptr;
    Source m_source = Source::Blank;
    bool m_listOpen = false;
};

} // namespace whistle
