// SPDX-License-Identifier: GPL-3.0-or-later
// A season on everybody's phone, in a real browser: a result that both sides report by touch and the organiser accepts,
// the code of a slip, check-in, and that every page fits every phone, text size, language and theme, and the hall.
#include "browser.h"
#include "devices/phone_server.h"
#include "season_club.h"
#include "window/language.h"

#include <QFloat16>
#include <QTest>
#include <algorithm>

using namespace whistle;

namespace {

/// Eight teams of Kaosball, two rounds played and playoffs to come.
Json eightTeams()
{
    Json json{
        {"id", "winter"},
        {"name", "Vadvirág Winter League"},
        {"game", "kaosball"},
        {"format", {{"league", {{"kind", "round_robin"}}}, {"playoffs", {{"kind", "bracket"}, {"places", 4}}}}},
        {"calendar", {{"first_date", "2027-01-09"}, {"days_between_rounds", 7}, {"time", "18:30"}, {"venue", "Club"}}},
        {"entrants", Json::array()},
        {"people", Json::array()}};
    const std::vector<std::array<const char*, 3>> teams{
        {"fangs", "Fangs", "Zsófia"},     {"amazons", "Amazons", "Ewa"},    {"ogres", "Ogres", "Bence"},
        {"daemons", "Daemons", "Kacper"}, {"pirates", "Pirates", "Tomek"},  {"goblins", "Goblins", "Júlia"},
        {"trolls", "Trolls", "Gergő"},    {"ninjas", "Ninjas", "Magdalena"}};
    for (const auto& [id, name, coach] : teams) {
        json["people"].push_back({{"id", std::string("c-") + id}, {"name", coach}});
        json["entrants"].push_back(
            {{"id", id}, {"name", name}, {"coach", std::string("c-") + id}, {"identity", id}, {"colour", "#b03030"}});
    }
    return json;
}

/// The first rounds as the organiser enters them: the first side of each match wins by what its table says.
void playRounds(Club& club, int rounds)
{
    for (const league::Fixture& fixture : club.season().fixtures) {
        if (fixture.playoffs || fixture.round > rounds)
            continue;
        const std::string home = club.season().entrant(fixture.sides[0]).id;
        const std::string away = club.season().entrant(fixture.sides[1]).id;
        const int score = 12 + 3 * fixture.round + fixture.sides[0];
        QVERIFY(club.play({{"command", "record"},
                           {"fixture", fixture.id},
                           {"result", {{"scores", {{home, score}, {away, score - 5}}}}}}));
    }
}

/// A phone of somebody of the season.
class Guest {
public:
    explicit Guest(std::unique_ptr<BrowserPage> shown) : page(std::move(shown)) {}

    bool open(const QString& url)
    {
        return page->open(url) && page->waitFor(QStringLiteral("document.querySelector('.phone .pane')")) && rest();
    }
    /// Chooses a place by touch, and becomes it.
    bool be(const std::string& place)
    {
        const QString row =
            QStringLiteral("[...document.querySelectorAll('.seatrow')].find(one => one.whistleProps?.key === \"%1\")")
                .arg(QString::fromStdString(place));
        return page->waitFor(row) && rest() && page->tapOn(row) && rest() && page->tap(QStringLiteral("#main")) &&
               (place == "watch" ? page->waitFor(QStringLiteral("!document.querySelector('.seatrow')"))
                                 : page->waitFor(QStringLiteral("document.querySelector('.call')"))) &&
               rest();
    }
    /// Until the page takes a touch.
    bool rest()
    {
        return QTest::qWaitFor(
            [&] {
                const auto isSettled = page->evaluate(QStringLiteral(
                    "import(new URL('parts.js', document.baseURI).href).then(parts => parts.isSettled())"));
                return isSettled && isSettled->toBool();
            },
            5000);
    }
    bool tap(const QString& selector) { return rest() && page->tap(selector) && rest(); }
    bool tab(int index) { return tap(QStringLiteral(".tabs button:nth-child(%1)").arg(index + 1)); }
    /// Types a number into a field of the form.
    bool fill(const std::string& entrant, const char* field, int value)
    {
        const QString id = QStringLiteral("%1-%2").arg(QString::fromStdString(entrant), QString::fromLatin1(field));
        return page->tapOn(QStringLiteral("document.getElementById('%1')").arg(id)) &&
               page->type(QString::number(value));
    }
    [[nodiscard]] QString words(const QString& selector)
    {
        return page->evaluate(QStringLiteral("document.querySelector(`%1`)?.innerText ?? ''").arg(selector))
            ->toString();
    }

