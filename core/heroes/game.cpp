// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/game.h"

#include <nlohmann/json.hpp>

namespace whistle::heroes {

Json Game::packJson() const
{
    return {{"id", m_facts->packId}, {"version", m_facts->packVersion}, {"sha256", m_facts->packHash}};
}

} // namespace whistle::heroes

namespace whistle {
template class CompiledOnce<heroes::AnyCommand>;
template class Journal<heroes::Game>;
template class GameMatch<heroes::Game>;
} // namespace whistle
