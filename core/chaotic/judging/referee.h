// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/judging/movement.h"
#include "chaotic/judging/mugic_cost.h"
#include "chaotic/judging/showdown.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/texts.h"
#include "journal/findings.h"

namespace whistle::chaotic {

/// The questions that the referee asks, as a table stands: the offers and the dispute desk ask them too.
[[nodiscard]] MovementQuestion movementAt(const State& state, CreatureIndex mover);
[[nodiscard]] InitiativeQuestion initiativeAt(const State& state, std::optional<Player> randomWinner);
[[nodiscard]] MugicCostQuestion mugicCostAt(const State& state, Player player, const MugicCard& card,
                                            std::optional<int> x);
[[nodiscard]] ShowdownQuestion showdownAt(const State& state);
/// Of an Attack that `attacker` uses; `item`: on the Burst, for effects on it alone.
struct AttackAt {
    CreatureIndex attacker = nobody;
    CreatureIndex defender = nobody;
    const AttackCard* card = nullptr;
    int item = 0;
    bool isNegated = false;
    std::vector<bool> stated;
};
[[nodiscard]] DamageQuestion damageAt(const State& state, const AttackAt& attack);

/// An item in a sentence: a card by its name, a keyword by its word.
[[nodiscard]] TextPlace itemPlace(const Item& item);

/// What the target of a Mugic or an ability must be.
enum class TargetNeed { Free, Item, Creature };
[[nodiscard]] TargetNeed targetNeed(const MugicCard& card, std::optional<BurstEffect> said);
[[nodiscard]] TargetNeed targetNeed(const Ability& ability, std::optional<BurstEffect> said);
/// Conditions that the players judge when the Attack resolves.
[[nodiscard]] int statedConditions(const AttackCard& card);
/// The place of a name in a list of a deck; below zero: it is not there.
template <class CardKind>
[[nodiscard]] int placeOf(const std::vector<CardKind>& cards, const std::string& name)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].name == name)
            return static_cast<int>(i);
    }
    return -1;
}

/// The first invariant of section 3.2 that does not hold, in English for whoever writes code; empty: the state is
/// sound.
[[nodiscard]] std::string unsoundness(const State& state);

/// One command at work: a copy of the state that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(...)`: first the names that the match must know, then what is against it
/// (`object`: players may record it all the same; `refuse`: they may not), then what it does.
class Referee : Findings {
public:
    Referee(const State& state, Reasons::Listening listening, bool isOverruling = false);

    /// Judges the command and gives the outcome. To be called once, this or `allows`.
    Outcome<State> judge(const Command& command);
    /// Whether it has nothing against the command; what would follow from it is not worked out.
    bool allows(const Command& command);

private:
    void take(const Command& command);

    // referee_setup.cpp: CH-2, CH-3
    void on(const NewMatch& command);
    void on(const SetDeck& command);
    void on(const PlaceCreature& command);
    void on(const Equip& command);
    void on(const RevealAll& command);
    void on(const ChooseFirst& command);
    // referee_turn.cpp: CH-4.1 to CH-4.9, CH-5, CH-12
    void on(const RevealLocation& command);
    void on(const ReplaceLocation& command);
    void on(const Move& command);
    void on(const EndActionStep& command);
    void on(const EndTurn& command);
    void on(const Concede& command);
    // referee_combat.cpp: CH-6, CH-8, CH-12
    void on(const SetInitiative& command);
    void on(const Strike& command);
    void on(const PlayShowdown& command);
    // referee_burst.cpp, referee_plays.cpp: CH-10, CH-11
    void on(const PlayMugic& command);
    void on(const UseAbility& command);
    void on(const Trigger& command);
    void on(const Pass& command);
    void on(const ResolveNext& command);
    // referee_texts.cpp: texts that players carry out
    void on(const Adjust& command);
    void on(const SetHive& command);
    void on(const Discard& command);
    void on(const ReturnCard& command);

    // --- names ---
    /// Its place; `nobody` where a deck has it and it is not on the board; none: unknown, which is bad input.
    std::optional<CreatureIndex> creature(const std::string& id, const char* at);
    /// Bad input where no card of the match has the name.
    void checkCard(const std::string& name, const char* at);
    void checkSpace(const Space& space);
    /// The number of an item that there is or was; none: bad input.
    std::optional<int> itemNumber(const std::string& id, const std::string& at);

