// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/table_stage.h"

#include "base/contains.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "kaosball/field/board.h"
#include "kaosball/game.h"

#include <algorithm>

namespace whistle::kaosball {

TableStage::TableStage(QWidget* parent) : TurnStage(parent)
{
    setObjectName(QStringLiteral("tableStage"));
    columnIn(*this, 0, -1, {m_field});
    setFocusProxy(m_field->view());
    const auto figureOf = [this](const QString& id) { return state().figureNamed(id.toStdString()); };
    const CrossfieldView* view = m_field->view();
    connect(view, &CrossfieldView::figurePressed, this,
            [this, figureOf](const QString& id) { pressFigure(figureOf(id)); });
    connect(view, &CrossfieldView::spacePressed, this, &TableStage::pressSpace);
    connect(view, &CrossfieldView::edgePressed, this, &TableStage::pressEdge);
    connect(view, &CrossfieldView::figureHeld, this, [this, figureOf](const QString& id) {
        if (figureOf(id).isValid())
            Q_EMIT figureHeld(figureOf(id));
    });
    connect(view, &CrossfieldView::pathDragged, this,
            [this, figureOf](const QString& figure, const std::vector<Space>& path) {
                if (m_asking == Asking::Turn && askedTeam() < 0)
                    goDrawn(figureOf(figure), path);
            });
    connect(view, &CrossfieldView::droppedOn, this,
            [this, figureOf](const QString& figure, const std::vector<Space>& path, const QString& target) {
                if (m_asking != Asking::Turn || askedTeam() >= 0)
                    return;
                if (chargeAt(figureOf(target)))
                    charge(figureOf(figure), figureOf(target), path);
                else
                    pressFigure(figureOf(target));
            });
    connect(view, &CrossfieldView::hovered, this, [this](Space space) {
        m_hovered = space;
        if (m_table.isShown() && isVisible())
            showBar();
    });
}

void TableStage::setTable(const ShownTable& table)
{
    m_table = table;
    turnTo(Asking::Turn);
    m_mayBegin = mayBegin();
    m_reactions.clear();
    for (const React* offered : table.offered<React>()) {
        const FigureRef figure = state().figureNamed(offered->figure);
        if (m_reactions.empty() || m_reactions.back().figure != figure)
            m_reactions.push_back({figure, {}});
        m_reactions.back().types.push_back(offered->type);
    }
    QString key;
    if (const Activation* activation = running())
        key = QStringLiteral("%1 %2 %3 %4")
                  .arg(fromStd(state().idOf(activation->figure)), spaceName(state()[activation->figure].space))
                  .arg(activation->movementLeft)
                  .arg(state().period * 1000 + state().turnsInPeriod);
    if (key != m_stepKey) {
        m_stepKey = key;
        m_declined = m_declinedWay;
    }
    if (running() == nullptr) {
        m_charging = {};
        m_dragged = {};
    }
    if (!mayAct(m_chosen) && !contains(mayScatter(), m_chosen))
        m_chosen = {};
    if (state().turn.mustActivate.isValid() && !state().activation)
        m_chosen = state().turn.mustActivate;
    findCharges();
    refresh();
}

void TableStage::turnTo(Asking asking)
{
    TurnStage::turnTo(asking);
    m_spaces.clear();
    m_walls.clear();
    m_pushes.clear();
    m_arriving = {};
}

bool TableStage::mayAct(FigureRef figure) const
{
    return contains(m_mayBegin, figure);
}

std::vector<FigureRef> TableStage::mayBegin() const
{
    std::vector<FigureRef> figures;
    const auto add = [&](const auto& announcements) {
        for (const auto* announced : announcements) {
            if (const FigureRef figure = state().figureNamed(announced->figure); !contains(figures, figure))
                figures.push_back(figure);
        }
    };
    add(m_table.offered<Activate>());
    add(m_table.offered<Celerity>());
    add(m_table.offered<LastStand>());
    return figures;
}

std::vector<FigureRef> TableStage::mayScatter() const
{
    std::vector<FigureRef> figures;
    for (const ScatterMove* offered : m_table.offered<ScatterMove>()) {
        if (const FigureRef figure = state().figureNamed(offered->figure); !contains(figures, figure))
            figures.push_back(figure);
    }
    return figures;
}

std::vector<StompPush> TableStage::pushesOf(FigureRef ogre) const
{
    for (const MoveOf<Command>& move : m_table.moves()) {
        const auto* stomp = std::get_if<Stomp>(&move.commands.front());
        if (stomp != nullptr && state().figureNamed(stomp->figure) == ogre)
            return std::get<Stomp>(move.shared(move.spread->most).front()).pushes;
    }
    return {};
}

std::optional<Command> TableStage::pickUp() const
{
    for (const Move* move : m_table.offered<Move>()) {
        if (move->path.empty())
            return *move;
    }
    for (const ScatterMove* move : m_table.offered<ScatterMove>()) {
        if (move->path.empty() && isOnItsWay(state().figureNamed(move->figure)))
            return *move;
    }
    return {};
}

TableStage::Placing TableStage::placing() const
{
    Placing placing;
    for (const MoveOf<Command>& move : m_table.moves()) {
        const auto* played = std::get_if<PlayTactic>(&move.commands.front());
        if (played == nullptr || played->card != m_card || !played->kaosRule.empty())
            continue;
        if (move.spread)
            return {move.spread->places, move.spread->greatest};
        if (move.taps.back().kind == TapKind::Place) {
            placing.places.push_back(move.taps.back());
            placing.wanted = 1;
        }
    }
    return placing;
}

void TableStage::findCharges()
{
    m_charges.clear();
    if (!mover().isValid() || isScattering())
        return;
    const std::vector<const Activate*> begins = m_table.offered<Activate>();
    for (const Action action : {Action::Sprint, Action::Tackle, Action::Attack}) {
        const bool may = running() != nullptr || std::any_of(begins.begin(), begins.end(), [&](const Activate* begin) {
                             return begin->action == action && state().figureNamed(begin->figure) == mover();
                         });
        if (may)
            std::ranges::move(chargesOf(state(), mover(), action, m_table.facts()), std::back_inserter(m_charges));
    }
}

// Of tackle and attack the likely one: a tackle at the ball, else what the team did last, else an attack.
std::optional<Charge> TableStage::chargeAt(FigureRef target) const
{
    const auto team = static_cast<std::size_t>(std::max(0, state().active));
    const bool tackledLast = team < m_habits.size() && m_habits[team].contest == ContestType::Tackle;
    const bool tackles = state().ball.carrier == target || tackledLast;
    const Action likely = tackles ? Action::Tackle : Action::Attack;
    std::optional<Charge> found;
    for (const Charge& charge : m_charges) {
        if (charge.target == target && (!found || charge.action == likely))
            found = charge;
    }
    return found;
}

int TableStage::actor() const
{
    if (!m_table.isShown())
        return -1;
    if (const int team = askedTeam(); team >= 0)
        return team;
    return state().phase == Phase::BetweenTurns ? state().nextTeam : state().active;
}

FigureRef TableStage::mover() const
{
    return running() != nullptr && !isScattering() ? running()->figure : m_chosen;
}

bool TableStage::isOnItsWay(FigureRef figure) const
{
    return running() != nullptr && running()->figure == figure;
}

std::vector<Reach> TableStage::reach(FigureRef figure) const
{
    return isOnItsWay(figure) ? reachNow(state(), m_table.facts())
                              : reachOf(state(), figure, movementOf(figure), m_table.facts());
}

bool TableStage::isScattering() const
{
    return state().phase == Phase::Turn && state().turn.tactic == Tactic::Scatter && !state().turn.tacticCancelled;
}

// KB-15.4: one team after the other, clockwise from the active one.
int TableStage::askedTeam() const
{
    if (m_reactions.empty() || running() == nullptr)
        return -1;
    for (const int team : state().orderFromTeam(running()->figure.team)) {
        const bool offered = std::any_of(m_reactions.begin(), m_reactions.end(),
                                         [team](const Reactor& reactor) { return reactor.figure.team == team; });
        if (offered && !m_declined.contains(team))
            return team;
    }
    return -1;
}

std::vector<Space> TableStage::offeredSpaces() const
{
    const Placing placing = this->placing();
    std::vector<Space> spaces;
    if (m_kaosRule >= 0 || static_cast<int>(m_spaces.size()) >= placing.wanted)
        return spaces;
    for (const Tap& place : placing.places) {
        const std::optional<Space> space = crossfield::fromName(place.id);
        if (space && !contains(m_spaces, *space))
            spaces.push_back(*space);
    }
    return spaces;
}

void TableStage::refresh()
{
    if (!m_table.isShown())
        return;
    showField();
    showBar();
    Q_EMIT changedBeside();
}

void TableStage::showField()
{
    CrossfieldModel model = boardOf(m_table);
    switch (m_asking) {
    case Asking::Turn:
        lightTurn(model);
        break;
    case Asking::Placing:
        lightCard(model);
        break;
    case Asking::Boot:
        aim(model, targetsOf(Cheat::BootToTheHead));
        break;
    case Asking::Stomp:
        for (const StompPush& push : pushesOf(m_chosen)) {
            model.targets << fromStd(push.figure);
            if (firstWith(m_pushes, &StompPush::figure, push.figure))
                model.reachable[push.to] = {1, 0};
        }
        break;
    case Asking::Picking:
        model.offeredSpaces = crossfieldSpaces();
        break;
    default:
        break;
    }
    if (m_chosen.isValid() && running() == nullptr) {
        for (CrossfieldFigure& figure : model.figures) {
            if (figure.id == fromStd(state().idOf(m_chosen)))
                figure.look.isActive = true;
        }
    }
    m_field->show(std::move(model), m_table);
}

void TableStage::aim(CrossfieldModel& model, const std::vector<FigureRef>& figures) const
{
    for (const FigureRef ref : figures)
        model.targets << fromStd(state().idOf(ref));
}

void TableStage::lightCard(CrossfieldModel& model) const
{
    model.offeredSpaces = offeredSpaces();
    for (const Space space : m_spaces) {
        if (m_card == Tactic::RainOfFire)
            model.fires.push_back({space, 1});
        else if (m_card == Tactic::Warpstone)
            model.scoreTokens.push_back({space, m_table.seat(state().active)});
        else if (m_arriving.isValid())
            put(model, m_table, m_arriving, space);
        model.offeredSpaces.push_back(space);
    }
    model.walls.insert(model.walls.end(), m_walls.begin(), m_walls.end());
    if (m_card == Tactic::WallOfStone && m_kaosRule < 0)
        model.offeredEdges = bordersForWalls(state());
}

void TableStage::lightTurn(CrossfieldModel& model) const
{
    const Activation* activation = running();
    if (const int team = askedTeam(); team >= 0) {
        for (const Reactor& reactor : m_reactions) {
            if (reactor.figure.team == team)
                aim(model, {reactor.figure});
        }
        if (!m_rest.empty()) {
            model.path = m_rest;
            model.path.insert(model.path.begin(), state()[activation->figure].space);
        }
        return;
    }
    const bool acts = activation != nullptr && !isScattering();
    if (const FigureRef figure = mover(); figure.isValid()) {
        showReach(model, m_table, figure, reach(figure), acts ? activation->movementLeft : CrossfieldModel::nobody);
        if (!acts || !activation->reactionSuffered)
            showReactions(model, m_table, figure, movementOf(figure));
    }
    for (const Charge& one : m_charges)
        aim(model, {one.target});
    if (acts) {
        aim(model, contestTargets(m_table));
        for (const HandOff* offered : m_table.offered<HandOff>())
            aim(model, {mateIn(*offered)});
    } else if (isScattering()) {
        for (const FigureRef ref : mayScatter()) {
            if (ref != m_chosen)
                aim(model, {ref});
        }
    }
}

} // namespace whistle::kaosball
