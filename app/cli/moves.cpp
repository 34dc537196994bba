// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "match_input.h"
#include "streams.h"
#include "verbs.h"

#include <memory>

namespace whistle::cli {

namespace {

struct MovesOptions {
    std::string file;
    std::string until; ///< the number of an entry or edit; empty: to the end
    bool schema = false;
};

int moves(const MovesOptions& options)
{
    if (options.schema) {
        if (!options.file.empty() || !options.until.empty())
            return badInput("", {Saying::tr("--schema reads no match.")});
        print(moveShape().schema());
        return finished(Answered);
    }
    if (options.file.empty())
        return badInput("", {Saying::tr("A match file was expected.")});
    MatchThen match;
    if (const int code = readMatchUntil(options.file, options.until, match); code != Answered)
        return code;
    const Match& shown = match.shown();
    const Checked<const CatalogGame*> game = Catalog::standard().game(shown.game());
    for (const Json& move : movesJson(shown, (*game)->command()))
        print(move);
    return finished(Answered);
}

} // namespace

void addMoves(CLI::App& app, Verb& chosen)
{
    const auto options = std::make_shared<MovesOptions>();
    CLI::App* verb = app.add_subcommand("moves", "What may be done at the table of a match file, as JSON Lines");
    verb->add_option("file", options->file, "The match file; -: the standard input");
    verb->add_option("--until", options->until, "At the table after the entry with this number; 0: before the first")
        ->type_name("N")
        ->check(notEmpty());
    verb->add_flag("--schema", options->schema, "Show what a move looks like, as JSON Schema");
    verb->callback([options, &chosen] { chosen = [options] { return moves(*options); }; });
}

} // namespace whistle::cli
