// SPDX-License-Identifier: GPL-3.0-or-later
// claim, compare
#include "base/first.h"
#include "battleline/questions/questions.h"
#include "battleline/table/names.h"
#include "battleline/table/table_checks.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr auto whoLaidLast =
    Saying::tr("Both sets at this flag are complete, so enter who laid the last card there: “north” or “south”.");
/// %1 is a seat, %2 a flag.
constexpr auto mayTake = Saying::tr("%1 wins flag %2.");
constexpr auto mayNotTake = Saying::tr("%1 cannot win flag %2 now.");
/// %1 is a seat, %2 a flag.
constexpr auto claims = Saying::tr("%1 claims flag %2.");
/// By the number of cards: %1 is a seat, then they come.
constexpr Indexed<Saying, 5> lies{{Saying::tr("%1 has no card there."), Saying::tr("%1 has %2 there."),
                                   Saying::tr("%1 has %2 and %3 there."), Saying::tr("%1 has %2, %3 and %4 there."),
                                   Saying::tr("%1 has %2, %3, %4 and %5 there.")}};
constexpr auto troopsUnseen = Saying{QT_TRANSLATE_N_NOOP("battleline", "Nobody has seen %n Troop card(s) yet.")};

/// A set card by card, for readers who check the verdict by hand.
struct ShownSet {
    std::vector<Card> cards;
    std::vector<Card> added; ///< those that are not on the table
    std::vector<std::pair<std::string, Card>> wildcards;
};
struct ClaimProof {
    ShownSet claimant;
    ShownSet opponent;
};

using CardsOfSet = ListOf<FormationCard, slotsOfASide, slotsWithMud>;
using MeaningsByCard = Described<MapOf<TroopCard>, "Morale card to the Troop card that it stands for">;
constexpr std::array claimedSetKeys{
    // nothing is added to it
    key<&ShownSet::cards, CardsOfSet>("cards"),
    key<&ShownSet::wildcards, MeaningsByCard>("wildcards"),
};
constexpr const char* setMeaning = QT_TRANSLATE_NOOP("shapes", "a complete set: three cards, four with Mud");
using CompleteRow = ListOf<LaidFormationCard, slotsOfASide, slotsWithMud>;
/// Of Fog and Mud; who laid it there matters to nobody.
struct LiesThere {
    static Shape shape() { return Shape::boolean(); }
    static void read(const Json& json, std::optional<Seat>& by)
    {
        by = json.get<bool>() ? std::optional(Seat::South) : std::nullopt;
    }
    static Json write(const std::optional<Seat>& by) { return by.has_value(); }
};

} // namespace

