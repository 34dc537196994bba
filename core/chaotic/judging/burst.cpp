// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/burst.h"

#include "base/contains.h"
#include "base/first.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

/// %1 is a number of the event, from 1.
constexpr auto eventIllegal = Saying::tr("Event %1 was not allowed.");
constexpr auto complete =
    Saying::tr("Both have passed: the Burst is complete and resolves from the top. Then %1 may act first.");
constexpr auto isOpen = Saying::tr("The Burst is open, and %1 may add something or pass.");
constexpr auto nothing = Saying::tr("No Burst has begun.");
constexpr auto waitsForNext = Saying::tr("%1 waits for the next Burst.");

struct RuledWords {
    RuleId rule;
    Saying words;
};
/// In the order of BurstIllegal.
constexpr std::array<RuledWords, 12> reasonsWhy{{
    {"CH-11.9"_rule, Saying::tr("The Active Player adds triggered abilities first.")},
    {"CH-11.7"_rule, Saying::tr("While a Burst resolves, nobody may add to it or pass.")},
    {"CH-11.1"_rule, Saying::tr("Innate abilities are never part of a Burst.")},
    {"CH-11.10"_rule, Saying::tr("An Attack can only start a Burst.")},
    {"CH-11.10"_rule, Saying::tr("An Attack can only be played during the strikes of a combat.")},
    {"CH-11.10"_rule, Saying::tr("Only the Striking Player may play an Attack.")},
    {"CH-11.4"_rule, Saying::tr("It is the other player's choice.")},
    {"CH-10.11"_rule, Saying::tr("The target is not on the Burst.")},
    {"CH-R26"_rule, Saying::tr("An Attack cannot be dispelled.")},
    {"CH-9.14"_rule, Saying::tr("It cannot be chosen as a target.")},
    {"CH-1.6"_rule, Saying::tr("The target is not of an affiliation that may be hit.")},
    {"CH-11.5"_rule, Saying::tr("There is no Burst in which to pass.")},
}};

/// In the order of ItemOutcome.
constexpr std::array<RuledWords, 4> outcomesTold{{
    {"CH-11.6"_rule, Saying::tr("%1 resolves.")},
    {"CH-10.11"_rule, Saying::tr("%1 was dispelled.")},
    {"CH-10.12"_rule, Saying::tr("%1 was negated and does nothing.")},
    {"CH-R26"_rule, Saying::tr("%1 does nothing: its target has left the Burst.")},
}};

/// An item that lies on the Burst, whatever it came from.
struct Lying {
    std::string id;
    bool isAttack = false;
    ItemEffect effect = ItemEffect::None;
    std::optional<std::string> target;
    std::optional<Affiliation> affiliation;
    bool untargetable = false;
};

class BurstReplay {
public:
    BurstReplay(const BurstQuestion& question, Reasons& reasons) : m_question(question), m_reasons(reasons) {}

    BurstVerdict judge()
    {
        for (std::size_t i = 0; i < m_question.events.size() && m_verdict.legal; ++i) {
            if (const auto reason = happen(m_question.events[i])) {
                m_verdict.legal = false;
                m_verdict.illegalEvent = static_cast<int>(i);
                m_verdict.reason = reason;
                const RuledWords& words = reasonsWhy[static_cast<std::size_t>(*reason)];
                m_reasons.say(words.rule, eventIllegal, static_cast<int>(i) + 1);
                m_reasons.say(words.rule, words.words);
            }
        }
        m_verdict.closed = m_turn.status == BurstStatus::Resolving;
        m_verdict.choice = m_turn.choice;
        for (auto item = m_items.rbegin(); item != m_items.rend(); ++item)
            m_verdict.order.push_back(item->id);
        if (m_verdict.closed) {
            m_verdict.priorityAfter = m_question.activePlayer; // CH-11.8
            m_reasons.say("CH-11.5"_rule, complete, m_question.activePlayer);
            m_reasons.cite("CH-11.8"_rule);
            resolve();
        } else if (m_turn.choice) {
            m_reasons.say("CH-11.4"_rule, isOpen, *m_turn.choice);
        } else {
            m_reasons.say("CH-11.1"_rule, nothing);
        }
        for (const std::string& id : m_verdict.nextBurst)
            m_reasons.say("CH-R12"_rule, waitsForNext, id);
        return std::move(m_verdict);
    }

private:
    using Reason = std::optional<BurstIllegal>;
    [[nodiscard]] bool isResolving() const { return m_turn.status == BurstStatus::Resolving; }

    Reason happen(const BurstEvent& event)
    {
        switch (event.kind) {
        case EventKind::Play:
            return play(event.player, event.item);
        case EventKind::Pass:
            return pass(event.player);
        case EventKind::Trigger:
            break;
        }
        return trigger(event.items);
    }

