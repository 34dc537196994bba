// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/hints.h"

#include "search/search_words.h"

#include <QStringList>
#include <algorithm>

namespace whistle::chaotic {

namespace {

/// The first word that begins like one of these (folded); below zero: none does.
qsizetype wordAt(const QStringList& words, std::initializer_list<const char*> beginnings)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const QString& word) {
        return std::any_of(beginnings.begin(), beginnings.end(),
                           [&](const char* one) { return word.startsWith(QLatin1String(one)); });
    });
    return found == words.end() ? -1 : found - words.begin();
}
bool speaksOf(const QStringList& words, std::initializer_list<const char*> beginnings)
{
    return wordAt(words, beginnings) >= 0;
}

/// The number that stands beside a word, behind it if there are two.
std::optional<int> numberBeside(const QStringList& words, qsizetype place)
{
    for (const qsizetype beside : {place + 1, place - 1}) {
        bool isNumber = false;
        const int number = place >= 0 ? words.value(beside).toInt(&isNumber) : 0;
        if (isNumber && number > 0)
            return number;
    }
    return {};
}

} // namespace

Hints hintsIn(const std::string& text)
{
    const QStringList words = whistle::wordsOf(QString::fromStdString(text));
    Hints hints;
    hints.target = speaksOf(words, {"target", "celpont", "docelow", "wybran"});
    hints.creature = speaksOf(words, {"creature", "leny", "potwor", "stwor"});
    const bool isOfMugic = speaksOf(words, {"mugic", "magi"});
    const bool isOfOthers =
        speaksOf(words, {"attack", "tamadas", "atak", "ability", "abilities", "kepesseg", "zdolnos", "umiejetnos"});
    hints.item = isOfMugic || isOfOthers;
    hints.mugicOnly = isOfMugic && !isOfOthers;
    hints.dispels = speaksOf(words, {"dispel", "rozprasz", "rozprosz", "oszlat"});
    hints.negates = speaksOf(words, {"negat", "zaneg", "neguj", "semleges"});
    hints.hive = speaksOf(words, {"hive", "kaptar", "roj"});
    hints.battlegearUp = speaksOf(words, {"battlegear", "felszerel", "ekwipun"}) &&
                         speaksOf(words, {"up", "felford", "odkry", "odslon"});
    hints.mugicBack = isOfMugic && speaksOf(words, {"back", "return", "vissza", "powrot", "powrac"});
    hints.mugicDiscard = isOfMugic && !hints.mugicBack && speaksOf(words, {"discard", "eldob", "odrzu"});
    hints.heal = numberBeside(words, wordAt(words, {"heal", "gyogy", "lecz", "ulecz"}));
    hints.damage = numberBeside(words, wordAt(words, {"deal", "damage", "sebz", "sebez", "obrazen", "zada"}));
    return hints;
}

} // namespace whistle::chaotic
