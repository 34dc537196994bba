// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "chaotic/judging/in_force.h"
#include "chaotic/judging/referee.h"
#include "chaotic/questions/questions.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

using namespace chaotic;
using namespace chaotic::codecs;

namespace {

constexpr auto noSpace = chaotic::Saying::tr("The space %1 is not on this board.");
constexpr auto spaceTaken = chaotic::Saying::tr("%1 is already on this space.");
constexpr auto nobodyHere = chaotic::Saying::tr("There is no creature “%1” among those given.");

constexpr auto secondPair =
    chaotic::Saying::tr("There are already two creatures on the space %1: only a combat has two.");

/// Creatures off the board, or two on one space (`pairs`: but for the two of a combat).
template <class Given>
void findMisplaced(const std::vector<Given>& creatures, BoardSize board, bool pairs, Problems& problems)
{
    std::optional<Space> pair;
    for (std::size_t i = 0; i < creatures.size(); ++i) {
        const Given& one = creatures[i];
        const std::string at = "/creatures/" + std::to_string(i) + "/space";
        if (!Board(board).contains(one.space))
            problems.push_back({at, Text{noSpace, wordOf(one.space)}});
        for (std::size_t j = 0; j < i; ++j) {
            if (!(creatures[j].space == one.space))
                continue;
            if (!pairs || creatures[j].player == one.player)
                problems.push_back({at, Text{spaceTaken, creatures[j].id}});
            else if (pair && !(*pair == one.space))
                problems.push_back({at, Text{secondPair, wordOf(*pair)}});
            else
                pair = one.space;
        }
    }
}

/// That `id` is none of the creatures'.
template <class Given>
void findUnknown(const std::vector<Given>& creatures, const std::string& id, const std::string& at, Problems& problems)
{
    if (std::none_of(creatures.begin(), creatures.end(), [&](const Given& one) { return one.id == id; }))
        problems.push_back({at, Text{nobodyHere, id}});
}

Problems impossible(const MugicCostQuestion& question, const Json&)
{
    Problems problems;
    if (!question.mugic.cost && !question.x)
        problems.push_back(missingKey("/x"));
    if (question.mugic.cost && question.x)
        problems.push_back(misplacedKey("/x"));
    for (std::size_t i = 0; i < question.costChanges.size(); ++i) {
        if (question.costChanges[i].creature)
            findUnknown(question.creatures, *question.costChanges[i].creature,
                        "/cost_changes/" + std::to_string(i) + "/creature", problems);
    }
    return problems;
}

} // namespace

