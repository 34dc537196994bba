// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/match.h"
#include "base/shape.h"
#include "journal/entry.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

/// Acts as JSON: a command as its game writes it, or `{"edit": ...}` (docs/match-file.md).
namespace whistle {

/// Entries are numbered from 1; more than this no record can have.
inline constexpr int lastEntryNumber = std::numeric_limits<int>::max();

/// The four edits, with `override` allowed beside those that bring an entry.
[[nodiscard]] const Shape& editShape();
[[nodiscard]] bool isEdit(const Json& line);
/// Whether it is the word that all digests have for the withdrawal of the last entry.
[[nodiscard]] bool isUndo(const Json& line);
/// Takes `override` out of a line; a problem if it is no text.
[[nodiscard]] Checked<std::optional<std::string>> takeReason(Json& line);
/// `problems`, with their places moved below `/entry`.
[[nodiscard]] Problems belowEntry(Problems problems);
/// `problems`, with their places moved below `/<index>`.
[[nodiscard]] Problems belowLine(std::size_t index, Problems problems);
/// What `play` takes and answers, as JSON Schema; `moves` only where they are asked for.
[[nodiscard]] Json playSchema(const Shape& command, const Shape& table);

template <class Command>
struct ActLine {
    Act<Command> act;
    std::optional<std::string> reason;
};

/// A line as the game puts what is entered now, if it does (`asEntered`). What was recorded before is read as it is.
template <class G>
[[nodiscard]] Json asEntered(const G& game, Json line)
{
    if constexpr (requires { game.asEntered(line); })
        return game.asEntered(std::move(line));
    return line;
}

/// Reads a line as it comes to `play`, or the entry of a recorded line.
template <class G>
[[nodiscard]] Checked<ActLine<typename G::Command>> readAct(const G& game, Json line)
{
    using GameCommand = typename G::Command;
    if (isEdit(line)) {
        if (Problems problems = editShape().check(line); !problems.empty())
            return problems;
    }
    Checked<std::optional<std::string>> reason = takeReason(line);
    if (!reason)
        return reason.problems();
    if (!isEdit(line)) {
        Checked<GameCommand> command = game.read(line);
        if (!command)
            return command.problems();
        return ActLine<GameCommand>{Enter<GameCommand>{std::move(*command)}, std::move(*reason)};
    }
    const std::string& edit = line["edit"].template get_ref<const std::string&>();
    if (edit == "withdraw")
        return ActLine<GameCommand>{Withdraw{line["number"].template get<int>()}, {}};
    if (edit == "restore")
        return ActLine<GameCommand>{Restore{line["number"].template get<int>()}, {}};
    Checked<GameCommand> command = game.read(line["entry"]);
    if (!command)
        return belowEntry(command.problems());
    if (edit == "replace")
        return ActLine<GameCommand>{Replace<GameCommand>{line["number"].template get<int>(), std::move(*command)},
                                    std::move(*reason)};
    return ActLine<GameCommand>{Insert<GameCommand>{line["before"].template get<int>(), std::move(*command)},
                                std::move(*reason)};
}

template <class G>
[[nodiscard]] Json actJson(const G& game, const Act<typename G::Command>& act)
{
    using GameCommand = typename G::Command;
    return match(
        act, [&](const Enter<GameCommand>& enter) -> Json { return game.write(enter.entry); },
        [](const Withdraw& edit) -> Json {
            return {{"edit", "withdraw"}, {"number", edit.number}};
        },
        [](const Restore& edit) -> Json {
            return {{"edit", "restore"}, {"number", edit.number}};
        },
        [&](const Replace<GameCommand>& edit) -> Json {
            return {{"edit", "replace"}, {"number", edit.number}, {"entry", game.write(edit.entry)}};
        },
        [&](const Insert<GameCommand>& edit) -> Json {
            return {{"edit", "insert"}, {"before", edit.before}, {"entry", game.write(edit.entry)}};
        });
}

} // namespace whistle
