// SPDX-License-Identifier: GPL-3.0-or-later
#include "moves/narrowing.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace whistle {

namespace {

int sum(const std::vector<int>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

/// Where a spread counts this tap; none: nowhere.
std::optional<std::size_t> placeOf(const Spread& spread, const Tap& tap)
{
    const auto found = std::find(spread.places.begin(), spread.places.end(), tap);
    if (found == spread.places.end())
        return {};
    return static_cast<std::size_t>(found - spread.places.begin());
}

} // namespace

std::optional<Narrowing::Fit> Narrowing::fitOf(std::size_t move, const std::vector<Tap>& taps) const
{
    const MoveOffer& offer = *m_offers[move];
    const std::size_t own = std::min(taps.size(), offer.taps.size());
    if (!std::equal(taps.begin(), taps.begin() + static_cast<std::ptrdiff_t>(own), offer.taps.begin()))
        return {};
    Fit fit{move, taps.size() >= offer.taps.size(), {}};
    if (offer.spread)
        fit.counts.resize(offer.spread->places.size());
    for (std::size_t i = own; i < taps.size(); ++i) {
        const auto place = offer.spread ? placeOf(*offer.spread, taps[i]) : std::nullopt;
        if (!place || !offer.spread->hasRoom(fit.counts, *place))
            return {};
        ++fit.counts[*place];
    }
    return fit;
}

std::vector<Narrowing::Fit> Narrowing::fits(const std::vector<Tap>& taps) const
{
    std::vector<Fit> all;
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        if (auto fit = fitOf(i, taps))
            all.push_back(std::move(*fit));
    }
    return all;
}

std::vector<std::size_t> Narrowing::left() const
{
    std::vector<std::size_t> moves;
    for (const Fit& fit : fits(m_taps))
        moves.push_back(fit.move);
    return moves;
}

std::vector<std::size_t> Narrowing::leftAfter(const Tap& tap) const
{
    const auto taps = with(tap);
    std::vector<std::size_t> moves;
    for (const Fit& fit : taps ? fits(*taps) : std::vector<Fit>{})
        moves.push_back(fit.move);
    return moves;
}

std::vector<Tap> Narrowing::next() const
{
    std::vector<Tap> taps;
    std::set<Tap> seen;
    const auto add = [&](const Tap& tap) {
        if (seen.insert(tap).second)
            taps.push_back(tap);
    };
    for (const Fit& fit : fits(m_taps)) {
        const MoveOffer& offer = *m_offers[fit.move];
        if (!fit.isWhole) {
            add(offer.taps[m_taps.size()]);
            continue;
        }
        for (std::size_t i = 0; offer.spread && i < offer.spread->places.size(); ++i) {
            if (offer.spread->hasRoom(fit.counts, i))
                add(offer.spread->places[i]);
        }
    }
    return taps;
}

std::vector<Tap> Narrowing::shining() const
{
    std::vector<Tap> taps;
    std::set<Tap> seen;
    const auto add = [&](const Tap& tap) {
        if (tap.kind != TapKind::Choice && seen.insert(tap).second && with(tap))
            taps.push_back(tap);
    };
    for (const Fit& fit : fits(m_taps)) {
        const MoveOffer& offer = *m_offers[fit.move];
        const auto first =
            std::find_if(offer.taps.begin() + static_cast<std::ptrdiff_t>(std::min(m_taps.size(), offer.taps.size())),
                         offer.taps.end(), [](const Tap& tap) { return tap.kind != TapKind::Choice; });
        if (first != offer.taps.end()) {
            add(*first);
            continue;
        }
        for (std::size_t i = 0; offer.spread && i < offer.spread->places.size(); ++i) {
            if (offer.spread->hasRoom(fit.counts, i))
                add(offer.spread->places[i]);
        }
    }
    return taps;
}

std::optional<std::vector<Tap>> Narrowing::with(const Tap& tap) const
{
    std::vector<Tap> taps = m_taps;
    taps.push_back(tap);
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        if (fitOf(i, taps))
            return taps;
    }
    if (tap.kind == TapKind::Choice)
        return {};
    // What is due goes before what may be done besides.
    std::set<std::vector<Tap>> due;
    std::set<std::vector<Tap>> open;
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        const MoveOffer& offer = *m_offers[i];
        if (offer.taps.size() <= m_taps.size() || !fitOf(i, m_taps))
            continue;
        std::vector<Tap> longer = m_taps;
        while (longer.size() < offer.taps.size() && offer.taps[longer.size()].kind == TapKind::Choice)
            longer.push_back(offer.taps[longer.size()]);
        longer.push_back(tap);
        if (fitOf(i, longer))
            (offer.weight == Weight::Due ? due : open).insert(std::move(longer));
    }
    if (due.size() == 1)
        return *due.begin();
    return due.empty() && open.size() == 1 ? std::optional(*open.begin()) : std::nullopt;
}

Narrowing::Step Narrowing::tap(const Tap& tap)
{
    auto taps = with(tap);
    if (!taps)
        return Step::Nothing;
    m_steps.push_back(m_taps.size());
    m_taps = std::move(*taps);
    for (Fit& fit : fits(m_taps)) {
        const MoveOffer& offer = *m_offers[fit.move];
        const bool isSaid = fit.isWhole && (!offer.spread || sum(fit.counts) == offer.spread->greatest);
        if (isSaid) {
            m_said = Said{fit.move, std::move(fit.counts)};
            m_taps.clear();
            m_steps.clear();
            return Step::Said;
        }
    }
    return Step::Further;
}

std::optional<Narrowing::Said> Narrowing::finish() const
{
    std::optional<Said> found;
    for (Fit& fit : fits(m_taps)) {
        const MoveOffer& offer = *m_offers[fit.move];
        if (!fit.isWhole || !offer.spread || sum(fit.counts) < offer.spread->least)
            continue;
        if (found)
            return {};
        found = Said{fit.move, std::move(fit.counts)};
    }
    return found;
}

bool Narrowing::back()
{
    if (m_steps.empty())
        return false;
    m_taps.resize(m_steps.back());
    m_steps.pop_back();
    return true;
}

void Narrowing::clear()
{
    m_taps.clear();
    m_steps.clear();
    m_said.reset();
}

int Narrowing::countAt(const Tap& place) const
{
    int count = 0;
    for (const Fit& fit : fits(m_taps)) {
        const MoveOffer& offer = *m_offers[fit.move];
        const auto at = offer.spread && fit.isWhole ? placeOf(*offer.spread, place) : std::nullopt;
        if (at)
            count = std::max(count, fit.counts[*at]);
    }
    return count;
}

int Narrowing::counted() const
{
    int count = 0;
    for (const Fit& fit : fits(m_taps))
        count = std::max(count, sum(fit.counts));
    return count;
}

} // namespace whistle