template <>
constexpr std::array recordKeys<CostChange>{
    key<&CostChange::amount, Number<-99, 99>>("amount"),
    optionalKey<&CostChange::source, Perhaps<Words>>("source"),
    optionalKey<&CostChange::affiliation>("affiliation",
                                          QT_TRANSLATE_NOOP("shapes", "only for Mugic of this affiliation")),
    optionalKey<&CostChange::creature, Perhaps<GivenCreature>>(
        "creature", QT_TRANSLATE_NOOP("shapes", "only if this creature pays")),
};
template <>
constexpr std::array recordKeys<Payer>{
    key<&Payer::id, CreatureName>("id"),
    key<&Payer::player>("player"),
    key<&Payer::tribe>("tribe"),
    key<&Payer::mugicCounters, Counters>("mugic_counters"),
    optionalKey<&Payer::anyTribe>("any_tribe", QT_TRANSLATE_NOOP("shapes", "may play Mugic of any tribe")),
};
template <>
constexpr std::array recordKeys<MugicToPay>{
    optionalKey<&MugicToPay::name, Perhaps<Words>>("name"),
    key<&MugicToPay::affiliation>("affiliation"),
    key<&MugicToPay::cost, CounterCost>("cost"),
};
template <>
constexpr std::array recordKeys<MugicCostQuestion>{
    key<&MugicCostQuestion::player>("player", QT_TRANSLATE_NOOP("shapes", "who wants to play it")),
    key<&MugicCostQuestion::mugic>("mugic"),
    optionalKey<&MugicCostQuestion::x, Perhaps<Counters>>(
        "x", QT_TRANSLATE_NOOP("shapes", "needed exactly when the cost is X")),
    optionalKey<&MugicCostQuestion::onlyGeneric>("only_generic"),
    optionalKey<&MugicCostQuestion::noMugic>("no_mugic"),
    optionalKey<&MugicCostQuestion::costChanges>("cost_changes"),
    key<&MugicCostQuestion::creatures, NamedListOf<ObjectOf<Payer>, 1>>("creatures"),
};
template const Record& recordOf<MugicCostQuestion>();
template <>
constexpr std::array recordKeys<MugicCostVerdict::Pays>{
    key<&MugicCostVerdict::Pays::creature>("creature"),
    key<&MugicCostVerdict::Pays::pays, Number<0, 100'000>>("pays"),
    key<&MugicCostVerdict::Pays::left, Number<0, 99>>("left"),
};
template <>
constexpr std::array recordKeys<MugicCostVerdict::Refused>{
    key<&MugicCostVerdict::Refused::creature>("creature"),
    key<&MugicCostVerdict::Refused::reason>("reason"),
};
template <>
constexpr std::array recordKeys<MugicCostVerdict>{
    key<&MugicCostVerdict::playable>("playable"),
    key<&MugicCostVerdict::blocked, OrNull<WordOf<MugicBlocked>>>("blocked"),
    key<&MugicCostVerdict::payers>("payers"),
    key<&MugicCostVerdict::refused>("refused"),
};

namespace {

Problems impossible(const MovementQuestion& question, const Json&)
{
    Problems problems;
    findMisplaced(question.creatures, question.board, false, problems);
    findUnknown(question.creatures, question.mover, "/mover", problems);
    return problems;
}

} // namespace

template <>
constexpr std::array recordKeys<Piece>{
    key<&Piece::id, CreatureName>("id"),
    key<&Piece::player>("player"),
    key<&Piece::space, SpaceWord>("space"),
};
template const Record& recordOf<Piece>();
template <>
constexpr std::array recordKeys<MovementQuestion>{
    key<&MovementQuestion::board>("board"),
    key<&MovementQuestion::creatures, NamedListOf<ObjectOf<Piece>, 1>>("creatures"),
    key<&MovementQuestion::mover, GivenCreature>("mover"),
    key<&MovementQuestion::activePlayer>("active_player"),
    optionalKey<&MovementQuestion::swift, ListOf<Counters>>("swift",
                                                            QT_TRANSLATE_NOOP("shapes", "one number for each copy")),
    optionalKey<&MovementQuestion::range>("range"),
    optionalKey<&MovementQuestion::cannotMove>("cannot_move"),
    optionalKey<&MovementQuestion::movedThisTurn>("moved_this_turn"),
    optionalKey<&MovementQuestion::combatAlready>("combat_already_this_turn"),
    optionalKey<&MovementQuestion::moveAnywhere>("move_anywhere",
                                                 QT_TRANSLATE_NOOP("shapes", "every space counts as adjacent")),
    optionalKey<&MovementQuestion::houseRules, HouseRulesCodec<Switches::Movement>>("house_rules"),
};
template const Record& recordOf<MovementQuestion>();
template <>
constexpr std::array recordKeys<Destination>{
    key<&Destination::space, SpaceWord>("space"),
    key<&Destination::steps, Number<1, 1000>>("steps"),
    key<&Destination::startsCombat>("starts_combat"),
    key<&Destination::opponent, OrNull<Word>>("opponent"),
};
template <>
constexpr std::array recordKeys<MovementVerdict>{
    key<&MovementVerdict::canMove>("can_move"),
    key<&MovementVerdict::reason, OrNull<WordOf<NoMove>>>("reason"),
    key<&MovementVerdict::stepsAllowed, Number<1, 1'000'000>>("steps_allowed"),
    key<&MovementVerdict::destinations>("destinations"),
};

