// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage that fills the action bar.
#include "base/first.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/board.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/telling/display_names.h"
#include "match/match_desk.h"
#include "rulebook/ruling.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace whistle::kaosball {

namespace {

/// The share of its box that a figure in the action bar fills.
constexpr double inBar = 0.9;

} // namespace

void TableStage::showBar()
{
    BarState bar;
    switch (m_asking) {
    case Asking::Tactic:
        cardsBar(bar);
        break;
    case Asking::Placing:
        placingBar(bar);
        break;
    case Asking::Boot:
        bootBar(bar);
        break;
    case Asking::Stomp:
        stompBar(bar);
        break;
    case Asking::Scorch:
        scorchBar(bar);
        break;
    case Asking::Picking:
        bar.title = tr("Tap the space where it is");
        bar.note = tr("Nothing is recorded yet.");
        bar.buttons = {backButton()};
        break;
    default:
        turnBar(bar);
        break;
    }
    this->bar()->setState(std::move(bar));
}

void TableStage::cardsBar(BarState& bar)
{
    bar.seat = m_table.seat(state().active);
    bar.title = cardWords();
    bar.buttons = cardButtons([this](Tactic tactic) {
        m_card = tactic;
        ask(Asking::Placing);
    });
    bar.buttons.push_back(backButton());
}

void TableStage::bootBar(BarState& bar)
{
    bar.seat = m_table.seat(state().active);
    bar.title = bootWords();
    bar.note = tr("It is knocked down and its team loses its ability until the end of the turn.");
    if (m_booted.isValid()) { // KB-29.1
        bar.title = tr("%1: does it take 1 damage in place of falling?").arg(m_table.fullName(m_booted));
        for (ButtonSpec& answer : brickButtons())
            bar.buttons.push_back(std::move(answer).of(m_table.seat(m_booted.team)));
    }
    bar.buttons.push_back(backButton());
}

void TableStage::actorWords(BarState& bar) const
{
    if (!state().activation) {
        bar.seat = m_table.seat(actor());
        return;
    }
    const Activation& activation = *state().activation;
    const QString who = m_table.figure(activation.figure);
    if (state()[activation.figure].isOnField()) {
        FigureLook look = m_table.look(activation.figure);
        look.isActive = false;
        bar.picture = figurePicture(look, inBar);
    }
    if (activation.isOver) {
        bar.title = tr("%1 can do no more").arg(who);
        return;
    }
    const QString does = activation.movement == Movement::Sprint   ? tr("%1 sprints")
                         : activation.movement == Movement::Tackle ? tr("%1 goes to tackle")
                         : activation.movement == Movement::Attack ? tr("%1 goes to attack")
                                                                   : tr("%1 scatters");
    bar.title = does.arg(who);
    bar.note = activation.pickedUp    ? tr("The ball is picked up: the movement is over.")
               : activation.contested ? tr("The contest is fought: the movement is over.")
                                      : tr("Spaces left: %1").arg(activation.movementLeft);
}

void TableStage::hoverWords(BarState& bar) const
{
    const Space space = m_hovered;
    const FigureRef figure = mover();
    if (!space.isValid() || !figure.isValid() || state()[figure].space == space)
        return;
    if (const std::optional<Charge> charged = chargeAt(state().standingAt(space))) {
        bar.asideSeat = m_table.seat(figure.team);
        bar.asideTitle = tr("%1: %2").arg(startsWords(contestAfter(charged->action), m_table.figure(figure)),
                                          m_table.fullName(charged->target));
        bar.asideNote = tr("Drop it here, or tap.");
        return;
    }
    if (isOnItsWay(figure) && !isScattering() && running()->reactionSuffered)
        return;
    const std::vector<Reach> reached = reach(figure);
    if (!firstWith(reached, &Reach::space, space))
        return;
    const std::vector<Reactor> reactors = reactorsAt(state(), figure, space, movementOf(figure));
    if (reactors.empty())
        return;
    const Reactor& first = reactors.front();
    bar.asideSeat = m_table.seat(first.figure.team);
    const int count = static_cast<int>(reactors.size());
    bar.asideTitle = count == 1 ? tr("%1: %2 may react").arg(spaceName(space), m_table.figure(first.figure))
                                : tr("%1: %n figures may react", nullptr, count).arg(spaceName(space));
    QStringList types;
    for (const ContestType type : first.types)
        types << contestName(type);
    bar.asideNote = citing("KB-15.1"_rule, types.join(QStringLiteral(", ")));
}

