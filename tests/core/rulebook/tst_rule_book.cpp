// SPDX-License-Identifier: GPL-3.0-or-later
// How a rulebook is read and what is told about a bad one. What the compiled-in books say: tst_rule_content.
#include "made_file.h"
#include "rulebook/rule_book.h"
#include "rulebook/rule_book_shape.h"

#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

const std::string book = R"({
  "format": "whistle-rulebook", "format_version": 1, "game": "chess", "languages": ["en", "hu"],
  "sections": [
    {"id": "CH-1", "rules": [
      {"id": "CH-1.1", "see": ["CH-1.2"]},
      {"id": "CH-1.2", "told_only": "it is about wood"}
    ]},
    {"id": "CH-R", "rules": [
      {"id": "CH-R1", "kind": "reading", "about": ["CH-1.1"], "house_rule": {"key": "corners", "usual": true}}
    ]}
  ],
  "glossary": [{"id": "board", "rules": ["CH-1.1"]}]
})";

const std::string english = R"({
  "format": "whistle-rulebook-words", "format_version": 1, "game": "chess", "language": "en",
  "sections": {"CH-1": "Board", "CH-R": "Readings"},
  "rules": {
    "CH-1.1": {"title": "Shape", "text": "It is square.", "examples": ["As a tile is."]},
    "CH-1.2": {"title": "Wood", "text": "It is flat."},
    "CH-R1": {"title": "Corners?", "text": "Four of them (CH-1.1).", "reason": "It is square.",
              "values": {"true": "four", "false": "none"}}
  },
  "glossary": {"board": {"term": "board", "also": ["table"], "meaning": "It is played on."}}
})";

const std::string hungarian = R"({
  "format": "whistle-rulebook-words", "format_version": 1, "game": "chess", "language": "hu",
  "sections": {"CH-1": "Tábla", "CH-R": "Értelmezések"},
  "rules": {
    "CH-1.1": {"title": "Alak", "text": "Négyzet."},
    "CH-1.2": {"title": "Fa", "text": "Lapos."},
    "CH-R1": {"title": "Sarkok?", "text": "Négy.", "reason": "Mert négyzet.",
              "values": {"true": "négy", "false": "egy sem"}}
  },
  "glossary": {"board": {"term": "tábla", "meaning": "Ezen játsszák."}}
})";

Checked<RuleBook> read(const std::string& structure, const std::string& en, const std::string& hu)
{
    return RuleBook::read({"book.json", structure}, {{"en.json", en}, {"hu.json", hu}});
}

std::string with(std::string text, std::string_view old, std::string_view now)
{
    const std::size_t at = text.find(old);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, old.size(), now);
}

/// "file#/pointer, line: message" of every problem.
QStringList told(const Checked<RuleBook>& checked)
{
    QStringList all;
    for (const Problem& problem : checked.problems())
        all << QStringLiteral("%1, %2: %3")
                   .arg(QString::fromStdString(problem.at), QString::number(problem.line), problem.message.render());
    return all;
}

} // namespace

class TestRuleBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBookIsReadInEveryLanguage()
    {
        const Checked<RuleBook> chess = read(book, english, hungarian);
        QVERIFY2(chess, qPrintable(told(chess).join(u'\n')));
        QCOMPARE(chess->game(), std::string("chess"));
        QCOMPARE(chess->rules().size(), std::size_t{3});
        const Rule* shape = chess->find("CH-1.1");
        QVERIFY(shape);
        QCOMPARE(shape->section, std::string("CH-1"));
        QCOMPARE(shape->words.in(BookLanguage::English).title, std::string("Shape"));
        QCOMPARE(shape->words.in(BookLanguage::English).examples.size(), std::size_t{1});
        QCOMPARE(shape->words.in(BookLanguage::Hungarian).text, std::string("Négyzet."));
        QCOMPARE(chess->section("CH-1")->title.in(BookLanguage::Hungarian), std::string("Tábla"));
        QCOMPARE(chess->term("board")->words.in(BookLanguage::Hungarian).term, std::string("tábla"));
        QCOMPARE(chess->find("CH-1.2")->toldOnly, std::string("it is about wood"));
        QVERIFY(!chess->find("CH-9.9") && !chess->find("") && !chess->section("CH-9") && !chess->term("king"));
    }

    void aReadingBelongsToItsRules()
    {
        const Checked<RuleBook> chess = read(book, english, hungarian);
        const std::vector<const Rule*> readings = chess->about("CH-1.1", RuleKind::Reading);
        QCOMPARE(readings.size(), std::size_t{1});
        QCOMPARE(readings.front()->houseRule, std::string("corners"));
        QCOMPARE(readings.front()->usualValue, std::string("true"));
        QCOMPARE(readings.front()->words.in(BookLanguage::Hungarian).values.at("false"), std::string("egy sem"));
        QVERIFY(chess->about("CH-1.2", RuleKind::Reading).empty());
        QVERIFY(chess->about("CH-1.1", RuleKind::Example).empty());
    }

    void seeAlsoGoesBothWays()
    {
        const Checked<RuleBook> chess = read(book, english, hungarian);
        QCOMPARE(chess->seeAlso(*chess->find("CH-1.1")).front()->id, std::string("CH-1.2"));
        QCOMPARE(chess->seeAlso(*chess->find("CH-1.2")).front()->id, std::string("CH-1.1"));
        const auto ofReading = chess->seeAlso(*chess->find("CH-R1")); // `about` and the text name the same one
        QCOMPARE(ofReading.size(), std::size_t{1});
        QCOMPARE(ofReading.front()->id, std::string("CH-1.1"));
    }

    void aMissingLanguageIsLentTheFirst()
    {
        const Checked<RuleBook> chess = read(book, english, hungarian);
        QCOMPARE(chess->find("CH-1.2")->words.in(BookLanguage::Polish).text, std::string("It is flat."));
        QCOMPARE(chess->section("CH-1")->title.in(BookLanguage::Polish), std::string("Board"));
        QCOMPARE(chess->term("board")->words.in(BookLanguage::Polish).term, std::string("board"));
        QCOMPARE(chess->languages().size(), std::size_t{2});
    }

    void idsAreFoundInTexts()
    {
        const auto ids = [](std::string_view text) {
            QStringList all;
            for (const RuleMention mention : ruleMentions(text))
                all << QString::fromUtf8(text.data() + mention.at, static_cast<qsizetype>(mention.length));
            return all.join(u' ');
        };
        QCOMPARE(ids("See KB-17.8 and KB-R14, or BL-E3."), QStringLiteral("KB-17.8 KB-R14 BL-E3"));
        QCOMPARE(ids("(KB-2.1)"), QStringLiteral("KB-2.1"));
        QCOMPARE(ids("A KB-17.8-as szabály"), QStringLiteral("KB-17.8"));
        QCOMPARE(ids("AKB-17.8, KB-, KB-17, KB-17., KB-R, B-1.1, T-Bone, xKB-"), QString());
    }

    void whatIsWrong_data()
    {
        QTest::addColumn<QString>("structure");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("problem");
        const auto inBook = [](const char* name, std::string_view old, std::string_view now, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(with(book, old, now)) << QString::fromStdString(hungarian)
                                << QString::fromUtf8(problem);
        };
        const auto inWords = [](const char* name, std::string_view old, std::string_view now, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(book) << QString::fromStdString(with(hungarian, old, now))
                                << QString::fromUtf8(problem);
        };
        inBook("an id twice", R"({"id": "CH-1.2")", R"({"id": "CH-1.1")",
               "book.json#/sections/0/rules/1/id, 6: The id “CH-1.1” appears here twice.");
        inBook("a link to nothing", R"("see": ["CH-1.2"])", R"("see": ["CH-7.2"])",
               "book.json#/sections/0/rules/0/see/0, 5: The book has no rule “CH-7.2”.");
        inBook("a link to itself", R"("see": ["CH-1.2"])", R"("see": ["CH-1.1"])",
               "book.json#/sections/0/rules/0/see/0, 5: The rule “CH-1.1” points at itself.");
        inBook("a reading about nothing", R"("about": ["CH-1.1"], )", "",
               "book.json#/sections/1/rules/0, 9: A reading or an example lists in “about” the rules it belongs to.");
        inBook("a rule about another", R"("see": ["CH-1.2"])", R"("about": ["CH-1.2"])",
               "book.json#/sections/0/rules/0/about, 5: Only a reading or an example has “about”; other rules have "
               "“see”.");
        inBook("a term of no rule", R"("rules": ["CH-1.1"]}])", R"("rules": ["CH-4.1"]}])",
               "book.json#/glossary/0/rules/0, 12: The book has no rule “CH-4.1”.");
        inBook("a language without words", R"(["en", "hu"])", R"(["en", "hu", "pl"])",
               "book.json#/languages, 0: The book is also written in “pl”, but the file with its text is missing.");
        inBook("a language not listed", R"(["en", "hu"])", R"(["en"])",
               "hu.json#/language, 2: The book does not list the language “hu” of this text.");
        inBook("a usual value without a name", R"("usual": true)", R"("usual": "some")",
               "hu.json#/rules/CH-R1/values, 8: The usual value “some” of the house rule is not among its values.");
        inBook("an unknown key", R"("told_only")", R"("told_onyl")",
               "book.json#/sections/0/rules/1/told_onyl, 6: The key “told_onyl” is not known here; was “told_only” "
               "meant?");
        inWords("no words", R"("CH-1.2": {"title": "Fa", "text": "Lapos."},)", "",
                "hu.json#/rules, 4: The text of “CH-1.2” is missing here.");
        inWords("words for nothing", R"("CH-1.2": {"title": "Fa", "text": "Lapos."},)",
                R"("CH-1.2": {"title": "Fa", "text": "Lapos."}, "CH-1.3": {"title": "Fa", "text": "Lapos."},)",
                "hu.json#/rules/CH-1.3, 6: The book has no “CH-1.3”; was “CH-1.1” meant?");
        inWords("no title of a section", R"("CH-1": "Tábla", )", "",
                "hu.json#/sections, 3: The text of “CH-1” is missing here.");
        inWords("no reason", R"(, "reason": "Mert négyzet.")", "",
                "hu.json#/rules/CH-R1, 7: A reading states in “reason” why it is taken.");
        inWords("a reason too many", R"("text": "Lapos.")", R"("text": "Lapos.", "reason": "Fa.")",
                "hu.json#/rules/CH-1.2/reason, 6: Only a reading has a reason.");
        inWords("values too many", R"("text": "Lapos.")", R"("text": "Lapos.", "values": {"a": "b"})",
                "hu.json#/rules/CH-1.2/values, 6: “values” are those of a house rule; this has none.");
        inWords("a text that names no rule", "Lapos.", "Lapos (CH-5.5).",
                "hu.json#/rules/CH-1.2/text, 6: The book has no rule “CH-5.5”.");
        inWords("another game", R"("game": "chess")", R"("game": "draughts")",
                "hu.json#/game, 2: This is text for “draughts”, but the book is for “chess”.");
    }

    void whatIsWrong()
    {
        QFETCH(const QString, structure);
        QFETCH(const QString, words);
        QFETCH(const QString, problem);
        const Checked<RuleBook> chess = read(structure.toStdString(), english, words.toStdString());
        QVERIFY(!chess);
        const QStringList all = told(chess);
        QVERIFY2(all.contains(problem), qPrintable(all.join(u'\n')));
    }

    void allProblemsComeAtOnce()
    {
        const Checked<RuleBook> chess = read(with(book, R"("see": ["CH-1.2"])", R"("see": ["CH-7.2"])"),
                                             with(english, "It is flat.", "It is flat (CH-8.8)."),
                                             with(hungarian, R"(, "reason": "Mert négyzet.")", ""));
        QCOMPARE(chess.problems().size(), std::size_t{3});
        QVERIFY(!RuleBook::read({"book.json", "[]"}, {}) && !RuleBook::read({"book.json", "{"}, {}));
    }

    void aGameWithoutRulesHasNoBook() { QVERIFY(!RuleBook::of(QStringLiteral("chess"))); }

    void theSchemaFilesAreUpToDate()
    {
        const QByteArray bookFault = faultOfSchemaFile("rulebook", "Whistle rulebook", ruleBookShape());
        QVERIFY2(bookFault.isEmpty(), bookFault);
        const QByteArray wordsFault =
            faultOfSchemaFile("rulebook-words", "Words of a Whistle rulebook in one language", ruleWordsShape());
        QVERIFY2(wordsFault.isEmpty(), wordsFault);
    }
};

QTEST_GUILESS_MAIN(TestRuleBook)
#include "tst_rule_book.moc"
