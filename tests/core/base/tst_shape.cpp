// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shape.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

const Shape pet = Shape::object({
    required("name", Shape::text()),
    required("legs", Shape::integer(0, 8)),
    optional("tame", Shape::boolean()),
});

std::string firstPlace(const Shape& shape, const char* text)
{
    const Checked<Json> parsed = parseJson(text);
    const Problems problems = parsed ? shape.check(*parsed) : parsed.problems();
    return problems.empty() ? "fits" : problems.front().at;
}

std::string firstMessage(const Shape& shape, const char* text)
{
    const Problems problems = shape.check(*parseJson(text));
    return problems.empty() ? "" : problems.front().message.toStdString();
}

} // namespace

class TestShape : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFittingValueHasNoProblem() { QCOMPARE(firstPlace(pet, R"({"name": "Rex", "legs": 4})"), "fits"); }

    void typesAreStrict_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("fraction") << QByteArray(R"({"name": "Rex", "legs": 4.0})") << QByteArray("/legs");
        QTest::newRow("string") << QByteArray(R"({"name": "Rex", "legs": "4"})") << QByteArray("/legs");
        QTest::newRow("boolean") << QByteArray(R"({"name": "Rex", "legs": true})") << QByteArray("/legs");
        QTest::newRow("null") << QByteArray(R"({"name": null, "legs": 4})") << QByteArray("/name");
        QTest::newRow("empty name") << QByteArray(R"({"name": "", "legs": 4})") << QByteArray("/name");
        QTest::newRow("too many legs") << QByteArray(R"({"name": "Rex", "legs": 9})") << QByteArray("/legs");
        QTest::newRow("huge") << QByteArray(R"({"name": "Rex", "legs": 99999999999999999999})") << QByteArray("/legs");
        QTest::newRow("unknown key") << QByteArray(R"({"name": "Rex", "legs": 4, "tails": 1})") << QByteArray("/tails");
        QTest::newRow("missing key") << QByteArray(R"({"name": "Rex"})") << QByteArray("/legs");
        QTest::newRow("list") << QByteArray("[]") << QByteArray("");
    }
    void typesAreStrict()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        QCOMPARE(QByteArray::fromStdString(firstPlace(pet, text.constData())), place);
    }

    void aTypoIsToldWithTheNearestKey()
    {
        QCOMPARE(firstMessage(pet, R"({"name": "Rex", "lges": 4})"),
                 R"(The key “lges” is not known here; was “legs” meant?)");
    }

    void aListMayHaveToBeDistinct()
    {
        const Shape words = Shape::list(Shape::words({"fire", "air"})).distinct();
        QCOMPARE(firstPlace(words, R"(["fire", "air"])"), "fits");
        QCOMPARE(firstPlace(words, R"(["fire", "air", "fire"])"), "/2");
        const Shape pets = Shape::list(pet).distinct("name");
        QCOMPARE(firstPlace(pets, R"([{"name": "Rex", "legs": 4}, {"name": "Ada", "legs": 4}])"), "fits");
        QCOMPARE(firstPlace(pets, R"([{"name": "Rex", "legs": 4}, {"name": "Rex", "legs": 3}])"), "/1/name");
        QCOMPARE(words.schema().at("uniqueItems").dump(), "true");
    }

    void aTextMayHaveToSaySomething()
    {
        QCOMPARE(firstPlace(Shape::text(), R"(" ")"), "fits");
        QCOMPARE(firstPlace(Shape::text().notBlank(), R"(" \t")"), "");
        QCOMPARE(firstPlace(Shape::text().notBlank(), R"(" a ")"), "fits");
    }

    void aTextMayHaveAGreatestLength()
    {
        QCOMPARE(firstPlace(Shape::text(3), "\"\u015bl\u0119\""), "fits"); // characters, not bytes
        QCOMPARE(firstPlace(Shape::text(3), R"("long")"), "");
        QCOMPARE(Shape::text(3).schema().at("maxLength").dump(), "3");
    }

    void aChoiceIsReadByItsWord()
    {
        const Shape card = Shape::choice("kind", {{"energy", Shape::object({required("value", Shape::integer(1, 9))})},
                                                  {"upset", Shape::object({})}});
        QCOMPARE(firstPlace(card, R"({"kind": "upset"})"), "fits");
        QCOMPARE(firstPlace(card, R"({"kind": "energy", "value": 3})"), "fits");
        QCOMPARE(firstPlace(card, R"({"kind": "upset", "value": 3})"), "/value");
        QCOMPARE(firstPlace(card, R"({"kind": "enrgy"})"), "/kind");
        QCOMPARE(firstPlace(card, R"({"value": 3})"), "/kind");
    }

    void eitherTellsTheProblemsOfTheLikeliestShape()
    {
        const Shape ball = Shape::either({Shape::object({required("space", Shape::words({"e5", "e6"}))}),
                                          Shape::object({required("carried_by", Shape::text())})});
        QCOMPARE(firstPlace(ball, R"({"carried_by": "r1"})"), "fits");
        QCOMPARE(firstPlace(ball, R"({"space": "z9"})"), "/space");
    }

    void eitherLooksAtTheTypesOfSharedKeys()
    {
        const Shape game = Shape::either(
            {Shape::object({required("winner", Shape::words({"north", "south"})), required("victory", Shape::text())}),
             Shape::object({required("winner", Shape::null()), required("flags_each", Shape::integer(0, 4))})});
        QCOMPARE(firstPlace(game, R"({"winner": "north"})"), "/victory");
        QCOMPARE(firstPlace(game, R"({"winner": null})"), "/flags_each");
        QCOMPARE(firstPlace(game, R"({"winner": "west", "victory": "five"})"), "/winner");
    }

    void aListOfWrongThingsIsToldToAnEnd()
    {
        const Shape few = Shape::list(Shape::integer(0, 8), 0, 1000);
        const auto problems = [&](std::size_t count) { return few.check(Json(std::vector<int>(count, 9)), {}); };
        QCOMPARE(problems(30).size(), std::size_t{30});
        QCOMPARE(problems(1000).size(), mostProblems);
        const Problems tooMany = problems(100'000);
        QCOMPARE(tooMany.size(), std::size_t{1});
        QCOMPARE(tooMany.front().message.toStdString(),
                 std::string("Too many entries: 100000; at most 1000 expected."));
    }

    void theGreatestNumberCanBeSaidLater()
    {
        const Shape legs = Shape::object({required("legs", Shape::integer(0, 8))});
        const Shape shape =
            Shape::object({required("pets", Shape::list(legs)), required("legs", Shape::integer(0, 8))});
        const auto few = [&](const char* place) { return shape.atMost(1, place); };
        const char* text = R"({"pets": [{"legs": 2}, {"legs": 1}], "legs": 2})";
        QCOMPARE(firstPlace(shape, text), "fits");
        QCOMPARE(firstPlace(few("/pets/legs"), text), "/pets/0/legs");
        QCOMPARE(firstPlace(few("/legs"), text), "/legs");
        QCOMPARE(firstPlace(few("/pets"), text), "/pets");
    }

    void aKeyTwiceIsRefused() { QCOMPARE(firstPlace(Shape::anything(), R"({"a": {"b": 1, "b": 2}})"), "/a/b"); }

    void linesAreKnown()
    {
        std::map<std::string, int> lines;
        QVERIFY(parseJson("{\n \"a\": 1,\n \"b\": [\n  2,\n  3]}", lines));
        QCOMPARE(lines.at("/a"), 2);
        QCOMPARE(lines.at("/b/1"), 5);
    }

    void badTextIsRefusedNotCrashed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("half") << QByteArray("{\"a\": ");
        QTest::newRow("two values") << QByteArray("{} {}");
        QTest::newRow("not utf-8") << QByteArray("\"\xff\"");
        QTest::newRow("deep") << QByteArray(200000, '[');
        QTest::newRow("open string") << QByteArray("\"abc\\");
    }
    void badTextIsRefusedNotCrashed()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseJson(std::string_view(text.constData(), static_cast<std::size_t>(text.size()))));
    }

    void theSchemaSaysWhatTheCheckDoes()
    {
        const Json schema = pet.schema();
        QCOMPARE(schema.at("required").dump(), R"(["name","legs"])");
        QCOMPARE(schema.at("additionalProperties").dump(), "false");
        QCOMPARE(schema.at("properties").at("legs").at("maximum").get<int>(), 8);
    }
};

QTEST_GUILESS_MAIN(TestShape)
#include "tst_shape.moc"