namespace {

constexpr auto alternate = chaotic::Saying::tr("The players take turns: this one is %1's.");
constexpr auto hasNone = chaotic::Saying::tr("%1 has no creature in play.");
constexpr auto notPicked = chaotic::Saying::tr("The winner must be one of the two picked.");

Problems impossible(const ShowdownQuestion& question, const Json&)
{
    Problems problems;
    for (std::size_t i = 1; i < question.turns.size(); ++i) {
        const Player due = opponentOf(question.turns[i - 1].player);
        if (question.turns[i].player != due)
            problems.push_back({"/turns/" + std::to_string(i) + "/player", Text{alternate, due}});
    }
    findMisplaced(question.creatures, question.board, false, problems);
    for (const Player player : bothPlayers) {
        if (std::none_of(question.creatures.begin(), question.creatures.end(),
                         [player](const Piece& piece) { return piece.player == player; }))
            problems.push_back({"/creatures", Text{hasNone, player}});
    }
    if (question.picks) {
        findUnknown(question.creatures, question.picks->byActivePlayer, "/picks/by_active_player", problems);
        findUnknown(question.creatures, question.picks->byDefendingPlayer, "/picks/by_defending_player", problems);
    }
    if (question.winner && !question.picks)
        problems.push_back(misplacedKey("/winner"));
    else if (question.winner && *question.winner != question.picks->byActivePlayer &&
             *question.winner != question.picks->byDefendingPlayer)
        problems.push_back({"/winner", Text{notPicked}});
    return problems;
}

} // namespace

template <>
constexpr std::array recordKeys<PastTurn>{
    key<&PastTurn::player>("player"),
    key<&PastTurn::combat>("combat", QT_TRANSLATE_NOOP("shapes", "a combat or a Showdown took place")),
};
template <>
constexpr std::array recordKeys<Picks>{
    key<&Picks::byActivePlayer, GivenCreature>("by_active_player"),
    key<&Picks::byDefendingPlayer, GivenCreature>("by_defending_player"),
};
template <>
constexpr std::array recordKeys<ShowdownQuestion>{
    key<&ShowdownQuestion::board>("board"),
    key<&ShowdownQuestion::turns, ListOf<ObjectOf<PastTurn>, 1>>(
        "turns", QT_TRANSLATE_NOOP("shapes", "every turn so far; the last is the one that is ending")),
    key<&ShowdownQuestion::creatures, NamedListOf<ObjectOf<Piece>, 1>>("creatures"),
    optionalKey<&ShowdownQuestion::picks>("picks"),
    optionalKey<&ShowdownQuestion::winner, Perhaps<GivenCreature>>("winner"),
    optionalKey<&ShowdownQuestion::houseRules, HouseRulesCodec<Switches::Showdown>>("house_rules"),
};
template const Record& recordOf<ShowdownQuestion>();
template <>
constexpr std::array recordKeys<ShowdownVerdict>{
    key<&ShowdownVerdict::required>("required"),
    key<&ShowdownVerdict::window, ListOf<Number<1, 1000>>>("window"),
    key<&ShowdownVerdict::activePlayerPicksFrom>("active_player_picks_from"),
    key<&ShowdownVerdict::defendingPlayerPicksFrom>("defending_player_picks_from"),
    key<&ShowdownVerdict::picksLegal, OrNull<Truth>>("picks_legal"),
    key<&ShowdownVerdict::initiative, OrNull<Word>>("initiative"),
    key<&ShowdownVerdict::winnerSpace, OrNull<SpaceWord>>("winner_space"),
};

