// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/any_card.h"
#include "chaotic/library/sentence_values.h"

#include <QRegularExpression>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// Which sentences are understood, as resources/packs/chaotic/sentences.json has them.
namespace whistle::chaotic {

/// What stands in the places of a sentence, by their names.
using SentenceValues = std::map<std::string, Json>;

/// A sentence in all the ways that it may be printed, and what it means as keys of the card's schema. A lead is the
/// beginning of one.
class Phrasing {
public:
    Phrasing(const Json& json, bool isLead, const QStringList& kinds);
    [[nodiscard]] bool isOn(CardKind kind) const;
    [[nodiscard]] bool means(const char* what) const { return m_means.contains(what); }
    [[nodiscard]] const Json& means() const { return m_means; }
    /// What it means there, with the values of the words; none: it is not so.
    [[nodiscard]] std::optional<Json> read(const QString& words, const char* what) const;
    /// The values, and how long the words are that it stands for.
    [[nodiscard]] std::optional<std::pair<SentenceValues, qsizetype>> match(const QString& words) const;
    /// "<n>" is the value of that name; a change of several numbers is one of each.
    [[nodiscard]] Json filled(const Json& what, const SentenceValues& values) const;

private:
    struct Pattern {
        QRegularExpression words;
        std::vector<std::pair<std::string, Slot>> slots_; ///< in the order of their places
    };
    /// "[x]" may be left out, "(a|b)" is one of them, "<n>" a value.
    [[nodiscard]] static Pattern compiled(const QString& says, bool isLead, const QStringList& kinds);

    Json m_means;
    std::vector<Pattern> m_patterns;
};

struct Grammar {
    std::vector<Phrasing> leads;   ///< costs, moments, conditions: what stands before a colon or a comma
    std::vector<Phrasing> clauses; ///< whole sentences, or what stands behind a lead
    QStringList hanging;           ///< beginnings of sentences that speak of the one before them
    QStringList mayHang;           ///< words of sentences that may do so
    QStringList reminders;         ///< beginnings of what stands in brackets and says nothing new
    QStringList kinds;             ///< what creatures can be beside their tribe
};
[[nodiscard]] const Grammar& grammar();

} // namespace whistle::chaotic
