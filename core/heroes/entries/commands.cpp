// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/entries/commands.h"

#include "base/common_words.h"
#include "base/match.h"

#include "heroes/questions/codecs.h"

#include <set>

namespace whistle {

using namespace heroes;

namespace {

using Quantity = Number<1, 26>;
using SiteName = Declaring<Named, "site">;

struct TerrainCode : Word {
    static Shape shape() { return Shape::words({".", "M", "W", "H", "P"}); }
};

} // namespace

template <>
constexpr std::array recordKeys<DrawnSkill>{
    key<&DrawnSkill::deck>("deck"),
    key<&DrawnSkill::card, Named>("card"),
};
template <>
constexpr std::array recordKeys<ArmyLaurel>{
    key<&ArmyLaurel::stack, Named>("stack"),
    key<&ArmyLaurel::what>("do"),
};
template <>
constexpr std::array recordKeys<EncounterLaurel>{
    key<&EncounterLaurel::encounter, Named>("encounter"),
};
template <>
constexpr std::array recordKeys<NewPlayer>{
    key<&NewPlayer::name, Named>("name"),
    key<&NewPlayer::faction>("faction"),
    key<&NewPlayer::facts>("facts", "what is printed on the faction's components"),
    optionalKey<&NewPlayer::standIns, ListOf<NameOf<120>, 0, 60>>(
        "stand_ins", "what of it nobody has read off yet; it changes nothing"),
};
template <>
constexpr std::array recordKeys<NewSite>{
    key<&NewSite::name, SiteName>("name"),
    key<&NewSite::kind>("kind"),
};
template <>
constexpr std::array recordKeys<GivenUp>{
    key<&GivenUp::unit>("unit"),
    key<&GivenUp::quality>("quality"),
    optionalKey<&GivenUp::quantity, Quantity>("quantity"),
};
template <>
constexpr std::array recordKeys<TreasureReward>{
    key<&TreasureReward::number, Number<1, 4>>("number", "which of the four"),
    key<&TreasureReward::what>("what"),
    optionalKey<&TreasureReward::amount, Number<1, 9>>("amount"),
};
template <>
constexpr std::array recordKeys<TypedCost>{
    optionalKey<&TypedCost::gold, Perhaps<Number<0, 99>>>("gold"),
    optionalKey<&TypedCost::resources, Perhaps<Number<0, 99>>>("resources"),
    key<&TypedCost::level, Number<1, 4>>("level"),
};

const CommandForms<Command>& heroes::commandForms()
{
    using Pair = DistinctListOf<WordOf<ActionKind>, 2, 2>;
    using OpponentCodec = EitherOf<Described<Named, QT_TRANSLATE_NOOP("shapes", "by its name")>,
                                   Described<ObjectOf<EncounterFacts>, QT_TRANSLATE_NOOP("shapes", "by its token")>>;
    using LaurelStepCodec = EitherOf<ObjectOf<ArmyLaurel>, ObjectOf<EncounterLaurel>>;
    using RewardCodec = EitherOf<Under<"skill_card", ObjectOf<DrawnSkill>>, Under<"artefact", Named>>;
    static const CommandForms<Command> all{
        command<NewMatch>("begins a match: players, factions, typed-in facts, house rules"),
        key<&NewMatch::players, NamedListOf<ObjectOf<NewPlayer>, 0, 9>>("players", "clockwise"),
        key<&NewMatch::firstPlayer, Named>("first_player"),
        optionalKey<&NewMatch::length>("length"),
        key<&NewMatch::board>("board"),
        optionalKey<&NewMatch::actionCards, OrNull<ListOf<Pair, 3, 3>>>("action_cards", "left out: unknown"),
        optionalKey<&NewMatch::houseRules>("house_rules"),
        optionalKey<&NewMatch::pack, Named>("pack"),
        command<PlaceTile>("lays a map tile"),
        key<&PlaceTile::tile, Number<1, 16>>("tile"),
        key<&PlaceTile::row, Number<0, 3>>("row", "in the grid of tiles"),
        key<&PlaceTile::column, Number<0, 3>>("column"),
        optionalKey<&PlaceTile::turn, Number<0, 3>>("turn", "quarter turns clockwise"),
        optionalKey<&PlaceTile::rows, ListOf<Word, 4, 4>>("rows", "as printed"),
        command<SetSpace>("describes a space: terrain, site, encounter, what it guards"),
        key<&SetSpace::row, Coordinate>("row"),
        key<&SetSpace::column, Coordinate>("column"),
        optionalKey<&SetSpace::terrain, Perhaps<TerrainCode>>("terrain"),
        optionalKey<&SetSpace::site>("site"),
        optionalKey<&SetSpace::encounter>("encounter"),
        optionalKey<&SetSpace::guards, Perhaps<Named>>("guards", "a site"),
        command<PlaceCapital>("places a capital"),
        key<&PlaceCapital::player, Named>("player"),
        key<&PlaceCapital::row, Coordinate>("row"),
        key<&PlaceCapital::column, Coordinate>("column"),
        command<ChooseHero>("a player's starting hero enters play with its army"),
        key<&ChooseHero::player, Named>("player"),
        key<&ChooseHero::hero, Named>("hero"),
        optionalKey<&ChooseHero::skillCard>("skill_card", "of a Sage"),
        command<RevealWeekCard>("turns up the next Week Card"),
        key<&RevealWeekCard::name, Named>("name"),
        optionalKey<&RevealWeekCard::darkDays>("dark_days"),
        optionalKey<&RevealWeekCard::modifiers, ListOf<NameOf<500>, 0, 12>>("modifiers", "noted only"),
        command<PlayCard>("opens an action of an Action Card"),
        key<&PlayCard::player, Named>("player"),
        key<&PlayCard::card, Number<1, 4>>("card"),
        key<&PlayCard::action>("action"),
        command<Pass>("passes this turn"),
        key<&Pass::player, Named>("player"),
        command<EndAction>("ends the action; the card is turned face down"),
        command<Activate>("begins to move a hero"),
        key<&Activate::hero, Named>("hero"),
        optionalKey<&Activate::movementModifier, Number<-4, 10>>("movement_modifier"),
        command<Move>("moves the active hero"),
        key<&Move::path, ListOf<ObjectOf<PathStep>, 1, 20>>("path"),
        command<Loot>("loots a spyglass site"),
        key<&Loot::hero, Named>("hero"),
        key<&Loot::site, SiteName>("site"),
        optionalKey<&Loot::kind>("kind", "without a board, at the first use of the site"),
        optionalKey<&Loot::take>("take", "from the discards, at the Dragon lake"),
        command<TakeControl>("takes control of a blue-flag site"),
        key<&TakeControl::hero, Named>("hero"),
        key<&TakeControl::site, SiteName>("site"),
        optionalKey<&TakeControl::kind>("kind", "without a board, at the first use of the site"),
        command<ScareOff>("scares an encounter off by overwhelm"),
        key<&ScareOff::hero, Named>("hero"),
        key<&ScareOff::encounter, OpponentCodec>("encounter", "its name; without a board also its values"),
        optionalKey<&ScareOff::otherOverwhelm, Number<0, 20>>("other_overwhelm"),
        command<StartBattle>("begins a battle"),
        key<&StartBattle::hero, Named>("hero"),
        key<&StartBattle::opponent, OpponentCodec>("opponent", "a name; without a board also an encounter's values"),
        optionalKey<&StartBattle::eliteDiceAllowed>("elite_dice_allowed", "what the owner of Honor decides"),
        optionalKey<&StartBattle::before, ListOf<NameOf<500>, 0, 12>>("before", "abilities, noted only"),
        command<heroes::Order>("places the pieces on the initiative board"),
        key<&heroes::Order::pieces, ListOf<Named>>("pieces", "first to attack first"),
        optionalKey<&heroes::Order::modifiers, MapOf<Number<-20, 20>>>("modifiers",
                                                                       "of initiatives, until the next order"),
        command<Attack>("the next piece attacks"),
        key<&Attack::piece, Named>("piece"),
        key<&Attack::roll>("roll"),
        optionalKey<&Attack::steps, RollSteps>("steps", "re-rolls in the order in which they happened"),
        optionalKey<&Attack::target, OrNull<Named>>("target", "of Precise Strike"),
        optionalKey<&Attack::attackModifier, Number<-10, 10>>("attack_modifier"),
        optionalKey<&Attack::strengthModifier, Number<-20, 20>>("strength_modifier"),
        optionalKey<&Attack::damageModifier, Number<-20, 20>>("damage_modifier"),
        optionalKey<&Attack::guardianAngel>("guardian_angel", "the defender ignores the skulls"),
        optionalKey<&Attack::aggressor>("aggressor", "the hero attacks once more"),
        command<Laurel>("carries out a laurel"),
        key<&Laurel::piece, Named>("piece"),
        key<&Laurel::steps, ListOf<LaurelStepCodec, 1, 1>>("steps"),
        command<AssignDamage>("gives the damage to the units of the defender"),
        key<&AssignDamage::assignment, ListOf<ObjectOf<AssignedPoints>>>("assignment"),
        command<Resurrect>("brings units back, by a card or by Necromancy"),
        optionalKey<&Resurrect::side>("side"),
        optionalKey<&Resurrect::source>("source"),
        optionalKey<&Resurrect::points, Perhaps<Number<1, 20>>>("points", "of a card; Necromancy has 2"),
        key<&Resurrect::steps, ListOf<ObjectOf<ArmyLaurel>, 1, 20>>("steps"),
        command<Retreat>("a hero retreats"),
        key<&Retreat::side>("side"),
        key<&Retreat::tokens, ListOf<ObjectOf<GivenUp>, 0, 26>>("tokens", "that are given up"),
        command<EndBattle>("clears the initiative board and gives the reward"),
        optionalKey<&EndBattle::rewards, OrNull<RewardCodec>>("rewards", "of a battle of heroes"),
        optionalKey<&EndBattle::sites, Perhaps<DistinctListOf<Named, 0, 60>>>(
            "sites", "without a board: the loser's sites in the winner's control zone"),
        command<Treasure>("takes rewards of a Treasure Card"),
        key<&Treasure::hero, Named>("hero"),
        key<&Treasure::rewards, ListOf<ObjectOf<TreasureReward>, 0, 3>>("rewards"),
        command<LevelUp>("a hero levels up"),
        key<&LevelUp::hero, Named>("hero"),
        key<&LevelUp::deck>("deck"),
        optionalKey<&LevelUp::trophies, DistinctListOf<Named, 0, 48>>("trophies", "that are discarded"),
        key<&LevelUp::card, OrNull<Named>>("card", "null: no card is left"),
        command<Gather>("gathers gold and resources"),
        optionalKey<&Gather::incomeChoice>("income_choice", "with the income building"),
        optionalKey<&Gather::otherGold, Number<0, 60>>("other_gold"),
        optionalKey<&Gather::otherResources, Number<0, 60>>("other_resources"),
        command<Build>("builds a building"),
        key<&Build::building>("building"),
        optionalKey<&Build::payWith>("pay_with", "for the income building"),
        optionalKey<&Build::cost>("cost", "where the facts do not have it"),
        command<RaiseCapital>("raises the capital by one level"),
        optionalKey<&RaiseCapital::resources, Perhaps<Number<0, 99>>>("resources", "where the facts do not have them"),
        command<Recruit>("buys units"),
        key<&Recruit::unit>("unit"),
        key<&Recruit::quality>("quality"),
        optionalKey<&Recruit::quantity, Quantity>("quantity"),
        key<&Recruit::hero, Named>("hero"),
        command<Upgrade>("turns base units to elite"),
        key<&Upgrade::unit>("unit"),
        optionalKey<&Upgrade::quantity, Quantity>("quantity"),
        key<&Upgrade::hero, Named>("hero"),
        command<Disband>("gives units back to the reserve"),
        key<&Disband::unit>("unit"),
        key<&Disband::quality>("quality"),
        optionalKey<&Disband::quantity, Quantity>("quantity"),
        key<&Disband::hero, Named>("hero"),
        command<RecruitHero>("a new hero enters play"),
        key<&RecruitHero::hero, Named>("hero"),
        optionalKey<&RecruitHero::skillCard>("skill_card", "of a Sage"),
        command<Trade>("changes gold and resources, two for one"),
        key<&Trade::give>("give"),
        key<&Trade::quantity, Number<2, 998>>("quantity"),
        command<SellScrolls>("sells Scrolls in the capital"),
        key<&SellScrolls::hero, Named>("hero"),
        key<&SellScrolls::levels, ListOf<Number<1, 5>, 1, 20>>("levels"),
        command<GainArtefact>("a hero gets an Artefact"),
        key<&GainArtefact::hero, Named>("hero"),
        key<&GainArtefact::name, Named>("name"),
        key<&GainArtefact::slot>("slot"),
        command<LoseArtefact>("a hero loses an Artefact, perhaps to another one"),
        key<&LoseArtefact::hero, Named>("hero"),
        key<&LoseArtefact::name, Named>("name"),
        optionalKey<&LoseArtefact::to, OrNull<Named>>("to", "another hero"),
        command<GainScroll>("a hero gets Scrolls"),
        key<&GainScroll::hero, Named>("hero"),
        optionalKey<&GainScroll::quantity, Number<1, 9>>("quantity"),
        command<UseScroll>("a hero uses a Scroll"),
        key<&UseScroll::hero, Named>("hero"),
        key<&UseScroll::name, Named>("name"),
        key<&UseScroll::level, Number<1, 5>>("level"),
        command<GainLuck>("a hero gets luck tokens"),
        key<&GainLuck::hero, Named>("hero"),
        optionalKey<&GainLuck::quantity, Number<1, 13>>("quantity"),
        command<SpendLuck>("a hero discards luck tokens"),
        key<&SpendLuck::hero, Named>("hero"),
        optionalKey<&SpendLuck::quantity, Number<1, 13>>("quantity"),
        command<Adjust>("books what a card does that the program does not know"),
        key<&Adjust::player, Named>("player"),
        key<&Adjust::what>("what"),
        key<&Adjust::by, Number<-99, 99>>("by"),
        key<&Adjust::reason, NameOf<500>>("reason"),
        command<Note>("a remark; changes nothing"),
        key<&Note::text, NameOf<500>>("text"),
        command<EndMatch>("ends the match after the last round"),
    };
    return all;
}

namespace heroes {

namespace {

Problems problemsIn(const NewMatch& command)
{
    Wrong wrong;
    std::set<std::string> names;
    for (const NewPlayer& player : command.players) {
        for (const UnitFacts& unit : player.facts.units)
            names.insert(wordOf(unit.unit));
    }
    lookAtEach(command.players, "/players", [&](const NewPlayer& player, const std::string& at) {
        addTo(wrong.problems, problemsOf(player.facts, player.faction, at + "/facts"));
        lookAtEach(player.facts.heroes, at + "/facts/heroes", [&](const HeroFacts& hero, const std::string& place) {
            if (!names.insert(hero.name).second)
                wrong(place + "/name", heroes::Saying::tr("The name “%1” is already in use."), hero.name);
        });
    });
    if (!firstWith(command.players, &NewPlayer::name, command.firstPlayer))
        wrong("/first_player", input::unknownName, command.firstPlayer);
    return wrong.problems;
}

/// What is wrong with a command whatever the match.
Problems problemsIn(const Command& command, const Json& /*json*/)
{
    Wrong wrong;
    const auto check = [&](const Opponent& opponent, const std::string& at) {
        if (const auto* encounter = std::get_if<EncounterFacts>(&opponent))
            addTo(wrong.problems, problemsOf(encounter->abilities, false, at + "/abilities"));
    };
    match(
        command, [&](const NewMatch& one) { wrong.problems = problemsIn(one); },
        [&](const PlaceTile& one) {
            lookAtEach(one.rows, "/rows", [&](const std::string& row, const std::string& at) {
                if (row.size() != 4 || row.find_first_not_of(terrainCodes) != std::string::npos)
                    wrong(at, heroes::Saying::tr("Four strings of four terrain codes (. M W H P) were expected."));
            });
        },
        [&](const SetSpace& one) {
            if (one.encounter)
                check(*one.encounter, "/encounter");
            else if (!one.terrain && !one.site && !one.guards)
                wrong("", heroes::Saying::tr("At least one of terrain, site, encounter or guards was expected."));
        },
        [&](const ScareOff& one) { check(one.encounter, "/encounter"); },
        [&](const StartBattle& one) { check(one.opponent, "/opponent"); },
        [&](const Adjust& one) {
            if (one.by == 0)
                wrong("/by", common::Saying::tr("0 changes nothing."));
        },
        [&](const Build& one) {
            if (hasKnownPrice(one.building) && one.cost && (one.cost->gold || one.cost->resources))
                wrong("/cost", heroes::Saying::tr("The price of this building is known: enter only its level."));
        },
        [](const auto& /*others*/) {});
    return wrong.problems;
}

} // namespace

Checked<Command> readCommand(const Json& json)
{
    return commandForms().checked(json, problemsIn);
}

Json writeCommand(const Command& command)
{
    return commandForms().write(command);
}

} // namespace heroes

} // namespace whistle
