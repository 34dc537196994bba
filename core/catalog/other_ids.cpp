// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/other_ids.h"

#include <QCryptographicHash>
#include <algorithm>
#include <set>

namespace whistle {

namespace {

using Names = std::map<std::string, std::string>;

/// The first act of a copy that has entered somebody.
struct Entry {
    std::string name;
    std::set<std::string> names; ///< also those of later acts
    std::string at;
    std::string act;
};
/// By whether it is a person, and the id.
using Entries = std::map<std::pair<bool, std::string>, Entry>;

Entries enteredSince(const std::vector<RecordedLine>& lines, std::size_t common, const league::Season& begun)
{
    Entries entries;
    for (std::size_t i = common; i < lines.size(); ++i) {
        const Checked<LineContent> line = readLine(lines[i].text, static_cast<int>(i));
        const Json content = league::withSpacedNames(line->entry);
        const Json& act = isEdit(content) ? partOf(content, "entry") : content;
        const std::string command = valueIn(act, "command", std::string());
        if (command != "enter" && command != "person")
            continue;
        const bool isPerson = command == "person";
        const Json& who = partOf(act, isPerson ? "person" : "entrant");
        const std::string id = valueIn(who, "id", std::string());
        if (isPerson ? begun.person(id) != nullptr : begun.entrantNamed(id) >= 0)
            continue;
        const std::string name = valueIn(who, "name", std::string());
        Entry& entry = entries.try_emplace({isPerson, id}, Entry{name, {}, line->at.toIso(), act.dump()}).first->second;
        entry.names.insert(name);
    }
    return entries;
}

std::string otherId(const std::string& id, const Entry& entry)
{
    constexpr int digits = 6;
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(entry.at + entry.act), QCryptographicHash::Sha256);
    return id + '-' + hash.toHex().left(digits).toStdString();
}

void rename(const Names& names, Json* value)
{
    if (value == nullptr || !value->is_string())
        return;
    if (const auto found = names.find(value->get<std::string>()); found != names.end())
        *value = found->second;
}

Json* within(Json* object, const char* key)
{
    const auto found = object != nullptr && object->is_object() ? object->find(key) : Json::iterator();
    return object == nullptr || !object->is_object() || found == object->end() ? nullptr : &*found;
}

void renameEach(const Names& names, Json* list)
{
    if (list == nullptr || !list->is_array())
        return;
    for (Json& each : *list) {
        if (each.is_array())
            renameEach(names, &each);
        else
            rename(names, &each);
    }
}

/// Of an object with something for each.
void renameKeys(const Names& names, Json* object)
{
    if (object == nullptr || !object->is_object())
        return;
    Json renamed = Json::object();
    for (auto& [key, value] : object->items()) {
        const auto found = names.find(key);
        renamed[found == names.end() ? key : found->second] = std::move(value);
    }
    *object = std::move(renamed);
}

} // namespace

std::string OtherIds::entrant(const std::string& id) const
{
    const auto found = entrants.find(id);
    return found == entrants.end() ? id : found->second;
}

Json OtherIds::in(Json line) const
{
    if (entrants.empty() && people.empty())
        return line;
    Json* act = isEdit(line) ? within(&line, "entry") : &line;
    Json* entrant = within(act, "entrant");
    rename(people, within(act, "coach"));
    rename(people, within(entrant, "coach"));
    rename(people, within(within(act, "person"), "id"));
    rename(entrants, entrant);
    rename(entrants, within(entrant, "id"));
    for (const char* key : {"home", "bye"})
        rename(entrants, within(act, key));
    for (const char* key : {"sides", "order", "pairings"})
        renameEach(entrants, within(act, key));
    renameKeys(entrants, within(act, "points"));
    Json* result = within(act, "result");
    renameEach(entrants, within(result, "forfeited_by"));
    for (const char* key : {"scores", "places", "details"})
        renameKeys(entrants, within(result, key));
    if (Json* stats = within(result, "stats"); stats != nullptr && stats->is_object()) {
        for (auto& [kind, bySide] : stats->items())
            renameKeys(entrants, &bySide);
    }
    return line;
}

IdsApart idsApart(const std::vector<RecordedLine>& here, const std::vector<RecordedLine>& other, std::size_t common,
                  const league::Season& begun, bool settled)
{
    IdsApart apart;
    const Entries mine = enteredSince(here, common, begun);
    const Entries theirs = enteredSince(other, common, begun);
    for (const auto& [who, one] : mine) {
        const auto found = theirs.find(who);
        if (found == theirs.end())
            continue;
        const Entry& two = found->second;
        const bool isSame = std::any_of(one.names.begin(), one.names.end(),
                                        [&](const std::string& name) { return two.names.count(name) > 0; });
        if (isSame)
            continue;
        const bool isHereLater = settled || std::pair(one.at, one.act) > std::pair(two.at, two.act);
        const Entry& later = isHereLater ? one : two;
        const auto& [isPerson, id] = who;
        OtherIds& ids = isHereLater ? apart.here : apart.other;
        const std::string now = otherId(id, later);
        (isPerson ? ids.people : ids.entrants)[id] = now;
        apart.two.push_back({isPerson, id, (isHereLater ? two : one).name, later.name, now});
    }
    return apart;
}

} // namespace whistle
