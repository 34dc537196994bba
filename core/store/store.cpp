// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/store.h"

#include "store/connection.h"
#include "store/dialect.h"
#include "store/folder.h"
#include "store/migrations.h"
#include "store/proof.h"
#include "store/restore.h"
#include "store/texts.h"

#include <QSqlError>
#include <QUuid>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>

namespace whistle {

namespace texts = store_texts;

namespace {

QString toQString(Instant instant)
{
    return QString::fromStdString(instant.toIso());
}

Instant toInstant(const QVariant& value)
{
    return Instant::fromIso(value.toString().toStdString()).value_or(Instant{});
}

QString wordOf(Shelf shelf)
{
    const std::string_view word = toWord(shelf);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

Shelf shelfIn(const QVariant& value)
{
    return fromWord<Shelf>(value.toString().toStdString()).value_or(Shelf::Open);
}

QString wordOf(bool isSeason)
{
    return isSeason ? QStringLiteral("season") : QStringLiteral("match");
}

/// What is wrong with a database: that it is damaged is said only where it is.
Problem troubleWith(const QString& path, const dialect::Finding& found)
{
    const dialect::Finding sure = dialect::confirmed(found, path);
    switch (sure.nature) {
    case dialect::Nature::Damaged:
        return problemAt(path, texts::damaged, sure.reason);
    case dialect::Nature::Busy:
        return problemAt(path, texts::locked, sure.reason);
    default:
        return problemAt(path, texts::cannotOpen, sure.reason);
    }
}

Problem troubleWith(const QString& path, const QSqlError& error)
{
    return troubleWith(path, dialect::findingOf(error));
}

/// Whether the content of a database that reads well is not what was written. What cannot be read says nothing of it.
QString changedContent(QSqlDatabase& database)
{
    // One moment of it: somebody may be writing.
    if (execute(database, QStringLiteral("BEGIN")).isValid())
        return {};
    const int version = dialect::schemaVersion(database);
    if (!dialect::isOurs(database) || version < 1 || version > static_cast<int>(migrations().size()))
        return {};
    QString fault;
    if (!sealFault(database, version, fault).isValid() && fault.isEmpty())
        (void)recordFault(database, version, fault);
    return fault;
}

/// Opens and checks; problems leave the connection to be removed by the caller.
Problems prepareDatabase(QSqlDatabase& database, const QString& path, Store::DamageCheck check)
{
    if (!database.open())
        return {troubleWith(path, database.lastError())};
    QSqlError error;
    const int version = ask(database, QStringLiteral("PRAGMA user_version"), &error).toInt();
    if (error.isValid())
        return {troubleWith(path, error)};
    const int known = static_cast<int>(migrations().size());
    // The check comes before anything is written.
    if (check == Store::DamageCheck::First || version < known) {
        if (const dialect::Finding found = dialect::lookThrough(database); !found.isSound())
            return {troubleWith(path, found)};
    }
    const bool isOurs = dialect::isOurs(database, &error);
    if (error.isValid())
        return {troubleWith(path, error)};
    if (!isOurs)
        return {{path.toStdString(), Text{texts::notOurs, path.toStdString()}}};
    if (version > known)
        return {{path.toStdString(), Text{texts::tooNew, path.toStdString(), version, known}}};
    if (check == Store::DamageCheck::First) {
        QString fault;
        if (error = sealFault(database, version, fault); error.isValid())
            return {troubleWith(path, error)};
        if (!fault.isEmpty())
            return {problemAt(path, texts::damaged, fault)};
    }
    if (error = dialect::prepare(database); error.isValid())
        return {troubleWith(path, error)};
    if (error = migrate(database); error.isValid())
        return {troubleWith(path, error)};
    return {};
}

} // namespace

QString Store::standardFolder()
{
    return standardDataFolder();
}

Problems Store::damageIn(const QString& folder)
{
    const QString path = databaseIn(placeOf(folder));
    Connection database(path);
    const bool isOpen = database->open();
    const dialect::Finding found =
        dialect::confirmed(isOpen ? dialect::lookThrough(*database) : dialect::findingOf(database->lastError()), path);
    const bool isDamaged = found.nature == dialect::Nature::Damaged;
    const QString reason = isDamaged ? found.reason : found.isSound() ? changedContent(*database) : QString();
    return reason.isEmpty() ? Problems{} : Problems{problemAt(path, texts::damaged, reason)};
}

Checked<std::unique_ptr<Store>> Store::open(const QString& folder, DamageCheck check)
{
    const QString place = placeOf(folder);
    std::error_code error;
    if (std::filesystem::create_directories(place.toStdString(), error); error)
        return problemAt(place, texts::noFolder, QString::fromStdString(files::reasonOf(error)));
    // A restore that was cut off is completed before anybody looks.
    if (Problems problems = finishRestore(place); !problems.empty())
        return problems;
    const QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Store> store(new Store(place, connection));
    const Marks before = store->marks();
    QSqlDatabase database = QSqlDatabase::addDatabase(dialect::driver(), connection);
    database.setDatabaseName(databaseIn(place));
    if (Problems problems = prepareDatabase(database, databaseIn(place), check); !problems.empty()) {
        database = QSqlDatabase();
        return problems;
    }
    store->m_marks = store->marks();
    // Somebody may have put another database in its place while this one was being opened.
    if (before.front() && (!store->m_marks.front() || !before.front()->isSameFile(*store->m_marks.front())))
        return Problem{place.toStdString(), Text{texts::gone, databaseIn(place).toStdString()}};
    return store;
}

Store::~Store()
{
    QSqlDatabase::removeDatabase(m_connection);
}

QSqlDatabase Store::database() const
{
    return QSqlDatabase::database(m_connection, false);
}

Problem Store::failed(const QSqlQuery& query) const
{
    return failed(query.lastError());
}

Problem Store::failed(const QSqlError& error) const
{
    return problemAt(databaseIn(m_folder), texts::failed, dialect::reasonOf(error));
}

Store::Marks Store::marks() const
{
    const QString path = databaseIn(m_folder);
    return {files::markOf(path), files::markOf(path + QStringLiteral("-wal")),
            files::markOf(path + QStringLiteral("-shm"))};
}

Problems Store::whereItWas()
{
    const Marks now = marks();
    bool isThere = now.front() && m_marks.front() && now.front()->size >= m_marks.front()->size;
    for (std::size_t i = 0; i < now.size() && isThere; ++i) {
        if (m_marks[i])
            isThere = now[i] && now[i]->isSameFile(*m_marks[i]);
        else
            m_marks[i] = now[i]; // made since
    }
    if (isThere)
        return {};
    const std::string path = databaseIn(m_folder).toStdString();
    return {{path, Text{texts::gone, path}}};
}

Problems Store::inTransaction(const std::function<Problems()>& work)
{
    if (Problems problems = whereItWas(); !problems.empty())
        return problems;
    QSqlDatabase connection = database();
    if (const QSqlError error = dialect::beginWriting(connection); error.isValid())
        return {failed(error)};
    Problems problems = work();
    if (problems.empty()) {
        // What could not be made sure of may be on disk all the same, and be found there at the next start.
        if (const QSqlError error = execute(connection, QStringLiteral("COMMIT")); error.isValid())
            problems = {problemAt(databaseIn(m_folder), texts::unfinished, dialect::reasonOf(error))};
    }
    if (!problems.empty()) {
        (void)execute(connection, QStringLiteral("ROLLBACK"));
        return problems;
    }
    // Whoever moved or replaced the files meanwhile has taken it with them.
    return whereItWas();
}

Problems Store::insertMatch(const MatchId& id, const MatchHeader& header, const std::string& text, Instant at,
                            Kind kind)
{
    const QString now = toQString(at);
    const Problems problems =
        done(QStringLiteral(
                 "INSERT INTO matches (id, game, header, started_at, changed_at, kind) VALUES (?, ?, ?, ?, ?, ?)"),
             {id.uuid, QString::fromStdString(header.game), QString::fromStdString(text), now, now,
              wordOf(kind == Kind::Season)});
    return problems.empty() ? sealed(QStringLiteral("matches"), id.uuid) : problems;
}

Problems Store::sealed(const QString& table, const QString& key)
{
    QSqlDatabase connection = database();
    const QSqlError error = sealRow(connection, table, key);
    return error.isValid() ? Problems{failed(error)} : Problems{};
}

Problems Store::insertLine(const MatchId& match, const RecordedLine& line)
{
    return done(QStringLiteral("INSERT INTO lines (match_id, number, text, chain) VALUES (?, ?, ?, ?)"),
                {match.uuid, line.number, QString::fromStdString(line.text), QString::fromStdString(line.chain)});
}

Problems Store::insertLines(const MatchId& match, std::span<const RecordedLine> lines, Instant at)
{
    if (lines.empty())
        return {};
    // Only behind the line before them, so that two programs never weave two records into one.
    const QSqlQuery update =
        run(database(),
            QStringLiteral(
                "UPDATE matches SET changed_at = ?, line_count = ?, last_chain = ? WHERE id = ? AND line_count = ?"
                " AND NOT (kind = 'season' AND shelf = 'bin')"),
            {toQString(at), lines.back().number, QString::fromStdString(lines.back().chain), match.uuid,
             lines.front().number - 1});
    if (!update.isActive())
        return {failed(update)};
    if (update.numRowsAffected() != 1) {
        QSqlQuery known = run(database(), QStringLiteral("SELECT line_count FROM matches WHERE id = ?"), {match.uuid});
        if (!known.isActive())
            return {failed(known)};
        // One that was merged goes on as another.
        if (known.next())
            return {{"", Text{known.value(0).toInt() == lines.front().number - 1 ? texts::inTheBin
                                                                                 : texts::continuedElsewhere}}};
        return {{match.uuid.toStdString(), Text{texts::noSuchMatch, match.uuid.toStdString()}}};
    }
    int number = lines.front().number;
    Problems problems;
    for (auto line = lines.begin(); line != lines.end() && problems.empty(); ++line, ++number) {
        problems = line->number == number ? insertLine(match, *line) : Problems{{"", Text{texts::continuedElsewhere}}};
    }
    return problems;
}

Checked<MatchId> Store::createMatch(const RecordedLine& header, Instant at)
{
    return importMatch({header}, at);
}

Checked<MatchId> Store::createSeason(const RecordedLine& header, Instant at)
{
    return importSeason({header}, at);
}

Checked<MatchId> Store::importMatch(const std::vector<RecordedLine>& lines, Instant at)
{
    return import(lines, at, Kind::Match);
}

Checked<MatchId> Store::importSeason(const std::vector<RecordedLine>& lines, Instant at)
{
    return import(lines, at, Kind::Season);
}

Checked<MatchId> Store::import(const std::vector<RecordedLine>& lines, Instant at, Kind kind)
{
    const Checked<MatchHeader> header = readHeader(lines.front().text);
    if (!header)
        return header.problems();
    const MatchId id{QUuid::createUuid().toString(QUuid::WithoutBraces)};
    Problems problems = inTransaction([&]() -> Problems {
        Problems found = insertMatch(id, *header, lines.front().text, at, kind);
        return found.empty() ? insertLines(id, std::span(lines).subspan(1), at) : found;
    });
    if (!problems.empty())
        return problems;
    return id;
}

Problems Store::append(const MatchId& match, const std::vector<RecordedLine>& lines, Instant at)
{
    return inTransaction([&] { return insertLines(match, lines, at); });
}

Checked<std::vector<std::string>> Store::load(const MatchId& match) const
{
    // In one statement, so that it is one moment; the header carries how many lines there must be, and the last chain.
    QSqlQuery query = run(
        database(),
        QStringLiteral("SELECT 0 AS number, header AS text, last_chain AS chain, line_count FROM matches WHERE id = ? "
                       "UNION ALL SELECT number, text, chain, 0 FROM lines WHERE match_id = ? ORDER BY number"),
        {match.uuid, match.uuid});
    if (!query.isActive())
        return failed(query);
    std::vector<std::string> lines;
    QString last;
    QString found;
    int count = 0;
    bool inOrder = true;
    while (query.next()) {
        inOrder = inOrder && query.value(0).toInt() == static_cast<int>(lines.size());
        if (lines.empty()) {
            last = query.value(2).toString();
            count = query.value(3).toInt();
        } else {
            found = query.value(2).toString();
        }
        lines.push_back(query.value(1).toString().toStdString());
        // A damaged index may lead to another line than the one that it names.
        const std::string key = "{\"number\":";
        const std::string begin = key + std::to_string(lines.size() - 1) + ",";
        const bool isNumbered = lines.size() > 1 && lines.back().compare(0, key.size(), key) == 0;
        inOrder = inOrder && (!isNumbered || lines.back().compare(0, begin.size(), begin) == 0);
    }
    if (query.lastError().isValid())
        return failed(query);
    if (lines.empty())
        return Problem{match.uuid.toStdString(), Text{texts::noSuchMatch, match.uuid.toStdString()}};
    const int there = static_cast<int>(lines.size()) - 1;
    if (!inOrder || there != count || found != last)
        return Problem{match.uuid.toStdString(), Text{texts::linesMissing, count, there}};
    return lines;
}

Problems Store::removeMatch(const MatchId& match)
{
    return write(QStringLiteral("DELETE FROM matches WHERE id = ?"), {match.uuid});
}

Problems Store::write(const QString& statement, const QVariantList& values)
{
    return inTransaction([&] { return done(statement, values); });
}

Problems Store::writeSealed(const QString& table, const QString& key, const QString& statement,
                            const QVariantList& values)
{
    return inTransaction([&] {
        const Problems problems = done(statement, values);
        return problems.empty() ? sealed(table, key) : problems;
    });
}

Problems Store::done(const QString& statement, const QVariantList& values)
{
    QSqlDatabase connection = database();
    const QSqlError error = execute(connection, statement, values);
    return error.isValid() ? Problems{failed(error)} : Problems{};
}

Problems Store::setSummary(const MatchId& match, const std::string& title, const Json& summary, bool finished)
{
    const QString told = QString::fromStdString(title);
    const QString kept = QString::fromStdString(summary.dump());
    return write(
        QStringLiteral("UPDATE matches SET title = ?, summary = ?, finished = ?, summary_seal = ? WHERE id = ?"),
        {told, kept, finished ? 1 : 0, summarySeal(told, kept, finished), match.uuid});
}

Checked<std::vector<MatchSummary>> Store::recentMatches(int limit, std::optional<Shelf> shelf) const
{
    return list(Kind::Match, limit, shelf);
}

Checked<std::vector<MatchSummary>> Store::seasons() const
{
    return list(Kind::Season, std::numeric_limits<int>::max());
}

Checked<std::vector<MatchSummary>> Store::list(Kind kind, int limit, std::optional<Shelf> shelf) const
{
    QSqlQuery query =
        run(database(),
            QStringLiteral("SELECT id, game, title, summary, started_at, changed_at, finished, line_count, "
                           "summary_seal, shelf "
                           "FROM matches WHERE kind = ? AND shelf LIKE ? "
                           "ORDER BY changed_at DESC, started_at DESC, id LIMIT ?"),
            {wordOf(kind == Kind::Season), shelf ? wordOf(*shelf) : QStringLiteral("%"), limit});
    if (!query.isActive())
        return failed(query);
    std::vector<MatchSummary> matches;
    while (query.next()) {
        // Only a cache: one that cannot be read, or is not the one that was written, is one that is not there. A match
        // of which nothing has been shown yet has no seal, and nothing to show.
        const QString title = query.value(2).toString();
        const bool isSealed =
            query.value(8).toString() == summarySeal(title, query.value(3).toString(), query.value(6).toBool());
        const Checked<Json> read = parseJson(query.value(3).toString().toStdString());
        const bool isSummary = isSealed && read && read->is_object();
        matches.push_back({MatchId{query.value(0).toString()}, query.value(1).toString().toStdString(),
                           isSealed ? title.toStdString() : std::string(), isSummary ? *read : Json::object(),
                           toInstant(query.value(4)), toInstant(query.value(5)), isSealed && query.value(6).toBool(),
                           query.value(7).toInt(), shelfIn(query.value(9))});
    }
    if (query.lastError().isValid())
        return failed(query);
    return matches;
}

Shelf Store::shelfOf(const MatchId& match) const
{
    QSqlQuery query = run(database(), QStringLiteral("SELECT shelf FROM matches WHERE id = ?"), {match.uuid});
    return query.next() ? shelfIn(query.value(0)) : Shelf::Open;
}

int Store::writtenByOthers() const
{
    QSqlDatabase here = database();
    return ask(here, QStringLiteral("PRAGMA data_version")).toInt();
}

std::optional<int> Store::lineCount(const MatchId& match) const
{
    QSqlQuery query = run(database(), QStringLiteral("SELECT line_count FROM matches WHERE id = ?"), {match.uuid});
    return query.next() ? std::optional(query.value(0).toInt()) : std::nullopt;
}

Problems Store::putOn(Shelf shelf, const MatchId& match)
{
    return writeSealed(QStringLiteral("matches"), match.uuid,
                       QStringLiteral("UPDATE matches SET shelf = ? WHERE id = ?"), {wordOf(shelf), match.uuid});
}

std::optional<QString> Store::setting(const QString& name) const
{
    QSqlQuery query = run(database(), QStringLiteral("SELECT value FROM settings WHERE name = ?"), {name});
    return query.next() ? std::optional(query.value(0).toString()) : std::nullopt;
}

Problems Store::setSetting(const QString& name, const QString& value)
{
    return writeSealed(QStringLiteral("settings"), name,
                       QStringLiteral("INSERT INTO settings (name, value) VALUES (?, ?) "
                                      "ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
                       {name, value.isNull() ? QStringLiteral("") : value}); // null is no text to SQLite
}

Problems Store::exportMatch(const MatchId& match, const QString& path, files::Existing existing) const
{
    const Checked<std::vector<std::string>> loaded = load(match);
    if (!loaded)
        return loaded.problems();
    const SoundLines sound = soundLines(*loaded);
    if (sound.fault)
        return {*sound.fault};
    return writeMatchFile(path, sound.lines, existing);
}

} // namespace whistle
