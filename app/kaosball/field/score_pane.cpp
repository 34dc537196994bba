// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/score_pane.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "kaosball/telling/game_words.h"

namespace whistle::kaosball {

namespace {

/// From this width on, in em of the text, whose turn it is and what is said of it stand side by side.
constexpr double roomyEms = 28;

enum DepthSegment { MirrorDepth, ScorekeeperDepth };

} // namespace

ScorePane::ScorePane(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("scorePane"));
    const int gap = px(Length::SpaceM);
    const int wide = px(Length::SpaceXl);
    QBoxLayout* turn = columnIn(*m_turnPanel);
    turn->setContentsMargins(wide, gap, wide, gap);
    m_head->addWidget(m_title, 3);
    m_head->addWidget(m_note, 1);
    turn->addLayout(m_head);
    turn->addWidget(m_questions);
    m_head->addWidget(m_depth); // after the questions: the keyboard goes to them first
    m_depth->setTitles({{}, {}});
    QBoxLayout* follow = columnIn(*m_followPanel);
    follow->setContentsMargins(wide, gap, wide, gap);
    auto* followHead = new QHBoxLayout;
    followHead->addWidget(m_followTitle, 3);
    followHead->addWidget(m_rules, 1);
    follow->addLayout(followHead);
    follow->addWidget(m_follow);
    columnIn(*m_morePanel, 0, -1, {m_more})->setContentsMargins(wide, gap, wide, gap);
    auto* inside = new QWidget;
    columnIn(*inside, gap, gap, {m_turnPanel, m_followPanel, m_morePanel})->addStretch(1);
    columnIn(*this, 0, -1, {new Scroller(inside)});
    connect(m_rules, &RuleChips::opened, this, &ScorePane::ruleAsked);
    connect(m_questions, &QuestionList::dropped, this, &ScorePane::dropped);
    connect(m_depth, &SegmentedChoice::chosen, this, [this](int depth) {
        if (depth == MirrorDepth)
            Q_EMIT mirrorAsked();
    });
}

void ScorePane::setRows(ScoreRows rows)
{
    // With a row for each of three enemies they stand closer: all of them above the fold.
    const bool isCrowded = rows.follow.size() > 2;
    const int wide = px(Length::SpaceXl);
    const int high = px(isCrowded ? Length::SpaceXs : Length::SpaceM);
    for (QWidget* panel : std::initializer_list<QWidget*>{m_turnPanel, m_followPanel})
        panel->layout()->setContentsMargins(wide, high, wide, high);
    for (QWidget* list : std::initializer_list<QWidget*>{m_questions, m_follow})
        list->layout()->setSpacing(high);
    m_turnPanel->setSeat(rows.seat);
    m_turnPanel->setActive(true);
    m_title->setText(rows.title);
    m_note->say(rows.note);
    m_depth->rename({GameWords::tr("Full board"), GameWords::tr("Score only")});
    m_depth->setAccessibleName(tr("Tracking detail"));
    m_depth->setCurrent(ScorekeeperDepth);
    m_questions->setQuestions(std::move(rows.turn));
    m_followPanel->setVisible(!rows.follow.empty());
    m_followTitle->setText(rows.followTitle);
    m_rules->setRules(rows.rules);
    m_follow->setQuestions(std::move(rows.follow));
    m_morePanel->setVisible(!rows.more.empty());
    m_more->setQuestions(std::move(rows.more));
}

void ScorePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool roomy = width() >= Theme::current().em() * roomyEms;
    m_head->setDirection(roomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_depth->setVisible(roomy); // beside big text it is among "more"
}

} // namespace whistle::kaosball

#include "moc_score_pane.cpp"
