// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage that turns presses into commands.
#include "base/contains.h"
#include "kaosball/field/board.h"
#include "kaosball/field/field_pane.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/game.h"

#include <QKeyEvent>
#include <algorithm>
#include <array>

namespace whistle::kaosball {

namespace {

/// No way over the crossfield is longer, walls or not.
constexpr int farthest = 24;

/// A shortest way over the bare field.
std::vector<Space> straightWay(Space from, Space to)
{
    std::array<Space, spaceCount> came{};
    std::vector<Space> open{from};
    came[static_cast<std::size_t>(from.index)] = from;
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const Space next : crossfield::adjacent(open[i])) {
            Space& before = came[static_cast<std::size_t>(next.index)];
            if (before.isValid())
                continue;
            before = open[i];
            open.push_back(next);
        }
    }
    std::vector<Space> way;
    for (Space space = to; space != from && space.isValid(); space = came[static_cast<std::size_t>(space.index)])
        way.insert(way.begin(), space);
    return way;
}

} // namespace

void TableStage::choose(FigureRef figure)
{
    m_chosen = figure;
    m_pushes.clear();
    findCharges();
    refresh();
}

void TableStage::pressFigure(const QString& id)
{
    const FigureRef ref = state().figureNamed(id.toStdString());
    if (!ref.isValid())
        return;
    switch (m_mode) {
    case Mode::Boot:
        if (contains(bootTargets(state(), m_table.facts()), ref)) {
            m_booted = mayUseBrick(state(), ref) ? ref : FigureRef{};
            if (m_booted.isValid())
                refresh();
            else
                Q_EMIT commanded(
                    PlayCheat{state()[state().active].name, Cheat::BootToTheHead, id.toStdString(), false});
        }
        return;
    case Mode::Stomp: {
        const std::string name = state().idOf(ref);
        const auto isIt = [&](const StompPush& push) { return push.figure == name; };
        if (const auto old = std::find_if(m_pushes.begin(), m_pushes.end(), isIt); old != m_pushes.end()) {
            m_pushes.erase(old);
        } else {
            const std::vector<StompPush> offers = stompOffers(state(), m_chosen, m_table.facts());
            const auto offer = std::find_if(offers.begin(), offers.end(), isIt);
            if (offer != offers.end())
                m_pushes.push_back(*offer);
        }
        refresh();
        return;
    }
    case Mode::Placing:
    case Mode::Picking:
        pressSpace(state()[ref].space);
        return;
    case Mode::Cards:
    case Mode::Scorch:
        return;
    case Mode::Turn:
        break;
    }
    if (const int team = askedTeam(); team >= 0) {
        for (const ReactOffer& offer : m_reactions) {
            if (offer.figure == ref && offer.types.size() == 1)
                openContest(ref, offer.types.front(), state().activation->figure, true);
        }
        return;
    }
    const std::optional<Charge> charged = chargeAt(ref);
    if (running() != nullptr && !isScattering()) {
        if (contains(contestTargets(state()), ref)) {
            openContest(running()->figure, announcedContest(running()->movement), ref, false);
            return;
        }
        for (const HandOffOffer& offer : handOffOffers(state(), m_table.facts())) {
            if (offer.from == ref || offer.to == ref) {
                handOff(offer);
                return;
            }
        }
        if (charged)
            charge(running()->figure, ref, {});
        else if (!state()[ref].stands())
            pressSpace(state()[ref].space);
        else if (state().areEnemies(ref.team, running()->figure.team))
            attemptContest(running()->figure, ref);
        else if (ref != running()->figure)
            attemptActivation(ref);
        return;
    }
    if (charged) {
        charge(m_chosen, ref, {});
        return;
    }
    const bool may = isScattering() ? contains(scatterOffers(state(), m_table.facts()), ref)
                                    : std::any_of(m_offers.begin(), m_offers.end(),
                                                  [ref](const ActivationOffer& offer) { return offer.figure == ref; });
    if (may)
        choose(ref);
    else if (!state()[ref].stands() && m_chosen.isValid())
        pressSpace(state()[ref].space);
    else if (m_chosen.isValid() && state().areEnemies(ref.team, m_chosen.team))
        attemptContest(m_chosen, ref);
    else if (ref.team == state().active && ref != m_chosen)
        attemptActivation(ref);
}

