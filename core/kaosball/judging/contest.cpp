// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/contest.h"

#include "base/few.h"
#include "kaosball/judging/texts.h"

#include <cstdlib>

namespace whistle::kaosball {

namespace {

/// One contest on its way to its verdict. The steps are those of the digest, 40.3, "How it is computed".
class ContestJudge : Reasons {
public:
    ContestJudge(const Contest& contest, const HouseRules& houseRules, const Constants& constants,
                 Reasons::Listening listening)
        : Reasons(listening)
        , m_contest(contest)
        , m_house(houseRules)
        , m_constants(constants)
    {
    }

    Ruling<ContestVerdict> judge()
    {
        m_verdict.initiatorCard = judgeSideCard(m_contest.initiator);
        m_verdict.comparisons.reserve(m_contest.targets.size());
        for (const ContestSide& target : m_contest.targets)
            compare(target);
        if (m_verdict.isResolved)
            applyEffects();
        return {std::move(m_verdict), std::move(why), std::move(rules)};
    }

private:
    const ContestFigure& initiatorFigure() const { return m_contest.initiator.figures.front(); }

    // 1. Live or dead.
    CardResult judgeSideCard(const ContestSide& side)
    {
        CardResult card = judgeCard(side.card, side.burned, m_house, m_constants);
        sayDead(side, card);
        if (isDoubled(side, card) && m_house.stimPackDoubles == StimPackDoubles::CardValue) {
            card.value *= 2;
            say("KB-33.7"_rule, Saying::tr("%1 played Stim Pack!: the starred %2 counts as %3."), side.team,
                int{side.card.value}, card.value);
        }
        if (side.stimPack && !isDoubled(side, card))
            say("KB-33.7"_rule,
                Saying::tr("%1 played Stim Pack!, but without a live starred card: nothing is doubled."), side.team);
        return card;
    }

    void sayDead(const ContestSide& side, CardResult card)
    {
        struct Dead {
            RuleId rule;
            Saying words; ///< %1 is the team, %2 the number on its card
        };
        static constexpr Indexed<Dead, 6> kinds{
            {{{"KB-17.8"_rule, Saying::tr("%1's %2 is dead: a %2 is already burned this period.")},
              {"KB-17.12"_rule, Saying::tr("%1's UPSET! is dead: one is already burned this period.")},
              {"KB-17.12"_rule, Saying::tr("%1's Booster Bru is dead: one is already burned this period.")},
              {"KB-17.11"_rule, Saying::tr("%1 played a tactic card: dead in a contest.")},
              {"KB-17.11"_rule, Saying::tr("%1 played a cheat card: dead in a contest.")},
              {"KB-R40"_rule, Saying::tr("%1 have no cards left: that counts as a dead card.")}}}};
        if (!card.isLive)
            say(kinds[side.card.kind].rule, kinds[side.card.kind].words, side.team, int{side.card.value});
    }

    // KB-R1: only a live, starred energy card is doubled, in both readings.
    static bool isDoubled(const ContestSide& side, CardResult card)
    {
        return side.stimPack && card.isLive && side.card.kind == CardKind::Energy && side.card.star;
    }

    // KB-31.2, KB-R16: what UPSET! looks at is the number printed on the other card.
    bool upsetWins(const ContestSide& side, CardResult card, const ContestSide& other, CardResult otherCard) const
    {
        if (side.card.kind != CardKind::Upset || !card.isLive)
            return false;
        if (!otherCard.isLive)
            return true;
        const int printed = other.card.kind == CardKind::Energy       ? other.card.value
                            : other.card.kind == CardKind::BoosterBru ? m_constants.boosterBruValue
                                                                      : 0;
        return printed >= m_constants.upsetWinsAgainstValue;
    }

    // KB-R1: what doubles the total has nothing to double where none is compared.
    void sayStimWithoutTotals(const ContestSide& side, CardResult card)
    {
        if (isDoubled(side, card) && m_house.stimPackDoubles == StimPackDoubles::ContestTotal)
            say("KB-R1"_rule, Saying::tr("%1 played Stim Pack!, but no totals are compared: nothing is doubled."),
                side.team);
    }

