// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage that fills the action bar.
#include "base/contains.h"
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

QString idPart(const State& state, FigureRef ref)
{
    return fromStd(state.idOf(ref));
}

} // namespace

ButtonSpec TableStage::backButton()
{
    ButtonSpec back{QStringLiteral("modeBack"), tr("Back"), [this] { stepBack(); }};
    back.look = ButtonLook::Quiet;
    return back;
}

ButtonSpec TableStage::mainButton(const char* name, const QString& title, int team, std::function<void()> press)
{
    ButtonSpec main{QLatin1String(name), title, std::move(press)};
    main.seat = m_table.seat(team);
    return main;
}

void TableStage::showBar()
{
    BarState bar;
    switch (m_mode) {
    case Mode::Turn:
        turnBar(bar);
        break;
    case Mode::Cards:
        cardsBar(bar);
        break;
    case Mode::Placing:
        placingBar(bar);
        break;
    case Mode::Boot:
        bootBar(bar);
        break;
    case Mode::Stomp:
        stompBar(bar);
        break;
    case Mode::Scorch:
        scorchBar(bar);
        break;
    case Mode::Picking:
        bar.title = tr("Tap the space where it is");
        bar.note = tr("Nothing is recorded yet.");
        bar.buttons.push_back(backButton());
        break;
    }
    this->bar()->setState(std::move(bar));
}

void TableStage::cardsBar(BarState& bar)
{
    bar.seat = m_table.seat(state().active);
    bar.title = tr("Which tactic card do %1 play?").arg(m_table.team(state().active));
    for (const Tactic tactic : tacticOffers(state(), m_table.facts())) {
        ButtonSpec card{QStringLiteral("tactic_") + fromWordView(toWord(tactic)), tacticName(tactic), [this, tactic] {
                            m_card = tactic;
                            enterMode(Mode::Placing);
                        }};
        card.key = keyOf(tactic);
        bar.buttons.push_back(std::move(card));
    }
    bar.buttons.push_back(backButton());
}

void TableStage::bootBar(BarState& bar)
{
    bar.seat = m_table.seat(state().active);
    bar.title = tr("%1: tap the enemy figure").arg(cheatName(Cheat::BootToTheHead));
    bar.note = tr("It is knocked down and its team loses its ability until the end of the turn.");
    if (m_booted.isValid()) { // KB-29.1
        bar.title = tr("%1: does it take 1 damage in place of falling?").arg(m_table.fullName(m_booted));
        const auto answer = [&](const char* name, const QString& title, bool brick) {
            bar.buttons.push_back({QLatin1String(name), title, [this, brick] {
                                       Q_EMIT commanded(PlayCheat{state()[state().active].name, Cheat::BootToTheHead,
                                                                  state().idOf(m_booted), brick});
                                   }});
            bar.buttons.back().seat = m_table.seat(m_booted.team);
        };
        answer("bootFalls", tr("It falls"), false);
        answer("bootBrick", tr("Use Brick"), true);
    }
    bar.buttons.push_back(backButton());
}

void TableStage::actorWords(BarState& bar) const
{
    const Activation* activation = state().activation ? &*state().activation : nullptr;
    if (activation == nullptr) {
        bar.seat = m_table.seat(actor());
        return;
    }
    const QString who = m_table.figure(activation->figure);
    if (state()[activation->figure].isOnField()) {
        FigureLook look = m_table.look(activation->figure);
        look.isActive = false;
        bar.picture = figurePicture(look, inBar);
    }
    if (activation->isOver) {
        bar.title = tr("%1 can do no more").arg(who);
        return;
    }
    switch (activation->movement) {
    case Movement::Sprint:
        bar.title = tr("%1 sprints").arg(who);
        break;
    case Movement::Tackle:
        bar.title = tr("%1 goes to tackle").arg(who);
        break;
    case Movement::Attack:
        bar.title = tr("%1 goes to attack").arg(who);
        break;
    case Movement::Scatter:
        bar.title = tr("%1 scatters").arg(who);
        break;
    }
    if (activation->pickedUp)
        bar.note = tr("The ball is picked up: the movement is over.");
    else if (activation->contested)
        bar.note = tr("The contest is fought: the movement is over.");
    else
        bar.note = tr("Spaces left: %1").arg(activation->movementLeft);
}

