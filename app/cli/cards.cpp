// SPDX-License-Identifier: GPL-3.0-or-later
// cards GAME FILE: what the referee understands of each card.
#include "base/outside_file.h"
#include "catalog/catalog.h"
#include "streams.h"
#include "verbs.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

namespace whistle::cli {

namespace {

struct CardsOptions {
    std::string game;
    std::string file;
};

int cards(const CardsOptions& options)
{
    const Checked<const CatalogGame*> game = Catalog::standard().game(options.game);
    if (!game)
        return failed(game.problems(), BadInput);
    if (!(*game)->cardLines)
        return badInput("", {Saying::tr("“%1” has no cards that players bring themselves."), options.game});
    Input input;
    if (const Problems problems = input.open(options.file); !problems.empty())
        return failed(problems, FileTrouble);
    const std::string bytes = input.rest();
    if (input.broke())
        return failed({input.brokenProblem()}, FileTrouble);
    const Checked<std::vector<Json>> lines = (*game)->cardLines(bytes, options.file);
    if (!lines)
        return failed(lines.problems(), BadInput);
    for (const Json& line : *lines)
        print(line);
    const bool hasCard =
        std::any_of(lines->begin(), lines->end(), [](const Json& line) { return line.contains("card"); });
    return finished(hasCard ? Answered : BadInput);
}

} // namespace

void addCards(CLI::App& app, Verb& chosen)
{
    const auto options = std::make_shared<CardsOptions>();
    CLI::App* verb = app.add_subcommand("cards", "What the referee understands from a table of cards, as JSON Lines");
    verb->add_option("game", options->game, "Whose cards: chaotic")->required();
    verb->add_option("file", options->file, "The table (CSV, JSON); -: the standard input")->required();
    verb->callback([options, &chosen] { chosen = [options] { return cards(*options); }; });
}

} // namespace whistle::cli
