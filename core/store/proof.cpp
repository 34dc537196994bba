// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/proof.h"

#include "journal/match_file.h"
#include "store/connection.h"
#include "store/dialect.h"
#include "store/migrations.h"
#include "store/texts.h"

#include <QCryptographicHash>
#include <QSqlQuery>
#include <QSqlRecord>
#include <algorithm>
#include <iterator>

namespace whistle {

namespace texts = store_texts;

namespace {

/// The tables of backups that older programs wrote.
const QStringList& olderBackupTables()
{
    static const QStringList tables{
        QStringLiteral("CREATE TABLE backup_info (made_at TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE backup_files (path TEXT PRIMARY KEY, content BLOB NOT NULL)"),
    };
    return tables;
}

/// A hash over values, each with its length, so that no two contents give the same bytes.
class ValueHash {
public:
    void add(const QVariant& value)
    {
        const bool isBytes = value.typeId() == QMetaType::QByteArray;
        const QByteArray bytes = isBytes ? value.toByteArray() : value.toString().toUtf8();
        m_hash.addData(QByteArray::number(bytes.size()) + (value.isNull() ? '0' : isBytes ? 'b' : 't'));
        m_hash.addData(bytes);
    }
    [[nodiscard]] QString result() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

/// What is sealed of a table; the first column is the key. What changes with every entry, or with a row of another
/// table, is left out.
struct SealedTable {
    const char* name;
    const char* key;
    const char* others;
};
constexpr SealedTable sealedTables[] = {
    {"matches", "id", "game, header, started_at, kind, shelf"},
    {"rulings", "id", "game, question, input, ruling, decision, entry, precedent, decided_at"},
    {"match_fixtures", "match_id", "season_id, fixture, terms"},
    {"settings", "name", "value"},
    {"things", "id", "game, kind, glance, content"},
};

/// Shows rows of the table with their key, their seal and the one that they ought to have, until the visitor says
/// false.
template <class Visitor>
QSqlError eachSealed(QSqlDatabase& database, const SealedTable& table, const QString& where, const QVariantList& values,
                     Visitor&& visit)
{
    QSqlQuery query = run(database,
                          QStringLiteral("SELECT seal, %1, %2 FROM %3 WHERE %4")
                              .arg(QString::fromLatin1(table.key), QString::fromLatin1(table.others),
                                   QString::fromLatin1(table.name), where),
                          values);
    if (!query.isActive())
        return query.lastError();
    const int columns = query.record().count();
    while (query.next()) {
        ValueHash hash;
        for (int column = 1; column < columns; ++column)
            hash.add(query.value(column));
        if (!visit(query.value(1).toString(), query.value(0).toString(), hash.result()))
            return {};
    }
    return query.lastError();
}

/// What a database has that was made by these statements.
QStringList schemaOf(int version, const QStringList& tables)
{
    Connection made(QStringLiteral(":memory:"));
    if (!made->open())
        return {};
    for (int i = 0; i < version; ++i) {
        for (const QString& statement : migrations()[static_cast<std::size_t>(i)])
            (void)execute(*made, statement);
    }
    for (const QString& statement : tables)
        (void)execute(*made, statement);
    return dialect::schema(*made);
}

} // namespace

const QStringList& backupTables()
{
    static const QStringList tables{
        QStringLiteral("CREATE TABLE backup_info (made_at TEXT NOT NULL, digest TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE backup_pieces (path BLOB NOT NULL, piece INTEGER NOT NULL, content BLOB NOT NULL,"
                       " PRIMARY KEY (path, piece))"),
        QStringLiteral("CREATE TABLE backup_left_out (path BLOB NOT NULL)"),
    };
    return tables;
}

QString contentDigest(QSqlDatabase& database)
{
    ValueHash hash;
    QStringList tables;
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (query.exec(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
                                  "AND name <> 'backup_info' ORDER BY name"))) {
        while (query.next())
            tables << query.value(0).toString();
    }
    for (QString table : tables) {
        hash.add(table);
        const QString quoted = table.replace(u'"', QStringLiteral("\"\""));
        if (!query.exec(QStringLiteral("SELECT * FROM \"%1\" ORDER BY rowid").arg(quoted)))
            return {};
        const int columns = query.record().count();
        while (query.next()) {
            for (int column = 0; column < columns; ++column)
                hash.add(query.value(column));
        }
        if (query.lastError().isValid())
            return {};
    }
    return hash.result();
}

QString backupDigest(QSqlDatabase& database, const QString& madeAt)
{
    ValueHash hash;
    hash.add(contentDigest(database));
    hash.add(madeAt);
    return QStringLiteral("2:") + hash.result(); // one from before has no number
}

QSqlError sealFault(QSqlDatabase& database, int version, QString& fault)
{
    QSqlError error;
    for (const SealedTable& table : sealedTables) {
        if (version < sealedSince || error.isValid() || !fault.isEmpty())
            break;
        error = eachSealed(database, table, QStringLiteral("TRUE"), {},
                           [&](const QString&, const QString& seal, const QString& right) {
                               if (seal != right)
                                   fault = Text{texts::otherContent}.render();
                               return seal == right;
                           });
    }
    return error;
}

QSqlError sealRow(QSqlDatabase& database, const QString& table, const QString& key)
{
    const SealedTable& sealed = *std::find_if(std::begin(sealedTables), std::end(sealedTables),
                                              [&](const SealedTable& one) { return table == QLatin1String(one.name); });
    const QString where = QString::fromLatin1(sealed.key) + QStringLiteral(" = ?");
    QString seal;
    const QSqlError error =
        eachSealed(database, sealed, where, {key}, [&](const QString&, const QString&, const QString& right) {
            seal = right;
            return false;
        });
    if (error.isValid())
        return error;
    return execute(database, QStringLiteral("UPDATE %1 SET seal = ? WHERE %2").arg(table, where), {seal, key});
}

QSqlError sealRows(QSqlDatabase& database)
{
    for (const SealedTable& table : sealedTables) {
        QStringList keys;
        QSqlError error = eachSealed(database, table, QStringLiteral("seal = ''"), {},
                                     [&](const QString& key, const QString&, const QString&) {
                                         keys << key;
                                         return true;
                                     });
        for (const QString& key : keys)
            error = error.isValid() ? error : sealRow(database, QString::fromLatin1(table.name), key);
        if (error.isValid())
            return error;
    }
    return {};
}

QString summarySeal(const QString& title, const QString& summary, bool finished)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& part : {title, summary, QString(finished ? u'1' : u'0')}) {
        const QByteArray bytes = part.toUtf8();
        hash.addData(QByteArray::number(bytes.size()) + ':' + bytes);
    }
    return QString::fromLatin1(hash.result().toHex());
}

