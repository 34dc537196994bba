// SPDX-License-Identifier: GPL-3.0-or-later
// What the action bar of the page offers, step by step.
#include "base/contains.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/telling/names.h"

namespace whistle::chaotic {

namespace {

/// "first_one"
QString buttonName(const char* name, Player player)
{
    return QString::fromLatin1(name) + QLatin1Char('_') + QString::fromStdString(std::string(toWord(player)));
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
    else if (!m_picked.play.isEmpty())
        barForDraft(bar);
    else if (!now.burst.isQuiet())
        barForBurst(bar);
    else if (now.combat)
        barForCombat(bar);
    else
        barForTurn(bar);
    if (desk().canUndo() && !m_hand)
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("stepBack"), tr("Step back"), [this] { desk().undo(); }}.as(ButtonLook::Outline));
    if (bar.main && bar.main->seat == 0)
        bar.main->seat = bar.seat;
    if (bar.main)
        bar.main->key = {}; // Enter presses it
    m_bar->setState(std::move(bar));
}

ButtonSpec ChaoticPage::entryOf(const char* name, Player player, const QString& title, const Command& command)
{
    return entry(buttonName(name, player), title, command).of(seatNumber(player));
}

ButtonSpec ChaoticPage::handButton(Player player, const QString& title)
{
    return ButtonSpec{buttonName("showHand", player), title, [this, player] { openHand(player); }}.of(
        seatNumber(player));
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
    if (now.revealed) {
        bar.title = tr("Who begins?");
        bar.note = tr("The players decide it by any method that both accept.");
        for (const Player player : bothPlayers)
            bar.offer(entryOf("first", player, tr("%1 begins").arg(m_names[player]), ChooseFirst{player}));
        return;
    }
    bar.title = tr("Both set up; what lies face down stays closed");
    for (const Player player : bothPlayers) {
        const QString title = now.seats[player].deck ? tr("%1: creatures and Battlegear") : tr("%1: choose the deck");
        if (!isReady(player))
            bar.offer(handButton(player, title.arg(m_names[player])));
    }
    if (!bar.main)
        bar.main = entry(QStringLiteral("revealAll"), tr("Turn up all creatures"), RevealAll{});
}

void ChaoticPage::barForHand(BarState& bar)
{
    const Player player = *m_hand;
    bar.seat = seatNumber(player);
    bar.title = tr("%1 chooses").arg(m_names[player]);
    bar.note = tr("Everybody else looks away.");
    const bool isSetup = !state().activePlayer && !state().revealed;
    const bool isDone = isSetup && isReady(player);
    bar.main = ButtonSpec{QStringLiteral("closeHand"), isDone ? tr("Done, close the curtain") : tr("Close the curtain"),
                          [this] {
                              closeHand();
                              showAll();
                          }};
    if (!isSetup || isDone || !state().seats[player].deck)
        return;
    bar.buttons.push_back(std::move(*bar.main).as(ButtonLook::Outline));
    bar.main = ButtonSpec{QStringLiteral("asListed"), tr("Place the rest as listed"),
                          [this, player] { placeAsListed(player); }};
}

void ChaoticPage::barForDraft(BarState& bar)
{
    const PlayDraft::Question asked = m_picked.play.next();
    ButtonSpec back{QStringLiteral("putBack"), tr("Put it back"), [this] { (void)putBack(); }};
    back.look = ButtonLook::Outline;
    back.key = Qt::Key_Escape;
    bar.buttons.push_back(back);
    const auto offerMain = [&](const char* name, const QString& title, const std::string& choice) {
        if (contains(asked.choices, choice))
            bar.main = ButtonSpec{QString::fromLatin1(name), title, [this, choice] { choose(choice); }};
    };
    switch (asked.asks) {
    case DraftAsks::Payer:
        bar.title = tr("%1: which creature pays?");
        break;
    case DraftAsks::Amount: {
        bar.title = tr("%1: how much is X?");
        const CreatureIndex payer = state().called(std::get<PlayMugic>(m_picked.play.play).payer);
        for (int x = 0; x <= state().at(payer).mugicCounters; ++x) {
            bar.buttons.push_back(
                {QStringLiteral("amount_%1").arg(x), QString::number(x), [this, x] { choose(std::to_string(x)); }});
            bar.buttons.back().isNumber = true;
        }
        break;
    }
    case DraftAsks::Sacrifice:
        bar.title = tr("%1: what is sacrificed?");
        offerMain("sacrificeGear", tr("The Battlegear itself"), "battlegear");
        break;
    case DraftAsks::Target:
        bar.title = tr("%1: which target?");
        offerMain("noTarget", tr("Without a target"), {});
        break;
    case DraftAsks::Nothing:
        break;
    }
    bar.title = bar.title.arg(QString::fromStdString(m_picked.play.name));
    bar.note = tr("Tap what shines, on the board or on the Burst.");
}

