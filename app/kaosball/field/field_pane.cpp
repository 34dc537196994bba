// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/field_pane.h"

#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/press/button_row.h"

#include <QKeyEvent>

namespace whistle::kaosball {

namespace {

/// The roster beside the field, in em of the text.
constexpr double rosterEms = 13;

} // namespace

FieldPane::FieldPane(QWidget* parent) : QWidget(parent)
{
    m_killzones->setDrawing(Icon::Shield);
    m_killzones->setCheckable(true);
    m_killzones->setShortcut(Qt::Key_K);
    m_turn->setDrawing(Icon::Redo);
    connect(m_killzones, &QAbstractButton::toggled, this, &FieldPane::renew);
    connect(m_turn, &QAbstractButton::clicked, this, [this] {
        m_bottom = static_cast<CrossfieldSide>((static_cast<int>(m_bottom) + 1) % 4);
        renew();
    });
    connect(m_view, &CrossfieldView::cornersMoved, this, &FieldPane::placeCorners);
}

FieldPane::Corner FieldPane::makeCorner(QWidget* head)
{
    Corner corner{new QWidget(m_view), new Paragraph(TypeStep::Caption, Colour::TextMuted)};
    corner.caption->setAlignment(Qt::AlignCenter);
    QBoxLayout* column = columnIn(*corner.box, 0, px(Length::SpaceXs));
    column->addStretch(1);
    column->addWidget(head, 0, Qt::AlignCenter);
    column->addWidget(corner.caption);
    column->addStretch(1);
    return corner;
}

void FieldPane::show(CrossfieldModel model, const ShownTable& table)
{
    m_model = std::move(model);
    m_table = table;
    m_killzones->setAccessibleName(tr("Show the killzones"));
    m_killzones->setToolTip(tr("Show the killzones (K)"));
    m_turn->setAccessibleName(tr("Turn the board"));
    m_turn->setToolTip(tr("Turn the board"));
    m_corners[0].caption->setText(tr("killzones"));
    m_corners[1].caption->setText(tr("turn"));
    m_corners[2].caption->setText(tr("draw pile"));
    m_corners[3].caption->setText(tr("discarded"));
    m_drawPile->setValue(table.state().drawPile);
    m_discard->setValue(table.state().discard);
    renew();
}

void FieldPane::renew()
{
    CrossfieldModel shown = m_model;
    shown.bottom = m_bottom;
    if (m_killzones->isChecked()) {
        std::vector<int> teams;
        for (int team = 0; team < m_table.state().teamCount(); ++team) {
            const int active = m_table.state().active;
            if (active < 0 || m_table.state().areEnemies(team, active))
                teams.push_back(team);
        }
        showKillzones(shown, m_table, teams);
    }
    m_view->setModel(shown);
    placeCorners();
}

void FieldPane::placeCorners()
{
    for (int corner = 0; corner < CrossfieldLayout::corners; ++corner) {
        const Corner& one = m_corners[static_cast<std::size_t>(corner)];
        const QRect room = m_view->cornerRect(corner);
        // Where it is narrow the drawing does without its words.
        const auto fits = [&] {
            const QLayout* inside = one.box->layout();
            const int high = inside->hasHeightForWidth() ? inside->minimumHeightForWidth(room.width())
                                                         : inside->minimumSize().height();
            return inside->minimumSize().width() <= room.width() && high <= room.height();
        };
        one.caption->show();
        if (!fits())
            one.caption->hide();
        one.box->setGeometry(room);
        one.box->setVisible(fits());
    }
}

bool FieldPane::takeKey(const QKeyEvent& key)
{
    if (key.key() != Qt::Key_G || key.modifiers() != Qt::NoModifier || !m_view->isVisible())
        return false;
    m_view->beginJump();
    return true;
}

void FieldPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
}

void layBesideRoster(QWidget& stage, FieldPane& field, ButtonRow& roster)
{
    auto* box = new QWidget;
    columnIn(*box, 0, -1, {&roster})->addStretch(1);
    auto* scroll = new Scroller(box);
    scroll->setMinimumWidth(qRound(Theme::current().em() * rosterEms));
    auto* row = new QHBoxLayout(&stage);
    const int gap = px(Length::SpaceM);
    row->setContentsMargins(gap, gap, 0, 0);
    row->setSpacing(gap);
    row->addWidget(scroll, 1);
    row->addWidget(&field, 3);
}

} // namespace whistle::kaosball

#include "moc_field_pane.cpp"
