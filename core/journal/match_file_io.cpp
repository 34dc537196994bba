// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/match_file.h"
#include "journal/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace whistle {

namespace texts = journal_texts;

namespace {

Problem fileProblem(Sentence sentence, const QString& path, int error)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), std::string(std::strerror(error))}};
}

/// A new file is there after a power cut only when its folder is on disk too.
bool syncFolderOf(const QString& path)
{
    const int folder = ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
    if (folder < 0)
        return false;
    const bool done = ::fsync(folder) == 0;
    ::close(folder);
    return done;
}

} // namespace

Checked<std::string> readWholeFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Problem{path.toStdString(),
                       Text{texts::cannotRead, path.toStdString(), file.errorString().toStdString()}};
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        return Problem{path.toStdString(),
                       Text{texts::cannotRead, path.toStdString(), file.errorString().toStdString()}};
    }
    return bytes.toStdString();
}

Checked<MatchFileWriter> MatchFileWriter::open(const QString& path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC | flags, 0644);
    if (file < 0 && errno == EEXIST)
        return Problem{path.toStdString(), Text{texts::existsAlready, path.toStdString()}};
    if (file < 0)
        return fileProblem(texts::cannotWrite, path, errno);
    MatchFileWriter writer(path, file, 0);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return Problem{path.toStdString(), Text{texts::inUse, path.toStdString()}};
    return writer;
}

Problems writeMatchFile(const QString& path, const std::vector<RecordedLine>& lines)
{
    Checked<MatchFileWriter> writer = MatchFileWriter::create(path, lines.front());
    if (!writer)
        return writer.problems();
    std::string rest;
    for (std::size_t i = 1; i < lines.size(); ++i)
        rest += lines[i].text + '\n';
    return rest.empty() ? Problems{} : writer->write(rest);
}

Checked<MatchFileWriter> MatchFileWriter::create(const QString& path, const RecordedLine& header)
{
    Checked<MatchFileWriter> writer = open(path, O_CREAT | O_EXCL);
    if (!writer)
        return writer;
    if (Problems problems = writer->append({header}); !problems.empty())
        return problems;
    if (!syncFolderOf(path))
        return fileProblem(texts::cannotWrite, path, errno);
    return writer;
}

Checked<MatchFileWriter> MatchFileWriter::goOn(const QString& path, const SoundLines& sound)
{
    Checked<MatchFileWriter> writer = open(path, 0);
    if (!writer)
        return writer;
    // Somebody may have written on between the reading and the lock.
    if (QFileInfo(path).size() != static_cast<qint64>(sound.allBytes))
        return Problem{path.toStdString(), Text{texts::inUse, path.toStdString()}};
    writer->m_size = static_cast<std::int64_t>(sound.soundBytes);
    if (::ftruncate(writer->m_file, writer->m_size) != 0)
        return writer->failed();
    // A last line that is whole but for its end.
    char last = '\n';
    const int reading = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    const bool known = reading >= 0 && ::pread(reading, &last, 1, writer->m_size - 1) == 1;
    if (reading >= 0)
        ::close(reading);
    if (!known)
        return writer->failed();
    if (last != '\n') {
        if (Problems problems = writer->write("\n"); !problems.empty())
            return problems;
    }
    return writer;
}

MatchFileWriter::MatchFileWriter(MatchFileWriter&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_file(std::exchange(other.m_file, -1))
    , m_size(other.m_size)
{
}

MatchFileWriter& MatchFileWriter::operator=(MatchFileWriter&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_file, other.m_file);
    std::swap(m_size, other.m_size);
    return *this;
}

MatchFileWriter::~MatchFileWriter()
{
    if (m_file >= 0)
        ::close(m_file);
}

Problems MatchFileWriter::append(const std::vector<RecordedLine>& lines)
{
    std::string text;
    for (const RecordedLine& line : lines)
        text += line.text + '\n';
    return write(text);
}

Problems MatchFileWriter::write(std::string_view bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t written = ::pwrite(m_file, bytes.data() + done, bytes.size() - done,
                                         static_cast<off_t>(m_size + static_cast<std::int64_t>(done)));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0) {
            // What was written of the lines goes again, so that a later line is not glued to it.
            Problems problems = failed();
            (void)!::ftruncate(m_file, m_size);
            return problems;
        }
        done += static_cast<std::size_t>(written);
    }
    if (::fdatasync(m_file) != 0) {
        Problems problems = failed();
        (void)!::ftruncate(m_file, m_size);
        return problems;
    }
    m_size += static_cast<std::int64_t>(bytes.size());
    return {};
}

Problems MatchFileWriter::failed() const
{
    return {fileProblem(texts::cannotWrite, m_path, errno)};
}

} // namespace whistle