namespace {

constexpr auto intimidateLoses = chaotic::Saying::tr("Intimidate lowers one Discipline or all of them.");

/// The verdict in the words of the question.
struct StatsAnswer {
    StatsVerdict verdict;
    std::vector<std::string> supporters;
};

Problems impossible(const StatsQuestion& question, const Json& json)
{
    Problems problems;
    findMisplaced(question.creatures, question.board, true, problems);
    findUnknown(question.creatures, question.subject, "/subject", problems);
    for (std::size_t i = 0; i < question.modifiers.size(); ++i) {
        const StatModifier& modifier = question.modifiers[i];
        const bool isLoss = modifier.operation == Operation::Lose && modifier.stat != Stat::Energy;
        if (modifier.source == Source::Intimidate && !isLoss)
            problems.push_back({"/modifiers/" + std::to_string(i), Text{intimidateLoses}});
    }
    addTo(problems, conditionProblems(json, {}));
    return problems;
}

/// Why a modifier does not count. %1 is what it comes from, %2 a tribe.
constexpr auto othersOnly = Saying::tr("%1 is for %2 creatures only and does not count.");
constexpr auto hasLostAbilities = Saying::tr("%1 does not count: the creature has lost its abilities.");
constexpr auto hiveOff = Saying::tr("%1 does not count: Hive is off.");
constexpr auto faceDown = Saying::tr("%1 does not count: the Battlegear is face down.");
constexpr auto gearLostAbilities = Saying::tr("%1 does not count: the Battlegear has lost its abilities.");
constexpr auto immuneToIntimidate = Saying::tr("%1 does not count: the creature is immune to Intimidate.");
constexpr auto endedWithTurn = Saying::tr("%1 does not count: it ended with the turn.");

/// What keeps a modifier from counting, if anything does; those with a condition on a Discipline are judged when it is
/// known.
std::optional<Objection> againstCounting(const StatModifier& modifier, const StatsQuestion& question, Tribe tribe)
{
    const auto because = [&](RuleId rule, const Saying& why) {
        return Objection{rule, Text{why, sourcePlace(modifier.name, modifier.source)}};
    };
    const bool isLater = question.moment == Moment::AfterEndOfTurn; // CH-4.7
    if (modifier.onlyIf && modifier.onlyIf->tribe && *modifier.onlyIf->tribe != tribe)
        return Objection{"CH-1.4"_rule,
                         Text{othersOnly, sourcePlace(modifier.name, modifier.source), *modifier.onlyIf->tribe}};
    const bool isOwn = modifier.source == Source::Innate || modifier.source == Source::Hive;
    if (isOwn && question.abilitiesLost)
        return because("CH-1.4"_rule, hasLostAbilities);
    switch (modifier.source) {
    case Source::Innate:
        return {};
    case Source::Hive:
        return question.hive && !isLater ? std::nullopt : std::optional(because("CH-9.12"_rule, hiveOff));
    case Source::Battlegear:
        if (!question.battlegearFaceUp)
            return because("CH-7.2"_rule, faceDown);
        return question.battlegearAbilitiesLost ? std::optional(because("CH-1.4"_rule, gearLostAbilities))
                                                : std::nullopt;
    case Source::Intimidate:
        if (contains(question.immuneTo, ImmuneTo::Intimidate))
            return because("CH-9.13"_rule, immuneToIntimidate);
        break;
    default:
        break;
    }
    return isLater && !modifier.lasting ? std::optional(because("CH-R19"_rule, endedWithTurn)) : std::nullopt;
}

StatsAnswer answer(const StatsQuestion& question, Reasons& reasons)
{
    std::vector<Standing> table;
    StatsCase one;
    for (const StatsCreature& creature : question.creatures) {
        if (creature.id == question.subject)
            one.subject = table.size();
        table.push_back({creature.player, creature.space, creature.tribe, &creature.subtypes});
    }
    one.table = &table;
    one.board = Board(question.board, question.houseRules.centreDiagonals);
    const PrintedNumbers& printed = question.printed;
    one.printed = printed.disciplines;
    one.energy = printed.energy;
    one.elements = printed.elements;
    one.damage = question.moment == Moment::Now ? question.damage : 0;
    one.intimidateAll = question.houseRules.intimidateAllDisciplines;
    Reasons left(reasons.listening());
    if (!question.abilitiesLost)
        one.support = question.support;
    else if (!question.support.empty())
        left.say("CH-1.4"_rule, hasLostAbilities, nameOf(KeywordKind::Support));
    for (const StatModifier& modifier : question.modifiers) {
        if (const auto against = againstCounting(modifier, question, table[one.subject].tribe))
            left.object(std::array{*against}, [](const Objection& objection) { return objection; });
        else
            one.modifiers.push_back(&modifier);
    }
    StatsAnswer told{judgeStats(one, reasons), {}};
    reasons.add(left.why, left.rules);
    for (const std::size_t supporter : told.verdict.supporters)
        told.supporters.push_back(question.creatures[supporter].id);
    return told;
}

} // namespace

