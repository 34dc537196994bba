// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "rulebook/json_ruling.h"
#include "streams.h"
#include "verbs.h"

#include <iostream>
#include <memory>

namespace whistle::cli {

namespace {

struct AskOptions {
    std::string question;
    std::string file = "-";
    bool list = false;
    bool json = false;
    bool schema = false;
    bool batch = false;
};

int list(bool asJson)
{
    Json all = Json::array();
    for (const CatalogGame& game : Catalog::standard().games()) {
        for (const Question& question : game.questions) {
            const std::string id = game.id + "/" + question.id;
            const std::string summary = Text{question.summary}.toStdString();
            if (asJson)
                all.push_back({{"id", id}, {"summary", summary}});
            else
                std::cout << id << "  " << summary << '\n';
        }
    }
    if (asJson)
        print(all);
    return finished(Answered);
}

Checked<Json> answerTo(const Question& question, const NameReader& names, const Json& input)
{
    Checked<JsonRuling> ruling = askQuestion(question, input);
    if (!ruling)
        return ruling.problems();
    return toJson(std::move(*ruling), names);
}

int ask(const AskOptions& options)
{
    if (!options.list && options.question.empty())
        return badInput("", Saying::tr("Which question? `ask --list` shows them all, `ask GAME/QUESTION` asks one."));
    if (options.list ? !options.question.empty() : options.json)
        return badInput("", Saying::tr("--list takes no question, and --json only goes with --list."));
    if (options.list)
        return list(options.json);
    const Checked<const Question*> question = Catalog::standard().question(options.question);
    if (!question)
        return failed(question.problems(), BadInput);
    const std::string game = options.question.substr(0, options.question.find('/'));
    if (const Problems problems = Catalog::packProblemsOf(game); !problems.empty())
        return failed(problems, BadInput);
    if (options.schema) {
        Json schema{{"input", (*question)->input.schema()}, {"verdict", (*question)->verdict.schema()}};
        if (const std::optional<Shape>& proof = (*question)->proof)
            schema["proof"] = proof->schema();
        print(schema);
        return finished(Answered);
    }
    const NameReader names = (*Catalog::standard().game(game))->names;
    if (options.batch) {
        Input input;
        if (const Problems problems = input.open(options.file); !problems.empty())
            return failed(problems, FileTrouble);
        return answerLines(input, [&](const Json& line) { return answerTo(**question, names, line); });
    }
    Json input;
    if (const ExitCode code = readJson(options.file, input); code != Answered)
        return code;
    const Checked<Json> answer = answerTo(**question, names, input);
    if (!answer)
        return failed(answer.problems(), BadInput);
    print(*answer);
    return finished(Answered);
}

} // namespace

void addAsk(CLI::App& app, Verb& chosen)
{
    const auto options = std::make_shared<AskOptions>();
    CLI::App* verb = app.add_subcommand("ask", "Ask the referee: one JSON object in, one ruling out");
    verb->add_option("question", options->question, "GAME/QUESTION");
    verb->add_option("file", options->file, "The input; - or nothing: the standard input");
    verb->add_flag("--list", options->list, "Show every question");
    verb->add_flag("--json", options->json, "The list as JSON");
    verb->add_flag("--schema", options->schema, "Show the question's input and verdict as JSON Schema");
    verb->add_flag("--batch", options->batch, "JSON Lines in, JSON Lines out, in the same order");
    verb->callback([options, &chosen] { chosen = [options] { return ask(*options); }; });
}

} // namespace whistle::cli
