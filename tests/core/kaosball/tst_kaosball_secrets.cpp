// SPDX-License-Identifier: GPL-3.0-or-later
// KB-27.1: the loadouts are secret until all have chosen.
#include "another_secret.h"
#include "journal/game_match.h"
#include "kaosball/game.h"

#include <QTest>

using namespace whistle;

namespace {

constexpr Instant noTime{};

const CatalogGame& kaosballGame()
{
    return **Catalog::standard().game("kaosball");
}

kaosball::Phase phaseOf(const Match& match)
{
    return static_cast<const GameMatch<kaosball::Game>&>(match).state().phase;
}

/// A match whose first team has just chosen, and the player that goes on with it.
struct FirstChoice {
    std::unique_ptr<Match> match = kaosballGame().newMatch();
    std::unique_ptr<RandomGame> player = randomGame("kaosball", 3);
    FirstChoice()
    {
        while (match->entries().empty() || match->entries().back().sealedFor.empty())
            next();
    }
    PlayResult next() { return *match->play(*player->next(*match), noTime); }
    /// The entry that reveals all.
    PlayResult reveal()
    {
        PlayResult result;
        while (phaseOf(*match) == kaosball::Phase::Loadout)
            result = next();
        return result;
    }
    [[nodiscard]] int last() const { return match->entries().back().number; }
};

} // namespace

class TestKaosballSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLoadoutIsSealedUntilAllHaveChosen()
    {
        FirstChoice choice;
        const int number = choice.last();
        const Json entered = choice.match->entered(number)->entry;
        const TracedEntry traced = *choice.match->entryAt(number);
        QCOMPARE(traced.entry.dump(), Json({{"command", "set_loadout"}, {"team", entered["team"]}}).dump());
        QCOMPARE(traced.sealedFor, entered["team"].get<std::string>());
        QVERIFY(traced.ruling.rules == std::vector{RuleId{"KB-27.1"}});
        QVERIFY(!kaosballGame().questionBehind(*choice.match, number));
        const PlayResult revealed = choice.reveal();
        QCOMPARE(revealed.why.back().toStdString(), "All have chosen: the loadouts are revealed.");
        QCOMPARE(choice.match->entryAt(number)->entry.dump(), entered.dump());
        QCOMPARE(kaosballGame().questionBehind(*choice.match, number)->question, "loadout");
    }

    void theRevealTellsWhatEachHasChosen()
    {
        FirstChoice choice;
        const std::vector<Text> told = choice.reveal().why;
        const auto& state = static_cast<const GameMatch<kaosball::Game>&>(*choice.match).state();
        const auto tells = [&](const std::string& team, const std::string& what) {
            return std::any_of(told.begin(), told.end(), [&](const Text& one) {
                const std::string sentence = one.toStdString();
                return sentence.find(team) != std::string::npos && sentence.find(what) != std::string::npos;
            });
        };
        std::size_t chosen = 0;
        for (const kaosball::Team& team : state.teams) {
            for (const kaosball::FieldedRinger& fielded : team.fielded) {
                QVERIFY(tells(team.name, fielded.ringer));
                ++chosen;
            }
            for (std::size_t i = 0; i < kaosball::upgradeKinds; ++i)
                chosen += team.active[static_cast<kaosball::Upgrade>(i)] > 0 ? 1 : 0;
        }
        QVERIFY(chosen > 0 && told.size() > chosen); // a sentence each, and that all is open
    }

    void theLastLoadoutIsOpenAtOnce()
    {
        FirstChoice choice;
        choice.reveal();
        QVERIFY(choice.match->entries().back().sealedFor.empty());
        QVERIFY(!isSealedJson((*parseJson(choice.match->recordedLines().back().text))["entry"]));
    }

    void undoAcrossTheRevealIsToldAndMarked()
    {
        FirstChoice choice;
        const int number = choice.last();
        choice.reveal();
        const PlayResult undone = *choice.match->undo(noTime);
        QVERIFY(!undone.seen.empty());
        QCOMPARE(undone.seen.front(), number);
        QVERIFY(undone.why[1].toStdString().ends_with("the record shows that they were seen."));
        const Checked<std::unique_ptr<Match>> again = kaosballGame().openMatch(choice.match->recordedLines());
        const auto marks = [number](const Match& match) {
            for (const LogEntry& entry : match.entries()) {
                if (entry.number == number)
                    return std::pair{entry.seenBy, entry.sealedFor.empty()};
            }
            return std::pair{-1, false};
        };
        QVERIFY((marks(*choice.match) == std::pair{undone.number, false}));
        QVERIFY((marks(**again) == std::pair{undone.number, false}));
    }

    /// What the first team has chosen is not in the question that a form begins with either.
    void noQuestionBeginsWithASealedLoadout()
    {
        FirstChoice choice;
        const std::unique_ptr<Match> other = withAnotherSecret(kaosballGame(), *choice.match);
        QVERIFY(other);
        const auto asked = [&](const Match& match) {
            return kaosballGame().questionFrom("loadout", match, choice.last())->dump();
        };
        QCOMPARE(asked(*choice.match), asked(*other));
    }
};

QTEST_GUILESS_MAIN(TestKaosballSecrets)
#include "tst_kaosball_secrets.moc"
