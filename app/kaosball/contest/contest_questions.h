// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/contest_draft.h"
#include "kaosball/field/crossfield_geometry.h"
#include "kaosball/page/question_list.h"
#include "kaosball/telling/shown_table.h"

#include <functional>

namespace whistle::kaosball {

/// Changes the draft that the panel shows, and shows it anew.
using ContestEdit = std::function<void(const std::function<void(ContestDraft&)>& change)>;

/// What a team may play with its card: the cheats that it may hold, Pain/Gain. Of a team that does not fight, Kaos
/// Warp.
[[nodiscard]] std::vector<ButtonSpec> modifiersOf(const ContestDraft& draft, int team, const ShownTable& table,
                                                  const ContestEdit& edit);
/// What is left to choose besides the cards: a second target, Brick, the follow-up, the way, the push, the healing.
/// `bottom`: how the board is turned; a push is drawn as it would be seen there.
[[nodiscard]] std::vector<Question> questionsOf(const ContestDraft& draft, const ContestPreview& seen,
                                                const ShownTable& table, const ContestEdit& edit,
                                                CrossfieldSide bottom);

} // namespace whistle::kaosball
