// SPDX-License-Identifier: GPL-3.0-or-later
// The digest's reference match, played through whistle-cli.
#include "program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

/// Where `found` does not hold what `expected` says; empty: it does. Objects may hold more.
std::string difference(const Json& expected, const Json& found, const std::string& at = {})
{
    if (!expected.is_object())
        return expected == found ? "" : at + ": " + found.dump() + ", expected " + expected.dump();
    if (!found.is_object())
        return at + ": " + found.dump() + ", expected " + expected.dump();
    for (const auto& [key, value] : expected.items()) {
        const std::string place = pointerTo(at, key);
        if (!found.contains(key))
            return place + " is missing";
        if (std::string wrong = difference(value, found[key], place); !wrong.empty())
            return wrong;
    }
    return {};
}

} // namespace

class TestReferenceMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandRefusalAndScoreIsAsTheDigestSays()
    {
        const std::vector<Step> steps = referenceMatch();
        QVERIFY(steps.size() > 400);
        QByteArray input;
        for (const Step& step : steps) {
            if (step.kind == "command" || step.kind == "illegal")
                input += QByteArray::fromStdString(step.content.dump()) + '\n';
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("reference.whistle"));
        const Finished played =
            run({QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("--record"), path}, input);
        QCOMPARE(played.code, 0);
        const QList<QByteArray> answers = played.lines();

        int line = 0;
        int accepted = 0;
        std::string note;
        Json table;
        for (const Step& step : steps) {
            if (step.kind == "note") {
                note = "entry " + step.content.get<std::string>() + ": ";
            } else if (step.kind == "expect") {
                const std::string wrong = difference(step.content, table);
                QVERIFY2(wrong.empty(), (note + wrong).c_str());
            } else {
                const Json answer = toJson(answers.value(line++));
                QVERIFY2(answer.contains("table"), (note + answer.dump()).c_str());
                const bool legal = step.kind == "command";
                const std::string told = note + step.content.dump() + " -> " + answer["why"].dump();
                QVERIFY2(answer["accepted"].get<bool>() == legal, told.c_str());
                QVERIFY2(!answer["rules"].empty() || legal, told.c_str());
                if (!legal)
                    QVERIFY2(answer["table"] == table, told.c_str());
                accepted += legal ? 1 : 0;
                table = answer["table"];
            }
        }
        QCOMPARE(line, static_cast<int>(answers.size()));
        QCOMPARE(accepted, 278);

        // And once more from the file.
        QCOMPARE(toJson(run({QStringLiteral("replay"), path}).out).dump(), table.dump());
        QCOMPARE(run({QStringLiteral("verify"), path}).code, 0);
    }
};

QTEST_GUILESS_MAIN(TestReferenceMatch)
#include "tst_reference_match.moc"
