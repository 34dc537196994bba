// SPDX-License-Identifier: GPL-3.0-or-later
// What the owner of a club's database does: its schema, its roles, its people.
#include "club/club_server.h"
#include "club/texts.h"

#include <QCryptographicHash>
#include <QFile>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QSqlError>

// The macro declares a function, which is not whistle's.
static void makeSchemaKnown()
{
    Q_INIT_RESOURCE(club);
}

namespace whistle {

namespace texts = club_texts;

namespace {

QString roleName(ClubRole role)
{
    switch (role) {
    case ClubRole::Organiser:
        return QStringLiteral("organiser");
    case ClubRole::Table:
        return QStringLiteral("table");
    default:
        return QStringLiteral("viewer");
    }
}

/// HMAC with SHA-256.
QByteArray sealedWith(const QByteArray& key, const QByteArray& message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

/// What PostgreSQL keeps of a password (SCRAM-SHA-256, RFC 5802): enough to prove it, not to know it.
QString proofOf(const QString& password)
{
    constexpr int rounds = 4096;
    constexpr int saltBytes = 16;
    QByteArray salt;
    for (int i = 0; i < saltBytes; ++i)
        salt += static_cast<char>(QRandomGenerator::system()->bounded(256));
    const QByteArray secret = password.normalized(QString::NormalizationForm_KC).toUtf8();
    QByteArray block = sealedWith(secret, salt + QByteArray::fromHex("00000001"));
    QByteArray salted = block;
    for (int round = 1; round < rounds; ++round) {
        block = sealedWith(secret, block);
        for (qsizetype i = 0; i < salted.size(); ++i)
            salted[i] = static_cast<char>(salted[i] ^ block[i]);
    }
    const QByteArray stored = QCryptographicHash::hash(sealedWith(salted, "Client Key"), QCryptographicHash::Sha256);
    return QStringLiteral("SCRAM-SHA-256$%1:%2$%3:%4")
        .arg(rounds)
        .arg(QString::fromLatin1(salt.toBase64()), QString::fromLatin1(stored.toBase64()),
             QString::fromLatin1(sealedWith(salted, "Server Key").toBase64()));
}

/// In SQL, quotes and all.
QString literal(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("''")) + u'\'';
}

QString identifier(QString name)
{
    return u'"' + name.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

Problems ClubServer::order(const QString& statement)
{
    QSqlQuery query(database());
    return query.exec(statement) ? Problems{} : Problems{failed(query.lastError())};
}

Problems ClubServer::runScript(const QString& name)
{
    QFile script(QStringLiteral(":/club/%1.sql").arg(name));
    (void)script.open(QIODevice::ReadOnly);
    // As one statement: of several the driver tells how the first went.
    return order(QStringLiteral("DO $whistle$ BEGIN\n%1\nEND $whistle$").arg(QString::fromUtf8(script.readAll())));
}

Problems ClubServer::inTransaction(const std::function<Problems()>& work)
{
    if (Problems problems = order(QStringLiteral("BEGIN")); !problems.empty())
        return problems;
    Problems problems = work();
    if (problems.empty())
        problems = order(QStringLiteral("COMMIT"));
    if (!problems.empty())
        (void)order(QStringLiteral("ROLLBACK"));
    return problems;
}

Problems ClubServer::setUp(int leaseSeconds, const QString& as)
{
    if (m_version > schemaVersion)
        return {{"/address", Text{texts::serverTooNew, m_version, schemaVersion}}};
    makeSchemaKnown();
    Problems problems = namesFit();
    if (!problems.empty())
        return problems;
    problems = inTransaction([&]() -> Problems {
        for (int version = m_version + 1; version <= schemaVersion; ++version) {
            if (Problems found = runScript(QString::number(version)); !found.empty())
                return found;
        }
        if (Problems found = runScript(QStringLiteral("roles")); !found.empty())
            return found;
        Problems found = ask(QStringLiteral("UPDATE whistle.about SET version = ?"), {schemaVersion}).problems();
        if (found.empty() && leaseSeconds != 0)
            found = ask(QStringLiteral("UPDATE whistle.about SET lease = make_interval(secs => ?)"), {leaseSeconds})
                        .problems();
        if (!found.empty() || as.isEmpty())
            return found;
        const Checked<QSqlQuery> named = ask(QStringLiteral("UPDATE whistle.about SET club = ?, restored = true WHERE "
                                                            "club = ? OR NOT EXISTS (SELECT FROM whistle.records)"),
                                             {as, as});
        if (!named)
            return named.problems();
        return named->numRowsAffected() > 0 ? Problems{} : Problems{{"/as", Text{texts::notEmptyThere}}};
    });
    if (problems.empty())
        problems = findVersion();
    return problems.empty() ? findSelf() : problems;
}

Problems ClubServer::makeDatabase(const QString& name)
{
    Checked<QSqlQuery> known = ask(QStringLiteral("SELECT FROM pg_database WHERE datname = ?"), {name});
    if (!known || known->next())
        return known.problems();
    return order(QStringLiteral("CREATE DATABASE %1").arg(identifier(name)));
}

Problems ClubServer::namesFit(const QString& member)
{
    Checked<QSqlQuery> known = ask(QStringLiteral("SELECT current_database()"));
    if (!known)
        return known.problems();
    known->next();
    const QString club = known->value(0).toString();
    constexpr int mostBytes = 63; // of a name in PostgreSQL; what is longer is cut off, and another name
    if (club.toUtf8().size() + roleName(ClubRole::Organiser).size() + 1 > mostBytes)
        return {{"/address", Text{texts::nameTooLong, club.toStdString()}}};
    for (const ClubRole role : {ClubRole::Viewer, ClubRole::Table, ClubRole::Organiser}) {
        if (member == club + u'_' + roleName(role))
            return {{"/name", Text{texts::nameOfARole, member.toStdString()}}};
    }
    return {};
}

Problems ClubServer::setMember(const QString& name, ClubRole role, const QString& password)
{
    if (m_version == 0)
        return {{"/address", Text{texts::noClubThere}}};
    if (Problems problems = namesFit(name); !problems.empty())
        return problems;
    return inTransaction([&]() -> Problems {
        Checked<QSqlQuery> known =
            ask(QStringLiteral("SELECT current_database(), EXISTS (SELECT FROM pg_roles WHERE rolname = ?)"), {name});
        if (!known)
            return known.problems();
        known->next();
        const QString club = known->value(0).toString();
        // That somebody had not been in a role before is no news.
        QStringList statements{QStringLiteral("SET LOCAL client_min_messages = error")};
        if (!known->value(1).toBool())
            statements << QStringLiteral("CREATE ROLE %1 LOGIN").arg(identifier(name));
        for (const ClubRole each : {ClubRole::Viewer, ClubRole::Table, ClubRole::Organiser})
            statements
                << QStringLiteral("REVOKE %1 FROM %2").arg(identifier(club + u'_' + roleName(each)), identifier(name));
        if (role != ClubRole::Nobody)
            statements
                << QStringLiteral("GRANT %1 TO %2").arg(identifier(club + u'_' + roleName(role)), identifier(name));
        if (!password.isEmpty())
            statements << QStringLiteral("ALTER ROLE %1 PASSWORD %2").arg(identifier(name), literal(proofOf(password)));
        for (const QString& statement : statements) {
            if (Problems problems = order(statement); !problems.empty())
                return problems;
        }
        return {};
    });
}

} // namespace whistle