    // 2. One comparison.
    void compare(const ContestSide& target)
    {
        Comparison result;
        result.team = target.team;
        result.card = judgeSideCard(target);
        const CardResult initiatorCard = m_verdict.initiatorCard;
        if (upsetWins(m_contest.initiator, initiatorCard, target, result.card))
            winByUpset(result, target, true, result.card.isLive);
        else if (upsetWins(target, result.card, m_contest.initiator, initiatorCard))
            winByUpset(result, target, false, initiatorCard.isLive);
        else if (initiatorCard.isLive != result.card.isLive)
            winLiveOverDead(result, target);
        else
            compareTotals(result, target);
        if (result.decidedBy == DecidedBy::Upset || result.decidedBy == DecidedBy::LiveOverDead) {
            sayStimWithoutTotals(m_contest.initiator, initiatorCard);
            sayStimWithoutTotals(target, result.card);
        }
        m_verdict.comparisons.push_back(std::move(result));
    }

    /// The comparison is won; gives the winner's team.
    const std::string& decide(Comparison& result, const ContestSide& target, DecidedBy how, bool initiatorWins,
                              int margin)
    {
        result.decidedBy = how;
        result.winner = initiatorWins ? Winner::Initiator : Winner::Target;
        result.margin = margin;
        return initiatorWins ? m_contest.initiator.team : target.team;
    }

    void winByUpset(Comparison& result, const ContestSide& target, bool initiatorWins, bool otherIsLive)
    {
        const int margin = m_constants.upsetMargin;
        const std::string& winner = decide(result, target, DecidedBy::Upset, initiatorWins, margin);
        if (otherIsLive)
            say("KB-31.2"_rule, Saying::tr("%1's UPSET! beats a live card of %2 or more, by %3."), winner,
                m_constants.upsetWinsAgainstValue, margin);
        else
            say("KB-31.2"_rule, Saying::tr("%1's UPSET! beats a dead card, by %2."), winner, margin);
    }

    void winLiveOverDead(Comparison& result, const ContestSide& target)
    {
        const bool initiatorWins = m_verdict.initiatorCard.isLive;
        const int margin = initiatorWins ? m_verdict.initiatorCard.value : result.card.value;
        const std::string& winner = decide(result, target, DecidedBy::LiveOverDead, initiatorWins, margin);
        say("KB-17.9"_rule, Saying::tr("%1's live card beats %2's dead card, by %3."), winner,
            initiatorWins ? target.team : m_contest.initiator.team, margin);
    }

    int total(const ContestSide& side, CardResult card)
    {
        const int stat = side.stats.of(m_contest.type);
        const int plain = card.value + stat + side.painGain;
        const Sentence statName = m_contest.type == ContestType::Steal    ? Saying::tr("handling")
                                  : m_contest.type == ContestType::Tackle ? Saying::tr("tackling")
                                                                          : Saying::tr("fighting");
        if (isDoubled(side, card) && m_house.stimPackDoubles == StimPackDoubles::ContestTotal) {
            say("KB-R1"_rule, Saying::tr("%1: card %2, %3 %4, Pain/Gain %5, doubled by Stim Pack! to %6."), side.team,
                card.value, statName, stat, side.painGain, 2 * plain);
            return 2 * plain;
        }
        if (side.painGain > 0)
            say("KB-29.8"_rule, Saying::tr("%1: card %2, %3 %4, Pain/Gain %5, total %6."), side.team, card.value,
                statName, stat, side.painGain, plain);
        else
            say("KB-17.5"_rule, Saying::tr("%1: card %2, %3 %4, total %5."), side.team, card.value, statName, stat,
                plain);
        return plain;
    }

    void compareTotals(Comparison& result, const ContestSide& target)
    {
        if (!result.card.isLive)
            say("KB-17.10"_rule, Saying::tr("Both cards are dead and count as 0; the rest decides."));
        const int initiatorTotal = total(m_contest.initiator, m_verdict.initiatorCard);
        const int targetTotal = total(target, result.card);
        result.initiatorTotal = initiatorTotal;
        result.targetTotal = targetTotal;
        if (initiatorTotal == targetTotal)
            return breakTie(result, target);
        const int margin = std::abs(initiatorTotal - targetTotal);
        const std::string& winner = decide(result, target, DecidedBy::Totals, initiatorTotal > targetTotal, margin);
        say("KB-17.5"_rule, Saying::tr("%1 win %2 to %3, by %4."), winner, std::max(initiatorTotal, targetTotal),
            std::min(initiatorTotal, targetTotal), margin);
    }

