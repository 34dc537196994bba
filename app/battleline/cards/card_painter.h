// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/cards.h"

#include <QRectF>

class QPainter;

namespace whistle::battleline {

enum class CardLook {
    Lying,  ///< face up
    Seen,   ///< on the pad: it lies somewhere already
    Unseen, ///< on the pad: nobody has seen it yet
    Chosen, ///< picked
    Offered ///< may be taken now
};

/// What a card does stands below its name, or behind it where there is less room.
enum class EffectPlace { Below, Behind };

/// Paints a card: value and letter of its colour, or the name of a Tactics card, with the edge of its kind. `faded`:
/// it lies at a flag that is won. `meaning`: the Troop card that a wildcard stands for, where that is to be seen.
void paintCard(QPainter& painter, const QRectF& rect, Card card, CardLook look, bool faded = false, Card meaning = {},
               EffectPlace effects = EffectPlace::Below);
/// The least height of a card of this width that says what it does; 0: a Troop card, or it is too narrow.
[[nodiscard]] double heightWithEffect(Card card, double width, EffectPlace place = EffectPlace::Below);
/// An empty slot.
void paintSlot(QPainter& painter, const QRectF& rect, bool offered);

} // namespace whistle::battleline
