// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/spoken_words.h"

#include "base/reader.h"

#include <nlohmann/json.hpp>

namespace whistle {

QString spoken(const SpokenWords& words)
{
    auto found = words.find(readersLanguageCode());
    if (found == words.end())
        found = words.find("en");
    return found == words.end() ? QString() : QString::fromStdString(found->second);
}

namespace codecs {

Shape ByLanguage::shape()
{
    return Shape::object({required("en", Shape::text(), "in English"),
                          optional("hu", Shape::text(), "in Hungarian; left out: the English words"),
                          optional("pl", Shape::text(), "in Polish; left out: the English words")});
}

void ByLanguage::read(const Json& json, SpokenWords& words)
{
    words = json.get<SpokenWords>();
}

Json ByLanguage::write(const SpokenWords& words)
{
    return words;
}

} // namespace codecs
} // namespace whistle
