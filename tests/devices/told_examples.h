// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace whistle {

class RawPhone;

/// A conversation that docs/devices.md shows, between ```frames and ```: `>` stands before what a device sends, `<`
/// before what it is answered.
struct ToldExample {
    struct Frame {
        bool isSent = false;
        QString text; ///< as it stands there
        Json json;
    };
    std::string table; ///< what stands behind ```frames: the command that the table is about to take, or "season"
    std::vector<Frame> frames;
};
[[nodiscard]] std::vector<ToldExample> toldExamples();
/// All that a device may `do`, by the document's lists of what it sends.
[[nodiscard]] std::set<std::string> toldActs();

/// Says it word by word. Empty: each answer came in its order, and holds all that is told of it; `"..."` stands for
/// any text that is not empty.
[[nodiscard]] QString say(const ToldExample& example, const QString& url);

} // namespace whistle
