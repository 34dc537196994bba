// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/match_result.h"

#include "base/contains.h"

#include <algorithm>
#include <utility>

namespace whistle::kaosball {

namespace {

class MatchResult : Reasons {
public:
    explicit MatchResult(const MatchResultInquiry& inquiry) : m_inquiry(inquiry) {}

    Ruling<MatchResultVerdict> rule()
    {
        if (m_inquiry.mode == Mode::Alliance)
            judgeAlliances();
        else
            judgeTeams();
        return {std::move(m_verdict), std::move(why), std::move(rules)};
    }

private:
    using Teams = std::vector<int>;

    [[nodiscard]] int count() const { return static_cast<int>(m_inquiry.teams.size()); }
    [[nodiscard]] const ResultTeam& team(int index) const { return m_inquiry.teams[static_cast<std::size_t>(index)]; }
    [[nodiscard]] bool isInPlay(int index) const { return team(index).status == TeamStatus::InPlay; }
    [[nodiscard]] bool playedOvertime(int index) const { return contains(m_inquiry.overtimeTeams, index); }
    void judgeTeams()
    {
        const Teams inPlay = teamsThat(count(), [&](int i) { return isInPlay(i); });
        if (inPlay.empty()) {
            m_verdict.outcome = MatchOutcome::AllLost;
            say("KB-23.7"_rule, Saying::tr("No team is in play: all have lost."));
            return;
        }
        if (inPlay.size() == 1)
            return winAsLastTeam(inPlay.front());
        if (m_inquiry.stage == MatchStage::InPlay)
            return say("KB-9.1"_rule,
                       Saying::tr("Several teams are in play and period 4 is not over: the match goes on."));
        compareScores();
    }

    void winAsLastTeam(int winner)
    {
        const Teams out = teamsThat(count(), [&](int i) { return !isInPlay(i); });
        const auto allAre = [&](TeamStatus status) {
            return std::all_of(out.begin(), out.end(), [&](int i) { return team(i).status == status; });
        };
        if (allAre(TeamStatus::BlownOut)) {
            say("KB-23.2"_rule, Saying::tr("%1 are the last team in play; the others are blown out."),
                team(winner).team);
            win({winner}, WonBy::Blowout);
        } else if (allAre(TeamStatus::Eliminated)) {
            say("KB-23.5"_rule, Saying::tr("%1 are the last team in play; the others are eliminated."),
                team(winner).team);
            win({winner}, WonBy::Elimination);
        } else {
            say("KB-23.6"_rule,
                Saying::tr("%1 are the last team in play; of the others some are blown out and some eliminated."),
                team(winner).team);
            win({winner}, WonBy::LastTeamInPlay);
        }
        rank();
    }

    /// KB-21.2, KB-21.3, KB-22.3, KB-22.4, KB-R32.
    void compareScores()
    {
        const bool isOvertime = m_inquiry.stage == MatchStage::EndOfOvertime;
        const Teams contenders =
            teamsThat(count(), [&](int i) { return isInPlay(i) && (!isOvertime || playedOvertime(i)); });
        int most = team(contenders.front()).score;
        for (const int i : contenders)
            most = std::max(most, team(i).score);
        const Teams leaders =
            teamsThat(count(), [&](int i) { return team(i).score == most && contains(contenders, i); });
        for (const int out : teamsThat(count(), [&](int i) { return !isInPlay(i); }))
            say("KB-R32"_rule, Saying::tr("%1 are out and do not count, whatever their score."), team(out).team);
        if (leaders.size() > 1) {
            m_verdict.outcome = MatchOutcome::Overtime;
            say(isOvertime ? "KB-22.4"_rule : "KB-21.3"_rule,
                Saying::tr("%1 teams share the lead at %2 and play an overtime period."),
                static_cast<int>(leaders.size()), most);
            for (const int leader : leaders)
                say("KB-22.1"_rule, Saying::tr("%1 play in the overtime."), team(leader).team);
            m_verdict.overtimeTeams = leaders;
            return;
        }
        const std::string& winner = team(leaders.front()).team;
        if (isOvertime) {
            say("KB-22.3"_rule, Saying::tr("%1 alone have the most points after the overtime, %2, and win."), winner,
                most);
            cite("KB-R38"_rule);
        } else {
            say("KB-21.2"_rule, Saying::tr("%1 alone have the most points in play, %2, and win."), winner, most);
        }
        win(leaders, isOvertime ? WonBy::Overtime : WonBy::Points);
        rank();
    }

    void win(Teams winners, WonBy by)
    {
        m_verdict.outcome = MatchOutcome::Won;
        m_verdict.winners = std::move(winners);
        m_verdict.by = by;
    }

