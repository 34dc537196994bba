// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/match_file.h"

#include "base/shape.h"
#include "journal/act_json.h"
#include "journal/texts.h"

#include <QCryptographicHash>

namespace whistle {

namespace texts = journal_texts;

namespace {

constexpr int formatVersion = 2; ///< the latest, with sealed lines
constexpr int withoutSecrets = 1;
constexpr std::string_view formatName = "whistle-match";

// The end of every line: ,"chain":"<64 hex digits>"}
constexpr std::string_view beforeChain = R"(,"chain":")";
constexpr std::string_view afterChain = R"("})";
constexpr std::size_t chainLength = 64;
constexpr std::size_t endLength = beforeChain.size() + chainLength + afterChain.size();

std::string chainOver(std::string_view before, std::string_view textWithoutChain)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(before.data(), static_cast<qsizetype>(before.size())));
    hash.addData(QByteArrayView(textWithoutChain.data(), static_cast<qsizetype>(textWithoutChain.size())));
    return hash.result().toHex().toStdString();
}

/// The chain that a line claims, if it is the one that follows from the line before.
std::optional<std::string> provenChain(std::string_view line, std::string_view before)
{
    if (line.size() <= endLength || !line.ends_with(afterChain))
        return {};
    const std::string_view end = line.substr(line.size() - endLength);
    if (!end.starts_with(beforeChain))
        return {};
    std::string content(line.substr(0, line.size() - endLength));
    content += '}';
    std::string chain = chainOver(before, content);
    if (end.substr(beforeChain.size(), chainLength) != chain)
        return {};
    return chain;
}

Problem tornAfter(std::size_t lines)
{
    return {"", Text{texts::tornLine, static_cast<int>(lines) - 1}, static_cast<int>(lines) + 1};
}

/// How the first line of every match file begins.
const std::string& headerStart()
{
    static const std::string start = R"({"format":")" + std::string(formatName) + '"';
    return start;
}

/// What a text is that does not begin with the header of a match.
Sentence insteadOfHeader(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (text.starts_with(headerStart()))
        return texts::headerChanged;
    if (text.starts_with(mark) && text.substr(mark.size()).starts_with(headerStart()))
        return texts::savedWithMark;
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return texts::savedAsUtf16;
    return texts::notAMatchFile;
}

/// What follows `lines` sound ones is not what was written.
Problem changedAfter(std::size_t lines, std::string_view line)
{
    if (lines == 0)
        return {"", Text{insteadOfHeader(line)}, 1};
    return {"", Text{texts::changedAfter, static_cast<int>(lines) - 1}, static_cast<int>(lines) + 1};
}

/// Takes the next line if its chain holds.
bool take(SoundLines& sound, std::string_view line)
{
    std::optional<std::string> chain = provenChain(line, sound.lines.empty() ? "" : sound.lines.back().chain);
    if (!chain)
        return false;
    sound.lines.push_back({static_cast<int>(sound.lines.size()), std::string(line), std::move(*chain)});
    return true;
}

const Shape& headerShape()
{
    static const Shape shape = Shape::object({
        required("format", Shape::words({std::string(formatName)})),
        required("format_version", Shape::integer(1, formatVersion)),
        required("rules_version", Shape::text()),
        required("game", Shape::text()),
        required("pack", Shape::object({required("id", Shape::text()), required("version", Shape::text()),
                                        required("sha256", Shape::text()),
                                        optional("added", Shape::list(Shape::anything(), 1))})),
        required("chain", Shape::text()),
    });
    return shape;
}

const Shape& lineShape()
{
    static const Shape shape = Shape::object({
        required("number", Shape::integer(1, lastEntryNumber)),
        required("at", Shape::text()),
        required("entry", Shape::anything()),
        optional("override", Shape::text()),
        optional("seen", Shape::list(Shape::integer(1, lastEntryNumber))),
        required("chain", Shape::text()),
    });
    return shape;
}

} // namespace

RecordedLine chained(int number, const Json& content, const std::string& before)
{
    std::string text = content.dump();
    std::string chain = chainOver(before, text);
    text.pop_back();
    text.append(beforeChain).append(chain).append(afterChain);
    return {number, std::move(text), std::move(chain)};
}

RecordedLine matchHeader(std::string_view game, std::string_view rulesVersion, const Json& pack, bool keepsSecrets)
{
    return chained(0,
                   {{"format", formatName},
                    {"format_version", keepsSecrets ? formatVersion : withoutSecrets},
                    {"rules_version", rulesVersion},
                    {"game", game},
                    {"pack", pack}},
                   {});
}

