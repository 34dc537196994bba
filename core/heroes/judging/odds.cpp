// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds.h"

#include "base/text_list.h"

#include "heroes/judging/odds_sides.h"

#include <map>
#include <numeric>

namespace whistle::heroes {

namespace {

constexpr double negligible = 1e-18; ///< states below are dropped
constexpr double decided = 1e-15;    ///< less than this undecided: done

using PairId = std::uint32_t;

/// How a pair of states goes over into others, by the pieces of a clash.
class WeighedBattle {
public:
    explicit WeighedBattle(const OddsInquiry& inquiry)
        : m_inquiry(inquiry)
        , m_sides{OddsSide(inquiry.active, inquiry.eliteDiceAllowed),
                  OddsSide(inquiry.opponent, inquiry.eliteDiceAllowed)}
    {
        // Policy 1: the order of the whole battle; own tied pieces: the hero, then the stacks as listed.
        InitiativeInquiry order{inquiry.battle, m_sides[0].pieces(), m_sides[1].pieces(), inquiry.bloodrageTies};
        for (PieceSide* side : {&order.active, &order.opponent}) {
            for (std::size_t i = 0; i < side->pieces.size(); ++i)
                side->pieces[i].name = std::to_string(i);
        }
        for (const PlacedPiece& placed : judgeInitiative(order).order)
            m_turns.push_back({static_cast<std::size_t>(placed.side), std::stoul(placed.name)});
    }

    std::optional<BattleOdds> fight(const std::stop_token& stop, const OddsSoFar& soFar)
    {
        BattleOdds odds;
        std::vector<double> now;
        add(now, m_pairs.number({}), 1);
        double undecided = 1;
        int clash = 0;
        while (clash < m_inquiry.maxClashes && undecided >= decided) {
            ++clash;
            for (Turn& turn : m_turns) {
                if (stop.stop_requested())
                    return {};
                now = through(turn, now, odds, clash);
                if (soFar) {
                    odds.undecided = 1 - odds.win - odds.loss;
                    soFar(odds);
                }
            }
            odds.afterClash.push_back({odds.win, odds.loss});
            now = through(m_end, now, odds, clash);
            undecided = std::accumulate(now.begin(), now.end(), 0.0);
        }
        odds.undecided = undecided < decided ? 0 : undecided;
        odds.clashes.add(clash, undecided);
        for (PairId id = 0; id < now.size(); ++id)
            odds.unitsLeft.add(m_sides[0].unitsLeft(m_pairs[id].states[0]), now[id]);
        return odds;
    }

private:
    struct Pair {
        std::array<SideState, 2> states{};
        bool angelUsed = false;
        bool isOver = false; ///< one side is gone
        [[nodiscard]] std::uint64_t packed() const
        {
            return static_cast<std::uint64_t>(states[0]) << 33U | static_cast<std::uint64_t>(states[1]) << 1U |
                   (angelUsed ? 1U : 0U);
        }
    };
    struct Step {
        PairId to = 0;
        double probability = 0;
    };
    struct Turn {
        std::size_t side = 0;
        std::optional<std::size_t> piece = {};     ///< none: the end of the clash
        std::vector<std::vector<Step>> steps = {}; ///< of each pair, worked out when it is first met; empty: not yet
    };

    void add(std::vector<double>& distribution, PairId id, double probability) const
    {
        if (distribution.size() <= id)
            distribution.resize(m_pairs.size(), 0.0);
        distribution[id] += probability;
    }

