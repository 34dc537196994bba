// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/movement.h"

#include "base/first.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>
#include <numeric>

namespace whistle::chaotic {

namespace {

/// %1 is a creature, %2 a number.
constexpr auto canMove = Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 can move to %n space(s).")};
constexpr auto cannot = Saying::tr("%1 cannot move.");
constexpr auto notActive = Saying::tr("Only creatures of %1, the Active Player, may move.");
constexpr auto moved = Saying::tr("%1 has already moved this turn.");
/// %1 is the sum of Swift, %2 the steps.
constexpr auto stepsOfMove = Saying::tr("Steps: 1 + Swift %1 = %2.");
constexpr auto noSecondCombat = Saying::tr("There has been a combat this turn: only empty spaces may be entered.");

class Walk {
public:
    Walk(const MovementQuestion& question, Reasons& reasons)
        : m_question(question)
        , m_board(question.board, question.houseRules.centreDiagonals)
        , m_spaces(m_board.spaces())
        , m_mover(*firstWith(question.creatures, &Piece::id, question.mover))
        , m_reasons(reasons)
    {
        for (const Piece& piece : question.creatures)
            at(piece.space).push_back(&piece);
    }

    MovementVerdict judge()
    {
        const int swift = std::accumulate(m_question.swift.begin(), m_question.swift.end(), 0); // CH-9.9
        m_verdict.stepsAllowed = 1 + swift;
        m_verdict.reason = hindrance();
        if (!m_verdict.reason) {
            m_reasons.say(swift > 0 ? "CH-9.9"_rule : "CH-5.2"_rule, stepsOfMove, swift, m_verdict.stepsAllowed);
            if (m_question.range)
                m_reasons.say("CH-9.10"_rule, Saying::tr("With Range it may pass through occupied spaces."));
            if (m_question.combatAlready)
                m_reasons.say("CH-5.5"_rule, noSecondCombat);
            collect();
            if (m_verdict.destinations.empty()) {
                m_verdict.reason = NoMove::NoDestination;
                m_reasons.say("CH-5.3"_rule, Saying::tr("No space within reach is free or may be attacked."));
            }
        }
        m_verdict.canMove = !m_verdict.reason;
        return std::move(m_verdict);
    }

private:
    using Here = std::vector<const Piece*>;
    Here& at(const Space& space) { return m_occupants[indexOf(space)]; }
    [[nodiscard]] std::size_t indexOf(const Space& space) const
    {
        return static_cast<std::size_t>(std::lower_bound(m_spaces.begin(), m_spaces.end(), space) - m_spaces.begin());
    }

    std::optional<NoMove> hindrance()
    {
        if (m_mover.player != m_question.activePlayer) {
            m_reasons.say("CH-5.1"_rule, notActive, m_question.activePlayer);
            return NoMove::NotActivePlayer;
        }
        if (m_question.movedThisTurn) {
            m_reasons.say("CH-5.7"_rule, moved, m_mover.id);
            return NoMove::AlreadyMoved;
        }
        if (m_question.cannotMove) {
            m_reasons.say("CH-R3"_rule, Saying::tr("An effect keeps %1 from moving."), m_mover.id);
            return NoMove::CannotMove;
        }
        return {};
    }

    /// CH-5.9: steps to every space; 0: out of reach. What stands on a space stops whoever has no Range (CH-9.9,
    /// CH-9.10).
    [[nodiscard]] std::vector<int> distances() const
    {
        std::vector<int> far(m_spaces.size(), m_question.moveAnywhere ? 1 : 0);
        if (m_question.moveAnywhere)
            return far;
        std::vector<std::size_t> reached{indexOf(m_mover.space)};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const std::size_t from = reached[next];
            if (far[from] >= m_verdict.stepsAllowed || (next > 0 && !m_question.range && !m_occupants[from].empty()))
                continue;
            for (std::size_t to = 0; to < m_spaces.size(); ++to) {
                if (far[to] == 0 && to != reached.front() && m_board.areAdjacent(m_spaces[from], m_spaces[to])) {
                    far[to] = far[from] + 1;
                    reached.push_back(to);
                }
            }
        }
        return far;
    }

    void collect()
    {
        if (m_question.moveAnywhere)
            m_reasons.say("CH-1.4"_rule, Saying::tr("An effect lets it move to any space."));
        const std::vector<int> far = distances();
        for (std::size_t i = 0; i < m_spaces.size(); ++i) {
            if (far[i] == 0 || m_spaces[i] == m_mover.space)
                continue;
            const Here& here = m_occupants[i];
            if (here.empty()) {
                m_verdict.destinations.push_back({m_spaces[i], far[i], false, {}});
            } else if (here.front()->player != m_mover.player &&
                       !m_question.combatAlready) { // CH-5.3 to CH-5.5, CH-5.10
                m_verdict.destinations.push_back({m_spaces[i], far[i], true, here.front()->id});
                m_reasons.say("CH-5.4"_rule, Saying::tr("It may attack %1."), here.front()->id);
            }
        }
    }

    const MovementQuestion& m_question;
    Board m_board;
    std::vector<Space> m_spaces;
    const Piece& m_mover;
    Reasons& m_reasons;
    std::array<Here, 20> m_occupants; ///< as `m_spaces`
    MovementVerdict m_verdict;
};

} // namespace

const Destination* MovementVerdict::to(const Space& space) const
{
    return firstWith(destinations, &Destination::space, space);
}

MovementVerdict judgeMovement(const MovementQuestion& question, Reasons& reasons)
{
    Reasons details(reasons.listening());
    MovementVerdict verdict = Walk(question, details).judge();
    if (verdict.canMove)
        reasons.say("CH-5.2"_rule, canMove, question.mover, static_cast<int>(verdict.destinations.size()));
    else
        reasons.say("CH-5.1"_rule, cannot, question.mover);
    reasons.add(details.why, details.rules);
    return verdict;
}

} // namespace whistle::chaotic
