// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "base/instant.h"
#include "journal/match_file.h"
#include "store/shelf.h"

#include <QSqlDatabase>
#include <QString>
#include <QVariant>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QSqlError;
class QSqlQuery;

namespace whistle {

/// Names a match in the store.
struct MatchId {
    QString uuid;
    friend bool operator==(const MatchId&, const MatchId&) = default;
};

/// A match as the list on the home page shows it.
struct MatchSummary {
    MatchId id;
    std::string game;
    std::string title;
    Json summary; ///< what the game's page wants to show of it without opening it
    Instant startedAt;
    Instant changedAt;
    bool finished = false;
    int lines = 0; ///< after the header
    Shelf shelf = Shelf::Open;
};

/// Keeps matches and settings in one SQLite database, `whistle.sqlite` in the data folder. It keeps and returns, and
/// judges nothing. What a function has written is on disk when it returns; problems: nothing was written. A store
/// belongs to the thread that opened it; several stores (programs) may use one folder.
class Store {
public:
    /// When the whole database is looked through for damage; it takes long where there are many matches.
    enum class DamageCheck {
        First,  ///< before anything else is done with it
        Beside, ///< the caller does it meanwhile with `damageIn`; still first where a migration has to be done
    };
    /// `folder` empty: the folder of this user (`$XDG_DATA_HOME/whistle`). It is made if it is not there.
    [[nodiscard]] static Checked<std::unique_ptr<Store>> open(const QString& folder = {},
                                                              DamageCheck check = DamageCheck::First);
    /// Looks through the database of a folder for damage, reading only, on whichever thread it is called. Empty: sound,
    /// or it cannot be looked at just now (locked, no room), which says nothing of damage.
    [[nodiscard]] static Problems damageIn(const QString& folder);
    [[nodiscard]] static QString standardFolder();
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    [[nodiscard]] const QString& folder() const { return m_folder; }

    Checked<MatchId> createMatch(const RecordedLine& header, Instant at);
    /// A season is kept as a match is, by the same functions, but in a list of its own.
    Checked<MatchId> createSeason(const RecordedLine& header, Instant at);
    /// Appends the match's next lines, all or none. If it was continued elsewhere meanwhile, that is a problem.
    Problems append(const MatchId& match, const std::vector<RecordedLine>& lines, Instant at);
    /// All lines that were recorded, the header first, as in a match file; still to be proven (soundLines). If some of
    /// them are missing, that is a problem.
    [[nodiscard]] Checked<std::vector<std::string>> load(const MatchId& match) const;
    Problems removeMatch(const MatchId& match);
    /// How many lines of a match or a season are kept behind its header; none: it is not there.
    [[nodiscard]] std::optional<int> lineCount(const MatchId& match) const;
    /// Another number as soon as another window or program has written anything into the database.
    [[nodiscard]] int writtenByOthers() const;

    /// What the list shows; does not count as a change of the match.
    Problems setSummary(const MatchId& match, const std::string& title, const Json& summary, bool finished);
    /// The matches changed last, the latest first; `shelf`: only those that lie there.
    [[nodiscard]] Checked<std::vector<MatchSummary>> recentMatches(int limit, std::optional<Shelf> shelf = {}) const;
    /// All seasons, the one changed last first; those in the archive and in the bin too.
    [[nodiscard]] Checked<std::vector<MatchSummary>> seasons() const;

    /// Where a match or a season lies; one that is not there lies open.
    [[nodiscard]] Shelf shelfOf(const MatchId& match) const;
    /// Does not count as a change of the match.
    Problems putOn(Shelf shelf, const MatchId& match);

    [[nodiscard]] std::optional<QString> setting(const QString& name) const;
    Problems setSetting(const QString& name, const QString& value);

    /// Writes a match file; an existing file that stays is a problem.
    Problems exportMatch(const MatchId& match, const QString& path,
                         files::Existing existing = files::Existing::Stays) const;
    /// Takes in the lines of a match file whose chain has been proven, as a match of its own.
    Checked<MatchId> importMatch(const std::vector<RecordedLine>& lines, Instant at);
    Checked<MatchId> importSeason(const std::vector<RecordedLine>& lines, Instant at);

private:
    friend class KeptRulings;
    friend class KeptThings;
    friend class MatchFixtures;
    Store(QString folder, QString connection) : m_folder(std::move(folder)), m_connection(std::move(connection)) {}

    [[nodiscard]] QSqlDatabase database() const;
    [[nodiscard]] Problem failed(const QSqlQuery& query) const;
    [[nodiscard]] Problem failed(const QSqlError& error) const;
    /// Which files the database is written in; a file that is not there has no mark.
    using Marks = std::array<std::optional<files::Mark>, 3>;
    [[nodiscard]] Marks marks() const;
    /// The files that were opened are still those of this name.
    [[nodiscard]] Problems whereItWas();
    enum class Kind { Match, Season };
    Checked<MatchId> import(const std::vector<RecordedLine>& lines, Instant at, Kind kind);
    [[nodiscard]] Checked<std::vector<MatchSummary>> list(Kind kind, int limit, std::optional<Shelf> shelf = {}) const;
    Problems insertMatch(const MatchId& id, const MatchHeader& header, const std::string& text, Instant at, Kind kind);
    Problems insertLine(const MatchId& match, const RecordedLine& line);
    Problems insertLines(const MatchId& match, std::span<const RecordedLine> lines, Instant at);
    /// One statement that writes, in a transaction of its own.
    Problems write(const QString& statement, const QVariantList& values);
    /// The same for one that writes the row with this key of a table whose rows are sealed (store/proof.h).
    Problems writeSealed(const QString& table, const QString& key, const QString& statement,
                         const QVariantList& values);
    /// These two within a transaction.
    [[nodiscard]] Problems done(const QString& statement, const QVariantList& values);
    [[nodiscard]] Problems sealed(const QString& table, const QString& key);
    /// Runs `work` in one transaction. Without problems what it wrote is on disk, under the name of this database.
    Problems inTransaction(const std::function<Problems()>& work);

    QString m_folder;
    QString m_connection;
    Marks m_marks;
};

} // namespace whistle
