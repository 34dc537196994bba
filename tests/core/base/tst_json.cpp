// SPDX-License-Identifier: GPL-3.0-or-later
// What others bring: many keys, long words, names that turn the text round them, keys of nothing.
#include "base/json.h"
#include "base/shape.h"

#include <QElapsedTimer>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

std::string objectWith(int keys)
{
    std::string text = "{";
    for (int i = 0; i < keys; ++i)
        text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":" + std::to_string(i);
    return text + "}";
}

std::string messageOf(const Problems& problems)
{
    return problems.empty() ? "none" : problems.front().message.toStdString();
}

constexpr Sentence plays{"test", "%1 plays."};

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysKeepTheirOrder()
    {
        for (const int keys : {0, 1, 31, 32, 33, 500}) {
            const Checked<Json> read = parseJson(objectWith(keys));
            QVERIFY(bool(read));
            QCOMPARE(read->dump(), objectWith(keys));
        }
    }

    void whatIsNoJsonIsToldAsWhatItIs()
    {
        const auto said = [](std::string_view text) {
            const Checked<Json> read = parseJson(text);
            return read ? QString() : read.problems().front().message.render();
        };
        QCOMPARE(said(""), QStringLiteral("This is empty; JSON was expected."));
        QCOMPARE(said(" \n"), QStringLiteral("This is empty; JSON was expected."));
        QCOMPARE(said("{\"a\": 1"), QStringLiteral("This is not JSON: line 1, column 8."));
        const std::string zero("{}\n\0x", 5);
        QCOMPARE(said(zero), QStringLiteral("This is not UTF-8 text: there is a zero byte in line 2, column 1."));
        QVERIFY(said(std::string(65, '[')).startsWith(QStringLiteral("Lists and objects are nested too deeply")));
    }

    void aKeyThatComesTwiceIsToldAmongFewAndAmongMany()
    {
        for (const int keys : {1, 31, 32, 33, 500}) {
            for (const int again : {0, keys - 1}) {
                std::string text = objectWith(keys);
                text.insert(text.size() - 1, ",\"k" + std::to_string(again) + "\":7");
                const Checked<Json> read = parseJson(text);
                QVERIFY(!read);
                QCOMPARE(read.problems().size(), std::size_t{1});
                QCOMPARE(read.problems().front().at, "/k" + std::to_string(again));
            }
        }
    }

    // A stranger's object of a million keys takes as long as it is, not the square of that.
    void manyKeysCostWhatTheyAre()
    {
        const std::string text = objectWith(1'000'000);
        QElapsedTimer timer;
        timer.start();
        const Checked<Json> read = parseJson(text);
        QVERIFY(read && read->size() == 1'000'000);
        QVERIFY(messageOf(Shape::map(Shape::integer(0, 1'000'000'000)).check(*read))
                    .starts_with("Too many entries: 1000000; at most 1000 expected."));
        QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
    }

    void anEmptyKeyIsRefusedLikeAnyOther()
    {
        const Shape shape = Shape::object({optional("burned", Shape::boolean())});
        QVERIFY(messageOf(shape.check(Json{{"", 5}})).starts_with("The key “” is not known here"));
        QCOMPARE(shape.check(Json{{"", 5}}).front().at, "/");
        const Shape choice = Shape::choice("kind", {{"a", shape}});
        QVERIFY(choice.check(Json{{"kind", "a"}}).empty());
        QCOMPARE(choice.check(Json{{"kind", "a"}, {"", Json::array()}}).size(), std::size_t{1});
    }

    void aLongWordIsComparedAndToldInAMoment()
    {
        const std::string word(10'000'000, 'x');
        QElapsedTimer timer;
        timer.start();
        const std::string told = messageOf(Shape::words({"fangs", "ogres"}).check(Json(word)));
        QVERIFY(told.starts_with("“xxx") && told.size() < 400);
        const std::string key = messageOf(Shape::object({required("team", Shape::text())}).check(Json{{word, 1}}));
        QVERIFY(key.size() < 400);
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }

    void wordsAreCutBetweenLetters()
    {
        QCOMPARE(shortened("Fangs"), "Fangs");
        std::string word(199, 'a');
        word += "őőő";
        QCOMPARE(shortened(word), std::string(199, 'a') + "…");
    }

    void theNearestWordIsWhatItWas()
    {
        QCOMPARE(nearestWord("fang", {"ogres", "fangs"}), "fangs");
        QCOMPARE(nearestWord("", {"ab", "abc"}), "");
        QCOMPARE(nearestWord("foo", {"log"}), "");
        QCOMPARE(nearestWord("completely else", {"fangs"}), "");
        QCOMPARE(nearestWord("amazonian", {"amazons"}), "amazons");
    }

    void aNameThatRunsTheOtherWayStaysByItself()
    {
        const auto said = [](const char* name) { return Text{plays, std::string(name)}.render(); };
        QCOMPARE(said("Fangs"), QStringLiteral("Fangs plays."));
        QCOMPARE(said("🐉 Ćwierć"), QStringLiteral("🐉 Ćwierć plays."));
        QCOMPARE(said("אריות"), QStringLiteral("\u2068אריות\u2069 plays."));
        QCOMPARE(said("a\u202eb"), QStringLiteral("\u2068a\u202eb\u2069 plays."));
        // It neither leaves anything open nor closes what holds it.
        QCOMPARE(said("a\u2067b"), QStringLiteral("\u2068a\u2067b\u2069\u2069 plays."));
        QCOMPARE(said("a\u2069b\u202e"), QStringLiteral("\u2068ab\u202e\u2069 plays."));
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
