// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_compiled_once.h"

template class nlohmann::basic_json<nlohmann::ordered_map>;
template class nlohmann::detail::serializer<nlohmann::ordered_json>;
template class std::vector<nlohmann::ordered_json>;
