// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shape_walk.h"

#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

Shape cardShape()
{
    return Shape::choice(
        "kind", {{"number", Shape::object({required("value", Shape::integer(1, 6))})}, {"joker", Shape::object({})}});
}

/// Two teams with figures, and who carries the ball.
Shape tableShape()
{
    const Shape team =
        Shape::object({required("name", Shape::text().declaring("team")),
                       withDefault("points", Shape::integer(0, 9), "0"), optional("cards", Shape::list(cardShape()))});
    return Shape::object({required("teams", Shape::list(team, 1, 4)), required("leader", Shape::text().naming("team")),
                          withDefault("over", Shape::boolean(), "false"), required("card", cardShape())});
}

Json table()
{
    return *parseJson(R"({"teams": [{"name": "red"}, {"name": "blue", "points": 3, "cards": [{"kind": "joker"}]}],
                          "leader": "blue", "card": {"kind": "number", "value": 4}})");
}

} // namespace

class TestShapeWalk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBlankHasWhatIsObviousAndLeavesTheRestOpen()
    {
        const Json blank = blankOf(tableShape());
        QCOMPARE(QString::fromStdString(blank.dump()), QStringLiteral(R"({"teams":[{}],"card":{}})"));
        QCOMPARE(missingIn(tableShape(), blank), (std::vector<std::string>{"/teams/0/name", "/leader", "/card/kind"}));
        QVERIFY(missingIn(tableShape(), table()).empty());
        QVERIFY(tableShape().check(table()).empty());
    }

    void namesAreFoundAndRenamedWhereTheyAreMeant()
    {
        QCOMPARE(declaredIn(tableShape(), table(), "team"), (std::vector<std::string>{"red", "blue"}));
        const Json after = renamed(tableShape(), table(), "team", "blue", "green");
        QCOMPARE(after.at("leader").get<std::string>(), std::string("green"));
        QCOMPARE(after.at("teams").at(1).at("name").get<std::string>(), std::string("blue"));
    }

    void anotherCaseKeepsOnlyWhatItHas()
    {
        Json json = table();
        json["card"]["kind"] = "joker";
        QVERIFY(!tableShape().check(json).empty());
        QVERIFY(tableShape().check(pruned(tableShape(), json)).empty());
    }

    void everySingleChangeFitsAndIsAnother()
    {
        const std::vector<Change> changes = singleChanges(tableShape(), table());
        QVERIFY(changes.size() >= 8);
        for (const Change& change : changes)
            QVERIFY2(changed(table(), change) != table(), change.at.c_str());
        const auto has = [&](const std::string& at, const Json& to) {
            return std::any_of(changes.begin(), changes.end(),
                               [&](const Change& change) { return change.at == at && change.to == to; });
        };
        QVERIFY(has("/over", true));              // left out, but its default says what it is
        QVERIFY(has("/leader", "red"));           // another name that is given
        QVERIFY(has("/teams/1/points", 2));       // one down
        QVERIFY(has("/teams/0/points", 1));       // one up from the default
        QVERIFY(has("/teams/1/cards/0", Json())); // without an entry
        QVERIFY(has("/card/value", 5));
    }

    void schemaSaysKindsNamesAndDefaults()
    {
        const Json schema = tableShape().schema();
        QCOMPARE(schema.at("properties").at("leader").at("x-names").get<std::string>(), std::string("team"));
        QCOMPARE(schema.at("properties").at("over").at("default").get<bool>(), false);
        QCOMPARE(Shape::text().ofKind("game/space").schema().at("x-kind").get<std::string>(),
                 std::string("game/space"));
    }
};

QTEST_GUILESS_MAIN(TestShapeWalk)
#include "tst_shape_walk.moc"