void TableStage::hoverWords(BarState& bar) const
{
    const Space space = spaceOf(m_hovered);
    const bool inProgress = running() != nullptr && !isScattering();
    const FigureRef mover = inProgress ? running()->figure : m_chosen;
    if (!space.isValid() || !mover.isValid() || state()[mover].space == space)
        return;
    if (const std::optional<Charge> charged = chargeAt(state().standingAt(space))) {
        const Movement charging = charged->action == Action::Tackle   ? Movement::Tackle
                                  : charged->action == Action::Attack ? Movement::Attack
                                                                      : Movement::Sprint;
        bar.asideSeat = m_table.seat(mover.team);
        bar.asideTitle = tr("%1: %2").arg(startsWords(announcedContest(charging), m_table.figure(mover)),
                                          m_table.fullName(charged->target));
        bar.asideNote = tr("Drop it here, or tap.");
        return;
    }
    const Movement movement = inProgress ? running()->movement : isScattering() ? Movement::Scatter : Movement::Sprint;
    if (inProgress && running()->reactionSuffered)
        return;
    const std::vector<Reach> reach =
        inProgress ? reachNow(state(), m_table.facts()) : reachOf(state(), mover, movement, m_table.facts());
    if (std::none_of(reach.begin(), reach.end(), [space](const Reach& one) { return one.space == space; }))
        return;
    const std::vector<ReactOffer> offers = reactOffersAt(state(), mover, space, movement);
    if (offers.empty())
        return;
    const ReactOffer& first = offers.front();
    bar.asideSeat = m_table.seat(first.figure.team);
    const int count = static_cast<int>(offers.size());
    bar.asideTitle = count == 1 ? tr("%1: %2 may react").arg(m_hovered, m_table.figure(first.figure))
                                : tr("%1: %n figures may react", nullptr, count).arg(m_hovered);
    QStringList types;
    for (const ContestType type : first.types)
        types << contestName(type);
    bar.asideNote = citing("KB-15.1"_rule, types.join(QStringLiteral(", ")));
}