    // --- what is against it ---
    /// Neither in the setup nor after the end.
    void requirePlay();
    void requireStep(Step step, RuleId rule);
    /// No Burst is open or resolving and nothing is pending; `rule`: the one that says so, where there is a special
    /// one.
    void requireQuiet(std::optional<RuleId> rule = {});
    void requireNoPending();
    void requireNoShowdownDue();
    void requireAdvanced();
    /// An item has just resolved, and its text is being carried out.
    void requireCarryingOut(RuleId rule);
    /// Whether the creature is in play; else refused.
    bool requireInPlay(CreatureIndex creature, const std::string& id, RuleId rule);
    /// Somebody wants to play a Mugic or an ability (CH-11.4, CH-11.7, CH-R31).
    void requireChance(Player player);
    Target target(const std::optional<std::string>& name, TargetNeed need, std::optional<BurstEffect> effect,
                  bool changesAttacks);
    void checkTargetCreature(CreatureIndex creature, const std::string& name);
    void checkTargetItem(int number, std::optional<BurstEffect> effect, bool changesAttacks);

    // --- texts ---
    void requireDuration(const Adjust& adjust, CreatureIndex index);
    void requireAdjustable(const Adjust& command, CreatureIndex index);
    void endEffect(const std::string& id);
    void adjust(const Adjust& command, CreatureIndex index, const std::string& name, Source source, Lasts lasts);

    // --- combat ---
    void startCombat(CreatureIndex attacker, CreatureIndex defender, std::optional<Space> space, bool isShowdown);
    void turnUp(CreatureIndex creature);
    void queueCombatTriggers();
    void queueOf(Player player);
    void queueAbilities(const std::vector<Ability>& abilities, TriggerKind trigger, Item item);
    void queueIntimidate(CreatureIndex creature, const Keyword& keyword, const std::string& bearer);
    void queue(Item item);
    void queueLocation(TriggerKind trigger);
    [[nodiscard]] bool isBroken() const;
    void endCombat();
    void drawForStrike(Seat& seat);
    void dealAttack(const Item& item, const std::vector<bool>& stated);
    void carryOut(const AttackEffect& effect, CreatureIndex attacker, CreatureIndex defender, const std::string& name);
    void countStrike(CreatureIndex attacker, CreatureIndex defender, Player player, bool dealtDamage);
    void discardAttack(const Item& item);

    // --- Burst ---
    void beginBurst(bool withAttack);
    void putOnBurst(Item item);
    void resolve(const Item& item, const std::vector<bool>& stated);
    void takeEffect(const Item& item);
    void takeEffect(const Item& item, const MugicEffect& effect);
    void recordModifiers(const Item& item, const std::vector<StatModifier>& modifiers, AppliesTo usual, Source source);
    void hitItem(const Item& item);
    void toPile(const Item& item);
    void endBurst();
    [[nodiscard]] ItemOutcome outcomeOf(const Item& item) const;
    void payCost(const Cost& cost, CreatureIndex source, std::optional<CreatureIndex> victim);

    // --- effects and defeats ---
    void record(Source source, std::string name, CreatureIndex creature, Lasts lasts, Effect::Change change);
    void tell(const Effect& effect, const StatModifier& modifier);
    void tell(const Effect& effect, const Keyword& keyword);
    void tell(const Effect& effect, const AttackChange& attack);
    void tell(const Effect& effect, Rule rule);
    void tell(const Effect& effect, const CostEffect& cost);
    void endEffects(Lasts lasts);
    void endEffectsOfAttacks();
    void damage(CreatureIndex creature, int amount, RuleId rule);
    void heal(CreatureIndex creature, int amount);
    void leavePlay(const std::vector<CreatureIndex>& creatures);
    void discardBattlegear(CreatureIndex creature);
    bool removeDefeated();
    bool endIfOver();
    void finish();
    void settle();

    [[nodiscard]] Player active() const { return *m_state.activePlayer; }
    [[nodiscard]] TurnRecord& turn() { return m_state.turns.back(); }
    [[nodiscard]] int nextMoment() { return ++m_state.lastMoment; }
    Item fresh(ItemType type, Player player, std::string name);

    const State& m_before;
    State m_state;
    bool m_isOverruling;
};

/// Referees one command. Never changes `state`.
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                     Reasons::Listening listening = Reasons::Listening::Yes);

} // namespace whistle::chaotic
