// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/display_names.h"

#include "kaosball/game.h"
#include "match/match_desk.h"

#include <QCoreApplication>
#include <QLocale>

namespace whistle::kaosball {

namespace {

QString capital(QString word)
{
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

} // namespace

QString displayName(const Names& names, const std::string& name)
{
    const std::string language = QLocale().name().section(u'_', 0, 0).toStdString();
    const auto found = names.find(language);
    return capital(QString::fromStdString(found == names.end() ? name : found->second));
}

QString displayName(const std::string& id)
{
    const Facts& facts = printedFacts();
    if (const TeamFacts* team = facts.team(id))
        return displayName(team->names, team->name);
    if (const RingerFacts* ringer = facts.ringer(id))
        return displayName(ringer->names, ringer->name);
    if (const auto upgrade = fromWord<Upgrade>(id))
        return displayName(facts[*upgrade].names, facts[*upgrade].name);
    const std::size_t slash = id.find('/');
    if (slash == std::string::npos)
        return QString::fromStdString(id);
    const std::string figure = id.substr(slash + 1);
    if (facts.ringer(figure))
        return displayName(figure);
    return QStringLiteral("%1 %2").arg(displayName(id.substr(0, slash)), QString::fromStdString(figure));
}

QString objectionWords(const std::vector<Objection>& objections)
{
    return whistle::objectionWords(objections, nameReader());
}

QString whyNot(const State& state, const Facts& facts, const Command& command)
{
    return objectionWords(referee(state, command, facts).objections);
}

NameReader nameReader()
{
    return [](const std::string& id) { return displayName(id); };
}

} // namespace whistle::kaosball
