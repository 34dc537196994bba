// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/exchange.h"
#include "club/try_server.h"
#include "journal/sealing.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QUuid>

/// A club's server of the test's own, gone with it.
namespace whistle::testing {

class OwnServer {
public:
    OwnServer() : m_server(TryServer::start(m_folder.path().toStdString())) {}
    ~OwnServer() { (void)TryServer::end(m_folder.path().toStdString()); }
    OwnServer(const OwnServer&) = delete;
    OwnServer& operator=(const OwnServer&) = delete;

    [[nodiscard]] std::string folder() const { return m_folder.path().toStdString(); }
    [[nodiscard]] std::string fault() const
    {
        return m_server ? std::string() : m_server.problems().front().message.toStdString();
    }
    [[nodiscard]] ClubAddress address(const char* person) const
    {
        return m_server->address(QString::fromLatin1(person));
    }
    [[nodiscard]] std::unique_ptr<ClubServer> as(const char* person) const
    {
        Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(address(person));
        return server ? std::move(*server) : nullptr;
    }
    /// What PostgreSQL says to a statement of this person's; empty: it was done.
    [[nodiscard]] std::string say(const char* person, const QString& statement) const
    {
        QSqlQuery query(connection(person));
        return query.exec(statement) ? std::string() : query.lastError().nativeErrorCode().toStdString();
    }
    /// The first value of the first row.
    [[nodiscard]] std::string ask(const char* person, const QString& statement) const
    {
        QSqlQuery query(connection(person));
        return query.exec(statement) && query.next() ? query.value(0).toString().toStdString()
                                                     : "refused: " + query.lastError().nativeErrorCode().toStdString();
    }
    void forgetConnections() const
    {
        for (const QString& name : QSqlDatabase::connectionNames()) {
            if (name.startsWith(QStringLiteral("straight_")))
                QSqlDatabase::removeDatabase(name);
        }
    }

private:
    [[nodiscard]] QSqlDatabase connection(const char* person) const
    {
        const QString name = QStringLiteral("straight_") + QString::fromLatin1(person);
        if (QSqlDatabase::contains(name))
            return QSqlDatabase::database(name);
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        const ClubAddress where = address(person);
        database.setHostName(where.host);
        database.setDatabaseName(where.database);
        (void)database.open(where.person, QString());
        return database;
    }

    QTemporaryDir m_folder;
    Checked<TryServer> m_server;
};

/// A computer of the club: a data folder that has joined as this person.
class Computer {
public:
    Computer(const OwnServer& club, const char* person, const char* name)
        : store(std::move(*Store::open(m_folder.path())))
        , server(club.as(person))
        , joined(*joinClub(*store, club.address(person), server->club(), name))
    {
    }
    [[nodiscard]] Exchange exchange() { return {*store, *server, joined.device}; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;

public:
    std::unique_ptr<Store> store;
    std::unique_ptr<ClubServer> server;
    JoinedClub joined;
};

inline QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// A record of so many lines behind its header; nobody looks into them. `sealedAt`: that line is a secret.
inline std::vector<RecordedLine> someLines(int count, const std::string& said = "note", int sealedAt = 0)
{
    std::vector<RecordedLine> lines{
        matchHeader("kaosball", "1", {{"id", "printed"}, {"version", "1"}, {"sha256", std::string(64, '0')}}, true)};
    for (int number = 1; number <= count; ++number) {
        Json entry{{"command", said}, {"text", "árvíztűrő \"line\" " + std::to_string(number)}};
        if (number == sealedAt)
            entry = sealedJson({"fangs", randomSalt()}, {entry, {}});
        lines.push_back(
            chained(number, lineContent({number, Instant{1'800'000'000 + number}, entry, {}}), lines.back().chain));
    }
    return lines;
}

/// The same beginning, gone on with otherwise.
inline std::vector<RecordedLine> partedAt(const std::vector<RecordedLine>& lines, int number, int more,
                                          const std::string& said)
{
    std::vector<RecordedLine> other(lines.begin(), lines.begin() + number + 1);
    for (int next = number + 1; next <= number + more; ++next)
        other.push_back(chained(next, lineContent({next, Instant{1'800'100'000 + next}, {{"command", said}}, {}}),
                                other.back().chain));
    return other;
}

inline Travel newTravel()
{
    Travel travel;
    travel.id = newId();
    travel.game = "kaosball";
    travel.file = "/a/match/file";
    travel.isPlayedHere = true;
    return travel;
}

} // namespace whistle::testing
