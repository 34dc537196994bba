// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage that turns presses into commands.
#include "base/contains.h"
#include "base/first.h"
#include "kaosball/field/board.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/game.h"

#include <QKeyEvent>
#include <algorithm>
#include <array>

namespace whistle::kaosball {

namespace {

/// No way over the crossfield is longer, walls or not.
constexpr int farthest = 24;

} // namespace

void TableStage::choose(FigureRef figure)
{
    m_chosen = figure;
    m_pushes.clear();
    findCharges();
    refresh();
}

void TableStage::pressFigure(FigureRef ref)
{
    if (!ref.isValid())
        return;
    switch (m_asking) {
    case Asking::Boot:
        if (contains(targetsOf(Cheat::BootToTheHead), ref))
            boot(ref);
        return;
    case Asking::Stomp: {
        const std::string id = state().idOf(ref);
        const std::vector<StompPush> offers = pushesOf(m_chosen);
        if (std::erase_if(m_pushes, [&](const StompPush& push) { return push.figure == id; }) == 0) {
            if (const StompPush* offer = firstWith(offers, &StompPush::figure, id))
                m_pushes.push_back(*offer);
        }
        refresh();
        return;
    }
    case Asking::Placing:
    case Asking::Picking:
        pressSpace(state()[ref].space);
        return;
    case Asking::Turn:
        break;
    default:
        return;
    }
    if (const int team = askedTeam(); team >= 0) {
        for (const Reactor& reactor : m_reactions) {
            if (reactor.figure == ref && reactor.types.size() == 1)
                Q_EMIT contestAsked(reactionOf(ref, reactor.types.front(), state().activation->figure));
        }
        return;
    }
    const bool acts = running() != nullptr && !isScattering();
    if (acts && contains(contestTargets(m_table), ref)) {
        fight(ref);
        return;
    }
    for (const HandOff* offered : acts ? m_table.offered<HandOff>() : std::vector<const HandOff*>{}) {
        if (mateIn(*offered) == ref) {
            Q_EMIT commanded(HandOff(*offered));
            return;
        }
    }
    const FigureRef figure = mover();
    const bool mayBeChosen = isScattering() ? contains(mayScatter(), ref) : running() == nullptr && mayAct(ref);
    if (chargeAt(ref))
        charge(figure, ref, {});
    else if (mayBeChosen)
        choose(ref);
    else if (figure.isValid() && !state()[ref].stands())
        pressSpace(state()[ref].space);
    else if (figure.isValid() && state().areEnemies(ref.team, figure.team))
        attemptContest(figure, ref);
    else if ((acts || ref.team == state().active) && ref != figure)
        attemptActivation(ref);
}

void TableStage::pressSpace(Space space)
{
    if (!space.isValid())
        return;
    if (m_asking == Asking::Picking) {
        ask(Asking::Turn);
        Q_EMIT spacePicked(space);
        return;
    }
    if (m_asking == Asking::Placing) {
        const bool isMore = contains(offeredSpaces(), space);
        if (std::erase(m_spaces, space) == 0 && isMore)
            m_spaces.push_back(space);
        settleTactic();
        return;
    }
    const FigureRef figure = mover();
    if (m_asking != Asking::Turn || askedTeam() >= 0 || !figure.isValid())
        return;
    const std::vector<Space> path =
        pathTo(state(), figure, space, allowanceOf(figure), m_table.facts(), movementOf(figure));
    if (!path.empty())
        go(figure, path);
    else if (state()[figure].space != space)
        attemptMove(figure, space);
}

// --- what is against the rules: the referee says why, and players may record it all the same ---

/// The announcement, where the figure has made none yet.
std::vector<Command> TableStage::beginning(FigureRef figure, Action action) const
{
    if (isOnItsWay(figure) || isScattering() || state().phase != Phase::Turn)
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
        path = shortestWay(state()[figure].space, space, [](Space, Space) { return true; });
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
    const ShownTable table(begun, m_table.facts());
    while (!part.empty() && !table.allows(moving(part)))
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
    const Action action = !fights ? Action::Sprint : state().ball.carrier == target ? Action::Tackle : Action::Attack;
    const ContestType type = isOnItsWay(figure) ? announcedContest(running()->movement) : contestAfter(action);
    Attempt attempt{beginning(figure, action)};
    attempt.commands.emplace_back(ContestCommand{state().idOf(figure), type, {state().idOf(target)}, {}});
    attempt.nearest = tr("Fight anyway");
    attempt.takeNearest = [this, figure, target, action] {
        if (running() == nullptr)
            activate(figure, action);
        if (isOnItsWay(figure))
            fight(target);
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
    return isOnItsWay(figure) ? running()->movement : Movement::Sprint;
}

int TableStage::allowanceOf(FigureRef figure) const
{
    if (isOnItsWay(figure) && !isScattering())
        return running()->movementLeft;
    int allowance = 0;
    for (const Reach& end : reach(figure))
        allowance = std::max(allowance, end.steps);
    return allowance;
}

void TableStage::pressEdge(const Wall& wall)
{
    if (m_asking != Asking::Placing || m_card != Tactic::WallOfStone)
        return;
    const bool isMore = static_cast<int>(m_walls.size()) < placing().wanted;
    if (std::erase(m_walls, wall) == 0 && isMore)
        m_walls.push_back(wall);
    settleTactic();
}

Command TableStage::activation(FigureRef figure, Action action) const
{
    const std::string id = state().idOf(figure);
    if (state().phase == Phase::PeriodOver)
        return LastStand{id, action};
    return state().phase == Phase::Turn ? Command(Activate{id, action}) : Command(Celerity{id, action});
}

void TableStage::activate(FigureRef figure, Action action)
{
    Q_EMIT commanded(activation(figure, action));
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
        const Movement movement = scatters ? Movement::Scatter : activation->movement;
        const bool mayReact = !(isOnItsWay(figure) && activation->reactionSuffered);
        const auto stops = [&](Space space) {
            const std::vector<Reactor> reactors = reactorsAt(state(), figure, space, movement);
            return std::any_of(reactors.begin(), reactors.end(),
                               [this](const Reactor& reactor) { return !m_declinedWay.contains(reactor.figure.team); });
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
        if (m_stepKey == before || !isOnItsWay(figure))
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
        if (moved.isLegal() && contains(contestTargets(ShownTable(moved.next, m_table.facts())), target) && !costsMore)
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
    if (target.isValid() && running() != nullptr && contains(contestTargets(m_table), target))
        fight(target);
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

void TableStage::fight(FigureRef target)
{
    const FigureRef figure = running()->figure;
    ContestDraft draft = contestOf(figure, announcedContest(running()->movement), target);
    draft.mayBeReactedTo = askedTeam() >= 0;
    draft.isAnnouncedAloud = m_dragged != figure;
    Q_EMIT contestAsked(draft);
}

FigureRef TableStage::mateIn(const HandOff& handOff) const
{
    const FigureRef from = state().figureNamed(handOff.from);
    return isOnItsWay(from) ? state().figureNamed(handOff.to) : from;
}

PlayTactic TableStage::cardCommand() const
{
    PlayTactic command = tacticCommand(m_card);
    if (m_kaosRule >= 0)
        return command;
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

void TableStage::settleTactic()
{
    if (isPlacingDone() && m_table.kaosRulers(state().active).empty())
        Q_EMIT commanded(cardCommand());
    else
        refresh();
}

bool TableStage::stepBack()
{
    if (m_asking != Asking::Turn) {
        ask(m_asking == Asking::Placing ? Asking::Tactic : Asking::Turn);
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
    if (event->key() != Qt::Key_F || event->modifiers() != Qt::NoModifier || m_mayBegin.empty()) {
        TurnStage::keyPressEvent(event);
        return;
    }
    // F goes through the figures that may act.
    const auto now = std::find(m_mayBegin.begin(), m_mayBegin.end(), m_chosen);
    const auto next = now == m_mayBegin.end() || now + 1 == m_mayBegin.end() ? m_mayBegin.begin() : now + 1;
    choose(*next);
    if (state()[m_chosen].space.isValid())
        m_field->view()->setCursorSpace(state()[m_chosen].space);
}

} // namespace whistle::kaosball
