// SPDX-License-Identifier: GPL-3.0-or-later
// What `ask`, `play`, `league record`, `league check` and `league load` read, changed by chance: every line is answered
// or refused with a message, none ends the program. How many lines of each: WHISTLE_LINES (the target nightly_lines
// asks for 1,000,000; to be built with the sanitizers, too); seed: WHISTLE_SEED.
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "catalog/season_check.h"
#include "league/checking/random_season.h"
#include "league/telling/season_file.h"
#include "league/telling/season_json.h"
#include "mutated_json.h"
#include "rulebook/json_ruling.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <ctime>

using namespace whistle;

namespace {

const Instant noon{1'770'033'600};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Case {
    const Question* question = nullptr;
    Json input;
};

/// The inputs of all question cases.
std::vector<Case> questionCases()
{
    std::vector<Case> cases;
    const QString root = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/questions");
    for (QDirIterator files(root, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        const QFileInfo info(files.next());
        const Checked<const CatalogGame*> game = Catalog::standard().game(info.dir().dirName().toStdString());
        const Checked<Json> all = parseJson(contentOf(info.filePath()).toStdString());
        const Question* question = game ? (*game)->question(info.completeBaseName().toStdString()) : nullptr;
        if (!question || !all || !all->is_array())
            continue;
        for (const Json& each : *all) {
            if (each.contains("input"))
                cases.push_back({question, each["input"]});
        }
    }
    return cases;
}

/// The commands of the playthroughs of a game.
std::vector<std::vector<Json>> playthroughsOf(const std::string& game)
{
    std::vector<std::vector<Json>> all;
    const QString root = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/") + QString::fromStdString(game);
    for (QDirIterator files(root, {QStringLiteral("*.jsonl")}, QDir::Files); files.hasNext();) {
        std::vector<Json> commands;
        for (const QByteArray& line : contentOf(files.next()).split('\n')) {
            const Checked<Json> step = parseJson(line.toStdString());
            if (step && step->is_object() && step->contains("command"))
                commands.push_back((*step)["command"].is_object() ? (*step)["command"] : *step);
        }
        all.push_back(std::move(commands));
    }
    return all;
}

/// Seasons as `league random` makes them: the first is whole, the others are broken off while they are small.
std::vector<Json> randomSeasons(std::size_t count)
{
    constexpr std::size_t small = 3000; // characters
    std::vector<Json> seasons;
    for (std::uint64_t seed = 1; seasons.size() < count; ++seed) {
        const std::unique_ptr<SeasonRecord> record = newSeason();
        Json file;
        for (const Json& act : league::randomSeason(seed, leagueGames())) {
            (void)record->play(act, noon);
            Json longer = league::seasonFile(record->recordedLines(), record->state(), *rulesOf(*record));
            if (seed > 1 && longer.dump().size() > small)
                break;
            file = std::move(longer);
        }
        if (!file.is_null())
            seasons.push_back(std::move(file));
    }
    return seasons;
}

/// What `league check` does with a file; what is wrong with it.
Problems checked(const Json& file)
{
    const Checked<std::unique_ptr<SeasonRecord>> record = provenSeason(file);
    return record ? wrongReasons(**record, file) : record.problems();
}

} // namespace

class TestMutatedLines : public QObject {
    Q_OBJECT

private:
    int m_lines = 0;
    unsigned m_seed = 0;
    std::vector<Json> m_seasons; ///< season files

    /// `work` is done with every line; the slowest of them is told, and must not be slow (in time of the processor:
    /// what else the machine does is not the line's fault).
    void forLines(int lines, const std::function<void(MutatedJson&)>& work)
    {
        MutatedJson mutations(m_seed);
        std::clock_t slowest = 0;
        for (int i = 0; i < lines; ++i) {
            const std::clock_t begun = std::clock();
            work(mutations);
            slowest = std::max(slowest, std::clock() - begun);
        }
        qInfo("%d lines, the slowest %.0f ms", lines, 1000.0 * static_cast<double>(slowest) / CLOCKS_PER_SEC);
        QVERIFY(slowest < 20 * CLOCKS_PER_SEC);
    }

