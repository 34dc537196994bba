// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/pack/facts.h"
#include "elgrande/pack/pack_content.h"
#include "elgrande/table/rounds.h"
#include "elgrande/telling/names.h"
#include "made_file.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

const QString printedFile = QStringLiteral(WHISTLE_SOURCE_DIR "/resources/packs/el-grande/base.json");

/// The facts with a pack on top that has these sections.
Checked<std::shared_ptr<const Facts>> loadWith(const QByteArray& sections)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("club.json")));
    if (!file.open(QIODevice::WriteOnly))
        return Problem{"club.json", Text::verbatim("cannot be written")};
    file.write(R"({"format": "whistle-data-pack", "format_version": 1, "id": "club", "game": "el-grande",
 "version": "1", "name": {"en": "Club"},
 )" + sections +
               "}");
    file.close();
    return packs().load(folder.path());
}

} // namespace

class TestElGrandePack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePrintedPackIsSound()
    {
        const Checked<Pack> pack = readPackFile(printedFile, packs().form().shape());
        QVERIFY2(pack, pack.isGood() ? "" : qPrintable(renderProblem(pack.problems().front())));
        QVERIFY(packs().form().check(*pack, *printedFacts()).empty());
    }

    /// EG-1.5, EG-1.7, EG-1.8
    void theBoxHasWhatTheRulesSay()
    {
        const Facts& facts = *printedFacts();
        QCOMPARE(facts.scores[Area::NewCastile], (Scores{7, 4, 2}));
        QCOMPARE(facts.scores[Area::Castillo], (Scores{5, 3, 1}));
        QCOMPARE(facts.neighbours[Area::Galicia].size(), std::size_t{2});
        QCOMPARE(facts.headsOf(1), 6);
        QCOMPARE(facts.headsOf(13), 0);
        std::array<int, stackCount + 1> sizes{};
        for (const ActionCard& card : facts.cards)
            sizes[static_cast<std::size_t>(card.stack)] += card.copies;
        QCOMPARE(sizes, (std::array<int, stackCount + 1>{0, 11, 11, 11, 11, 1}));
    }

    /// The sentences of the referee and the pack call a region alike.
    void regionsGoByOneName()
    {
        for (const Area region : allRegions())
            QCOMPARE(printedFacts()->names[region].at("en"), std::string(nameOf(region).source));
    }

    /// EG-1.6
    void sixRoundsAreNineWithoutThree()
    {
        QCOMPARE(roundAfter(0, 6), std::optional(2));
        QCOMPARE(roundAfter(3, 6), std::optional(5));
        QCOMPARE(roundAfter(9, 6), std::nullopt);
        QVERIFY(!isPlayedRound(7, 6) && isPlayedRound(7, 9) && endsWithScoring(6));
    }

    void aLaterPackGivesOtherNames()
    {
        const auto facts = loadWith(
            R"("areas": [{"id": "granada", "name": {"en": "Old Granada"}, "scores": [6, 3, 1],
                "neighbours": ["new_castile", "valencia", "seville"]}])");
        QVERIFY(facts);
        QCOMPARE((*facts)->names[Area::Granada].at("en"), std::string("Old Granada"));
        QVERIFY((*facts)->pack->at("sha256") != printedFacts()->pack->at("sha256"));
    }

    void everyFaultIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("sections");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char* name, const char* sections, const char* at) {
            QTest::newRow(name) << QByteArray(sections) << QByteArray(at);
        };
        row("an unknown region", R"("areas": [{"id": "leon", "name": {"en": "L"}, "scores": [1, 1, 1]}])",
            "club.json#/areas/0/id");
        row("a neighbour that is none", R"("areas": [{"id": "granada", "name": {"en": "G"}, "scores": [6, 3, 1],
            "neighbours": ["new_castile", "valencia", "seville", "galicia"]}])",
            "club.json#/areas/0/neighbours");
        row("two scores", R"("scoreboards": [{"id": "8/4/0", "scores": [8, 4]}])", "club.json#/scoreboards/0/scores");
        row("a power card twice", R"("power_cards": [{"value": 1, "caballeros": 6}, {"value": 1, "caballeros": 5}])",
            "club.json#/power_cards/1/value");
        row("a stack that is too small", R"("action_cards": [{"id": "veto", "stack": 1, "copies": 2, "effect": "veto",
            "title": {"en": "V"}, "text": {"en": "V"}}, {"id": "score_any_region_stack_2", "stack": 2, "copies": 2,
            "effect": "score_any_region", "title": {"en": "S"}, "text": {"en": "S"}}])",
            "club.json#/action_cards");
        row("a second King card", R"("action_cards": [{"id": "queen", "stack": 5, "copies": 1, "effect": "king_card",
            "title": {"en": "Q"}, "text": {"en": "Q"}}])",
            "club.json#/action_cards");
    }
    void everyFaultIsToldWithItsPlace()
    {
        QFETCH(QByteArray, sections);
        QFETCH(QByteArray, at);
        const auto facts = loadWith(sections);
        QVERIFY(!facts);
        QCOMPARE(facts.problems().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(facts.problems().front().at), QString::fromUtf8(at));
        QVERIFY(!renderProblem(facts.problems().front()).isEmpty());
    }

    void theSchemaFileIsUpToDate()
    {
        const QByteArray fault =
            faultOfSchemaFile("el-grande-pack", "Whistle data pack for El Grande", packs().form().shape());
        QVERIFY2(fault.isEmpty(), fault);
    }
};

QTEST_GUILESS_MAIN(TestElGrandePack)
#include "tst_elgrande_pack.moc"
