// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/pack_shape.h"

#include "battleline/judging/series.h"
#include "battleline/table/codecs.h"

namespace whistle::battleline {

using namespace codecs;

namespace {

struct ByLanguage {
    static Shape shape()
    {
        return Shape::object({required("en", Shape::text(), "in English"),
                              optional("hu", Shape::text(), "in Hungarian; left out: the English words"),
                              optional("pl", Shape::text(), "in Polish; left out: the English words")});
    }
    static void read(const Json& json, Names& names) { names = json.get<Names>(); }
    static Json write(const Names& names) { return names; }
};
template <std::vector<std::string> (*words)()>
struct Among : Word {
    static Shape shape() { return Shape::words(words()); }
};

std::vector<std::string> colorIds()
{
    std::vector<std::string> ids;
    for (int color = 0; color < colorCount; ++color) {
        const std::string& card = idOf(Card::troop(color, 1));
        ids.push_back(card.substr(0, card.find('_')));
    }
    return ids;
}
std::vector<std::string> tacticsIds()
{
    return idsOf(isTacticsCard);
}
std::vector<std::string> kinds()
{
    return {kindWord(cards::alexander), kindWord(cards::fog), kindWord(cards::scout)};
}

/// What tells it apart, a name, remarks that any entry may have, and what only this list has.
Record entryRecord(RecordKey id, std::vector<RecordKey> more = {})
{
    std::vector<RecordKey> keys{
        id,
        key<&PackEntry::name, ByLanguage>("name", "what it is called, by language"),
        optionalKey<&PackEntry::note>("note", "for readers of the file"),
        optionalKey<&PackEntry::source>("source", "a word of the pack's `sources`"),
    };
    keys.insert(keys.end(), more.begin(), more.end());
    return Record::of<PackEntry>(std::move(keys));
}
template <std::vector<std::string> (*words)()>
RecordKey idAmong()
{
    return key<&PackEntry::id, Among<words>>("id", "as the referee knows it");
}
template <std::vector<std::string> (*words)()>
std::size_t placeOf(const PackEntry& entry)
{
    const std::vector<std::string> ids = words();
    return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), entry.id) - ids.begin());
}

/// A section of numbers that the rules have.
ShapeKey numbers(const std::string& section, const char* meaning = "")
{
    std::vector<ShapeKey> keys;
    for (const RepeatedNumber& number : repeatedNumbers()) {
        if (number.section == section)
            keys.push_back(required(number.key, Shape::integer(0, 1000)));
    }
    return optional(section, Shape::object(std::move(keys)), meaning);
}

} // namespace

const char* kindWord(Card card)
{
    return card.kind() == CardKind::Morale ? "morale" : card.kind() == CardKind::Environment ? "environment" : "guile";
}

const std::vector<RepeatedNumber>& repeatedNumbers()
{
    static const EndConditions ends;
    static const std::vector<RepeatedNumber> numbers{
        {"components", "troop_cards", troopCount},
        {"components", "tactics_cards", tacticsCount},
        {"components", "flags", flagCount},
        {"constants", "hand_size", handSize},
        {"constants", "troop_deck_after_deal", troopDeckAfterDeal},
        {"constants", "slots", slotsOfASide},
        {"constants", "slots_with_mud", slotsWithMud},
        {"constants", "tactics_lead_allowed", tacticsLeadAllowed},
        {"constants", "scout_cards", scoutCards},
        {"constants", "flags_for_breakthrough", flagsForBreakthrough},
        {"constants", "flags_for_envelopment", flagsForEnvelopment},
        {"constants", "winner_points", winnerPoints},
        {"series", "point_lead", *ends.pointLead},
        {"series", "wins_in_a_row", *ends.winsInARow},
        {"series", "breakthroughs_in_a_row", *ends.breakthroughsInARow},
    };
    return numbers;
}

const std::vector<PackList>& packLists()
{
    using Values = ListOf<Number<1, valueCount>, 1, valueCount>;
    static const std::vector<PackList> lists{
        {"colors", entryRecord(idAmong<colorIds>()),
         [](Facts& facts, const PackEntry& color) { facts.colors[placeOf<colorIds>(color)] = color.name; }},
        {"troops", entryRecord(key<&PackEntry::value, Number<1, valueCount>>("value")),
         [](Facts& facts, const PackEntry& troop) {
             facts.troops[static_cast<std::size_t>(troop.value - 1)] = troop.name;
         }},
        {"formations", entryRecord(idAmong<allWords<Formation>>()),
         [](Facts& facts, const PackEntry& one) { facts.formations[placeOf<allWords<Formation>>(one)] = one.name; }},
        {"tactics",
         entryRecord(idAmong<tacticsIds>(),
                     {key<&PackEntry::kind, Among<kinds>>("kind"),
                      key<&PackEntry::effect, ByLanguage>("effect", "in our own words"),
                      filledKey<&PackEntry::values, Values>("values", "that a Morale card may stand for")}),
         [](Facts& facts, const PackEntry& card) {
             facts.tactics[placeOf<tacticsIds>(card)] = {card.name, card.effect};
         }},
        {"victories", entryRecord(idAmong<allWords<Victory>>()),
         [](Facts& facts, const PackEntry& one) { facts.victories[placeOf<allWords<Victory>>(one)] = one.name; }},
    };
    return lists;
}

Shape packShape()
{
    std::vector<ShapeKey> keys = packHeaderKeys("battle-line");
    keys.push_back(optional("minutes", Shape::integer(0, 1000), "that a game takes"));
    keys.push_back(optional("credits", Shape::map(Shape::text())));
    keys.push_back(numbers("components"));
    keys.push_back(numbers("constants", "numbers of the rules; they must be those that the referee has"));
    keys.push_back(numbers("series", "what decides a series; they must be the referee's own"));
    for (const PackList& list : packLists())
        keys.push_back(optional(list.section, Shape::list(list.entry.shape())));
    const Shape houseRule =
        Shape::object({required("id", Shape::text()), required("values", Shape::list(Shape::anything(), 1)),
                       required("default", Shape::anything()),
                       required("rule", Shape::text(), "the rule or ruling that it switches")});
    keys.push_back(
        optional("house_rules", Shape::list(houseRule), "the switches; they must be those that the referee has"));
    return Shape::object(std::move(keys));
}

void layPack(Facts& facts, const Json& pack)
{
    for (const PackList& list : packLists()) {
        for (const Json& json : pack.value(list.section, Json::array())) {
            PackEntry entry;
            list.entry.read(json, &entry);
            list.lay(facts, entry);
        }
    }
}

} // namespace whistle::battleline
