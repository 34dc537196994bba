// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "forms/form.h"
#include "store/kept_rulings.h"

namespace whistle {

/// Where in a match the thing of this name sits: a team, a player, a figure of theirs; 0: nowhere.
using SeatFinder = std::function<int(const Match& match, const std::string& name)>;

/// A game at the dispute desk.
struct DisputeGame {
    const CatalogGame* game = nullptr;
    NameReader names;      ///< display names for ids
    Pickers pickers;       ///< better than the form's own, by kind
    NameReader given = {}; ///< what the players of the match at the desk call a thing that has a word; may be empty
    CasePicture picture = {};
    SeatFinder seatIn = {};
    std::function<int(const std::string& name)> seat = {}; ///< the same for the match at the desk; may be empty
};

/// `called`: what the match calls the thing; the id where every match of the game calls it so.
[[nodiscard]] inline QString givenName(const NameReader& usual, const std::string& id, const QString& called)
{
    const QString plain = QString::fromStdString(id);
    return called == (usual ? usual(id) : plain) ? plain : called;
}

/// The match that a question is about; without one everything works too.
struct DisputeMatch {
    const Match* match = nullptr;
    MatchId id;
    int entry = 0; ///< the entry that the table is shown after
};

/// What a form needs to ask a question of this game.
[[nodiscard]] inline Form::Guide formGuide(const DisputeGame& game, const std::string& question)
{
    const QuestionGuide& guide = game.game->guide;
    Form::Guide form{{&guide.labels, game.names, game.given}, game.pickers, guide.usualNames, {}};
    if (guide.completed)
        form.completed = [&guide, question](Json whole, const std::string& at) {
            return guide.completed(question, std::move(whole), at);
        };
    form.seat = game.seat;
    return form;
}

} // namespace whistle
