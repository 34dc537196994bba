// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_things.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

class TestKeptThings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsThereAfterTheNextStart()
    {
        const QTemporaryDir folder;
        QStringList ids;
        {
            const auto store = Store::open(folder.path());
            KeptThings things(**store, "chess");
            const Checked<QStringList> kept =
                things.keep({{{}, "piece", QStringLiteral("rook"), {{"moves", "straight"}}},
                             {{}, "piece", QStringLiteral("king"), {{"moves", 1}}},
                             {{}, "opening", QStringLiteral("Ruy"), Json::array()}});
            QVERIFY(kept);
            ids = *kept;
            // The same id again: in its place.
            QVERIFY(things.keep({{ids[1], "piece", QStringLiteral("queen"), {{"moves", 8}}}}));
        }
        const auto store = Store::open(folder.path());
        KeptThings things(**store, "chess");
        const auto all = things.all("piece");
        QVERIFY(all);
        QCOMPARE(all->size(), std::size_t{2});
        QCOMPARE(all->front().glance, QStringLiteral("queen")); // in order of the glances
        QCOMPARE(all->front().content.dump(), std::string("{\"moves\":8}"));
        QCOMPARE(all->front().id, ids[1]);
        QCOMPARE(things.glances("opening")->size(), std::size_t{1});
        QVERIFY(things.glances("opening")->front().content.is_null());
        QVERIFY(KeptThings(**store, "go").all("piece")->empty());
        QVERIFY(things.remove(ids[1]).empty());
        QVERIFY(!*things.find(ids[1]));
        QCOMPARE((*things.find(ids[0]))->kind, std::string("piece"));
    }
};

QTEST_GUILESS_MAIN(TestKeptThings)
#include "tst_kept_things.moc"
