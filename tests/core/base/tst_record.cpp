// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/record.h"

#include <QTest>

using namespace whistle;
using namespace whistle::codecs;

namespace {

enum class Colour { Red, Blue };

struct Pawn {
    std::string name;
    std::optional<int> space;
    friend bool operator==(const Pawn&, const Pawn&) = default;
};
struct SetUp {
    Colour colour = Colour::Red;
    std::vector<Pawn> pawns;
    int cards = 5;
    bool isOpen = false;
    std::optional<std::string> coach;
    friend bool operator==(const SetUp&, const SetUp&) = default;
};
/// Some keys are several members, some follow from others.
struct Walk {
    int from = 1;
    int to = 1;
    [[nodiscard]] int length() const { return to - from; }
};
/// Tells a part of its own, and of what it shows.
struct Trip {
    Walk walk;
    const Pawn* walker = nullptr;
};
/// Says nothing of what it has by itself.
struct Banner {
    std::string motto;
    bool isUp = false;
    Colour colour = Colour::Red;
};
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};
using Command = std::variant<SetUp, Pass>;

enum class Way { Walk, Fly };
struct Journey {
    Way way = Way::Walk;
    int steps = 0;
    bool isHigh = false;
    friend bool operator==(const Journey&, const Journey&) = default;
};

} // namespace

template <>
const Record& whistle::recordOf<Journey>()
{
    static const Record record = Record::choice<&Journey::way>(
        "way", {{key<&Journey::steps, Number<1, 9>>("steps")}, {optionalKey<&Journey::isHigh>("high")}});
    return record;
}
template <>
const Record& whistle::recordOf<Pawn>()
{
    static const Record record = Record::of<Pawn>({
        key<&Pawn::name>("name", "what it is called"),
        optionalKey<&Pawn::space, Perhaps<Number<1, 64>>>("space"),
    });
    return record;
}
template <>
const Record& whistle::recordOf<SetUp>()
{
    static const Record record = Record::of<SetUp>({
        key<&SetUp::colour>("colour", "who sets up"),
        key<&SetUp::pawns>("pawns"),
        optionalKey<&SetUp::cards, Number<0, 9>>("cards", "left out: five"),
        optionalKey<&SetUp::isOpen>("open"),
        filledKey<&SetUp::coach>("coach"),
    });
    return record;
}
namespace {

struct Ends {
    static Shape shape() { return Shape::list(Shape::integer(1, 9), 2, 2); }
    static void read(const Json& json, Walk& walk)
    {
        walk.from = json[0].get<int>();
        walk.to = json[1].get<int>();
    }
    static Json write(const Walk& walk) { return {walk.from, walk.to}; }
};

} // namespace

template <>
constexpr const char* whistle::recordMeaning<Walk> = "a way";
template <>
constexpr std::array whistle::recordKeys<Walk>{
    partKey<Walk, Ends>(Presence::Optional, "ends"),
    key<&Walk::length, Number<0, 8>>("length"),
};
template <>
constexpr std::array whistle::recordKeys<Trip>{
    key<&Trip::walk, &Walk::from, Number<1, 9>>("from"),
    optionalKey<&Trip::walk, &Walk::to, Number<1, 9>>("to"),
    key<&Trip::walk, &Walk::length, Number<0, 8>>("length"),
    key<&Trip::walker, &Pawn::name>("walker"),
};
template <>
constexpr std::array whistle::recordKeys<Banner>{
    quietKey<&Banner::motto>("motto"),
    quietKey<&Banner::isUp>("up"),
    key<&Banner::colour, NullOrWord<Colour>>("colour"),
    key<&Banner::isUp, TruthAs<Colour>>("shines"),
    key<[](const Banner& banner) { return std::string(banner.motto.rbegin(), banner.motto.rend()); }>("behind"),
};

class TestRecord : public QObject {
    Q_OBJECT

    const CommandForms<Command> forms{
        command<SetUp>("puts the pawns down"),
        recordOf<SetUp>().keys(),
        command<Pass>("does nothing"),
    };

