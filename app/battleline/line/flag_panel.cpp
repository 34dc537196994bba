// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/flag_panel.h"

#include "battleline/offers/legal.h"
#include "controls/buttons.h"
#include "controls/icon_label.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle::battleline {

namespace {

/// The check or the cross beside "proven", in pixels at 100 %.
constexpr double signSide = 20;

ClaimShown claimOf(const State& state, int flag, Seat seat, const Seats<QString>& names, const NameReader& reader)
{
    const Ruling<ClaimVerdict> ruling = claimAt(state, flag, seat);
    ClaimShown shown;
    shown.isProven = ruling.verdict.isProven;
    shown.verdict = shown.isProven ? FlagPanel::tr("%1 can take the flag.").arg(names[seat])
                                   : FlagPanel::tr("%1 cannot prove it now.").arg(names[seat]);
    shown.picture = pictureOf(state.table, {flag, seat, properMoment(state.houseRules.claimTiming)}, state.houseRules,
                              ruling.verdict, names);
    for (const Text& reason : ruling.why)
        shown.why << reason.render(reader);
    for (const RuleId rule : ruling.rules)
        shown.rules << QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
    return shown;
}

} // namespace

FlagPanelState flagPanelOf(const State& state, int flag, const Seats<QString>& names, const NameReader& reader)
{
    FlagPanelState shown;
    shown.flag = flag;
    shown.names = names;
    for (const Seat seat : bothSeats)
        shown.claims[seat] = claimOf(state, flag, seat, names, reader);
    return shown;
}

FlagPanel::FlagPanel(QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_caption(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_signIcon(new IconLabel(Icon::Check, Colour::Text, signSide))
    , m_sign(new TextLabel({}, TypeStep::Label))
    , m_who(new SegmentedChoice)
    , m_verdict(new TextLabel({}, TypeStep::Title))
    , m_picture(new ClaimView)
    , m_why(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_rules(new RuleChips)
    , m_hint(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("flagPanel"));
    m_who->setObjectName(QStringLiteral("claimOf"));
    m_sign->setObjectName(QStringLiteral("claimSign"));
    m_verdict->setObjectName(QStringLiteral("claimVerdict"));
    for (TextLabel* words : {m_verdict, m_why, m_hint})
        words->setWordWrap(true);
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
    connect(m_who, &SegmentedChoice::chosen, this, [this](int index) {
        m_seat = index == 0 ? Seat::South : Seat::North;
        refresh();
        Q_EMIT seatChosen(m_seat);
    });
    refresh();
}

void FlagPanel::setState(FlagPanelState state, Seat seat)
{
    m_state = std::move(state);
    m_seat = seat;
    refresh();
}

void FlagPanel::refresh()
{
    const bool isChosen = m_state.flag > 0;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_signIcon, m_sign, m_who, m_verdict, m_picture, m_why, m_rules})
        widget->setVisible(isChosen);
    m_hint->setVisible(!isChosen);
    m_hint->setText(tr("Tap a flag to see who could prove it, and why."));
    m_caption->setText(isChosen ? tr("Claim on flag %1").arg(m_state.flag) : tr("Flags"));
    const ClaimShown& claim = m_state.claims[m_seat];
    m_who->setTitles({m_state.names[Seat::South], m_state.names[Seat::North]});
    m_who->setAccessibleName(tr("Whose claim"));
    m_who->setCurrent(m_seat == Seat::South ? 0 : 1);
    m_signIcon->setDrawing(claim.isProven ? Icon::Check : Icon::Refused);
    m_sign->setText(claim.isProven ? tr("proven") : tr("not proven"));
    m_verdict->setText(claim.verdict);
    m_picture->setPicture(claim.picture);
    m_why->setText(claim.why.join(u'\n'));
    m_rules->setRules(claim.rules);
}

void FlagPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::battleline
