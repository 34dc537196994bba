// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/claim_view.h"

#include "battleline/telling/spoken_names.h"
#include "controls/columns.h"

namespace whistle::battleline {

namespace {

/// The cards of a side as they lie, and what `best` adds to them and reads into them.
std::vector<RowCard> cardsOf(const Flag& flag, Seat seat, const std::optional<BestSet>& best)
{
    std::vector<RowCard> cards;
    for (const Card card : flag.rows[seat])
        cards.push_back({card});
    if (!best)
        return cards;
    best->added.forEach([&](Card card) { cards.push_back({card, true}); });
    for (const Meaning& meaning : best->meanings) {
        for (RowCard& shown : cards) {
            if (shown.card == meaning.wildcard)
                shown.meaning = meaning.troop;
        }
    }
    return cards;
}

} // namespace

ClaimView::ClaimView(QWidget* parent) : QWidget(parent)
{
    const int gap = px(Length::SpaceXs);
    columnIn(*m_struck, 0, gap);
    columnIn(*this, 0, gap, {m_own, m_ownValue, m_opponentTitle, m_struck, m_opponent, m_opponentValue});
}

void ClaimView::showClaim(const ClaimCase& asked, const ClaimVerdict& verdict, const Seats<QString>& names)
{
    const Flag& flag = asked.table.flag(asked.flag);
    const Seat other = opponentOf(asked.claimant);
    const bool isJudged = verdict.claimant.has_value();
    m_own->setCards(cardsOf(flag, asked.claimant, verdict.claimant));
    m_opponent->setCards(isJudged ? cardsOf(flag, other, verdict.opponent) : std::vector<RowCard>());
    if (isJudged) {
        m_ownValue->setText(displayName(verdict.claimant->value));
        m_opponentTitle->setText(flag.isComplete(other) ? names[other]
                                                        : tr("The best that %1 could have").arg(names[other]));
        m_opponentValue->setText(displayName(verdict.opponent->value));
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_ownValue, m_opponentTitle, m_opponentValue})
        part->setVisible(isJudged);
    showStruck(verdict.betterWays);
}

void ClaimView::showStruck(const std::vector<BetterWay>& ways)
{
    while (QLayoutItem* old = m_struck->layout()->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    for (const BetterWay& way : ways) {
        const QString formation = displayName(way.value);
        const QString place = way.flag > 0 ? tr("lies at flag %1").arg(way.flag) : tr("is out of play");
        auto* line = new QWidget(m_struck);
        line->setObjectName(QStringLiteral("struckWay"));
        line->setAccessibleName(
            tr("%1: %2; %3", "card, formation and sum, where it lies").arg(displayName(way.card), formation, place));
        auto* card = new CardRow(line);
        card->setCards({{way.card}});
        card->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        auto* value = new TextLabel(formation, TypeStep::Label, Colour::TextMuted, line);
        value->setStruck(true);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addWidget(value);
        words->addWidget(new TextLabel(place, TypeStep::Caption, Colour::TextMuted, line));
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(card);
        row->addLayout(words, 1);
        m_struck->layout()->addWidget(line);
    }
    m_struck->setVisible(!ways.empty());
}

} // namespace whistle::battleline
