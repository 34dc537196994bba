// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_book.h"

#include <QTest>
#include <algorithm>

using namespace whistle;

class TestRuleBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRuleIsFoundByItsId()
    {
        const RuleBook* book = RuleBook::of(QStringLiteral("kaosball"));
        QVERIFY(book);
        const Rule* bell = book->find("KB-16.3");
        QVERIFY(bell);
        QCOMPARE(bell->section, std::string("End of a turn, the bell"));
        QVERIFY(bell->text.find("bell") != std::string::npos);
        QVERIFY(!book->find("KB-99.1"));
        QVERIFY(!book->find(""));
    }

    void theDigestIsWhole()
    {
        const RuleBook& book = *RuleBook::of(QStringLiteral("kaosball"));
        QCOMPARE(book.rules().size(), std::size_t{339});
        QCOMPARE(book.rules().front().id, std::string("KB-1.1"));
        for (int ruling = 1; ruling <= 77; ++ruling)
            QVERIFY2(book.find("KB-R" + std::to_string(ruling)), std::to_string(ruling).c_str());
        for (int example = 1; example <= 14; ++example)
            QVERIFY2(book.find("KB-E" + std::to_string(example)), std::to_string(example).c_str());
    }

    void textsAreFitToBeShown()
    {
        for (const Rule& rule : RuleBook::of(QStringLiteral("kaosball"))->rules()) {
            const std::string& text = rule.text;
            QVERIFY2(text.find_first_of("`|") == std::string::npos && text.find("**") == std::string::npos &&
                         text.find("«") == std::string::npos,
                     rule.id.c_str());
            QVERIFY2(std::string(".?!)").find(text.back()) != std::string::npos, rule.id.c_str());
        }
    }

    void aSwitchableReadingNamesItsHouseRule()
    {
        const RuleBook& book = *RuleBook::of(QStringLiteral("kaosball"));
        QCOMPARE(book.find("KB-R1")->houseRule, std::string("stim_pack_doubles"));
        QVERIFY(book.find("KB-R14")->houseRule.empty());
        const auto switches = std::count_if(book.rules().begin(), book.rules().end(),
                                            [](const Rule& rule) { return !rule.houseRule.empty(); });
        QCOMPARE(switches, 13);
    }

    void aGameWithoutRulesHasNoBook() { QVERIFY(!RuleBook::of(QStringLiteral("chess"))); }

    void aBadListIsRefusedWithItsLine()
    {
        const Checked<RuleBook> twice = RuleBook::read(R"({"format": "whistle-rules", "format_version": 1,
            "game": "chess", "language": "en", "rules": [
            {"id": "CH-1", "section": "Board", "text": "It is square."},
            {"id": "CH-1", "section": "Board", "text": "It is flat."}]})");
        QVERIFY(!twice);
        QCOMPARE(twice.problems().front().at, std::string("/rules/1/id"));
        QCOMPARE(twice.problems().front().line, 4);
        QVERIFY(!RuleBook::read("[]"));
        QVERIFY(!RuleBook::read("{"));
    }
};

QTEST_GUILESS_MAIN(TestRuleBook)
#include "tst_rule_book.moc"