void TableStage::pressSpace(Space space)
{
    if (!space.isValid())
        return;
    if (m_mode == Mode::Picking) {
        enterMode(Mode::Turn);
        Q_EMIT spacePicked(space);
        return;
    }
    if (m_mode == Mode::Placing) {
        if (const auto placed = std::find(m_spaces.begin(), m_spaces.end(), space); placed != m_spaces.end())
            m_spaces.erase(placed);
        else if (contains(offeredSpaces(), space))
            m_spaces.push_back(space);
        settleTactic();
        return;
    }
    if (m_mode != Mode::Turn || askedTeam() >= 0)
        return;
    const bool inProgress = running() != nullptr && !isScattering();
    const FigureRef mover = inProgress ? running()->figure : m_chosen;
    if (!mover.isValid())
        return;
    const std::vector<Space> path =
        pathTo(state(), mover, space, allowanceOf(mover), m_table.facts(), movementOf(mover));
    if (!path.empty())
        go(mover, path);
    else if (state()[mover].space != space)
        attemptMove(mover, space);
}

// --- what is against the rules: the referee says why, and players may record it all the same ---

/// The announcement, where the figure has made none yet.
std::vector<Command> TableStage::beginning(FigureRef figure, Action action) const
{
    const bool goesOn = running() != nullptr && running()->figure == figure;
    if (goesOn || isScattering() || state().phase != Phase::Turn)
        return {};
    return {Activate{state().idOf(figure), action}};
}

void TableStage::attemptMove(FigureRef figure, Space space)
{
    const bool scatters = isScattering();
    std::vector<Space> path; // the shortest that there is
    for (int steps = allowanceOf(figure) + 1; path.empty() && steps <= farthest; ++steps)
        path = pathTo(state(), figure, space, steps, m_table.facts(), movementOf(figure));
    if (path.empty()) // walled in, or somebody stands there: as the crow flies
        path = straightWay(state()[figure].space, space);
    const auto moving = [&](std::vector<Space> way) -> Command {
        if (scatters)
            return ScatterMove{state().idOf(figure), std::move(way), false};
        return Move{std::move(way), false};
    };
    Attempt attempt{beginning(figure, Action::Sprint)};
    State begun = state();
    for (const Command& command : attempt.commands)
        begun = referee(begun, command, m_table.facts(), Reasons::Listening::No).next;
    attempt.commands.push_back(moving(path));
    std::vector<Space> part = path;
    while (!part.empty() && !isLegal(begun, moving(part), m_table.facts()))
        part.pop_back();
    if (!part.empty()) {
        attempt.nearest = tr("Go as far as %1").arg(spaceName(part.back()));
        attempt.takeNearest = [this, figure, part] { go(figure, part); };
    }
    Q_EMIT attempted(attempt);
}

void TableStage::attemptContest(FigureRef figure, FigureRef target)
{
    const bool fights = countsAsBruiser(state()[figure].kind);
    const bool goesOn = running() != nullptr && running()->figure == figure;
    const Action action = !fights ? Action::Sprint : state().ball.carrier == target ? Action::Tackle : Action::Attack;
    const Movement begun = action == Action::Sprint   ? Movement::Sprint
                           : action == Action::Tackle ? Movement::Tackle
                                                      : Movement::Attack;
    const ContestType type = announcedContest(goesOn ? running()->movement : begun);
    Attempt attempt{beginning(figure, action)};
    attempt.commands.emplace_back(ContestCommand{state().idOf(figure), type, {state().idOf(target)}, {}});
    attempt.nearest = tr("Fight anyway");
    attempt.takeNearest = [this, figure, target, action, type] {
        if (running() == nullptr)
            activate(figure, action);
        if (running() != nullptr && running()->figure == figure)
            openContest(figure, type, target, false);
    };
    Q_EMIT attempted(attempt);
}

void TableStage::attemptActivation(FigureRef figure)
{
    if (state().phase == Phase::Turn)
        Q_EMIT attempted(Attempt{{Activate{state().idOf(figure), Action::Sprint}}});
}

Movement TableStage::movementOf(FigureRef figure) const
{
    if (isScattering())
        return Movement::Scatter;
    return running() != nullptr && running()->figure == figure ? running()->movement : Movement::Sprint;
}

int TableStage::allowanceOf(FigureRef figure) const
{
    const bool goesOn = running() != nullptr && running()->figure == figure;
    if (goesOn && !isScattering())
        return running()->movementLeft;
    int allowance = 0;
    for (const Reach& reach :
         goesOn ? reachNow(state(), m_table.facts()) : reachOf(state(), figure, movementOf(figure), m_table.facts()))
        allowance = std::max(allowance, reach.steps);
    return allowance;
}

