// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace whistle {

/// What the pages of the leagues call as core does, or more than one of them says: in the context of the leagues.
struct LeagueWords {
    Q_DECLARE_TR_FUNCTIONS(league)
};

} // namespace whistle
