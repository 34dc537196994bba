// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/match_file.h"
#include "journal/texts.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace whistle {

namespace texts = journal_texts;

namespace {

Problem fileProblem(Sentence sentence, const FileName& path, std::error_code error)
{
    return {path.told(), Text{sentence, path.told(), files::reasonOf(error)}};
}

Problem fileProblem(Sentence sentence, const FileName& path)
{
    return {path.told(), Text{sentence, path.told()}};
}

} // namespace

Problems writeMatchFile(const FileName& path, const std::vector<RecordedLine>& lines, files::Existing existing)
{
    std::string text;
    for (const RecordedLine& line : lines)
        text += line.text + '\n';
    const std::error_code error = files::writeNew(path, text, existing);
    if (error == std::errc::file_exists)
        return {fileProblem(texts::existsAlready, path)};
    return error ? Problems{fileProblem(texts::cannotWrite, path, error)} : Problems{};
}

Checked<MatchFileWriter> MatchFileWriter::open(const FileName& path, int flags)
{
    files::Descriptor file(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | flags, 0644));
    if (!file && errno == EEXIST)
        return fileProblem(texts::existsAlready, path);
    if (!file)
        return fileProblem(texts::cannotWrite, path, files::lastError());
    const std::optional<files::Mark> mark = files::markOf(*file);
    if (!mark)
        return fileProblem(texts::cannotWrite, path, files::lastError());
    if (!mark->isRegular)
        return fileProblem(texts::noFile, path);
    if (::flock(*file, LOCK_EX | LOCK_NB) != 0) {
        return errno == EWOULDBLOCK ? fileProblem(texts::inUse, path)
                                    : fileProblem(texts::cannotWrite, path, files::lastError());
    }
    return MatchFileWriter(path, std::move(file), mark->size);
}

Checked<MatchFileWriter> MatchFileWriter::create(const FileName& path, const RecordedLine& header)
{
    Checked<MatchFileWriter> writer = open(path, O_CREAT | O_EXCL);
    if (!writer) {
        // Where a match was only about to begin, nothing is overwritten.
        const Checked<std::string> there = readWholeFile(path);
        if (!there || !isUnbegun(*there))
            return writer;
        writer = open(path, 0);
        if (!writer)
            return writer;
        if (writer->m_size != static_cast<std::int64_t>(there->size()))
            return fileProblem(texts::inUse, path);
        if (Problems problems = writer->cutTo(0); !problems.empty())
            return problems;
        return writer->begin(header);
    }
    Checked<MatchFileWriter> begun = writer->begin(header);
    if (!begun)
        ::unlink(path.c_str());
    return begun;
}

Checked<MatchFileWriter> MatchFileWriter::begin(const RecordedLine& header)
{
    if (Problems problems = append({header}); !problems.empty())
        return problems;
    // A new file is there after a power cut only when its folder is on disk too.
    if (const std::error_code error = files::sync(m_path.folder()))
        return fileProblem(texts::cannotWrite, m_path, error);
    return std::move(*this);
}

Checked<MatchFileWriter> MatchFileWriter::goOn(const FileName& path, const SoundLines& sound)
{
    Checked<MatchFileWriter> writer = open(path, 0);
    if (!writer)
        return writer;
    // Somebody may have written on between the reading and the lock.
    if (writer->m_size != static_cast<std::int64_t>(sound.allBytes))
        return fileProblem(texts::inUse, path);
    if (Problems problems = writer->cutTo(static_cast<std::int64_t>(sound.soundBytes)); !problems.empty())
        return problems;
    // A last line that is whole but for its end.
    char last = '\n';
    if (writer->m_size > 0 && ::pread(*writer->m_file, &last, 1, writer->m_size - 1) != 1)
        return fileProblem(texts::cannotRead, path, files::lastError());
    if (last != '\n') {
        if (Problems problems = writer->write("\n"); !problems.empty())
            return problems;
    }
    return writer;
}

Problems MatchFileWriter::append(const std::vector<RecordedLine>& lines)
{
    std::string text;
    for (const RecordedLine& line : lines)
        text += line.text + '\n';
    return write(text);
}

Problems MatchFileWriter::cutTo(std::int64_t size)
{
    if (::ftruncate(*m_file, static_cast<off_t>(size)) != 0)
        return {fileProblem(texts::cannotWrite, m_path, files::lastError())};
    m_size = size;
    m_hasTail = false;
    return {};
}

Problems MatchFileWriter::write(std::string_view bytes)
{
    // What a write that failed has left, so that a later line is not glued to it.
    if (m_hasTail) {
        if (Problems problems = cutTo(m_size); !problems.empty())
            return problems;
    }
    if (!isThere(m_size))
        return {fileProblem(texts::fileGone, m_path)};
    std::error_code error = files::writeAll(*m_file, bytes, m_size);
    if (!error && ::fdatasync(*m_file) != 0)
        error = files::lastError();
    if (error) {
        m_hasTail = true;
        (void)cutTo(m_size);
        return {fileProblem(texts::cannotWrite, m_path, error)};
    }
    m_size += static_cast<std::int64_t>(bytes.size());
    // Whoever moved or replaced the file meanwhile has taken the line with it.
    if (!isThere(m_size))
        return {fileProblem(texts::fileGone, m_path)};
    return {};
}

bool MatchFileWriter::isThere(std::int64_t size) const
{
    const std::optional<files::Mark> ours = files::markOf(*m_file);
    const std::optional<files::Mark> named = files::markOf(m_path);
    return ours && named && ours->isSameFile(*named) && ours->size == size;
}

} // namespace whistle
