// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/store.h"

#include "store/dialect.h"
#include "store/migrations.h"
#include "store/texts.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>
#include <QVariant>
#include <limits>
#include <nlohmann/json.hpp>

namespace whistle {

namespace texts = store_texts;

namespace {

QString databasePath(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("whistle.sqlite"));
}

Problem problemAt(const QString& path, Sentence sentence, const QString& reason)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), reason.toStdString()}};
}

QString toQString(Instant instant)
{
    return QString::fromStdString(instant.toIso());
}

Instant toInstant(const QVariant& value)
{
    return Instant::fromIso(value.toString().toStdString()).value_or(Instant{});
}

QString wordOf(bool isSeason)
{
    return isSeason ? QStringLiteral("season") : QStringLiteral("match");
}

Problems damageOf(QSqlDatabase& database, const QString& path)
{
    const QString damage = dialect::damage(database);
    return damage.isEmpty() ? Problems{} : Problems{problemAt(path, texts::damaged, damage)};
}

/// Opens and checks; problems leave the connection to be removed by the caller.
Problems prepareDatabase(QSqlDatabase& database, const QString& path, Store::DamageCheck check)
{
    if (!database.open())
        return {problemAt(path, texts::cannotOpen, database.lastError().databaseText())};
    const int version = dialect::schemaVersion(database);
    const int known = static_cast<int>(migrations().size());
    // The check comes before anything is written.
    if (check == Store::DamageCheck::First || version < known) {
        if (Problems damage = damageOf(database, path); !damage.empty())
            return damage;
    }
    if (!dialect::isOurs(database))
        return {{path.toStdString(), Text{texts::notOurs, path.toStdString()}}};
    if (version > known)
        return {{path.toStdString(), Text{texts::tooNew, path.toStdString(), version, known}}};
    if (!dialect::prepare(database))
        return {problemAt(path, texts::cannotOpen, database.lastError().databaseText())};
    if (const QSqlError error = migrate(database); error.isValid())
        return {problemAt(path, texts::cannotOpen, error.databaseText())};
    return {};
}

} // namespace

QString Store::standardFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("whistle"));
}

Problems Store::damageIn(const QString& folder)
{
    const QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    Problems problems;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(dialect::driver(), connection);
        database.setDatabaseName(databasePath(folder));
        problems =
            database.open()
                ? damageOf(database, databasePath(folder))
                : Problems{problemAt(databasePath(folder), texts::cannotOpen, database.lastError().databaseText())};
    }
    QSqlDatabase::removeDatabase(connection);
    return problems;
}

Checked<std::unique_ptr<Store>> Store::open(const QString& folder, DamageCheck check)
{
    const QString place = folder.isEmpty() ? standardFolder() : folder;
    if (!QDir().mkpath(place))
        return Problem{place.toStdString(), Text{texts::noFolder, place.toStdString()}};
    const QString connection = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Store> store(new Store(place, connection));
    QSqlDatabase database = QSqlDatabase::addDatabase(dialect::driver(), connection);
    database.setDatabaseName(databasePath(place));
    if (Problems problems = prepareDatabase(database, databasePath(place), check); !problems.empty()) {
        database = QSqlDatabase();
        return problems;
    }
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
    return problemAt(databasePath(m_folder), texts::failed, query.lastError().databaseText());
}

template <class Work>
Problems Store::inTransaction(Work&& work)
{
    QSqlDatabase connection = database();
    QSqlQuery query(connection);
    if (!dialect::beginWriting(connection))
        return {problemAt(databasePath(m_folder), texts::failed, connection.lastError().databaseText())};
    Problems problems = work();
    if (problems.empty() && !query.exec(QStringLiteral("COMMIT")))
        problems = {failed(query)};
    if (!problems.empty())
        query.exec(QStringLiteral("ROLLBACK"));
    return problems;
}

Problems Store::insertMatch(const MatchId& id, const MatchHeader& header, const std::string& text, Instant at,
                            Kind kind)
{
    QSqlQuery query(database());
    query.prepare(QStringLiteral(
        "INSERT INTO matches (id, game, header, started_at, changed_at, kind) VALUES (?, ?, ?, ?, ?, ?)"));
    query.addBindValue(id.uuid);
    query.addBindValue(QString::fromStdString(header.game));
    query.addBindValue(QString::fromStdString(text));
    query.addBindValue(toQString(at));
    query.addBindValue(toQString(at));
    query.addBindValue(wordOf(kind == Kind::Season));
    return query.exec() ? Problems{} : Problems{failed(query)};
}

Problems Store::insertLine(const MatchId& match, const RecordedLine& line)
{
    // Only behind the line before it, so that two programs never weave two records into one.
    QSqlQuery query(database());
    query.prepare(QStringLiteral("INSERT INTO lines (match_id, number, text, chain) SELECT ?, ?, ?, ? "
                                 "WHERE (SELECT COALESCE(max(number), 0) FROM lines WHERE match_id = ?) = ?"));
    query.addBindValue(match.uuid);
    query.addBindValue(line.number);
    query.addBindValue(QString::fromStdString(line.text));
    query.addBindValue(QString::fromStdString(line.chain));
    query.addBindValue(match.uuid);
    query.addBindValue(line.number - 1);
    if (!query.exec())
        return {failed(query)};
    if (query.numRowsAffected() != 1)
        return {{match.uuid.toStdString(), Text{texts::continuedElsewhere}}};
    return {};
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
        for (std::size_t i = 1; i < lines.size() && found.empty(); ++i)
            found = insertLine(id, lines[i]);
        return found;
    });
    if (!problems.empty())
        return problems;
    return id;
}

