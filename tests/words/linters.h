// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heard.h"

#include <QString>
#include <QStringList>
#include <vector>

/// What a native reader finds by looking for it: faults of grammar that a translation has before anything stands in its
/// places, and faults of a sentence that has been said. Each is told by the words that are wrong.
namespace whistle {

/// A message of the catalogue of a language.
struct Phrase {
    QString context;
    QString source;
    QStringList forms; ///< one, or one a plural form
    bool counts = false;
    std::vector<TextPlace> places = {}; ///< what stood there when it was heard; empty: nobody heard it
};
/// Those of all contexts, and of the labels; English is its sources.
[[nodiscard]] std::vector<Phrase> phrasesOf(const QString& language, const Heard& heard);

using Phrases = std::vector<Phrase>;

/// Polish: a name does not change its ending, so it stands neither behind a preposition ("za Zofia") nor as the object
/// of a verb ("porównuje Odwaga"). Numbers may.
[[nodiscard]] QStringList bareBehindPreposition(const Phrases& polish);
[[nodiscard]] QStringList bareObjects(const Phrases& polish);
/// Polish: the past and participles say whether somebody is a man or a woman ("%1 wygrał", "%1 jest aktywowany").
[[nodiscard]] QStringList sayingWhoIsAMan(const Phrases& polish);
/// A number before a noun that wants its plural forms, or in Hungarian before a plural.
[[nodiscard]] QStringList countedWithoutForms(const Phrases& phrases, const QString& language);
/// "turn %2" that has become "%1. kör".
[[nodiscard]] QStringList placesExchanged(const Phrases& phrases, const QString& language);
/// Of a thousand sentences with a value so many are a form: a noun, a colon, the value.
[[nodiscard]] int formsInAThousand(const Phrases& phrases);

/// What is wrong with sentences as they were said: two full stops or two colons, open places and articles, identifiers,
/// a decimal point, a hyphen for a minus, a small letter at the beginning.
[[nodiscard]] QStringList faultsOf(const Heard& heard, const Phrases& phrases, const QString& language);

} // namespace whistle
