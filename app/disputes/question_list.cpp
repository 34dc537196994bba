// SPDX-License-Identifier: GPL-3.0-or-later
#include "disputes/question_list.h"

#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "disputes/ruling_text.h"
#include "forms/summary_line.h"

#include <QKeyEvent>

namespace whistle {

QuestionList::QuestionList(const std::vector<DisputeGame>& games, QWidget* parent)
    : Composed(Colour::Surface, parent)
    , m_finder(games)
{
    setObjectName(QStringLiteral("questionList"));
    auto* content = new QWidget;
    auto* rows = columnIn(*content, 0, px(Length::SpaceHair));
    for (const DisputeGame& game : games) {
        if (games.size() > 1) {
            auto* title = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, content);
            rows->addWidget(title);
            m_rows.push_back({&game, nullptr, nullptr, title});
        }
        for (const Question& question : game.game->questions) {
            auto* button = new SummaryLine(content);
            button->setQuiet(true);
            button->setObjectName(QStringLiteral("question_%1_%2")
                                      .arg(QString::fromStdString(game.game->id), QString::fromStdString(question.id)));
            connect(button, &QAbstractButton::clicked, this, [this, button, &game, &question] {
                button->setChecked(true); // a second press leaves it chosen
                Q_EMIT chosen(game, question);
            });
            rows->addWidget(button);
            m_rows.push_back({&game, &question, button, nullptr});
        }
    }
    rows->addStretch(1);
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
        for (const Row& row : m_rows) {
            if (row.button && !row.button->isHidden()) {
                Q_EMIT chosen(*row.game, *row.question);
                return;
            }
        }
    });
    retranslate();
}

void QuestionList::setChosen(const DisputeGame& game, const Question& question)
{
    m_game = &game;
    for (const Row& row : m_rows) {
        if (row.button)
            row.button->setChecked(row.game == &game && row.question == &question);
    }
    find(m_search->text());
}

void QuestionList::find(const QString& text)
{
    bool hasAny = false;
    for (const Row& row : m_rows) {
        if (!row.button)
            continue;
        const bool fits =
            text.trimmed().isEmpty() ? !m_game || row.game == m_game : m_finder.finds(*row.game, *row.question, text);
        row.button->setVisible(fits);
        hasAny = hasAny || fits;
    }
    m_nothing->setVisible(!hasAny);
    m_inRules->setVisible(!hasAny);
    m_inRules->setTitle(tr("Look in the rulebook"));
    for (const Row& row : m_rows) {
        if (!row.title)
            continue;
        bool hasOne = false;
        for (const Row& other : m_rows)
            hasOne = hasOne || (other.button && other.game == row.game && !other.button->isHidden());
        row.title->setVisible(hasOne && !text.trimmed().isEmpty());
    }
}

void QuestionList::retranslate()
{
    setAccessibleName(tr("Questions"));
    m_finder.forget();
    m_nothing->setText(tr("No question is about this."));
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    for (const Row& row : m_rows) {
        if (row.title) {
            row.title->setText(Text{row.game->game->name}.render());
            continue;
        }
        const QString title = questionTitle(*row.game, *row.question);
        const QString line = Text{row.question->summary}.render();
        row.button->setWords(title, line);
        row.button->setAccessibleName(tr("%1: %2").arg(title, line));
    }
}

void QuestionList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)
        focusNextPrevChild(event->key() == Qt::Key_Down);
    else
        PanelBox::keyPressEvent(event);
}

} // namespace whistle
