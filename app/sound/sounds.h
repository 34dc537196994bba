// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/cue.h"

#include <memory>

namespace whistle {

/// Plays the cues of the program.
class Sounds {
public:
    virtual ~Sounds() = default;
    Sounds() = default;
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;

    virtual void play(Cue cue) = 0;
    /// False: this computer has no way to be heard; what is on screen says it all.
    [[nodiscard]] virtual bool canBeHeard() const = 0;
};

/// Opens the sound of this computer; silent where it has none. Takes a while: call it when the first cue is due.
[[nodiscard]] std::unique_ptr<Sounds> openSounds();

/// The silent twin.
[[nodiscard]] std::unique_ptr<Sounds> silence();

} // namespace whistle
