// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "base/words.h"

#include <QString>
#include <QStringList>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace whistle {

/// The languages that a rulebook can be written in.
enum class BookLanguage { English, Hungarian, Polish };
template <>
inline constexpr std::array enumWords<BookLanguage>{"en", "hu", "pl"};
inline constexpr std::array bookLanguages{BookLanguage::English, BookLanguage::Hungarian, BookLanguage::Polish};
/// The language with this code ("hu"); English for any other.
[[nodiscard]] BookLanguage bookLanguage(const QString& code);

/// One thing in each language of a book.
template <class Value>
struct InEach {
    std::array<Value, bookLanguages.size()> values;
    [[nodiscard]] const Value& in(BookLanguage language) const { return values[static_cast<std::size_t>(language)]; }
    [[nodiscard]] Value& in(BookLanguage language) { return values[static_cast<std::size_t>(language)]; }
};

enum class RuleKind {
    Rule,
    Reading, ///< taken where the rulebook is silent ("KB-R14"); it has a reason
    Example, ///< of the rulebook, told anew ("KB-E3")
};

/// What a rule says in one language, in our own words.
struct RuleWords {
    std::string title; ///< a few words
    std::string text;
    std::string reason; ///< of a reading: why this one; else empty
    std::vector<std::string> examples;
    std::map<std::string, std::string> values; ///< of a house rule: what each of its values means
    std::vector<std::string> asked;            ///< what players type when they look for it; never shown
};

/// One numbered entry of a game's digest.
struct Rule {
    std::string id;
    std::string section; ///< its id: "KB-17"
    RuleKind kind = RuleKind::Rule;
    std::vector<std::string> about; ///< of a reading or example: the rules it belongs to
    std::vector<std::string> see;   ///< other rules that a reader may want
    std::string houseRule;          ///< that players may switch: the key in `house_rules`; else empty
    std::string usualValue;         ///< of the house rule: "card_value", "true", "0"
    std::string toldOnly;           ///< why no code and no test cites it; empty: something does
    InEach<RuleWords> words;
};

/// A chapter: rules that stand together.
struct RuleSection {
    std::string id; ///< "KB-17"
    InEach<std::string> title;
    std::vector<std::string> rules; ///< ids, in order
};

/// A term of the game in one language.
struct TermWords {
    std::string term;
    std::vector<std::string> also; ///< other words for it that people type
    std::string meaning;
};

struct Term {
    std::string id; ///< "killzone"
    std::vector<std::string> rules;
    InEach<TermWords> words;
};

/// All rules of a game, in the digest's order, in every language it is written in (docs/rulebook-format.md).
class RuleBook {
public:
    /// A text and the name by which problems call it.
    struct Source {
        std::string file;
        std::string_view text;
    };
    /// Reads `book.json` and one file of words for each language that it lists. All problems at once, each at
    /// `file#/pointer` and with its line.
    [[nodiscard]] static Checked<RuleBook> read(const Source& book, const std::vector<Source>& words);
    /// The rules that are compiled in ("kaosball"), read on first use; null for a game that has none.
    [[nodiscard]] static const RuleBook* of(const QString& game);

    /// The games whose rules are compiled in.
    [[nodiscard]] static QStringList games();

    [[nodiscard]] const std::string& game() const { return m_game; }
    /// A language that the book is not written in shows the words of its first one.
    [[nodiscard]] const std::vector<BookLanguage>& languages() const { return m_languages; }
    [[nodiscard]] const std::vector<RuleSection>& sections() const { return m_sections; }
    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Term>& terms() const { return m_terms; }

    /// The rule, or null where the id is not known.
    [[nodiscard]] const Rule* find(std::string_view id) const;
    [[nodiscard]] const RuleSection* section(std::string_view id) const;
    [[nodiscard]] const Term* term(std::string_view id) const;
    /// The readings or examples about a rule, in order.
    [[nodiscard]] std::vector<const Rule*> about(std::string_view rule, RuleKind kind) const;
    /// What a reader of a rule may open next, each once: what `see` and its text name, and what names it in `see`.
    [[nodiscard]] std::vector<const Rule*> seeAlso(const Rule& rule) const;

private:
    friend class RuleBookReader;

    std::string m_game;
    std::vector<BookLanguage> m_languages;
    std::vector<RuleSection> m_sections;
    std::vector<Rule> m_rules;
    std::vector<Term> m_terms;
    std::unordered_map<std::string, std::size_t> m_places; ///< of rules by id
};

/// A place in a text that names a rule.
struct RuleMention {
    std::size_t at = 0;
    std::size_t length = 0;
};
/// Every rule id that a text names, in order.
[[nodiscard]] std::vector<RuleMention> ruleMentions(std::string_view text);

} // namespace whistle
