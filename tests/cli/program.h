// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <nlohmann/json.hpp>
#include <vector>

/// The real whistle-cli, and the matches that the tests play with it.
namespace whistle::testing {

inline const QString program = QStringLiteral(WHISTLE_BINARY_DIR "/bin/whistle-cli");

struct Finished {
    int code = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QList<QByteArray> lines() const
    {
        QList<QByteArray> all = out.split('\n');
        if (!all.isEmpty() && all.back().isEmpty())
            all.removeLast();
        return all;
    }
};

inline Json toJson(const QByteArray& text)
{
    const Checked<Json> parsed = parseJson(text.toStdString());
    return parsed ? *parsed : Json("no JSON: " + text.toStdString());
}

inline Finished run(const QStringList& arguments, const QByteArray& input = {},
                    const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// One line of tests/playthroughs/kaosball/reference_match.jsonl: "command", "illegal", "expect" or "note".
struct Step {
    std::string kind;
    Json content;
};

/// tests/playthroughs/<name>.jsonl
inline std::vector<Step> playthrough(const QString& name)
{
    QFile file(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/playthroughs/%1.jsonl").arg(name));
    std::vector<Step> steps;
    if (!file.open(QIODevice::ReadOnly))
        return steps;
    while (!file.atEnd()) {
        const Json line = toJson(file.readLine());
        steps.push_back({line.begin().key(), line.begin().value()});
    }
    return steps;
}
inline std::vector<Step> referenceMatch()
{
    return playthrough(QStringLiteral("kaosball/reference_match"));
}

/// The commands of the reference match alone, one a line.
inline const QList<QByteArray>& referenceCommands()
{
    static const QList<QByteArray> lines = [] {
        QList<QByteArray> commands;
        for (const Step& step : referenceMatch()) {
            if (step.kind == "command")
                commands.append(QByteArray::fromStdString(step.content.dump()) + '\n');
        }
        return commands;
    }();
    return lines;
}

} // namespace whistle::testing
