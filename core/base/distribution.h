// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <numeric>
#include <optional>

namespace whistle {

/// An exact distribution of a whole number: how likely each value is. Added up bit by bit; what has been added need
/// not be the whole (`total`), for instance while something is undecided.
class Distribution {
public:
    void add(int value, double probability)
    {
        if (probability > 0)
            m_probabilities[value] += probability;
    }
    /// Adds another one, each value with `weight` times its probability and `shift` more.
    void add(const Distribution& other, double weight = 1, int shift = 0)
    {
        for (const auto& [value, probability] : other.m_probabilities)
            add(value + shift, weight * probability);
    }

    [[nodiscard]] const std::map<int, double>& probabilities() const { return m_probabilities; }
    [[nodiscard]] bool isEmpty() const { return m_probabilities.empty(); }
    [[nodiscard]] double total() const
    {
        return std::accumulate(m_probabilities.begin(), m_probabilities.end(), 0.0,
                               [](double sum, const auto& one) { return sum + one.second; });
    }
    /// The sum of the values, each as often as it is likely.
    [[nodiscard]] double mean() const
    {
        return std::accumulate(m_probabilities.begin(), m_probabilities.end(), 0.0,
                               [](double sum, const auto& one) { return sum + one.first * one.second; });
    }
    [[nodiscard]] double atMost(int value) const
    {
        double sum = 0;
        for (const auto& [one, probability] : m_probabilities)
            sum += one <= value ? probability : 0;
        return sum;
    }
    [[nodiscard]] double atLeast(int value) const { return total() - atMost(value - 1); }
    /// The least value that is not exceeded with probability `share` (of the total); none: there are no values.
    [[nodiscard]] std::optional<int> quantile(double share) const
    {
        std::optional<int> last;
        double sum = 0;
        const double wanted = share * total();
        for (const auto& [value, probability] : m_probabilities) {
            last = value;
            sum += probability;
            if (sum >= wanted - 1e-12)
                break;
        }
        return last;
    }
    friend bool operator==(const Distribution&, const Distribution&) = default;

private:
    std::map<int, double> m_probabilities;
};

} // namespace whistle
