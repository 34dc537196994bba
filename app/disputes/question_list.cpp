// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/question_list.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "disputes/ruling_text.h"
#include "forms/summary_line.h"

#include <QKeyEvent>
#include <algorithm>

namespace whistle {

QuestionList::QuestionList(const std::vector<DisputeGame>& games, QWidget* parent)
    : Composed(Colour::Surface, parent)
    , m_finder(games)
{
    setObjectName(QStringLiteral("questionList"));
    auto* content = new QWidget;
    m_column = columnIn(*content, 0, px(Length::SpaceHair));
    for (const DisputeGame& game : games) {
        for (const Question& question : game.game->questions) {
            auto* button = new SummaryLine(content);
            button->setQuiet(true);
            button->setObjectName(QStringLiteral("question_%1_%2")
                                      .arg(QString::fromStdString(game.game->id), QString::fromStdString(question.id)));
            connect(button, &QAbstractButton::clicked, this, [this, button, &game, &question] {
                button->setChecked(true); // a second press leaves it chosen
                Q_EMIT chosen(game, question);
            });
            m_column->addWidget(button);
            m_rows.push_back({&game, &question, button});
        }
    }
    m_column->addStretch(1);
    auto* area = new Scroller(content, this);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    const int edge = px(Length::SpaceS);
    columnIn(*this, edge, {m_search, m_nothing, {m_inRules, 0, Qt::AlignLeft}, {area, 1}});
    m_nothing->hide();
    m_inRules->hide();
    connect(m_inRules, &QAbstractButton::clicked, this, [this] { Q_EMIT rulesAsked(m_search->text().trimmed()); });
    connect(m_search, &QLineEdit::textChanged, this, &QuestionList::find);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (!m_shown.empty())
            Q_EMIT chosen(*m_shown.front()->game, *m_shown.front()->question);
    });
    retranslate();
}

void QuestionList::setChosen(const DisputeGame& game, const Question& question)
{
    m_game = &game;
    for (const Row& row : m_rows)
        row.button->setChecked(row.game == &game && row.question == &question);
    find(m_search->text());
}

void QuestionList::find(const QString& text)
{
    m_shown.clear();
    for (const Row& row : m_rows) {
        const bool fits =
            isSearching() ? m_finder.finds(*row.game, *row.question, text) : !m_game || row.game == m_game;
        row.button->setVisible(fits);
        if (fits)
            m_shown.push_back(&row);
        sayWords(row);
    }
    if (isSearching()) {
        std::stable_partition(m_shown.begin(), m_shown.end(), [&](const Row* row) {
            return QuestionSearch::isTitle(*row->game, *row->question, text);
        });
    }
    QWidget* before = m_inRules;
    int place = 0;
    for (const Row* row : m_shown) {
        m_column->insertWidget(place++, row->button);
        setTabOrder(before, row->button);
        before = row->button;
    }
    m_nothing->setVisible(m_shown.empty());
    m_inRules->setVisible(m_shown.empty());
    m_inRules->setTitle(CommonWords::tr("Look in the rulebook"));
}

void QuestionList::sayWords(const Row& row) const
{
    const QString title = questionTitle(*row.game, *row.question);
    const QString summary = Text{row.question->summary}.render();
    row.button->setWords(title, isSearching() ? labelled(Text{row.game->game->name}.render(), summary) : summary);
    row.button->setAccessibleName(labelled(title, summary));
}

void QuestionList::retranslate()
{
    setAccessibleName(tr("Questions"));
    m_finder.forget();
    m_nothing->setText(tr("No question matches."));
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    for (const Row& row : m_rows)
        sayWords(row);
}

void QuestionList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)
        focusNextPrevChild(event->key() == Qt::Key_Down);
    else
        PanelBox::keyPressEvent(event);
}

} // namespace whistle

#include "moc_question_list.cpp"