void TableStage::bzzzztButtons(BarState& bar)
{
    for (const CheatOffer& offer : bzzzztOffers(state(), m_table.facts())) {
        ButtonSpec spec{
            QStringLiteral("bzzzzt_%1_%2").arg(fromStd(state()[offer.team].name), idPart(state(), offer.figure)),
            cheatName(Cheat::Bzzzzt), [this, offer] {
                Q_EMIT commanded(PlayCheat{state()[offer.team].name, Cheat::Bzzzzt, state().idOf(offer.figure), false});
            }};
        spec.seat = m_table.seat(offer.team);
        spec.look = ButtonLook::Outline;
        bar.buttons.push_back(std::move(spec));
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
    for (const ReactOffer& offer : m_reactions) {
        if (offer.figure.team != team)
            continue;
        for (const ContestType type : offer.types) {
            ButtonSpec spec{
                QStringLiteral("react_%1_%2").arg(idPart(state(), offer.figure), fromWordView(toWord(type))),
                startsWords(type, m_table.figure(offer.figure)),
                [this, figure = offer.figure, type, mover] { openContest(figure, type, mover, true); }};
            bar.buttons.push_back(std::move(spec));
        }
    }
    if (m_rest.size() > 1) {
        ButtonSpec whole{QStringLiteral("noReactionOnWay"), tr("None on the whole way"),
                         [this, team] { decline(team, true); }};
        whole.look = ButtonLook::Outline;
        bar.buttons.push_back(std::move(whole));
    }
    bar.main = mainButton("noReaction", tr("No reaction"), team, [this, team] { decline(team, false); });
}

void TableStage::startButtons(BarState& bar)
{
    const auto aside = [&](const char* name, const QString& title, std::function<void()> press) {
        ButtonSpec spec{QLatin1String(name), title, std::move(press)};
        spec.look = ButtonLook::Outline;
        bar.buttons.push_back(std::move(spec));
        return &bar.buttons.back();
    };
    if (m_chosen.isValid()) {
        bar.picture = figurePicture(m_table.look(m_chosen), inBar);
        bar.seat = 0;
        bar.title = tr("What does %1 do?").arg(m_table.figure(m_chosen));
        bar.note = m_charges.empty() ? tr("Drag it to sprint, or choose.")
                                     : tr("Drag it: to a space it sprints, to an enemy it fights.");
        const std::vector<Action> actions = actionsOf(m_chosen);
        constexpr std::array keys{Qt::Key_S, Qt::Key_T, Qt::Key_A};
        for (const Action action : {Action::Sprint, Action::Tackle, Action::Attack}) {
            ButtonSpec spec{QStringLiteral("action_") + fromWordView(toWord(action)), actionName(action),
                            [this, action] { activate(m_chosen, action); }};
            spec.key = keys[static_cast<std::size_t>(action)];
            if (!contains(actions, action))
                spec.why = whyNot(state(), m_table.facts(), Activate{state().idOf(m_chosen), action});
            bar.buttons.push_back(std::move(spec));
        }
        if (!stompOffers(state(), m_chosen, m_table.facts()).empty())
            aside("stomp", tr("Stomp"), [this] { enterMode(Mode::Stomp); });
        return;
    }
    if (!tacticOffers(state(), m_table.facts()).empty())
        aside("tacticCard", tr("Tactic card"), [this] { enterMode(Mode::Cards); })->key = Qt::Key_C;
    if (!bootTargets(state(), m_table.facts()).empty())
        aside("boot", cheatName(Cheat::BootToTheHead), [this] { enterMode(Mode::Boot); })->key = Qt::Key_X;
}

// What the referee says about the enemy that the contest would be about: who has the ball, or anybody.
QString TableStage::whyNoContest(ContestType type) const
{
    const FigureRef acting = running()->figure;
    const FigureRef carrier = state().ball.carrier;
    FigureRef enemy = type == ContestType::Steal && carrier.isValid() && state().areEnemies(acting.team, carrier.team)
                          ? carrier
                          : FigureRef{};
    for (const FigureRef other : state().onField()) {
        if (!enemy.isValid() && state().areEnemies(acting.team, other.team) && state()[other].stands())
            enemy = other;
    }
    if (!enemy.isValid())
        return tr("No enemy stands on the field.");
    return whyNot(state(), m_table.facts(), ContestCommand{state().idOf(acting), type, {state().idOf(enemy)}, {}});
}

void TableStage::activationButtons(BarState& bar)
{
    const Activation& activation = *running();
    bzzzztButtons(bar);
    for (const HandOffOffer& offer : handOffOffers(state(), m_table.facts())) {
        const bool gives = offer.from == activation.figure;
        ButtonSpec spec{QStringLiteral("handOff_%1_%2").arg(idPart(state(), offer.from), idPart(state(), offer.to)),
                        gives ? tr("Ball to %1").arg(m_table.figure(offer.to))
                              : tr("Ball from %1").arg(m_table.figure(offer.from)),
                        [this, offer] { handOff(offer); }};
        bar.buttons.push_back(std::move(spec));
    }
    const std::vector<FigureRef> targets = contestTargets(state());
    const ContestType type = announcedContest(activation.movement);
    for (const FigureRef target : targets) {
        ButtonSpec spec{QStringLiteral("contest_") + idPart(state(), target),
                        tr("%1: %2").arg(contestName(type), m_table.fullName(target)),
                        [this, type, target] { openContest(running()->figure, type, target, false); }};
        bar.buttons.push_back(std::move(spec));
    }
    const bool mayContest = activation.movement != Movement::Scatter && !activation.isUsedUp();
    const bool steals = activation.movement == Movement::Sprint;
    if (targets.empty() && mayContest && (!steals || countsAsRunner(state()[activation.figure].kind))) {
        ButtonSpec none{QStringLiteral("contest"), contestName(type), {}};
        none.why = whyNoContest(type);
        bar.buttons.push_back(std::move(none));
    }
    const bool special = state().phase == Phase::Special || state().phase == Phase::SpecialEnd;
    if (special && !stompOffers(state(), activation.figure, m_table.facts()).empty()) {
        bar.buttons.push_back({QStringLiteral("stomp"), tr("Stomp"), [this] {
                                   m_chosen = running()->figure;
                                   enterMode(Mode::Stomp);
                               }});
    }
    if (!scorchTargets(state(), m_table.facts()).empty())
        bar.buttons.push_back({QStringLiteral("scorch"), tr("Scorch"), [this] { enterMode(Mode::Scorch); }});
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
    hoverWords(bar);
    switch (state().phase) {
    case Phase::BeforePeriod:
        bar.title = tr("Ready for period %1").arg(state().period);
        bar.main = mainButton("startPeriod", tr("Start period %1").arg(state().period), -1,
                              [this] { Q_EMIT commanded(StartPeriod{}); });
        break;
    case Phase::BetweenTurns: {
        const int next = state().nextTeam;
        const QString team = m_table.team(next);
        if (!m_offers.empty() && !m_chosen.isValid())
            bar.title = tr("%1: tap a figure, before the first turn begins").arg(upgradeName(Upgrade::Celerity));
        bar.main = mainButton("startTurn", tr("%1: start the turn").arg(team), next, [this] {
            Q_EMIT commanded(StartTurn{state()[state().nextTeam].name, {}});
        });
        startButtons(bar);
        break;
    }
    case Phase::PeriodOver:
        if (!m_offers.empty() && !m_chosen.isValid())
            bar.title = tr("%1: tap a bruiser, before the period is scored").arg(upgradeName(Upgrade::LastStand));
        bar.main = mainButton("scorePeriod", tr("Score the mounds"), -1, [this] { Q_EMIT commanded(ScorePeriod{}); });
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
        const EndOfTurn end = endOfTurn(state(), m_table.facts());
        const QString team = m_table.team(active);
        const QString title = special            ? tr("End the activation")
                              : end.command.pass ? tr("%1 pass").arg(team)
                                                 : tr("End turn");
        bar.main = mainButton("endTurn", title, active, [this] { endTurn(); });
        if (!end.isLegal())
            bar.main->why = objectionWords(end.against);
        if (running() != nullptr && canPickUp(state(), m_table.facts())) { // who stands on the ball has come for it
            ButtonSpec leave =
                std::exchange(*bar.main, mainButton("pickUp", tr("Pick up the ball"), active, [this] { pickUp(); }));
            leave.look = ButtonLook::Outline;
            leave.seat = 0;
            bar.buttons.push_back(std::move(leave));
        }
        break;
    }
    default:
        break;
    }
    ButtonSpec more{QStringLiteral("more"), {}, [this] { Q_EMIT moreAsked(); }};
    more.drawing = Icon::More;
    more.spoken = tr("Tracking detail and corrections");
    more.look = ButtonLook::Quiet;
    bar.buttons.insert(bar.buttons.begin(), std::move(more));
    bar.buttons.push_back(undoButton());
}