Checked<MatchHeader> readHeader(const std::string& text)
{
    const Checked<Json> header = parseJson(text);
    if (!header || !header->is_object() || header->value("format", Json()) != formatName)
        return Problem{"", Text{texts::notAMatchFile}, 1};
    const Json version = header->value("format_version", Json());
    if (version.is_number_integer() && version > formatVersion) {
        return Problem{"/format_version", Text{texts::futureFormat, version.dump(), formatVersion}, 1};
    }
    if (Problems problems = headerShape().check(*header); !problems.empty())
        return unreadableLine(0, std::move(problems));
    return MatchHeader{header->at("game").get<std::string>(), header->at("rules_version").get<std::string>(),
                       header->at("pack")};
}

Checked<LineContent> readLine(const std::string& text, int number)
{
    Checked<Json> line = parseJson(text);
    if (!line)
        return unreadableLine(number, line.problems());
    if (Problems problems = lineShape().check(*line); !problems.empty())
        return unreadableLine(number, std::move(problems));
    const int found = line->at("number").get<int>();
    if (found != number)
        return unreadableLine(number, {{"/number", Text{texts::wrongNumber, number, found}}});
    const std::optional<Instant> at = Instant::fromIso(line->at("at").get_ref<const std::string&>());
    if (!at)
        return unreadableLine(number, {{"/at", Text{texts::notATime}}});
    LineContent content{number, *at, std::move(line->at("entry")), {}};
    if (const auto reason = line->find("override"); reason != line->end())
        content.overrideReason = reason->get<std::string>();
    if (const auto seen = line->find("seen"); seen != line->end())
        content.seen = seen->get<std::vector<int>>();
    if (!isSealedJson(content.entry))
        return content;
    if (content.overrideReason)
        return unreadableLine(number, {{"/override", Text{texts::notSealed}}});
    Checked<SealedContent> secret = unsealed(content.entry);
    if (!secret)
        return unreadableLine(number, belowEntry(secret.problems()));
    content.sealing = {content.entry["sealed"].get<std::string>(), content.entry["salt"].get<std::string>()};
    content.entry = std::move(secret->entry);
    content.overrideReason = std::move(secret->overrideReason);
    return content;
}

Json lineContent(const LineContent& line)
{
    const bool isSealed = line.sealing.has_value();
    Json content{{"number", line.number},
                 {"at", line.at.toIso()},
                 {"entry", isSealed ? sealedJson(*line.sealing, {line.entry, line.overrideReason}) : line.entry}};
    if (line.overrideReason && !isSealed)
        content["override"] = *line.overrideReason;
    if (!line.seen.empty())
        content["seen"] = line.seen;
    return content;
}

Problems unreadableLine(int number, Problems problems)
{
    for (Problem& problem : problems) {
        problem.message = Text{texts::unreadable, number, problem.message.toStdString()};
        problem.line = number + 1;
    }
    return problems;
}

Problem misplacedReason()
{
    return {"/entry/override", Text{texts::reasonInEntry}};
}

bool isUnbegun(std::string_view text)
{
    const std::string_view start = headerStart();
    return text.find('\n') == std::string_view::npos && !provenChain(text, "") &&
           text.substr(0, start.size()) == start.substr(0, text.size());
}

SoundLines soundLines(std::string_view text)
{
    SoundLines sound;
    sound.allBytes = text.size();
    while (sound.soundBytes < text.size()) {
        const std::string_view rest = text.substr(sound.soundBytes);
        const std::size_t end = rest.find('\n');
        if (!take(sound, rest.substr(0, end))) {
            // Only the very last line can have been torn by a crash: its end was never written.
            sound.torn = end == std::string_view::npos && !sound.lines.empty();
            sound.fault = sound.torn ? tornAfter(sound.lines.size()) : changedAfter(sound.lines.size(), rest);
            return sound;
        }
        if (end == std::string_view::npos) {
            sound.soundBytes = text.size();
            return sound;
        }
        sound.soundBytes += end + 1;
    }
    if (sound.lines.empty())
        sound.fault = Problem{"", Text{texts::notAMatchFile}, 1};
    return sound;
}

SoundLines soundLines(const std::vector<std::string>& lines)
{
    SoundLines sound;
    for (const std::string& line : lines) {
        if (!take(sound, line)) {
            sound.fault = changedAfter(sound.lines.size(), line);
            return sound;
        }
    }
    if (sound.lines.empty())
        sound.fault = Problem{"", Text{texts::notAMatchFile}, 1};
    return sound;
}

} // namespace whistle
