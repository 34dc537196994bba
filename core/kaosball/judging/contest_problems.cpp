// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest.h"

#include "base/each.h"
#include "base/json.h"

#include <set>

namespace whistle::kaosball {

namespace {

class ContestCheck {
public:
    explicit ContestCheck(const Contest& contest) : m_contest(contest) {}

    std::vector<Fault> check()
    {
        checkSide(m_contest.initiator, "/initiator", "/initiator/figure");
        for (std::size_t t = 0; t < m_contest.targets.size(); ++t)
            checkSide(m_contest.targets[t], pointerTo("/targets", t), {});
        checkInitiator();
        checkTargets();
        checkRolls();
        const Surroundings& round = m_contest.surroundings;
        if (round.freeSpaces + round.blockedSides > 4)
            report("/initiator_surroundings", "KB-17.1"_rule,
                   Saying::tr("A space has four sides, so %1 free and %2 blocked are too many."), round.freeSpaces,
                   round.blockedSides);
        return std::move(m_faults);
    }

private:
    template <class... Places>
    void report(std::string at, RuleId rule, Saying words, const Places&... places)
    {
        m_faults.push_back({std::move(at), rule, Text{words, places...}});
    }

    void checkSide(const ContestSide& side, const std::string& at, const std::string& onlyFigure)
    {
        if (!m_teams.insert(side.team).second)
            report(at + "/team", "KB-17.1"_rule, Saying::tr("The team “%1” is in this contest twice."), side.team);
        for (std::size_t f = 0; f < side.figures.size(); ++f) {
            const ContestFigure& figure = side.figures[f];
            const std::string place = onlyFigure.empty() ? pointerTo(at + "/figures", f) : onlyFigure;
            if (!m_figures.insert(figure.id).second)
                report(place + "/id", "KB-17.1"_rule, Saying::tr("The figure “%1” is in this contest twice."),
                       figure.id);
            if (figure.damage >= figure.health)
                report(place + "/damage", "KB-5.1"_rule,
                       Saying::tr("%1 has health %2, so its damage must be lower than that, not %3."), figure.id,
                       figure.health, figure.damage);
            if (figure.hasBall && std::exchange(m_ballSeen, true))
                report(place + "/has_ball", "KB-18.1"_rule,
                       Saying::tr("There is one ball: two figures cannot have it."));
            if (figure.usesBrick)
                checkBrick(side, figure, f == 0 ? side.painGain : 0, place + "/use_brick");
        }
        if (side.painGain > 0)
            checkPainGain(side, at + "/pain_gain");
    }

    // KB-29.1, KB-R18
    void checkBrick(const ContestSide& side, const ContestFigure& figure, int painGain, const std::string& at)
    {
        if (side.upgrades[Upgrade::Brick] == 0)
            report(at, "KB-29.1"_rule, Saying::tr("%1 have no active Brick."), side.team);
        else if (!countsAsBruiser(figure.kind))
            report(at, "KB-29.1"_rule, Saying::tr("Brick is for bruisers and ringers; %1 is a runner (KB-29.1)."),
                   figure.id);
        else if (figure.damage + painGain + 1 >= figure.health)
            report(at, "KB-29.1"_rule, Saying::tr("Brick may not kill: 1 more damage would kill %1 (KB-R18)."),
                   figure.id);
    }

    // KB-29.8, KB-R18, KB-R19
    void checkPainGain(const ContestSide& side, const std::string& at)
    {
        const ContestFigure& figure = side.figures.front();
        if (side.painGain > side.upgrades[Upgrade::PainGain])
            report(at, "KB-29.8"_rule, Saying::tr("Pain/Gain can be used once for each active copy; %1 have %2."),
                   side.team, side.upgrades[Upgrade::PainGain]);
        else if (figure.damage > 0)
            report(at, "KB-29.8"_rule, Saying::tr("Pain/Gain needs an undamaged figure; %1 has damage (KB-29.8)."),
                   figure.id);
        else if (side.painGain >= figure.health)
            report(at, "KB-29.8"_rule, Saying::tr("Pain/Gain may not kill, and %1 has health %2 (KB-R18)."), figure.id,
                   figure.health);
    }

    void checkInitiator()
    {
        const ContestFigure& figure = m_contest.initiator.figures.front();
        if (m_contest.type == ContestType::Steal && !countsAsRunner(figure.kind))
            report("/initiator/figure/kind", "KB-3.4"_rule,
                   Saying::tr("A bruiser cannot steal (KB-3.4); a runner or ringer can."));
        if (m_contest.type != ContestType::Steal && !countsAsBruiser(figure.kind))
            report("/initiator/figure/kind", "KB-3.3"_rule,
                   Saying::tr("A runner cannot tackle or attack (KB-3.3); a bruiser or ringer can."));
    }

    void checkTargets()
    {
        const int figures =
            sumOf(m_contest.targets, [](const ContestSide& target) { return static_cast<int>(target.figures.size()); });
        if (m_contest.type == ContestType::Steal) {
            if (figures > 1)
                report("/targets", "KB-30.1"_rule, Saying::tr("A steal has one target."));
            else if (!m_contest.targets.front().figures.front().hasBall)
                report("/targets/0/figures/0/has_ball", "KB-18.1"_rule,
                       Saying::tr("A steal needs a target with the ball; %1 has none."),
                       m_contest.targets.front().figures.front().id);
            return;
        }
        if (figures > 2)
            report("/targets", "KB-30.1"_rule, Saying::tr("At most two figures can be targets together."));
        else if (figures == 2 && m_contest.initiator.figures.front().ringer != Ringer::CretinTheEttin)
            report("/targets", "KB-30.1"_rule,
                   Saying::tr(
                       "Only Cretin the Ettin may have two targets, tackling or attacking on its own turn (KB-30.1)."));
        else if (figures == 2 && m_contest.isReaction)
            report("/targets", "KB-30.1"_rule, Saying::tr("A reaction has one target."));
        if (m_contest.isReaction && m_contest.targets.front().figures.front().ringer == Ringer::Panther)
            report("/reaction", "KB-30.4"_rule,
                   Saying::tr("Panther cannot be tackled or attacked as a reaction (KB-30.4)."));
    }

    void checkRolls()
    {
        for (std::size_t t = 0; t < m_contest.targets.size(); ++t) {
            const ContestSide& active = m_contest.isReaction ? m_contest.targets[t] : m_contest.initiator;
            const int allowed = 1 + active.upgrades[Upgrade::Lucky];
            if (static_cast<int>(m_contest.targets[t].tiebreakerRolls.size()) > allowed)
                report(pointerTo("/targets", t) + "/tiebreaker_rolls", "KB-29.7"_rule,
                       QT_TRANSLATE_N_NOOP("kaosball",
                                           "%1 may roll %n time(s): one roll, plus one for each active Lucky."),
                       active.team, allowed);
        }
    }

    const Contest& m_contest;
    std::vector<Fault> m_faults;
    std::set<std::string> m_teams;
    std::set<std::string> m_figures;
    bool m_ballSeen = false;
};

} // namespace

std::vector<Fault> contestFaults(const Contest& contest)
{
    return ContestCheck(contest).check();
}

} // namespace whistle::kaosball