    std::unique_ptr<BrowserPage> page;
};

} // namespace

class TestSeasonBrowser : public QObject {
    Q_OBJECT

    std::unique_ptr<Browser> m_browser;
    Language m_language;

    std::unique_ptr<Guest> guest(const PhoneLooks& looks = {})
    {
        std::unique_ptr<BrowserPage> page = m_browser->newPage(looks);
        return page ? std::make_unique<Guest>(std::move(page)) : nullptr;
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

    void aResultIsReportedByTouchAndAccepted()
    {
        Club club(eightPlayers(everybodyOnce()));
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        const league::Fixture first = club.season().fixtures.front();
        const std::string home = club.season().entrant(first.sides[0]).id;
        const std::string away = club.season().entrant(first.sides[1]).id;
        const auto one = guest();
        const auto other = guest();
        QVERIFY(one && other);
        QVERIFY2(one->open(club.devices().url()) && one->be(home), qPrintable(one->page->trouble()));
        QVERIFY(one->words(QStringLiteral(".call .huge")).contains(QStringLiteral("Table 1")));
        // The other one comes by the code of the slip: it asks who one is, and leads on to the result.
        QVERIFY2(other->open(club.devices().url() + u'#' + QString::fromStdString(first.id)),
                 qPrintable(other->page->trouble()));
        QVERIFY2(other->be(away) || other->page->waitFor(QStringLiteral("document.getElementById('result')")),
                 qPrintable(other->page->trouble()));
        QVERIFY2(other->page->waitFor(QStringLiteral("document.getElementById('result')")),
                 qPrintable(other->page->trouble()));

        QVERIFY2(one->tap(QStringLiteral("#main")) &&
                     one->page->waitFor(QStringLiteral("document.getElementById('result')")),
                 qPrintable(one->page->trouble()));
        for (Guest* each : {one.get(), other.get()}) {
            QVERIFY2(each->fill(home, "score", 5) && each->fill(away, "score", 3), qPrintable(each->page->trouble()));
            QVERIFY2(each->tap(QStringLiteral("#main")) &&
                         each->page->waitFor(QStringLiteral("document.querySelector('.said')")),
                     qPrintable(each->page->trouble()));
        }
        QVERIFY(one->page->waitFor(QStringLiteral("document.querySelector('.said').innerText.includes('5:3')")));
        QCOMPARE(club.devices().reports().size(), std::size_t{2});
        one->page->shoot(QStringLiteral("season-agreed"));

        club.page().openTab(LeaguePage::Tab::Reports);
        QVERIFY(club.press("actAccept"));
        QVERIFY(one->page->waitFor(QStringLiteral("!document.querySelector('.said')")));
        QVERIFY(one->tab(1)); // Tables
        QVERIFY(one->page->waitFor(QStringLiteral("document.querySelector('.box .number')")));
        for (Guest* each : {one.get(), other.get()})
            QVERIFY2(each->page->complaints().isEmpty(), qPrintable(each->page->complaints().join(u'\n')));
    }

    void whoIsThereSaysSoByTouch()
    {
        Club club(eightPlayers(swiss()));
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        club.devices().openCheckIn();
        const auto anna = guest();
        QVERIFY2(anna && anna->open(club.devices().url()) && anna->be("anna"), qPrintable(anna->page->trouble()));
        QVERIFY(anna->tap(QStringLiteral("#here")));
        QTRY_VERIFY(club.devices().checkIn()->here.contains("anna"));
        QVERIFY(anna->page->waitFor(QStringLiteral("document.getElementById('here').classList.contains('outline')")));
        QVERIFY(anna->tap(QStringLiteral("#here")));
        QTRY_VERIFY(club.devices().checkIn()->here.empty());
    }

    void everyPageFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        const auto row = [](QSize size, int text, const char* language, bool isDark) {
            QTest::addRow("%dx%d %d%% %s %s", size.width(), size.height(), text, language, isDark ? "dark" : "light")
                << size << text << QString::fromLatin1(language) << isDark;
        };
        row({390, 844}, 100, "en", true);
        row({360, 640}, 200, "hu", true);
        row({360, 640}, 200, "pl", false);
        row({768, 1024}, 100, "hu", false);
        row({1024, 768}, 100, "pl", true);
    }
    void everyPageFits()
    {
        QFETCH(QSize, size);
        QFETCH(int, text);
        QFETCH(QString, language);
        QFETCH(bool, dark);
        const QByteArray code = language.toLatin1();
        const QString shot =
            QStringLiteral("season-") + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-').remove(u'%');
        Club club(eightTeams());
        playRounds(club, 2);
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        const auto fangs = guest({size, code.constData(), dark, true, text});
        QVERIFY(fangs);
        QStringList wrong;
        const auto look = [&](const char* what) {
            for (const QString& misfit : fangs->page->misfits())
                wrong << QStringLiteral("%1: %2").arg(QString::fromLatin1(what), misfit);
            fangs->page->shoot(QStringLiteral("%1-%2").arg(shot, QString::fromLatin1(what)));
        };
        QVERIFY2(fangs->open(club.devices().url()), qPrintable(fangs->page->trouble()));
        QCOMPARE(fangs->page->evaluate(QStringLiteral("document.documentElement.lang"))->toString(), language);
        look("who");
        QVERIFY2(fangs->be("fangs"), qPrintable(fangs->page->trouble()));
        club.devices().openCheckIn();
        QVERIFY(fangs->page->waitFor(QStringLiteral("document.getElementById('here')")));
        look("mine");
        QVERIFY(fangs->tap(QStringLiteral("#main")));
        QVERIFY(fangs->page->waitFor(QStringLiteral("document.getElementById('result')")));
        look("form");
        QVERIFY(fangs->tap(QStringLiteral(".pane.mine .acts button")));
        for (const int tab : {1, 2}) {
            QVERIFY2(fangs->tab(tab), qPrintable(fangs->page->trouble()));
            look(tab == 1 ? "tables" : "standings");
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY2(fangs->page->complaints().isEmpty(), qPrintable(fangs->page->complaints().join(u'\n')));
    }

    /// Where one is called to is the largest thing on the phone, with when; the hall says it too, and turns to it.
    void aCallIsSeen()
    {
        // What the laptop tells, as at a club's evening: the page does not know the difference.
        const QString atAClub = QStringLiteral(
            "(() => { const told = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;"
            "Object.defineProperty(MessageEvent.prototype, 'data', {get() {"
            "const frame = JSON.parse(told.call(this)); if (frame.is === 'season') {"
            "const match = frame.rounds[0].matches.at(-1);"
            "match.called = {place: 'Table 8', at: '20:52', now: 'now'}; match.words = 'called: table 8';"
            "frame.call = {fixture: match.fixture, names: match.sides.map(side => side.name), place: 'table 8'};"
            "frame.clock = {ends: Date.now() / 1000 + 1370, words: 'Round 1 ends at 21:30.', over: ''};"
            "if (frame.me) frame.me.next = [match.fixture];"
            "} return JSON.stringify(frame); }}); return true; })()");
        Club club(eightPlayers(everybodyOnce()));
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        const league::Fixture first = club.season().fixtures.front();
        league::Fixture last = first;
        for (const league::Fixture& each : club.season().fixtures) {
            if (each.round == 1)
                last = each;
        }
        const std::string lena = club.season().entrant(last.sides[0]).id;
        const auto phone = guest();
        const auto hall = guest({QSize(1920, 1080), "en", true, true, 100});
        QVERIFY(phone && hall);
        QVERIFY2(phone->open(club.devices().url()) && phone->be(lena), qPrintable(phone->page->trouble()));
        QVERIFY2(hall->page->open(club.devices().hallUrl()), qPrintable(hall->page->trouble()));
        QVERIFY(hall->page->waitFor(QStringLiteral("document.querySelector('footer')")));
        for (const auto* each : {phone.get(), hall.get()})
            QVERIFY(each->page->evaluate(atAClub));
        // Something is told again.
        const std::string home = club.season().entrant(first.sides[0]).id;
        const std::string away = club.season().entrant(first.sides[1]).id;
        QVERIFY(club.play(
            {{"command", "record"}, {"fixture", first.id}, {"result", {{"scores", {{home, 5}, {away, 3}}}}}}));
        QVERIFY2(phone->page->waitFor(QStringLiteral("document.querySelector('.call .huge')?.innerText === 'Table 8'")),
                 qPrintable(phone->words(QStringLiteral(".call"))));
        const QString card = phone->words(QStringLiteral(".call"));
        QVERIFY2(card.contains(QStringLiteral("you are called")) && card.contains(QStringLiteral("20:52")),
                 qPrintable(card));
        QVERIFY(!card.contains(QStringLiteral("called: table 8")));
        QCOMPARE(phone->page->misfits(), QStringList());
        phone->page->shoot(QStringLiteral("season-called"));
        QVERIFY2(hall->page->waitFor(QStringLiteral("document.querySelector('footer')?.innerText.includes('table 8')")),
                 qPrintable(hall->words(QStringLiteral("footer"))));
        const QString foot = hall->words(QStringLiteral("footer"));
        QVERIFY2(foot.contains(QStringLiteral("Round 1 ends at 21:30 in 23 min")), qPrintable(foot));
        // In front of who is called stands where to, not the number in the round.
        QVERIFY(hall->page->waitFor(QStringLiteral("[...document.querySelectorAll('.tables .row')].some(row => "
                                                   "row.querySelector('.place')?.innerText === '8' && "
                                                   "row.querySelector('.state')?.innerText === 'now')")));
        hall->page->shoot(QStringLiteral("season-hall-called"));
        for (const auto* each : {phone.get(), hall.get()})
            QVERIFY2(each->page->complaints().isEmpty(), qPrintable(each->page->complaints().join(u'\n')));
    }

    void theHallIsLegible()
    {
        Club club(eightTeams());
        playRounds(club, 2);
        QVERIFY(club.devices().switchOn(QStringLiteral("127.0.0.1")));
        for (const QSize size : {QSize(1920, 1080), QSize(1366, 768)}) {
            const auto hall = guest({size, "en", true, true, 100});
            QVERIFY(hall);
            QVERIFY2(hall->page->open(club.devices().hallUrl()), qPrintable(hall->page->trouble()));
            QVERIFY2(hall->page->waitFor(QStringLiteral("document.body.innerText.includes('Fangs')")),
                     qPrintable(hall->page->trouble()));
            const auto smallest = hall->page->evaluate(QStringLiteral(
                "Math.min(...[...document.querySelectorAll('body *')].filter(one => one.checkVisibility() && "
                "!one.closest('.unseen') && [...one.childNodes].some(kid => kid.nodeType === 3 && kid.data.trim()))"
                ".map(one => parseFloat(getComputedStyle(one).fontSize) / innerHeight * 1080))"));
            QVERIFY(smallest);
            QVERIFY2(smallest->toDouble() >= 39.5, qPrintable(QString::number(smallest->toDouble())));
            const auto over =
                hall->page->evaluate(QStringLiteral("document.documentElement.scrollWidth > innerWidth + 1 || "
                                                    "document.documentElement.scrollHeight > innerHeight + 1"));
            QVERIFY(over && !over->toBool());
            hall->page->shoot(QStringLiteral("season-hall-%1").arg(size.width()));
            QVERIFY2(hall->page->complaints().isEmpty(), qPrintable(hall->page->complaints().join(u'\n')));
        }
        QVERIFY(club.devices().watchers().empty() || club.devices().seats().empty());
    }
};

QTEST_MAIN(TestSeasonBrowser)
#include "tst_season_browser.moc"
