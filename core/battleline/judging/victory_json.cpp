// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/inputs.h"
#include "battleline/table/english.h"
#include "rulebook/record_question.h"

using namespace whistle;
using namespace whistle::battleline;
using namespace whistle::codecs;

namespace {

/// A form shows them on the line of nine flags.
struct WonFlags : ListOf<ObjectOf<WonFlag>> {
    static Shape shape() { return ListOf<ObjectOf<WonFlag>>::shape().ofKind("battle-line/won_flags"); }
};

constexpr Sentence flagTwice =
    english(QT_TRANSLATE_NOOP("battleline", "Flag %1 is won already; a flag is won once and for good."));

Checked<Ruling<VictoryVerdict>> ask(const VictoryInput& input)
{
    FlagSet won = 0;
    Problems problems;
    std::size_t place = 0;
    for (const WonFlag& claim : input.claims) {
        if ((won & flagBit(claim.flag)) != 0)
            problems.push_back({pointerTo("/claims", place) + "/flag", Text{flagTwice, claim.flag}});
        won |= flagBit(claim.flag);
        ++place;
    }
    if (!problems.empty())
        return problems;
    return judgeVictory(input.claims, input.bothPlayersBlocked, input.houseRules);
}

} // namespace

template <>
const Record& whistle::recordOf<VictoryInput>()
{
    static const Record record = Record::of<VictoryInput>({
        key<&VictoryInput::claims, WonFlags>(
            "claims", QT_TRANSLATE_NOOP("shapes", "the flags won so far, in the order they were won"),
            english(QT_TRANSLATE_NOOP("battleline", "Flags won, in order"))),
        optionalKey<&VictoryInput::bothPlayersBlocked>(
            "both_players_blocked",
            QT_TRANSLATE_NOOP("shapes", "both have passed one after the other, and the awards are among the claims"),
            english(QT_TRANSLATE_NOOP("battleline", "Both players have passed"))),
        houseRulesKey<VictoryInput>(),
    });
    return record;
}

template <>
const Record& whistle::recordOf<VictoryVerdict>()
{
    using V = VictoryVerdict;
    using Position = Number<1, flagCount>;
    using Flags = BySeat<Count<flagCount>>;
    static const Record record = Record::of<V>({
        key<&V::status>("status"),
        key<&V::winner, SeatOrNone>("winner"),
        key<&V::victory, OrNull<WordOf<Victory>>>("victory"),
        key<&V::decidingClaim, OrNull<Position>>("deciding_claim", "position in `claims`, from 1"),
        key<&V::voidClaims, ListOf<Position>>("void_claims", "positions of the claims after it"),
        key<&V::flagsWon, Flags>("flags_won"),
        key<&V::points, OrNull<Flags>>("points", "of the game; null while it is in progress"),
    });
    return record;
}

Question battleline::victoryQuestion()
{
    return questionOf(
        "victory", english(QT_TRANSLATE_NOOP("battleline", "Is the game over, who has won, and what does it score?")),
        ask);
}
