// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/facts.h"

#include "base/record.h"
#include "battleline/judging/ending.h"
#include "battleline/table/codecs.h"
#include "battleline/table/names.h"

#include <algorithm>
#include <set>

namespace whistle::battleline {

using namespace codecs;

namespace {

constexpr Saying twice{QT_TRANSLATE_NOOP("battleline", "\"%1\" stands in this list twice; one was expected.")};
constexpr Saying noSource{QT_TRANSLATE_NOOP("battleline", "The source \"%1\" is not among the pack's \"sources\".")};
constexpr Saying otherNumber{
    QT_TRANSLATE_NOOP("battleline", "By the rules this is %1, not %2; a pack cannot change it.")};
constexpr Saying otherKind{QT_TRANSLATE_NOOP("battleline", "This card is of the kind \"%1\".")};
constexpr Saying otherValues{
    QT_TRANSLATE_NOOP("battleline", "These are not the values that the card may stand for by the rules.")};
constexpr Saying unknownSwitch{QT_TRANSLATE_NOOP("battleline", "The referee has no house rule \"%1\".")};
constexpr Saying otherSwitch{QT_TRANSLATE_NOOP("battleline", "The referee has other values for this house rule: %1.")};
constexpr Saying otherDefault{
    QT_TRANSLATE_NOOP("battleline", "The referee has another default for this house rule: %1.")};

/// A number of the rules that a pack repeats.
struct RepeatedNumber {
    const char* section;
    const char* key;
    int value;
};
/// A section that lists things with names.
struct PackList {
    const char* section;
    std::vector<std::string> ids; ///< as the referee knows them; none: Troop cards go by their values
    SpokenWords& (*nameOf)(Facts&, std::size_t place);
    std::vector<ShapeKey> more = {}; ///< what only these have

    [[nodiscard]] const char* key() const { return ids.empty() ? "value" : "id"; }
    [[nodiscard]] Shape shape() const
    {
        std::vector<ShapeKey> keys{
            ids.empty() ? required(key(), Shape::integer(1, valueCount))
                        : required(key(), Shape::words(ids), "as the referee knows it"),
            required("name", ByLanguage::shape(), "what it is called, by language"),
            optional("note", Shape::text(), "for readers of the file"),
            optional("source", Shape::text(), "a word of the pack's `sources`"),
        };
        keys.insert(keys.end(), more.begin(), more.end());
        return Shape::list(Shape::object(std::move(keys)));
    }
    [[nodiscard]] std::size_t placeOf(const Json& entry) const
    {
        if (ids.empty())
            return entry.at(key()).get<std::size_t>() - 1;
        const auto found = std::find(ids.begin(), ids.end(), entry.at(key()).get_ref<const std::string&>());
        return static_cast<std::size_t>(found - ids.begin());
    }
};

constexpr EndConditions seriesEnds;
constexpr RepeatedNumber repeatedNumbers[]{
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
    {"series", "point_lead", *seriesEnds.pointLead},
    {"series", "wins_in_a_row", *seriesEnds.winsInARow},
    {"series", "breakthroughs_in_a_row", *seriesEnds.breakthroughsInARow},
};

/// A section of numbers that the rules have.
ShapeKey numbers(const std::string& section, const char* meaning = "")
{
    std::vector<ShapeKey> keys;
    for (const RepeatedNumber& number : repeatedNumbers) {
        if (number.section == section)
            keys.push_back(required(number.key, Shape::integer(0, 1000)));
    }
    return optional(section, Shape::object(std::move(keys)), meaning);
}

const std::vector<PackList>& packLists()
{
    static const std::vector<PackList> lists{
        {"colors",
         {colorIds.begin(), colorIds.end()},
         [](Facts& facts, std::size_t place) -> SpokenWords& { return facts.colors[place]; }},
        {"troops", {}, [](Facts& facts, std::size_t place) -> SpokenWords& { return facts.troops[place]; }},
        {"formations", allWords<Formation>(),
         [](Facts& facts, std::size_t place) -> SpokenWords& { return facts.formations[place]; }},
        {"tactics",
         {tacticsIds.begin(), tacticsIds.end()},
         [](Facts& facts, std::size_t place) -> SpokenWords& { return facts.tactics[place].names; },
         {required("kind", Shape::words({"morale", "environment", "guile"})),
          required("effect", ByLanguage::shape(), "in our own words"),
          optional("values", Shape::list(Shape::integer(1, valueCount), 1, valueCount),
                   "that a Morale card may stand for")}},
        {"victories", allWords<Victory>(),
         [](Facts& facts, std::size_t place) -> SpokenWords& { return facts.victories[place]; }},
    };
    return lists;
}

class Checker {
public:
    explicit Checker(const Pack& pack) : m_pack(pack) {}