    Command read(const char* text) { return forms.read(*parseJson(text)); }

private Q_SLOTS:
    void whatIsLeftOutIsAsInAFreshStruct()
    {
        const SetUp expected{Colour::Blue, {{"a", 7}, {"b", {}}}, 5, false, {}};
        QVERIFY(
            read(R"({"command": "set_up", "colour": "blue", "pawns": [{"name": "a", "space": 7}, {"name": "b"}]})") ==
            Command{expected});
    }

    void writingLeavesThatOutAgain()
    {
        const SetUp command{Colour::Blue, {{"a", 7}, {"b", {}}}, 5, true, "Ola"};
        QCOMPARE(
            forms.write(command).dump(),
            R"({"command":"set_up","colour":"blue","pawns":[{"name":"a","space":7},{"name":"b"}],"open":true,"coach":"Ola"})");
        QVERIFY(forms.read(forms.write(command)) == Command{command});
        QCOMPARE(forms.write(Pass{}).dump(), R"({"command":"pass"})");
    }

    void theShapeIsTheSameTable()
    {
        const auto firstPlace = [this](const char* text) {
            const Problems problems = forms.shape().check(*parseJson(text));
            return problems.empty() ? std::string("fits") : problems.front().at;
        };
        QCOMPARE(firstPlace(R"({"command": "pass"})"), "fits");
        QCOMPARE(firstPlace(R"({"command": "set_up", "colour": "red", "pawns": []})"), "fits");
        QCOMPARE(firstPlace(R"({"command": "set_up", "colour": "green", "pawns": []})"), "/colour");
        QCOMPARE(firstPlace(R"({"command": "set_up", "colour": "red", "pawns": [{"name": "a", "space": 65}]})"),
                 "/pawns/0/space");
        QCOMPARE(firstPlace(R"({"command": "set_up", "colour": "red", "pawns": [], "hat": 1})"), "/hat");
        QCOMPARE(firstPlace(R"({"command": "set_up", "colour": "red"})"), "/pawns");
    }

    void aKindSaysWhichKeysThereAre()
    {
        const auto firstPlace = [](const char* text) {
            const Problems problems = recordOf<Journey>().shape().check(*parseJson(text));
            return problems.empty() ? std::string("fits") : problems.front().at;
        };
        QCOMPARE(firstPlace(R"({"way": "walk", "steps": 3})"), "fits");
        QCOMPARE(firstPlace(R"({"way": "walk"})"), "/steps");
        QCOMPARE(firstPlace(R"({"way": "fly", "steps": 3})"), "/steps");
        QCOMPARE(firstPlace(R"({"way": "swim"})"), "/way");
        const Journey high{Way::Fly, 0, true};
        QCOMPARE(writeRecord(high).dump(), R"({"way":"fly","high":true})");
        QVERIFY(readRecord<Journey>(writeRecord(high)) == high);
    }

    void aKeyCanBeSeveralMembersOrFollowFromThem()
    {
        const auto walk = readRecord<Walk>(*parseJson(R"({"ends": [2, 7], "length": 3})"));
        QCOMPARE(walk.to, 7);
        QCOMPARE(writeRecord(walk).dump(), R"({"ends":[2,7],"length":5})");
        QCOMPARE(writeRecord(Walk{}).dump(), R"({"length":0})");
        QCOMPARE(WholeOf<Walk>::write({}).dump(), R"({"ends":[1,1],"length":0})");
        QCOMPARE(recordOf<Walk>().shape().schema().at("description").dump(), R"("a way")");
    }

    void aKeyCanBeAMemberOfWhatTheStructLeadsTo()
    {
        const Pawn pawn{"Rook", {}};
        Trip trip{{}, &pawn};
        const Record& record = recordOf<Trip>();
        record.read(*parseJson(R"({"from": 2, "to": 7, "length": 3, "walker": "Knight"})"), &trip);
        QCOMPARE(trip.walk.to, 7);
        QCOMPARE(writeRecord(trip).dump(), R"({"from":2,"to":7,"length":5,"walker":"Rook"})");
        trip.walk = {3, 1}; // as in a fresh one
        QCOMPARE(writeRecord(trip).dump(), R"({"from":3,"length":-2,"walker":"Rook"})");
    }