template <>
constexpr std::array recordKeys<StatsCreature>{
    key<&StatsCreature::id, CreatureName>("id"),
    key<&StatsCreature::player>("player"),
    key<&StatsCreature::space, SpaceWord>("space"),
    key<&StatsCreature::tribe>("tribe"),
    optionalKey<&StatsCreature::subtypes, ListOf<Words>>("subtypes"),
};
template <>
constexpr std::array recordKeys<PrintedNumbers>{
    key<&PrintedNumbers::disciplines, &Disciplines::courage, Count>("courage"),
    key<&PrintedNumbers::disciplines, &Disciplines::power, Count>("power"),
    key<&PrintedNumbers::disciplines, &Disciplines::wisdom, Count>("wisdom"),
    key<&PrintedNumbers::disciplines, &Disciplines::speed, Count>("speed"),
    key<&PrintedNumbers::energy, Number<1, 999>>("energy"),
    optionalKey<&PrintedNumbers::elements, ElementList>("elements"),
};
template <>
constexpr std::array recordKeys<Support>{
    key<&Support::discipline, DisciplineOrAll>("discipline"),
    key<&Support::amount, Count>("amount"),
};
template <>
constexpr std::array recordKeys<StatsQuestion>{
    key<&StatsQuestion::board>("board"),
    key<&StatsQuestion::creatures, NamedListOf<ObjectOf<StatsCreature>, 1>>(
        "creatures", QT_TRANSLATE_NOOP("shapes", "all creatures in play")),
    key<&StatsQuestion::subject, GivenCreature>("subject"),
    key<&StatsQuestion::printed>("printed"),
    optionalKey<&StatsQuestion::damage, Count>("damage"),
    optionalKey<&StatsQuestion::moment>("moment"),
    optionalKey<&StatsQuestion::hive>("hive", QT_TRANSLATE_NOOP("shapes", "Hive is on")),
    optionalKey<&StatsQuestion::abilitiesLost>("abilities_lost",
                                               QT_TRANSLATE_NOOP("shapes", "the creature has lost its own abilities")),
    optionalKey<&StatsQuestion::battlegearFaceUp>("battlegear_face_up"),
    optionalKey<&StatsQuestion::battlegearAbilitiesLost>("battlegear_abilities_lost"),
    optionalKey<&StatsQuestion::immuneTo, DistinctOf<WordOf<ImmuneTo>>>("immune_to"),
    optionalKey<&StatsQuestion::support>("support", QT_TRANSLATE_NOOP("shapes", "one for each copy")),
    optionalKey<&StatsQuestion::modifiers, ListOf<ObjectBy<StatModifier, &questionModifierRecord>>>(
        "modifiers", QT_TRANSLATE_NOOP("shapes", "in the order they took effect")),
    optionalKey<&StatsQuestion::houseRules, HouseRulesCodec<Switches::Stats>>("house_rules"),
};
template const Record& recordOf<StatsQuestion>();
template <>
constexpr std::array recordKeys<StatsAnswer>{
    key<&StatsAnswer::verdict, &StatsVerdict::disciplines, AnyDisciplines>("disciplines"),
    key<&StatsAnswer::verdict, &StatsVerdict::energy, Any>("energy"),
    key<&StatsAnswer::verdict, &StatsVerdict::damage, Any>("damage"),
    key<&StatsAnswer::verdict, &StatsVerdict::currentEnergy, Any>("current_energy"),
    key<&StatsAnswer::verdict, &StatsVerdict::elements, ElementList>("elements"),
    key<&StatsAnswer::supporters>("adjacent_supporters"),
    key<&StatsAnswer::verdict, &StatsVerdict::isDefeated>("defeated"),
};

