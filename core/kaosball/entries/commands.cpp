// SPDX-License-Identifier: GPL-3.0-or-later
// How each command looks in JSON: said once, for its shape, for reading it and for writing it.
#include "kaosball/entries/commands.h"

#include "base/each.h"
#include "kaosball/table/codecs.h"
#include "kaosball/table/names.h"

#include <algorithm>

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here
using namespace kaosball::codes;

namespace {

using Cash = Number<0, 99>;
using Spaces = ListOf<Place>;
using Cards = MapOf<AnyCard>;

/// The cheat cards that have a command of their own.
struct PlayableCheat : OneOf {
    static Shape shape()
    {
        return Shape::words({std::string(toWord(Cheat::BootToTheHead)), std::string(toWord(Cheat::Bzzzzt))});
    }
};
/// A tactic or a cheat that has a command of its own: by its name, or as the questions write it (digest, 40.2).
template <CardKind kind, class Names>
struct CardByName : Names {
    static Shape shape()
    {
        return Shape::either({Names::shape().described("its name"),
                              Shape::object({required("kind", Shape::words({std::string(toWord(kind))})),
                                             required("name", Names::shape())})
                                  .described("the card as in the questions")});
    }
    template <class Value>
    static void read(const Json& json, Value& value)
    {
        Names::read(json.is_object() ? json.at("name") : json, value);
    }
};
struct TwoSpaces : Border {
    static Shape shape() { return Border::shape().described("two adjacent spaces"); }
};

/// Figures with their spaces, or, in scorekeeper depth, without.
template <class Command>
bool hasSpaces(const Command& command)
{
    return std::all_of(command.placements.begin(), command.placements.end(),
                       [](const auto& placement) { return placement.second.isValid(); });
}
struct Placements : MapOf<Place> {
    template <class Command>
    static void read(const Json& json, Command& command)
    {
        MapOf<Place>::read(json, command.placements);
    }
    template <class Command>
    static Json write(const Command& command)
    {
        return hasSpaces(command) ? MapOf<Place>::write(command.placements) : Json(nullptr);
    }
};
struct FiguresAlone : ListOf<Word> {
    template <class Command>
    static void read(const Json& json, Command& command)
    {
        for (const Json& figure : json)
            command.placements.emplace_back(figure.get<std::string>(), Space{});
    }
    template <class Command>
    static Json write(const Command& command)
    {
        if (hasSpaces(command))
            return nullptr;
        Json figures = Json::array();
        for (const auto& [figure, space] : command.placements)
            figures.push_back(figure);
        return figures;
    }
};
template <class Command>
constexpr RecordKey placementsKey = partKey<Command, Placements>(Presence::Filled, "placements",
                                                                 "by figure, without its team: its space");
template <class Command>
constexpr RecordKey figuresKey = partKey<Command, FiguresAlone>(Presence::Filled, "figures",
                                                                "scorekeeper depth, in place of `placements`");

/// Rolls against one target side, or by team.
struct ContestRolls {
    using Rolls = ListOf<Roll>;
    static Shape shape()
    {
        return Shape::either({Rolls::shape().described(QT_TRANSLATE_NOOP("shapes", "against one team")),
                              MapOf<Rolls>::shape().described(QT_TRANSLATE_NOOP("shapes", "against several teams"))});
    }
    template <class Command>
    static void read(const Json& json, Command& command)
    {
        if (json.is_array())
            Rolls::read(json, command.entry.rolls);
        else
            MapOf<Rolls>::read(json, command.entry.rollsByTeam);
    }
    template <class Command>
    static Json write(const Command& command)
    {
        const ContestEntry& entry = command.entry;
        if (!entry.rolls.empty())
            return Rolls::write(entry.rolls);
        return entry.rollsByTeam.empty() ? Json(nullptr) : MapOf<Rolls>::write(entry.rollsByTeam);
    }
};
/// The keys of a contest, and what is said in it.
template <class Command>
std::vector<RecordKey> entryKeys()
{
    constexpr auto entry = &Command::entry;
    return {
        key<entry, &ContestEntry::cards, Cards>("cards", "by team"),
        quietKey<entry, &ContestEntry::stimPack>("stim_pack", "teams that play Stim Pack!"),
        quietKey<entry, &ContestEntry::illegalScouting>("illegal_scouting", "teams that play Illegal Scouting"),
        quietKey<entry, &ContestEntry::painGain, MapOf<Number<0, 9>>>("pain_gain", "by team: uses of Pain/Gain"),
        quietKey<entry, &ContestEntry::kaosWarp>("kaos_warp", "the contest was begun anew"),
        partKey<Command, ContestRolls>(
            Presence::Filled, "tiebreaker_rolls",
            "successive results if there is a tie; by team for Cretin the Ettin against two teams"),
        quietKey<entry, &ContestEntry::brick>("brick", "figures that take damage instead of lying down"),
        quietKey<entry, &ContestEntry::followUp>("follow_up",
                                                 "the initiator takes the place of the carrier; default false"),
        quietKey<entry, &ContestEntry::pushTo, Place>("push_to", "where the loser is pushed; left out: nowhere"),
        quietKey<entry, &ContestEntry::pushed>("pushed", "scorekeeper depth: it is pushed; default false"),
        quietKey<entry, &ContestEntry::smash>("smash", "it is smashed instead, where a house rule gives the choice"),
        quietKey<entry, &ContestEntry::heal>("heal", "Vampirism: the figure that heals"),
        quietKey<entry, &ContestEntry::surroundings>("initiator_surroundings",
                                                     "scorekeeper depth, for a lost tackle; left out: its way is free"),
    };
}

const Record& upgradeLot()
{
    static const Record record = Record::of<RevealedLot>({
        key<&RevealedLot::lot>("lot", QT_TRANSLATE_NOOP("shapes", "the players' own name for it")),
        key<&RevealedLot::name, WordIn<Upgrade>>("name", "the upgrade"),
    });
    return record;
}

} // namespace

