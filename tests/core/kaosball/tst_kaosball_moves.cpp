// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball_random.h"
#include "kaosball_table.h"
#include "reference_match.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

using namespace whistle;
using namespace whistle::kaosball;

namespace {

using Moves = std::vector<MoveOf<kaosball::Command>>;

QString told(const Json& json)
{
    return QString::fromStdString(json.dump());
}

std::string tapWords(const std::vector<Tap>& taps)
{
    std::string words;
    for (const Tap& tap : taps)
        words += (words.empty() ? "" : " ") + tap.id;
    return words;
}

/// What stands at the pointer is taken out of both.
void forget(Json& json, const std::string& at)
{
    const Json::json_pointer pointer(at);
    if (json.contains(pointer))
        json.at(pointer.parent_pointer()).erase(pointer.back());
}

/// Whether the move says this command, but for what is open in it; and what stands there instead fits.
bool says(const Game& game, const MoveOf<kaosball::Command>& move, const Json& command)
{
    if (move.commands.size() != 1)
        return false;
    Json mine = Json::array({game.write(move.commands.front())});
    Json theirs = Json::array({command});
    if (mine[0].at("command") != theirs[0].at("command"))
        return false;
    for (const Open& open : move.open) {
        const Json::json_pointer pointer(open.at);
        if (open.shape && theirs.contains(pointer) && !open.shape->check(theirs.at(pointer)).empty())
            return false;
        forget(mine, open.at);
        forget(theirs, open.at);
    }
    return mine == theirs;
}

bool isAmong(const Game& game, const Moves& moves, const Json& command)
{
    return std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return says(game, move, command); });
}

/// The least of three: the machine may be busy.
template <class Work>
qint64 leastTimeOf(Work&& work)
{
    qint64 least = std::numeric_limits<qint64>::max();
    for (int time = 0; time < 3; ++time) {
        QElapsedTimer timer;
        timer.start();
        work();
        least = std::min(least, timer.nsecsElapsed());
    }
    return least;
}

/// Two moves whose taps begin alike all through the shorter ones; empty: there are none.
std::string alike(const Moves& moves)
{
    std::vector<std::vector<Tap>> all;
    for (const auto& move : moves)
        all.push_back(tapsOf(move));
    std::sort(all.begin(), all.end());
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i - 1].size() <= all[i].size() && std::equal(all[i - 1].begin(), all[i - 1].end(), all[i].begin()))
            return tapWords(all[i - 1]) + " | " + tapWords(all[i]);
    }
    return {};
}

/// Plays by the moves alone: among the kinds of commands at random, then among the moves of that kind.
class Mover {
public:
    Mover(const Game& game, unsigned seed) : m_game(game), m_random(seed) {}

    std::vector<kaosball::Command> among(const State& state, const Moves& moves)
    {
        std::map<std::size_t, std::vector<const MoveOf<kaosball::Command>*>> kinds;
        for (const auto& move : moves) {
            if (move.weight != Weight::Aside || below(20) == 0)
                kinds[move.commands.front().index()].push_back(&move);
        }
        if (kinds.empty())
            return {};
        const auto& kind = std::next(kinds.begin(), below(static_cast<int>(kinds.size())))->second;
        const auto& move = *kind[static_cast<std::size_t>(below(static_cast<int>(kind.size())))];
        std::vector<kaosball::Command> commands = move.commands;
        if (move.spread)
            commands = move.shared(shares(*move.spread));
        if (auto* contest = std::get_if<ContestCommand>(&commands.front()))
            deal(state, commands.front(), contest->entry);
        else if (auto* reaction = std::get_if<React>(&commands.front()))
            deal(state, commands.front(), reaction->entry);
        return commands;
    }

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    std::vector<int> shares(const Spread& spread)
    {
        std::vector<int> counts(spread.places.size());
        const int all = spread.least + below(spread.greatest - spread.least + 1);
        for (int shared = 0; shared < all;) {
            const auto place = static_cast<std::size_t>(below(static_cast<int>(counts.size())));
            if (spread.hasRoom(counts, place)) {
                ++counts[place];
                ++shared;
            }
        }
        return counts;
    }
    /// Other cards, if that is no tie.
    void deal(const State& state, kaosball::Command& command, ContestEntry& entry)
    {
        const ContestEntry before = entry;
        for (auto& [team, card] : entry.cards) {
            if (card.kind == CardKind::Energy)
                card.value = static_cast<std::int8_t>(1 + below(5));
        }
        entry.rolls.clear();
        if (!m_game.referee(state, command, Reasons::Listening::No).isLegal())
            entry = before;
    }

