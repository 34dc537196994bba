// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/first.h"
#include "journal/journal.h"
#include "kaosball/game.h"
#include "kaosball/questions/questions.h"
#include "kaosball_random.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

/// WHISTLE_MATCHES multiplies the number of random matches (a long night, a quick look).
int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

/// Of all teams that a verdict speaks of, a number beside that of the table.
template <class Of>
bool agree(const Json& teams, const char* key, const State& now, Of&& numberOf)
{
    return std::all_of(teams.begin(), teams.end(), [&](const Json& team) {
        const Team& one = now[now.teamNamed(team.at("team").get<std::string>())];
        return team.at(key).is_null() || team.at(key) == numberOf(one);
    });
}

/// Whether the verdict on what was asked has come true.
bool isWhatBecame(const AskedQuestion& asked, const Json& verdict, const Command& command, const State& now)
{
    if (asked.question == "contest") {
        const ContestVerdict& judged = now.lastContest->verdict;
        for (std::size_t i = 0; i < judged.comparisons.size(); ++i) {
            const Json& result = verdict["results"][i];
            if (result["winner"] != toWord(judged.comparisons[i].winner) ||
                result["card"]["value"] != judged.comparisons[i].card.value)
                return false;
        }
        return verdict["initiator"]["killed"] == judged.initiator.isKilled;
    }
    if (asked.question == "movement") {
        const auto mover = now.figureNamed(asked.input["active_figure"].get<std::string>());
        const Json& path = verdict["path"];
        return path["legal"] == true && path["survives"] == now[mover].isAlive() &&
               (path["carries_ball_at_end"] == (now.ball.carrier == mover) || !now[mover].isOnField());
    }
    if (asked.question == "scoring") {
        const auto& points = verdict["points"].items();
        return std::all_of(points.begin(), points.end(), [&](const auto& one) {
            return one.value() == now.lastPoints[static_cast<std::size_t>(now.teamNamed(one.key()))];
        });
    }
    if (asked.question == "bribe_and_fouls")
        return std::holds_alternative<Bribe>(command)
                   ? agree(verdict["teams"], "cash_after", now, [](const Team& team) { return team.cash; })
                   : agree(verdict["teams"], "fouls_after", now, [](const Team& team) { return team.fouls; });
    if (asked.question == "bonus_scoring") {
        int team = 0;
        return agree(verdict["teams"], "total", now,
                     [&](const Team&) { return now.lastBonus[static_cast<std::size_t>(team++)]; });
    }
    if (asked.question == "match_result" && now.result) {
        std::vector<std::string> winners;
        for (const int winner : now.result->winners)
            winners.push_back(now[winner].name);
        return verdict["winners"] == winners;
    }
    return asked.question != "loadout" || verdict["legal"] == true;
}

} // namespace

