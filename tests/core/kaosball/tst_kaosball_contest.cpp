// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json.h"
#include "kaosball/judging/contest.h"

#include <QTest>
#include <algorithm>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// A contest put together in words: stats are 0 and figures sturdy bruisers unless something else is said.
class Fight {
public:
    explicit Fight(ContestType type)
    {
        contest.type = type;
        contest.initiator = side("red", FigureKind::Bruiser);
        contest.targets.push_back(side("blue", FigureKind::Bruiser));
        if (type == ContestType::Steal) {
            contest.initiator.figures.front().kind = FigureKind::Runner;
            target().figures.front().hasBall = true;
        }
    }
    Fight& shows(Card card)
    {
        contest.initiator.card = card;
        return *this;
    }
    Fight& against(Card card)
    {
        target().card = card;
        return *this;
    }
    Fight& stats(int initiator, int target)
    {
        contest.initiator.stats = {initiator, initiator, initiator};
        this->target().stats = {target, target, target};
        return *this;
    }
    Fight& rolls(std::vector<int> results)
    {
        target().tiebreakerRolls = std::move(results);
        return *this;
    }
    Fight& burned(const std::vector<Card>& cards)
    {
        contest.initiator.burned = BurnedNumbers(cards);
        return *this;
    }
    Fight& targetBurned(const std::vector<Card>& cards)
    {
        target().burned = BurnedNumbers(cards);
        return *this;
    }
    Fight& upgrade(Upgrade upgrade, int copies = 1)
    {
        contest.initiator.upgrades.copies[static_cast<std::size_t>(upgrade)] = static_cast<std::uint8_t>(copies);
        return *this;
    }
    Fight& targetUpgrade(Upgrade upgrade, int copies = 1)
    {
        target().upgrades.copies[static_cast<std::size_t>(upgrade)] = static_cast<std::uint8_t>(copies);
        return *this;
    }
    Fight& reaction()
    {
        contest.isReaction = true;
        return *this;
    }
    Fight& withStimPack()
    {
        contest.initiator.stimPack = true;
        return *this;
    }
    Fight& surroundings(int free, int blocked)
    {
        contest.surroundings = {free, blocked};
        return *this;
    }
    /// The initiator is this ringer.
    Fight& ringer(Ringer ringer)
    {
        figure().kind = FigureKind::Ringer;
        figure().ringer = ringer;
        return *this;
    }
    Fight& targetRinger(Ringer ringer)
    {
        targetFigure().kind = FigureKind::Ringer;
        targetFigure().ringer = ringer;
        return *this;
    }
    /// Cretin the Ettin against a second team ("green") with this card.
    Fight& andGreen(Card card)
    {
        ringer(Ringer::CretinTheEttin);
        contest.targets.push_back(side("green", FigureKind::Bruiser));
        contest.targets.back().card = card;
        return *this;
    }
    ContestSide& target() { return contest.targets.front(); }
    ContestFigure& figure() { return contest.initiator.figures.front(); }
    ContestFigure& targetFigure() { return target().figures.front(); }

    [[nodiscard]] Ruling<ContestVerdict> ruling() const
    {
        if (!contestFaults(contest).empty())
            qFatal("this contest is impossible");
        return judgeContest(contest, house, printedFacts()->constants);
    }
    [[nodiscard]] ContestVerdict verdict() const { return ruling().verdict; }
    [[nodiscard]] Comparison comparison() const { return verdict().comparisons.front(); }
    [[nodiscard]] Winner winner() const { return comparison().winner; }
    [[nodiscard]] int margin() const { return comparison().margin.value_or(-1); }
    [[nodiscard]] int damageOfTarget() const { return comparison().figures.front().damageTaken; }
    [[nodiscard]] int pointsOf(std::string_view team) const
    {
        for (const auto& [name, points] : verdict().victoryPoints) {
            if (name == team)
                return points;
        }
        return -99;
    }
    [[nodiscard]] std::string problemAt() const
    {
        const Problems problems = problemsOf(contestFaults(contest));
        return problems.empty() ? "none" : problems.front().at;
    }

