// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/deck_check.h"
#include "chaotic/library/ready_deck.h"
#include "chaotic/pack/facts.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

Checked<std::shared_ptr<const Facts>> loadWith(const QByteArray& sections)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("club.json")));
    const bool isOpen = file.open(QIODevice::WriteOnly);
    Q_ASSERT(isOpen);
    file.write("{\"format\": \"whistle-data-pack\", \"format_version\": 1, \"id\": \"club\", \"game\": \"chaotic\",\n"
               "\"version\": \"1\",\n" +
               sections + "}\n");
    file.close();
    return packs().load(folder.path());
}

} // namespace

class TestChaoticPacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePrintedPackHasNoProblem()
    {
        QVERIFY(printedFacts()->pack); // brings the resources in
        const Checked<Pack> pack = readPackFile(QStringLiteral(":/packs/chaotic/base.json"), packs().form().shape());
        QVERIFY2(pack, pack ? "" : qPrintable(renderProblem(pack.problems().front())));
        const Problems problems = packs().form().check(*pack, *printedFacts());
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(renderProblem(problems.front())));
    }

    void ninetyCardsAndTwoLegalDecks()
    {
        const Facts& facts = *printedFacts();
        QCOMPARE(facts.cards.creatures.size() + facts.cards.battlegear.size() + facts.cards.mugic.size() +
                     facts.cards.locations.size() + facts.cards.attacks.size(),
                 std::size_t{90});
        QCOMPARE(facts.decks.size(), std::size_t{2});
        for (const SampleDeck& deck : facts.decks) {
            Reasons silent(Reasons::Listening::No);
            QVERIFY(judgeDeck(deckQuestion(deck.size, RulesLevel::Advanced, deck.deck), silent).legal);
            QVERIFY(deckProblems(writeRecord(deck.deck), {}).empty());
        }
    }

    // CH-2, for every board and level
    void readyDecksAreLegal()
    {
        for (const int size : {1, 3, 6, 10}) {
            for (const RulesLevel level : {RulesLevel::Basic, RulesLevel::Advanced}) {
                for (const Tribe tribe : {Tribe::Overworld, Tribe::Underworld, Tribe::Danian, Tribe::Marrillian}) {
                    const Deck deck = readyDeck(*printedFacts(), tribe, size, level);
                    Reasons silent(Reasons::Listening::No);
                    QVERIFY(judgeDeck(deckQuestion(size, level, deck), silent).legal);
                    QVERIFY(deckProblems(writeRecord(deck), {}).empty());
                }
            }
        }
    }

    void ownCardsAreLaidOnTop()
    {
        const auto facts = loadWith(R"("cards": {"mugic": [
            {"name": "Decrescendo", "affiliation": "generic", "cost": 3, "effect": {"damage": 7}},
            {"name": "Hum", "affiliation": "danian", "cost": "x", "effect": {}}]})");
        QVERIFY(facts);
        QCOMPARE((*facts)->cards.mugic.size(), std::size_t{14});
        QCOMPARE(*(*facts)->cards.mugic.front().cost, 3);
        QVERIFY(!(*facts)->cards.mugic.back().cost);
        QVERIFY((*facts)->pack->at("sha256") != printedFacts()->pack->at("sha256"));
    }

    void brokenPacksAreTold_data()
    {
        QTest::addColumn<QByteArray>("sections");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* sections, const char* place) {
            QTest::newRow(place) << QByteArray(sections) << QByteArray(place);
        };
        row(R"("cards": {"mugic": [{"name": "Hum", "affiliation": "dwarf", "cost": 1, "effect": {}}]})",
            "/cards/mugic/0/affiliation");
        row(R"("cards": {"mugic": [{"name": "Hum", "affiliation": "danian", "cost": 1, "effect": {}},
            {"name": "HUM", "affiliation": "danian", "cost": 1, "effect": {}}]})",
            "/cards/mugic/1/name");
        row(R"("cards": {"battlegear": [{"name": "Hat", "modifiers": [{"operation": "gain", "stat": "speed", "amount": 5,
            "only_if": {"discipline": "power", "below": 5}}]}]})",
            "/cards/battlegear/0/modifiers/0/only_if");
        row(R"("decks": [{"id": "d", "name": {"en": "D"}, "size": 3, "creatures": [{"name": "Nobody"}], "battlegear": [],
            "mugic": [], "locations": [], "attacks": []}])",
            "/decks/0/creatures/0/name");
    }
    void brokenPacksAreTold()
    {
        QFETCH(QByteArray, sections);
        QFETCH(QByteArray, place);
        const auto facts = loadWith(sections);
        QVERIFY(!facts);
        QVERIFY2(QByteArray::fromStdString(facts.problems().front().at).endsWith(place),
                 facts.problems().front().at.c_str());
        QVERIFY(facts.problems().front().line > 0);
    }
};

QTEST_GUILESS_MAIN(TestChaoticPacks)
#include "tst_chaotic_packs.moc"
