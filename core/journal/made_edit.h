// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry_list.h"
#include "rulebook/ruling.h"

#include <concepts>
#include <optional>
#include <vector>

namespace whistle {

/// An edit that has been made and not yet recorded, for a game that judges edits.
template <class G>
struct MadeEdit {
    using Entry = JournalEntry<typename G::Command>;

    const std::vector<Entry>& entries; ///< as they stand with it
    std::size_t index = 0;             ///< of the entry that it touches or inserts
    const Entry& touched;              ///< that entry as it was; as it is where it is inserted
    const typename G::State& before;   ///< at the end of the record, without the edit
    const typename G::State& after;    ///< and with it
};

/// A game in which an edit may be refused for what it would do to the rest of the record. Else every edit may be made,
/// and what it leaves is told.
template <class G>
concept JudgesEdits = requires(const G& game, const MadeEdit<G>& edit)
{
    {
        game.against(edit)
        } -> std::same_as<std::optional<Objection>>;
};

} // namespace whistle
