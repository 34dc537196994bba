// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"

#include <QStringDecoder>
#include <QUuid>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace whistle {

bool FileName::isUtf8() const
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    (void)QString(decoder(QByteArrayView(m_bytes.data(), static_cast<qsizetype>(m_bytes.size()))));
    return !decoder.hasError();
}

std::string FileName::told() const
{
    if (isUtf8())
        return m_bytes;
    static constexpr char digits[] = "0123456789abcdef";
    std::string words;
    for (const char c : m_bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            words += c;
        else
            words.append({'\\', 'x', digits[byte >> 4], digits[byte & 15]});
    }
    return words;
}

FileName FileName::folder() const
{
    const std::size_t slash = m_bytes.find_last_of('/');
    if (slash == std::string::npos)
        return FileName(std::string("."));
    return FileName(slash == 0 ? std::string("/") : m_bytes.substr(0, slash));
}

namespace files {

namespace {

std::optional<Mark> markFrom(int result, const struct stat& status)
{
    if (result != 0)
        return {};
    return Mark{status.st_dev, status.st_ino, status.st_size, S_ISREG(status.st_mode)};
}

std::error_code errorOf(int result)
{
    return result == 0 ? std::error_code() : lastError();
}

bool isUnknownHere(std::error_code error)
{
    return error == std::errc::invalid_argument || error == std::errc::function_not_supported ||
           error == std::errc::operation_not_supported || error == std::errc::operation_not_permitted;
}

} // namespace

std::string reasonOf(std::error_code error)
{
    return FileName(error.message()).told();
}

std::error_code lastError()
{
    return {errno == 0 ? EIO : errno, std::generic_category()};
}

std::optional<Mark> markOf(const FileName& name)
{
    struct stat status {};
    const int result = ::stat(name.c_str(), &status);
    return markFrom(result, status);
}

std::optional<Mark> markOf(int descriptor)
{
    struct stat status {};
    const int result = ::fstat(descriptor, &status);
    return markFrom(result, status);
}

Descriptor::~Descriptor()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::int64_t readSome(int descriptor, std::string& bytes, std::size_t most)
{
    const std::size_t before = bytes.size();
    bytes.resize(before + most);
    ssize_t got = 0;
    do {
        got = ::read(descriptor, bytes.data() + before, most);
    } while (got < 0 && errno == EINTR);
    bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return got;
}

std::error_code readAll(int descriptor, std::string& bytes)
{
    constexpr std::size_t piece = std::size_t{1} << 16;
    for (;;) {
        const std::int64_t got = readSome(descriptor, bytes, piece);
        if (got < 0)
            return lastError();
        if (got == 0)
            return {};
    }
}

std::error_code writeAll(int descriptor, std::string_view bytes, std::int64_t offset)
{
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return lastError();
        if (written == 0)
            return std::make_error_code(std::errc::no_space_on_device);
        bytes.remove_prefix(static_cast<std::size_t>(written));
        offset += written;
    }
    return {};
}

std::error_code sync(const FileName& name)
{
    const Descriptor opened(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!opened)
        return lastError();
    return errorOf(::fsync(*opened));
}

std::error_code moveToNew(const FileName& from, const FileName& to)
{
    std::error_code error = errorOf(::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE));
    if (!isUnknownHere(error))
        return error;
    // An older system: a second name, then the first goes.
    if (error = errorOf(::link(from.c_str(), to.c_str())); !error)
        return errorOf(::unlink(from.c_str()));
    if (!isUnknownHere(error))
        return error;
    // A file system without links either (a stick): nobody else makes a file of this name just now.
    if (markOf(to))
        return std::make_error_code(std::errc::file_exists);
    return errorOf(::rename(from.c_str(), to.c_str()));
}

std::error_code reservePart(const FileName& name, FileName& part)
{
    const std::string random = QUuid::createUuid().toString(QUuid::Id128).toStdString();
    part = FileName(name.folder().bytes() + "/.whistle-" + random + ".part");
    const Descriptor made(::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    return made ? std::error_code() : lastError();
}

std::error_code putInPlace(const FileName& part, const FileName& name, Existing existing)
{
    std::error_code error = sync(part);
    if (!error)
        error = existing == Existing::Stays ? moveToNew(part, name) : errorOf(::rename(part.c_str(), name.c_str()));
    if (error) {
        ::unlink(part.c_str());
        return error;
    }
    // A new one may not be there after a power cut; the one that is replaced is gone in any case.
    if (error = sync(name.folder()); error && existing == Existing::Stays)
        ::unlink(name.c_str());
    return error;
}

std::error_code writeNew(const FileName& name, std::string_view bytes, Existing existing)
{
    if (existing == Existing::Stays && markOf(name))
        return std::make_error_code(std::errc::file_exists);
    FileName part(std::string{});
    if (const std::error_code error = reservePart(name, part))
        return error;
    std::error_code error;
    {
        const Descriptor file(::open(part.c_str(), O_WRONLY | O_CLOEXEC));
        error = file ? writeAll(*file, bytes, 0) : lastError();
    }
    if (!error)
        return putInPlace(part, name, existing);
    ::unlink(part.c_str());
    return error;
}

} // namespace files

} // namespace whistle
