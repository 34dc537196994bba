// SPDX-License-Identifier: GPL-3.0-or-later
#include "../journal/counting_game.h"
#include "catalog/register.h"

#include <QTest>
#include <set>

using namespace whistle;

namespace {

std::string messageOf(const Problems& problems)
{
    return problems.empty() ? "" : problems.front().message.toStdString();
}

} // namespace

class TestCatalog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameHasAnIdANameAndQuestions()
    {
        std::set<std::string> ids;
        for (const CatalogGame& game : Catalog::standard().games()) {
            QVERIFY(ids.insert(game.id).second);
            QVERIFY(!Text{game.name}.toStdString().empty());
            std::set<std::string> questions;
            for (const Question& question : game.questions) {
                QVERIFY(questions.insert(question.id).second);
                QVERIFY(!Text{question.summary}.toStdString().empty());
            }
            QVERIFY(!questions.empty());
            QVERIFY(game.newMatch()->game() == game.id);
            QVERIFY(game.playSchema().contains("input"));
        }
        QVERIFY(ids.contains("kaosball"));
    }

    /// Sentences say names, not ids.
    void idsHaveNames()
    {
        const Catalog& catalog = Catalog::standard();
        const NameReader& battleLine = (*catalog.game("battle-line"))->names;
        QCOMPARE(battleLine("purple_10"), QStringLiteral("Purple 10"));
        QCOMPARE(battleLine("shield_bearers"), QStringLiteral("Shield Bearers"));
        QCOMPARE(battleLine("south"), QStringLiteral("South"));
        QCOMPARE((*catalog.game("kaosball"))->names("fangs/b1"), QStringLiteral("Fangs b1"));
    }

    void questionsAreFoundByTheirFullName()
    {
        const Catalog& catalog = Catalog::standard();
        QCOMPARE((*catalog.question("kaosball/contest"))->id, "contest");
        QCOMPARE(messageOf(catalog.question("kaosball/contets").problems()),
                 R"(There is no “kaosball/contets”; was “kaosball/contest” meant?)");
        QVERIFY(messageOf(catalog.question("chess").problems()).starts_with(R"(There is no question “chess”)"));
        QCOMPARE(messageOf(catalog.game("kaosbal").problems()), R"(There is no “kaosbal”; was “kaosball” meant?)");
    }

    void aMatchIsOpenedByItsHeader()
    {
        const Catalog catalog({catalogued<counting::Game>({"test", "Counting"}, {})});
        const auto match = catalog.games().front().newMatch();
        QVERIFY(match->play(*parseJson(R"({"command": "start", "limit": 7})"), Instant{})->accepted);
        SoundLines lines;
        lines.lines = match->recordedLines();
        Checked<std::unique_ptr<Match>> opened = catalog.openMatch(lines);
        QVERIFY(bool(opened));
        QCOMPARE((*opened)->table().dump(), match->table().dump());

        const Checked<std::unique_ptr<Match>> elsewhere = Catalog::standard().openMatch(lines);
        QCOMPARE(messageOf(elsewhere.problems()), R"(There is no game called “counting”.)");
        QCOMPARE(elsewhere.problems().front().at, "/game");

        lines.fault = Problem{"", Text::verbatim("changed")};
        QCOMPARE(messageOf(catalog.openMatch(lines).problems()), "changed");
        lines.torn = true;
        QVERIFY(bool(catalog.openMatch(lines)));
    }
};

QTEST_GUILESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
