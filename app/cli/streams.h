// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "base/json.h"
#include "base/text.h"
#include "verbs.h"

#include <functional>
#include <optional>
#include <string>

namespace whistle::cli {

/// What the command line says itself.
struct Saying : Sentence {
    WHISTLE_SAYINGS(cli)
};

/// What a verb reads: a file, or for "-" the standard input.
class Input {
public:
    /// Problems: the file cannot be read.
    [[nodiscard]] Problems open(const std::string& path);
    /// The next line without its end; none after the last.
    [[nodiscard]] std::optional<std::string> nextLine();
    /// Everything that is left.
    [[nodiscard]] std::string rest();
    /// Nothing more can be had without waiting for it.
    [[nodiscard]] bool mustWait() const;
    /// Reading stopped because of an error, not at the end.
    [[nodiscard]] bool broke() const { return static_cast<bool>(m_error); }
    [[nodiscard]] Problem brokenProblem() const;
    /// What stands in the answer's place for the line that was given out last; it says which line that was.
    [[nodiscard]] Json errorOfLine(const Problems& problems) const;

private:
    [[nodiscard]] bool readMore();

    FileName m_name{std::string("-")};
    files::Descriptor m_file;
    int m_descriptor = 0;
    std::string m_bytes;    ///< what has been read
    std::size_t m_next = 0; ///< of it: what has not been given out
    std::error_code m_error;
    bool m_atEnd = false;
    int m_lines = 0; ///< that were given out
};

/// Writes one line of JSON to the standard output; not yet flushed.
void print(const Json& line);
/// Flushes the standard output; `code`, or FileTrouble if what was printed did not arrive.
[[nodiscard]] int finished(int code);
/// Tells the problem on the standard error, as every verb does, and gives back `code`.
[[nodiscard]] ExitCode failed(const Problems& problems, ExitCode code);
/// The same of one thing that was wrong in what was given; BadInput.
[[nodiscard]] ExitCode badInput(const std::string& at, const Text& what);
/// The same of a name that a data folder or a backup cannot have; Answered: it can.
[[nodiscard]] ExitCode checkName(const std::string& file);
/// Tells something that does not stop the verb, on the standard error.
void note(const Problem& problem);

/// Reads a whole file, or for "-" the standard input. Not Answered: it cannot be read, which has been told.
[[nodiscard]] ExitCode readAll(const std::string& path, std::string& text);
/// The same of a file with one JSON value.
[[nodiscard]] ExitCode readJson(const std::string& path, Json& value);
/// One line of JSON out for each line of JSON in. What has no answer is told in its place.
[[nodiscard]] int answerLines(Input& input, const std::function<Checked<Json>(const Json& line)>& answer);

} // namespace whistle::cli