void TableStage::pressEdge(const Wall& wall)
{
    if (m_mode != Mode::Placing || m_card != Tactic::WallOfStone)
        return;
    if (const auto placed = std::find(m_walls.begin(), m_walls.end(), wall); placed != m_walls.end())
        m_walls.erase(placed);
    else if (static_cast<int>(m_walls.size()) < tokensFor(state(), m_card, m_table.rules()))
        m_walls.push_back(wall);
    settleTactic();
}

void TableStage::activate(FigureRef figure, Action action)
{
    const std::string id = state().idOf(figure);
    if (state().phase == Phase::PeriodOver)
        Q_EMIT commanded(LastStand{id, action});
    else if (state().phase == Phase::Turn)
        Q_EMIT commanded(Activate{id, action});
    else
        Q_EMIT commanded(Celerity{id, action});
}

void TableStage::goDrawn(FigureRef figure, const std::vector<Space>& drawn)
{
    if (drawn.empty())
        return;
    const Movement movement = movementOf(figure);
    const std::vector<Space> best =
        pathTo(state(), figure, drawn.back(), allowanceOf(figure), m_table.facts(), movement);
    const bool spares = !best.empty() && costOf(state(), figure, movement, best, m_table.facts()) <
                                             costOf(state(), figure, movement, drawn, m_table.facts());
    go(figure, spares ? best : drawn);
}

// A path is entered stretch by stretch: each ends where an enemy may react to its last step.
void TableStage::go(FigureRef figure, const std::vector<Space>& path)
{
    const bool scatters = isScattering();
    if (!scatters && running() == nullptr) {
        activate(figure, Action::Sprint);
        if (running() == nullptr)
            return; // it was refused; the page says why
        m_dragged = figure;
    }
    m_rest = path;
    while (!m_rest.empty()) {
        const Activation* activation = running();
        const bool goesOn = activation != nullptr && activation->figure == figure;
        const Movement movement = scatters ? Movement::Scatter : activation->movement;
        const bool mayReact = !(goesOn && activation->reactionSuffered);
        const auto stops = [&](Space space) {
            const std::vector<ReactOffer> offers = reactOffersAt(state(), figure, space, movement);
            return std::any_of(offers.begin(), offers.end(),
                               [this](const ReactOffer& offer) { return !m_declinedWay.contains(offer.figure.team); });
        };
        std::vector<Space> stretch;
        while (!m_rest.empty()) {
            stretch.push_back(m_rest.front());
            m_rest.erase(m_rest.begin());
            if (mayReact && stops(stretch.back()))
                break;
        }
        const QString before = m_stepKey;
        std::vector<Space> rest = std::exchange(m_rest, {});
        if (scatters)
            Q_EMIT commanded(ScatterMove{state().idOf(figure), stretch, false});
        else
            Q_EMIT commanded(Move{stretch, false});
        const bool went = m_stepKey != before && running() != nullptr && running()->figure == figure;
        if (!went)
            return;
        m_rest = std::move(rest);
        if (askedTeam() >= 0 && m_rest.empty() && m_charging.isValid())
            break; // the contest asks who reacts first
        if (askedTeam() >= 0) {
            refresh();
            return;
        }
        if (scatters && !m_rest.empty() && !running()->mayGoOn)
            return; // a Scatter! move is one stretch unless something interrupts it
    }
    m_declinedWay.clear();
    arrive();
}

// One drag onto an enemy: the figure is activated, goes there, and the contest opens.
void TableStage::charge(FigureRef figure, FigureRef target, const std::vector<Space>& drawn)
{
    const std::optional<Charge> way = chargeAt(target);
    if (!way)
        return;
    if (running() == nullptr) {
        activate(figure, way->action);
        if (running() == nullptr)
            return; // it was refused; the page says why
        m_dragged = figure;
    }
    // The way that the finger has drawn counts if it leads there and costs no more.
    std::vector<Space> path = way->path;
    if (!drawn.empty()) {
        const Movement movement = running()->movement;
        const Outcome<State> moved = referee(state(), Move{drawn, false}, m_table.facts(), Reasons::Listening::No);
        const bool costsMore = costOf(state(), figure, movement, path, m_table.facts()) <
                               costOf(state(), figure, movement, drawn, m_table.facts());
        if (moved.isLegal() && contains(contestTargets(moved.next), target) && !costsMore)
            path = drawn;
    }
    m_charging = target;
    if (path.empty())
        arrive();
    else
        go(figure, path);
}

