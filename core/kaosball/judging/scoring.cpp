// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/scoring.h"

#include "base/first.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

constexpr int machoLibreFactor = 2; // KB-30.2

class Scoring : Reasons {
public:
    Scoring(const ScoringInquiry& inquiry, const Constants& constants)
        : m_inquiry(inquiry)
        , m_minor(minorScore(inquiry.period, constants))
        , m_major(constants.majorScore)
    {
        m_verdict.points.resize(inquiry.teams.size());
        if (inquiry.period >= overtimePeriod)
            say("KB-22.2"_rule, Saying::tr("A minor scoring mound is worth %1 in overtime."), m_minor);
        else
            say(momentRule(), Saying::tr("A minor scoring mound is worth %2 in period %1."), inquiry.period, m_minor);
    }

    Ruling<ScoringVerdict> judge()
    {
        if (isStartOfTurn())
            judgeCarrier();
        else
            judgeEverybody();
        sayResult();
        return {std::move(m_verdict), std::move(why), std::move(rules)};
    }

private:
    /// Who scores how much: the last sentence of the ruling.
    void sayResult()
    {
        std::vector<std::pair<std::string, int>> scored;
        for (std::size_t team = 0; team < m_inquiry.teams.size(); ++team) {
            if (m_verdict.points[team] != 0)
                scored.emplace_back(m_inquiry.teams[team].name, m_verdict.points[team]);
        }
        if (scored.empty())
            return;
        if (isStartOfTurn()) {
            const Piece& carrier = figureAt(m_inquiry.carrier);
            say(momentRule(), Saying::tr("%1 score %2: %3 holds the ball on %4."), scored[0].first, scored[0].second,
                carrier.id, carrier.space);
            return;
        }
        static constexpr std::array totals{Saying::tr("%1 score %2."), Saying::tr("%1 score %2, %3 score %4."),
                                           Saying::tr("%1 score %2, %3 score %4, %5 score %6."),
                                           Saying::tr("%1 score %2, %3 score %4, %5 score %6, %7 score %8.")};
        const Saying sentence = totals[scored.size() - 1];
        scored.resize(4); // places that the sentence does not have are not said
        say(momentRule(), sentence, scored[0].first, scored[0].second, scored[1].first, scored[1].second,
            scored[2].first, scored[2].second, scored[3].first, scored[3].second);
    }

    [[nodiscard]] bool isStartOfTurn() const { return m_inquiry.moment == ScoringMoment::StartOfTurn; }
    [[nodiscard]] RuleId momentRule() const { return isStartOfTurn() ? "KB-10.1"_rule : "KB-19.2"_rule; }
    [[nodiscard]] const ScoringTeam& teamOf(int team) const { return m_inquiry.teams[static_cast<std::size_t>(team)]; }
    [[nodiscard]] const ScoreToken* tokenAt(Space space) const
    {
        return firstWith(m_inquiry.scoreTokens, &ScoreToken::space, space);
    }

    void judgeCarrier()
    {
        const int carrier = m_inquiry.carrier;
        if (carrier < 0 || figureAt(carrier).team != m_inquiry.activeTeam)
            say("KB-10.1"_rule,
                Saying::tr("%1 do not hold the ball at the start of their turn, so they score nothing."),
                teamOf(m_inquiry.activeTeam).name);
        else if (!isOnAnyMound(figureAt(carrier)))
            say("KB-10.1"_rule, Saying::tr("%1 holds the ball on %2, which is not a scoring mound."),
                figureAt(carrier).id, figureAt(carrier).space);
        else
            judgeFigure(carrier);
    }

    void judgeEverybody()
    {
        for (int i = 0; i < static_cast<int>(m_inquiry.figures.size()); ++i) {
            if (isOnAnyMound(figureAt(i)))
                judgeFigure(i);
        }
        if (m_verdict.details.empty())
            say("KB-19.2"_rule, Saying::tr("No standing runner or ringer is on one of its own scoring mounds."));
    }

    [[nodiscard]] const Piece& figureAt(int index) const { return m_inquiry.figures[static_cast<std::size_t>(index)]; }

