// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_side.h"

#include "controls/text_label.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/judging/contest.h"

#include <QBoxLayout>
#include <QPainter>

namespace whistle::kaosball {

namespace {

constexpr int energyNumbers = 5;

template <class Word>
int indexOfName(const QString& name, QString (*nameOfWord)(Word))
{
    for (std::size_t i = 0; i < enumWords<Word>.size(); ++i) {
        if (nameOfWord(static_cast<Word>(i)) == name)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

CardPadState padOf(const ShownTable& table, int team)
{
    const BurnedNumbers burned(table.state()[team].burned);
    const auto isDead = [&](Card card) {
        return !judgeCard(card, burned, table.state().houseRules, table.rules()).isLive;
    };
    CardPadState pad;
    for (int value = 1; value <= energyNumbers; ++value) {
        if (isDead(Card::energy(value)))
            pad.deadNumbers.push_back(value);
    }
    pad.upsetDead = isDead(Card::upset());
    pad.bruDead = isDead(Card::boosterBru());
    for (std::size_t i = 0; i < enumWords<Tactic>.size(); ++i)
        pad.tactics << tacticName(static_cast<Tactic>(i));
    for (std::size_t i = 0; i < enumWords<Cheat>.size(); ++i)
        pad.cheats << cheatName(static_cast<Cheat>(i));
    return pad;
}

Card cardOf(const CardChoice& choice)
{
    switch (choice.kind) {
    case whistle::CardKind::Energy:
        return Card::energy(choice.value, choice.star);
    case whistle::CardKind::Upset:
        return Card::upset();
    case whistle::CardKind::BoosterBru:
        return Card::boosterBru();
    case whistle::CardKind::Tactic:
        return {CardKind::Tactic, 0, false, static_cast<std::int8_t>(indexOfName<Tactic>(choice.name, tacticName))};
    case whistle::CardKind::Cheat:
        return {CardKind::Cheat, 0, false, static_cast<std::int8_t>(indexOfName<Cheat>(choice.name, cheatName))};
    case whistle::CardKind::None:
        break;
    }
    return {};
}

CardChoice choiceOf(Card card)
{
    const BurnedCard shown = burnedCard(card);
    CardChoice choice;
    choice.kind = shown.kind;
    choice.star = card.star;
    choice.value = card.kind == CardKind::BoosterBru ? energyNumbers + 1 : card.value;
    if (card.name >= 0)
        choice.name = shown.name;
    return choice;
}

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

ContestSidePanel::ContestSidePanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_figures(new Figures(this))
    , m_title(new TextLabel({}, TypeStep::Title, Colour::Text, this))
    , m_note(new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this))
    , m_burned(new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this))
    , m_pad(new CardPad({}, this))
    , m_cheats(new ButtonRow(this))
{
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(theme.px(Length::SpaceL), theme.px(Length::SpaceM), theme.px(Length::SpaceL),
                               theme.px(Length::SpaceM));
    column->setSpacing(theme.px(Length::SpaceS));
    auto* head = new QHBoxLayout;
    head->setSpacing(theme.px(Length::SpaceM));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_note);
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    head->addWidget(m_figures);
    head->addLayout(words, 1);
    head->addWidget(m_burned);
    column->addLayout(head);
    column->addWidget(m_pad);
    column->addWidget(m_cheats);
    column->addStretch(1);
    connect(m_pad, &CardPad::chosen, this,
            [this](const CardChoice& choice) { Q_EMIT cardChosen(m_team, cardOf(choice)); });
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
    m_burned->setText(tr("Burned %1 of %2").arg(team.burned.size()).arg(table.rules().bellAtBurnedCards));
    CardPadState pad = padOf(table, state.team);
    pad.noCard = state.noCardWhy;
    pad.captions = state.chances;
    if (state.card)
        pad.chosen = choiceOf(*state.card);
    else if (m_pad->choice() && m_pad->choice()->kind == whistle::CardKind::Energy && m_pad->choice()->value == 0)
        pad.chosen = m_pad->choice(); // a star that still waits for its number
    m_pad->setSide(table.team(state.team));
    m_pad->setState(pad);
    m_cheats->setButtons(std::move(state.cheats));
    m_pad->updateGeometry(); // its names come and go
    updateGeometry();
}

} // namespace whistle::kaosball