    // KB-17.6, KB-R14: the active player rolls, and the roll is the margin.
    void breakTie(Comparison& result, const ContestSide& target)
    {
        const std::string& active = m_contest.isReaction ? target.team : m_contest.initiator.team;
        if (target.tiebreakerRolls.empty()) {
            result.decidedBy = DecidedBy::TiebreakerNeeded;
            m_verdict.isResolved = false;
            say("KB-17.6"_rule, Saying::tr("%1 to %1: %2 have the turn and roll the tiebreaker die."),
                *result.initiatorTotal, active);
            return;
        }
        const int roll = target.tiebreakerRolls.back();
        result.tiebreaker = roll;
        const std::string& winner =
            decide(result, target, DecidedBy::Tiebreaker, m_contest.isReaction ? roll < 0 : roll > 0, std::abs(roll));
        say("KB-17.6"_rule, Saying::tr("%1 to %1: %2 have the turn and rolled %3, so %4 win by %5."),
            *result.initiatorTotal, active, roll, winner, *result.margin);
    }

    // 3. and 4. Effects and victory points.
    void applyEffects()
    {
        m_verdict.initiator = untouched(initiatorFigure(), m_contest.initiator.painGain);
        m_verdict.victoryPoints.reserve(1 + m_contest.targets.size());
        m_verdict.victoryPoints.emplace_back(m_contest.initiator.team, 0);
        for (const ContestSide& target : m_contest.targets)
            m_verdict.victoryPoints.emplace_back(target.team, 0);
        for (std::size_t i = 0; i < m_contest.targets.size(); ++i) {
            const ContestSide& target = m_contest.targets[i];
            Comparison& result = m_verdict.comparisons[i];
            result.figures.reserve(target.figures.size());
            for (std::size_t f = 0; f < target.figures.size(); ++f)
                result.figures.push_back(untouched(target.figures[f], f == 0 ? target.painGain : 0));
            switch (m_contest.type) {
            case ContestType::Steal:
                applySteal(result);
                break;
            case ContestType::Tackle:
                applyTackle(target, result);
                break;
            case ContestType::Attack:
                applyAttack(target, result, m_verdict.victoryPoints[i + 1].second);
                break;
            }
        }
        placeBall();
        scoreInitiator();
    }

    static FigureResult untouched(const ContestFigure& figure, int painGain)
    {
        FigureResult result;
        result.id = figure.id;
        result.damageAfter = figure.damage + painGain;
        return result;
    }

    void applySteal(const Comparison& result)
    {
        if (result.winner == Winner::Initiator)
            say("KB-18.1"_rule, Saying::tr("%1 takes the ball."), initiatorFigure().id);
        else
            say("KB-18.1"_rule, Saying::tr("The steal fails; nothing else happens."));
    }

    // KB-29.4, KB-R17: each figure ignores its first points of damage in a turn.
    void hurt(const ContestFigure& figure, const ContestSide& side, int damage, FigureResult& result)
    {
        const int ignorable = side.upgrades[Upgrade::Hardy] - figure.preventedThisTurn - result.damagePrevented;
        const int ignored = std::clamp(ignorable, 0, damage);
        if (ignored > 0)
            say("KB-29.4"_rule, texts::hardyIgnores, figure.id, ignored);
        result.damagePrevented += ignored;
        result.damageTaken += damage - ignored;
        result.damageAfter += damage - ignored;
        if (damage > ignored)
            say("KB-18.6"_rule, texts::damageTaken, figure.id, damage - ignored, result.damageAfter, figure.health);
    }

    void dieIfDue(const ContestFigure& figure, FigureResult& result, bool butcher, bool wasHurt,
                  const std::string& killer)
    {
        const bool atEnd = result.damageAfter >= figure.health;
        if (result.isKilled || !(atEnd || (butcher && wasHurt)))
            return;
        result.isKilled = true;
        result.killedBy = killer;
        if (!atEnd)
            say("KB-30.6"_rule, Saying::tr("The Butcher won and dealt damage, so %1 dies, whatever its health."),
                figure.id);
        if (killer.empty())
            say("KB-5.3"_rule, texts::killedByNobody, figure.id);
        else
            say("KB-5.2"_rule, texts::killedFor, figure.id, killer);
    }

