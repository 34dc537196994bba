// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_model.h"

#include "base/first.h"

#include <algorithm>
#include <deque>

namespace whistle {

namespace {

bool isSameEdge(const CrossfieldEdge& edge, const QString& a, const QString& b)
{
    return (edge.a == a && edge.b == b) || (edge.a == b && edge.b == a);
}

bool mayStep(const CrossfieldModel& model, const QString& from, const QString& to)
{
    return model.reachable.contains(to) && (model.crossesWalls || !model.isWalled(from, to));
}

/// The shortest way through reachable spaces, without `from`; empty when there is none.
QStringList shortestWay(const CrossfieldModel& model, const QString& from, const QString& to)
{
    QMap<QString, QString> cameFrom{{from, QString()}};
    std::deque<QString> open{from};
    while (!open.empty() && !cameFrom.contains(to)) {
        const QString at = open.front();
        open.pop_front();
        const auto space = crossfieldSpace(at);
        if (!space)
            continue;
        for (const CrossfieldSpace neighbour : neighboursOf(*space)) {
            const QString name = nameOf(neighbour);
            if (cameFrom.contains(name) || !mayStep(model, at, name))
                continue;
            cameFrom.insert(name, at);
            open.push_back(name);
        }
    }
    QStringList way;
    for (QString at = to; cameFrom.contains(at) && at != from; at = cameFrom.value(at))
        way.prepend(at);
    return way;
}

qsizetype longestPath(const CrossfieldModel& model)
{
    if (model.stepsLeft != CrossfieldModel::nobody)
        return model.stepsLeft;
    int longest = 0;
    for (const CrossfieldReach& reach : model.reachable)
        longest = std::max(longest, reach.steps);
    return longest;
}

} // namespace

const CrossfieldFigure* CrossfieldModel::figure(const QString& id) const
{
    return firstOf(figures, [&](const auto& each) { return each.id == id; });
}

std::vector<const CrossfieldFigure*> CrossfieldModel::figuresOn(const QString& space) const
{
    std::vector<const CrossfieldFigure*> found;
    for (const CrossfieldFigure& each : figures) {
        if (each.space == space)
            found.push_back(&each);
    }
    std::stable_partition(found.begin(), found.end(), [](const auto* each) { return !each->look.standing; });
    return found;
}

int CrossfieldModel::fireOn(const QString& space) const
{
    int tokens = 0;
    for (const CrossfieldFire& fire : fires) {
        if (fire.space == space)
            tokens += fire.tokens;
    }
    return tokens;
}

int CrossfieldModel::scoreTokenOn(const QString& space) const
{
    for (const CrossfieldScoreToken& token : scoreTokens) {
        if (token.space == space)
            return token.seat;
    }
    return nobody;
}

bool CrossfieldModel::isWalled(const QString& a, const QString& b) const
{
    return std::any_of(walls.begin(), walls.end(), [&](const auto& wall) { return isSameEdge(wall, a, b); });
}

bool CrossfieldModel::isOffered(const CrossfieldEdge& edge) const
{
    return std::any_of(offeredEdges.begin(), offeredEdges.end(),
                       [&](const auto& offered) { return isSameEdge(offered, edge.a, edge.b); });
}

CrossfieldFingerPath::CrossfieldFingerPath(QString start)
{
    if (!start.isEmpty())
        m_spaces.append(std::move(start));
}

bool CrossfieldFingerPath::moveTo(const QString& space, const CrossfieldModel& model)
{
    if (m_spaces.isEmpty())
        return false;
    if (const qsizetype before = m_spaces.indexOf(space); before >= 0) {
        m_spaces = m_spaces.mid(0, before + 1);
        return true;
    }
    const qsizetype longest = longestPath(model);
    const QStringList onward = shortestWay(model, m_spaces.last(), space);
    const bool crossesItself =
        std::any_of(onward.begin(), onward.end(), [this](const QString& each) { return m_spaces.contains(each); });
    if (!onward.isEmpty() && !crossesItself && m_spaces.size() - 1 + onward.size() <= longest) {
        m_spaces += onward;
        return true;
    }
    const QStringList anew = shortestWay(model, m_spaces.first(), space);
    if (anew.isEmpty() || anew.size() > longest)
        return false;
    m_spaces = QStringList{m_spaces.first()} + anew;
    return true;
}

} // namespace whistle
