// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference_match.h"

#include <QFile>

namespace whistle {

std::vector<PlaythroughStep> readPlaythrough(const QString& game, const QString& name)
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/%1/%2.jsonl").arg(game, name));
    std::vector<PlaythroughStep> steps;
    if (!file.open(QIODevice::ReadOnly))
        return steps;
    int note = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (line.isEmpty())
            continue;
        const Json json = *parseJson(line.toStdString());
        if (json.contains("note"))
            note = QString::fromStdString(json["note"].get<std::string>()).toInt();
        else if (json.contains("illegal"))
            steps.push_back({PlaythroughStep::Kind::Illegal, json["illegal"], note});
        else if (json.contains("expect"))
            steps.push_back({PlaythroughStep::Kind::Expect, json["expect"], note});
        else
            steps.push_back({PlaythroughStep::Kind::Command, json["command"], note});
    }
    return steps;
}

QString differenceFrom(const Json& expected, const Json& table, const QString& at)
{
    const bool isListOfObjects = expected.is_array() && table.is_array() && expected.size() == table.size() &&
                                 !expected.empty() && expected.front().is_object();
    for (std::size_t i = 0; isListOfObjects && i < expected.size(); ++i) {
        const QString difference = differenceFrom(expected[i], table[i], at + u'/' + QString::number(i));
        if (!difference.isEmpty())
            return difference;
    }
    if (isListOfObjects)
        return {};
    if (!expected.is_object()) {
        return expected == table
                   ? QString()
                   : QStringLiteral("%1 is %2, expected %3")
                         .arg(at, QString::fromStdString(table.dump()), QString::fromStdString(expected.dump()));
    }
    for (const auto& [key, value] : expected.items()) {
        const QString place = at + QLatin1Char('/') + QString::fromStdString(key);
        if (!table.is_object() || !table.contains(key))
            return place + QStringLiteral(" is missing");
        if (const QString difference = differenceFrom(value, table[key], place); !difference.isEmpty())
            return difference;
    }
    return {};
}

} // namespace whistle
