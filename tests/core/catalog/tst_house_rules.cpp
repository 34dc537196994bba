// SPDX-License-Identifier: GPL-3.0-or-later
// The switches that players agree on: what a game declares and what its rulebook says are one thing.
#include "catalog/catalog.h"
#include "rulebook/house_rules.h"

#include <QTest>
#include <set>

using namespace whistle;

namespace {

std::vector<ShapeKey> keysOf(const std::string& game)
{
    return houseRuleKeys((*Catalog::standard().game(game))->command());
}

} // namespace

class TestHouseRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bookAndDeclarationAgree_data()
    {
        QTest::addColumn<QString>("game");
        for (const CatalogGame& game : Catalog::standard().games())
            QTest::newRow(game.id.c_str()) << QString::fromStdString(game.id);
    }

    void bookAndDeclarationAgree()
    {
        QFETCH(QString, game);
        const RuleBook* book = RuleBook::of(game);
        QVERIFY(book);
        const std::vector<ShapeKey> keys = keysOf(game.toStdString());
        QVERIFY(!keys.empty());
        QStringList found;
        for (const std::string& disagreement : houseRuleDisagreements(*book, keys))
            found << QString::fromStdString(disagreement);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        for (const BookLanguage language : book->languages()) {
            const std::vector<HouseRule> rules = houseRules(*book, keys, language);
            QCOMPARE(rules.size(), keys.size());
            for (const HouseRule& rule : rules) {
                QVERIFY2(!rule.title.empty() && !rule.usual.is_null() && book->find(rule.rule), rule.key.c_str());
                for (const HouseRule::Value& value : rule.values)
                    QVERIFY2(!value.words.empty(), rule.key.c_str());
            }
        }
    }

    void aSwitchHasItsValuesInTheReadersWords()
    {
        const RuleBook& book = *RuleBook::of(QStringLiteral("battle-line"));
        const std::vector<ShapeKey> keys = keysOf("battle-line");
        const std::vector<HouseRule> rules = houseRules(book, keys, BookLanguage::English);
        QCOMPARE(rules.front().key, std::string("wildcard_duplicates"));
        QCOMPARE(rules.front().rule, std::string("BL-R1"));
        QCOMPARE(rules.front().usual.dump(), std::string("\"allowed\""));
        QCOMPARE(rules.front().values.back().words, std::string("no visible card"));
        QCOMPARE(rules[2].usual.dump(), std::string("true"));
        QCOMPARE(rules[2].values.front().words, std::string("a Tactics card must be played"));
        QVERIFY(houseRules(book, keys, BookLanguage::Hungarian).front().title != rules.front().title);
    }

    void whatOnlyOneOfThemHasIsFound()
    {
        const RuleBook& book = *RuleBook::of(QStringLiteral("battle-line"));
        std::vector<ShapeKey> keys = keysOf("battle-line");
        keys[0].name = "wildcards";
        keys[2].fallback = "false";
        keys[3].shape = Shape::words({"one_at_a_time"});
        // a switch without a rule, a rule without a switch, another usual value, a value too many in three languages
        QCOMPARE(houseRuleDisagreements(book, keys).size(), std::size_t{6});
    }
};

QTEST_GUILESS_MAIN(TestHouseRules)
#include "tst_house_rules.moc"
