// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/codecs.h"

namespace whistle::elgrande::codes {

std::vector<std::string> areaIds(std::size_t count)
{
    std::vector<std::string> ids = allWords<Area>();
    ids.resize(count);
    return ids;
}

} // namespace whistle::elgrande::codes