    const Game& m_game;
    std::mt19937 m_random;
};

/// Commands that somebody might try: those of a whole match, each perhaps with a key of another one of its kind.
class Tries {
public:
    explicit Tries(unsigned seed) : m_random(seed) {}
    void learn(const Json& command)
    {
        m_commands.push_back(command);
        for (const auto& [key, value] : command.items()) {
            if (key != "command")
                m_values[command.at("command").get<std::string>() + key].emplace_back(key, value);
        }
    }
    Json next()
    {
        Json command = oneOf(m_commands);
        const std::string name = command.at("command").get<std::string>();
        for (int changes = below(3); changes > 0; --changes) {
            const auto first = m_values.lower_bound(name);
            const auto last = m_values.lower_bound(name + '~');
            const auto count = static_cast<int>(std::distance(first, last));
            if (count == 0)
                break;
            const auto& [key, value] = oneOf(std::next(first, below(count))->second);
            if (below(4) == 0)
                command.erase(key);
            else
                command[key] = value;
        }
        return command;
    }

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    template <class Value>
    const Value& oneOf(const std::vector<Value>& values)
    {
        return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
    }
    std::mt19937 m_random;
    std::vector<Json> m_commands;
    std::map<std::string, std::vector<std::pair<std::string, Json>>> m_values; ///< by command and key
};

} // namespace

/// What may be done, as values: every move is accepted, what is accepted is a move, and they lead from the empty table
/// to the end of a match.
class TestKaosballMoves : public QObject {
    Q_OBJECT

    /// What may be done at this table, by its taps.
    static std::set<std::string> tapsAt(const Table& table)
    {
        std::set<std::string> all;
        for (const auto& move : movesOf(Game(), table.state()))
            all.insert(tapWords(move.taps));
        return all;
    }
    static Table inTheMidfield()
    {
        return Table::versus("fangs", "amazons").at("fangs/r1", "e4").at("amazons/b1", "c7").ball("e6");
    }

private Q_SLOTS:
    void movesAloneLeadToTheEnd_data()
    {
        QTest::addColumn<int>("which");
        const Moves first = movesOf(Game(), Game().start());
        QCOMPARE(first.size(), std::size_t(20));
        for (std::size_t i = 0; i < first.size(); ++i)
            QTest::newRow(tapWords(first[i].taps).c_str()) << static_cast<int>(i);
    }
    void movesAloneLeadToTheEnd()
    {
        QFETCH(int, which);
        const Game game;
        State state = game.start();
        const Moves first = movesOf(game, state);
        NewMatch setting = std::get<NewMatch>(first[static_cast<std::size_t>(which)].commands.front());
        RandomPlayer withRules(*printedFacts(), static_cast<unsigned>(which));
        setting.houseRules = std::get<NewMatch>(withRules.start({})).houseRules;
        std::vector<kaosball::Command> commands{setting};
        Mover mover(game, static_cast<unsigned>(which) + 100);
        int entries = 0;
        for (; state.phase != Phase::Finished && entries < 6000; ++entries) {
            for (const kaosball::Command& command : commands) {
                const Json json = game.write(command);
                const Checked<kaosball::Command> read = game.read(json);
                QVERIFY2(read.isGood(), qPrintable(told(json)));
                Outcome<State> outcome = game.referee(state, *read);
                QVERIFY2(outcome.isLegal(), qPrintable(told(json)));
                state = std::move(outcome.next);
            }
            if (state.phase == Phase::Finished)
                break;
            const Moves moves = movesOf(game, state);
            QVERIFY2(!moves.empty(), qPrintable(told(game.table(state).at("phase"))));
            const std::string two = alike(moves);
            QVERIFY2(two.empty(), two.c_str());
            commands = mover.among(state, moves);
        }
        QCOMPARE(state.phase, Phase::Finished);
        QVERIFY(movesOf(game, state).empty());
    }

