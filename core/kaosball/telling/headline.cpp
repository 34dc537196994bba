// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/correction.h"

namespace whistle::kaosball {

namespace {

/// Says each command; a command may name what does not exist.
class CommandTeller {
public:
    explicit CommandTeller(const State& before) : m_before(before) {}

    // the draft
    Text operator()(const NewMatch& c) const
    {
        return c.teams.size() == 2 ? Text{Saying::tr("%1 vs %2: the match begins"), c.teams[0].team, c.teams[1].team}
                                   : Text{Saying(QT_TRANSLATE_N_NOOP("kaosball", "A match of %n team(s) begins")),
                                          static_cast<int>(c.teams.size())};
    }
    Text operator()(const SetDepth& c) const
    {
        return c.depth == Depth::Mirror ? Saying::tr("The spaces of all figures are tracked from now on")
                                        : Saying::tr("Spaces are not tracked from now on");
    }
    Text operator()(const RevealUpgrades& c) const
    {
        return Text{Saying(QT_TRANSLATE_N_NOOP("kaosball", "%n upgrade tile(s) revealed")),
                    static_cast<int>(c.lots.size())};
    }
    Text operator()(const RevealRingers& c) const
    {
        return Text{Saying(QT_TRANSLATE_N_NOOP("kaosball", "%n ringer(s) revealed")), static_cast<int>(c.lots.size())};
    }
    Text operator()(const OpenLot& c) const
    {
        return withLot(c.lot, [&](auto what) {
            return Text{Saying::tr("%1 name %2 and bid %3."), c.team, what, c.bid};
        });
    }
    Text operator()(const Bid& c) const
    {
        if (!isBidding())
            return Text{Saying::tr("%1 bid %2."), c.team, c.bid};
        return withLot(currentLot(), [&](auto what) {
            return Text{Saying::tr("%1 bid %2 for %3"), c.team, c.bid, what};
        });
    }
    Text operator()(const PassBid& c) const
    {
        if (!isBidding())
            return Text{Saying::tr("%1 name no lot"), c.team};
        return withLot(currentLot(), [&](auto what) { return Text{Saying::tr("%1 pass on %2"), c.team, what}; });
    }
    Text operator()(const SetLoadout& c) const { return Text{loadoutChosen, c.team}; }
    Text operator()(const SetLineup& c) const { return Text{Saying::tr("%1 line up"), c.team}; }

    // periods and turns
    Text operator()(const StartPeriod&) const
    {
        if (!m_before.isOvertime())
            return Text{Saying::tr("Period %1 begins"), m_before.period};
        return m_before.period == 5 ? Text{Saying::tr("Overtime begins")}
                                    : Text{Saying::tr("Overtime period %1 begins"), m_before.period - 4};
    }
    Text operator()(const Celerity& c) const
    {
        return Text{Saying::tr("%1 acts before the first turn, with Celerity"), c.figure};
    }
    Text operator()(const LastStand& c) const
    {
        return Text{Saying::tr("%1 acts at the very end, with Last Stand"), c.figure};
    }
    Text operator()(const StartTurn& c) const { return Text{Saying::tr("%1 begin their turn"), c.team}; }
    Text operator()(const EndTurn& c) const
    {
        if (m_before.phase == Phase::Turn && m_before.active >= 0)
            return Text{c.pass ? Saying::tr("%1 pass their turn") : Saying::tr("%1 end their turn"),
                        m_before[m_before.active].name};
        return m_before.activation ? Text{Saying::tr("%1's activation ends"), mover()}
                                   : Text{Saying::tr("The activation ends")};
    }

    // cards
    Text operator()(const PlayTactic& c) const
    {
        if (!c.kaosRule.empty())
            return Text{Saying::tr("%1 play %2, cancelled by %3's Kaos Rule"), c.team, c.card, c.kaosRule};
        if (c.card == Tactic::RainOfFire && c.spaces.size() == 2)
            return Text{Saying::tr("%1 play Rain of Fire on %2 and %3"), c.team, c.spaces[0], c.spaces[1]};
        if (c.card == Tactic::Warpstone && c.space.isValid())
            return Text{Saying::tr("%1 play Warpstone on %2"), c.team, c.space};
        if (c.card == Tactic::HailMaryPlay && c.space.isValid())
            return Text{Saying::tr("%1 play Hail Mary Play, and %2 comes in on %3"), c.team, c.figure, c.space};
        return Text{Saying::tr("%1 play %2."), c.team, c.card};
    }
    Text operator()(const PlayCheat& c) const
    {
        return Text{Saying::tr("%1 play %2 against %3"), c.team, c.card, c.figure};
    }

    // movement
    Text operator()(const Activate& c) const
    {
        const Sentence announced = c.action == Action::Sprint   ? Saying::tr("%1 announces a sprint")
                                   : c.action == Action::Tackle ? Saying::tr("%1 announces a tackle")
                                                                : Saying::tr("%1 announces an attack");
        return Text{announced, c.figure};
    }
    Text operator()(const Move& c) const
    {
        if (!m_before.activation)
            return Saying::tr("A figure moves");
        const bool sprints = m_before.activation->movement == Movement::Sprint;
        return moved(mover(), c.path, c.pickUp, sprints ? Saying::tr("%1 sprints to %2") : Saying::tr("%1 moves to %2"),
                     sprints ? Saying::tr("%1 sprints to %2 and picks up the ball")
                             : Saying::tr("%1 moves to %2 and picks up the ball"));
    }
    Text operator()(const ScatterMove& c) const
    {
        return moved(c.figure, c.path, c.pickUp, Saying::tr("%1 scatters to %2"),
                     Saying::tr("%1 scatters to %2 and picks up the ball"));
    }
    Text operator()(const HandOff& c) const { return Text{Saying::tr("%1 hands the ball to %2"), c.from, c.to}; }
    Text operator()(const Stomp& c) const
    {
        return c.pushes.size() == 1
                   ? Text{Saying::tr("%1 stomps %2"), c.figure, c.pushes[0].figure}
                   : Text{Saying::tr("%1 stomps %2 enemies"), c.figure, static_cast<int>(c.pushes.size())};
    }
    Text operator()(const Scorch& c) const { return Text{Saying::tr("%1 scorches the enemies around it"), c.figure}; }
    Text operator()(const TakeDamage& c) const { return Text{Saying::tr("%1 takes %2 damage"), c.figure, c.points}; }

