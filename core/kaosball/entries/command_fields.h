// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fields.h"
#include "kaosball/entries/command_codecs.h"

#include <QCoreApplication>

/// Every command's parameters, said once; the shape, the reader and the writer all come from this list. A visitor has
/// `required`, `optional` (left out: what a fresh struct has), `filledIn` (left out: the facts know it; always
/// written), `placements` and `rolls` (two spellings of one thing).
namespace whistle::kaosball::fields {

using namespace codecs;
using whistle::fields::Is;

template <class V, Is<NewMatchTeam> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "its name; a team of the packs by its id");
    v.template required<WordOf<Side>>("side", c.side, "its side of the crossfield");
    v.template filledIn<WordOf<Ability>>("ability", c.ability, "left out: as printed");
    v.template filledIn<StatsOf>("stats", c.stats, "left out: as printed, where the packs know all three");
    v.template filledIn<HealthOf>("health", c.health, "left out: as printed, where the packs know both");
    v.template optional<Word>("alliance", c.alliance, "mode alliance only: the name of its alliance");
    v.template optional<Perhaps<Number<0, 99>>>("active_upgrade_points", c.activeUpgradePoints,
                                                "default: those of a new team");
    v.template optional<PerhapsEmptyWord>("coach", c.coach, "who plays it; default: nobody's name");
    v.template optional<Perhaps<Number<0, 99>>>("cash", c.cash, "league: what it starts with; default 10");
    v.template optional<Perhaps<Number<0, 15>>>("fouls", c.fouls, "league: carried over; default 0");
    v.template optional<ListOf<WordOf<Upgrade>>>("upgrades", c.upgrades, "league: owned from matches before");
    v.template optional<ListOf<Word>>("ringers", c.ringers, "league: owned from matches before, by id");
    v.template optional<ListOf<Word>>("dead", c.dead, "league: figures killed for good, without their team");
}

/// The entry of an object whose keys are those of `visit`.
template <class Value>
struct Object;

template <class V, Is<NewMatch> T>
void visit(V& v, T& c)
{
    v.template required<WordOf<Mode>>("mode", c.mode, "who plays against whom");
    v.template required<WordOf<MatchKind>>("kind", c.kind, "how much cash there is");
    v.template required<Truth>("draft", c.hasDraft, "with auctions and loadouts");
    v.template required<Word>("first_player", c.firstPlayer, "a team");
    v.template required<ListOf<Object<NewMatchTeam>, 1, 8>>("teams", c.teams, "clockwise");
    v.template optional<MapOf<Number<1, 20>>>("ringer_health", c.ringerHealth,
                                              "by ringer: what its card says, where the packs do not know it");
    v.template optional<Readings>("house_rules", c.houseRules, "default: the digest's readings");
    v.template optional<WordOf<Depth>>("depth", c.depth, "default mirror; scorekeeper: nobody enters spaces");
}
template <class V, Is<SetDepth> T>
void visit(V& v, T& c)
{
    v.template required<WordOf<Depth>>("depth", c.depth, "from now on");
    v.template optional<MapOf<Place>>("places", c.places, "to mirror: the space of every figure on the crossfield");
    v.template optional<Place>("ball", c.ball, "to mirror: where the ball lies, unless a figure carries it");
}

