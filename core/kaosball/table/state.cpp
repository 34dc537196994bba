// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/state.h"

#include "base/contains.h"
#include "base/first.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The first team of `order` that has not done its step of the phase, and of which `mustAct` holds; or -1.
template <class MustAct>
int firstToAct(const State& state, const std::vector<int>& order, MustAct&& mustAct)
{
    const auto found =
        std::find_if(order.begin(), order.end(), [&](int team) { return !state[team].isDone && mustAct(team); });
    return found == order.end() ? -1 : *found;
}

int auctionTeamToAct(const State& state)
{
    if (!state.auction || state.auction->nextTeam < 0)
        return -1;
    return state.auctionOrder[static_cast<std::size_t>(state.auction->nextTeam)];
}

} // namespace

bool Team::mayField(const Figure& figure) const
{
    return figure.kind != FigureKind::Ringer || firstWith(fielded, &FieldedRinger::ringer, figure.name) != nullptr;
}

int State::teamNamed(std::string_view name) const
{
    const auto found = std::ranges::find(teams, name, &Team::name);
    return found == teams.end() ? -1 : static_cast<int>(found - teams.begin());
}

FigureRef State::figureNamed(std::string_view id) const
{
    const std::size_t slash = id.rfind('/');
    if (slash == std::string_view::npos)
        return {};
    const int team = teamNamed(id.substr(0, slash));
    if (team < 0)
        return {};
    const std::vector<Figure>& figures = (*this)[team].figures;
    const auto found = std::ranges::find(figures, id.substr(slash + 1), &Figure::name);
    if (found == figures.end())
        return {};
    return {static_cast<std::int8_t>(team), static_cast<std::int8_t>(found - figures.begin())};
}

std::string State::idOf(FigureRef figure) const
{
    return (*this)[int{figure.team}].name + '/' + (*this)[figure].name;
}

bool State::plays(int team) const
{
    const bool isInPeriod = overtimeTeams.empty() || contains(overtimeTeams, team);
    return (*this)[team].isInPlay() && isInPeriod;
}

bool State::areEnemies(int teamA, int teamB) const
{
    return teamA != teamB && (mode != Mode::Alliance || (*this)[teamA].alliance != (*this)[teamB].alliance);
}

std::vector<int> State::orderFromTeam(int from) const
{
    std::vector<int> order;
    order.reserve(teams.size());
    for (int i = 0; i < teamCount(); ++i) {
        if (const int team = (from + i) % teamCount(); plays(team))
            order.push_back(team);
    }
    return order;
}

int State::leftNeighbour(int team) const
{
    const std::vector<int> order = orderFromTeam((team + 1) % teamCount());
    return order.empty() ? -1 : order.front();
}

Ability State::abilityOf(int team) const
{
    const bool isSuspended = contains(suspended, team);
    return isSuspended ? Ability::None : (*this)[team].ability;
}

FigureRef State::standingAt(Space space) const
{
    for (std::size_t t = 0; t < teams.size(); ++t) {
        for (std::size_t f = 0; f < teams[t].figures.size(); ++f) {
            if (const Figure& figure = teams[t].figures[f]; figure.stands() && figure.space == space)
                return {static_cast<std::int8_t>(t), static_cast<std::int8_t>(f)};
        }
    }
    return {};
}

std::vector<FigureRef> State::figuresOf(int team) const
{
    std::vector<FigureRef> all;
    for (std::size_t i = 0; i < (*this)[team].figures.size(); ++i)
        all.push_back({static_cast<std::int8_t>(team), static_cast<std::int8_t>(i)});
    return all;
}

std::vector<FigureRef> State::onField() const
{
    std::vector<FigureRef> found;
    found.reserve(teams.size() * 5);
    for (std::size_t t = 0; t < teams.size(); ++t) {
        for (std::size_t f = 0; f < teams[t].figures.size(); ++f) {
            if (teams[t].figures[f].isOnField())
                found.push_back({static_cast<std::int8_t>(t), static_cast<std::int8_t>(f)});
        }
    }
    return found;
}

int State::countOnField(int team) const
{
    return static_cast<int>(std::ranges::count_if((*this)[team].figures, &Figure::isOnField));
}

int State::burnedCheats(int team) const
{
    return static_cast<int>(std::ranges::count_if((*this)[team].burned, &Card::isCheat));
}

int State::teamToAct() const
{
    const auto everyTeam = [](int) { return true; };
    switch (phase) {
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        return auctionTeamToAct(*this);
    case Phase::Lineup:
    case Phase::Replace:
        return firstToAct(*this, orderFromTeam(orderFrom), everyTeam);
    case Phase::Bribes:
        return firstToAct(*this, orderFromTeam(firstPlayer), everyTeam);
    case Phase::FoulRolls:
        return firstToAct(*this, orderFromTeam(firstPlayer), [this](int team) { return burnedCheats(team) > 0; });
    case Phase::BetweenTurns:
        return nextTeam;
    case Phase::Turn:
    case Phase::Special:
    case Phase::SpecialEnd:
        return active;
    default:
        return -1;
    }
}

int FieldView::pieceOf(FigureRef figure) const
{
    const auto found = std::find(figures.begin(), figures.end(), figure);
    return found == figures.end() ? -1 : static_cast<int>(found - figures.begin());
}

FieldView viewField(const State& state)
{
    FieldView view;
    view.position.teams.reserve(state.teams.size());
    for (int t = 0; t < state.teamCount(); ++t) {
        int alliance = -1;
        for (int first = 0; state.mode == Mode::Alliance && alliance < 0; ++first)
            alliance = state.areEnemies(first, t) ? -1 : first;
        view.position.teams.push_back({state[t].name, state.abilityOf(t), alliance, state[t].active});
    }
    view.figures = state.onField();
    std::erase_if(view.figures, [&](FigureRef ref) { return !state[ref].space.isValid(); });
    view.position.pieces.reserve(view.figures.size());
    for (const FigureRef ref : view.figures) {
        const Figure& figure = state[ref];
        const std::optional<int> health = figure.health > 0 ? std::optional<int>(figure.health) : std::nullopt;
        view.position.pieces.push_back({state.idOf(ref), ref.team, figure.kind, figure.ringer, figure.space,
                                        figure.standing, health, figure.damage});
    }
    view.position.walls = state.walls;
    view.position.fires = state.fires;
    if (state.ball.carrier.isValid())
        view.position.carrier = view.pieceOf(state.ball.carrier);
    else
        view.position.ball = state.ball.space;
    return view;
}

} // namespace whistle::kaosball
