// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "disputes/question_search.h"
#include "look/composed.h"

#include <QLineEdit>
#include <QPointer>

class QVBoxLayout;

namespace whistle {

class SummaryLine;

/// The questions of a game, with a line to search those of all games.
class QuestionList : public Composed<PanelBox> {
    Q_OBJECT
public:
    /// The games outlive the list.
    explicit QuestionList(const std::vector<DisputeGame>& games, QWidget* parent = nullptr);
    /// Also the game whose questions are listed.
    void setChosen(const DisputeGame& game, const Question& question);
    [[nodiscard]] QLineEdit* search() const { return m_search; }

Q_SIGNALS:
    void chosen(const whistle::DisputeGame& game, const whistle::Question& question);
    /// No question is about it; the rulebooks may say something.
    void rulesAsked(const QString& typed);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Row {
        const DisputeGame* game = nullptr;
        const Question* question = nullptr;
        SummaryLine* button = nullptr;
    };
    void retranslate() override;
    /// What the text is about, those first whose title it is; nothing typed: the questions of the game in their order.
    void find(const QString& text);
    void sayWords(const Row& row) const;
    [[nodiscard]] bool isSearching() const { return !m_search->text().trimmed().isEmpty(); }

    QLineEdit* m_search = named("questionSearch", new QLineEdit(this));
    TextLabel* m_nothing = named("noQuestion", new Paragraph(TypeStep::Body, Colour::TextMuted));
    ChoiceButton* m_inRules = named("lookInRules", new ChoiceButton({}, ButtonLook::Outline, this));
    QuestionSearch m_finder;
    const DisputeGame* m_game = nullptr; ///< whose questions are listed; null: all
    std::vector<Row> m_rows;
    std::vector<const Row*> m_shown; ///< in their order
    QVBoxLayout* m_column = nullptr;
};

} // namespace whistle
