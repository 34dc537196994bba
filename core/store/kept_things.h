// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/store.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// Something that players made for a game, beside its matches: a card, a deck. The store does not look into it.
struct KeptThing {
    QString id;       ///< given by the store where it is empty
    std::string kind; ///< "card"
    QString glance;   ///< what lists show of it, in a line of the game's own
    Json content;
};

/// Where the phones of a season and what they have told are kept, by the season's uuid; rules of leagues are called so
/// too.
inline constexpr const char* keptForLeagues = "leagues";

/// What players keep for one game. What a function has written is on disk when it returns; problems: nothing was.
class KeptThings {
public:
    KeptThings(Store& store, std::string game) : m_store(store), m_game(std::move(game)) {}

    /// Keeps them all and drops those with the ids in `gone`, or does nothing of it; a thing with an id takes the place
    /// of the one that has it. The ids of what is kept, in this order.
    Checked<QStringList> keep(const std::vector<KeptThing>& things, const QStringList& gone = {});
    Problems remove(const QString& id);
    /// Gives what has this id, if anything has, another one.
    Problems move(const QString& id, const QString& to);
    /// Without their content, in no order.
    [[nodiscard]] Checked<std::vector<KeptThing>> glances(const std::string& kind) const;
    /// Whole, in order of their glances.
    [[nodiscard]] Checked<std::vector<KeptThing>> all(const std::string& kind) const;
    /// None: it is not there any more.
    [[nodiscard]] Checked<std::optional<KeptThing>> find(const QString& id) const;

private:
    [[nodiscard]] Checked<std::vector<KeptThing>> read(const QString& statement, const QVariantList& values) const;

    Store& m_store;
    std::string m_game;
};

} // namespace whistle
