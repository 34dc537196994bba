// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <memory>
#include <nlohmann/json.hpp>

namespace whistle {

/// What is alike in games that go by what packs print; each derives from it and says the rest.
template <class OwnState, class OwnCommand, class OwnFacts>
class PackedGame {
public:
    using State = OwnState;
    using Command = OwnCommand;

    explicit PackedGame(std::shared_ptr<const OwnFacts> facts) : m_facts(std::move(facts)) {}

    [[nodiscard]] State start() const { return {}; }
    [[nodiscard]] Json packJson() const { return *m_facts->pack; }
    [[nodiscard]] const OwnFacts& facts() const { return *m_facts; }
    /// The same for what outlives the game.
    [[nodiscard]] const std::shared_ptr<const OwnFacts>& sharedFacts() const { return m_facts; }

private:
    std::shared_ptr<const OwnFacts> m_facts;
};

} // namespace whistle
