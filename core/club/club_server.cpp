// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/club_server.h"

#include "base/first.h"
#include "base/words.h"
#include "catalog/seasons.h"
#include "club/texts.h"
#include "store/connection.h"
#include "store/dialect.h"

#include <QDateTime>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <algorithm>
#include <iterator>
#include <limits>
#include <set>
#include <tuple>

namespace whistle {

namespace texts = club_texts;

namespace {

const QString notAllowed = QStringLiteral("42501"); // PostgreSQL's insufficient_privilege

/// A dead line is noticed within seconds, whatever the network says of it.
const QString quickly =
    QStringLiteral("connect_timeout=3;keepalives_idle=3;keepalives_interval=1;keepalives_count=3;tcp_user_timeout=2000;"
                   "application_name=whistle;options='-c lock_timeout=3000 -c statement_timeout=8000'");

ClubRefusal::Why whyOf(const std::string& word)
{
    using Why = ClubRefusal::Why;
    static const std::map<std::string, Why> all{
        {"over", Why::Over},           {"taken_off", Why::TakenOff}, {"role", Why::Role},
        {"held", Why::Held},           {"fixture", Why::Fixture},    {"parted", Why::Parted},
        {"chain", Why::Chain},         {"unknown", Why::Unknown},    {"another", Why::Another},
        {"open", Why::Open},           {"reason", Why::Reason},      {"side", Why::Side},
        {"place", Why::Place},         {"clock", Why::Clock},        {"agreed", Why::Agreed},
        {"not_whole", Why::NotWhole},  {"game", Why::Game},          {"one_history", Why::Single},
        {"not_called", Why::NotCalled}};
    const auto found = all.find(word);
    return found == all.end() ? Why::Unknown : found->second;
}

ClubState stateIn(const Json& answer)
{
    return {valueIn(answer, "count", 0), valueIn(answer, "chain", std::string()), valueIn(answer, "history", 1)};
}

/// A list of texts as the server's functions take it.
const QString textsGiven = QStringLiteral("ARRAY(SELECT json_array_elements_text(?::json))");

QString textsOf(std::span<const RecordedLine> lines)
{
    Json all = Json::array();
    for (const RecordedLine& line : lines)
        all.push_back(line.text);
    return QString::fromStdString(all.dump());
}

QVariant orNull(const QString& text)
{
    return text.isEmpty() ? QVariant(QMetaType(QMetaType::QString)) : QVariant(text);
}

Instant instantIn(const QVariant& value)
{
    return Instant::fromIso(value.toString().toStdString()).value_or(Instant{});
}

Json jsonIn(const QVariant& value)
{
    Checked<Json> json = parseJson(value.toString().toStdString());
    return json ? std::move(*json) : Json::object();
}

/// "1-2, 1-3": the fixtures of matches, or what the server calls those that have none.
std::string namedIn(const Json& matches)
{
    std::string names;
    for (const Json& match : matches) {
        const std::string fixture = valueIn(match, "fixture", std::string());
        names += (names.empty() ? "" : ", ") + (fixture.empty() ? valueIn(match, "record", std::string()) : fixture);
    }
    return names;
}

/// A moment as we write it.
QString isoOf(const char* column)
{
    return QStringLiteral("to_char(%1 AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')")
        .arg(QLatin1String(column));
}

/// PostgreSQL's own reason, in one line.
std::string reasonOf(const QSqlError& error)
{
    return dialect::reasonOf(error).section(u'\n', 0, 0).simplified().toStdString(); // not where in its functions
}

/// "21:31" by the clock of this computer, with the day where it is another one.
std::string clockOf(const std::string& iso)
{
    const std::optional<Instant> instant = Instant::fromIso(iso);
    if (!instant)
        return iso;
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(instant->secondsSinceEpoch);
    const bool isToday = moment.date() == QDate::currentDate();
    return moment.toString(isToday ? QStringLiteral("HH:mm") : QStringLiteral("yyyy-MM-dd HH:mm")).toStdString();
}

} // namespace

Sentence wordOf(ClubRole role)
{
    switch (role) {
    case ClubRole::Organiser:
        return texts::roleOrganiser;
    case ClubRole::Table:
        return texts::roleTable;
    default:
        return texts::roleViewer;
    }
}

bool hasAgreed(const ClubRecord& match, int side)
{
    return firstWith(match.agreed, &ClubAgreement::side, side) != nullptr;
}

bool isAgreed(const ClubRecord& match)
{
    const auto sides = static_cast<int>(outcomeIn(match.summary).size());
    int agreed = 0;
    for (int side = 1; side <= sides; ++side)
        agreed += hasAgreed(match, side) ? 1 : 0;
    return match.finished && sides > 0 && agreed == sides;
}

std::vector<OutcomeSide> outcomeIn(const Json& summary)
{
    std::vector<OutcomeSide> all;
    for (const Json& side : partOf(partOf(summary, "result"), "sides")) {
        OutcomeSide& one = all.emplace_back(
            OutcomeSide{valueIn(side, "name", std::string()), valueIn(side, "place", 1), std::nullopt});
        if (const Json score = partOf(side, "score"); score.is_number_integer())
            one.score = score.get<int>();
    }
    return all;
}

int commonOf(const std::vector<ClubHistory>& histories)
{
    int common = std::numeric_limits<int>::max();
    for (const ClubHistory& history : histories)
        common = std::min(common, history.number == 1 ? history.lines : history.parted);
    return histories.empty() ? 0 : common;
}

Text ClubRefusal::told() const
{
    const std::string holder = valueIn(more, "holder", std::string());
    const std::string device = valueIn(more, "device_name", std::string());
    const std::string until = clockOf(valueIn(more, "until", std::string()));
    switch (why) {
    case Why::Role:
        return {valueIn(more, "needed", std::string()) == "organiser" ? texts::organiserNeeded : texts::tableNeeded};
    case Why::Held:
        return {texts::heldElsewhere, holder, device, until};
    case Why::Over:
        return {texts::matchIsOver};
    case Why::Fixture:
        return {texts::fixtureElsewhere, holder, device, until};
    case Why::Parted:
        return {texts::wentOnElsewhere};
    case Why::Chain:
        return {texts::chainBroken, valueIn(more, "number", 0)};
    case Why::Another:
        return {texts::anotherThere};
    case Why::TakenOff:
        return {texts::takenOff};
    case Why::NotWhole:
        if (const Json& matches = partOf(more, "matches"); !matches.empty())
            return {texts::notWholeThese, namedIn(matches)};
        return {texts::notWholeHere};
    case Why::Open:
        return {texts::notOver};
    case Why::Reason:
        return {texts::reasonNeeded};
    case Why::Side:
        return {texts::noSuchSide};
    case Why::Agreed:
        return Text{texts::allAgreed};
    case Why::Place:
        return {texts::notAPlace};
    case Why::Clock:
        return {texts::notAClock};
    case Why::Game:
        return toldOfOtherGame(valueIn(more, "game", std::string()), valueIn(more, "expected", std::string()));
    case Why::Single:
        return {texts::oneHistory};
    case Why::NotCalled:
        return {texts::notCalled};
    case Why::Unknown:
        break;
    }
    return {texts::unknownThere};
}

std::optional<Instant> ClubRefusal::until() const
{
    return why == Why::Held ? Instant::fromIso(valueIn(more, "until", std::string())) : std::nullopt;
}

ClubState ClubRefusal::there() const
{
    return stateIn(more);
}

Checked<std::unique_ptr<ClubServer>> ClubServer::connect(const ClubAddress& address, Schema schema)
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        return Problem{"/address", Text{texts::noDriver}};
    std::unique_ptr<ClubServer> server(new ClubServer(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), server->m_connection);
    database.setHostName(address.host);
    if (address.port != 0)
        database.setPort(address.port);
    database.setDatabaseName(address.database);
    QString options = quickly;
    if (!address.service.isEmpty())
        options += QStringLiteral(";service=") + address.service;
    if (!address.options.isEmpty())
        options += u';' + address.options;
    database.setConnectOptions(options);
    if (!database.open(address.person, address.password))
        return Problem{"/address", Text{texts::notReached, reasonOf(database.lastError())}};
    if (Problems problems = server->findVersion(); !problems.empty())
        return problems;
    if (schema == Schema::OurVersion) {
        if (server->m_version == 0)
            return Problem{"/address", Text{texts::noClubThere}};
        if (server->m_version > schemaVersion)
            return Problem{"/address", Text{texts::serverTooNew, server->m_version, schemaVersion}};
        if (server->m_version < schemaVersion)
            return Problem{"/address", Text{texts::serverTooOld, server->m_version, schemaVersion}};
    }
    if (Problems problems = server->findSelf(); !problems.empty())
        return problems;
    return server;
}

