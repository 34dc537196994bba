// SPDX-License-Identifier: GPL-3.0-or-later
// Quarrels as they are said, in three languages: <game>.json has the line, what was said of the question, and what of
// the verdict matters.
#include "catalog/catalog.h"
#include "quarrels/grammar.h"
#include "quarrels/quarrel.h"
#include "rulebook/json_ruling.h"
#include "rulebook/rule_files.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QScopeGuard>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

/// Whether all that is expected is so; lists as long as they are.
bool holds(const Json& found, const Json& expected)
{
    if (expected.is_object() && found.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            if (!found.contains(key) || !holds(found.at(key), value))
                return false;
        }
        return true;
    }
    if (!expected.is_array() || !found.is_array())
        return found == expected;
    if (found.size() != expected.size())
        return false;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (!holds(found[i], expected[i]))
            return false;
    }
    return true;
}

Json casesOf(const std::string& game)
{
    QFile file(s(WHISTLE_CASES "/%1.json").arg(QString::fromStdString(game)));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json::array();
}

bool isInEveryLanguage(const Json& words)
{
    const auto isSaid = [&](const char* language) { return !words.value(language, std::string()).empty(); };
    return isSaid("en") && isSaid("hu") && isSaid("pl");
}

std::optional<Quarrel> said(const std::string& game, const char* line)
{
    return readQuarrel(*QuarrelGrammar::of(game), s(line));
}

} // namespace

