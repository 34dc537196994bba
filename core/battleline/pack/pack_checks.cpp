// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/pack_shape.h"
#include "battleline/table/codecs.h"
#include "battleline/table/english.h"

#include <set>

namespace whistle::battleline {

namespace {

constexpr Sentence twice =
    english(QT_TRANSLATE_NOOP("battleline", "\"%1\" stands in this list twice; one was expected."));
constexpr Sentence noSource =
    english(QT_TRANSLATE_NOOP("battleline", "The source \"%1\" is not among the pack's \"sources\"."));
constexpr Sentence otherNumber =
    english(QT_TRANSLATE_NOOP("battleline", "By the rules this is %1, not %2; a pack cannot change it."));
constexpr Sentence otherKind = english(QT_TRANSLATE_NOOP("battleline", "This card is of the kind \"%1\"."));
constexpr Sentence otherValues =
    english(QT_TRANSLATE_NOOP("battleline", "These are not the values that the card may stand for by the rules."));
constexpr Sentence unknownSwitch = english(QT_TRANSLATE_NOOP("battleline", "The referee has no house rule \"%1\"."));
constexpr Sentence otherSwitch =
    english(QT_TRANSLATE_NOOP("battleline", "The referee has other values for this house rule: %1."));
constexpr Sentence otherDefault =
    english(QT_TRANSLATE_NOOP("battleline", "The referee has another default for this house rule: %1."));

class Checker {
public:
    explicit Checker(const Pack& pack) : m_pack(pack), m_json(pack.content) {}

    Problems check()
    {
        for (const PackList& list : packLists()) {
            checkUnique(pointerTo({}, list.section), list.entry.keys().front().name);
            checkSources(pointerTo({}, list.section));
        }
        checkUnique("/house_rules", "id");
        checkNumbers();
        checkTactics();
        checkHouseRules();
        return std::move(m_problems);
    }

private:
    [[nodiscard]] const Json* find(const std::string& pointer) const
    {
        const Json::json_pointer place(pointer);
        return m_json.contains(place) ? &m_json.at(place) : nullptr;
    }
    void say(const std::string& pointer, Text message)
    {
        m_problems.push_back(m_pack.problemAt(pointer, std::move(message)));
    }
    /// Shows each entry of a list, if it is there, with its place.
    template <class Visit>
    void forEach(const std::string& list, Visit&& visit)
    {
        const Json* entries = find(list);
        for (std::size_t i = 0; entries && i < entries->size(); ++i)
            visit(entries->at(i), pointerTo(list, i));
    }

    void checkUnique(const std::string& list, const char* key)
    {
        std::set<std::string> seen;
        forEach(list, [&](const Json& entry, const std::string& at) {
            const std::string id = entry.at(key).is_string() ? entry.at(key).get<std::string>() : entry.at(key).dump();
            if (!seen.insert(id).second)
                say(pointerTo(at, key), Text{twice, id});
        });
    }

    void checkSources(const std::string& list)
    {
        const Json* sources = find("/sources");
        forEach(list, [&](const Json& entry, const std::string& at) {
            const auto source = entry.find("source");
            if (source == entry.end())
                return;
            const std::string& word = source->get_ref<const std::string&>();
            if (!sources || !sources->contains(word))
                say(at + "/source", Text{noSource, word});
        });
    }

    void checkNumbers()
    {
        for (const RepeatedNumber& number : repeatedNumbers()) {
            const std::string pointer = pointerTo(pointerTo({}, number.section), number.key);
            if (const Json* found = find(pointer); found && found->get<int>() != number.value)
                say(pointer, Text{otherNumber, number.value, found->get<int>()});
        }
    }

    void checkTactics()
    {
        forEach("/tactics", [&](const Json& entry, const std::string& at) {
            const Card card = *cardOf(entry.at("id").get_ref<const std::string&>());
            if (entry.at("kind") != kindWord(card))
                say(at + "/kind", Text{otherKind, std::string(kindWord(card))});
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
        forEach("/house_rules", [&](const Json& entry, const std::string& at) {
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
    const Json& m_json;
    Problems m_problems;
};

} // namespace

Problems checkPack(const Pack& pack)
{
    return Checker(pack).check();
}

} // namespace whistle::battleline
