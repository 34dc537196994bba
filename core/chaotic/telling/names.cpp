// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/names.h"

#include "chaotic/table/rules.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

constexpr Saying courage{QT_TRANSLATE_NOOP("chaotic", "Courage")};
constexpr Saying power{QT_TRANSLATE_NOOP("chaotic", "Power")};
constexpr Saying wisdom{QT_TRANSLATE_NOOP("chaotic", "Wisdom")};
constexpr Saying speed{QT_TRANSLATE_NOOP("chaotic", "Speed")};
constexpr Indexed<Saying, 6> stats{{courage, power, wisdom, speed, QT_TRANSLATE_NOOP("chaotic", "all Disciplines"),
                                    QT_TRANSLATE_NOOP("chaotic", "Energy")}};
constexpr Indexed<Saying, 4> elements{{QT_TRANSLATE_NOOP("chaotic", "Fire"), QT_TRANSLATE_NOOP("chaotic", "Air"),
                                       QT_TRANSLATE_NOOP("chaotic", "Earth"), QT_TRANSLATE_NOOP("chaotic", "Water")}};
constexpr Indexed<Saying, 6> affiliations{
    {QT_TRANSLATE_NOOP("chaotic", "Generic"), QT_TRANSLATE_NOOP("chaotic", "OverWorld"),
     QT_TRANSLATE_NOOP("chaotic", "UnderWorld"), QT_TRANSLATE_NOOP("chaotic", "Danian"),
     QT_TRANSLATE_NOOP("chaotic", "Mipedian"), QT_TRANSLATE_NOOP("chaotic", "M'arrillian")}};
constexpr Indexed<Saying, 5> steps{
    {QT_TRANSLATE_NOOP("chaotic", "setup"), QT_TRANSLATE_NOOP("chaotic", "Location step"),
     QT_TRANSLATE_NOOP("chaotic", "Action step"), QT_TRANSLATE_NOOP("chaotic", "End of turn step"),
     QT_TRANSLATE_NOOP("chaotic", "end of the match")}};
constexpr Indexed<Saying, 14> keywords{{
    QT_TRANSLATE_NOOP("chaotic", "Element X"),
    QT_TRANSLATE_NOOP("chaotic", "Swift"),
    QT_TRANSLATE_NOOP("chaotic", "Range"),
    QT_TRANSLATE_NOOP("chaotic", "Strike"),
    QT_TRANSLATE_NOOP("chaotic", "Recklessness"),
    QT_TRANSLATE_NOOP("chaotic", "Intimidate"),
    QT_TRANSLATE_NOOP("chaotic", "Support"),
    QT_TRANSLATE_NOOP("chaotic", "Surprise"),
    QT_TRANSLATE_NOOP("chaotic", "Invisibility"),
    QT_TRANSLATE_NOOP("chaotic", "Hive"),
    QT_TRANSLATE_NOOP("chaotic", "Immune"),
    QT_TRANSLATE_NOOP("chaotic", "Untargetable"),
    QT_TRANSLATE_NOOP("chaotic", "Unique"),
    QT_TRANSLATE_NOOP("chaotic", "Reveal at the beginning of the game"),
}};
constexpr Indexed<Saying, 8> sources{{
    QT_TRANSLATE_NOOP("chaotic", "its own ability"),
    QT_TRANSLATE_NOOP("chaotic", "Hive"),
    QT_TRANSLATE_NOOP("chaotic", "Battlegear"),
    QT_TRANSLATE_NOOP("chaotic", "Location"),
    QT_TRANSLATE_NOOP("chaotic", "Intimidate"),
    QT_TRANSLATE_NOOP("chaotic", "Mugic"),
    QT_TRANSLATE_NOOP("chaotic", "an ability"),
    QT_TRANSLATE_NOOP("chaotic", "Attack"),
}};
constexpr Indexed<Saying, 2> players{{
    QT_TRANSLATE_NOOP("chaotic", "Player one"),
    QT_TRANSLATE_NOOP("chaotic", "Player two"),
}};

} // namespace

Sentence nameOf(Discipline discipline)
{
    return stats[discipline];
}
Sentence nameOf(Stat stat)
{
    return stats[stat];
}
Sentence nameOf(Element element)
{
    return elements[element];
}
Sentence nameOf(Tribe tribe)
{
    return affiliations[affiliationOf(tribe)];
}
Sentence nameOf(Affiliation affiliation)
{
    return affiliations[affiliation];
}
Sentence nameOf(Step step)
{
    return steps[step];
}
Sentence nameOf(KeywordKind keyword)
{
    return keywords[keyword];
}
Sentence nameOf(Source source)
{
    return sources[source];
}

TextPlace textPlace(Player player)
{
    return Name{std::string(toWord(player)), players[player]};
}

TextPlace sourcePlace(const std::optional<std::string>& name, Source source)
{
    return name ? TextPlace{Name{*name}} : TextPlace{nameOf(source)};
}

} // namespace whistle::chaotic
