// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/pack_form.h"

#include "packs/spoken_words.h"

#include <QCoreApplication>
#include <set>

namespace whistle {

namespace {

constexpr Sentence twice{"common", QT_TRANSLATE_NOOP("common", "“%1” appears here twice; once was expected.")};
constexpr Sentence noSource{"packs", QT_TRANSLATE_NOOP("packs", "The source “%1” is not among the pack's “sources”.")};
constexpr Sentence otherNumber{"packs",
                               QT_TRANSLATE_NOOP("packs", "By the rules this is %1, not %2; a pack cannot change it.")};

} // namespace

const Json* PackFindings::find(const std::string& at) const
{
    const Json::json_pointer place(at);
    if (!m_pack.content.contains(place) || m_pack.content.at(place).is_null())
        return nullptr;
    return &m_pack.content.at(place);
}

void PackFindings::add(const Problems& problems)
{
    for (const Problem& problem : problems)
        say(problem.at, problem.message);
}

void PackFindings::noneTwice(const std::string& list, const std::string& key,
                             const std::function<Json(const Json&)>& sameAs)
{
    std::set<Json> seen;
    forEach(list, [&](const Json& entry, const std::string& at) {
        const auto id = entry.find(key);
        if (id != entry.end() && !seen.insert(sameAs ? sameAs(*id) : *id).second)
            say(pointerTo(at, key), Text{twice, id->is_string() ? id->get<std::string>() : id->dump()});
    });
}

void PackFindings::isListed(const Json& source, const std::string& at)
{
    const auto& word = source.get_ref<const std::string&>();
    if (const Json* sources = find("/sources"); !sources || !sources->contains(word))
        say(at, Text{noSource, word});
}

void PackSection::checkList(PackFindings& findings) const
{
    if (id.empty())
        return;
    const std::string at = pointerTo({}, key.name);
    findings.noneTwice(at, id);
    findings.forEach(at, [&](const Json& entry, const std::string& place) {
        if (const auto source = entry.find("source"); source != entry.end())
            findings.isListed(*source, place + "/source");
    });
}

void PackSection::checkNumbers(PackFindings& findings) const
{
    const std::string at = pointerTo({}, key.name);
    for (const auto& [name, number] : numbers) {
        const std::string place = pointerTo(at, name);
        if (const Json* told = findings.find(place); told && *told != number)
            findings.say(place, Text{otherNumber, number, told->get<int>()});
    }
}

PackSection rulesNumbers(const char* name, RulesNumbers numbers, const char* meaning)
{
    std::vector<ShapeKey> keys;
    for (const auto& [key, ignored] : numbers)
        keys.push_back(required(key, Shape::integer(0, 1000)));
    return {optional(name, Shape::object(std::move(keys)), meaning), {}, std::move(numbers)};
}

PackSection namedThings(const char* name, const ShapeKey& id, const std::vector<ShapeKey>& more,
                        const std::vector<ShapeKey>& beside)
{
    std::vector<ShapeKey> keys{id, required("name", codecs::ByLanguage::shape(), "what it is called, by language")};
    keys.insert(keys.end(), beside.begin(), beside.end());
    keys.push_back(optional("note", Shape::text(), "for readers of the file"));
    keys.push_back(optional("source", Shape::text(), "a word of the pack's `sources`"));
    keys.insert(keys.end(), more.begin(), more.end());
    return {optional(name, Shape::list(Shape::object(std::move(keys)))), id.name};
}

ShapeKey knownId(Shape id)
{
    return required("id", std::move(id), "as the referee knows it");
}

} // namespace whistle
