// SPDX-License-Identifier: GPL-3.0-or-later
// What devices are told of a table, and what comes of what they say, without any network (docs/devices.md).
#include "another_secret.h"
#include "devices/board_picture.h"
#include "devices/phone_table.h"
#include "games.h"
#include "look/spoken_language.h"
#include "random_games.h"
#include "reference_match.h"
#include "rulebook/rule_book.h"
#include "search/rule_search.h"
#include "window/language.h"

#include <QTest>
#include <random>

using namespace whistle;

namespace {

/// A match of this game that random players have begun.
std::unique_ptr<Match> begun(const GameEntry& game, unsigned seed, int entries)
{
    std::unique_ptr<Match> match = (*Catalog::standard().game(game.game))->newMatch();
    match->setNames(game.names);
    const std::unique_ptr<RandomGame> player = randomGame(game.game, seed);
    for (int count = 0; count < entries; ++count) {
        const std::optional<Json> command = player->next(*match);
        if (!command || !match->play(*command, {})->accepted)
            break;
    }
    return match;
}

/// A match, and the phones at it.
struct Table {
    MatchSession session;
    PhoneTable phones;
    Table(std::unique_ptr<Match> match, const GameEntry& game) : session(std::move(match)), phones(session, game) {}
    [[nodiscard]] std::vector<std::string> seats() const
    {
        std::vector<std::string> ids;
        for (const DeviceSeat& seat : phones.seats())
            ids.push_back(seat.id);
        return ids;
    }
};

/// The recorded match of this game, entry by entry; `look` says false when it has seen enough.
void replay(const GameEntry& game, const std::function<bool(Table&)>& look)
{
    const QString name =
        game.game == "battle-line" ? QStringLiteral("reference_series") : QStringLiteral("reference_match");
    std::unique_ptr<Match> match = (*Catalog::standard().game(game.game))->newMatch();
    match->setNames(game.names);
    Table table(std::move(match), game);
    for (const PlaythroughStep& step : readPlaythrough(QString::fromStdString(game.game), name)) {
        if (step.kind != PlaythroughStep::Kind::Command)
            continue;
        if (table.session.play(step.content) != Played::Accepted)
            return;
        if (!look(table))
            return;
    }
}

/// Every text in it.
void addTexts(const Json& json, QStringList& texts)
{
    if (json.is_string())
        texts << QString::fromStdString(json.get<std::string>());
    for (const Json& one : json.is_structured() ? json : Json::array())
        addTexts(one, texts);
}

/// A picture is a picture of a revision, whose number counts lines of the record.
const Json& shown(const Json& frame, const char* key)
{
    return frame.at(key);
}

} // namespace

