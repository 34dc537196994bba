// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/two_columns.h"

#include "controls/layout/columns.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"
#include "leagues/standings/league_table.h"

#include <QEvent>
#include <QGridLayout>

namespace whistle {

using namespace league_layout;

TitledPanel::TitledPanel(std::function<QString()> title, std::initializer_list<QWidget*> parts)
    : m_words(std::move(title))
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_column(fillPanel(*this, {m_title}))
{
    for (QWidget* part : parts)
        m_column->addWidget(part);
    retitle();
}

TitledPanel::TitledPanel(const char* objectName, std::function<QString()> title, QLayout* rows)
    : TitledPanel(std::move(title), {})
{
    setObjectName(QString::fromLatin1(objectName));
    m_column->addLayout(rows);
}

void TitledPanel::retitle()
{
    m_title->setText(m_words());
    for (LeagueTable* table : findChildren<LeagueTable*>(Qt::FindDirectChildrenOnly))
        table->setAccessibleName(m_title->text());
}

void TitledPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retitle();
}

TwoColumns::TwoColumns(QWidget* page, int leftShare, int rightShare, Above above)
    : QObject(page)
    , m_page(page)
    , m_left(columnIn(*new QWidget, 0, px(Length::SpaceM)))
    , m_right(columnIn(*new QWidget, 0, px(Length::SpaceM)))
    , m_leftShare(leftShare)
    , m_rightShare(rightShare)
    , m_above(above)
{
    auto* content = new QWidget;
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(px(Length::SpaceL));
    auto* area = new Scroller(content);
    area->setFocusPolicy(Qt::NoFocus);
    columnIn(*page, 0, -1, {area});
    page->installEventFilter(this);
    arrange();
}

void TwoColumns::fill(std::initializer_list<QWidget*> left, std::initializer_list<QWidget*> right)
{
    for (const auto& [column, parts] : {std::pair{m_left, left}, std::pair{m_right, right}}) {
        for (QWidget* part : parts)
            column->addWidget(part);
        column->addStretch(1);
    }
}

void TwoColumns::arrange()
{
    const bool wide = isWide(*m_page);
    QVBoxLayout* first = m_above == Above::Left ? m_left : m_right;
    for (const QVBoxLayout* column : {first, first == m_left ? m_right : m_left})
        m_grid->addWidget(column->parentWidget(), wide || column == first ? 0 : 1, wide && column == m_right ? 1 : 0);
    m_grid->setColumnStretch(0, m_leftShare);
    m_grid->setColumnStretch(1, wide ? m_rightShare : 0);
}

bool TwoColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Resize)
        arrange();
    return QObject::eventFilter(watched, event);
}

} // namespace whistle

#include "moc_two_columns.cpp"
