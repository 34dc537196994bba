// SPDX-License-Identifier: GPL-3.0-or-later
// A player's own packs: from the data folder into a match, and with the match to wherever it is read.
#include "base/first.h"
#include "battleline/game.h"
#include "catalog/catalog.h"
#include "elgrande/game.h"
#include "kaosball/game.h"
#include "kaosball/telling/spoken_names.h"
#include "packs/own_pack.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;

namespace {

const QString packTests = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/packs/");

/// A data folder with packs of its own.
class DataFolder {
public:
    void add(const QString& game, const QString& file) const
    {
        const QString packs = m_folder.filePath(QStringLiteral("packs/") + game);
        QDir().mkpath(packs);
        QVERIFY(QFile::copy(packTests + file, QDir(packs).filePath(QFileInfo(file).fileName())));
    }
    void write(const QString& game, const QByteArray& sections) const
    {
        const QString packs = m_folder.filePath(QStringLiteral("packs/") + game);
        QDir().mkpath(packs);
        QFile file(QDir(packs).filePath(QStringLiteral("club.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "whistle-data-pack", "format_version": 1, "id": "club", "version": "1", "game": ")" +
                   game.toLatin1() + "\", " + sections + "}");
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

/// As if the program were started where nobody has a pack.
void useNone()
{
    const QTemporaryDir empty;
    Catalog::usePacks(empty.path());
}

std::unique_ptr<Match> newMatch(const char* game)
{
    return (*Catalog::standard().game(game))->newMatch();
}

/// What became of an entry.
QString played(Match& match, const char* line)
{
    const Checked<PlayResult> result = match.play(*parseJson(line), Instant::now());
    if (!result)
        return QString::fromStdString(result.problems().front().message.toStdString());
    return result->accepted ? QStringLiteral("accepted")
                            : QString::fromStdString(result->objections.front().why.toStdString());
}

/// What is entered next in a draft in which the ringer of the club's pack is sold first, and nothing else is bid for.
Json draftsOldBones(const Match& match)
{
    Json best;
    for (const OfferedMove& move : match.moves()) {
        Json command = move.commands.front();
        const std::string& name = command["command"].get_ref<const std::string&>();
        if (name == "reveal_ringers")
            command["lots"][0] = {{"lot", "old_bones"}, {"name", "old_bones"}};
        const bool isLot = name == "open_lot" && command.dump().find("old_bones") != std::string::npos;
        if (best.is_null() || name == "reveal_ringers" || name == "reveal_upgrades" || name == "pass_bid" || isLot)
            best = std::move(command);
        if (isLot)
            break;
    }
    return best;
}

constexpr char krakensAgainstFangs[] =
    R"({"command": "new_match", "mode": "versus", "kind": "league", "draft": false, "first_player": "krakens",
        "teams": [{"team": "krakens", "side": "south"}, {"team": "fangs", "side": "north"}]})";

OwnPack ownPack(const DataFolder& folder)
{
    return {folder.path(), "kaosball", kaosball::packs().form().shape()};
}

/// A ringer whose health the packs do not know.
const kaosball::RingerFacts& spectre()
{
    return *kaosball::factsInUse()->ringer("spectre");
}

/// What the packs say of it, with this health.
Json spectreWith(int health)
{
    const Json ringers = kaosball::packs().section("ringers");
    Json entry = *std::ranges::find_if(ringers, [](const Json& one) { return one.at("id") == "spectre"; });
    entry.erase("note");
    entry.erase("source");
    entry["health"] = health;
    return entry;
}

} // namespace

class TestPlayersPacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useNone(); }

    void aTeamOfAPlayersPackIsPlayed()
    {
        QVERIFY(played(*newMatch("kaosball"), krakensAgainstFangs) != QStringLiteral("accepted"));
        const DataFolder folder;
        folder.add(QStringLiteral("kaosball"), QStringLiteral("good/club_teams.json"));
        Catalog::usePacks(folder.path());
        QVERIFY(Catalog::packProblems().empty());
        const auto match = newMatch("kaosball");
        QCOMPARE(played(*match, krakensAgainstFangs), QStringLiteral("accepted"));
        QCOMPARE(kaosball::displayName("krakens"), QStringLiteral("Krakens"));
    }

    /// A match file alone replays for ever, whatever happens to the packs.
    void aMatchBringsItsPacksAlong()
    {
        const DataFolder folder;
        folder.add(QStringLiteral("kaosball"), QStringLiteral("good/club_teams.json"));
        folder.add(QStringLiteral("kaosball"), QStringLiteral("good/club_numbers.json"));
        Catalog::usePacks(folder.path());
        const auto match = newMatch("kaosball");
        QCOMPARE(played(*match, krakensAgainstFangs), QStringLiteral("accepted"));
        useNone();
        QVERIFY(kaosball::factsInUse() == kaosball::printedFacts());
        const auto again = Catalog::standard().openMatch({match->recordedLines(), {}, false, 0, 0});
        QVERIFY(again);
        QVERIFY((*again)->notes().empty());
        QVERIFY(!(*again)->hasOtherPack());
        QCOMPARE((*again)->table().dump(), match->table().dump());
        const auto& game = static_cast<const GameMatch<kaosball::Game>&>(**again).journal().game();
        QCOMPARE(game.facts().constants.cashExhibition, 14);
        QCOMPARE(kaosball::displayName("old_bones"), QStringLiteral("Old Bones"));
        // And what is played next goes by what is printed.
        QVERIFY(played(*newMatch("kaosball"), krakensAgainstFangs) != QStringLiteral("accepted"));
    }

    void aMatchWithoutPacksSaysNothingOfThem()
    {
        const auto match = newMatch("kaosball");
        const Checked<MatchHeader> header = readHeader(match->recordedLines().front().text);
        QVERIFY(!header->pack.contains("added"));
    }

    /// The numbers of a region are printed on the board; somebody's board may have others.
    void theReferePaysByThePackOfTheMatch()
    {
        const DataFolder folder;
        folder.write(QStringLiteral("el-grande"),
                     R"("areas": [{"id": "galicia", "name": {"en": "Galicia"}, "scores": [9, 5, 1],
                         "neighbours": ["basque_country", "old_castile"]}])");
        Catalog::usePacks(folder.path());
        if (const Problems problems = Catalog::packProblemsOf("el-grande"); !problems.empty())
            QFAIL(problems.front().message.toStdString().c_str());
        const auto match = newMatch("el-grande");
        useNone();
        const auto again = Catalog::standard().openMatch({match->recordedLines(), {}, false, 0, 0});
        QVERIFY(again);
        const auto& game = static_cast<const GameMatch<elgrande::Game>&>(**again).journal().game();
        QCOMPARE(game.facts().scores[elgrande::Area::Galicia][0], 9);
        QVERIFY(elgrande::factsInUse()->scores[elgrande::Area::Galicia][0] != 9);
    }

    void aPackThatIsWrongIsToldAndNotPlayed()
    {
        const DataFolder folder;
        folder.add(QStringLiteral("kaosball"), QStringLiteral("good/club_teams.json"));
        folder.add(QStringLiteral("kaosball"), QStringLiteral("broken/health_is_text.json"));
        folder.write(QStringLiteral("battle-line"), R"("colors": [{"id": "red", "name": {"en": "Crimson"}}])");
        Catalog::usePacks(folder.path());
        const Problems problems = Catalog::packProblemsOf("kaosball");
        QCOMPARE(Catalog::packProblems().size(), std::size_t{1});
        QVERIFY(problems.front().at.starts_with("health_is_text.json#/teams/0/health"));
        QVERIFY(problems.front().line > 0);
        QVERIFY(kaosball::factsInUse()->team("krakens") == nullptr);
        // The packs of the other games are sound.
        QCOMPARE(battleline::factsInUse()->nameOf("colors", "red").at("en"), std::string("Crimson"));
        QCOMPARE((*Catalog::standard().game("battle-line"))->names("red_5"), QStringLiteral("Crimson 5"));
    }

    /// The club sells its own ringer. Where nobody has its pack, the referee's question about the sale is that of the
    /// match, and is answered as it was answered there.
    void aChallengeGoesByThePacksOfTheMatch()
    {
        const DataFolder folder;
        folder.add(QStringLiteral("kaosball"), QStringLiteral("good/club_teams.json"));
        Catalog::usePacks(folder.path());
        const auto match = newMatch("kaosball");
        QCOMPARE(played(*match, R"({"command": "new_match", "mode": "versus", "kind": "exhibition", "draft": true,
            "first_player": "krakens", "teams": [{"team": "krakens", "side": "south"},
                                                 {"team": "fangs", "side": "north"}]})"),
                 QStringLiteral("accepted"));
        const auto ownsOldBones = [&match] {
            return match->table()["owned_ringers"].dump().find("old_bones") != std::string::npos;
        };
        for (int step = 0; step < 200 && !ownsOldBones(); ++step)
            QCOMPARE(played(*match, draftsOldBones(*match).dump().c_str()), QStringLiteral("accepted"));
        QVERIFY2(ownsOldBones(), match->table().dump().c_str());
        useNone();
        QVERIFY(kaosball::factsInUse()->ringer("old_bones") == nullptr);
        const auto again = Catalog::standard().openMatch({match->recordedLines(), {}, false, 0, 0});
        QVERIFY(again);
        const CatalogGame& game = **Catalog::standard().game("kaosball");
        const std::vector<Question> questions = game.questionsOf(**again);
        for (const LogEntry& entry : (*again)->entries()) {
            const auto behind = game.questionBehind(**again, entry.number);
            if (!behind)
                continue;
            const Question* question = firstWith(questions, &Question::id, behind->question);
            QVERIFY(question && askQuestion(*question, behind->input));
        }
    }

    /// What a power card brings is printed on it; somebody's may bring something else.
    void aChallengeIsAnsweredByThePackOfTheMatch()
    {
        const DataFolder folder;
        folder.write(QStringLiteral("el-grande"), R"("power_cards": [{"value": 13, "caballeros": 6}])");
        Catalog::usePacks(folder.path());
        const auto match = newMatch("el-grande");
        for (const char* line :
             {R"({"command": "new_match", "players": [{"player": "anna", "age_rank": 1},
                                                     {"player": "bela", "age_rank": 2}]})",
              R"({"command": "set_king", "region": "granada"})",
              R"({"command": "set_home", "player": "anna", "region": "galicia"})",
              R"({"command": "set_home", "player": "bela", "region": "seville"})", R"({"command": "start_round"})",
              R"({"command": "reveal_action_card", "stack": 1, "card": "move_four_own"})",
              R"({"command": "reveal_action_card", "stack": 2, "card": "veto"})",
              R"({"command": "reveal_action_card", "stack": 3, "card": "score_castillo"})",
              R"({"command": "reveal_action_card", "stack": 4, "card": "the_court"})"})
            QCOMPARE(played(*match, line), QStringLiteral("accepted"));
        const auto laysNext = [&match](int value) {
            for (const char* name : {"anna", "bela"}) {
                const Json line{{"command", "play_power_card"}, {"player", name}, {"value", value}};
                if (played(*match, line.dump().c_str()) == QStringLiteral("accepted"))
                    return true;
            }
            return false;
        };
        QVERIFY(laysNext(13) && laysNext(2));
        QCOMPARE(played(*match, R"({"command": "take_caballeros", "from_provinces": 6})"), QStringLiteral("accepted"));
        useNone();
        const auto again = Catalog::standard().openMatch({match->recordedLines(), {}, false, 0, 0});
        QVERIFY(again);
        const CatalogGame& game = **Catalog::standard().game("el-grande");
        const auto behind = game.questionBehind(**again, (*again)->entries().back().number);
        QVERIFY(behind);
        QCOMPARE(behind->question, std::string("court_intake"));
        const std::vector<Question> questions = game.questionsOf(**again);
        const Question* question = firstWith(questions, &Question::id, behind->question);
        QVERIFY(askQuestion(*question, behind->input)->verdict.at("legal") == true);
        // By what is printed it would not be.
        QVERIFY(askQuestion(*game.question(behind->question), behind->input)->verdict.at("legal") == false);
    }

    /// A header is a file like any other: what is wrong in it is told with its place.
    void whatAHeaderBringsIsHeldAgainstTheShape()
    {
        const Json header = {{"id", "kaosball-base"},
                             {"version", "1"},
                             {"sha256", "00"},
                             {"added", {{{"format", "whistle-data-pack"}, {"format_version", 1}, {"teams", 7}}}}};
        const Problems problems = kaosball::Game::playedWith(header).problems();
        QVERIFY(!problems.empty());
        QVERIFY2(problems.front().at.starts_with("/pack/added/0"), problems.front().at.c_str());
    }

    /// What is read off one's own box counts at once, also after the next start, and is gone when it is forgotten.
    void whatIsTypedInIsAPackOfOnesOwn()
    {
        const DataFolder folder;
        Catalog::usePacks(folder.path());
        OwnPack own = ownPack(folder);
        QVERIFY(!spectre().health);
        QVERIFY(own.keepIn(kaosball::packs(), OwnPack::with(*own.read(), "ringers", spectreWith(3))).empty());
        QCOMPARE(*spectre().health, 3);
        QCOMPARE(*spectre().minimumBid, 1); // the rest of it is as it was
        QVERIFY(OwnPack::says(*own.read(), "ringers", "spectre") && !OwnPack::says(*own.read(), "ringers", "panther"));
        useNone();
        QVERIFY(!spectre().health);
        Catalog::usePacks(folder.path());
        QCOMPARE(*spectre().health, 3);
        // A pack that is changed is another one: its version says so.
        const Json before = *own.read();
        QVERIFY(own.keepIn(kaosball::packs(), OwnPack::with(before, "ringers", spectreWith(4))).empty());
        QVERIFY(own.read()->at("version") != before.at("version"));
        QCOMPARE(own.read()->at("ringers").size(), std::size_t{1});
        QVERIFY(own.keepIn(kaosball::packs(), OwnPack::without(*own.read(), "ringers", "spectre")).empty());
        QVERIFY(!spectre().health);
        QVERIFY(QDir(folder.path() + QStringLiteral("/packs/kaosball")).isEmpty());
        useNone();
    }

    void itLiesOnTopOfAllOtherPacks()
    {
        const DataFolder folder;
        folder.write(QStringLiteral("kaosball"),
                     R"("ringers": [{"id": "spectre", "name": {"en": "Ghost"}, "minimum_bid": 2, "health": null}])");
        Catalog::usePacks(folder.path());
        OwnPack own = ownPack(folder);
        const Problems problems = own.keepIn(kaosball::packs(), OwnPack::with(*own.read(), "ringers", spectreWith(3)));
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(renderProblem(problems.front())));
        QCOMPARE(spectre().name, std::string("Ghost"));
        QCOMPARE(*spectre().minimumBid, 2);
        QCOMPARE(*spectre().health, 3);
        useNone();
    }

    /// All that was wrong is told, and nothing has changed.
    void whatDoesNotFitIsNotKept()
    {
        const DataFolder folder;
        Catalog::usePacks(folder.path());
        OwnPack own = ownPack(folder);
        QVERIFY(own.keepIn(kaosball::packs(), OwnPack::with(*own.read(), "ringers", spectreWith(3))).empty());
        const Json before = *own.read();
        QVERIFY(!own.keepIn(kaosball::packs(), OwnPack::with(before, "ringers", spectreWith(0))).empty());
        Json die{{"sides", 6}, {"results", {-2, -1, 1, 2}}, {"faces", {1, 1, 1}}};
        QVERIFY(!own.keepIn(kaosball::packs(), OwnPack::with(before, "tiebreaker_die", die)).empty());
        QVERIFY(*own.read() == before);
        QCOMPARE(*spectre().health, 3);
        die["faces"] = {1, 1, -1, -1, 2, -2};
        QVERIFY(own.keepIn(kaosball::packs(), OwnPack::with(before, "tiebreaker_die", die)).empty());
        QCOMPARE(kaosball::factsInUse()->tiebreakerDie.size(), std::size_t{6});
        QVERIFY(own.keepIn(kaosball::packs(), OwnPack::without(*own.read(), "tiebreaker_die", {})).empty());
        QCOMPARE(kaosball::factsInUse()->tiebreakerDie.size(), std::size_t{4});
        useNone();
    }

    void aFolderThatTakesNothingIsToldWithItsReason()
    {
        const DataFolder folder;
        QFile inTheWay(folder.path() + QStringLiteral("/packs"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        OwnPack own = ownPack(folder);
        const Problems problems = own.keepIn(kaosball::packs(), OwnPack::with(*own.read(), "ringers", spectreWith(3)));
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY2(renderProblem(problems.front()).contains(QStringLiteral("Not a directory")),
                 qPrintable(renderProblem(problems.front())));
        QVERIFY(!spectre().health);
        useNone();
    }
};

QTEST_GUILESS_MAIN(TestPlayersPacks)
#include "tst_players_packs.moc"
