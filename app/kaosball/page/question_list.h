// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/button_row.h"

class QBoxLayout;
class QVBoxLayout;

namespace whistle {
class TextLabel;
}

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

Q_SIGNALS:
    /// An answer was pressed and let go somewhere else.
    void dropped(const QString& name, QPoint globalPosition);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Line {
        QWidget* box;
        QBoxLayout* row;
        TextLabel* caption;
        ButtonRow* answers;
        TextLabel* remark;
    };
    Line makeLine();
    /// One below the other beside big text.
    void arrange();

    QVBoxLayout* m_column;
    std::vector<Line> m_lines;
};

} // namespace whistle::kaosball
