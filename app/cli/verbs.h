// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

/// whistle-cli: one file a verb (docs/command-line.md).
namespace whistle::cli {

/// How the program ends.
enum ExitCode : int {
    Answered = 0,
    AnswerIsNo = 1, ///< or a replayed entry was refused
    BadInput = 2,   ///< or bad usage
    FileTrouble = 3 ///< a file or the database could not be read or written
};

/// What every verb may be told.
struct CommonOptions {
    std::string dataFolder; ///< empty: the standard one
    std::string language = "en";
};

/// The verb that was chosen; run after all options have been read.
using Verb = std::function<int()>;

/// A name must be given where one is asked for: a variable that a script has not set is a mistake, not a wish.
[[nodiscard]] inline CLI::Validator notEmpty()
{
    return {[](std::string& given) { return given.empty() ? std::string("a name was expected, not nothing") : ""; },
            ""};
}

void addAsk(CLI::App& app, Verb& chosen);
void addPlay(CLI::App& app, const CommonOptions& common, Verb& chosen);
void addMoves(CLI::App& app, Verb& chosen);
void addCards(CLI::App& app, Verb& chosen);
void addQuarrel(CLI::App& app, Verb& chosen);
void addReplay(CLI::App& app, Verb& chosen);
void addVerify(CLI::App& app, Verb& chosen);
void addLeague(CLI::App& app, const CommonOptions& common, Verb& chosen);
void addClub(CLI::App& app, const CommonOptions& common, Verb& chosen);
void addBackup(CLI::App& app, const CommonOptions& common, Verb& chosen);
void addRules(CLI::App& app, const CommonOptions& common, Verb& chosen);

} // namespace whistle::cli
