// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/pack/facts.h"
#include "kaosball/pack/pack_form.h"
#include "made_file.h"
#include "packs/pack_shelf.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <numeric>
#include <set>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

const QString packTests = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/packs/");

/// The facts with some packs of tests/packs on top, as a user's folder would hold them.
Checked<std::shared_ptr<const Facts>> load(const QStringList& files)
{
    const QTemporaryDir folder;
    for (const QString& file : files) {
        const bool copied = QFile::copy(packTests + file, folder.filePath(QFileInfo(file).fileName()));
        Q_ASSERT(copied);
    }
    return packs().load(folder.path());
}

QString allRendered(const Problems& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << renderProblem(problem);
    return lines.join(u'\n');
}

} // namespace

class TestKaosballPacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePrintedPacksHaveNoProblem()
    {
        QVERIFY(!printedFacts()->teams.empty()); // brings the resources in
        Facts facts;
        for (const char* path : {":/packs/kaosball/base.json", ":/packs/kaosball/expansion-teams.json"}) {
            const Checked<Pack> pack = readPackFile(QString::fromLatin1(path), packs().form().shape());
            QVERIFY2(pack, qPrintable(allRendered(pack.problems())));
            packs().form().lay(facts, pack->content);
            const Problems problems = packs().form().check(*pack, facts);
            QVERIFY2(problems.empty(), qPrintable(allRendered(problems)));
        }
    }

    void theBasePackLeavesNothingToDefaults()
    {
        QVERIFY(!printedFacts()->teams.empty());
        const Checked<Pack> base = readPackFile(QStringLiteral(":/packs/kaosball/base.json"), packs().form().shape());
        const Json sections = packs().form().shape().schema().at("properties");
        for (const auto& [section, ignored] : sections.items()) {
            if (section != "note")
                QVERIFY2(base->content.contains(section), section.c_str());
        }
        for (const RecordKey& constant : recordOf<Constants>().keys())
            QVERIFY2(base->content.at("constants").contains(constant.name), constant.name);
    }

    void whatIsPrintedIsRead()
    {
        const Facts& facts = *printedFacts();
        QCOMPARE(facts.teams.size(), std::size_t{18});
        QCOMPARE(facts.ringers.size(), std::size_t{19});
        QVERIFY(facts.pack->at("id") == "kaosball-base");
        QCOMPARE(facts.pack->at("sha256").get<std::string>().size(), std::size_t{64});

        const TeamFacts* fangs = facts.team("fangs");
        QVERIFY(fangs);
        QCOMPARE(fangs->tackling, std::optional(2));
        QCOMPARE(fangs->runnerHealth, std::optional(3));
        QCOMPARE(fangs->ability, Ability::Vampirism);
        QVERIFY(fangs->baseGame);
        QCOMPARE(facts.team("ogres")->names.at("hu"), std::string("ogrék"));
        QVERIFY(!facts.team("ogres")->tackling);
        QCOMPARE(facts.team("cowboys")->ability, Ability::None);
        QVERIFY(!facts.team("nobody"));

        QCOMPARE(facts.ringer("t_bone")->health, std::optional(4));
        QCOMPARE(facts.ringer("the_butcher")->rule, Ringer::TheButcher);
        QCOMPARE(facts.ringer("the_butcher")->minimumBid, std::optional(3));
        QCOMPARE(facts.ringer("gojira")->rule, Ringer::None);
        QVERIFY(!facts.ringer("gojira")->minimumBid);

        QCOMPARE(facts[Upgrade::Hate].cost, 2);
        QCOMPARE(facts[Upgrade::SpeedTraining].copies, 4);
        const int tiles = std::accumulate(facts.upgrades.begin(), facts.upgrades.end(), 0,
                                          [](int sum, const UpgradeFacts& upgrade) { return sum + upgrade.copies; });
        QCOMPARE(tiles, 24);
    }

    void theDeckHasSixtyCards()
    {
        const Facts& facts = *printedFacts();
        const int others = std::accumulate(facts.deck.cards.begin(), facts.deck.cards.end(), 0,
                                           [](int sum, const CardFacts& card) { return sum + card.copies; });
        QCOMPARE(facts.deck.plainEnergy + others, facts.constants.deck);
        QCOMPARE(facts.constants.deck, 60);
        QCOMPARE(facts.deck.find(Card::tactic(Tactic::Huddle))->copies, 3);
        QCOMPARE(facts.deck.find(Card::cheat(Cheat::StimPack))->name, std::string("Stim Pack!"));
        QCOMPARE(facts.deck.find(Card::upset())->copies, 4);
        QCOMPARE(facts.deck.find(Card::boosterBru())->copies, 2);
        QVERIFY(!facts.deck.find(Card::energy(3)));
    }

    void thePrintedConstantsAreTheRefereesOwn()
    {
        const Constants standard;
        const Constants& read = printedFacts()->constants;
        for (const RecordKey& constant : recordOf<Constants>().keys())
            QVERIFY2(constant.write(&read) == constant.write(&standard), constant.name);
        QCOMPARE(read.fireTokens, 4);
        QCOMPARE(read.wallTokens, 4);
        QCOMPARE(read.scoreTokens, 4);
        QCOMPARE(read.boosterBruValue, 6);
        QCOMPARE(printedFacts()->tiebreakerDie, (std::vector<int>{-2, -1, 1, 2}));
    }

    void noFolderIsNoPack()
    {
        const auto facts = packs().load(QStringLiteral("/no/such/folder"));
        QVERIFY(facts);
        QVERIFY(*(*facts)->pack == *printedFacts()->pack);
    }

    void aUsersPackAddsAndReplaces()
    {
        const auto facts = load({QStringLiteral("good/club_teams.json")});
        QVERIFY2(facts, qPrintable(allRendered(facts.problems())));
        QCOMPARE((*facts)->teams.size(), printedFacts()->teams.size() + 2);
        QCOMPARE((*facts)->team("krakens")->ability, Ability::Stomp);
        QCOMPARE((*facts)->team("krakens")->fullName, std::string("Saltport Krakens"));
        QCOMPARE((*facts)->team("cowboys")->fighting, std::optional(1));
        QVERIFY(!(*facts)->team("moths")->handling);
        QCOMPARE((*facts)->team("moths")->fullName, std::string("Moths"));
        QCOMPARE((*facts)->ringer("old_bones")->rule, Ringer::TBone);
        QCOMPARE((*facts)->ringer("nobody")->minimumBid, std::optional<int>());
        QVERIFY((*facts)->pack->at("sha256") != printedFacts()->pack->at("sha256"));
        QVERIFY((*facts)->pack->at("id") == printedFacts()->pack->at("id"));
    }

    void aUsersPackChangesNumbers()
    {
        const auto facts = load({QStringLiteral("good/club_numbers.json")});
        QVERIFY2(facts, qPrintable(allRendered(facts.problems())));
        QCOMPARE((*facts)->constants.cashExhibition, 14);
        QCOMPARE((*facts)->constants.cashLeague, 10);
        QCOMPARE((*facts)->constants.minorScoreByPeriod, (std::array<int, 4>{1, 2, 3, 5}));
        QCOMPARE((**facts)[Upgrade::Hate].minimumBid, 1);
        QCOMPARE((*facts)->foulPoints.at(2), std::vector<int>{-6});
        QCOMPARE((*facts)->deck.plainCopies.at(3), 7);
        QCOMPARE((*facts)->deck.plainCopiesWithStar.at(2), 2);
        QCOMPARE((*facts)->tiebreakerDie.size(), std::size_t{6});
    }

    void oneBrokenPackAmongGoodOnesAndNothingIsLoaded()
    {
        const auto facts = load({QStringLiteral("good/club_teams.json"), QStringLiteral("broken/team_twice.json"),
                                 QStringLiteral("broken/unknown_source.json")});
        QVERIFY(!facts);
        QCOMPARE(facts.problems().size(), std::size_t{2});
    }

    void everyFaultIsToldWithItsPlaceAndLine_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("count");
        const auto row = [](const char* file, const char* pointer, int line, int count = 1) {
            QTest::newRow(file) << QString::fromLatin1(pointer) << line << count;
        };
        row("board_arms_adjacent", "/board/spaces/11/adjacent", 28);
        row("board_mound_missing", "/board/spaces/23/scoring", 40);
        row("board_mound_of_another_side", "/board/spaces/62/scoring_for", 79);
        row("board_sides_not_opposite", "/board/sides/0/opposite", 11);
        row("board_space_count_wrong", "/board/space_count", 9);
        row("board_space_in_another_zone", "/board/spaces/12/zone", 29);
        row("board_space_missing", "/board/spaces", 16);
        row("board_space_outside", "/board/spaces/10/id", 27);
        row("board_space_twice", "/board/spaces/65/id", 82);
        row("board_symbol_changed", "/board/spaces/5/symbol", 22);
        row("bonus_places_rise", "/bonus_tables/kills/3/1", 8);
        row("card_missing", "/deck/cheats", 22);
        row("card_twice", "/deck/cheats/1/id", 24);
        row("cards_do_not_add_up", "/components/cards/stated_total", 28);
        row("comma_missing", "", 7);
        row("deck_does_not_add_up", "/deck/total", 8);
        row("die_face_not_among_results", "/tiebreaker_die/faces/5", 7);
        row("die_with_five_faces", "/tiebreaker_die/sides", 7);
        row("die_with_zero", "/tiebreaker_die/results/1", 7);
        row("energy_distribution_does_not_add_up", "/deck/energy_plain/copies", 11);
        row("figures_do_not_add_up", "/components/figures/stated_total", 9);
        row("fouls_give_points", "/bonus_tables/fouls/2/0", 9);
        row("halftime_after_the_end", "/constants/periods", 9);
        row("hand_of_nothing", "/constants/hand_size", 9);
        row("health_is_a_fraction", "/ringers/0/health", 8);
        row("health_is_text", "/teams/0/health/runner", 12);
        row("health_is_zero", "/ringers/0/health", 8);
        row("house_rule_of_another_type", "/house_rules/0/type", 8);
        row("house_rule_with_another_choice", "/house_rules/0/values", 8);
        row("house_rule_with_another_default", "/house_rules/0/default", 8);
        row("id_with_capitals", "/teams/0/id", 9);
        row("key_twice", "/teams/0/health/runner", 12);
        row("line_up_does_not_add_up", "/constants", 7);
        row("many_problems", "/tems", 7, 4);
        row("minimum_bid_is_not_the_cost", "/upgrades/0/minimum_bid", 8);
        row("minor_scores_for_three_periods", "/constants/minor_score_by_period", 8);
        row("more_stars_than_cards", "/deck/energy_plain/stars/3", 14);
        row("name_is_empty", "/teams/0/name/en", 10);
        row("name_is_missing", "/teams/0/name", 8);
        row("name_without_english", "/teams/0/name/en", 10);
        row("newer_format", "/format_version", 3);
        row("no_pack", "/format", 2);
        row("other_game", "/game", 5);
        row("ringers_not_as_many_as_cards", "/components/cards/ringer_reference", 8);
        row("team_twice", "/teams/1/id", 15);
        row("tokens_do_not_add_up", "/components/plastic_tokens/stated_total", 19);
        row("unknown_ability", "/teams/0/ability/id", 13);
        row("unknown_card", "/deck/tactics/3/id", 16);
        row("unknown_energy_value", "/deck/energy_plain/distribution/7", 13);
        row("unknown_house_rule", "/house_rules/0/id", 8);
        row("unknown_key_with_typo", "/teams/0/abilty", 13);
        row("unknown_ringer_rule", "/ringers/0/rule", 8);
        row("unknown_section", "/tems", 7);
        row("unknown_source", "/teams/0/source", 16);
        row("unknown_upgrade", "/upgrades/0/id", 8);
        row("upgrade_tiles_do_not_add_up", "/components/upgrade_tiles", 30);
        row("version_is_missing", "/version", 1);
    }
    void everyFaultIsToldWithItsPlaceAndLine()
    {
        QFETCH(QString, pointer);
        QFETCH(int, line);
        QFETCH(int, count);
        const QString name = QStringLiteral("%1.json").arg(QString::fromLatin1(QTest::currentDataTag()));
        const auto facts = load({QStringLiteral("broken/") + name});
        QVERIFY(!facts);
        const Problems problems = facts.problems();
        const QString place = pointer.isEmpty() ? name : QStringLiteral("%1#%2").arg(name, pointer);
        QCOMPARE(QString::fromStdString(problems.front().at), place);
        QCOMPARE(problems.front().line, line);
        QVERIFY2(static_cast<int>(problems.size()) == count, qPrintable(allRendered(problems)));
        QVERIFY(renderProblem(problems.front()).startsWith(QStringLiteral("%1, line %2: ").arg(name).arg(line)));
    }

    void everyBrokenPackHasItsRow()
    {
        const QStringList files = QDir(packTests + QStringLiteral("broken")).entryList(QDir::Files);
        QCOMPARE(files.size(), 57);
    }

    void aFaultIsToldInASentence_data()
    {
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* file, const char* sentence) {
            QTest::newRow(file) << QString::fromUtf8(sentence);
        };
        row("unknown_key_with_typo",
            "unknown_key_with_typo.json, line 13: The key “abilty” is not known here; was “ability” meant?");
        row("deck_does_not_add_up",
            "deck_does_not_add_up.json, line 8: This should be 60, the sum of its parts, not 61.");
        row("board_space_missing", "board_space_missing.json, line 16: The space e5 of the crossfield is missing.");
        row("newer_format", "newer_format.json, line 3: The pack's format version is 2; this program reads version 1.");
        row("unknown_source", "unknown_source.json, line 16: The source “club_mgazine” is not among the pack's "
                              "“sources”; was “club_magazine” meant?");
        row("house_rule_of_another_type", "house_rule_of_another_type.json, line 8: For this house rule, the referee "
                                          "expects “integer” here, not “boolean”.");
    }
    void aFaultIsToldInASentence()
    {
        QFETCH(QString, sentence);
        const QString name = QStringLiteral("broken/%1.json").arg(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(renderProblem(load({name}).problems().front()), sentence);
    }

    void theSchemaFileIsUpToDate()
    {
        const QByteArray fault =
            faultOfSchemaFile("kaosball-pack", "Whistle data pack for Kaosball", packs().form().shape());
        QVERIFY2(fault.isEmpty(), fault);
    }
};

QTEST_GUILESS_MAIN(TestKaosballPacks)
#include "tst_kaosball_packs.moc"