    /// The whole season costs a hundred small ones.
    const Json& drawnSeason(MutatedJson& mutations) const
    {
        return mutations.below(500) == 0 ? m_seasons.front() : m_seasons[1 + mutations.below(m_seasons.size() - 1)];
    }

    static void mustHaveWords(const Problems& problems)
    {
        QVERIFY(!problems.empty());
        QVERIFY(!errorJson(problems).dump().empty());
        QVERIFY(!problems.front().message.toStdString().empty());
    }

private Q_SLOTS:
    void initTestCase()
    {
        bool given = false;
        m_lines = qEnvironmentVariableIntValue("WHISTLE_LINES", &given);
        if (!given)
            m_lines = 6000;
        m_seasons = randomSeasons(given ? 40 : 10);
        m_seed = static_cast<unsigned>(qEnvironmentVariableIntValue("WHISTLE_SEED", &given));
        if (!given)
            m_seed = std::random_device()() % 1'000'000;
        qInfo("seed %u", m_seed);
    }

    void questionsAreAnsweredOrRefused()
    {
        const std::vector<Case> cases = questionCases();
        QVERIFY(cases.size() > 100);
        int answered = 0;
        forLines(m_lines, [&](MutatedJson& mutations) {
            const Case& one = cases[mutations.below(cases.size())];
            const Checked<Json> input = parseJson(mutations.lineOf(one.input));
            if (!input)
                return mustHaveWords(input.problems());
            const Checked<JsonRuling> ruling = askQuestion(*one.question, *input);
            if (!ruling)
                return mustHaveWords(ruling.problems());
            QVERIFY(!toJson(*ruling).dump().empty());
            ++answered;
        });
        QVERIFY(answered > 0);
    }

    void commandsAreAnsweredOrRefused_data()
    {
        QTest::addColumn<QString>("game");
        for (const CatalogGame& game : Catalog::standard().games()) {
            if (!playthroughsOf(game.id).empty())
                QTest::newRow(game.id.c_str()) << QString::fromStdString(game.id);
        }
    }
    void commandsAreAnsweredOrRefused()
    {
        QFETCH(QString, game);
        const CatalogGame& played = **Catalog::standard().game(game.toStdString());
        const std::vector<std::vector<Json>> all = playthroughsOf(played.id);
        const std::vector<Json>* commands = &all.front();
        std::unique_ptr<Match> match = played.newMatch();
        std::size_t next = 0;
        forLines(m_lines, [&](MutatedJson& mutations) {
            if (next >= commands->size() || mutations.below(300) == 0) {
                // The record of such a match is one like any other.
                const Checked<std::unique_ptr<Match>> again = played.openMatch(match->recordedLines());
                QVERIFY(again && (*again)->table() == match->table() && (*again)->deviations().empty());
                match = played.newMatch();
                commands = &all[mutations.below(all.size())];
                next = 0;
                return;
            }
            Json line = (*commands)[next];
            if (mutations.below(5) == 0) {
                const int number = static_cast<int>(mutations.below(next + 2));
                const char* edits[] = {"withdraw", "restore", "replace", "insert"};
                line = Json{{"edit", edits[mutations.below(4)]}, {"number", number}, {"entry", line}};
                if (line["edit"] == "insert")
                    line["before"] = number;
            }
            if (mutations.below(8) == 0)
                line["override"] = "so be it";
            const bool isChanged = mutations.below(3) == 0;
            const Checked<Json> read = parseJson(isChanged ? mutations.lineOf(line) : line.dump());
            if (!read)
                return mustHaveWords(read.problems());
            const Checked<PlayResult> result = match->play(*read, noon);
            if (!result)
                return mustHaveWords(result.problems());
            QVERIFY(!answerJson(*result, *match).dump().empty());
            next += isChanged ? 0 : 1;
        });
    }

