// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/judging/referee.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/texts.h"
#include "journal/findings.h"

namespace whistle {
extern template const Record& recordOf<chaotic::MovementQuestion>();
extern template const Record& recordOf<chaotic::InitiativeQuestion>();
extern template const Record& recordOf<chaotic::MugicCostQuestion>();
extern template const Record& recordOf<chaotic::ShowdownQuestion>();
extern template const Record& recordOf<chaotic::DamageQuestion>();
} // namespace whistle

namespace whistle::chaotic {

/// A question that the referee asks: what it is called at the dispute desk, and who judges it.
template <class Case>
struct Judged;
template <>
struct Judged<MovementQuestion> {
    static constexpr std::string_view id = "movement";
    static constexpr auto judge = judgeMovement;
};
template <>
struct Judged<InitiativeQuestion> {
    static constexpr std::string_view id = "initiative";
    static constexpr auto judge = judgeInitiative;
};
template <>
struct Judged<MugicCostQuestion> {
    static constexpr std::string_view id = "mugic_cost";
    static constexpr auto judge = judgeMugicCost;
};
template <>
struct Judged<ShowdownQuestion> {
    static constexpr std::string_view id = "showdown";
    static constexpr auto judge = judgeShowdown;
};
template <>
struct Judged<DamageQuestion> {
    static constexpr std::string_view id = "attack_damage";
    static constexpr auto judge = judgeDamage;
};

/// One command at work: the table before it, a copy that it changes, the reasons, and what the rules have against it.
///
/// Each command has one function `on(desk, command)`, in a file by topic: first the names that the match must know
/// (`unknown`: bad input), then what is against it (`object`: players may record it all the same; `refuse`: they may
/// not), then, if it `goesOn`, what it does.
class Desk : public Findings {
public:
    struct Ways {
        bool isOverruling = false; ///< the command comes with a reason: a Showdown that is required is dropped (A.5)
        bool wantsOutcome = true;  ///< not only whether something is against it
    };
    Desk(const State& table, Reasons::Listening listening, Ways ways);

    /// Whether nothing refuses the command, and what follows is wanted: `state` is there from now on.
    bool goesOn();
    [[nodiscard]] bool hasProblems() const { return !m_problems.empty(); }
    [[nodiscard]] bool isOverruling() const { return m_ways.isOverruling; }

    /// Puts a question of the dispute desk to its judge, whose reasons are the command's; whoever listens has it with
    /// its case.
    template <class Case>
    auto ask(const Case& asked)
    {
        note(Judged<Case>::id, asked);
        return Judged<Case>::judge(asked, m_reasons);
    }
    /// The same where its reasons are not told.
    template <class Case>
    auto askQuietly(const Case& asked)
    {
        note(Judged<Case>::id, asked);
        return Judged<Case>::judge(asked, Reasons::unheard());
    }

    // --- names ---
    /// Its place; `nobody` where a deck has it and it is not on the board; none: unknown, which is bad input.
    std::optional<CreatureIndex> creature(const std::string& id, const std::string& at);
    /// Bad input where no card of the match has the name.
    void checkCard(const std::string& name, const char* at);
    void checkSpace(const Space& space);
    /// The number of an item that there is or was; none: bad input.
    std::optional<int> itemNumber(const std::string& id, const std::string& at);

    // --- moments ---
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

    // --- creatures ---
    /// Whether the creature is in play; else refused.
    bool requireInPlay(CreatureIndex creature, const std::string& id, RuleId rule);
    /// Refused unless the creature may be the target of something (CH-9.14).
    void requireTargetable(CreatureIndex creature, const std::string& name);

    [[nodiscard]] Player active() const { return *(m_isChanging ? state : before).activePlayer; }
    [[nodiscard]] TurnRecord& turn() { return state.turns.back(); }
    [[nodiscard]] int nextMoment() { return ++state.lastMoment; }
    Item fresh(ItemType type, Player player, std::string name);

    const State& before;
    State state; ///< empty until the command goes on
    /// Whether the text that was being carried out goes on being so (A.7).
    bool carriesOut = false;

private:
    Ways m_ways;
    bool m_isChanging = false;
};

// --- setup.cpp: CH-2, CH-3 ---
void on(Desk& desk, const NewMatch& command);
void on(Desk& desk, const SetDeck& command);
void on(Desk& desk, const PlaceCreature& command);
void on(Desk& desk, const Equip& command);
void on(Desk& desk, const RevealAll& command);
void on(Desk& desk, const ChooseFirst& command);
// --- turns.cpp: CH-4, CH-5, CH-12 ---
void on(Desk& desk, const RevealLocation& command);
void on(Desk& desk, const ReplaceLocation& command);
void on(Desk& desk, const Move& command);
void on(Desk& desk, const EndActionStep& command);
void on(Desk& desk, const EndTurn& command);
void on(Desk& desk, const Concede& command);
// --- combats.cpp: CH-6, CH-8, CH-12 ---
void on(Desk& desk, const SetInitiative& command);
void on(Desk& desk, const Strike& command);
void on(Desk& desk, const PlayShowdown& command);
// --- plays.cpp: CH-10 ---
void on(Desk& desk, const PlayMugic& command);
void on(Desk& desk, const UseAbility& command);
// --- resolving.cpp: CH-11 ---
void on(Desk& desk, const Trigger& command);
void on(Desk& desk, const Pass& command);
void on(Desk& desk, const ResolveNext& command);
// --- carried_out.cpp: texts that players carry out ---
void on(Desk& desk, const Adjust& command);
void on(Desk& desk, const SetHive& command);
void on(Desk& desk, const Discard& command);
void on(Desk& desk, const ReturnCard& command);

// --- what several of them do ---
/// CH-6.1, CH-6.2. `space`: none in a Showdown in which both stay at home.
void startCombat(Desk& desk, CreatureIndex attacker, CreatureIndex defender, std::optional<Space> space,
                 bool isShowdown);
void endCombat(Desk& desk);
/// Whether an engaged creature has left play.
[[nodiscard]] bool isBroken(const State& state);
/// Its Battlegear, if it lies face down.
void turnUp(Desk& desk, CreatureIndex creature);
void queueAbilities(Desk& desk, const std::vector<Ability>& abilities, TriggerKind trigger, Item item);
/// Those of the Active Location.
void queueLocation(Desk& desk, TriggerKind trigger);
void beginBurst(Desk& desk, bool withAttack);
void putOnBurst(Desk& desk, Item item);
void dealAttack(Desk& desk, const Item& item, const std::vector<bool>& stated);
void discardAttack(Desk& desk, const Item& item);
/// The card of an item, when it has resolved or is taken off the Burst.
void toPile(Desk& desk, const Item& item);

void record(Desk& desk, Source source, std::string name, CreatureIndex creature, Lasts lasts, Effect::Change change);
/// What a recorded effect does, in a sentence.
void tell(Desk& desk, const Effect& effect);
void endEffects(Desk& desk, Lasts lasts);
void endEffectsOfAttacks(Desk& desk);
void damage(Desk& desk, CreatureIndex creature, int amount, RuleId rule);
void heal(Desk& desk, CreatureIndex creature, int amount);
/// CH-9.11
void setHive(Desk& desk, bool isOn);
void discardBattlegear(Desk& desk, CreatureIndex creature);
void leavePlay(Desk& desk, const std::vector<CreatureIndex>& leaving, bool isTold = false);
void finish(Desk& desk);

} // namespace whistle::chaotic
