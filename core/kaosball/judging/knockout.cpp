// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/knockout.h"

#include "base/first.h"

#include <algorithm>
#include <cstdlib>

namespace whistle::kaosball {

namespace {

class Knockout : Reasons {
public:
    Knockout(const KnockoutInquiry& inquiry, const Facts& facts, const HouseRules& houseRules)
        : m_inquiry(inquiry)
        , m_constants(facts.constants)
        , m_houseRules(houseRules)
    {
        for (const KnockoutTeam& team : inquiry.teams)
            m_verdict.statuses.push_back(team.status);
    }

    Ruling<KnockoutVerdict> rule()
    {
        blowouts();
        if (!m_verdict.isMatchOver && m_inquiry.isReplenishing && eliminations() && !m_verdict.isMatchOver)
            blowouts();
        m_verdict.inPlay = teamsThat(count(), [&](int i) { return isInPlay(i); });
        const auto went = [&](TeamStatus how) {
            return teamsThat(count(), [&](int i) { return status(i) == how && team(i).status == TeamStatus::InPlay; });
        };
        m_verdict.blownOut = went(TeamStatus::BlownOut);
        m_verdict.eliminated = went(TeamStatus::Eliminated);
        if (!m_verdict.isMatchOver)
            say("KB-23.6"_rule, Saying{QT_TRANSLATE_N_NOOP("kaosball", "The match goes on with %n team(s) in play.")},
                static_cast<int>(m_verdict.inPlay.size()));
        return {std::move(m_verdict), std::move(why), std::move(rules)};
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_inquiry.teams.size()); }
    [[nodiscard]] const KnockoutTeam& team(int index) const { return m_inquiry.teams[static_cast<std::size_t>(index)]; }
    [[nodiscard]] TeamStatus& status(int index) { return m_verdict.statuses[static_cast<std::size_t>(index)]; }
    [[nodiscard]] bool isInPlay(int index) { return status(index) == TeamStatus::InPlay; }
    [[nodiscard]] bool isAlliance() const { return m_inquiry.mode == Mode::Alliance; }

    void blowouts()
    {
        if (isAlliance() && m_houseRules.allianceBlowout == AllianceBlowout::CompareAlliances)
            compareAlliances();
        else
            compareTeams();
    }

    /// KB-R3: the team in play with the next higher score, or -1: nobody has more.
    [[nodiscard]] int nextAbove(int index)
    {
        int next = -1;
        for (int i = 0; i < count(); ++i) {
            if (isInPlay(i) && team(i).score > team(index).score && (next < 0 || team(i).score < team(next).score))
                next = i;
        }
        return next;
    }

    [[nodiscard]] bool isLast(int index)
    {
        return teamsThat(count(), [&](int i) { return isInPlay(i) && team(i).score < team(index).score; }).empty();
    }

