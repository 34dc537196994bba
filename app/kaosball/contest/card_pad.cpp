// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/card_pad.h"

#include "controls/flow_layout.h"
#include "kaosball/contest/card_button.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace whistle {

namespace {

constexpr int energies = 5;
constexpr int bruValue = 6;

} // namespace

CardPad::CardPad(const QString& side, QWidget* parent)
    : QWidget(parent)
    , m_side(side)
    , m_tactic(new CardButton(CardKind::Tactic, CardShape::Wide, this))
    , m_cheat(new CardButton(CardKind::Cheat, CardShape::Wide, this))
    , m_star(new CardButton(CardKind::Energy, CardShape::Wide, this))
    , m_none(new CardButton(CardKind::None, CardShape::Wide, this))
    , m_names(new QWidget(this))
{
    setObjectName(QStringLiteral("cardPad"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceXs) + theme.px(Length::SpaceHair);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.px(Length::SpaceS) + theme.px(Length::SpaceHair));
    auto* tall = new FlowLayout(nullptr, gap);
    for (int value = 1; value <= energies + 2; ++value) {
        const CardKind kind = value <= energies   ? CardKind::Energy
                              : value == bruValue ? CardKind::BoosterBru
                                                  : CardKind::Upset;
        auto* button = new CardButton(kind, CardShape::Tall, this);
        button->setObjectName(kind == CardKind::Upset ? QStringLiteral("card_upset")
                                                      : QStringLiteral("card_%1").arg(value));
        connect(button, &QAbstractButton::clicked, this, [this, kind, value] {
            const bool keepsStar = kind == CardKind::Energy && m_state.chosen && m_state.chosen->star;
            choose({kind, kind == CardKind::Upset ? 0 : value, keepsStar, {}});
        });
        m_numbers.push_back(button);
        tall->addWidget(button);
    }
    auto* wide = new FlowLayout(nullptr, gap);
    m_tactic->setObjectName(QStringLiteral("card_tactic"));
    m_cheat->setObjectName(QStringLiteral("card_cheat"));
    m_star->setObjectName(QStringLiteral("card_star"));
    m_none->setObjectName(QStringLiteral("card_none"));
    for (CardButton* button : {m_tactic, m_cheat, m_star, m_none})
        wide->addWidget(button);
    connect(m_tactic, &QAbstractButton::clicked, this, [this] { choose({CardKind::Tactic, 0, false, {}}); });
    connect(m_cheat, &QAbstractButton::clicked, this, [this] { choose({CardKind::Cheat, 0, false, {}}); });
    connect(m_none, &QAbstractButton::clicked, this, [this] { choose({CardKind::None, 0, false, {}}); });
    connect(m_star, &QAbstractButton::clicked, this, [this] {
        CardChoice now = m_state.chosen.value_or(CardChoice{CardKind::Energy, 0, false, {}});
        if (now.kind != CardKind::Energy)
            now = {CardKind::Energy, 0, false, {}};
        now.star = !now.star;
        choose(now);
    });
    m_names->setLayout(new FlowLayout(nullptr, gap));
    column->addLayout(tall);
    column->addLayout(wide);
    column->addWidget(m_names);
    column->addStretch(1);
    refresh();
}

void CardPad::setState(const CardPadState& state)
{
    m_state = state;
    refresh();
}

void CardPad::setSide(const QString& side)
{
    m_side = side;
    refresh();
}

void CardPad::choose(const CardChoice& choice)
{
    m_state.chosen = choice;
    refresh();
    // A star without a number is not yet a card.
    if (choice.kind != CardKind::Energy || choice.value > 0)
        Q_EMIT chosen(choice);
}

