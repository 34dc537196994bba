// SPDX-License-Identifier: GPL-3.0-or-later
// whistle-cli rules search, and quarrels as they are said
#include "program.h"

#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

Finished found(const char* text, const QStringList& more = {})
{
    return run(QStringList{QStringLiteral("rules"), QStringLiteral("search"), QString::fromUtf8(text)} + more);
}

/// The ids of the rules marked as hits, in order.
QStringList hits(const Finished& finished)
{
    QStringList ids;
    for (const QByteArray& line : finished.lines()) {
        if (line.startsWith("> "))
            ids << QString::fromUtf8(line.mid(2, line.indexOf("  ", 2) - 2));
    }
    return ids;
}

} // namespace

class TestCliRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeSectionOfTheBestMatchComesFirst()
    {
        const Finished finished = found("killzone");
        QCOMPARE(finished.code, 0);
        QVERIFY2(finished.err.isEmpty(), finished.err.constData());
        const QList<QByteArray> lines = finished.lines();
        QCOMPARE(lines.at(0), QByteArray("Closest match: killzone."));
        QCOMPARE(lines.at(2), QByteArray("KB-4  Killzones and occupied spaces"));
        QVERIFY(lines.at(3).startsWith("> KB-4.1  The killzone: "));
        QVERIFY(finished.out.contains("\n  KB-4.5  Unoccupied space: ")); // no hit, but of the section
        QVERIFY(!finished.out.contains('\033'));
    }

    void aWordOfOneLanguageFindsTheRuleInAnother()
    {
        const Finished hungarian = found("gyilokzóna", {QStringLiteral("--lang"), QStringLiteral("pl")});
        QVERIFY(hungarian.out.contains("strefa rażenia"));
        QVERIFY(hungarian.out.contains("> KB-4.1  Strefa rażenia: "));
        const Finished polish = found("karta martwa", {QStringLiteral("--lang"), QStringLiteral("hu")});
        QVERIFY(polish.out.contains("> KB-17.8  Halott lap: "));
        QCOMPARE(hits(found("killzone")), hits(found("killzone", {QStringLiteral("--lang"), QStringLiteral("hu")})));
    }

    void anIdFindsItsRule()
    {
        for (const char* typed : {"KB-17.8", "kb-17.8", "17.8"})
            QVERIFY2(found(typed).out.contains("> KB-17.8  Dead card: "), typed);
    }

    void readingsComeWithTheirReasons()
    {
        const Finished finished = found("BL-R5");
        QVERIFY(finished.out.contains("> BL-R5  What may the claimant use?"));
        QVERIFY(finished.out.contains("    Why: "));
        QVERIFY(!finished.out.contains("BL-R6")); // the other readings are about other things
    }

    void oneGameAlone()
    {
        const Finished finished = found("tie", {QStringLiteral("--game"), QStringLiteral("battle-line")});
        QVERIFY(finished.out.contains("BL-7.9") && !finished.out.contains("KB-"));
        const Finished none = found("tie", {QStringLiteral("--game"), QStringLiteral("chess")});
        QCOMPARE(none.code, 2);
        QVERIFY(none.out.isEmpty());
        QVERIFY(toJson(none.err)["error"]["message"].get<std::string>().find("kaosball") != std::string::npos);
    }

    void scriptsGetJson()
    {
        const Finished finished = found("dead card", {QStringLiteral("--json")});
        QVERIFY(finished.lines().size() > 3);
        const Json best = toJson(finished.lines().at(0));
        QCOMPARE(best["rule"].get<std::string>(), std::string("KB-17.8"));
        QCOMPARE(best["section"].get<std::string>(), std::string("KB-17"));
        QCOMPARE(best["section_rules"].size(), std::size_t{14});
        for (const QByteArray& line : finished.lines())
            QVERIFY(toJson(line).is_object());
    }

    void nothingFoundIsSaid()
    {
        const Finished finished = found("quidditch");
        QCOMPARE(finished.code, 0);
        QVERIFY(finished.out.isEmpty());
        QVERIFY(finished.err.contains("quidditch"));
    }

    void aQuarrelIsRuled()
    {
        const Finished finished =
            run({QStringLiteral("quarrel"), QStringLiteral("kaosball"), QStringLiteral("3 and 2 against"),
                 QStringLiteral("2"), QStringLiteral("and"), QStringLiteral("2"), QStringLiteral("attack")});
        QCOMPARE(finished.code, 0);
        const Json told = toJson(finished.out);
        QVERIFY(told["question"] == "kaosball/contest");
        QVERIFY(told["said"]["initiator"]["card"]["value"] == 3);
        QVERIFY(told["ruling"]["verdict"]["results"][0]["winner"] == "initiator");
        QVERIFY(!told.contains("not_understood"));
    }

    void aQuarrelThatLacksSomethingSaysWhat()
    {
        const auto ask = [](const char* game, const char* line, const QStringList& more = {}) {
            return run(QStringList{QStringLiteral("quarrel"), QString::fromLatin1(game), QString::fromLatin1(line)} +
                       more);
        };
        const Finished begun = ask("kaosball", "3 and 2 against");
        QCOMPARE(begun.code, 2);
        QVERIFY(begun.err.contains("/targets/0/card"));
        QVERIFY(toJson(begun.out)["said"].contains("initiator")); // what was said is told
        QVERIFY(toJson(ask("kaosball", "3 and 2 against bananas 2 and 2").out)["not_understood"][0] == "bananas");
        QCOMPARE(ask("kaosball", "bananas").code, 2);
        QCOMPARE(ask("chess", "mate").code, 2);
        QCOMPARE(ask("kaosball", "3", {QStringLiteral("--grammar"), QStringLiteral("/nowhere.json")}).code, 3);
    }

    void aSlipIsFoundAllTheSame()
    {
        const Finished finished = found("wildcrad");
        QCOMPARE(finished.code, 0);
        QVERIFY(finished.out.contains("> BL-9.1"));
        QVERIFY(finished.err.contains("“wildcard” comes closest"));
    }

    void badUsageIsAnError()
    {
        QCOMPARE(run({QStringLiteral("rules")}).code, 2);
        QCOMPARE(run({QStringLiteral("rules"), QStringLiteral("search")}).code, 2);
        QCOMPARE(run({QStringLiteral("rules"), QStringLiteral("find"), QStringLiteral("x")}).code, 2);
        QCOMPARE(found("killzone", {QStringLiteral("--lang"), QStringLiteral("de")}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliRules)
#include "tst_cli_rules.moc"