void TableStage::bzzzztButtons(BarState& bar)
{
    for (const PlayCheat* played : m_table.offered<PlayCheat>()) {
        if (played->card != Cheat::Bzzzzt)
            continue;
        bar.buttons.push_back(
            entering(QStringLiteral("bzzzzt_%1_%2").arg(fromStd(played->team), fromStd(played->figure)),
                     cheatName(Cheat::Bzzzzt), *played)
                .of(m_table.seat(state().teamNamed(played->team)))
                .as(ButtonLook::Outline));
    }
}

void TableStage::reactionBar(BarState& bar, int team)
{
    const FigureRef mover = state().activation->figure;
    bar.seat = m_table.seat(team);
    bar.title =
        tr("%1 on %2: do %3 react?").arg(m_table.figure(mover), spaceName(state()[mover].space), m_table.team(team));
    bar.note = m_rest.empty() ? citing("KB-15.3"_rule, tr("One reaction is all a figure suffers in a turn."))
                              : tr("Then it goes on to %1.").arg(spaceName(m_rest.back()));
    bzzzztButtons(bar);
    for (const Reactor& reactor : m_reactions) {
        if (reactor.figure.team != team)
            continue;
        for (const ContestType type : reactor.types) {
            bar.buttons.push_back(
                {reactionName(reactor.figure, type), startsWords(type, m_table.figure(reactor.figure)),
                 [this, draft = reactionOf(reactor.figure, type, mover)] { Q_EMIT contestAsked(draft); }});
        }
    }
    if (m_rest.size() > 1)
        bar.buttons.push_back(ButtonSpec{
            QStringLiteral("noReactionOnWay"), tr("None on the whole way"), [this, team] {
                decline(team, true);
            }}.as(ButtonLook::Outline));
    bar.main = ButtonSpec{QStringLiteral("noReaction"), tr("No reaction"), [this, team] { decline(team, false); }}.of(
        m_table.seat(team));
}

void TableStage::startButtons(BarState& bar)
{
    if (m_chosen.isValid()) {
        bar.picture = figurePicture(m_table.look(m_chosen), inBar);
        bar.seat = 0;
        bar.title = tr("What does %1 do?").arg(m_table.figure(m_chosen));
        bar.note = m_charges.empty() ? tr("Drag it to sprint, or choose.")
                                     : tr("Drag it: to a space it sprints, to an enemy it fights.");
        constexpr std::array keys{Qt::Key_S, Qt::Key_T, Qt::Key_A};
        for (const Action action : {Action::Sprint, Action::Tackle, Action::Attack}) {
            const Command announced = activation(m_chosen, action);
            ButtonSpec spec =
                entering(QStringLiteral("action_") + fromWordView(toWord(action)), actionName(action), announced);
            spec.why = whyNot(state(), m_table.facts(), announced);
            bar.buttons.push_back(std::move(spec).on(keys[static_cast<std::size_t>(action)]));
        }
        if (!pushesOf(m_chosen).empty())
            bar.buttons.push_back(modeButton("stomp", tr("Stomp"), Asking::Stomp));
        return;
    }
    addCardModes(bar.buttons);
}