template <>
constexpr std::array recordKeys<NewMatchTeam>{
    key<&NewMatchTeam::team>("team", "its name; a team of the packs by its id"),
    key<&NewMatchTeam::side>("side", "its side of the crossfield"),
    filledKey<&NewMatchTeam::ability>("ability", "left out: as printed"),
    filledKey<&NewMatchTeam::stats>("stats", "left out: as printed, where the packs know all three"),
    filledKey<&NewMatchTeam::health>("health", "left out: as printed, where the packs know both"),
    quietKey<&NewMatchTeam::alliance>("alliance", "mode alliance only: the name of its alliance"),
    quietKey<&NewMatchTeam::activeUpgradePoints, Perhaps<Cash>>("active_upgrade_points",
                                                                "default: those of a new team"),
    quietKey<&NewMatchTeam::coach, PerhapsEmptyWord>("coach", "who plays it; default: nobody's name"),
    quietKey<&NewMatchTeam::cash, Perhaps<Cash>>("cash", "league: what it starts with; default 10"),
    quietKey<&NewMatchTeam::fouls, Perhaps<Number<0, 15>>>("fouls", "league: carried over; default 0"),
    quietKey<&NewMatchTeam::upgrades>("upgrades", "league: owned from matches before"),
    quietKey<&NewMatchTeam::ringers>("ringers", "league: owned from matches before, by id"),
    quietKey<&NewMatchTeam::dead>("dead", "league: figures killed for good, without their team"),
};
template <>
constexpr std::array recordKeys<RevealedLot>{
    key<&RevealedLot::lot>("lot", QT_TRANSLATE_NOOP("shapes", "the players' own name for it")),
    key<&RevealedLot::name>("name", "the ringer's id"),
    quietKey<&RevealedLot::minimumBid, Perhaps<Cash>>("minimum_bid",
                                                      "default: the printed one, or 0 where the packs do not know it"),
    quietKey<&RevealedLot::health, Perhaps<Number<1, 20>>>("health", "what its card says, where the packs do not know"),
};
template <>
constexpr std::array recordKeys<FieldedRinger>{
    key<&FieldedRinger::ringer>("ringer", "the ringer's id"),
    key<&FieldedRinger::as>("as", QT_TRANSLATE_NOOP("shapes", "whose place it takes")),
};
template <>
constexpr std::array recordKeys<StompPush>{
    key<&StompPush::figure>("figure", "who is pushed"),
    key<&StompPush::to, Place>("to", "straight behind it"),
};
template <>
constexpr std::array recordKeys<KaosWarp>{
    key<&KaosWarp::by>("by", "the team that plays it"),
    key<&KaosWarp::cards, Cards>("cards", "by team: the first, discarded cards"),
};

