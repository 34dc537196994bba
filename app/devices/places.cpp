// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/places.h"

#include "base/first.h"
#include "devices/table_word.h"

#include <algorithm>
#include <utility>

namespace whistle {

namespace {

/// So many phones that have lost their place are told why when they come back.
constexpr std::size_t mostFormer = 64;

} // namespace

const Places::Holder* Places::holderOf(const std::string& place) const
{
    const auto found = m_holders.find(place);
    return found == m_holders.end() ? nullptr : &found->second;
}

const Places::Holder& Places::give(const std::string& place)
{
    return m_holders[place] = {newTableWord(), QDateTime::currentDateTime()};
}

void Places::free(const std::string& place, const char* why)
{
    if (m_offer && m_offer->place == place)
        m_offer.reset();
    const auto held = m_holders.find(place);
    if (held == m_holders.end())
        return;
    m_former.push_back({held->second.word, place, why});
    if (m_former.size() > mostFormer)
        m_former.pop_front();
    m_holders.erase(held);
}

bool Places::setAwake(const std::string& place, bool isAwake)
{
    return std::exchange(m_holders.at(place).isAwake, isAwake) != isAwake;
}

void Places::offer(const std::string& place)
{
    if (holderOf(place) && (!m_offer || m_offer->place != place))
        m_offer = Offer{place, newTableWord()};
}

bool Places::withdrawOffer()
{
    return std::exchange(m_offer, std::nullopt).has_value();
}

void Places::clear()
{
    m_holders.clear();
    m_former.clear();
    m_offer.reset();
}

std::string Places::heldWith(const QString& word) const
{
    const auto found = std::find_if(m_holders.begin(), m_holders.end(),
                                    [&](const auto& one) { return isTableWord(word, one.second.word); });
    return found == m_holders.end() ? std::string() : found->first;
}

const Places::Former* Places::lostWith(const QString& word) const
{
    return firstOf(m_former, [&](const Former& one) { return isTableWord(word, one.word); });
}

} // namespace whistle
