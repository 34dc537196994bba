// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_rulings.h"

#include "../journal/counting_game.h"
#include "journal/game_match.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

KeptRuling deadCard(std::optional<MatchId> match, int entry)
{
    KeptRuling ruling;
    ruling.game = "kaosball";
    ruling.question = "card_status";
    ruling.input = {{"burned", Json::array()}, {"cards", Json::array()}};
    ruling.ruling = {{"verdict", {{"dead", true}}}, {"why", {"because"}}, {"rules", {"KB-17.8"}}};
    ruling.match = std::move(match);
    ruling.entry = entry;
    ruling.at = Instant{1'770'000'000 + entry};
    return ruling;
}

} // namespace

class TestKeptRulings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void surviveARestart()
    {
        const QTemporaryDir folder;
        MatchId match;
        {
            const auto store = Store::open(folder.path());
            QVERIFY(store.isGood());
            const Checked<MatchId> id =
                (*store)->createMatch(GameMatch<counting::Game>().header(), Instant{1'770'000'000});
            if (!id)
                qFatal("%s", id.problems().front().message.toStdString().c_str());
            match = *id;
            KeptRulings rulings(**store);
            QVERIFY(rulings.keep(deadCard(match, 7)).isGood());
            QVERIFY(rulings.keep(deadCard(match, 3)).isGood());
            KeptRuling precedent = deadCard({}, 0);
            precedent.isPrecedent = true;
            precedent.decision = "It counts.";
            QVERIFY(rulings.keep(precedent).isGood());
        }
        const auto store = Store::open(folder.path());
        KeptRulings rulings(**store);
        const auto kept = rulings.of(match);
        QVERIFY(kept.isGood());
        QCOMPARE(kept->size(), std::size_t{2});
        QCOMPARE(kept->front().entry, 3);
        QCOMPARE(kept->front().ruling.dump(), deadCard(match, 3).ruling.dump());
        const auto precedents = rulings.precedents("kaosball", "card_status");
        QVERIFY(precedents.isGood());
        QCOMPARE(precedents->size(), std::size_t{1});
        QCOMPARE(precedents->front().decision, std::string("It counts."));
        QVERIFY(!precedents->front().match);
    }

    void aPrecedentCanBeDropped()
    {
        const QTemporaryDir folder;
        const auto store = Store::open(folder.path());
        KeptRulings rulings(**store);
        KeptRuling precedent = deadCard({}, 0);
        precedent.isPrecedent = true;
        const Checked<QString> id = rulings.keep(precedent);
        QVERIFY(id.isGood());
        QVERIFY(rulings.setPrecedent(*id, false).empty());
        QVERIFY(rulings.precedents("kaosball", "card_status")->empty());
        QVERIFY(rulings.remove(*id).empty());
    }
};

QTEST_GUILESS_MAIN(TestKeptRulings)
#include "tst_kept_rulings.moc"
