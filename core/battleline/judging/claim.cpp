// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/claim.h"

#include "battleline/judging/claim_texts.h"
#include "battleline/table/names.h"
#include "battleline/table/rules.h"

#include <algorithm>

namespace whistle::battleline {

namespace {

/// What a Morale card may stand for.
RuleId ruleOf(Card wildcard)
{
    if (isLeader(wildcard))
        return "BL-9.2"_rule;
    return wildcard == cards::companionCavalry ? "BL-9.3"_rule : "BL-9.4"_rule;
}

void tellMeanings(Reasons& reasons, const BestSet& set, bool fog)
{
    for (const Meaning& meaning : set.meanings) {
        if (fog)
            reasons.say("BL-9.8"_rule, texts::counts, meaning.wildcard, meaning.troop.value());
        else
            reasons.say("BL-9.5"_rule, texts::standsFor, meaning.wildcard, meaning.troop);
        reasons.cite(ruleOf(meaning.wildcard));
    }
}

/// Says what a set is: the meanings of its wildcards, then its value.
void tellSet(Reasons& reasons, Seat seat, const BestSet& set, bool fog)
{
    tellMeanings(reasons, set, fog);
    if (fog)
        reasons.say("BL-6.8"_rule, texts::sumIs, seat, set.value.sum);
    else
        reasons.say("BL-6.4"_rule, texts::setIs, seat, nameOf(set.value.formation), set.value.sum);
}

/// Says what the opponent can still have.
void tellBest(Reasons& reasons, Seat seat, const BestSet& set, int emptySlots, bool fog)
{
    if (emptySlots == 0) {
        tellSet(reasons, seat, set, fog);
        return;
    }
    if (emptySlots == 1)
        reasons.say("BL-7.4"_rule, texts::oneSlotEmpty, seat);
    else
        reasons.say("BL-7.4"_rule, texts::slotsEmpty, seat, emptySlots);
    Few<TextPlace, slotsWithMud> added;
    set.added.forEach([&](Card card) { added.push_back(textPlace(card)); });
    if (added.size() == 1)
        reasons.say("BL-7.5"_rule, texts::bestWith1, seat, added[0]);
    else if (added.size() == 2)
        reasons.say("BL-7.5"_rule, texts::bestWith2, seat, added[0], added[1]);
    else if (added.size() == 3)
        reasons.say("BL-7.5"_rule, texts::bestWith3, seat, added[0], added[1], added[2]);
    else
        reasons.say("BL-7.5"_rule, texts::bestWith4, seat, added[0], added[1], added[2], added[3]);
    tellMeanings(reasons, set, fog);
    if (fog)
        reasons.say("BL-6.8"_rule, texts::sumWouldBe, seat, set.value.sum);
    else
        reasons.say("BL-7.8"_rule, texts::wouldBe, seat, nameOf(set.value.formation), set.value.sum);
}

/// Where a Troop card lies in front of everybody; none: at no flag.
std::optional<int> flagOf(const Table& table, Card card)
{
    for (int number = 1; number <= flagCount; ++number) {
        for (const Seat seat : bothSeats) {
            const auto& row = table.flag(number).rows[seat];
            if (std::any_of(row.begin(), row.end(), [card](const LaidCard& laid) { return laid.card == card; }))
                return number;
        }
    }
    return {};
}

TroopSet single(Card card)
{
    TroopSet set;
    set.add(card);
    return set;
}

std::vector<BetterWay> waysOver(FormationValue own, const Table& table, const Claim& claim, const Ground& ground)
{
    constexpr std::size_t mostTold = 4;
    const Seat opponent = opponentOf(claim.claimant);
    const Side side = sideOf(table.flag(claim.flag), opponent);
    std::vector<BetterWay> ways;
    TroopSet elsewhere = ground.visible; // what lies on this side is in its set already
    for (const LaidCard& laid : table.flag(claim.flag).rows[opponent]) {
        if (laid.card.isTroop())
            elsewhere = elsewhere - single(laid.card);
    }
    elsewhere.forEach([&](Card card) {
        Ground were = ground;
        were.visible = ground.visible - single(card);
        const BestSet best = bestSet(side, were);
        if (best.value > own)
            ways.push_back({card, best.value, flagOf(table, card)});
    });
    std::stable_sort(ways.begin(), ways.end(),
                     [](const BetterWay& a, const BetterWay& b) { return a.value > b.value; });
    if (ways.size() > mostTold)
        ways.resize(mostTold);
    return ways;
}

/// Says of a proof what the other side could have won with, and where each such card lies (the digest's example 6.1).
void tellBetterWays(Reasons& reasons, const Table& table, const Claim& claim, const Ground& ground, FormationValue own)
{
    const Seat opponent = opponentOf(claim.claimant);
    for (const BetterWay& way : waysOver(own, table, claim, ground)) {
        if (way.flag)
            reasons.say("BL-7.5"_rule, texts::wouldWinFrom, opponent, way.card, *way.flag);
        else
            reasons.say("BL-7.5"_rule, texts::wouldWinAside, opponent, way.card);
    }
    reasons.say("BL-7.5"_rule, texts::allTried, (TroopSet::all() - ground.visible).size());
}

/// Says why the better of two values that differ is the better.
void tellDifference(Reasons& reasons, FormationValue better, FormationValue worse)
{
    if (better.formation != worse.formation)
        reasons.say("BL-6.5"_rule, texts::rankBeats, nameOf(better.formation), nameOf(worse.formation));
    else
        reasons.say("BL-6.6"_rule, texts::sumBeats, better.sum, worse.sum);
}

void tellGround(Reasons& reasons, const Ground& ground)
{
    if (ground.fog)
        reasons.say("BL-10.3"_rule, texts::fogHere);
    if (ground.slots == slotsWithMud)
        reasons.say("BL-10.4"_rule, texts::mudHere);
}

/// What keeps the sets from being looked at, if anything does.
std::optional<ClaimReason> barrier(const Table& table, const Claim& claim, const HouseRules& rules, Reasons& reasons)
{
    if (const std::optional<Seat> winner = winnerByFlags(table)) {
        reasons.say("BL-12.1"_rule, texts::gameIsOver, *winner);
        return ClaimReason::GameOver;
    }
    if (claim.moment != properMoment(rules.claimTiming)) {
        if (rules.claimTiming == ClaimTiming::StartOfTurn)
            reasons.say("BL-13.1"_rule, texts::claimAtStart);
        else
            reasons.say("BL-7.1"_rule, texts::claimAfterPlay);
        return ClaimReason::WrongMoment;
    }
    const Flag& flag = table.flag(claim.flag);
    if (flag.wonBy) {
        reasons.say("BL-7.13"_rule, texts::flagIsWon, *flag.wonBy, claim.flag);
        return ClaimReason::FlagAlreadyWon;
    }
    if (!flag.isComplete(claim.claimant)) {
        tellGround(reasons, {flag.slots(), false, {}, {}});
        reasons.say("BL-7.2"_rule, texts::setIncomplete, claim.claimant,
                    static_cast<int>(flag.rows[claim.claimant].size()), flag.slots(), claim.flag);
        return ClaimReason::FormationIncomplete;
    }
    return {};
}

ClaimReason compare(const BestSet& claimant, const BestSet& opponent, bool opponentIsComplete, bool claimantLaidLast)
{
    if (claimant.value != opponent.value)
        return claimant.value > opponent.value ? ClaimReason::Stronger : ClaimReason::Weaker;
    // BL-7.9, BL-R3: who laid the last card, or who would lay it
    return opponentIsComplete && claimantLaidLast ? ClaimReason::TieClaimantLast : ClaimReason::TieOpponentLast;
}

bool isProof(ClaimReason reason)
{
    return reason == ClaimReason::Stronger || reason == ClaimReason::TieOpponentLast;
}

bool isProvable(const Flag& flag, Seat seat, TroopSet visible, WildcardDuplicates duplicates)
{
    const Seat opponent = opponentOf(seat);
    const Ground ground = groundOf(flag, visible, duplicates);
    return isProof(compare(bestSet(sideOf(flag, seat), ground), bestSet(sideOf(flag, opponent), ground),
                           flag.isComplete(opponent), flag.lastCardLaidBy == seat));
}

} // namespace

Ruling<ClaimVerdict> judgeClaim(const Table& table, const Claim& claim, const HouseRules& rules,
                                Reasons::Listening listening)
{
    Reasons reasons(listening);
    ClaimVerdict verdict;
    if (const std::optional<ClaimReason> found = barrier(table, claim, rules, reasons)) {
        verdict.reason = *found;
        return {verdict, std::move(reasons.why), std::move(reasons.rules)};
    }
    const Flag& flag = table.flag(claim.flag);
    const Seat opponent = opponentOf(claim.claimant);
    const Ground ground = groundOf(flag, visibleTroops(table), rules.wildcardDuplicates);
    const BestSet own = bestSet(sideOf(flag, claim.claimant), ground);
    const BestSet others = bestSet(sideOf(flag, opponent), ground);
    const bool laidLast = flag.lastCardLaidBy == claim.claimant;
    verdict.reason = compare(own, others, flag.isComplete(opponent), laidLast);
    verdict.isProven = isProof(verdict.reason);
    verdict.claimant = own;
    verdict.opponent = others;
    if (reasons.isListening()) {
        tellGround(reasons, ground);
        tellSet(reasons, claim.claimant, own, ground.fog);
        tellBest(reasons, opponent, others, flag.emptySlots(opponent), ground.fog);
        if (verdict.isProven && flag.emptySlots(opponent) > 0)
            tellBetterWays(reasons, table, claim, ground, own.value);
        if (own.value != others.value)
            tellDifference(reasons, std::max(own.value, others.value), std::min(own.value, others.value));
        else if (!flag.isComplete(opponent))
            reasons.say("BL-7.9"_rule, texts::tieIncomplete, opponent);
        else
            reasons.say("BL-7.9"_rule, texts::tieLast, laidLast ? claim.claimant : opponent);
        if (verdict.isProven)
            reasons.say("BL-7.12"_rule, texts::claimHolds, claim.claimant, claim.flag);
        else
            reasons.say("BL-R8"_rule, texts::claimFails, claim.claimant, claim.flag);
    }
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

std::vector<BetterWay> betterWays(const Table& table, const Claim& claim, const HouseRules& rules)
{
    const Flag& flag = table.flag(claim.flag);
    if (!flag.isOpen() || !flag.isComplete(claim.claimant) || flag.isComplete(opponentOf(claim.claimant)))
        return {};
    const Ground ground = groundOf(flag, visibleTroops(table), rules.wildcardDuplicates);
    return waysOver(bestSet(sideOf(flag, claim.claimant), ground).value, table, claim, ground);
}

FlagSet provableFlags(const Table& table, Seat seat, const HouseRules& rules)
{
    if (winnerByFlags(table))
        return 0;
    FlagSet flags = 0;
    std::optional<TroopSet> visible;
    for (int number = 1; number <= flagCount; ++number) {
        const Flag& flag = table.flag(number);
        if (!flag.isOpen() || !flag.isComplete(seat))
            continue;
        if (!visible)
            visible = visibleTroops(table);
        if (isProvable(flag, seat, *visible, rules.wildcardDuplicates))
            flags |= flagBit(number);
    }
    return flags;
}

Seats<FlagSet> provableFlags(const Table& table, const HouseRules& rules)
{
    return {{provableFlags(table, Seat::North, rules), provableFlags(table, Seat::South, rules)}};
}

Ruling<ComparisonVerdict> judgeComparison(const Comparison& comparison)
{
    Reasons reasons;
    ComparisonVerdict verdict;
    tellGround(reasons, comparison.ground);
    for (const Seat seat : bothSeats) {
        verdict.sets[seat] = bestSet(comparison.sides[seat], comparison.ground);
        tellSet(reasons, seat, verdict.sets[seat], comparison.ground.fog);
    }
    const FormationValue north = verdict.sets[Seat::North].value;
    const FormationValue south = verdict.sets[Seat::South].value;
    if (north != south) {
        verdict.winner = north > south ? Seat::North : Seat::South;
        verdict.decidedBy = north.formation != south.formation ? DecidedBy::Formation : DecidedBy::Sum;
        tellDifference(reasons, std::max(north, south), std::min(north, south));
        reasons.say("BL-7.3"_rule, texts::setWins, verdict.winner);
    } else {
        verdict.winner = opponentOf(comparison.lastCardLaidBy);
        verdict.decidedBy = DecidedBy::LastCard;
        reasons.say("BL-7.9"_rule, texts::tieLast, comparison.lastCardLaidBy);
    }
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::battleline
