// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/question_list.h"

#include "parts/text_label.h"

#include <QBoxLayout>

namespace whistle::kaosball {

QuestionList::QuestionList(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Theme::current().px(Length::SpaceM));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

QuestionList::Line QuestionList::makeLine()
{
    Line line;
    line.box = new QWidget(this);
    line.caption = new TextLabel({}, TypeStep::Label, Colour::Text, line.box);
    line.answers = new ButtonRow(line.box);
    line.remark = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, line.box);
    line.caption->setWordWrap(true);
    line.remark->setWordWrap(true);
    auto* row = new QHBoxLayout(line.box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::current().px(Length::SpaceM));
    row->addWidget(line.caption, 2);
    row->addWidget(line.answers, 8);
    row->addWidget(line.remark, 2);
    connect(line.answers, &ButtonRow::dropped, this, &QuestionList::dropped, Qt::QueuedConnection);
    m_column->addWidget(line.box);
    return line;
}

void QuestionList::setQuestions(std::vector<Question> questions)
{
    while (m_lines.size() < questions.size())
        m_lines.push_back(makeLine());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        Line& line = m_lines[i];
        const bool asked = i < questions.size();
        line.box->setVisible(asked);
        if (!asked) {
            line.answers->setButtons({});
            continue;
        }
        Question& question = questions[i];
        line.caption->setText(question.caption);
        line.caption->setVisible(!question.caption.isEmpty());
        line.answers->setAccessibleName(question.caption);
        line.answers->setButtons(std::move(question.answers));
        line.remark->setText(question.remark);
        line.remark->setVisible(!question.remark.isEmpty());
    }
    setVisible(!questions.empty());
    updateGeometry();
}

} // namespace whistle::kaosball