    // CH-11.9, CH-R11, CH-R12
    Reason trigger(const std::vector<TriggeredItem>& items)
    {
        bool hasOther = false;
        for (const TriggeredItem& item : items) {
            if (hasOther && item.player == m_question.activePlayer)
                return BurstIllegal::TriggerOrder;
            hasOther = hasOther || item.player != m_question.activePlayer;
        }
        for (const TriggeredItem& item : items) {
            if (isResolving())
                m_verdict.nextBurst.push_back(item.id);
            else
                m_items.push_back({item.id, false, ItemEffect::None, {}, item.affiliation, item.untargetable});
        }
        if (!isResolving())
            m_turn.triggered(items.back().player);
        return {};
    }

    Reason play(Player player, const PlayedItem& item)
    {
        const bool isAttack = item.kind == ItemKind::Attack;
        if (isResolving())
            return BurstIllegal::BurstIsResolving;
        if (item.kind == ItemKind::InnateAbility)
            return BurstIllegal::InnateNeverOnBurst;
        if (isAttack && m_turn.status == BurstStatus::Open)
            return BurstIllegal::AttackOnlyStartsBurst;
        if (isAttack && !m_question.strikingPlayer)
            return BurstIllegal::NoStrikePhase;
        if (isAttack && player != *m_question.strikingPlayer)
            return BurstIllegal::NotStrikingPlayer;
        if (m_turn.choice && *m_turn.choice != player)
            return BurstIllegal::NotYourChoice;
        if (item.effect != ItemEffect::None) {
            if (const Reason reason = wrongTarget(item))
                return reason;
        }
        m_items.push_back({item.id, isAttack, item.effect, item.target, item.affiliation, item.untargetable});
        m_turn.played(player, isAttack);
        return {};
    }

    [[nodiscard]] Reason wrongTarget(const PlayedItem& item) const
    {
        const Lying* target = firstWith(m_items, &Lying::id, *item.target);
        if (!target)
            return BurstIllegal::TargetNotOnBurst;
        if (item.effect == ItemEffect::Dispel && target->isAttack)
            return BurstIllegal::AttackCannotBeDispelled;
        if (target->untargetable)
            return BurstIllegal::TargetUntargetable;
        const auto& only = item.onlyAffiliations;
        if (!only.empty() && (!target->affiliation || !contains(only, *target->affiliation)))
            return BurstIllegal::TargetWrongAffiliation;
        return {};
    }

    Reason pass(Player player)
    {
        if (isResolving())
            return BurstIllegal::BurstIsResolving;
        if (m_turn.status == BurstStatus::None)
            return BurstIllegal::NoBurst;
        if (*m_turn.choice != player)
            return BurstIllegal::NotYourChoice;
        m_turn.pass();
        return {};
    }

    // CH-11.6, CH-R26
    void resolve()
    {
        std::vector<std::string> gone;
        std::vector<std::string> blunted;
        for (auto item = m_items.rbegin(); item != m_items.rend(); ++item) {
            ItemOutcome outcome = ItemOutcome::Resolves;
            if (contains(gone, item->id))
                outcome = ItemOutcome::Dispelled;
            else if (contains(blunted, item->id))
                outcome = ItemOutcome::Negated;
            else if (item->effect != ItemEffect::None && contains(gone, *item->target))
                outcome = ItemOutcome::NoEffect;
            else if (item->effect != ItemEffect::None)
                (item->effect == ItemEffect::Dispel ? gone : blunted).push_back(*item->target);
            m_verdict.outcomes.push_back({item->id, outcome});
            const RuledWords& words = outcomesTold[static_cast<std::size_t>(outcome)];
            m_reasons.say(words.rule, words.words, item->id);
        }
    }

    const BurstQuestion& m_question;
    Reasons& m_reasons;
    BurstTurn m_turn;
    std::vector<Lying> m_items;
    BurstVerdict m_verdict;
};

} // namespace

void BurstTurn::played(Player by, bool isAttack)
{
    status = BurstStatus::Open;
    passes = 0;
    choice = isAttack ? by : opponentOf(by); // CH-11.3
}

void BurstTurn::triggered(Player last)
{
    if (status == BurstStatus::None)
        choice = opponentOf(last);
    status = BurstStatus::Open;
    passes = 0;
}

void BurstTurn::reopened(Player last)
{
    status = BurstStatus::Open;
    passes = 0;
    choice = opponentOf(last);
}

void BurstTurn::pass()
{
    if (++passes < 2) {
        choice = opponentOf(*choice);
        return;
    }
    status = BurstStatus::Resolving;
    choice.reset();
    passes = 0;
}

BurstVerdict judgeBurst(const BurstQuestion& question, Reasons& reasons)
{
    return BurstReplay(question, reasons).judge();
}

} // namespace whistle::chaotic
