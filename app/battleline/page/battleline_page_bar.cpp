// SPDX-License-Identifier: GPL-3.0-or-later
// What the action bar of the page offers, step by step.
#include "battleline/offers/legal.h"
#include "battleline/page/battleline_page.h"
#include "battleline/telling/spoken_names.h"

namespace whistle::battleline {

namespace {

/// Enter presses the main one.
void offer(BarState& bar, ButtonSpec button)
{
    if (!bar.main)
        button.key = {};
    bar.offer(std::move(button));
}

/// By what is done with a deck, and by the deck.
ButtonSpec deckButton(bool draws, Deck deck, std::function<void()> press)
{
    const bool isTroop = deck == Deck::Troop;
    const QString name = QLatin1String(draws ? "draw" : "return") + QLatin1String(isTroop ? "Troop" : "Tactics");
    const QString draw = isTroop ? BattleLinePage::tr("Draw a Troop card") : BattleLinePage::tr("Draw a Tactics card");
    const QString back = isTroop ? BattleLinePage::tr("Troop card back") : BattleLinePage::tr("Tactics card back");
    ButtonSpec button{name, draws ? draw : back, std::move(press)};
    button.key = isTroop ? Qt::Key_T : Qt::Key_X;
    return button;
}

} // namespace

void BattleLinePage::showBar()
{
    BarState bar;
    bar.seat = seatNumber(now().toMove);
    bar.note = tr("Decks: %1 Troop, %2 Tactics").arg(now().decks.troop).arg(now().decks.tactics);
    if (now().step == Step::Play)
        barForPlay(bar);
    else if (now().step == Step::Scouting)
        barForScouting(bar);
    else if (now().step == Step::Over)
        barForEnd(bar);
    else if (now().isRunning())
        barForClaims(bar);
    // Last: what comes and goes stands before it, so it keeps its place.
    if (desk().canUndo() && !m_card.isValid())
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("stepBack"), tr("Step back"), [this] { desk().undo(); }}.as(ButtonLook::Outline));
    if (bar.main)
        bar.main->seat = bar.seat;
    m_due = bar.main;
    m_bar->setState(std::move(bar));
}

// BL-4.2: another step is due, and it can be done at once. What is wrong with a card may be right with another one.
MatchFrame::WaysOn BattleLinePage::waysOn(const Refusal& refusal) const
{
    const bool isOutOfTurn = std::ranges::any_of(
        refusal.result.objections, [](const Objection& objection) { return objection.rule.id == "BL-4.2"; });
    if (isOutOfTurn && m_due)
        return {m_due->title, m_due->press, {}};
    if (!m_card.isValid())
        return {};
    return {tr("Choose another card"), m_otherCard, {}};
}

void BattleLinePage::barForPlay(BarState& bar)
{
    const QString name = names()[now().toMove];
    if (!m_card.isValid()) {
        const QString forced = objectionWords(forcedPlay(now()), {});
        bar.title = forced.isEmpty() ? tr("%1 plays a card").arg(name) : tr("%1 cannot play a Troop card").arg(name);
        if (!forced.isEmpty())
            bar.note = forced;
        if (legal(now()).mayPass)
            bar.main = entry(QStringLiteral("passTurn"), tr("%1 passes").arg(name), Pass{});
        return;
    }
    const QString card = displayName(m_card);
    const bool isScout = m_card == cards::scout;
    if (m_taken.isValid())
        bar.title = tr("%1 moves %2: which flag?").arg(card, displayName(m_taken));
    else if (isScout)
        bar.title = tr("%1 plays %2").arg(name, card);
    else if (m_card.kind() == CardKind::Guile)
        bar.title = tr("%1: which card?").arg(card);
    else
        bar.title = tr("%1: which flag?").arg(card);
    // Laid all the same, it is refused with the way to record it.
    if (const auto reason = whyNotPlayable(now().table, now().toMove, m_card))
        bar.note = objectionWords(whyNot(reason), {});
    ButtonSpec back{QStringLiteral("putBack"), tr("Put it back"), [this] { stepBack(); }};
    back.look = ButtonLook::Outline;
    back.key = Qt::Key_Escape;
    bar.buttons.push_back(std::move(back));
    if (isScout)
        bar.main = entry(QStringLiteral("playScout"), tr("Play %1").arg(card), PlayScout{});
    else if (m_card == cards::redeploy && m_taken.isValid())
        bar.main = entry(QStringLiteral("outOfPlay"), tr("Take it out of play"), PlayRedeploy{m_taken, {}, true});
}