class TestPhoneTable : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<int>("index");
        const GameEntries& games = all();
        for (std::size_t i = 0; i < games.size(); ++i)
            QTest::newRow(games[i].game.c_str()) << static_cast<int>(i);
    }
    static const GameEntries& all()
    {
        static const GameEntries games = allGames();
        return games;
    }
    static const GameEntry& gameCalled(const char* id)
    {
        return *std::find_if(all().begin(), all().end(), [id](const GameEntry& one) { return one.game == id; });
    }
    static const GameEntry& game()
    {
        QFETCH(int, index);
        return all()[static_cast<std::size_t>(index)];
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language = std::make_unique<Language>();
        m_language->speak(QStringLiteral("en"));
    }

    void cleanupTestCase() { m_language.reset(); }

    /// Two matches that differ in one sealed value alone: whoever did not seal it is told the very same.
    void aSecretGoesToNobodyElse_data() { addGames(); }
    void aSecretGoesToNobodyElse()
    {
        int sealedEntries = 0;
        int compared = 0;
        for (unsigned seed = 1; seed <= 5; ++seed) {
            const CatalogGame& of = **Catalog::standard().game(game().game);
            const std::unique_ptr<Match> match = of.newMatch();
            const std::unique_ptr<RandomGame> player = randomGame(of.id, seed);
            for (int count = 0; count < 200; ++count) {
                const std::optional<Json> command = player->next(*match);
                if (!command)
                    break;
                QVERIFY(match->play(*command, {})->accepted);
                const LogEntry last = match->entries().back();
                if (last.sealedFor.empty())
                    continue;
                ++sealedEntries;
                std::unique_ptr<Match> other = withAnotherSecret(of, *match);
                if (!other)
                    continue;
                ++compared;
                other->setNames(game().names);
                std::unique_ptr<Match> same = std::move(*of.openMatch(match->recordedLines()));
                same->setNames(game().names);
                Table one(std::move(same), game());
                Table two(std::move(other), game());
                for (const char* language : {"en", "hu"}) {
                    const SayingIn saying(QString::fromLatin1(language));
                    QCOMPARE(one.phones.table(PhonesMay::Enter, {}).dump(),
                             two.phones.table(PhonesMay::Enter, {}).dump());
                    for (const std::string& seat : one.seats()) {
                        if (seat != last.sealedFor)
                            QCOMPARE(one.phones.me(seat, PhonesMay::Enter).dump(),
                                     two.phones.me(seat, PhonesMay::Enter).dump());
                    }
                }
            }
        }
        QCOMPARE(sealedEntries > 0, compared > 0);
    }

    /// What stands on a phone is said in words of the game, in each language.
    void nothingIsShownAsItIsWritten_data() { addGames(); }
    void nothingIsShownAsItIsWritten()
    {
        QStringList raw;
        for (unsigned seed = 1; seed <= 4; ++seed) {
            std::unique_ptr<Match> match = begun(game(), seed, 60 + 90 * static_cast<int>(seed));
            Table table(std::move(match), game());
            for (const char* language : {"en", "hu", "pl"}) {
                const SayingIn saying(QString::fromLatin1(language));
                Json frame = table.phones.table(PhonesMay::Enter, table.phones.seats());
                frame.erase("board");
                frame.erase("may");
                for (Json& seat : frame["seats"]) {
                    for (const char* key : {"id", "colour", "sealing", "phone"})
                        seat.erase(key);
                }
                QStringList texts;
                addTexts(frame, texts);
                for (const std::string& seat : table.seats()) {
                    Json me = table.phones.me(seat, PhonesMay::Enter);
                    for (Json& tap : me["taps"]) {
                        // "gold_mine" is none of "Gold mine", but for English.
                        const QString id = QString::fromStdString(tap["id"].get<std::string>());
                        const QString name = QString::fromStdString(tap["name"].get<std::string>());
                        if (id.contains(u'_') && language != std::string("en") &&
                            name.compare(QString(id).replace(u'_', u' '), Qt::CaseInsensitive) == 0)
                            texts << id;
                        tap.erase("id"), tap.erase("kind");
                    }
                    for (Json& move : me["moves"]) {
                        QVERIFY(!move["words"].get<std::string>().empty());
                        move.erase("weight");
                        move["open"] = Json::array();
                    }
                    addTexts(me, texts);
                }
                for (const QString& text : texts) {
                    if (text.contains(u'_') && !raw.contains(text))
                        raw << text;
                }
            }
        }
        QVERIFY2(raw.isEmpty(), qPrintable(raw.mid(0, 20).join(QStringLiteral(" | "))));
    }

    /// Phones play on by themselves: of whoever is to move, a move of theirs, until nobody has one that a phone can
    /// say.
    void aMatchIsPlayedFromPhones_data() { addGames(); }
    void aMatchIsPlayedFromPhones()
    {
        Table table(begun(game(), 3, 12), game());
        std::mt19937 chance(5);
        int entered = 0;
        const std::size_t before = table.session.match().entries().size();
        for (int step = 0; step < 300; ++step) {
            const int revision = table.phones.revision();
            std::vector<std::tuple<std::string, std::size_t, Json>> ways;
            for (const std::string& seat : table.seats()) {
                const std::vector<OfferedMove> offered = table.session.match().movesFor(seat);
                const Json me = table.phones.me(seat, PhonesMay::Enter);
                const Json& moves = shown(me, "moves");
                for (std::size_t i = 0; i < moves.size(); ++i) {
                    if (moves[i]["weight"] != "due" && moves[i]["weight"] != "open")
                        continue;
                    Json values = Json::object();
                    bool isForPhones = true;
                    for (const Json& open : moves[i]["open"]) {
                        if (!open["asked"].get<bool>())
                            continue;
                        isForPhones &= open["ask"]["kind"] != "laptop";
                        const Json lines = std::find_if(offered.begin(), offered.end(), [&](const OfferedMove& one) {
                                               return (one.offer.title ? *one.offer.title : one.words)
                                                          .toStdString(table.session.match().names()) ==
                                                      moves[i]["words"].get<std::string>();
                                           })->commands;
                        const Json::json_pointer at(open["at"].get<std::string>());
                        isForPhones &= lines.contains(at);
                        if (lines.contains(at))
                            values[open["at"].get<std::string>()] = lines.at(at);
                    }
                    if (isForPhones)
                        ways.emplace_back(seat, i, values);
                }
            }
            if (ways.empty())
                break;
            const auto& [seat, index, values] = ways[chance() % ways.size()];
            const Json answer = table.phones.enter(seat, PhonesMay::Enter,
                                                   {{"revision", revision}, {"move", index}, {"values", values}});
            if (answer["is"] == "entered") {
                ++entered;
                QVERIFY(answer["entry"].get<int>() > 0);
                QVERIFY(!answer["words"].get<std::string>().empty());
            } else {
                QVERIFY(!answer["why"].get<std::string>().empty());
                if (qEnvironmentVariableIsSet("WHISTLE_TELL"))
                    qInfo("%s", answer.dump().c_str());
                QCOMPARE(table.phones.revision(), revision);
            }
        }
        if (qEnvironmentVariableIsSet("WHISTLE_TELL")) {
            for (const std::string& one :
                 table.phones.table(PhonesMay::Enter, {})["boardWords"].get<std::vector<std::string>>())
                qInfo("%s", one.c_str());
            for (const std::string& seat : table.seats()) {
                Json me = table.phones.me(seat, PhonesMay::Enter);
                qInfo("%s held %s", seat.c_str(), me["held"].dump().c_str());
                int i = 0;
                for (const Json& move : me["moves"])
                    if (++i < 12)
                        qInfo("   %s", move.dump().c_str());
                qInfo("%s %zu bytes", me["taps"].dump().substr(0, 600).c_str(), me.dump().size());
            }
        }
        QVERIFY2(entered >= 5, qPrintable(QStringLiteral("%1 entries").arg(entered)));
        QVERIFY(table.session.match().entries().size() >= before + static_cast<std::size_t>(entered));
    }

    /// What has been sealed is said to be so until the game opens it: also when nobody is asked any more.
    void whatIsSealedStaysSealedUntilItIsOpened_data() { addGames(); }
    void whatIsSealedStaysSealedUntilItIsOpened()
    {
        const QString name = QString::fromStdString(game().game);
        const QString record = name == QStringLiteral("battle-line") ? QStringLiteral("reference_series")
                                                                     : QStringLiteral("reference_match");
        std::unique_ptr<Match> match = (*Catalog::standard().game(game().game))->newMatch();
        match->setNames(game().names);
        Table table(std::move(match), game());
        int waited = 0;
        int opened = 0;
        std::ptrdiff_t drawn = 0; // where one chooses on a map: each region has its place there
        const auto isDrawn = [](const Json& open) {
            const Json& ask = open["ask"];
            if (!ask.contains("shape"))
                return false;
            std::size_t there = ask["others"].size();
            for (const Json& option : ask["options"])
                there += option.contains("at") && !option["at"]["box"]["clip-path"].get<std::string>().empty() ? 1 : 0;
            return there == 9;
        };
        std::set<std::string> before;
        for (const PlaythroughStep& step : readPlaythrough(name, record)) {
            if (step.kind != PlaythroughStep::Kind::Command)
                continue;
            QCOMPARE(table.session.play(step.content), Played::Accepted);
            bool isAsked = false;
            std::set<std::string> sealed;
            const Json frame = table.phones.table(PhonesMay::Seal, {});
            for (const Json& seat : frame["seats"]) {
                const std::string state = seat["sealing"];
                isAsked |= state == "asked";
                const Json me = table.phones.me(seat["id"], PhonesMay::Seal);
                QCOMPARE(me["sealed"].empty(), state != "sealed");
                if (state == "sealed")
                    sealed.insert(seat["id"].get<std::string>());
                // What may be sealed has been sealed before, and says so, or is asked for.
                const bool canSeal = !me["moves"].empty();
                for (const Json& move : canSeal ? me["moves"] : Json::array())
                    drawn += std::count_if(move["open"].begin(), move["open"].end(), isDrawn);
                QVERIFY2(!canSeal || !state.empty(), qPrintable(QString::fromStdString(step.content.dump())));
            }
            waited += !isAsked && !sealed.empty();
            opened += !before.empty() && sealed.empty();
            before = std::move(sealed);
        }
        qInfo("%d tables wait for the opening, %d openings", waited, opened);
        if (game().game == "el-grande") {
            QVERIFY(waited > 0);
            QVERIFY(opened > 0);
            QVERIFY(drawn > 0);
        }
    }

    /// The same move again at a table that has gone on: it is told what came first, and nothing is entered.
    void theSecondOfTwoIsToldWhatCameFirst()
    {
        const GameEntry& elGrande =
            *std::find_if(all().begin(), all().end(), [](const GameEntry& one) { return one.game == "el-grande"; });
        Table table(begun(elGrande, 3, 40), elGrande);
        const std::vector<std::string> due = seatsToMove(table.session.match().moves());
        QVERIFY(!due.empty());
        const int revision = table.phones.revision();
        const Json me = table.phones.me(due.front(), PhonesMay::Enter);
        std::size_t move = 0;
        while (me["moves"][move]["weight"] != "due" || !me["moves"][move]["open"].empty())
            ++move;
        const Json asked{{"revision", revision}, {"move", move}};
        QVERIFY(table.phones.enter(due.front(), PhonesMay::Enter, asked)["is"] == Json("entered"));
        const int after = table.phones.revision();
        QVERIFY(after > revision);
        const Json again = table.phones.enter(due.front(), PhonesMay::Enter, asked);
        if (again["is"] == "no") {
            QVERIFY(again["late"].get<bool>());
            QVERIFY(!again["why"].get<std::string>().empty());
            QCOMPARE(table.phones.revision(), after);
        }
    }

    /// What a phone enters in its language is shown on the laptop in the laptop's.
    void theLaptopKeepsItsLanguage()
    {
        const GameEntry& elGrande = gameCalled("el-grande");
        Table table(begun(elGrande, 3, 40), elGrande);
        std::vector<std::string> spoken;
        connect(&table.session, &MatchSession::changed, this, [&] { spoken.push_back(readersLanguageCode()); });
        const SayingIn hungarian(QStringLiteral("hu"));
        const std::string seat = seatsToMove(table.session.match().moves()).front();
        const Json me = table.phones.me(seat, PhonesMay::Enter);
        std::size_t move = 0;
        while (me["moves"][move]["weight"] != "due" || !me["moves"][move]["open"].empty())
            ++move;
        const Json answer =
            table.phones.enter(seat, PhonesMay::Enter, {{"revision", table.phones.revision()}, {"move", move}});
        QVERIFY(answer["is"] == Json("entered"));
        (void)table.phones.undo(seat, {{"entry", answer["entry"]}});
        QVERIFY(!spoken.empty());
        for (const std::string& language : spoken)
            QCOMPARE(language, std::string("en"));
        QCOMPARE(readersLanguageCode(), std::string("hu"));
    }

    void whoMayOnlyWatchEntersNothing_data() { addGames(); }
    void whoMayOnlyWatchEntersNothing()
    {
        Table table(begun(game(), 2, 30), game());
        for (const std::string& seat : table.seats()) {
            const Json all = table.phones.me(seat, PhonesMay::Enter);
            QVERIFY(table.phones.me(seat, PhonesMay::Watch)["moves"].empty());
            for (const Json& move : table.phones.me(seat, PhonesMay::Seal)["moves"])
                QVERIFY(move["secret"].get<bool>());
            (void)table.phones.me(seat, PhonesMay::Enter);
            const int revision = table.phones.revision();
            for (std::size_t i = 0; i < all["moves"].size(); ++i) {
                const Json answer = table.phones.enter(seat, PhonesMay::Watch, {{"revision", revision}, {"move", i}});
                QVERIFY(answer["is"] == Json("no"));
            }
            QCOMPARE(table.phones.revision(), revision);
        }
    }

    /// What phones may changes while a press is on its way: its number still means the move that was pressed, or none.
    void aPressMeansTheMoveThatWasPressed_data() { addGames(); }
    void aPressMeansTheMoveThatWasPressed()
    {
        for (unsigned seed = 1; seed <= 3; ++seed) {
            Table table(begun(game(), seed, 40), game());
            for (const std::string& seat : table.seats()) {
                const Json all = table.phones.me(seat, PhonesMay::Enter);
                const Json some = table.phones.me(seat, PhonesMay::Seal);
                for (std::size_t i = 0; i < some["moves"].size(); ++i)
                    QCOMPARE(some["moves"][i]["words"].dump(), all["moves"][i]["words"].dump());
                if (all["moves"].size() > some["moves"].size()) {
                    const Json answer = table.phones.enter(
                        seat, PhonesMay::Seal, {{"revision", table.phones.revision()}, {"move", some["moves"].size()}});
                    QVERIFY(answer["is"] == Json("no"));
                }
            }
        }
    }

    /// A number that no move has, counts that cannot be, values of another shape, taps of nonsense: nothing is entered.
    void whatNoPhoneWouldSayIsRefused_data() { addGames(); }
    void whatNoPhoneWouldSayIsRefused()
    {
        Table table(begun(game(), 4, 30), game());
        const int revision = table.phones.revision();
        for (const std::string& seat : table.seats()) {
            (void)table.phones.me(seat, PhonesMay::Enter);
            for (const Json& asked :
                 {Json{{"revision", revision}, {"move", 100000}}, Json{{"revision", revision}, {"move", -1}},
                  Json{{"revision", revision + 5}, {"move", 0}}, Json{{"move", "first"}}, Json::object(),
                  Json{{"revision", revision}, {"move", 1.5}}})
                QVERIFY(table.phones.enter(seat, PhonesMay::Enter, asked)["is"] == Json("no"));
            for (const Json& taps : {Json("x"), Json::array(), Json::array({{{"kind", "place"}, {"id", "nowhere"}}}),
                                     Json::array({{{"kind", 7}, {"id", 8}}})})
                QVERIFY(table.phones.why(seat, PhonesMay::Enter, {{"revision", revision}, {"taps", taps}})["is"] ==
                        Json("no"));
            QVERIFY(table.phones.undo(seat, {{"entry", 1}})["is"] == Json("no"));
        }
        QVERIFY(table.phones.section({{"rule", "XX-1"}})["is"] == Json("no"));
        QCOMPARE(table.phones.revision(), revision);
    }

    /// The rules are found as on the laptop, and stand with the entries that they were used for.
    void rulesAreFoundAndRead()
    {
        const GameEntry& elGrande =
            *std::find_if(all().begin(), all().end(), [](const GameEntry& one) { return one.game == "el-grande"; });
        Table table(begun(elGrande, 3, 60), elGrande);
        const Json found = table.phones.rules({{"words", "tie"}});
        QVERIFY(!found["hits"].empty());
        const Json section = table.phones.section({{"rule", found["hits"][0]["rule"]}});
        QVERIFY(section["is"] == Json("section"));
        QVERIFY(!section["title"].get<std::string>().empty());
        QVERIFY(!section["rules"].empty());
    }

    /// The search of a phone has the hits of the laptop's, in its order.
    void theSearchFindsWhatTheLaptopFinds_data() { addGames(); }
    void theSearchFindsWhatTheLaptopFinds()
    {
        QStringList books;
        for (const GameEntry& one : all())
            books << QString::fromStdString(one.game);
        const RuleSearch laptop(books);
        Table table(begun(game(), 3, 10), game());
        int hits = 0;
        for (const char* typed : {"tie", "score", "first player", "how many cards", "end of the match", "move",
                                  "draw a card", "start of turn", "seting up", "3.1"}) {
            const QString words = QString::fromLatin1(typed);
            std::vector<std::string> wanted;
            for (const RuleHit& hit : laptop.find(words, QString::fromStdString(game().game), 20).rules)
                wanted.push_back(hit.rule->id);
            std::vector<std::string> told;
            const Json found = table.phones.rules({{"words", typed}});
            for (const Json& hit : found["hits"])
                told.push_back(hit["rule"]);
            QVERIFY2(told == wanted, typed);
            hits += static_cast<int>(told.size());
        }
        QVERIFY(hits > 20);
    }

    /// What a move would bring is what it has brought when it is entered, and in a season nobody is told.
    void whatATapWouldBringIsWhatItBrings_data() { addGames(); }
    void whatATapWouldBringIsWhatItBrings()
    {
        int told = 0;
        int gains = 0;
        const auto sealed = [](const Table& table) {
            const std::vector<LogEntry>& all = table.session.match().entries();
            return std::count_if(all.begin(), all.end(), [](const LogEntry& one) { return !one.sealedFor.empty(); });
        };
        for (unsigned seed = 1; seed <= 4; ++seed) {
            for (const int entries : {12, 60, 140}) {
                Table table(begun(game(), seed, entries), game());
                for (const std::string& seat : table.seats()) {
                    const Json me = table.phones.me(seat, PhonesMay::Enter);
                    for (std::size_t i = 0; i < me["moves"].size(); ++i) {
                        const Json& move = me["moves"][i];
                        if (!move.contains("brings") || ++told % 7 != 0)
                            continue;
                        QVERIFY(!move["secret"].get<bool>() && move["spread"].is_null());
                        Table same(begun(game(), seed, entries), game());
                        (void)same.phones.me(seat, PhonesMay::Enter);
                        const auto scoreOf = [&] {
                            const Json shown = same.phones.table(PhonesMay::Enter, {});
                            for (const Json& one : shown["seats"]) {
                                if (one["id"] == Json(seat))
                                    return one["score"].get<int>();
                            }
                            return 0;
                        };
                        const int before = scoreOf();
                        const auto closed = sealed(same);
                        const Json answer = same.phones.enter(seat, PhonesMay::Enter,
                                                              {{"revision", same.phones.revision()}, {"move", i}});
                        QVERIFY2(answer["is"] == Json("entered"), answer.dump().c_str());
                        const int gain = move.value("gain", 0);
                        QVERIFY2(gain == 0 || scoreOf() == before + gain, move.dump().c_str());
                        gains += gain != 0;
                        // The reasons are those of the ruling that it got, unless that opened something.
                        const Json ruling = same.phones.table(PhonesMay::Enter, {})["ruling"];
                        if (ruling["entry"] != answer["entry"] || sealed(same) < closed)
                            continue;
                        // What went in before it, and what scored behind it, is told there too.
                        const Json& all = move["brings"];
                        const std::string headline = ruling["headline"];
                        const bool isTold = std::any_of(all.begin(), all.end(), [&](const Json& one) {
                            return one == Json(headline) || one == Json(headline + '.') ||
                                   std::find(ruling["why"].begin(), ruling["why"].end(), one) != ruling["why"].end();
                        });
                        QVERIFY2(isTold || ruling["why"].empty(), (ruling.dump() + all.dump()).c_str());
                    }
                }
            }
        }
        qInfo("%s: %d moves tell what they would bring, %d of those tried gain something", game().game.c_str(), told,
              gains);
        QVERIFY(told > 5);
        Table season(begun(game(), 1, 45), game());
        season.session.setFriendly(false);
        for (const std::string& seat : season.seats()) {
            for (const Json& move : season.phones.me(seat, PhonesMay::Enter)["moves"])
                QVERIFY(!move.contains("brings"));
        }
    }

    /// What a ruling comes to stands in numbers, each line with its own rule: its parts make its value, and the values
    /// are what the scores have changed by.
    void aRulingIsToldAsASum_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("hasRules");
        QTest::newRow("el-grande") << QStringLiteral("el-grande") << true;
        QTest::newRow("kaosball") << QStringLiteral("kaosball") << false;
        QTest::newRow("chaotic") << QStringLiteral("chaotic") << true;
    }
    void aRulingIsToldAsASum()
    {
        QFETCH(QString, id);
        QFETCH(bool, hasRules);
        const GameEntry& of = gameCalled(qPrintable(id));
        const RuleBook* book = RuleBook::of(id);
        int sums = 0;
        QString wrong;
        std::map<int, int> before;
        replay(of, [&](Table& table) {
            const Json shown = table.phones.table(PhonesMay::Enter, {});
            std::map<int, int> scores;
            for (const Json& seat : shown["seats"])
                scores[seat["number"].get<int>()] = seat["score"].get<int>();
            const Json sum = shown["ruling"].is_null() ? Json::array() : shown["ruling"]["sum"];
            sums += sum.empty() ? 0 : 1;
            for (const Json& line : sum) {
                int all = 0;
                for (const Json& part : line["parts"])
                    all +=
                        QString::fromStdString(part["value"].get<std::string>()).replace(QChar(0x2212), u'-').toInt();
                const std::string rule = line["rule"];
                if (!line["parts"].empty() && std::to_string(all) != line["value"].get<std::string>())
                    wrong = QString::fromStdString(shown["ruling"].dump());
                if (hasRules && (rule.empty() || !book->find(rule)))
                    wrong = QString::fromStdString(line.dump());
                const int seat = line["seat"];
                if (of.game == "el-grande" && scores[seat] - before[seat] != all)
                    wrong = QStringLiteral("%1 of %2").arg(QString::fromStdString(line.dump())).arg(scores[seat]);
            }
            before = scores;
            return wrong.isEmpty();
        });
        QCOMPARE(wrong, QString());
        QVERIFY2(sums > 3, qPrintable(QString::number(sums)));
    }

    /// Of a small board each place is told: a move of the seat leads there, or it is out of reach and says why; also
    /// where the seat has never had a move.
    void aPlaceOutOfReachIsToldWithItsReason()
    {
        int told = 0;
        replay(gameCalled("el-grande"), [&](Table& table) {
            const std::vector<std::string> due = seatsToMove(table.session.match().moves());
            const Json me =
                due.empty() ? Json{{"moves", Json::array()}} : table.phones.me(due.front(), PhonesMay::Enter);
            for (const Json& move : me["moves"]) {
                if (move["spread"].is_null() || !move["taps"].empty())
                    continue;
                std::set<std::string> places;
                for (const Json& place : move["spread"]["places"])
                    places.insert(me["taps"][place.get<std::size_t>()]["id"]);
                for (const Json& shut : me["shut"]) {
                    if (shut["entry"] != move["entry"] || shut["taps"].size() != 1)
                        continue;
                    const Json tap = me["taps"][shut["taps"][0].get<std::size_t>()];
                    places.insert(tap["id"].get<std::string>());
                    const Json why = table.phones.why(due.front(), PhonesMay::Enter,
                                                      {{"revision", table.phones.revision()},
                                                       {"taps", {{{"kind", tap["kind"]}, {"id", tap["id"]}}}}});
                    told += why["is"] == Json("no") && !why["rules"].empty() ? 1 : 0;
                }
                if (places.size() != 10)
                    qWarning("%s", me["shut"].dump().c_str());
                told = places.size() == 10 ? told : -1000;
            }
            return told == 0;
        });
        QVERIFY2(told > 0, qPrintable(QString::number(told)));
    }

    /// What is shared out, or stands among many, says what it would bring when it is asked; nothing is entered by that,
    /// and in a season nobody is told.
    void whatIsSharedOutSaysWhatItBrings()
    {
        bool isSaid = false;
        replay(gameCalled("el-grande"), [&](Table& table) {
            for (const std::string& seat : table.seats()) {
                const Json me = table.phones.me(seat, PhonesMay::Enter);
                for (std::size_t i = 0; i < me["moves"].size(); ++i) {
                    const Json& spread = me["moves"][i]["spread"];
                    if (spread.is_null() || !me["moves"][i]["taps"].empty())
                        continue;
                    Json counts = Json::array();
                    int left = spread["least"];
                    for (const Json& most : spread["most"]) {
                        counts.push_back(std::min(left, most.get<int>()));
                        left -= counts.back().get<int>();
                    }
                    const int revision = table.phones.revision();
                    const Json asked{{"revision", revision}, {"move", i}, {"counts", counts}};
                    const Json told = table.phones.ahead(seat, PhonesMay::Enter, asked);
                    isSaid = !told["brings"].empty() && table.phones.revision() == revision;
                    isSaid &= table.phones.ahead(seat, PhonesMay::Seal, asked)["brings"].empty();
                    isSaid &= table.phones.ahead("nobody", PhonesMay::Enter, asked)["brings"].empty();
                    table.session.setFriendly(false);
                    isSaid &= table.phones.ahead(seat, PhonesMay::Enter, asked)["brings"].empty();
                    table.session.setFriendly(true);
                    const Json answer = table.phones.enter(seat, PhonesMay::Enter, asked);
                    const Json ruling = table.phones.table(PhonesMay::Enter, {})["ruling"];
                    isSaid &= answer["is"] == Json("entered") && !ruling["why"].empty() &&
                              std::find(told["brings"].begin(), told["brings"].end(), ruling["why"].back()) !=
                                  told["brings"].end();
                    return false;
                }
            }
            return true;
        });
        QVERIFY(isSaid);
    }

    /// A move that only its seat knows of is its own: a phone that covers itself covers that, and nothing else.
    void whatOnlyTheSeatKnowsIsItsOwn_data() { addGames(); }
    void whatOnlyTheSeatKnowsIsItsOwn()
    {
        int own = 0;
        for (const int entries : {3, 8, 20, 60}) {
            Table table(begun(game(), 3, entries), game());
            std::set<std::vector<Json>> known;
            for (const OfferedMove& move : table.session.match().moves())
                known.insert(move.commands);
            for (const std::string& seat : table.seats()) {
                const Json me = table.phones.me(seat, PhonesMay::Enter);
                for (const Json& move : me["moves"])
                    own += move["own"].get<bool>() ? 1 : 0;
                if (game().game != "chaotic")
                    continue;
                std::size_t there = 0; // what everybody sees on the table is nobody's own
                for (const OfferedMove& move : table.session.match().movesFor(seat))
                    there += known.contains(move.commands) ? 1 : 0;
                const auto open = std::count_if(me["moves"].begin(), me["moves"].end(),
                                                [](const Json& move) { return !move["own"].get<bool>(); });
                QVERIFY(static_cast<std::size_t>(open) <= there);
            }
        }
        QCOMPARE(own > 0, game().game == "chaotic");
    }

    /// Who seals something reads by which rule.
    void aSealedChoiceNamesItsRule_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("rule");
        QTest::newRow("el-grande") << QStringLiteral("el-grande") << QStringLiteral("EG-8.2");
        QTest::newRow("kaosball") << QStringLiteral("kaosball") << QStringLiteral("KB-27.1");
        QTest::newRow("chaotic") << QStringLiteral("chaotic") << QStringLiteral("CH-3.5");
    }
    void aSealedChoiceNamesItsRule()
    {
        QFETCH(QString, id);
        QFETCH(QString, rule);
        QStringList told;
        replay(gameCalled(qPrintable(id)), [&](Table& table) {
            for (const std::string& seat : table.seats()) {
                const Json me = table.phones.me(seat, PhonesMay::Enter);
                const QString named = QString::fromStdString(me["sealRule"].get<std::string>());
                const bool isAsked = std::any_of(me["moves"].begin(), me["moves"].end(),
                                                 [](const Json& move) { return move["secret"].get<bool>(); });
                told << (isAsked == named.isEmpty() ? QStringLiteral("none") : named);
            }
            return !told.contains(rule) && !told.contains(QStringLiteral("none"));
        });
        QVERIFY2(told.contains(rule) && !told.contains(QStringLiteral("none")), qPrintable(told.join(u' ')));
    }

    /// What lies face down lies in the rows of its board, with its empty places.
    void faceDownCardsLieAsOnTheBoard()
    {
        bool isWhole = false;
        bool isPartly = false;
        replay(gameCalled("chaotic"), [&](Table& table) {
            for (const std::string& seat : table.seats()) {
                const Json me = table.phones.me(seat, PhonesMay::Enter);
                for (const Json& held : me["held"]) {
                    if (held["title"] != Json("Face down"))
                        continue;
                    const auto empty = std::count_if(held["things"].begin(), held["things"].end(),
                                                     [](const Json& thing) { return thing["words"] == Json(""); });
                    const bool isInRows = held["rows"].dump() == "[2,1]" && held["things"].size() == 3;
                    isWhole |= isInRows && empty == 0;
                    isPartly |= isInRows && empty > 0;
                }
            }
            return !isWhole || !isPartly;
        });
        QVERIFY(isWhole && isPartly);
    }

    /// Nobody's phone draws for another: a seat is offered its cards once that is done.
    void nobodyDecidesForAnother()
    {
        int looked = 0;
        QString wrong;
        replay(gameCalled("battle-line"), [&](Table& table) {
            const std::vector<std::string> due = seatsToMove(table.session.match().moves());
            for (const std::string& seat : table.seats()) {
                if (due.empty() || due == std::vector{seat})
                    continue;
                ++looked;
                const Json me = table.phones.me(seat, PhonesMay::Enter);
                for (const Json& move : me["moves"]) {
                    if (me["taps"][move["taps"][0].get<std::size_t>()]["kind"] == Json("card"))
                        wrong = QString::fromStdString(move["words"].get<std::string>());
                }
            }
            return looked < 40;
        });
        QCOMPARE(wrong, QString());
        QVERIFY(looked > 10);
    }

    /// A phone that is there for a while has all rules, for when the line is lost.
    void theRulesAreReadPartByPart_data() { addGames(); }
    void theRulesAreReadPartByPart()
    {
        Table table(begun(game(), 3, 10), game());
        const SayingIn hungarian(QStringLiteral("hu"));
        std::set<std::string> read;
        int from = 0;
        int parts = 0;
        do {
            const Json part = table.phones.readAll({{"from", from}});
            QVERIFY(part.dump().size() < 64 * 1024);
            QCOMPARE(part["language"].get<std::string>(), std::string("hu"));
            for (const Json& section : part["sections"]) {
                QVERIFY(!section["title"].get<std::string>().empty());
                for (const Json& rule : section["rules"])
                    read.insert(rule["rule"]);
            }
            from = part["next"];
        } while (from > 0 && ++parts < 40);
        QCOMPARE(from, 0);
        const RuleBook* book = RuleBook::of(QString::fromStdString(game().game));
        for (const Rule& rule : book->rules())
            QVERIFY2(read.contains(rule.id), rule.id.c_str());
        QVERIFY(table.phones.readAll({{"from", 100000}})["sections"].empty());
        QVERIFY(!table.phones.readAll({{"from", -5}})["sections"].empty());
    }

    void aPictureOfTheBoardIsPainted_data() { addGames(); }
    void aPictureOfTheBoardIsPainted()
    {
        std::unique_ptr<Match> match = begun(game(), 3, 60);
        if (game().game == "el-grande") { // players have chosen their colours
            match = (*Catalog::standard().game(game().game))->newMatch();
            for (const PlaythroughStep& step :
                 readPlaythrough(QStringLiteral("el-grande"), QStringLiteral("reference_match"))) {
                if (step.kind == PlaythroughStep::Kind::Command && match->entries().size() < 60)
                    QVERIFY(match->play(step.content, {})->accepted);
            }
        }
        Table table(std::move(match), game());
        BoardPicture pictures(game());
        const QByteArray bytes =
            pictures.of(table.session.match(), table.phones.revision(), QStringLiteral("en"), Shade::Dark).result();
        const QImage picture = QImage::fromData(bytes, "PNG");
        QVERIFY(picture.width() >= 1280);
        // It has the shape of its board, and the colours of its match, whatever the window wears.
        const int last = table.session.match().entries().back().number;
        const double shape = MomentPicture(game()).shape(table.session.match(), last);
        QVERIFY(shape == 0 || std::abs(picture.width() / shape - picture.height()) < 2);
        const BoxColours box = game().colours ? game().colours(table.session.match()) : BoxColours{};
        if (game().game == "el-grande") {
            QVERIFY(Theme::current().choice().box == BoxColours{});
            QVERIFY(box != BoxColours{});
            bool isWorn = false;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    isWorn |= picture.pixelColor(x, y) == Theme::current().box(box[0]);
            }
            QVERIFY(isWorn);
        }
        // A phone's own shade, whatever the window wears; and each again after the other.
        const auto in = [&](Shade shade) {
            return pictures.of(table.session.match(), table.phones.revision(), QStringLiteral("en"), shade).result();
        };
        const QImage light = QImage::fromData(in(Shade::Light), "PNG");
        const auto isLight = [](const QImage& one) { return one.pixelColor(2, 2).lightness() > 128; };
        QVERIFY(isLight(light) && !isLight(picture));
        QCOMPARE(in(Shade::Dark), bytes);
        ThemeChoice choice = Theme::current().choice();
        choice.shade = Shade::Light;
        Theme::apply(*qApp, choice);
        QCOMPARE(QImage::fromData(in(Shade::Dark), "PNG"), picture);
        QCOMPARE(QImage::fromData(in(Shade::Light), "PNG"), light);
        choice.shade = Shade::Dark;
        Theme::apply(*qApp, choice);
        QCOMPARE(QImage::fromData(in(Shade::Light), "PNG"), light);
        if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS"); !folder.isEmpty())
            light.save(QStringLiteral("%1/phone-board-light-%2.png").arg(folder, QString::fromStdString(game().game)));
        if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS"); !folder.isEmpty())
            picture.save(QStringLiteral("%1/phone-board-%2.png").arg(folder, QString::fromStdString(game().game)));
    }

private:
    std::unique_ptr<Language> m_language;
};

QTEST_MAIN(TestPhoneTable)
#include "tst_phone_table.moc"
