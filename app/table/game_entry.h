// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"
#include "table/telling.h"

namespace whistle {

/// What the entries of all games have in common: the pages by their types, and what the game's own `reportOf`,
/// `scoreboardOf` and `pastTeller` tell of a match.
template <class Game, class Page, class NewPage>
[[nodiscard]] GameEntry gameEntryOf(Sentence name, Sentence players, Icon icon, PastTeller past)
{
    GameEntry entry;
    entry.game = Game::id;
    entry.name = name;
    entry.players = players;
    entry.icon = icon;
    entry.page = [](MatchSession& session, QWidget* parent) -> GamePage* { return new Page(session, parent); };
    entry.newMatchPage = [](Settings& settings, QWidget* parent) -> NewMatchPage* {
        return new NewPage(settings, parent);
    };
    entry.report = [](const Match& match) { return reportOf(typed<Game>(match)); };
    entry.scoreboard = [](const Match& match) { return scoreboardOf(typed<Game>(match)); };
    entry.past = std::move(past);
    return entry;
}

} // namespace whistle
