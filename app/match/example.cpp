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

Checked<std::unique_ptr<Match>> playExample(std::string_view game, const std::function<bool(const Match&)>& until)
{
    const Checked<const CatalogGame*> catalogued = Catalog::standard().game(game);
    QFile commands(fileOf(game));
    if (!catalogued || !commands.open(QIODevice::ReadOnly))
        return Problem{"", Text{noExample}};
    std::unique_ptr<Match> match = (*catalogued)->newMatch();
    const Instant now = Instant::now();
    while (!commands.atEnd()) {
        const Json line = Json::parse(commands.readLine().toStdString(), nullptr, false);
        if (!line.is_object() || !line.contains("command")) // a remark, or what a test expects
            continue;
        if (const Checked<PlayResult> result = match->play(line.at("command"), now); !result)
            return result.problems();
        if (until && until(*match))
            break;
    }
    return match;
}

} // namespace whistle
