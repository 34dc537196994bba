// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "battleline/table/table_checks.h"
#include "rulebook/record_question.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

constexpr Sentence whoLaidLast = english(QT_TRANSLATE_NOOP(
    "battleline",
    "Both sets at this flag are complete, so it must be said who laid the last card there: \"north\" or \"south\"."));

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

ShownSet shown(const Row& row, const BestSet& set)
{
    ShownSet shown;
    for (const LaidCard& laid : row)
        shown.cards.push_back(laid.card);
    set.added.forEach([&](Card card) { shown.added.push_back(card); });
    shown.cards.insert(shown.cards.end(), shown.added.begin(), shown.added.end());
    for (const Meaning& meaning : set.meanings)
        shown.wildcards.emplace_back(idOf(meaning.wildcard), meaning.troop);
    return shown;
}

std::optional<ClaimProof> prove(const ClaimInput& input, const ClaimVerdict& verdict)
{
    if (!verdict.claimant)
        return {};
    const Flag& flag = input.table.flag(input.flag);
    return ClaimProof{shown(flag.rows[input.claimant], *verdict.claimant),
                      shown(flag.rows[opponentOf(input.claimant)], *verdict.opponent)};
}

Checked<Ruling<ClaimVerdict>> ask(const ClaimInput& input)
{
    if (Problems problems = problemsOf(input.table, "/table"); !problems.empty())
        return problems;
    const Flag& flag = input.table.flag(input.flag);
    if (flag.isOpen() && flag.isComplete(Seat::North) && flag.isComplete(Seat::South) && !flag.lastCardLaidBy) {
        const std::string place = pointerTo("/table/flags", static_cast<std::size_t>(input.flag - 1));
        return Problem{place + "/last_card_laid_by", Text{whoLaidLast}};
    }
    const Moment moment = input.moment.value_or(properMoment(input.houseRules.claimTiming));
    return judgeClaim(input.table, {input.flag, input.claimant, moment}, input.houseRules);
}

using CardsOfSet = ListOf<FormationCard, slotsOfASide, slotsWithMud>;
struct Meanings : MapOf<TroopCard> {
    static Shape shape()
    {
        return MapOf<TroopCard>::shape().described("Morale card to the Troop card that it stands for");
    }
};
const Record& claimedSet()
{
    static const Record record = Record::of<ShownSet>({
        key<&ShownSet::cards, CardsOfSet>("cards"),
        key<&ShownSet::wildcards, Meanings>("wildcards"),
    });
    return record;
}
const Record& completedSet()
{
    static const Record record = Record::of<ShownSet>({
        key<&ShownSet::cards, CardsOfSet>("cards"),
        key<&ShownSet::added, ListOf<TroopCard, 0, slotsWithMud>>("added_cards", "those that are not on the table"),
        key<&ShownSet::wildcards, Meanings>("wildcards"),
    });
    return record;
}

} // namespace

template <>
const Record& whistle::recordOf<ClaimInput>()
{
    static const Record record = Record::of<ClaimInput>({
        key<&ClaimInput::table>("table", QT_TRANSLATE_NOOP("shapes", "the whole table at the moment of the claim"),
                                english(QT_TRANSLATE_NOOP("battleline", "Table"))),
        key<&ClaimInput::flag, FlagNumber>("flag", QT_TRANSLATE_NOOP("shapes", "the claimed flag"),
                                           english(QT_TRANSLATE_NOOP("battleline", "Flag"))),
        key<&ClaimInput::claimant>("claimant", QT_TRANSLATE_NOOP("shapes", "who claims"),
                                   english(QT_TRANSLATE_NOOP("battleline", "Who claims"))),
        optionalKey<&ClaimInput::moment>("moment", QT_TRANSLATE_NOOP("shapes", "default: the proper moment"),
                                         english(QT_TRANSLATE_NOOP("battleline", "When"))),
        houseRulesKey<ClaimInput>(),
    });
    return record;
}

template <>
const Record& whistle::recordOf<ClaimVerdict>()
{
    using V = ClaimVerdict;
    static const Record record = Record::of<V>({
        key<&V::isProven>("proven", "the flag goes to the claimant"),
        key<&V::reason>("reason"),
        key<&V::claimant, OrNull<ValueOfSet>>("claimant_formation"),
        key<&V::opponent, OrNull<ValueOfSet>>("opponent_best", "over all ways to fill the opponent's empty slots"),
    });
    return record;
}

template <>
constexpr std::array whistle::recordKeys<ClaimProof>{
    key<&ClaimProof::claimant, ObjectBy<ShownSet, claimedSet>>("claimant"),
    key<&ClaimProof::opponent, ObjectBy<ShownSet, completedSet>>("opponent"),
};

Question battleline::claimQuestion()
{
    return questionOf("claim", english(QT_TRANSLATE_NOOP("battleline", "May this player take this flag?")), ask, prove);
}
