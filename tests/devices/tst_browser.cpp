// SPDX-License-Identifier: GPL-3.0-or-later
// The page on a phone, in a real browser: matches by touches, a connection that goes and comes back, and that the
// page fits every phone, text size, language and theme.
#include "browser.h"
#include "catalog/catalog.h"
#include "devices/phone_server.h"
#include "devices/phone_table.h"
#include "devices_table.h"
#include "window/language.h"

#include <QElapsedTimer>
#include <QFloat16>
#include <QJsonDocument>
#include <QTest>
#include <map>

using namespace whistle;

namespace {

const std::string elGrande = "el-grande";

/// The recorded commands up to the first of this name, without it.
std::vector<Json> before(const std::string& name, const std::string& game = elGrande)
{
    std::vector<Json> commands = recordedCommands(game);
    commands.erase(std::find_if(commands.begin(), commands.end(),
                                [&](const Json& command) { return partOf(command, "command") == Json(name); }),
                   commands.end());
    return commands;
}

QString script(const Json& json)
{
    return QString::fromStdString(json.dump());
}

/// What the page knows of its hand and its table, as its own parts tell it.
const char* const parts = R"js(
    const at = name => new URL(name, document.baseURI).href;
    const {hand} = await import(at("seat.js"));
    const {S, isSettled} = await import(at("parts.js"));
)js";

/// Of a move that is to be said: the next tile to be touched, null once all is chosen; what is wrong is thrown.
const char* const nextTile = R"js(
    const move = hand.moves.find(one => one.keys.join("\n") === wanted.keys.join("\n"));
    if (!move)
        throw new Error("no such move: " + JSON.stringify(hand.moves.map(one => one.keys)).slice(0, 1000));
    const isPicked = hand.pick?.move === move;
    const have = place => isPicked ? hand.counts.get(place) || 0 : 0;
    const lacks = move.spread ? move.places.some((place, i) => have(place) < wanted.counts[i]) : false;
    if (!lacks && (isPicked || hand.onlyDue() === move))
        return null;
    for (const group of hand.groups(hand.onlyDue())) {
        for (const way of group.ways) {
            if (!way.moves.includes(move))
                continue;
            if (way.place ? have(way.place) >= wanted.counts[move.places.indexOf(way.place)] : isPicked)
                continue;
            const section = [...document.querySelectorAll(".pane.seat section.group")]
                .find(one => one.whistleProps?.key === "group " + group.key);
            const tile = [...(section?.querySelectorAll("button.tile, .counted") ?? [])]
                .find(one => one.whistleProps?.key === way.key);
            if (!tile)
                throw new Error("no tile for " + way.key);
            return tile.matches(".counted") ? tile.querySelector("button.tile") : tile;
        }
    }
    throw new Error("no way to " + wanted.keys.join(", "));
)js";

/// A phone at the table, in the browser.
class Phone {
public:
    explicit Phone(std::unique_ptr<BrowserPage> shown) : page(std::move(shown)) {}

    /// Opens the table's page and takes a seat by touch; an empty one only watches.
    bool sit(const DevicesTable& table, const std::string& seat)
    {
        if (!page->open(table.url()) || !page->waitFor(QStringLiteral("document.querySelector('.seatrows')")))
            return false;
        if (seat.empty())
            return page->waitFor(QStringLiteral("document.querySelector('.seatrow.watch')")) && rest() &&
                   page->tap(QStringLiteral(".seatrow.watch")) && rest() && page->tap(QStringLiteral("#main")) &&
                   page->waitFor(QStringLiteral("document.querySelector('.pane.table')"));
        const QString row =
            QStringLiteral("[...document.querySelectorAll('.seatrow')].find(one => one.whistleProps?.key === %1)")
                .arg(script(seat));
        return rest() && page->tapOn(row) && rest() && page->tap(QStringLiteral("#main")) &&
               page->waitFor(QStringLiteral("document.querySelector('.pane.seat:not(.join)')"));
    }

    /// Until the page takes a touch: nothing under the finger has just changed.
    bool rest()
    {
        QElapsedTimer waited;
        waited.start();
        while (waited.elapsed() < 5000) {
            const auto isSettled = inPage(QStringLiteral("return isSettled();"));
            if (!isSettled)
                return false;
            if (isSettled->toBool())
                return true;
            QTest::qWait(30);
        }
        return false;
    }

    std::optional<QJsonValue> inPage(const QString& body)
    {
        return page->evaluate(QStringLiteral("(async () => {%1 %2})()").arg(QLatin1String(parts), body));
    }

    [[nodiscard]] bool waitForRevision(int revision)
    {
        QElapsedTimer waited;
        waited.start();
        while (waited.elapsed() < 5000) {
            const auto shown = inPage(QStringLiteral("return S.live && S.table.revision;"));
            if (shown && shown->toInt(-1) >= revision)
                return true;
            QTest::qWait(20);
        }
        return false;
    }

    /// Whether the page has this move, and it takes nothing to say it that needs the laptop.
    bool canSay(const PhoneMove& move)
    {
        Json keys = Json::array();
        for (const Json& tap : move.taps)
            keys.push_back(tap[0].get<std::string>() + ' ' + tap[1].get<std::string>());
        const auto open = inPage(QStringLiteral("const {isForLaptop} = await import(at('fields.js'));"
                                                "const move = hand.moves.find(one => one.keys.join() === %1.join());"
                                                "return move ? JSON.stringify(move.open.map("
                                                "one => ({...one, isForLaptop: isForLaptop(one.ask)}))) : '';")
                                     .arg(script(keys)));
        if (!open || open->toString().isEmpty())
            return false;
        const Json all = Json::parse(open->toString().toStdString());
        return valuesFor({{"open", all}}, move) && std::none_of(all.begin(), all.end(), [&](const Json& one) {
                   return isToBeGiven(one, move) &&
                          (one["isForLaptop"] == true || !canAnswer(one["ask"], valueFor(one, move)));
               });
    }

