// SPDX-License-Identifier: GPL-3.0-or-later
#include "streams.h"

#include "texts.h"

#include <cerrno>
#include <cstring>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace whistle::cli {

Problems Input::open(const std::string& path)
{
    m_path = path;
    if (path == "-") {
        m_stream = &std::cin;
        return {};
    }
    m_file.open(path, std::ios::binary);
    m_stream = &m_file;
    // A folder opens, but has nothing to read.
    if (m_file.is_open() && (m_file.peek() != std::ifstream::traits_type::eof() || !m_file.bad())) {
        m_file.clear();
        return {};
    }
    return {{path, Text{texts::cannotRead, path, std::string(std::strerror(errno))}}};
}

std::optional<std::string> Input::nextLine()
{
    std::string line;
    if (!std::getline(*m_stream, line))
        return {};
    return line;
}

std::string Input::rest()
{
    return {std::istreambuf_iterator<char>(*m_stream), std::istreambuf_iterator<char>()};
}

bool Input::mustWait()
{
    return m_stream->rdbuf()->in_avail() <= 0;
}

Problem Input::brokenProblem() const
{
    return {m_path, Text{texts::cannotReadOn, m_path}};
}

void print(const Json& line)
{
    std::cout << line.dump() << '\n';
}

int finished(int code)
{
    std::cout.flush();
    return std::cout ? code : FileTrouble;
}

int failed(const Problems& problems, ExitCode code)
{
    std::cout.flush();
    std::cerr << errorJson(problems).dump() << std::endl;
    return code;
}

void note(const Problem& problem)
{
    std::cerr << Json{{"note", {{"message", problem.message.toStdString()}, {"at", problem.at}}}}.dump() << std::endl;
}

} // namespace whistle::cli
