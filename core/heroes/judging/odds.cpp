// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds.h"

#include "heroes/judging/odds_sides.h"
#include "heroes/table/rules.h"

#include <QCoreApplication>
#include <cmath>
#include <map>
#include <memory>

namespace whistle::heroes {

namespace {

constexpr double negligible = 1e-18; ///< states below are dropped
constexpr double decided = 1e-15;    ///< less than this undecided: done

using PairId = std::uint32_t;

/// How a pair of states goes over into others, by the pieces of a clash.
class Battle {
public:
    explicit Battle(const OddsInquiry& inquiry)
        : m_inquiry(inquiry)
        , m_sides{sideOf(inquiry.active, inquiry.eliteDiceAllowed),
                  inquiry.guard ? sideOf(*inquiry.guard, inquiry.eliteDiceAllowed)
                                : sideOf(*inquiry.army, inquiry.eliteDiceAllowed)}
    {
        placePieces();
        m_stages.resize(m_turns.size());
    }

    std::optional<BattleOdds> fight(const std::stop_token& stop, const OddsSoFar& soFar)
    {
        BattleOdds odds;
        std::vector<double> now;
        add(now, pairOf(OddsSide::start(), OddsSide::start(), false), 1);
        double undecided = 1;
        int clash = 0;
        while (clash < m_inquiry.maxClashes && undecided >= decided) {
            ++clash;
            for (std::size_t turn = 0; turn < m_turns.size(); ++turn) {
                if (stop.stop_requested())
                    return {};
                now = through(turn, now, odds, clash);
                if (soFar) {
                    odds.undecided = 1 - odds.win - odds.loss;
                    soFar(odds);
                }
            }
            odds.afterClash.push_back({odds.win, odds.loss});
            now = afterClash(now);
            undecided = 0;
            for (const double probability : now)
                undecided += probability;
        }
        odds.undecided = undecided < decided ? 0 : undecided;
        odds.clashes.add(clash, undecided);
        for (PairId id = 0; id < now.size(); ++id)
            odds.unitsLeft.add(m_sides[0]->unitsLeft(m_pairs[id].states[0]), now[id]);
        return odds;
    }

private:
    struct Pair {
        std::array<SideState, 2> states{};
        bool angelUsed = false;
    };
    struct Turn {
        std::size_t side = 0;
        std::size_t piece = 0;
    };
    struct Step {
        PairId to = 0;
        double probability = 0;
    };
    /// What a turn makes of the pairs, each worked out when it is first met.
    struct Stage {
        std::vector<std::vector<Step>> steps;
        std::vector<char> isKnown;
    };

    /// Policy 1: the order of the whole battle; own tied pieces: the hero, then the stacks as listed.
    void placePieces()
    {
        InitiativeInquiry order;
        order.battle = m_inquiry.battle;
        order.bloodrageTies = m_inquiry.bloodrageTies;
        order.active = m_sides[0]->pieces();
        order.opponent = m_sides[1]->pieces();
        for (PieceSide* side : {&order.active, &order.opponent}) {
            for (std::size_t i = 0; i < side->pieces.size(); ++i)
                side->pieces[i].name = std::to_string(i);
        }
        for (const PlacedPiece& placed : judgeInitiative(order, Listening::No).verdict.order)
            m_turns.push_back({static_cast<std::size_t>(placed.side), std::stoul(placed.name)});
    }

    PairId pairOf(SideState active, SideState opponent, bool angelUsed)
    {
        const std::uint64_t key = static_cast<std::uint64_t>(active) << 33U |
                                  static_cast<std::uint64_t>(opponent) << 1U | (angelUsed ? 1U : 0U);
        const auto [found, isNew] = m_numbers.try_emplace(key, static_cast<PairId>(m_pairs.size()));
        if (isNew)
            m_pairs.push_back({{active, opponent}, angelUsed});
        return found->second;
    }
    static void add(std::vector<double>& distribution, PairId id, double probability)
    {
        if (distribution.size() <= id)
            distribution.resize(static_cast<std::size_t>(id) + 64, 0.0);
        distribution[id] += probability;
    }
    [[nodiscard]] bool isOver(const Pair& pair) const
    {
        return m_sides[0]->isGone(pair.states[0]) || m_sides[1]->isGone(pair.states[1]);
    }

    const std::vector<RollResult>& results(const RolledAttack& attack)
    {
        const auto [found, isNew] = m_results.try_emplace(attack);
        if (isNew)
            found->second = resultsOf(attack, m_inquiry.eliteDie);
        return found->second;
    }

