// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "json_schema.h"
#include "moves/narrowing.h"
#include "mutated_json.h"
#include "random_mover.h"
#include "reference_match.h"
#include "under_test.h"

#include <QElapsedTimer>
#include <QTest>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;

namespace {

constexpr Instant noTime{};

int matches(int usual)
{
    const int factor = qEnvironmentVariableIntValue("WHISTLE_MATCHES");
    return factor > 0 ? usual * factor : usual;
}

QString told(const std::vector<Tap>& taps)
{
    QString words;
    for (const Tap& tap : taps)
        words += u'/' + QString::fromStdString(tap.id);
    return words;
}

/// What goes by forms, not by moves (docs/moves.md).
bool isForm(const Json& command)
{
    static const std::set<std::string> forms{"undo", "correct", "adjust", "note", "set_space"};
    return forms.contains(command.at("command"));
}

} // namespace

/// What the moves of every game must hold to, shown on recorded matches and on matches played by moves alone.
class TestMoves : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const CatalogGame& game : Catalog::standard().games()) {
            if (isUnderTest(game.id))
                QTest::newRow(game.id.c_str()) << QString::fromStdString(game.id);
        }
    }
    static const CatalogGame& game()
    {
        QFETCH(QString, game);
        return **Catalog::standard().game(game.toStdString());
    }
    /// Plays by moves alone, to the end or as far as `entries`; the match, or null where a move was refused.
    template <class AtEachTable>
    static std::unique_ptr<Match> played(unsigned seed, int entries, AtEachTable&& atEachTable)
    {
        std::unique_ptr<Match> match = game().newMatch();
        RandomMover mover(seed, tableOf(game().id));
        for (int count = 0; count < entries; ++count) {
            atEachTable(*match);
            const std::optional<Json> command = mover.next(*match);
            if (!command)
                break;
            const Checked<PlayResult> result = match->play(*command, noTime);
            const std::string why = result ? result->accepted ? "" : result->why.front().toStdString(match->names())
                                           : result.problems().front().message.toStdString();
            if (!why.empty()) {
                QTest::qFail(qPrintable(QStringLiteral("seed %1, entry %2: %3 %4")
                                            .arg(seed)
                                            .arg(count)
                                            .arg(QString::fromStdString(command->dump()), QString::fromStdString(why))),
                             __FILE__, __LINE__);
                return nullptr;
            }
        }
        return match;
    }

