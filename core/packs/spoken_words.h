// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"

#include <QString>
#include <map>
#include <string>

namespace whistle {

/// What something is called or says, by language ("en", "hu", "pl"); a language that is missing has no words of its
/// own.
using SpokenWords = std::map<std::string, std::string>;

/// In the reader's language, else in English; empty: none.
[[nodiscard]] QString spoken(const SpokenWords& words);

namespace codecs {

struct ByLanguage {
    static Shape shape();
    static void read(const Json& json, SpokenWords& words);
    static Json write(const SpokenWords& words);
};

} // namespace codecs
} // namespace whistle
