// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/word_index.h"

#include "search/search_words.h"

#include <algorithm>
#include <map>
#include <set>

namespace whistle {

namespace {

constexpr double sameStem = 0.85;
constexpr double onlyBegun = 0.7;
constexpr double stemBegun = 0.8;
/// A shorter beginning, or stem, begins words that have nothing to do with it.
constexpr int leastOfBeginning = 3;
constexpr int leastOfStem = 4;
/// Shorter words are all a slip away from each other.
constexpr int leastOfSlip = 4;

/// Whether a slip of the hand lies between two words.
bool isOneSlip(QStringView some, QStringView other)
{
    if (some.size() > other.size())
        std::swap(some, other);
    while (!some.empty() && some.front() == other.front()) {
        some = some.mid(1);
        other = other.mid(1);
    }
    if (some.size() < other.size())
        return some == other.mid(1);
    const bool areSwapped = some.size() > 1 && some[0] == other[1] && some[1] == other[0];
    return some.mid(1) == other.mid(1) || (areSwapped && some.mid(2) == other.mid(2));
}

} // namespace

int WordIndex::add(const QString& word)
{
    const auto known = m_numbers.constFind(word);
    if (known != m_numbers.constEnd())
        return *known;
    m_words << word;
    return m_numbers[word] = size() - 1;
}

std::vector<int> WordIndex::settle()
{
    const QStringList before = m_words;
    std::sort(m_words.begin(), m_words.end());
    for (int i = 0; i < size(); ++i)
        m_numbers[m_words[i]] = i;
    std::vector<int> numbers;
    for (const QString& word : before)
        numbers.push_back(m_numbers[word]);
    std::map<QString, std::vector<int>> stems;
    for (int i = 0; i < size(); ++i)
        stems[stemOf(m_words[i])].push_back(i);
    m_stemOf.assign(static_cast<std::size_t>(size()), 0);
    for (auto& [stem, words] : stems) {
        for (const int word : words)
            m_stemOf[static_cast<std::size_t>(word)] = static_cast<int>(m_ofStem.size());
        m_stems << stem;
        m_ofStem.push_back(std::move(words));
    }
    return numbers;
}

WordIndex::Range WordIndex::begun(const QStringList& sorted, const QString& beginning)
{
    const auto first = std::lower_bound(sorted.begin(), sorted.end(), beginning);
    const auto last = std::find_if(first, sorted.end(), [&](const QString& one) { return !one.startsWith(beginning); });
    return {static_cast<std::size_t>(first - sorted.begin()), static_cast<std::size_t>(last - sorted.begin())};
}

std::vector<WordIndex::Near> WordIndex::near(const QString& typed) const
{
    std::map<int, double> found;
    const auto add = [&](int word, double nearness) {
        double& known = found[word];
        known = std::max(known, nearness);
    };
    const auto addStems = [&](Range range, double nearness) {
        for (std::size_t stem = range.first; stem < range.second; ++stem) {
            for (const int word : m_ofStem[stem])
                add(word, nearness);
        }
    };
    if (typed.size() >= leastOfBeginning) {
        const Range range = begun(m_words, typed);
        for (std::size_t word = range.first; word < range.second; ++word)
            add(static_cast<int>(word), onlyBegun);
    }
    const QString stem = stemOf(typed);
    if (stem.size() >= leastOfStem)
        addStems(begun(m_stems, stem), stemBegun);
    for (int length = leastOfStem; length < stem.size(); ++length) { // forms that have lost more of their ending
        const auto shorter = std::lower_bound(m_stems.begin(), m_stems.end(), stem.left(length));
        const auto at = static_cast<std::size_t>(shorter - m_stems.begin());
        if (shorter != m_stems.end() && *shorter == stem.left(length))
            addStems({at, at + 1}, stemBegun);
    }
    for (const Near& one : sameWord(typed))
        add(one.word, one.nearness);
    std::vector<Near> all;
    for (const auto& [word, nearness] : found)
        all.push_back({word, nearness});
    return all;
}

std::vector<WordIndex::Near> WordIndex::sameWord(const QString& word) const
{
    std::vector<Near> all;
    const int whole = number(word);
    const QString stem = stemOf(word);
    const auto found = std::lower_bound(m_stems.begin(), m_stems.end(), stem);
    if (found != m_stems.end() && *found == stem) {
        for (const int one : m_ofStem[static_cast<std::size_t>(found - m_stems.begin())])
            all.push_back({one, one == whole ? 1 : sameStem});
    }
    return all;
}

bool WordIndex::isBegun(const QString& beginning) const
{
    const Range range = begun(m_words, beginning);
    return range.first < range.second;
}

QString WordIndex::slipFrom(const QString& typed) const
{
    if (typed.size() < leastOfSlip || isBegun(typed) || isBegun(stemOf(typed)))
        return {};
    const Range range = begun(m_words, typed.left(1)); // nobody misses the first letter
    QString nearest;                                   // a letter is left out more often than another one is hit
    for (std::size_t at = range.first; at < range.second; ++at) {
        const QString& word = m_words[static_cast<qsizetype>(at)];
        if (std::abs(word.size() - typed.size()) <= 1 && word.size() > nearest.size() && isOneSlip(typed, word))
            nearest = word;
    }
    return nearest;
}

} // namespace whistle