    void whatIsPlayedAtRandomIsAMove_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("teams");
        QTest::addColumn<bool>("draft");
        QTest::addColumn<bool>("mirror");
        for (const bool mirror : {true, false}) {
            const QByteArray depth = mirror ? " mirror" : " scorekeeper";
            QTest::newRow("versus," + depth) << 0 << 2 << true << mirror;
            QTest::newRow("first game," + depth) << 0 << 2 << false << mirror;
            QTest::newRow("max kaos 3," + depth) << 1 << 3 << true << mirror;
            QTest::newRow("max kaos 4," + depth) << 1 << 4 << true << mirror;
            QTest::newRow("alliance," + depth) << 2 << 4 << true << mirror;
        }
    }
    void whatIsPlayedAtRandomIsAMove()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, draft);
        QFETCH(bool, mirror);
        const RandomMatch setting{static_cast<Mode>(mode), teams, draft, mirror ? Depth::Mirror : Depth::Scorekeeper};
        const Game game;
        for (unsigned seed = 1; seed <= 3; ++seed) {
            RandomPlayer player(*printedFacts(), seed * 1000U + static_cast<unsigned>(mode * 10 + teams));
            State state = game.start();
            std::optional<kaosball::Command> command = player.start(setting);
            for (int count = 0; command && count < 2500; ++count) {
                const Json json = game.write(*command);
                QVERIFY2(isAmong(game, movesOf(game, state), json),
                         qPrintable(QStringLiteral("seed %1, entry %2: %3").arg(seed).arg(count).arg(told(json))));
                state = game.referee(state, *command, Reasons::Listening::No).next;
                command = player.next(state);
            }
        }
    }

    void whatTheRefereeAcceptsIsAMove_data() { whatIsPlayedAtRandomIsAMove_data(); }
    void whatTheRefereeAcceptsIsAMove()
    {
        QFETCH(int, mode);
        QFETCH(int, teams);
        QFETCH(bool, draft);
        QFETCH(bool, mirror);
        const RandomMatch setting{static_cast<Mode>(mode), teams, draft, mirror ? Depth::Mirror : Depth::Scorekeeper};
        const Game game;
        RandomPlayer player(*printedFacts(), static_cast<unsigned>(mode * 10 + teams));
        Tries tries(static_cast<unsigned>(teams));
        std::vector<State> tables{game.start()};
        std::optional<kaosball::Command> command = player.start(setting);
        while (command && tables.size() < 1500) {
            tries.learn(game.write(*command));
            tables.push_back(game.referee(tables.back(), *command, Reasons::Listening::No).next);
            command = player.next(tables.back());
        }
        int accepted = 0;
        for (std::size_t i = 0; i < tables.size(); i += 3) {
            if (tables[i].phase == Phase::Finished) // docs/moves.md: nothing is left to do there
                continue;
            std::optional<Moves> moves;
            for (int attempt = 0; attempt < 100; ++attempt) {
                const Checked<kaosball::Command> tried = game.read(tries.next());
                if (!tried || !game.referee(tables[i], *tried, Reasons::Listening::No).isLegal())
                    continue;
                ++accepted;
                if (!moves)
                    moves = movesOf(game, tables[i]);
                QVERIFY2(isAmong(game, *moves, game.write(*tried)), qPrintable(told(game.write(*tried))));
            }
        }
        qInfo("%d foreign commands were accepted", accepted);
        QVERIFY(accepted > 100);
    }

    void aRecordedMatchIsMadeOfMoves_data()
    {
        QTest::addColumn<QString>("name");
        QDir folder(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball"));
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.jsonl")}))
            QTest::newRow(qPrintable(file.completeBaseName())) << file.completeBaseName();
    }
    void aRecordedMatchIsMadeOfMoves()
    {
        QFETCH(QString, name);
        const Game game;
        State state = game.start();
        int moves = 0;
        int tables = 0;
        qint64 spent = 0;
        qint64 longest = 0;
        for (const PlaythroughStep& step : readPlaythrough(QStringLiteral("kaosball"), name)) {
            if (step.kind == PlaythroughStep::Kind::Expect)
                continue;
            const QString note = QStringLiteral("entry %1: %2").arg(step.note).arg(told(step.content));
            const Moves all = movesOf(game, state);
            const qint64 took = leastTimeOf([&] { return movesOf(game, state).size(); });
            const Checked<kaosball::Command> command = game.read(step.content);
            const bool isPlayed = step.kind == PlaythroughStep::Kind::Command;
            if (!command) {
                QVERIFY2(!isPlayed, qPrintable(note));
                continue;
            }
            const bool isCorrection = std::holds_alternative<Correct>(*command);
            if (isPlayed && !isCorrection)
                QVERIFY2(isAmong(game, all, game.write(*command)), qPrintable(note));
            if (!isPlayed)
                continue;
            state = game.referee(state, *command, Reasons::Listening::No).next;
            ++tables;
            moves += static_cast<int>(all.size());
            spent += took;
            longest = std::max(longest, took);
        }
        QVERIFY(tables > 50);
        qInfo("%d tables, %.1f moves each, %.3f ms on average, %.3f ms at most", tables, double(moves) / tables,
              double(spent) / 1e6 / tables, double(longest) / 1e6);
    }

    // --- one by one ---

    void aFigureMayAnnounceWhatItsKindCan() // KB-12.2 to KB-12.4
    {
        const std::set<std::string> taps =
            tapsAt(Table::versus("fangs", "amazons").at("fangs/r1", "e2").at("fangs/b1", "d2").turnOf("fangs"));
        QVERIFY(taps.contains("fangs/r1 sprint") && taps.contains("fangs/b1 attack"));
        QVERIFY(!taps.contains("fangs/r1 attack") && !taps.contains("amazons/r1 sprint"));
    }

    void whereTheBallLiesAFigureMayRunOverItOrPickItUp() // KB-14.1, KB-14.2
    {
        Table table = inTheMidfield().active("fangs/r1", "sprint");
        const std::set<std::string> taps = tapsAt(table);
        QVERIFY(taps.contains("e6") && taps.contains("fetch e6"));
        QVERIFY(!taps.contains("fetch e5") && !taps.contains("pick_up"));
        table.play("move", "'path':['e5','e6']");
        QVERIFY(tapsAt(table).contains("pick_up"));
    }

    void aWayOfOnesOwnEndsWhereItsTapIs() // KB-13.1
    {
        const Table table = inTheMidfield().active("fangs/r1", "sprint");
        for (const auto& move : movesOf(Game(), table.state())) {
            if (tapWords(move.taps) != "e5")
                continue;
            QVERIFY(move.along({placeTap("d4"), placeTap("c4")}).empty());
            const auto around = move.along({placeTap("d4"), placeTap("d5"), placeTap("e5")});
            QCOMPARE(std::get<kaosball::Move>(around.front()).path.size(), std::size_t(3));
            return;
        }
        QFAIL("no way to e5");
    }

    void whoMayReactIsAMove() // KB-15.1, KB-15.2
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/r1", "e4").at("amazons/b1", "f5").ball("a3");
        table.active("fangs/r1", "sprint").play("move", "'path':['e5']");
        const std::set<std::string> taps = tapsAt(table);
        QVERIFY(taps.contains("react_tackle amazons/b1") && taps.contains("react_attack amazons/b1"));
        QVERIFY(!taps.contains("react_steal amazons/b1"));
    }

    void aContestStandsAsItIs() // KB-17.3, KB-R40
    {
        Table table = Table::versus("fangs", "amazons").at("fangs/b1", "e4").at("amazons/r1", "e5").ball("a3");
        table.active("fangs/b1", "attack").burned("fangs", {"{'kind':'energy','value':1}"}).hand("amazons", 0);
        for (const auto& move : movesOf(Game(), table.state())) {
            if (tapWords(move.taps) != "attack amazons/r1")
                continue;
            const auto& contest = std::get<ContestCommand>(move.commands.front());
            QCOMPARE(contest.entry.cards[0].second.value, 2); // a 1 would be dead
            QCOMPARE(contest.entry.cards[1].second.kind, CardKind::None);
            return;
        }
        QFAIL("no attack");
    }

    void cretinTakesTwoAtOnce() // KB-30.1
    {
        Table table = Table::maxKaos({"fangs", "amazons", "ogres"}).ringer("fangs", "cretin_the_ettin").ball("a3");
        table.at("fangs/cretin_the_ettin", "e4").at("amazons/r1", "e5").at("ogres/r1", "d4").at("ogres/r2", "f4");
        table.active("fangs/cretin_the_ettin", "tackle");
        for (const auto& move : movesOf(Game(), table.state())) {
            if (!move.spread || tapWords(move.taps) != "tackle_two")
                continue;
            QCOMPARE(move.spread->places.size(), std::size_t(3));
            const auto ofOneTeam = std::get<ContestCommand>(move.shared({0, 1, 1}).front());
            QCOMPARE(ofOneTeam.entry.cards.size(), std::size_t(2));
            QVERIFY(Game().referee(table.state(), ofOneTeam).isLegal());
            const auto ofTwo = std::get<ContestCommand>(move.shared({1, 1, 0}).front());
            QCOMPARE(ofTwo.entry.cards.size(), std::size_t(3));
            QVERIFY(Game().referee(table.state(), ofTwo).isLegal());
            return;
        }
        QFAIL("no contest with two");
    }

    void kaosRuleComesBeforeAnybodySaysWhatTheCardWouldDo() // KB-33.5
    {
        const std::set<std::string> taps = tapsAt(Table::versus("fangs", "amazons").linedUp().turnOf("fangs"));
        QVERIFY(taps.contains("rain_of_fire") && taps.contains("kaos_rule rain_of_fire amazons"));
        QVERIFY(taps.contains("warpstone d4") && !taps.contains("warpstone d5"));
    }

    void whereTheBallIsScorekeepersSay() // KB-10.1
    {
        Table table = Table::versus("fangs", "amazons").linedUp().scorekeeper().next("fangs");
        const std::set<std::string> taps = tapsAt(table);
        QVERIFY(taps.contains("start_turn none") && taps.contains("start_turn minor"));
        table.carrier("amazons/r1");
        QVERIFY(!tapsAt(table).contains("start_turn minor"));
    }

    void aChosenLoadoutIsNotTold() // KB-27.1
    {
        const Game game;
        Table table = Table::versus("fangs", "amazons");
        table.state().phase = Phase::Loadout;
        for (Team& team : table.state().teams)
            team.ownedUpgrades = {Upgrade::Hate, Upgrade::Lucky};
        const auto listed = [&](const char* upgrades) {
            Table chosen = table;
            chosen.play("set_loadout", std::string("'team':'fangs','ringers':[],'upgrades':") + upgrades);
            Json all = Json::array();
            for (const auto& move : movesOf(game, chosen.state()))
                all.push_back({tapWords(move.taps), game.write(move.commands.front()), move.open.size()});
            return all;
        };
        QCOMPARE(told(listed("['hate']")), told(listed("['lucky']")));
    }

    void whatNeedsNobodyIsTakenByItself() // digest, section 37
    {
        const auto needsNobody = [](const Table& table) {
            const Moves moves = movesOf(Game(), table.state());
            return std::count_if(moves.begin(), moves.end(), [](const auto& move) { return move.needsNobody; });
        };
        Table table = Table::versus("fangs", "amazons").linedUp().next("fangs");
        QCOMPARE(needsNobody(table), 1);
        table.upgrade("amazons", Upgrade::Celerity);
        table.state().turnsInPeriod = 0;
        QCOMPARE(needsNobody(table), 0);
        table = Table::versus("fangs", "amazons").linedUp().turnOf("fangs");
        QCOMPARE(needsNobody(table), 0);
    }

    void aTapThatMeansNothingTellsWhyNot()
    {
        const Game game;
        const Table table =
            Table::versus("fangs", "amazons").at("fangs/r1", "e2").lying("fangs/b1", "d2").turnOf("fangs");
        const auto attempt = attemptOf(game, table.state(), {pieceTap("fangs/b1"), choiceTap(toWord(Action::Attack))});
        QCOMPARE(attempt.size(), std::size_t(1));
        const Outcome<State> outcome = game.referee(table.state(), attempt.front());
        QVERIFY(!outcome.isLegal());
        QCOMPARE(outcome.objections.front().rule, "KB-12.1"_rule);
    }

    void aLotThatCannotBeNamedTellsWhyNot()
    {
        const Game game;
        Table table = Table::versus("fangs", "amazons");
        State& state = table.state();
        state.phase = Phase::UpgradeDraft;
        state.auctionOrder = {0, 1};
        state.auction = startAuction(AuctionKind::Upgrades, {{"fangs", 2, false}, {"amazons", 12, false}},
                                     {{"dear", "hate", 5, {}}, {"cheap", "lucky", 1, {}}}, game.facts());
        const auto whyNot = [&](const char* lot) {
            return game.referee(state, attemptOf(game, state, {cardTap(lot)}).at(0)).objections.at(0).rule;
        };
        QCOMPARE(whyNot("dear"), "KB-26.5"_rule);
        table.play("open_lot", "'team':'fangs','lot':'cheap','bid':2");
        QCOMPARE(whyNot("dear"), "KB-26.4"_rule); // another one is being sold
        table.play("pass_bid", "'team':'amazons'");
        QCOMPARE(whyNot("cheap"), "KB-26.6"_rule);
    }
};

QTEST_GUILESS_MAIN(TestKaosballMoves)
#include "tst_kaosball_moves.moc"