    /// Chooses a move by touches on the page, and enters it by the main button.
    bool say(const PhoneMove& move)
    {
        Json keys = Json::array();
        for (const Json& tap : move.taps)
            keys.push_back(tap[0].get<std::string>() + ' ' + tap[1].get<std::string>());
        const QString wanted = script({{"keys", keys}, {"counts", move.counts}});
        const QString tile = QStringLiteral("(async () => {%1 const wanted = %2; %3})()")
                                 .arg(QLatin1String(parts), wanted, QLatin1String(nextTile));
        uncover();
        for (int touches = 0; touches < 16; ++touches) {
            if (!rest())
                return false;
            const auto isNext = page->evaluate(QStringLiteral("(async () => (await %1) !== null)()").arg(tile));
            if (!isNext)
                return false;
            if (!isNext->toBool())
                return giveValues(move) && rest() && page->tap(QStringLiteral("#main"));
            if (!page->tapOn(tile))
                return false;
        }
        return false;
    }

    /// What is held is covered once nobody has touched the phone for a while; what is sealed is sealed again by a
    /// button.
    void uncover()
    {
        for (const char* key : {"uncover", "anew"}) {
            const QString button =
                QStringLiteral("[...document.querySelectorAll('.pane.seat :is(.acts, .held) button')].find(one => "
                               "one.whistleProps?.key === '%1')")
                    .arg(QLatin1String(key));
            const auto isThere = inPage(QStringLiteral("return Boolean(%1);").arg(button));
            if (!isThere || !isThere->toBool())
                continue;
            (void)rest();
            (void)page->tapOn(button);
        }
    }

    std::unique_ptr<BrowserPage> page;

private:
    /// The value of what is open in a move; null: it has none.
    static Json valueFor(const Json& open, const PhoneMove& move)
    {
        const Json::json_pointer at(open["at"].get<std::string>());
        return move.commands.contains(at) ? move.commands[at] : Json();
    }
    /// The page asks for it, or it is another one than the page takes by itself.
    static bool isToBeGiven(const Json& open, const PhoneMove& move)
    {
        return open["asked"] == true || !isSame(valueFor(open, move), open.value("value", Json()));
    }
    bool giveValues(const PhoneMove& move)
    {
        const auto open = inPage(QStringLiteral("const move = hand.pick?.move ?? hand.onlyDue();"
                                                "return JSON.stringify(move.open);"));
        if (!open)
            return false;
        static const QRegularExpression sign(QStringLiteral("[^A-Za-z0-9]"));
        for (const Json& one : Json::parse(open->toString().toStdString())) {
            if (!isToBeGiven(one, move))
                continue;
            const QString at = QString::fromStdString(one["at"]);
            const QString id = QStringLiteral("value") + QString(at).replace(sign, QStringLiteral("-"));
            if ((one["asked"] == false && !openDetails()) || !give(one["ask"], valueFor(one, move), id))
                return false;
        }
        return true;
    }
    /// What may be given besides is folded.
    bool openDetails()
    {
        const QString details = QStringLiteral("document.querySelector('.pane.seat .details')");
        const auto isOpen = page->evaluate(details + QStringLiteral("?.getAttribute('aria-expanded') === 'true'"));
        return isOpen && (isOpen->toBool() || (rest() && page->tapOn(details)));
    }

    /// One value into the field of this id, as a finger gives it: tiles touched, numbers and words typed.
    bool give(const Json& ask, const Json& value, const QString& id)
    {
        const std::string kind = ask["kind"];
        const auto tile = [&](std::size_t index, const QString& role = QStringLiteral("radio")) {
            const QString tiles = QStringLiteral("document.querySelector('.tiles[aria-labelledby=\"%1:name\"], "
                                                 "[role=radiogroup][aria-labelledby=\"%1:name\"]')"
                                                 "?.querySelectorAll('[role=%3]')[%2]")
                                      .arg(id)
                                      .arg(index)
                                      .arg(role);
            const auto isOn = page->evaluate(tiles + QStringLiteral("?.getAttribute('aria-checked') === 'true'"));
            return isOn && (isOn->toBool() || (rest() && page->tapOn(tiles)));
        };
        const QString field = QStringLiteral("document.getElementById('%1')").arg(id);
        if (kind == "choice") {
            const Json& options = ask["options"];
            std::size_t index = 0;
            while (index < options.size() && !isSame(options[index]["value"], value))
                ++index;
            constexpr std::size_t mostTiles = 12; // more of them are a list of the browser's own
            if (index == options.size() || options.size() <= mostTiles)
                return index < options.size() && tile(index);
            return page
                ->evaluate(QStringLiteral("(() => { const box = %1; box.value = '%2'; box.dispatchEvent(new "
                                          "Event('change', {bubbles: true})); return true; })()")
                               .arg(field)
                               .arg(index))
                .has_value();
        }
        if (kind == "number" && ask.contains("to") && ask.contains("from") && ask["to"].is_number() &&
            ask["from"].is_number() && ask["to"].get<int>() - ask["from"].get<int>() < 10)
            return tile(static_cast<std::size_t>(value.get<int>() - ask["from"].get<int>()));
        if (kind == "number" || kind == "words") {
            const QString typed = kind == "words" ? QString::fromStdString(value) : QString::number(value.get<int>());
            return rest() && page->tapOn(field) && page->evaluate(field + QStringLiteral(".select()")) &&
                   page->type(typed);
        }
        // Of things that are there once each is a tile that is on or off.
        if (kind == "list" && ask["of"]["kind"] == "choice" && ask["most"] <= ask["of"]["options"].size()) {
            const Json& options = ask["of"]["options"];
            for (const Json& one : value) {
                std::size_t index = 0;
                while (index < options.size() && !isSame(options[index]["value"], one))
                    ++index;
                if (!tile(index, QStringLiteral("checkbox")))
                    return false;
            }
            return true;
        }
        if (kind == "list") {
            const auto isRow = [&](const QString& row) {
                return page->evaluate(QStringLiteral("Boolean(document.getElementById('%1:name'))").arg(row));
            };
            const QString surplus = QStringLiteral("%1-%2").arg(id).arg(value.size());
            for (auto isThere = isRow(surplus); isThere && isThere->toBool(); isThere = isRow(surplus)) {
                const QString row = QStringLiteral("document.getElementById('%1:name').closest('.listrow')");
                if (!rest() || !page->tapOn(row.arg(surplus) + QStringLiteral(".querySelector(':scope > button')")))
                    return false;
            }
            for (std::size_t i = 0; i < value.size(); ++i) {
                const QString row = QStringLiteral("%1-%2").arg(id).arg(i);
                const auto isThere = isRow(row);
                const QString add = QStringLiteral("[...document.querySelectorAll('.pane.seat .fields button')].find("
                                                   "one => one.whistleProps?.key === '%1-add')")
                                        .arg(id);
                if (!isThere || (!isThere->toBool() && !(rest() && page->tapOn(add))) ||
                    !give(ask["of"], value[i], row))
                    return false;
            }
            return true;
        }
        if (kind != "object")
            return false;
        for (const Json& part : ask["fields"]) {
            const std::string key = part["key"];
            if (value.contains(key) && !value[key].is_null() &&
                !give(part["ask"], value[key], id + u'-' + QString::fromStdString(key)))
                return false;
        }
        return true;
    }
};

