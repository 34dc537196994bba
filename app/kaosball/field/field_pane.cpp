// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/field_pane.h"

#include "controls/buttons.h"
#include "controls/counter_label.h"
#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle::kaosball {

FieldPane::FieldPane(QWidget* parent)
    : QWidget(parent)
    , m_view(new CrossfieldView(this))
    , m_killzones(new ChoiceButton({}, ButtonLook::Raised, this))
    , m_turn(new ChoiceButton({}, ButtonLook::Raised, this))
    , m_drawPile(new CounterLabel(TypeStep::Number, this))
    , m_discard(new CounterLabel(TypeStep::Number, this))
    , m_corners{makeCorner(m_killzones), makeCorner(m_turn), makeCorner(m_drawPile), makeCorner(m_discard)}
{
    m_view->setObjectName(QStringLiteral("crossfield"));
    m_killzones->setObjectName(QStringLiteral("killzones"));
    m_killzones->setDrawing(Icon::Shield);
    m_killzones->setCheckable(true);
    m_killzones->setShortcut(Qt::Key_K);
    m_turn->setObjectName(QStringLiteral("turnBoard"));
    m_turn->setDrawing(Icon::Redo);
    m_drawPile->setObjectName(QStringLiteral("drawPile"));
    m_discard->setObjectName(QStringLiteral("discardPile"));
    connect(m_killzones, &QAbstractButton::toggled, this, [this](bool on) {
        m_hasKillzones = on;
        renew();
    });
    connect(m_turn, &QAbstractButton::clicked, this, [this] {
        m_bottom = static_cast<CrossfieldSide>((static_cast<int>(m_bottom) + 1) % 4);
        renew();
    });
    connect(m_view, &CrossfieldView::cornersMoved, this, &FieldPane::placeCorners);
    nameCorners();
}

FieldPane::Corner FieldPane::makeCorner(QWidget* head)
{
    Corner corner{new QWidget(m_view), nullptr};
    corner.caption = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, corner.box);
    corner.caption->setAlignment(Qt::AlignCenter);
    corner.caption->setWordWrap(true);
    auto* column = new QVBoxLayout(corner.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::current().px(Length::SpaceXs));
    column->addStretch(1);
    column->addWidget(head, 0, Qt::AlignCenter);
    column->addWidget(corner.caption);
    column->addStretch(1);
    return corner;
}

void FieldPane::nameCorners()
{
    m_killzones->setAccessibleName(tr("Show the killzones"));
    m_killzones->setToolTip(tr("Show the killzones (K)"));
    m_turn->setAccessibleName(tr("Turn the board"));
    m_turn->setToolTip(tr("Turn the board"));
    m_corners[0].caption->setText(tr("killzones"));
    m_corners[1].caption->setText(tr("turn"));
    m_corners[2].caption->setText(tr("draw pile"));
    m_corners[3].caption->setText(tr("discarded"));
}

void FieldPane::show(CrossfieldModel model, const ShownTable& table)
{
    m_model = std::move(model);
    m_table = table;
    m_drawPile->setValue(table.state().drawPile);
    m_discard->setValue(table.state().discard);
    renew();
}

void FieldPane::renew()
{
    CrossfieldModel shown = m_model;
    shown.bottom = m_bottom;
    if (m_hasKillzones) {
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

void FieldPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
}

void FieldPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameCorners();
}

} // namespace whistle::kaosball