/// What a set counts, in place of the set.
template <>
constexpr std::array whistle::recordKeys<BestSet>{
    key<&BestSet::value, &FormationValue::formation>("formation"),
    key<&BestSet::value, &FormationValue::sum, Number<3, 40>>("sum"),
};
template <>
constexpr std::array whistle::recordKeys<ClaimCase>{
    key<&ClaimCase::table>("table", QT_TRANSLATE_NOOP("shapes", "the whole table at the moment of the claim")),
    key<&ClaimCase::flag, FlagNumber>("flag", QT_TRANSLATE_NOOP("shapes", "the claimed flag")),
    key<&ClaimCase::claimant>("claimant", QT_TRANSLATE_NOOP("shapes", "who claims it")),
    optionalKey<&ClaimCase::moment>("moment", QT_TRANSLATE_NOOP("shapes", "default: the proper moment")),
    optionalKey<&ClaimCase::houseRules>("house_rules"),
};
template const whistle::Record& whistle::recordOf<ClaimCase>();
template <>
constexpr std::array whistle::recordKeys<ClaimVerdict>{
    key<&ClaimVerdict::isProven>("proven", "the flag goes to the claimant"),
    key<&ClaimVerdict::reason>("reason"),
    key<&ClaimVerdict::claimant, OrNull<ObjectOf<BestSet>>>("claimant_formation"),
    key<&ClaimVerdict::opponent, OrNull<ObjectOf<BestSet>>>("opponent_best",
                                                            "over all ways to fill the opponent's empty slots"),
};
template <>
constexpr std::array whistle::recordKeys<ShownSet>{
    key<&ShownSet::cards, CardsOfSet>("cards"),
    key<&ShownSet::added, ListOf<TroopCard, 0, slotsWithMud>>("added_cards", "those that are not on the table"),
    key<&ShownSet::wildcards, MeaningsByCard>("wildcards"),
};
template <>
constexpr std::array whistle::recordKeys<ClaimProof>{
    key<&ClaimProof::claimant, ObjectWith<ShownSet, claimedSetKeys>>("claimant"),
    key<&ClaimProof::opponent>("opponent"),
};
template <>
constexpr std::array whistle::recordKeys<CompareCase>{
    key<&CompareCase::flag, &Flag::rows, At<Seat::North, CompleteRow>>("north", setMeaning),
    key<&CompareCase::flag, &Flag::rows, At<Seat::South, CompleteRow>>("south", setMeaning),
    key<&CompareCase::flag, &Flag::lastCardLaidBy>(
        "last_card_laid_by", QT_TRANSLATE_NOOP("shapes", "who laid the last formation card (BL-R4)")),
    optionalKey<&CompareCase::flag, &Flag::fog, LiesThere>("fog"),
    optionalKey<&CompareCase::flag, &Flag::mud, LiesThere>("mud"),
    optionalKey<&CompareCase::otherVisibleTroops, ListOf<TroopCard>>(
        "other_visible_troops", QT_TRANSLATE_NOOP("shapes", "visible Troop cards elsewhere; default: none")),
    optionalKey<&CompareCase::houseRules>("house_rules"),
};
template <>
constexpr std::array whistle::recordKeys<ComparisonVerdict>{
    key<&ComparisonVerdict::winner>("winner", "who wins the flag"),
    key<&ComparisonVerdict::decidedBy>("decided_by"),
    key<&ComparisonVerdict::sets, At<Seat::North, ObjectOf<BestSet>>>("north"),
    key<&ComparisonVerdict::sets, At<Seat::South, ObjectOf<BestSet>>>("south"),
};

