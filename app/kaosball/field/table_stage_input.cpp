// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage that turns presses into commands.
#include "base/contains.h"
#include "kaosball/field/board.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/game.h"
#include "kaosball/offers/moves.h"

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
    if (figure.isValid())
        input().say(behindMound({pieceTap(state().idOf(figure))}));
    else
        input().repeat(behindMound({}));
}

void TableStage::touch(const Tap& tap)
{
    std::vector<Tap> taps = input().taps();
    if (std::erase(taps, tap) > 0)
        input().repeat(taps);
    else
        input().tap(tap);
}

void TableStage::pressFigure(FigureRef ref)
{
    if (!ref.isValid() || m_scorch)
        return;
    const Tap piece = pieceTap(state().idOf(ref));
    if (m_picks || (isSaying() && !input().shines(piece) && !contains(input().taps(), piece))) {
        pressSpace(state()[ref].space);
        return;
    }
    if (isSaying()) {
        touch(piece);
        return;
    }
    if (const int team = askedTeam(); team >= 0) {
        if (ref.team == team) // it says all, where the figure can react in one way only
            input().tap(piece);
        return;
    }
    const bool acts = running() != nullptr && !isScattering();
    if (acts && fight(ref))
        return;
    for (const HandOff* handOff : acts ? m_table.offered<HandOff>() : std::vector<const HandOff*>{}) {
        if (mateIn(*handOff) == ref) {
            input().say({choiceTap(isOnItsWay(state().figureNamed(handOff->from)) ? "give" : "take"), piece});
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
    if (!space.isValid() || m_scorch)
        return;
    if (m_picks) {
        pickSpace(false);
        Q_EMIT spacePicked(space);
        return;
    }
    if (isSaying()) {
        touch(placeTap(crossfield::name(space)));
        return;
    }
    const FigureRef figure = mover();
    if (askedTeam() >= 0 || !figure.isValid())
        return;
    const std::vector<Space> path =
        pathTo(state(), figure, space, allowanceOf(figure), m_table.facts(), movementOf(figure));
    if (!path.empty())
        go(figure, path);
    else if (state()[figure].space != space)
        attemptMove(figure, space);
}

void TableStage::pressEdge(const Wall& wall)
{
    if (isSaying())
        touch(borderTap(wall));
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
    const ContestType type = announcedContest(isOnItsWay(figure) ? running()->movement : kaosball::movementOf(action));
    Attempt attempt{beginning(figure, action), tr("Fight anyway"), {}, false};
    State begun = state();
    for (const Command& command : attempt.commands)
        begun = referee(begun, command, m_table.facts(), Reasons::Listening::No).next;
    const ContestCommand contest{state().idOf(figure), type, {state().idOf(target)}, {}};
    attempt.commands.push_back(
        attemptAt(begun, m_table.facts(), {choiceTap(toWord(type)), pieceTap(state().idOf(target))}).value_or(contest));
    attempt.takeNearest = [this, figure, contest, action] {
        if (running() == nullptr)
            activate(figure, action);
        std::optional<ContestDraft> draft = contestOf(contest, state());
        if (!isOnItsWay(figure) || !draft)
            return;
        tellOf(*draft);
        Q_EMIT contestAsked(*draft);
    };
    Q_EMIT attempted(attempt);
}

void TableStage::attemptActivation(FigureRef figure)
{
    if (state().phase == Phase::Turn)
        input().say({pieceTap(state().idOf(figure)), choiceTap(toWord(Action::Sprint))});
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

bool TableStage::activate(FigureRef figure, Action action)
{
    input().say(behindMound({pieceTap(state().idOf(figure)), choiceTap(toWord(action))}));
    return running() != nullptr && running()->figure == figure;
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

void TableStage::go(FigureRef figure, const std::vector<Space>& path, FigureRef target)
{
    if (!isScattering() && running() == nullptr) {
        if (!activate(figure, Action::Sprint))
            return; // it was refused; the page says why
        m_dragged = figure;
    }
    m_way = {path, target};
    goOn(figure);
}

// A path is entered stretch by stretch: each ends where an enemy may react to its last step.
void TableStage::goOn(FigureRef figure)
{
    const bool scatters = isScattering();
    while (!m_way.rest.empty()) {
        const Activation* activation = running();
        const Movement movement = scatters ? Movement::Scatter : activation->movement;
        const bool mayReact = !(isOnItsWay(figure) && activation->reactionSuffered);
        const auto stops = [&](Space space) {
            const std::vector<Reactor> reactors = reactorsAt(state(), figure, space, movement);
            return std::any_of(reactors.begin(), reactors.end(), [this](const Reactor& reactor) {
                return !m_way.declined.contains(reactor.figure.team);
            });
        };
        Way way = m_way; // the step ends it
        std::vector<Space> stretch;
        while (!way.rest.empty()) {
            stretch.push_back(way.rest.front());
            way.rest.erase(way.rest.begin());
            if (mayReact && stops(stretch.back()))
                break;
        }
        const QString before = m_stepKey;
        if (scatters) { // one entry, unless something has interrupted it
            const bool goesOn = !way.walked.empty() && !activation->mayGoOn;
            if (!goesOn)
                way.walked.clear();
            way.walked.insert(way.walked.end(), stretch.begin(), stretch.end());
            const ScatterMove move{state().idOf(figure), way.walked, false};
            if (goesOn)
                Q_EMIT scatteredFurther(move);
            else
                Q_EMIT commanded(move);
        } else {
            Q_EMIT commanded(Move{stretch, false});
        }
        if (m_stepKey == before || !isOnItsWay(figure)) {
            m_way = {};
            return;
        }
        m_declined = way.declined;
        m_way = std::move(way);
        const bool contestAsks = m_way.rest.empty() && m_way.target.isValid(); // who reacts first
        if (askedTeam() >= 0 && !contestAsks) {
            refresh();
            return;
        }
    }
    const Way done = std::exchange(m_way, {});
    m_letPass = done.declined;
    if (!done.target.isValid() || !fight(done.target))
        refresh();
}

// One drag onto an enemy: the figure is activated, goes there, and the contest opens.
void TableStage::charge(FigureRef figure, FigureRef target, const std::vector<Space>& drawn)
{
    const std::optional<Charge> way = chargeAt(target);
    if (!way)
        return;
    if (running() == nullptr) {
        if (!activate(figure, way->action))
            return; // it was refused; the page says why
        m_dragged = figure;
    }
    // The way that the finger has drawn counts if it leads there and costs no more.
    std::vector<Space> path = way->path;
    if (!drawn.empty()) {
        const Movement movement = running()->movement;
        const ShownTable moved = m_table.after(Move{drawn, false});
        const bool leads = std::ranges::any_of(moved.offered<ContestCommand>(), [&](const ContestCommand* offered) {
            return offered->targets.front() == state().idOf(target);
        });
        const bool costsMore = costOf(state(), figure, movement, path, m_table.facts()) <
                               costOf(state(), figure, movement, drawn, m_table.facts());
        if (leads && !costsMore)
            path = drawn;
    }
    if (path.empty())
        fight(target);
    else
        go(figure, path, target);
}

void TableStage::decline(int team, bool wholeWay)
{
    m_declined.insert(team);
    if (wholeWay)
        m_way.declined.insert(team);
    if (askedTeam() < 0 && !m_way.rest.empty())
        goOn(state().activation->figure);
    else
        refresh();
}

bool TableStage::fight(FigureRef target)
{
    const Tap piece = pieceTap(state().idOf(target));
    for (const MoveOf<Command>& move : m_table.moves()) {
        if (running() != nullptr && std::holds_alternative<ContestCommand>(move.commands.back()) &&
            move.taps.back() == piece) {
            input().say(std::vector<Tap>(move.taps)); // the moves are others then
            return true;
        }
    }
    return false;
}

// Who may scorch is asked before the turn is over (KB-28.2).
void TableStage::endTurn()
{
    input().say({choiceTap(m_table.offers<Scorch>() ? "scorch" : "end_turn")});
}

FigureRef TableStage::mateIn(const HandOff& handOff) const
{
    const FigureRef from = state().figureNamed(handOff.from);
    return isOnItsWay(from) ? state().figureNamed(handOff.to) : from;
}

bool TableStage::stepBack()
{
    const bool isOpen = m_picks || m_showsCards || m_scorch;
    m_picks = m_showsCards = false;
    m_scorch.reset();
    if (isOpen)
        resume();
    return isOpen;
}

bool TableStage::takeKey(const QKeyEvent& key)
{
    if (m_field->takeKey(key))
        return true;
    if (key.key() != Qt::Key_F || key.modifiers() != Qt::NoModifier || m_mayBegin.empty())
        return false;
    // F goes through the figures that may act.
    const auto now = std::find(m_mayBegin.begin(), m_mayBegin.end(), m_chosen);
    const auto next = now == m_mayBegin.end() || now + 1 == m_mayBegin.end() ? m_mayBegin.begin() : now + 1;
    choose(*next);
    if (state()[m_chosen].space.isValid())
        m_field->view()->setCursorSpace(state()[m_chosen].space);
    return true;
}

} // namespace whistle::kaosball
