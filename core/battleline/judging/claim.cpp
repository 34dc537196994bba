// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/claim.h"

#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

constexpr auto gameIsOver = Saying::tr("%1 has already won the game: no more flags can be claimed.");
constexpr auto claimAfterPlay = Saying::tr("Flags are claimed on your own turn, after playing and before drawing.");
constexpr auto claimAtStart =
    Saying::tr("By the agreed rule, flags are claimed only at the start of your own turn, before playing.");
constexpr Indexed<Saying, 4> moments{{Saying::tr("at the start of the turn, before playing"),
                                      Saying::tr("after playing, before drawing"), Saying::tr("after drawing"),
                                      Saying::tr("on the opponent's turn")}};
constexpr auto setIs = Saying::tr("%1 has a %2 with a sum of %3.");
constexpr auto sumIs = Saying::tr("%1 has a sum of %2.");
constexpr auto oneSlotEmpty = Saying::tr("%1 has one empty slot, which any Troop card not in view could fill.");
constexpr Saying slotsEmpty{
    QT_TRANSLATE_N_NOOP("battleline", "%1 has %n empty slot(s); any Troop card not in view may go there.")};
constexpr auto wouldBe = Saying::tr("That would be a %2 with a sum of %3 for %1.");
constexpr auto sumWouldBe = Saying::tr("That would be a sum of %2 for %1.");
constexpr auto tieIncomplete = Saying::tr("It would be a tie, and %1 would lay the last card and so lose it.");
constexpr auto tieLast = Saying::tr("It is a tie, and %1 laid the last card here and so loses the flag.");
constexpr auto claimHolds = Saying::tr("Flag %2 goes to %1.");
constexpr auto claimFails = Saying::tr("Flag %2 is not proven and stays open.");
/// %2 is a card, %3 a flag.
constexpr auto wouldWinFrom = Saying::tr("With %2, %1 would win, but it is at flag %3.");
constexpr auto wouldWinAside = Saying::tr("With %2, %1 would win, but it is out of play.");
constexpr Saying allTried{QT_TRANSLATE_N_NOOP("battleline", "%n unseen card(s) tried: none wins.")};

/// Says what a set is, or what it would be with what fills its empty slots: the meanings of its wildcards, then its
/// value.
void tellSet(Reasons& reasons, Seat seat, const BestSet& set, bool fog, int emptySlots = 0)
{
    const bool isOpen = emptySlots > 0;
    if (isOpen) {
        reasons.say("BL-7.4"_rule, emptySlots == 1 ? oneSlotEmpty : slotsEmpty, seat, emptySlots);
        reasons.say("BL-7.5"_rule, Saying::tr("The best %1 can add is %2."), seat, set.added);
    }
    for (const Meaning& meaning : set.meanings) {
        if (fog) // colours do not matter
            reasons.say("BL-9.8"_rule, Saying::tr("%1 counts as %2."), meaning.wildcard, meaning.troop.value());
        else
            reasons.say("BL-9.5"_rule, Saying::tr("%1 stands for %2."), meaning.wildcard, meaning.troop);
        reasons.cite(isLeader(meaning.wildcard)                    ? "BL-9.2"_rule
                     : meaning.wildcard == cards::companionCavalry ? "BL-9.3"_rule
                                                                   : "BL-9.4"_rule);
    }
    if (fog)
        reasons.say("BL-6.8"_rule, isOpen ? sumWouldBe : sumIs, seat, set.value.sum);
    else
        reasons.say(isOpen ? "BL-7.8"_rule : "BL-6.4"_rule, isOpen ? wouldBe : setIs, seat, set.value.formation,
                    set.value.sum);
}

/// What the other side could have won with.
std::vector<BetterWay> waysOver(FormationValue own, const ClaimCase& asked, const Ground& ground)
{
    constexpr std::size_t mostTold = 4;
    const Side side = sideOf(asked.table.flag(asked.flag), opponentOf(asked.claimant));
    std::vector<BetterWay> ways;
    // What lies on this side is in its set already.
    (ground.visible - side.troops).forEach([&](Card card) {
        // With the card itself: that a wildcard may stand for one that nobody sees (BL-R1) is no way for that card.
        Side with = side;
        with.add(card);
        --with.emptySlots;
        const BestSet best = bestSet(with, ground);
        if (best.value > own)
            ways.push_back({card, best.value, asked.table.flagOf(card)});
    });
    std::ranges::stable_sort(ways, std::greater(), &BetterWay::value);
    if (ways.size() > mostTold)
        ways.resize(mostTold);
    return ways;
}

