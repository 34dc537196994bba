// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace whistle::elgrande {

/// What the pages of El Grande call as its core does, or more than one of them says: in the context of the game.
struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(elgrande)
};

} // namespace whistle::elgrande
