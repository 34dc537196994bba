// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/outside_file.h"

#include "base/plain_text.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <algorithm>
#include <fcntl.h>

namespace whistle {

namespace {

constexpr Sentence cannotBeRead{"common", QT_TRANSLATE_NOOP("common", "%1 cannot be read: %2.")};
constexpr Sentence noFile{"base",
                          QT_TRANSLATE_NOOP("base", "%1 is a folder, a pipe or a device; a file was expected.")};
constexpr Sentence tooLargeFile{"base", QT_TRANSLATE_NOOP("base", "%1 is %2 MB; the limit here is %3 MB.")};
constexpr Sentence noText{"base",
                          QT_TRANSLATE_NOOP("base", "This is not text: neither UTF-8, UTF-16 nor Windows-1250.")};

Problem fileProblem(Sentence sentence, const FileName& path, std::error_code error)
{
    return {path.told(), Text{sentence, path.told(), files::reasonOf(error)}};
}

int megabytes(std::int64_t bytes)
{
    constexpr std::int64_t one = std::int64_t{1} << 20;
    return static_cast<int>((bytes + one - 1) / one);
}

/// Nothing: it is not written so.
std::optional<QString> decodedAs(QStringDecoder decoder, std::string_view bytes)
{
    const QString text = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return decoder.isValid() && !decoder.hasError() ? std::optional(text) : std::nullopt;
}

struct Decoded {
    QString text;
    Encoding encoding;
};
std::optional<Decoded> decoded(std::string_view bytes)
{
    // Stateless: a letter that is cut off at the end is a fault, and waits for nothing.
    constexpr auto whole = QStringConverter::Flag::Stateless;
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        const std::optional<QString> text = decodedAs(QStringDecoder(QStringConverter::Utf16, whole), bytes);
        return text ? std::optional(Decoded{*text, Encoding::Utf16}) : std::nullopt;
    }
    if (const std::optional<QString> text = decodedAs(QStringDecoder(QStringConverter::Utf8, whole), bytes))
        return Decoded{*text, Encoding::Utf8};
    const std::optional<QString> text = decodedAs(QStringDecoder("windows-1250", whole), bytes);
    return text ? std::optional(Decoded{*text, Encoding::Windows1250}) : std::nullopt;
}

} // namespace

Checked<std::string> readWholeFile(const FileName& path, std::int64_t most)
{
    // A pipe nobody writes into would keep us waiting, and a device may have no end.
    const files::Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file)
        return fileProblem(cannotBeRead, path, files::lastError());
    const std::optional<files::Mark> mark = files::markOf(*file);
    if (!mark)
        return fileProblem(cannotBeRead, path, files::lastError());
    if (!mark->isRegular)
        return Problem{path.told(), Text{noFile, path.told()}};
    if (mark->size > most)
        return Problem{path.told(), Text{tooLargeFile, path.told(), megabytes(mark->size), megabytes(most)}};
    std::string bytes;
    if (const std::error_code error = files::readAll(*file, bytes))
        return fileProblem(cannotBeRead, path, error);
    return bytes;
}

Checked<DecodedText> decodedText(std::string_view bytes, const std::string& file, Unreadable unreadable)
{
    std::optional<Decoded> found = decoded(bytes);
    if (!found)
        return Problem{file, Text{noText}};
    QString& text = found->text;
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(u'\r', u'\n');
    DecodedText result{text.toStdString(), found->encoding};
    const bool isJudged = unreadable == Unreadable::Refused || text.contains(QChar(0));
    if (const std::optional<char32_t> bad = isJudged ? unreadableIn(result.utf8, Lines::Several) : std::nullopt) {
        const qsizetype at = text.indexOf(QString::fromUcs4(&*bad, 1));
        const int line = 1 + static_cast<int>(text.left(at).count(u'\n'));
        return Problem{file, unreadableWords(*bad), line};
    }
    return result;
}

const char* nameOf(Encoding encoding)
{
    constexpr const char* names[] = {"UTF-8", "UTF-16", "Windows-1250"};
    return names[static_cast<std::size_t>(encoding)];
}

} // namespace whistle