    [[nodiscard]] bool isOnAnyMound(const Piece& figure) const
    {
        return crossfield::mound(figure.space) != Mound::None || tokenAt(figure.space);
    }

    /// KB-2.9, KB-2.10, KB-24.8: what the space is for the figure's team, whoever it is.
    [[nodiscard]] Mound moundFor(const Piece& figure) const
    {
        if (const ScoreToken* token = tokenAt(figure.space))
            return token->team == figure.team ? Mound::ScoreToken : Mound::None;
        const Mound mound = crossfield::mound(figure.space);
        const bool isForeign =
            mound == Mound::Major && crossfield::majorMoundOf(teamOf(figure.team).side) != figure.space;
        return isForeign ? Mound::None : mound;
    }

    void judgeFigure(int index)
    {
        const Piece& figure = figureAt(index);
        const Mound mound = moundFor(figure);
        if (!figure.standing)
            say("KB-R23"_rule, Saying::tr("%1 on %2 is knocked down and does not score."), figure.id, figure.space);
        else if (!countsAsRunner(figure.kind))
            say("KB-3.4"_rule, Saying::tr("%1 on %2 is a bruiser, and bruisers do not score."), figure.id,
                figure.space);
        else if (mound == Mound::None && tokenAt(figure.space))
            say("KB-24.8"_rule,
                Saying::tr("%1 on %2: the score token there is not its own team's, so it gives nothing."), figure.id,
                figure.space);
        else if (mound == Mound::None)
            say("KB-2.10"_rule, Saying::tr("%1 on %2: %3's major scoring mound is %4, so this one gives nothing."),
                figure.id, figure.space, teamOf(figure.team).name, crossfield::majorMoundOf(teamOf(figure.team).side));
        else
            score(index, mound);
    }

    void score(int index, Mound mound)
    {
        const Piece& figure = figureAt(index);
        const int worth = mound == Mound::Major ? m_major : m_minor;
        const bool isDoubled = !isStartOfTurn() && figure.ringer == Ringer::MachoLibre;
        const int points = isDoubled ? worth * machoLibreFactor : worth;
        m_verdict.details.push_back({index, mound, points});
        m_verdict.points[static_cast<std::size_t>(figure.team)] += points;

        const RuleId rule = mound == Mound::Major ? (isStartOfTurn() ? "KB-10.2"_rule : "KB-19.3"_rule)
                                                  : (isStartOfTurn() ? "KB-10.1"_rule : "KB-19.2"_rule);
        const bool isMajor = mound == Mound::Major;
        const bool isMinor = mound == Mound::Minor;
        if (isDoubled) {
            say(rule,
                isMajor   ? Saying::tr("%1 on its own major scoring mound %2: %3, doubled for Macho Libre to %4.")
                : isMinor ? Saying::tr("%1 on the minor scoring mound %2: %3, doubled for Macho Libre to %4.")
                          : Saying::tr("%1 on its own team's score token on %2: %3, doubled for Macho Libre to %4."),
                figure.id, figure.space, worth, points);
            cite("KB-30.2"_rule);
        } else {
            say(rule,
                isMajor ? Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 on its own major scoring mound %2: %n point(s)."))
                : isMinor
                    ? Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 on the minor scoring mound %2: %n point(s)."))
                    : Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 on its own team's score token on %2: %n point(s).")),
                figure.id, figure.space, points);
        }
        cite(isMajor ? "KB-2.10"_rule : isMinor ? "KB-2.9"_rule : "KB-24.8"_rule);
    }

    const ScoringInquiry& m_inquiry;
    int m_minor;
    int m_major;
    ScoringVerdict m_verdict;
};

} // namespace

int minorScore(int period, const Constants& constants)
{
    return period >= overtimePeriod ? constants.minorScoreInOvertime
                                    : constants.minorScoreByPeriod[static_cast<std::size_t>(period - 1)];
}

Ruling<ScoringVerdict> judgeScoring(const ScoringInquiry& inquiry, const Facts& facts)
{
    return Scoring(inquiry, facts.constants).judge();
}

} // namespace whistle::kaosball
