// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/page/side_columns.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/panels/ruling_banner.h"
#include "kaosball/telling/game_words.h"
#include "table/log_panel.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The width of a column in em of the text, as in the pictures of the design.
constexpr double columnEms = 22;

/// Above the log the reasons of a ruling have so much of the page's height, or so many lines, before they scroll.
constexpr double reasonsShare = 0.2;
constexpr int leastReasons = 3;

enum Tab { DugoutTab, RulingTab, LogTab };

} // namespace

SideColumns::SideColumns(QWidget* page, RulingBanner* ruling, LogPanel* log)
    : QObject(page)
    , m_page(page)
    , m_ruling(ruling)
    , m_log(log)
{
    const int gap = px(Length::SpaceM);
    for (QBoxLayout* column : {m_leftColumn, m_rightColumn}) {
        column->setContentsMargins(gap, gap, gap, gap);
        column->setSpacing(gap);
    }
    columnIn(*m_dugoutBox->widget(), 0, gap);
    connect(m_tabs, &SegmentedChoice::chosen, this, &SideColumns::arrange);
    retranslate();
    m_tabs->setCurrent(DugoutTab);
    arrange();
}

void SideColumns::retranslate()
{
    const int now = m_tabs->current();
    m_tabs->setTitles({GameWords::tr("Dugouts"), CommonWords::tr("Ruling"), CommonWords::tr("Log")});
    m_tabs->setCurrent(now < 0 ? 0 : now);
    m_tabs->setAccessibleName(tr("Beside the field"));
}

void SideColumns::bringRuling()
{
    m_tabs->setCurrent(RulingTab);
    arrange();
}

void SideColumns::setShape(const Shape& shape)
{
    m_shape = shape;
    arrange();
}

void SideColumns::arrange()
{
    const int width = qRound(Theme::current().em() * columnEms);
    const bool isWide = m_shape.columns != Columns::Tabbed;
    const bool isStacked = m_shape.columns == Columns::Stacked;
    QBoxLayout* dugouts = isStacked || (!isWide && m_shape.isRight) ? m_rightColumn : m_leftColumn;
    QBoxLayout* words = isWide || m_shape.isRight ? m_rightColumn : m_leftColumn;
    dugouts->addWidget(m_tabs);
    dugouts->addWidget(m_dugoutBox, isStacked ? 0 : 1); // above the log they take what they need
    words->addWidget(m_ruling);
    words->addWidget(m_log, 1);
    const bool tabbed = !isWide && m_shape.hasDugouts;
    const int tab = m_tabs->current();
    m_tabs->setVisible(tabbed);
    m_dugoutBox->setVisible(m_shape.hasDugouts && (!tabbed || tab == DugoutTab));
    m_ruling->setVisible(m_shape.hasWords && !m_ruling->state().sentence.isEmpty() && (!tabbed || tab == RulingTab));
    m_log->setVisible(m_shape.hasWords && (!tabbed || tab == LogTab));
    const int reasons =
        std::max(qRound(m_page->height() * reasonsShare), leastReasons * Theme::current().lineHeight(TypeStep::Body));
    m_ruling->setReasonsHighest(tabbed ? QWIDGETSIZE_MAX : reasons);
    if (tabbed && tab == RulingTab)
        m_leftColumn->setAlignment(m_ruling, Qt::AlignTop);
    m_left->setVisible(m_shape.hasDugouts && dugouts == m_leftColumn);
    m_right->setVisible(isWide ? m_shape.hasWords : m_shape.hasDugouts && m_shape.isRight);
    const QMargins margins = m_rightColumn->contentsMargins();
    const int wanted = std::max(m_shape.width, m_tabs->sizeHint().width() + margins.left() + margins.right());
    const int right = std::max(0, std::min(wanted, m_shape.most));
    for (QWidget* column : {m_left, m_right})
        column->setFixedWidth(isWide || !m_shape.isRight ? width : right);
}

void SideColumns::setDugouts(const std::vector<DugoutState>& dugouts)
{
    showDugouts(m_dugouts, dugouts, [this](DugoutPanel& panel) {
        connect(&panel, &DugoutPanel::dialPressed, this, &SideColumns::dialPressed);
        connect(&panel, &DugoutPanel::opened, this, &SideColumns::dugoutOpened);
        m_dugoutBox->widget()->layout()->addWidget(&panel);
    });
}

} // namespace whistle::kaosball

#include "moc_side_columns.cpp"