struct UpgradeLot {
    static Shape shape()
    {
        return Shape::object(
            {required("lot", Shape::text(), QT_TRANSLATE_NOOP("shapes", "the players' own name for it")),
             required("name", Shape::words(allWords<Upgrade>()), "the upgrade")});
    }
    static void read(const Json& json, RevealedLot& value)
    {
        value.lot = json.at("lot").get<std::string>();
        value.name = json.at("name").get<std::string>();
    }
    static Json write(const RevealedLot& value) { return {{"lot", value.lot}, {"name", value.name}}; }
};
template <class V, Is<RevealUpgrades> T>
void visit(V& v, T& c)
{
    v.template required<ListOf<UpgradeLot>>("lots", c.lots, "the tiles that were turned up");
}
template <class V, Is<RevealedLot> T>
void visit(V& v, T& c)
{
    v.template required<Word>("lot", c.lot, QT_TRANSLATE_NOOP("shapes", "the players' own name for it"));
    v.template required<Word>("name", c.name, "the ringer's id");
    v.template optional<Perhaps<Number<0, 99>>>("minimum_bid", c.minimumBid,
                                                "default: the printed one, or 0 where the packs do not know it");
    v.template optional<Perhaps<Number<1, 20>>>("health", c.health, "what its card says, where the packs do not know");
}
template <class V, Is<RevealRingers> T>
void visit(V& v, T& c)
{
    v.template required<ListOf<Object<RevealedLot>>>("lots", c.lots, "the ringers that were turned up");
}
template <class V, Is<OpenLot> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who names the lot");
    v.template required<Word>("lot", c.lot, "a lot that is not sold");
    v.template required<Number<0, 99>>("bid", c.bid, "cash");
}
template <class V, Is<Bid> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who bids");
    v.template required<Number<0, 99>>("bid", c.bid, "cash");
}
template <class V, Is<PassBid> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who passes the lot, or the right to name one");
}
template <class V, Is<FieldedRinger> T>
void visit(V& v, T& c)
{
    v.template required<Word>("ringer", c.ringer, "the ringer's id");
    v.template required<WordOf<Post>>("as", c.as, QT_TRANSLATE_NOOP("shapes", "whose place it takes"));
}
template <class V, Is<SetLoadout> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "whose loadout");
    v.template required<ListOf<WordOf<Upgrade>>>("upgrades", c.upgrades, "active ones, with repetitions");
    v.template required<ListOf<Object<FieldedRinger>>>("ringers", c.ringers, "fielded ones");
}
template <class V, Is<SetLineup> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who lines up");
    v.placements(c.placements);
}
template <class V, Is<StartPeriod> T>
void visit(V&, T&)
{
}
template <class V, Is<Celerity> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who is activated before the first turn");
    v.template required<WordOf<Action>>("action", c.action, "what it announces");
}
template <class V, Is<StartTurn> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "whose turn it is");
    v.template optional<Perhaps<WordOf<Mound>>>("score", c.score,
                                                "scorekeeper depth: the mound on which its runner or ringer with the "
                                                "ball stands; default none; a score token counts as a minor one");
}
template <class V, Is<PlayTactic> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who plays it");
    v.template required<WordOf<Tactic>>("card", c.card, "the card");
    v.template optional<ListOf<Place>>("spaces", c.spaces, "Rain of Fire: where the fire goes");
    v.template optional<ListOf<Border>>("walls", c.walls, "Wall of Stone: the borders");
    v.template optional<Place>("space", c.space, "Warpstone, Hail Mary Play: where to");
    v.template optional<Word>("figure", c.figure, "Hail Mary Play: who comes in");
    v.template optional<Word>("kaos_rule", c.kaosRule, "the team that cancels the card by Kaos Rule");
}
template <class V, Is<ScatterMove> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who moves");
    v.template required<ListOf<Place>>("path", c.path, "spaces entered, in order");
    v.template optional<Truth>("pick_up", c.pickUp, "the ball, at the end of the path; default false");
}
template <class V, Is<PlayCheat> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who plays it");
    v.template required<PlayableCheat>("card", c.card, "the card; the others are keys of other commands");
    v.template required<Word>("figure", c.figure, "the enemy whom it hits");
    v.template optional<Truth>("use_brick", c.usesBrick, "Boot to the Head: its owner uses Brick; default false");
}
template <class V, Is<StompPush> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who is pushed");
    v.template required<Place>("to", c.to, "straight behind it");
}
template <class V, Is<Stomp> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who stomps");
    v.template required<ListOf<Object<StompPush>>>("pushes", c.pushes, "the adjacent enemies that move");
}
template <class V, Is<Activate> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who is activated");
    v.template required<WordOf<Action>>("action", c.action, "what it announces");
}
template <class V, Is<Move> T>
void visit(V& v, T& c)
{
    v.template required<ListOf<Place>>("path", c.path, "spaces entered, in order; empty: picks up where it stands");
    v.template optional<Truth>("pick_up", c.pickUp, "the ball, at the end of the path; default false");
}
template <class V, Is<HandOff> T>
void visit(V& v, T& c)
{
    v.template required<Word>("from", c.from, "the figure that has the ball");
    v.template required<Word>("to", c.to, "the figure that gets it");
}
template <class V, Is<KaosWarp> T>
void visit(V& v, T& c)
{
    v.template required<Word>("by", c.by, "the team that plays it");
    v.template required<MapOf<AnyCard<NoCard::Allowed>>>("cards", c.cards, "by team: the first, discarded cards");
}
template <class V, Is<ContestEntry> T>
void visit(V& v, T& c)
{
    v.template required<MapOf<AnyCard<NoCard::Allowed>>>("cards", c.cards, "by team");
    v.template optional<ListOf<Word>>("stim_pack", c.stimPack, "teams that play Stim Pack!");
    v.template optional<ListOf<Word>>("illegal_scouting", c.illegalScouting, "teams that play Illegal Scouting");
    v.template optional<MapOf<Number<0, 9>>>("pain_gain", c.painGain, "by team: uses of Pain/Gain");
    v.template optional<Perhaps<Object<KaosWarp>>>("kaos_warp", c.kaosWarp, "the contest was begun anew");
    v.rolls(c.rolls, c.rollsByTeam);
    v.template optional<ListOf<Word>>("brick", c.brick, "figures that take damage instead of lying down");
    v.template optional<Truth>("follow_up", c.followUp, "the initiator takes the place of the carrier; default false");
    v.template optional<Place>("push_to", c.pushTo, "where the loser is pushed; left out: nowhere");
    v.template optional<Truth>("pushed", c.pushed, "scorekeeper depth: it is pushed; default false");
    v.template optional<Truth>("smash", c.smash, "it is smashed instead, where a house rule gives the choice");
    v.template optional<Word>("heal", c.heal, "Vampirism: the figure that heals");
    v.template optional<Perhaps<Ways>>("initiator_surroundings", c.surroundings,
                                       "scorekeeper depth, for a lost tackle; left out: its way is free");
}
template <class V, Is<React> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "the enemy that reacts");
    v.template required<WordOf<ContestType>>("type", c.type, "what it tries");
    visit(v, c.entry);
}
template <class V, Is<ContestCommand> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "the active figure");
    v.template required<WordOf<ContestType>>("type", c.type, "what it tries");
    v.template required<ListOf<Word, 1, 2>>("targets", c.targets, "one figure; Cretin the Ettin: two");
    visit(v, c.entry);
}
template <class V, Is<Scorch> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who scorches");
    v.template optional<MapOf<AnyCard<NoCard::NotAllowed>>>("prevented", c.prevented,
                                                            "by team: the card burned against it");
    v.template optional<ListOf<Word>>("targets", c.targets, "scorekeeper depth: the enemies in the killzone");
}
template <class V, Is<EndTurn> T>
void visit(V& v, T& c)
{
    v.template optional<Truth>("pass", c.pass, "nothing legal was possible; default false");
}
template <class V, Is<LastStand> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who is activated at the very end of the period");
    v.template required<WordOf<Action>>("action", c.action, "what it announces");
}
/// By figure.
template <class V, Is<ScorePeriod> T>
void visit(V& v, T& c)
{
    v.template optional<MapOf<WordOf<Mound>>>("mounds", c.mounds,
                                              "scorekeeper depth, by figure: on which kind of mound it stands");
}
template <class V, Is<Bribe> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who pays");
    v.template required<Number<0, 99>>("cash", c.cash, "one for each cheat card that goes away");
}
template <class V, Is<RollFouls> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who rolls");
    v.template required<ListOf<ListOf<Roll, 1>>>("rolls", c.rolls, "for each cheat card its successive results");
}
template <class V, Is<ScoreBonus> T>
void visit(V&, T&)
{
}
template <class V, Is<CleanUp> T>
void visit(V& v, T& c)
{
    v.template optional<ListOf<Word>>("benched", c.benched, "scorekeeper depth: lying figures that shared a space");
}
template <class V, Is<ReplaceFigures> T>
void visit(V& v, T& c)
{
    v.template required<Word>("team", c.team, "who fills up");
    v.placements(c.placements);
    v.template optional<MapOf<WordOf<Post>>>("roles", c.roles, "by ringer: whose place it takes");
}
template <class V, Is<EndMatch> T>
void visit(V&, T&)
{
}
template <class V, Is<StartOvertime> T>
void visit(V& v, T& c)
{
    v.template required<ListOf<Word>>("teams", c.teams, "that share the lead");
}
template <class V, Is<RollAllianceTiebreaker> T>
void visit(V& v, T& c)
{
    v.template required<MapOf<Roll>>("rolls", c.rolls, "by alliance");
}
template <class V, Is<TakeDamage> T>
void visit(V& v, T& c)
{
    v.template required<Word>("figure", c.figure, "who is hurt");
    v.template required<Number<1, 20>>("points", c.points, "before Hardy");
}
template <class V, Is<Correct> T>
void visit(V& v, T& c)
{
    v.template required<Word>("path", c.path, "what is set");
    v.template required<AnyJson>("value", c.value, "what the referee found on the table");
    v.template required<Word>("reason", c.reason, "why");
}

