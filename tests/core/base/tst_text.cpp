// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/articles.h"
#include "base/common_words.h"
#include "base/text.h"
#include "base/text_list.h"
#include "base/told_text.h"

#include <QTest>
#include <QTranslator>

using namespace whistle;

namespace {

/// Speaks a little Hungarian.
class Hungarian : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                                    int n) const override
    {
        const QString words = QString::fromUtf8(source);
        if (words == QStringLiteral("%1 and %2"))
            return QStringLiteral("%1 és %2");
        if (words == QStringLiteral("It is %1's turn, not %2's."))
            return QStringLiteral("Most a(z) %1 jönnek, nem a(z) %2.");
        if (words == QStringLiteral("%1 have %n card(s)."))
            return QStringLiteral("A(z) %1: %n lap (%2).").replace(QStringLiteral("%2"), QString::number(n));
        return {};
    }
};

} // namespace

/// Sentences with places: plural forms, lists, and the Hungarian article.
class TestText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsCountedHasItsPlural()
    {
        const Sentence left{"test", QT_TRANSLATE_N_NOOP("test", "%1 moves to %2 and has %n space(s) left.")};
        const auto say = [&](int number) { return Text{left, std::string("r1"), std::string("f4"), number}.render(); };
        QCOMPARE(say(1), QStringLiteral("r1 moves to f4 and has 1 space left."));
        QCOMPARE(say(0), QStringLiteral("r1 moves to f4 and has 0 spaces left."));
        QCOMPARE(say(5), QStringLiteral("r1 moves to f4 and has 5 spaces left."));
        QCOMPARE(say(-2), QStringLiteral("r1 moves to f4 and has −2 spaces left."));
    }

    /// "%n" is the number whose digit the sentence leaves out; names and other numbers keep their places.
    void theCountMayStandAnywhere()
    {
        const Sentence fouls{"test", QT_TRANSLATE_N_NOOP("test", "%1 roll %n foul(s) and now have %3.")};
        QCOMPARE(Text(fouls, std::string("Fangs"), 1, 4).render(), QStringLiteral("Fangs roll 1 foul and now have 4."));
        const Sentence points{"test", QT_TRANSLATE_N_NOOP("test", "%1 on %3: %n point(s).")};
        QCOMPARE(Text(points, std::string("r1"), std::string("Fangs"), std::string("e4"), 2).render(),
                 QStringLiteral("r1 on e4: 2 points."));
    }

    void aNameMayLookLikeAPlace()
    {
        const Sentence fouls{"test", QT_TRANSLATE_N_NOOP("test", "%1 roll %n foul(s) and now have %3.")};
        QCOMPARE(Text(fouls, std::string("%n (s) a(z) %3"), 2, 2).render(),
                 QStringLiteral("%n (s) a(z) %3 roll 2 fouls and now have 2."));
    }

    void aNameMayEndTheSentence()
    {
        const Sentence shows{"test", QT_TRANSLATE_NOOP("test", "%1 shows %2.")};
        const auto say = [&](const char* one, const char* other) {
            return Text{shows, std::string(one), Sentence{"test", other}}.render();
        };
        QCOMPARE(say("Stack 2", "The King returns!"), QStringLiteral("Stack 2 shows The King returns!"));
        QCOMPARE(say("Who?", "what"), QStringLiteral("Who? shows what."));
        QCOMPARE(say("Stack 2", "It rained."), QStringLiteral("Stack 2 shows It rained."));
        const Sentence goesOn{"test", QT_TRANSLATE_NOOP("test", "%1. %2.5, %2...")};
        QCOMPARE((Text{goesOn, std::string("Stop!"), std::string("No!")}.render()),
                 QStringLiteral("Stop! No!.5, No!..."));
    }

    void aWordBeginsASentenceWithACapital()
    {
        const Sentence own{"test", QT_TRANSLATE_NOOP("test", "its own ability")};
        const Sentence counts{"test", QT_TRANSLATE_NOOP("test", "%1 counts.")};
        const Sentence counted{"test", QT_TRANSLATE_NOOP("test", "%1 counted")};
        QCOMPARE((Text{counts, own}.render()), QStringLiteral("Its own ability counts."));
        QCOMPARE((Text{counted, own}.render()), QStringLiteral("its own ability counted"));
        QCOMPARE((Text{counts, std::string("anna")}.render()), QStringLiteral("anna counts."));
    }

    /// The same sentence in a ruling and in the log.
    void aLineHasNoFullStop()
    {
        const Text sentence{Sentence{"test", "%1 passes."}, std::string("Anna")};
        QCOMPARE(sentence.render(), QStringLiteral("Anna passes."));
        QCOMPARE(sentence.asLine().render(), QStringLiteral("Anna passes"));
        QCOMPARE(sentence.asLine().asLine().render(), QStringLiteral("Anna passes"));
        // What stands in it keeps its own.
        QCOMPARE(Text(Sentence{"test", "Remark: %1"}, std::string("It rained.")).asLine().render(),
                 QStringLiteral("Remark: It rained."));
    }

    void whatEveryPageSaysIsJoinedAlike()
    {
        QCOMPARE(labelled(QStringLiteral("100 %1"), QStringLiteral("%2")), QStringLiteral("100 %1: %2"));
        QCOMPARE(labelled(QStringLiteral("Cash"), 3), QStringLiteral("Cash: 3"));
        QCOMPARE(spaced(QStringLiteral("Anna"), 7), QStringLiteral("Anna 7"));
        QCOMPARE(enumerated({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}),
                 QStringLiteral("a, b, c"));
        const Sentence taken = [] {
            struct OfGame : Sentence {
                constexpr OfGame(const char* words) : Sentence{"game", words} {}
            };
            const OfGame one = common::Saying::tr("%1 passes.");
            return one;
        }();
        QCOMPARE(std::string(taken.context), "common");
        QCOMPARE(std::string(taken.source), "%1 passes.");
    }

    void namesStandInAList()
    {
        const Sentence play{"test", QT_TRANSLATE_NOOP("test", "%1 play.")};
        const NameReader capital = [](const std::string& id) { return QString::fromStdString(id).toUpper(); };
        QCOMPARE(Text(play, several({"anna"})).render(capital), QStringLiteral("ANNA play."));
        QCOMPARE(Text(play, several({"anna", "ola"})).render(capital), QStringLiteral("ANNA and OLA play."));
        QCOMPARE(Text(play, several({"anna", "marek", "ola"})).render(capital),
                 QStringLiteral("ANNA, MAREK and OLA play."));
        QCOMPARE(Text(play, several({})).render(), QStringLiteral(" play."));
        // Of very many the first ones are named, and the others counted.
        std::vector<std::string> many;
        for (int i = 1; i <= 12; ++i)
            many.push_back(std::to_string(i));
        QCOMPARE(Text(play, several(many)).render(), QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12 play."));
        for (int i = 13; i <= 130; ++i)
            many.push_back(std::to_string(i));
        QCOMPARE(Text(play, several(many)).render(),
                 QStringLiteral("1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 120 more play."));
        QCOMPARE(Text(play, decimal(39.006, 2)).render(capital), QStringLiteral("39.01 play."));
        QCOMPARE(Text(play, decimal(-0.25, 2)).render(), QStringLiteral("−0.25 play."));
        QCOMPARE(Text(play, decimal(7, 0)).render(), QStringLiteral("7 play."));
    }

    void hungarianArticles_data()
    {
        QTest::addColumn<QString>("filled");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* filled, const char* said) {
            QTest::newRow(filled) << QString::fromUtf8(filled) << QString::fromUtf8(said);
        };
        row("A(z) Amazonok", "Az Amazonok");
        row("A(z) Méregagyarak", "A Méregagyarak");
        row("a(z) Ogrék és a(z) Őrök", "az Ogrék és az Őrök");
        row("a(z) „Új” és a(z) „Régi”", "az „Új” és a „Régi”");
        row("A(z) 1. zászló", "Az 1. zászló");
        row("A(z) 2. zászló", "A 2. zászló");
        row("a(z) 5 ellen, a(z) 15 ellen, a(z) 50 ellen", "az 5 ellen, a 15 ellen, az 50 ellen");
        row("a(z) 10., a(z) 100., a(z) 1000., a(z) 1999., a(z) 12000.", "a 10., a 100., az 1000., az 1999., a 12000.");
        row("a(z) 500, a(z) 5000, a(z) 1000000", "az 500, az 5000, az 1000000");
        row("a(z) f4, a(z) e5, a(z) b2 mező", "az f4, az e5, a b2 mező");
        row("a(z) KB-7.3 és a(z) LG-2.1", "a KB-7.3 és az LG-2.1");
        row("a(z) UPSET! és a(z) Hustle!", "az UPSET! és a Hustle!");
        row("a(z) Fangs", "a Fangs");
        row("ha(z) Anna", "ha(z) Anna");
        row("a(z) ", "a ");
    }
    void hungarianArticles()
    {
        QFETCH(QString, filled);
        QTEST(withArticles(filled), "said");
    }

    void whatATranslatorSaysIsFilledIn()
    {
        Hungarian translator;
        QCoreApplication::installTranslator(&translator);
        const Sentence turn{"test", QT_TRANSLATE_NOOP("test", "It is %1's turn, not %2's.")};
        QCOMPARE(Text(turn, std::string("Méregagyarak"), std::string("Amazonok")).render(),
                 QStringLiteral("Most a Méregagyarak jönnek, nem az Amazonok."));
        const Sentence cards{"test", QT_TRANSLATE_N_NOOP("test", "%1 have %n card(s).")};
        QCOMPARE(Text(cards, several({"Anna", "Béla"}), 1).render(), QStringLiteral("Az Anna és Béla: 1 lap (1)."));
        QCoreApplication::removeTranslator(&translator);
    }

    // What an English computer tells of, a Hungarian one says in Hungarian; who is named there alone keeps that name.
    void whatAnotherComputerTellsIsReadHere()
    {
        const Sentence turn{"test", "It is %1's turn, not %2's."};
        const Sentence cards{"test", "%1 have %n card(s)."};
        const auto there = [](const std::string& id) {
            return id == "venom" ? QStringLiteral("Venom Mutants")
                   : id == "a"   ? QStringLiteral("Anna")
                                 : QString::fromStdString(id);
        };
        const auto here = [](const std::string& id) {
            return id == "venom" ? QStringLiteral("Méregagyarak") : QString::fromStdString(id);
        };
        const auto sent = [&](const Text& text) { return Json::parse(toldText(text, there).dump()); };
        const Json toldTurn = sent(Text(turn, std::string("venom"), std::string("a")));
        const Json toldCards = sent(Text(cards, several({"a", "b"}), 1).asLine());
        QCOMPARE(readTold(toldTurn, there), QStringLiteral("It is Venom Mutants' turn, not Anna's."));
        Hungarian translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(readTold(toldTurn, here), QStringLiteral("Most a Méregagyarak jönnek, nem az Anna."));
        QCOMPARE(readTold(toldCards), QStringLiteral("Az Anna és b: 1 lap (1)"));
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(readTold(sent(Text(Sentence{"test", "%1: %2"}, decimal(2.5, 1), Sentence{"test", "a turn"}))),
                 QStringLiteral("2.5: a turn"));
        for (const char* odd :
             {"null", "[]", R"({"says": "x"})", R"({"in": 1, "says": "%1", "with": "x"})",
              R"({"in": "t", "says": "%1%2%9", "with": [{"name": 3}, {"word": ["t"]}, [], null], "names": [1]})"})
            (void)readTold(Json::parse(odd));
        QCOMPARE(readTold(Json::parse(R"({"in": "t", "says": "%1!", "with": [[1]]})")), QStringLiteral("!"));
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
