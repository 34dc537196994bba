// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/match.h"
#include "base/shape.h"
#include "journal/outcome.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

/// The smallest game that has everything a journal cares about: players add numbers up to a limit.
namespace whistle::counting {

struct State {
    bool started = false;
    int limit = 0;
    int total = 0;
    int entries = 0;
    friend bool operator==(const State&, const State&) = default;
};

/// Starts the match.
struct Start {
    int limit = 0;
};
/// CT-1: only in a started match; there would be nothing to add to. CT-2: never beyond the limit, unless overridden.
struct Add {
    int by = 0;
};
/// CT-3: only while the total is even.
struct Half {};
using Command = std::variant<Start, Add, Half>;

constexpr Sentence nothingYet{"test", QT_TRANSLATE_NOOP("test", "Nothing has started yet.")};
constexpr Sentence runsAlready{"test", QT_TRANSLATE_NOOP("test", "The match runs already.")};
constexpr Sentence tooMuch{"test", QT_TRANSLATE_NOOP("test", "%1 + %2 is more than %3.")};
constexpr Sentence sum{"test", QT_TRANSLATE_NOOP("test", "%1 + %2 = %3.")};
constexpr Sentence odd{"test", QT_TRANSLATE_NOOP("test", "%1 is odd.")};
constexpr Sentence startLine{"test", QT_TRANSLATE_NOOP("test", "Count to %1")};
constexpr Sentence addLine{"test", QT_TRANSLATE_NOOP("test", "Add %1")};
constexpr Sentence halfLine{"test", QT_TRANSLATE_NOOP("test", "Halve")};

struct Game {
    using State = counting::State;
    using Command = counting::Command;
    static constexpr std::string_view id = "counting";
    static constexpr std::string_view rulesVersion = "1";

    std::string packHash = "00";

    State start() const { return {}; }
    Shape commandShape() const
    {
        return Shape::choice("command", {{"start", Shape::object({required("limit", Shape::integer(1, 1000))})},
                                         {"add", Shape::object({required("by", Shape::integer(0, 1000))})},
                                         {"half", Shape::object({})}});
    }
    Checked<Command> read(const Json& json) const
    {
        if (Problems problems = commandShape().check(json); !problems.empty())
            return problems;
        if (json["command"] == "start")
            return Command{Start{json["limit"].get<int>()}};
        if (json["command"] == "add")
            return Command{Add{json["by"].get<int>()}};
        return Command{Half{}};
    }
    Json write(const Command& command) const
    {
        return match(
            command,
            [](const Start& start) {
                return Json{{"command", "start"}, {"limit", start.limit}};
            },
            [](const Add& add) {
                return Json{{"command", "add"}, {"by", add.by}};
            },
            [](const Half&) {
                return Json{{"command", "half"}};
            });
    }
    Outcome<State> referee(const State& before, const Command& command, Reasons::Listening listening) const
    {
        Outcome<State> outcome{before, {}, {}, {}};
        Reasons reasons(listening);
        State& next = outcome.next;
        ++next.entries;
        if (const auto* start = std::get_if<Start>(&command)) {
            if (before.started)
                outcome.objections.push_back({RuleId{"CT-1"}, Text{runsAlready}, false});
            next.started = true;
            next.limit = start->limit;
            reasons.say(RuleId{"CT-1"}, startLine, start->limit);
        } else if (!before.started) {
            outcome.objections.push_back({RuleId{"CT-1"}, Text{nothingYet}, false});
        } else if (const auto* add = std::get_if<Add>(&command)) {
            next.total += add->by;
            if (next.total > before.limit)
                outcome.objections.push_back({RuleId{"CT-2"}, Text{tooMuch, before.total, add->by, before.limit}});
            reasons.say(RuleId{"CT-2"}, sum, before.total, add->by, next.total);
        } else {
            if (before.total % 2 != 0)
                outcome.objections.push_back({RuleId{"CT-3"}, Text{odd, before.total}});
            next.total /= 2;
            reasons.say(RuleId{"CT-3"}, halfLine);
        }
        outcome.why = std::move(reasons.why);
        outcome.rules = std::move(reasons.rules);
        return outcome;
    }
    Json table(const State& state) const
    {
        return {{"limit", state.limit}, {"total", state.total}, {"entries", state.entries}};
    }
    Shape tableShape() const
    {
        const Shape number = Shape::integer(0, 100000);
        return Shape::object({required("limit", number), required("total", number), required("entries", number)});
    }
    Text headline(const State&, const Command& command, const Outcome<State>&) const
    {
        return match(
            command,
            [](const Start& start) {
                return Text{startLine, start.limit};
            },
            [](const Add& add) {
                return Text{addLine, add.by};
            },
            [](const Half&) { return Text{halfLine}; });
    }
    Json packJson() const { return {{"id", "counting"}, {"version", "1"}, {"sha256", packHash}}; }
};

} // namespace whistle::counting
