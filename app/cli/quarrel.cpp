// SPDX-License-Identifier: GPL-3.0-or-later
// quarrel GAME WORDS: a quarrel as it is said, as the question that it is, and the ruling.
#include "quarrels/quarrel.h"
#include "catalog/catalog.h"
#include "quarrels/grammar.h"
#include "rulebook/json_ruling.h"
#include "streams.h"
#include "verbs.h"

#include <memory>
#include <nlohmann/json.hpp>

namespace whistle::cli {

namespace {

struct QuarrelOptions {
    std::string game;
    std::vector<std::string> words;
    std::string grammar; ///< a file; empty: as compiled in
};

/// What is understood, by a file of one's own or as it is compiled in. What is wrong has been told.
int readGrammar(const QuarrelOptions& options, std::optional<QuarrelGrammar>& grammar)
{
    if (options.grammar.empty()) {
        if (const QuarrelGrammar* known = QuarrelGrammar::of(options.game))
            grammar = *known;
        return Answered;
    }
    Input input;
    if (const Problems problems = input.open(options.grammar); !problems.empty())
        return failed(problems, FileTrouble);
    const std::string text = input.rest();
    if (input.broke())
        return failed({input.brokenProblem()}, FileTrouble);
    Checked<QuarrelGrammar> read = QuarrelGrammar::read(text, QuarrelGrammar::commonWords());
    if (!read)
        return failed(read.problems(), BadInput);
    grammar = std::move(*read);
    return Answered;
}

int quarrel(const QuarrelOptions& options)
{
    const Checked<const CatalogGame*> known = Catalog::standard().game(options.game);
    if (!known)
        return failed(known.problems(), BadInput);
    const CatalogGame& game = **known;
    if (const Problems problems = Catalog::packProblemsOf(options.game); !problems.empty())
        return failed(problems, BadInput);
    QStringList words;
    for (const std::string& word : options.words)
        words << QString::fromStdString(word);
    const QString line = words.join(u' ');
    std::optional<QuarrelGrammar> grammar;
    if (const int code = readGrammar(options, grammar); code != Answered)
        return code;
    const std::optional<Quarrel> read = grammar ? readQuarrel(*grammar, line) : std::nullopt;
    if (!read)
        return badInput("", {Saying::tr("No dispute was recognised in “%1”."), line.toStdString()});
    const Question* found = game.question(read->question); // a grammar of one's own may name another
    if (!found)
        return badInput("", {Saying::tr("There is no question “%1”."), read->question});
    const Question& question = *found;
    const Json input = laidOver(blankInput(question, game.guide), read->input);
    Json answer{{"question", options.game + "/" + read->question}, {"said", read->input}, {"input", input}};
    for (const SensedWord& word : read->words) {
        if (word.sense == WordSense::Unknown)
            answer["not_understood"].push_back(line.mid(word.place.at, word.place.length).toStdString());
    }
    const Checked<JsonRuling> ruling = askQuestion(question, input);
    if (ruling)
        answer["ruling"] = toJson(*ruling, game.names);
    print(answer);
    return ruling ? finished(Answered) : failed(ruling.problems(), BadInput);
}

} // namespace

void addQuarrel(CLI::App& app, Verb& chosen)
{
    const auto options = std::make_shared<QuarrelOptions>();
    CLI::App* verb = app.add_subcommand("quarrel", "A dispute in the players' own words, and the ruling");
    verb->add_option("game", options->game, "Which game: kaosball")->required();
    verb->add_option("words", options->words, "In your words: 3 and 2 against 2 and 2 attack")->required();
    verb->add_option("--grammar", options->grammar, "What is understood, instead of what is compiled in")
        ->type_name("FILE");
    verb->callback([options, &chosen] { chosen = [options] { return quarrel(*options); }; });
}

} // namespace whistle::cli