void CardPad::refresh()
{
    const CardChoice now = m_state.chosen.value_or(CardChoice{CardKind::Energy, 0, false, {}});
    for (int value = 1; value <= static_cast<int>(m_numbers.size()); ++value) {
        const QString caption = m_state.captions.value(value - 1);
        const QString live = caption.isEmpty() ? tr("live") : caption;
        const QString dead = caption.isEmpty() ? tr("dead") : caption;
        CardButton* button = m_numbers[static_cast<std::size_t>(value - 1)];
        if (value <= energies) {
            const bool isDead = std::count(m_state.deadNumbers.begin(), m_state.deadNumbers.end(), value) > 0;
            button->setCard(QString::number(value), isDead ? dead : live, isDead);
            button->setChecked(now.kind == CardKind::Energy && now.value == value);
        } else if (value == bruValue) {
            button->setCard(QString::number(value), m_state.bruDead || !caption.isEmpty() ? dead : tr("Bru"),
                            m_state.bruDead);
            button->setChecked(now.kind == CardKind::BoosterBru);
        } else {
            button->setCard(tr("U!"), m_state.upsetDead ? dead : live, m_state.upsetDead);
            button->setChecked(now.kind == CardKind::Upset);
        }
    }
    const QString others = m_state.captions.value(static_cast<qsizetype>(m_numbers.size()), tr("always dead"));
    m_tactic->setCard(tr("Tactic card"), others, true);
    m_tactic->setChecked(now.kind == CardKind::Tactic);
    m_cheat->setCard(tr("Cheat card"), others, true);
    m_cheat->setChecked(now.kind == CardKind::Cheat);
    m_star->setCard(tr("\u2605 star"), {}, false);
    m_star->setUnavailable(m_state.noStar);
    m_star->setChecked(now.star);
    m_none->setCard(tr("No card"), {}, false);
    m_none->setUnavailable(m_state.noCard);
    m_none->setChecked(m_state.chosen && now.kind == CardKind::None);
    const auto buttons = findChildren<CardButton*>(Qt::FindDirectChildrenOnly);
    if (!m_side.isEmpty()) {
        for (CardButton* button : buttons)
            button->setAccessibleName(tr("%1: %2").arg(m_side, button->accessibleName()));
    }
    setAccessibleName(m_side);
    offerNames();
}

void CardPad::offerNames()
{
    const bool tactic = m_state.chosen && m_state.chosen->kind == CardKind::Tactic;
    const bool cheat = m_state.chosen && m_state.chosen->kind == CardKind::Cheat;
    const QStringList names = tactic ? m_state.tactics : cheat ? m_state.cheats : QStringList();
    if (names != m_offered) {
        m_offered = names;
        const auto old = m_names->findChildren<ChoiceButton*>(Qt::FindDirectChildrenOnly);
        for (ChoiceButton* button : old) { // one of them may be the one that was just pressed
            m_names->layout()->removeWidget(button);
            button->setObjectName({});
            button->hide();
            button->deleteLater();
        }
        for (const QString& name : names) {
            auto* button = new ChoiceButton(name, ButtonLook::Outline, m_names);
            button->setObjectName(QStringLiteral("cardName_%1").arg(name));
            button->setCheckable(true);
            connect(button, &QAbstractButton::clicked, this, [this, name] {
                choose({m_state.chosen ? m_state.chosen->kind : CardKind::Tactic, 0, false, name});
            });
            m_names->layout()->addWidget(button);
        }
    }
    m_names->setVisible(!names.isEmpty());
    const auto buttons = m_names->findChildren<ChoiceButton*>(Qt::FindDirectChildrenOnly);
    for (ChoiceButton* button : buttons)
        button->setChecked(m_state.chosen && button->title() == m_state.chosen->name);
}

bool CardPad::pressKey(int key)
{
    CardButton* button = nullptr;
    if (key >= Qt::Key_1 && key <= Qt::Key_6)
        button = m_numbers[static_cast<std::size_t>(key - Qt::Key_1)];
    else if (key == Qt::Key_U)
        button = m_numbers.back();
    else if (key == Qt::Key_X)
        button = m_cheat;
    else if (key == Qt::Key_C)
        button = m_tactic;
    else if (key == Qt::Key_S || key == Qt::Key_Asterisk)
        button = m_star;
    else if (key == Qt::Key_0)
        button = m_none;
    if (button == nullptr)
        return false;
    if (!button->isUnavailable())
        button->click();
    return true;
}

void CardPad::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        refresh();
}

} // namespace whistle