void TableStage::activationButtons(BarState& bar)
{
    const Activation& activation = *running();
    bzzzztButtons(bar);
    for (const HandOff* offered : m_table.offered<HandOff>()) {
        const QString mate = m_table.figure(mateIn(*offered));
        const bool gives = state().figureNamed(offered->from) == activation.figure;
        bar.buttons.push_back(
            entering(QStringLiteral("handOff_%1_%2").arg(fromStd(offered->from), fromStd(offered->to)),
                     gives ? tr("Ball to %1").arg(mate) : tr("Ball from %1").arg(mate), *offered));
    }
    const std::vector<FigureRef> targets = contestTargets(m_table);
    const ContestType type = announcedContest(activation.movement);
    for (const FigureRef target : targets) {
        bar.buttons.push_back({QStringLiteral("contest_") + fromStd(state().idOf(target)),
                               tr("%1: %2").arg(contestName(type), m_table.fullName(target)),
                               [this, target] { fight(target); }});
    }
    const bool mayContest = activation.movement != Movement::Scatter && !activation.isUsedUp();
    const bool steals = activation.movement == Movement::Sprint;
    if (targets.empty() && mayContest && (!steals || countsAsRunner(state()[activation.figure].kind)))
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("contest"), contestName(type), {}}.unless(true, whyNoContest(m_table, type)));
    const bool special = state().phase != Phase::Turn;
    if (special && !pushesOf(activation.figure).empty()) {
        bar.buttons.push_back({QStringLiteral("stomp"), tr("Stomp"), [this] {
                                   m_chosen = running()->figure;
                                   ask(Asking::Stomp);
                               }});
    }
    if (m_table.offers<Scorch>())
        bar.buttons.push_back({QStringLiteral("scorch"), tr("Scorch"), [this] { ask(Asking::Scorch); }});
}

void TableStage::turnBar(BarState& bar)
{
    actorWords(bar);
    if (const int team = askedTeam(); team >= 0) {
        bar.picture = {};
        reactionBar(bar, team);
        return;
    }
    const int active = state().active;
    const bool isOutOfTurn = !m_mayBegin.empty() && !m_chosen.isValid(); // while it is nobody's turn
    bar.buttons = {moreButton()};
    hoverWords(bar);
    switch (state().phase) {
    case Phase::BeforePeriod:
        bar.title = tr("Ready for period %1").arg(state().period);
        bar.main = entering(QStringLiteral("startPeriod"), tr("Start period %1").arg(state().period), StartPeriod{});
        break;
    case Phase::BetweenTurns: {
        const int next = state().nextTeam;
        if (isOutOfTurn)
            bar.title = tr("%1: tap a figure, before the first turn begins").arg(upgradeName(Upgrade::Celerity));
        bar.main = entering(QStringLiteral("startTurn"), startWords(), StartTurn{state()[next].name, {}})
                       .of(m_table.seat(next));
        startButtons(bar);
        break;
    }
    case Phase::PeriodOver:
        if (isOutOfTurn)
            bar.title = tr("%1: tap a bruiser, before the period is scored").arg(upgradeName(Upgrade::LastStand));
        bar.main = entering(QStringLiteral("scorePeriod"), tr("Score the mounds"), ScorePeriod{});
        startButtons(bar);
        break;
    case Phase::Special:
    case Phase::SpecialEnd:
    case Phase::Turn: {
        if (running() != nullptr)
            activationButtons(bar);
        const bool special = state().phase != Phase::Turn;
        if (!special && !state().turn.activationUsed && !isScattering()) {
            if (!m_chosen.isValid()) {
                bar.title = tr("%1: tap a figure").arg(m_table.team(active));
                bar.note = state().turn.tactic ? tr("The card grants one activation.") : tr("Or play a tactic card.");
            }
            startButtons(bar);
        } else if (isScattering() && running() == nullptr && !m_chosen.isValid()) {
            bar.title = tr("%1: tap a runner and where it goes").arg(tacticName(Tactic::Scatter));
        }
        if (running() == nullptr)
            bzzzztButtons(bar);
        offerEnd(bar);
        if (const auto pickUp = this->pickUp(); running() != nullptr && pickUp) { // it stands there for the ball
            if (bar.main)
                bar.buttons.push_back(std::move(*bar.main).as(ButtonLook::Outline).of(0));
            bar.main = entering(QStringLiteral("pickUp"), tr("Pick up the ball"), *pickUp).of(m_table.seat(active));
        }
        break;
    }
    default:
        break;
    }
    bar.buttons.push_back(undoButton());
}

