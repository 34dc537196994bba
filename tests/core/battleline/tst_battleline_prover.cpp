// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_brute.h"
#include "battle_line_random.h"
#include "battleline/judging/claim.h"
#include "battleline/questions/questions.h"
#include "battleline/table/codecs.h"
#include "rulebook/json_ruling.h"

#include <QTest>

using namespace whistle;
using namespace whistle::battleline;

namespace {

/// WHISTLE_POSITIONS: how many random positions; the target `nightly_battle_line` asks for 100,000.
int positions(int usual)
{
    const int asked = qEnvironmentVariableIntValue("WHISTLE_POSITIONS");
    return asked > 0 ? asked : usual;
}

std::vector<Card> cardsOf(const Row& row)
{
    std::vector<Card> cards;
    for (const LaidCard& laid : row)
        cards.push_back(laid.card);
    return cards;
}

std::string told(FormationValue value)
{
    return std::string(toWord(value.formation)) + " " + std::to_string(value.sum);
}

} // namespace

/// The prover against the digest taken at its word (tests/support/battle_line_brute.h), on random tables.
class TestBattleLineProver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itFindsTheBestOfAllSets()
    {
        std::mt19937 random(20'261);
        std::array<int, 5> seen{};
        int freed = 0;
        const int count = positions(1500);
        for (int i = 0; i < count; ++i) {
            const Table table = randomTable(random);
            const Flag& flag = table.flag(1 + static_cast<int>(random() % 9U));
            const Seat seat = random() % 2U == 0 ? Seat::North : Seat::South;
            const Ground ground = flag.ground(table.visibleTroops(), static_cast<WildcardDuplicates>(random() % 3U));
            const Side side = sideOf(flag, seat);
            const BestSet found = bestSet(side, ground);
            const FormationValue wanted = brute::best(cardsOf(flag.rows[seat]), ground);
            if (found.value != wanted)
                QFAIL(("position " + std::to_string(i) + ": " + told(found.value) + " in place of " + told(wanted) +
                       ": " + codecs::WholeOf<Flag>::write(flag).dump())
                          .c_str());
            ++seen[static_cast<std::size_t>(wanted.formation)];
            freed += ground.duplicates == WildcardDuplicates::NotVisible &&
                     contains(side.wildcards, cards::companionCavalry) &&
                     (TroopSet::ofValue(8) - ground.visible).empty();
        }
        for (const int formation : seen)
            QVERIFY(formation > count / 100);
        QVERIFY(freed > 0); // the corner where no meaning is left comes up too
    }

    /// In Fog there are no formations to stand for a card in: only its number matters.
    void inFogAWildcardOnlyCounts()
    {
        const auto told = [](bool fog) {
            const Json input{{"north", {"darius", "red_8", "red_9"}},
                             {"south", {"green_1", "green_2", "green_4"}},
                             {"last_card_laid_by", "south"},
                             {"fog", fog}};
            QString words;
            const Checked<JsonRuling> ruling = askQuestion(compareQuestion(), input);
            if (ruling) {
                for (const Text& why : ruling->why)
                    words += why.render() + u'\n';
            }
            return words;
        };
        QVERIFY2(told(true).contains(QStringLiteral("counts as 10")), qPrintable(told(true)));
        QVERIFY(!told(true).contains(QStringLiteral("stands for")));
        QVERIFY2(told(false).contains(QStringLiteral("stands for")), qPrintable(told(false)));
    }

    void everyRulingHoldsAndEveryProofCanBeChecked()
    {
        std::mt19937 random(77);
        const Question question = claimQuestion();
        const std::vector<std::string> switches = allWords<WildcardDuplicates>();
        std::map<std::string, int> reasons;
        for (int i = 0; i < positions(3000); ++i) {
            const Table table = randomTable(random);
            const int number = 1 + static_cast<int>(random() % 9U);
            const Seat claimant = random() % 2U == 0 ? Seat::North : Seat::South;
            const Json input{{"table", writeRecord(table)},
                             {"flag", number},
                             {"claimant", toWord(claimant)},
                             {"house_rules", {{"wildcard_duplicates", switches[random() % 3U]}}}};
            const Checked<JsonRuling> ruling = askQuestion(question, input);
            QVERIFY2(ruling, ruling ? "" : ruling.problems().front().message.toStdString().c_str());
            QVERIFY(ruling->proof.has_value());
            const std::string flaw = brute::flawOfProof(input, ruling->verdict, *ruling->proof);
            QVERIFY2(flaw.empty(), (flaw + "\n" + input.dump() + "\n" + ruling->proof->dump()).c_str());
            const Problems unlike = question.proof->check(*ruling->proof);
            QVERIFY2(unlike.empty(), unlike.empty() ? "" : unlike.front().at.c_str());
            checkReason(ruling->verdict, table.flag(number), claimant);
            ++reasons[ruling->verdict.at("reason").get<std::string>()];
        }
        for (const char* reason : {"flag_already_won", "formation_incomplete", "stronger", "weaker",
                                   "tie_opponent_last", "tie_claimant_last"})
            QVERIFY2(reasons[reason] > 0, reason);
    }

    void theSweepSaysWhatTheQuestionSays()
    {
        std::mt19937 random(5);
        int proven = 0;
        for (int i = 0; i < 400; ++i) {
            const Table table = randomTable(random);
            HouseRules rules;
            rules.wildcardDuplicates = static_cast<WildcardDuplicates>(random() % 3U);
            for (const Seat seat : bothSeats) {
                const FlagSet flags = provableFlags(table, seat, rules);
                for (int number = 1; number <= flagCount; ++number) {
                    const bool isProven = judgeClaim({table, number, seat, Moment::AfterPlay, rules}).verdict.isProven;
                    QCOMPARE((flags & flagBit(number)) != 0, isProven);
                    proven += isProven;
                }
            }
        }
        QVERIFY(proven > 100);
    }

    void whatBeatsAFlagIsCountedCardByCard()
    {
        std::mt19937 random(9);
        int counted = 0;
        int between = 0;
        for (int i = 0; i < positions(400); ++i) {
            const Table table = randomTable(random);
            HouseRules rules;
            rules.wildcardDuplicates = static_cast<WildcardDuplicates>(random() % 3U);
            for (int number = 1; number <= flagCount; ++number) {
                const Flag& flag = table.flag(number);
                const FlagStanding standing = standingAt(table, number, rules);
                QCOMPARE(standing.ahead.has_value(),
                         flag.isOpen() && (flag.isComplete(Seat::North) || flag.isComplete(Seat::South)));
                if (standing.ahead && flag.isComplete()) {
                    QVERIFY(judgeClaim({table, number, *standing.ahead, {}, rules}).verdict.isProven ||
                            table.winnerByFlags());
                    continue;
                }
                const bool lacksOne = standing.ahead && flag.emptySlots(opponentOf(*standing.ahead)) == 1;
                QCOMPARE(standing.unseen > 0, lacksOne && table.visibleTroops().size() < troopCount);
                if (!lacksOne)
                    continue;
                const Ground now = flag.ground(table.visibleTroops(), rules.wildcardDuplicates);
                const FormationValue own = brute::best(cardsOf(flag.rows[*standing.ahead]), now);
                int beating = 0;
                (TroopSet::all() - now.visible).forEach([&](Card card) {
                    std::vector<Card> with = cardsOf(flag.rows[opponentOf(*standing.ahead)]);
                    with.push_back(card);
                    Ground then = now;
                    then.visible.add(card);
                    beating += brute::best(with, then) > own;
                });
                QCOMPARE(standing.beating, beating);
                ++counted;
                between += beating > 0 && beating < standing.unseen;
            }
        }
        QVERIFY(counted > 50 && between > 10);
    }

    /// The checker itself must see what is wrong.
    void aWrongProofIsSeen()
    {
        const Json input = *parseJson(R"({"table": {"flags": [
            {"north": ["red_9", "alexander"], "south": ["blue_7", "blue_6", "blue_5"]},
            {"north": ["red_10"], "south": []}, {"north": [], "south": []}, {"north": [], "south": []},
            {"north": [], "south": []}, {"north": [], "south": []}, {"north": [], "south": []},
            {"north": [], "south": []}, {"north": [], "south": []}]}, "flag": 1, "claimant": "south"})");
        const Checked<JsonRuling> ruling = askQuestion(claimQuestion(), input);
        QCOMPARE(brute::flawOfProof(input, ruling->verdict, *ruling->proof), std::string());
        const auto flawWith = [&](const char* pointer, const Json& value) {
            Json proof = *ruling->proof;
            proof[Json::json_pointer(pointer)] = value;
            return brute::flawOfProof(input, ruling->verdict, proof);
        };
        QVERIFY(!flawWith("/claimant/cards/0", "blue_8").empty());
        QVERIFY(!flawWith("/opponent/wildcards/alexander", "red_1").empty());
        QVERIFY(!flawWith("/opponent/wildcards", Json::object()).empty());
        QVERIFY(!flawWith("/opponent/added_cards/0", "red_10").empty());
        Json proof = *ruling->proof;
        proof["opponent"]["added_cards"][0] = proof["opponent"]["cards"][2] = "red_10";
        QVERIFY(!brute::flawOfProof(input, ruling->verdict, proof).empty()); // it is visible
    }

private:
    static void checkReason(const Json& verdict, const Flag& flag, Seat claimant)
    {
        const std::string reason = verdict.at("reason").get<std::string>();
        const bool complete = flag.isComplete(claimant);
        QCOMPARE(reason == "flag_already_won", flag.wonBy.has_value());
        QCOMPARE(reason == "formation_incomplete", !flag.wonBy && !complete);
        if (flag.wonBy || !complete)
            return;
        const auto valueOf = [&](const char* key) {
            const Json& value = verdict.at(key);
            return FormationValue{*fromWord<Formation>(value.at("formation").get<std::string>()),
                                  value.at("sum").get<int>()};
        };
        const FormationValue own = valueOf("claimant_formation");
        const FormationValue others = valueOf("opponent_best");
        const bool losesTie = flag.isComplete(opponentOf(claimant)) && flag.lastCardLaidBy == claimant;
        QCOMPARE(verdict.at("proven").get<bool>(), own > others || (own == others && !losesTie));
    }
};

QTEST_GUILESS_MAIN(TestBattleLineProver)
#include "tst_battleline_prover.moc"