const CommandForms<Command>& kaosball::commandForms()
{
    static const CommandForms<Command> forms{
        command<NewMatch>("sets up the table"),
        key<&NewMatch::mode>("mode", "who plays against whom"),
        key<&NewMatch::kind>("kind", "how much cash there is"),
        key<&NewMatch::hasDraft>("draft", "with auctions and loadouts"),
        key<&NewMatch::firstPlayer>("first_player", "a team"),
        key<&NewMatch::teams, ListOf<ObjectOf<NewMatchTeam>, 1, 8>>("teams", "clockwise"),
        quietKey<&NewMatch::ringerHealth, MapOf<Number<1, 20>>>(
            "ringer_health", "by ringer: what its card says, where the packs do not know it"),
        quietKey<&NewMatch::houseRules, Readings>("house_rules", "default: the digest's readings"),
        quietKey<&NewMatch::depth>("depth", "default mirror; scorekeeper: nobody enters spaces"),
        command<SetDepth>("from now on with, or without, the figures' spaces"),
        key<&SetDepth::depth>("depth", "from now on"),
        quietKey<&SetDepth::places, MapOf<Place>>("places", "to mirror: the space of every figure on the crossfield"),
        quietKey<&SetDepth::ball, Place>("ball", "to mirror: where the ball lies, unless a figure carries it"),
        command<RevealUpgrades>("opens the auction of upgrade tiles"),
        key<&RevealUpgrades::lots, ListOf<ObjectBy<RevealedLot, &upgradeLot>>>("lots", "the tiles that were turned up"),
        command<RevealRingers>("opens the auction of ringers"),
        key<&RevealRingers::lots>("lots", "the ringers that were turned up"),
        command<OpenLot>("names a lot and makes the first bid"),
        key<&OpenLot::team>("team", "who names the lot"),
        key<&OpenLot::lot>("lot", "a lot that is not sold"),
        key<&OpenLot::bid, Cash>("bid", "cash"),
        command<Bid>("bids more"),
        key<&Bid::team>("team", "who bids"),
        key<&Bid::bid, Cash>("bid", "cash"),
        command<PassBid>("drops out of a lot, or passes the right to name one"),
        key<&PassBid::team>("team", "who passes the lot, or the right to name one"),
        command<SetLoadout>("chooses upgrades and ringers; secret until every team has"),
        key<&SetLoadout::team>("team", "whose loadout"),
        key<&SetLoadout::upgrades>("upgrades", "active ones, with repetitions"),
        key<&SetLoadout::ringers>("ringers", "fielded ones"),
        command<SetLineup>("puts the first figures on the own scrimmage line"),
        key<&SetLineup::team>("team", "who lines up"),
        placementsKey<SetLineup>,
        figuresKey<SetLineup>,
        command<StartPeriod>("turns can begin"),
        command<Celerity>("activates a figure before the first turn of a period"),
        key<&Celerity::figure>("figure", "who is activated before the first turn"),
        key<&Celerity::action>("action", "what it announces"),
        command<StartTurn>("begins a turn and scores for the ball on a mound"),
        key<&StartTurn::team>("team", "whose turn it is"),
        quietKey<&StartTurn::score>("score", "scorekeeper depth: the mound on which its runner or ringer with the "
                                             "ball stands; default none; a score token counts as a minor one"),
        command<PlayTactic>("plays a tactic card"),
        key<&PlayTactic::team>("team", "who plays it"),
        key<&PlayTactic::card, CardByName<CardKind::Tactic, WordOf<Tactic>>>("card", "the card"),
        quietKey<&PlayTactic::spaces, Spaces>("spaces", "Rain of Fire: where the fire goes"),
        quietKey<&PlayTactic::walls, ListOf<TwoSpaces>>("walls", "Wall of Stone: the borders"),
        quietKey<&PlayTactic::space, Place>("space", "Warpstone, Hail Mary Play: where to"),
        quietKey<&PlayTactic::figure>("figure", "Hail Mary Play: who comes in"),
        quietKey<&PlayTactic::kaosRule>("kaos_rule", "the team that cancels the card by Kaos Rule"),
        command<ScatterMove>("moves one figure by Scatter!"),
        key<&ScatterMove::figure>("figure", "who moves"),
        key<&ScatterMove::path, Spaces>("path", "spaces entered, in order"),
        quietKey<&ScatterMove::pickUp>("pick_up", "the ball, at the end of the path; default false"),
        command<PlayCheat>("plays Boot to the Head or BZZZZT!"),
        key<&PlayCheat::team>("team", "who plays it"),
        key<&PlayCheat::card, CardByName<CardKind::Cheat, PlayableCheat>>(
            "card", "the card; the others are keys of other commands"),
        key<&PlayCheat::figure>("figure", "the enemy whom it hits"),
        quietKey<&PlayCheat::usesBrick>("use_brick", "Boot to the Head: its owner uses Brick; default false"),
        command<Stomp>("pushes adjacent enemies back before an activation"),
        key<&Stomp::figure>("figure", "who stomps"),
        key<&Stomp::pushes>("pushes", "the adjacent enemies that move"),
        command<Activate>("activates a figure and announces its action"),
        key<&Activate::figure>("figure", "who is activated"),
        key<&Activate::action>("action", "what it announces"),
        command<Move>("moves the active figure"),
        key<&Move::path, Spaces>("path", "spaces entered, in order; empty: picks up where it stands"),
        quietKey<&Move::pickUp>("pick_up", "the ball, at the end of the path; default false"),
        command<HandOff>("gives the ball to a teammate or an ally"),
        key<&HandOff::from>("from", "the figure that has the ball"),
        key<&HandOff::to>("to", "the figure that gets it"),
        command<React>("an enemy starts a contest against the active figure"),
        key<&React::figure>("figure", "the enemy that reacts"),
        key<&React::type>("type", "what it tries"),
        entryKeys<React>(),
        command<ContestCommand>("the active figure starts its contest", "contest"),
        key<&ContestCommand::figure>("figure", "the active figure"),
        key<&ContestCommand::type>("type", "what it tries"),
        key<&ContestCommand::targets, ListOf<Word, 1, 2>>("targets", "one figure; Cretin the Ettin: two"),
        entryKeys<ContestCommand>(),
        command<Scorch>("the active figure burns the enemies round it"),
        key<&Scorch::figure>("figure", "who scorches"),
        quietKey<&Scorch::prevented, MapOf<RealCard>>("prevented", "by team: the card burned against it"),
        quietKey<&Scorch::targets>("targets", "scorekeeper depth: the enemies in the killzone"),
        command<EndTurn>("ends a turn, or an activation outside the turns"),
        quietKey<&EndTurn::pass>("pass", "nothing legal was possible; default false"),
        command<LastStand>("activates a figure at the very end of a period"),
        key<&LastStand::figure>("figure", "who is activated at the very end of the period"),
        key<&LastStand::action>("action", "what it announces"),
        command<ScorePeriod>("scores the mounds at the end of a period"),
        quietKey<&ScorePeriod::mounds, MapOf<WordOf<Mound>>>(
            "mounds", "scorekeeper depth, by figure: on which kind of mound it stands"),
        command<Bribe>("pays for cheat cards"),
        key<&Bribe::team>("team", "who pays"),
        key<&Bribe::cash, Cash>("cash", "one for each cheat card that goes away"),
        command<RollFouls>("rolls for the cheat cards that are left"),
        key<&RollFouls::team>("team", "who rolls"),
        key<&RollFouls::rolls, ListOf<ListOf<Roll, 1>>>("rolls", "for each cheat card its successive results"),
        command<ScoreBonus>("scores kills and fouls"),
        command<CleanUp>("makes the table ready for the next period"),
        quietKey<&CleanUp::benched>("benched", "scorekeeper depth: lying figures that shared a space"),
        command<ReplaceFigures>("fills up the own figures"),
        key<&ReplaceFigures::team>("team", "who fills up"),
        placementsKey<ReplaceFigures>,
        figuresKey<ReplaceFigures>,
        quietKey<&ReplaceFigures::roles, MapOf<WordOf<Post>>>("roles", "by ringer: whose place it takes"),
        command<EndMatch>("finds the winner, or the teams of the overtime"),
        command<StartOvertime>("begins sudden death overtime"),
        key<&StartOvertime::teams>("teams", "that share the lead"),
        command<RollAllianceTiebreaker>("decides between alliances with equal lower scores"),
        key<&RollAllianceTiebreaker::rolls, MapOf<Roll>>("rolls", "by alliance"),
        command<TakeDamage>("scorekeeper depth: damage that nobody deals"),
        key<&TakeDamage::figure>("figure", "who is hurt"),
        key<&TakeDamage::points, Number<1, 20>>("points", "before Hardy"),
        command<Correct>("sets one number or place to what the referee found on the table"),
        key<&Correct::path>("path", "what is set"),
        key<&Correct::value, AnyJson>("value", "what the referee found on the table"),
        key<&Correct::reason>("reason", "why"),
    };
    return forms;
}

