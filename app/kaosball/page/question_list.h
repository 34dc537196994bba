// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/button_row.h"
#include "controls/words/text_label.h"

#include <QBoxLayout>

namespace whistle::kaosball {

/// A question and its answers as buttons.
struct Question {
    QString caption;
    std::vector<ButtonSpec> answers = {};
    QString remark = {}; ///< muted, behind the answers
};

/// Questions one below the other, one line each where there is room.
class QuestionList : public QWidget {
    Q_OBJECT
public:
    explicit QuestionList(QWidget* parent = nullptr);
    void setQuestions(std::vector<Question> questions);
    /// Each over its answers, whatever room there is beside them.
    void setStacked(bool isStacked);

Q_SIGNALS:
    /// An answer was pressed and let go somewhere else.
    void dropped(const QString& name, QPoint globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        QWidget* box = new QWidget;
        QBoxLayout* row = new QHBoxLayout(box);
        TextLabel* caption = new Paragraph(TypeStep::Label);
        ButtonRow* answers = new ButtonRow;
        TextLabel* remark = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    };
    Line makeLine();
    /// One below the other beside big text.
    void arrange();

    std::vector<Line> m_lines;
    bool m_isStacked = false;
};

} // namespace whistle::kaosball
