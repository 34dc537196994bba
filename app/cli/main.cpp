// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/memory_end.h"
#include "base/shape.h"
#include "catalog/catalog.h"
#include "language.h"
#include "manual/manual.h"
#include "store/folder.h"
#include "streams.h"
#include "verbs.h"

#include <QCoreApplication>
#include <clocale>
#include <iostream>
#include <langinfo.h>

using namespace whistle;
using namespace whistle::cli;

namespace {

/// Everything here is UTF-8, also where no locale is set (a cron job): otherwise Qt complains on the standard error.
void useUtf8()
{
    std::setlocale(LC_CTYPE, "");
    if (QByteArray(nl_langinfo(CODESET)) != "UTF-8")
        qputenv("LC_ALL", "C.UTF-8");
}

/// Which word is none, where the argument parser only says that one is required; none: it means something else.
std::optional<Text> wordProblem(const CLI::App& app)
{
    const CLI::App* parent = &app;
    while (!parent->get_subcommands().empty())
        parent = parent->get_subcommands().front();
    std::vector<std::string> words;
    std::string all;
    for (const CLI::App* word : parent->get_subcommands([](const CLI::App*) { return true; })) {
        words.push_back(word->get_name());
        all += (all.empty() ? "" : ", ") + word->get_name();
    }
    if (words.empty())
        return {};
    const std::vector<std::string> given = app.remaining(true);
    if (given.empty())
        return Text{Saying::tr("A word is missing; choose one of: %1."), all};
    const std::string meant = nearestWord(given.front(), words);
    return meant.empty() ? Text{Saying::tr("There is no “%1”; there are: %2."), shortened(given.front()), all}
                         : Text{Saying::tr("There is no “%1”; was “%2” meant? There are: %3."),
                                shortened(given.front()), meant, all};
}

int usageProblem(const CLI::App& app, const CLI::ParseError& wrong)
{
    const CLI::Option* language = app.get_option("--lang");
    useLanguage(language->count() == 1 ? language->results().front() : "en");
    const bool isRequired = dynamic_cast<const CLI::RequiredError*>(&wrong) != nullptr;
    return failed({{"", (isRequired ? wordProblem(app) : std::nullopt).value_or(Text::verbatim(wrong.what()))}},
                  BadInput);
}

Manual manual()
{
    std::vector<std::string> games;
    std::vector<std::string> questions;
    for (const CatalogGame& game : Catalog::standard().games()) {
        games.push_back(game.id);
        for (const Question& question : game.questions)
            questions.push_back(game.id + "/" + question.id);
    }
    return {
        .name = "whistle-cli",
        .version = "Whistle " WHISTLE_VERSION,
        .date = WHISTLE_DATE,
        .brief = "ask the referee of board games, replay matches, run seasons",
        .about = {"Everything the referee knows, without a screen: JSON in, JSON out. Answers go to the standard "
                  "output, errors to the standard error as one JSON object.",
                  "GAME is one of the ids that begin the questions of `ask --list`: kaosball, battle-line, el-grande, "
                  "chaotic, heroes."},
        .values = {{"game", games}, {"question", questions}},
        .sections = {{"exit status",
                      {{"0", "Answered."},
                       {"1", "The answer is no (verify), or a replayed entry was refused."},
                       {"2", "Bad input or usage."},
                       {"3", "A file or the database could not be read or written."}}},
                     {"files",
                      {{"$XDG_DATA_HOME/whistle", "The data folder, shared with the desktop program; "
                                                  "~/.local/share/whistle if the variable is not set."}}},
                     {"examples",
                      {{"whistle-cli ask --list", "Every question."},
                       {"whistle-cli ask kaosball/card_status --schema", "The input a question takes."},
                       {"whistle-cli verify match.whistle", "Whether a match file is complete and correct."}}}},
        .seeAlso = {"whistle(1)"}};
}

} // namespace

int main(int argc, char* argv[])
{
    useUtf8();
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const QCoreApplication application(argc, argv);

    CLI::App app("Whistle, the referee that sits at your table, without a screen.", "whistle-cli");
    app.set_version_flag("--version", "whistle-cli " WHISTLE_VERSION);
    app.set_help_flag("--help", "Show what can be asked, and how");
    app.require_subcommand(1);
    app.fallthrough();
    CommonOptions common;
    app.add_option("--data", common.dataFolder, "The data folder instead of the standard one")
        ->type_name("DIR")
        ->check(notEmpty());
    app.add_option("--lang", common.language, "The language of the answers")
        ->check(CLI::IsMember({"en", "hu", "pl"}))
        ->type_name("en|hu|pl");
    Verb verb;
    addAsk(app, verb);
    addPlay(app, common, verb);
    addMoves(app, verb);
    addCards(app, verb);
    addQuarrel(app, verb);
    addReplay(app, verb);
    addVerify(app, verb);
    addLeague(app, common, verb);
    addClub(app, common, verb);
    addBackup(app, common, verb);
    addRules(app, common, verb);
    addManual(app, manual);

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& answered) {
        return app.exit(answered); // --help, --version
    } catch (const CLI::ParseError& wrong) {
        return usageProblem(app, wrong);
    }
    if (const ExitCode code = checkName(common.dataFolder); code != Answered)
        return code;
    useLanguage(common.language);
    tellWhenMemoryEnds(FileTrouble);
    Catalog::usePacks(placeOf(QString::fromStdString(common.dataFolder)));
    return verb();
}
