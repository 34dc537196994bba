// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/movement.h"

#include "base/contains.h"
#include "rulebook/ruling.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

RuleId actionRule(Movement movement)
{
    switch (movement) {
    case Movement::Sprint:
        return "KB-12.2"_rule;
    case Movement::Tackle:
        return "KB-12.3"_rule;
    case Movement::Attack:
        return "KB-12.4"_rule;
    case Movement::Scatter:
        break;
    }
    return "KB-32.6"_rule;
}

/// Walks a path step by step, and stops at the first problem or the figure's death.
class Walk {
public:
    Walk(const MovementInquiry& inquiry, int allowance, const Constants& constants, Reasons& reasons)
        : m_inquiry(inquiry)
        , m_position(inquiry.position)
        , m_mover(piece(inquiry.active))
        , m_allowance(allowance)
        , m_constants(constants)
        , m_reasons(reasons)
        , m_at(m_mover.space)
    {
    }

    PathVerdict judge()
    {
        m_reasons.cite("KB-13.1"_rule);
        findHandOffs(0);
        const std::vector<Space>& path = *m_inquiry.path;
        for (std::size_t i = 0; i < path.size() && m_verdict.isLegal() && m_verdict.survives; ++i)
            step(static_cast<int>(i) + 1, path[i], i + 1 == path.size());
        if (m_verdict.isLegal())
            finish();
        return std::move(m_verdict);
    }

private:
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
            m_reasons.say(actionRule(m_inquiry.movement),
                          Saying(QT_TRANSLATE_N_NOOP("kaosball", "Step %1 to %2 is too far: %3 may move %n space(s).")),
                          number, to, m_mover.id, m_allowance);
        } else if (const auto problem = stepProblem(m_position, m_inquiry.active, m_at, to)) {
            stopAt(number, *problem);
            if (*problem == StepProblem::NotAdjacent)
                m_reasons.say("KB-2.3"_rule, Saying::tr("Step %1 is not possible: %2 and %3 share no border line."),
                              number, m_at, to);
            else if (*problem == StepProblem::Wall)
                m_reasons.say("KB-24.5"_rule, Saying::tr("Step %1 is not possible: there is a wall between %2 and %3."),
                              number, m_at, to);
            else
                m_reasons.say("KB-13.2"_rule, Saying::tr("Step %1 is not possible: %2 stands in %3."), number,
                              piece(figure).id, to);
        } else if (isLast && isOccupied) {
            stopAt(number, StepProblem::EndsOnOccupiedSpace);
            m_reasons.say("KB-R47"_rule, Saying::tr("%1 passes figures, but cannot stop in %2: %3 stands there."),
                          m_mover.id, to, piece(figure).id);
        } else {
            m_at = to;
            burn(number);
            if (m_verdict.survives) {
                findReactions(number);
                findHandOffs(number);
            } else if (!isLast) {
                stopAt(number, StepProblem::DiesBeforeTheEnd);
                m_reasons.say("KB-5.1"_rule,
                              Saying::tr("Step %1 into %2 kills %3, so it never walks the rest of the path."), number,
                              to, m_mover.id);
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
            m_reasons.say("KB-24.2"_rule,
                          Saying::tr("Step %1, fire in %2: tokens %3, kept off by Hardy %4, damage to %5 %6."), number,
                          m_at, tokens, keptOff, m_mover.id, points - keptOff);
            m_reasons.cite("KB-29.4"_rule);
        } else {
            m_reasons.say("KB-24.2"_rule, Saying::tr("Step %1, fire in %2: tokens %3, damage to %4 %5."), number, m_at,
                          tokens, m_mover.id, points);
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
            m_reasons.say(hits ? "KB-15.1"_rule : "KB-15.2"_rule,
                          hits ? (robs ? Saying::tr("Step %1 to %2: %3 (%4) may attack, tackle or steal the ball.")
                                       : Saying::tr("Step %1 to %2: %3 (%4) may attack or tackle."))
                               : Saying::tr("Step %1 to %2: %3 (%4) may steal the ball."),
                          number, m_at, enemy.id, team);
            if (robs)
                m_reasons.cite("KB-15.2"_rule);
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
            m_reasons.say(carriesBall() ? "KB-14.4"_rule : "KB-14.5"_rule,
                          carriesBall() ? Saying::tr("In %1, %2 can hand off the ball to %3.")
                                        : Saying::tr("In %1, %2 can receive the ball from %3."),
                          m_at, m_mover.id, piece(mate).id);
            if (handOffRange(m_position, m_mover.team, piece(mate).team) > 1)
                m_reasons.cite("KB-R22"_rule);
            if (piece(mate).team != m_mover.team)
                m_reasons.cite("KB-25.7"_rule);
        }
        if (number == 0)
            m_reasons.cite("KB-R55"_rule);
        m_verdict.handOffs.push_back(std::move(chance));
    }

    void finish()
    {
        const int steps = static_cast<int>(m_inquiry.path->size());
        if (m_inquiry.picksUpBall && (m_position.carrier >= 0 || m_position.ball != m_at)) {
            stopAt(steps, StepProblem::NoBallToPickUp);
            m_reasons.say("KB-14.1"_rule, Saying::tr("%1 cannot pick up the ball: it does not lie in %2."), m_mover.id,
                          m_at);
            return;
        }
        if (steps == 0)
            m_reasons.say("KB-12.6"_rule, Saying::tr("%1 stays in %2, which is legal."), m_mover.id, m_at);
        else
            m_reasons.say(actionRule(m_inquiry.movement),
                          Saying::tr("The path of %1 to %2 is legal: %3 of %4 spaces used."), m_mover.id, m_at, steps,
                          m_allowance);
        if (!m_verdict.survives) {
            m_reasons.say("KB-24.2"_rule, Saying::tr("The fire in %1 kills %2; it is nobody's kill."), m_at,
                          m_mover.id);
            m_reasons.cite("KB-5.3"_rule);
            return;
        }
        explainReactions(steps);
        if (m_position.carrier >= 0 && !allowsHandOff() &&
            !m_position.areEnemies(piece(m_position.carrier).team, m_mover.team))
            m_reasons.say("KB-14.6"_rule,
                          Saying::tr("No hand-off: it needs a sprint without a steal, or a Scatter! move."));
        m_verdict.carriesBallAtEnd = carriesBall() || m_inquiry.picksUpBall;
        if (m_inquiry.picksUpBall) {
            m_reasons.say("KB-14.1"_rule,
                          Saying::tr("%1 picks up the ball in %2, which ends its movement and its action."), m_mover.id,
                          m_at);
            if (steps == 0)
                m_reasons.cite("KB-R33"_rule);
            return;
        }
        if (carriesBall() && steps > 0)
            m_reasons.say("KB-14.3"_rule, Saying::tr("%1 takes the ball along to %2."), m_mover.id, m_at);
        findTargets();
    }

    void explainReactions(int steps)
    {
        if (steps == 0)
            return;
        if (m_mover.ringer == Ringer::Panther)
            m_reasons.say("KB-30.4"_rule, Saying::tr("%1: nobody attacks or tackles it for its steps."), m_mover.id);
        if (m_inquiry.movement == Movement::Scatter) {
            m_reasons.say("KB-32.6"_rule, Saying::tr("Scatter!: nobody attacks or tackles %1 for its steps."),
                          m_mover.id);
            if (carriesBall())
                m_reasons.cite("KB-R9"_rule);
        }
        if (m_verdict.reactions.empty())
            m_reasons.say("KB-15.1"_rule, Saying::tr("No enemy may react to the steps of %1."), m_mover.id);
        else
            m_reasons.say("KB-15.3"_rule,
                          Saying::tr("Only one of them may try it: %1 suffers one reaction a turn, successful or not."),
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
            if (figure.standing && m_position.areEnemies(figure.team, m_mover.team) &&
                zone.test(static_cast<std::size_t>(figure.space.index)) && (hits || i == m_position.carrier))
                m_verdict.contestTargets.push_back(i);
        }
        sortById(m_verdict.contestTargets);
        const Sentence sentence = steals ? Saying::tr("From %1, %2 can steal the ball from %3.")
                                  : m_inquiry.movement == Movement::Tackle ? Saying::tr("From %1, %2 can tackle %3.")
                                                                           : Saying::tr("From %1, %2 can attack %3.");
        for (const int target : m_verdict.contestTargets)
            m_reasons.say("KB-R21"_rule, sentence, m_at, m_mover.id, piece(target).id);
        if (m_verdict.contestTargets.empty())
            m_reasons.say("KB-R21"_rule,
                          steals ? Saying::tr("From %1, no enemy with the ball stands in the killzone of %2.")
                                 : Saying::tr("From %1, no enemy stands in the killzone of %2."),
                          m_at, m_mover.id);
    }

    void sortById(std::vector<int>& pieces) const
    {
        std::sort(pieces.begin(), pieces.end(), [&](int a, int b) { return piece(a).id < piece(b).id; });
    }

    const MovementInquiry& m_inquiry;
    const Position& m_position;
    const Piece& m_mover;
    int m_allowance;
    const Constants& m_constants;
    Reasons& m_reasons;
    Space m_at;
    int m_prevented = m_inquiry.preventedThisTurn;
    PathVerdict m_verdict;
};