namespace kaosball {

Json writeCommand(const Command& command)
{
    return commandForms().write(command);
}

namespace {

/// Takes over the printed numbers that the players have left out; a problem for each one that no pack knows.
void fillIn(NewMatchTeam& team, const Json& json, const std::string& at, const Facts& facts, Problems& problems)
{
    static const TeamFacts nothing;
    const TeamFacts* known = facts.team(team.team);
    const TeamFacts& printed = known ? *known : nothing;
    if (!json.contains("ability")) {
        team.ability = printed.ability;
        if (!known)
            problems.push_back(
                {at + "/ability",
                 Text{Saying::tr("No pack knows the team %1, so its ability must be given."), team.team}});
    }
    const auto take = [&](const char* key, const std::optional<int>& number, int& into, Saying what) {
        if (json.contains(key))
            return;
        into = number.value_or(into);
        if (!number)
            problems.push_back(
                {at + '/' + key,
                 Text{Saying::tr("No pack gives this number for %1: %2. Read it off the dugout."), team.team, what}});
    };
    take("stats", printed.handling, team.stats.handling, Saying::tr("handling"));
    take("stats", printed.tackling, team.stats.tackling, Saying::tr("tackling"));
    take("stats", printed.fighting, team.stats.fighting, Saying::tr("fighting"));
    take("health", printed.runnerHealth, team.health.runner, Saying::tr("health of the runners"));
    take("health", printed.bruiserHealth, team.health.bruiser, Saying::tr("health of the bruisers"));
}

void complete(NewMatch& command, const Json& json, const Facts& facts, Problems& problems)
{
    for (std::size_t i = 0; i < command.teams.size(); ++i)
        fillIn(command.teams[i], json.at("teams").at(i), pointerTo("/teams", i), facts, problems);
}

/// A ringer that no pack knows is played with the numbers that the players give, without a rule of its own.
void complete(const RevealRingers& command, const Json&, const Facts& facts, Problems& problems)
{
    for (std::size_t i = 0; i < command.lots.size(); ++i) {
        const RevealedLot& lot = command.lots[i];
        if (facts.ringer(lot.name) || (lot.minimumBid && lot.health))
            continue;
        const std::string meant = nearestWord(lot.name, eachOf(facts.ringers, &RingerFacts::id));
        problems.push_back(
            {pointerTo("/lots", i) + "/name",
             meant.empty()
                 ? Text{Saying::tr("No pack knows a ringer called %1; its minimum bid and its health must be given."),
                        lot.name}
                 : Text{Saying::tr("No pack knows a ringer called %1; was “%2” meant? If not, its minimum bid and its "
                                   "health must be given."),
                        lot.name, meant}});
    }
}

void complete(const PlayTactic& command, const Json& json, const Facts&, Problems& problems)
{
    for (std::size_t i = 0; i < command.walls.size(); ++i) {
        const Wall& wall = command.walls[i];
        const Json& pair = json.at("walls").at(i);
        if (!crossfield::areAdjacent(wall.a, wall.b))
            problems.push_back({pointerTo("/walls", i),
                                Text{Saying::tr("%1 and %2 are not adjacent; a wall goes between two adjacent spaces."),
                                     pair.at(0).get<std::string>(), pair.at(1).get<std::string>()}});
    }
}

/// Figures that come in are said in one of two ways.
template <class Other>
void complete(const Other& command, const Json& json, const Facts&, Problems& problems)
{
    if constexpr (requires { command.placements; }) {
        const bool hasFigures = json.contains("figures");
        if (hasFigures && json.contains("placements"))
            problems.push_back({"/figures", Saying::tr("“placements” and “figures” cannot be given together.")});
        else if (!hasFigures && !json.contains("placements"))
            problems.push_back(
                {"", Saying::tr("The figures are missing: “placements”, or in scorekeeper depth “figures”.")});
    }
}

} // namespace

Checked<Command> readCommand(const Json& json, const Facts& facts)
{
    if (Problems problems = commandForms().shape().check(json); !problems.empty())
        return problems;
    Command command = commandForms().read(json);
    Problems problems;
    std::visit([&](auto& one) { complete(one, json, facts, problems); }, command);
    if (!problems.empty())
        return problems;
    return command;
}

} // namespace kaosball

} // namespace whistle