QSqlError sealSummaries(QSqlDatabase& database)
{
    QSqlQuery query =
        run(database, QStringLiteral("SELECT id, title, summary, finished FROM matches WHERE summary_seal = ''"
                                     " AND (title <> '' OR summary <> '{}' OR finished <> 0)"));
    std::vector<QVariantList> sealed;
    while (query.next())
        sealed.push_back({summarySeal(query.value(1).toString(), query.value(2).toString(), query.value(3).toBool()),
                          query.value(0)});
    QSqlError error = query.lastError();
    for (const QVariantList& values : sealed) {
        if (!error.isValid())
            error = execute(database, QStringLiteral("UPDATE matches SET summary_seal = ? WHERE id = ?"), values);
    }
    return error;
}

QString schemaFault(QSqlDatabase& backup, int version)
{
    const QStringList found = dialect::schema(backup);
    for (const QStringList& tables : {backupTables(), olderBackupTables()}) {
        if (found == schemaOf(version, tables))
            return {};
    }
    return Text{texts::otherTables}.render();
}

QSqlError recordFault(QSqlDatabase& database, int version, QString& fault)
{
    const bool isCounted = version >= 5;
    QSqlQuery matches(database);
    matches.setForwardOnly(true);
    if (!matches.exec(isCounted ? QStringLiteral("SELECT id, header, line_count, last_chain FROM matches ORDER BY id")
                                : QStringLiteral("SELECT id, header FROM matches ORDER BY id")))
        return matches.lastError();
    QSqlQuery lines(database);
    lines.setForwardOnly(true);
    if (!lines.prepare(QStringLiteral("SELECT number, text FROM lines WHERE match_id = ? ORDER BY number")))
        return lines.lastError();
    while (matches.next()) {
        const QString id = matches.value(0).toString();
        std::vector<std::string> all{matches.value(1).toString().toStdString()};
        lines.bindValue(0, id);
        if (!lines.exec())
            return lines.lastError();
        bool inOrder = true;
        while (lines.next()) {
            inOrder = inOrder && lines.value(0).toInt() == static_cast<int>(all.size());
            all.push_back(lines.value(1).toString().toStdString());
        }
        if (lines.lastError().isValid())
            return lines.lastError();
        const SoundLines sound = soundLines(all);
        const int there = static_cast<int>(all.size()) - 1;
        bool isWhole = inOrder && !sound.fault;
        if (isWhole && isCounted) {
            const std::string last = there == 0 ? std::string() : sound.lines.back().chain;
            isWhole = matches.value(2).toInt() == there && matches.value(3).toString().toStdString() == last;
        }
        if (!isWhole) {
            const int proven = std::max(0, static_cast<int>(sound.lines.size()) - 1);
            fault = Text{texts::recordBroken, id.toStdString(), std::min(proven, there)}.render();
            return {};
        }
    }
    return matches.lastError();
}

} // namespace whistle