void explainAllowance(const MovementInquiry& inquiry, int allowance, const Constants& constants, Reasons& reasons)
{
    const Piece& mover = inquiry.position.pieces[static_cast<std::size_t>(inquiry.active)];
    const RuleId rule = actionRule(inquiry.movement);
    if (inquiry.movement == Movement::Scatter) {
        reasons.say(rule, Saying::tr("Scatter! moves %1 up to %2 spaces, whatever else it has."), mover.id, allowance);
        reasons.cite("KB-R66"_rule);
        return;
    }
    const bool isSprint = inquiry.movement == Movement::Sprint;
    const bool isTackle = inquiry.movement == Movement::Tackle;
    const Sentence action = isSprint ? Saying::tr("sprint") : isTackle ? Saying::tr("tackle") : Saying::tr("attack");
    const int base = isSprint ? constants.sprintSpaces : isTackle ? constants.tackleSpaces : constants.attackSpaces;
    const int training = inquiry.position.teams[static_cast<std::size_t>(mover.team)].upgrades[Upgrade::SpeedTraining];
    const int dragon = mover.ringer == Ringer::TheDragon ? constants.theDragonBonusSpaces : 0;
    const auto say = [&](Sentence plain, Sentence hustled, auto... terms) {
        if (inquiry.hustle)
            reasons.say(rule, hustled, mover.id, allowance, action, base, terms..., constants.hustleFactor);
        else
            reasons.say(rule, plain, mover.id, allowance, action, base, terms...);
    };
    if (training > 0 && dragon > 0)
        say(Saying(
                QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, Speed Training %5, The Dragon %6.")),
            Saying(QT_TRANSLATE_N_NOOP(
                "kaosball",
                "%1 may move %n space(s): %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!")),
            training, dragon);
    else if (training > 0)
        say(Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, Speed Training %5.")),
            Saying(QT_TRANSLATE_N_NOOP("kaosball",
                                       "%1 may move %n space(s): %3 %4 and Speed Training %5, times %6 for Hustle!")),
            training);
    else if (dragon > 0)
        say(Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, The Dragon %5.")),
            Saying(QT_TRANSLATE_N_NOOP("kaosball",
                                       "%1 may move %n space(s): %3 %4 and The Dragon %5, times %6 for Hustle!")),
            dragon);
    else
        say(Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4.")),
            Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, times %5 for Hustle!")));
    if (training > 0)
        reasons.cite("KB-29.12"_rule);
    if (dragon > 0)
        reasons.cite("KB-30.7"_rule);
    if (inquiry.hustle) {
        reasons.cite("KB-32.3"_rule);
        reasons.cite("KB-R46"_rule);
    }
}

void explainReach(const MovementInquiry& inquiry, std::size_t spaces, const Constants& constants, Reasons& reasons)
{
    const Piece& mover = inquiry.position.pieces[static_cast<std::size_t>(inquiry.active)];
    if (mover.ringer == Ringer::Spectre) {
        reasons.say("KB-30.8"_rule, Saying::tr("%1 passes figures and walls, but cannot stop on a figure."), mover.id);
        reasons.cite("KB-R47"_rule);
    }
    if (!inquiry.position.fires.empty()) {
        reasons.say(
            "KB-24.2"_rule,
            Saying::tr("Each fire token that %1 enters is %2 damage; for each space its least harmful way counts."),
            mover.id, constants.fireDamagePerToken);
        if (const int left = hardyLeft(inquiry.position, inquiry.active, inquiry.preventedThisTurn); left > 0)
            reasons.say("KB-29.4"_rule, Saying::tr("Points of damage that Hardy still keeps off %1 in this turn: %2."),
                        mover.id, left);
    }
    reasons.say("KB-13.2"_rule, Saying::tr("Spaces where %1 can end its movement alive, its own included: %2."),
                mover.id, static_cast<int>(spaces));
}

} // namespace

Ruling<MovementVerdict> judgeMovement(const MovementInquiry& inquiry, const Facts& facts)
{
    const Constants& constants = facts.constants;
    Reasons reasons;
    MovementVerdict verdict;
    verdict.allowance =
        movementAllowance(inquiry.position, inquiry.active, inquiry.movement, inquiry.hustle, constants);
    explainAllowance(inquiry, verdict.allowance, constants, reasons);
    verdict.reachable =
        reachableSpaces(inquiry.position, inquiry.active, verdict.allowance, inquiry.preventedThisTurn, constants);
    explainReach(inquiry, verdict.reachable.size(), constants, reasons);
    if (inquiry.path)
        verdict.path = Walk(inquiry, verdict.allowance, constants, reasons).judge();
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::kaosball
