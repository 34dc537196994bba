// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <nlohmann/json.hpp>

// The library is made of templates: without these declarations each source would compile its own copy of what it uses
// of them. It stands in the precompiled headers; a source that does not see it is as right, and slower to build.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;
extern template class nlohmann::detail::serializer<nlohmann::ordered_json>;
extern template class std::vector<nlohmann::ordered_json>;
