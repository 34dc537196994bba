// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace whistle::chaotic {

/// What the pages of Chaotic call as its core does, or more than one of them says: in the context of the game.
struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(chaotic)
};

} // namespace whistle::chaotic