/// A server that is away for a test.
const QRegularExpression& awayServer()
{
    static const QRegularExpression expected(QStringLiteral(
        "WebSocket connection to .* failed|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to "
        "load resource"));
    return expected;
}

} // namespace

class TestBrowser : public QObject {
    Q_OBJECT

    std::unique_ptr<Browser> m_browser;

    std::unique_ptr<Phone> phone(const PhoneLooks& looks = {})
    {
        std::unique_ptr<BrowserPage> page = m_browser->newPage(looks);
        return page ? std::make_unique<Phone>(std::move(page)) : nullptr;
    }

    /// Every seat at a phone of its own.
    std::map<std::string, std::unique_ptr<Phone>> phonesAt(const DevicesTable& table)
    {
        std::map<std::string, std::unique_ptr<Phone>> phones;
        for (const std::string& seat : table.seats()) {
            auto one = phone();
            if (!one || !one->sit(table, seat)) {
                qWarning("%s: %s", seat.c_str(),
                         qPrintable(one ? one->page->trouble() + u'\n' + one->page->complaints().join(u'\n')
                                        : m_browser->trouble()));
                return {};
            }
            phones[seat] = std::move(one);
        }
        return phones;
    }

    /// Enters a command by touches on one of the phones; empty: done. "laptop": no phone can say it.
    static QString enter(DevicesTable& table, std::map<std::string, std::unique_ptr<Phone>>& phones,
                         const std::vector<Json>& commands, std::size_t at, std::size_t& length)
    {
        for (const PhoneMove& move : movesFor(table.match(), table.game(), table.seats(), commands, at)) {
            Phone& phone = *phones.at(move.seat);
            // Whose turn it is does it, and nobody else's phone.
            if (!phone.waitForRevision(table.revision()))
                return QStringLiteral("the phone shows an older table");
            if (!phone.canSay(move))
                continue;
            const std::size_t entries = table.match().entries().size();
            (void)phone.page->evaluate(QStringLiteral("document.querySelectorAll('.tabs button')[1].click()"));
            if (!phone.say(move))
                return QStringLiteral("it cannot be said: ") + phone.page->trouble();
            if (!QTest::qWaitFor([&] { return table.match().entries().size() >= entries + move.commands.size(); },
                                 3000))
                return QStringLiteral("nothing was entered: ") +
                       phone.page->evaluate(QStringLiteral("document.querySelector('.foot')?.innerText ?? ''"))
                           ->toString();
            length = move.commands.size();
            return {};
        }
        return QStringLiteral("laptop");
    }

    static QString complaintsOf(const std::map<std::string, std::unique_ptr<Phone>>& phones)
    {
        QStringList all;
        for (const auto& [seat, one] : phones)
            all << one->page->complaints();
        return all.join(u'\n');
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_language.speak(QStringLiteral("en"));
        if (!hasPhones())
            QSKIP(qPrintable(QStringLiteral("This build serves no phones; it needs ") +
                             packagesForPhones().join(QStringLiteral(", "))));
        if (!hasBrowser())
            QSKIP(browserToInstall());
        m_browser = std::make_unique<Browser>();
        QVERIFY2(m_browser->start(), qPrintable(m_browser->trouble()));
    }
    void cleanupTestCase() { m_browser.reset(); }

