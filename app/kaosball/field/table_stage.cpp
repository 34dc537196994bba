// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/table_stage.h"

#include "base/contains.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "kaosball/field/board.h"
#include "kaosball/offers/moves.h"

#include <algorithm>

namespace whistle::kaosball {

TableStage::TableStage(QWidget* parent) : Stage(parent)
{
    setObjectName(QStringLiteral("tableStage"));
    columnIn(*this, 0, -1, {m_field, m_rows});
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
    const auto isFree = [this] { return !isSaying() && !m_scorch && !m_picks && askedTeam() < 0; };
    connect(view, &CrossfieldView::pathDragged, this,
            [this, figureOf, isFree](const QString& figure, const std::vector<Space>& path) {
                if (isFree())
                    goDrawn(figureOf(figure), path);
            });
    connect(view, &CrossfieldView::droppedOn, this,
            [this, figureOf, isFree](const QString& figure, const std::vector<Space>& path, const QString& target) {
                if (!isFree())
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
    connect(m_rows, &ScorePane::dropped, this, &TableStage::drop);
    connect(m_rows, &ScorePane::mirrorAsked, this, &TableStage::mirrorAsked);
    connect(m_rows, &ScorePane::ruleAsked, this, &Stage::ruleAsked);
}

void TableStage::setTable(const ShownTable& table)
{
    m_table = table;
    m_ahead = table;
    if (!state().isMirror() && state().phase == Phase::BetweenTurns)
        m_ahead = table.after(StartTurn{state()[state().nextTeam].name, {}});
    m_picks = m_showsCards = m_isNoMound = false;
    m_scorch.reset();
    m_prevented.clear();
    m_mayBegin = mayBegin();
    m_reactors.clear();
    for (const React* offered : table.offered<React>())
        m_reactors.push_back(state().figureNamed(offered->figure));
    QString key;
    if (const Activation* activation = running())
        key = QStringLiteral("%1 %2 %3 %4")
                  .arg(fromStd(state().idOf(activation->figure)), spaceName(state()[activation->figure].space))
                  .arg(activation->movementLeft)
                  .arg(state().period * 1000 + state().turnsInPeriod);
    if (key != m_stepKey) {
        m_stepKey = key;
        m_declined.clear();
        m_letPass.clear();
        m_way = {};
    }
    if (running() == nullptr)
        m_dragged = {};
    // Who was chosen still is, and who has to act.
    if (state().turn.mustActivate.isValid() && !state().activation)
        m_chosen = state().turn.mustActivate;
    resume();
}

void TableStage::resume()
{
    if (input().taps().empty() && state().isMirror() && (mayAct(m_chosen) || contains(mayScatter(), m_chosen)))
        choose(m_chosen);
    else
        showMoves();
}

void TableStage::showMoves()
{
    if (!m_table.isShown())
        return;
    if (!isSaying()) {
        m_chosen = chosen();
        m_showsCards = false; // a figure was tapped in place of a card
    }
    if (!scorchSaid())
        m_prevented.clear();
    findCharges();
    refresh();
}

void TableStage::pickSpace(bool picks)
{
    m_picks = picks;
    refresh();
}

bool TableStage::draws(const Tap& tap) const
{
    if (!m_table.isShown() || !state().isMirror())
        return false;
    return tap.kind == TapKind::Place ||
           (tap.kind == TapKind::Piece && contains(state().onField(), state().figureNamed(tap.id)));
}

std::optional<Mound> TableStage::mound() const
{
    const std::vector<Tap>& taps = input().taps();
    const bool isAsked = state().phase == Phase::BetweenTurns && !taps.empty();
    return isAsked && taps.front().kind == TapKind::Choice ? fromWord<Mound>(taps.front().id) : std::nullopt;
}

std::vector<Tap> TableStage::said() const
{
    const std::vector<Tap>& taps = input().taps();
    return {taps.begin() + (mound() ? 1 : 0), taps.end()};
}

std::vector<Tap> TableStage::behindMound(std::vector<Tap> taps) const
{
    if (mound())
        taps.insert(taps.begin(), input().taps().front());
    return taps;
}

bool TableStage::isSaying() const
{
    const std::vector<Tap> taps = said();
    return taps.empty() ? m_showsCards : taps.front().kind != TapKind::Piece;
}

FigureRef TableStage::chosen() const
{
    const std::vector<Tap> taps = said();
    return !taps.empty() && taps.front().kind == TapKind::Piece ? state().figureNamed(taps.front().id) : FigureRef{};
}

void TableStage::tellOf(ContestDraft& contest) const
{
    contest.mayBeReactedTo = !contest.isReaction && askedTeam() >= 0;
    contest.isAnnouncedAloud = !contest.isReaction && m_dragged != contest.initiator;
}

void TableStage::setDragged(FigureRef figure)
{
    if (m_table.isShown() && isOnItsWay(figure))
        m_dragged = figure;
}

void TableStage::askPrevention(const Scorch& scorch)
{
    m_scorch = scorch;
    refresh();
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
    if (m_reactors.empty() || running() == nullptr || !state().isMirror())
        return -1;
    for (const int team : state().orderFromTeam(running()->figure.team)) {
        if (firstWith(m_reactors, &FigureRef::team, team) != nullptr && !m_declined.contains(team))
            return team;
    }
    return -1;
}

void TableStage::refresh()
{
    m_field->setVisible(state().isMirror());
    m_rows->setVisible(!state().isMirror());
    setFocusProxy(state().isMirror() ? m_field->view() : nullptr);
    if (state().isMirror())
        showField();
    else
        showRows();
    showBar();
    Q_EMIT changedBeside();
}

void TableStage::showField()
{
    CrossfieldModel model = boardOf(m_table);
    showTrace(model, m_table, m_trace);
    if (m_picks)
        model.offeredSpaces = crossfieldSpaces();
    else if (isSaying())
        lightSaid(model);
    else if (!m_scorch)
        lightTurn(model);
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

// Where it may be touched next, and what lies there already as if it were so.
void TableStage::lightSaid(CrossfieldModel& model) const
{
    const std::vector<Tap> shining = input().shining();
    shine(model, shining);
    const std::vector<Tap>& taps = input().taps();
    const auto isTapped = [&](const Tap& tap) { return contains(taps, tap); };
    for (const Wall& wall : bordersForWalls(state())) {
        const Tap border = borderTap(wall);
        if (isTapped(border))
            model.walls.push_back(wall);
        if (isTapped(border) || contains(shining, border))
            model.offeredEdges.push_back(wall);
    }
    for (const Space space : crossfieldSpaces()) {
        if (!isTapped(placeTap(crossfield::name(space))))
            continue;
        model.fires.push_back({space, 1});
        model.offeredSpaces.push_back(space);
    }
    for (const MoveOf<Command>& move : m_table.moves()) { // where who is stomped on will stand
        const auto* stomp = std::get_if<Stomp>(&move.commands.back());
        if (stomp == nullptr || !isTapped(pieceTap(stomp->figure)))
            continue;
        const Command all = move.shared(move.spread->most).back();
        for (const StompPush& push : std::get<Stomp>(all).pushes) {
            if (isTapped(pieceTap(push.figure)))
                model.reachable[push.to] = {1, 0};
        }
    }
}

void TableStage::lightTurn(CrossfieldModel& model) const
{
    const Activation* activation = running();
    if (const int team = askedTeam(); team >= 0) {
        for (const FigureRef reactor : m_reactors) {
            if (reactor.team == team)
                aim(model, {reactor});
        }
        if (!m_way.rest.empty()) {
            model.path = m_way.rest;
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
        for (const ContestCommand* offered : m_table.offered<ContestCommand>())
            model.targets << fromStd(offered->targets.front());
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

#include "moc_table_stage.cpp"