void BattleLinePage::scout(Deck deck)
{
    m_scouted.push_back(deck);
    if (now().houseRules.scoutDraw == ScoutDraw::AllAtOnce && static_cast<int>(m_scouted.size()) < now().scoutDraws)
        showBar();
    else
        enter(ScoutDrawCards{std::exchange(m_scouted, {})});
}

void BattleLinePage::barForScouting(BarState& bar)
{
    const QString name = names()[now().toMove];
    const Legal may = legal(now());
    const int left = now().scoutDraws - static_cast<int>(m_scouted.size());
    bar.title = may.draws.empty() ? tr("%1 puts back; cards to go: %2").arg(name).arg(now().scoutReturns())
                                  : tr("%1 draws; cards to go: %2").arg(name).arg(left);
    for (const Deck deck : may.draws) {
        if (now().decks.of(deck) > std::count(m_scouted.begin(), m_scouted.end(), deck))
            offer(bar, deckButton(true, deck, [this, deck] { scout(deck); }));
    }
    for (const Deck deck : may.returns)
        offer(bar, deckButton(false, deck, [this, deck] { enter(ScoutReturnCards{{deck}}); }));
}

void BattleLinePage::barForClaims(BarState& bar)
{
    const QString name = names()[now().toMove];
    const Legal may = legal(now());
    bar.title = now().step == Step::ClaimFirst ? tr("%1 may claim flags").arg(name)
                : may.mayClaim                 ? tr("%1 claims, then draws").arg(name)
                                               : tr("%1 draws a card").arg(name);
    const auto claim = [&](int flag) {
        return entry(QStringLiteral("claim_%1").arg(flag), tr("%1 takes flag %2").arg(name).arg(flag), ClaimFlag{flag});
    };
    // Claims stand before the draws, which keep their places.
    const FlagSet proven = may.mayClaim ? m_provable[now().toMove] : FlagSet{0};
    // A flag that cannot be proven may be claimed all the same: the referee says why not.
    if (may.mayClaim && m_flag > 0 && (proven & flagBit(m_flag)) == 0 && now().table.flag(m_flag).isOpen())
        bar.buttons.push_back(claim(m_flag));
    for (const int flag : numbersOf(proven)) {
        bar.buttons.push_back(claim(flag).as(ButtonLook::Main));
        bar.buttons.back().key = flag == m_flag ? QKeySequence(Qt::Key_V) : QKeySequence();
    }
    for (const Deck deck : may.draws)
        offer(bar, deckButton(true, deck, [this, deck] { enter(Draw{deck}); }));
    if (may.mayEndTurn)
        bar.offer(entry(QStringLiteral("endTurn"), tr("End the turn"), EndTurn{}));
    if (may.mayEndClaims)
        bar.offer(entry(QStringLiteral("endClaims"), tr("No more claims"), EndClaims{}));
}

void BattleLinePage::barForEnd(BarState& bar)
{
    bar.title = resultWords(now(), names());
    bar.note = seriesWords(now(), names());
    bar.seat = winnerNumber(now());
    if (!desk().isSideCopy())
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("reportButton"), tr("Report"), [this] { Q_EMIT reportAsked(); }}.as(
                ButtonLook::Outline));
    if (const std::optional<Seat> starter = now().series().verdict.nextStarter)
        bar.main = entry(QStringLiteral("nextGame"), tr("Next game: %1 begins").arg(names()[*starter]),
                         StartGame{*starter, {}, {}, {}, {}});
    else if (!desk().isSideCopy())
        bar.main =
            ButtonSpec{QStringLiteral("rematch"), tr("Play again, the same seats"), [this] { Q_EMIT rematchAsked(); }};
}

} // namespace whistle::battleline