class TestQuarrels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyGameHasAGrammar()
    {
        for (const CatalogGame& game : Catalog::standard().games()) {
            const std::string file = ruleFile(s("%1/quarrels.json").arg(QString::fromStdString(game.id)));
            QVERIFY2(!file.empty(), game.id.c_str());
            const Checked<QuarrelGrammar> grammar = QuarrelGrammar::read(file, QuarrelGrammar::commonWords());
            QVERIFY2(grammar, grammar ? "" : qPrintable(grammar.problems().front().message.render()));
            for (const QuarrelPattern& pattern : grammar->patterns())
                QVERIFY2(game.question(pattern.question), pattern.question.c_str());
            const Json json = Json::parse(file);
            QVERIFY(isInEveryLanguage(json.at("example")));
            for (const Json& name : json.value("names", Json::object()))
                QVERIFY2(isInEveryLanguage(name), name.dump().c_str());
        }
    }

    void quarrelsAreUnderstood_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("expected");
        for (const CatalogGame& game : Catalog::standard().games()) {
            for (const Json& one : casesOf(game.id))
                QTest::newRow((game.id + ": " + one.at("line").get<std::string>()).c_str())
                    << QByteArray::fromStdString(game.id) << QByteArray::fromStdString(one.dump());
        }
    }
    /// One line each: nothing is tapped.
    void quarrelsAreUnderstood()
    {
        QFETCH(const QByteArray, game);
        QFETCH(const QByteArray, expected);
        const Json wanted = Json::parse(expected.toStdString());
        const CatalogGame& own = **Catalog::standard().game(game.toStdString());
        const std::optional<Quarrel> quarrel = said(game.toStdString(), wanted.at("line").get<std::string>().c_str());
        QVERIFY(quarrel);
        QCOMPARE(quarrel->question, wanted.at("question").get<std::string>());
        QVERIFY2(holds(quarrel->input, wanted.value("said", Json::object())), quarrel->input.dump().c_str());
        const Question& question = *own.question(quarrel->question);
        const Checked<JsonRuling> ruling =
            askQuestion(question, laidOver(blankInput(question, own.guide), quarrel->input));
        if (!wanted.contains("verdict"))
            return;
        QVERIFY2(ruling, ruling ? "" : qPrintable(ruling.problems().front().message.render()));
        QVERIFY2(holds(ruling->verdict, wanted.at("verdict")), ruling->verdict.dump().c_str());
    }

    /// Eleven quarrels of each game, in each language.
    void thereAreEnough()
    {
        for (const CatalogGame& game : Catalog::standard().games())
            QVERIFY2(casesOf(game.id).size() >= 33, game.id.c_str());
    }

    /// What is still being typed fills what it has, and never says more than the line.
    void aLineThatIsBegunFillsWhatItHas()
    {
        const std::optional<Quarrel> begun = said("kaosball", "3 and 2 against");
        QVERIFY(begun);
        QVERIFY(begun->input.at("initiator").at("card").at("value") == 3);
        QVERIFY(!begun->input.contains("targets"));
        const std::optional<Quarrel> whole = said("kaosball", "3 and 2 against 2 and 2");
        QVERIFY(whole && whole->input.at("targets").at(0).at("card").at("value") == 2);
    }

    void whatIsNotUnderstoodIsTold()
    {
        const std::optional<Quarrel> quarrel = said("kaosball", "3 and 2 against bananas 2 and 2");
        QVERIFY(quarrel);
        QStringList unknown;
        for (const SensedWord& word : quarrel->words) {
            if (word.sense == WordSense::Unknown)
                unknown << s("3 and 2 against bananas 2 and 2").mid(word.place.at, word.place.length);
        }
        QCOMPARE(unknown, QStringList{s("bananas")});
        QVERIFY(!said("kaosball", "bananas"));
        QVERIFY(!said("kaosball", ""));
    }

    /// Each word is taken for what stands there, and for whose fact it is.
    void wordsKnowTheirPlaces()
    {
        const std::optional<Quarrel> quarrel = said("kaosball", "3 and 2 against 2 and 1 attack");
        QVERIFY(quarrel);
        QStringList at;
        std::vector<int> seats;
        for (const SensedWord& word : quarrel->words) {
            if (word.sense != WordSense::Fact)
                continue;
            at << QString::fromStdString(word.at);
            seats.push_back(word.seat);
        }
        QCOMPARE(at, (QStringList{s("/initiator/card"), s("/initiator/stats/fighting"), s("/targets/0/card"),
                                  s("/targets/0/stats/fighting")}));
        QVERIFY((seats == std::vector<int>{1, 1, 2, 2}));
    }

    /// Whatever is typed, a key at a time: no crash, and only facts that the question's shape allows, or a reason.
    void everyBeginningIsRead()
    {
        QElapsedTimer timer;
        timer.start();
        int keys = 0;
        for (const CatalogGame& game : Catalog::standard().games()) {
            for (const Json& one : casesOf(game.id)) {
                const QString line = QString::fromStdString(one.at("line").get<std::string>());
                for (int length = 1; length <= line.size(); ++length, ++keys) {
                    const std::optional<Quarrel> quarrel = readQuarrel(*QuarrelGrammar::of(game.id), line.left(length));
                    if (!quarrel)
                        continue;
                    const Question& question = *game.question(quarrel->question);
                    const Json input = laidOver(blankInput(question, game.guide), quarrel->input);
                    const Checked<JsonRuling> ruling = askQuestion(question, input);
                    QVERIFY(ruling || !ruling.problems().empty());
                }
            }
        }
        qInfo("%d keys, %.2f ms each with its ruling", keys, static_cast<double>(timer.elapsed()) / keys);
    }

    /// "first" is a creature in one game and an alliance in another.
    void idsAreCalledAsTheFilesSay()
    {
        const auto name = [](const char* game, const char* id) { return QuarrelGrammar::of(game)->nameOf(id); };
        const auto back = qScopeGuard([was = QLocale()] { QLocale::setDefault(was); });
        QLocale::setDefault(QLocale(s("en")));
        QCOMPARE(name("chaotic", "first"), s("First creature"));
        QCOMPARE(name("kaosball", "first"), s("A"));
        QCOMPARE(name("el-grande", "fifth"), s("The fifth player"));
        QCOMPARE(name("el-grande", "south"), s("South"));
        QCOMPARE(name("heroes", "first"), QString());
        QLocale::setDefault(QLocale(s("hu")));
        QCOMPARE(name("el-grande", "south"), s("Dél"));
        QCOMPARE(QuarrelGrammar::of("kaosball")->example(), s("3 meg 2 a 2 meg 2 ellen támadás"));
        const Checked<QuarrelGrammar> own = QuarrelGrammar::read(
            R"({"format": "whistle-quarrels", "format_version": 1, "game": "x", "kinds": {}, "quarrels": [],
                "names": {"south": {"en": "The Duke"}}})",
            QuarrelGrammar::commonWords());
        QVERIFY(own);
        QCOMPARE(own->nameOf("south"), s("The Duke")); // its file knows better, and English better than nothing
        QCOMPARE(own->nameOf("north"), s("Észak"));
    }

    void aGrammarThatIsWrongSaysWhere()
    {
        const auto problems = [](const char* text) { return QuarrelGrammar::read(text, "{}").problems(); };
        QCOMPARE(problems(R"({"format": "whistle-quarrels", "format_version": 1, "game": "x", "kinds": {},
            "quarrels": [{"question": "q", "says": ["<a:nothing>"], "input": {}}]})")
                     .front()
                     .at,
                 std::string("/quarrels/0/says"));
        QVERIFY(!problems("{").empty());
    }

    /// Directly or round a corner; what only leads there is not to blame.
    void aRowThatIsAPartOfItselfIsTold()
    {
        const auto places = [](const char* kinds) {
            const std::string file =
                R"({"format": "whistle-quarrels", "format_version": 1, "game": "x", "kinds": )" + std::string(kinds) +
                R"(, "quarrels": [{"question": "q", "says": ["<a:row>"], "input": {"a": "<a>"}}]})";
            const Checked<QuarrelGrammar> read = QuarrelGrammar::read(file, "{}");
            QStringList all;
            for (const Problem& problem : read ? Problems{} : read.problems())
                all << QString::fromStdString(problem.at);
            return all;
        };
        QCOMPARE(places(R"({"row": {"row": ["row", "n"]}, "n": {"from": 1}})"), QStringList{s("/kinds/row/row")});
        QCOMPARE(places(R"({"row": {"row": ["n", "pair"]}, "pair": {"row": ["n", "row"]}, "n": {"from": 1}})"),
                 (QStringList{s("/kinds/row/row"), s("/kinds/pair/row")}));
        QCOMPARE(places(R"({"row": {"row": ["n", "pair"]}, "pair": {"row": ["pair", "n"]}, "n": {"from": 1}})"),
                 QStringList{s("/kinds/pair/row")});
        QCOMPARE(places(R"({"row": {"row": ["n", "pair"]}, "pair": {"row": ["n", "n"]}, "n": {"from": 1}})"),
                 QStringList{});
    }

    void aLineOfTooManyWordsIsNoQuarrel()
    {
        const auto words = [](int count) {
            return readQuarrel(*QuarrelGrammar::of("kaosball"), s("attack ").repeated(count));
        };
        QVERIFY(words(64));
        QVERIFY(!words(65));
        QVERIFY(!words(100'000)); // and is not fitted to anything
    }
};

QTEST_GUILESS_MAIN(TestQuarrels)
#include "tst_quarrels.moc"