ClubServer::~ClubServer()
{
    QSqlDatabase::removeDatabase(m_connection);
}

QSqlDatabase ClubServer::database() const
{
    return QSqlDatabase::database(m_connection, false);
}

Problem ClubServer::failed(const QSqlError& error)
{
    // 08: the connection; 57: the server is being stopped. Without a code the way to it is broken.
    const QString code = error.nativeErrorCode();
    m_isLost = m_isLost || code.isEmpty() || code.startsWith(QStringLiteral("08")) ||
               code.startsWith(QStringLiteral("57P")) || !database().isOpen();
    return {"", Text{m_isLost ? texts::notReached : texts::serverFailed, reasonOf(error)}};
}

Checked<QSqlQuery> ClubServer::ask(const QString& statement, const QVariantList& values)
{
    QSqlQuery query = run(database(), statement, values);
    if (!query.isActive())
        return failed(query.lastError());
    return query;
}

bool ClubServer::isThere()
{
    return ask(QStringLiteral("SELECT 1")).isGood();
}

void ClubServer::listen(QObject& context, std::function<void()> heard)
{
    QSqlDriver* driver = database().driver();
    QObject::connect(driver, &QSqlDriver::notification, &context, [heard = std::move(heard)] { heard(); });
    (void)driver->subscribeToNotification(QStringLiteral("whistle"));
}

