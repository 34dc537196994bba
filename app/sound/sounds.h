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

    /// `volume` from 0 to 1. Comes back at once: whoever asks never waits for a device.
    virtual void play(Cue cue, double volume) = 0;
    /// False: nothing is ever heard; what is on screen says it all.
    [[nodiscard]] virtual bool canBeHeard() const = 0;
};

/// The sound of this computer, looked for in a thread of its own; silent where there is none.
[[nodiscard]] std::unique_ptr<Sounds> openSounds();

/// The silent twin.
[[nodiscard]] std::unique_ptr<Sounds> silence();

} // namespace whistle
