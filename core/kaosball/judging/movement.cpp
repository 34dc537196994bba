// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/movement.h"

#include "base/contains.h"
#include "base/few.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// By movement.
constexpr Indexed<RuleId, 4> actionRules{{{"KB-12.2"_rule, "KB-12.3"_rule, "KB-12.4"_rule, "KB-32.6"_rule}}};

class MovementJudge : Reasons {
public:
    MovementJudge(const MovementInquiry& inquiry, const Constants& constants)
        : m_inquiry(inquiry)
        , m_position(inquiry.position)
        , m_mover(piece(inquiry.active))
        , m_constants(constants)
        , m_at(m_mover.space)
    {
    }

    Ruling<MovementVerdict> judge()
    {
        MovementVerdict verdict;
        verdict.allowance = m_allowance;
        explainAllowance();
        verdict.reachable =
            reachableSpaces(m_position, m_inquiry.active, m_allowance, m_inquiry.preventedThisTurn, m_constants);
        explainReach(verdict.reachable.size());
        if (m_inquiry.path) {
            walk(*m_inquiry.path);
            verdict.path = std::move(m_verdict);
        }
        return {std::move(verdict), std::move(why), std::move(rules)};
    }

private:
    /// Step by step, up to the first problem or the figure's death.
    void walk(const std::vector<Space>& path)
    {
        cite("KB-13.1"_rule);
        findHandOffs(0);
        for (std::size_t i = 0; i < path.size() && m_verdict.isLegal() && m_verdict.survives; ++i)
            step(static_cast<int>(i) + 1, path[i], i + 1 == path.size());
        if (m_verdict.isLegal())
            finish();
    }

    [[nodiscard]] const Piece& piece(int index) const { return m_position.pieces[static_cast<std::size_t>(index)]; }
    [[nodiscard]] bool carriesBall() const { return m_position.carrier == m_inquiry.active; }

    void stopAt(int step, StepProblem problem)
    {
        m_verdict.problem = problem;
        m_verdict.problemStep = step;
    }

    // The order of the problems is that of the digest (40.8).
    void step(int number, Space to, bool isLast)
    {
        const int figure = m_position.standingAt(to);
        const bool isOccupied = figure >= 0 && figure != m_inquiry.active;
        if (number > m_allowance) {
            stopAt(number, StepProblem::TooFar);
            say(actionRules[m_inquiry.movement],
                Saying(QT_TRANSLATE_N_NOOP("kaosball", "Step %1 to %2 is too far, since %3 may move %n space(s).")),
                number, to, m_mover.id, m_allowance);
        } else if (const auto problem = stepProblem(m_position, m_inquiry.active, m_at, to)) {
            stopAt(number, *problem);
            if (*problem == StepProblem::NotAdjacent)
                say("KB-2.3"_rule, Saying::tr("Step %1 is not possible, since %2 and %3 share no border."), number,
                    m_at, to);
            else if (*problem == StepProblem::Wall)
                say("KB-24.5"_rule, Saying::tr("Step %1 is not possible: there is a wall between %2 and %3."), number,
                    m_at, to);
            else
                say("KB-13.2"_rule, Saying::tr("Step %1 is not possible, since %2 is on %3."), number, piece(figure).id,
                    to);
        } else if (isLast && isOccupied) {
            stopAt(number, StepProblem::EndsOnOccupiedSpace);
            say("KB-R47"_rule, Saying::tr("%1 passes through figures, but cannot stop on %2: %3 stands there."),
                m_mover.id, to, piece(figure).id);
        } else {
            m_at = to;
            burn(number);
            if (m_verdict.survives) {
                findReactions(number);
                findHandOffs(number);
            } else if (!isLast) {
                stopAt(number, StepProblem::DiesBeforeTheEnd);
                say("KB-5.1"_rule, Saying::tr("Step %1 onto %2 kills %3, so the rest of the path does not happen."),
                    number, to, m_mover.id);
            }
        }
    }

