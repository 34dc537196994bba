// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "rulebook/json_ruling.h"
#include "streams.h"
#include "texts.h"
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

Checked<Json> answerTo(const Question& question, const NameReader& names, std::string_view text)
{
    const Checked<Json> input = parseJson(text);
    if (!input)
        return input.problems();
    Checked<JsonRuling> ruling = askQuestion(question, *input);
    if (!ruling)
        return ruling.problems();
    return toJson(std::move(*ruling), names);
}

int askBatch(const Question& question, const NameReader& names, Input& input)
{
    while (const std::optional<std::string> line = input.nextLine()) {
        const Checked<Json> answer = answerTo(question, names, *line);
        print(answer ? *answer : input.errorOfLine(answer.problems()));
        if (input.mustWait())
            std::cout.flush();
        if (!std::cout)
            return FileTrouble;
    }
    return input.broke() ? failed({input.brokenProblem()}, FileTrouble) : finished(Answered);
}

int ask(const AskOptions& options)
{
    if (options.list != options.question.empty() || (options.json && !options.list)) {
        const bool nothing = !options.list && options.question.empty();
        return failed({{"", Text{nothing ? texts::noQuestion : texts::onlyWithList}}}, BadInput);
    }
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
    Input input;
    if (const Problems problems = input.open(options.file); !problems.empty())
        return failed(problems, FileTrouble);
    if (options.batch)
        return askBatch(**question, names, input);
    const std::string text = input.rest();
    if (input.broke())
        return failed({input.brokenProblem()}, FileTrouble);
    const Checked<Json> answer = answerTo(**question, names, text);
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
