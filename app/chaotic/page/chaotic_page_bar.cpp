// SPDX-License-Identifier: GPL-3.0-or-later
// What the action bar of the page says, step by step. Its buttons are those of the moves, and whose hand may be opened.
#include "base/common_words.h"
#include "chaotic/judging/referee.h"
#include "chaotic/library/hints.h"
#include "chaotic/page/chaotic_page.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "controls/words/capital.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

/// "first_one"
QString buttonOf(const char* name, const std::string& player)
{
    return QString::fromLatin1(name) + QLatin1Char('_') + QString::fromStdString(player);
}

/// Moves that the page draws elsewhere: on the board, behind the curtain, beside a creature; and what is rare, which
/// has its form.
bool isElsewhere(const Tap& tap)
{
    static constexpr std::array words{"set_deck_",        "equip_",  "mugic_",      "ability_",
                                      "battlegear_",      "concede", "return_card", "set_hive",
                                      "replace_location", "discard", "strike",      "reveal_location"};
    if (tap.kind != TapKind::Choice)
        return tap.kind != TapKind::Number;
    return std::any_of(words.begin(), words.end(), [&](const char* word) { return tap.id.starts_with(word); });
}

/// The condition that players judge after so many others, as its card words it; empty: there is none.
QString conditionWords(const AttackCard& card, std::size_t place)
{
    for (const AttackEffect& effect : card.attack.effects) {
        for (const Condition& condition : effect.conditions) {
            if (condition.kind == ConditionKind::Stated && place-- == 0)
                return QString::fromStdString(condition.text);
        }
    }
    return {};
}

} // namespace

MoveTelling ChaoticPage::telling()
{
    MoveTelling telling;
    telling.name = [](const Tap& tap) { return QString::fromStdString(tap.id); };
    telling.isDrawn = [this](const Tap& tap) {
        return isElsewhere(tap) || (tap == choiceTap("trigger") && state().burst.pending.empty()) ||
               (tap == choiceTap("pass") && isOffered("nobody_adds")) ||
               (tap == choiceTap("end_action_step") && isOffered("end_all"));
    };
    telling.seat = [](const std::string& seat) { return seat.empty() ? 0 : seatNumber(*fromWord<Player>(seat)); };
    telling.dress = [this](ButtonSpec button, const Tap& tap, const MoveOffer*) {
        return dress(std::move(button), tap);
    };
    return telling;
}

ButtonSpec ChaoticPage::dress(ButtonSpec button, const Tap& tap) const
{
    const auto call = [&](const QString& name, const QString& title) {
        button.name = name;
        button.title = title;
    };
    const State& now = state();
    const std::string& id = tap.id;
    if (tap.kind == TapKind::Number) {
        button.name = QStringLiteral("amount_%1").arg(QString::fromStdString(id));
        button.isNumber = true;
        return button;
    }
    for (const Player player : bothPlayers) {
        const std::string seat(toWord(player));
        if (id == "first_" + seat || id == "chance_" + seat) {
            const bool begins = id.starts_with("first");
            call(buttonOf(begins ? "first" : "chance", seat),
                 (begins ? asLine(GameWords::tr("%1 begins.")) : tr("%1 strikes first")).arg(m_names[player]));
            button.seat = seatNumber(player);
        }
    }
    if (id == "reveal_all")
        button.title = tr("Reveal all creatures");
    else if (id == "end_all")
        call(QStringLiteral("endAction"), CommonWords::tr("End turn"));
    else if (id == "end_action_step")
        call(QStringLiteral("endAction"),
             now.isAdvanced() && judgeShowdown(showdownAt(now), Reasons::unheard()).required
                 ? tr("End the Action step: a Showdown follows")
                 : tr("End the Action step"));
    else if (id == "end_turn")
        button.title = CommonWords::tr("End turn");
    else if (id == "set_initiative")
        call(QStringLiteral("initiative"), tr("Decide Initiative"));
    else if (id == "pass")
        button.title = asLine(GameWords::tr("%1 adds nothing.").arg(m_names[*now.burst.turn.choice]));
    else if (id == "nobody_adds")
        button.title = nobodyAnswers();
    else if (id == "resolve_next")
        call(QStringLiteral("resolve"), resolving());
    else if (id == "true")
        button.title = tr("The condition holds");
    else if (id == "false")
        button.title = tr("It does not hold");
    else if (id == "trigger")
        call(QStringLiteral("putDown"), tr("Add them"));
    else if (id == "no_target")
        button.title = tr("Without a target");
    else if (id == "battlegear")
        call(QStringLiteral("sacrificeGear"), tr("The Battlegear itself"));
    else if (id == "dispel")
        button.title = tr("Dispel an item");
    else if (id == "negate")
        button.title = tr("Negate an item");
    return button;
}

