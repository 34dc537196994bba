// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/vocabulary.h"

#include "search/search_words.h"

namespace whistle::chaotic {

namespace {

/// "fire|tűz|ogień" a thing: English, Hungarian, Polish, then what else people type.
template <std::size_t count>
std::array<QStringList, count> foldedNames(const std::array<const char*, count>& all)
{
    std::array<QStringList, count> names;
    for (std::size_t i = 0; i < count; ++i) {
        for (const QString& one : QString::fromUtf8(all[i]).split(u'|'))
            names[i] << whistle::wordsOf(one).join(u' ');
    }
    return names;
}

} // namespace

const QStringList& namesOf(CardKind kind)
{
    static const auto names = foldedNames<5>({"creature|lény|potwór|stwór|creatures|lények|potwory",
                                              "battlegear|harci felszerelés|ekwipunek|ekwipunek bojowy|felszerelés",
                                              "mugic|magia", "location|helyszín|lokacja|locations|helyszínek|lokacje",
                                              "attack|támadás|atak|attacks|támadások|ataki"});
    return names[static_cast<std::size_t>(kind)];
}

const QStringList& namesOf(Affiliation tribe)
{
    static const auto names =
        foldedNames<6>({"generic|általános|ogólna", "overworld|felsővilági|nadświat|ziemia",
                        "underworld|alvilági|podświat|podziemie", "danian|dániai|danianie|danians|danianin",
                        "mipedian|mipediai|mipedianie|mipedians", "m'arrillian|m'arrilliai|m'arrillianie|marrillian"});
    return names[static_cast<std::size_t>(tribe)];
}

const QStringList& namesOf(Element element)
{
    static const auto names =
        foldedNames<4>({"fire|tűz|ogień", "air|levegő|powietrze", "earth|föld|ziemia", "water|víz|woda"});
    return names[static_cast<std::size_t>(element)];
}

const QStringList& namesOf(KeywordKind keyword)
{
    static const auto names = foldedNames<14>(
        {"element x|elem x|żywioł x", "swift|fürge|zwinny|zwinność|przyspieszenie", "range|hatótáv|zasięg",
         "strike|csapás|uderzenie", "recklessness|vakmerőség|lekkomyślność|nierozważność|reckless",
         "intimidate|megfélemlítés|zastraszenie|zastraszanie", "support|támogatás|wsparcie",
         "surprise|meglepetés|zaskoczenie", "invisibility|láthatatlanság|niewidzialność", "hive|kaptár|rój",
         "immune|immúnis|odporny|odporność", "untargetable|nem célozható|nie do wybrania|niecelowalność",
         "unique|egyedi|unikalna|unikalny",
         "reveal at the beginning of the game|a játék elején felfedve|odkryj na początku gry|odkrywanie na początku "
         "gry|reveal at beginning of game|"
         "reveal at the beginning of game|reveal at beginning of the game|reveal"});
    return names[static_cast<std::size_t>(keyword)];
}

const QStringList& namesOf(Figure figure)
{
    static const auto names = foldedNames<figureCount>(
        {"courage|bátorság|odwaga", "power|erő|moc", "wisdom|bölcsesség|mądrość|wiedza", "speed|gyorsaság|szybkość",
         "energy|energia",
         "mugic counters|mugic jelzők|znaczniki magii|magiczne żetony|mugic|counters|jelző|znacznik|magia",
         "cost|ár|koszt", "build points|építőpont|punkty budowy|points|pont|punkty|bp",
         "base damage|alapsebzés|obrażenia podstawowe|base|sebzés|obrażenia|damage"});
    return names[static_cast<std::size_t>(figure)];
}

const QStringList& namesOfAllDisciplines()
{
    static const auto names =
        foldedNames<1>({"all disciplines|minden képzettség|wszystkie dyscypliny|each discipline"});
    return names.front();
}

} // namespace whistle::chaotic