/// What every legal match must hold to, shown on matches played at random from printed seeds.
class TestKaosballContract : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomMatchesHold_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("draft");
        QTest::addColumn<bool>("mirror");
        for (const bool mirror : {true, false}) {
            const QByteArray depth = mirror ? " mirror" : " scorekeeper";
            QTest::newRow("versus, draft," + depth) << 0 << 2 << true << mirror;
            QTest::newRow("versus, first game," + depth) << 0 << 2 << false << mirror;
            QTest::newRow("max kaos 3," + depth) << 1 << 3 << true << mirror;
            QTest::newRow("max kaos 4," + depth) << 1 << 4 << true << mirror;
            QTest::newRow("alliance," + depth) << 2 << 4 << true << mirror;
        }
    }

    void randomMatchesHold()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, draft);
        QFETCH(bool, mirror);
        const RandomMatch setting{static_cast<Mode>(mode), teams, draft, mirror ? Depth::Mirror : Depth::Scorekeeper};
        int entries = 0;
        int finished = 0;
        for (int seed = 1; seed <= matches(12); ++seed) {
            RandomPlayer player(*printedFacts(), static_cast<unsigned>(seed * 1000 + mode * 100 + teams));
            const Game game;
            State state = game.start();
            std::optional<Command> command = player.start(setting);
            int count = 0;
            for (; command && count < 4000; ++count) {
                const Outcome<State> outcome = game.referee(state, *command);
                const std::string told = game.write(*command).dump();
                if (!outcome.isLegal())
                    QFAIL(qPrintable(QStringLiteral("seed %1, entry %2: %3: %4")
                                         .arg(seed)
                                         .arg(count)
                                         .arg(QString::fromStdString(told), outcome.objections.front().why.render())));
                if (const std::optional<Text> unsound = unsoundness(outcome.next, printedFacts()->constants))
                    QFAIL(qPrintable(QStringLiteral("seed %1, entry %2: %3: %4")
                                         .arg(seed)
                                         .arg(count)
                                         .arg(QString::fromStdString(told), unsound->render())));
                QVERIFY2(!outcome.rules.empty(), told.c_str());
                const Checked<Command> again = game.read(game.write(*command));
                QVERIFY2(again.isGood(), told.c_str());
                QCOMPARE(game.write(*again).dump(), told);
                state = outcome.next;
                command = player.next(state);
            }
            entries += count;
            finished += state.phase == Phase::Finished ? 1 : 0;
        }
        qInfo("%d entries, %d of %d matches came to their end", entries, finished, matches(12));
        QVERIFY(finished > 0);
    }

    /// What a challenge asks is answered with what has become of the table.
    void aChallengeAsksWhatWasJudged()
    {
        const std::vector<Question> all = questions();
        std::map<std::string, int> asked;
        for (const RandomMatch& kind :
             {RandomMatch{Mode::Versus, 2, true, Depth::Mirror}, RandomMatch{Mode::MaxKaos, 4, true, Depth::Mirror},
              RandomMatch{Mode::Versus, 2, true, Depth::Scorekeeper}}) {
            for (int seed = 1; seed <= matches(3); ++seed) {
                RandomPlayer player(*printedFacts(), static_cast<unsigned>(seed));
                State before;
                for (std::optional<Command> command = player.start(kind); command; command = player.next(before)) {
                    const State now = referee(before, *command, *printedFacts(), Reasons::Listening::No).next;
                    if (const auto behind = questionBehind(before, *command, Game())) {
                        ++asked[behind->question];
                        const std::string told = writeCommand(*command).dump() + behind->input.dump();
                        const Checked<JsonRuling> answer =
                            askQuestion(*firstWith(all, &Question::id, behind->question), behind->input);
                        QVERIFY2(answer, told.c_str());
                        QVERIFY2(isWhatBecame(*behind, answer->verdict, *command, now), told.c_str());
                    }
                    before = now;
                }
            }
        }
        for (const char* question :
             {"contest", "movement", "scoring", "bribe_and_fouls", "bonus_scoring", "loadout", "match_result"})
            QVERIFY2(asked[question] > 0, question);
    }

    void undoGivesTheEarlierTable()
    {
        RandomPlayer player(*printedFacts(), 7);
        Journal<Game> journal;
        std::vector<State> tables;
        std::optional<Command> command = player.start({});
        for (int count = 0; command && count < 250; ++count) {
            const Checked<PlayResult> result = journal.play(Enter<Command>{*command}, Instant{});
            QVERIFY(result && result->accepted);
            tables.push_back(journal.state());
            command = player.next(journal.state());
        }
        for (std::size_t i = tables.size(); i > 1; --i) {
            QVERIFY(journal.state() == tables[i - 1]);
            QVERIFY(journal.play(Withdraw{*journal.undoable()}, Instant{}));
        }
        for (std::size_t i = 1; i < tables.size(); ++i) {
            QVERIFY(journal.play(Restore{*journal.redoable()}, Instant{}));
            QVERIFY(journal.state() == tables[i]);
        }
    }

    void aRefusedCommandChangesNothing()
    {
        RandomPlayer player(*printedFacts(), 11);
        const Game game;
        State state = game.start();
        std::optional<Command> command = player.start({});
        int refused = 0;
        for (int count = 0; command && count < 600; ++count) {
            // Whatever was legal a while ago is mostly refused now; refused or not, the state it is asked of stays.
            const std::string before = game.table(state).dump();
            const Outcome<State> again = game.referee(state, EndMatch{});
            QCOMPARE(game.table(state).dump(), before);
            if (!again.isLegal() && !again.canBeOverridden()) {
                QCOMPARE(game.table(again.next).dump(), before);
                ++refused;
            }
            state = game.referee(state, *command).next;
            command = player.next(state);
        }
        QVERIFY(refused > 100);
    }
};

QTEST_GUILESS_MAIN(TestKaosballContract)
#include "tst_kaosball_contract.moc"