/// What the item on top of the Burst would do.
QString ChaoticPage::resolving() const
{
    const std::optional<int> damage = strikesAlone(state()) ? damageOfStrike(state()) : std::nullopt;
    return damage ? CommonWords::tr("Deal %1 damage").arg(*damage)
                  : tr("Resolve %1").arg(QString::fromStdString(state().burst.items.back().name));
}

QString ChaoticPage::nobodyAnswers() const
{
    const Item& top = state().burst.items.back();
    if (top.type == ItemType::Attack &&
        statedConditions(state().deckOf(top.player).attacks[static_cast<std::size_t>(top.card)]) > 0)
        return tr("Nobody answers");
    if (const std::optional<int> damage = strikesAlone(state()) ? damageOfStrike(state()) : std::nullopt)
        return tr("Nobody answers: deal %1 damage").arg(*damage);
    return tr("Nobody answers: resolve %1").arg(QString::fromStdString(top.name));
}

bool ChaoticPage::isOffered(const char* choice) const
{
    return std::any_of(moves().begin(), moves().end(),
                       [&](const GameMove& move) { return move.taps.front() == choiceTap(choice); });
}

void ChaoticPage::showBar()
{
    if (m_curtain->isHeld()) // what is held stays where it is
        return;
    BarState bar;
    const State& now = state();
    if (now.activePlayer)
        bar.seat = seatNumber(now.burst.turn.choice.value_or(*now.activePlayer));
    if (m_hand) {
        tellHand(bar);
    } else if (now.step == Step::Finished) {
        tellEnd(bar);
    } else if (waitsForPhones()) {
        bar = barOfPhones(QStringLiteral("revealAll"), tr("Reveal all creatures"));
    } else {
        if (isCarryingOut()) {
            tellCarriedOut(bar);
            bar.buttons.push_back(stepBackButton());
            m_bar->setState(std::move(bar));
            return;
        }
        if (!now.activePlayer)
            tellSetup(bar);
        else if (isPlaying())
            tellPlay(bar);
        else if (!now.burst.isQuiet())
            tellBurst(bar);
        else if (now.combat)
            tellCombat(bar);
        else
            tellTurn(bar);
        bar = taking().bar(std::move(bar));
        bar.keepsPlace = true; // of the main button: nothing else comes to stand there
        if (m_picked.aimed != nobody && mayGo(state().at(m_picked.aimed).space))
            bar.main = ButtonSpec{QStringLiteral("attack"), tr("Attack %1").arg(m_names.of(now.at(m_picked.aimed))),
                                  [this] { goTo(state().at(m_picked.aimed).space); }};
        if (!m_cardMoves.empty()) { // with its payer and all, the card goes back into the hand
            std::erase_if(bar.buttons, [](const ButtonSpec& one) { return one.name == QLatin1String("putBack"); });
            ButtonSpec back{QStringLiteral("putBack"), CommonWords::tr("Cancel"), [this] { (void)putBack(); }};
            back.key = Qt::Key_Escape;
            bar.buttons.push_back(std::move(back).as(ButtonLook::Outline));
        }
        if (!isPlaying())
            addAnswers(bar);
    }
    constexpr double wideEms = 70; // where it is narrower the strip has it alone
    if (session().canUndo() && !m_hand && width() >= Theme::current().em() * wideEms)
        bar.buttons.push_back(stepBackButton());
    if (m_isHoldTold) {
        bar.title = CommonWords::tr("Nothing chosen");
        bar.note = tr("Hold the button, slide to a card and let go.");
    }
    if (bar.main && bar.main->seat == 0)
        bar.main->seat = bar.seat;
    if (bar.main)
        bar.main->key = {}; // Enter presses it
    QStringList hands;
    for (const Player player : bothPlayers) {
        const QString name = handButton(player, {}).name;
        const bool isAmong = std::any_of(bar.buttons.begin(), bar.buttons.end(),
                                         [&](const ButtonSpec& one) { return one.name == name; });
        if (isAmong || (bar.main && bar.main->name == name))
            hands << name;
    }
    m_handSettling.see(hands);
    m_bar->setState(std::move(bar));
}