void ChaoticPage::barForBurst(BarState& bar)
{
    const State& now = state();
    if (!m_legal.pending.empty()) {
        bar.title = tr("Triggered abilities go on the Burst");
        if (m_legal.pending.size() > 1)
            bar.note = tr("Tap them in the order in which they are put down.");
        Trigger trigger{{m_picked.order.begin(), m_picked.order.end()}};
        for (const std::string& id : m_legal.pending) {
            if (!contains(m_picked.order, id))
                trigger.items.emplace_back(id);
        }
        bar.main = entry(QStringLiteral("putDown"), tr("Put them down"), trigger);
        return;
    }
    if (m_legal.mayPass) {
        const Player player = *m_legal.mayPass;
        bar.title = tr("%1 may add something").arg(m_names[player]);
        if (now.burst.turn.passes > 0)
            bar.note = tr("%1 has added nothing.").arg(m_names[opponentOf(player)]);
        bar.main = entry(QStringLiteral("pass"), tr("%1 adds nothing").arg(m_names[player]), Pass{player});
        addAnswers(bar);
        return;
    }
    if (!m_legal.mayResolve)
        return;
    const Item& top = now.burst.items.back();
    bar.seat = seatNumber(top.player);
    bar.title = tr("Closed: nothing can be added");
    for (std::size_t i = 0; i < m_stated.size(); ++i) {
        const auto turn = [this, i] {
            m_stated[i] = !m_stated[i];
            showBar();
        };
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("stated_%1").arg(i), tr("The condition holds"), turn}.among(m_stated[i]));
    }
    ResolveNext resolve;
    if (!m_stated.empty())
        resolve.facts = StatedFacts{m_stated};
    bar.main = entry(QStringLiteral("resolve"), tr("Resolve %1").arg(QString::fromStdString(top.name)), resolve);
}

void ChaoticPage::barForCombat(BarState& bar)
{
    const State& now = state();
    const CreatureIndex striker = now.engagedOf(now.combat->striking);
    if (m_legal.maySetInitiative && m_legal.needsChance) {
        bar.title = tr("Chance decides who strikes first");
        for (const Player player : bothPlayers)
            bar.offer(entryOf("chance", player, tr("%1 strikes first").arg(m_names[player]), SetInitiative{player}));
    } else if (m_legal.maySetInitiative) {
        bar.title = tr("Who strikes first?");
        bar.note = initiativeWords(now, m_names);
        bar.main = entry(QStringLiteral("initiative"), tr("Decide Initiative"), SetInitiative{});
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
        const Player picker = m_picked.foe.empty() ? player : opponentOf(player);
        bar.title = tr("Showdown: %1 picks a creature of %2").arg(m_names[picker], m_names[opponentOf(picker)]);
        bar.note = tr("Tap one of those that shine.");
        if (picker != player)
            bar.seat = seatNumber(picker);
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
            bar.main = entry(QStringLiteral("endAction"), tr("End the Action step"), EndActionStep{});
    } else if (m_legal.mayEndTurn) {
        bar.title = tr("The turn of %1 ends").arg(name);
        bar.note = tr("All damage goes, and what lasts for the turn.");
        bar.main = entry(QStringLiteral("endTurn"), tr("End the turn"), EndTurn{});
    }
    if (now.step != Step::EndOfTurn)
        addAnswers(bar);
}

void ChaoticPage::barForEnd(BarState& bar)
{
    bar.title = resultWords(state(), m_names);
    bar.seat = state().winner ? seatNumber(*state().winner) : 0;
    if (!desk().isSideCopy())
        bar.main = ButtonSpec{QStringLiteral("reportButton"), tr("Report"), [this] { Q_EMIT reportAsked(); }};
}

} // namespace whistle::chaotic
