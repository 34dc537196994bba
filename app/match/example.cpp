// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/example.h"

#include "catalog/catalog.h"

#include <QCoreApplication>
#include <QFile>
#include <QString>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr Sentence noExample{"shell", QT_TRANSLATE_NOOP("shell", "There is no example match of this game.")};

QString fileOf(std::string_view game)
{
    return QStringLiteral(":/examples/%1.jsonl")
        .arg(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
}

} // namespace

bool hasExample(std::string_view game)
{
    return QFile::exists(fileOf(game));
}

Checked<std::vector<Json>> exampleCommands(std::string_view name)
{
    QFile lines(fileOf(name));
    if (!lines.open(QIODevice::ReadOnly))
        return Problem{"", Text{noExample}};
    std::vector<Json> commands;
    while (!lines.atEnd()) {
        Json line = Json::parse(lines.readLine().toStdString(), nullptr, false);
        if (line.is_object() && line.contains("command")) // not a remark, nor what a test expects
            commands.push_back(std::move(line["command"]));
    }
    return commands;
}

Checked<std::unique_ptr<Match>> playExample(std::string_view game, const std::function<bool(const Match&)>& until)
{
    const Checked<const CatalogGame*> catalogued = Catalog::standard().game(game);
    const Checked<std::vector<Json>> commands = exampleCommands(game);
    if (!catalogued || !commands)
        return Problem{"", Text{noExample}};
    std::unique_ptr<Match> match = (*catalogued)->newMatch();
    const Instant now = Instant::now();
    for (const Json& command : *commands) {
        if (const Checked<PlayResult> result = match->play(command, now); !result)
            return result.problems();
        if (until && until(*match))
            break;
    }
    return match;
}

} // namespace whistle
