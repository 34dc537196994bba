// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/spoken_names.h"

#include "base/reader.h"
#include "packs/pack_shelf.h"

#include <QCoreApplication>
#include <algorithm>
#include <cctype>

namespace whistle::kaosball {

namespace {

QString capital(QString word)
{
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

bool isNumber(const std::string& word)
{
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](unsigned char letter) { return std::isdigit(letter) != 0; });
}

/// What the packs call this ringer; null: they know none.
QString ringerName(const std::string& id)
{
    for (const auto& facts : packs().known()) {
        if (const RingerFacts* ringer = facts->ringer(id))
            return displayName(ringer->names, ringer->name);
    }
    return {};
}

/// What the packs call it; null: they know no such id.
QString printedName(const std::string& id)
{
    for (const auto& facts : packs().known()) {
        if (const TeamFacts* team = facts->team(id))
            return displayName(team->names, team->name);
        if (const auto upgrade = fromWord<Upgrade>(id))
            return displayName((*facts)[*upgrade].names, (*facts)[*upgrade].name);
    }
    return ringerName(id);
}

/// A tile, which may lie there under the beginning of its name ("speed").
QString tileName(const std::string& word)
{
    if (const QString printed = printedName(word); !printed.isNull())
        return printed;
    for (const std::string& id : allWords<Upgrade>()) {
        if (id.starts_with(word + '_'))
            return printedName(id);
    }
    return {};
}

} // namespace

QString displayName(const Names& names, const std::string& name)
{
    const auto found = names.find(readersLanguageCode());
    return capital(found == names.end() ? spokenWords(name) : QString::fromStdString(found->second));
}

QString spokenWords(const std::string& printed)
{
    return printed.empty() ? QString() : QCoreApplication::translate("kaosball", printed.c_str());
}

QString displayName(const std::string& id)
{
    if (const QString printed = printedName(id); !printed.isNull())
        return printed;
    const std::size_t slash = id.find('/');
    if (slash != std::string::npos) {
        const std::string figure = id.substr(slash + 1);
        if (const QString ringer = ringerName(figure); !ringer.isNull())
            return ringer;
        return QStringLiteral("%1 %2").arg(displayName(id.substr(0, slash)), figureCode(figure));
    }
    // The copies of a tile that lies there more than once: "hardy_2".
    const std::size_t line = id.rfind('_');
    const std::string number = line == std::string::npos ? std::string() : id.substr(line + 1);
    const QString tile = isNumber(number) ? tileName(id.substr(0, line)) : QString();
    if (tile.isNull())
        return QString::fromStdString(id); // also a space: b3 is no bruiser
    return number == "1" ? tile : QStringLiteral("%1 (%2)").arg(tile, QString::fromStdString(number));
}

QString figureCode(const std::string& figure)
{
    const QString number = QString::fromStdString(figure).mid(1);
    if (figure.size() > 1 && figure.front() == 'r' && isNumber(figure.substr(1)))
        return QCoreApplication::translate("kaosball", "r%1", "a runner and its number").arg(number);
    if (figure.size() > 1 && figure.front() == 'b' && isNumber(figure.substr(1)))
        return QCoreApplication::translate("kaosball", "b%1", "a bruiser and its number").arg(number);
    return QString::fromStdString(figure);
}

NameReader nameReader()
{
    return [](const std::string& id) { return displayName(id); };
}

} // namespace whistle::kaosball
