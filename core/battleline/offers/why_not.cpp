// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/offers/why_not.h"

#include "battleline/offers/legal.h"
#include "battleline/table/rules.h"

#include <QtGlobal>
#include <algorithm>

namespace whistle::battleline {

namespace {

constexpr Sentence say(const char* words)
{
    return {"battleline", words};
}

} // namespace

Objection whyNot(NotPlayable reason)
{
    switch (reason) {
    case NotPlayable::GameOver:
        return {"BL-12.1"_rule, Text{say(QT_TRANSLATE_NOOP("battleline", "The game is over."))}};
    case NotPlayable::TacticsLimit:
        return {"BL-8.3"_rule,
                Text{say(QT_TRANSLATE_NOOP("battleline", "One Tactics card more than the opponent is the limit."))}};
    case NotPlayable::LeaderLimit:
        return {"BL-9.6"_rule, Text{say(QT_TRANSLATE_NOOP("battleline", "Each player may have one Leader only."))}};
    case NotPlayable::NoTarget:
        return {"BL-R11"_rule, Text{say(QT_TRANSLATE_NOOP("battleline", "There is no card that it could take."))}};
    case NotPlayable::NoFreeSlot:
        break;
    }
    return {
        "BL-5.1"_rule,
        Text{say(QT_TRANSLATE_NOOP("battleline", "There is no free slot on the player's own side of an open flag."))}};
}

std::optional<Forced> forcedPlay(const State& state)
{
    const Seat seat = state.toMove;
    const bool hasTroop = state.hands[seat].troop > 0;
    if (state.step != Step::Play || (hasTroop && flagsWithRoom(state.table, seat) != 0))
        return {};
    const Legal may = legal(state);
    const bool mayTactics = std::any_of(may.plays.begin(), may.plays.end(), [](const CardPlay& play) {
        return play.card.isTactics() && play.isPlayable();
    });
    const auto forced = [hasTroop](RuleId rule, Sentence noSlot, Sentence noTroop) {
        return Forced{rule, Text{hasTroop ? noSlot : noTroop}};
    };
    if (!mayTactics)
        return forced(
            "BL-5.4"_rule,
            say(QT_TRANSLATE_NOOP("battleline", "No slot is free and no Tactics card can be played: pass.")),
            say(QT_TRANSLATE_NOOP("battleline", "No Troop card is held and no Tactics card can be played: pass.")));
    if (!state.houseRules.forcedTactics)
        return forced("BL-R10"_rule,
                      say(QT_TRANSLATE_NOOP("battleline", "No slot is free: play a Tactics card, or pass.")),
                      say(QT_TRANSLATE_NOOP("battleline", "No Troop card is held: play a Tactics card, or pass.")));
    return forced(
        "BL-5.4"_rule,
        say(QT_TRANSLATE_NOOP("battleline", "No slot is free: if a Tactics card can be played, it must be.")),
        say(QT_TRANSLATE_NOOP("battleline", "No Troop card is held: if a Tactics card can be played, it must be.")));
}

} // namespace whistle::battleline
