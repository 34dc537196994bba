// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/contradictions.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle {

namespace {

constexpr Sentence withWhat{"common", QT_TRANSLATE_NOOP("common", "%1: %2")};

/// Two of these count both, and are seldom meant so.
bool addsUp(const std::string& command)
{
    return command == "sanction" || command == "add_fixture";
}

/// What an act says, of each thing that it says something of.
std::map<std::string, Json> saidIn(const Json& act)
{
    const std::string command = act["command"].get<std::string>();
    const auto sorted = [&](const char* key) {
        auto ids = act[key].get<std::vector<std::string>>();
        std::sort(ids.begin(), ids.end());
        return command + Json(ids).dump();
    };
    if (command == "record" || command == "correct" || command == "abandon")
        return {{"result " + act["fixture"].get<std::string>(), act.value("result", Json())}};
    if (command == "person")
        return {{"person " + act["person"]["id"].get<std::string>(), act["person"]}};
    if (command == "add_fixture")
        return {{sorted("sides"), act}};
    if (command == "drop_out")
        return {{"drop_out " + act["entrant"].get<std::string>(), act.value("remaining", Json("forfeit"))}};
    if (command == "decide")
        return {{sorted("order"), act["order"]}};
    if (command == "sanction")
        return {{"sanction " + act["entrant"].get<std::string>() + act["points"].dump(), act}};
    std::string about = command == "replace" ? "edit_entrant" : command;
    const std::set<std::string> names{"fixture", "entrant", "round"};
    for (const std::string& name : names)
        about += ' ' + act.value(name, Json()).dump();
    std::map<std::string, Json> said;
    for (const auto& [key, value] : act.items()) {
        if (key != "command" && key != "reason" && !names.contains(key))
            said[about + ' ' + key] = value;
    }
    return said;
}

/// What is said, in words; empty: the headline has it.
std::string wordsOf(const league::Season& season, const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    std::string words;
    for (const auto& [side, score] : partOf(value, "scores").items()) {
        const int entrant = season.entrantNamed(side);
        words += (words.empty() ? "" : ", ") + (entrant < 0 ? side : season.nameOf(entrant)) + ' ' + score.dump();
    }
    return words;
}

} // namespace

std::set<std::string> thingsIn(const Json& act)
{
    std::set<std::string> things;
    for (const auto& [thing, value] : saidIn(act))
        things.insert(thing);
    return things;
}

void Contradictions::note(const SeasonRecord& season, const SaidLine& line)
{
    const std::string edit = valueIn(line.line, "edit", std::string());
    const bool isTakenBack = edit == "withdraw";
    Json act = edit.empty() ? line.line : line.line.value("entry", Json());
    if (isTakenBack || edit == "restore")
        act = season.entered(line.line["number"].get<int>())->entry;
    for (const auto& [thing, value] : saidIn(act)) {
        auto& both = m_said[thing];
        auto& said = both[line.isHere ? 0 : 1];
        if (isTakenBack && line.isOfItsOwn && !both[line.isHere ? 1 : 0]) {
            said.reset();
            continue;
        }
        said = Said{line.headline, isTakenBack ? Json() : value, line.number,
                    addsUp(act["command"].get<std::string>()) && edit.empty()};
        if (const std::string words = wordsOf(season.state(), said->value); !words.empty())
            said->headline = Text{withWhat, line.headline.toStdString(), words};
    }
}

bool Contradictions::areApart(const std::array<std::optional<Said>, 2>& said)
{
    const auto& [here, other] = said;
    return here && other && ((here->addsUp && other->addsUp) || here->value != other->value);
}

std::set<std::string> Contradictions::things() const
{
    std::set<std::string> things;
    for (const auto& [thing, said] : m_said) {
        if (areApart(said))
            things.insert(thing);
    }
    return things;
}

std::vector<SaidTwice> Contradictions::twice() const
{
    std::map<std::pair<int, int>, SaidTwice> found; // an act that says more is told once
    for (const auto& [thing, said] : m_said) {
        const auto& [here, other] = said;
        const bool areBoth = here && other && here->addsUp && other->addsUp;
        if (areApart(said))
            found[{here->number, other->number}] = {here->headline, other->headline,
                                                    areBoth                        ? SaidTwice::Counts::Both
                                                    : here->number > other->number ? SaidTwice::Counts::Here
                                                                                   : SaidTwice::Counts::Other};
    }
    std::vector<SaidTwice> told;
    for (auto& [numbers, each] : found)
        told.push_back(std::move(each));
    return told;
}

} // namespace whistle
