// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/pack/facts.h"
#include "rulebook/question.h"

#include <memory>
#include <vector>

namespace whistle::elgrande {

/// Every question about El Grande that can be asked without a match (digest, section Questions).
[[nodiscard]] std::vector<Question> questions(const std::shared_ptr<const Facts>& facts = factsInUse());

} // namespace whistle::elgrande
