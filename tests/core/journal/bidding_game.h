// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/match.h"
#include "base/shape.h"
#include "journal/outcome.h"
#include "journal/seal.h"

#include <QCoreApplication>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

/// The smallest game with secrets: two seats bid in secret until both bids are shown, round after round.
namespace whistle::bidding {

struct State {
    int limit = 0; ///< 0: not started
    int rounds = 0;
    std::map<std::string, int> bids;  ///< of this round
    std::map<std::string, int> shown; ///< all that was bid in the rounds before
    friend bool operator==(const State&, const State&) = default;
};

struct Start {
    int limit = 0;
};
/// BD-2: as often as a seat likes before the bids are shown, the last counts; not beyond the limit, unless overridden.
struct Bid {
    std::string seat;
    int amount = 0;
};
/// BD-3: when both have bid.
struct Show {};
using Command = std::variant<Start, Bid, Show>;

constexpr Sentence startLine{"test", QT_TRANSLATE_NOOP("test", "Bids up to %1")};
constexpr Sentence bidLine{"test", QT_TRANSLATE_NOOP("test", "%1 bids %2")};
constexpr Sentence madeLine{"test", QT_TRANSLATE_NOOP("test", "%1 has bid")};
constexpr Sentence made{"test", QT_TRANSLATE_NOOP("test", "The bid of %1 is closed.")};
constexpr Sentence showLine{"test", QT_TRANSLATE_NOOP("test", "The bids are shown")};
constexpr Sentence tooHigh{"test", QT_TRANSLATE_NOOP("test", "%1 is more than %2.")};
constexpr Sentence missing{"test", QT_TRANSLATE_NOOP("test", "A bid is missing.")};
constexpr Sentence notNow{"test", QT_TRANSLATE_NOOP("test", "Not now.")};

struct Game {
    using State = bidding::State;
    using Command = bidding::Command;
    static constexpr std::string_view id = "bidding";
    static constexpr std::string_view rulesVersion = "1";

    State start() const { return {}; }
    Shape commandShape() const
    {
        return Shape::choice("command", {{"start", Shape::object({required("limit", Shape::integer(1, 1000))})},
                                         {"bid", Shape::object({required("seat", Shape::words({"north", "south"})),
                                                                required("amount", Shape::integer(0, 1'000'000))})},
                                         {"show", Shape::object({})}});
    }
    Checked<Command> read(const Json& json) const
    {
        if (Problems problems = commandShape().check(json); !problems.empty())
            return problems;
        if (json["command"] == "start")
            return Command{Start{json["limit"].get<int>()}};
        if (json["command"] == "bid")
            return Command{Bid{json["seat"].get<std::string>(), json["amount"].get<int>()}};
        return Command{Show{}};
    }
    Json write(const Command& command) const
    {
        return match(
            command,
            [](const Start& start) {
                return Json{{"command", "start"}, {"limit", start.limit}};
            },
            [](const Bid& bid) {
                return Json{{"command", "bid"}, {"seat", bid.seat}, {"amount", bid.amount}};
            },
            [](const Show&) {
                return Json{{"command", "show"}};
            });
    }
    Outcome<State> referee(const State& before, const Command& command, Reasons::Listening listening) const
    {
        Outcome<State> outcome{before, {}, {}, {}};
        Reasons reasons(listening);
        State& next = outcome.next;
        const bool isStart = std::holds_alternative<Start>(command);
        if (isStart == (before.limit > 0))
            outcome.objections.push_back({RuleId{"BD-1"}, Text{notNow}, false});
        if (const auto* start = std::get_if<Start>(&command)) {
            next.limit = start->limit;
            reasons.say(RuleId{"BD-1"}, startLine, start->limit);
        } else if (const auto* bid = std::get_if<Bid>(&command)) {
            if (bid->amount > before.limit)
                outcome.objections.push_back({RuleId{"BD-2"}, Text{tooHigh, bid->amount, before.limit}});
            next.bids[bid->seat] = bid->amount;
            reasons.say(RuleId{"BD-2"}, bidLine, bid->seat, bid->amount);
        } else {
            if (before.bids.size() < 2)
                outcome.objections.push_back({RuleId{"BD-3"}, Text{missing}, false});
            ++next.rounds;
            for (const auto& [seat, amount] : before.bids)
                next.shown[seat] += amount;
            next.bids.clear();
            reasons.say(RuleId{"BD-3"}, showLine);
        }
        outcome.why = std::move(reasons.why);
        outcome.rules = std::move(reasons.rules);
        return outcome;
    }
    Json table(const State& state) const
    {
        Json json{{"rounds", state.rounds}, {"bids", static_cast<int>(state.bids.size())}, {"shown", Json::object()}};
        for (const auto& [seat, amount] : state.shown)
            json["shown"][seat] = amount;
        return json;
    }
    Shape tableShape() const { return Shape::anything(); }
    Text headline(const State&, const Command& command, const Outcome<State>&) const
    {
        return match(
            command,
            [](const Start& start) {
                return Text{startLine, start.limit};
            },
            [](const Bid& bid) {
                return Text{bidLine, bid.seat, bid.amount};
            },
            [](const Show&) { return Text{showLine}; });
    }
    std::optional<Seal> sealOf(const State&, const Command& command) const
    {
        const auto* bid = std::get_if<Bid>(&command);
        if (!bid)
            return {};
        return Seal{bid->seat,
                    {{"command", "bid"}, {"seat", bid->seat}},
                    Text{madeLine, bid->seat},
                    Text{made, bid->seat},
                    {RuleId{"BD-2"}}};
    }
    bool opens(const State& before, const State& after, const Command&) const { return after.rounds > before.rounds; }
    Json packJson() const { return {{"id", "bidding"}, {"version", "1"}, {"sha256", "00"}}; }
};

} // namespace whistle::bidding
