// SPDX-License-Identifier: GPL-3.0-or-later
// What the action bar of the page offers, step by step.
#include "battleline/offers/legal.h"
#include "battleline/page/battleline_page.h"
#include "battleline/telling/spoken_names.h"
#include "battleline/telling/strip.h"
#include "controls/action_bar.h"

#include <algorithm>
#include <utility>

namespace whistle::battleline {

namespace {

/// Enter presses the main one.
void offer(BarState& bar, ButtonSpec button)
{
    if (!bar.main)
        button.key = {};
    bar.offer(std::move(button));
}

ButtonSpec deckButton(Deck deck, const QString& name, const QString& title, std::function<void()> press)
{
    ButtonSpec button{name, title, std::move(press)};
    button.key = deck == Deck::Troop ? Qt::Key_T : Qt::Key_X;
    return button;
}

} // namespace

ButtonSpec BattleLinePage::drawButton(Deck deck, std::function<void()> press)
{
    const bool isTroop = deck == Deck::Troop;
    return deckButton(deck, isTroop ? QStringLiteral("drawTroop") : QStringLiteral("drawTactics"),
                      isTroop ? tr("Draw a Troop card") : tr("Draw a Tactics card"), std::move(press));
}

void BattleLinePage::showBar()
{
    BarState bar;
    const State& now = state();
    bar.seat = seatNumber(now.toMove);
    bar.note = tr("Decks: %1 Troop, %2 Tactics").arg(now.decks.troop).arg(now.decks.tactics);
    switch (now.step) {
    case Step::NotStarted:
        break;
    case Step::Play:
        barForPlay(bar);
        break;
    case Step::Scouting:
        barForScouting(bar);
        break;
    case Step::ClaimFirst:
    case Step::ClaimAndDraw:
        barForClaims(bar);
        break;
    case Step::Over:
        barForEnd(bar);
        break;
    }
    // Last: what comes and goes stands before it, so it keeps its place.
    if (desk().canUndo() && m_hand.isEmpty()) {
        ButtonSpec back{QStringLiteral("stepBack"), tr("Step back"), [this] { desk().undo(); }};
        back.look = ButtonLook::Outline;
        bar.buttons.push_back(back);
    }
    if (bar.main)
        bar.main->seat = bar.seat;
    m_due = bar.main;
    m_bar->setState(std::move(bar));
}

// BL-4.2: another step is due, and it can be done at once. What is wrong with a card may be right with another one.
MatchFrame::WaysOn BattleLinePage::waysOn(const Refusal& refusal) const
{
    const auto& objections = refusal.result.objections;
    const bool isOutOfTurn = std::any_of(objections.begin(), objections.end(),
                                         [](const Objection& objection) { return objection.rule.id == "BL-4.2"; });
    if (isOutOfTurn && m_due)
        return {m_due->title, m_due->press, {}};
    if (m_hand.isEmpty())
        return {};
    return {tr("Choose another card"), m_otherCard, {}};
}

void BattleLinePage::barForPlay(BarState& bar)
{
    const QString name = names()[state().toMove];
    const Legal may = legal(state());
    if (m_hand.isEmpty()) {
        const QString forced = forcedWords(state());
        bar.title = forced.isEmpty() ? tr("%1 plays a card").arg(name) : tr("%1 cannot play a Troop card").arg(name);
        if (!forced.isEmpty())
            bar.note = forced;
        if (may.mayPass)
            bar.main = ButtonSpec{QStringLiteral("passTurn"), tr("%1 passes").arg(name), [this] { enter(Pass{}); }};
        return;
    }
    const QString card = displayName(m_hand.card);
    const bool takes =
        m_hand.card == cards::redeploy || m_hand.card == cards::traitor || m_hand.card == cards::deserter;
    if (m_hand.taken.isValid())
        bar.title = tr("%1 moves %2: which flag?").arg(card, displayName(m_hand.taken));
    else if (takes)
        bar.title = tr("%1: which card?").arg(card);
    else if (m_hand.card == cards::scout)
        bar.title = tr("%1 plays %2").arg(name, card);
    else
        bar.title = tr("%1: which flag?").arg(card);
    if (const QString why = whyNotWords(whyNotPlayable(state().table, state().toMove, m_hand.card)); !why.isEmpty())
        bar.note = why; // laid all the same, it is refused with the way to record it
    ButtonSpec back{QStringLiteral("putBack"), tr("Put it back"), [this] { stepBack(); }};
    back.look = ButtonLook::Outline;
    back.key = Qt::Key_Escape;
    bar.buttons.push_back(back);
    if (const std::optional<Command> command = playAtOnce(m_hand)) {
        const bool isScout = m_hand.card == cards::scout;
        bar.main = ButtonSpec{isScout ? QStringLiteral("playScout") : QStringLiteral("outOfPlay"),
                              isScout ? tr("Play %1").arg(card) : tr("Take it out of play"),
                              [this, command = *command] { enter(command); }};
    }
}

void BattleLinePage::scout(Deck deck)
{
    m_scouted.push_back(deck);
    if (state().houseRules.scoutDraw == ScoutDraw::AllAtOnce &&
        static_cast<int>(m_scouted.size()) < state().scoutDraws) {
        showBar();
        return;
    }
    enter(ScoutDrawCards{std::exchange(m_scouted, {})});
}

void BattleLinePage::barForScouting(BarState& bar)
{
    const State& now = state();
    const QString name = names()[now.toMove];
    const Legal may = legal(now);
    const bool draws = !may.draws.empty();
    const int left = now.scoutDraws - static_cast<int>(m_scouted.size());
    bar.title = draws ? tr("%1 draws; cards to go: %2").arg(name).arg(left)
                      : tr("%1 puts back; cards to go: %2").arg(name).arg(now.scoutReturns());
    for (const Deck deck : draws ? may.draws : may.returns) {
        const bool isTroop = deck == Deck::Troop;
        const auto said = std::count(m_scouted.begin(), m_scouted.end(), deck);
        if (draws && now.decks.of(deck) > said)
            offer(bar, drawButton(deck, [this, deck] { scout(deck); }));
        else if (!draws)
            offer(bar, deckButton(deck, isTroop ? QStringLiteral("returnTroop") : QStringLiteral("returnTactics"),
                                  isTroop ? tr("Troop card back") : tr("Tactics card back"),
                                  [this, deck] { enter(ScoutReturnCards{{deck}}); }));
    }
}

void BattleLinePage::barForClaims(BarState& bar)
{
    const State& now = state();
    const QString name = names()[now.toMove];
    const Legal may = legal(now);
    const bool claimsFirst = now.houseRules.claimTiming == ClaimTiming::StartOfTurn;
    bar.title = now.step == Step::ClaimFirst ? tr("%1 may claim flags").arg(name)
                : claimsFirst                ? tr("%1 draws a card").arg(name)
                                             : tr("%1 claims, then draws").arg(name);
    const auto claim = [this, &name](int flag) {
        return ButtonSpec{QStringLiteral("claim_%1").arg(flag), tr("%1 takes flag %2").arg(name).arg(flag),
                          [this, flag] { enter(ClaimFlag{flag}); }};
    };
    // Claims stand before the draws, which keep their places.
    if (may.mayClaim) {
        const FlagSet proven = m_provable[now.toMove];
        // A flag that cannot be proven may be claimed all the same: the referee says why not.
        const bool isOther = m_flag > 0 && (proven & flagBit(m_flag)) == 0 && now.table.flag(m_flag).isOpen();
        if (isOther)
            bar.buttons.push_back(claim(m_flag));
        for (const int flag : numbersOf(proven)) {
            ButtonSpec way = claim(flag);
            way.look = ButtonLook::Main;
            way.key = flag == m_flag ? QKeySequence(Qt::Key_V) : QKeySequence();
            bar.buttons.push_back(way);
        }
    }
    for (const Deck deck : may.draws)
        offer(bar, drawButton(deck, [this, deck] { enter(Draw{deck}); }));
    if (may.mayEndTurn)
        offer(bar, {QStringLiteral("endTurn"), tr("End the turn"), [this] { enter(EndTurn{}); }});
    if (may.mayEndClaims)
        offer(bar, {QStringLiteral("endClaims"), tr("No more claims"), [this] { enter(EndClaims{}); }});
}

void BattleLinePage::barForEnd(BarState& bar)
{
    const State& now = state();
    bar.title = resultWords(now, names());
    bar.note = seriesWords(now, names());
    bar.seat = now.result && now.result->winner ? seatNumber(*now.result->winner) : 0;
    ButtonSpec report{QStringLiteral("reportButton"), tr("Report"), [this] { Q_EMIT reportAsked(); }};
    report.look = ButtonLook::Outline;
    if (!desk().isSideCopy())
        bar.buttons.push_back(report);
    const std::optional<Seat> starter = seriesOf(now).verdict.nextStarter;
    if (!starter && !desk().isSideCopy()) {
        bar.main =
            ButtonSpec{QStringLiteral("rematch"), tr("Play again, the same seats"), [this] { Q_EMIT rematchAsked(); }};
    }
    if (starter) {
        const Command next = StartGame{*starter, {}, {}, {}, {}};
        bar.main = ButtonSpec{QStringLiteral("nextGame"), tr("Next game: %1 begins").arg(names()[*starter]),
                              [this, next] { enter(next); }};
    }
}

} // namespace whistle::battleline
