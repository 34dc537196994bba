// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "base/instant.h"
#include "base/json.h"
#include "base/outside_file.h"
#include "journal/sealing.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

/// The lines of a match file (docs/match-file.md), each chained to the one before it; wherever they are kept.
namespace whistle {

/// One line as it stands in a match file, without the end of the line.
struct RecordedLine {
    int number = 0;    ///< 0: the header
    std::string text;  ///< compact JSON, `chain` last
    std::string chain; ///< SHA-256 in hex over the chain before and this text without its chain
    friend bool operator==(const RecordedLine&, const RecordedLine&) = default;
};

/// Adds the chain to a line. `before` is the chain of the line before it; empty for the header.
[[nodiscard]] RecordedLine chained(int number, const Json& content, const std::string& before);

/// The header of a new match. `keepsSecrets`: there may be sealed lines in it, which version 1 of the format did not
/// have.
[[nodiscard]] RecordedLine matchHeader(std::string_view game, std::string_view rulesVersion, const Json& pack,
                                       bool keepsSecrets = false);

struct MatchHeader {
    std::string game;
    std::string rulesVersion;
    Json pack; ///< `{"id", "version", "sha256"}`, and `added` where packs lay on top (packs/packed_facts.h)
};
/// Reads the text of a header line; a format of the future or not a match file at all is a problem.
[[nodiscard]] Checked<MatchHeader> readHeader(const std::string& text);

/// A line after the header, before its game has read the entry.
struct LineContent {
    int number = 0;
    Instant at;
    Json entry;
    std::optional<std::string> overrideReason;
    std::vector<int> seen = {};          ///< sealed entries that an edit closes again or changes after they were open
    std::optional<Sealing> sealing = {}; ///< entry and reason are a secret of this seat
};
/// `number`: the number that this line must have.
[[nodiscard]] Checked<LineContent> readLine(const std::string& text, int number);
/// The problems of an entry, told as those of line `number` of the record.
[[nodiscard]] Problems unreadableLine(int number, Problems problems);
/// A recorded line keeps its reason beside the entry, not in it.
[[nodiscard]] Problem misplacedReason();
/// The content of a line as `readLine` reads it, to be chained.
[[nodiscard]] Json lineContent(const LineContent& line);

/// As many lines from the start as their chain proves, and what is wrong with the next, if anything is.
struct SoundLines {
    std::vector<RecordedLine> lines; ///< the header first; empty: not even that
    std::optional<Problem> fault;
    bool torn = false;          ///< the fault is only a last line that was never finished
    std::size_t soundBytes = 0; ///< of the text: where the next line may be written
    std::size_t allBytes = 0;   ///< of the text
};
/// `text`: a whole match file.
[[nodiscard]] SoundLines soundLines(std::string_view text);
/// The same for lines that were kept elsewhere.
[[nodiscard]] SoundLines soundLines(const std::vector<std::string>& lines);

/// A file in which a match was to begin and whose header was never finished: empty, or torn in its first line. Nobody
/// has anything in it.
[[nodiscard]] bool isUnbegun(std::string_view text);

/// Writes a whole match file; an existing file that stays is a problem. Without problems it is on disk, else there is
/// none, or the old one.
[[nodiscard]] Problems writeMatchFile(const FileName& path, const std::vector<RecordedLine>& lines,
                                      files::Existing existing = files::Existing::Stays);

/// Writes a match file; lines are on disk, in the file of this name, when `append` returns without problems, else they
/// do not count. Nobody else can write the same file meanwhile.
class MatchFileWriter {
public:
    /// A new file with this header. An existing file is a problem, never overwritten, unless it is unbegun.
    [[nodiscard]] static Checked<MatchFileWriter> create(const FileName& path, const RecordedLine& header);
    /// Goes on behind the sound lines of an existing file; a torn last line is cut off.
    [[nodiscard]] static Checked<MatchFileWriter> goOn(const FileName& path, const SoundLines& sound);

    Problems append(const std::vector<RecordedLine>& lines);

private:
    MatchFileWriter(FileName path, files::Descriptor file, std::int64_t size)
        : m_path(std::move(path))
        , m_file(std::move(file))
        , m_size(size)
    {
    }
    [[nodiscard]] static Checked<MatchFileWriter> open(const FileName& path, int flags);
    [[nodiscard]] Checked<MatchFileWriter> begin(const RecordedLine& header);
    Problems cutTo(std::int64_t size);
    Problems write(std::string_view bytes);
    /// Whether the file still goes by its name and is as long as it should be.
    [[nodiscard]] bool isThere(std::int64_t size) const;

    FileName m_path;
    files::Descriptor m_file;
    std::int64_t m_size = 0;
    bool m_hasTail = false; ///< behind `m_size` stands what does not count
};

} // namespace whistle