namespace {

std::optional<MugicCostQuestion> mugicNow(const State& state)
{
    MugicCard card;
    card.cost = 1;
    MugicCostQuestion question = mugicCostAt(state, state.burst.turn.choice.value_or(*state.activePlayer), card, {});
    question.mugic.name.reset();
    return question.creatures.empty() ? std::nullopt : std::optional(std::move(question));
}

/// The creature of the Active Player that is most worth asking about.
CreatureIndex moverOf(const State& state)
{
    CreatureIndex found = nobody;
    for (CreatureIndex i = 0; i < static_cast<int>(state.creatures.size()); ++i) {
        const Creature& one = state.at(i);
        const bool isHis = one.inPlay && one.player == state.activePlayer;
        if (isHis && (found == nobody || (state.at(found).moved && !one.moved)))
            found = i;
    }
    return found;
}

std::optional<MovementQuestion> movementNow(const State& state)
{
    return movementAt(state, moverOf(state));
}

std::optional<ShowdownQuestion> showdownNow(const State& state)
{
    return showdownAt(state);
}

std::optional<StatsQuestion> statsNow(const State& state)
{
    const CreatureIndex subject = isFighting(state) ? state.combat->attacker : moverOf(state);
    if (subject == nobody)
        return {};
    const InForce now(state);
    StatsQuestion question;
    question.board = state.size;
    question.houseRules = state.houseRules;
    for (const Creature& one : state.creatures) {
        const CreatureCard& card = state.cardOf(one);
        if (one.inPlay)
            question.creatures.push_back({one.id, one.player, one.space, card.tribe, card.subtypes});
    }
    const Creature& one = state.at(subject);
    const CreatureCard& card = state.cardOf(one);
    question.subject = one.id;
    question.printed = {card.disciplines, card.energy, card.elements};
    question.damage = one.damage;
    question.hive = state.hiveOn;
    question.battlegearFaceUp = one.battlegear && one.battlegear->faceUp;
    question.immuneTo = now.immunities(subject);
    question.support = now.support(subject);
    question.modifiers = now.modifiers(subject);
    return question;
}

} // namespace

std::vector<ChaoticQuestion> chaotic::boardQuestions()
{
    return {{questionOf<MugicCostQuestion, MugicCostVerdict>(
                 "mugic_cost", Saying{chaotic::Saying::tr("Who can play this Mugic?")}, impossible, judgeMugicCost),
             mugicNow},
            {questionOf<MovementQuestion, MovementVerdict>(
                 "movement", Saying{chaotic::Saying::tr("Where can this creature go?")}, impossible, judgeMovement),
             movementNow},
            {questionOf<ShowdownQuestion, ShowdownVerdict>(
                 "showdown", Saying{chaotic::Saying::tr("Is a Showdown required?")}, impossible, judgeShowdown),
             showdownNow},
            {questionOf<StatsQuestion, StatsAnswer>(
                 "creature_stats", Saying{chaotic::Saying::tr("What are this creature's numbers now?")}, impossible,
                 answer),
             statsNow}};
}

} // namespace whistle
