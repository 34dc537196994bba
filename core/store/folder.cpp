// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/folder.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>
#include <algorithm>
#include <filesystem>

namespace whistle {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view databaseName = "whistle.sqlite";

bool isStamped(const std::string& name, std::string_view before)
{
    return name.starts_with(before) && fromStamp(QString::fromStdString(name.substr(before.size()))).has_value();
}

/// A lock in the data folder is of a program that runs just now: it comes and goes, and means nothing elsewhere.
bool isLock(const std::string& path)
{
    return path.find('/') == path.npos && (path.ends_with(".lock") || path.ends_with(".rmlock"));
}

/// Adds what is in `folder`, whose name from the data folder is `from` ("packs/", or nothing for the data folder).
void collect(const fs::path& folder, const std::string& from, FolderContent& content)
{
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        const std::string path = from + each->path().filename().string();
        if (isNotCarried(path) || isLock(path))
            continue;
        std::error_code unknown;
        const bool isLink = each->is_symlink(unknown);
        const fs::file_status status = each->status(unknown);
        if (fs::is_directory(status) && !isLink && fs::is_empty(each->path(), unknown))
            content.leftOut.push_back(path + '/');
        else if (fs::is_directory(status) && !isLink)
            collect(each->path(), path + '/', content);
        else if (fs::is_regular_file(status))
            content.files.push_back(path);
        else
            content.leftOut.push_back(path);
    }
    if (error && !content.error) {
        content.error = error;
        content.errorAt = folder.string();
    }
}

} // namespace

QString standardDataFolder()
{
    QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    if (QDir::isRelativePath(data))
        data = QDir::home().filePath(QStringLiteral(".local/share"));
    return QDir(data).filePath(QStringLiteral("whistle"));
}

QString placeOf(const QString& folder)
{
    return QDir::cleanPath(QDir(folder.isEmpty() ? standardDataFolder() : folder).absolutePath());
}

QString databaseIn(const QString& folder)
{
    return QDir(folder).filePath(QString::fromLatin1(databaseName.data()));
}

QString stampOf(Instant at)
{
    QString stamp = QString::fromStdString(at.toIso()); // 2026-01-31T19:04:11Z
    stamp.remove(u'-').remove(u':').chop(1);
    return stamp.replace(u'T', u'-');
}

std::optional<Instant> fromStamp(const QString& stamp)
{
    if (stamp.size() != 15 || stamp[8] != u'-')
        return {};
    const auto part = [&](int from, int length) { return stamp.mid(from, length); };
    return Instant::fromIso(QStringLiteral("%1-%2-%3T%4:%5:%6Z")
                                .arg(part(0, 4), part(4, 2), part(6, 2), part(9, 2), part(11, 2), part(13, 2))
                                .toStdString());
}

bool isNotCarried(const std::string& path)
{
    const std::string top = path.substr(0, path.find('/'));
    const std::string name = path.substr(path.rfind('/') + 1);
    const bool isDatabase = std::any_of(std::begin(databaseSuffixes), std::end(databaseSuffixes),
                                        [&](const char* suffix) { return top == std::string(databaseName) + suffix; });
    return isDatabase || top == "backups" || isStamped(top, "replaced-") || top.starts_with("restoring-") ||
           (name.starts_with(".whistle-") && name.find(".part") != std::string::npos);
}

bool staysInside(const std::string& path)
{
    if (path.empty() || path.front() == '/' || path.find('\0') != std::string::npos)
        return false;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        const std::string part = path.substr(from, end - from);
        if (part.empty() || part == "." || part == "..")
            return false;
        from = end + 1;
    }
    return true;
}

FolderContent contentOf(const QString& folder)
{
    FolderContent content;
    collect(fs::path(folder.toStdString()), {}, content);
    std::sort(content.files.begin(), content.files.end());
    std::sort(content.leftOut.begin(), content.leftOut.end());
    return content;
}

} // namespace whistle
