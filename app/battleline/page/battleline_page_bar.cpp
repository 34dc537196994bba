// SPDX-License-Identifier: GPL-3.0-or-later
// What the action bar of the page says. Its buttons are those of the moves.
#include "base/common_words.h"
#include "battleline/judging/plays.h"
#include "battleline/page/battleline_page.h"
#include "battleline/telling/spoken_names.h"

namespace whistle::battleline {

namespace {

bool isAt(const Tap& tap, std::string_view word)
{
    return tap.kind == TapKind::Choice && tap.id.starts_with(word);
}

} // namespace

MoveTelling BattleLinePage::telling()
{
    MoveTelling telling;
    telling.name = [](const Tap& tap) {
        return isAt(tap, "at_once") ? tr("Several at once") : QString::fromStdString(tap.id);
    };
    telling.isDrawn = [](const Tap& tap) {
        return tap.kind == TapKind::Card || tap.kind == TapKind::Piece || tap.kind == TapKind::Place;
    };
    telling.seat = [](const std::string& seat) { return seat.empty() ? 0 : seatNumber(*fromWord<Seat>(seat)); };
    telling.dress = [this](ButtonSpec button, const Tap& tap, const MoveOffer*) {
        return dress(std::move(button), tap);
    };
    return telling;
}

ButtonSpec BattleLinePage::claim(int flag, ButtonSpec button) const
{
    button.name = QStringLiteral("claim_%1").arg(flag);
    button.title = tr("%1 wins flag %2").arg(names()[state().toMove]).arg(flag);
    return button;
}

ButtonSpec BattleLinePage::dress(ButtonSpec button, const Tap& tap) const
{
    button.seat = 0; // whose they are is said by the bar
    if (isAt(tap, "draw_") || isAt(tap, "return_")) {
        const bool isTroop = tap.id.ends_with(toWord(Deck::Troop));
        if (isAt(tap, "draw_"))
            button.title = isTroop ? tr("Draw a Troop card") : tr("Draw a Tactics card");
        else
            button.title = isTroop ? tr("Troop card back") : tr("Tactics card back");
        button.key = isTroop ? Qt::Key_T : Qt::Key_X;
    } else if (isAt(tap, "claim_")) {
        const int flag = std::stoi(tap.id.substr(std::string_view("claim_").size()));
        button = claim(flag, std::move(button));
        button.look = ButtonLook::Main;
        button.key = flag == m_flag ? QKeySequence(Qt::Key_V) : QKeySequence();
    } else if (isAt(tap, "at_once")) {
        button.look = ButtonLook::Outline;
    } else if (isAt(tap, "pass")) {
        button.name = QStringLiteral("passTurn");
    } else if (isAt(tap, "start_game")) {
        button.name = QStringLiteral("nextGame");
    }
    return button;
}

void BattleLinePage::showBar()
{
    const State& now = state();
    const QString name = names()[now.toMove];
    BarState bar;
    bar.seat = seatNumber(now.toMove);
    bar.note = tr("Decks: %1 Troop, %2 Tactics").arg(now.decks.troop).arg(now.decks.tactics);
    if (now.step == Step::Over)
        tellEnd(bar);
    else if (picked().isValid() || (m_play && m_play->weight == Weight::Due))
        tellPlay(bar);
    else if (now.step == Step::Scouting && now.scoutDraws > 0)
        bar.title = tr("%1 draws; cards left to draw: %2").arg(name).arg(now.scoutDraws);
    else if (now.step == Step::Scouting)
        bar.title = tr("%1 puts back; cards left: %2").arg(name).arg(now.scoutReturns());
    else if (now.step == Step::ClaimFirst)
        bar.title = tr("%1 may claim flags").arg(name);
    else
        bar.title =
            now.step == now.claimingStep() ? tr("%1 claims, then draws").arg(name) : tr("%1 draws a card").arg(name);
    // A flag that cannot be proven may be claimed all the same: the referee says why not.
    if (m_flag > 0 && now.step == now.claimingStep() && now.table.flag(m_flag).isOpen() &&
        (m_claimable & flagBit(m_flag)) == 0)
        bar.buttons.push_back(claim(m_flag, entry({}, {}, ClaimFlag{m_flag})));
    if (m_tried.isValid())
        m_due = moveInput().bar({}).main;
    else
        m_due = (bar = moveInput().bar(std::move(bar))).main;
    // Last: what comes and goes stands before it, so it keeps its place.
    if (session().canUndo() && !picked().isValid())
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("stepBack"), CommonWords::tr("Undo"), [this] { session().undo(); }}.as(
                ButtonLook::Outline));
    if (bar.main)
        bar.main->seat = bar.seat;
    m_bar->setState(std::move(bar));
}

// What is wrong with a card may be right with another one; else what is due can be done at once.
MatchFrame::WaysOn BattleLinePage::waysOn(const Refusal& /*refusal*/) const
{
    if (m_play && picked().isValid())
        return {tr("Choose another card"), m_otherCard, {}};
    return m_due ? WaysOn{m_due->title, m_due->press, {}} : WaysOn{};
}

void BattleLinePage::tellPlay(BarState& bar)
{
    const Card played = picked();
    const QString name = names()[player()];
    bar.seat = seatNumber(player());
    if (!played.isValid()) {
        const QString forced = objectionWords(forcedPlay(state()), {});
        bar.title = forced.isEmpty() ? tr("%1 plays a card").arg(name) : tr("%1 cannot play a Troop card").arg(name);
        if (!forced.isEmpty())
            bar.note = forced;
        return;
    }
    const QString card = displayName(played);
    if (taken().isValid())
        bar.title = tr("%1 moves %2: which flag?").arg(card, displayName(taken()));
    else if (played == cards::scout)
        bar.title = tr("%1 plays %2").arg(name, card);
    else if (played.kind() == CardKind::Guile)
        bar.title = tr("%1: which card?").arg(card);
    else
        bar.title = tr("%1: which flag?").arg(card);
    if (!m_tried.isValid())
        return;
    // Laid all the same, it is refused with the way to record it.
    if (const auto reason = whyNotPlayable(state().table, player(), m_tried))
        bar.note = objectionWords(whyNot(reason), {});
    bar.buttons.push_back(ButtonSpec{QStringLiteral("putBack"), CommonWords::tr("Cancel"), [this] { stepBack(); }}.as(
        ButtonLook::Outline));
    if (m_tried == cards::scout)
        bar.main = entry(QStringLiteral("playScout"), tr("Play %1").arg(card), PlayScout{});
}

void BattleLinePage::tellEnd(BarState& bar)
{
    bar.title = resultWords(state(), names());
    bar.note = seriesWords(state(), names());
    bar.seat = winnerNumber(state());
    if (session().isSideCopy())
        return;
    bar.buttons.push_back(
        ButtonSpec{QStringLiteral("reportButton"), CommonWords::tr("Report"), [this] { Q_EMIT reportAsked(); }}.as(
            ButtonLook::Outline));
    bar.main = ButtonSpec{QStringLiteral("rematch"), CommonWords::tr("Play again, same seats"),
                          [this] { Q_EMIT rematchAsked(); }};
}

} // namespace whistle::battleline
