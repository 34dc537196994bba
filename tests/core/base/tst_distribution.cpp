// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/distribution.h"

#include <QTest>

using namespace whistle;

class TestDistribution : public QObject {
    Q_OBJECT

    /// The sum of two four-sided dice.
    static Distribution twoDice()
    {
        Distribution sum;
        for (int a = 1; a <= 4; ++a) {
            for (int b = 1; b <= 4; ++b)
                sum.add(a + b, 1.0 / 16);
        }
        return sum;
    }

private Q_SLOTS:
    void aMeanIsTheSumOfValuesByTheirChance()
    {
        QCOMPARE(twoDice().total(), 1.0);
        QCOMPARE(twoDice().mean(), 5.0);
        QCOMPARE(twoDice().probabilities().at(8), 1.0 / 16);
    }

    void chancesAddUp()
    {
        QCOMPARE(twoDice().atMost(3), 3.0 / 16);
        QCOMPARE(twoDice().atLeast(7), 3.0 / 16);
        QCOMPARE(twoDice().atMost(1), 0.0);
    }

    void aQuantileIsTheFirstValueThatReachesItsShare()
    {
        QCOMPARE(*twoDice().quantile(0.5), 5);
        QCOMPARE(*twoDice().quantile(3.0 / 16), 3);
        QCOMPARE(*twoDice().quantile(0.95), 8);
        QVERIFY(!Distribution().quantile(0.5));
    }

    void oneIsAddedToAnotherWithAWeight()
    {
        Distribution bonus;
        bonus.add(twoDice(), 0.5, 10);
        bonus.add(0, 0.5);
        QCOMPARE(bonus.total(), 1.0);
        QCOMPARE(bonus.mean(), 7.5);
        QCOMPARE(*bonus.quantile(0.5), 0);
    }
};

QTEST_GUILESS_MAIN(TestDistribution)
#include "tst_distribution.moc"
