// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_side.h"

#include "controls/layout/columns.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/telling/game_words.h"

#include <QPainter>

namespace whistle::kaosball {

/// The figures of a side, one beside the other.
class ContestSidePanel::Figures : public QWidget {
public:
    explicit Figures(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }
    void show(std::vector<FigureLook> looks)
    {
        m_looks = std::move(looks);
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = Theme::current().px(Length::Target);
        return {side * std::max(1, static_cast<int>(m_looks.size())), side};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = height();
        for (std::size_t i = 0; i < m_looks.size(); ++i) {
            paintFigure(painter, QPointF(side * (static_cast<double>(i) + 0.5), side / 2),
                        side / (2 * figureRadiusOfCell) * 0.9, m_looks[i], Theme::current());
        }
    }

private:
    std::vector<FigureLook> m_looks;
};

ContestSidePanel::ContestSidePanel() : m_figures(new Figures(this))
{
    const int side = px(Length::SpaceL);
    QBoxLayout* column = columnIn(*this, px(Length::SpaceM), px(Length::SpaceS));
    column->setContentsMargins(side, px(Length::SpaceM), side, px(Length::SpaceM));
    auto* head = new QHBoxLayout;
    head->setSpacing(px(Length::SpaceM));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_note);
    head->addWidget(m_figures);
    head->addLayout(words, 1);
    head->addWidget(m_burned);
    column->addLayout(head);
    column->addWidget(m_pad);
    column->addWidget(m_cheats);
    column->addStretch(1);
    connect(m_pad, &CardPad::chosen, this, [this](Card card) { Q_EMIT cardChosen(m_team, card); });
}

void ContestSidePanel::setState(const ShownTable& table, ContestSideState state)
{
    m_team = state.team;
    const Team& team = table.state()[state.team];
    const QString id = fromStd(team.name);
    setObjectName(QStringLiteral("side_%1").arg(id));
    m_pad->setObjectName(QStringLiteral("pad_%1").arg(id));
    setSeat(table.seat(state.team), Qt::TopEdge);
    std::vector<FigureLook> looks;
    for (const FigureRef ref : state.figures) {
        looks.push_back(table.look(ref));
        looks.back().isActive = false;
    }
    m_figures->show(std::move(looks));
    m_title->setText(state.title);
    m_note->setText(state.note);
    m_burned->setText(GameWords::tr("Burned %1 of %2").arg(team.burned.size()).arg(table.rules().bellAtBurnedCards));
    CardPadState pad{table.deadCards(state.team), state.chances, state.noCardWhy, state.card};
    if (!state.card && m_pad->choice() == Card::energy(0, true))
        pad.chosen = m_pad->choice(); // a star that still waits for its number
    m_pad->setSide(table.team(state.team));
    m_pad->setState(pad);
    m_cheats->setButtons(std::move(state.cheats));
    m_pad->updateGeometry(); // its names come and go
    updateGeometry();
}

} // namespace whistle::kaosball

#include "moc_contest_side.cpp"
