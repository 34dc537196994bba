// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/page/question_list.h"

#include "controls/layout/columns.h"

namespace whistle::kaosball {

namespace {

/// From this width on, in em of the text, a question, its answers and its remark have room side by side.
constexpr double sideBySideEms = 26;

} // namespace

QuestionList::QuestionList(QWidget* parent) : QWidget(parent)
{
    columnIn(*this, 0, px(Length::SpaceM));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

QuestionList::Line QuestionList::makeLine()
{
    Line line;
    line.row->setContentsMargins(0, 0, 0, 0);
    line.row->setSpacing(px(Length::SpaceM));
    line.row->addWidget(line.caption, 2);
    line.row->addWidget(line.answers, 8);
    line.row->addWidget(line.remark, 2);
    connect(line.answers, &ButtonRow::dropped, this, &QuestionList::dropped, Qt::QueuedConnection);
    layout()->addWidget(line.box);
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
        line.caption->say(question.caption);
        line.answers->setAccessibleName(question.caption);
        line.answers->setButtons(std::move(question.answers));
        line.remark->say(question.remark);
    }
    arrange();
    setVisible(!questions.empty());
    updateGeometry();
}

void QuestionList::arrange()
{
    const bool beside = !m_isStacked && width() >= Theme::current().em() * sideBySideEms;
    for (const Line& line : m_lines)
        line.row->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void QuestionList::setStacked(bool isStacked)
{
    m_isStacked = isStacked;
    arrange();
}

void QuestionList::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace whistle::kaosball

#include "moc_question_list.cpp"
