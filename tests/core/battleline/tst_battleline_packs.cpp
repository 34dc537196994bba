// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/facts.h"
#include "battleline/table/cards.h"
#include "made_file.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::battleline;

namespace {

/// The facts with one pack on top: the header and these sections.
Checked<std::shared_ptr<const Facts>> loadWith(const QByteArray& sections)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("club.json")));
    const bool isOpen = file.open(QIODevice::WriteOnly);
    Q_ASSERT(isOpen);
    file.write(
        "{\"format\": \"whistle-data-pack\", \"format_version\": 1, \"id\": \"club\", \"game\": \"battle-line\",\n"
        "\"version\": \"1\",\n" +
        sections + "}\n");
    file.close();
    return packs().load(folder.path());
}

} // namespace

class TestBattleLinePacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePrintedPackHasNoProblem()
    {
        QVERIFY(packs().printed()->pack); // brings the resources in
        const Checked<Pack> pack =
            readPackFile(QStringLiteral(":/packs/battle-line/base.json"), packs().form().shape());
        QVERIFY2(pack, pack ? "" : qPrintable(renderProblem(pack.problems().front())));
        const Problems problems = packs().form().check(*pack, *packs().printed());
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(renderProblem(problems.front())));
        // Every section is there.
        const Json sections = packs().form().shape().schema().at("properties");
        for (const auto& [section, ignored] : sections.items()) {
            if (section != "note")
                QVERIFY2(pack->content.contains(section), section.c_str());
        }
    }

    void whatIsPrintedIsRead()
    {
        const Facts& facts = *packs().printed();
        QVERIFY(facts.pack->at("id") == "battle-line-base");
        QCOMPARE(facts.pack->at("sha256").get<std::string>().size(), std::size_t{64});
        QCOMPARE(facts.nameOf("colors", "blue").at("en"), std::string("Blue"));
        QCOMPARE(facts.nameOf("troops", "10").at("en"), std::string("Elephants"));
        QCOMPARE(facts.nameOf("tactics", "shield_bearers").at("hu"), std::string("Pajzshordozók"));
        QCOMPARE(facts.nameOf("formations", "wedge").at("hu"), std::string("Ék"));
        QCOMPARE(facts.nameOf("victories", "breakthrough").at("hu"), std::string("Áttörés"));
        for (const char* language : {"en", "hu", "pl"}) {
            for (int color = 0; color < colorCount; ++color)
                QVERIFY(facts.nameOf("colors", colorIds[color]).contains(language));
            for (int value = 1; value <= valueCount; ++value)
                QVERIFY(facts.nameOf("troops", std::to_string(value)).contains(language));
            for (const Card card : cardsOf({CardKind::Morale, CardKind::Environment, CardKind::Guile}))
                QVERIFY(facts.nameOf("tactics", idOf(card)).contains(language) &&
                        facts.effects.at(idOf(card)).contains(language));
        }
    }

    void aUsersPackGivesOtherNames()
    {
        const Checked<std::shared_ptr<const Facts>> facts =
            loadWith(R"("troops": [{"value": 10, "name": {"en": "War Elephants", "hu": "Harci elefántok"}}])");
        QVERIFY(facts);
        QCOMPARE((*facts)->nameOf("troops", "10").at("en"), std::string("War Elephants"));
        QCOMPARE((*facts)->nameOf("troops", "9").at("en"), std::string("Chariots"));
        QVERIFY((*facts)->pack->at("id") == packs().printed()->pack->at("id"));
        QVERIFY((*facts)->pack->at("sha256") != packs().printed()->pack->at("sha256"));
        QVERIFY(packs().load(QStringLiteral("/no/such/folder")));
    }

    void everyFaultIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("sections");
        QTest::addColumn<QByteArray>("at");
        const auto row = [](const char* name, const char* sections, const char* at) {
            QTest::newRow(name) << QByteArray(sections) << QByteArray(at);
        };
        row("a color twice", R"("colors": [{"id": "red", "name": {"en": "A"}}, {"id": "red", "name": {"en": "B"}}])",
            "club.json#/colors/1/id");
        row("an unknown color", R"("colors": [{"id": "pink", "name": {"en": "Pink"}}])", "club.json#/colors/0/id");
        row("a value that no card has", R"("troops": [{"value": 11, "name": {"en": "Gods"}}])",
            "club.json#/troops/0/value");
        row("a source that is not listed",
            R"("troops": [{"value": 1, "name": {"en": "Slingers"}, "source": "hearsay"}])",
            "club.json#/troops/0/source");
        row("another number of flags", R"("components": {"troop_cards": 60, "tactics_cards": 10, "flags": 7})",
            "club.json#/components/flags");
        row("another series", R"("series": {"point_lead": 12, "wins_in_a_row": 5, "breakthroughs_in_a_row": 3})",
            "club.json#/series/point_lead");
        row("another kind of card",
            R"("tactics": [{"id": "fog", "kind": "guile", "name": {"en": "Fog"}, "effect": {"en": "Hides."}}])",
            "club.json#/tactics/0/kind");
        row("other values of a wildcard",
            R"("tactics": [{"id": "shield_bearers", "kind": "morale", "values": [1, 2, 3, 4],
                "name": {"en": "S"}, "effect": {"en": "E"}}])",
            "club.json#/tactics/0/values");
        row("an unknown house rule", R"("house_rules": [{"id": "x", "values": [1], "default": 1, "rule": "BL-R1"}])",
            "club.json#/house_rules/0/id");
        row("another default",
            R"("house_rules": [{"id": "forced_tactics", "values": [true, false], "default": false, "rule": "BL-R10"}])",
            "club.json#/house_rules/0/default");
        row("other values",
            R"("house_rules": [{"id": "draw_points", "values": ["zero"], "default": "flags_won", "rule": "BL-R17"}])",
            "club.json#/house_rules/0/values");
    }
    void everyFaultIsToldWithItsPlace()
    {
        QFETCH(QByteArray, sections);
        QFETCH(QByteArray, at);
        const Checked<std::shared_ptr<const Facts>> facts = loadWith(sections);
        QVERIFY(!facts);
        QCOMPARE(facts.problems().size(), std::size_t{1});
        QCOMPARE(facts.problems().front().at, at.toStdString());
        QVERIFY(facts.problems().front().line > 2);
        QVERIFY(!renderProblem(facts.problems().front()).isEmpty());
    }

    void theSchemaFileIsUpToDate()
    {
        const QByteArray fault =
            faultOfSchemaFile("battle-line-pack", "Whistle data pack for Battle Line", packs().form().shape());
        QVERIFY2(fault.isEmpty(), fault);
    }
};

QTEST_GUILESS_MAIN(TestBattleLinePacks)
#include "tst_battleline_packs.moc"