ButtonSpec ChaoticPage::stepBackButton()
{
    return ButtonSpec{QStringLiteral("stepBack"), CommonWords::tr("Undo"), [this] { session().undo(); }}.as(
        ButtonLook::Outline);
}

ButtonSpec ChaoticPage::handButton(Player player, const QString& title)
{
    return ButtonSpec{buttonOf("showHand", std::string(toWord(player))), title, [this, player] { openHand(player); }}
        .of(seatNumber(player));
}

/// Whoever may start or answer a Burst; whether there is a Mugic to play is nobody's business.
void ChaoticPage::addAnswers(BarState& bar)
{
    const State& now = state();
    const BurstTurn& turn = now.burst.turn;
    if (!now.activePlayer || !now.isAdvanced() || !now.burst.pending.empty() || turn.status == BurstStatus::Resolving ||
        now.step == Step::EndOfTurn || now.showdownDue)
        return;
    for (const Player player : bothPlayers) {
        // Nobody begins a Burst with an ability from here: it is tapped on its creature.
        if (!mayAdd(now, moves(), player) || (!turn.choice && now.seats[player].mugicCount() == 0))
            continue;
        if (turn.choice && turn.choice != player && turn.passes > 0)
            continue; // has passed already
        ButtonSpec answer = handButton(player, turn.choice ? tr("Answer") : GameWords::tr("Mugic"));
        answer.spoken = tr("%1's Mugic, behind the curtain: hold to look").arg(m_names[player]);
        answer.key = player == Player::One ? QKeySequence(Qt::Key_B) : QKeySequence(Qt::SHIFT | Qt::Key_B);
        bar.buttons.push_back(std::move(answer));
    }
}

void ChaoticPage::tellSetup(BarState& bar)
{
    const State& now = state();
    if (now.revealed) {
        bar.title = tr("Who begins?");
        bar.note = tr("By any method both players accept.");
        return;
    }
    bar.title = tr("Both set up, face down");
    for (const Player player : bothPlayers) {
        const QString title = now.seats[player].deck ? tr("Hold: %1 sets up") : tr("Hold: %1 chooses the deck");
        if (!isReady(player) && (!m_picked.isInHand() || m_picked.holder == player))
            bar.offer(handButton(player, title.arg(m_names[player])));
    }
    if (!m_picked.isInHand())
        return;
    bar.seat = seatNumber(m_picked.holder);
    bar.title = tr("%1 has a card in hand").arg(m_names[m_picked.holder]);
    bar.note = tr("Tap a lit space.");
    bar.buttons.push_back(ButtonSpec{QStringLiteral("putBack"), CommonWords::tr("Cancel"), [this] { (void)putBack(); }}
                              .as(ButtonLook::Outline)
                              .on(Qt::Key_Escape));
}

void ChaoticPage::tellHand(BarState& bar)
{
    const Player player = *m_hand;
    bar.seat = seatNumber(player);
    bar.title = tr("%1 chooses").arg(m_names[player]);
    bar.note = CommonWords::tr("Everyone else looks away.");
    const bool isSetup = !state().activePlayer && !state().revealed;
    const bool isDone = isSetup && isReady(player);
    bar.main = ButtonSpec{QStringLiteral("closeHand"), isDone ? tr("Done, close the curtain") : tr("Close the curtain"),
                          [this] {
                              closeHand();
                              showAll();
                          }};
}