    void applyAttack(const ContestSide& target, Comparison& result, int& targetPoints)
    {
        if (result.winner == Winner::Initiator) {
            cite(result.decidedBy == DecidedBy::LiveOverDead ? "KB-18.7"_rule : "KB-18.6"_rule);
            for (std::size_t f = 0; f < target.figures.size(); ++f) {
                const int before = result.figures[f].damageTaken;
                hurt(target.figures[f], target, *result.margin, result.figures[f]);
                dieIfDue(target.figures[f], result.figures[f], initiatorFigure().ringer == Ringer::TheButcher,
                         result.figures[f].damageTaken > before, m_contest.initiator.team);
            }
            return;
        }
        // KB-18.8, KB-R20: one point for each lost comparison, until the figure is dead.
        FigureResult& loser = m_verdict.initiator;
        if (loser.isKilled)
            return;
        const int damage = m_constants.losingAttackerDamage;
        say("KB-18.8"_rule, Saying::tr("%1 lost its attack and takes %2 damage, whatever the difference."),
            initiatorFigure().id, damage);
        const int before = loser.damageTaken;
        hurt(initiatorFigure(), m_contest.initiator, damage, loser);
        const bool wasHurt = loser.damageTaken > before;
        const bool butcher = m_house.butcherKillsWhenDefending &&
                             std::any_of(target.figures.begin(), target.figures.end(), [](const ContestFigure& figure) {
                                 return figure.ringer == Ringer::TheButcher;
                             });
        dieIfDue(initiatorFigure(), loser, butcher, wasHurt,
                 m_house.losingAttackerCredit ? target.team : std::string());
        const int hate = target.upgrades[Upgrade::Hate];
        if (wasHurt && hate > 0 && m_house.losingAttackerCredit) {
            targetPoints += hate;
            say("KB-R7"_rule, texts::hateScores, target.team, hate);
        }
    }

    // KB-29.1, KB-R52: Brick, or down.
    void knockDown(const ContestFigure& figure, FigureResult& result)
    {
        if (figure.usesBrick) {
            if (result.damageTaken == 0) {
                result.damageTaken = 1;
                ++result.damageAfter;
                say("KB-29.1"_rule, texts::damageKept, figure.id);
            }
            return;
        }
        result.isKnockedDown = true;
        say("KB-18.2"_rule, texts::down, figure.id);
    }

    void applyTackle(const ContestSide& target, Comparison& result)
    {
        if (result.winner == Winner::Initiator) {
            for (std::size_t f = 0; f < target.figures.size(); ++f)
                knockDown(target.figures[f], result.figures[f]);
            return;
        }
        if (m_verdict.push != Push::None)
            return;
        const ContestFigure& loser = initiatorFigure();
        const Surroundings& round = m_contest.surroundings;
        if (round.freeSpaces == 0) {
            m_verdict.push = Push::KnockedDown;
            say("KB-18.5"_rule, Saying::tr("The tackle is lost, and every space around %1 is blocked."), loser.id);
            knockDown(loser, m_verdict.initiator);
        } else if (m_house.pushBackSmash == PushBackSmash::IfAnyBlocked && round.blockedSides > 0) {
            m_verdict.push = Push::MayBePushedOrKnockedDown;
            offer("KB-R5"_rule,
                  Saying::tr("The tackle is lost next to an obstacle, so %1 may be pushed or knocked down."), loser.id);
        } else {
            m_verdict.push = Push::MayBePushed;
            offer("KB-18.4"_rule, Saying::tr("The tackle is lost, so %1 may be pushed one space."), loser.id);
        }
    }

    /// What may be chosen; where it has been chosen, only the rule is cited.
    void offer(RuleId rule, Sentence sentence, const std::string& who)
    {
        if (m_contest.saysChoices)
            say(rule, sentence, who);
        else
            cite(rule);
    }

    // KB-18.1, KB-18.3, KB-R24: the ball as far as these figures are concerned.
    void placeBall()
    {
        if (initiatorFigure().hasBall) {
            const bool drops = m_verdict.initiator.isKilled || m_verdict.initiator.isKnockedDown;
            return leaveBall(drops, initiatorFigure().id);
        }
        for (std::size_t i = 0; i < m_contest.targets.size(); ++i) {
            for (std::size_t f = 0; f < m_contest.targets[i].figures.size(); ++f) {
                const ContestFigure& carrier = m_contest.targets[i].figures[f];
                if (carrier.hasBall)
                    placeBallOf(carrier, m_verdict.comparisons[i].winner, m_verdict.comparisons[i].figures[f]);
            }
        }
    }