    Contest contest;
    HouseRules house;

private:
    static ContestSide side(const std::string& team, FigureKind kind)
    {
        ContestSide one;
        one.team = team;
        one.card = Card::energy(1);
        ContestFigure figure;
        figure.id = team + "/1";
        figure.kind = kind;
        figure.health = 9;
        one.figures.push_back(figure);
        return one;
    }
};

Fight steal()
{
    return Fight(ContestType::Steal);
}
Fight tackle()
{
    return Fight(ContestType::Tackle);
}
Fight attack()
{
    return Fight(ContestType::Attack);
}

bool cites(const Ruling<ContestVerdict>& ruling, std::string_view rule)
{
    return std::any_of(ruling.rules.begin(), ruling.rules.end(), [&](RuleId one) { return one.id == rule; });
}

CardResult judged(Card card, const std::vector<Card>& burned, const HouseRules& house = {})
{
    return judgeCard(card, BurnedNumbers(burned), house, printedFacts()->constants);
}

const Card huddle = Card::tactic(Tactic::Huddle);

} // namespace

/// The contest as the rules tell it, without a match (KB-17, KB-18).
class TestKaosballContest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // --- live and dead ---
    // KB-17.7, KB-17.8, KB-17.13, KB-31.1.
    void aNumberBurnedBeforeIsDeadWhateverTheStars()
    {
        QVERIFY(judged(Card::energy(4), {Card::energy(3), Card::energy(5, true)}).isLive);
        QVERIFY(!judged(Card::energy(4), {Card::energy(4, true)}).isLive);
        QVERIFY(!judged(Card::energy(4, true), {Card::energy(4)}).isLive);
        QCOMPARE(judged(Card::energy(4, true), {}).value, 4);
        QCOMPARE(judged(Card::energy(4), {Card::energy(4)}).value, 0);
    }

    // KB-17.11.
    void tacticAndCheatCardsAreDead()
    {
        QVERIFY(!judged(huddle, {}).isLive);
        QVERIFY(!judged(Card::cheat(Cheat::KaosRule), {}).isLive);
    }

    // KB-17.12, KB-33.1.
    void boosterBruCountsSixUntilOneIsBurned()
    {
        QCOMPARE(judged(Card::boosterBru(), {Card::energy(6), Card::upset()}).value, 6);
        QVERIFY(!judged(Card::boosterBru(), {Card::boosterBru()}).isLive);
        QVERIFY(judged(Card::energy(6), {Card::boosterBru()}).isLive);
        QVERIFY(!judged(Card::upset(), {Card::upset()}).isLive);
    }

    // KB-31.3, KB-R2.
    void upsetCountsTheNumberThatThePlayersEntered()
    {
        QCOMPARE(judged(Card::upset(), {}).value, 0);
        HouseRules house;
        house.upsetPrintedValue = 7;
        QCOMPARE(judged(Card::upset(), {}, house).value, 7);
        QCOMPARE(judged(Card::upset(), {Card::upset()}, house).value, 0);
    }

    // KB-R40.
    void noCardIsADeadCard()
    {
        QVERIFY(!judged(Card{}, {}).isLive);
        QCOMPARE(tackle().shows(Card::energy(1)).against(Card{}).comparison().decidedBy, DecidedBy::LiveOverDead);
    }

    // KB-17.9, KB-18.7.
    void liveBeatsDeadWhateverTheStats()
    {
        const Fight fight = attack().stats(-9, 9).shows(Card::energy(2)).against(huddle);
        QCOMPARE(fight.winner(), Winner::Initiator);
        QCOMPARE(fight.damageOfTarget(), 2);
        QVERIFY(!fight.comparison().initiatorTotal.has_value());
        QVERIFY(cites(fight.ruling(), "KB-17.9"));
    }

    // KB-17.10.
    void deadAgainstDeadLeavesTheStats()
    {
        const Fight fight = attack().stats(3, 1).shows(huddle).against(Card::cheat(Cheat::Bzzzzt));
        QCOMPARE(fight.comparison().initiatorTotal, 3);
        QCOMPARE(fight.damageOfTarget(), 2);
        QVERIFY(cites(fight.ruling(), "KB-17.10"));
        QCOMPARE(attack().stats(1, 1).shows(huddle).against(huddle).comparison().decidedBy,
                 DecidedBy::TiebreakerNeeded);
    }

    // --- totals and the die ---
    // KB-17.1, KB-17.5.
    void eachContestUsesItsOwnStat()
    {
        for (const ContestType type : {ContestType::Steal, ContestType::Tackle, ContestType::Attack}) {
            Fight fight(type);
            fight.contest.initiator.stats = {1, 2, 3};
            const int expected = type == ContestType::Steal ? 2 : type == ContestType::Tackle ? 3 : 4;
            QCOMPARE(fight.comparison().initiatorTotal, expected);
            QCOMPARE(fight.comparison().targetTotal, 1);
        }
    }

    // KB-3.6: runners resist tackles and attacks, bruisers resist steals.
    void anyFigureCanResist()
    {
        Fight fight = tackle();
        fight.targetFigure().kind = FigureKind::Runner;
        QCOMPARE(fight.problemAt(), "none");
        QCOMPARE(steal().problemAt(), "none");
    }

    // KB-17.6: the active player rolls and adds it to the own total, in a reaction the target's side.
    void theActivePlayerRollsForATie()
    {
        QCOMPARE(tackle().rolls({1}).winner(), Winner::Initiator);
        QCOMPARE(tackle().rolls({-1}).winner(), Winner::Target);
        QCOMPARE(tackle().reaction().rolls({1}).winner(), Winner::Target);
        QCOMPARE(tackle().reaction().rolls({-2}).winner(), Winner::Initiator);
    }

    // KB-R14.
    void theDieCountsForTheDamage()
    {
        const Fight fight = attack().rolls({2});
        QCOMPARE(fight.damageOfTarget(), 2);
        QCOMPARE(fight.comparison().initiatorTotal, fight.comparison().targetTotal);
        QCOMPARE(fight.comparison().tiebreaker, 2);
    }

    void withoutARollEverythingWaits()
    {
        const ContestVerdict verdict = attack().verdict();
        QVERIFY(!verdict.isResolved);
        QVERIFY(verdict.comparisons.front().figures.empty());
        QVERIFY(!verdict.comparisons.front().margin.has_value());
        QVERIFY(verdict.victoryPoints.empty());
    }

    void aRollWithoutATieIsIgnored()
    {
        const Comparison comparison = tackle().stats(1, 0).rolls({-2}).comparison();
        QCOMPARE(comparison.winner, Winner::Initiator);
        QVERIFY(!comparison.tiebreaker.has_value());
    }

    // KB-29.7: one more roll for each Lucky of the side whose turn it is; the last one counts.
    void luckyRollsAgain()
    {
        QCOMPARE(tackle().upgrade(Upgrade::Lucky).rolls({-1, 2}).winner(), Winner::Initiator);
        QCOMPARE(tackle().upgrade(Upgrade::Lucky, 2).rolls({2, 1, -1}).winner(), Winner::Target);
        QCOMPARE(tackle().rolls({1, 2}).problemAt(), "/targets/0/tiebreaker_rolls");
        QCOMPARE(tackle().targetUpgrade(Upgrade::Lucky).rolls({1, 2}).problemAt(), "/targets/0/tiebreaker_rolls");
        QCOMPARE(tackle().reaction().targetUpgrade(Upgrade::Lucky).rolls({1, 2}).problemAt(), "none");
    }

    // --- UPSET! (KB-31.2, KB-R16) ---
    void upsetWinsByThree_data()
    {
        QTest::addColumn<int>("value"); // 0: Booster Bru, -1: a dead card
        QTest::addColumn<bool>("wins");
        QTest::newRow("against a 4") << 4 << true;
        QTest::newRow("against a 5") << 5 << true;
        QTest::newRow("against Booster Bru") << 0 << true;
        QTest::newRow("against a dead card") << -1 << true;
        QTest::newRow("not against a 3") << 3 << false;
        QTest::newRow("not against a 1") << 1 << false;
    }

    void upsetWinsByThree()
    {
        QFETCH(int, value);
        QFETCH(bool, wins);
        const Card other = value > 0 ? Card::energy(value) : value == 0 ? Card::boosterBru() : huddle;
        const Fight attacker = attack().stats(-9, 9).shows(Card::upset()).against(other);
        QCOMPARE(attacker.winner(), wins ? Winner::Initiator : Winner::Target);
        QCOMPARE(attacker.comparison().decidedBy, wins ? DecidedBy::Upset : DecidedBy::Totals);
        if (wins)
            QCOMPARE(attacker.margin(), 3);
        const Fight defender = attack().stats(9, -9).shows(other).against(Card::upset());
        QCOMPARE(defender.winner(), wins ? Winner::Target : Winner::Initiator);
    }

    void upsetLooksAtThePrintedNumber()
    {
        const Fight fight = attack().stats(0, 9).shows(Card::energy(3, true)).withStimPack().against(Card::upset());
        QCOMPARE(fight.comparison().decidedBy, DecidedBy::Totals);
        QCOMPARE(fight.comparison().initiatorTotal, 6);
    }

    void twoUpsetsCompareTotals()
    {
        const Fight fight = attack().stats(2, 1).shows(Card::upset()).against(Card::upset());
        QCOMPARE(fight.comparison().decidedBy, DecidedBy::Totals);
        QCOMPARE(fight.margin(), 1);
    }

    void aDeadUpsetWinsNothing()
    {
        const Fight fight = attack().shows(Card::upset()).burned({Card::upset()}).against(Card::energy(5));
        QCOMPARE(fight.comparison().decidedBy, DecidedBy::LiveOverDead);
        QCOMPARE(fight.winner(), Winner::Target);
    }

    void painGainChangesNothingInAnUpset()
    {
        Fight fight = attack().upgrade(Upgrade::PainGain, 2).shows(Card::upset()).against(Card::energy(4));
        fight.contest.initiator.painGain = 2;
        QCOMPARE(fight.margin(), 3);
        QCOMPARE(fight.verdict().initiator.damageAfter, 2);
    }

    // --- Stim Pack! (KB-33.7, KB-R1, KB-R54) ---
    void stimPackDoublesALiveStarredCard()
    {
        QCOMPARE(attack().stats(1, 0).shows(Card::energy(3, true)).withStimPack().comparison().initiatorTotal, 7);
        QCOMPARE(attack().stats(1, 0).shows(Card::energy(3)).withStimPack().comparison().initiatorTotal, 4);
        const Fight dead = attack().shows(Card::energy(3, true)).burned({Card::energy(3)}).withStimPack();
        QCOMPARE(dead.winner(), Winner::Target);
        QCOMPARE(dead.verdict().initiatorCard.value, 0);
    }

    void stimPackDoublesTheTotalInTheOtherReading()
    {
        Fight fight = attack().stats(2, 0).shows(Card::energy(3, true)).withStimPack().upgrade(Upgrade::PainGain);
        fight.contest.initiator.painGain = 1;
        fight.house.stimPackDoubles = StimPackDoubles::ContestTotal;
        QCOMPARE(fight.comparison().initiatorTotal, 12);
        QCOMPARE(fight.verdict().initiatorCard.value, 3);
    }

    void againstADeadCardTheDoubledNumberIsTheDamage()
    {
        Fight fight = attack().shows(Card::energy(2, true)).withStimPack().against(huddle);
        QCOMPARE(fight.damageOfTarget(), 4);
        fight.house.stimPackDoubles = StimPackDoubles::ContestTotal;
        QCOMPARE(fight.damageOfTarget(), 2);
    }

    // --- steal (KB-18.1) ---
    void aStealTakesTheBall()
    {
        const Fight won = steal().stats(1, 0);
        QCOMPARE(won.verdict().carrierAfter, "red/1");
        const ContestVerdict lost = steal().stats(0, 1).verdict();
        QCOMPARE(lost.carrierAfter, "blue/1");
        QCOMPARE(lost.initiator.damageTaken, 0);
        QCOMPARE(lost.push, Push::None);
    }

    // --- tackle (KB-18.2 to KB-18.5) ---
    void aTackleKnocksDownAndFreesTheBall()
    {
        Fight fight = tackle().stats(1, 0);
        QVERIFY(fight.comparison().figures.front().isKnockedDown);
        QVERIFY(!fight.verdict().followUpAllowed); // no ball, no follow-up
        fight.targetFigure().hasBall = true;
        QVERIFY(fight.verdict().ballIsLoose);
        QVERIFY(fight.verdict().followUpAllowed);
        fight.contest.followUp = true;
        QCOMPARE(fight.verdict().carrierAfter, "red/1");
        QVERIFY(!fight.verdict().ballIsLoose);
    }

    // KB-18.4, KB-18.5, KB-R5.
    void aLostTackleIsPushedBackOrSmashed()
    {
        const auto lost = [](int free, int blocked, PushBackSmash reading) {
            Fight fight = tackle().stats(0, 1).surroundings(free, blocked);
            fight.house.pushBackSmash = reading;
            return fight.verdict();
        };
        const auto all = PushBackSmash::OnlyIfAllBlocked;
        const auto any = PushBackSmash::IfAnyBlocked;
        QCOMPARE(lost(3, 0, all).push, Push::MayBePushed);
        QCOMPARE(lost(1, 2, all).push, Push::MayBePushed);
        QCOMPARE(lost(0, 3, all).push, Push::KnockedDown);
        QVERIFY(lost(0, 3, all).initiator.isKnockedDown);
        QCOMPARE(lost(3, 0, any).push, Push::MayBePushed);
        QCOMPARE(lost(1, 2, any).push, Push::MayBePushedOrKnockedDown);
        QVERIFY(!lost(1, 2, any).initiator.isKnockedDown);
        QCOMPARE(lost(0, 3, any).push, Push::KnockedDown);
    }

    void aSmashedCarrierDropsTheBall()
    {
        Fight fight = tackle().stats(0, 1).surroundings(0, 3);
        fight.figure().hasBall = true;
        QVERIFY(fight.verdict().ballIsLoose);
        QVERIFY(!fight.verdict().followUpAllowed);
    }

    // KB-29.1, KB-R18, KB-R52.
    void brickTakesADamageThatCannotBePrevented()
    {
        Fight fight = tackle().stats(1, 0).targetUpgrade(Upgrade::Brick, 2).targetUpgrade(Upgrade::Hardy, 3);
        fight.upgrade(Upgrade::PileDriver).upgrade(Upgrade::Hate);
        fight.targetFigure().usesBrick = true;
        fight.targetFigure().hasBall = true;
        const ContestVerdict verdict = fight.verdict();
        QVERIFY(!verdict.comparisons.front().figures.front().isKnockedDown);
        QCOMPARE(verdict.comparisons.front().figures.front().damageTaken, 1);
        QVERIFY(!verdict.followUpAllowed);
        QCOMPARE(verdict.carrierAfter, "blue/1");
        QCOMPARE(fight.pointsOf("red"), 1); // Pile Driver: the tackle is won; a price pays no Hate
        Fight smashed = tackle().stats(0, 1).surroundings(0, 4).upgrade(Upgrade::Brick);
        smashed.figure().usesBrick = true;
        QCOMPARE(smashed.verdict().push, Push::KnockedDown);
        QVERIFY(!smashed.verdict().initiator.isKnockedDown);
        QCOMPARE(smashed.verdict().initiator.damageAfter, 1);
    }

    // KB-29.9.
    void pileDriverPaysTheInitiatorOfAWonTackle()
    {
        QCOMPARE(tackle().stats(1, 0).upgrade(Upgrade::PileDriver, 2).pointsOf("red"), 2);
        QCOMPARE(tackle().stats(0, 1).targetUpgrade(Upgrade::PileDriver).pointsOf("blue"), 0);
        QCOMPARE(attack().stats(1, 0).upgrade(Upgrade::PileDriver).pointsOf("red"), 0);
    }

    // --- attack (KB-18.6 to KB-18.9) ---
    void anAttackDealsTheDifference() { QCOMPARE(attack().stats(2, 0).shows(Card::energy(4)).damageOfTarget(), 5); }

    // KB-5.1, KB-5.2.
    void damageOfHealthKillsForTheWinner()
    {
        Fight fight = attack().stats(2, 0);
        fight.targetFigure().health = 3;
        fight.targetFigure().damage = 1;
        fight.targetFigure().hasBall = true;
        const ContestVerdict verdict = fight.verdict();
        QVERIFY(verdict.comparisons.front().figures.front().isKilled);
        QCOMPARE(verdict.comparisons.front().figures.front().killedBy, "red");
        QVERIFY(verdict.ballIsLoose);
        QVERIFY(!verdict.followUpAllowed); // KB-18.9
    }

    // KB-18.8, KB-R7.
    void aLosingAttackerTakesOneWhateverTheCards()
    {
        Fight fight = attack().stats(0, 9).targetUpgrade(Upgrade::Hate);
        fight.figure().health = 1;
        QCOMPARE(fight.verdict().initiator.damageTaken, 1);
        QCOMPARE(fight.verdict().initiator.killedBy, "blue");
        QCOMPARE(fight.pointsOf("blue"), 1);
        fight.house.losingAttackerCredit = false;
        QVERIFY(fight.verdict().initiator.isKilled);
        QCOMPARE(fight.verdict().initiator.killedBy, "");
        QCOMPARE(fight.pointsOf("blue"), 0);
    }

    // KB-29.4, KB-R17.
    void hardyIgnoresTheFirstPointOfTheTurn()
    {
        QCOMPARE(attack().stats(3, 0).targetUpgrade(Upgrade::Hardy, 2).damageOfTarget(), 1);
        Fight used = attack().stats(3, 0).targetUpgrade(Upgrade::Hardy, 2);
        used.targetFigure().preventedThisTurn = 1;
        QCOMPARE(used.damageOfTarget(), 2);
        QCOMPARE(attack().stats(0, 3).upgrade(Upgrade::Hardy).verdict().initiator.damageTaken, 0);
    }

    // KB-29.5, KB-R43.
    void hatePaysForEachHurtFigure()
    {
        QCOMPARE(attack().stats(3, 0).upgrade(Upgrade::Hate, 2).pointsOf("red"), 2);
        QCOMPARE(attack().stats(1, 0).upgrade(Upgrade::Hate).targetUpgrade(Upgrade::Hardy).pointsOf("red"), 0);
    }

    // KB-29.8, KB-R18, KB-R19.
    void painGainAddsOneForADamage()
    {
        Fight fight = attack().upgrade(Upgrade::PainGain, 2).targetUpgrade(Upgrade::Hate);
        fight.contest.initiator.painGain = 2;
        QCOMPARE(fight.comparison().initiatorTotal, 3);
        QCOMPARE(fight.verdict().initiator.damageTaken, 0);
        QCOMPARE(fight.verdict().initiator.damageAfter, 2);
        QCOMPARE(fight.pointsOf("blue"), 0);
        fight.contest.initiator.painGain = 3;
        QCOMPARE(fight.problemAt(), "/initiator/pain_gain");
        fight.contest.initiator.painGain = 1;
        fight.figure().damage = 1;
        QCOMPARE(fight.problemAt(), "/initiator/pain_gain");
        fight.figure().damage = 0;
        fight.figure().health = 1;
        QCOMPARE(fight.problemAt(), "/initiator/pain_gain");
    }

    // KB-28.3, KB-R20: whoever initiates and wins an attack or a tackle.
    void vampirismHealsOnce()
    {
        const auto healing = [](Fight fight) {
            fight.contest.initiator.ability = Ability::Vampirism;
            return fight.verdict().healingAllowed;
        };
        QCOMPARE(healing(attack().stats(1, 0)), 1);
        QCOMPARE(healing(tackle().stats(1, 0)), 1);
        QCOMPARE(healing(tackle().stats(1, 0).reaction()), 1);
        QCOMPARE(healing(attack().stats(0, 1)), 0);
        QCOMPARE(healing(steal().stats(1, 0)), 0);
        QCOMPARE(healing(attack().stats(2, 0).andGreen(Card::energy(1))), 1);
        Fight defender = attack().stats(0, 1);
        defender.target().ability = Ability::Vampirism;
        QCOMPARE(defender.verdict().healingAllowed, 0);
    }

    // --- ringers ---
    // KB-30.6, KB-R6.
    void theButcherKillsWithAnyDamage()
    {
        QVERIFY(attack().stats(1, 0).ringer(Ringer::TheButcher).comparison().figures.front().isKilled);
        QVERIFY(!attack()
                     .stats(1, 0)
                     .ringer(Ringer::TheButcher)
                     .targetUpgrade(Upgrade::Hardy)
                     .comparison()
                     .figures.front()
                     .isKilled);
        Fight attacked = attack().stats(0, 1).targetRinger(Ringer::TheButcher);
        QVERIFY(attacked.verdict().initiator.isKilled);
        attacked.house.butcherKillsWhenDefending = false;
        QVERIFY(!attacked.verdict().initiator.isKilled);
        QCOMPARE(attacked.verdict().initiator.damageTaken, 1);
    }

    // KB-30.3, KB-R59.
    void whoeverStartsWithPandaMoniumLosesAPoint()
    {
        QCOMPARE(tackle().stats(1, 0).targetRinger(Ringer::PandaMonium).pointsOf("red"), -1);
        QCOMPARE(tackle().stats(0, 1).targetRinger(Ringer::PandaMonium).pointsOf("red"), -1);
        QCOMPARE(tackle().stats(0, 1).reaction().targetRinger(Ringer::PandaMonium).pointsOf("red"), -1);
        QCOMPARE(tackle().stats(1, 0).ringer(Ringer::PandaMonium).pointsOf("blue"), 0);
    }

    // KB-30.4.
    void nobodyReactsToPantherButToRobIt()
    {
        QCOMPARE(tackle().reaction().targetRinger(Ringer::Panther).problemAt(), "/reaction");
        QCOMPARE(attack().reaction().targetRinger(Ringer::Panther).problemAt(), "/reaction");
        QCOMPARE(tackle().targetRinger(Ringer::Panther).problemAt(), "none");
        QCOMPARE(steal().reaction().targetRinger(Ringer::Panther).problemAt(), "none");
    }

    // KB-30.1, KB-R20.
    void cretinComparesOneCardWithEachTeam()
    {
        Fight fight = attack().stats(0, 0).shows(Card::energy(3)).against(Card::energy(1)).andGreen(Card::energy(5));
        fight.upgrade(Upgrade::Hate);
        const ContestVerdict verdict = fight.verdict();
        QCOMPARE(verdict.comparisons[0].winner, Winner::Initiator);
        QCOMPARE(verdict.comparisons[1].winner, Winner::Target);
        QCOMPARE(verdict.comparisons[0].figures.front().damageTaken, 2);
        QCOMPARE(verdict.initiator.damageTaken, 1);
        QCOMPARE(fight.pointsOf("red"), 1);
    }

    void cretinTakesOneForEachLostComparisonUntilHeIsDead()
    {
        Fight fight = attack().against(Card::energy(2)).andGreen(Card::energy(3));
        fight.contest.targets[1].upgrades.add(Upgrade::Hate);
        QCOMPARE(fight.verdict().initiator.damageTaken, 2);
        QCOMPARE(fight.pointsOf("green"), 1);
        fight.figure().health = 1;
        QCOMPARE(fight.verdict().initiator.damageTaken, 1);
        QCOMPARE(fight.verdict().initiator.killedBy, "blue");
        QCOMPARE(fight.pointsOf("green"), 0);
    }

    void cretinAgainstTwoOfOneTeamIsOneComparison()
    {
        Fight fight = tackle().stats(1, 0).ringer(Ringer::CretinTheEttin).upgrade(Upgrade::PileDriver);
        fight.target().figures.push_back(fight.targetFigure());
        fight.target().figures.back().id = "blue/2";
        QCOMPARE(fight.verdict().comparisons.size(), 1);
        QVERIFY(fight.comparison().figures[0].isKnockedDown && fight.comparison().figures[1].isKnockedDown);
        QCOMPARE(fight.pointsOf("red"), 1);
    }

    void eachTieOfCretinHasItsOwnRoll()
    {
        Fight fight = tackle().andGreen(Card::energy(1)).rolls({1});
        QVERIFY(!fight.verdict().isResolved);
        fight.contest.targets[1].tiebreakerRolls = {-1};
        QCOMPARE(fight.verdict().comparisons[0].winner, Winner::Initiator);
        QCOMPARE(fight.verdict().comparisons[1].winner, Winner::Target);
    }

    void aSmashedCretinCannotFollowUp()
    {
        Fight fight = tackle().shows(Card::energy(2)).andGreen(Card::energy(5)).surroundings(0, 2);
        fight.targetFigure().hasBall = true;
        fight.contest.followUp = true;
        QVERIFY(!fight.verdict().followUpAllowed);
        QVERIFY(fight.verdict().ballIsLoose);
        fight.surroundings(1, 1);
        QCOMPARE(fight.verdict().carrierAfter, "red/1");
    }

    // --- what cannot be (digest, 40.3, errors) ---
    // KB-3.3, KB-3.4, KB-3.5.
    void runnersStealAndBruisersTackleAndRingersDoBoth()
    {
        Fight fight = tackle();
        fight.figure().kind = FigureKind::Runner;
        QCOMPARE(fight.problemAt(), "/initiator/figure/kind");
        fight.contest.type = ContestType::Attack;
        QCOMPARE(fight.problemAt(), "/initiator/figure/kind");
        Fight robbery = steal();
        robbery.figure().kind = FigureKind::Bruiser;
        QCOMPARE(robbery.problemAt(), "/initiator/figure/kind");
        robbery.figure().kind = FigureKind::Ringer;
        QCOMPARE(robbery.problemAt(), "none");
        fight.figure().kind = FigureKind::Ringer;
        QCOMPARE(fight.problemAt(), "none");
    }

    void thereIsOneBall()
    {
        Fight fight = steal();
        fight.targetFigure().hasBall = false;
        QCOMPARE(fight.problemAt(), "/targets/0/figures/0/has_ball");
        Fight two = tackle();
        two.figure().hasBall = two.targetFigure().hasBall = true;
        QCOMPARE(two.problemAt(), "/targets/0/figures/0/has_ball");
    }

    void onlyCretinTakesOnTwoAndOnlyInHisOwnTurn()
    {
        Fight fight = tackle().andGreen(Card::energy(1));
        QCOMPARE(fight.problemAt(), "none");
        fight.contest.isReaction = true;
        QVERIFY(fight.problemAt() != "none");
        fight.contest.isReaction = false;
        fight.figure().ringer = Ringer::TheDragon;
        QCOMPARE(fight.problemAt(), "/targets");
    }

    void brickIsCheckedBeforehand()
    {
        Fight fight = tackle();
        fight.targetFigure().usesBrick = true;
        QCOMPARE(fight.problemAt(), "/targets/0/figures/0/use_brick");
        fight.targetUpgrade(Upgrade::Brick);
        QCOMPARE(fight.problemAt(), "none");
        fight.targetFigure().damage = 8; // of 9
        QCOMPARE(fight.problemAt(), "/targets/0/figures/0/use_brick");
        fight.targetFigure().damage = 0;
        fight.targetFigure().kind = FigureKind::Runner;
        QCOMPARE(fight.problemAt(), "/targets/0/figures/0/use_brick");
    }

    void namesAreDifferent()
    {
        Fight fight = tackle();
        fight.target().team = "red";
        QCOMPARE(fight.problemAt(), "/targets/0/team");
        Fight figures = tackle();
        figures.targetFigure().id = "red/1";
        QCOMPARE(figures.problemAt(), "/targets/0/figures/0/id");
    }

    void everyRulingHasReasonsAndRules()
    {
        for (const Fight& fight : {attack(), attack().stats(1, 0), tackle().stats(0, 1), steal().rolls({1})}) {
            const Ruling<ContestVerdict> ruling = fight.ruling();
            QVERIFY(!ruling.why.empty());
            QVERIFY(!ruling.rules.empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestKaosballContest)
#include "tst_kaosball_contest.moc"