QString TableStage::placingWords() const
{
    const int wanted = placing().wanted;
    switch (m_card) {
    case Tactic::RainOfFire:
        return QCoreApplication::translate("kaosball", "Tap the spaces for fire: %1 of %n.", nullptr, wanted)
            .arg(m_spaces.size());
    case Tactic::WallOfStone:
        return QCoreApplication::translate("kaosball", "Tap the borders for walls: %1 of %n.", nullptr, wanted)
            .arg(m_walls.size());
    case Tactic::Warpstone:
        return tr("Tap the space for the score token.");
    case Tactic::HailMaryPlay:
        return tr("Choose a figure, then tap its space.");
    case Tactic::Huddle:
        return tr("Discard 3 cards, draw up to 7, then activate a figure.");
    case Tactic::Hustle:
        return tr("The figure moves twice as far.");
    case Tactic::PowerPlay:
        return tr("At the end of the turn the figure is healed.");
    case Tactic::Scatter:
        return tr("Each runner and ringer may move up to 3 spaces.");
    }
    return {};
}

void TableStage::placingBar(BarState& bar)
{
    const int active = state().active;
    bar.seat = m_table.seat(active);
    bar.title = tacticName(m_card);
    bar.note = placingWords();
    if (m_card == Tactic::HailMaryPlay && m_kaosRule < 0) {
        for (const FigureRef ref : bench()) {
            bar.buttons.push_back(ButtonSpec{
                QStringLiteral("hail_") + fromStd(state()[ref].name), m_table.figure(ref), [this, ref] {
                    m_arriving = ref;
                    settleTactic();
                }}.among(m_arriving == ref));
        }
    }
    for (const int team : m_table.kaosRulers(active)) {
        const QString title = tr("%1 by %2").arg(cheatName(Cheat::KaosRule), m_table.team(team));
        bar.buttons.push_back(kaosRuleButton(team, title).as(ButtonLook::Outline));
    }
    bar.buttons.push_back(backButton());
    const QString play = m_kaosRule >= 0 ? tr("Record: cancelled") : tr("Play %1").arg(tacticName(m_card));
    bar.main = entering(QStringLiteral("playTactic"), play, cardCommand()).of(m_table.seat(active));
    const bool wantsPlaces = m_card == Tactic::RainOfFire || m_card == Tactic::WallOfStone ||
                             m_card == Tactic::Warpstone || m_card == Tactic::HailMaryPlay;
    if (m_kaosRule < 0 && !isPlacingDone())
        bar.main->why = bar.note;
    else if (m_kaosRule < 0 && wantsPlaces) // the last space would have played it
        bar.note = tr("Not played yet: %1 may still cancel it.").arg(cheatName(Cheat::KaosRule));
}

void TableStage::stompBar(BarState& bar)
{
    bar.picture = figurePicture(m_table.look(m_chosen), inBar);
    bar.title = tr("%1 stomps: tap whom it pushes back").arg(m_table.figure(m_chosen));
    QStringList pushed;
    for (const StompPush& push : m_pushes)
        pushed << m_table.fullName(state().figureNamed(push.figure));
    bar.note = pushed.isEmpty() ? citing("KB-R28"_rule, tr("In the order in which they are tapped."))
                                : pushed.join(QStringLiteral(", "));
    bar.buttons = {backButton()};
    bar.main = entering(QStringLiteral("stompMain"), tr("Stomp"), Stomp{state().idOf(m_chosen), m_pushes})
                   .of(m_table.seat(m_chosen.team))
                   .unless(m_pushes.empty(), bar.note);
}

void TableStage::scorchBar(BarState& bar)
{
    const FigureRef figure = state().activation->figure;
    bar.picture = figurePicture(m_table.look(figure), inBar);
    bar.title = tr("%1 scorches").arg(m_table.figure(figure));
    bar.note = citing(
        "KB-28.2"_rule,
        tr("A team keeps it off by burning one energy card of %1 or more.").arg(m_table.rules().scorchPreventionValue));
    std::set<int> teams;
    for (const FigureRef ref : enemiesInKillzone(state(), figure))
        teams.insert(ref.team);
    for (const int team : teams) {
        for (ButtonSpec& answer : preventionButtons(team, tr("%1 are hit").arg(m_table.team(team))))
            bar.buttons.push_back(std::move(answer).of(m_table.seat(team)));
    }
    bar.buttons.push_back(noScorchButton());
    bar.buttons.push_back(backButton());
    bar.main = entering(QStringLiteral("scorchMain"), tr("Scorch"), scorchCommand({})).of(m_table.seat(figure.team));
}

} // namespace whistle::kaosball
