// SPDX-License-Identifier: GPL-3.0-or-later
// initiative_order, attack_roll, battle_odds.
#include "base/text_list.h"
#include "heroes/judging/odds.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/table_cases.h"

#include <cmath>

namespace whistle {

using namespace heroes; // NOLINT(google-build-using-namespace): their tables stand here

template <>
constexpr std::array recordKeys<Piece>{
    key<&Piece::name, Named>("name"),
    key<&Piece::kind>("kind"),
    key<&Piece::initiative, Number<0, 20>>("initiative",
                                           QT_TRANSLATE_NOOP("shapes", "including everything that changes it")),
};
template <>
constexpr std::array recordKeys<PieceSide>{
    key<&PieceSide::pieces, NamedListOf<ObjectOf<Piece>, 1, 12>>(
        "pieces", QT_TRANSLATE_NOOP("shapes", "tied ones in the order their owner wants to place them")),
    optionalKey<&PieceSide::bloodrage>("bloodrage"),
};
template <>
constexpr std::array recordKeys<InitiativeInquiry>{
    key<&InitiativeInquiry::battle>("battle"),
    key<&InitiativeInquiry::active>("active"),
    key<&InitiativeInquiry::opponent>("opponent"),
    optionalKey<&InitiativeInquiry::bloodrageTies, BloodrageRule>("house_rules"),
};
template const Record& recordOf<InitiativeInquiry>();
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
        "strength", QT_TRANSLATE_NOOP("shapes", "including everything that changes it; a hero's Might")),
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
        "steps", QT_TRANSLATE_NOOP("shapes", "re-rolls in the order they happened")),
    optionalKey<&RollInquiry::luckTokens, Number<0, 13>>("luck_tokens"),
    optionalKey<&RollInquiry::attack, &Attack::guardianAngel>("opponent_ignores_elite_damage",
                                                              QT_TRANSLATE_NOOP("shapes", "Guardian Angel")),
    optionalKey<&RollInquiry::attack, &Attack::damageModifier, Number<-20, 20>>("damage_modifier"),
};
template const Record& recordOf<RollInquiry>();
template <>
constexpr std::array recordKeys<OddsHero>{
    key<&OddsHero::might, Number<0, 20>>("might"),
    key<&OddsHero::initiative, Number<0, 20>>("initiative"),
    optionalKey<&OddsHero::attackDice, Number<1, 5>>("attack_dice"),
};

