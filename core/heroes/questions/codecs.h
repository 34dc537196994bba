// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record_parts.h"
#include "heroes/judging/attack_roll.h"
#include "heroes/judging/level_up.h"
#include "heroes/judging/losses.h"
#include "heroes/judging/movement.h"
#include "heroes/judging/victory.h"
#include "heroes/table/texts.h"

/// How the values of this game look in JSON where the usual codecs do not say it, and the keys of what questions share
/// with commands and with the public table, of typed-in facts and of house rules.
namespace whistle::heroes {

using namespace whistle::codecs;

/// A name of 1 to so many characters.
template <int longest>
struct NameOf : Word {
    static Shape shape() { return Shape::text(longest); }
};
using Named = NameOf<80>;

template <class Item, std::size_t minimum, std::size_t maximum>
using DistinctListOf = Distinct<ListOf<Item, minimum, maximum>>;
/// Objects with different names.
template <class Item, std::size_t minimum, std::size_t maximum>
using NamedListOf = Distinct<ListOf<Item, minimum, maximum>, "name">;

/// Gathers what is wrong with an input.
struct Wrong {
    Problems problems{};
    template <class... Places>
    void operator()(std::string at, Saying words, const Places&... places)
    {
        problems.push_back({std::move(at), Text(words, places...)});
    }
};

using Coordinate = Number<0, 39>;
/// The keys of what stands on a space.
template <class Struct>
inline constexpr RecordKey rowOf = inheritedKey<Struct, &Space::row, Coordinate>("row", Presence::Required);
template <class Struct>
inline constexpr RecordKey columnOf = inheritedKey<Struct, &Space::column, Coordinate>("column", Presence::Required);

/// Rows of terrain codes; `problemsOf` looks at the codes.
struct BoardRows {
    static Shape shape() { return Shape::list(Shape::text(80), 1, 40); }
    static void read(const Json& json, Board& board) { board = Board(json.get<std::vector<std::string>>()); }
    /// Where no tile lies is like water: nobody stands there, no control zone goes over it.
    static Json write(const Board& board);
};
/// What is wrong with the rows: other lengths, other codes.
[[nodiscard]] Problems problemsOf(const Board& board, const std::string& at);
/// That a space is not on the board.
[[nodiscard]] Problems problemsOf(const Board& board, const Space& space, const std::string& at);

/// The keys of tokens that something has.
template <class Struct>
inline constexpr RecordKey baseOf = inheritedKey<Struct, &Tokens::base, Number<0, 26>>("base", Presence::Required);
template <class Struct>
inline constexpr RecordKey eliteOf = inheritedKey<Struct, &Tokens::elite, Number<0, 26>>("elite", Presence::Required);

/// A list of abilities: Tough up to twice, the others once; `onlyUnits`: none of those that only encounters have.
[[nodiscard]] Problems problemsOf(const Abilities& abilities, bool onlyUnits, const std::string& at);
/// A stack without a unit, or with abilities that units cannot have.
[[nodiscard]] Problems problemsOf(const FightingStack& stack, const std::string& at);
/// What is wrong with typed-in facts beyond their shape.
[[nodiscard]] Problems problemsOf(const PlayerFacts& facts, Faction faction, const std::string& at);
using AbilityList = ListOf<WordOf<Ability>, 0, 8>;
using RollSteps = ListOf<ObjectOf<RollStep>, 0, 12>;

/// How many of one kind of site somebody has.
template <SiteKind kind, int most>
[[nodiscard]] constexpr RecordKey sitesKey(const char* name)
{
    return partKey<SiteCounts, At<kind, Number<0, most>>>(Presence::Optional, name);
}

/// The object `house_rules` of a question, which knows one switch only.
template <auto rule, Literal name, class Value = typename record_detail::MemberOf<decltype(rule)>::Type>
struct OneRule {
    using ValueCodec = typename UsualOf<Value>::Codec;
    static Value usual() { return HouseRules{}.*rule; }
    static Shape shape()
    {
        return Shape::object({withDefault(name.letters, ValueCodec::shape(), ValueCodec::write(usual()).dump())});
    }
    static void read(const Json& json, Value& value)
    {
        if (const auto found = json.find(name.letters); found != json.end())
            ValueCodec::read(*found, value);
    }
    static Json write(const Value& value)
    {
        Json json = Json::object();
        if (value != usual())
            json[name.letters] = ValueCodec::write(value);
        return json;
    }
};

using BloodrageRule = OneRule<&HouseRules::bloodrageTies, "bloodrage_ties">;
using ZoneRule = OneRule<&HouseRules::zoneProtects, "control_zone_protects">;
using TearRule = OneRule<&HouseRules::tearScoresUnderTemple, "tear_scores_under_temple">;
using TieBreakRule = OneRule<&HouseRules::treasuryTieBreak, "treasury_tie_break">;

} // namespace whistle::heroes