    std::vector<Step> stepsOf(const Turn& turn, PairId id)
    {
        const Pair pair = m_pairs[id];
        if (!turn.piece) {
            const Pair after{{m_sides[0].afterClash(pair.states[0]), m_sides[1].afterClash(pair.states[1])}};
            return {{m_pairs.number(after), 1}};
        }
        OddsSide& attacker = m_sides[turn.side];
        OddsSide& defender = m_sides[1 - turn.side];
        const auto attack = attacker.attackOf(pair.states[turn.side], *turn.piece);
        if (!attack)
            return {{id, 1}};
        const auto [results, isNew] = m_results.try_emplace(*attack);
        if (isNew)
            results->second = resultsOf(*attack, m_inquiry.eliteDie);
        std::vector<Step> steps;
        for (const RollResult& result : results->second) {
            Pair next = pair;
            int damage = result.hitDamage + result.skulls;
            if (result.skulls > 0 && defender.hasGuardianAngel() && !pair.angelUsed) {
                damage -= result.skulls;
                next.angelUsed = true;
            }
            if (result.laurel)
                next.states[turn.side] = attacker.afterLaurel(pair.states[turn.side], *turn.piece);
            next.states[1 - turn.side] = defender.hit(pair.states[1 - turn.side], damage, *attack);
            next.isOver = attacker.isGone(next.states[turn.side]) || defender.isGone(next.states[1 - turn.side]);
            const PairId to = m_pairs.number(next);
            if (Step* known = firstWith(steps, &Step::to, to))
                known->probability += result.probability;
            else
                steps.push_back({to, result.probability});
        }
        return steps;
    }

    std::vector<double> through(Turn& turn, const std::vector<double>& now, BattleOdds& odds, int clash)
    {
        std::vector<double> next(m_pairs.size(), 0.0);
        double ended = 0;
        for (PairId id = 0; id < now.size(); ++id) {
            const double probability = now[id];
            if (probability < negligible)
                continue;
            if (turn.steps.size() <= id)
                turn.steps.resize(m_pairs.size());
            if (turn.steps[id].empty())
                turn.steps[id] = stepsOf(turn, id);
            for (const Step& step : turn.steps[id])
                add(next, step.to, probability * step.probability);
        }
        for (PairId id = 0; id < next.size(); ++id) {
            const double probability = next[id];
            if (probability == 0 || !m_pairs[id].isOver)
                continue;
            const bool hasWon = m_sides[1].isGone(m_pairs[id].states[1]);
            (hasWon ? odds.win : odds.loss) += probability;
            odds.unitsLeft.add(m_sides[0].unitsLeft(m_pairs[id].states[0]), probability);
            ended += probability;
            next[id] = 0;
        }
        odds.clashes.add(clash, ended);
        return next;
    }

    const OddsInquiry& m_inquiry;
    std::array<OddsSide, 2> m_sides; ///< the active one first
    std::vector<Turn> m_turns;
    Turn m_end;
    Numbered<Pair> m_pairs;
    std::map<RolledAttack, std::vector<RollResult>> m_results;
};

constexpr auto averageLeft = Saying::tr("Units left on average: %1.");
constexpr auto half = Saying::tr("Units left: at least %1 in half of the battles, at least %2 in one in ten.");
constexpr auto policy = Saying::tr("Calculated exactly for sides that follow a fixed policy and never retreat.");

TextPlace rounded(double value)
{
    return decimal(value, 2);
}

} // namespace

std::optional<BattleOdds> battleOdds(const OddsInquiry& inquiry, const std::stop_token& stop, const OddsSoFar& soFar)
{
    return WeighedBattle(inquiry).fight(stop, soFar);
}

BattleOdds judgeOdds(const OddsInquiry& inquiry, Reasons& reasons)
{
    const BattleOdds odds = *battleOdds(inquiry);
    constexpr double percent = 100;
    reasons.say("MH-17.1"_rule, Saying::tr("The active side wins %1% of the battles and loses %2%; %3% are undecided."),
                rounded(percent * odds.win), rounded(percent * odds.loss), rounded(percent * odds.undecided));
    reasons.say("MH-16.1"_rule, Saying::tr("Clashes on average: %1."), rounded(odds.clashes.mean()));
    reasons.say("MH-12.3"_rule, averageLeft, rounded(odds.unitsLeft.mean()));
    constexpr double tenth = 0.9;
    reasons.say("MH-14.1"_rule, half, odds.unitsLeft.quantile(1 - 0.5).value_or(0),
                odds.unitsLeft.quantile(tenth).value_or(0));
    reasons.say("MH-11.1"_rule, policy);
    if (inquiry.battle == BattleKind::Heroes)
        reasons.cite("MH-18.1"_rule);
    if (inquiry.opponent.darkDays)
        reasons.cite("MH-30.1"_rule);
    return odds;
}

} // namespace whistle::heroes