    Problems check()
    {
        for (const PackList& list : packLists()) {
            checkUnique(list.section, list.key());
            checkSources(list.section);
        }
        checkUnique("house_rules", "id");
        checkNumbers();
        checkTactics();
        checkHouseRules();
        return std::move(m_problems);
    }

private:
    void say(const std::string& pointer, Text message)
    {
        m_problems.push_back(m_pack.problemAt(pointer, std::move(message)));
    }
    /// Shows each entry of a list, if it is there, with its place.
    template <class Visit>
    void forEach(const char* list, Visit&& visit)
    {
        const Json entries = m_pack.content.value(list, Json::array());
        for (std::size_t i = 0; i < entries.size(); ++i)
            visit(entries[i], pointerTo(pointerTo({}, list), i));
    }

    void checkUnique(const char* list, const char* key)
    {
        std::set<Json> seen;
        forEach(list, [&](const Json& entry, const std::string& at) {
            const Json& id = entry.at(key);
            if (!seen.insert(id).second)
                say(pointerTo(at, key), Text{twice, id.is_string() ? id.get<std::string>() : id.dump()});
        });
    }

    void checkSources(const char* list)
    {
        const Json sources = m_pack.content.value("sources", Json::object());
        forEach(list, [&](const Json& entry, const std::string& at) {
            if (const auto source = entry.find("source");
                source != entry.end() && !sources.contains(source->get<std::string>()))
                say(at + "/source", Text{noSource, source->get<std::string>()});
        });
    }

    void checkNumbers()
    {
        for (const RepeatedNumber& number : repeatedNumbers) {
            const Json section = m_pack.content.value(number.section, Json::object());
            if (const int told = section.value(number.key, number.value); told != number.value)
                say(pointerTo(pointerTo({}, number.section), number.key), Text{otherNumber, number.value, told});
        }
    }

    void checkTactics()
    {
        forEach("tactics", [&](const Json& entry, const std::string& at) {
            const Card card = *cardOf(entry.at("id").get_ref<const std::string&>());
            if (entry.at("kind") != toWord(card.kind()))
                say(at + "/kind", Text{otherKind, std::string(toWord(card.kind()))});
            ValueSet values = 0;
            for (const Json& value : entry.value("values", Json::array()))
                values |= valueBit(value.get<int>());
            if (values != (card.kind() == CardKind::Morale ? valuesOfMorale(card) : 0U))
                say(entry.contains("values") ? at + "/values" : at, Text{otherValues});
        });
    }

    void checkHouseRules()
    {
        const Json switches = recordOf<HouseRules>().shape().schema().at("properties");
        const Json defaults = codecs::WholeOf<HouseRules>::write({});
        forEach("house_rules", [&](const Json& entry, const std::string& at) {
            const std::string& id = entry.at("id").get_ref<const std::string&>();
            if (!switches.contains(id))
                return say(at + "/id", Text{unknownSwitch, id});
            const Json values = switches.at(id).value("enum", Json::array({true, false}));
            if (entry.at("values") != values)
                say(at + "/values", Text{otherSwitch, values.dump()});
            if (entry.at("default") != defaults.at(id))
                say(at + "/default", Text{otherDefault, defaults.at(id).dump()});
        });
    }

    const Pack& m_pack;
    Problems m_problems;
};

} // namespace

Problems checkPack(const Pack& pack, const Facts&)
{
    return Checker(pack).check();
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
        keys.push_back(optional(list.section, list.shape()));
    const Shape houseRule =
        Shape::object({required("id", Shape::text()), required("values", Shape::list(Shape::anything(), 1)),
                       required("default", Shape::anything()),
                       required("rule", Shape::text(), "the rule or ruling that it switches")});
    keys.push_back(
        optional("house_rules", Shape::list(houseRule), "the switches; they must be those that the referee has"));
    return Shape::object(std::move(keys));
}

void layPack(Facts& facts, const Pack& pack)
{
    for (const PackList& list : packLists()) {
        for (const Json& json : pack.content.value(list.section, Json::array())) {
            const std::size_t place = list.placeOf(json);
            list.nameOf(facts, place) = json.at("name").get<SpokenWords>();
            if (json.contains("effect")) // of a Tactics card
                facts.tactics[place].effects = json.at("effect").get<SpokenWords>();
        }
    }
}

} // namespace whistle::battleline
