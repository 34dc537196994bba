// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches by chance: the table stays sound, and reports add up.
#include "base/first.h"
#include "chaotic/judging/referee.h"
#include "chaotic/questions/questions.h"
#include "chaotic/telling/report.h"
#include "chaotic_random.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

} // namespace

class TestChaoticWalks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableStaysSound()
    {
        int entries = 0;
        int finished = 0;
        for (int seed = 0; seed < matches(12); ++seed) {
            State state;
            for (const Command& command : randomMatch(static_cast<unsigned>(seed))) {
                const Outcome<State> outcome = referee(state, command);
                const std::string line = std::to_string(seed) + ": " + writeCommand(command).dump().substr(0, 300);
                QVERIFY2(outcome.isLegal() && outcome.problems.empty(), line.c_str());
                QVERIFY2(!outcome.why.empty() && !outcome.rules.empty(), line.c_str());
                const std::string broken = unsoundness(outcome.next);
                QVERIFY2(broken.empty(), (broken + " " + line).c_str());
                QVERIFY2(writeCommand(*readCommand(writeCommand(command))).dump() == writeCommand(command).dump(),
                         line.c_str());
                const Problems unlike = Game().tableShape().check(Game().table(outcome.next));
                QVERIFY2(entries % 40 != 0 || unlike.empty(),
                         unlike.empty() ? "" : (unlike.front().at + unlike.front().message.toStdString()).c_str());
                state = outcome.next;
                ++entries;
            }
            finished += state.step == Step::Finished;
        }
        qInfo("%d entries, %d matches finished", entries, finished);
        QVERIFY(entries > 3000);
        QCOMPARE(finished, matches(12));
    }

    /// Challenge shows the case that the referee judged: asked once more, it has the same answer.
    void theQuestionBehindAnEntryIsWhatWasJudged()
    {
        const std::vector<Question> all = questions();
        int strikes = 0;
        int ways = 0;
        for (int seed = 0; seed < matches(6); ++seed) {
            State state;
            for (const Command& command : randomMatch(static_cast<unsigned>(seed))) {
                const State next = referee(state, command, Reasons::Listening::No).next;
                const auto asked = questionBehind(state, command, Game());
                state = next;
                if (!asked)
                    continue;
                const Checked<JsonRuling> ruling =
                    askQuestion(*firstWith(all, &Question::id, asked->question), asked->input);
                QVERIFY2(ruling, asked->input.dump().c_str());
                if (asked->question == "attack_damage") {
                    ++strikes;
                    QCOMPARE(ruling->verdict["damage"].get<int>(), state.lastStrike->verdict.damage);
                } else if (const auto* move = std::get_if<chaotic::Move>(&command)) {
                    ++ways;
                    const Json& to = ruling->verdict["destinations"];
                    QVERIFY(std::any_of(to.begin(), to.end(),
                                        [&](const Json& one) { return one["space"] == wordOf(move->space); }));
                }
            }
        }
        QVERIFY(strikes > 20 && ways > 20);
    }

    void reportsAddUp()
    {
        for (int seed = 0; seed < 12; ++seed) {
            GameMatch<Game> match;
            for (const Command& command : randomMatch(static_cast<unsigned>(seed)))
                QVERIFY(match.playCommand(command, Instant{})->accepted);
            const MatchReport report = reportOf(match);
            QCOMPARE(flawOf(report), std::string());
            QVERIFY(report.isFinished && !report.title.toStdString(match.names()).empty());
            QVERIFY(!report.bands.empty());
        }
    }
};

QTEST_GUILESS_MAIN(TestChaoticWalks)
#include "tst_chaotic_walks.moc"
