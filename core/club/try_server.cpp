// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/try_server.h"

#include "base/files.h"
#include "club/club_server.h"
#include "club/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <filesystem>
#include <grp.h>
#include <pwd.h>
#include <unistd.h>

namespace whistle {

namespace texts = club_texts;

namespace {

const QString clubDatabase = QStringLiteral("club");
const QString ownerName = QStringLiteral("owner");

QString dataIn(const QString& folder)
{
    return folder + QStringLiteral("/data");
}

/// By which a folder of `club try` is known: no other is ever started or removed.
QString markIn(const QString& folder)
{
    return folder + QStringLiteral("/whistle-club-try");
}

/// PostgreSQL's own programs; Debian keeps them out of the path.
QString programs()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed)) {
        const QString folder = versions.filePath(version + QStringLiteral("/bin"));
        if (QFile::exists(folder + QStringLiteral("/initdb")))
            return folder;
    }
    const QString found = QStandardPaths::findExecutable(QStringLiteral("initdb"));
    return found.isEmpty() ? QString() : QFileInfo(found).absolutePath();
}

/// Who runs the server where we are root; null: we ourselves.
const passwd* account()
{
    return ::geteuid() == 0 ? ::getpwnam("postgres") : nullptr;
}

Problems runProgram(const QString& folder, const QString& program, const QStringList& arguments)
{
    const QString place = programs();
    if (place.isEmpty() || (::geteuid() == 0 && !account()))
        return {{folder.toStdString(), Text{texts::noServerProgram}}};
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    // A server that goes on holds what it was given; it is to hold nothing of ours.
    process.setStandardOutputFile(folder + QStringLiteral("/said"));
    if (const passwd* who = account()) {
        process.setChildProcessModifier([uid = who->pw_uid, gid = who->pw_gid] {
            if (::setgroups(0, nullptr) != 0 || ::setgid(gid) != 0 || ::setuid(uid) != 0)
                ::_exit(126);
        });
    }
    process.setWorkingDirectory(folder);
    process.start(place + u'/' + program, arguments);
    constexpr int aMinute = 60'000;
    const bool isDone =
        process.waitForFinished(aMinute) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    QFile said(folder + QStringLiteral("/said"));
    (void)said.open(QIODevice::ReadOnly);
    const QString words = QString::fromUtf8(said.readAll()).trimmed();
    said.remove();
    if (isDone)
        return {};
    return {{folder.toStdString(), Text{texts::tryFailed, folder.toStdString(), words.toStdString()}}};
}

/// A socket in its own folder, for this account alone, and no network: there is no password.
Problems configure(const QString& folder)
{
    QFile file(dataIn(folder) + QStringLiteral("/postgresql.auto.conf"));
    const QString quoted = QString(folder).replace(u'\'', QStringLiteral("''"));
    const QByteArray lines = QStringLiteral("listen_addresses = ''\nunix_socket_directories = '%1'\n"
                                            "unix_socket_permissions = 0700\n")
                                 .arg(quoted)
                                 .toUtf8();
    if (file.open(QIODevice::Append) && file.write(lines) == lines.size() && file.flush())
        return {};
    return {
        {folder.toStdString(), Text{texts::tryFolderFailed, folder.toStdString(), file.errorString().toStdString()}}};
}

Problems makeFolder(const QString& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder.toStdString(), error);
    if (error)
        return {{folder.toStdString(), Text{texts::tryFolderFailed, folder.toStdString(), files::reasonOf(error)}}};
    if (!QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return {{folder.toStdString(), Text{texts::notATryFolder, folder.toStdString()}}};
    if (const passwd* who = account(); who && ::chown(folder.toLocal8Bit().constData(), who->pw_uid, who->pw_gid) != 0)
        return {{folder.toStdString(),
                 Text{texts::tryFolderFailed, folder.toStdString(), files::reasonOf(files::lastError())}}};
    Problems problems =
        runProgram(folder, QStringLiteral("initdb"),
                   {QStringLiteral("--pgdata"), dataIn(folder), QStringLiteral("--auth=trust"),
                    QStringLiteral("--encoding=UTF8"), QStringLiteral("--locale=C.UTF-8"), QStringLiteral("--username"),
                    ownerName, QStringLiteral("--no-instructions"), QStringLiteral("--no-sync")});
    if (problems.empty())
        problems = configure(folder);
    if (problems.empty()) {
        if (error = files::writeNew(FileName(markIn(folder).toStdString()), std::string()); error)
            problems = {
                {folder.toStdString(), Text{texts::tryFolderFailed, folder.toStdString(), files::reasonOf(error)}}};
    }
    return problems;
}

