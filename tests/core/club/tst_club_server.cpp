// SPDX-License-Identifier: GPL-3.0-or-later
// What a club's server takes and what it refuses, and that a record arrives once and in order whatever happens on the
// way.
#include "base/first.h"
#include "club/bringing.h"
#include "club_under_test.h"

#include <QFile>
#include <QFileInfo>
#include <QFloat16>
#include <QTest>
#include <array>

using namespace whistle;
using namespace whistle::testing;

namespace {

const ClubDevice device{newId(), QStringLiteral("table 1")};
const ClubDevice desk{newId(), QStringLiteral("desk")};

std::vector<std::string> textsOf(const std::vector<RecordedLine>& lines)
{
    std::vector<std::string> texts;
    for (const RecordedLine& line : lines)
        texts.push_back(line.text);
    return texts;
}

Standing standingOf(const Checked<Brought>& brought)
{
    return brought ? brought->standing : Standing::Refused;
}

bool isTaken(const Checked<ClubAnswer>& answer)
{
    return answer && std::holds_alternative<ClubState>(*answer);
}

std::optional<ClubRefusal::Why> whyNot(const Checked<ClubAnswer>& answer)
{
    const auto* refusal = answer ? std::get_if<ClubRefusal>(&*answer) : nullptr;
    return refusal ? std::optional(refusal->why) : std::nullopt;
}

constexpr std::array everyTable{"about", "records", "histories", "lines",     "holders",
                                "calls", "clocks",  "agreed",    "taken_off", "beginnings"};

/// As the server would have to see it in SQL.
QString inSql(const std::string& text)
{
    return u'\'' + QString::fromStdString(text).replace(u'\'', QStringLiteral("''")) + u'\'';
}

} // namespace

class TestClubServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(m_club.fault().empty(), m_club.fault().c_str());
        m_table = m_club.as("table_1");
        m_other = m_club.as("table_2");
        m_organiser = m_club.as("organiser");
        m_viewer = m_club.as("viewer");
        QVERIFY(m_table && m_other && m_organiser && m_viewer);
    }
    void cleanupTestCase()
    {
        m_table.reset();
        m_other.reset();
        m_organiser.reset();
        m_viewer.reset();
        m_club.forgetConnections();
    }

    void addressesAreReadAndToldWithoutAPassword_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("told"); // empty: it is none
        QTest::newRow("server") << "postgresql://kata@vadvirag.example/whistle"
                                << "postgresql://kata@vadvirag.example/whistle";
        QTest::newRow("port and options") << "postgres://kata@vadvirag.example:5433/whistle?sslmode=require"
                                          << "postgresql://kata@vadvirag.example:5433/whistle?sslmode=require";
        QTest::newRow("password") << "postgresql://kata:secret@vadvirag.example/whistle"
                                  << "postgresql://kata@vadvirag.example/whistle";
        QTest::newRow("password among the options") << "postgresql://kata@vadvirag.example/whistle?password=secret"
                                                    << "postgresql://kata@vadvirag.example/whistle";
        QTest::newRow("socket") << "postgresql://kata@/whistle?host=/run/club"
                                << "postgresql://kata@/whistle?host=/run/club";
        QTest::newRow("nobody named") << "postgresql:///whistle?host=/run/club"
                                      << "postgresql:///whistle?host=/run/club";
        QTest::newRow("service") << "service=club"
                                 << "service=club";
        QTest::newRow("letters") << QStringLiteral("postgresql://%C3%A1gi@vadvirag.example/b%C3%A1l")
                                 << QStringLiteral("postgresql://%C3%A1gi@vadvirag.example/b%C3%A1l");
        QTest::newRow("a quote in an option") << "postgresql://kata@v.example/whistle?sslrootcert=/o'r%5Ce.pem"
                                              << "postgresql://kata@v.example/whistle?sslrootcert=/o'r%5Ce.pem";
        QTest::newRow("a key's password") << "postgresql://v.example/w?sslpassword=secret"
                                          << "";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("no database") << "postgresql://kata@vadvirag.example"
                                     << "";
        QTest::newRow("another kind") << "https://vadvirag.example/whistle"
                                      << "";
        QTest::newRow("two databases") << "postgresql://vadvirag.example/one/two"
                                       << "";
        QTest::newRow("an option within an option") << "postgresql://v.example/w?sslmode=require;host=evil"
                                                    << "";
        QTest::newRow("a service with more behind it") << "service=club host=evil"
                                                       << "";
    }
    void addressesAreReadAndToldWithoutAPassword()
    {
        QFETCH(QString, given);
        QFETCH(QString, told);
        const Checked<ClubAddress> address = ClubAddress::read(given.toStdString());
        QCOMPARE(address.isGood(), !told.isEmpty());
        if (!address) {
            QVERIFY(address.problems().front().message.toStdString().find("secret") == std::string::npos);
            return;
        }
        QCOMPARE(QString::fromStdString(address->told()), told);
        QCOMPARE(ClubAddress::read(address->told())->told(), address->told());
    }

    void aRecordArrivesOnceAndInOrder()
    {
        const std::vector<RecordedLine> lines = someLines(1234);
        Travel travel = newTravel();
        QCOMPARE(standingOf(bring(*m_table, device, travel, {lines.begin(), lines.begin() + 301})), Standing::Whole);
        QCOMPARE(travel.sent, 300);
        QCOMPARE(standingOf(bring(*m_table, device, travel, lines)), Standing::Whole);
        QCOMPARE(travel.sent, 1234);
        QCOMPARE(*m_table->lines(travel.id, 1, -1), textsOf(lines));
        QCOMPARE(m_table->lines(travel.id, 1, 1230)->size(), std::size_t{4});
    }

    /// The answer was lost on the way: what was sent is sent once more.
    void whatIsSentTwiceIsThereOnce()
    {
        const std::vector<RecordedLine> lines = someLines(40);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, lines));
        for (const int forgotten : {-1, 0, 17, 39}) {
            travel.sent = forgotten;
            QCOMPARE(standingOf(bring(*m_table, device, travel, lines)), Standing::Whole);
            QCOMPARE(travel.sent, 40);
        }
        QCOMPARE(*m_table->lines(travel.id, 1, -1), textsOf(lines));
    }

    void lastYearsServerGetsWhatItHasLost()
    {
        const std::vector<RecordedLine> lines = someLines(20);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, lines));
        QCOMPARE(m_club.say("owner", QStringLiteral("DELETE FROM whistle.records WHERE id = '%1'").arg(travel.id)), "");
        const std::vector<RecordedLine> more = partedAt(lines, 20, 3, "note");
        QCOMPARE(standingOf(bring(*m_table, device, travel, more)), Standing::Whole);
        QCOMPARE(*m_table->lines(travel.id, 1, -1), textsOf(more));
    }

    void aLineOutOfOrderOrForgedIsRefused()
    {
        const std::vector<RecordedLine> lines = someLines(10);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, {lines.begin(), lines.begin() + 6}));
        const auto append = [&](const RecordedLine& follows, std::vector<RecordedLine> more) {
            return whyNot(m_table->append(travel.id, device, follows, more));
        };
        using Why = ClubRefusal::Why;
        QCOMPARE(append(lines[6], {lines[7]}), std::optional(Why::Parted)); // a gap
        QCOMPARE(append(lines[4], {partedAt(lines, 4, 1, "other").back()}), std::optional(Why::Parted));
        QCOMPARE(append(lines[5], {lines[7]}), std::optional(Why::Chain)); // its number is another
        RecordedLine forged = lines[6];
        forged.text.replace(forged.text.find("line"), 4, "lie!");
        QCOMPARE(append(lines[5], {forged}), std::optional(Why::Chain));
        QCOMPARE(append(lines[5], {lines[6], lines[8]}), std::optional(Why::Chain)); // all or none
        QCOMPARE(m_table->lines(travel.id, 1, -1)->size(), std::size_t{6});
        QVERIFY(isTaken(m_table->append(travel.id, device, lines[5], std::vector{lines[6]})));
    }

    void anotherTableWaitsUntilTheLeaseEnds()
    {
        const std::vector<RecordedLine> lines = someLines(8);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, lines));
        using Why = ClubRefusal::Why;
        QCOMPARE(whyNot(m_other->append(travel.id, desk, lines[8], {})), std::optional(Why::Held));
        QCOMPARE(whyNot(m_other->takeOver(travel.id, desk)), std::optional(Why::Held));
        // The same person's other computer waits too.
        QCOMPARE(whyNot(m_table->append(travel.id, desk, lines[8], {})), std::optional(Why::Held));
        QVERIFY(isTaken(m_table->letGo(travel.id, device)));
        QVERIFY(isTaken(m_other->takeOver(travel.id, desk)));
        QCOMPARE(whyNot(m_table->append(travel.id, device, lines[8], {})), std::optional(Why::Held));
        const Checked<ClubAnswer> refused = m_table->takeOver(travel.id, device);
        const auto& refusal = std::get<ClubRefusal>(*refused);
        QVERIFY(refusal.until() && *refusal.until() > Instant::now());
        QVERIFY(refusal.told().toStdString().starts_with("table_2 (desk) holds this match until "));
        // What counts is theirs now, and so it is told where two histories are looked at.
        QCOMPARE(m_viewer->histories(travel.id)->front().holder, QStringLiteral("table_2"));
        // Once it is over nobody goes on with it, lease or none.
        QVERIFY(isTaken(m_other->tell(travel.id, desk, "", Json::object(), true)));
        QVERIFY(isTaken(m_other->letGo(travel.id, desk)));
        QCOMPARE(whyNot(m_table->takeOver(travel.id, device)), std::optional(Why::Over));
    }

    /// A table was offline, the desk took its match over, and both went on.
    void twoHistoriesAreBothKeptAndOneIsChosen()
    {
        const std::vector<RecordedLine> common = someLines(63);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, common));
        QVERIFY(isTaken(m_table->letGo(travel.id, device)));
        QVERIFY(isTaken(m_organiser->takeOver(travel.id, desk)));
        Travel atDesk = travel;
        const std::vector<RecordedLine> desks = partedAt(common, 63, 7, "the_desk");
        QCOMPARE(standingOf(bring(*m_organiser, desk, atDesk, desks)), Standing::Whole);

        const std::vector<RecordedLine> tables = partedAt(common, 63, 12, "the_table");
        const Checked<Brought> brought = bring(*m_table, device, travel, tables);
        QCOMPARE(standingOf(brought), Standing::Parted);
        QCOMPARE(brought->common, 63);
        QVERIFY(travel.isParted);
        // Once more, and with more: no third one comes of it.
        const std::vector<RecordedLine> longer = partedAt(tables, 75, 2, "the_table");
        QCOMPARE(standingOf(bring(*m_table, device, travel, tables)), Standing::Parted);
        QCOMPARE(standingOf(bring(*m_table, device, travel, longer)), Standing::Parted);
        const auto histories = *m_viewer->histories(travel.id);
        QCOMPARE(histories.size(), std::size_t{2});
        QVERIFY(histories[0].counts && histories[0].lines == 70);
        QVERIFY(!histories[1].counts && histories[1].lines == 77 && histories[1].parted == 63);
        QCOMPARE(*m_viewer->lines(travel.id, 1, -1), textsOf(desks));
        QCOMPARE(*m_viewer->lines(travel.id, 2, -1), textsOf(longer));

        QCOMPARE(whyNot(m_table->choose(travel.id, 2, "mine")), std::optional(ClubRefusal::Why::Role));
        QVERIFY(isTaken(m_organiser->choose(travel.id, 2, "both coaches say so")));
        // The match goes on where that one was played; the other stays readable.
        const std::vector<RecordedLine> end = partedAt(longer, 77, 1, "goal");
        QCOMPARE(standingOf(bring(*m_table, device, travel, end)), Standing::Whole);
        QVERIFY(!travel.isParted);
        QCOMPARE(*m_viewer->lines(travel.id, 2, -1), textsOf(end));
        QCOMPARE(*m_viewer->lines(travel.id, 1, -1), textsOf(desks));
        const ClubHistory chosen = m_viewer->histories(travel.id)->back();
        QCOMPARE(chosen.reason, "both coaches say so");
        QCOMPARE(chosen.chosenBy, QStringLiteral("organiser"));
        QCOMPARE(standingOf(bring(*m_organiser, desk, atDesk, partedAt(desks, 70, 1, "late"))), Standing::Parted);
    }

    /// Nobody went on: what was entered offline is simply taken, once nobody else holds the match.
    void whatWasEnteredOfflineWaitsForTheLeaseAndThenComes()
    {
        const std::vector<RecordedLine> common = someLines(5);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, common));
        QVERIFY(isTaken(m_table->letGo(travel.id, device)) && isTaken(m_other->takeOver(travel.id, desk)));
        const std::vector<RecordedLine> more = partedAt(common, 5, 4, "offline");
        const Checked<Brought> refused = bring(*m_table, device, travel, more);
        QCOMPARE(standingOf(refused), Standing::Refused);
        QCOMPARE(refused->refusal->why, ClubRefusal::Why::Held);
        QVERIFY(isTaken(m_other->letGo(travel.id, desk)));
        QCOMPARE(standingOf(bring(*m_table, device, travel, more)), Standing::Whole);
        QCOMPARE(*m_table->lines(travel.id, 1, -1), textsOf(more));
    }

    void aSealedLineIsReadByItsTableAloneUntilTheMatchIsOver()
    {
        const std::vector<RecordedLine> lines = someLines(6, "note", 3);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, lines));
        QCOMPARE(*m_table->lines(travel.id, 1, -1), textsOf(lines));
        const QString straight =
            QStringLiteral("SELECT count(*) FROM whistle.lines WHERE record = '%1' AND number = 3").arg(travel.id);
        for (ClubServer* server : {m_other.get(), m_organiser.get(), m_viewer.get()}) {
            const std::string seen = (*server->lines(travel.id, 1, -1))[3];
            QVERIFY(seen.find("\"sealed\":\"fangs\"") != std::string::npos);
            // Nor what it is mixed with: a guess could be tried against the chain.
            QVERIFY(seen.find("\"salt\":\"\",\"content\":\"\"") != std::string::npos);
        }
        QCOMPARE(m_club.ask("viewer", straight), "0");
        QCOMPARE(m_club.ask("organiser", straight), "0");
        QCOMPARE(m_club.ask("table_1", straight), "1");
        QVERIFY(isTaken(m_table->tell(travel.id, device, "A match", {{"score", 3}}, true)));
        QCOMPARE(*m_viewer->lines(travel.id, 1, -1), textsOf(lines));
        QCOMPARE(m_club.ask("viewer", straight), "1");
        const auto records = *m_viewer->records();
        const auto told = std::find_if(records.begin(), records.end(),
                                       [&](const ClubRecord& record) { return record.id == travel.id; });
        QVERIFY(told != records.end() && told->finished && told->title == "A match" && told->summary["score"] == 3);
    }

    void aFixtureIsPlayedAtOneTable()
    {
        const std::vector<RecordedLine> season = someLines(2);
        Travel inSeason = newTravel();
        inSeason.isSeason = true;
        QVERIFY(bring(*m_organiser, desk, inSeason, season));
        Travel first = newTravel();
        first.season = inSeason.id;
        first.fixture = "1-1";
        Travel second = first;
        second.id = newId();
        QCOMPARE(standingOf(bring(*m_table, device, first, someLines(2))), Standing::Whole);
        const Checked<Brought> refused = bring(*m_other, desk, second, someLines(2));
        QCOMPARE(standingOf(refused), Standing::Refused);
        QCOMPARE(refused->refusal->why, ClubRefusal::Why::Fixture);
        QVERIFY(isTaken(m_table->letGo(first.id, device)));
        QCOMPARE(standingOf(bring(*m_other, desk, second, someLines(2))), Standing::Whole);
    }

    void everyChainIsCheckedByTheServer()
    {
        QVERIFY(m_viewer->faults()->empty());
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, someLines(30)));
        const auto broken = [&](const QString& statement) {
            QCOMPARE(m_club.say("owner", statement.arg(travel.id)), "");
            const auto faults = *m_viewer->faults();
            QCOMPARE(faults.size(), std::size_t{1});
            QCOMPARE(faults.front().record, travel.id);
            QCOMPARE(faults.front().after, 16);
        };
        broken(QStringLiteral("UPDATE whistle.lines SET text = replace(text, 'line', 'lie') WHERE record = '%1' AND "
                              "number = 17"));
        broken(QStringLiteral("DELETE FROM whistle.lines WHERE record = '%1' AND number = 17"));
        QCOMPARE(
            m_club.say("owner",
                       QStringLiteral("DELETE FROM whistle.lines WHERE record = '%1' AND number > 16").arg(travel.id)),
            "");
        QCOMPARE(m_viewer->faults()->front().after, 16);
        QCOMPARE(m_club.say("owner", QStringLiteral("DELETE FROM whistle.records WHERE id = '%1'").arg(travel.id)), "");
        QVERIFY(m_viewer->faults()->empty());
    }

    /// A match that is chosen is played on where that history was, and what was told of the other is no longer so.
    void whatIsChosenGoesOnWhereItWasPlayed()
    {
        const std::vector<RecordedLine> common = someLines(9);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, common));
        QVERIFY(isTaken(m_table->letGo(travel.id, device)) && isTaken(m_other->takeOver(travel.id, desk)));
        Travel theirs = travel;
        QVERIFY(bring(*m_other, desk, theirs, partedAt(common, 9, 3, "theirs")));
        QVERIFY(isTaken(m_other->tell(travel.id, desk, "over", {{"score", 1}}, true)));
        QCOMPARE(standingOf(bring(*m_table, device, travel, partedAt(common, 9, 2, "mine"))), Standing::Parted);
        QVERIFY(isTaken(m_organiser->choose(travel.id, 1, "theirs is right")));
        QVERIFY(isTaken(m_other->append(travel.id, desk, partedAt(common, 9, 3, "theirs").back(), {})));
        const auto records = *m_viewer->records();
        const auto record =
            std::find_if(records.begin(), records.end(), [&](const ClubRecord& each) { return each.id == travel.id; });
        QVERIFY(record->holder == QStringLiteral("table_2") && !record->finished && record->summary.empty());
        // Copies of one computer's folder that are brought again and again make no further histories.
        Travel copy = travel;
        copy.sent = 0;
        for (int i = 0; i < 3; ++i) {
            (void)bring(*m_table, device, travel, partedAt(common, 9, 2, "mine"));
            (void)bring(*m_table, device, copy, partedAt(common, 9, 2, "copy"));
        }
        QCOMPARE(m_viewer->histories(travel.id)->size(), std::size_t{3});
    }

    /// Whoever has nothing new tells nobody.
    void whatIsKeptAlreadyIsNoNews()
    {
        const std::vector<RecordedLine> common = someLines(4);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, common));
        QVERIFY(isTaken(m_table->letGo(travel.id, device)) && isTaken(m_other->takeOver(travel.id, desk)));
        Travel theirs = travel;
        QVERIFY(bring(*m_other, desk, theirs, partedAt(common, 4, 1, "theirs")));
        QVERIFY(bring(*m_table, device, travel, partedAt(common, 4, 2, "mine")));
        int heard = 0;
        QObject context;
        m_viewer->listen(context, [&] { ++heard; });
        QVERIFY(isTaken(m_other->letGo(travel.id, desk)));
        QTRY_COMPARE(heard, 1);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(standingOf(bring(*m_table, device, travel, partedAt(common, 4, 2, "mine"))), Standing::Parted);
        QTest::qWait(100);
        QCOMPARE(heard, 1);
    }

    void whatIsNoRecordOfOursIsRefused()
    {
        using Why = ClubRefusal::Why;
        ClubRecord record;
        record.id = newId();
        record.game = "kaosball";
        QCOMPARE(whyNot(m_table->begin(record, chained(0, {{"game", "kaosball"}}, {}), device)),
                 std::optional(Why::Chain));
        record.game = "el-grande";
        QCOMPARE(whyNot(m_table->begin(record, someLines(0).front(), device)), std::optional(Why::Chain));
    }

    void onlyTheOwnerMakesMembersAndTheirPasswordsStayTheirs()
    {
        QVERIFY(!m_organiser->setMember(QStringLiteral("eve"), ClubRole::Organiser).empty());
        QVERIFY(!m_organiser->setUp().empty());
        const Checked<std::unique_ptr<ClubServer>> owner =
            ClubServer::connect(m_club.address("owner"), ClubServer::Schema::AnyVersion);
        QVERIFY((*owner)->setMember(QStringLiteral("kata"), ClubRole::Organiser, QStringLiteral("jelszó 'x'")).empty());
        QVERIFY(!(*owner)->setMember(QStringLiteral("club_table"), ClubRole::Nobody).empty());
        QVERIFY((*owner)->setUp().empty()); // once more changes nothing
        // From now on she is asked for it.
        QFile rules(QString::fromStdString(m_club.folder()) + QStringLiteral("/data/pg_hba.conf"));
        QVERIFY(rules.open(QIODevice::ReadOnly));
        const QByteArray before = rules.readAll();
        rules.close();
        QVERIFY(rules.open(QIODevice::WriteOnly));
        rules.write("local all kata scram-sha-256\n" + before);
        rules.close();
        QCOMPARE(m_club.say("owner", QStringLiteral("SELECT pg_reload_conf()")), "");
        ClubAddress kata = m_club.address("kata");
        kata.password = QStringLiteral("another");
        QTRY_VERIFY(!ClubServer::connect(kata));
        kata.password = QStringLiteral("jelszó 'x'");
        const Checked<std::unique_ptr<ClubServer>> come = ClubServer::connect(kata);
        QVERIFY2(bool(come), come ? "" : come.problems().front().message.toStdString().c_str());
        QCOMPARE((*come)->role(), ClubRole::Organiser);
        QFile log(QString::fromStdString(m_club.folder()) + QStringLiteral("/log"));
        QVERIFY(log.open(QIODevice::ReadOnly) && !log.readAll().contains("jelsz"));
        QVERIFY((*owner)->setMember(QStringLiteral("kata"), ClubRole::Nobody).empty());
        QVERIFY(!ClubServer::connect(kata));
    }

    /// Nobody else on the computer gets at a server that asks for no password.
    void theThrowAwayServerIsItsOwners()
    {
        const QFileInfo socket(QString::fromStdString(m_club.folder()) + QStringLiteral("/.s.PGSQL.5432"));
        QVERIFY(socket.exists());
        QCOMPARE(socket.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
    }

    /// Who has asked before is told only what has changed, and misses nothing: also of what was under way meanwhile.
    void whatHasChangedIsReadAndNothingIsMissed()
    {
        const auto same = [&] {
            const auto fresh = m_club.as("viewer");
            const auto all = fresh->records();
            const auto kept = m_viewer->records();
            const auto wordsOf = [](const std::vector<ClubRecord>& records) {
                std::vector<std::string> words;
                for (const ClubRecord& each : records)
                    words.push_back(each.id.toStdString() + each.state.chain + each.title + each.begun +
                                    std::to_string(each.histories) + std::to_string(each.agreed.size()) +
                                    std::to_string(each.finished) + each.heldUntil.toIso().substr(0, 16));
                return words;
            };
            return all && kept && wordsOf(*all) == wordsOf(*kept);
        };
        QVERIFY(m_viewer->records());
        Travel one = newTravel();
        Travel two = newTravel();
        QVERIFY(bring(*m_table, device, one, someLines(3)) && bring(*m_table, device, two, someLines(4)));
        QVERIFY(same());
        QCOMPARE(m_club.say("owner", QStringLiteral("BEGIN")), "");
        QCOMPARE(m_club.say("owner",
                            QStringLiteral("UPDATE whistle.records SET title = 'later' WHERE id = '%1'").arg(one.id)),
                 "");
        QVERIFY(m_table->tell(two.id, device, "sooner", Json::object(), false));
        QVERIFY(same());
        QCOMPARE(m_club.say("owner", QStringLiteral("COMMIT")), "");
        QVERIFY(same());
        const auto named = m_viewer->records();
        QVERIFY(std::any_of(named->begin(), named->end(),
                            [](const ClubRecord& record) { return record.title == "later"; }));
        // What an organiser takes off is gone from the list.
        Travel season = newTravel();
        season.isSeason = true;
        const auto lines = someLines(2);
        QVERIFY(bring(*m_organiser, desk, season, lines));
        QVERIFY(same());
        QVERIFY(isTaken(m_organiser->takeOff(season.id, {2, lines.back().chain}, {})));
        QVERIFY(same());
        const auto left = m_viewer->records();
        QVERIFY(
            std::none_of(left->begin(), left->end(), [&](const ClubRecord& record) { return record.id == season.id; }));
    }

    /// Calls and the round's clock are an organiser's; everybody sees them.
    void anOrganiserCallsTablesAndSetsTheClock()
    {
        Travel season = newTravel();
        season.isSeason = true;
        QVERIFY(bring(*m_organiser, desk, season, someLines(2)));
        QVERIFY(isTaken(m_organiser->callMatch(season.id, "1-1", "table 8")));
        QVERIFY(isTaken(m_organiser->callMatch(season.id, "1-2", "table 2")));
        QVERIFY(isTaken(m_organiser->callMatch(season.id, "1-1", "table 3"))); // they go elsewhere
        QVERIFY(isTaken(m_organiser->setClock(season.id, 1, 90)));
        const auto evening = m_viewer->evening();
        QVERIFY(evening);
        QCOMPARE(evening->calls.size(), std::size_t{2});
        QCOMPARE(evening->calls.back().place, "table 3");
        const std::int64_t left = evening->clocks.front().ends.secondsSinceEpoch - Instant::now().secondsSinceEpoch;
        QVERIFY2(left > 80 && left <= 91, qPrintable(QString::number(left)));
        QCOMPARE(evening->clocks.front().round, 1);
        for (const char* place : {"   ", "table\n8", "a\x1b[2J"})
            QCOMPARE(whyNot(m_organiser->callMatch(season.id, "1-2", place)), std::optional(ClubRefusal::Why::Place));
        QCOMPARE(whyNot(m_organiser->callMatch(season.id, "1-2", std::string(101, 'x'))),
                 std::optional(ClubRefusal::Why::Place));
        QCOMPARE(whyNot(m_organiser->callMatch(season.id, "", "table 1")), std::optional(ClubRefusal::Why::Place));
        QCOMPARE(whyNot(m_organiser->callMatch(season.id, "9-9", "")), std::optional(ClubRefusal::Why::NotCalled));
        QCOMPARE(whyNot(m_organiser->setClock(season.id, 1, 36'001)), std::optional(ClubRefusal::Why::Clock));
        QCOMPARE(whyNot(m_organiser->setClock(season.id, -1, 60)), std::optional(ClubRefusal::Why::Clock));
        // Who has begun is called no more.
        Travel begun = newTravel();
        begun.season = season.id;
        begun.fixture = "1-1";
        QVERIFY(bring(*m_table, device, begun, someLines(1)));
        QCOMPARE(m_viewer->evening()->calls.size(), std::size_t{1});
        const auto there = *m_viewer->records();
        QCOMPARE(firstWith(there, &ClubRecord::id, begun.id)->place, "table 3"); // and plays where it was called to
        QVERIFY(isTaken(m_organiser->callMatch(season.id, "1-1", "table 3")));
        QVERIFY(isTaken(m_organiser->callMatch(season.id, "1-2", "")));
        QVERIFY(isTaken(m_organiser->setClock(season.id, 1, {})));
        QCOMPARE(m_viewer->evening()->calls.size(), std::size_t{1});
        QVERIFY(m_viewer->evening()->clocks.empty());
        QCOMPARE(whyNot(m_table->callMatch(season.id, "1-2", "mine")), std::optional(ClubRefusal::Why::Role));
        QCOMPARE(whyNot(m_table->setClock(season.id, 1, 0)), std::optional(ClubRefusal::Why::Role));
        // Whoever may not is told who may.
        for (ClubServer* server : {m_viewer.get(), m_table.get()}) {
            for (const Checked<ClubAnswer>& answer :
                 {server->callMatch(season.id, "1-2", "mine"), server->callMatch(season.id, "1-2", ""),
                  server->setClock(season.id, 1, 0), server->untie(begun.id), server->choose(begun.id, 1, "mine"),
                  server->agreeFor(begun.id, 1, "x", "mine"), server->takeOff(season.id, {2, "x"}, {})})
                QCOMPARE(std::get<ClubRefusal>(*answer).told().toStdString(),
                         "Only an organiser of the club may do this.");
        }
        QCOMPARE(std::get<ClubRefusal>(*m_viewer->letGo(begun.id, device)).told().toStdString(),
                 "Only a table or an organiser of the club may do this.");
        QCOMPARE(whyNot(m_organiser->choose(begun.id, 1, "why not")), std::optional(ClubRefusal::Why::Single));
        QCOMPARE(whyNot(m_organiser->choose(begun.id, 2, "why not")), std::optional(ClubRefusal::Why::Unknown));
        QCOMPARE(whyNot(m_organiser->callMatch(newId(), "1-2", "x")), std::optional(ClubRefusal::Why::Unknown));
    }

    /// A side's word stands for the record as it was then, and is said at the table where it was played.
    void aSideConfirmsTheResultThatStands()
    {
        Travel travel = newTravel();
        const auto lines = someLines(6);
        QVERIFY(bring(*m_table, device, travel, {lines.begin(), lines.begin() + 6}));
        const std::string chain = lines[5].chain;
        const Json summary{
            {"seats", {{{"seat", 1}, {"name", "a"}, {"score", 3}}, {{"seat", 2}, {"name", "b"}, {"score", 1}}}}};
        Json counted = summary;
        counted["result"]["sides"] = {{{"name", "a"}, {"place", 1}, {"score", 3}}, {{"name", "b"}, {"place", 2}}};
        QCOMPARE(whyNot(m_table->agree(travel.id, device, 1, chain)), std::optional(ClubRefusal::Why::Open));
        QVERIFY(isTaken(m_table->tell(travel.id, device, "", summary, true)));
        QCOMPARE(whyNot(m_table->agree(travel.id, device, 1, chain)), std::optional(ClubRefusal::Why::Side));
        QVERIFY(isTaken(m_table->tell(travel.id, device, "", counted, true)));
        for (const int side : {0, 3, 16})
            QCOMPARE(whyNot(m_table->agree(travel.id, device, side, chain)), std::optional(ClubRefusal::Why::Side));
        QVERIFY(isTaken(m_table->agree(travel.id, device, 1, chain)));
        QVERIFY(isTaken(m_table->agree(travel.id, device, 1, chain))); // once more changes nothing
        const auto record = [&] {
            const auto all = m_viewer->records();
            return *std::find_if(all->begin(), all->end(),
                                 [&](const ClubRecord& each) { return each.id == travel.id; });
        };
        QVERIFY(hasAgreed(record(), 1) && !hasAgreed(record(), 2) && !isAgreed(record()));
        QCOMPARE(whyNot(m_other->agree(travel.id, desk, 2, chain)), std::optional(ClubRefusal::Why::Held));
        // Said too early: it is taken back at that table, and only there.
        QCOMPARE(whyNot(m_other->takeBack(travel.id, desk, 1, chain)), std::optional(ClubRefusal::Why::Held));
        QCOMPARE(whyNot(m_table->takeBack(travel.id, device, 1, lines[4].chain)),
                 std::optional(ClubRefusal::Why::Parted));
        QVERIFY(hasAgreed(record(), 1));
        QVERIFY(isTaken(m_table->takeBack(travel.id, device, 1, chain)));
        QVERIFY(!hasAgreed(record(), 1));
        QVERIFY(isTaken(m_table->takeBack(travel.id, device, 1, chain))); // once more changes nothing
        QVERIFY(isTaken(m_table->agree(travel.id, device, 1, chain)));
        QCOMPARE(whyNot(m_table->agreeFor(travel.id, 2, chain, "gone")), std::optional(ClubRefusal::Why::Role));
        QCOMPARE(whyNot(m_organiser->agreeFor(travel.id, 2, chain, " ")), std::optional(ClubRefusal::Why::Reason));
        QCOMPARE(whyNot(m_organiser->agreeFor(travel.id, 2, lines[4].chain, "gone")),
                 std::optional(ClubRefusal::Why::Parted));
        QVERIFY(isTaken(m_organiser->agreeFor(travel.id, 2, chain, "has gone home")));
        QVERIFY(isAgreed(record()));
        QCOMPARE(record().agreed.back().reason, "has gone home");
        for (const int side : {1, 2}) // what all have confirmed is the organiser's to correct
            QCOMPARE(whyNot(m_table->takeBack(travel.id, device, side, chain)),
                     std::optional(ClubRefusal::Why::Agreed));
        // The match goes on: what they agreed to is no longer so.
        QVERIFY(bring(*m_table, device, travel, lines));
        QVERIFY(record().agreed.empty());
    }

    /// Nothing that is left open is taken for what it ought to be, not even from the one who may.
    void whatIsNotSaidIsRefused()
    {
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, someLines(6)));
        const std::string chain = someLines(6).back().chain;
        const Json counted{{"result", {{"sides", {{{"name", "a"}, {"place", 1}}, {{"name", "b"}, {"place", 2}}}}}}};
        QVERIFY(isTaken(m_table->tell(travel.id, device, "", counted, true)));
        for (const int side : {1, 2})
            QVERIFY(isTaken(m_table->agree(travel.id, device, side, chain)));
        const QString match = u'\'' + travel.id + u'\'';
        const QString itsDevice = u'\'' + device.id + u'\'';
        const QString itsChain = inSql(chain);
        const QString before = contents();
        for (const QString& asked :
             {QStringLiteral("take_back(%1, %2, 1, NULL)"), QStringLiteral("take_back(%1, NULL, 1, %3)"),
              QStringLiteral("agree(%1, %2, NULL, %3)"), QStringLiteral("agree(%1, NULL, 1, %3)"),
              QStringLiteral("let_go(%1, NULL)"), QStringLiteral("take_over(%1, NULL, 'x')"),
              QStringLiteral("append(%1, %2, NULL, %3, ARRAY['x'])"), QStringLiteral("append(%1, %2, 6, NULL, '{}')"),
              QStringLiteral("tell(%1, NULL, '', '{}', true)")}) {
            const QString statement = QStringLiteral("SELECT whistle.") + QString(asked)
                                                                              .replace(QStringLiteral("%1"), match)
                                                                              .replace(QStringLiteral("%2"), itsDevice)
                                                                              .replace(QStringLiteral("%3"), itsChain);
            const std::string answer = m_club.ask("table_1", statement);
            QVERIFY2(answer.find("refused") != std::string::npos, (statement.toStdString() + ": " + answer).c_str());
        }
        QCOMPARE(contents(), before);
    }

    /// Others go on while somebody keeps a transaction open in which they have tried what they may not, or begun
    /// something of their own.
    void whoMayNotHoldsUpNobody()
    {
        Travel season = newTravel();
        season.isSeason = true;
        const auto acts = someLines(3);
        QVERIFY(bring(*m_organiser, desk, season, {acts.begin(), acts.begin() + 2}));
        Travel travel = newTravel();
        const auto lines = someLines(6);
        QVERIFY(bring(*m_table, device, travel, {lines.begin(), lines.begin() + 4}));
        const QString match = u'\'' + travel.id + u'\'';
        for (const QString& tried :
             {QStringLiteral("SELECT whistle.begin_record(%1, 'match', 'kaosball', %2, NULL, '', '{}', "
                             "gen_random_uuid(), 'x')")
                  .arg(match, inSql(lines.front().text)),
              QStringLiteral("SELECT whistle.tell_history(%1, gen_random_uuid(), 1, '{}')").arg(match),
              QStringLiteral("SELECT whistle.append(%1, gen_random_uuid(), 3, 'x', '{}')").arg(match),
              QStringLiteral(
                  "SELECT whistle.begin_record(gen_random_uuid(), 'match', 'kaosball', %1, '%2', '1-9', '{}', "
                  "gen_random_uuid(), 'x')")
                  .arg(inSql(lines.front().text), season.id)}) {
            QCOMPARE(m_club.say("table_2", QStringLiteral("BEGIN")), "");
            QCOMPARE(m_club.say("table_2", tried), "");
            QVERIFY(isTaken(m_table->tell(travel.id, device, "title", Json::object(), false)));
            QVERIFY(isTaken(m_organiser->append(season.id, desk, acts[1], std::span(acts).subspan(2))));
            QCOMPARE(m_club.say("table_2", QStringLiteral("ROLLBACK")), "");
        }
    }

    /// A club that was made by the first version goes on, with everything that it has.
    void anOlderClubIsBroughtUpToDate()
    {
        ClubAddress older = m_club.address("owner");
        older.database = QStringLiteral("older");
        QVERIFY(m_club.say("owner", QStringLiteral("CREATE DATABASE older")).empty());
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), QStringLiteral("straight_old"));
            database.setHostName(older.host);
            database.setDatabaseName(older.database);
            QVERIFY(database.open(older.person, QString()));
            QFile first(QStringLiteral(":/club/1.sql"));
            QVERIFY(first.open(QIODevice::ReadOnly));
            QSqlQuery query(database);
            QVERIFY(query.exec(QStringLiteral("DO $w$ BEGIN\n%1\nEND $w$").arg(QString::fromUtf8(first.readAll()))));
            QVERIFY(query.exec(QStringLiteral("UPDATE whistle.about SET version = 1")));
            QVERIFY(query.exec(
                QStringLiteral("INSERT INTO whistle.records (id, kind, game, holder, device, device_name, held_until) "
                               "SELECT gen_random_uuid(), 'match', 'kaosball', 'x', gen_random_uuid(), 'y', now()")));
            QVERIFY(query.exec(QStringLiteral("INSERT INTO whistle.histories (record, history, header, last_chain, "
                                              "holder, device, device_name) SELECT id, 1, '', '', holder, device, '' "
                                              "FROM whistle.records")));
        }
        const auto told = ClubServer::connect(older);
        QVERIFY(!told);
        QVERIFY(told.problems().front().message.toStdString().find("club init") != std::string::npos);
        const auto owner = ClubServer::connect(older, ClubServer::Schema::AnyVersion);
        QVERIFY(owner);
        const Problems problems = (*owner)->setUp();
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().message.toStdString().c_str());
        QVERIFY((*owner)->setUp().empty()); // once more changes nothing
        const auto records = (*owner)->records();
        QVERIFY(records && records->size() == 1);
        QVERIFY((*owner)->evening());
    }

    /// 200 attempts straight in SQL of somebody who knows the schema: none changes or shows anything.
    void whatARoleMayNotIsRefusedByTheServer()
    {
        const std::vector<RecordedLine> lines = someLines(6, "note", 4);
        Travel travel = newTravel();
        QVERIFY(bring(*m_table, device, travel, lines));
        Travel season = newTravel();
        season.isSeason = true;
        QVERIFY(bring(*m_organiser, desk, season, someLines(3)));
        const std::vector<RecordedLine> next = partedAt(lines, 6, 1, "forged");
        const QString match = u'\'' + travel.id + u'\'';
        const QString itsSeason = u'\'' + season.id + u'\'';
        const QString itsDevice = u'\'' + device.id + u'\'';
        const QString line = inSql(next.back().text);
        const QString chain = inSql(lines.back().chain);
        QVERIFY(isTaken(m_organiser->callMatch(season.id, "1-1", "table 1")));
        QVERIFY(isTaken(m_organiser->setClock(season.id, 1, 3600)));
        const QString before = contents();

        QStringList attempts;
        for (const char* table : everyTable) {
            const QString name = QStringLiteral("whistle.") + QLatin1String(table);
            attempts << QStringLiteral("DELETE FROM %1").arg(name) << QStringLiteral("TRUNCATE %1").arg(name)
                     << QStringLiteral("INSERT INTO %1 SELECT * FROM %1 LIMIT 1").arg(name)
                     << QStringLiteral("ALTER TABLE %1 ADD COLUMN x int").arg(name)
                     << QStringLiteral("ALTER TABLE %1 DISABLE ROW LEVEL SECURITY").arg(name)
                     << QStringLiteral("DROP TABLE %1 CASCADE").arg(name)
                     << QStringLiteral("LOCK TABLE %1 IN ACCESS EXCLUSIVE MODE").arg(name)
                     << QStringLiteral("CREATE TRIGGER t AFTER INSERT ON %1 EXECUTE FUNCTION whistle.told('%2')")
                            .arg(name, travel.id)
                     << QStringLiteral("CREATE INDEX ON %1 ((1))").arg(name)
                     << QStringLiteral("COMMENT ON TABLE %1 IS 'x'").arg(name)
                     << QStringLiteral("COPY %1 FROM PROGRAM 'true'").arg(name);
        }
        attempts << QStringLiteral("UPDATE whistle.records SET holder = session_user")
                 << QStringLiteral("UPDATE whistle.records SET finished = true WHERE id = %1").arg(match)
                 << QStringLiteral("UPDATE whistle.histories SET line_count = 0")
                 << QStringLiteral("UPDATE whistle.lines SET text = ''")
                 << QStringLiteral("UPDATE whistle.about SET lease = '0'")
                 << QStringLiteral("SET SESSION AUTHORIZATION table_1") << QStringLiteral("SET ROLE owner")
                 << QStringLiteral("SET ROLE organiser") << QStringLiteral("SET ROLE club_organiser")
                 << QStringLiteral("GRANT club_organiser TO %1") << QStringLiteral("ALTER ROLE %1 SUPERUSER")
                 << QStringLiteral("CREATE ROLE x") << QStringLiteral("DROP SCHEMA whistle CASCADE")
                 << QStringLiteral("CREATE TABLE whistle.x ()")
                 << QStringLiteral("CREATE FUNCTION whistle.has(text, int) RETURNS bool LANGUAGE sql AS 'SELECT true'")
                 << QStringLiteral("CREATE OR REPLACE FUNCTION whistle.has(role text) RETURNS bool LANGUAGE sql AS "
                                   "'SELECT true'")
                 << QStringLiteral("CREATE TEMP TABLE records AS SELECT 1") << QStringLiteral("CREATE SCHEMA mine")
                 << QStringLiteral("COPY (SELECT 1) TO PROGRAM 'true'")
                 << QStringLiteral("SELECT pg_read_file('/etc/passwd')")
                 << QStringLiteral("SELECT whistle.put(%1, 1, 6, %2, ARRAY[%3])").arg(match, chain, line)
                 << QStringLiteral("SELECT whistle.against_writing(r, device) FROM whistle.records r")
                 << QStringLiteral("SELECT whistle.state_of(%1)").arg(match)
                 << QStringLiteral("SELECT whistle.note_agreement(%1, 1, %2, '')").arg(match, chain)
                 << QStringLiteral("SELECT whistle.against_evening(%1)").arg(itsSeason)
                 << QStringLiteral("SELECT whistle.told(%1)").arg(match);
        // What is answered, and answered no.
        QStringList asked;
        for (const QString& with : {itsDevice, u'\'' + newId() + u'\''}) {
            asked << QStringLiteral("SELECT whistle.append(%1, %2, 6, %3, ARRAY[%4])").arg(match, with, chain, line)
                  << QStringLiteral("SELECT whistle.append(%1, %2, 3, %3, ARRAY[%4])").arg(itsSeason, with, chain, line)
                  << QStringLiteral("SELECT whistle.append(%1, %2, 5, %3, ARRAY[%4])").arg(match, with, chain, line)
                  << QStringLiteral("SELECT whistle.tell(%1, %2, '', '{}', true)").arg(match, with)
                  << QStringLiteral("SELECT whistle.tell(%1, %2, '', '{}', true)").arg(itsSeason, with)
                  << QStringLiteral("SELECT whistle.take_over(%1, %2, 'me')").arg(match, with)
                  << QStringLiteral("SELECT whistle.take_over(%1, %2, 'me')").arg(itsSeason, with)
                  << QStringLiteral("SELECT whistle.let_go(%1, %2)").arg(match, with)
                  << QStringLiteral("SELECT whistle.let_go(%1, %2)").arg(itsSeason, with)
                  << QStringLiteral("SELECT whistle.keep_history(%1, %2, 'me', 6, ARRAY[%3])").arg(match, with, line)
                  << QStringLiteral("SELECT whistle.keep_history(%1, %2, 'me', 0, '{}')").arg(match, with)
                  << QStringLiteral(
                         "SELECT whistle.begin_record(%1, 'match', 'kaosball', %3, NULL, '', '{}', %2, 'me')")
                         .arg(match, with, inSql(partedAt(lines, 0, 0, "x").front().text + " "))
                  << QStringLiteral(
                         "SELECT whistle.begin_record(gen_random_uuid(), 'season', 'kaosball', %2, NULL, '', "
                         "'{}', %1, 'me')")
                         .arg(with, inSql(lines.front().text));
        }
        for (const QString& with : {itsDevice, u'\'' + newId() + u'\''}) {
            asked << QStringLiteral("SELECT whistle.agree(%1, %2, 1, %3)").arg(match, with, chain)
                  << QStringLiteral("SELECT whistle.agree(%1, %2, 1, %3)").arg(itsSeason, with, chain)
                  << QStringLiteral("SELECT whistle.take_back(%1, %2, 1, %3)").arg(match, with, chain)
                  << QStringLiteral("SELECT whistle.tell_history(%1, %2, 1, '{}')").arg(match, with);
        }
        asked << QStringLiteral("SELECT whistle.agree_for(%1, 1, %2, 'mine')").arg(match, chain)
              << QStringLiteral("SELECT whistle.call_match(%1, '1-1', 'mine')").arg(itsSeason)
              << QStringLiteral("SELECT whistle.take_off_call(%1, '1-1')").arg(itsSeason)
              << QStringLiteral("SELECT whistle.set_clock(%1, 1, 0)").arg(itsSeason)
              << QStringLiteral("SELECT whistle.untie(%1)").arg(match)
              << QStringLiteral("SELECT whistle.choose_history(%1, 1, 'mine')").arg(match)
              << QStringLiteral("SELECT whistle.take_off(%1, 3, %2, '{}')")
                     .arg(itsSeason, inSql(someLines(3).back().chain));
        // What is read, and not there.
        const QStringList read{
            QStringLiteral("SELECT text FROM whistle.lines WHERE sealed AND record = %1").arg(match),
            QStringLiteral("SELECT text FROM whistle.lines WHERE record = %1 AND number = 4").arg(match),
            QStringLiteral("SELECT l.text FROM whistle.lines l JOIN whistle.histories h ON h.record = l.record AND "
                           "l.chain = h.last_chain AND l.sealed WHERE l.record = %1")
                .arg(match),
            QStringLiteral("SELECT text FROM whistle.lines_of(%1, 1, 3, 1) WHERE text NOT LIKE '%\"content\":\"\"%'")
                .arg(match),
        };
        int tried = 0;
        for (const char* person : {"viewer", "table_2"}) {
            for (const QString& attempt : attempts) {
                const QString statement =
                    attempt.contains(QStringLiteral("%1")) ? attempt.arg(QString::fromLatin1(person)) : attempt;
                QVERIFY2(!m_club.say(person, statement).empty(), qPrintable(statement));
                ++tried;
            }
            for (const QString& attempt : asked) {
                const std::string answer = m_club.ask(person, attempt);
                QVERIFY2(answer.find("refused") != std::string::npos, (attempt.toStdString() + ": " + answer).c_str());
                ++tried;
            }
            for (const QString& attempt : read) {
                QCOMPARE(m_club.ask(person, attempt), "refused: ");
                ++tried;
            }
        }
        QVERIFY2(tried >= 200, qPrintable(QString::number(tried)));
        QCOMPARE(contents(), before);
        // Somebody of no club at all does not even come in.
        QCOMPARE(m_club.say("owner", QStringLiteral("CREATE ROLE stranger LOGIN")), "");
        QVERIFY(!ClubServer::connect(m_club.address("stranger")));
    }

private:
    /// Everything that the server keeps, as one text.
    QString contents() const
    {
        QString all;
        for (const char* table : everyTable)
            all += QString::fromStdString(m_club.ask(
                "owner", QStringLiteral("SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) "
                                        "FROM whistle.%1 t")
                             .arg(QLatin1String(table))));
        return all;
    }

    OwnServer m_club;
    std::unique_ptr<ClubServer> m_table;
    std::unique_ptr<ClubServer> m_other;
    std::unique_ptr<ClubServer> m_organiser;
    std::unique_ptr<ClubServer> m_viewer;
};

QTEST_GUILESS_MAIN(TestClubServer)
#include "tst_club_server.moc"