void TableStage::placingBar(BarState& bar)
{
    const int active = state().active;
    bar.seat = m_table.seat(active);
    bar.title = tacticName(m_card);
    const int wanted = tokensFor(state(), m_card, m_table.rules());
    const int placed = static_cast<int>(m_card == Tactic::WallOfStone ? m_walls.size() : m_spaces.size());
    switch (m_card) {
    case Tactic::RainOfFire:
        bar.note =
            QCoreApplication::translate("kaosball", "Tap the spaces for fire: %1 of %n.", nullptr, wanted).arg(placed);
        break;
    case Tactic::WallOfStone:
        bar.note = QCoreApplication::translate("kaosball", "Tap the borders for walls: %1 of %n.", nullptr, wanted)
                       .arg(placed);
        break;
    case Tactic::Warpstone:
        bar.note = tr("Tap the space for the score token.");
        break;
    case Tactic::HailMaryPlay:
        bar.note = tr("Choose a figure, then tap its space.");
        break;
    case Tactic::Huddle:
        bar.note = tr("Discard 3 cards, draw up to 7, then activate a figure.");
        break;
    case Tactic::Hustle:
        bar.note = tr("The figure moves twice as far.");
        break;
    case Tactic::PowerPlay:
        bar.note = tr("At the end of the turn the figure is healed.");
        break;
    case Tactic::Scatter:
        bar.note = tr("Each runner and ringer may move up to 3 spaces.");
        break;
    }
    if (m_card == Tactic::HailMaryPlay && m_kaosRule < 0) {
        const auto& figures = state()[active].figures;
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const FigureRef ref{static_cast<std::int8_t>(active), static_cast<std::int8_t>(i)};
            if (figures[i].where != Where::Dugout || figures[i].kind == FigureKind::Ringer)
                continue;
            ButtonSpec spec{QStringLiteral("hail_") + fromStd(figures[i].name), m_table.figure(ref), [this, ref] {
                                m_arriving = ref;
                                settleTactic();
                            }};
            spec.chosen = m_arriving == ref;
            bar.buttons.push_back(std::move(spec));
        }
    }
    for (const int team : m_table.kaosRulers(active)) {
        ButtonSpec rule{QStringLiteral("kaosRule_") + fromStd(state()[team].name),
                        tr("%1 by %2").arg(cheatName(Cheat::KaosRule), m_table.team(team)), [this, team] {
                            m_kaosRule = m_kaosRule == team ? -1 : team;
                            refresh();
                        }};
        rule.look = ButtonLook::Outline;
        rule.chosen = m_kaosRule == team;
        bar.buttons.push_back(std::move(rule));
    }
    bar.buttons.push_back(backButton());
    bar.main =
        mainButton("playTactic", m_kaosRule >= 0 ? tr("Record: cancelled") : tr("Play %1").arg(tacticName(m_card)),
                   active, [this] { playTactic(); });
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
    bar.buttons.push_back(backButton());
    bar.main = mainButton("stompMain", tr("Stomp"), m_chosen.team, [this] {
        Q_EMIT commanded(Stomp{state().idOf(m_chosen), m_pushes});
    });
    if (m_pushes.empty())
        bar.main->why = bar.note;
}

