// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/pack_form.h"

#include "base/first.h"
#include "kaosball/table/codecs.h"

#include <nlohmann/json.hpp>

namespace whistle {

using kaosball::Constants;

namespace {

/// The key of a constant is its name in the code, in small letters.
template <auto constant, class Codec>
constexpr RecordKey constantKey(const char* meaning)
{
    return quietKey<constant, Codec>(words_detail::wordOfValue<constant>.letters.data(), meaning);
}
template <int Constants::*constant, int least, int most>
constexpr RecordKey number(const char* meaning)
{
    return constantKey<constant, codecs::Number<least, most>>(meaning);
}

} // namespace

/// Those that a pack does not give stay as they were.
template <>
constexpr std::array recordKeys<Constants>{
    number<&Constants::cashExhibition, 0, 99>("cash of each team before the draft of an exhibition match"),
    number<&Constants::cashLeague, 0, 99>("cash of each team before the draft of a league match"),
    number<&Constants::startingFouls, 0, 99>("fouls of each team before the match"),
    number<&Constants::startingActiveUpgradePoints, 0, 99>("active upgrade points of a new team"),
    number<&Constants::handSize, 1, 20>("cards up to which a hand is drawn"),
    number<&Constants::bellAtBurnedCards, 1, 60>("burned cards that ring the bell at the end of a turn"),
    number<&Constants::maximumFouls, 1, 99>("where the dial of fouls ends"),
    number<&Constants::runnersOnField, 0, 3>("runners of a team in the line-up"),
    number<&Constants::bruisersOnField, 0, 2>("bruisers of a team in the line-up"),
    number<&Constants::figuresOnField, 1, 5>("figures of a team in the line-up: the runners and the bruisers"),
    number<&Constants::ringersOnFieldWithoutEnforcement, 0, 5>(
        "ringers that a team may field without the upgrade Enforcement"),
    number<&Constants::upgradeSlots, 1, 12>("places for active upgrades in a dugout"),
    number<&Constants::periods, 1, 4>("periods of a match"),
    number<&Constants::halftimeAfterPeriod, 1, 3>("the period after which half-time comes"),
    number<&Constants::sprintSpaces, 0, 20>("spaces that a sprinting runner may move"),
    number<&Constants::tackleSpaces, 0, 20>("spaces that a tackling bruiser may move"),
    number<&Constants::attackSpaces, 0, 20>("spaces that an attacking figure may move"),
    number<&Constants::scatterSpaces, 0, 20>("spaces that each runner may move by Scatter!"),
    number<&Constants::hustleFactor, 1, 9>("by which Hustle! multiplies a movement"),
    number<&Constants::theDragonBonusSpaces, 0, 20>("spaces that The Dragon moves further"),
    constantKey<&Constants::minorScoreByPeriod, codecs::ArrayOf<codecs::Number<0, 99>, 4>>(
        "points on a minor mound in periods 1 to 4"),
    number<&Constants::minorScoreInOvertime, 0, 99>("points on a minor mound in sudden death overtime"),
    number<&Constants::majorScore, 0, 99>("points on the own major mound"),
    number<&Constants::losingAttackerDamage, 0, 20>("damage to an attacker that loses the contest"),
    number<&Constants::fireDamagePerToken, 0, 20>("damage of one fire token"),
    number<&Constants::blowoutMargin, 1, 999>("points behind that mean a blowout"),
    number<&Constants::draftUpgradesBase, 0, 24>("upgrade tiles turned up for the draft, before the next"),
    number<&Constants::draftUpgradesPerPlayer, 0, 24>("more upgrade tiles for each player"),
    number<&Constants::draftRingersBase, 0, 24>("ringers turned up for the draft, before the next"),
    number<&Constants::draftRingersPerPlayer, 0, 24>("more ringers for each player"),
    number<&Constants::upsetWinsAgainstValue, 1, 9>("live energy from which UPSET! wins by itself"),
    number<&Constants::upsetMargin, 0, 20>("by how much UPSET! then wins"),
    number<&Constants::scorchPreventionValue, 1, 9>("energy card whose burning prevents Scorch"),
    number<&Constants::sexyContractCash, 0, 99>("cash that Sexy Contract pays"),
};
template const Record& recordOf<Constants>();

namespace kaosball {

namespace {

using namespace codes;

using FactCount = Number<0, 1000>;
template <int most>
using UpTo = Number<0, most>;

/// What is there for readers of the file alone.
constexpr RecordKey aside(const char* name, Shape (*shape)(), const char* meaning = "",
                          Presence presence = Presence::Quiet)
{
    return {name, presence, meaning, shape, [](const Json&, void*) {}, [](const void*) { return Json(); }};
}
constexpr RecordKey requiredAside(const char* name, Shape (*shape)(), const char* meaning = "")
{
    return aside(name, shape, meaning, Presence::Required);
}

// What any entry may say besides.
constexpr std::array remarks{
    aside("note", Word::shape, "for readers of the file: what is known about a null"),
    aside("source", Word::shape, "where it comes from: a word of the pack's `sources`"),
};
template <class Struct, const auto& keys>
const Record& entryRecord()
{
    static const Record record = [] {
        std::vector<RecordKey> all(keys.begin(), keys.end());
        all.insert(all.end(), remarks.begin(), remarks.end());
        return Record::of<Struct>(std::move(all));
    }();
    return record;
}
template <class Struct, const auto& keys>
using Entry = ObjectBy<Struct, &entryRecord<Struct, keys>>;
// Keys that entries have alike.
constexpr RecordKey unreadEffectKey =
    aside("effect", NullIfEmpty<Word>::shape, "what it does, in our own words; null: not known");
template <class Thing>
constexpr RecordKey effectKey =
    optionalKey<&Thing::effect, NullIfEmpty<Word>>("effect", "what it does, in our own words; null: not known");
constexpr const char* anyId = "small letters, digits and _; unique in its list";
template <class Thing>
constexpr RecordKey baseGameKey = quietKey<&Thing::baseGame>("base_game",
                                                             "whether it is in the base game's box; default false");

/// What something is called, in English also by itself.
template <class Thing>
struct Called {
    static Shape shape()
    {
        return Shape::object({required("en", Shape::text(), "in English"),
                              optional("hu", Shape::text(), "in Hungarian; left out: the English name"),
                              optional("pl", Shape::text(), "in Polish; left out: the English name")});
    }
    static void read(const Json& json, Thing& thing)
    {
        thing.names = json.get<Names>();
        thing.name = thing.names.at("en");
    }
    static Json write(const Thing& thing) { return thing.names; }
};
template <class Thing, class Codec = Called<Thing>>
constexpr RecordKey nameKey = partKey<Thing, Codec>(Presence::Required, "name", "what it is called, by language");

/// Of a map by numbers, which JSON writes as words ("3").
struct ByNumber {
    template <class Value>
    static void read(const Json& json, std::map<int, Value>& values)
    {
        values.clear();
        for (const auto& [number, value] : json.items())
            values[std::atoi(number.c_str())] = value.template get<Value>();
    }
    template <class Value>
    static Json write(const std::map<int, Value>& values)
    {
        Json json = Json::object();
        for (const auto& [number, value] : values)
            json[std::to_string(number)] = value;
        return json;
    }
};

/// Each thing is added, or put in the place of the one with its id.
template <class Thing, const auto& keys>
struct LaidOn : ListOf<Entry<Thing, keys>> {
    static void read(const Json& json, std::vector<Thing>& things)
    {
        std::vector<Thing> laid;
        ListOf<Entry<Thing, keys>>::read(json, laid);
        for (Thing& thing : laid) {
            if (Thing* known = firstWith(things, &Thing::id, thing.id))
                *known = std::move(thing);
            else
                things.push_back(std::move(thing));
        }
    }
};

// --- the box ---

Shape count()
{
    return Shape::integer(0, 1000);
}
Shape range()
{
    return Shape::object({required("minimum", count()), required("maximum", count())});
}
Shape boxedFigures()
{
    return entryShape({required("stated_total", count(), "as the box says"), required("teams", count()),
                       required("figures_per_team", count()), required("runners_per_team", count()),
                       required("bruisers_per_team", count()), required("coaches_per_team", count()),
                       required("ringers", count())});
}
Shape boxedCards()
{
    return entryShape({required("stated_total", count(), "as the box says"), required("deck", count()),
                       required("ringer_reference", count(), "one card a ringer")});
}
constexpr std::array tokenKeys{
    requiredAside("stated_total", count, "as the box says"),
    requiredAside("ball", count),
    key<&Constants::scoreTokens, FactCount>("score", "score tokens, put down by Warpstone"),
    key<&Constants::fireTokens, FactCount>("fire", "fire tokens"),
    key<&Constants::wallTokens, FactCount>("wall", "wall tokens"),
    requiredAside("damage", count, "damage tokens"),
    requiredAside("period_marker", count),
    requiredAside("first_player_marker", count),
};
constexpr std::array componentKeys{
    aside("figures", boxedFigures), partKey<Constants, Entry<Constants, tokenKeys>>(Presence::Quiet, "plastic_tokens"),
    aside("cards", boxedCards),     aside("dugouts", count),
    aside("upgrade_tiles", count),  aside("tiebreaker_dice", count),
    aside("game_boards", count),    aside("scoreboards", count),
    aside("rulebook_pages", count),
};

using Results = ListOf<Number<-9, 9>, 1, 20>;
constexpr std::array dieKeys{
    requiredAside("sides", Number<1, 20>::shape),
    key<&Facts::tiebreakerDie, Results>("results", "that it can show, each once; never 0"),
    key<&Facts::tiebreakerDie, NullIfEmpty<Results>>("faces", "what each side shows; null: not known"),
};

/// By number of teams in play, a number for each place.
template <int least, int most>
struct PointsByTeams : ByNumber {
    static Shape shape()
    {
        const auto places = [](std::size_t size) { return Shape::list(Shape::integer(least, most), size, size); };
        return Shape::object({required("2", places(1), "with two teams in play"),
                              required("3", places(2), "with three"), required("4", places(3), "with four")});
    }
};
constexpr std::array bonusKeys{
    key<&Facts::killPoints, PointsByTeams<0, 99>>("kills", "points for the most kills, first place first"),
    key<&Facts::foulPoints, PointsByTeams<-99, 0>>("fouls", "points for the most fouls, first place first"),
};

// --- upgrades, teams, ringers ---

constexpr std::array upgradeKeys{
    requiredAside("id", WordOf<Upgrade>::shape, "one of the upgrades that the referee knows"),
    nameKey<UpgradeFacts>,
    key<&UpgradeFacts::copies, UpTo<24>>("copies", "tiles in the box"),
    key<&UpgradeFacts::cost, UpTo<20>>("cost", "active upgrade points that it takes (KB-27.2)"),
    key<&UpgradeFacts::minimumBid, UpTo<20>>("minimum_bid", "the lowest opening bid, which is the cost (KB-26.3)"),
    effectKey<UpgradeFacts>,
    aside("stacking", Word::shape, "what further copies do"),
};
struct TilesForm : ListOf<Entry<UpgradeFacts, upgradeKeys>> {
    static void read(const Json& json, std::array<UpgradeFacts, upgradeKinds>& upgrades)
    {
        for (const Json& tile : json) {
            UpgradeFacts facts;
            Entry<UpgradeFacts, upgradeKeys>::read(tile, facts);
            const Upgrade upgrade = *fromWord<Upgrade>(tile.at("id").get_ref<const std::string&>());
            upgrades[static_cast<std::size_t>(upgrade)] = std::move(facts);
        }
    }
};

struct NameOfTeam : Called<TeamFacts> {
    static void read(const Json& json, TeamFacts& team)
    {
        Called::read(json, team);
        team.fullName = team.name;
    }
};
using StatOrNull = OrNull<Number<-9, 9>>;
using HealthOrNull = OrNull<Number<1, 20>>;
constexpr std::array statKeys{
    key<&TeamFacts::handling, StatOrNull>("handling"),
    key<&TeamFacts::tackling, StatOrNull>("tackling"),
    key<&TeamFacts::fighting, StatOrNull>("fighting"),
};
constexpr std::array healthKeys{
    key<&TeamFacts::runnerHealth, HealthOrNull>("runner"),
    key<&TeamFacts::bruiserHealth, HealthOrNull>("bruiser"),
};
constexpr std::array abilityKeys{
    key<&TeamFacts::ability, NullOrWord<Ability>>(
        "id", "the team ability as the referee knows it; null: none, or one that it does not know"),
    aside("name", NullIfEmpty<Word>::shape, "as printed; null: not known"),
    unreadEffectKey,
};
Shape teamFigures()
{
    return entryShape({required("runners", UpTo<20>::shape()), required("bruisers", UpTo<20>::shape())});
}
template <const auto& keys>
constexpr RecordKey teamPart(const char* name, const char* meaning = "")
{
    return partKey<TeamFacts, Entry<TeamFacts, keys>>(Presence::Quiet, name, meaning);
}
constexpr std::array teamKeys{
    key<&TeamFacts::id>("id", anyId),
    nameKey<TeamFacts, NameOfTeam>,
    filledKey<&TeamFacts::fullName>("full_name", "with its town; left out: the English name"),
    baseGameKey<TeamFacts>,
    aside("coach", Word::shape, "the coach's name"),
    teamPart<statKeys>("stats", "as printed on the dugout; null: not known, the players are asked"),
    teamPart<healthKeys>("health", "damage that kills; null: not known, the players are asked"),
    teamPart<abilityKeys>("ability"),
    aside("figures", teamFigures, "that the team has, those in reserve included"),
};

/// Who has a rule that the referee knows, has it where no other is named.
struct RingerId : Word {
    static void read(const Json& json, RingerFacts& ringer)
    {
        Word::read(json, ringer.id);
        ringer.rule = fromWord<Ringer>(ringer.id).value_or(Ringer::None);
    }
    static Json write(const RingerFacts& ringer) { return ringer.id; }
};
constexpr std::array ringerKeys{
    partKey<RingerFacts, RingerId>(Presence::Required, "id", anyId),
    nameKey<RingerFacts>,
    baseGameKey<RingerFacts>,
    filledKey<&RingerFacts::rule>(
        "rule", "the ringer whose special rule it has; left out: its own if the referee knows one, else none"),
    key<&RingerFacts::minimumBid, OrNull<UpTo<99>>>("minimum_bid", "the lowest opening bid (KB-26.3); null: not known"),
    key<&RingerFacts::health, HealthOrNull>("health", "damage that kills; null: not known, the players are asked"),
    effectKey<RingerFacts>,
};

// --- the deck ---

/// `null`: none are known.
struct CopiesByValue : ByNumber {
    static Shape shape() { return Shape::map(UpTo<60>::shape()).orNull(); }
};
constexpr std::array plainKeys{
    key<&DeckFacts::plainEnergy, UpTo<200>>("copies", "of all values together"),
    key<&DeckFacts::plainValues, ListOf<Number<1, 9>, 1, 9>>("values", "that occur"),
    key<&DeckFacts::plainCopies, CopiesByValue>("distribution", "copies by value (\"3\": 7); null: not known"),
    key<&DeckFacts::plainCopiesWithStar, CopiesByValue>("stars",
                                                        "of these, copies with a star by value; null: not known"),
};

using Ids = std::vector<std::string>;
Ids specialIds()
{
    return {std::string(toWord(CardKind::Upset))};
}
Ids cheatIds()
{
    Ids ids = allWords<Cheat>();
    ids.emplace(ids.begin(), toWord(CardKind::BoosterBru));
    return ids;
}
template <Ids (*ids)()>
struct CardId {
    static Shape shape() { return Shape::words(ids()); }
    static void read(const Json& json, Card& card)
    {
        const std::string& id = json.get_ref<const std::string&>();
        if (const auto tactic = fromWord<Tactic>(id))
            card = Card::tactic(*tactic);
        else if (const auto cheat = fromWord<Cheat>(id))
            card = Card::cheat(*cheat);
        else
            card = id == toWord(CardKind::Upset) ? Card::upset() : Card::boosterBru();
    }
    static Json write(Card card) { return writeCard(card); }
};
template <Ids (*ids)()>
Record cardRecord(const std::vector<RecordKey>& more = {})
{
    std::vector<RecordKey> keys{
        key<&CardFacts::card, CardId<ids>>("id", "one of the cards that the referee knows"),
        nameKey<CardFacts>,
        key<&CardFacts::copies, UpTo<60>>("copies", "in the deck"),
        aside("when", Word::shape, "it may be played"),
        unreadEffectKey,
    };
    keys.insert(keys.end(), more.begin(), more.end());
    keys.insert(keys.end(), remarks.begin(), remarks.end());
    return Record::of<CardFacts>(std::move(keys));
}
const Record& specialRecord()
{
    static const Record record = cardRecord<specialIds>();
    return record;
}
const Record& tacticRecord()
{
    static const Record record =
        cardRecord<allWords<Tactic>>({aside("activates", Truth::shape, "whether a figure is activated afterwards")});
    return record;
}
const Record& cheatRecord()
{
    static const Record record = cardRecord<cheatIds>({optionalKey<&CardFacts::value, Perhaps<Number<1, 9>>>(
        "value", "of Booster Bru: the energy that it counts as")});
    return record;
}
/// Those of a kind come behind the ones before.
template <const Record& (*table)()>
struct CardsOf : ListOf<ObjectBy<CardFacts, table>> {
    static void read(const Json& json, std::vector<CardFacts>& cards)
    {
        std::vector<CardFacts> more;
        ListOf<ObjectBy<CardFacts, table>>::read(json, more);
        cards.insert(cards.end(), more.begin(), more.end());
    }
};

Shape colors()
{
    return Shape::object(
        {required("energy", Shape::text()), required("tactic", Shape::text()), required("cheat", Shape::text())});
}
constexpr std::array deckKeys{
    key<&Facts::constants, &Constants::deck, UpTo<200>>("total", "all cards of the deck"),
    aside("colors", colors, "of the cards' faces"),
    key<&Facts::deck, Entry<DeckFacts, plainKeys>>("energy_plain"),
    key<&Facts::deck, &DeckFacts::cards, CardsOf<&specialRecord>>("energy_special"),
    key<&Facts::deck, &DeckFacts::cards, CardsOf<&tacticRecord>>("tactics"),
    key<&Facts::deck, &DeckFacts::cards, CardsOf<&cheatRecord>>("cheats"),
};
struct WholeDeck : Entry<Facts, deckKeys> {
    static void read(const Json& json, Facts& facts)
    {
        facts.deck = {};
        Entry<Facts, deckKeys>::read(json, facts);
        if (const CardFacts* bru = facts.deck.find(Card::boosterBru()); bru && bru->value)
            facts.constants.boosterBruValue = *bru->value;
    }
};

// --- for readers ---

Shape credits()
{
    return Shape::object({required("designer", Shape::text())});
}
Shape modes()
{
    return Shape::list(Shape::object({required("id", WordOf<Mode>::shape()),
                                      required("players", Shape::list(Shape::integer(2, 4), 1, 3), "numbers of teams"),
                                      optional("alliances", Shape::integer(2, 2)),
                                      optional("teams_per_alliance", Shape::integer(2, 2))}));
}
Shape leagueDefaults()
{
    return Shape::object(
        {required("label", Shape::text()),
         required(
             "official",
             Shape::object({required("teams_minimum", count()), required("teams_maximum", count()),
                            required("cash_per_match", count()), required("starting_active_upgrade_points", count()),
                            required("active_upgrade_points_can_grow", Shape::boolean()),
                            required("ends_with", Shape::list(Shape::text())), required("teams_per_match", count())}),
             "what the publisher's rules say about leagues (KB-34)"),
         required("settings",
                  Shape::list(Shape::object({required("id", Shape::text(), anyId),
                                             required("default", Shape::anything(), "null: chosen by the organiser"),
                                             optional("minimum", count()), optional("maximum", count()),
                                             optional("values", Shape::list(Shape::anything())),
                                             required("official", Shape::boolean(), "false: a proposal of ours")})),
                  "of a season (KB-35)")});
}
Shape glossary()
{
    return Shape::map(
        Shape::object({required("en", Shape::text()), optional("hu", Shape::text()), optional("pl", Shape::text())}));
}

constexpr std::array sectionKeys{
    aside("players", range, "of a match"),
    aside("minutes", range, "that a match takes"),
    aside("minimum_age", UpTo<99>::shape),
    aside("credits", credits),
    quietKey<&Facts::constants, Entry<Constants, componentKeys>>("components",
                                                                 "what is in the box; the numbers must add up"),
    partKey<Facts, Entry<Facts, dieKeys>>(Presence::Quiet, "tiebreaker_die"),
    quietKey<&Facts::constants>("constants", "numbers of the rules; each may be given alone"),
    partKey<Facts, ObjectWith<Facts, bonusKeys>>(Presence::Quiet, "bonus_tables",
                                                 "points at half-time and at the end (KB-20)"),
    quietKey<&Facts::upgrades, TilesForm>("upgrades", "each replaces the one with its id"),
    quietKey<&Facts::teams, LaidOn<TeamFacts, teamKeys>>("teams", "each is added, or replaces the one with its id"),
    quietKey<&Facts::ringers, LaidOn<RingerFacts, ringerKeys>>("ringers",
                                                               "each is added, or replaces the one with its id"),
    partKey<Facts, WholeDeck>(Presence::Quiet, "deck", "replaces the whole deck"),
    aside("modes", modes),
    aside("house_rules", houseRuleListShape, "the switches for rulings; they must be those that the referee has"),
    aside("league_defaults", leagueDefaults),
    aside("board", boardShape),
    aside("glossary", glossary, "words of the game by language"),
};

} // namespace

Shape entryShape(std::vector<ShapeKey> keys)
{
    for (const RecordKey& remark : remarks)
        keys.push_back(optional(remark.name, remark.shape(), remark.meaning));
    return Shape::object(std::move(keys));
}

PackForm<Facts> packForm()
{
    const auto sections = [] {
        const Shape content = recordWith<Facts, sectionKeys>().shape();
        std::vector<PackSection> all;
        for (const ShapeKey& key : content.parts().keys)
            all.push_back({key});
        return all;
    };
    const auto lay = [](Facts& facts, const Json& pack) { recordWith<Facts, sectionKeys>().read(pack, &facts); };
    return {"kaosball", sections, lay, checkPack};
}

} // namespace kaosball

} // namespace whistle