Problems ClubServer::findVersion()
{
    Checked<QSqlQuery> there = ask(QStringLiteral("SELECT to_regclass('whistle.about') IS NOT NULL,"
                                                  " current_setting('server_encoding') = 'UTF8'"));
    if (!there)
        return there.problems();
    there->next();
    if (!there->value(1).toBool())
        return {{"/address", Text{texts::notUtf8}}};
    if (!there->value(0).toBool())
        return {};
    Checked<QSqlQuery> version = ask(QStringLiteral("SELECT version, club FROM whistle.about"));
    if (!version)
        return version.problems();
    if (version->next()) {
        m_version = version->value(0).toInt();
        m_club = version->value(1).toString();
    }
    return {};
}

Problems ClubServer::findSelf()
{
    // A role of this name may not be there.
    Checked<QSqlQuery> self =
        ask(QStringLiteral("SELECT session_user, (SELECT max(CASE rolname"
                           " WHEN current_database() || '_organiser' THEN 3 WHEN current_database() || '_table' THEN 2"
                           " ELSE 1 END) FROM pg_roles WHERE rolname IN (current_database() || '_viewer',"
                           " current_database() || '_table', current_database() || '_organiser')"
                           " AND pg_has_role(session_user, oid, 'MEMBER')),"
                           " coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false),"
                           " floor(extract(epoch FROM clock_timestamp()))::bigint"));
    if (!self)
        return self.problems();
    self->next();
    m_person = self->value(0).toString();
    m_role = static_cast<ClubRole>(self->value(1).toInt());
    m_isEncrypted = self->value(2).toBool();
    m_ahead = Instant::now().secondsSinceEpoch - self->value(3).toLongLong();
    return {};
}

Instant ClubServer::here(const QVariant& moment) const
{
    return {instantIn(moment).secondsSinceEpoch + m_ahead};
}

ClubRecord ClubServer::recordIn(const QSqlQuery& query) const
{
    const auto text = [&](int column) { return query.value(column).toString(); };
    ClubRecord record;
    record.id = text(0);
    record.isSeason = text(1) == QStringLiteral("season");
    record.game = text(2).toStdString();
    record.season = text(3);
    record.fixture = text(4).toStdString();
    record.terms = jsonIn(query.value(5));
    record.state = {query.value(6).toInt(), text(7).toStdString(), query.value(8).toInt()};
    record.histories = query.value(9).toInt();
    record.title = text(10).toStdString();
    record.summary = jsonIn(query.value(11));
    record.finished = query.value(12).toBool();
    record.holder = text(13);
    record.device = text(14);
    record.deviceName = text(15);
    record.heldUntil = here(query.value(16));
    record.lastAt = here(query.value(17));
    record.heardAt = here(query.value(21));
    record.isBrought = query.value(22).toBool();
    record.place = query.value(23).toString().toStdString();
    record.isChosen = query.value(18).toBool();
    record.begun = text(19).toStdString();
    for (const Json& agreement : jsonIn(query.value(20)))
        record.agreed.push_back({valueIn(agreement, "side", 1),
                                 QString::fromStdString(valueIn(agreement, "by", std::string())),
                                 valueIn(agreement, "reason", std::string())});
    return record;
}