void TableStage::scorchBar(BarState& bar)
{
    const std::vector<FigureRef> targets = scorchTargets(state(), m_table.facts());
    const FigureRef figure = state().activation->figure;
    bar.picture = figurePicture(m_table.look(figure), inBar);
    bar.title = tr("%1 scorches").arg(m_table.figure(figure));
    bar.note = citing(
        "KB-28.2"_rule,
        tr("A team keeps it off by burning one energy card of %1 or more.").arg(m_table.rules().scorchPreventionValue));
    std::set<int> teams;
    for (const FigureRef ref : targets)
        teams.insert(ref.team);
    for (const int team : teams) {
        const QString id = fromStd(state()[team].name);
        ButtonSpec none{QStringLiteral("scorchHits_") + id, tr("%1 are hit").arg(m_table.team(team)), [this, team] {
                            m_prevented.erase(team);
                            refresh();
                        }};
        none.seat = m_table.seat(team);
        none.chosen = !m_prevented.contains(team);
        bar.buttons.push_back(std::move(none));
        for (const Card card : scorchPreventers(m_table.rules())) {
            ButtonSpec spec{QStringLiteral("scorchCard_%1_%2").arg(id, cardFace(card)), cardFace(card),
                            [this, team, card] {
                                m_prevented[team] = card;
                                refresh();
                            }};
            spec.seat = m_table.seat(team);
            const auto now = m_prevented.find(team);
            spec.chosen = now != m_prevented.end() && now->second == card;
            bar.buttons.push_back(std::move(spec));
        }
    }
    ButtonSpec nothing{QStringLiteral("noScorch"), tr("No scorch, end turn"), [this] { endTurn(); }};
    nothing.look = ButtonLook::Outline;
    bar.buttons.push_back(std::move(nothing));
    bar.buttons.push_back(backButton());
    bar.main = mainButton("scorchMain", tr("Scorch"), figure.team, [this, figure] {
        Scorch command{state().idOf(figure), {}, {}};
        for (const auto& [team, card] : m_prevented)
            command.prevented.emplace_back(state()[team].name, card);
        Q_EMIT commanded(command);
    });
}

} // namespace whistle::kaosball