    void placeBallOf(const ContestFigure& carrier, Winner winner, const FigureResult& result)
    {
        if (m_contest.type == ContestType::Steal) {
            m_verdict.carrierAfter = winner == Winner::Initiator ? initiatorFigure().id : carrier.id;
            return;
        }
        m_verdict.followUpAllowed = result.isKnockedDown && !m_verdict.initiator.isKnockedDown;
        if (m_verdict.followUpAllowed && m_contest.followUp) {
            m_verdict.carrierAfter = initiatorFigure().id;
            say("KB-18.3"_rule, Saying::tr("%1 follows up into the space and takes the ball."), initiatorFigure().id);
        } else if (m_verdict.followUpAllowed) {
            m_verdict.ballIsLoose = true;
            say("KB-18.3"_rule, Saying::tr("The ball stays loose in the space; %1 could have followed up."),
                initiatorFigure().id);
        } else {
            leaveBall(result.isKilled || result.isKnockedDown, carrier.id);
        }
    }

    void leaveBall(bool drops, const std::string& carrier)
    {
        m_verdict.ballIsLoose = drops;
        if (drops)
            say("KB-R24"_rule, Saying::tr("The ball stays loose in the space."));
        else
            m_verdict.carrierAfter = carrier;
    }

    void scoreInitiator()
    {
        const ContestSide& side = m_contest.initiator;
        int& points = m_verdict.victoryPoints.front().second;
        const bool wonAny =
            std::any_of(m_verdict.comparisons.begin(), m_verdict.comparisons.end(),
                        [](const Comparison& comparison) { return comparison.winner == Winner::Initiator; });
        int hate = 0;
        bool meetsPanda = false;
        for (std::size_t i = 0; i < m_contest.targets.size(); ++i) {
            for (std::size_t f = 0; f < m_contest.targets[i].figures.size(); ++f) {
                // KB-R43: once a figure; Brick's point is a price (KB-R18), so only attacks count.
                const bool hurtByAttack =
                    m_contest.type == ContestType::Attack && m_verdict.comparisons[i].figures[f].damageTaken > 0;
                hate += hurtByAttack ? side.upgrades[Upgrade::Hate] : 0;
                meetsPanda = meetsPanda || m_contest.targets[i].figures[f].ringer == Ringer::PandaMonium;
            }
        }
        if (hate > 0)
            say("KB-29.5"_rule, texts::hateScores, side.team, hate);
        points += hate;
        const int pileDriver = side.upgrades[Upgrade::PileDriver];
        if (m_contest.type == ContestType::Tackle && wonAny && pileDriver > 0) {
            points += pileDriver;
            say("KB-29.9"_rule, Saying::tr("Pile Driver: +%2 for %1."), side.team, pileDriver);
        }
        if (meetsPanda) {
            --points;
            say("KB-R59"_rule, Saying::tr("Panda Monium: −1 for %1, who started a contest against it."), side.team);
        }
        if (side.ability == Ability::Vampirism && m_contest.type != ContestType::Steal && wonAny) {
            m_verdict.healingAllowed = 1;
            offer("KB-28.3"_rule, Saying::tr("By Vampirism, %1 may heal 1 damage."), side.team);
        }
    }

    const Contest& m_contest;
    const HouseRules& m_house;
    const Constants& m_constants;
    ContestVerdict m_verdict;
};

} // namespace

CardResult judgeCard(Card card, BurnedNumbers burned, const HouseRules& houseRules, const Constants& constants)
{
    const bool dead = burned.contains(card);
    switch (card.kind) {
    case CardKind::Energy:
        return {!dead, dead ? 0 : card.value};
    case CardKind::Upset:
        return {!dead, dead ? 0 : houseRules.upsetPrintedValue};
    case CardKind::BoosterBru:
        return {!dead, dead ? 0 : constants.boosterBruValue};
    default:
        return {false, 0};
    }
}

Ruling<ContestVerdict> judgeContest(const Contest& contest, const HouseRules& houseRules, const Constants& constants,
                                    Reasons::Listening listening)
{
    return ContestJudge(contest, houseRules, constants, listening).judge();
}

} // namespace whistle::kaosball