private Q_SLOTS:
    void aMatchIsPlayedToItsEndByMovesAlone_data() { addGames(); }
    void aMatchIsPlayedToItsEndByMovesAlone()
    {
        std::size_t longest = 0;
        for (unsigned seed = 1; seed <= static_cast<unsigned>(matches(6)); ++seed) {
            const std::unique_ptr<Match> match = played(seed, 6000, [](const Match&) {});
            QVERIFY(match);
            QVERIFY2(match->moves().empty(), qPrintable(QStringLiteral("seed %1 does not end").arg(seed)));
            longest = std::max(longest, match->entries().size());
        }
        QVERIFY(longest > 15); // one that is conceded at once is short
    }

    void everyMoveIsAcceptedAsItStands_data() { addGames(); }
    void everyMoveIsAcceptedAsItStands()
    {
        for (unsigned seed = 11; seed <= 10U + static_cast<unsigned>(matches(3)); ++seed) {
            int tables = 0;
            const auto check = [&](const Match& match) {
                if (tables++ % 9 != 0)
                    return;
                for (const OfferedMove& move : match.moves()) {
                    QVERIFY(!move.commands.empty());
                    QVERIFY(!move.words.toStdString(match.names()).empty());
                    const Json json = moveJson(move, game().command(), match.names());
                    QVERIFY2(moveShape().check(json).empty(), json.dump().c_str());
                    for (const Json& open : json.value("open", Json::array())) {
                        QVERIFY2(!open["schema"].is_null(), json.dump().c_str());
                        const Json commands = json["commands"];
                        const Json::json_pointer at(open["at"].get<std::string>());
                        QVERIFY2(!commands.contains(at) || fits(commands[at], open["schema"]), json.dump().c_str());
                    }
                    if (move.commands.size() == 1) {
                        const Checked<Preview> preview = match.whatIf(move.commands.front());
                        QVERIFY2(preview && preview->result.objections.empty(), json.dump().c_str());
                        continue;
                    }
                    const auto copy = match.copyAt(match.entries().empty() ? 0 : match.entries().back().number);
                    const Checked<std::vector<PlayResult>> all = copy->playAll(move.commands, noTime);
                    QVERIFY2(all && all->size() == move.commands.size() && all->back().accepted, json.dump().c_str());
                }
            };
            QVERIFY(played(seed, 900, check));
        }
    }

    void everyMoveIsReachedByItsOwnTaps_data() { addGames(); }
    void everyMoveIsReachedByItsOwnTaps()
    {
        for (unsigned seed = 21; seed <= 20U + static_cast<unsigned>(matches(3)); ++seed) {
            int tables = 0;
            const auto check = [&](const Match& match) {
                if (tables++ % 9 != 0)
                    return;
                const std::vector<OfferedMove> moves = match.moves();
                std::vector<const MoveOffer*> offers;
                std::set<std::vector<Tap>> taken;
                for (const OfferedMove& move : moves) {
                    offers.push_back(&move.offer);
                    const std::vector<Tap> taps = tapsOf(move.offer);
                    QVERIFY(!taps.empty());
                    QVERIFY2(taken.insert(taps).second, qPrintable(told(taps)));
                }
                for (std::size_t i = 0; i < moves.size(); ++i) {
                    Narrowing narrowing(offers);
                    std::optional<Narrowing::Said> said;
                    for (const Tap& tap : tapsOf(*offers[i])) {
                        QVERIFY2(!said, qPrintable(told(tapsOf(*offers[i]))));
                        QVERIFY2(narrowing.tap(tap) != Narrowing::Step::Nothing, qPrintable(told(offers[i]->taps)));
                        said = narrowing.said();
                    }
                    if (!said)
                        said = narrowing.finish();
                    QVERIFY2(said && said->move == i, qPrintable(told(tapsOf(*offers[i]))));
                }
            };
            QVERIFY(played(seed, 900, check));
        }
    }

    /// What a seat is told beside the others: moves of its own and of nobody's alone, each accepted, each with its own
    /// taps, and none less than everybody is told of.
    void aSeatsOwnMovesAreThoseOfTheTable_data() { addGames(); }
    void aSeatsOwnMovesAreThoseOfTheTable()
    {
        int looked = 0;
        for (unsigned seed = 31; seed <= 30U + static_cast<unsigned>(matches(2)); ++seed) {
            int tables = 0;
            const auto check = [&](const Match& match) {
                if (tables++ % 23 != 0)
                    return;
                const std::vector<OfferedMove> all = match.moves();
                std::set<std::string> seats;
                for (const OfferedMove& move : all)
                    seats.insert(move.offer.seat);
                for (const std::string& seat : seats) {
                    const std::vector<OfferedMove> own = match.movesFor(seat);
                    std::set<std::vector<Tap>> taken;
                    std::set<std::string> entries;
                    for (const OfferedMove& move : own) {
                        ++looked;
                        QVERIFY(move.offer.seat.empty() || move.offer.seat == seat);
                        QVERIFY2(taken.insert(tapsOf(move.offer)).second, qPrintable(told(tapsOf(move.offer))));
                        entries.insert(move.commands.back().at("command").get<std::string>());
                        if (move.commands.size() > 1) // everyMoveIsAcceptedAsItStands
                            continue;
                        const Checked<Preview> preview = match.whatIf(move.commands.front());
                        QVERIFY2(preview && preview->result.objections.empty(), Json(move.commands).dump().c_str());
                    }
                    for (const OfferedMove& move : all) {
                        if (move.commands.size() == 1 && (move.offer.seat.empty() || move.offer.seat == seat))
                            QVERIFY2(entries.contains(move.commands.back().at("command").get<std::string>()),
                                     Json(move.commands).dump().c_str());
                    }
                }
            };
            QVERIFY(played(seed, 700, check));
        }
        QVERIFY(looked > 0);
    }

    void whatWasRecordedIsAMove_data() { addGames(); }
    void whatWasRecordedIsAMove()
    {
        const std::unique_ptr<Match> match = game().newMatch();
        const QDir folder(sourceRoot() + QStringLiteral("/tests/playthroughs/") + QString::fromStdString(game().id));
        const QString name = QFileInfo(folder.entryList({QStringLiteral("*.jsonl")}).front()).completeBaseName();
        int entries = 0;
        qint64 slowest = 0;
        qint64 all = 0;
        for (const PlaythroughStep& step : readPlaythrough(QString::fromStdString(game().id), name)) {
            if (step.kind != PlaythroughStep::Kind::Command)
                continue;
            Json command = step.content;
            const bool isOverridden = command.contains("override");
            QElapsedTimer timer;
            timer.start();
            const std::vector<OfferedMove> moves = match->moves();
            slowest = std::max(slowest, timer.nsecsElapsed());
            all += timer.nsecsElapsed();
            ++entries;
            if (command.contains("command") && !isOverridden && !isForm(command))
                QVERIFY2(isAmong(command, moves, game().command()), command.dump().c_str());
            const Checked<PlayResult> result = match->play(command, noTime);
            QVERIFY(result && result->accepted);
        }
        qInfo("%s: moves with their words %.3f ms a table, at most %.3f", game().id.c_str(),
              static_cast<double>(all) / 1e6 / entries, static_cast<double>(slowest) / 1e6);
    }

    void whatTheRefereeAcceptsIsAMove_data() { addGames(); }
    /// Commands that come from elsewhere: those of other tables of the match, and mutations of them.
    void whatTheRefereeAcceptsIsAMove()
    {
        std::vector<Json> commands;
        const auto other = played(31, 900, [](const Match&) {});
        QVERIFY(other);
        other->trace([&](const TracedEntry& entry) {
            commands.push_back(entry.sealedFor.empty() ? entry.entry : other->entered(entry.number)->entry);
            return true;
        });
        MutatedJson mutated(7);
        int accepted = 0;
        int tried = 0;
        std::map<std::string, int> missing;
        std::string example;
        const auto check = [&](const Match& match) {
            const std::vector<OfferedMove> moves = match.moves();
            for (int i = 0; i < 40 && !moves.empty(); ++i) { // over is over, whatever may still be noted
                Json command = commands[mutated.below(commands.size())];
                if (i % 2 == 1)
                    command = mutated.of(command);
                ++tried;
                if (!command.is_object() || !command.contains("command") || command.contains("override") ||
                    command.contains("edit"))
                    continue;
                const Checked<Preview> preview = match.whatIf(command);
                if (!preview || !preview->result.objections.empty() || isForm(command))
                    continue;
                ++accepted;
                if (!isAmong(command, moves, game().command()) && missing[command["command"]]++ == 0)
                    example += command.dump() + "\n";
            }
        };
        // A short game is played several times.
        for (unsigned seed = 32; seed < 64 && tried < 5000; ++seed)
            QVERIFY(played(seed, 250 * matches(1), check));
        QVERIFY(tried >= 5000 && accepted > 50);
        QVERIFY2(missing.empty(), example.c_str());
    }
};

QTEST_GUILESS_MAIN(TestMoves)
#include "tst_moves.moc"
