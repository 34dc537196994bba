// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/turning_change.h"

#include <algorithm>

namespace whistle {

namespace {

/// How likely a dispute is about this place: the place of the last disputed key on the way to it, or behind them all.
std::size_t rankOf(const std::string& at, const std::vector<std::string>& disputed)
{
    std::size_t best = disputed.size();
    for (std::size_t i = 0; i < disputed.size() && best == disputed.size(); ++i) {
        const std::string key = "/" + disputed[i];
        const std::size_t found = at.find(key);
        if (found != std::string::npos && (found + key.size() == at.size() || at[found + key.size()] == '/'))
            best = i;
    }
    return best;
}

} // namespace

std::vector<TurningChange> turningChanges(const Question& question, const QuestionGuide& guide, const Json& input,
                                          const JsonRuling& ruling, std::chrono::milliseconds limit, std::size_t most)
{
    const auto until = std::chrono::steady_clock::now() + limit;
    const auto firstWords = [&](const Json& asked, const JsonRuling& given) {
        const std::vector<Text> words = verdictInWords(question, guide, asked, given);
        return words.empty() ? std::string() : words.front().toStdString();
    };
    const std::string now = firstWords(input, ruling);
    std::vector<Change> changes = singleChanges(question.input, input);
    std::stable_sort(changes.begin(), changes.end(), [&](const Change& a, const Change& b) {
        return rankOf(a.at, guide.disputed) < rankOf(b.at, guide.disputed);
    });
    std::vector<TurningChange> turning;
    for (Change& change : changes) {
        if (turning.size() == most || std::chrono::steady_clock::now() > until)
            break;
        const bool isFound = std::any_of(turning.begin(), turning.end(),
                                         [&change](const TurningChange& one) { return one.change.at == change.at; });
        if (isFound)
            continue;
        Json tried = changed(input, change);
        const Checked<JsonRuling> other = askQuestion(question, tried);
        if (other && other->verdict != ruling.verdict && firstWords(tried, *other) != now)
            turning.push_back({std::move(change), std::move(tried), *other});
    }
    return turning;
}

} // namespace whistle
