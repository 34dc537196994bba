// SPDX-License-Identifier: GPL-3.0-or-later
#include "quarrels/quarrel.h"

#include "quarrels/grammar.h"
#include "search/word_lists.h"

#include <algorithm>
#include <map>

namespace whistle {

namespace {

/// What a line earns with each word that is understood, and what one costs that is not, or a place without a word.
constexpr int understoodWord = 4;
constexpr int unknownWord = -3;
constexpr int emptyPlace = -1;

/// Nobody says a quarrel in more words; a script's line may have any number, and each is fitted to each place.
constexpr std::size_t mostWords = 64;

/// A line, and what its words are to each kind of the grammar, looked at once.
class Line {
public:
    Line(const QuarrelGrammar& grammar, std::vector<SaidWord> words)
        : m_grammar(grammar)
        , m_words(std::move(words))
        , m_hits(grammar.kinds() * m_words.size())
    {
        for (const SaidWord& word : m_words)
            m_empty.push_back(isEmptyWord(word.word));
    }
    [[nodiscard]] const std::vector<SaidWord>& words() const { return m_words; }
    [[nodiscard]] bool isEmpty(std::size_t at) const { return m_empty[at]; }
    [[nodiscard]] const WordKind::Hit& hit(int kind, std::size_t at)
    {
        std::optional<WordKind::Hit>& known = m_hits[static_cast<std::size_t>(kind) * m_words.size() + at];
        if (!known)
            known = m_grammar.hit(kind, m_words, at);
        return *known;
    }

private:
    const QuarrelGrammar& m_grammar;
    std::vector<SaidWord> m_words;
    std::vector<bool> m_empty;
    std::vector<std::optional<WordKind::Hit>> m_hits;
};

struct Taken {
    const QuarrelPlace* place = nullptr;
    std::size_t at = 0;
    const WordKind::Hit* hit = nullptr;
};

/// Fits a line to a pattern: the best way to give its places words in their order.
class Fitting {
public:
    Fitting(const QuarrelPattern& pattern, Line& line)
        : m_pattern(pattern)
        , m_line(line)
        , m_size(line.words().size())
        , m_known((pattern.places.size() + 1) * (m_size + 1))
    {
    }

    [[nodiscard]] int worth() { return best(0, 0).worth; }

    /// The words taken, in their order; the others are fillers or unknown.
    [[nodiscard]] std::vector<Taken> taken()
    {
        std::vector<Taken> all;
        for (std::size_t place = 0, at = 0; at < m_size;) {
            const Step step = best(place, at);
            if (step.taken.place)
                all.push_back(step.taken);
            place = step.place;
            at = step.at;
        }
        return all;
    }

private:
    struct Step {
        int worth = 0;
        Taken taken;
        std::size_t place = 0; ///< that is next
        std::size_t at = 0;    ///< the word that is next
    };

    [[nodiscard]] int missing(std::size_t place) const
    {
        int all = 0;
        for (; place < m_pattern.places.size(); ++place)
            all += m_pattern.places[place].optional ? 0 : emptyPlace;
        return all;
    }

    Step best(std::size_t place, std::size_t at)
    {
        std::optional<Step>& known = m_known[place * (m_size + 1) + at];
        if (!known) {
            Step step = at == m_size ? Step{missing(place), {}, m_pattern.places.size(), at} : passedOver(place, at);
            if (at < m_size && place < m_pattern.places.size())
                take(step, place, at);
            known = step;
        }
        return *known;
    }

    /// The word is none of the places': one that may stand anywhere, a filler, or not understood.
    Step passedOver(std::size_t place, std::size_t at)
    {
        for (const QuarrelPlace& any : m_pattern.anywhere) {
            if (const WordKind::Hit& hit = m_line.hit(any.kind, at); hit.words > 0) {
                const std::size_t next = at + hit.words;
                const int worth = understoodWord * static_cast<int>(hit.words) + best(place, next).worth;
                return {worth, {&any, at, &hit}, place, next};
            }
        }
        return {(m_line.isEmpty(at) ? 0 : unknownWord) + best(place, at + 1).worth, {}, place, at + 1};
    }

    void take(Step& step, std::size_t place, std::size_t at)
    {
        const QuarrelPlace& here = m_pattern.places[place];
        if (const WordKind::Hit& hit = m_line.hit(here.kind, at); hit.words > 0) {
            const std::size_t next = at + hit.words;
            const std::size_t then = here.repeated ? place : place + 1;
            const int worth = understoodWord * static_cast<int>(hit.words) + best(then, next).worth;
            if (worth > step.worth)
                step = {worth, {&here, at, &hit}, then, next};
        }
        if (here.optional && best(place + 1, at).worth > step.worth)
            step = best(place + 1, at);
    }