Checked<std::vector<ClubRecord>> ClubServer::records()
{
    // Asked for before the list: what was under way then is read once more by whoever asks next.
    Checked<QSqlQuery> running = ask(QStringLiteral("SELECT pg_snapshot_xmin(pg_current_snapshot())::text"));
    if (!running)
        return running.problems();
    const QString upTo = running->next() ? running->value(0).toString() : QString();
    const QString since = m_readUpTo.isEmpty() ? QStringLiteral("0") : m_readUpTo;
    Checked<QSqlQuery> gone =
        ask(QStringLiteral("SELECT id FROM whistle.taken_off WHERE changed >= ?::text::xid8"), {since});
    if (!gone)
        return gone.problems();
    std::set<QString> changed;
    while (!m_readUpTo.isEmpty() && gone->next())
        changed.insert(gone->value(0).toString());
    Checked<QSqlQuery> query =
        ask(QStringLiteral("SELECT r.id, r.kind, r.game, r.season, r.fixture, r.terms, h.line_count, h.last_chain,"
                           " r.counts, (SELECT count(*) FROM whistle.histories o WHERE o.record = r.id), r.title,"
                           " r.summary, r.finished, r.holder, r.device, r.device_name, %1, %2, h.chosen_by IS NOT NULL,"
                           " r.begun_at, coalesce((SELECT json_agg(json_build_object('side', a.side, 'by', a.by,"
                           " 'reason', a.reason) ORDER BY a.side) FROM whistle.agreed a"
                           " WHERE a.record = r.id AND a.chain = h.last_chain), '[]'), %3, r.is_brought, r.place"
                           " FROM whistle.records r"
                           " JOIN whistle.histories h ON h.record = r.id AND h.history = r.counts"
                           " WHERE r.changed >= ?::text::xid8")
                .arg(isoOf("r.held_until"), isoOf("r.last_at"), isoOf("r.heard_at")),
            {since});
    if (!query)
        return query.problems();
    std::vector<ClubRecord> read;
    while (query->next())
        changed.insert(read.emplace_back(recordIn(*query)).id);
    std::erase_if(m_records, [&](const ClubRecord& record) { return changed.contains(record.id); });
    std::move(read.begin(), read.end(), std::back_inserter(m_records));
    const auto order = [](const ClubRecord& record) { return std::tie(record.begun, record.id); };
    std::sort(m_records.begin(), m_records.end(), [&](const ClubRecord& a, const ClubRecord& b) {
        return a.isSeason != b.isSeason ? a.isSeason : order(a) < order(b);
    });
    m_readUpTo = upTo;
    return m_records;
}

Checked<std::vector<ClubHistory>> ClubServer::histories(const QString& record)
{
    Checked<QSqlQuery> query =
        ask(QStringLiteral("SELECT h.history, h.line_count, h.parted, h.holder, h.device_name, h.history = r.counts,"
                           " coalesce(h.chosen_by, ''), h.reason, h.device,"
                           " h.telling FROM whistle.histories h"
                           " JOIN whistle.records r ON r.id = h.record WHERE r.id = ? ORDER BY h.history"),
            {record});
    if (!query)
        return query.problems();
    std::vector<ClubHistory> all;
    while (query->next())
        all.push_back({query->value(0).toInt(), query->value(1).toInt(), query->value(2).toInt(),
                       query->value(3).toString(), query->value(4).toString(), query->value(5).toBool(),
                       query->value(6).toString(), query->value(7).toString().toStdString(), query->value(8).toString(),
                       jsonIn(query->value(9))});
    return all;
}

