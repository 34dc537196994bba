// SPDX-License-Identifier: GPL-3.0-or-later
// Phones at the table, as docs/devices.md tells it: by phones without a browser, on tables of every game.
#include "another_secret.h"
#include "catalog/catalog.h"
#include "controls/boards/turn_ribbon.h"
#include "controls/panels/curtain.h"
#include "controls/press/action_bar.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "devices/devices_sheet.h"
#include "devices/phone_server.h"
#include "devices_table.h"
#include "match/pages.h"
#include "raw_phone.h"
#include "table/look_back.h"
#include "told_examples.h"
#include "under_test.h"
#include "window/language.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFloat16>
#include <QGuiApplication>
#include <QLabel>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTest>
#include <ctime>
#include <map>
#include <random>
#include <set>

using namespace whistle;

namespace QTest {
template <>
inline char* toString(const Json& json)
{
    return qstrdup(json.dump().c_str());
}
} // namespace QTest

namespace {

const std::string elGrande = "el-grande";

/// The recorded commands up to the first of this name, without it.
std::vector<Json> before(const std::string& game, const std::string& name)
{
    std::vector<Json> commands = recordedCommands(game);
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&](const Json& command) { return partOf(command, "command") == Json(name); });
    commands.erase(found, commands.end());
    return commands;
}
/// The first of this name.
Json firstOf(const std::string& game, const std::string& name)
{
    return recordedCommands(game)[before(game, name).size()];
}

/// El Grande, four players, where Cili plays the first power card.
std::vector<Json> firstRound()
{
    return before(elGrande, "play_power_card");
}

std::string dump(const Json& json)
{
    return json.dump();
}

QByteArray fetched(const QString& url)
{
    QNetworkAccessManager network;
    network.setProxy(QNetworkProxy::NoProxy);
    const std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(QUrl(url))));
    (void)QTest::qWaitFor([&] { return reply->isFinished(); }, 5000);
    return reply->error() == QNetworkReply::NoError ? reply->readAll() : QByteArray();
}

/// A move of a seat that waits to be said.
struct Say {
    std::size_t move = 0;
    Json counts;
    Json values;
    std::size_t length = 1; ///< so many recorded commands
};
/// How this phone says the recorded command; none: it cannot.
std::optional<Say> howToSay(const RawPhone& phone, const std::vector<PhoneMove>& moves)
{
    for (const PhoneMove& one : moves) {
        if (one.seat != phone.seat())
            continue;
        const auto move = phone.moveWith(one.taps);
        if (!move)
            continue;
        const auto values = valuesFor(phone.moves()[*move], one);
        if (values)
            return Say{*move, one.counts, *values, one.commands.size()};
    }
    return {};
}

/// A secret move, its open value, and what may stand there.
struct SecretMove {
    std::size_t move = 0;
    std::string at;
    std::vector<Json> options;
};
std::optional<SecretMove> secretMove(const RawPhone& phone)
{
    for (std::size_t i = 0; i < phone.moves().size(); ++i) {
        const Json& move = phone.moves()[i];
        if (!move.value("secret", false))
            continue;
        for (const Json& open : partOf(move, "open")) {
            if (partOf(partOf(open, "ask"), "kind") != Json("choice"))
                continue;
            SecretMove found{i, open["at"], {}};
            for (const Json& option : open["ask"]["options"])
                found.options.push_back(option["value"]);
            if (found.options.size() >= 2)
                return found;
        }
    }
    return {};
}

/// Events pass until nothing has come to any of these phones for a moment.
void comeToRest(const std::vector<RawPhone*>& phones)
{
    std::size_t known = 0;
    QElapsedTimer still;
    still.start();
    const QDeadlineTimer deadline(4000);
    while (still.elapsed() < 60 && !deadline.hasExpired()) {
        QTest::qWait(5);
        std::size_t now = 0;
        for (const RawPhone* phone : phones)
            now += phone->frames().size();
        if (now != known)
            still.restart();
        known = now;
    }
}

std::vector<RawPhone*> pointersTo(const std::vector<std::unique_ptr<RawPhone>>& phones)
{
    std::vector<RawPhone*> pointers;
    for (const auto& phone : phones)
        pointers.push_back(phone.get());
    return pointers;
}

RawPhone* phoneOf(const std::vector<std::unique_ptr<RawPhone>>& phones, const std::string& seat)
{
    for (const auto& phone : phones) {
        if (phone->seat() == seat)
            return phone.get();
    }
    return nullptr;
}

DeviceSeat seatAt(const DevicesTable& table, const std::string& id)
{
    for (DeviceSeat& seat : table.devices().seats()) {
        if (seat.id == id)
            return seat;
    }
    return {};
}

/// Two tables that differ in one sealed value, with the same phones at each: the seat of the secret, the others, and
/// somebody who watches.
struct Pair {
    std::unique_ptr<DevicesTable> table[2];
    std::vector<std::unique_ptr<RawPhone>> others[2];
    std::unique_ptr<RawPhone> own[2];

    /// What is wrong; empty: nothing.
    QString seatAll(const std::string& secretSeat)
    {
        for (int side = 0; side < 2; ++side) {
            if (const QString& trouble = table[side]->trouble(); !trouble.isEmpty())
                return trouble;
            table[side]->devices().setMay(PhonesMay::Enter);
            others[side].push_back(table[side]->phone());
            for (const std::string& seat : table[side]->seats()) {
                auto phone = table[side]->phone(seat);
                if (!phone)
                    return table[side]->trouble();
                if (seat == secretSeat)
                    own[side] = std::move(phone);
                else
                    others[side].push_back(std::move(phone));
            }
            if (!others[side].front() || !own[side])
                return QStringLiteral("nobody sits at ") + QString::fromStdString(secretSeat);
        }
        rest();
        return {};
    }
    void rest()
    {
        std::vector<RawPhone*> all;
        for (int side = 0; side < 2; ++side) {
            for (const auto& phone : others[side])
                all.push_back(phone.get());
        }
        comeToRest(all);
    }
    /// What the others have heard since it was forgotten: the difference; empty: byte for byte the same. A seat's word
    /// is by chance, and told to that seat alone.
    QString difference() const
    {
        const auto heard = [](const RawPhone& phone) {
            std::vector<QByteArray> frames;
            for (const QByteArray& frame : phone.frames()) {
                if (!isFrame(Json::parse(frame.toStdString()), "seat"))
                    frames.push_back(frame);
            }
            return frames;
        };
        for (std::size_t i = 0; i < others[0].size(); ++i) {
            const std::vector<QByteArray> one = heard(*others[0][i]);
            const std::vector<QByteArray> other = heard(*others[1][i]);
            const QString who = QString::fromStdString(i == 0 ? "a watcher" : others[0][i]->seat());
            for (std::size_t frame = 0; frame < std::min(one.size(), other.size()); ++frame) {
                if (one[frame] != other[frame])
                    return QStringLiteral("%1 hears\n%2\nor\n%3")
                        .arg(who, QString::fromUtf8(one[frame]), QString::fromUtf8(other[frame]));
            }
            if (one.size() != other.size())
                return QStringLiteral("%1 hears %2 or %3 frames").arg(who).arg(one.size()).arg(other.size());
            if (const std::string board = valueIn(others[0][i]->table(), "board", std::string()); !board.empty()) {
                const QString name = QString::fromStdString(board);
                const QByteArray pictures[]{fetched(table[0]->url() + name), fetched(table[1]->url() + name)};
                if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
                    pictures[0] != pictures[1] && !folder.isEmpty()) {
                    QImage::fromData(pictures[0]).save(folder + QStringLiteral("/board-one.png"));
                    QImage::fromData(pictures[1]).save(folder + QStringLiteral("/board-other.png"));
                }
                if (pictures[0] != pictures[1])
                    return who + QStringLiteral(" sees another board");
            }
        }
        return {};
    }
    void forget()
    {
        for (int side = 0; side < 2; ++side) {
            for (const auto& phone : others[side])
                phone->forget();
        }
    }
};

/// Cili lays her power card next, and has a phone that may enter it.
struct CilisTurn {
    std::unique_ptr<DevicesTable> table = std::make_unique<DevicesTable>(elGrande, firstRound());
    std::unique_ptr<RawPhone> cili = table->phone("cili");
    Json command = firstOf(elGrande, "play_power_card");
    std::optional<Say> say =
        cili ? howToSay(*cili, movesFor(table->match(), table->game(), {"cili"}, {command}, 0)) : std::nullopt;
};

