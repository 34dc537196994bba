// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/pack.h"

#include "base/outside_file.h"
#include "base/plain_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <filesystem>

namespace whistle {

namespace {

constexpr Sentence folderCannotBeRead{"packs", QT_TRANSLATE_NOOP("packs", "The folder cannot be read: %1")};
constexpr Sentence noPack{
    "packs", QT_TRANSLATE_NOOP("packs", "This is not a data pack: its key “format” must be “whistle-data-pack”.")};
constexpr Sentence otherFormat{
    "packs", QT_TRANSLATE_NOOP("packs", "The pack's format version is %1; this program reads version %2.")};
constexpr Sentence fileAndLine{"packs", QT_TRANSLATE_NOOP("packs", "%1, line %2: %3")};
constexpr Sentence fileOnly{"common", QT_TRANSLATE_NOOP("common", "%1: %2")};
constexpr Sentence lineOnly{"common", QT_TRANSLATE_NOOP("common", "Line %1: %2")};

constexpr char formatWord[] = "whistle-data-pack";

/// The line of a value, or of the nearest thing around it.
int lineOf(const std::map<std::string, int>& lines, std::string pointer)
{
    for (;;) {
        if (const auto found = lines.find(pointer); found != lines.end())
            return found->second;
        if (pointer.empty())
            return 0;
        pointer.resize(pointer.rfind('/'));
    }
}

Problem placed(Problem problem, const std::string& file, const std::map<std::string, int>& lines)
{
    if (problem.line == 0)
        problem.line = lineOf(lines, problem.at);
    problem.at = problem.at.empty() ? file : file + '#' + problem.at;
    return problem;
}

std::string sha256(std::string_view bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result().toHex().toStdString();
}

/// The same bytes for the same content: keys in order, no white space.
std::string canonicalHash(const Json& content)
{
    return sha256(nlohmann::json(content).dump());
}

void take(Pack& pack, Json content)
{
    pack.content = std::move(content);
    pack.identity = {pack.content.at("id").get<std::string>(), pack.content.at("game").get<std::string>(),
                     pack.content.at("version").get<std::string>()};
    pack.hash = canonicalHash(pack.content);
}

std::string resourceText(const QString& resource)
{
    QFile file(resource);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return isOpen ? file.readAll().toStdString() : std::string();
}

Problems headerProblems(const Json& content)
{
    if (!content.is_object() || !content.contains("format") || content["format"] != formatWord)
        return {{content.is_object() && content.contains("format") ? "/format" : "", Text{noPack}}};
    const auto version = content.find("format_version");
    if (version != content.end() && version->is_number_integer() && *version != packFormatVersion)
        return {{"/format_version", Text{otherFormat, version->dump(), packFormatVersion}}};
    return {};
}

} // namespace

Problem Pack::problemAt(const std::string& pointer, Text message) const
{
    return placed({pointer, std::move(message)}, file, lines);
}

std::vector<ShapeKey> packHeaderKeys(const std::string& game)
{
    return {
        required("format", Shape::words({formatWord}), "says that this file is a data pack"),
        required("format_version", Shape::integer(packFormatVersion, packFormatVersion),
                 "of the pack format that this file is written in"),
        required("id", Shape::text(), "the pack's own id; a match remembers it"),
        required("game", Shape::words({game}), "the game that the pack is for"),
        required("version", Shape::text(), "of the pack; raise it with every change"),
        optional("name", Shape::map(Shape::text()), "the pack's name by language (\"en\", \"hu\", \"pl\")"),
        optional("note", Shape::text(), "for readers of the file"),
        optional("sources", Shape::map(Shape::text()),
                 "where facts come from: a short word to a title; `source` names it"),
    };
}

Checked<Pack> readPack(std::string_view text, const std::string& file, const Shape& shape)
{
    Pack pack;
    pack.file = file;
    Checked<Json> content = parseJson(text, pack.lines);
    Problems problems = content.problems();
    if (content)
        problems = headerProblems(*content);
    if (problems.empty())
        problems = shape.check(*content);
    if (problems.empty())
        problems = unreadableTexts(*content);
    if (!problems.empty()) {
        for (Problem& problem : problems)
            problem = placed(std::move(problem), file, pack.lines);
        return problems;
    }
    take(pack, std::move(*content));
    return pack;
}

Checked<Pack> readPackFile(const QString& path, const Shape& shape)
{
    const std::string name = QFileInfo(path).fileName().toStdString();
    const Checked<std::string> text =
        path.startsWith(u':') ? Checked<std::string>(resourceText(path)) : readWholeFile(path, largestList);
    return text ? readPack(*text, name, shape) : text.problems();
}

Pack readPrintedPack(const QString& resource)
{
    Pack pack;
    pack.file = QFileInfo(resource).fileName().toStdString();
    take(pack, std::move(*parseJson(resourceText(resource))));
    return pack;
}

Checked<std::vector<Pack>> readPackFolder(const QString& folder, const std::function<Shape()>& shape)
{
    std::error_code error;
    const std::filesystem::directory_iterator look(std::filesystem::path(folder.toStdString()), error);
    if (error && error != std::errc::no_such_file_or_directory)
        return Problem{folder.toStdString(), Text{folderCannotBeRead, error.message()}};
    std::vector<Pack> packs;
    Problems problems;
    const QDir dir(folder);
    // What is no file, or leads nowhere, is told by its reader: nothing is left out without a word.
    const QStringList names =
        dir.entryList({QStringLiteral("*.json")}, QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    const Shape fitting = names.isEmpty() ? Shape::anything() : shape();
    for (const QString& name : names) {
        Checked<Pack> pack = readPackFile(dir.filePath(name), fitting);
        if (pack) {
            packs.push_back(std::move(*pack));
        } else {
            addTo(problems, pack.problems());
        }
    }
    if (!problems.empty())
        return problems;
    return packs;
}

QString userPackFolder(const QString& dataFolder, const QString& game)
{
    return QDir(dataFolder).filePath(QStringLiteral("packs/%1").arg(game));
}

QString renderProblem(const Problem& problem)
{
    // `at` is "file#/pointer", "file" or "/pointer".
    const std::size_t split = problem.at.find("#/");
    std::string file = problem.at.substr(0, split);
    if (file.starts_with('/') || file.empty())
        file.clear();
    const std::string message = problem.message.toStdString();
    if (!file.empty() && problem.line > 0)
        return Text{fileAndLine, file, problem.line, message}.render();
    if (!file.empty())
        return Text{fileOnly, file, message}.render();
    if (problem.line > 0)
        return Text{lineOnly, problem.line, message}.render();
    return problem.message.render();
}

} // namespace whistle
