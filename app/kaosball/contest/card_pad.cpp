// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/card_pad.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/capital.h"
#include "kaosball/telling/game_words.h"
#include "kaosball/telling/shown_table.h"

#include <QEvent>

namespace whistle {

CardPad::CardPad(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("cardPad"));
    const int gap = px(Length::SpaceXs) + px(Length::SpaceHair);
    QBoxLayout* column = columnIn(*this, 0, px(Length::SpaceS) + px(Length::SpaceHair));
    auto* tall = new FlowLayout(nullptr, gap);
    for (const Card card : numberedCards()) {
        auto* button = new CardButton(card.kind, CardShape::Tall);
        m_numbers.push_back(button);
        button->setObjectName(card.kind == CardKind::Upset ? QStringLiteral("card_upset")
                                                           : QStringLiteral("card_%1").arg(m_numbers.size()));
        connect(button, &QAbstractButton::clicked, this, [this, card] {
            Card shown = card;
            shown.star = card.kind == CardKind::Energy && m_state.chosen && m_state.chosen->star;
            choose(shown);
        });
        tall->addWidget(button);
    }
    auto* wide = new FlowLayout(nullptr, gap);
    for (CardButton* button : {m_tactic, m_cheat, m_star, m_none})
        wide->addWidget(button);
    connect(m_tactic, &QAbstractButton::clicked, this, [this] { choose({CardKind::Tactic}); });
    connect(m_cheat, &QAbstractButton::clicked, this, [this] { choose({CardKind::Cheat}); });
    connect(m_none, &QAbstractButton::clicked, this, [this] { choose({CardKind::None}); });
    connect(m_star, &QAbstractButton::clicked, this, [this] {
        const bool hasNumber = m_state.chosen && m_state.chosen->kind == CardKind::Energy;
        const Card now = hasNumber ? *m_state.chosen : Card::energy(0);
        choose(Card::energy(now.value, !now.star));
    });
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

void CardPad::choose(Card card)
{
    m_state.chosen = card;
    refresh();
    // A star without a number is not yet a card.
    if (card.kind != CardKind::Energy || card.value > 0)
        Q_EMIT chosen(card);
}

void CardPad::refresh()
{
    const Card now = m_state.chosen.value_or(Card::energy(0));
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const Card card = numberedCards()[i];
        const bool isDead = contains(m_state.dead, card);
        const QString caption = m_state.captions.value(static_cast<qsizetype>(i));
        m_numbers[i]->setCard(card.kind == CardKind::Upset ? tr("U!") : QString::number(i + 1),
                              !caption.isEmpty()                  ? caption
                              : isDead                            ? tr("dead")
                              : card.kind == CardKind::BoosterBru ? tr("Bru")
                                                                  : tr("live"),
                              isDead);
        m_numbers[i]->setChecked(now.kind == card.kind && now.value == card.value);
    }
    const QString others = m_state.captions.value(static_cast<qsizetype>(m_numbers.size()), tr("always dead"));
    m_tactic->setCard(capital(kaosball::GameWords::tr("tactic card")), others, true);
    m_tactic->setChecked(now.kind == CardKind::Tactic);
    m_cheat->setCard(capital(kaosball::GameWords::tr("cheat card")), others, true);
    m_cheat->setChecked(now.kind == CardKind::Cheat);
    m_star->setCard(tr("\u2605 star"), {}, false);
    m_star->setChecked(now.star);
    m_none->setCard(capital(CommonWords::tr("no card")), {}, false);
    m_none->setUnavailable(m_state.noCard);
    m_none->setChecked(now.kind == CardKind::None);
    const auto buttons = findChildren<CardButton*>(Qt::FindDirectChildrenOnly);
    if (!m_side.isEmpty()) {
        for (CardButton* button : buttons)
            button->setAccessibleName(labelled(m_side, button->accessibleName()));
    }
    setAccessibleName(m_side);
    offerNames();
}

void CardPad::offerNames()
{
    std::vector<ButtonSpec> names;
    const auto offer = [&](Card card) {
        const QString name = kaosball::cardName(card);
        names.push_back(ButtonSpec{QStringLiteral("cardName_%1").arg(name), name, [this, card] { choose(card); }}
                            .among(m_state.chosen == card)
                            .as(ButtonLook::Outline));
    };
    if (m_state.chosen && m_state.chosen->kind == CardKind::Tactic) {
        for (const auto tactic : allOf<kaosball::Tactic>())
            offer(Card::tactic(tactic));
    } else if (m_state.chosen && m_state.chosen->kind == CardKind::Cheat) {
        for (const auto cheat : allOf<kaosball::Cheat>())
            offer(Card::cheat(cheat));
    }
    m_names->setButtons(std::move(names));
}

bool CardPad::pressKey(int key)
{
    CardButton* button = key >= Qt::Key_1 && key <= Qt::Key_6 ? m_numbers[static_cast<std::size_t>(key - Qt::Key_1)]
                         : key == Qt::Key_U                   ? m_numbers.back()
                         : key == Qt::Key_X                   ? m_cheat
                         : key == Qt::Key_C                   ? m_tactic
                         : key == Qt::Key_S || key == Qt::Key_Asterisk ? m_star
                         : key == Qt::Key_0                            ? m_none
                                                                       : nullptr;
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

#include "moc_card_pad.cpp"
