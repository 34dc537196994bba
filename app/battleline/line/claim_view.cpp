// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/claim_view.h"

#include "battleline/telling/spoken_names.h"
#include "controls/columns.h"
#include "controls/text_label.h"

#include <QBoxLayout>

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

ClaimPicture pictureOf(const Table& table, const Claim& claim, const HouseRules& rules, const ClaimVerdict& verdict,
                       const Seats<QString>& names)
{
    const Flag& flag = table.flag(claim.flag);
    ClaimPicture picture;
    picture.own = cardsOf(flag, claim.claimant, verdict.claimant);
    if (!verdict.claimant || !verdict.opponent)
        return picture;
    const Seat other = opponentOf(claim.claimant);
    picture.opponent = cardsOf(flag, other, verdict.opponent);
    picture.ownValue = displayName(verdict.claimant->value);
    picture.opponentValue = displayName(verdict.opponent->value);
    picture.opponentTitle =
        flag.isComplete(other) ? names[other] : ClaimView::tr("The best that %1 could have").arg(names[other]);
    if (!verdict.isProven) // what is left wins already
        return picture;
    for (const BetterWay& way : betterWays(table, claim, rules))
        picture.struck.push_back(
            {way.card, displayName(way.value),
             way.flag > 0 ? ClaimView::tr("lies at flag %1").arg(way.flag) : ClaimView::tr("is out of play")});
    return picture;
}

ClaimView::ClaimView(QWidget* parent)
    : QWidget(parent)
    , m_own(new CardRow(this))
    , m_ownValue(new TextLabel({}, TypeStep::Label, Colour::Text, this))
    , m_opponentTitle(new TextLabel({}, TypeStep::Body, Colour::TextMuted, this))
    , m_struck(new QWidget(this))
    , m_opponent(new CardRow(this))
    , m_opponentValue(new TextLabel({}, TypeStep::Label, Colour::Text, this))
{
    m_own->setObjectName(QStringLiteral("ownCards"));
    m_ownValue->setObjectName(QStringLiteral("ownValue"));
    m_opponent->setObjectName(QStringLiteral("opponentCards"));
    m_opponentValue->setObjectName(QStringLiteral("opponentBest"));
    m_opponentTitle->setWordWrap(true);
    columnIn(*m_struck)->setSpacing(Theme::current().px(Length::SpaceXs));
    auto* column = columnIn(*this);
    column->setSpacing(Theme::current().px(Length::SpaceXs));
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_own, m_ownValue, m_opponentTitle, m_struck, m_opponent, m_opponentValue})
        column->addWidget(part);
}

void ClaimView::setPicture(const ClaimPicture& picture)
{
    m_own->setCards(picture.own);
    m_ownValue->setText(picture.ownValue);
    m_opponentTitle->setText(picture.opponentTitle);
    m_opponent->setCards(picture.opponent);
    m_opponentValue->setText(picture.opponentValue);
    m_own->setVisible(!picture.own.empty());
    m_ownValue->setVisible(!picture.ownValue.isEmpty());
    m_opponentTitle->setVisible(!picture.opponentTitle.isEmpty());
    m_opponent->setVisible(!picture.opponent.empty());
    m_opponentValue->setVisible(!picture.opponentValue.isEmpty());
    showStruck(picture.struck);
}

void ClaimView::showStruck(const std::vector<ClaimPicture::Struck>& ways)
{
    while (QLayoutItem* old = m_struck->layout()->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    for (const ClaimPicture::Struck& way : ways) {
        auto* line = new QWidget(m_struck);
        line->setObjectName(QStringLiteral("struckWay"));
        line->setAccessibleName(tr("%1: %2; %3", "card, formation and sum, where it lies")
                                    .arg(displayName(way.card), way.value, way.place));
        auto* card = new CardRow(line);
        card->setCards({{way.card}});
        card->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        auto* value = new TextLabel(way.value, TypeStep::Label, Colour::TextMuted, line);
        value->setStruck(true);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addWidget(value);
        words->addWidget(new TextLabel(way.place, TypeStep::Caption, Colour::TextMuted, line));
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(card);
        row->addLayout(words, 1);
        m_struck->layout()->addWidget(line);
    }
    m_struck->setVisible(!ways.empty());
}

} // namespace whistle::battleline