    void burn(int number)
    {
        const int tokens = m_position.fireTokensAt(m_at);
        if (tokens == 0)
            return;
        const int points = tokens * m_constants.fireDamagePerToken;
        const int keptOff = std::min(points, hardyLeft(m_position, m_inquiry.active, m_prevented));
        m_prevented += keptOff;
        m_verdict.damageTaken += points - keptOff;
        if (keptOff > 0) {
            say("KB-24.2"_rule,
                Saying{QT_TRANSLATE_N_NOOP(
                    "kaosball", "Step %1: the fire on %2 (%n token(s)) deals %6 damage to %5; Hardy keeps off %4.")},
                number, m_at, tokens, keptOff, m_mover.id, points - keptOff);
            cite("KB-29.4"_rule);
        } else {
            say("KB-24.2"_rule,
                Saying{QT_TRANSLATE_N_NOOP("kaosball", "Step %1: the fire on %2 (%n token(s)) deals %5 damage to %4.")},
                number, m_at, tokens, m_mover.id, points);
        }
        m_verdict.survives = !m_mover.health || m_mover.damage + m_verdict.damageTaken < *m_mover.health;
    }

    void findReactions(int number)
    {
        std::vector<ReactionOffer> offers =
            reactionsTo(m_position, m_inquiry.active, m_at, carriesBall(), m_inquiry.movement, m_inquiry.houseRules);
        for (const ReactionOffer& offer : offers) {
            const Piece& enemy = piece(offer.piece);
            const std::string& team = m_position.teams[static_cast<std::size_t>(enemy.team)].name;
            const bool robs = contains(offer.types, ContestType::Steal);
            const bool hits = offer.types.size() > (robs ? 1U : 0U);
            say(hits ? "KB-15.1"_rule : "KB-15.2"_rule,
                hits ? (robs ? Saying::tr("Step %1 to %2: %3 (%4) may attack, tackle or steal the ball.")
                             : Saying::tr("Step %1 to %2: %3 (%4) may attack or tackle."))
                     : Saying::tr("Step %1 to %2: %3 (%4) may steal the ball."),
                number, m_at, enemy.id, team);
            if (robs)
                cite("KB-15.2"_rule);
        }
        if (!offers.empty())
            m_verdict.reactions.push_back({number, m_at, std::move(offers)});
    }

    // KB-14.6, KB-R66
    [[nodiscard]] bool allowsHandOff() const
    {
        return m_inquiry.movement == Movement::Scatter ||
               (m_inquiry.movement == Movement::Sprint && !m_inquiry.attemptsSteal);
    }

    void findHandOffs(int number)
    {
        const int carrier = m_position.carrier;
        if (carrier < 0 || !allowsHandOff())
            return;
        HandOffChance chance{number, m_at, {}};
        if (carriesBall())
            chance.teammates = handOffReceivers(m_position, m_inquiry.active, m_at);
        else if (canHandOff(m_position, carrier, piece(carrier).space, m_inquiry.active, m_at))
            chance.teammates = {carrier};
        if (chance.teammates.empty())
            return;
        sortById(chance.teammates);
        for (const int mate : chance.teammates) {
            say(carriesBall() ? "KB-14.4"_rule : "KB-14.5"_rule,
                carriesBall() ? Saying::tr("On %1, %2 can hand off the ball to %3.")
                              : Saying::tr("On %1, %2 can receive the ball from %3."),
                m_at, m_mover.id, piece(mate).id);
            if (handOffRange(m_position, m_mover.team, piece(mate).team) > 1)
                cite("KB-R22"_rule);
            if (piece(mate).team != m_mover.team)
                cite("KB-25.7"_rule);
        }
        if (number == 0)
            cite("KB-R55"_rule);
        m_verdict.handOffs.push_back(std::move(chance));
    }