Checked<std::vector<std::string>> ClubServer::lines(const QString& record, int history, int after)
{
    constexpr int atOnce = 5'000;
    std::vector<std::string> all;
    int got = atOnce;
    for (int from = after; got >= atOnce;) {
        Checked<QSqlQuery> query = ask(QStringLiteral("SELECT number, text FROM whistle.lines_of(?, ?, ?, ?)"),
                                       {record, history, from, atOnce});
        if (!query)
            return query.problems();
        for (got = 0; query->next(); ++got) {
            all.push_back(query->value(1).toString().toStdString());
            from = query->value(0).toInt();
        }
    }
    return all;
}

Checked<std::int64_t> ClubServer::bytes()
{
    Checked<QSqlQuery> query = ask(QStringLiteral("SELECT pg_database_size(current_database())"));
    if (!query)
        return query.problems();
    return query->next() ? static_cast<std::int64_t>(query->value(0).toLongLong()) : std::int64_t{0};
}

Checked<std::vector<ClubFault>> ClubServer::faults()
{
    // A large club's takes its time.
    if (Problems problems = order(QStringLiteral("SET statement_timeout = 0")); !problems.empty())
        return problems;
    Checked<QSqlQuery> query = ask(QStringLiteral("SELECT record, history, after FROM whistle.faults()"));
    if (!query)
        return query.problems();
    std::vector<ClubFault> all;
    while (query->next())
        all.push_back({query->value(0).toString(), query->value(1).toInt(), query->value(2).toInt()});
    return all;
}

Checked<ClubAnswer> ClubServer::act(const QString& call, const QVariantList& values, ClubRole least)
{
    QSqlQuery query = run(database(), QStringLiteral("SELECT whistle.%1").arg(call), values);
    if (!query.isActive()) {
        // What this role may not even ask.
        if (query.lastError().nativeErrorCode() == notAllowed)
            return ClubAnswer(
                ClubRefusal{ClubRefusal::Why::Role, {{"needed", least == ClubRole::Table ? "table" : "organiser"}}});
        return failed(query.lastError());
    }
    Json answer = query.next() ? jsonIn(query.value(0)) : Json::object();
    if (const auto until = Instant::fromIso(valueIn(answer, "until", std::string())))
        answer["until"] = Instant{until->secondsSinceEpoch + m_ahead}.toIso(); // by this computer's clock
    if (answer.contains("refused"))
        return ClubAnswer(ClubRefusal{whyOf(valueIn(answer, "refused", std::string())), answer});
    return ClubAnswer(stateIn(answer));
}