    std::vector<Step> stepsOf(const Turn& turn, PairId id)
    {
        const Pair pair = m_pairs[id];
        OddsSide& attacker = *m_sides[turn.side];
        OddsSide& defender = *m_sides[1 - turn.side];
        const auto attack = attacker.attackOf(pair.states[turn.side], turn.piece);
        if (!attack)
            return {{id, 1}};
        std::vector<Step> steps;
        for (const RollResult& result : results(attack->first)) {
            Pair next = pair;
            int damage = result.hitDamage + result.skulls;
            if (result.skulls > 0 && defender.hasGuardianAngel() && !pair.angelUsed) {
                damage -= result.skulls;
                next.angelUsed = true;
            }
            if (result.laurel)
                next.states[turn.side] = attacker.afterLaurel(pair.states[turn.side], turn.piece);
            next.states[1 - turn.side] = defender.hit(pair.states[1 - turn.side], damage, attack->second);
            const PairId to = pairOf(next.states[0], next.states[1], next.angelUsed);
            const auto found = std::find_if(steps.begin(), steps.end(), [to](const Step& one) { return one.to == to; });
            if (found == steps.end())
                steps.push_back({to, result.probability});
            else
                found->probability += result.probability;
        }
        return steps;
    }

    std::vector<double> through(std::size_t turn, const std::vector<double>& now, BattleOdds& odds, int clash)
    {
        Stage& stage = m_stages[turn];
        std::vector<double> next(m_pairs.size(), 0.0);
        double ended = 0;
        for (PairId id = 0; id < now.size(); ++id) {
            const double probability = now[id];
            if (probability < negligible)
                continue;
            if (stage.steps.size() <= id) {
                stage.steps.resize(m_pairs.size());
                stage.isKnown.resize(m_pairs.size(), 0);
            }
            if (stage.isKnown[id] == 0) {
                stage.steps[id] = stepsOf(m_turns[turn], id);
                stage.isKnown[id] = 1;
            }
            for (const Step& step : stage.steps[id])
                add(next, step.to, probability * step.probability);
        }
        for (PairId id = 0; id < next.size() && id < m_pairs.size(); ++id) {
            const double probability = next[id];
            if (probability == 0 || !isOver(m_pairs[id]))
                continue;
            const bool hasWon = m_sides[1]->isGone(m_pairs[id].states[1]);
            (hasWon ? odds.win : odds.loss) += probability;
            odds.unitsLeft.add(m_sides[0]->unitsLeft(m_pairs[id].states[0]), probability);
            ended += probability;
            next[id] = 0;
        }
        odds.clashes.add(clash, ended);
        return next;
    }

    std::vector<double> afterClash(const std::vector<double>& now)
    {
        std::vector<double> next(m_pairs.size(), 0.0);
        for (PairId id = 0; id < now.size(); ++id) {
            if (now[id] < negligible)
                continue;
            const Pair pair = m_pairs[id];
            add(next, pairOf(m_sides[0]->afterClash(pair.states[0]), m_sides[1]->afterClash(pair.states[1]), false),
                now[id]);
        }
        return next;
    }

    const OddsInquiry& m_inquiry;
    std::array<std::unique_ptr<OddsSide>, 2> m_sides; ///< the active one first
    std::vector<Turn> m_turns;
    std::vector<Pair> m_pairs;
    std::unordered_map<std::uint64_t, PairId> m_numbers;
    std::vector<Stage> m_stages;
    std::map<RolledAttack, std::vector<RollResult>> m_results;
};

constexpr Saying chances{
    QT_TRANSLATE_NOOP("heroes", "The active side wins with %1 percent, loses with %2, undecided %3.")};
constexpr Saying length{QT_TRANSLATE_NOOP("heroes", "Clashes begun on average: %1.")};
constexpr Saying units{QT_TRANSLATE_NOOP("heroes", "Units left on average: %1.")};
constexpr Saying half{
    QT_TRANSLATE_NOOP("heroes", "In half of the battles at least %1 units are left, in every tenth at least %2.")};
constexpr Saying policy{
    QT_TRANSLATE_NOOP("heroes", "Worked out exactly, for sides that follow a fixed policy and never retreat.")};

std::string rounded(double value)
{
    return QString::number(value, 'f', 2).toStdString();
}

} // namespace

std::optional<BattleOdds> battleOdds(const OddsInquiry& inquiry, const std::stop_token& stop, const OddsSoFar& soFar)
{
    return Battle(inquiry).fight(stop, soFar);
}

Ruling<BattleOdds> judgeOdds(const OddsInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    const BattleOdds odds = *battleOdds(inquiry);
    constexpr double percent = 100;
    reasons.say("MH-17.1"_rule, chances, rounded(percent * odds.win), rounded(percent * odds.loss),
                rounded(percent * odds.undecided));
    reasons.say("MH-16.1"_rule, length, rounded(odds.clashes.mean()));
    reasons.say("MH-12.3"_rule, units, rounded(odds.unitsLeft.mean()));
    constexpr double tenth = 0.9;
    reasons.say("MH-14.1"_rule, half, odds.unitsLeft.quantile(1 - 0.5).value_or(0),
                odds.unitsLeft.quantile(tenth).value_or(0));
    reasons.say("MH-11.1"_rule, policy);
    if (inquiry.battle == BattleKind::Heroes)
        reasons.cite("MH-18.1"_rule);
    if (inquiry.guard && inquiry.guard->darkDays)
        reasons.cite("MH-30.1"_rule);
    return {odds, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes
