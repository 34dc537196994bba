// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/headline_texts.h"

namespace whistle::kaosball {

namespace {

namespace say = texts::headline;

std::string nameOf(Space space)
{
    return std::string(crossfield::name(space));
}

/// Says each command; a command may name what does not exist.
class Teller {
public:
    explicit Teller(const State& before) : m_before(before) {}

    // the draft
    Text operator()(const NewMatch& c) const
    {
        return c.teams.size() == 2 ? Text{say::newMatch, c.teams[0].team, c.teams[1].team}
                                   : Text{say::newMatchOfMany, static_cast<int>(c.teams.size())};
    }
    Text operator()(const SetDepth& c) const { return c.depth == Depth::Mirror ? say::toMirror : say::toScorekeeper; }
    Text operator()(const RevealUpgrades& c) const
    {
        return Text{say::revealUpgrades, static_cast<int>(c.lots.size())};
    }
    Text operator()(const RevealRingers& c) const { return Text{say::revealRingers, static_cast<int>(c.lots.size())}; }
    Text operator()(const OpenLot& c) const
    {
        return withLot(c.lot, [&](auto what) { return Text{say::openLot, c.team, what, c.bid}; });
    }
    Text operator()(const Bid& c) const
    {
        if (!isBidding())
            return Text{say::bid, c.team, c.bid};
        return withLot(currentLot(), [&](auto what) { return Text{say::bidFor, c.team, c.bid, what}; });
    }
    Text operator()(const PassBid& c) const
    {
        if (!isBidding())
            return Text{say::passNaming, c.team};
        return withLot(currentLot(), [&](auto what) { return Text{say::passLot, c.team, what}; });
    }
    Text operator()(const SetLoadout& c) const { return Text{say::setLoadout, c.team}; }
    Text operator()(const SetLineup& c) const { return Text{say::setLineup, c.team}; }

    // periods and turns
    Text operator()(const StartPeriod&) const
    {
        if (!m_before.isOvertime())
            return Text{say::period, m_before.period};
        return m_before.period == 5 ? Text{say::overtime} : Text{say::overtimeAgain, m_before.period - 4};
    }
    Text operator()(const Celerity& c) const { return Text{say::celerity, c.figure}; }
    Text operator()(const LastStand& c) const { return Text{say::lastStand, c.figure}; }
    Text operator()(const StartTurn& c) const { return Text{say::startTurn, c.team}; }
    Text operator()(const EndTurn& c) const
    {
        if (m_before.phase == Phase::Turn && m_before.active >= 0)
            return Text{c.pass ? say::passTurn : say::endTurn, m_before[m_before.active].name};
        return m_before.activation ? Text{say::endActivation, mover()} : Text{say::endOfActivation};
    }

    // cards
    Text operator()(const PlayTactic& c) const
    {
        if (!c.kaosRule.empty())
            return Text{say::tacticCancelled, c.team, kaosball::nameOf(c.card), c.kaosRule};
        if (c.card == Tactic::RainOfFire && c.spaces.size() == 2)
            return Text{say::rainOfFire, c.team, nameOf(c.spaces[0]), nameOf(c.spaces[1])};
        if (c.card == Tactic::Warpstone && c.space.isValid())
            return Text{say::warpstone, c.team, nameOf(c.space)};
        if (c.card == Tactic::HailMaryPlay && c.space.isValid())
            return Text{say::hailMaryPlay, c.team, c.figure, nameOf(c.space)};
        return Text{say::tactic, c.team, kaosball::nameOf(c.card)};
    }
    Text operator()(const PlayCheat& c) const { return Text{say::cheat, c.team, kaosball::nameOf(c.card), c.figure}; }

    // movement
    Text operator()(const Activate& c) const
    {
        const Sentence announced = c.action == Action::Sprint   ? say::sprintStarts
                                   : c.action == Action::Tackle ? say::tackleStarts
                                                                : say::attackStarts;
        return Text{announced, c.figure};
    }
    Text operator()(const Move& c) const
    {
        if (!m_before.activation)
            return say::moveOfNobody;
        const bool sprints = m_before.activation->movement == Movement::Sprint;
        return moved(mover(), c.path, c.pickUp, sprints ? say::sprint : say::walk,
                     sprints ? say::sprintToBall : say::walkToBall);
    }
    Text operator()(const ScatterMove& c) const
    {
        return moved(c.figure, c.path, c.pickUp, say::scatter, say::scatterToBall);
    }
    Text operator()(const HandOff& c) const { return Text{say::handOff, c.from, c.to}; }
    Text operator()(const Stomp& c) const
    {
        return c.pushes.size() == 1 ? Text{say::stomp, c.figure, c.pushes[0].figure}
                                    : Text{say::stompMany, c.figure, static_cast<int>(c.pushes.size())};
    }
    Text operator()(const Scorch& c) const { return Text{say::scorch, c.figure}; }
    Text operator()(const TakeDamage& c) const { return Text{say::damage, c.figure, c.points}; }

    // contests
    Text operator()(const React& c) const
    {
        if (!m_before.activation)
            return Text{say::reactToNobody, c.figure};
        const Sentence tried = c.type == ContestType::Steal    ? say::reactSteal
                               : c.type == ContestType::Tackle ? say::reactTackle
                                                               : say::reactAttack;
        return Text{tried, c.figure, mover()};
    }
    Text operator()(const ContestCommand& c) const
    {
        if (c.targets.size() == 2 && c.type != ContestType::Steal) {
            return Text{c.type == ContestType::Tackle ? say::tackleTwo : say::attackTwo, c.figure, c.targets[0],
                        c.targets[1]};
        }
        const Sentence tried = c.type == ContestType::Steal    ? say::steal
                               : c.type == ContestType::Tackle ? say::tackle
                                                               : say::attack;
        return Text{tried, c.figure, c.targets.empty() ? std::string() : c.targets.front()};
    }

    // the end of a period and of the match
    Text operator()(const ScorePeriod&) const
    {
        return m_before.isOvertime() ? Text{say::scoreOvertime} : Text{say::scorePeriod, m_before.period};
    }
    Text operator()(const Bribe& c) const
    {
        return c.cash > 0 ? Text{say::bribe, c.team, c.cash} : Text{say::noBribe, c.team};
    }
    Text operator()(const RollFouls& c) const { return Text{say::rollFouls, c.team}; }
    Text operator()(const ScoreBonus&) const { return say::scoreBonus; }
    Text operator()(const CleanUp&) const { return Text{say::cleanUp, m_before.period}; }
    Text operator()(const ReplaceFigures& c) const
    {
        if (c.placements.empty())
            return Text{say::replaceNobody, c.team};
        return c.placements.size() == 1 ? Text{say::replaceOne, c.team, c.team + '/' + c.placements[0].first}
                                        : Text{say::replaceMany, c.team, static_cast<int>(c.placements.size())};
    }
    Text operator()(const EndMatch&) const { return say::endMatch; }
    Text operator()(const StartOvertime& c) const
    {
        return c.teams.size() == 2 ? Text{say::overtimeOfTwo, c.teams[0], c.teams[1]}
                                   : Text{say::overtimeOfMany, static_cast<int>(c.teams.size())};
    }
    Text operator()(const RollAllianceTiebreaker&) const { return say::allianceTiebreaker; }
    Text operator()(const Correct& c) const { return wordsOf(c); }

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
                    return tell(kaosball::nameOf(*upgrade));
                if (const auto ringer = fromWord<Ringer>(lot.name))
                    return tell(kaosball::nameOf(*ringer));
                return tell(Name{lot.name});
            }
        }
        return tell(Name{id});
    }
    [[nodiscard]] static Text moved(const std::string& figure, const std::vector<Space>& path, bool pickUp, Sentence to,
                                    Sentence toBall)
    {
        if (path.empty())
            return Text{pickUp ? say::pickUp : say::stay, figure};
        return Text{pickUp ? toBall : to, figure, nameOf(path.back())};
    }

    const State& m_before;
};

} // namespace

Text headline(const State& before, const Command& command)
{
    return std::visit(Teller{before}, command);
}

} // namespace whistle::kaosball