/// In the order of the variant.
inline constexpr std::array<whistle::fields::CommandName, 35> commandNames{{
    {"new_match", "sets up the table"},
    {"set_depth", "from now on with, or without, the figures' spaces"},
    {"reveal_upgrades", "opens the auction of upgrade tiles"},
    {"reveal_ringers", "opens the auction of ringers"},
    {"open_lot", "names a lot and makes the first bid"},
    {"bid", "bids more"},
    {"pass_bid", "drops out of a lot, or passes the right to name one"},
    {"set_loadout", "chooses upgrades and ringers; secret until every team has"},
    {"set_lineup", "puts the first figures on the own scrimmage line"},
    {"start_period", "turns can begin"},
    {"celerity", "activates a figure before the first turn of a period"},
    {"start_turn", "begins a turn and scores for the ball on a mound"},
    {"play_tactic", "plays a tactic card"},
    {"scatter_move", "moves one figure by Scatter!"},
    {"play_cheat", "plays Boot to the Head or BZZZZT!"},
    {"stomp", "pushes adjacent enemies back before an activation"},
    {"activate", "activates a figure and announces its action"},
    {"move", "moves the active figure"},
    {"hand_off", "gives the ball to a teammate or an ally"},
    {"react", "an enemy starts a contest against the active figure"},
    {"contest", "the active figure starts its contest"},
    {"scorch", "the active figure burns the enemies round it"},
    {"end_turn", "ends a turn, or an activation outside the turns"},
    {"last_stand", "activates a figure at the very end of a period"},
    {"score_period", "scores the mounds at the end of a period"},
    {"bribe", "pays for cheat cards"},
    {"roll_fouls", "rolls for the cheat cards that are left"},
    {"score_bonus", "scores kills and fouls"},
    {"clean_up", "makes the table ready for the next period"},
    {"replace_figures", "fills up the own figures"},
    {"end_match", "finds the winner, or the teams of the overtime"},
    {"start_overtime", "begins sudden death overtime"},
    {"roll_alliance_tiebreaker", "decides between alliances with equal lower scores"},
    {"take_damage", "scorekeeper depth: damage that nobody deals"},
    {"correct", "sets one number or place to what the referee found on the table"},
}};
static_assert(commandNames.size() == std::variant_size_v<VariantIn<Command>>);

} // namespace whistle::kaosball::fields
