// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/entries/commands.h"

#include "base/match.h"

#include "heroes/entries/facts_records.h"
#include "heroes/questions/shared_records.h"
#include "heroes/questions/texts.h"

#include <set>

using namespace whistle::heroes;

namespace {

using Quantity = Number<1, 26>;

struct TerrainCode : Word {
    static whistle::Shape shape() { return whistle::Shape::words({".", "M", "W", "H", "P"}); }
};
struct AdjustedBy : Number<-99, 99> {};

/// A name, or an encounter with its values.
struct OpponentCodec {
    static whistle::Shape shape()
    {
        return whistle::Shape::either({Named::shape(), ObjectOf<EncounterFacts>::shape()});
    }
    static void read(const whistle::Json& json, Opponent& opponent)
    {
        if (json.is_string())
            opponent = json.get<std::string>();
        else
            ObjectOf<EncounterFacts>::read(json, opponent.emplace<EncounterFacts>());
    }
    static whistle::Json write(const Opponent& opponent)
    {
        const auto* facts = std::get_if<EncounterFacts>(&opponent);
        return facts ? whistle::writeRecord(*facts) : whistle::Json(std::get<std::string>(opponent));
    }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<DrawnSkill>{
    key<&DrawnSkill::deck>("deck"),
    key<&DrawnSkill::card, Named>("card"),
};
template <>
constexpr std::array whistle::recordKeys<ArmyLaurel>{
    key<&ArmyLaurel::stack, Named>("stack"),
    key<&ArmyLaurel::what>("do"),
};
template <>
constexpr std::array whistle::recordKeys<EncounterLaurel>{
    key<&EncounterLaurel::encounter, Named>("encounter"),
};

namespace {

struct LaurelStepCodec {
    static whistle::Shape shape()
    {
        return whistle::Shape::either({ObjectOf<ArmyLaurel>::shape(), ObjectOf<EncounterLaurel>::shape()});
    }
    static void read(const whistle::Json& json, LaurelStep& step)
    {
        if (json.contains("stack"))
            step = whistle::readRecord<ArmyLaurel>(json);
        else
            step = whistle::readRecord<EncounterLaurel>(json);
    }
    static whistle::Json write(const LaurelStep& step)
    {
        return std::visit([](const auto& one) { return whistle::writeRecord(one); }, step);
    }
};

struct RewardCodec {
    static whistle::Shape shape()
    {
        using namespace whistle;
        return Shape::either({Shape::object({required("skill_card", ObjectOf<DrawnSkill>::shape())}),
                              Shape::object({required("artefact", Named::shape())})});
    }
    static void read(const whistle::Json& json, BattleReward& reward)
    {
        if (json.contains("artefact"))
            reward = json.at("artefact").get<std::string>();
        else
            reward = whistle::readRecord<DrawnSkill>(json.at("skill_card"));
    }
    static whistle::Json write(const BattleReward& reward)
    {
        const auto* skill = std::get_if<DrawnSkill>(&reward);
        if (skill)
            return {{"skill_card", whistle::writeRecord(*skill)}};
        return {{"artefact", std::get<std::string>(reward)}};
    }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<NewPlayer>{
    key<&NewPlayer::name, Named>("name"),
    key<&NewPlayer::faction>("faction"),
    key<&NewPlayer::facts>("facts", "what is printed on the faction's components"),
};
template <>
constexpr std::array whistle::recordKeys<NewSite>{
    key<&NewSite::name, Named>("name"),
    key<&NewSite::kind>("kind"),
};
template <>
constexpr std::array whistle::recordKeys<GivenUp>{
    key<&GivenUp::unit>("unit"),
    key<&GivenUp::quality>("quality"),
    optionalKey<&GivenUp::quantity, Quantity>("quantity"),
};
template <>
constexpr std::array whistle::recordKeys<TreasureReward>{
    key<&TreasureReward::number, Number<1, 4>>("number", "which of the four"),
    key<&TreasureReward::what>("what"),
    optionalKey<&TreasureReward::amount, Number<1, 9>>("amount"),
};
template <>
constexpr std::array whistle::recordKeys<TypedCost>{
    optionalKey<&TypedCost::gold, Perhaps<Number<0, 99>>>("gold"),
    optionalKey<&TypedCost::resources, Perhaps<Number<0, 99>>>("resources"),
    key<&TypedCost::level, Number<1, 4>>("level"),
};

namespace {

/// Each command with its keys.
const whistle::CommandForms<Command>& forms()
{
    using namespace whistle;
    using Pair = DistinctListOf<WordOf<ActionKind>, 2, 2>;
    static const CommandForms<Command> all(CommandForms<Command>::Forms{{
        {"new_match", "begins a match: players, factions, typed-in facts, house rules",
         Record::of<NewMatch>({
             key<&NewMatch::players, NamedListOf<ObjectOf<NewPlayer>, 0, 9>>("players", "clockwise"),
             key<&NewMatch::firstPlayer, Named>("first_player"),
             optionalKey<&NewMatch::length>("length"),
             key<&NewMatch::board>("board"),
             optionalKey<&NewMatch::actionCards, OrNull<ListOf<Pair, 3, 3>>>("action_cards", "left out: unknown"),
             optionalKey<&NewMatch::houseRules>("house_rules"),
             optionalKey<&NewMatch::pack, Named>("pack"),
         })},
        {"place_tile", "lays a map tile",
         Record::of<PlaceTile>({
             key<&PlaceTile::tile, Number<1, 16>>("tile"),
             key<&PlaceTile::row, Number<0, 3>>("row", "in the grid of tiles"),
             key<&PlaceTile::column, Number<0, 3>>("column"),
             optionalKey<&PlaceTile::turn, Number<0, 3>>("turn", "quarter turns clockwise"),
             optionalKey<&PlaceTile::rows, ListOf<Word, 4, 4>>("rows", "as printed"),
         })},
        {"set_space", "describes a space: terrain, site, encounter, what it guards",
         Record::of<SetSpace>({
             key<&SetSpace::row, Coordinate>("row"),
             key<&SetSpace::column, Coordinate>("column"),
             optionalKey<&SetSpace::terrain, Perhaps<TerrainCode>>("terrain"),
             optionalKey<&SetSpace::site>("site"),
             optionalKey<&SetSpace::encounter>("encounter"),
             optionalKey<&SetSpace::guards, Perhaps<Named>>("guards", "a site"),
         })},
        {"place_capital", "places a capital",
         Record::of<PlaceCapital>({
             key<&PlaceCapital::player, Named>("player"),
             key<&PlaceCapital::row, Coordinate>("row"),
             key<&PlaceCapital::column, Coordinate>("column"),
         })},
        {"choose_hero", "a player's starting hero enters play with its army",
         Record::of<ChooseHero>({
             key<&ChooseHero::player, Named>("player"),
             key<&ChooseHero::hero, Named>("hero"),
             optionalKey<&ChooseHero::skillCard>("skill_card", "of a Sage"),
         })},
        {"reveal_week_card", "turns up the next Week Card",
         Record::of<RevealWeekCard>({
             key<&RevealWeekCard::name, Named>("name"),
             optionalKey<&RevealWeekCard::darkDays>("dark_days"),
             optionalKey<&RevealWeekCard::modifiers, ListOf<NameOf<500>, 0, 12>>("modifiers", "noted only"),
         })},
        {"play_card", "opens an action of an Action Card",
         Record::of<PlayCard>({
             key<&PlayCard::player, Named>("player"),
             key<&PlayCard::card, Number<1, 4>>("card"),
             key<&PlayCard::action>("action"),
         })},
        {"pass", "passes this turn", Record::of<Pass>({key<&Pass::player, Named>("player")})},
        {"end_action", "ends the action; the card is turned face down", Record::of<EndAction>({})},
        {"activate", "begins to move a hero",
         Record::of<Activate>({
             key<&Activate::hero, Named>("hero"),
             optionalKey<&Activate::movementModifier, Number<-4, 10>>("movement_modifier"),
         })},
        {"move", "moves the active hero",
         Record::of<Move>({key<&Move::path, ListOf<ObjectOf<PathStep>, 1, 20>>("path")})},
        {"loot", "loots a spyglass site",
         Record::of<Loot>({
             key<&Loot::hero, Named>("hero"),
             key<&Loot::site, Named>("site"),
             optionalKey<&Loot::kind>("kind", "without a board, at the first use of the site"),
             optionalKey<&Loot::take>("take", "from the discards, at the Dragon lake"),
         })},
        {"take_control", "takes control of a blue-flag site",
         Record::of<TakeControl>({
             key<&TakeControl::hero, Named>("hero"),
             key<&TakeControl::site, Named>("site"),
             optionalKey<&TakeControl::kind>("kind", "without a board, at the first use of the site"),
         })},
        {"scare_off", "scares an encounter off by overwhelm",
         Record::of<ScareOff>({
             key<&ScareOff::hero, Named>("hero"),
             key<&ScareOff::encounter, OpponentCodec>("encounter", "its name; without a board also its values"),
             optionalKey<&ScareOff::otherOverwhelm, Number<0, 20>>("other_overwhelm"),
         })},
        {"start_battle", "begins a battle",
         Record::of<StartBattle>({
             key<&StartBattle::hero, Named>("hero"),
             key<&StartBattle::opponent, OpponentCodec>("opponent",
                                                        "a name; without a board also an encounter's values"),
             optionalKey<&StartBattle::eliteDiceAllowed>("elite_dice_allowed", "what the owner of Honor decides"),
             optionalKey<&StartBattle::before, ListOf<NameOf<500>, 0, 12>>("before", "abilities, noted only"),
         })},
        {"order", "places the pieces on the initiative board",
         Record::of<heroes::Order>({
             key<&heroes::Order::pieces, ListOf<Named>>("pieces", "first to attack first"),
             optionalKey<&heroes::Order::modifiers, MapOf<Number<-20, 20>>>("modifiers",
                                                                            "of initiatives, until the next order"),
         })},
        {"attack", "the next piece attacks",
         Record::of<Attack>({
             key<&Attack::piece, Named>("piece"),
             key<&Attack::roll>("roll"),
             optionalKey<&Attack::steps, RollSteps>("steps", "re-rolls in the order in which they happened"),
             optionalKey<&Attack::target, OrNull<Named>>("target", "of Precise Strike"),
             optionalKey<&Attack::attackModifier, Number<-10, 10>>("attack_modifier"),
             optionalKey<&Attack::strengthModifier, Number<-20, 20>>("strength_modifier"),
             optionalKey<&Attack::damageModifier, Number<-20, 20>>("damage_modifier"),
             optionalKey<&Attack::guardianAngel>("guardian_angel", "the defender ignores the skulls"),
             optionalKey<&Attack::aggressor>("aggressor", "the hero attacks once more"),
         })},
        {"laurel", "carries out a laurel",
         Record::of<Laurel>({
             key<&Laurel::piece, Named>("piece"),
             key<&Laurel::steps, ListOf<LaurelStepCodec, 1, 1>>("steps"),
         })},
        {"assign_damage", "gives the damage to the units of the defender",
         Record::of<AssignDamage>({key<&AssignDamage::assignment, ListOf<ObjectOf<AssignedPoints>>>("assignment")})},
        {"resurrect", "brings units back, by a card or by Necromancy",
         Record::of<Resurrect>({
             optionalKey<&Resurrect::side>("side"),
             optionalKey<&Resurrect::source>("source"),
             optionalKey<&Resurrect::points, Perhaps<Number<1, 20>>>("points", "of a card; Necromancy has 2"),
             key<&Resurrect::steps, ListOf<ObjectOf<ArmyLaurel>, 1, 20>>("steps"),
         })},
        {"retreat", "a hero retreats",
         Record::of<Retreat>({
             key<&Retreat::side>("side"),
             key<&Retreat::tokens, ListOf<ObjectOf<GivenUp>, 0, 26>>("tokens", "that are given up"),
         })},
        {"end_battle", "clears the initiative board and gives the reward",
         Record::of<EndBattle>({
             optionalKey<&EndBattle::rewards, OrNull<RewardCodec>>("rewards", "of a battle of heroes"),
             optionalKey<&EndBattle::sites, Perhaps<DistinctListOf<Named, 0, 60>>>(
                 "sites", "without a board: the loser's sites in the winner's control zone"),
         })},
        {"treasure", "takes rewards of a Treasure Card",
         Record::of<Treasure>({
             key<&Treasure::hero, Named>("hero"),
             key<&Treasure::rewards, ListOf<ObjectOf<TreasureReward>, 0, 3>>("rewards"),
         })},
        {"level_up", "a hero levels up",
         Record::of<LevelUp>({
             key<&LevelUp::hero, Named>("hero"),
             key<&LevelUp::deck>("deck"),
             optionalKey<&LevelUp::trophies, DistinctListOf<Named, 0, 48>>("trophies", "that are discarded"),
             key<&LevelUp::card, OrNull<Named>>("card", "null: no card is left"),
         })},
        {"gather", "gathers gold and resources",
         Record::of<Gather>({
             optionalKey<&Gather::incomeChoice>("income_choice", "with the income building"),
             optionalKey<&Gather::otherGold, Number<0, 60>>("other_gold"),
             optionalKey<&Gather::otherResources, Number<0, 60>>("other_resources"),
         })},
        {"build", "builds a building",
         Record::of<Build>({
             key<&Build::building>("building"),
             optionalKey<&Build::payWith>("pay_with", "for the income building"),
             optionalKey<&Build::cost>("cost", "where the facts do not have it"),
         })},
        {"raise_capital", "raises the capital by one level",
         Record::of<RaiseCapital>({optionalKey<&RaiseCapital::resources, Perhaps<Number<0, 99>>>(
             "resources", "where the facts do not have them")})},
        {"recruit", "buys units",
         Record::of<Recruit>({
             key<&Recruit::unit>("unit"),
             key<&Recruit::quality>("quality"),
             optionalKey<&Recruit::quantity, Quantity>("quantity"),
             key<&Recruit::hero, Named>("hero"),
         })},
        {"upgrade", "turns base units to elite",
         Record::of<Upgrade>({
             key<&Upgrade::unit>("unit"),
             optionalKey<&Upgrade::quantity, Quantity>("quantity"),
             key<&Upgrade::hero, Named>("hero"),
         })},
        {"disband", "gives units back to the reserve",
         Record::of<Disband>({
             key<&Disband::unit>("unit"),
             key<&Disband::quality>("quality"),
             optionalKey<&Disband::quantity, Quantity>("quantity"),
             key<&Disband::hero, Named>("hero"),
         })},
        {"recruit_hero", "a new hero enters play",
         Record::of<RecruitHero>({
             key<&RecruitHero::hero, Named>("hero"),
             optionalKey<&RecruitHero::skillCard>("skill_card", "of a Sage"),
         })},
        {"trade", "changes gold and resources, two for one",
         Record::of<Trade>({
             key<&Trade::give>("give"),
             key<&Trade::quantity, Number<2, 998>>("quantity"),
         })},
        {"sell_scrolls", "sells Scrolls in the capital",
         Record::of<SellScrolls>({
             key<&SellScrolls::hero, Named>("hero"),
             key<&SellScrolls::levels, ListOf<Number<1, 5>, 1, 20>>("levels"),
         })},
        {"gain_artefact", "a hero gets an Artefact",
         Record::of<GainArtefact>({
             key<&GainArtefact::hero, Named>("hero"),
             key<&GainArtefact::name, Named>("name"),
             key<&GainArtefact::slot>("slot"),
         })},
        {"lose_artefact", "a hero loses an Artefact, perhaps to another one",
         Record::of<LoseArtefact>({
             key<&LoseArtefact::hero, Named>("hero"),
             key<&LoseArtefact::name, Named>("name"),
             optionalKey<&LoseArtefact::to, OrNull<Named>>("to", "another hero"),
         })},
        {"gain_scroll", "a hero gets Scrolls",
         Record::of<GainScroll>({
             key<&GainScroll::hero, Named>("hero"),
             optionalKey<&GainScroll::quantity, Number<1, 9>>("quantity"),
         })},
        {"use_scroll", "a hero uses a Scroll",
         Record::of<UseScroll>({
             key<&UseScroll::hero, Named>("hero"),
             key<&UseScroll::name, Named>("name"),
             key<&UseScroll::level, Number<1, 5>>("level"),
         })},
        {"gain_luck", "a hero gets luck tokens",
         Record::of<GainLuck>({
             key<&GainLuck::hero, Named>("hero"),
             optionalKey<&GainLuck::quantity, Number<1, 13>>("quantity"),
         })},
        {"spend_luck", "a hero discards luck tokens",
         Record::of<SpendLuck>({
             key<&SpendLuck::hero, Named>("hero"),
             optionalKey<&SpendLuck::quantity, Number<1, 13>>("quantity"),
         })},
        {"adjust", "books what a card does that the program does not know",
         Record::of<Adjust>({
             key<&Adjust::player, Named>("player"),
             key<&Adjust::what>("what"),
             key<&Adjust::by, AdjustedBy>("by"),
             key<&Adjust::reason, NameOf<500>>("reason"),
         })},
        {"note", "a remark; changes nothing", Record::of<Note>({key<&Note::text, NameOf<500>>("text")})},
        {"end_match", "ends the match after the last round", Record::of<EndMatch>({})},
    }});
    return all;
}

} // namespace

namespace whistle::heroes {

namespace {

namespace say = texts::input;

Problems problemsIn(const NewMatch& command)
{
    Problems problems;
    std::set<std::string> names;
    for (const NewPlayer& player : command.players) {
        for (const UnitFacts& unit : player.facts.units)
            names.insert(std::string(toWord(unit.unit)));
    }
    for (std::size_t i = 0; i < command.players.size(); ++i) {
        const NewPlayer& player = command.players[i];
        const std::string at = pointerTo("/players", i) + "/facts";
        addTo(problems, problemsOf(player.facts, player.faction, at));
        for (std::size_t k = 0; k < player.facts.heroes.size(); ++k) {
            if (const std::string& name = player.facts.heroes[k].name; !names.insert(name).second)
                problems.push_back({pointerTo(at + "/heroes", k) + "/name", Text{say::nameTaken, name}});
        }
    }
    if (!firstWith(command.players, &NewPlayer::name, command.firstPlayer))
        problems.push_back({"/first_player", Text{say::unknownName, command.firstPlayer}});
    return problems;
}

Problems problemsIn(const PlaceTile& command)
{
    Problems problems;
    for (std::size_t i = 0; i < command.rows.size(); ++i) {
        if (command.rows[i].size() != 4 || command.rows[i].find_first_not_of(terrainCodes) != std::string::npos)
            problems.push_back({pointerTo("/rows", i), Text{say::terrainRow}});
    }
    return problems;
}

Problems problemsIn(const EncounterFacts& encounter, const std::string& at)
{
    return problemsOf(encounter.abilities, false, at + "/abilities");
}

Problems problemsIn(const SetSpace& command)
{
    if (!command.terrain && !command.site && !command.encounter && !command.guards)
        return {{"", Text{say::nothingSaid}}};
    return command.encounter ? problemsIn(*command.encounter, "/encounter") : Problems{};
}

Problems problemsIn(const Opponent& opponent, const std::string& at)
{
    const auto* encounter = std::get_if<EncounterFacts>(&opponent);
    return encounter ? problemsIn(*encounter, at) : Problems{};
}

/// What is wrong with a command whatever the match.
Problems problemsIn(const Command& command)
{
    return match(
        command, [](const NewMatch& one) { return problemsIn(one); },
        [](const PlaceTile& one) { return problemsIn(one); }, [](const SetSpace& one) { return problemsIn(one); },
        [](const ScareOff& one) { return problemsIn(one.encounter, "/encounter"); },
        [](const StartBattle& one) { return problemsIn(one.opponent, "/opponent"); },
        [](const Adjust& one) {
            return one.by == 0 ? Problems{{"/by", Text{say::notZero}}} : Problems{};
        },
        [](const Build& one) {
            const bool isKnown = one.building == Building::Income || one.building == Building::TempleOfAsha;
            const bool isTyped = one.cost && (one.cost->gold || one.cost->resources);
            return isKnown && isTyped ? Problems{{"/cost", Text{say::onlyLevel}}} : Problems{};
        },
        [](const auto&) { return Problems{}; });
}

} // namespace

Shape commandShape()
{
    return forms().shape();
}

Checked<Command> readCommand(const Json& json)
{
    if (Problems problems = forms().shape().check(json); !problems.empty())
        return problems;
    Command command = forms().read(json);
    if (Problems problems = problemsIn(command); !problems.empty())
        return problems;
    return command;
}

Json writeCommand(const Command& command)
{
    return forms().write(command);
}

} // namespace whistle::heroes