/// A Mugic or an ability: what comes next of it.
void ChaoticPage::tellPlay(BarState& bar) const
{
    const std::vector<std::size_t> left = taking().left();
    if (left.empty())
        return;
    const GameMove& move = moveAt(left.front());
    const std::size_t said = taking().taps().size();
    const auto* mugic = std::get_if<PlayMugic>(&move.commands.back()); // a pass may go ahead
    const auto* ability = std::get_if<UseAbility>(&move.commands.back());
    const QString name =
        mugic ? QString::fromStdString(mugic->card) : m_names.of(state().at(state().called(ability->source)));
    if (mugic && said == 1)
        bar.title = tr("%1: which creature pays?");
    else if (move.taps[said].kind == TapKind::Number)
        bar.title = tr("%1: how much is X?");
    else if (ability && ability->sacrifice && said == 2)
        bar.title = tr("%1: what is sacrificed?");
    else
        bar.title = tr("%1: which target?");
    bar.seat = mugic ? seatNumber(mugic->player) : ability ? seatNumber(ability->player) : bar.seat;
    bar.title = bar.title.arg(name);
    bar.note = tr("Tap a lit target, on the board or on the Burst.");
}

void ChaoticPage::tellBurst(BarState& bar) const
{
    const Burst& burst = state().burst;
    if (!burst.pending.empty()) {
        bar.title = tr("Triggered abilities go on the Burst");
        if (!moveInput().shining().empty())
            bar.note = tr("Tap them in the order they are added.");
    } else if (burst.turn.choice) {
        const Player player = *burst.turn.choice;
        const QString other = m_names[opponentOf(player)];
        bar.title = burst.turn.passes > 0 ? tr("%1 may answer").arg(m_names[player])
                                          : asLine(GameWords::tr("%1 may answer first.").arg(m_names[player]));
        bar.note = burst.turn.passes > 0 ? tr("%1 has added nothing.").arg(other) : tr("Then %1 may.").arg(other);
    } else {
        const Item& top = burst.items.back();
        bar.seat = seatNumber(top.player);
        bar.title = tr("Closed: nothing can be added");
        if (top.type == ItemType::Attack)
            bar.note = conditionWords(state().deckOf(top.player).attacks[static_cast<std::size_t>(top.card)],
                                      moveInput().taps().size());
    }
}

bool ChaoticPage::isCarryingOut() const
{
    const Burst& burst = state().burst;
    const bool isCarried = burst.carryingOut == m_carried.item && session().ownLast().value_or(0) >= m_carried.entry;
    return burst.carryingOut != 0 && !isCarried && !burst.carriedWords.empty() && !isPlaying();
}

void ChaoticPage::haveCarriedOut()
{
    m_carried = {state().burst.carryingOut, session().ownLast().value_or(0)};
    showAll();
}

void ChaoticPage::tellCarriedOut(BarState& bar)
{
    const Burst& burst = state().burst;
    const Hints hints = hintsIn(burst.carriedWords);
    const CreatureIndex picked = m_picked.creature;
    const bool isOfCreature = hints.heal || hints.damage || hints.battlegearUp;
    bar.title = isOfCreature ? tr("You carry it out: tap a creature") : tr("You carry it out");
    bar.note = QString::fromStdString(burst.carriedWords);
    const auto offer = [&](const QString& button, const QString& title, std::function<void()> press) {
        bar.buttons.push_back({button, title, std::move(press)});
    };
    const auto adjust = [&](const char* button, const QString& title, AdjustKind kind, std::optional<int> amount) {
        if (!amount || picked == nobody)
            return;
        Adjust command;
        command.kind = kind;
        command.creature = state().at(picked).id;
        command.amount = amount;
        offer(QString::fromLatin1(button), title.arg(m_names.of(state().at(picked))).arg(*amount),
              [this, command, isOne = hints.target] {
                  if (enter(command) && isOne) // there is nothing more to it
                      haveCarriedOut();
              });
    };
    adjust("heal", GameWords::tr("%1 heals %2"), AdjustKind::Heal, hints.heal);
    adjust("damage", GameWords::tr("%1 takes %2 damage"), AdjustKind::Damage, hints.damage);
    if (hints.battlegearUp && picked != nobody && state().at(picked).battlegear &&
        !state().at(picked).battlegear->faceUp) {
        Adjust command;
        command.kind = AdjustKind::FlipBattlegear;
        command.creature = state().at(picked).id;
        offer(QStringLiteral("turnUp"), tr("Reveal %1's Battlegear").arg(m_names.of(state().at(picked))),
              [this, command] { enter(command); });
    }
    int returned = 0;
    for (const GameMove& move : moves()) {
        const Command& command = move.commands.front();
        const auto* hive = std::get_if<SetHive>(&command);
        const auto* back = std::get_if<ReturnCard>(&command);
        const auto* gone = std::get_if<Discard>(&command);
        if (hive && hints.hive && hive->on != state().hiveOn)
            offer(hive->on ? QStringLiteral("hive_true") : QStringLiteral("hive_false"),
                  hive->on ? tr("Turn Hive on") : tr("Turn Hive off"), [this, command] { enter(command); });
        else if (back && hints.mugicBack)
            offer(QStringLiteral("return_%1").arg(returned++),
                  GameWords::tr("%1 takes %2 back").arg(m_names[back->player], QString::fromStdString(back->card)),
                  [this, command] { enter(command); });
        else if (gone && hints.mugicDiscard)
            offer(buttonOf("discard", std::string(toWord(gone->player))),
                  tr("%1 discards a Mugic\u2026").arg(m_names[gone->player]), [this, player = gone->player] {
                      openEntry("discard", Json{{"command", "discard"}, {"player", toWord(player)}});
                  });
    }
    offer(QStringLiteral("anotherEffect"), tr("Another effect\u2026"), [this, picked] {
        Json known{{"command", "adjust"}};
        if (picked != nobody)
            known["creature"] = state().at(picked).id;
        openEntry("adjust", std::move(known));
    });
    // Not where "Resolve" has just been: nobody passes over a text by a tap too many.
    offer(QStringLiteral("carriedOut"), CommonWords::tr("Done"), [this] { haveCarriedOut(); });
    bar.keepsPlace = true;
}

