// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace whistle {

/// What a program's manual says besides what its command line declares.
struct Manual {
    std::string name;    ///< of the program
    std::string version; ///< and of what: "Whistle 0.9.0"
    std::string date;    ///< "2026-11-27"
    std::string brief;   ///< the line of the index
    std::vector<std::string> about;
    /// What may stand in the place of an argument, by its name: "game", "question".
    std::map<std::string, std::vector<std::string>> values;
    /// Further sections: a title, and lines of which each is a term and its meaning.
    struct Section {
        std::string title;
        std::vector<std::pair<std::string, std::string>> lines;
    };
    std::vector<Section> sections;
    std::vector<std::string> seeAlso; ///< "whistle(1)"
};

[[nodiscard]] std::string manualPage(const CLI::App& app, const Manual& manual);
[[nodiscard]] std::string bashCompletion(const CLI::App& app, const Manual& manual);
[[nodiscard]] std::string zshCompletion(const CLI::App& app, const Manual& manual);
[[nodiscard]] std::string fishCompletion(const CLI::App& app, const Manual& manual);

/// Declares `--manual page|bash|zsh|fish`, which prints one of them and ends the program; no help shows it.
void addManual(CLI::App& app, std::function<Manual()> manual);

} // namespace whistle
