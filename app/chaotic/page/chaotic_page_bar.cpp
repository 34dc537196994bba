// SPDX-License-Identifier: GPL-3.0-or-later
// What the action bar of the page offers, step by step.
#include "base/among.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/strip.h"
#include "controls/action_bar.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

QString fromWord(Player player)
{
    const std::string_view word = toWord(player);
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

void ChaoticPage::showBar()
{
    BarState bar;
    const State& now = state();
    if (now.activePlayer)
        bar.seat = seatNumber(now.burst.turn.choice.value_or(*now.activePlayer));
    if (m_hand)
        barForHand(bar);
    else if (now.step == Step::Finished)
        barForEnd(bar);
    else if (!now.activePlayer)
        barForSetup(bar);
    else if (!m_draft.isEmpty())
        barForDraft(bar);
    else if (!now.burst.isQuiet())
        barForBurst(bar);
    else if (now.combat)
        barForCombat(bar);
    else
        barForTurn(bar);
    if (desk().canUndo() && !m_hand) {
        ButtonSpec back{QStringLiteral("stepBack"), tr("Step back"), [this] { desk().undo(); }};
        back.look = ButtonLook::Outline;
        bar.buttons.push_back(back);
    }
    if (bar.main && bar.main->seat == 0)
        bar.main->seat = bar.seat;
    if (bar.main)
        bar.main->key = {}; // Enter presses it
    m_bar->setState(std::move(bar));
}

ButtonSpec ChaoticPage::handButton(Player player, const QString& title)
{
    ButtonSpec button{QStringLiteral("showHand_") + fromWord(player), title, [this, player] { openHand(player); }};
    button.seat = seatNumber(player);
    return button;
}

/// Whoever may start or answer a Burst from the hand; whether there is anything to play is nobody's business.
void ChaoticPage::addAnswers(BarState& bar)
{
    const State& now = state();
    for (const Player player : bothPlayers) {
        const bool hasChance = now.burst.turn.status == BurstStatus::None || now.burst.turn.choice == player;
        if (!now.isAdvanced() || !hasChance || now.seats[player].mugicCount() == 0)
            continue;
        ButtonSpec answer = handButton(player, now.burst.turn.choice ? tr("Answer") : tr("Mugic"));
        if (bar.main && bar.main->name == answer.name)
            continue; // the same hand
        answer.spoken = tr("Mugic of %1, behind the curtain").arg(m_names[player]);
        answer.key = player == Player::One ? QKeySequence(Qt::Key_B) : QKeySequence(Qt::SHIFT | Qt::Key_B);
        bar.buttons.push_back(std::move(answer));
    }
}

void ChaoticPage::barForSetup(BarState& bar)
{
    const State& now = state();
    if (!now.revealed) {
        bar.title = tr("Both set up; what lies face down stays closed");
        for (const Player player : bothPlayers) {
            if (isReady(player))
                continue;
            const QString title = now.seats[player].deck ? tr("%1: creatures and Battlegear").arg(m_names[player])
                                                         : tr("%1: choose the deck").arg(m_names[player]);
            bar.offer(handButton(player, title));
        }
        if (!bar.main)
            bar.main =
                ButtonSpec{QStringLiteral("revealAll"), tr("Turn up all creatures"), [this] { enter(RevealAll{}); }};
        return;
    }
    bar.title = tr("Who begins?");
    bar.note = tr("The players decide it by any method that both accept.");
    for (const Player player : bothPlayers) {
        ButtonSpec first{QStringLiteral("first_") + fromWord(player), tr("%1 begins").arg(m_names[player]),
                         [this, player] { enter(ChooseFirst{player}); }};
        first.seat = seatNumber(player);
        bar.offer(std::move(first));
    }
}

void ChaoticPage::barForHand(BarState& bar)
{
    const Player player = *m_hand;
    bar.seat = seatNumber(player);
    bar.title = tr("%1 chooses").arg(m_names[player]);
    bar.note = tr("Everybody else looks away.");
    const bool isSetup = !state().activePlayer && !state().revealed;
    ButtonSpec close{QStringLiteral("closeHand"),
                     isSetup && isReady(player) ? tr("Done, close the curtain") : tr("Close the curtain"), [this] {
                         closeHand();
                         showAll();
                     }};
    if (isSetup && state().seats[player].deck && !isReady(player)) {
        close.look = ButtonLook::Outline;
        bar.buttons.push_back(std::move(close));
        bar.main = ButtonSpec{QStringLiteral("asListed"), tr("Place the rest as listed"),
                              [this, player] { placeAsListed(player); }};
        return;
    }
    bar.main = std::move(close);
}

void ChaoticPage::barForDraft(BarState& bar)
{
    const QString name = QString::fromStdString(nameOf(m_draft, state()));
    const std::vector<std::string> choices = choicesOf(m_draft, state());
    ButtonSpec back{QStringLiteral("putBack"), tr("Put it back"), [this] { (void)putBack(); }};
    back.look = ButtonLook::Outline;
    back.key = Qt::Key_Escape;
    bar.buttons.push_back(back);
    switch (asksFor(m_draft)) {
    case DraftAsks::Payer:
        bar.title = tr("%1: which creature pays?").arg(name);
        break;
    case DraftAsks::Amount: {
        bar.title = tr("%1: how much is X?").arg(name);
        const CreatureIndex payer = state().called(*m_draft.payer);
        for (int x = 0; x <= state().at(payer).mugicCounters; ++x) {
            ButtonSpec amount{QStringLiteral("amount_%1").arg(x), QString::number(x), [this, x] {
                                  m_draft.x = x;
                                  chooseFor({});
                              }};
            amount.isNumber = true;
            bar.buttons.push_back(std::move(amount));
        }
        break;
    }
    case DraftAsks::Sacrifice:
        bar.title = tr("%1: what is sacrificed?").arg(name);
        if (isAmong("battlegear", choices))
            bar.main = ButtonSpec{QStringLiteral("sacrificeGear"), tr("The Battlegear itself"),
                                  [this] { chooseFor("battlegear"); }};
        break;
    case DraftAsks::Target:
        bar.title = tr("%1: which target?").arg(name);
        if (isAmong(std::string(), choices))
            bar.main = ButtonSpec{QStringLiteral("noTarget"), tr("Without a target"), [this] {
                                      m_draft.target = std::string();
                                      chooseFor({});
                                  }};
        break;
    case DraftAsks::Nothing:
        break;
    }
    bar.note = tr("Tap what shines, on the board or on the Burst.");
}

void ChaoticPage::barForBurst(BarState& bar)
{
    const State& now = state();
    if (!m_legal.pending.empty()) {
        bar.title = tr("Triggered abilities go on the Burst");
        if (m_legal.pending.size() > 1)
            bar.note = tr("Tap them in the order in which they are put down.");
        bar.main = ButtonSpec{QStringLiteral("putDown"), tr("Put them down"), [this] {
                                  std::vector<std::string> order = m_order;
                                  for (const std::string& id : m_legal.pending) {
                                      if (!isAmong(id, order))
                                          order.push_back(id);
                                  }
                                  enter(Trigger{{order.begin(), order.end()}});
                              }};
        return;
    }
    if (m_legal.mayPass) {
        const Player player = *m_legal.mayPass;
        bar.title = tr("%1 may add something").arg(m_names[player]);
        bar.note = now.burst.turn.passes > 0 ? tr("%1 has added nothing.").arg(m_names[opponentOf(player)]) : QString();
        bar.main = ButtonSpec{QStringLiteral("pass"), tr("%1 adds nothing").arg(m_names[player]),
                              [this, player] { enter(Pass{player}); }};
        addAnswers(bar);
        return;
    }
    if (!m_legal.mayResolve)
        return;
    const Item& top = now.burst.items.back();
    bar.seat = seatNumber(top.player);
    bar.title = tr("Closed: nothing can be added");
    for (std::size_t i = 0; i < m_stated.size(); ++i) {
        ButtonSpec stated{QStringLiteral("stated_%1").arg(i), tr("The condition holds"), [this, i] {
                              m_stated[i] = !m_stated[i];
                              showBar();
                          }};
        stated.chosen = m_stated[i];
        bar.buttons.push_back(std::move(stated));
    }
    bar.main = ButtonSpec{QStringLiteral("resolve"), tr("Resolve %1").arg(QString::fromStdString(top.name)), [this] {
                              ResolveNext command;
                              if (!m_stated.empty())
                                  command.facts = StatedFacts{m_stated};
                              enter(command);
                          }};
}

void ChaoticPage::barForCombat(BarState& bar)
{
    const State& now = state();
    const CreatureIndex striker = now.engagedOf(now.combat->striking);
    if (m_legal.maySetInitiative && m_legal.needsChance) {
        bar.title = tr("Chance decides who strikes first");
        for (const Player player : bothPlayers) {
            ButtonSpec chance{QStringLiteral("chance_") + fromWord(player), tr("%1 strikes first").arg(m_names[player]),
                              [this, player] { enter(SetInitiative{player}); }};
            chance.seat = seatNumber(player);
            bar.offer(std::move(chance));
        }
    } else if (m_legal.maySetInitiative) {
        bar.title = tr("Who strikes first?");
        bar.note = initiativeWords(now, m_names);
        bar.main =
            ButtonSpec{QStringLiteral("initiative"), tr("Decide Initiative"), [this] { enter(SetInitiative{}); }};
    } else if (now.combat->hasStrikes() && striker != nobody) {
        const Player player = now.combat->striking;
        bar.seat = seatNumber(player);
        bar.title = tr("%1 strikes").arg(m_names.of(now.at(striker)));
        bar.note = tr("%1 draws an Attack and plays one of three.").arg(m_names[player]);
        bar.main = handButton(player, tr("Attacks of %1").arg(m_names[player]));
    }
    addAnswers(bar);
}

void ChaoticPage::barForTurn(BarState& bar)
{
    const State& now = state();
    const Player player = *now.activePlayer;
    const QString name = m_names[player];
    if (m_legal.mayShowdown) {
        bar.title = m_pick.empty() ? tr("Showdown: %1 picks a creature of %2").arg(name, m_names[opponentOf(player)])
                                   : tr("Showdown: %1 picks a creature of %2").arg(m_names[opponentOf(player)], name);
        bar.note = tr("Tap one of those that shine.");
        if (!m_pick.empty())
            bar.seat = seatNumber(opponentOf(player));
        return;
    }
    if (now.step == Step::Location) {
        bar.title = tr("%1 turns up a Location").arg(name);
        bar.main = handButton(player, tr("Locations of %1").arg(name));
    } else if (now.step == Step::Action) {
        bar.title = tr("%1 moves").arg(name);
        bar.note =
            m_legal.moves.empty() ? tr("No creature can move any more.") : tr("Tap a creature, then a shining space.");
        if (m_legal.mayEndActionStep)
            bar.main =
                ButtonSpec{QStringLiteral("endAction"), tr("End the Action step"), [this] { enter(EndActionStep{}); }};
    } else if (m_legal.mayEndTurn) {
        bar.title = tr("The turn of %1 ends").arg(name);
        bar.note = tr("All damage goes, and what lasts for the turn.");
        bar.main = ButtonSpec{QStringLiteral("endTurn"), tr("End the turn"), [this] { enter(EndTurn{}); }};
    }
    if (now.step != Step::EndOfTurn)
        addAnswers(bar);
}

void ChaoticPage::barForEnd(BarState& bar)
{
    bar.title = resultWords(state(), m_names);
    bar.seat = state().winner ? seatNumber(*state().winner) : 0;
    if (desk().isSideCopy())
        return;
    bar.main = ButtonSpec{QStringLiteral("reportButton"), tr("Report"), [this] { Q_EMIT reportAsked(); }};
}

} // namespace whistle::chaotic