namespace whistle {

template <>
inline constexpr std::array recordKeys<heroes::Space>{
    key<&heroes::Space::row, heroes::Coordinate>("row"),
    key<&heroes::Space::column, heroes::Coordinate>("column"),
};
template <>
inline constexpr std::array recordKeys<heroes::Tokens>{
    key<&heroes::Tokens::base, heroes::Number<0, 26>>("base"),
    key<&heroes::Tokens::elite, heroes::Number<0, 26>>("elite"),
};
template <>
inline constexpr std::array recordKeys<heroes::Wound>{
    key<&heroes::Wound::token>("token"),
    key<&heroes::Wound::wounds, heroes::Number<1, 2>>("wounds"),
};
template <>
inline constexpr std::array recordKeys<heroes::PathStep>{
    key<&heroes::PathStep::row, heroes::Coordinate>("row"),
    key<&heroes::PathStep::column, heroes::Coordinate>("column"),
    optionalKey<&heroes::PathStep::by>("by"),
};
template <>
inline constexpr std::array recordKeys<heroes::AssignedPoints>{
    key<&heroes::AssignedPoints::stack, heroes::Named>("stack"),
    key<&heroes::AssignedPoints::token>("token"),
    optionalKey<&heroes::AssignedPoints::points, heroes::Number<1, 60>>("points"),
};
template <>
inline constexpr std::array recordKeys<heroes::Trophy>{
    key<&heroes::Trophy::name, heroes::Named>("name"),
    key<&heroes::Trophy::experience, heroes::Number<0, 9>>("experience"),
};
template <>
inline constexpr std::array recordKeys<heroes::Roll>{
    key<&heroes::Roll::d8, heroes::ListOf<heroes::Number<1, 8>, 0, 5>>("d8"),
    optionalKey<&heroes::Roll::elite, heroes::OrNull<heroes::WordOf<heroes::Face>>>(
        "elite", QT_TRANSLATE_NOOP("shapes", "the face of the elite die")),
};
template <>
const Record& recordOf<heroes::RollStep>();
template <>
inline constexpr std::array recordKeys<heroes::DiceToRoll>{
    key<&heroes::DiceToRoll::d8, heroes::Number<0, 5>>("d8"),
    key<&heroes::DiceToRoll::elite>("elite"),
};
template <>
inline constexpr std::array recordKeys<heroes::Outstanding>{
    key<&heroes::Outstanding::cause>("cause"),
    key<&heroes::Outstanding::dice, heroes::ListOf<heroes::Number<0, 4>>>("dice"),
};
template <>
inline constexpr std::array recordKeys<heroes::RollVerdict>{
    key<&heroes::RollVerdict::diceToRoll>("dice_to_roll"),
    key<&heroes::RollVerdict::finalD8, heroes::ListOf<heroes::Number<1, 8>>>("final_d8"),
    key<&heroes::RollVerdict::rerolled, heroes::ListOf<heroes::Truth>>("rerolled"),
    key<&heroes::RollVerdict::eliteFace, heroes::OrNull<heroes::WordOf<heroes::Face>>>("elite_face"),
    key<&heroes::RollVerdict::hits, heroes::OrNull<heroes::Number<0, 5>>>("hits"),
    key<&heroes::RollVerdict::eliteDamage, heroes::OrNull<heroes::Number<0, 2>>>("elite_damage"),
    key<&heroes::RollVerdict::damage, heroes::OrNull<heroes::Number<0, 60>>>("damage"),
    key<&heroes::RollVerdict::laurel, heroes::OrNull<heroes::WordOf<heroes::LaurelUse>>>("laurel"),
    key<&heroes::RollVerdict::luckTokensLeft, heroes::Number<0, 99>>("luck_tokens_left"),
    key<&heroes::RollVerdict::outstanding, heroes::OrNull<heroes::ObjectOf<heroes::Outstanding>>>("outstanding"),
};
template <>
inline constexpr std::array recordKeys<heroes::Rank>{
    key<&heroes::Rank::rank, heroes::Number<1, 4>>("rank"),
    key<&heroes::Rank::players>("players"),
};
template <>
inline constexpr std::array recordKeys<heroes::RankingVerdict>{
    key<&heroes::RankingVerdict::gameOver>("game_over"),
    key<&heroes::RankingVerdict::endedBy, heroes::OrNull<heroes::WordOf<heroes::EndedBy>>>("ended_by"),
    key<&heroes::RankingVerdict::goal, heroes::Number<12, 16>>("goal"),
    key<&heroes::RankingVerdict::winners>("winners"),
    key<&heroes::RankingVerdict::decidedBy, heroes::OrNull<heroes::WordOf<heroes::DecidedBy>>>("decided_by"),
    key<&heroes::RankingVerdict::ranking>("ranking"),
};
extern template const Record& recordOf<heroes::PlayerFacts>();
template <>
inline constexpr std::array recordKeys<heroes::EncounterFacts>{
    key<&heroes::EncounterFacts::name, heroes::Declaring<heroes::NameOf<60>, "encounter">>("name"),
    key<&heroes::EncounterFacts::group>("group"),
    key<&heroes::EncounterFacts::strength, heroes::Number<0, 20>>("strength"),
    key<&heroes::EncounterFacts::initiative, heroes::Number<0, 20>>("initiative"),
    key<&heroes::EncounterFacts::challenge, heroes::Number<1, 20>>("challenge"),
    optionalKey<&heroes::EncounterFacts::elite>("elite", "it has the elite-die symbol"),
    optionalKey<&heroes::EncounterFacts::abilities, heroes::AbilityList>("abilities"),
    key<&heroes::EncounterFacts::experience, heroes::Number<0, 9>>("experience"),
    key<&heroes::EncounterFacts::treasureRewards, heroes::Number<0, 3>>("treasure_rewards"),
};
template <>
inline constexpr std::array recordKeys<heroes::HouseRules>{
    optionalKey<&heroes::HouseRules::eliteDieFaces, heroes::ListOf<heroes::WordOf<heroes::Face>, 6, 6>>(
        "elite_die_faces"),
    optionalKey<&heroes::HouseRules::bloodrageTies>("bloodrage_ties"),
    optionalKey<&heroes::HouseRules::zoneProtects>("control_zone_protects"),
    optionalKey<&heroes::HouseRules::treasuryTieBreak>("treasury_tie_break"),
    optionalKey<&heroes::HouseRules::tearScoresUnderTemple>("tear_scores_under_temple"),
    optionalKey<&heroes::HouseRules::mixedStack>("mixed_stack_values"),
    optionalKey<&heroes::HouseRules::loneEliteMayReplace>("lone_elite_may_replace"),
    optionalKey<&heroes::HouseRules::laurelRevivesDestroyedEncounter>("laurel_revives_destroyed_encounter"),
    optionalKey<&heroes::HouseRules::preciseStrikeMaySkipAdditional>("precise_strike_may_skip_additional_enemy"),
    optionalKey<&heroes::HouseRules::harbourExtendsZone>("harbour_extends_zone"),
    optionalKey<&heroes::HouseRules::moveOnAfterBattle>("move_on_after_battle"),
    optionalKey<&heroes::HouseRules::passing>("passing"),
    optionalKey<&heroes::HouseRules::fourthCard>("fourth_card_available"),
    optionalKey<&heroes::HouseRules::aggressorScope>("aggressor_scope"),
    optionalKey<&heroes::HouseRules::necromancyAfterLostBattle>("necromancy_after_lost_battle"),
};

} // namespace whistle