Checked<ClubAnswer> ClubServer::begin(const ClubRecord& record, const RecordedLine& header, const ClubDevice& device,
                                      bool isPlayedHere)
{
    return act(QStringLiteral("begin_record(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
               {record.id, record.isSeason ? QStringLiteral("season") : QStringLiteral("match"),
                QString::fromStdString(record.game), QString::fromStdString(header.text), orNull(record.season),
                QString::fromStdString(record.fixture), QString::fromStdString(record.terms.dump()), device.id,
                device.name, isPlayedHere},
               record.isSeason ? ClubRole::Organiser : ClubRole::Table);
}

Checked<ClubAnswer> ClubServer::append(const QString& record, const ClubDevice& device, const RecordedLine& follows,
                                       std::span<const RecordedLine> lines)
{
    return act(QStringLiteral("append(?, ?, ?, ?, %1)").arg(textsGiven),
               {record, device.id, follows.number, QString::fromStdString(follows.chain), textsOf(lines)});
}

Checked<ClubAnswer> ClubServer::tell(const QString& record, const ClubDevice& device, const std::string& title,
                                     const Json& summary, bool finished)
{
    return act(QStringLiteral("tell(?, ?, ?, ?, ?)"),
               {record, device.id, QString::fromStdString(title), QString::fromStdString(summary.dump()), finished});
}

Checked<ClubAnswer> ClubServer::takeOver(const QString& record, const ClubDevice& device)
{
    return act(QStringLiteral("take_over(?, ?, ?)"), {record, device.id, device.name});
}

Checked<ClubAnswer> ClubServer::letGo(const QString& record, const ClubDevice& device)
{
    return act(QStringLiteral("let_go(?, ?)"), {record, device.id});
}

Checked<ClubAnswer> ClubServer::keepHistory(const QString& record, const ClubDevice& device, int common,
                                            std::span<const RecordedLine> lines)
{
    return act(QStringLiteral("keep_history(?, ?, ?, ?, %1)").arg(textsGiven),
               {record, device.id, device.name, common, textsOf(lines)});
}

Checked<ClubAnswer> ClubServer::choose(const QString& record, int history, const std::string& reason)
{
    return act(QStringLiteral("choose_history(?, ?, ?)"), {record, history, QString::fromStdString(reason)},
               ClubRole::Organiser);
}

Checked<ClubAnswer> ClubServer::untie(const QString& match)
{
    return act(QStringLiteral("untie(?)"), {match}, ClubRole::Organiser);
}

Checked<ClubEvening> ClubServer::evening()
{
    ClubEvening evening;
    Checked<QSqlQuery> calls = ask(
        QStringLiteral("SELECT season, fixture, place, %1 FROM whistle.calls ORDER BY at, fixture").arg(isoOf("at")));
    if (!calls)
        return calls.problems();
    while (calls->next())
        evening.calls.push_back({calls->value(0).toString(), calls->value(1).toString().toStdString(),
                                 calls->value(2).toString().toStdString(), here(calls->value(3))});
    Checked<QSqlQuery> clocks = ask(QStringLiteral("SELECT season, round, %1 FROM whistle.clocks").arg(isoOf("ends")));
    if (!clocks)
        return clocks.problems();
    while (clocks->next())
        evening.clocks.push_back({clocks->value(0).toString(), clocks->value(1).toInt(), here(clocks->value(2))});
    return evening;
}

Checked<ClubAnswer> ClubServer::callMatch(const QString& season, const std::string& fixture, const std::string& place)
{
    const QString of = QString::fromStdString(fixture);
    if (place.empty())
        return act(QStringLiteral("take_off_call(?, ?)"), {season, of}, ClubRole::Organiser);
    return act(QStringLiteral("call_match(?, ?, ?)"), {season, of, QString::fromStdString(place)}, ClubRole::Organiser);
}

Checked<ClubAnswer> ClubServer::setClock(const QString& season, int round, std::optional<int> seconds)
{
    return act(QStringLiteral("set_clock(?, ?, ?)"),
               {season, round, seconds ? QVariant(*seconds) : QVariant(QMetaType(QMetaType::Int))},
               ClubRole::Organiser);
}

Checked<ClubAnswer> ClubServer::agree(const QString& match, const ClubDevice& device, int side,
                                      const std::string& chain)
{
    return act(QStringLiteral("agree(?, ?, ?, ?)"), {match, device.id, side, QString::fromStdString(chain)});
}

Checked<ClubAnswer> ClubServer::takeBack(const QString& match, const ClubDevice& device, int side,
                                         const std::string& chain)
{
    return act(QStringLiteral("take_back(?, ?, ?, ?)"), {match, device.id, side, QString::fromStdString(chain)});
}

Checked<ClubAnswer> ClubServer::agreeFor(const QString& match, int side, const std::string& chain,
                                         const std::string& reason)
{
    return act(QStringLiteral("agree_for(?, ?, ?, ?)"),
               {match, side, QString::fromStdString(chain), QString::fromStdString(reason)}, ClubRole::Organiser);
}

Checked<ClubAnswer> ClubServer::tellHistory(const QString& match, const ClubDevice& device, int history,
                                            const Json& telling)
{
    return act(QStringLiteral("tell_history(?, ?, ?, ?)"),
               {match, device.id, history, QString::fromStdString(telling.dump())});
}

Checked<ClubAnswer> ClubServer::takeOff(const QString& season, const ClubState& here,
                                        const std::map<QString, std::string>& matches)
{
    Json chains = Json::object();
    for (const auto& [id, chain] : matches)
        chains[id.toStdString()] = chain;
    // An evening of many matches takes its time.
    if (Problems problems = order(QStringLiteral("SET statement_timeout = 0")); !problems.empty())
        return problems;
    Checked<ClubAnswer> answer =
        act(QStringLiteral("take_off(?, ?, ?, ?::jsonb)"),
            {season, here.count, QString::fromStdString(here.chain), QString::fromStdString(chains.dump())},
            ClubRole::Organiser);
    (void)order(QStringLiteral("RESET statement_timeout"));
    return answer;
}

} // namespace whistle
