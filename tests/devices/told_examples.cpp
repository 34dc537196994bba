// SPDX-License-Identifier: GPL-3.0-or-later
#include "told_examples.h"

#include "raw_phone.h"
#include "under_test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace whistle {

namespace {

QStringList linesOfDocument()
{
    QFile file(sourceRoot() + QStringLiteral("/docs/devices.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u'\n');
}

/// Whether `frame` holds all that is told of it. Of a list all elements are told, of an object some keys may be.
bool holds(const Json& frame, const Json& told)
{
    if (told == Json("..."))
        return frame.is_string() && !frame.get<std::string>().empty();
    if (told.is_object())
        return frame.is_object() && std::ranges::all_of(told.items(), [&](const auto& one) {
                   return frame.contains(one.key()) && holds(frame.at(one.key()), one.value());
               });
    if (told.is_array())
        return frame.is_array() && std::ranges::equal(frame, told, holds);
    return frame == told;
}

/// What it says of that: for who reads why it does not hold it.
Json partOfIt(const Json& frame, const Json& told)
{
    if (!told.is_object() || !frame.is_object())
        return frame;
    Json part = Json::object();
    for (const auto& [key, value] : told.items())
        part[key] = frame.contains(key) ? partOfIt(frame.at(key), value) : Json();
    return part;
}

} // namespace

std::vector<ToldExample> toldExamples()
{
    static const QString begins = QStringLiteral("```frames ");
    std::vector<ToldExample> all;
    bool isInside = false;
    for (const QString& line : linesOfDocument()) {
        if (line.startsWith(begins)) {
            isInside = true;
            all.emplace_back().table = line.mid(begins.size()).toStdString();
        } else if (line.startsWith(QStringLiteral("```"))) {
            isInside = false;
        } else if (isInside) {
            const QString text = line.mid(2);
            all.back().frames.push_back({line.startsWith(u'>'), text, Json::parse(text.toStdString())});
        }
    }
    return all;
}

std::set<std::string> toldActs()
{
    static const QRegularExpression act(QStringLiteral("^\\| `([a-z]+)` \\| [^|]*\\| "));
    std::set<std::string> all;
    for (const QString& line : linesOfDocument()) {
        if (const auto found = act.match(line); found.hasMatch() && found.captured(1) != QStringLiteral("do"))
            all.insert(found.captured(1).toStdString());
    }
    return all;
}

QString say(const ToldExample& example, const QString& url)
{
    RawPhone phone(url);
    phone.setAlive(false); // the example says it itself
    if (!phone.call())
        return phone.trouble();
    std::size_t heard = 0;
    for (const ToldExample::Frame& frame : example.frames) {
        if (frame.isSent) {
            phone.sendText(frame.text);
            continue;
        }
        QString other;
        const auto comes = [&] {
            for (std::size_t i = heard; i < phone.frames().size(); ++i) {
                const Json one = Json::parse(phone.frames()[i].toStdString());
                if (holds(one, frame.json)) {
                    heard = i + 1;
                    return true;
                }
                if (one["is"] == frame.json["is"])
                    other = QString::fromStdString(partOfIt(one, frame.json).dump());
            }
            return false;
        };
        if (!QTest::qWaitFor(comes, 5000))
            return QStringLiteral("told: %1\nheard: %2").arg(frame.text, other);
    }
    return {};
}

} // namespace whistle
