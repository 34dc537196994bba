// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/page/turn_stage.h"

#include "base/contains.h"
#include "base/first.h"
#include "kaosball/game.h"
#include "kaosball/offers/hands.h"
#include "kaosball/offers/moves.h"
#include "kaosball/table/field.h"
#include "kaosball/telling/display_names.h"

namespace whistle::kaosball {

void TurnStage::turnTo(Asking asking)
{
    m_asking = asking;
    m_kaosRule = -1;
    m_booted = {};
    m_prevented.clear();
}

void TurnStage::ask(Asking asking)
{
    turnTo(asking);
    refresh();
}

ButtonSpec TurnStage::modeButton(const char* name, const QString& title, Asking asking)
{
    return ButtonSpec{QLatin1String(name), title, [this, asking] { ask(asking); }}.as(ButtonLook::Outline);
}

ButtonSpec TurnStage::moreButton()
{
    return ButtonSpec{QStringLiteral("more"), {}, [this] { Q_EMIT moreAsked(); }}
        .drawn(Icon::More, tr("Tracking detail and corrections"))
        .as(ButtonLook::Quiet);
}

ButtonSpec TurnStage::backButton()
{
    return ButtonSpec{QStringLiteral("modeBack"), tr("Back"), [this] { stepBack(); }}.as(ButtonLook::Quiet);
}

ButtonSpec TurnStage::endButton()
{
    const std::optional<EndTurn> end = ending();
    const QString title = state().phase != Phase::Turn ? tr("End the activation")
                          : end && end->pass           ? tr("%1 pass").arg(m_table.team(state().active))
                                                       : tr("End turn");
    return ButtonSpec{QStringLiteral("endTurn"), title, [this] { endTurn(); }}
        .of(m_table.seat(state().active))
        .unless(!end, whyNot(state(), m_table.facts(), EndTurn{}));
}

void TurnStage::offerEnd(BarState& bar)
{
    const std::optional<Activation>& running = state().activation;
    const bool isOwed = running && !running->contested && !running->isOver &&
                        (running->movement == Movement::Attack || running->movement == Movement::Tackle);
    if (isOwed)
        bar.buttons.push_back(endButton().as(ButtonLook::Outline).of(0));
    else
        bar.main = endButton();
}

std::optional<EndTurn> TurnStage::ending() const
{
    const std::vector<const EndTurn*> ends = m_table.offered<EndTurn>();
    return ends.empty() ? std::nullopt : std::optional(*ends.front());
}

std::vector<Tactic> TurnStage::tactics() const
{
    std::vector<Tactic> cards;
    for (const PlayTactic* played : asked().offered<PlayTactic>()) {
        if (played->kaosRule.empty() && !contains(cards, played->card))
            cards.push_back(played->card);
    }
    return cards;
}

std::vector<FigureRef> TurnStage::contestTargets(const ShownTable& table)
{
    std::vector<FigureRef> targets;
    for (const ContestCommand* contest : table.offered<ContestCommand>()) {
        if (contest->targets.size() == 1)
            targets.push_back(table.state().figureNamed(contest->targets.front()));
    }
    return targets;
}

std::vector<FigureRef> TurnStage::targetsOf(Cheat cheat, int team) const
{
    std::vector<FigureRef> targets;
    for (const PlayCheat* played : asked().offered<PlayCheat>()) {
        const FigureRef figure = asked().state().figureNamed(played->figure);
        const bool isBy = team < 0 || asked().state()[team].name == played->team;
        if (played->card == cheat && isBy && !contains(targets, figure))
            targets.push_back(figure);
    }
    return targets;
}

void TurnStage::addCardModes(std::vector<ButtonSpec>& buttons)
{
    if (!tactics().empty())
        buttons.push_back(modeButton("tacticCard", tr("Tactic card"), Asking::Tactic).on(Qt::Key_C));
    if (!targetsOf(Cheat::BootToTheHead).empty())
        buttons.push_back(modeButton("boot", cheatName(Cheat::BootToTheHead), Asking::Boot).on(Qt::Key_X));
}

QString TurnStage::startWords() const
{
    return tr("%1: start the turn").arg(m_table.team(state().nextTeam));
}

QString TurnStage::cardWords() const
{
    return tr("Which tactic card do %1 play?").arg(m_table.team(asked().state().active));
}

QString TurnStage::bootWords() const
{
    return tr("%1: tap the enemy figure").arg(cheatName(Cheat::BootToTheHead));
}

std::vector<ButtonSpec> TurnStage::cardButtons(const std::function<void(Tactic)>& choose) const
{
    std::vector<ButtonSpec> cards;
    for (const Tactic tactic : tactics()) {
        cards.push_back(ButtonSpec{
            QStringLiteral("tactic_") + fromWordView(toWord(tactic)), tacticName(tactic), [choose, tactic] {
                choose(tactic);
            }}.on(keyOf(tactic)));
    }
    return cards;
}

ButtonSpec TurnStage::kaosRuleButton(int team, const QString& title)
{
    return ButtonSpec{QStringLiteral("kaosRule_") + fromStd(state()[team].name), title,
                      [this, team] {
                          m_kaosRule = m_kaosRule == team ? -1 : team;
                          refresh();
                      }}
        .among(m_kaosRule == team);
}

std::vector<ButtonSpec> TurnStage::brickButtons()
{
    return {{QStringLiteral("bootFalls"), tr("It falls"), [this] { kick(m_booted, false); }},
            {QStringLiteral("bootBrick"), tr("Use Brick"), [this] { kick(m_booted, true); }}};
}

std::vector<ButtonSpec> TurnStage::preventionButtons(int team, const QString& none)
{
    const QString id = fromStd(state()[team].name);
    const auto now = m_prevented.find(team);
    std::vector<ButtonSpec> buttons{ButtonSpec{
        QStringLiteral("scorchHits_") + id, none, [this, team] {
            m_prevented.erase(team);
            refresh();
        }}.among(now == m_prevented.end())};
    for (const Card card : scorchPreventers(m_table.rules())) {
        const QString face = cardFace(card);
        buttons.push_back(ButtonSpec{
            QStringLiteral("scorchCard_%1_%2").arg(id, face), face, [this, team, card] {
                m_prevented[team] = card;
                refresh();
            }}.among(now != m_prevented.end() && now->second == card));
    }
    return buttons;
}

ButtonSpec TurnStage::noScorchButton()
{
    return ButtonSpec{QStringLiteral("noScorch"), tr("No scorch, end turn"), [this] { endTurn(); }}.as(
        ButtonLook::Outline);
}

std::vector<FigureRef> TurnStage::standing(Whose whose) const
{
    const State& state = asked().state();
    std::vector<FigureRef> figures = state.onField();
    std::erase_if(figures, [&](FigureRef ref) {
        const bool isIt = whose == Whose::Own ? ref.team == state.active
                                              : state.active >= 0 && state.areEnemies(ref.team, state.active);
        return !isIt || !state[ref].standing;
    });
    return figures;
}

std::vector<FigureRef> TurnStage::bench() const
{
    std::vector<FigureRef> bench;
    for (const PlayTactic* played : asked().offered<PlayTactic>()) {
        if (played->card == Tactic::HailMaryPlay && played->kaosRule.empty())
            bench.push_back(asked().state().figureNamed(played->figure));
    }
    return bench;
}

PlayTactic TurnStage::tacticCommand(Tactic card) const
{
    PlayTactic command;
    command.team = state()[state().active].name;
    command.card = card;
    if (m_kaosRule >= 0)
        command.kaosRule = state()[m_kaosRule].name;
    return command;
}

void TurnStage::boot(FigureRef target)
{
    const std::string id = asked().state().idOf(target);
    const std::vector<const PlayCheat*> cheats = asked().offered<PlayCheat>();
    if (std::none_of(cheats.begin(), cheats.end(),
                     [&](const PlayCheat* played) { return played->usesBrick && played->figure == id; })) {
        kick(target, false);
        return;
    }
    m_booted = target;
    refresh();
}

void TurnStage::kick(FigureRef target, bool usesBrick)
{
    const std::string id = state().idOf(target);
    if (beginTurn())
        Q_EMIT commanded(PlayCheat{state()[state().active].name, Cheat::BootToTheHead, id, usesBrick});
}

Scorch TurnStage::scorchCommand(const std::vector<FigureRef>& targets) const
{
    Scorch command{state().idOf(state().activation->figure), {}, {}};
    for (const FigureRef target : targets)
        command.targets.push_back(state().idOf(target));
    for (const auto& [team, card] : m_prevented) {
        if (targets.empty() || firstWith(targets, &FigureRef::team, team))
            command.prevented.emplace_back(state()[team].name, card);
    }
    return command;
}

// Who may scorch is asked before the turn is over (KB-28.2).
void TurnStage::endTurn()
{
    if (m_asking != Asking::Scorch && m_table.offers<Scorch>())
        ask(Asking::Scorch);
    else
        Q_EMIT commanded(ending().value_or(EndTurn{}));
}

ContestType TurnStage::contestAfter(Action action)
{
    return action == Action::Sprint   ? ContestType::Steal
           : action == Action::Tackle ? ContestType::Tackle
                                      : ContestType::Attack;
}

Action TurnStage::actionBefore(ContestType type)
{
    return type == ContestType::Steal ? Action::Sprint : type == ContestType::Tackle ? Action::Tackle : Action::Attack;
}

QString TurnStage::whyNoContest(const ShownTable& table, ContestType type)
{
    const State& state = table.state();
    const FigureRef acting = state.activation->figure;
    const FigureRef carrier = state.ball.carrier;
    std::vector<FigureRef> enemies = standingEnemies(state, acting.team);
    if (type == ContestType::Steal && carrier.isValid() && state.areEnemies(acting.team, carrier.team))
        enemies = {carrier};
    if (enemies.empty())
        return tr("No enemy stands on the field.");
    const auto contest =
        attemptAt(state, table.facts(), {choiceTap(toWord(type)), pieceTap(state.idOf(enemies.front()))});
    return contest ? whyNot(state, table.facts(), *contest) : QString();
}

QString TurnStage::reactionName(FigureRef figure, ContestType type) const
{
    return QStringLiteral("react_%1_%2").arg(fromStd(state().idOf(figure)), fromWordView(toWord(type)));
}

ContestDraft TurnStage::contestOf(FigureRef initiator, ContestType type, FigureRef target)
{
    ContestDraft draft;
    draft.initiator = initiator;
    draft.type = type;
    draft.targets = {target};
    return draft;
}

ContestDraft TurnStage::reactionOf(FigureRef initiator, ContestType type, FigureRef mover)
{
    ContestDraft draft = contestOf(initiator, type, mover);
    draft.isReaction = true;
    return draft;
}

} // namespace whistle::kaosball