void TableStage::arrive()
{
    const FigureRef target = std::exchange(m_charging, {});
    if (target.isValid() && running() != nullptr && contains(contestTargets(state()), target))
        openContest(running()->figure, announcedContest(running()->movement), target, false);
}

void TableStage::decline(int team, bool wholeWay)
{
    m_declined.insert(team);
    if (wholeWay)
        m_declinedWay.insert(team);
    const FigureRef figure = state().activation->figure;
    if (askedTeam() < 0 && !m_rest.empty() && !isScattering())
        go(figure, std::exchange(m_rest, {}));
    else
        refresh();
}

// Who may scorch is asked before the turn is over (KB-28.2).
void TableStage::endTurn()
{
    if (m_mode != Mode::Scorch && !scorchTargets(state(), m_table.facts()).empty())
        enterMode(Mode::Scorch);
    else
        Q_EMIT commanded(endOfTurn(state(), m_table.facts()).command);
}

void TableStage::openContest(FigureRef initiator, ContestType type, FigureRef target, bool isReaction)
{
    ContestDraft draft;
    draft.initiator = initiator;
    draft.type = type;
    draft.targets = {target};
    draft.isReaction = isReaction;
    draft.mayBeReactedTo = !isReaction && askedTeam() >= 0;
    draft.isAnnouncedAloud = !isReaction && m_dragged != initiator;
    Q_EMIT contestAsked(draft);
}

void TableStage::handOff(const HandOffOffer& offer)
{
    Q_EMIT commanded(HandOff{state().idOf(offer.from), state().idOf(offer.to)});
}

void TableStage::pickUp()
{
    if (isScattering())
        Q_EMIT commanded(ScatterMove{state().idOf(running()->figure), {}, true});
    else
        Q_EMIT commanded(Move{{}, true});
}

void TableStage::pickSpace(bool picks)
{
    enterMode(picks ? Mode::Picking : Mode::Turn);
}

void TableStage::enterMode(Mode mode)
{
    m_mode = mode;
    m_spaces.clear();
    m_walls.clear();
    m_pushes.clear();
    m_prevented.clear();
    m_arriving = {};
    m_kaosRule = -1;
    m_booted = {};
    refresh();
}

PlayTactic TableStage::tacticCommand() const
{
    PlayTactic command;
    command.team = state()[state().active].name;
    command.card = m_card;
    if (m_kaosRule >= 0) {
        command.kaosRule = state()[m_kaosRule].name;
        return command;
    }
    if (m_card == Tactic::RainOfFire)
        command.spaces = m_spaces;
    else if (m_card == Tactic::WallOfStone)
        command.walls = m_walls;
    else if (!m_spaces.empty())
        command.space = m_spaces.front();
    if (m_card == Tactic::HailMaryPlay && m_arriving.isValid())
        command.figure = state().idOf(m_arriving);
    return command;
}

void TableStage::playTactic()
{
    Q_EMIT commanded(tacticCommand());
}

void TableStage::settleTactic()
{
    if (isPlacingDone() && m_table.kaosRulers(state().active).empty())
        playTactic();
    else
        refresh();
}

bool TableStage::stepBack()
{
    if (m_mode != Mode::Turn) {
        enterMode(m_mode == Mode::Placing ? Mode::Cards : Mode::Turn);
        return true;
    }
    if (m_chosen.isValid() && running() == nullptr) {
        choose({});
        return true;
    }
    return false;
}

void TableStage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_F || event->modifiers() != Qt::NoModifier || m_offers.empty()) {
        Stage::keyPressEvent(event);
        return;
    }
    // F goes through the figures that may act.
    const auto now = std::find_if(m_offers.begin(), m_offers.end(),
                                  [this](const ActivationOffer& offer) { return offer.figure == m_chosen; });
    const auto next = now == m_offers.end() || now + 1 == m_offers.end() ? m_offers.begin() : now + 1;
    choose(next->figure);
    if (state()[m_chosen].space.isValid())
        m_field->view()->setCursorSpace(state()[m_chosen].space);
}

void TableStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_table.isShown())
        refresh();
}

} // namespace whistle::kaosball