    const QuarrelPattern& m_pattern;
    Line& m_line;
    std::size_t m_size;
    std::vector<std::optional<Step>> m_known;
};

using Values = std::map<std::string, std::vector<Json>>;

/// The slot that a string of a pattern's input stands for; empty: it is a string.
std::string slotOf(const Json& json)
{
    if (!json.is_string())
        return {};
    const auto& text = json.get_ref<const std::string&>();
    return text.size() > 2 && text.front() == '<' && text.back() == '>' ? text.substr(1, text.size() - 2)
                                                                        : std::string();
}

/// The input with what was said; nothing, where it is all about what was not.
std::optional<Json> filled(const Json& json, const Values& values)
{
    if (const std::string slot = slotOf(json); !slot.empty()) {
        const auto said = values.find(slot);
        return said == values.end() ? std::nullopt : std::optional(said->second.front());
    }
    if (json.is_object()) {
        Json made = Json::object();
        for (const auto& [key, value] : json.items()) {
            if (std::optional<Json> one = filled(value, values))
                made[key] = std::move(*one);
        }
        // Only its names would be left of a team that nobody spoke of.
        const bool isSpokenOf = json.dump().find("\"<") == std::string::npos ||
                                std::any_of(values.begin(), values.end(), [&](const auto& said) {
                                    return json.dump().find("\"<" + said.first + ">\"") != std::string::npos;
                                });
        return isSpokenOf ? std::optional(std::move(made)) : std::nullopt;
    }
    if (!json.is_array())
        return json;
    Json made = Json::array();
    for (const Json& one : json) {
        const auto said = values.find(slotOf(one));
        if (said != values.end()) {
            for (const Json& each : said->second) // a list of all that were said
                made.push_back(each);
        } else if (std::optional<Json> item = filled(one, values)) {
            made.push_back(std::move(*item));
        }
    }
    return json.empty() || !made.empty() ? std::optional(std::move(made)) : std::nullopt;
}

/// Where in the input the slot stands.
std::string pointerOf(const Json& json, const std::string& slot, const std::string& at = {})
{
    if (slotOf(json) == slot)
        return at;
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            if (std::string found = pointerOf(value, slot, pointerTo(at, key)); !found.empty())
                return found;
        }
    }
    if (json.is_array()) {
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (std::string found = pointerOf(json[i], slot, pointerTo(at, i)); !found.empty())
                return found;
        }
    }
    return {};
}

} // namespace

std::optional<Quarrel> readQuarrel(const QuarrelGrammar& grammar, const QString& line)
{
    std::vector<SaidWord> words = saidWords(line);
    if (words.size() > mostWords)
        return {};
    Line said(grammar, std::move(words));
    const QuarrelPattern* best = nullptr;
    int worth = 0;
    for (const QuarrelPattern& pattern : grammar.patterns()) {
        if (const int one = Fitting(pattern, said).worth(); one > worth) {
            worth = one;
            best = &pattern;
        }
    }
    if (!best)
        return {};
    Quarrel quarrel;
    quarrel.question = best->question;
    for (std::size_t i = 0; i < said.words().size(); ++i)
        quarrel.words.push_back(
            {said.words()[i].place, said.isEmpty(i) ? WordSense::Filler : WordSense::Unknown, {}, 0});
    Values values;
    for (const Taken& taken : Fitting(*best, said).taken()) {
        const std::string& slot = taken.place->slot;
        for (std::size_t i = 0; i < taken.hit->words; ++i) {
            SensedWord& word = quarrel.words[taken.at + i];
            word.sense = slot.empty() ? WordSense::Topic : WordSense::Fact;
            word.at = slot.empty() ? std::string() : pointerOf(best->input, slot);
            if (const auto seat = best->seats.find(slot); seat != best->seats.end())
                word.seat = seat->second;
        }
        if (!slot.empty())
            values[slot].push_back(taken.hit->value);
    }
    quarrel.input = filled(best->input, values).value_or(Json::object());
    return quarrel;
}

Json laidOver(Json blank, const Json& said)
{
    if (blank.is_object() && said.is_object()) {
        for (const auto& [key, value] : said.items())
            blank[key] = blank.contains(key) ? laidOver(blank[key], value) : value;
        return blank;
    }
    const auto hasObjects = [](const Json& list) { return list.is_array() && !list.empty() && list[0].is_object(); };
    if (!hasObjects(blank) || !hasObjects(said))
        return said;
    Json list = Json::array();
    for (std::size_t i = 0; i < said.size(); ++i)
        list.push_back(i < blank.size() ? laidOver(blank[i], said[i]) : said[i]);
    return list;
}

} // namespace whistle
