// SPDX-License-Identifier: GPL-3.0-or-later
// Reads book.json and the files of words, and tells everything that is wrong with them at once.
#include "base/contains.h"
#include "rulebook/house_rules.h"
#include "rulebook/rule_book.h"
#include "rulebook/rule_book_shape.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace whistle {

namespace {

constexpr const char* context = "rulebook";

constexpr Sentence idTwice{context, QT_TRANSLATE_NOOP("rulebook", "The id “%1” appears here twice.")};
constexpr Sentence noSuchRule{context, QT_TRANSLATE_NOOP("rulebook", "The book has no rule “%1”.")};
constexpr Sentence ruleOfSelf{context, QT_TRANSLATE_NOOP("rulebook", "The rule “%1” points at itself.")};
constexpr Sentence aboutNothing{
    context, QT_TRANSLATE_NOOP("rulebook", "A reading or an example lists in “about” the rules it belongs to.")};
constexpr Sentence aboutByRule{
    context, QT_TRANSLATE_NOOP("rulebook", "Only a reading or an example has “about”; other rules have “see”.")};
constexpr Sentence noWords{context, QT_TRANSLATE_NOOP("rulebook", "The text of “%1” is missing here.")};
constexpr Sentence wordsForNothing{context, QT_TRANSLATE_NOOP("rulebook", "The book has no “%1”.")};
constexpr Sentence wordsForNothingNear{context, QT_TRANSLATE_NOOP("rulebook", "The book has no “%1”; was “%2” meant?")};
constexpr Sentence noReason{context, QT_TRANSLATE_NOOP("rulebook", "A reading states in “reason” why it is taken.")};
constexpr Sentence reasonByRule{context, QT_TRANSLATE_NOOP("rulebook", "Only a reading has a reason.")};
constexpr Sentence valuesByRule{context,
                                QT_TRANSLATE_NOOP("rulebook", "“values” are those of a house rule; this has none.")};
constexpr Sentence usualUnnamed{
    context, QT_TRANSLATE_NOOP("rulebook", "The usual value “%1” of the house rule is not among its values.")};
constexpr Sentence otherGame{context,
                             QT_TRANSLATE_NOOP("rulebook", "This is text for “%1”, but the book is for “%2”.")};
constexpr Sentence languageMissing{
    context, QT_TRANSLATE_NOOP("rulebook", "The book is also written in “%1”, but the file with its text is missing.")};
constexpr Sentence languageUnlisted{
    context, QT_TRANSLATE_NOOP("rulebook", "The book does not list the language “%1” of this text.")};

std::vector<std::string> strings(const Json& entry, const char* key)
{
    const auto found = entry.find(key);
    return found == entry.end() ? std::vector<std::string>{} : found->get<std::vector<std::string>>();
}

} // namespace

/// Reads one book. Problems are noted with the file and line that they stand in.
class RuleBookReader {
public:
    Checked<RuleBook> read(const RuleBook::Source& book, const std::vector<RuleBook::Source>& words)
    {
        if (const std::optional<Json> content = open(book, ruleBookShape()))
            readBook(*content);
        else
            return std::move(m_problems);
        std::vector<BookLanguage> seen;
        for (const RuleBook::Source& source : words) {
            if (const std::optional<Json> content = open(source, ruleWordsShape()))
                seen.push_back(readWords(*content));
            else
                seen.insert(seen.end(), bookLanguages.begin(), bookLanguages.end()); // one complaint is enough
        }
        m_file = book.file;
        m_lines.clear();
        for (const BookLanguage language : m_book.m_languages) {
            if (!contains(seen, language))
                complain("/languages", Text{languageMissing, std::string(toWord(language))});
        }
        if (!m_problems.empty())
            return std::move(m_problems);
        lendWords();
        return std::move(m_book);
    }

private:
    std::optional<Json> open(const RuleBook::Source& source, const Shape& shape)
    {
        m_file = source.file;
        m_lines.clear();
        Checked<Json> content = parseJson(source.text, m_lines);
        const Problems problems = content ? shape.check(*content) : content.problems();
        for (const Problem& problem : problems)
            complain(problem.at, problem.message, problem.line);
        return problems.empty() ? std::optional(std::move(*content)) : std::nullopt;
    }