    void finish()
    {
        const int steps = static_cast<int>(m_inquiry.path->size());
        if (m_inquiry.picksUpBall && (m_position.carrier >= 0 || m_position.ball != m_at)) {
            stopAt(steps, StepProblem::NoBallToPickUp);
            say("KB-14.1"_rule, Saying::tr("%1 cannot pick up the ball: it is not on %2."), m_mover.id, m_at);
            return;
        }
        if (steps == 0)
            say("KB-12.6"_rule, Saying::tr("%1 stays on %2, which is legal."), m_mover.id, m_at);
        else
            say(actionRules[m_inquiry.movement], Saying::tr("%1's path to %2 is legal and uses %3 of %4 spaces."),
                m_mover.id, m_at, steps, m_allowance);
        if (!m_verdict.survives) {
            say("KB-24.2"_rule, Saying::tr("The fire on %1 kills %2; nobody gets the kill."), m_at, m_mover.id);
            cite("KB-5.3"_rule);
            return;
        }
        explainReactions(steps);
        if (m_position.carrier >= 0 && !allowsHandOff() &&
            !m_position.areEnemies(piece(m_position.carrier).team, m_mover.team))
            say("KB-14.6"_rule, Saying::tr("No hand-off: it needs a sprint without a steal, or a Scatter! move."));
        m_verdict.carriesBallAtEnd = carriesBall() || m_inquiry.picksUpBall;
        if (m_inquiry.picksUpBall) {
            say("KB-14.1"_rule, Saying::tr("%1 picks up the ball on %2, which ends its movement and its action."),
                m_mover.id, m_at);
            if (steps == 0)
                cite("KB-R33"_rule);
            return;
        }
        if (carriesBall() && steps > 0)
            say("KB-14.3"_rule, Saying::tr("%1 carries the ball to %2."), m_mover.id, m_at);
        findTargets();
    }

    void explainReactions(int steps)
    {
        if (steps == 0)
            return;
        if (m_mover.ringer == Ringer::Panther)
            say("KB-30.4"_rule, Saying::tr("%1: nobody may attack or tackle it for its steps."), m_mover.id);
        if (m_inquiry.movement == Movement::Scatter) {
            say("KB-32.6"_rule, Saying::tr("Scatter!: nobody may attack or tackle %1 for its steps."), m_mover.id);
            if (carriesBall())
                cite("KB-R9"_rule);
        }
        if (m_verdict.reactions.empty())
            say("KB-15.1"_rule, Saying::tr("No enemy may react to %1's steps."), m_mover.id);
        else
            say("KB-15.3"_rule,
                Saying::tr("Only one reaction is possible, since %1 is subject to at most one reaction per turn, "
                           "successful or not."),
                m_mover.id);
    }

    // KB-R21: the killzone of the figure that acts decides.
    void findTargets()
    {
        const bool steals = m_inquiry.movement == Movement::Sprint && m_inquiry.attemptsSteal;
        const bool hits = m_inquiry.movement == Movement::Tackle || m_inquiry.movement == Movement::Attack;
        if (!steals && !hits)
            return;
        const SpaceSet zone = killzoneFrom(m_position, m_mover.team, m_at);
        for (int i = 0; i < static_cast<int>(m_position.pieces.size()); ++i) {
            const Piece& figure = piece(i);
            if (figure.standing && m_position.areEnemies(figure.team, m_mover.team) && zone.test(figure.space.slot()) &&
                (hits || i == m_position.carrier))
                m_verdict.contestTargets.push_back(i);
        }
        sortById(m_verdict.contestTargets);
        const Sentence sentence = steals ? Saying::tr("From %1, %2 can steal the ball from %3.")
                                  : m_inquiry.movement == Movement::Tackle ? Saying::tr("From %1, %2 can tackle %3.")
                                                                           : Saying::tr("From %1, %2 can attack %3.");
        for (const int target : m_verdict.contestTargets)
            say("KB-R21"_rule, sentence, m_at, m_mover.id, piece(target).id);
        if (m_verdict.contestTargets.empty())
            say("KB-R21"_rule,
                steals ? Saying::tr("From %1, no enemy with the ball is in %2's killzone.")
                       : Saying::tr("From %1, no enemy is in %2's killzone."),
                m_at, m_mover.id);
    }

    void sortById(std::vector<int>& pieces) const
    {
        std::sort(pieces.begin(), pieces.end(), [&](int a, int b) { return piece(a).id < piece(b).id; });
    }