    void phonesPlayARecordedMatch_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("least");
        // At night the whole match of each.
        const bool all = qEnvironmentVariable("WHISTLE_ROWS") == QStringLiteral("all");
        const auto row = [&](const char* game, const char* from, const char* to, int seconds, int least) {
            QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(from)
                                << (all ? QString() : QString::fromLatin1(to)) << (all ? 3600 : seconds) << least;
        };
        row("el-grande", "play_power_card", "", 30, 10);
        // Every card that lies face down, until all are turned up; every loadout, until the match begins.
        row("chaotic", "place_creature", "reveal_all", 60, 8);
        row("kaosball", "open_lot", "activate", 60, 20);
    }
    void phonesPlayARecordedMatch()
    {
        QFETCH(QString, game);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, seconds);
        QFETCH(int, least);
        const std::string name = game.toStdString();
        const std::vector<Json> recorded = recordedCommands(name);
        const std::size_t first = before(from.toStdString(), name).size();
        const std::size_t end = to.isEmpty() ? recorded.size() : before(to.toStdString(), name).size();
        DevicesTable table(name, before(from.toStdString(), name));
        DevicesTable same(name, before(from.toStdString(), name));
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        table.devices().setMay(PhonesMay::Enter);
        auto phones = phonesAt(table);
        QCOMPARE(phones.size(), table.seats().size());
        QElapsedTimer time;
        time.start();
        int touched = 0;
        std::map<std::string, int> atLaptop;
        for (std::size_t i = first; i < end && time.elapsed() < 1000 * seconds;) {
            std::size_t length = 1;
            const QString trouble = enter(table, phones, recorded, i, length);
            if (trouble == QStringLiteral("laptop")) {
                const QString refused = table.play(recorded[i]);
                QVERIFY2(refused.isEmpty(), qPrintable(refused));
                ++atLaptop[recorded[i].value("command", std::string("edit"))];
            } else {
                if (!trouble.isEmpty()) {
                    for (const auto& [seat, one] : phones)
                        one->page->shoot(QStringLiteral("trouble-") + QString::fromStdString(seat));
                }
                QVERIFY2(trouble.isEmpty(), qPrintable(script(recorded[i]) + u'\n' + trouble));
                ++touched;
            }
            for (std::size_t k = 0; k < length; ++k)
                QVERIFY(same.play(recorded[i + k]).isEmpty());
            const Json differences = Json::diff(same.match().table(), table.match().table());
            QVERIFY2(differences.empty(),
                     qPrintable(script(recorded[i]) + u'\n' + script(differences) + u'\n' +
                                QString::fromStdString(table.match().recordedLines().back().text)));
            i += length;
        }
        for (const auto& [seat, one] : phones)
            one->page->shoot(QStringLiteral("played-%1-%2").arg(game, QString::fromStdString(seat)));
        QVERIFY2(complaintsOf(phones).isEmpty(), qPrintable(complaintsOf(phones)));
        QStringList laptop;
        for (const auto& [command, count] : atLaptop)
            laptop << QStringLiteral("%1 %2").arg(QString::fromStdString(command)).arg(count);
        qInfo("%s: %d entries by touches; at the laptop: %s", qPrintable(game), touched, qPrintable(laptop.join(u' ')));
        QVERIFY(touched >= least);
    }

    void fourPhonesSealTheirDiscs()
    {
        const std::vector<Json> recorded = recordedCommands(elGrande);
        DevicesTable table(elGrande, before("set_disc"));
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        table.devices().setMay(PhonesMay::Seal);
        auto phones = phonesAt(table);
        QCOMPARE(phones.size(), std::size_t{4});
        int sealed = 0;
        for (std::size_t i = before("set_disc").size(); recorded[i]["command"] == "set_disc";) {
            const std::string player = recorded[i]["player"];
            std::size_t length = 1;
            const QString trouble = enter(table, phones, recorded, i, length);
            if (trouble == QStringLiteral("laptop")) { // a disc that does not count: no phone offers it
                QVERIFY(table.play(recorded[i]).isEmpty());
                ++i;
                continue;
            }
            if (!trouble.isEmpty())
                phones.at(player)->page->shoot(QStringLiteral("not-sealed-%1").arg(i));
            QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
            ++sealed;
            // While others still choose, a curtain lies over what it has sealed.
            Phone& own = *phones.at(player);
            if (recorded[i + 1]["command"] == "set_disc") {
                const bool isCurtained =
                    own.page->waitFor(QStringLiteral("document.querySelector('.pane.seat .curtain')"), 5000);
                if (!isCurtained)
                    own.page->shoot(QStringLiteral("no-curtain-%1").arg(i));
                QVERIFY2(isCurtained, qPrintable(own.page->trouble()));
            }
            own.page->shoot(QStringLiteral("sealed-%1").arg(i));
            i += length;
        }
        QVERIFY(sealed >= 2);
        QVERIFY2(complaintsOf(phones).isEmpty(), qPrintable(complaintsOf(phones)));
    }

    void aLostConnectionIsSaidAndComesBack_data()
    {
        QTest::addColumn<bool>("server");
        QTest::newRow("the network") << false;
        QTest::newRow("the server") << true;
    }
    void aLostConnectionIsSaidAndComesBack()
    {
        QFETCH(bool, server);
        DevicesTable table(elGrande, before("play_power_card"));
        table.devices().setMay(PhonesMay::Enter);
        const auto one = phone();
        QVERIFY2(one, qPrintable(m_browser->trouble()));
        QVERIFY2(one->sit(table, "cili"), qPrintable(one->page->trouble()));
        one->page->forgive(awayServer());
        const QString isLost = QStringLiteral("document.querySelector('section.lost')");
        QVERIFY(one->page->waitFor(QStringLiteral("!document.querySelector('section.lost')")));
        QElapsedTimer silent;
        silent.start();
        if (server) {
            table.devices().switchOff();
            QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelector('section.lost')"), 2500),
                     qPrintable(one->page->trouble()));
            one->page->shoot(QStringLiteral("switched-off"));
            return;
        }
        QVERIFY(one->page->setOffline(true));
        QVERIFY2(one->page->waitFor(isLost, 2500 - static_cast<int>(silent.elapsed())),
                 qPrintable(one->page->trouble()));
        qInfo("said after %lld ms", silent.elapsed());
        one->page->shoot(QStringLiteral("lost"));
        // Nothing can be entered meanwhile, and what others enter is there afterwards.
        const std::size_t entries = table.match().entries().size();
        QVERIFY(table.play(recordedCommands(elGrande)[before("play_power_card").size()]).isEmpty());
        (void)one->page->tap(QStringLiteral("#main"));
        QTest::qWait(1500);
        QCOMPARE(table.match().entries().size(), entries + 1);
        QVERIFY(one->page->setOffline(false));
        QVERIFY2(one->page->waitFor(QStringLiteral("!document.querySelector('section.lost')"), 6000),
                 qPrintable(one->page->trouble()));
        QVERIFY(one->waitForRevision(table.revision()));
        QVERIFY(one->inPage(QStringLiteral("return S.table.me?.seat;"))->toString() == QStringLiteral("cili"));
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// What was tapped while it was lost is said to be not entered, where it is seen however the page is scrolled; what
    /// is known is grey, in each of its places.
    void whatWasTappedInVainIsSeen()
    {
        DevicesTable table(elGrande, before("play_power_card"));
        table.devices().setMay(PhonesMay::Enter);
        const auto one = phone({QSize(360, 640)});
        QVERIFY2(one && one->sit(table, "cili"), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        one->page->forgive(awayServer());
        const auto isSeen = [&](const char* selector) {
            const auto found = one->page->evaluate(
                QStringLiteral("(() => { const part = document.querySelector('%1'); const box = "
                               "part?.getBoundingClientRect(); return Boolean(box) && "
                               "part.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 8)) && "
                               "part.contains(document.elementFromPoint(box.left + 20, box.bottom - 8)); })()")
                    .arg(QLatin1String(selector)));
            return found && found->toBool();
        };
        const auto colourOf = [&](const char* selector) {
            return one->page
                ->evaluate(
                    QStringLiteral("getComputedStyle(document.querySelector('%1')).color").arg(QLatin1String(selector)))
                ->toString();
        };
        QVERIFY2(one->rest() && one->page->tap(QStringLiteral(".pane.seat .tile:not(.no)")),
                 qPrintable(one->page->trouble()));
        QVERIFY(one->rest());
        const QString live = colourOf(".pane.seat .title");
        QVERIFY(one->page->setOffline(true));
        QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelector('section.lost')"), 2500),
                 qPrintable(one->page->trouble()));
        const std::size_t entries = table.match().entries().size();
        for (const char* where : {"0", "1e6"}) {
            QVERIFY(one->page->evaluate(QStringLiteral("document.querySelector('.pane.seat .scroll').scrollTop = %1")
                                            .arg(QLatin1String(where))));
            QVERIFY2(one->rest() && one->page->tap(QStringLiteral("#main")), qPrintable(one->page->trouble()));
            QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelector('.note')?.innerText.startsWith('Not "
                                                       "entered')"),
                                        1000),
                     qPrintable(one->page->trouble()));
            QVERIFY(isSeen(".note"));
            QVERIFY(isSeen("section.lost"));
            one->page->shoot(QStringLiteral("not-entered-%1").arg(QLatin1String(where)));
        }
        QVERIFY(colourOf(".pane.seat .title") != live);
        const QString dead = colourOf(".pane.seat .title");
        QVERIFY(one->page->tapOn(QStringLiteral("document.querySelectorAll('.tabs button')[0]")) && one->rest());
        for (const char* known : {".entry .t", ".entry .n", ".scores .title", ".ruling .label"})
            QCOMPARE(colourOf(known), dead);
        one->page->shoot(QStringLiteral("lost-table"));
        // It is entered by nobody, later either.
        QVERIFY(one->page->setOffline(false));
        QVERIFY2(one->page->waitFor(QStringLiteral("!document.querySelector('section.lost')"), 6000),
                 qPrintable(one->page->trouble()));
        QTest::qWait(300);
        QCOMPARE(table.match().entries().size(), entries);
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// What is out of reach says why, under the finger; with a reason it is recorded all the same.
    void aRefusalIsRecordedWithAReason()
    {
        const std::vector<Json> recorded = recordedCommands(elGrande);
        std::size_t at = before("place_caballeros").size();
        const std::string seat = "bence";
        DevicesTable table(elGrande, before("place_caballeros"));
        table.devices().setMay(PhonesMay::Enter);
        const auto one = phone({QSize(360, 640)});
        QVERIFY2(one && one->sit(table, seat), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        // Until a region that this seat has had is out of its reach.
        const QString shut =
            QStringLiteral("document.querySelector('.pane.seat .group:not(:has(.rare)) .tiles .tile.no')");
        const auto isThere = [&] {
            (void)one->rest();
            const auto found = one->page->evaluate(
                QStringLiteral("(async () => { document.querySelector('.pane.seat details:not([open]) > .fold')"
                               "?.click(); await new Promise(done => setTimeout(done, 20)); return Boolean(%1); })()")
                    .arg(shut));
            return found && found->toBool();
        };
        bool canRecord = false;
        std::size_t entries = 0;
        while (!canRecord && at < recorded.size()) {
            QVERIFY(table.play(recorded[at++]).isEmpty());
            QVERIFY(one->waitForRevision(table.revision()));
            entries = table.match().entries().size();
            if (!isThere())
                continue;
            QVERIFY2(one->rest() && one->page->evaluate(shut + QStringLiteral(".click(), 1")),
                     qPrintable(one->page->trouble()));
            QVERIFY2(one->page->waitFor(
                         QStringLiteral("document.querySelector('.tiles > .refusal p')?.innerText.length > 5"), 3000),
                     qPrintable(one->page->trouble()));
            canRecord = one->page->hasControl(QStringLiteral("Record anyway"));
            QCOMPARE(table.match().entries().size(), entries);
        }
        one->page->shoot(QStringLiteral("refused"));
        QVERIFY2(one->rest() && one->page->tapNamed(QStringLiteral("Record anyway")), qPrintable(one->page->trouble()));
        QVERIFY(one->page->waitFor(QStringLiteral("document.activeElement?.id === 'reason'"), 2000));
        QVERIFY(one->page->type(QStringLiteral("we play it so")));
        QVERIFY2(one->page->waitForControl(QStringLiteral("Record")) && one->page->tapNamed(QStringLiteral("Record")),
                 qPrintable(one->page->trouble()));
        QTRY_VERIFY(table.match().entries().size() > entries);
        QCOMPARE(table.match().entries()[entries].overrideReason.value_or(""), std::string("we play it so"));
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// A page that stays connected while nobody looks at it tells what has come meanwhile.
    void whatCameWhileItWasHiddenIsTold()
    {
        const std::vector<Json> recorded = recordedCommands(elGrande);
        const std::size_t at = before("play_power_card").size();
        DevicesTable table(elGrande, before("play_power_card"));
        const auto one = phone();
        QVERIFY2(one && one->sit(table, ""), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        const QString missed = QStringLiteral("document.querySelector('.missed')");
        const auto isThere = [&] { return one->page->evaluate(QStringLiteral("Boolean(%1)").arg(missed))->toBool(); };
        QVERIFY(one->page->setHidden(true));
        QVERIFY(one->page->setHidden(false));
        QVERIFY(!isThere());
        QVERIFY(one->page->setHidden(true));
        table.devices().setMay(PhonesMay::Watch); // the table is told again, with nothing new in it
        QTest::qWait(200);
        QVERIFY(table.play(std::vector<Json>{recorded[at], recorded[at + 1]}).isEmpty());
        QVERIFY(one->waitForRevision(table.revision()));
        QVERIFY(one->page->setHidden(false));
        QVERIFY2(one->page->waitFor(missed + QStringLiteral(".innerText.startsWith('2 entries since')"), 1000),
                 qPrintable(one->page->trouble()));
        QVERIFY(one->rest() && one->page->tap(QStringLiteral(".missed button")));
        QVERIFY(one->page->waitFor(u'!' + missed, 1000));
        QVERIFY(table.play(recorded[at + 2]).isEmpty());
        QVERIFY(one->waitForRevision(table.revision()));
        QVERIFY(!isThere());
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// A sealed choice on a small phone: what is asked is in sight and one touch away, and the button says what is
    /// sealed; in another seat's turn the page wears no seat at all.
    void aSealedChoiceIsOneTouch()
    {
        DevicesTable table(elGrande, before("set_disc"));
        table.devices().setMay(PhonesMay::Enter);
        const auto anna = phone({QSize(360, 640)});
        QVERIFY2(anna && anna->sit(table, "anna"), qPrintable(anna ? anna->page->trouble() : m_browser->trouble()));
        (void)anna->rest();
        anna->page->shoot(QStringLiteral("seal-first"));
        const QString inSight =
            QStringLiteral("(() => { const foot = document.querySelector('.pane.seat .foot')"
                           ".getBoundingClientRect().top; const box = document.querySelector('%1')"
                           ".getBoundingClientRect(); return box.top >= 0 && box.bottom <= foot; })()");
        for (const char* part : {".pane.seat h1.ask", ".pane.seat .fields .tile"})
            QVERIFY2(anna->page->evaluate(inSight.arg(QLatin1String(part)))->toBool(), part);
        QVERIFY2(anna->page->tapNamed(QStringLiteral("New Castile")), qPrintable(anna->page->trouble()));
        QVERIFY2(
            anna->page->waitFor(QStringLiteral("document.getElementById('main').innerText === 'Seal it: New Castile'"),
                                2000),
            qPrintable(anna->page->evaluate(QStringLiteral("document.getElementById('main').innerText"))->toString()));
        anna->page->shoot(QStringLiteral("seal-chosen"));
        QVERIFY(anna->rest() && anna->page->tap(QStringLiteral("#main")));
        QVERIFY(anna->page->waitFor(QStringLiteral("document.querySelector('.pane.seat .curtain')")));
        // What was sealed stands nowhere.
        QVERIFY(!anna->page->evaluate(QStringLiteral("document.querySelector('.pane.seat').innerText"))
                     ->toString()
                     .contains(QStringLiteral("New Castile")));

        DevicesTable other(elGrande, before("play_power_card"));
        QVERIFY2(anna->sit(other, "anna"), qPrintable(anna->page->trouble()));
        QVERIFY(anna->page->evaluate(QStringLiteral("document.querySelector('.pane.seat h1').innerText"))
                    ->toString()
                    .endsWith(QStringLiteral("to move")));
        QVERIFY(
            anna->page->evaluate(QStringLiteral("document.querySelector('.pane.seat .turnband') === null"))->toBool());
        QVERIFY2(anna->page->complaints().isEmpty(), qPrintable(anna->page->complaints().join(u'\n')));
    }

    void aPhoneThatIsLoadedAnewHasItsSeat()
    {
        DevicesTable table(elGrande, before("play_power_card"));
        const auto one = phone();
        QVERIFY2(one && one->sit(table, "cili"), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        QVERIFY(one->page->reload());
        QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelector('.pane:not(.join)')")),
                 qPrintable(one->page->trouble()));
        QVERIFY(one->inPage(QStringLiteral("return S.table.me?.seat;"))->toString() == QStringLiteral("cili"));
        // Another phone has another memory.
        const auto other = phone();
        QVERIFY(other && other->page->open(table.url()));
        QVERIFY(other->page->waitFor(QStringLiteral("document.querySelector('.seatrows')")));
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// What the main button would bring stands above it, once something is chosen.
    void aChoiceSaysWhatItWouldBring()
    {
        DevicesTable table(elGrande, before("end_turn"));
        const auto dani = phone({QSize(360, 640)});
        QVERIFY2(dani && dani->sit(table, "dani"), qPrintable(dani ? dani->page->trouble() : m_browser->trouble()));
        const QString told =
            QStringLiteral("[...document.querySelectorAll('.brings li')].map(one => one.textContent).join()");
        const auto wanted = dani->inPage(
            QStringLiteral("const move = S.table.me.moves.find(one => one.words.includes('ends the turn'));"
                           "return move.brings.slice(0, 3).join();"));
        QVERIFY2(wanted && !wanted->toString().isEmpty(), qPrintable(dani->page->trouble()));
        if (dani->page->evaluate(told)->toString().isEmpty()) // there was a choice
            QVERIFY2(dani->page->tapNamed(QStringLiteral("End the turn")),
                     qPrintable(dani->page->controls().join(u'|')));
        QTRY_COMPARE(dani->page->evaluate(told)->toString(), wanted->toString());
        dani->page->shoot(QStringLiteral("brings"));
        QCOMPARE(dani->page->misfits(), QStringList());
    }

    /// What is shared out says it too, once enough is.
    void whatIsSharedOutSaysWhatItWouldBring()
    {
        DevicesTable table(elGrande, before("place_caballeros"));
        std::string seat;
        for (const DeviceSeat& one : table.devices().seats())
            seat = one.isDue ? one.id : seat;
        const auto one = phone();
        QVERIFY2(one && one->sit(table, seat), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        const auto most = one->inPage(QStringLiteral("return S.table.me.moves[0].spread.greatest;"));
        for (int tap = 0; tap < most->toInt(); ++tap)
            QVERIFY2(one->rest() && one->page->tap(QStringLiteral(".pane.seat .counted button.tile")),
                     qPrintable(one->page->trouble()));
        QVERIFY2(
            one->page->waitFor(QStringLiteral("document.querySelector('.brings li')?.textContent.length > 5"), 3000),
            qPrintable(one->page->controls().join(u'|')));
        one->page->shoot(QStringLiteral("brings-shared"));
        const QStringList misfits = one->page->misfits();
        QVERIFY2(misfits.isEmpty(), qPrintable(misfits.join(u'\n')));
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// The newest ruling stands as a sum: its first line in tiles, each other with its own rule.
    void aScoringIsReadAsASum_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        QTest::addColumn<QString>("language");
        QTest::newRow("usual") << QSize(390, 844) << 100 << QStringLiteral("en");
        QTest::newRow("small, Hungarian") << QSize(360, 640) << 100 << QStringLiteral("hu");
        QTest::newRow("200 %") << QSize(390, 844) << 200 << QStringLiteral("en");
    }
    void aScoringIsReadAsASum()
    {
        QFETCH(QSize, size);
        QFETCH(int, text);
        QFETCH(QString, language);
        const std::vector<Json> recorded = recordedCommands(elGrande);
        const auto isScored = [&](const DevicesTable& table) {
            PhoneTable told(table.session(), table.entry());
            const Json ruling = told.table(PhonesMay::Watch, {})["ruling"];
            return !ruling.is_null() && ruling["sum"].size() > 2;
        };
        std::size_t at = before("score").size() + 1;
        DevicesTable table(elGrande, {recorded.begin(), recorded.begin() + static_cast<std::ptrdiff_t>(at)});
        while (!isScored(table) && at < recorded.size())
            QVERIFY(table.play(recorded[at++]).isEmpty());
        const QByteArray code = language.toLatin1();
        const auto one = phone({size, code.constData(), true, true, text});
        QVERIFY2(one && one->sit(table, ""), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelectorAll('.lines .rule').length >= 2")),
                 qPrintable(one->page->trouble()));
        QCOMPARE(one->page->evaluate(QStringLiteral("document.querySelectorAll('.part').length > 1"))->toBool(),
                 text == 100);
        one->page->shoot(QStringLiteral("sum-%1-%2").arg(text).arg(language));
        QCOMPARE(one->page->misfits(), QStringList());
        QVERIFY(one->rest() && one->page->tap(QStringLiteral(".lines .rule")));
        QVERIFY(one->page->waitFor(QStringLiteral("document.querySelector('.law.hit')")));
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

    /// A page that covers itself covers the hand; what everybody sees may still be entered.
    void theHandAloneIsCovered()
    {
        DevicesTable table(elGrande, before("place_caballeros"));
        std::string seat;
        for (const DeviceSeat& one : table.devices().seats())
            seat = one.isDue ? one.id : seat;
        const auto one = phone();
        QVERIFY2(one && one->sit(table, seat), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        const QString cards = QStringLiteral("Boolean(document.querySelector('.pane.seat .cards'))");
        QVERIFY(one->page->evaluate(cards)->toBool());
        QVERIFY(one->page->setHidden(true) && one->page->setHidden(false));
        QTRY_VERIFY(!one->page->evaluate(cards)->toBool());
        one->page->shoot(QStringLiteral("covered"));
        QCOMPARE(one->page->misfits(), QStringList());
        QVERIFY(one->page->evaluate(QStringLiteral("document.querySelectorAll('.pane.seat .counted').length > 0"))
                    ->toBool());
        one->uncover();
        QTRY_VERIFY(one->page->evaluate(cards)->toBool());
        // In Chaotic nothing that is offered tells the own cards meanwhile.
        DevicesTable chaotic("chaotic", before("reveal_all", "chaotic"));
        const auto two = phone();
        QVERIFY2(two && two->sit(chaotic, chaotic.seats().front()), qPrintable(m_browser->trouble()));
        QTRY_VERIFY(
            two->page->evaluate(QStringLiteral("document.querySelectorAll('.cards.lie').length === 2"))->toBool());
        two->page->shoot(QStringLiteral("face-down"));
        QCOMPARE(two->page->misfits(), QStringList());
        const auto own = two->inPage(QStringLiteral("return S.table.me.held[0].things[0].words;"))->toString();
        QVERIFY(!own.isEmpty());
        QVERIFY(two->page->setHidden(true) && two->page->setHidden(false));
        QTRY_VERIFY(!two->page->evaluate(QStringLiteral("document.body.textContent"))->toString().contains(own));
    }

    /// All rules are there without the table, read before or not.
    void theRulesGoOnWithoutTheTable()
    {
        DevicesTable table(elGrande, before("play_power_card"));
        const auto one = phone();
        QVERIFY2(one && one->sit(table, "cili"), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        one->page->forgive(awayServer());
        QTRY_VERIFY_WITH_TIMEOUT(
            one->inPage(QStringLiteral("return (await import(at('rules.js'))).hasBooks();"))->toBool(), 20000);
        QVERIFY(one->page->setOffline(true));
        QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelector('section.lost')"), 2500),
                 qPrintable(one->page->trouble()));
        QVERIFY(one->inPage(QStringLiteral("(await import(at('rules.js'))).open('EG-9.3'); return true;")));
        QVERIFY2(
            one->page->waitFor(QStringLiteral("document.querySelector('.law.hit')?.textContent.includes('EG-9.3')")),
            qPrintable(one->page->trouble()));
        QVERIFY(one->rest() && one->page->tap(QStringLiteral("#search")));
        QVERIFY(one->page->type(QStringLiteral("castillo")));
        QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelectorAll('.hitlist li').length > 5"), 3000),
                 qPrintable(one->page->trouble()));
        one->page->shoot(QStringLiteral("rules-lost"));
    }

    /// Its code seats another phone, and stands nowhere afterwards; the one that had it says where it has gone.
    void aSeatGoesOnToAnotherPhone()
    {
        DevicesTable table(elGrande, before("set_disc"));
        QVERIFY2(table.trouble().isEmpty(), qPrintable(table.trouble()));
        const auto anna = phone();
        const auto other = phone();
        const auto third = phone();
        const auto late = phone();
        QVERIFY2(anna && other && third && late, qPrintable(m_browser->trouble()));
        QVERIFY2(anna->sit(table, "anna") && third->sit(table, "bence"), qPrintable(anna->page->trouble()));
        table.devices().offer("anna");
        const QString url = table.devices().offerUrl();
        QVERIFY2(other->page->open(url), qPrintable(other->page->trouble()));
        const auto shows = [](Phone& phone, const char* words) {
            return phone.page->waitFor(
                QStringLiteral("document.body.textContent.includes('%1')").arg(QString::fromLatin1(words)));
        };
        QVERIFY(other->page->waitFor(QStringLiteral("document.querySelector('.pane.seat:not(.join)')")));
        QVERIFY(shows(*other, "Where the Caballeros of the Castillo go"));
        QCOMPARE(other->page->evaluate(QStringLiteral("location.hash"))->toString(), QString());
        QVERIFY(shows(*anna, "anna\\'s seat is on another phone now."));
        anna->page->shoot(QStringLiteral("given-on"));
        QCOMPARE(anna->page->misfits(), QStringList());
        // It is its own seat from now on; whoever comes too late keeps the own one.
        QVERIFY(other->page->reload());
        QVERIFY(shows(*other, "Where the Caballeros of the Castillo go"));
        QVERIFY(third->page->open(url));
        QTRY_COMPARE(third->inPage(QStringLiteral("return S.table?.me?.seat ?? '';"))->toString(),
                     QStringLiteral("bence"));
        QVERIFY(late->page->open(url));
        QVERIFY(shows(*late, "This code works once, and no longer."));
        late->page->shoot(QStringLiteral("code-used"));
        QCOMPARE(late->page->misfits(), QStringList());
    }

    void everyPhoneFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        const bool all = qEnvironmentVariable("WHISTLE_ROWS") == QStringLiteral("all");
        int row = 0;
        for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(768, 1024)}) {
            for (const int text : {100, 200}) {
                for (const char* language : {"en", "hu", "pl"}) {
                    for (const bool dark : {true, false}) {
                        // Each language and theme with each size and text, by turns.
                        if (all || row % 5 == 0 || (size.width() == 360 && text == 200 && dark))
                            QTest::addRow("%dx%d %d%% %s %s", size.width(), size.height(), text, language,
                                          dark ? "dark" : "light")
                                << size << text << QString::fromLatin1(language) << dark;
                        ++row;
                    }
                }
            }
        }
    }
    void everyPhoneFits()
    {
        QFETCH(QSize, size);
        QFETCH(int, text);
        QFETCH(QString, language);
        QFETCH(bool, dark);
        const QByteArray code = language.toLatin1();
        const QString shot = QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-').remove(u'%');
        QStringList wrong;
        const auto look = [&](Phone& one, const char* what) {
            for (const QString& misfit : one.page->misfits())
                wrong << QStringLiteral("%1: %2").arg(QString::fromLatin1(what), misfit);
            one.page->shoot(QStringLiteral("%1-%2").arg(shot, QString::fromLatin1(what)));
        };
        struct Moment {
            const char* name;
            const char* until; ///< the command that comes next
            const char* seat;
        };
        for (const Moment& moment :
             {Moment{"power-card", "play_power_card", "cili"}, Moment{"placing", "place_caballeros", "bence"},
              Moment{"discs", "set_disc", "anna"}}) {
            DevicesTable table(elGrande, before(moment.until));
            table.devices().setMay(PhonesMay::Enter);
            const auto one = phone({size, code.constData(), dark, true, text});
            QVERIFY2(one, qPrintable(m_browser->trouble()));
            QVERIFY2(one->page->open(table.url()), qPrintable(one->page->trouble()));
            QVERIFY2(one->page->waitFor(QStringLiteral("document.querySelector('.seatrows')")),
                     qPrintable(one->page->trouble() + one->page->complaints().join(u'\n')));
            QCOMPARE(one->page->evaluate(QStringLiteral("document.documentElement.lang"))->toString(), language);
            if (moment.seat == QByteArray("cili"))
                look(*one, "join");
            // Whoever is asked sits there.
            std::string seat = moment.seat;
            for (const DeviceSeat& due : table.devices().seats()) {
                if (due.isDue)
                    seat = due.id;
            }
            QVERIFY2(one->sit(table, seat), qPrintable(one->page->trouble()));
            (void)one->rest();
            look(*one, moment.name);
            for (const int tab : {0, 2}) {
                if (moment.seat != QByteArray("cili"))
                    break;
                const QString button = QStringLiteral("document.querySelectorAll('.tabs button')[%1]").arg(tab);
                if (!one->page->tapOn(button))
                    continue; // a wide page has the table beside it
                (void)one->rest();
                look(*one, tab == 0 ? "table" : "rules");
            }
            QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
        }
        for (const QString& one : wrong)
            qWarning("%s", qPrintable(one)); // a failure's own words are cut off
        QCOMPARE(wrong.size(), 0);
    }

    void theKeyboardDoesWhatAFingerDoes()
    {
        DevicesTable table(elGrande, before("play_power_card"));
        table.devices().setMay(PhonesMay::Enter);
        const auto one = phone({QSize(768, 1024)});
        QVERIFY2(one && one->sit(table, "cili"), qPrintable(one ? one->page->trouble() : m_browser->trouble()));
        (void)one->rest();
        const std::size_t entries = table.match().entries().size();
        // Tab comes to a tile, space chooses it, Enter enters it.
        bool isOnTile = false;
        for (int tab = 0; tab < 40 && !isOnTile; ++tab) {
            QVERIFY(one->page->press(QStringLiteral("Tab")));
            isOnTile =
                one->page->evaluate(QStringLiteral("document.activeElement.matches('.pane.seat .tile:not(.no)')"))
                    ->toBool();
        }
        QVERIFY(isOnTile);
        QVERIFY(one->page->press(QStringLiteral(" ")));
        (void)one->rest();
        QVERIFY(one->page->press(QStringLiteral("Enter")));
        QTRY_COMPARE(table.match().entries().size(), entries + 1);
        QVERIFY2(one->page->complaints().isEmpty(), qPrintable(one->page->complaints().join(u'\n')));
    }

private:
    Language m_language;
};

QTEST_MAIN(TestBrowser)
#include "tst_browser.moc"
