// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/lots.h"

#include <numeric>
#include <string>

namespace whistle::league {

Chance::Chance(std::string_view seed) : m_state(0xcbf29ce484222325U)
{
    for (const char each : seed) {
        m_state ^= static_cast<unsigned char>(each);
        m_state *= 0x100000001b3U;
    }
}

std::uint64_t Chance::next()
{
    std::uint64_t mixed = (m_state += 0x9e3779b97f4a7c15U);
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

int Chance::below(int below)
{
    const auto limit = static_cast<std::uint64_t>(below);
    // What is left over at the top would make small numbers likelier; it is thrown again.
    const std::uint64_t top = UINT64_MAX - UINT64_MAX % limit;
    std::uint64_t thrown = next();
    while (thrown >= top)
        thrown = next();
    return static_cast<int>(thrown % limit);
}

double Chance::share()
{
    return static_cast<double>(next() >> 11U) * 0x1.0p-53;
}

std::vector<int> drawLots(int count, std::string_view seed)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    Chance(seed).shuffle(order.begin(), order.end());
    return order;
}

std::vector<int> drawLots(int atStart, int count, std::string_view seed)
{
    std::vector<int> order = drawLots(atStart, seed);
    for (int late = atStart; late < count; ++late) {
        Chance chance(std::string(seed) + "/" + std::to_string(late + 1));
        order.insert(order.begin() + chance.below(late + 1), late);
    }
    return order;
}

} // namespace whistle::league
