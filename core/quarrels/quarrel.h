// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "search/search_words.h"

#include <QString>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

class QuarrelGrammar;

/// What a word of a quarrel was taken for.
enum class WordSense {
    Filler,  ///< it says nothing by itself
    Topic,   ///< it says what the quarrel is about
    Fact,    ///< it is a fact of the question
    Unknown, ///< it was not understood
};

struct SensedWord {
    WordPlace place; ///< in the line
    WordSense sense = WordSense::Unknown;
    std::string at; ///< of a fact: where it stands in the input ("/initiator/card")
    int seat = 0;   ///< whose fact it is; 0: nobody's
};

/// A quarrel as it was understood.
struct Quarrel {
    std::string question; ///< within its game
    Json input;           ///< what was said of it; what was not is left out
    std::vector<SensedWord> words;
};

/// The quarrel that most of the words speak of; none: no word says anything, or there are more than 64. Names of seats
/// are never guessed: who is said first comes first.
[[nodiscard]] std::optional<Quarrel> readQuarrel(const QuarrelGrammar& grammar, const QString& line);

/// What was said, laid over where the question begins: objects key by key, lists of objects one by one.
[[nodiscard]] Json laidOver(Json blank, const Json& said);

} // namespace whistle
