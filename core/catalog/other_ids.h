// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/seasons.h"

#include <map>
#include <string>
#include <vector>

namespace whistle {

/// What the entrants and people of a copy are called where it comes together with another one that has given their ids
/// to others.
struct OtherIds {
    std::map<std::string, std::string> entrants; ///< by the id in the copy
    std::map<std::string, std::string> people;

    /// The act, or the edit, with them.
    [[nodiscard]] Json in(Json line) const;
    [[nodiscard]] std::string entrant(const std::string& id) const;
};

/// Two whom the copies have entered with the same id.
struct TwoOfOneId {
    bool isPerson = false; ///< else an entrant
    std::string id;
    std::string keeps, changes; ///< their names
    std::string now;            ///< the id of the second
};

struct IdsApart {
    OtherIds here, other;
    std::vector<TwoOfOneId> two;
};

/// How those are told apart whom two copies have entered since they parted with the same id and other names: the later
/// one gets another id, which follows from the act that entered it, so that it is the same whoever brings them
/// together. `settled`: only those of `here` may get another.
[[nodiscard]] IdsApart idsApart(const std::vector<RecordedLine>& here, const std::vector<RecordedLine>& other,
                                std::size_t common, const league::Season& begun, bool settled);

} // namespace whistle
