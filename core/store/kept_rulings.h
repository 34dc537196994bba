// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/store.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// A ruling that players wanted to keep: beside a match, at an entry of it, or as a precedent of the house. It changes
/// nothing in a match; the match file does not carry it.
struct KeptRuling {
    QString id; ///< given by the store
    std::string game;
    std::string question; ///< empty: about an entry that no question stands behind; then `input` is its command
    Json input;
    Json ruling;          ///< verdict, why, rules, as `ask` answered it then
    std::string decision; ///< what the players decided, in their words; empty: as ruled
    std::optional<MatchId> match;
    int entry = 0; ///< of the match: the entry that it is about; 0: none
    bool isPrecedent = false;
    Instant at;
};

/// The rulings kept in a store. What a function has written is on disk when it returns; problems: nothing was written.
class KeptRulings {
public:
    explicit KeptRulings(Store& store) : m_store(store) {}

    /// Keeps it under a new id.
    Checked<QString> keep(const KeptRuling& ruling);
    Problems remove(const QString& id);
    Problems setPrecedent(const QString& id, bool isPrecedent);
    /// Those of a match, in the order of its entries, then of time.
    [[nodiscard]] Checked<std::vector<KeptRuling>> of(const MatchId& match) const;
    /// The precedents of a question, the latest first.
    [[nodiscard]] Checked<std::vector<KeptRuling>> precedents(const std::string& game,
                                                              const std::string& question) const;

private:
    /// `which`: a condition and an order.
    [[nodiscard]] Checked<std::vector<KeptRuling>> read(const QString& which, const QVariantList& values) const;

    Store& m_store;
};

} // namespace whistle