    void explainAllowance()
    {
        const RuleId rule = actionRules[m_inquiry.movement];
        if (m_inquiry.movement == Movement::Scatter) {
            say(rule, Saying::tr("Scatter! moves %1 up to %2 spaces, whatever else applies."), m_mover.id, m_allowance);
            cite("KB-R66"_rule);
            return;
        }
        const bool isSprint = m_inquiry.movement == Movement::Sprint;
        const bool isTackle = m_inquiry.movement == Movement::Tackle;
        const Sentence action = isSprint   ? Saying::tr("sprint")
                                : isTackle ? Saying::tr("tackle")
                                           : Saying::tr("attack");
        const int base = isSprint   ? m_constants.sprintSpaces
                         : isTackle ? m_constants.tackleSpaces
                                    : m_constants.attackSpaces;
        const int training = m_position.teams[static_cast<std::size_t>(m_mover.team)].upgrades[Upgrade::SpeedTraining];
        const int dragon = m_mover.ringer == Ringer::TheDragon ? m_constants.theDragonBonusSpaces : 0;
        const auto tell = [&](Saying plain, Saying hustled, auto... terms) {
            if (m_inquiry.hustle)
                say(rule, hustled, m_mover.id, m_allowance, action, base, terms..., m_constants.hustleFactor);
            else
                say(rule, plain, m_mover.id, m_allowance, action, base, terms...);
        };
        if (training > 0 && dragon > 0)
            tell(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, Speed Training %5, The Dragon %6."),
                 QT_TRANSLATE_N_NOOP(
                     "kaosball",
                     "%1 may move %n space(s): %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!"),
                 training, dragon);
        else if (training > 0)
            tell(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, Speed Training %5."),
                 QT_TRANSLATE_N_NOOP("kaosball",
                                     "%1 may move %n space(s): %3 %4 and Speed Training %5, times %6 for Hustle!"),
                 training);
        else if (dragon > 0)
            tell(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, The Dragon %5."),
                 QT_TRANSLATE_N_NOOP("kaosball",
                                     "%1 may move %n space(s): %3 %4 and The Dragon %5, times %6 for Hustle!"),
                 dragon);
        else
            tell(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4."),
                 QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, times %5 for Hustle!"));
        if (training > 0)
            cite("KB-29.12"_rule);
        if (dragon > 0)
            cite("KB-30.7"_rule);
        if (m_inquiry.hustle) {
            cite("KB-32.3"_rule);
            cite("KB-R46"_rule);
        }
    }

    void explainReach(std::size_t spaces)
    {
        if (m_mover.ringer == Ringer::Spectre) {
            say("KB-30.8"_rule, Saying::tr("%1 passes through figures and walls, but cannot stop on a figure."),
                m_mover.id);
            cite("KB-R47"_rule);
        }
        if (!m_position.fires.empty()) {
            say("KB-24.2"_rule,
                Saying::tr(
                    "Each fire token that %1 enters deals %2 damage; for each space the least harmful way counts."),
                m_mover.id, m_constants.fireDamagePerToken);
            if (const int left = hardyLeft(m_position, m_inquiry.active, m_inquiry.preventedThisTurn); left > 0)
                say("KB-29.4"_rule, Saying::tr("Hardy still keeps %2 damage off %1 this turn."), m_mover.id, left);
        }
        say("KB-13.2"_rule,
            Saying{QT_TRANSLATE_N_NOOP("kaosball", "%1 can end its movement alive on %n space(s), its own included.")},
            m_mover.id, static_cast<int>(spaces));
    }

    const MovementInquiry& m_inquiry;
    const Position& m_position;
    const Piece& m_mover;
    const Constants& m_constants;
    const int m_allowance =
        movementAllowance(m_position, m_inquiry.active, m_inquiry.movement, m_inquiry.hustle, m_constants);
    Space m_at;
    int m_prevented = m_inquiry.preventedThisTurn;
    PathVerdict m_verdict;
};

} // namespace

Ruling<MovementVerdict> judgeMovement(const MovementInquiry& inquiry, const Facts& facts)
{
    return MovementJudge(inquiry, facts.constants).judge();
}

} // namespace whistle::kaosball
