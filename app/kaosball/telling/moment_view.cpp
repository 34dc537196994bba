// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/moment_view.h"

#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/field/board.h"
#include "kaosball/game.h"
#include "table/telling.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The least width of a dugout beside another one, in em of the text.
constexpr double dugoutEms = 20;

} // namespace

KaosballMoment::KaosballMoment(QWidget* parent) : MomentView(parent)
{
    setObjectName(QStringLiteral("kaosballMoment"));
    takeNoInput(*m_field);
    m_dugoutRow->setContentsMargins(0, 0, 0, 0);
    m_dugoutRow->setSpacing(px(Length::SpaceM));
    auto* inside = new QWidget;
    QBoxLayout* both = columnIn(*inside);
    both->addWidget(m_field, 1);
    both->addWidget(m_dugoutBox, 1);
    auto* area = named("momentArea", new Scroller(inside));
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    columnIn(*this, 0, -1, {area});
    m_field->hide();
}

void KaosballMoment::showMoment(const Match& match, int number)
{
    std::optional<State> state = typed<Game>(match).stateAt(number);
    if (!state)
        return;
    const ShownTable table(std::move(*state), typed<Game>(match).journal().game().facts());
    showBeside(table);
    const bool hasField = table.state().isMirror() && !table.state().onField().empty();
    if (hasField) {
        CrossfieldModel model = boardOf(table);
        if (tellsTrace())
            showTrace(model, table, lastTrace(typed<Game>(match), number));
        m_field->setModel(model);
    } else {
        showDugouts(m_dugouts, dugoutsOf(table, table.state().teamToAct()), [this](DugoutPanel& panel) {
            m_dugoutRow->addWidget(&panel, 1, Qt::AlignTop);
            takeNoInput(panel);
        });
        arrange();
    }
    m_field->setVisible(hasField);
    m_dugoutBox->setVisible(!hasField);
}

QSize KaosballMoment::boardSize() const
{
    return m_field->isHidden() ? QSize() : m_field->minimumSizeHint();
}

QWidget* KaosballMoment::beside()
{
    if (m_beside == nullptr) {
        m_beside = new QWidget;
        columnIn(*m_beside, px(Length::SpaceM), px(Length::SpaceM));
    }
    return m_beside;
}

void KaosballMoment::showBeside(const ShownTable& table)
{
    if (m_beside == nullptr)
        return;
    showDugouts(m_dugoutsBeside, dugoutsOf(table, table.state().teamToAct()), [this](DugoutPanel& panel) {
        m_beside->layout()->addWidget(&panel);
        takeNoInput(panel);
    });
}

void KaosballMoment::arrange()
{
    const auto shown =
        std::count_if(m_dugouts.begin(), m_dugouts.end(), [](const DugoutPanel* panel) { return !panel->isHidden(); });
    const bool beside = width() >= static_cast<double>(shown) * dugoutEms * Theme::current().em();
    m_dugoutRow->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void KaosballMoment::resizeEvent(QResizeEvent* event)
{
    MomentView::resizeEvent(event);
    arrange();
}

} // namespace whistle::kaosball

#include "moc_moment_view.cpp"
