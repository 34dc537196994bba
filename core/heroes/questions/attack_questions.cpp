// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/initiative.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"
#include "heroes/questions/some_house_rules.h"

namespace whistle {

using namespace heroes; // NOLINT(google-build-using-namespace): their tables stand here

template <>
constexpr std::array recordKeys<Piece>{
    key<&Piece::name, Named>("name"),
    key<&Piece::kind>("kind"),
    key<&Piece::initiative, Number<0, 20>>("initiative",
                                           QT_TRANSLATE_NOOP("shapes", "with everything that changes it")),
};
template <>
constexpr std::array recordKeys<PieceSide>{
    key<&PieceSide::pieces, NamedListOf<ObjectOf<Piece>, 1, 12>>(
        "pieces", QT_TRANSLATE_NOOP("shapes", "tied ones as their owner wants to place them")),
    optionalKey<&PieceSide::bloodrage>("bloodrage"),
};
template <>
constexpr std::array recordKeys<InitiativeInquiry>{
    key<&InitiativeInquiry::battle>("battle"),
    key<&InitiativeInquiry::active>("active"),
    key<&InitiativeInquiry::opponent>("opponent"),
    optionalKey<&InitiativeInquiry::bloodrageTies, BloodrageRule>("house_rules"),
};
template <>
constexpr std::array recordKeys<PlacedPiece>{
    key<&PlacedPiece::position, Number<1, 24>>("position"),
    inheritedKey<PlacedPiece, &Piece::side>("side", Presence::Required),
    inheritedKey<PlacedPiece, &Piece::name, Named>("name", Presence::Required),
    inheritedKey<PlacedPiece, &Piece::kind>("kind", Presence::Required),
    inheritedKey<PlacedPiece, &Piece::initiative, Number<0, 20>>("initiative", Presence::Required),
};
template <>
constexpr std::array recordKeys<Tie>{
    key<&Tie::initiative, Number<0, 20>>("initiative"),
    key<&Tie::first>("first", "the side that places first"),
    key<&Tie::because>("because"),
};
template <>
constexpr std::array recordKeys<InitiativeVerdict>{
    key<&InitiativeVerdict::order>("order"),
    key<&InitiativeVerdict::ties>("ties"),
};
template <>
constexpr std::array recordKeys<Attacker>{
    key<&Attacker::kind>("kind"),
    key<&Attacker::strength, Number<0, 20>>(
        "strength", QT_TRANSLATE_NOOP("shapes", "with everything that changes it; a hero's Might")),
    key<&Attacker::attacks, Number<1, 40>>(
        "attacks", QT_TRANSLATE_NOOP("shapes", "units of the stack, current challenge, attacks of the hero")),
    optionalKey<&Attacker::elite>(
        "elite", QT_TRANSLATE_NOOP("shapes", "the stack has an elite unit, the encounter the elite-die symbol")),
    optionalKey<&Attacker::abilities, AbilityList>("abilities"),
};
template <>
const Record& recordOf<RollStep>()
{
    const auto results = [] { return key<&RollStep::results, ListOf<Number<1, 8>, 0, 5>>("results"); };
    static const Record record = Record::choice<&RollStep::cause>(
        "cause", {{key<&RollStep::face>("face")},
                  {results()},
                  {results()},
                  {},
                  {results()},
                  {key<&RollStep::die, Number<0, 4>>("die"), key<&RollStep::result, Number<1, 8>>("result")},
                  {results()},
                  {results()}});
    return record;
}
template <>
constexpr std::array recordKeys<RollInquiry>{
    key<&RollInquiry::attacker>("attacker"),
    optionalKey<&RollInquiry::attack, &Attack::attackModifier, Number<-10, 10>>("attack_modifier"),
    optionalKey<&RollInquiry::eliteDiceAllowed>("elite_dice_allowed"),
    key<&RollInquiry::attack, &Attack::roll>("roll"),
    optionalKey<&RollInquiry::attack, &Attack::steps, RollSteps>(
        "steps", QT_TRANSLATE_NOOP("shapes", "re-rolls in the order in which they happened")),
    optionalKey<&RollInquiry::luckTokens, Number<0, 13>>("luck_tokens"),
    optionalKey<&RollInquiry::attack, &Attack::guardianAngel>("opponent_ignores_elite_damage",
                                                              QT_TRANSLATE_NOOP("shapes", "Guardian Angel")),
    optionalKey<&RollInquiry::attack, &Attack::damageModifier, Number<-20, 20>>("damage_modifier"),
};

namespace heroes {

namespace {

Problems problemsOf(const InitiativeInquiry& asked, const Json& /*json*/)
{
    Wrong wrong;
    const auto mustBeArmy = [&](const PieceSide& side, const char* at) {
        Indexed<int, 3> numbers;
        for (const Piece& piece : side.pieces)
            ++numbers[piece.kind];
        if (numbers[PieceKind::Hero] != 1 || numbers[PieceKind::Stack] == 0 || numbers[PieceKind::Encounter] > 0)
            wrong(at,
                  QT_TRANSLATE_NOOP("heroes", "An army has exactly one hero, at least one stack and no encounter."));
    };
    mustBeArmy(asked.active, "/active/pieces");
    if (asked.battle == BattleKind::Heroes) {
        mustBeArmy(asked.opponent, "/opponent/pieces");
    } else {
        const std::vector<Piece>& pieces = asked.opponent.pieces;
        const bool isAll = std::all_of(pieces.begin(), pieces.end(),
                                       [](const Piece& piece) { return piece.kind == PieceKind::Encounter; });
        if (!isAll || pieces.size() > 4)
            wrong("/opponent/pieces", texts::input::onlyEncounters);
        if (asked.opponent.bloodrage)
            wrong("/opponent/bloodrage", texts::input::onlyEncounters);
    }
    if (asked.active.bloodrage && asked.opponent.bloodrage)
        wrong("/opponent/bloodrage", texts::input::oneBloodrage);
    return wrong.problems;
}

Problems problemsOf(const RollInquiry& asked, const Json& /*json*/)
{
    const Attacker& attacker = asked.attacker;
    Wrong wrong{problemsOf(attacker.abilities, attacker.kind != PieceKind::Encounter, "/attacker/abilities")};
    if (attacker.kind == PieceKind::Hero && attacker.elite)
        wrong("/attacker/elite", QT_TRANSLATE_NOOP("heroes", "A hero's attack has no elite die."));
    if (attacker.kind == PieceKind::Encounter && asked.luckTokens > 0)
        wrong("/luck_tokens", QT_TRANSLATE_NOOP("heroes", "Encounters have no luck tokens."));
    if (const std::optional<Fault> fault = wrong.problems.empty() ? faultOf(asked) : std::nullopt)
        wrong.problems.push_back({fault->at, fault->why});
    return wrong.problems;
}

} // namespace

Question initiativeOrderQuestion()
{
    return questionOf<InitiativeInquiry, InitiativeVerdict>(
        "initiative_order", Saying(QT_TRANSLATE_NOOP("heroes", "Who attacks in which order?")), problemsOf,
        judgeInitiative);
}

Question attackRollQuestion()
{
    return questionOf<RollInquiry, RollVerdict>(
        "attack_roll",
        Saying(QT_TRANSLATE_NOOP("heroes", "Are dice and re-rolls right, how many hits, how much damage?")), problemsOf,
        judgeRoll);
}

} // namespace heroes

} // namespace whistle