void ChaoticPage::tellCombat(BarState& bar) const
{
    const State& now = state();
    const CreatureIndex striker = now.engagedOf(now.combat->striking);
    if (!now.combat->hasStrikes()) {
        const bool isOfChance =
            now.combat->isShowdown && std::none_of(moves().begin(), moves().end(), [](const GameMove& move) {
                return move.taps.front() == choiceTap("set_initiative");
            });
        // By what, with the numbers of both, stands with the Location.
        bar.title =
            isOfChance ? GameWords::tr("Chance decides who strikes first") : GameWords::tr("Who strikes first?");
    } else if (striker != nobody) {
        bar.seat = seatNumber(now.combat->striking);
        bar.title = tr("%1 strikes").arg(m_names.of(now.at(striker)));
        bar.note = tr("Tap the Attack that %1 plays.").arg(m_names[now.combat->striking]);
    }
}

void ChaoticPage::tellTurn(BarState& bar) const
{
    const State& now = state();
    const Player player = *now.activePlayer;
    const QString name = m_names[player];
    if (now.showdownDue) {
        const Player picker = moveInput().taps().empty() ? player : opponentOf(player);
        bar.title = tr("Showdown: %1 picks one of %2's creatures").arg(m_names[picker], m_names[opponentOf(picker)]);
        Reasons reasons;
        (void)judgeShowdown(showdownAt(now), reasons);
        bar.note =
            reasons.why.empty() ? tr("Tap a lit creature.") : reasons.why.front().render(session().match().names());
        bar.seat = seatNumber(picker);
    } else if (now.step == Step::Location) {
        bar.title = tr("%1 reveals a Location").arg(name);
        bar.note = tr("Tap the card that was drawn.");
    } else if (now.step == Step::Action) {
        bar.title = tr("%1 moves").arg(name);
        bar.note = isTimeToMove() ? tr("Tap a creature, then a space.") : tr("No more creatures can move.");
    } else {
        bar.title = tr("%1's turn ends").arg(name);
        bar.note = tr("All damage and all effects that last for the turn end.");
    }
}

void ChaoticPage::tellEnd(BarState& bar)
{
    bar.title = resultWords(state(), m_names);
    bar.seat = state().winner ? seatNumber(*state().winner) : 0;
    if (!session().isSideCopy())
        bar.main =
            ButtonSpec{QStringLiteral("reportButton"), CommonWords::tr("Report"), [this] { Q_EMIT reportAsked(); }};
}

} // namespace whistle::chaotic