/// Says why the better of two values that differ is the better.
void tellDifference(Reasons& reasons, FormationValue better, FormationValue worse)
{
    if (better.formation != worse.formation)
        reasons.say("BL-6.5"_rule, Saying::tr("A %1 beats a %2, whatever the sums."), better.formation,
                    worse.formation);
    else
        reasons.say("BL-6.6"_rule, Saying::tr("The higher sum wins, %1 vs %2."), better.sum, worse.sum);
}

void tellGround(Reasons& reasons, const Ground& ground)
{
    if (ground.fog)
        reasons.say("BL-10.3"_rule, Saying::tr("Fog: only the sums count."));
    if (ground.slots == slotsWithMud)
        reasons.say("BL-10.4"_rule, Saying::tr("Mud: four cards per side."));
}

/// What keeps the sets from being looked at, if anything does.
std::optional<ClaimReason> barrier(const ClaimCase& asked, Reasons& reasons)
{
    if (const std::optional<Seat> winner = asked.table.winnerByFlags()) {
        reasons.say("BL-12.1"_rule, gameIsOver, *winner);
        return ClaimReason::GameOver;
    }
    const bool isAtStart = asked.houseRules.claimTiming == ClaimTiming::StartOfTurn;
    const Moment proper = isAtStart ? Moment::StartOfTurn : Moment::AfterPlay;
    if (asked.moment.value_or(proper) != proper) {
        reasons.say(isAtStart ? "BL-13.1"_rule : "BL-7.1"_rule, isAtStart ? claimAtStart : claimAfterPlay);
        reasons.say(isAtStart ? "BL-13.1"_rule : "BL-7.1"_rule, Saying::tr("This claim is made at the wrong time: %1."),
                    moments[*asked.moment]);
        return ClaimReason::WrongMoment;
    }
    const Flag& flag = asked.table.flag(asked.flag);
    if (flag.wonBy) {
        reasons.say("BL-7.13"_rule, Saying::tr("%1 has won flag %2 for good."), *flag.wonBy, asked.flag);
        return ClaimReason::FlagAlreadyWon;
    }
    if (!flag.isComplete(asked.claimant)) {
        tellGround(reasons, {flag.slots(), false, {}, {}});
        reasons.say("BL-7.2"_rule, said::setIncomplete, asked.claimant,
                    static_cast<int>(flag.rows[asked.claimant].size()), flag.slots(), asked.flag);
        return ClaimReason::FormationIncomplete;
    }
    return {};
}

/// Both sets at their best, and whose wins.
ClaimVerdict compareSets(const Flag& flag, Seat claimant, const Ground& ground)
{
    const Seat opponent = opponentOf(claimant);
    ClaimVerdict verdict;
    verdict.claimant = bestSet(sideOf(flag, claimant), ground);
    verdict.opponent = bestSet(sideOf(flag, opponent), ground);
    const FormationValue own = verdict.claimant->value;
    const FormationValue others = verdict.opponent->value;
    if (own != others)
        verdict.reason = own > others ? ClaimReason::Stronger : ClaimReason::Weaker;
    else if (flag.isComplete(opponent) && flag.lastCardLaidBy == claimant)
        verdict.reason = ClaimReason::TieClaimantLast;
    else // BL-7.9, BL-R3: the opponent laid the last card, or would lay it
        verdict.reason = ClaimReason::TieOpponentLast;
    verdict.isProven = own > others || verdict.reason == ClaimReason::TieOpponentLast;
    return verdict;
}

} // namespace

FlagStanding standingAt(const Table& table, int number, const HouseRules& rules)
{
    FlagStanding standing;
    const Flag& flag = table.flag(number);
    if (!flag.isOpen())
        return standing;
    const Ground ground = flag.ground(table.visibleTroops(), rules.wildcardDuplicates);
    for (const Seat seat : bothSeats) {
        if (flag.isComplete(seat))
            standing.sets[seat] = bestSet(sideOf(flag, seat), ground).value;
    }
    if (flag.isComplete()) {
        standing.ahead = compareSets(flag, Seat::South, ground).isProven ? Seat::South : Seat::North;
        return standing;
    }
    for (const Seat seat : bothSeats) {
        const Seat other = opponentOf(seat);
        if (!standing.sets[seat])
            continue;
        standing.ahead = seat;
        if (flag.emptySlots(other) != 1)
            continue;
        (TroopSet::all() - ground.visible).forEach([&](Card card) {
            Side with = sideOf(flag, other);
            with.add(card);
            --with.emptySlots;
            Ground then = ground;
            then.visible.add(card);
            ++standing.unseen;
            // BL-7.9: whoever lays the last card loses a tie.
            standing.beating += bestSet(with, then).value > *standing.sets[seat] ? 1 : 0;
        });
    }
    return standing;
}