int minuteNow()
{
    return QTime::currentTime().minute();
}

} // namespace

class TestPhones : public QObject {
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("game");
        for (const CatalogGame& game : Catalog::standard().games()) {
            if (isUnderTest(game.id))
                QTest::newRow(game.id.c_str()) << QString::fromStdString(game.id);
        }
    }
    static std::string gameOfRow()
    {
        QFETCH(QString, game);
        return game.toStdString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language.speak(QStringLiteral("en"));
        if (!hasPhones())
            QSKIP(qPrintable(QStringLiteral("This build serves no phones; it needs ") +
                             packagesForPhones().join(QStringLiteral(", "))));
    }

    // --- the document ---

    void theExamplesAreAnsweredAsTold_data()
    {
        QTest::addColumn<std::size_t>("index");
        const std::vector<ToldExample> all = toldExamples();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].table != "season") // which has phones of its own
                QTest::addRow("%zu %s", i, all[i].table.c_str()) << i;
        }
    }
    void theExamplesAreAnsweredAsTold()
    {
        QFETCH(std::size_t, index);
        const ToldExample example = toldExamples()[index];
        DevicesTable table(elGrande, before(elGrande, example.table));
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        const QString trouble = say(example, table.url());
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
    void everythingThatADeviceSendsHasAnExample()
    {
        std::set<std::string> without = toldActs();
        QVERIFY(without.size() > 10);
        for (const ToldExample& example : toldExamples()) {
            for (const ToldExample::Frame& frame : example.frames)
                without.erase(valueIn(frame.json, "do", std::string()));
        }
        QVERIFY2(without.empty(), without.empty() ? "" : without.begin()->c_str());
    }

    // --- hello ---

    void helloIsAnsweredByWordsAndTheTable()
    {
        DevicesTable table(elGrande, firstRound());
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        const auto phone = table.phone();
        QVERIFY2(phone, qPrintable(table.trouble()));
        QCOMPARE(phone->words()["language"], Json("en"));
        QCOMPARE(phone->words()["languages"].size(), std::size_t{3});
        QVERIFY(phone->words()["say"].is_object() && !phone->words()["say"].empty());
        const Json& shown = phone->table();
        for (const char* key : {"revision", "game", "where", "may", "over", "seats", "ruling", "log", "hasMore",
                                "board", "boardWords", "me"})
            QVERIFY2(shown.contains(key), key);
        QCOMPARE(shown["game"], Json("El Grande"));
        QCOMPARE(shown["seats"].size(), std::size_t{4});
        for (const Json& seat : shown["seats"]) {
            for (const char* key : {"id", "name", "number", "colour", "score", "gain", "note", "counts", "due",
                                    "sealing", "phone", "since"})
                QVERIFY2(seat.contains(key), key);
        }
        QCOMPARE(phone->seatOf("cili")["due"], Json(true));
        QCOMPARE(phone->seatOf("dani")["due"], Json(false));
        QVERIFY(shown["me"].is_null());
        QVERIFY(!shown["log"].empty() && shown["log"].size() <= 40);
        QCOMPARE(shown["log"][0]["entry"], Json(table.match().entries().back().number));
        QCOMPARE(table.devices().count(), 1);
        QCOMPARE(table.devices().watchers().size(), std::size_t{1});
    }

    /// Asks have their turn one by one: who asks and asks keeps nobody waiting.
    void nobodyWaitsForOneWhoAsksAndAsks()
    {
        DevicesTable table(elGrande, firstRound());
        table.devices().setMay(PhonesMay::Enter);
        const auto noisy = table.phone();
        const auto cili = table.phone("cili");
        QVERIFY(noisy && cili);
        const auto move = cili->moveWith(Json::parse(R"([["number", "10"]])"));
        QVERIFY(move);
        constexpr int many = 40;
        int last = 0;
        for (int i = 0; i < many; ++i)
            last = noisy->begin({{"do", "search"}, {"words", "how many caballeros " + std::to_string(i)}});
        QVERIFY(isFrame(cili->enter(*move), "entered"));
        const auto answered = std::count_if(noisy->frames().begin(), noisy->frames().end(),
                                            [](const QByteArray& frame) { return frame.contains(R"("is":"rules")"); });
        QVERIFY2(answered < many, "they had all been answered before");
        QVERIFY(isFrame(noisy->answerTo(last), "rules")); // nothing is lost of it
    }

    /// A browser says what its owner prefers, the first that is spoken here is taken; none: the one before.
    void theFirstSpokenLanguageIsTaken()
    {
        DevicesTable table(elGrande, {recordedCommands(elGrande).front()});
        const auto phone = table.phone();
        QVERIFY2(phone, qPrintable(table.trouble()));
        for (const auto& [wanted, taken] : {std::pair("de-AT,hu-HU,en", "hu"), std::pair("pl", "pl"),
                                            std::pair("de,xx", "pl"), std::pair("EN-gb,hu", "en")}) {
            phone->forget();
            phone->send({{"do", "hello"}, {"language", wanted}});
            QCOMPARE(phone->waitFor("words")["language"], Json(taken));
        }
    }

    void everyLanguageHasTheSameWords()
    {
        DevicesTable table(elGrande, firstRound());
        const auto phone = table.phone();
        QVERIFY(phone);
        const Json english = phone->words()["say"];
        for (const char* language : {"hu", "pl"}) {
            phone->forget();
            phone->send({{"do", "hello"}, {"language", language}});
            QVERIFY2(!phone->waitFor("table").is_null(), language);
            const Json words = phone->waitFor("words");
            QCOMPARE(words["language"], Json(language));
            int other = 0;
            for (const auto& [key, value] : english.items()) {
                QVERIFY2(words["say"].contains(key) || key.find('.') != std::string::npos, key.c_str());
                other += partOf(words["say"], key.c_str()) != value ? 1 : 0;
            }
            QVERIFY(other > static_cast<int>(english.size()) / 2);
        }
    }

    void theBoardIsAPicture()
    {
        DevicesTable table(elGrande, firstRound());
        const auto phone = table.phone();
        QVERIFY(phone);
        const std::string board = phone->table()["board"];
        if (board.empty())
            QVERIFY(!phone->table()["boardWords"].empty());
        else
            QVERIFY(fetched(table.url() + QString::fromStdString(board)).startsWith("\x89PNG"));
        QVERIFY(fetched(table.url() + QStringLiteral("board/0-xx.png")).isEmpty());
    }

    void itBeatsWithoutBeingAsked()
    {
        DevicesTable table(elGrande, firstRound());
        const auto phone = table.phone();
        QVERIFY(phone);
        QTRY_VERIFY_WITH_TIMEOUT(phone->beats() >= 3, 2800);
    }

    // --- seats ---

    void aSeatIsTakenOnce()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone();
        const auto other = table.phone();
        QVERIFY(anna && other);
        const Json seat = anna->sit("anna");
        QVERIFY2(isFrame(seat, "seat"), dump(seat).c_str());
        QCOMPARE(seat["seat"], Json("anna"));
        QVERIFY(seat["seat_word"].get<std::string>().size() >= 16);
        QVERIFY(seatAt(table, "anna").isTaken);
        QTRY_COMPARE(other->seatOf("anna")["phone"], Json("on"));
        QVERIFY(!other->seatOf("anna")["since"].get<std::string>().empty());
        const Json refused = other->sit("anna");
        QVERIFY2(isFrame(refused, "no"), dump(refused).c_str());
        QVERIFY(!refused["why"].get<std::string>().empty());
        QVERIFY(other->me().empty());
        QVERIFY(isFrame(other->sit("zsofi"), "no")); // nobody's
        // Given back, it is free.
        QVERIFY2(anna->rise(), qPrintable(anna->trouble()));
        QCOMPARE(anna->waitFor("rose")["why"], Json("left"));
        QVERIFY(anna->seat().empty());
        QVERIFY(isFrame(other->sit("anna"), "seat"));
    }

    void theLaptopTakesASeatBack()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        QVERIFY2(anna, qPrintable(table.trouble()));
        const std::string word = anna->seatWord();
        const QSignalSpy changed(&table.devices(), &TableDevices::changed);
        table.devices().takeBack("anna");
        QCOMPARE(anna->waitFor("rose")["why"], Json("taken back"));
        QTRY_VERIFY(anna->me().empty());
        QVERIFY(!seatAt(table, "anna").isTaken);
        QVERIFY(!changed.isEmpty());
        // Its word is worth nothing any more, and whoever comes with it is told why.
        anna->cut();
        anna->setSeatWord(word);
        anna->forget();
        QVERIFY(anna->come());
        QCOMPARE(anna->waitFor("rose")["why"], Json("taken back"));
        QCOMPARE(anna->waitFor("rose")["seat"], Json("anna"));
        QVERIFY(anna->me().empty());
    }

    /// A code seats one phone in that one seat, once. Whoever had it is told, now or when the phone wakes; nobody else
    /// hears of the code.
    void aSeatIsGivenOnToAnotherPhoneOnce()
    {
        DevicesTable table(elGrande, before(elGrande, "set_disc"));
        TableDevices& devices = table.devices();
        const auto anna = table.phone("anna");
        const auto dark = table.phone(); // another screen of the same player, which sleeps meanwhile
        const auto bence = table.phone("bence");
        const auto watcher = table.phone();
        QVERIFY2(anna && dark && bence && watcher, qPrintable(table.trouble()));
        const std::string before = anna->seatWord();
        dark->keepSeatWord(before);
        dark->cut();
        devices.offer("cili"); // which is free
        QVERIFY(devices.offered().empty() && devices.offerUrl().isEmpty());
        const auto offer = [&] {
            devices.offer("anna");
            return devices.offerUrl().section(u'#', 1).toStdString();
        };
        // Withdrawn, it is no longer good.
        const std::string withdrawn = offer();
        QCOMPARE(devices.offered(), "anna");
        QCOMPARE(withdrawn.size(), std::size_t{26});
        devices.withdrawOffer();
        RawPhone other(table.url());
        other.setSeatWord(withdrawn);
        QVERIFY(other.come());
        QCOMPARE(other.waitFor("rose")["why"], Json("unknown"));
        QVERIFY(other.me().empty() && !anna->me().empty());

        const std::string given = offer();
        QVERIFY(given != withdrawn);
        QVERIFY(!anna->me().empty()); // until somebody comes with it
        RawPhone next(table.url());
        next.setSeatWord(given);
        QVERIFY(next.come());
        QCOMPARE(next.me()["seat"], Json("anna"));
        QVERIFY(next.seatWord() != given && next.seatWord() != before);
        QCOMPARE(anna->waitFor("rose")["why"], Json("given on"));
        QVERIFY(devices.offered().empty());
        // Once.
        other.cut();
        other.setSeatWord(given);
        other.forget();
        QVERIFY(other.come());
        QCOMPARE(other.waitFor("rose")["why"], Json("unknown"));
        QVERIFY(other.me().empty());
        dark->setSeatWord(before);
        dark->forget();
        QVERIFY(dark->come());
        QCOMPARE(dark->waitFor("rose")["why"], Json("given on"));
        // What the seat seals is the new phone's alone.
        QTRY_VERIFY(anna->me().empty());
        const auto secret = secretMove(next);
        QVERIFY(secret);
        const Json answer = next.enter(secret->move, nullptr, {{secret->at, secret->options[1]}});
        QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
        comeToRest({anna.get(), dark.get(), watcher.get(), &next});
        QCOMPARE(anna->frames().back(), watcher->frames().back());
        QCOMPARE(dark->frames().back(), watcher->frames().back());
        for (const RawPhone* phone : {anna.get(), dark.get(), bence.get(), watcher.get(), &other, &next}) {
            for (const QByteArray& frame : phone->frames())
                QVERIFY(!frame.contains(QByteArray::fromStdString(given)));
        }
        // Somebody who sits leaves the own seat for it; taken back, it is offered no longer.
        const std::string again = offer();
        devices.takeBack("anna");
        QVERIFY(devices.offered().empty());
        QVERIFY(isFrame(next.sit("anna"), "seat"));
        const std::string last = offer();
        QVERIFY(last != again);
        bence->send({{"do", "hello"}, {"language", "en"}, {"seat_word", last}});
        QTRY_COMPARE(bence->me().value("seat", ""), "anna");
        QVERIFY(!seatAt(table, "bence").isTaken);
    }

    /// On the sheet of the laptop the code of the seat stands where that of the table does, until it has been used,
    /// somebody keeps the seat, or the sheet is closed.
    void theSheetGivesASeatOn()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        QVERIFY2(anna, qPrintable(table.trouble()));
        auto sheet = std::make_unique<DevicesSheet>(table.devices());
        sheet->resize(1366, 700);
        sheet->show();
        const auto button = [&](const char* name) {
            return sheet->findChild<QAbstractButton*>(QString::fromLatin1(name));
        };
        const auto code = [&] { return sheet->findChild<QWidget*>(QStringLiteral("phonesQr"))->accessibleName(); };
        const QString ofTable = code();
        QVERIFY(button("giveOn_anna")->isVisible() && !button("giveOn_bence")->isVisible());
        QVERIFY(!button("keepSeat")->isVisible());
        button("giveOn_anna")->click();
        QCOMPARE(table.devices().offered(), "anna");
        QVERIFY(code().endsWith(table.devices().offerWord()) && code() != ofTable);
        QVERIFY(button("keepSeat")->isVisible() && !button("newAddress")->isVisible());
        QTest::qWait(50);
        const auto* picture = sheet->findChild<QWidget*>(QStringLiteral("phonesQr"));
        QVERIFY(picture->height() >= picture->sizeHint().height()); // with its margin
        if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS"); !folder.isEmpty())
            sheet->grab().save(folder + QStringLiteral("/sheet-give-on.png"));
        button("keepSeat")->click();
        QVERIFY(table.devices().offered().empty());
        QCOMPARE(code(), ofTable);
        button("giveOn_anna")->click();
        button("copyAddress")->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied, table.devices().offerUrl());
        RawPhone next(table.url());
        next.setSeatWord(copied.section(u'#', 1).toStdString());
        QVERIFY(next.come());
        QCOMPARE(next.me()["seat"], Json("anna"));
        QTRY_COMPARE(code(), ofTable);
        QVERIFY(button("takeBack_anna")->isVisible() && button("newAddress")->isVisible());
        button("giveOn_anna")->click();
        sheet.reset();
        QVERIFY(table.devices().offered().empty());
    }

    // --- the page of the laptop ---

    /// Where everybody whose sealed choice is missing makes it on a phone there is no curtain: the page waits, and says
    /// who has sealed. Whoever has no phone, or seals here all the same, is called as ever.
    void aPageWaitsForPhones_data() { addGames(); }
    void aPageWaitsForPhones()
    {
        const std::string id = gameOfRow();
        const std::vector<Json> recorded = recordedCommands(id);
        const std::unique_ptr<Match> match = (*Catalog::standard().game(id))->newMatch();
        std::vector<Json> commands;
        const auto isSealing = [&] {
            const std::vector<OfferedMove> moves = match->moves();
            return std::ranges::any_of(
                moves, [](const OfferedMove& move) { return move.isSecret && move.offer.weight == Weight::Due; });
        };
        for (; commands.size() < recorded.size() && !isSealing(); commands.push_back(recorded[commands.size()]))
            QVERIFY(match->play(recorded[commands.size()], {})->accepted);
        QCOMPARE(isSealing(), id == elGrande || id == "kaosball" || id == "chaotic");
        if (!isSealing())
            return;
        const DevicesTable table(id, commands, DevicesTable::Page::Open);
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        auto* page = static_cast<GamePage*>(table.page());
        page->resize(1366, 768);
        page->show();
        const auto shows = [&](const char* name) {
            const auto* part = page->findChild<QWidget*>(QString::fromLatin1(name));
            return part != nullptr && part->isVisible();
        };
        const auto isWaiting = [&] { return shows("sealing") && shows("sealHere"); };
        const auto hasCurtain = [&] {
            return std::ranges::any_of(page->findChildren<Curtain*>(), [](Curtain* one) { return one->isVisible(); });
        };
        std::vector<SealingSeat> sealing;
        for (const ScoreboardSeat& seat : table.entry().scoreboard(table.match()).seats)
            sealing.push_back({seat.seat, seat.name, false, true});
        const auto tell = [&] {
            page->setPhones(2, sealing);
            QTest::qWait(0);
        };
        sealing.front().isOnPhone = false;
        tell();
        QVERIFY(!isWaiting());
        sealing.front().isOnPhone = true;
        tell();
        QVERIFY(isWaiting() && !hasCurtain());
        QVERIFY(page->findChild<QWidget*>(QStringLiteral("sealing"))->findChild<RuleChip*>() != nullptr);
        const QList<ActionBar*> bars = page->findChildren<ActionBar*>();
        const auto bar = std::ranges::find_if(bars, [](ActionBar* one) { return one->isVisible(); });
        QVERIFY(bar != bars.end() && qobject_cast<ChoiceButton*>((*bar)->mainButton())->isUnavailable());
        sealing.front().hasSealed = true;
        tell();
        QVERIFY(isWaiting());
        const QString waited = page->findChild<QLabel*>(QStringLiteral("waitsFor"))->text();
        QVERIFY2(waited.startsWith(QStringLiteral("Waiting for ")) && !waited.contains(sealing.front().name),
                 qPrintable(waited));
        if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS"); !folder.isEmpty())
            page->grab().save(QStringLiteral("%1/%2-waits.png").arg(folder, QString::fromStdString(id)));
        page->findChild<QAbstractButton*>(QStringLiteral("sealHere"))->click();
        QTest::qWait(0);
        QVERIFY(!shows("sealing") && !shows("sealHere"));
        QVERIFY(page->stepBack() && isWaiting()); // a slip
        page->findChild<QAbstractButton*>(QStringLiteral("sealHere"))->click();
        QTest::qWait(0);
        // For another choice there is another wait.
        for (SealingSeat& seat : sealing)
            seat.hasSealed = true;
        tell();
        QVERIFY(!isWaiting());
        for (SealingSeat& seat : sealing)
            seat.hasSealed = false;
        tell();
        QVERIFY(isWaiting());
    }

    /// What comes from a phone meanwhile changes nothing of what is looked back at; the bar says that it came.
    void aPhonesEntryLeavesWhoLooksBack()
    {
        std::vector<Json> commands = recordedCommands(elGrande);
        commands.resize(60);
        const DevicesTable table(elGrande, commands, DevicesTable::Page::Open);
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        auto* page = static_cast<GamePage*>(table.page());
        page->resize(1366, 768);
        page->show();
        page->findChild<LookBack*>()->step(-2);
        const auto* ribbon = page->findChild<TurnRibbon*>();
        const auto* bar = page->findChild<QWidget*>(QStringLiteral("lookBar"));
        const int looked = ribbon->lookedAt();
        const auto told = [&] { return bar->findChild<QLabel*>(QStringLiteral("barNote"))->text(); };
        const QString news = QStringLiteral("Another entry has been made since.");
        QVERIFY(looked > 0 && bar->isVisible() && told() != news);
        const std::vector<OfferedMove> moves = table.match().moves();
        QVERIFY(std::ranges::any_of(moves, [&](const OfferedMove& move) {
            return !isAsked(move.offer) && !move.offer.spread &&
                   table.session().playElsewhere(move.commands).played == Played::Accepted;
        }));
        QVERIFY(bar->isVisible());
        QCOMPARE(ribbon->lookedAt(), looked);
        QCOMPARE(told(), news);
        QVERIFY(page->findChild<LookBack*>()->leave());
        page->findChild<LookBack*>()->step(-1);
        QVERIFY(bar->isVisible() && told() != news);
    }

    void aPhoneComesBackToItsSeat()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        const auto other = table.phone();
        QVERIFY2(anna && other, qPrintable(table.trouble()));
        anna->cut();
        QTRY_COMPARE(other->seatOf("anna")["phone"], Json("asleep"));
        QVERIFY(isFrame(other->sit("anna"), "no")); // it is still hers
        QVERIFY(anna->come());
        QCOMPARE(anna->me()["seat"], Json("anna"));
        QTRY_COMPARE(other->seatOf("anna")["phone"], Json("on"));
        QVERIFY(seatAt(table, "anna").isAwake);
    }

    /// A seat that is left is left on every screen that had it, and nothing of it goes there any more.
    void aSeatIsLeftOnEveryScreen()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        const auto second = table.phone();
        const auto third = table.phone();
        QVERIFY2(anna && second && third, qPrintable(table.trouble()));
        second->keepSeatWord(anna->seatWord());
        second->cut();
        QVERIFY(second->come());
        QCOMPARE(second->me()["seat"], Json("anna"));
        QVERIFY(isFrame(anna->sit("bence"), "seat"));
        QTRY_VERIFY(!second->me().contains("seat"));
        QVERIFY(isFrame(third->sit("anna"), "seat"));
        QTRY_COMPARE(third->me()["seat"], Json("anna"));
        QVERIFY(!second->me().contains("seat"));
    }

    void aPhoneThatIsNotLookedAtIsAsleep()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        const auto other = table.phone();
        QVERIFY2(anna && other, qPrintable(table.trouble()));
        anna->setAlive(false);
        QTRY_COMPARE_WITH_TIMEOUT(other->seatOf("anna")["phone"], Json("asleep"), 10000);
        anna->setAlive(true);
        QTRY_COMPARE_WITH_TIMEOUT(other->seatOf("anna")["phone"], Json("on"), 4000);
    }

    // --- entering ---

    void whatIsEnteredStandsInTheMatch()
    {
        DevicesTable table(elGrande, firstRound());
        DevicesTable same(elGrande, firstRound());
        table.devices().setMay(PhonesMay::Enter);
        const auto phones = table.phones();
        QVERIFY2(phones.size() == 4, qPrintable(table.trouble()));
        const auto watcher = table.phone();
        RawPhone& cili = *phoneOf(phones, "cili");
        const Json command = firstOf(elGrande, "play_power_card");
        const auto say = howToSay(cili, movesFor(table.match(), table.game(), {"cili"}, {command}, 0));
        QVERIFY(say);
        // Before any phone sees it, it is on the disk.
        const std::size_t linesBefore = table.disk().size();
        std::size_t linesSeen = 0;
        watcher->onFrame = [&](const QString& frame) {
            if (frame.contains(QStringLiteral("\"table\"")) && linesSeen == 0)
                linesSeen = table.disk().size();
        };
        const QSignalSpy refused(&table.session(), &MatchSession::refused);
        const Json answer = cili.enter(say->move, say->counts, say->values);
        QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
        QCOMPARE(answer["entry"], Json(table.match().entries().back().number));
        QVERIFY(!answer["words"].get<std::string>().empty());
        QVERIFY(same.play(command).isEmpty());
        QCOMPARE(table.match().table().dump(), same.match().table().dump());
        for (const auto& phone : phones) {
            QVERIFY(
                phone->waitForTable([&](const Json& shown) { return shown["log"][0]["entry"] == answer["entry"]; }));
            QCOMPARE(phone->table()["ruling"]["entry"], answer["entry"]);
        }
        QVERIFY(watcher->waitForTable([&](const Json& shown) { return shown["log"][0]["entry"] == answer["entry"]; }));
        QVERIFY(linesSeen > linesBefore);
        QVERIFY(refused.isEmpty());
        QTRY_COMPARE(watcher->seatOf("dani")["due"], Json(true));
        // Nobody's part but one's own.
        QVERIFY(watcher->table()["me"].is_null());
        QCOMPARE(phoneOf(phones, "dani")->me()["seat"], Json("dani"));
    }

    void whatIsNotSavedIsNotEntered()
    {
        const CilisTurn turn;
        QVERIFY2(turn.say, qPrintable(turn.table->trouble()));
        const auto& [owned, cili, command, say] = turn;
        DevicesTable& table = *owned;
        const std::string tableBefore = table.match().table().dump();
        table.setDiskFull(true);
        const Json refused = cili->enter(say->move, say->counts, say->values);
        QVERIFY2(isFrame(refused, "no"), dump(refused).c_str());
        QVERIFY(!refused["why"].get<std::string>().empty());
        QCOMPARE(table.match().table().dump(), tableBefore);
        table.setDiskFull(false);
        QVERIFY(isFrame(cili->enter(say->move, say->counts, say->values), "entered"));
    }

    void theSecondOfTwoIsRefereedAfterTheFirst()
    {
        const CilisTurn turn;
        QVERIFY2(turn.say, qPrintable(turn.table->trouble()));
        const auto& [owned, cili, command, say] = turn;
        DevicesTable& table = *owned;
        // It is on its way while somebody enters the same at the laptop.
        const int id = cili->beginEnter(say->move, say->counts, say->values);
        QVERIFY(table.play(command).isEmpty());
        const std::size_t entries = table.match().entries().size();
        const Json late = cili->answerTo(id);
        QVERIFY2(isFrame(late, "no"), dump(late).c_str());
        QCOMPARE(late["late"], Json(true));
        QVERIFY(!late["why"].get<std::string>().empty());
        QCOMPARE(table.match().entries().size(), entries);
    }

    void ofTwoAtOnceBothAreEnteredWhereBothStillMay()
    {
        const std::vector<Json> recorded = recordedCommands(elGrande);
        const std::size_t first = before(elGrande, "set_disc").size();
        const Json disc = recorded[first];
        const Json next = recorded[first + 1];
        QCOMPARE(next["command"], Json("set_disc"));
        DevicesTable table(elGrande, before(elGrande, "set_disc"));
        table.devices().setMay(PhonesMay::Seal);
        const auto phone = table.phone(next["player"]);
        QVERIFY2(phone, qPrintable(table.trouble()));
        const auto say = howToSay(*phone, movesFor(table.match(), table.game(), {phone->seat()}, {next}, 0));
        QVERIFY(say);
        const int id = phone->beginEnter(say->move, say->counts, say->values);
        QVERIFY(table.play(disc).isEmpty());
        const Json answer = phone->answerTo(id);
        QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
        QVERIFY(phone->waitForTable([&](const Json& shown) {
            const Json& sealed = shown["me"]["sealed"];
            return std::find(sealed.begin(), sealed.end(), answer["entry"]) != sealed.end();
        }));
    }

    void aTapTwiceEntersOnce()
    {
        const CilisTurn turn;
        QVERIFY2(turn.say, qPrintable(turn.table->trouble()));
        const auto& [owned, cili, command, say] = turn;
        DevicesTable& table = *owned;
        const std::size_t entries = table.match().entries().size();
        const int first = cili->beginEnter(say->move, say->counts, say->values);
        const int second = cili->beginEnter(say->move, say->counts, say->values);
        QVERIFY(isFrame(cili->answerTo(first), "entered"));
        QVERIFY(isFrame(cili->answerTo(second), "no"));
        QCOMPARE(table.match().entries().size(), entries + 1);
    }

    void nobodyEntersForAnotherSeat()
    {
        DevicesTable table(elGrande, firstRound());
        table.devices().setMay(PhonesMay::Enter);
        const auto dani = table.phone("dani");
        const auto watcher = table.phone();
        QVERIFY2(dani && watcher, qPrintable(table.trouble()));
        const std::size_t entries = table.match().entries().size();
        // Whatever it says: there is no such move, or none of a seat that it does not have.
        for (const std::size_t move : {std::size_t{0}, std::size_t{1}, std::size_t{999999}}) {
            QVERIFY(isFrame(watcher->enter(move), "no"));
            if (move >= dani->moves().size())
                QVERIFY(isFrame(dani->enter(move), "no"));
        }
        QVERIFY(isFrame(dani->ask({{"do", "enter"}, {"revision", dani->revision()}, {"move", -1}}), "no"));
        QVERIFY(isFrame(dani->ask({{"do", "enter"}, {"revision", dani->revision()}, {"move", "0"}}), "no"));
        QVERIFY(isFrame(dani->ask({{"do", "enter"}}), "no"));
        QCOMPARE(table.match().entries().size(), entries);
        QVERIFY(dani->isConnected());
    }

    void whatIsAskedHasToBeGiven()
    {
        DevicesTable table(elGrande, before(elGrande, "set_disc"));
        table.devices().setMay(PhonesMay::Enter);
        const Json disc = firstOf(elGrande, "set_disc");
        const auto phone = table.phone(disc["player"]);
        QVERIFY2(phone, qPrintable(table.trouble()));
        const auto secret = secretMove(*phone);
        QVERIFY(secret);
        const std::size_t entries = table.match().entries().size();
        const auto say = [&](const Json& values) { return phone->enter(secret->move, nullptr, values); };
        QVERIFY(isFrame(say(nullptr), "no"));
        QVERIFY(isFrame(say({{secret->at, "atlantis"}}), "no"));
        QVERIFY(isFrame(say({{secret->at, 7}}), "no"));
        QVERIFY(isFrame(say({{secret->at, nullptr}}), "no"));
        QVERIFY(isFrame(say({{"/0/player", "dani"}, {secret->at, secret->options[0]}}), "no"));
        QVERIFY(isFrame(say({{"/9/x", 1}, {secret->at, secret->options[0]}}), "no"));
        QVERIFY(isFrame(say(Json::array({1})), "no"));
        QCOMPARE(table.match().entries().size(), entries);
        const Json answer = say({{secret->at, secret->options[1]}});
        QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
        const auto entered = table.match().entered(answer["entry"].get<int>());
        QVERIFY(entered);
        QCOMPARE(Json::array({entered->entry})[Json::json_pointer(secret->at)], secret->options[1]);
    }

    void countsKeepWithinTheirBounds()
    {
        // A placement over regions: at least so many, at most so many, and so many at each.
        const std::vector<Json> recorded = recordedCommands(elGrande);
        const std::size_t first = before(elGrande, "place_caballeros").size();
        DevicesTable table(elGrande, before(elGrande, "place_caballeros"));
        table.devices().setMay(PhonesMay::Enter);
        const auto phones = table.phones();
        QVERIFY2(phones.size() == 4, qPrintable(table.trouble()));
        const auto moves = movesFor(table.match(), table.game(), table.seats(), recorded, first);
        RawPhone* phone = nullptr;
        std::optional<Say> say;
        for (const auto& one : phones) {
            if (!say && (say = howToSay(*one, moves)))
                phone = one.get();
        }
        QVERIFY(say && say->counts.is_array());
        const Json spread = phone->moves()[say->move]["spread"];
        QCOMPARE(say->counts.size(), spread["places"].size());
        QCOMPARE(spread["most"].size(), spread["places"].size());
        const std::size_t entries = table.match().entries().size();
        const auto wrong = [&](const Json& counts) { return isFrame(phone->enter(say->move, counts), "no"); };
        Json none = say->counts;
        for (Json& count : none)
            count = 0;
        Json tooMany = none;
        tooMany[0] = spread["greatest"].get<int>() + 1;
        Json negative = say->counts;
        negative[0] = -1;
        QVERIFY(spread["least"].get<int>() == 0 || wrong(none));
        QVERIFY(wrong(tooMany));
        QVERIFY(wrong(negative));
        QVERIFY(wrong(nullptr) || spread["least"].get<int>() == 0);
        QVERIFY(wrong(Json::array()));
        QVERIFY(wrong(Json::array({"1"})));
        QCOMPARE(table.match().entries().size(), entries);
        const Json answer = phone->enter(say->move, say->counts, say->values);
        QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
    }

    // --- what phones may ---

    void whoMayOnlyWatchEntersNothing()
    {
        const CilisTurn turn;
        QVERIFY2(turn.say, qPrintable(turn.table->trouble()));
        const auto& [owned, cili, command, say] = turn;
        DevicesTable& table = *owned;
        const int revision = cili->revision();
        const std::size_t entries = table.match().entries().size();
        for (const PhonesMay may : {PhonesMay::Watch, PhonesMay::Seal}) {
            table.devices().setMay(may);
            const char* word = may == PhonesMay::Watch ? "watch" : "seal";
            QVERIFY(cili->waitForTable([&](const Json& shown) { return shown["may"] == Json(word); }));
            Json frame{{"do", "enter"}, {"revision", revision}, {"move", say->move}};
            if (!say->values.empty())
                frame["values"] = say->values;
            const Json refused = cili->ask(frame);
            QVERIFY2(isFrame(refused, "no"), dump(refused).c_str());
            QCOMPARE(table.match().entries().size(), entries);
            QVERIFY(isFrame(cili->ask({{"do", "undo"}, {"entry", table.match().entries().back().number}}), "no"));
            QCOMPARE(table.match().entries().size(), entries);
        }
        table.devices().setMay(PhonesMay::Enter);
        QVERIFY(cili->waitForTable([&](const Json& shown) { return shown["may"] == Json("enter"); }));
        const auto again = howToSay(*cili, movesFor(table.match(), table.game(), {"cili"}, {command}, 0));
        QVERIFY(again);
        QVERIFY(isFrame(cili->enter(again->move, again->counts, again->values), "entered"));
    }

    void whoMaySealSealsOnly()
    {
        DevicesTable table(elGrande, before(elGrande, "set_disc"));
        table.devices().setMay(PhonesMay::Seal);
        const Json disc = firstOf(elGrande, "set_disc");
        const auto phone = table.phone(disc["player"]);
        QVERIFY2(phone, qPrintable(table.trouble()));
        QCOMPARE(phone->seatOf(phone->seat())["sealing"], Json("asked"));
        const auto say = howToSay(*phone, movesFor(table.match(), table.game(), {phone->seat()}, {disc}, 0));
        QVERIFY(say);
        QVERIFY(isFrame(phone->enter(say->move, say->counts, say->values), "entered"));
        QTRY_COMPARE(phone->seatOf(phone->seat())["sealing"], Json("sealed"));
        for (const Json& move : phone->moves())
            QVERIFY2(move.value("secret", false), dump(move).c_str());
    }

    // --- taking back, asking why ---

    void onlyTheOwnLastEntryIsTakenBack()
    {
        DevicesTable table(elGrande, firstRound());
        table.devices().setMay(PhonesMay::Enter);
        const auto cili = table.phone("cili");
        const auto dani = table.phone("dani");
        QVERIFY2(cili && dani, qPrintable(table.trouble()));
        QVERIFY(partOf(cili->me(), "undo").is_null()); // it was entered at the laptop
        const std::string tableBefore = table.match().table().dump();
        const std::vector<Json> recorded = recordedCommands(elGrande);
        const std::size_t first = firstRound().size();
        const auto enter = [&](RawPhone& phone, const Json& command) {
            const auto say = howToSay(phone, movesFor(table.match(), table.game(), {phone.seat()}, {command}, 0));
            return say ? phone.enter(say->move, say->counts, say->values) : Json();
        };
        const Json answer = enter(*cili, recorded[first]);
        QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
        QVERIFY(cili->waitForTable([&](const Json& shown) { return shown["me"]["undo"].is_object(); }));
        QCOMPARE(cili->me()["undo"]["entry"], answer["entry"]);
        QVERIFY(dani->waitForTable([&](const Json& shown) { return shown["log"][0]["entry"] == answer["entry"]; }));
        QVERIFY(partOf(dani->me(), "undo").is_null());
        QVERIFY(isFrame(dani->ask({{"do", "undo"}, {"entry", answer["entry"]}}), "no"));
        QVERIFY(isFrame(cili->undo(), "entered"));
        QCOMPARE(table.match().table().dump(), tableBefore);
        QVERIFY(cili->waitForTable([&](const Json& shown) { return shown["me"]["undo"].is_null(); }));
        // Somebody came after it.
        const Json again = enter(*cili, recorded[first]);
        QVERIFY2(isFrame(again, "entered"), dump(again).c_str());
        QVERIFY(table.play(recorded[first + 1]).isEmpty());
        const Json late = cili->ask({{"do", "undo"}, {"entry", again["entry"]}});
        QVERIFY2(isFrame(late, "no"), dump(late).c_str());
        QVERIFY(cili->waitForTable([&](const Json& shown) { return shown["me"]["undo"].is_null(); }));
        QVERIFY(!cili->me()["undoNot"].get<std::string>().empty());
    }

    void whySaysWhyNot()
    {
        // A round later there are taps that were moves once.
        std::vector<Json> commands = recordedCommands(elGrande);
        commands.resize(60);
        DevicesTable table(elGrande, {commands.front()});
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        table.devices().setMay(PhonesMay::Enter);
        const auto phones = table.phones();
        QVERIFY2(phones.size() == 4, qPrintable(table.trouble()));
        int told = 0;
        for (std::size_t i = 1; i < commands.size(); ++i) {
            QVERIFY(table.play(commands[i]).isEmpty());
            if (i % 7 != 0)
                continue;
            comeToRest(pointersTo(phones));
            for (const auto& phone : phones) {
                const Json shut = partOf(phone->me(), "shut");
                if (shut.empty())
                    continue;
                const std::size_t entries = table.match().entries().size();
                // Said as what they are: they stand in no move of this table.
                Json taps = Json::array();
                for (const Json& index : shut[0]["taps"]) {
                    const Json& tap = phone->me()["taps"][index.get<std::size_t>()];
                    taps.push_back({{"kind", tap["kind"]}, {"id", tap["id"]}});
                }
                const Json answer = phone->ask({{"do", "why"}, {"revision", phone->revision()}, {"taps", taps}});
                QVERIFY2(isFrame(answer, "no"), dump(answer).c_str());
                QVERIFY(!answer["why"].get<std::string>().empty());
                QCOMPARE(table.match().entries().size(), entries);
                told += answer["rules"].empty() ? 0 : 1;
            }
        }
        QVERIFY(told > 0);
        // Taps that mean nothing.
        QVERIFY(isFrame(phones[0]->ask({{"do", "why"}, {"revision", phones[0]->revision()}, {"taps", {99999}}}), "no"));
        QVERIFY(isFrame(phones[0]->ask({{"do", "why"}, {"taps", "x"}}), "no"));
    }

    // --- reading ---

    void rulesAndOlderLinesAreRead()
    {
        std::vector<Json> commands = recordedCommands(elGrande);
        commands.resize(90);
        DevicesTable table(elGrande, commands);
        const auto phone = table.phone();
        QVERIFY2(phone, qPrintable(table.trouble()));
        QCOMPARE(phone->table()["log"].size(), std::size_t{40});
        QCOMPARE(phone->table()["hasMore"], Json(true));
        std::set<int> seen;
        Json lines = phone->table()["log"];
        for (int pages = 0; pages < 5; ++pages) {
            for (const Json& line : lines)
                QVERIFY(seen.insert(line["entry"].get<int>()).second);
            const Json older = phone->ask({{"do", "log"}, {"before", *seen.begin()}});
            QVERIFY2(isFrame(older, "lines"), dump(older).c_str());
            lines = older["log"];
            if (!older["hasMore"].get<bool>()) {
                for (const Json& line : lines)
                    QVERIFY(seen.insert(line["entry"].get<int>()).second);
                break;
            }
        }
        QCOMPARE(seen.size(), table.match().entries().size());
        const Json rules = phone->ask({{"do", "search"}, {"words", "grande"}});
        QVERIFY2(isFrame(rules, "rules"), dump(rules).c_str());
        QVERIFY(!rules["hits"].empty());
        const Json section = phone->ask({{"do", "rule"}, {"rule", rules["hits"][0]["rule"]}});
        QVERIFY2(isFrame(section, "section"), dump(section).c_str());
        QVERIFY(!section["rules"].empty());
    }

    void whoDisagreesIsHeardAtTheLaptop()
    {
        DevicesTable table(elGrande, before(elGrande, "take_caballeros"));
        table.devices().setMay(PhonesMay::Watch);
        const auto bence = table.phone("bence");
        const auto watcher = table.phone();
        QVERIFY2(bence && watcher, qPrintable(table.trouble()));
        const QSignalSpy disagreed(&table.devices(), &TableDevices::disagreed);
        const int entry = table.match().entries().back().number;
        const Json answer = bence->ask({{"do", "disagree"}, {"entry", entry}});
        QVERIFY2(isFrame(answer, "told"), dump(answer).c_str());
        QCOMPARE(disagreed.size(), 1);
        QCOMPARE(disagreed[0][0].toInt(), entry);
        (void)watcher->ask({{"do", "disagree"}, {"entry", entry}});
        QCOMPARE(disagreed.size(), 1);
    }

    // --- the end of it ---

    void aNewAddressEndsEveryConnection()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        QVERIFY2(anna, qPrintable(table.trouble()));
        const QString old = table.url();
        table.devices().renew();
        QCOMPARE(anna->waitFor("off")["why"], Json("new address"));
        QVERIFY(anna->waitUntilCut());
        QVERIFY(table.url() != old);
        QVERIFY(!anna->come());
        QVERIFY(!seatAt(table, "anna").isTaken);
        anna->setUrl(table.url());
        QVERIFY(anna->come());
        QVERIFY(anna->me().empty());
    }

    void switchedOffItIsOff()
    {
        DevicesTable table(elGrande, firstRound());
        const auto anna = table.phone("anna");
        const auto watcher = table.phone();
        QVERIFY2(anna && watcher, qPrintable(table.trouble()));
        table.devices().sendWatchersAway();
        QCOMPARE(watcher->waitFor("off")["why"], Json("sent away"));
        QVERIFY(watcher->waitUntilCut());
        QVERIFY(anna->isConnected());
        table.devices().switchOff();
        QCOMPARE(anna->waitFor("off")["why"], Json("ended"));
        QVERIFY(anna->waitUntilCut());
        QVERIFY(!table.devices().isOn());
        QCOMPARE(table.devices().count(), 0);
    }

    // --- secrets ---

    void everybodyWhoWatchesHearsTheSame()
    {
        DevicesTable table(elGrande, before(elGrande, "set_disc"));
        table.devices().setMay(PhonesMay::Enter);
        const Json disc = firstOf(elGrande, "set_disc");
        const auto one = table.phone();
        const auto other = table.phone();
        const auto player = table.phone(disc["player"]);
        QVERIFY2(one && other && player, qPrintable(table.trouble()));
        const auto say = howToSay(*player, movesFor(table.match(), table.game(), {player->seat()}, {disc}, 0));
        QVERIFY(say);
        QVERIFY(isFrame(player->enter(say->move, say->counts, say->values), "entered"));
        comeToRest({one.get(), other.get(), player.get()});
        QCOMPARE(one->frames().back(), other->frames().back());
        QVERIFY(!player->me()["sealed"].empty());
        // Who has risen knows no more than they.
        QVERIFY2(player->rise(), qPrintable(player->trouble()));
        comeToRest({one.get(), other.get(), player.get()});
        QCOMPARE(player->frames().back(), one->frames().back());
    }

    void aSealedValueIsHeardByNobodyElse_data() { addGames(); }
    void aSealedValueIsHeardByNobodyElse()
    {
        const std::string id = gameOfRow();
        const CatalogGame& game = **Catalog::standard().game(id);
        std::map<std::string, int> compared; // by command
        int sealedEntries = 0;
        int followed = 0;
        for (unsigned seed = 1; seed <= 6; ++seed) {
            const std::unique_ptr<Match> match = game.newMatch();
            const std::unique_ptr<RandomGame> player = randomGame(id, seed);
            for (int count = 0; count < 250; ++count) {
                const std::optional<Json> command = player->next(*match);
                if (!command)
                    break;
                QVERIFY(match->play(*command, {})->accepted);
                const LogEntry& last = match->entries().back();
                if (last.sealedFor.empty())
                    continue;
                ++sealedEntries;
                if (compared[(*command)["command"]] >= 3)
                    continue;
                std::unique_ptr<Match> other = withAnotherSecret(game, *match);
                if (!other)
                    continue;
                ++compared[(*command)["command"]];
                const int sealed = last.number;
                const std::string seat = last.sealedFor;
                Pair pair;
                // Seats say since when they are taken, to the minute.
                for (int minute = -1; minute != minuteNow();) {
                    minute = minuteNow();
                    pair = {};
                    for (int side = 0; side < 2; ++side) {
                        const auto& lines = (side == 0 ? *match : *other).recordedLines();
                        pair.table[side] = std::make_unique<DevicesTable>(id, std::move(*game.openMatch(lines)));
                    }
                    const QString trouble = pair.seatAll(seat);
                    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
                }
                QString difference = pair.difference();
                QVERIFY2(difference.isEmpty(), qPrintable(difference));
                // And what comes after it, until it opens.
                for (unsigned more = 0; more < 6; ++more) {
                    pair.forget();
                    const auto next = randomGame(id, 500 + more)->next(pair.table[0]->match());
                    if (!next || !pair.table[0]->play(*next).isEmpty() || !pair.table[1]->play(*next).isEmpty())
                        break;
                    const std::vector<LogEntry>& log = pair.table[0]->match().entries();
                    const auto entry = std::find_if(log.begin(), log.end(),
                                                    [&](const LogEntry& line) { return line.number == sealed; });
                    if (entry == log.end() || entry->sealedFor.empty())
                        break;
                    pair.rest();
                    difference = pair.difference();
                    QVERIFY2(difference.isEmpty(), qPrintable(difference));
                    ++followed;
                }
            }
        }
        int all = 0;
        for (const auto& [name, count] : compared)
            all += count;
        QCOMPARE(all > 0, sealedEntries > 0);
        qInfo("%s: %d sealed entries, %d pairs of tables, %d entries behind them", id.c_str(), sealedEntries, all,
              followed);
    }

    void aValueSealedByAPhoneIsHeardByNobodyElse()
    {
        const Json disc = firstOf(elGrande, "set_disc");
        Pair pair;
        for (int minute = -1; minute != minuteNow();) {
            minute = minuteNow();
            pair = {};
            for (auto& table : pair.table)
                table = std::make_unique<DevicesTable>(elGrande, before(elGrande, "set_disc"));
            const QString trouble = pair.seatAll(disc["player"]);
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        }
        QString difference = pair.difference();
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        pair.forget();
        for (std::size_t side = 0; side < 2; ++side) {
            const auto secret = secretMove(*pair.own[side]);
            QVERIFY(secret);
            const Json answer = pair.own[side]->enter(secret->move, nullptr, {{secret->at, secret->options[side]}});
            QVERIFY2(isFrame(answer, "entered"), dump(answer).c_str());
        }
        pair.rest();
        difference = pair.difference();
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // --- connections ---

    void aCutAtEveryStepLosesNothing()
    {
        const std::vector<Json> recorded = recordedCommands(elGrande);
        const std::size_t first = firstRound().size();
        DevicesTable table(elGrande, firstRound());
        DevicesTable same(elGrande, firstRound());
        table.devices().setMay(PhonesMay::Enter);
        const auto phones = table.phones();
        QVERIFY2(phones.size() == 4, qPrintable(table.trouble()));
        int cuts = 0;
        for (std::size_t i = first; i < first + 26; ++i) {
            const std::vector<PhoneMove> moves = movesFor(table.match(), table.game(), table.seats(), {recorded[i]}, 0);
            RawPhone* phone = nullptr;
            std::optional<Say> say;
            for (const auto& one : phones)
                QVERIFY2(one->waitForTable(table.revision()), qPrintable(one->trouble()));
            for (const auto& one : phones) {
                if (!say && (say = howToSay(*one, moves)))
                    phone = one.get();
            }
            QVERIFY(same.play(recorded[i]).isEmpty());
            if (!say) {
                QVERIFY(table.play(recorded[i]).isEmpty());
                continue;
            }
            const std::size_t entries = table.match().entries().size();
            QMetaObject::Connection onChange;
            switch (i % 4) {
            case 0: // before it is sent
                phone->cut();
                break;
            case 1: // while it is sent
                (void)phone->beginEnter(say->move, say->counts, say->values);
                phone->cut();
                break;
            case 2: // when it has been entered, and not been answered
                onChange = connect(&table.session(), &MatchSession::changed, this, [&] { phone->cut(); });
                (void)phone->beginEnter(say->move, say->counts, say->values);
                QTRY_VERIFY(table.match().entries().size() > entries);
                disconnect(onChange);
                phone->cut();
                break;
            default: // behind the answer
                QVERIFY(isFrame(phone->enter(say->move, say->counts, say->values), "entered"));
                phone->cut();
                break;
            }
            ++cuts;
            QTest::qWait(20);
            QVERIFY2(phone->come(), qPrintable(phone->trouble()));
            QVERIFY(!phone->me().empty()); // the seat is still its own
            QVERIFY(table.match().entries().size() <= entries + 1);
            // It sees for itself whether it has been entered.
            const bool isThere = phone->table()["log"][0]["entry"] == Json(table.match().entries().back().number) &&
                                 table.match().entries().size() > entries;
            QCOMPARE(isThere, table.match().entries().size() > entries);
            if (!isThere) {
                say = howToSay(*phone, moves);
                QVERIFY(say);
                QVERIFY(isFrame(phone->enter(say->move, say->counts, say->values), "entered"));
            }
            QCOMPARE(table.match().table().dump(), same.match().table().dump());
        }
        QVERIFY(cuts >= 20);
    }

    /// Nonsense, what is too long, presses of tables that are gone, the same press twice and what nobody may say, from
    /// watchers and from second screens of the seats that are held, while a recorded match is played by its phones.
    void tenThousandOddFramesLoseNothing()
    {
        constexpr int most = 10000;
        constexpr int atOnce = 50;
        std::mt19937 chance(4717); // NOLINT: the same each time
        const auto below = [&](int end) { return static_cast<int>(chance() % static_cast<unsigned>(end)); };
        const std::vector<Json> recorded = recordedCommands(elGrande);
        std::size_t next = firstRound().size();
        DevicesTable table(elGrande, firstRound());
        const std::unique_ptr<Match> same = table.game().newMatch();
        for (std::size_t i = 0; i < next; ++i)
            QVERIFY(same->play(recorded[i], {})->accepted);
        const auto phones = table.phones();
        QVERIFY2(phones.size() == 4, qPrintable(table.trouble()));
        int frames = 0;
        int cut = 0;
        int answered = 0;
        int entered = 0;
        const std::clock_t begun = std::clock();
        for (int burst = 0; frames < most; ++burst) {
            // A watcher, or another screen of somebody who sits.
            RawPhone odd(table.url());
            odd.setAlive(false);
            const RawPhone& of = *phones[static_cast<std::size_t>(burst) % phones.size()];
            if (burst % 3 > 0)
                odd.keepSeatWord(of.seatWord());
            QVERIFY2(odd.come(), qPrintable(odd.trouble()));
            const int revision = table.revision();
            const int last = table.match().entries().back().number;
            const auto text = [&](int i) -> Json {
                switch (below(12)) {
                case 0:
                    return {
                        {"do", "enter"}, {"id", frames}, {"revision", below(revision) - 3}, {"move", 100 + below(9)}};
                case 1:
                    return {
                        {"do", "enter"}, {"id", frames}, {"revision", revision + 1 + below(50)}, {"move", below(9)}};
                case 2:
                    return {{"do", "enter"}, {"id", frames}, {"revision", "now"}, {"move", 0.5}, {"counts", {-1, 1e9}}};
                case 3:
                    return {{"do", "undo"}, {"id", frames}, {"entry", below(last)}};
                case 4:
                    return {{"do", "why"},
                            {"id", frames},
                            {"revision", revision - 1},
                            {"taps", Json::array({Json(7), {{"kind", 1}}})}};
                case 5:
                    if (i % 10 > 0)
                        return {{"do", "enter"}, {"revision", revision}};
                    return {{"do", "sit"}, {"id", frames}, {"seat", below(2) == 0 ? Json("anna") : Json(below(4))}};
                case 6:
                    return {{"do", "disagree"}, {"entry", -frames}, {"id", frames}};
                case 7:
                    return {{"do", "log"}, {"id", -1}, {"before", -1}};
                default:
                    return {{"do", std::string(static_cast<std::size_t>(1 + below(4)), 'x')}, {"seat", "bence"}};
                }
            };
            for (int i = 0; i < atOnce; ++i, ++frames)
                odd.sendText(QString::fromStdString(text(i).dump()));
            // In the midst of it somebody plays on, and his press comes twice.
            if (burst % 4 == 0) {
                const std::vector<PhoneMove> moves =
                    movesFor(table.match(), table.game(), table.seats(), recorded, next);
                for (const auto& phone : phones) {
                    QVERIFY2(phone->waitForTable(table.revision()), qPrintable(phone->trouble()));
                    const auto say = howToSay(*phone, moves);
                    if (!say)
                        continue;
                    const int first = phone->beginEnter(say->move, say->counts, say->values);
                    const int second = phone->beginEnter(say->move, say->counts, say->values);
                    QVERIFY(isFrame(phone->answerTo(first), "entered"));
                    const Json again = phone->answerTo(second);
                    QVERIFY2(isFrame(again, "no") && again["late"] == Json(true), dump(again).c_str());
                    for (std::size_t k = 0; k < say->length; ++k)
                        QVERIFY(same->play(recorded[next++], {})->accepted);
                    ++entered;
                    break;
                }
                if (table.revision() == revision) { // no phone can say it
                    QVERIFY(table.play(recorded[next]).isEmpty());
                    QVERIFY(same->play(recorded[next++], {})->accepted);
                }
            }
            // The end of it is no frame at all, or one that is answered when all before it have been.
            if (burst % 4 != 1) {
                odd.sendText(burst % 4 == 0 ? QString(17000, u' ') : QStringLiteral("{\"do\": "));
                QVERIFY(odd.waitUntilCut());
                ++cut;
            } else {
                QVERIFY(isFrame(odd.ask({{"do", "rule"}, {"rule", "EG-9.3"}}), "section"));
                ++answered;
            }
            QVERIFY2(table.match().table().dump() == same->table().dump(), dump(recorded[next - 1]).c_str());
        }
        const auto seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC; // of this program, both sides
        qInfo("%d frames in %.1f s: %d lines cut, %d answered to the end, %d moves by phones", frames, seconds, cut,
              answered, entered);
        QVERIFY(entered > 20);
        // Everybody still has their seat, and all of it is on the disk.
        for (const auto& phone : phones) {
            QVERIFY2(phone->waitForTable(table.revision()), qPrintable(phone->trouble()));
            QVERIFY(!phone->me().empty());
            QVERIFY(seatAt(table, phone->seat()).isTaken);
        }
        std::vector<RecordedLine> lines{table.match().recordedLines().front()};
        lines.insert(lines.end(), table.disk().begin(), table.disk().end());
        const Checked<std::unique_ptr<Match>> kept = table.game().openMatch(lines);
        QVERIFY(kept);
        QCOMPARE((*kept)->table().dump(), same->table().dump());
        QVERIFY(seconds < 20);
    }

    // --- whole matches ---

    void aRecordedMatchIsPlayedByPhones_data() { addGames(); }
    void aRecordedMatchIsPlayedByPhones()
    {
        const std::string id = gameOfRow();
        const std::vector<Json> commands = recordedCommands(id);
        QVERIFY(commands.size() > 40);
        DevicesTable table(id, {commands.front()});
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        table.devices().setMay(PhonesMay::Enter);
        const std::unique_ptr<Match> same = table.game().newMatch();
        QVERIFY(same->play(commands.front(), {})->accepted);
        std::vector<std::unique_ptr<RawPhone>> phones;
        std::map<std::string, int> unsaid;
        std::size_t said = 0;
        for (std::size_t i = 1; i < commands.size();) {
            // A match of several games has its seats anew.
            if (phones.size() != table.seats().size()) {
                phones.clear();
                phones = table.phones();
                QVERIFY2(phones.size() == table.seats().size(), qPrintable(table.trouble()));
            }
            const std::vector<PhoneMove> moves = movesFor(table.match(), table.game(), table.seats(), commands, i);
            std::size_t length = 0;
            for (const auto& phone : phones) {
                const auto say = howToSay(*phone, moves);
                if (!say)
                    continue;
                const Json move = phone->moves()[say->move];
                const Json answer = phone->enter(say->move, say->counts, say->values);
                QVERIFY2(isFrame(answer, "entered"), dump({commands[i], answer, move}).c_str());
                length = say->length;
                break;
            }
            if (length == 0) {
                ++unsaid[valueIn(commands[i], "command", std::string("edit"))];
                const QString trouble = table.play(commands[i]);
                QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
                length = 1;
            } else {
                said += length;
            }
            for (std::size_t k = 0; k < length; ++k)
                QVERIFY(same->play(commands[i + k], {})->accepted);
            QVERIFY2(table.match().table().dump() == same->table().dump(), dump(commands[i]).c_str());
            for (const auto& phone : phones)
                QVERIFY2(phone->waitForTable(table.revision()), qPrintable(phone->trouble()));
            i += length;
        }
        QString rest;
        for (const auto& [name, count] : unsaid)
            rest += QStringLiteral(" %1 %2").arg(QString::fromStdString(name)).arg(count);
        qInfo("%s: %zu of %zu entries by phones; at the laptop:%s", id.c_str(), said, commands.size() - 1,
              qPrintable(rest));
        QVERIFY(said * 2 > commands.size());
    }

private:
    Language m_language;
};

QTEST_MAIN(TestPhones)
#include "tst_phones.moc"