Problems Store::append(const MatchId& match, const std::vector<RecordedLine>& lines, Instant at)
{
    return inTransaction([&]() -> Problems {
        QSqlQuery query(database());
        query.prepare(QStringLiteral("UPDATE matches SET changed_at = ? WHERE id = ?"));
        query.addBindValue(toQString(at));
        query.addBindValue(match.uuid);
        if (!query.exec())
            return {failed(query)};
        if (query.numRowsAffected() != 1)
            return {{match.uuid.toStdString(), Text{texts::noSuchMatch, match.uuid.toStdString()}}};
        Problems problems;
        for (auto line = lines.begin(); line != lines.end() && problems.empty(); ++line)
            problems = insertLine(match, *line);
        return problems;
    });
}

Checked<std::vector<std::string>> Store::load(const MatchId& match) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT 0 AS number, header AS text FROM matches WHERE id = ? UNION ALL "
                                 "SELECT number, text FROM lines WHERE match_id = ? ORDER BY number"));
    query.addBindValue(match.uuid);
    query.addBindValue(match.uuid);
    if (!query.exec())
        return failed(query);
    std::vector<std::string> lines;
    while (query.next())
        lines.push_back(query.value(1).toString().toStdString());
    if (query.lastError().isValid())
        return failed(query);
    if (lines.empty())
        return Problem{match.uuid.toStdString(), Text{texts::noSuchMatch, match.uuid.toStdString()}};
    return lines;
}

Problems Store::removeMatch(const MatchId& match)
{
    QSqlQuery query(database());
    query.prepare(QStringLiteral("DELETE FROM matches WHERE id = ?"));
    query.addBindValue(match.uuid);
    return query.exec() ? Problems{} : Problems{failed(query)};
}

Problems Store::setSummary(const MatchId& match, const std::string& title, const Json& summary, bool finished)
{
    QSqlQuery query(database());
    query.prepare(QStringLiteral("UPDATE matches SET title = ?, summary = ?, finished = ? WHERE id = ?"));
    query.addBindValue(QString::fromStdString(title));
    query.addBindValue(QString::fromStdString(summary.dump()));
    query.addBindValue(finished ? 1 : 0);
    query.addBindValue(match.uuid);
    return query.exec() ? Problems{} : Problems{failed(query)};
}

Checked<std::vector<MatchSummary>> Store::recentMatches(int limit) const
{
    return list(Kind::Match, limit);
}

Checked<std::vector<MatchSummary>> Store::seasons() const
{
    return list(Kind::Season, std::numeric_limits<int>::max());
}

Checked<std::vector<MatchSummary>> Store::list(Kind kind, int limit) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id, game, title, summary, started_at, changed_at, finished, "
                                 "(SELECT count(*) FROM lines WHERE match_id = matches.id) "
                                 "FROM matches WHERE kind = ? ORDER BY changed_at DESC, started_at DESC, id LIMIT ?"));
    query.addBindValue(wordOf(kind == Kind::Season));
    query.addBindValue(limit);
    if (!query.exec())
        return failed(query);
    std::vector<MatchSummary> matches;
    while (query.next()) {
        // Only a cache: one that cannot be read is one that is not there.
        const Checked<Json> summary = parseJson(query.value(3).toString().toStdString());
        matches.push_back({MatchId{query.value(0).toString()}, query.value(1).toString().toStdString(),
                           query.value(2).toString().toStdString(), summary ? *summary : Json::object(),
                           toInstant(query.value(4)), toInstant(query.value(5)), query.value(6).toBool(),
                           query.value(7).toInt()});
    }
    if (query.lastError().isValid())
        return failed(query);
    return matches;
}

std::optional<QString> Store::setting(const QString& name) const
{
    QSqlQuery query(database());
    query.prepare(QStringLiteral("SELECT value FROM settings WHERE name = ?"));
    query.addBindValue(name);
    return query.exec() && query.next() ? std::optional(query.value(0).toString()) : std::nullopt;
}

Problems Store::setSetting(const QString& name, const QString& value)
{
    QSqlQuery query(database());
    query.prepare(QStringLiteral("INSERT INTO settings (name, value) VALUES (?, ?) "
                                 "ON CONFLICT (name) DO UPDATE SET value = excluded.value"));
    query.addBindValue(name);
    query.addBindValue(value);
    return query.exec() ? Problems{} : Problems{failed(query)};
}

Problems Store::exportMatch(const MatchId& match, const QString& path) const
{
    const Checked<std::vector<std::string>> loaded = load(match);
    if (!loaded)
        return loaded.problems();
    const SoundLines sound = soundLines(*loaded);
    if (sound.fault)
        return {*sound.fault};
    return writeMatchFile(path, sound.lines);
}

} // namespace whistle
