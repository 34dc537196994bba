// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "random_games.h"

namespace whistle {

/// The same match with another value in its last entry, which is sealed: all that everybody may know of that entry is
/// the same, the length of its line among it. Null: the random player finds none.
[[nodiscard]] inline std::unique_ptr<Match> withAnotherSecret(const CatalogGame& game, const Match& match)
{
    const int number = match.entries().back().number;
    SoundLines before;
    before.lines.assign(match.recordedLines().begin(), match.recordedLines().end() - 1);
    for (unsigned seed = 100; seed < 140; ++seed) {
        std::unique_ptr<Match> other = std::move(*game.openMatch(before.lines));
        const std::optional<Json> instead = randomGame(game.id, seed)->next(*other);
        if (!instead || *instead == match.entered(number)->entry)
            continue;
        const Checked<PlayResult> result = other->play(*instead, {});
        if (result && result->accepted && other->entryAt(number)->entry == match.entryAt(number)->entry &&
            other->recordedLines().back().text.size() == match.recordedLines().back().text.size())
            return other;
    }
    return nullptr;
}

} // namespace whistle
