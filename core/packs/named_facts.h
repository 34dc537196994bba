// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/packed_facts.h"
#include "packs/spoken_words.h"

#include <map>
#include <string>
#include <string_view>

namespace whistle {

/// The facts of a game whose packs give names to things that the referee knows by an id.
struct NamedFacts : PackedFacts {
    /// By the section of the pack ("units") and the id in it.
    std::map<std::string, std::map<std::string, SpokenWords>> names;

    /// Of something that the packs of the box name.
    [[nodiscard]] const SpokenWords& nameOf(const std::string& section, std::string_view id) const
    {
        return names.at(section).at(std::string(id));
    }
    /// Takes the names of all lists of a pack's content; those of a later pack count.
    void layNames(const Json& content);
};

} // namespace whistle