    /// KB-23.1, KB-23.3, KB-R3: rounds of teams that go out together, until nobody does or the match is over.
    void compareTeams()
    {
        const bool onlyLast = m_houseRules.blowoutReading == BlowoutReading::LastPlaceOnly;
        if (isAlliance())
            cite("KB-R4"_rule);
        bool somebodyFell = false;
        while (!m_verdict.isMatchOver) {
            std::vector<int> falling;
            for (int i = 0; i < count(); ++i) {
                if (!isInPlay(i) || (onlyLast && !isLast(i)))
                    continue;
                const int next = nextAbove(i);
                const int gap = next < 0 ? 0 : team(next).score - team(i).score;
                if (gap < m_constants.blowoutMargin)
                    continue;
                falling.push_back(i);
                say("KB-23.1"_rule,
                    onlyLast
                        ? Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 are last with %n point(s), %3 behind %4, the next "
                                                                 "team above: blown out (the limit is %5)."))
                        : Saying(QT_TRANSLATE_N_NOOP(
                              "kaosball",
                              "%1 have %n point(s), %3 behind %4, the next team above: blown out (the limit is %5).")),
                    team(i).team, team(i).score, gap, team(next).team, m_constants.blowoutMargin);
                cite("KB-R3"_rule);
            }
            if (falling.empty())
                break;
            somebodyFell = true;
            takeOut(falling, KnockoutStep::Blowout);
        }
        if (!somebodyFell)
            say("KB-R3"_rule,
                onlyLast ? Saying::tr("The last team is not %1 points behind the next one above: nobody is blown out.")
                         : Saying::tr("No team in play is %1 points behind the next one above: nobody is blown out."),
                m_constants.blowoutMargin);
    }

    /// KB-R4: the alliances are the sides, and the lower of their two scores counts.
    void compareAlliances()
    {
        const auto scores = lowerScores(m_inquiry.teams);
        const auto& [first, firstScore] = scores.at(0);
        const auto& [second, secondScore] = scores.at(1);
        say("KB-R4"_rule, Saying::tr("The lower score of an alliance counts, so %1 has %2 and %3 has %4."), first,
            firstScore, second, secondScore);
        const int gap = std::abs(firstScore - secondScore);
        if (gap < m_constants.blowoutMargin)
            return say("KB-23.1"_rule,
                       Saying::tr("Neither alliance is %1 points behind the other: nobody is blown out."),
                       m_constants.blowoutMargin);
        const std::string& losing = firstScore < secondScore ? first : second;
        say("KB-23.1"_rule, Saying::tr("Alliance %1 is %2 points behind: blown out (the limit is %3)."), losing, gap,
            m_constants.blowoutMargin);
        takeOut(teamsThat(count(), [&](int i) { return team(i).alliance == losing; }), KnockoutStep::Blowout);
    }

    /// KB-23.4, KB-R35, KB-R74; whether a team went out.
    bool eliminations()
    {
        std::vector<int> falling;
        for (int i = 0; i < count(); ++i) {
            if (!isInPlay(i) || !team(i).figures)
                continue;
            const LivingFigures& figures = *team(i).figures;
            if (figures.usable() >= m_constants.figuresOnField) {
                say("KB-23.4"_rule, Saying::tr("%1 can fill up: they need %3 figures and have %2."), team(i).team,
                    figures.usable(), m_constants.figuresOnField);
                continue;
            }
            falling.push_back(i);
            say("KB-23.4"_rule,
                Saying::tr("%1 must fill up, but do not have enough figures (runners %2, bruisers %3, ringers allowed "
                           "%4): eliminated."),
                team(i).team, figures.runners, figures.bruisers, std::min(figures.ringers, figures.ringersAllowed));
            cite("KB-R35"_rule);
        }
        takeOut(falling, KnockoutStep::Elimination);
        return !falling.empty();
    }

    void takeOut(const std::vector<int>& falling, KnockoutStep step)
    {
        for (const int index : falling)
            status(index) = step == KnockoutStep::Blowout ? TeamStatus::BlownOut : TeamStatus::Eliminated;
        if (falling.empty())
            return;
        if (isAlliance())
            endIfAnAllianceLost(step);
        else
            endIfAtMostOneIsLeft(step);
    }

    /// KB-23.2, KB-23.5 to KB-23.7.
    void endIfAtMostOneIsLeft(KnockoutStep step)
    {
        std::vector<int> left = teamsThat(count(), [&](int i) { return isInPlay(i); });
        if (left.size() > 1)
            return;
        if (left.empty())
            return allLose();
        say(step == KnockoutStep::Blowout ? "KB-23.2"_rule : "KB-23.5"_rule,
            Saying::tr("%1 are the last team in play and have won."), team(left.front()).team);
        end(step, std::move(left));
    }

    /// KB-23.5, KB-R4: an alliance with a team out has lost; if that holds for both, all have.
    void endIfAnAllianceLost(KnockoutStep step)
    {
        const std::vector<int> out = teamsThat(count(), [&](int i) { return !isInPlay(i); });
        const std::string& losing = team(out.front()).alliance;
        if (firstOf(out, [&](int i) { return team(i).alliance != losing; }))
            return allLose();
        std::vector<int> winners = teamsThat(count(), [&](int i) { return team(i).alliance != losing; });
        say("KB-23.5"_rule, Saying::tr("Alliance %1 has lost because one of its teams is out, so %2 and %3 have won."),
            losing, team(winners.front()).team, team(winners.back()).team);
        end(step, std::move(winners));
    }

    void end(KnockoutStep step, std::vector<int> winners)
    {
        m_verdict.isMatchOver = true;
        m_verdict.winners = std::move(winners);
        m_verdict.by = step;
    }

    void allLose()
    {
        say("KB-23.7"_rule, Saying::tr("All were out at the same time: all have lost."));
        m_verdict.isMatchOver = true;
        m_verdict.allLost = true;
    }

    const KnockoutInquiry& m_inquiry;
    const Constants& m_constants;
    const HouseRules& m_houseRules;
    KnockoutVerdict m_verdict;
};

} // namespace

Ruling<KnockoutVerdict> judgeKnockout(const KnockoutInquiry& inquiry, const Facts& facts, const HouseRules& houseRules)
{
    return Knockout{inquiry, facts, houseRules}.rule();
}

} // namespace whistle::kaosball
