// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/telling/names.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

template <class Enum, std::size_t count>
Sentence among(const std::array<Sentence, count>& names, Enum value)
{
    return names[static_cast<std::size_t>(value)];
}

constexpr Sentence courage{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Courage")};
constexpr Sentence power{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Power")};
constexpr Sentence wisdom{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Wisdom")};
constexpr Sentence speed{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Speed")};
constexpr std::array<Sentence, 6> stats{{courage,
                                         power,
                                         wisdom,
                                         speed,
                                         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "all Disciplines")},
                                         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Energy")}}};
constexpr std::array<Sentence, 4> elements{{{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Fire")},
                                            {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Air")},
                                            {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Earth")},
                                            {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Water")}}};
constexpr std::array<Sentence, 6> affiliations{{{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Generic")},
                                                {"chaotic", QT_TRANSLATE_NOOP("chaotic", "OverWorld")},
                                                {"chaotic", QT_TRANSLATE_NOOP("chaotic", "UnderWorld")},
                                                {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Danian")},
                                                {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mipedian")},
                                                {"chaotic", QT_TRANSLATE_NOOP("chaotic", "M'arrillian")}}};
constexpr std::array<Sentence, 5> steps{{{"chaotic", QT_TRANSLATE_NOOP("chaotic", "setup")},
                                         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Location step")},
                                         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Action step")},
                                         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "End of turn step")},
                                         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "end of the match")}}};
constexpr std::array<Sentence, 14> keywords{{
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Element X")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Swift")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Range")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Strike")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Recklessness")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Intimidate")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Support")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Surprise")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Invisibility")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Immune")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Untargetable")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Unique")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Reveal at the beginning of the game")},
}};
constexpr std::array<Sentence, 8> sources{{
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "its own ability")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Battlegear")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Location")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Intimidate")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "an ability")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Attack")},
}};
constexpr std::array<Sentence, 2> players{{
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Player one")},
    {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Player two")},
}};

} // namespace

Sentence nameOf(Discipline discipline)
{
    return among(stats, discipline);
}
Sentence nameOf(Stat stat)
{
    return among(stats, stat);
}
Sentence nameOf(Element element)
{
    return among(elements, element);
}
Sentence nameOf(Tribe tribe)
{
    return among(affiliations, affiliationOf(tribe));
}
Sentence nameOf(Affiliation affiliation)
{
    return among(affiliations, affiliation);
}
Sentence nameOf(Step step)
{
    return among(steps, step);
}
Sentence nameOf(KeywordKind keyword)
{
    return among(keywords, keyword);
}
Sentence nameOf(Source source)
{
    return among(sources, source);
}

TextPlace textPlace(Player player)
{
    return Name{std::string(toWord(player)), among(players, player)};
}

TextPlace sourcePlace(const std::optional<std::string>& name, Source source)
{
    return name ? TextPlace{Name{*name}} : TextPlace{nameOf(source)};
}

} // namespace whistle::chaotic
