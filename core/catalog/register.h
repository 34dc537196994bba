// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "journal/game_match.h"

namespace whistle {

/// The catalog's entry for a game (see GameMatch for what a game must be).
template <class G>
[[nodiscard]] CatalogGame catalogued(Sentence name, std::vector<Question> questions)
{
    return {std::string(G::id),
            name,
            std::move(questions),
            []() -> std::unique_ptr<Match> { return std::make_unique<GameMatch<G>>(); },
            [](std::vector<RecordedLine> lines) { return GameMatch<G>::open(std::move(lines)); },
            [] {
                const G game{};
                return playSchema(game.commandShape(), game.tableShape());
            }};
}

} // namespace whistle