namespace {

constexpr std::array stackKeys{
    key<&FightingStack::name, Named>("name"),
    key<&FightingStack::strength, Number<0, 20>>("strength"),
    key<&FightingStack::initiative, Number<0, 20>>("initiative"),
    inheritedKey<FightingStack, &Tokens::base, Number<0, 15>>("base", Presence::Required),
    inheritedKey<FightingStack, &Tokens::elite, Number<0, 15>>("elite", Presence::Required),
    optionalKey<&FightingStack::baseAbilities, AbilityList>("base_abilities"),
    optionalKey<&FightingStack::eliteAbilities, AbilityList>("elite_abilities"),
};
constexpr std::array guardianKeys{
    inheritedKey<FightingEncounter, &EncounterFacts::name, Named>("name", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterFacts::strength, Number<0, 20>>("strength", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterFacts::initiative, Number<0, 20>>("initiative", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterFacts::challenge, Number<1, 20>>("challenge", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::damage, Number<0, 19>>("damage"),
    inheritedKey<FightingEncounter, &EncounterFacts::elite>("elite", Presence::Optional,
                                                            QT_TRANSLATE_NOOP("shapes", "it has the elite-die symbol")),
    inheritedKey<FightingEncounter, &EncounterFacts::abilities, AbilityList>("abilities"),
};

constexpr std::array armyKeys{
    key<&OddsParty::hero>("hero"),
    key<&OddsParty::stacks, NamedListOf<ObjectWith<FightingStack, stackKeys>, 1, 4>>("stacks"),
    optionalKey<&OddsParty::damageOrder, OrNull<ListOf<Named>>>(
        "damage_order", QT_TRANSLATE_NOOP("shapes", "omitted: ascending strength")),
    optionalKey<&OddsParty::withinStack>("within_stack"),
    optionalKey<&OddsParty::useEliteDie>("use_elite_die"),
    optionalKey<&OddsParty::bloodrage>("bloodrage"),
    optionalKey<&OddsParty::guardianAngel>("guardian_angel"),
};
constexpr std::array guardKeys{
    key<&OddsParty::encounter, Perhaps<ObjectWith<FightingEncounter, guardianKeys>>>("encounter"),
    optionalKey<&OddsParty::darkDays>("dark_days"),
    optionalKey<&OddsParty::useEliteDie>("use_elite_die"),
};
using OddsArmy = ObjectWith<OddsParty, armyKeys>;
using Guard = ObjectWith<OddsParty, guardKeys>;
/// Which of the two it must be, the key `battle` says.
struct OddsOpponent {
    static Shape shape() { return Shape::either({Guard::shape(), OddsArmy::shape()}); }
    static void read(const Json& json, OddsParty& party)
    {
        return json.contains("encounter") ? Guard::read(json, party) : OddsArmy::read(json, party);
    }
    static Json write(const OddsParty& party) { return party.encounter ? Guard::write(party) : OddsArmy::write(party); }
};
/// To nine decimals.
struct Rounded {
    static Shape shape() { return Shape::anything(); }
    static void read(const Json& json, double& value) { value = json.get<double>(); }
    static Json write(double value)
    {
        constexpr double decimals = 1e9;
        return std::round(value * decimals) / decimals;
    }
};

} // namespace

template <>
constexpr std::array recordKeys<OddsInquiry>{
    key<&OddsInquiry::battle>("battle"),
    key<&OddsInquiry::active, OddsArmy>("active"),
    key<&OddsInquiry::opponent, OddsOpponent>("opponent"),
    optionalKey<&OddsInquiry::eliteDie, ListOf<WordOf<Face>, 6, 6>>("elite_die",
                                                                    QT_TRANSLATE_NOOP("shapes", "its six faces")),
    optionalKey<&OddsInquiry::eliteDiceAllowed>("elite_dice_allowed"),
    optionalKey<&OddsInquiry::maxClashes, Number<1, 1000>>("max_clashes"),
    optionalKey<&OddsInquiry::bloodrageTies, BloodrageRule>("house_rules"),
};
template <>
constexpr std::array recordKeys<BattleOdds>{
    key<&BattleOdds::win, Rounded>("win_probability"),
    key<&BattleOdds::loss, Rounded>("loss_probability"),
    key<&BattleOdds::undecided, Rounded>("undecided_probability"),
    key<&BattleOdds::expectedClashes, Rounded>("expected_clashes", "clashes begun"),
    key<&BattleOdds::expectedUnits, Rounded>("expected_units_left", "of the active side; none if it lost"),
};

template const Record& recordOf<OddsInquiry>();

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
            wrong(at, heroes::Saying::tr("An army has exactly one hero, at least one stack and no encounter."));
    };
    mustBeArmy(asked.active, "/active/pieces");
    if (asked.battle == BattleKind::Heroes) {
        mustBeArmy(asked.opponent, "/opponent/pieces");
    } else {
        const std::vector<Piece>& pieces = asked.opponent.pieces;
        const bool isAll =
            std::ranges::all_of(pieces, [](const Piece& piece) { return piece.kind == PieceKind::Encounter; });
        if (!isAll || pieces.size() > 4)
            wrong("/opponent/pieces", input::onlyEncounters);
        if (asked.opponent.bloodrage)
            wrong("/opponent/bloodrage", input::onlyEncounters);
    }
    if (asked.active.bloodrage && asked.opponent.bloodrage)
        wrong("/opponent/bloodrage", input::oneBloodrage);
    return wrong.problems;
}

Problems problemsOf(const RollInquiry& asked, const Json& /*json*/)
{
    const Attacker& attacker = asked.attacker;
    Wrong wrong{problemsOf(attacker.abilities, attacker.kind != PieceKind::Encounter, "/attacker/abilities")};
    if (attacker.kind == PieceKind::Hero && attacker.elite)
        wrong("/attacker/elite", heroes::Saying::tr("A hero's attack has no elite die."));
    if (attacker.kind == PieceKind::Encounter && asked.luckTokens > 0)
        wrong("/luck_tokens", heroes::Saying::tr("Encounters have no luck tokens."));
    if (const std::optional<Fault> fault = wrong.problems.empty() ? faultOf(asked) : std::nullopt)
        wrong.problems.push_back(fault->problem());
    return wrong.problems;
}

Problems problemsOf(const OddsParty& party, const std::string& at)
{
    constexpr int mostTokens = 15;
    Wrong wrong;
    lookAtEach(party.stacks, at + "/stacks", [&](const FightingStack& stack, const std::string& place) {
        addTo(wrong.problems, problemsOf(stack, place));
    });
    if (sumOf(party.stacks, &FightingStack::sum) > mostTokens)
        wrong(at + "/stacks", heroes::Saying::tr("An army has at most %1 tokens here."), mostTokens);
    if (party.damageOrder &&
        !std::ranges::is_permutation(*party.damageOrder, eachOf(party.stacks, &FightingStack::name)))
        wrong(at + "/damage_order", heroes::Saying::tr("All stacks must be named here, each once."));
    if (party.encounter) {
        addTo(wrong.problems, problemsOf(party.encounter->abilities, false, at + "/encounter/abilities"));
        if (party.encounter->isDestroyed())
            wrong(at + "/encounter/damage", input::damageTooGreat);
    }
    return wrong.problems;
}

Problems problemsOf(const OddsInquiry& asked, const Json& /*json*/)
{
    Wrong wrong{problemsOf(asked.active, "/active")};
    const bool isArmy = !asked.opponent.encounter;
    if (asked.battle == BattleKind::Heroes && !isArmy)
        wrong("/opponent", heroes::Saying::tr("In a battle between heroes the opponent is an army."));
    if (asked.battle == BattleKind::Encounter && isArmy)
        wrong("/opponent", heroes::Saying::tr("In a battle against encounters the opponent is an encounter."));
    addTo(wrong.problems, problemsOf(asked.opponent, "/opponent"));
    if (asked.opponent.bloodrage && asked.active.bloodrage)
        wrong("/opponent/bloodrage", input::oneBloodrage);
    if (asked.opponent.guardianAngel && asked.active.guardianAngel)
        wrong("/opponent/guardian_angel", heroes::Saying::tr("Only one side can have a Guardian Angel."));
    return wrong.problems;
}

std::vector<Text> initiativeWords(const InitiativeInquiry& /*asked*/, const InitiativeVerdict& verdict)
{
    return {Text{heroes::Saying::tr("The first attack is by %1."), verdict.order.front().name}};
}

std::vector<Text> rollWords(const RollInquiry& /*asked*/, const RollVerdict& verdict)
{
    if (!verdict.damage)
        return {Text{heroes::Saying::tr("Bad luck comes first: the hits must be re-rolled.")}};
    return {Text{heroes::Saying::tr("Hits %1, damage %2."), *verdict.hits, *verdict.damage}};
}

std::vector<Text> oddsWords(const OddsInquiry& /*asked*/, const BattleOdds& odds)
{
    constexpr double percent = 100;
    return {Text{heroes::Saying::tr("The active side wins %1% of the battles."), decimal(percent * odds.win, 1)}};
}

} // namespace

HeroesQuestion initiativeOrderQuestion()
{
    return guided(
        questionOf("initiative_order", heroes::Saying::tr("Who attacks in which order?"), problemsOf, judgeInitiative),
        initiativeWords);
}

HeroesQuestion attackRollQuestion()
{
    return guided(
        questionOf("attack_roll",
                   heroes::Saying::tr("Are the dice and re-rolls right, and what are the hits and the damage?"),
                   problemsOf, judgeRoll),
        rollWords);
}

HeroesQuestion battleOddsQuestion()
{
    return guided(
        questionOf("battle_odds", heroes::Saying::tr("What are the chances of this battle?"), problemsOf, judgeOdds),
        oddsWords);
}

} // namespace heroes

} // namespace whistle
