// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/facts.h"
#include "heroes/table/types.h"
#include "made_file.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::heroes;

namespace {

/// The facts with one pack on top: the header and these sections.
Checked<std::shared_ptr<const Facts>> loadWith(const QByteArray& sections)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("club.json")));
    const bool isOpen = file.open(QIODevice::WriteOnly);
    Q_ASSERT(isOpen);
    file.write("{\"format\": \"whistle-data-pack\", \"format_version\": 1, \"id\": \"club\", \"game\": \"heroes\",\n"
               "\"version\": \"1\",\n" +
               sections + "}\n");
    file.close();
    return packs().load(folder.path());
}
QString firstPlace(const QByteArray& sections)
{
    const auto facts = loadWith(sections);
    return facts ? QStringLiteral("fits") : QString::fromStdString(facts.problems().front().at).section(u'#', 1);
}

} // namespace

class TestHeroesPacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePrintedPackHasNoProblem()
    {
        QVERIFY(printedFacts()->pack); // brings the resources in
        const Checked<Pack> pack = readPackFile(QStringLiteral(":/packs/heroes/base.json"), packs().form().shape());
        QVERIFY2(pack, pack ? "" : qPrintable(renderProblem(pack.problems().front())));
        const Problems problems = packs().form().check(*pack, *printedFacts());
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(renderProblem(problems.front())));
    }

    void everythingThatTheRefereeKnowsHasAName_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QStringList>("ids");
        const auto row = [](const char* section, const std::vector<std::string>& ids) {
            QStringList all;
            for (const std::string& id : ids)
                all << QString::fromStdString(id);
            QTest::newRow(section) << QString::fromLatin1(section) << all;
        };
        row("factions", allWords<Faction>());
        row("units", allWords<Unit>());
        row("starting_skills", allWords<StartingSkill>());
        row("skill_groups", allWords<SkillGroup>());
        row("buildings", allWords<Building>());
        row("combat_abilities", allWords<Ability>());
        row("encounter_groups", allWords<Group>());
        row("sites", allWords<SiteKind>());
        row("artefact_slots", allWords<Slot>());
    }
    void everythingThatTheRefereeKnowsHasAName()
    {
        QFETCH(QString, section);
        QFETCH(QStringList, ids);
        const auto& names = printedFacts()->names.at(section.toStdString());
        for (const QString& id : ids)
            QVERIFY2(names.contains(id.toStdString()), qPrintable(id));
        QCOMPARE(static_cast<qsizetype>(names.size()), ids.size());
    }

    void aUsersPackNamesThings()
    {
        const auto facts = loadWith(R"("units": [{"id": "orc", "name": {"en": "Green Orc", "hu": "zöld ork"}}])");
        QVERIFY(facts);
        const auto& units = (*facts)->names.at("units");
        QCOMPARE(units.at("orc").at("hu"), std::string("zöld ork"));
        QCOMPARE(units.at("orc").at("en"), std::string("Green Orc"));
        QVERIFY(!units.at("orc").contains("pl")); // there the English words stand
        QCOMPARE(units.at("kirin").at("en"), std::string("Kirin"));
        QVERIFY((*facts)->pack->at("id") == printedFacts()->pack->at("id"));
        QVERIFY((*facts)->pack->at("sha256") != printedFacts()->pack->at("sha256"));
    }

    void aUsersPackKeepsWhatWasTypedIn()
    {
        const auto facts =
            loadWith(R"("encounters": [{"name": "Wolves", "group": "average", "strength": 3, "initiative": 4,
            "challenge": 3, "experience": 2, "treasure_rewards": 1}])");
        QVERIFY(facts);
        QCOMPARE((*facts)->encounters.size(), std::size_t{1});
    }

    void faultsAreTold_data()
    {
        QTest::addColumn<QByteArray>("sections");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* sections, const char* place) {
            QTest::newRow(name) << QByteArray(sections) << QString::fromLatin1(place);
        };
        row("unknown unit", R"("units": [{"id": "ork", "name": {"en": "Ork"}}])", "/units/0/id");
        row("twice", R"("units": [{"id": "orc", "name": {"en": "A"}}, {"id": "orc", "name": {"en": "B"}}])",
            "/units/1/id");
        row("no source", R"("units": [{"id": "orc", "name": {"en": "A"}, "source": "x"}])", "/units/0/source");
        row("a switch that is none", R"("house_rules": [{"id": "passing", "default": "never", "rule": "MH-R17"}])",
            "/house_rules/0");
        row("a strength too great", R"("encounters": [{"name": "W", "group": "average", "strength": 33, "initiative": 4,
            "challenge": 3, "experience": 2, "treasure_rewards": 1}])",
            "/encounters/0/strength");
    }
    void faultsAreTold()
    {
        QFETCH(QByteArray, sections);
        QFETCH(QString, place);
        QCOMPARE(firstPlace(sections), place);
    }

    void theSchemaFileIsUpToDate()
    {
        const QByteArray fault =
            faultOfSchemaFile("heroes-pack", "Whistle data pack for Heroes", packs().form().shape());
        QVERIFY2(fault.isEmpty(), fault);
    }
};

QTEST_GUILESS_MAIN(TestHeroesPacks)
#include "tst_heroes_packs.moc"
