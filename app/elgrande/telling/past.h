// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

namespace whistle::elgrande {

/// What log, second screen and time machine show of a match of El Grande: whose the entries are, what they brought, the
/// map at any moment, and differences as players speak of them. Nothing of it is secret.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::elgrande
