// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/claim_view.h"

#include "base/each.h"
#include "base/first.h"
#include "battleline/telling/spoken_names.h"
#include "controls/layout/columns.h"

namespace whistle::battleline {

namespace {

/// The cards of a side as they lie, and what `best` adds to them and reads into them.
std::vector<RowCard> cardsOf(const Flag& flag, Seat seat, const std::optional<BestSet>& best)
{
    std::vector<RowCard> cards = eachOf(flag.rows[seat], [](Card card) { return RowCard{card}; });
    if (!best)
        return cards;
    best->added.forEach([&](Card card) { cards.push_back({card, true}); });
    for (const Meaning& meaning : best->meanings)
        firstWith(cards, &RowCard::card, meaning.wildcard)->meaning = meaning.troop;
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
                                                        : tr("The best %1 could have").arg(names[other]));
        m_opponentValue->setText(displayName(verdict.opponent->value));
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_ownValue, m_opponentTitle, m_opponentValue})
        part->setVisible(isJudged);
    showStruck(verdict.betterWays);
}

void ClaimView::showStruck(const std::vector<BetterWay>& ways)
{
    qDeleteAll(m_struck->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    for (const BetterWay& way : ways) {
        const QString formation = displayName(way.value);
        const QString place = way.flag > 0 ? tr("at flag %1").arg(way.flag) : tr("is out of play");
        auto* line = named("struckWay", new QWidget(m_struck));
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

FlagPanel::FlagPanel(QWidget* parent) : PanelBox(Colour::Raised, parent)
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_caption, 1);
    head->addWidget(m_signIcon);
    head->addWidget(m_sign);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_who, 0, Qt::AlignLeft);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_verdict, m_picture, m_why, m_rules, m_hint})
        column->addWidget(widget);
    column->addStretch(1);
    connect(m_rules, &RuleChips::opened, this, &FlagPanel::ruleAsked);
    connect(m_who, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT seatChosen(seatsInOrder[static_cast<std::size_t>(index)]); });
}

void FlagPanel::showClaim(const State& state, int flag, Seat claimant, const Seats<QString>& names,
                          const NameReader& reader)
{
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_signIcon, m_sign, m_who, m_verdict, m_picture, m_why, m_rules})
        widget->setVisible(flag > 0);
    m_hint->setVisible(flag == 0);
    m_hint->setText(tr("Tap a flag to see who could prove it, and why."));
    m_caption->setText(flag > 0 ? tr("Claim on flag %1").arg(flag) : tr("Flags"));
    m_who->setTitles({names[Seat::South], names[Seat::North]});
    m_who->setAccessibleName(tr("Whose claim"));
    m_who->setCurrent(claimant == Seat::South ? 0 : 1);
    if (flag == 0)
        return;
    const ClaimCase asked = state.claimOn(flag, claimant);
    const Ruling<ClaimVerdict> ruling = judgeClaim(asked);
    const bool isProven = ruling.verdict.isProven;
    m_signIcon->setDrawing(isProven ? Icon::Check : Icon::Refused);
    m_sign->setText(isProven ? tr("proven") : tr("not proven"));
    m_verdict->setText((isProven ? tr("%1 can win the flag.") : tr("%1 cannot prove it now.")).arg(names[claimant]));
    m_picture->showClaim(asked, ruling.verdict, names);
    QStringList why;
    for (const Text& reason : ruling.why)
        why << reason.render(reader);
    m_why->setText(why.join(u'\n'));
    m_rules->setRules(idsOf(ruling.rules));
}

} // namespace whistle::battleline

#include "moc_claim_view.cpp"
