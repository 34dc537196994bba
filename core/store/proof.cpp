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
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // Each value with its length, so that no two contents give the same bytes.
    const auto add = [&](const QVariant& value) {
        const bool isBytes = value.typeId() == QMetaType::QByteArray;
        const QByteArray bytes = isBytes ? value.toByteArray() : value.toString().toUtf8();
        hash.addData(QByteArray::number(bytes.size()) + (value.isNull() ? '0' : isBytes ? 'b' : 't'));
        hash.addData(bytes);
    };
    QStringList tables;
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (query.exec(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
                                  "AND name <> 'backup_info' ORDER BY name"))) {
        while (query.next())
            tables << query.value(0).toString();
    }
    for (QString table : tables) {
        add(table);
        const QString quoted = table.replace(u'"', QStringLiteral("\"\""));
        if (!query.exec(QStringLiteral("SELECT * FROM \"%1\" ORDER BY rowid").arg(quoted)))
            return {};
        const int columns = query.record().count();
        while (query.next()) {
            for (int column = 0; column < columns; ++column)
                add(query.value(column));
        }
        if (query.lastError().isValid())
            return {};
    }
    return QString::fromLatin1(hash.result().toHex());
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

QString schemaFault(QSqlDatabase& backup, int version)
{
    const QStringList found = dialect::schema(backup);
    for (const QStringList& tables : {backupTables(), olderBackupTables()}) {
        if (found == schemaOf(version, tables))
            return {};
    }
    return Text{texts::otherTables}.render();
}

QString recordFault(QSqlDatabase& database, int version)
{
    const bool isCounted = version >= 5;
    QSqlQuery matches(database);
    matches.setForwardOnly(true);
    if (!matches.exec(isCounted ? QStringLiteral("SELECT id, header, line_count, last_chain FROM matches ORDER BY id")
                                : QStringLiteral("SELECT id, header FROM matches ORDER BY id")))
        return dialect::reasonOf(matches.lastError());
    QSqlQuery lines(database);
    lines.setForwardOnly(true);
    if (!lines.prepare(QStringLiteral("SELECT number, text FROM lines WHERE match_id = ? ORDER BY number")))
        return dialect::reasonOf(lines.lastError());
    while (matches.next()) {
        const QString id = matches.value(0).toString();
        std::vector<std::string> all{matches.value(1).toString().toStdString()};
        lines.bindValue(0, id);
        if (!lines.exec())
            return dialect::reasonOf(lines.lastError());
        bool inOrder = true;
        while (lines.next()) {
            inOrder = inOrder && lines.value(0).toInt() == static_cast<int>(all.size());
            all.push_back(lines.value(1).toString().toStdString());
        }
        if (lines.lastError().isValid())
            return dialect::reasonOf(lines.lastError());
        const SoundLines sound = soundLines(all);
        const int there = static_cast<int>(all.size()) - 1;
        bool isWhole = inOrder && !sound.fault;
        if (isWhole && isCounted) {
            const std::string last = there == 0 ? std::string() : sound.lines.back().chain;
            isWhole = matches.value(2).toInt() == there && matches.value(3).toString().toStdString() == last;
        }
        if (!isWhole) {
            const int proven = std::max(0, static_cast<int>(sound.lines.size()) - 1);
            return Text{texts::recordBroken, id.toStdString(), std::min(proven, there)}.render();
        }
    }
    return matches.lastError().isValid() ? dialect::reasonOf(matches.lastError()) : QString();
}

} // namespace whistle