    void complain(const std::string& pointer, Text message, int line = 0)
    {
        if (line == 0) {
            std::string near = pointer;
            while (!near.empty() && !m_lines.contains(near))
                near.resize(near.rfind('/'));
            const auto found = m_lines.find(near);
            line = found == m_lines.end() ? 0 : found->second;
        }
        m_problems.push_back({m_file + '#' + pointer, std::move(message), line});
    }

    void readBook(const Json& content)
    {
        m_book.m_game = content.at("game").get<std::string>();
        for (const Json& language : content.at("languages"))
            m_book.m_languages.push_back(*fromWord<BookLanguage>(language.get<std::string>()));
        std::vector<std::string> places; // of each rule in the file
        for (const Json& entry : content.at("sections")) {
            const std::string at = pointerTo("/sections", m_book.m_sections.size());
            RuleSection section{entry.at("id").get<std::string>(), {}, {}};
            if (m_book.section(section.id) != nullptr)
                complain(at + "/id", Text{idTwice, section.id});
            for (const Json& rule : entry.at("rules")) {
                places.push_back(pointerTo(at + "/rules", section.rules.size()));
                section.rules.push_back(readRule(rule, section.id, places.back()));
            }
            m_book.m_sections.push_back(std::move(section));
        }
        for (std::size_t i = 0; i < places.size(); ++i)
            checkLinks(m_book.m_rules[i], places[i]);
        for (const Json& entry : content.at("glossary")) {
            const std::string at = pointerTo("/glossary", m_book.m_terms.size());
            Term term{entry.at("id").get<std::string>(), strings(entry, "rules"), {}};
            if (m_book.term(term.id) != nullptr)
                complain(at + "/id", Text{idTwice, term.id});
            checkRules(term.rules, {}, at + "/rules");
            m_book.m_terms.push_back(std::move(term));
        }
    }

    std::string readRule(const Json& entry, const std::string& section, const std::string& at)
    {
        Rule rule;
        rule.id = entry.at("id").get<std::string>();
        rule.section = section;
        rule.kind = fromWord<RuleKind>(entry.value("kind", "rule")).value();
        rule.about = strings(entry, "about");
        rule.see = strings(entry, "see");
        rule.toldOnly = entry.value("told_only", "");
        if (const auto houseRule = entry.find("house_rule"); houseRule != entry.end()) {
            rule.houseRule = houseRule->at("key").get<std::string>();
            rule.usualValue = writtenValue(houseRule->at("usual"));
        }
        if (!m_book.m_places.emplace(rule.id, m_book.m_rules.size()).second)
            complain(at + "/id", Text{idTwice, rule.id});
        m_book.m_rules.push_back(std::move(rule));
        return m_book.m_rules.back().id;
    }

    void checkLinks(const Rule& rule, const std::string& at)
    {
        if (rule.kind == RuleKind::Rule && !rule.about.empty())
            complain(at + "/about", aboutByRule);
        if (rule.kind != RuleKind::Rule && rule.about.empty())
            complain(at, aboutNothing);
        checkRules(rule.about, rule.id, at + "/about");
        checkRules(rule.see, rule.id, at + "/see");
    }

    void checkRules(const std::vector<std::string>& ids, const std::string& self, const std::string& at)
    {
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (ids[i] == self)
                complain(pointerTo(at, i), Text{ruleOfSelf, self});
            else if (m_book.find(ids[i]) == nullptr)
                complain(pointerTo(at, i), Text{noSuchRule, ids[i]});
        }
    }

    BookLanguage readWords(const Json& content)
    {
        const auto code = content.at("language").get<std::string>();
        const BookLanguage language = *fromWord<BookLanguage>(code);
        const auto& listed = m_book.m_languages;
        if (!contains(listed, language))
            complain("/language", Text{languageUnlisted, code});
        if (const auto game = content.at("game").get<std::string>(); game != m_book.m_game)
            complain("/game", Text{otherGame, game, m_book.m_game});
        fill(content, "sections", m_book.m_sections, [&](RuleSection& section, const Json& words, const std::string&) {
            section.title.in(language) = words.get<std::string>();
        });
        fill(content, "rules", m_book.m_rules, [&](Rule& rule, const Json& words, const std::string& at) {
            rule.words.in(language) = ruleWords(rule, words, at);
        });
        fill(content, "glossary", m_book.m_terms, [&](Term& term, const Json& words, const std::string& at) {
            term.words.in(language) = {words.at("term").get<std::string>(), strings(words, "also"),
                                       words.at("meaning").get<std::string>()};
            checkMentions(term.words.in(language).meaning, at + "/meaning");
        });
        return language;
    }

    /// Hands each of `things` its words; tells of words that are missing, and of words for nothing.
    template <class Thing, class Take>
    void fill(const Json& content, const char* key, std::vector<Thing>& things, Take take)
    {
        const std::string place = std::string("/") + key;
        const Json& all = content.at(key);
        std::vector<std::string> known;
        for (Thing& thing : things) {
            known.push_back(thing.id);
            if (const auto words = all.find(thing.id); words != all.end())
                take(thing, *words, pointerTo(place, thing.id));
            else
                complain(place, Text{noWords, thing.id});
        }
        const std::set<std::string> ids(known.begin(), known.end());
        for (const auto& [id, words] : all.items()) {
            if (ids.contains(id))
                continue;
            const std::string near = nearestWord(id, known);
            complain(pointerTo(place, id),
                     near.empty() ? Text{wordsForNothing, id} : Text{wordsForNothingNear, id, near});
        }
    }

    /// `usual` is one of `values`, or a list of them.
    void checkUsual(const std::string& usual, const std::map<std::string, std::string>& values, const std::string& at)
    {
        std::vector<std::string> named{usual};
        if (usual.starts_with('['))
            named = Json::parse(usual).get<std::vector<std::string>>();
        for (const std::string& value : named) {
            if (!values.contains(value))
                complain(at, Text{usualUnnamed, value});
        }
    }

    RuleWords ruleWords(const Rule& rule, const Json& entry, const std::string& at)
    {
        RuleWords words{entry.at("title").get<std::string>(),
                        entry.at("text").get<std::string>(),
                        entry.value("reason", ""),
                        strings(entry, "examples"),
                        {},
                        strings(entry, "asked")};
        if (const auto values = entry.find("values"); values != entry.end()) {
            for (const auto& [value, meaning] : values->items())
                words.values.emplace(value, meaning.template get<std::string>());
            if (rule.houseRule.empty())
                complain(at + "/values", valuesByRule);
            else
                checkUsual(rule.usualValue, words.values, at + "/values");
        }
        if (rule.kind == RuleKind::Reading && words.reason.empty())
            complain(at, noReason);
        if (rule.kind != RuleKind::Reading && !words.reason.empty())
            complain(at + "/reason", reasonByRule);
        checkMentions(words.text, at + "/text");
        checkMentions(words.reason, at + "/reason");
        for (std::size_t i = 0; i < words.examples.size(); ++i)
            checkMentions(words.examples[i], pointerTo(at + "/examples", i));
        return words;
    }

    void checkMentions(const std::string& text, const std::string& at)
    {
        for (const RuleMention mention : ruleMentions(text)) {
            const std::string id = text.substr(mention.at, mention.length);
            if (m_book.find(id) == nullptr)
                complain(at, Text{noSuchRule, id});
        }
    }

    /// A language that the book is not written in gets the words of the first one.
    void lendWords()
    {
        const BookLanguage first = m_book.m_languages.front();
        for (const BookLanguage language : bookLanguages) {
            if (contains(m_book.m_languages, language))
                continue;
            for (RuleSection& section : m_book.m_sections)
                section.title.in(language) = section.title.in(first);
            for (Rule& rule : m_book.m_rules)
                rule.words.in(language) = rule.words.in(first);
            for (Term& term : m_book.m_terms)
                term.words.in(language) = term.words.in(first);
        }
    }

    RuleBook m_book;
    Problems m_problems;
    std::string m_file;                 ///< being read
    std::map<std::string, int> m_lines; ///< of the values in it, by their pointers
};

Checked<RuleBook> RuleBook::read(const Source& book, const std::vector<Source>& words)
{
    return RuleBookReader().read(book, words);
}

} // namespace whistle