    void aKeyCanAskTheStructItself()
    {
        QCOMPARE(writeRecord(Banner{"ton", true, Colour::Blue}).dump(),
                 R"({"motto":"ton","up":true,"colour":"blue","shines":"red","behind":"not"})");
        const auto read = readRecord<Banner>(*parseJson(R"({"colour": null, "shines": "blue", "behind": "x"})"));
        QCOMPARE(writeRecord(read).dump(), R"({"colour":null,"shines":"blue","behind":""})");
    }

    void aQuietKeyDoesNotSayWhatLeavingOutMeans()
    {
        const Json schema = recordOf<Banner>().shape().schema();
        QCOMPARE(schema.at("properties").at("up").dump(), R"({"type":"boolean"})");
        QCOMPARE(schema.at("required").dump(), R"(["colour","shines","behind"])");
    }

    void commandsCanHaveNamesAndTablesOfTheirOwn()
    {
        const CommandForms<std::variant<Walk, Pass>> ways(
            {
                command<Walk>("", "stroll"),
                key<&Walk::from, Number<1, 9>>("from"),
                command<Pass>(),
            },
            "how");
        QCOMPARE(ways.write(Walk{3, 4}).dump(), R"({"how":"stroll","from":3})");
        QCOMPARE(ways.write(Pass{}).dump(), R"({"how":"pass"})");
        QCOMPARE(std::get<Walk>(ways.read(*parseJson(R"({"how": "stroll", "from": 5})"))).from, 5);
        QVERIFY(!ways.shape().check(*parseJson(R"({"how": "run"})")).empty());
    }

    void aListIsReadInPlaceOfWhatWasThere()
    {
        std::vector<int> values{4, 5, 6};
        ListOf<Number<1, 9>>::read(*parseJson("[7]"), values);
        QCOMPARE(values, std::vector<int>{7});
        std::array<int, 2> pair{};
        ArrayOf<Number<1, 9>, 2>::read(*parseJson("[8, 9]"), pair);
        QCOMPARE(pair[1], 9);
    }

    void aVariantIsToldByItsShape()
    {
        using Place = EitherOf<Number<1, 9>, Under<"name", Word>>;
        std::variant<int, std::string> place;
        Place::read(*parseJson(R"({"name": "home"})"), place);
        QCOMPARE(std::get<std::string>(place), "home");
        QCOMPARE(Place::write(place).dump(), R"({"name":"home"})");
        Place::read(*parseJson("7"), place);
        QCOMPARE(std::get<int>(place), 7);
        QCOMPARE(Place::write(place).dump(), "7");
        QVERIFY(!Place::shape().check(*parseJson("10")).empty());
    }

    void aCodecCanSayMoreOfItsShape()
    {
        using Names = Distinct<ListOf<Declaring<OfKind<Word, "test/pawn">, "pawn">>>;
        QVERIFY(Names::shape().parts().isDistinct);
        QCOMPARE(Names::shape().parts().shapes.front().parts().kind, "test/pawn");
        QCOMPARE(Names::shape().parts().shapes.front().parts().declares, "pawn");
        QVERIFY(!Names::shape().check(*parseJson(R"(["a", "a"])")).empty());
        const Shape pawns = Distinct<ListOf<ObjectOf<Pawn>>, "name">::shape();
        QVERIFY(!pawns.check(*parseJson(R"([{"name": "a", "space": 1}, {"name": "a"}])")).empty());
    }

    void theSchemaTellsWhatLeavingOutMeans()
    {
        const Json schema = recordOf<SetUp>().shape().schema();
        QCOMPARE(schema.at("properties").at("cards").at("default").dump(), "5");
        QCOMPARE(schema.at("properties").at("open").at("default").dump(), "false");
        QVERIFY(!schema.at("properties").at("coach").contains("default"));
        QCOMPARE(schema.at("required").dump(), R"(["colour","pawns"])");
    }
};

QTEST_GUILESS_MAIN(TestRecord)
#include "tst_record.moc"