Ruling<ClaimVerdict> judgeClaim(const ClaimCase& asked, Reasons::Listening listening)
{
    Reasons reasons(listening);
    if (const std::optional<ClaimReason> found = barrier(asked, reasons))
        return {ClaimVerdict{.reason = *found}, std::move(reasons.why), std::move(reasons.rules)};
    const Flag& flag = asked.table.flag(asked.flag);
    const Seat opponent = opponentOf(asked.claimant);
    const Ground ground = flag.ground(asked.table.visibleTroops(), asked.houseRules.wildcardDuplicates);
    ClaimVerdict verdict = compareSets(flag, asked.claimant, ground);
    const BestSet& own = *verdict.claimant;
    const BestSet& others = *verdict.opponent;
    const bool isOpen = !flag.isComplete(opponent);
    if (reasons.isListening()) {
        tellGround(reasons, ground);
        tellSet(reasons, asked.claimant, own, ground.fog);
        tellSet(reasons, opponent, others, ground.fog, flag.emptySlots(opponent));
        if (verdict.isProven && isOpen) { // and where each such card lies (the digest's example 6.1)
            verdict.betterWays = waysOver(own.value, asked, ground);
            for (const BetterWay& way : verdict.betterWays)
                reasons.say("BL-7.5"_rule, way.flag > 0 ? wouldWinFrom : wouldWinAside, opponent, way.card, way.flag);
            reasons.say("BL-7.5"_rule, allTried, (TroopSet::all() - ground.visible).size());
        }
        if (own.value != others.value)
            tellDifference(reasons, std::max(own.value, others.value), std::min(own.value, others.value));
        else if (isOpen)
            reasons.say("BL-7.9"_rule, tieIncomplete, opponent);
        else
            reasons.say("BL-7.9"_rule, tieLast, verdict.isProven ? opponent : asked.claimant);
        reasons.say(verdict.isProven ? "BL-7.12"_rule : "BL-R8"_rule, verdict.isProven ? claimHolds : claimFails,
                    asked.claimant, asked.flag);
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

FlagSet provableFlags(const Table& table, Seat seat, const HouseRules& rules)
{
    if (table.winnerByFlags())
        return 0;
    std::optional<TroopSet> visible;
    return table.flagsWhere([&](const Flag& flag) {
        if (!flag.isOpen() || !flag.isComplete(seat))
            return false;
        if (!visible)
            visible = table.visibleTroops();
        return compareSets(flag, seat, flag.ground(*visible, rules.wildcardDuplicates)).isProven;
    });
}

Ruling<ComparisonVerdict> judgeComparison(const CompareCase& asked)
{
    Reasons reasons;
    TroopSet visible = sideOf(asked.flag, Seat::North).troops | sideOf(asked.flag, Seat::South).troops;
    for (const Card card : asked.otherVisibleTroops)
        visible.add(card);
    const Ground ground = asked.flag.ground(visible, asked.houseRules.wildcardDuplicates);
    const ClaimVerdict ofNorth = compareSets(asked.flag, Seat::North, ground);
    ComparisonVerdict verdict;
    verdict.sets = {{*ofNorth.claimant, *ofNorth.opponent}};
    verdict.winner = ofNorth.isProven ? Seat::North : Seat::South;
    tellGround(reasons, ground);
    for (const Seat seat : bothSeats)
        tellSet(reasons, seat, verdict.sets[seat], ground.fog);
    const FormationValue better = verdict.sets[verdict.winner].value;
    const FormationValue worse = verdict.sets[opponentOf(verdict.winner)].value;
    if (better == worse) {
        verdict.decidedBy = DecidedBy::LastCard;
        reasons.say("BL-7.9"_rule, tieLast, *asked.flag.lastCardLaidBy);
    } else {
        verdict.decidedBy = better.formation != worse.formation ? DecidedBy::Formation : DecidedBy::Sum;
        tellDifference(reasons, better, worse);
        reasons.say("BL-7.3"_rule, Saying::tr("%1 wins the flag."), verdict.winner);
    }
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::battleline