    void actsAreAnsweredOrRefused()
    {
        std::unique_ptr<SeasonRecord> record = newSeason();
        std::vector<Json> acts;
        std::size_t next = 0;
        forLines(m_lines, [&](MutatedJson& mutations) {
            if (next >= acts.size()) {
                acts = league::randomSeason(mutations.below(1'000'000), leagueGames());
                record = newSeason();
                next = 0;
                return;
            }
            const bool isChanged = mutations.below(2) == 0;
            const Checked<Json> read = parseJson(isChanged ? mutations.lineOf(acts[next]) : acts[next].dump());
            if (!read)
                return mustHaveWords(read.problems());
            const Checked<PlayResult> result = record->play(*read, noon);
            next += isChanged ? 0 : 1;
            if (!result)
                return mustHaveWords(result.problems());
            const league::LeagueRules* rules = rulesOf(*record);
            if (result->accepted && rules != nullptr && mutations.below(20) == 0) {
                const Json file = league::seasonFile(record->recordedLines(), record->state(), *rules);
                const Problems found = checked(file);
                QVERIFY2(found.empty(), found.empty() ? "" : qPrintable(found.front().message.render()));
                QVERIFY(!seasonHtml(record->state(), *rules, "en").empty());
                QVERIFY(!tableCsv(record->state(), *rules).empty() && !fixturesCsv(record->state(), *rules).empty());
            }
        });
    }

    void seasonFilesAreCheckedOrRefused()
    {
        int wrong = 0;
        forLines(m_lines, [&](MutatedJson& mutations) {
            Json file = drawnSeason(mutations);
            // Mostly what people see: a record that was changed is found at once.
            if (mutations.below(8) != 0)
                file["season"] = mutations.of(std::move(file["season"]));
            const Checked<Json> read =
                parseJson(mutations.below(8) == 0 ? mutations.lineOf(file)
                                                  : file.dump(-1, ' ', false, Json::error_handler_t::replace));
            const Problems problems = read ? checked(*read) : read.problems();
            if (problems.empty())
                return;
            mustHaveWords(problems);
            ++wrong;
        });
        QVERIFY(wrong > m_lines / 4);
    }

    void seasonFilesAreLoadedOrRefused()
    {
        forLines(m_lines, [&](MutatedJson& mutations) {
            Json file = drawnSeason(mutations);
            // The record of a stranger, whose chain holds all the same.
            Json& record = file["record"];
            std::vector<RecordedLine> forged;
            const std::size_t at = 1 + mutations.below(record.size() - 1);
            const std::size_t end = mutations.below(10) == 0 ? mutations.below(record.size()) + 1 : record.size();
            Json lines = Json::array();
            for (std::size_t i = 0; i < end; ++i) {
                Json content = record[i];
                content.erase("chain");
                if (i == at)
                    content = mutations.of(std::move(content));
                if (!content.is_object() || content.empty())
                    content = Json{{"number", i}};
                forged.push_back(
                    chained(static_cast<int>(i), content, forged.empty() ? std::string() : forged.back().chain));
                const Checked<Json> line = parseJson(forged.back().text);
                lines.push_back(line ? *line : Json());
            }
            record = std::move(lines);
            const Checked<std::unique_ptr<SeasonRecord>> opened = openSeasonFile(file);
            if (!opened)
                return mustHaveWords(opened.problems());
            // What was taken can be shown.
            const league::LeagueRules& rules = *rulesOf(**opened);
            QVERIFY(!seasonJson((*opened)->state(), rules).dump().empty());
            QVERIFY(!seasonHtml((*opened)->state(), rules, "en").empty());
        });
    }
};

QTEST_GUILESS_MAIN(TestMutatedLines)
#include "tst_mutated_lines.moc"