    // contests
    Text operator()(const React& c) const
    {
        if (!m_before.activation)
            return Text{Saying::tr("%1 reacts"), c.figure};
        const Sentence tried = c.type == ContestType::Steal    ? Saying::tr("%1 reacts and tries to steal from %2")
                               : c.type == ContestType::Tackle ? Saying::tr("%1 reacts and tackles %2")
                                                               : Saying::tr("%1 reacts and attacks %2");
        return Text{tried, c.figure, mover()};
    }
    Text operator()(const ContestCommand& c) const
    {
        if (c.targets.size() == 2 && c.type != ContestType::Steal) {
            return Text{c.type == ContestType::Tackle ? Saying::tr("%1 tackles %2 and %3")
                                                      : Saying::tr("%1 attacks %2 and %3"),
                        c.figure, c.targets[0], c.targets[1]};
        }
        const Sentence tried = c.type == ContestType::Steal    ? Saying::tr("%1 tries to steal from %2")
                               : c.type == ContestType::Tackle ? Saying::tr("%1 tackles %2")
                                                               : Saying::tr("%1 attacks %2");
        return Text{tried, c.figure, c.targets.empty() ? std::string() : c.targets.front()};
    }

    // the end of a period and of the match
    Text operator()(const ScorePeriod&) const
    {
        return m_before.isOvertime() ? Text{Saying::tr("The overtime is scored")}
                                     : Text{Saying::tr("Period %1 is scored"), m_before.period};
    }
    Text operator()(const Bribe& c) const
    {
        return c.cash > 0 ? Text{Saying::tr("%1 pay a bribe of %2"), c.team, c.cash}
                          : Text{Saying::tr("%1 pay no bribe"), c.team};
    }
    Text operator()(const RollFouls& c) const { return Text{Saying::tr("%1 roll for their cheat cards"), c.team}; }
    Text operator()(const ScoreBonus&) const { return Saying::tr("Kills and fouls are scored"); }
    Text operator()(const CleanUp&) const { return Text{Saying::tr("Clean-up after period %1"), m_before.period}; }
    Text operator()(const ReplaceFigures& c) const
    {
        if (c.placements.empty())
            return Text{Saying::tr("%1 bring in nobody"), c.team};
        return c.placements.size() == 1
                   ? Text{Saying::tr("%1 bring in %2"), c.team, c.team + '/' + c.placements[0].first}
                   : Text{Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 bring in %n figure(s)")), c.team,
                          static_cast<int>(c.placements.size())};
    }
    Text operator()(const EndMatch&) const { return Saying::tr("The match is called"); }
    Text operator()(const StartOvertime& c) const
    {
        return c.teams.size() == 2 ? Text{Saying::tr("Overtime: %1 vs %2"), c.teams[0], c.teams[1]}
                                   : Text{Saying::tr("Overtime for %1 teams"), static_cast<int>(c.teams.size())};
    }
    Text operator()(const RollAllianceTiebreaker&) const
    {
        return Saying::tr("The alliances roll the tiebreaker die.");
    }
    Text operator()(const Correct& c) const { return headlineOf(c, m_before); }

private:
    [[nodiscard]] std::string mover() const { return m_before.idOf(m_before.activation->figure); }
    [[nodiscard]] bool isBidding() const { return m_before.auction && m_before.auction->currentLot >= 0; }
    [[nodiscard]] const std::string& currentLot() const
    {
        return m_before.auction->lots[static_cast<std::size_t>(m_before.auction->currentLot)].id;
    }
    /// Calls `tell` with what the lot is: an upgrade, a ringer, or just the lot's name.
    template <class Tell>
    [[nodiscard]] Text withLot(const std::string& id, Tell&& tell) const
    {
        if (m_before.auction) {
            for (const AuctionLot& lot : m_before.auction->lots) {
                if (lot.id != id)
                    continue;
                if (const auto upgrade = fromWord<Upgrade>(lot.name))
                    return tell(*upgrade);
                if (const auto ringer = fromWord<Ringer>(lot.name))
                    return tell(*ringer);
                return tell(Name{lot.name});
            }
        }
        return tell(Name{id});
    }
    [[nodiscard]] static Text moved(const std::string& figure, const std::vector<Space>& path, bool pickUp, Sentence to,
                                    Sentence toBall)
    {
        if (path.empty()) // by Scatter!, where nobody tracks the spaces
            return Text{pickUp ? Saying::tr("%1 picks up the ball") : Saying::tr("%1 moves"), figure};
        return Text{pickUp ? toBall : to, figure, path.back()};
    }

    const State& m_before;
};

} // namespace

Text headline(const State& before, const Command& command)
{
    return std::visit(CommandTeller{before}, command).asLine();
}

} // namespace whistle::kaosball