namespace {

Checked<Ruling<ClaimVerdict>> askClaim(const ClaimCase& asked)
{
    if (Problems problems = flawsOf(asked.table); !problems.empty())
        return problems;
    const Flag& flag = asked.table.flag(asked.flag);
    if (flag.isOpen() && flag.isComplete() && !flag.lastCardLaidBy) {
        const std::string place = pointerTo("/table/flags", static_cast<std::size_t>(asked.flag - 1));
        return Problem{place + "/last_card_laid_by", Text{whoLaidLast}};
    }
    return judgeClaim(asked);
}

ShownSet shown(const Row& row, const BestSet& set)
{
    ShownSet shown{{row.begin(), row.end()}, {}, {}};
    set.added.forEach([&](Card card) { shown.added.push_back(card); });
    shown.cards.insert(shown.cards.end(), shown.added.begin(), shown.added.end());
    for (const Meaning& meaning : set.meanings)
        shown.wildcards.emplace_back(idOf(meaning.wildcard), meaning.troop);
    return shown;
}

std::optional<ClaimProof> prove(const ClaimCase& asked, const ClaimVerdict& verdict)
{
    if (!verdict.claimant)
        return {};
    const Flag& flag = asked.table.flag(asked.flag);
    return ClaimProof{shown(flag.rows[asked.claimant], *verdict.claimant),
                      shown(flag.rows[opponentOf(asked.claimant)], *verdict.opponent)};
}

std::vector<Text> claimWords(const ClaimCase& asked, const ClaimVerdict& verdict)
{
    std::vector<Text> words{{verdict.isProven ? mayTake : mayNotTake, asked.claimant, asked.flag}};
    if (verdict.reason == ClaimReason::Weaker)
        words.emplace_back(Saying::tr("It can still be beaten by a %1 with a sum of %2."),
                           verdict.opponent->value.formation, verdict.opponent->value.sum);
    return words;
}

/// The open flag that is most worth asking about: one where the seat to move has a complete set, else the other.
std::optional<ClaimCase> claimNow(const State& state)
{
    if (state.step == Step::Over)
        return {}; // it would be answered with the end of the game
    for (const Seat seat : {state.toMove, opponentOf(state.toMove)}) {
        const auto isWorth = [seat](const Flag& flag) { return flag.isOpen() && flag.isComplete(seat); };
        if (const FlagSet worth = state.table.flagsWhere(isWorth); worth != 0)
            return state.claimOn(numbersOf(worth).front(), seat);
    }
    return state.claimOn(1, state.toMove);
}

std::vector<Text> claimFacts(const ClaimCase& asked)
{
    const Flag& flag = asked.table.flag(asked.flag);
    std::vector<Text> words{{claims, asked.claimant, asked.flag}};
    for (const Seat seat : {asked.claimant, opponentOf(asked.claimant)}) {
        Few<TextPlace, slotsWithMud> row;
        for (const Card card : flag.rows[seat])
            row.push_back(textPlace(card));
        words.emplace_back(lies[row.size()], seat, row[0], row[1], row[2], row[3]);
    }
    if (flag.fog)
        words.emplace_back(Saying::tr("Fog is in play there."));
    if (flag.mud)
        words.emplace_back(Saying::tr("Mud is in play there."));
    if (flag.lastCardLaidBy && flag.isComplete())
        words.emplace_back(Saying::tr("%1 laid the last card there."), *flag.lastCardLaidBy);
    words.emplace_back(troopsUnseen, (TroopSet::all() - asked.table.visibleTroops()).size());
    return words;
}

Checked<Ruling<ComparisonVerdict>> askComparison(const CompareCase& asked)
{
    Flaws flaws;
    for (const Seat seat : bothSeats) {
        const Row& set = asked.flag.rows[seat];
        const std::string at = pointerTo({}, toWord(seat));
        if (asked.flag.emptySlots(seat) != 0)
            flaws.add(at, {Saying::tr("A complete set has %1 cards here, not %2."), asked.flag.slots(),
                           static_cast<int>(set.size())});
        flaws.seeAll(set, at);
        if (std::count_if(set.begin(), set.end(), isLeader) > 1)
            flaws.add(at, {Saying::tr("Two Leaders on one side; each player may have only one.")});
    }
    flaws.seeAll(asked.otherVisibleTroops, "/other_visible_troops");
    if (!flaws.problems().empty())
        return flaws.problems();
    return judgeComparison(asked);
}

std::vector<Text> comparisonWords(const CompareCase& /*asked*/, const ComparisonVerdict& verdict)
{
    return {{Saying::tr("%1 wins the flag."), verdict.winner}};
}

/// The first open flag where both sets are complete.
std::optional<CompareCase> compareNow(const State& state)
{
    const Flag* found = firstOf(
        state.table.flags, [](const Flag& flag) { return flag.isOpen() && flag.isComplete() && flag.lastCardLaidBy; });
    if (!found)
        return {};
    CompareCase asked{*found, {}, state.houseRules};
    const TroopSet here = sideOf(*found, Seat::North).troops | sideOf(*found, Seat::South).troops;
    (state.table.visibleTroops() - here).forEach([&](Card card) { asked.otherVisibleTroops.push_back(card); });
    return asked;
}

} // namespace

BattleLineQuestion battleline::claimQuestion()
{
    return {questionOf("claim", Saying::tr("May this player take this flag?"), askClaim, prove), claimWords, claimNow,
            claimFacts};
}

BattleLineQuestion battleline::compareQuestion()
{
    return {questionOf("compare", Saying::tr("Which of two complete formations wins?"), askComparison), comparisonWords,
            compareNow};
}
