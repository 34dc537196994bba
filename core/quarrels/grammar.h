// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "quarrels/said.h"

#include <QHash>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

/// Which quarrels are understood, as resources/rules/<game>/quarrels.json has them.
namespace whistle {

/// A sort of words that say one thing: numbers of a range, words with their values, or several of these in a row.
struct WordKind {
    struct Spoken {
        Phrase words; ///< folded
        Phrase stems; ///< of them
        Json value;
    };
    std::string name;
    int least = 0; ///< of numbers, with `most`; none where it is less
    int most = -1;
    Json number;                ///< what a number means: "#" stands for it
    std::vector<Spoken> spoken; ///< the longest first
    std::vector<int> row;       ///< kinds that follow each other
    std::string together;       ///< what such a row means: "{colour}_{number}"

    struct Hit {
        std::size_t words = 0; ///< 0: it is none of these
        Json value;
    };
};

/// A place of a quarrel.
struct QuarrelPlace {
    std::string slot; ///< empty: the word says what the quarrel is
    int kind = 0;     ///< its number in the grammar
    bool optional = false;
    bool repeated = false;
};

/// A quarrel in one of the ways that it may be said, and the question that it is.
struct QuarrelPattern {
    std::string question; ///< within its game
    std::vector<QuarrelPlace> places;
    std::vector<QuarrelPlace> anywhere; ///< what may stand between them all
    Json input;                         ///< "<slot>" stands for what was said there
    std::map<std::string, int> seats;   ///< whose fact a slot is; nobody's: it is not there
};

/// The grammar of a game.
class QuarrelGrammar {
public:
    /// Of what a file of quarrels has; problems with their places. `common`: words that every game has.
    [[nodiscard]] static Checked<QuarrelGrammar> read(std::string_view text, std::string_view common);
    /// The words that every game has, as they are compiled in.
    [[nodiscard]] static std::string commonWords();
    /// That is compiled in; null: this game has none.
    [[nodiscard]] static const QuarrelGrammar* of(const std::string& game);

    [[nodiscard]] const std::vector<QuarrelPattern>& patterns() const { return m_patterns; }
    /// A quarrel as somebody may say it in the reader's language; empty: none is given.
    [[nodiscard]] QString example() const;
    /// What an id of the questions is called in the reader's language; empty: it has no name here.
    [[nodiscard]] QString nameOf(const std::string& id) const;
    /// What stands at a place of the line, read as that kind.
    [[nodiscard]] WordKind::Hit hit(int kind, const std::vector<SaidWord>& words, std::size_t at) const;
    [[nodiscard]] std::size_t kinds() const { return m_kinds.size(); }

private:
    using Words = std::map<std::string, std::string>; ///< by language
    using Names = std::map<std::string, Words>;       ///< by id

    void addKinds(const Json& own, const Json& common);
    void addNumbers(const Json& numbers);
    /// One of these, whose row has itself among its parts, directly or round a corner: a hit would never end.
    [[nodiscard]] bool isPartOfItself(const WordKind& kind) const;
    /// Of "<a:energy>+", "[against]"; none: it is no place with a known kind.
    [[nodiscard]] std::optional<QuarrelPlace> placeOf(const QString& said) const;
    [[nodiscard]] int kindOf(const std::string& name) const;

    std::vector<WordKind> m_kinds;
    QHash<QString, int> m_numbers; ///< that are written out
    std::vector<QuarrelPattern> m_patterns;
    Words m_example;
    Names m_names;
};

} // namespace whistle