bool isRunning(const QString& folder)
{
    return runProgram(folder, QStringLiteral("pg_ctl"),
                      {QStringLiteral("status"), QStringLiteral("--pgdata"), dataIn(folder)})
        .empty();
}

/// A club and its people, where the server has none yet.
Problems setUp(const TryServer& server)
{
    ClubAddress first = server.address(ownerName);
    first.database = QStringLiteral("postgres");
    {
        Checked<std::unique_ptr<ClubServer>> cluster = ClubServer::connect(first, ClubServer::Schema::AnyVersion);
        if (!cluster)
            return cluster.problems();
        if (Problems problems = (*cluster)->makeDatabase(clubDatabase); !problems.empty())
            return problems;
    }
    Checked<std::unique_ptr<ClubServer>> club =
        ClubServer::connect(server.address(ownerName), ClubServer::Schema::AnyVersion);
    if (!club)
        return club.problems();
    if (Problems problems = (*club)->setUp(); !problems.empty())
        return problems;
    for (const QString& person : TryServer::people()) {
        const ClubRole role = person == QStringLiteral("organiser") ? ClubRole::Organiser
                              : person == QStringLiteral("viewer")  ? ClubRole::Viewer
                                                                    : ClubRole::Table;
        if (Problems problems = (*club)->setMember(person, role); !problems.empty())
            return problems;
    }
    return {};
}

} // namespace

std::vector<QString> TryServer::people()
{
    std::vector<QString> all{QStringLiteral("organiser"), QStringLiteral("viewer")};
    for (int table = 1; table <= 8; ++table)
        all.push_back(QStringLiteral("table_%1").arg(table));
    return all;
}

ClubAddress TryServer::address(const QString& person) const
{
    ClubAddress address;
    address.host = m_folder;
    address.database = clubDatabase;
    address.person = person;
    return address;
}

Checked<TryServer> TryServer::start(const std::string& given)
{
    const QString folder = QFileInfo(QString::fromStdString(given)).absoluteFilePath();
    const bool isNew = !QFile::exists(markIn(folder));
    if (isNew) {
        if (Problems problems = makeFolder(folder); !problems.empty())
            return problems;
    }
    if (isNew || !isRunning(folder)) {
        if (Problems problems =
                runProgram(folder, QStringLiteral("pg_ctl"),
                           {QStringLiteral("start"), QStringLiteral("--wait"), QStringLiteral("--pgdata"),
                            dataIn(folder), QStringLiteral("--log"), folder + QStringLiteral("/log")});
            !problems.empty())
            return problems;
    }
    TryServer server(folder);
    if (Problems problems = setUp(server); !problems.empty())
        return problems;
    return server;
}

Problems TryServer::stop(const std::string& folder)
{
    const QString place = QFileInfo(QString::fromStdString(folder)).absoluteFilePath();
    return runProgram(
        place, QStringLiteral("pg_ctl"),
        {QStringLiteral("stop"), QStringLiteral("--pgdata"), dataIn(place), QStringLiteral("--mode=immediate")});
}

Problems TryServer::end(const std::string& folder)
{
    const QString place = QFileInfo(QString::fromStdString(folder)).absoluteFilePath();
    if (!QFile::exists(markIn(place)))
        return {{folder, Text{texts::notATryFolder, folder}}};
    if (isRunning(place)) {
        if (Problems problems = stop(folder); !problems.empty())
            return problems;
    }
    std::error_code error;
    std::filesystem::remove_all(place.toStdString(), error);
    if (error)
        return {{folder, Text{texts::tryFailed, folder, files::reasonOf(error)}}};
    return {};
}

} // namespace whistle
