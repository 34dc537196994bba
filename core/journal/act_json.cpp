// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/act_json.h"

namespace whistle {

namespace {

const ShapeKey& overrideKey()
{
    static const ShapeKey key =
        optional("override", Shape::text().notBlank(), "why players record it although the rules refuse it");
    return key;
}

} // namespace

const Shape& editShape()
{
    static const Shape shape = [] {
        const ShapeKey number = required("number", Shape::integer(1, lastEntryNumber), "the number of an entry");
        const ShapeKey entry = required("entry", Shape::anything(), "a whole command");
        return Shape::choice(
            "edit",
            {{"withdraw", Shape::object({number})},
             {"restore", Shape::object({number})},
             {"replace", Shape::object({number, entry, overrideKey()})},
             {"insert", Shape::object({required("before", Shape::integer(1, lastEntryNumber), "the number of an entry"),
                                       entry, overrideKey()})}});
    }();
    return shape;
}

bool isEdit(const Json& line)
{
    return line.is_object() && line.contains("edit");
}

bool isUndo(const Json& line)
{
    static const Json undo{{"command", "undo"}};
    return line == undo;
}

Checked<std::optional<std::string>> takeReason(Json& line)
{
    // An undo takes nothing beside it, no reason either; what is wrong is that key, not the word (isUndo).
    static const Shape undo = Shape::object({required("command", Shape::words({"undo"}))});
    if (line.is_object() && line.contains("command") && line["command"] == "undo") {
        if (Problems problems = undo.check(line); !problems.empty())
            return problems;
    }
    if (!line.is_object() || !line.contains("override"))
        return std::optional<std::string>{};
    if (Problems problems = Shape::text().notBlank().check(line["override"], "/override"); !problems.empty())
        return problems;
    std::optional<std::string> reason = line["override"].get<std::string>();
    line.erase("override");
    return reason;
}

Problems belowEntry(Problems problems)
{
    for (Problem& problem : problems)
        problem.at.insert(0, "/entry");
    return problems;
}

Problems belowLine(std::size_t index, Problems problems)
{
    for (Problem& problem : problems)
        problem.at.insert(0, '/' + std::to_string(index));
    return problems;
}

Json playSchema(const Shape& command, const Shape& table)
{
    Json commands = command.schema();
    const Json reason = {{"type", "string"}, {"minLength", 1}, {"description", overrideKey().meaning}};
    if (commands.contains("oneOf")) {
        for (Json& one : commands["oneOf"])
            one["properties"]["override"] = reason;
        commands["oneOf"].push_back({{"type", "object"},
                                     {"properties", {{"command", {{"const", "undo"}}}}},
                                     {"required", Json::array({"command"})},
                                     {"additionalProperties", false}});
    }
    const Shape answer = Shape::object({
        required("accepted", Shape::boolean()),
        required("why", Shape::list(Shape::text())),
        required("rules", Shape::list(Shape::text())),
        required("table", table, "the table after the line, as everyone sees it"),
    });
    return {{"input", {{"anyOf", Json::array({std::move(commands), editShape().schema()})}}},
            {"answer", answer.schema()}};
}

} // namespace whistle
