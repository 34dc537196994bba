// SPDX-License-Identifier: GPL-3.0-or-later
#include "streams.h"
#include "base/common_words.h"

#include "base/outside_file.h"

#include <fcntl.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace whistle::cli {

namespace {

/// Whatever bytes come from outside (names of files, records of others): what is said is JSON, and tells a terminal
/// nothing.
std::string words(const Json& json)
{
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    // What JSON leaves as it is: DEL, and the control characters behind it, in UTF-8 0xC2 and a byte below 0xA0.
    const auto isControl = [&](std::size_t i) {
        const auto after = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
        return text[i] == '\x7f' || (text[i] == '\xC2' && after < 0xA0);
    };
    for (std::size_t i = text.find_first_of("\x7f\xC2"); i != std::string::npos;
         i = text.find_first_of("\x7f\xC2", i + 1)) {
        if (!isControl(i))
            continue;
        const bool isWide = text[i] == '\xC2';
        const auto code = static_cast<unsigned char>(text[isWide ? i + 1 : i]);
        constexpr char digits[] = "0123456789abcdef";
        text.replace(i, isWide ? 2 : 1, {'\\', 'u', '0', '0', digits[code >> 4U], digits[code & 0xFU]});
    }
    return text;
}

/// A file, a pipe, a terminal, or nothing at all; a device may have no end.
bool hasAnEnd(int descriptor)
{
    struct stat status {};
    struct stat nothing {};
    if (::fstat(descriptor, &status) != 0 || ::stat("/dev/null", &nothing) != 0)
        return true; // reading it tells
    if (S_ISCHR(status.st_mode))
        return status.st_rdev == nothing.st_rdev || ::isatty(descriptor) == 1;
    return !S_ISBLK(status.st_mode);
}

} // namespace

Problems Input::open(const std::string& path)
{
    if (path == "-") {
        m_descriptor = STDIN_FILENO;
        return {};
    }
    m_name = FileName(path);
    m_file = files::Descriptor(::open(m_name.c_str(), O_RDONLY | O_CLOEXEC));
    m_descriptor = *m_file;
    const bool isEndless = m_file && !hasAnEnd(m_descriptor);
    // A folder opens, but has nothing to read.
    if (m_file && !isEndless && readMore())
        return {};
    const std::error_code error = isEndless ? std::make_error_code(std::errc::file_too_large)
                                  : m_file  ? m_error
                                            : files::lastError();
    if (!error)
        return {}; // an empty file
    return {{m_name.told(), Text{common::Saying::tr("%1 cannot be read: %2."), m_name.told(), files::reasonOf(error)}}};
}

bool Input::readMore()
{
    constexpr std::size_t piece = std::size_t{1} << 16;
    if (m_atEnd)
        return false;
    m_bytes.erase(0, std::exchange(m_next, 0));
    const std::int64_t got = files::readSome(m_descriptor, m_bytes, piece);
    if (got < 0)
        m_error = files::lastError();
    else if (m_bytes.size() > static_cast<std::size_t>(largestFile)) // of one line, or of the whole
        m_error = std::make_error_code(std::errc::file_too_large);
    m_atEnd = got <= 0 || m_error;
    return !m_atEnd;
}

std::optional<std::string> Input::nextLine()
{
    std::size_t looked = m_next;
    ++m_lines;
    for (;;) {
        const std::size_t end = m_bytes.find('\n', looked);
        if (end != std::string::npos) {
            std::string line = m_bytes.substr(m_next, end - m_next);
            m_next = end + 1;
            return line;
        }
        looked = m_bytes.size() - m_next;
        if (!readMore())
            break;
    }
    // A line that broke off in its middle is none.
    if (m_error || m_next == m_bytes.size())
        return {};
    return m_bytes.substr(std::exchange(m_next, m_bytes.size()));
}

std::string Input::rest()
{
    while (readMore()) {
    }
    return m_bytes.substr(std::exchange(m_next, m_bytes.size()));
}

bool Input::mustWait() const
{
    if (m_atEnd || m_bytes.find('\n', m_next) != std::string::npos)
        return false;
    pollfd waiting{m_descriptor, POLLIN, 0};
    return ::poll(&waiting, 1, 0) == 0;
}

Problem Input::brokenProblem() const
{
    return {m_name.told(),
            Text{Saying::tr("%1 cannot be read to the end: %2."), m_name.told(), files::reasonOf(m_error)}};
}

Json Input::errorOfLine(const Problems& problems) const
{
    const Problem& first = problems.front();
    return errorJson({{first.at, Text{Saying::tr("Input line %1: %2"), m_lines, first.message.toStdString()}}});
}

void print(const Json& line)
{
    std::cout << words(line) << '\n';
}

int finished(int code)
{
    std::cout.flush();
    return std::cout ? code : FileTrouble;
}

ExitCode failed(const Problems& problems, ExitCode code)
{
    std::cout.flush();
    std::cerr << words(errorJson(problems)) << std::endl;
    return code;
}

ExitCode badInput(const std::string& at, const Text& what)
{
    return failed({{at, what}}, BadInput);
}

ExitCode checkName(const std::string& file)
{
    const FileName name(file);
    if (name.isUtf8())
        return Answered;
    return badInput(name.told(), {Saying::tr("%1 cannot be used: the name of a data folder or a backup must be UTF-8."),
                                  name.told()});
}

void note(const Problem& problem)
{
    std::cerr << words(Json{{"note", {{"message", problem.message.toStdString()}, {"at", problem.at}}}}) << std::endl;
}

ExitCode readAll(const std::string& path, std::string& text)
{
    Input input;
    if (const Problems problems = input.open(path); !problems.empty())
        return failed(problems, FileTrouble);
    text = input.rest();
    return input.broke() ? failed({input.brokenProblem()}, FileTrouble) : Answered;
}

ExitCode readJson(const std::string& path, Json& value)
{
    std::string text;
    if (const ExitCode code = readAll(path, text); code != Answered)
        return code;
    Checked<Json> read = parseJson(text);
    if (!read)
        return failed(read.problems(), BadInput);
    value = *std::move(read);
    return Answered;
}

int answerLines(Input& input, const std::function<Checked<Json>(const Json& line)>& answer)
{
    while (const std::optional<std::string> text = input.nextLine()) {
        const Checked<Json> line = parseJson(*text);
        const Checked<Json> answered = line ? answer(*line) : line;
        print(answered ? *answered : input.errorOfLine(answered.problems()));
        if (input.mustWait())
            std::cout.flush();
        if (!std::cout)
            return FileTrouble;
    }
    return input.broke() ? failed({input.brokenProblem()}, FileTrouble) : finished(Answered);
}

} // namespace whistle::cli
