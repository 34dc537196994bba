// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/initiative.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"
#include "heroes/questions/some_house_rules.h"

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<Piece>{
    key<&Piece::name, Named>("name"),
    key<&Piece::kind>("kind"),
    key<&Piece::initiative, Number<0, 20>>("initiative",
                                           QT_TRANSLATE_NOOP("shapes", "with everything that changes it")),
};
template <>
constexpr std::array whistle::recordKeys<PieceSide>{
    key<&PieceSide::pieces, NamedListOf<ObjectOf<Piece>, 1, 12>>(
        "pieces", QT_TRANSLATE_NOOP("shapes", "tied ones as their owner wants to place them")),
    optionalKey<&PieceSide::bloodrage>("bloodrage"),
};
template <>
constexpr std::array whistle::recordKeys<InitiativeInquiry>{
    key<&InitiativeInquiry::battle>("battle"),
    key<&InitiativeInquiry::active>("active"),
    key<&InitiativeInquiry::opponent>("opponent"),
    optionalKey<&InitiativeInquiry::bloodrageTies, BloodrageRule>("house_rules"),
};
template <>
constexpr std::array whistle::recordKeys<PlacedPiece>{
    key<&PlacedPiece::position, Number<1, 24>>("position"),
    key<&PlacedPiece::side>("side"),
    key<&PlacedPiece::name, Named>("name"),
    key<&PlacedPiece::kind>("kind"),
    key<&PlacedPiece::initiative, Number<0, 20>>("initiative"),
};
template <>
constexpr std::array whistle::recordKeys<Tie>{
    key<&Tie::initiative, Number<0, 20>>("initiative"),
    key<&Tie::first>("first", "the side that places first"),
    key<&Tie::because>("because"),
};
template <>
constexpr std::array whistle::recordKeys<InitiativeVerdict>{
    key<&InitiativeVerdict::order>("order"),
    key<&InitiativeVerdict::ties>("ties"),
};
template <>
constexpr std::array whistle::recordKeys<Attacker>{
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
const whistle::Record& whistle::recordOf<RollStep>()
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
constexpr std::array whistle::recordKeys<RollInquiry>{
    key<&RollInquiry::attacker>("attacker"),
    optionalKey<&RollInquiry::attackModifier, Number<-10, 10>>("attack_modifier"),
    optionalKey<&RollInquiry::eliteDiceAllowed>("elite_dice_allowed"),
    key<&RollInquiry::roll>("roll"),
    optionalKey<&RollInquiry::steps, RollSteps>(
        "steps", QT_TRANSLATE_NOOP("shapes", "re-rolls in the order in which they happened")),
    optionalKey<&RollInquiry::luckTokens, Number<0, 13>>("luck_tokens"),
    optionalKey<&RollInquiry::ignoresEliteDamage>("opponent_ignores_elite_damage",
                                                  QT_TRANSLATE_NOOP("shapes", "Guardian Angel")),
    optionalKey<&RollInquiry::damageModifier, Number<-20, 20>>("damage_modifier"),
};

namespace whistle::heroes {

namespace {

bool isArmy(const PieceSide& side)
{
    const auto number = [&](PieceKind kind) {
        return std::count_if(side.pieces.begin(), side.pieces.end(),
                             [kind](const Piece& piece) { return piece.kind == kind; });
    };
    return number(PieceKind::Hero) == 1 && number(PieceKind::Stack) >= 1 && number(PieceKind::Encounter) == 0;
}

Problems problemsOf(const InitiativeInquiry& inquiry)
{
    Problems problems;
    if (!isArmy(inquiry.active))
        problems.push_back({"/active/pieces", Text{texts::input::armyNeedsHero}});
    if (inquiry.battle == BattleKind::Heroes) {
        if (!isArmy(inquiry.opponent))
            problems.push_back({"/opponent/pieces", Text{texts::input::armyNeedsHero}});
    } else {
        const std::vector<Piece>& pieces = inquiry.opponent.pieces;
        const bool isAll = std::all_of(pieces.begin(), pieces.end(),
                                       [](const Piece& piece) { return piece.kind == PieceKind::Encounter; });
        if (!isAll || pieces.size() > 4)
            problems.push_back({"/opponent/pieces", Text{texts::input::onlyEncounters}});
        if (inquiry.opponent.bloodrage)
            problems.push_back({"/opponent/bloodrage", Text{texts::input::onlyEncounters}});
    }
    if (inquiry.active.bloodrage && inquiry.opponent.bloodrage)
        problems.push_back({"/opponent/bloodrage", Text{texts::input::oneBloodrage}});
    return problems;
}

Problems problemsOf(const RollInquiry& inquiry)
{
    const Attacker& attacker = inquiry.attacker;
    Problems problems = problemsOf(attacker.abilities, attacker.kind != PieceKind::Encounter, "/attacker/abilities");
    if (attacker.kind == PieceKind::Hero && attacker.elite)
        problems.push_back({"/attacker/elite", Text{texts::input::heroHasNoElite}});
    if (attacker.kind == PieceKind::Encounter && inquiry.luckTokens > 0)
        problems.push_back({"/luck_tokens", Text{texts::input::noTokensOfEncounter}});
    if (problems.empty()) {
        if (const std::optional<Fault> fault = faultOf(inquiry))
            problems.push_back(fault->problem());
    }
    return problems;
}

} // namespace

Question initiativeOrderQuestion()
{
    return askedWith("initiative_order", {"heroes", QT_TRANSLATE_NOOP("heroes", "Who attacks in which order?")},
                     problemsOf, judgeInitiative);
}

Question attackRollQuestion()
{
    return askedWith(
        "attack_roll",
        {"heroes", QT_TRANSLATE_NOOP("heroes", "Are dice and re-rolls right, how many hits, how much damage?")},
        problemsOf, judgeRoll);
}

} // namespace whistle::heroes
