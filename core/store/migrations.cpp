// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/migrations.h"

#include "store/connection.h"
#include "store/dialect.h"
#include "store/proof.h"

namespace whistle {

const std::vector<QStringList>& migrations()
{
    static const std::vector<QStringList> all{
        // 1: matches with their recorded lines, and settings.
        {
            QStringLiteral("CREATE TABLE matches ("
                           " id TEXT PRIMARY KEY," // a UUID
                           " game TEXT NOT NULL,"
                           " header TEXT NOT NULL,"
                           " title TEXT NOT NULL DEFAULT '',"
                           " summary TEXT NOT NULL DEFAULT '{}'," // JSON, for the list of matches only
                           " started_at TEXT NOT NULL,"
                           " changed_at TEXT NOT NULL,"
                           " finished INTEGER NOT NULL DEFAULT 0)"),
            QStringLiteral("CREATE INDEX matches_by_change ON matches (changed_at)"),
            QStringLiteral("CREATE TABLE lines ("
                           " match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
                           " number INTEGER NOT NULL,"
                           " text TEXT NOT NULL," // the whole line, as in a match file
                           " chain TEXT NOT NULL,"
                           " PRIMARY KEY (match_id, number))"),
            QStringLiteral("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)"),
        },
        // 2: rulings kept beside a match or as precedents.
        {
            QStringLiteral("CREATE TABLE rulings ("
                           " id TEXT PRIMARY KEY," // a UUID
                           " game TEXT NOT NULL,"
                           " question TEXT NOT NULL,"
                           " input TEXT NOT NULL,"  // JSON, as it was asked
                           " ruling TEXT NOT NULL," // JSON, as it was answered
                           " decision TEXT NOT NULL DEFAULT '',"
                           " match_id TEXT REFERENCES matches (id) ON DELETE SET NULL,"
                           " entry INTEGER NOT NULL DEFAULT 0,"
                           " precedent INTEGER NOT NULL DEFAULT 0,"
                           " decided_at TEXT NOT NULL)"),
            QStringLiteral("CREATE INDEX rulings_by_match ON rulings (match_id)"),
            QStringLiteral("CREATE INDEX rulings_by_question ON rulings (game, question)"),
        },
        // 3: seasons are kept like matches: a record of lines.
        {
            QStringLiteral("ALTER TABLE matches ADD COLUMN kind TEXT NOT NULL DEFAULT 'match'"), // or 'season'
            QStringLiteral("CREATE INDEX matches_by_kind ON matches (kind, changed_at)"),
        },
        // 4: matches that are played for a fixture of a season.
        {
            QStringLiteral("CREATE TABLE match_fixtures ("
                           " match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,"
                           " season_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
                           " fixture TEXT NOT NULL,"
                           " terms TEXT NOT NULL DEFAULT '{}')"), // JSON: the league's rules when it began
            QStringLiteral("CREATE INDEX match_fixtures_by_season ON match_fixtures (season_id, fixture)"),
        },
        // 5: how many lines a match has, and the chain of the last, so that lines that are lost are missed; and a seal
        // on
        // what the list shows of it.
        {
            QStringLiteral("ALTER TABLE matches ADD COLUMN summary_seal TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE matches ADD COLUMN line_count INTEGER NOT NULL DEFAULT 0"),
            QStringLiteral("ALTER TABLE matches ADD COLUMN last_chain TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("UPDATE matches SET line_count = (SELECT count(*) FROM lines WHERE match_id = matches.id)"),
            QStringLiteral("UPDATE matches SET last_chain = (SELECT chain FROM lines WHERE match_id = matches.id"
                           " AND number = matches.line_count) WHERE EXISTS (SELECT 1 FROM lines"
                           " WHERE match_id = matches.id AND number = matches.line_count)"),
        },
        // 6: where a match or a season lies; it stood in two kinds of settings.
        {
            QStringLiteral("ALTER TABLE matches ADD COLUMN shelf TEXT NOT NULL DEFAULT 'open'"),
            QStringLiteral("UPDATE matches SET shelf = settings.value FROM settings"
                           " WHERE settings.name = 'season_shelf/' || matches.id"),
            QStringLiteral("UPDATE matches SET shelf = CASE settings.name WHEN 'home/archive' THEN 'archive' ELSE 'bin'"
                           " END FROM settings WHERE settings.name IN ('home/archive', 'home/deleted')"
                           " AND instr(settings.value, matches.id) > 0"),
            QStringLiteral("DELETE FROM settings WHERE name LIKE 'season_shelf/%'"
                           " OR name IN ('home/archive', 'home/deleted')"),
        },
        // 7: what players make for a game beside its matches: cards, decks.
        {
            QStringLiteral("CREATE TABLE things ("
                           " id TEXT PRIMARY KEY," // a UUID
                           " game TEXT NOT NULL,"
                           " kind TEXT NOT NULL,"
                           " glance TEXT NOT NULL,"    // what lists show of it
                           " content TEXT NOT NULL)"), // JSON
            QStringLiteral("CREATE INDEX things_by_kind ON things (game, kind)"),
        },
        // 8: a seal on every row that has no chain (proof.h).
        {
            QStringLiteral("ALTER TABLE matches ADD COLUMN seal TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE rulings ADD COLUMN seal TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE match_fixtures ADD COLUMN seal TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE settings ADD COLUMN seal TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("ALTER TABLE things ADD COLUMN seal TEXT NOT NULL DEFAULT ''"),
        },
        // 9: a seal on what the list shows of the matches from before 5, too (proof.h).
        {},
    };
    return all;
}

QSqlError migrate(QSqlDatabase& database)
{
    const int latest = static_cast<int>(migrations().size());
    while (true) {
        if (dialect::schemaVersion(database) >= latest)
            return {};
        if (const QSqlError error = dialect::beginWriting(database); error.isValid())
            return error;
        // Another program may have done it meanwhile.
        const int version = dialect::schemaVersion(database);
        QSqlError error;
        if (version >= 0 && version < latest) {
            for (const QString& statement : migrations()[static_cast<std::size_t>(version)])
                error = error.isValid() ? error : execute(database, statement);
            if (!error.isValid() && version + 1 == sealedSince)
                error = sealRows(database);
            if (!error.isValid() && version + 1 == summariesSealedSince)
                error = sealSummaries(database);
            if (!error.isValid())
                error = dialect::setSchemaVersion(database, version + 1);
        } else if (version < 0) {
            error = QSqlError(QStringLiteral("user_version"), QString(), QSqlError::UnknownError);
        }
        if (!error.isValid())
            error = execute(database, QStringLiteral("COMMIT"));
        if (error.isValid()) {
            (void)execute(database, QStringLiteral("ROLLBACK"));
            return error;
        }
    }
}

} // namespace whistle
