// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "rulebook/json_ruling.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>
#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

const Question* questionOf(const QString& game, const QString& id)
{
    const Checked<const CatalogGame*> found = Catalog::standard().game(game.toStdString());
    return found ? (*found)->question(id.toStdString()) : nullptr;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// Two verdicts are the same whatever the order of their keys.
bool isSame(const Json& a, const Json& b)
{
    return nlohmann::json(a) == nlohmann::json(b);
}

QByteArray told(const Problems& problems)
{
    QByteArray all;
    for (const Problem& problem : problems)
        all += QByteArray::fromStdString(problem.at + ": " + problem.message.toStdString() + "\n");
    return all;
}

QByteArray dumped(const Json& json)
{
    return QByteArray::fromStdString(nlohmann::json(json).dump(1));
}

void compareRuling(const Question& question, const JsonRuling& ruling, const Json& expected)
{
    QVERIFY2(isSame(ruling.verdict, expected),
             "expected " + dumped(expected) + "\nbut ruled " + dumped(ruling.verdict));
    const Problems unlikeItsShape = question.verdict.check(ruling.verdict);
    QVERIFY2(unlikeItsShape.empty(), told(unlikeItsShape));
    QCOMPARE(ruling.proof.has_value(), question.proof.has_value());
    if (ruling.proof)
        QVERIFY2(question.proof->check(*ruling.proof).empty(), dumped(*ruling.proof));
    QVERIFY(!ruling.rules.empty());
    QVERIFY(!ruling.why.empty());
    for (const std::string& sentence : render(ruling.why)) {
        QVERIFY(!sentence.empty());
        const auto place = sentence.find('%'); // left open, not a percentage
        QVERIFY2(place == std::string::npos || !std::isalnum(static_cast<unsigned char>(sentence.c_str()[place + 1])),
                 sentence.c_str());
    }
}

/// What a case wants of the sentences and rules, beyond the verdict: `key` lists what must be there, `key` with "_not"
/// what must not.
void compareWith(const Json& one, const std::string& key, const std::vector<std::string>& told)
{
    for (const bool isWanted : {true, false}) {
        for (const Json& expected : one.value(isWanted ? key : key + "_not", Json::array())) {
            const auto& each = expected.get_ref<const std::string&>();
            const bool isThere = std::find(told.begin(), told.end(), each) != told.end();
            QVERIFY2(isThere == isWanted, (isWanted ? "missing: " : "unwanted: ") + QByteArray::fromStdString(each) +
                                              "\nin " + dumped(Json(told)));
        }
    }
}

std::vector<std::string> idsOf(const std::vector<RuleId>& rules)
{
    std::vector<std::string> ids;
    for (const RuleId rule : rules)
        ids.emplace_back(rule.id);
    return ids;
}

} // namespace

/// Every tests/questions/<game>/<question>.json: a list of {"id", "note", "input"} with either the "expect"ed verdict,
/// or "error_at", the JSON pointer of the first problem. Where the reasons are the point of a case: "says" and
/// "says_not" list whole sentences of the ruling, in English, or the message of the first problem, "cites" and
/// "cites_not" rules.
class TestQuestions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isRuledAsTheRulesSay_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QByteArray>("text");
        QDirIterator files(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/questions"), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            const QFileInfo file(files.next());
            const QString game = file.dir().dirName();
            const Checked<Json> cases = parseJson(contentOf(file.filePath()).toStdString());
            QVERIFY2(cases,
                     qPrintable(file.filePath() + QStringLiteral("\n") + QString::fromUtf8(told(cases.problems()))));
            for (const Json& each : *cases) {
                const std::string id = each.at("id").get<std::string>();
                const QString row =
                    game + QLatin1Char('/') + file.completeBaseName() + QLatin1Char('/') + QString::fromStdString(id);
                QTest::newRow(qPrintable(row))
                    << game << file.completeBaseName() << QByteArray::fromStdString(each.dump());
                ++count;
            }
        }
        QVERIFY(count > 0);
    }

    void isRuledAsTheRulesSay()
    {
        QFETCH(QString, game);
        QFETCH(QString, question);
        QFETCH(QByteArray, text);
        const Question* asked = questionOf(game, question);
        QVERIFY2(asked, qPrintable(QStringLiteral("There is no question %1/%2.").arg(game, question)));
        const Json one = *parseJson(text.toStdString());
        QVERIFY2(one.contains("expect") != one.contains("error_at"), "a case expects either a verdict or an error");

        const Checked<JsonRuling> ruling = askQuestion(*asked, one.at("input"));
        if (const auto error = one.find("error_at"); error != one.end()) {
            QVERIFY2(!ruling, "an error was expected");
            QCOMPARE(QString::fromStdString(ruling.problems().front().at),
                     QString::fromStdString(error->get<std::string>()));
            const std::string message = ruling.problems().front().message.toStdString();
            QVERIFY(!message.empty());
            compareWith(one, "says", {message});
        } else {
            QVERIFY2(ruling, told(ruling.problems()));
            compareRuling(*asked, *ruling, one.at("expect"));
            compareWith(one, "says", render(ruling->why, (*Catalog::standard().game(game.toStdString()))->names));
            compareWith(one, "cites", idsOf(ruling->rules));
        }
    }

    void everyQuestionHasCases()
    {
        for (const CatalogGame& game : Catalog::standard().games()) {
            for (const Question& question : game.questions) {
                const QString path = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/questions/%1/%2.json")
                                         .arg(QString::fromStdString(game.id), QString::fromStdString(question.id));
                QVERIFY2(QFile::exists(path), qPrintable(path));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestQuestions)
#include "tst_questions.moc"
