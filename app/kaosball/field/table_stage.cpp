// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/table_stage.h"

#include "base/contains.h"
#include "kaosball/field/board.h"
#include "kaosball/field/field_pane.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::kaosball {

TableStage::TableStage(QWidget* parent) : Stage(parent), m_field(new FieldPane(this))
{
    setObjectName(QStringLiteral("tableStage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_field, 1);
    setFocusProxy(m_field->view());
    const CrossfieldView* view = m_field->view();
    connect(view, &CrossfieldView::figurePressed, this, &TableStage::pressFigure);
    connect(view, &CrossfieldView::spacePressed, this, &TableStage::pressSpace);
    connect(view, &CrossfieldView::edgePressed, this, &TableStage::pressEdge);
    connect(view, &CrossfieldView::figureHeld, this, [this](const QString& id) {
        if (const FigureRef ref = state().figureNamed(id.toStdString()); ref.isValid())
            Q_EMIT figureHeld(ref);
    });
    connect(view, &CrossfieldView::pathDragged, this, [this](const QString& figure, const std::vector<Space>& path) {
        if (m_mode == Mode::Turn && askedTeam() < 0)
            goDrawn(state().figureNamed(figure.toStdString()), path);
    });
    connect(view, &CrossfieldView::droppedOn, this,
            [this](const QString& figure, const std::vector<Space>& path, const QString& target) {
                if (m_mode != Mode::Turn || askedTeam() >= 0)
                    return;
                const FigureRef ref = state().figureNamed(target.toStdString());
                if (chargeAt(ref))
                    charge(state().figureNamed(figure.toStdString()), ref, path);
                else
                    pressFigure(target);
            });
    connect(view, &CrossfieldView::hovered, this, [this](Space space) {
        m_hovered = space;
        if (m_table.isShown() && isVisible())
            showBar();
    });
}

CrossfieldSide TableStage::bottom() const
{
    return m_field->bottom();
}

void TableStage::setTable(const ShownTable& table)
{
    m_table = table;
    m_mode = Mode::Turn;
    m_offers = activationOffers(state(), table.facts());
    m_reactions = reactOffers(state());
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
    const std::vector<FigureRef> scattering = scatterOffers(state(), table.facts());
    const bool mayAct = std::any_of(m_offers.begin(), m_offers.end(),
                                    [this](const ActivationOffer& offer) { return offer.figure == m_chosen; }) ||
                        contains(scattering, m_chosen);
    if (!mayAct)
        m_chosen = {};
    if (state().turn.mustActivate.isValid() && !state().activation)
        m_chosen = state().turn.mustActivate;
    findCharges();
    refresh();
}

void TableStage::findCharges()
{
    m_charges.clear();
    const bool fights =
        state().phase == Phase::Turn || state().phase == Phase::Special || state().phase == Phase::SpecialEnd;
    const FigureRef figure = running() != nullptr ? running()->figure : m_chosen;
    if (fights && figure.isValid() && !isScattering())
        m_charges = chargesOf(state(), figure, m_table.facts());
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

const Activation* TableStage::running() const
{
    const Phase phase = state().phase;
    const bool acting = phase == Phase::Turn || phase == Phase::Special || phase == Phase::SpecialEnd;
    return acting && state().activation && !state().activation->isOver ? &*state().activation : nullptr;
}

bool TableStage::isScattering() const
{
    return state().phase == Phase::Turn && state().turn.tactic == Tactic::Scatter && !state().turn.tacticCancelled;
}

std::vector<Action> TableStage::actionsOf(FigureRef figure) const
{
    for (const ActivationOffer& offer : m_offers) {
        if (offer.figure == figure)
            return offer.actions;
    }
    return {};
}

// KB-15.4: one team after the other, clockwise from the active one.
int TableStage::askedTeam() const
{
    if (m_reactions.empty() || running() == nullptr)
        return -1;
    for (const int team : state().orderFromTeam(running()->figure.team)) {
        const bool offered = std::any_of(m_reactions.begin(), m_reactions.end(),
                                         [team](const ReactOffer& offer) { return offer.figure.team == team; });
        if (offered && !m_declined.contains(team))
            return team;
    }
    return -1;
}

std::vector<Space> TableStage::offeredSpaces() const
{
    const bool wantsSpaces =
        m_card == Tactic::RainOfFire || m_card == Tactic::Warpstone || m_card == Tactic::HailMaryPlay;
    const int wanted = m_card == Tactic::HailMaryPlay ? 1 : tokensFor(state(), m_card, m_table.rules());
    if (m_mode != Mode::Placing || m_kaosRule >= 0 || !wantsSpaces || static_cast<int>(m_spaces.size()) >= wanted)
        return {};
    std::vector<Space> spaces = spacesFor(state(), m_card);
    spaces.erase(
        std::remove_if(spaces.begin(), spaces.end(), [this](Space space) { return contains(m_spaces, space); }),
        spaces.end());
    return spaces;
}

bool TableStage::isPlacingDone() const
{
    return isLegal(state(), tacticCommand(), m_table.facts());
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
    const auto nameAll = [&](const std::vector<FigureRef>& figures) {
        for (const FigureRef ref : figures)
            model.targets << fromStd(state().idOf(ref));
    };
    const Activation* activation = running();
    switch (m_mode) {
    case Mode::Boot:
        nameAll(bootTargets(state(), m_table.facts()));
        break;
    case Mode::Stomp:
        for (const StompPush& push : stompOffers(state(), m_chosen, m_table.facts())) {
            const bool pushed = std::any_of(m_pushes.begin(), m_pushes.end(),
                                            [&](const StompPush& one) { return one.figure == push.figure; });
            model.targets << fromStd(push.figure);
            if (pushed)
                model.reachable[push.to] = {1, 0};
        }
        break;
    case Mode::Placing:
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
        break;
    case Mode::Turn: {
        if (const int team = askedTeam(); team >= 0) {
            for (const ReactOffer& offer : m_reactions) {
                if (offer.figure.team == team)
                    model.targets << fromStd(state().idOf(offer.figure));
            }
            if (!m_rest.empty()) {
                model.path = m_rest;
                model.path.insert(model.path.begin(), state()[activation->figure].space);
            }
            break;
        }
        if (isScattering()) {
            const bool goesOn = activation != nullptr && activation->figure == m_chosen;
            if (m_chosen.isValid()) {
                const std::vector<Reach> reach = goesOn
                                                     ? reachNow(state(), m_table.facts())
                                                     : reachOf(state(), m_chosen, Movement::Scatter, m_table.facts());
                showReach(model, m_table, m_chosen, reach, CrossfieldModel::nobody);
                showReactions(model, m_table, m_chosen, Movement::Scatter);
            }
            for (const FigureRef ref : scatterOffers(state(), m_table.facts())) {
                if (ref != m_chosen)
                    model.targets << fromStd(state().idOf(ref));
            }
        } else if (activation != nullptr) {
            showReach(model, m_table, activation->figure, reachNow(state(), m_table.facts()), activation->movementLeft);
            if (!activation->reactionSuffered)
                showReactions(model, m_table, activation->figure, activation->movement);
            nameAll(contestTargets(state()));
            for (const Charge& one : m_charges)
                nameAll({one.target});
            for (const HandOffOffer& offer : handOffOffers(state(), m_table.facts()))
                nameAll({offer.from == activation->figure ? offer.to : offer.from});
        } else if (m_chosen.isValid()) {
            showReach(model, m_table, m_chosen, reachOf(state(), m_chosen, Movement::Sprint, m_table.facts()),
                      CrossfieldModel::nobody);
            showReactions(model, m_table, m_chosen, Movement::Sprint);
            for (const Charge& one : m_charges)
                nameAll({one.target});
        }
        break;
    }
    case Mode::Picking:
        model.offeredSpaces = crossfieldSpaces();
        break;
    case Mode::Cards:
    case Mode::Scorch:
        break;
    }
    if (m_chosen.isValid() && activation == nullptr) {
        for (CrossfieldFigure& figure : model.figures) {
            if (figure.id == fromStd(state().idOf(m_chosen)))
                figure.look.isActive = true;
        }
    }
    m_field->show(std::move(model), m_table);
}

} // namespace whistle::kaosball
