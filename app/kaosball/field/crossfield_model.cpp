// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_model.h"

#include "base/first.h"

#include <algorithm>

namespace whistle {

namespace {

using Way = std::vector<CrossfieldSpace>;

/// The shortest way through reachable spaces, without `from`; empty when there is none.
Way wayThrough(const CrossfieldModel& model, CrossfieldSpace from, CrossfieldSpace to)
{
    return shortestWay(from, to, [&](CrossfieldSpace at, CrossfieldSpace next) {
        return model.reachable.contains(next) && (model.crossesWalls || !model.isWalled(at, next));
    });
}

std::size_t longestPath(const CrossfieldModel& model)
{
    int longest = std::max(0, model.stepsLeft);
    if (model.stepsLeft == CrossfieldModel::nobody) {
        for (const CrossfieldReach& reach : model.reachable)
            longest = std::max(longest, reach.steps);
    }
    return static_cast<std::size_t>(longest);
}

} // namespace

const CrossfieldFigure* CrossfieldModel::figure(const QString& id) const
{
    return firstWith(figures, &CrossfieldFigure::id, id);
}

std::vector<const CrossfieldFigure*> CrossfieldModel::figuresOn(CrossfieldSpace space) const
{
    std::vector<const CrossfieldFigure*> found;
    for (const CrossfieldFigure& each : figures) {
        if (each.space == space)
            found.push_back(&each);
    }
    std::stable_partition(found.begin(), found.end(), [](const auto* each) { return !each->look.standing; });
    return found;
}

int CrossfieldModel::fireOn(CrossfieldSpace space) const
{
    int tokens = 0;
    for (const kaosball::Fire& fire : fires) {
        if (fire.space == space)
            tokens += fire.tokens;
    }
    return tokens;
}

int CrossfieldModel::scoreTokenOn(CrossfieldSpace space) const
{
    const CrossfieldScoreToken* token = firstWith(scoreTokens, &CrossfieldScoreToken::space, space);
    return token ? token->seat : nobody;
}

bool CrossfieldModel::isWalled(CrossfieldSpace a, CrossfieldSpace b) const
{
    return contains(walls, kaosball::wallBetween(a, b));
}

bool CrossfieldFingerPath::moveTo(CrossfieldSpace space, const CrossfieldModel& model)
{
    if (m_spaces.empty())
        return false;
    if (const auto before = std::find(m_spaces.begin(), m_spaces.end(), space); before != m_spaces.end()) {
        m_spaces.erase(before + 1, m_spaces.end());
        return true;
    }
    const std::size_t longest = longestPath(model);
    const Way onward = wayThrough(model, m_spaces.back(), space);
    const bool crossesItself =
        std::any_of(onward.begin(), onward.end(), [this](CrossfieldSpace each) { return contains(m_spaces, each); });
    if (!onward.empty() && !crossesItself && m_spaces.size() - 1 + onward.size() <= longest) {
        m_spaces.insert(m_spaces.end(), onward.begin(), onward.end());
        return true;
    }
    const Way anew = wayThrough(model, m_spaces.front(), space);
    if (anew.empty() || anew.size() > longest)
        return false;
    m_spaces.resize(1);
    m_spaces.insert(m_spaces.end(), anew.begin(), anew.end());
    return true;
}

} // namespace whistle