    /// The winner, the losers of the overtime, the others in play, those that are out. Like the places of the digest's
    /// other tables, a place is one more than the number of teams ahead.
    void rank()
    {
        const int winner = m_verdict.winners.front();
        const bool isOvertime = m_inquiry.stage == MatchStage::EndOfOvertime;
        addPlace({winner});
        const auto isLoser = [&](int i) { return i != winner && isInPlay(i); };
        addByScore(teamsThat(count(), [&](int i) { return isLoser(i) && isOvertime && playedOvertime(i); }));
        addByScore(teamsThat(count(), [&](int i) { return isLoser(i) && !(isOvertime && playedOvertime(i)); }));
        addPlace(teamsThat(count(), [&](int i) { return !isInPlay(i); }));
    }

    void addByScore(Teams teams)
    {
        std::stable_sort(teams.begin(), teams.end(), [&](int a, int b) { return team(a).score > team(b).score; });
        Teams sharing;
        for (const int index : teams) {
            if (!sharing.empty() && team(sharing.back()).score != team(index).score)
                addPlace(std::exchange(sharing, {}));
            sharing.push_back(index);
        }
        addPlace(std::move(sharing));
    }

    void addPlace(Teams teams)
    {
        if (teams.empty())
            return;
        const int place = m_nextPlace;
        m_nextPlace += static_cast<int>(teams.size());
        m_verdict.finalRanking.push_back({place, std::move(teams)});
    }

    [[nodiscard]] Teams membersOf(const std::string& alliance) const
    {
        return teamsThat(count(), [&](int i) { return team(i).alliance == alliance; });
    }

    /// KB-23.5, KB-25.8, KB-R4, KB-R39.
    void judgeAlliances()
    {
        m_verdict.allianceScores = lowerScores(m_inquiry.teams);
        const auto [first, firstScore] = m_verdict.allianceScores.at(0);
        const auto [second, secondScore] = m_verdict.allianceScores.at(1);
        const bool firstIsOut = sayWhoIsOut(first);
        const bool secondIsOut = sayWhoIsOut(second);
        if (firstIsOut && secondIsOut) {
            m_verdict.outcome = MatchOutcome::AllLost;
            say("KB-R4"_rule, Saying::tr("Each alliance has a team that is out: all have lost."));
            return;
        }
        if (firstIsOut || secondIsOut) {
            const Teams losers = membersOf(firstIsOut ? first : second);
            const bool isElimination = std::any_of(losers.begin(), losers.end(),
                                                   [&](int i) { return team(i).status == TeamStatus::Eliminated; });
            return win(membersOf(firstIsOut ? second : first), isElimination ? WonBy::Elimination : WonBy::Blowout);
        }
        if (m_inquiry.stage == MatchStage::InPlay)
            return say("KB-9.1"_rule,
                       Saying::tr("Both alliances are complete and period 4 is not over: the match goes on."));
        say("KB-25.8"_rule,
            Saying::tr("The lower score of an alliance counts, %2 for alliance %1 and %4 for alliance %3."), first,
            firstScore, second, secondScore);
        if (firstScore == secondScore)
            return rollForIt(first, second);
        const std::string& winner = firstScore > secondScore ? first : second;
        say("KB-25.8"_rule, Saying::tr("Alliance %1 has more and wins."), winner);
        win(membersOf(winner), WonBy::LowerScores);
    }

    bool sayWhoIsOut(const std::string& alliance)
    {
        bool isOut = false;
        for (const int index : membersOf(alliance)) {
            if (isInPlay(index))
                continue;
            say("KB-23.5"_rule, Saying::tr("%2, in alliance %1, are out, so that alliance has lost."), alliance,
                team(index).team);
            cite("KB-R4"_rule);
            isOut = true;
        }
        return isOut;
    }

    void rollForIt(const std::string& first, const std::string& second)
    {
        for (const AllianceRoll& roll : m_inquiry.allianceRolls) {
            const int firstRoll = roll.at(first);
            const int secondRoll = roll.at(second);
            if (firstRoll == secondRoll) {
                say("KB-R39"_rule, Saying::tr("Both alliances rolled %1: the roll is repeated."), firstRoll);
                continue;
            }
            const bool firstWins = firstRoll > secondRoll;
            const std::string& winner = firstWins ? first : second;
            say("KB-R39"_rule,
                Saying::tr("The lower scores are equal; alliance %1 rolled %2 and wins, alliance %3 rolled %4."),
                winner, firstWins ? firstRoll : secondRoll, firstWins ? second : first,
                firstWins ? secondRoll : firstRoll);
            return win(membersOf(winner), WonBy::TiebreakerDie);
        }
        m_verdict.outcome = MatchOutcome::AllianceTiebreaker;
        say("KB-R39"_rule, Saying::tr("The lower scores are equal: each alliance rolls the tiebreaker die."));
    }

    const MatchResultInquiry& m_inquiry;
    MatchResultVerdict m_verdict;
    int m_nextPlace = 1;
};

} // namespace

Ruling<MatchResultVerdict> judgeMatchResult(const MatchResultInquiry& inquiry)
{
    return MatchResult{inquiry}.rule();
}

} // namespace whistle::kaosball
