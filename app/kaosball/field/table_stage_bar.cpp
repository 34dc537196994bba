// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableStage that fills the action bar.
#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "controls/words/capital.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/offers/hands.h"
#include "kaosball/offers/moves.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/game_words.h"
#include "match/match_session.h"
#include "rulebook/ruling.h"

#include <algorithm>
#include <utility>

namespace whistle::kaosball {

namespace {

/// The share of its box that a figure in the action bar fills.
constexpr double inBar = 0.9;

bool isWord(const Tap& tap, std::string_view word)
{
    return tap.kind == TapKind::Choice && tap.id == word;
}

bool isCheat(const Tap& tap, Cheat cheat)
{
    return tap == cardTap(toWord(cheat));
}

std::optional<Tactic> tacticOf(const Tap& tap)
{
    return tap.kind == TapKind::Card ? fromWord<Tactic>(tap.id) : std::nullopt;
}

} // namespace

void TableStage::showBar()
{
    BarState bar;
    if (m_picks) {
        bar.title = tr("Tap the space where it is");
        bar.note = tr("Nothing is recorded yet.");
        bar.buttons = {backButton()};
    } else if (m_scorch) {
        scorchBar(bar);
    } else if (isSaying()) {
        sayingBar(bar);
    } else {
        turnBar(bar);
    }
    this->bar()->setState(std::move(bar));
}

ButtonSpec TableStage::backButton()
{
    return ButtonSpec{QStringLiteral("modeBack"), CommonWords::tr("Back"), [this] { stepBack(); }}.as(
        ButtonLook::Quiet);
}

// --- a card, a stomp, a scorch: what is being said ---

void TableStage::sayingBar(BarState& bar)
{
    sayingWords(bar);
    const std::vector<Tap> taps = said();
    if (taps.empty()) {
        bar.buttons = input().buttons([](const Tap& tap) { return tacticOf(tap).has_value() || isKaosRule(tap); });
        bar.buttons.push_back(backButton());
        return;
    }
    bar = input().bar(std::move(bar), [this](const Tap& tap) {
        return tap.kind != TapKind::Piece || !state().figureNamed(tap.id).isValid() || state().isMirror();
    });
    if (const auto scorch = scorchSaid()) {
        bar.buttons.push_back(noScorchButton());
        bar.main = scorchButton(*scorch);
    }
    // KB-33.5: before its spaces are said a card may still be cancelled.
    for (std::size_t i = 0; tacticOf(taps.front()) && i < m_table.moves().size(); ++i) {
        const std::vector<Tap>& cancelled = m_table.moves()[i].taps;
        const Tap& ruler = cancelled[cancelled.size() - std::min<std::size_t>(2, cancelled.size())];
        if (isKaosRule(ruler) && cancelled == behindMound({ruler, taps.front()}))
            bar.buttons.push_back(input().whole(i));
    }
}

void TableStage::sayingWords(BarState& bar) const
{
    const std::vector<Tap> taps = said();
    bar.seat = m_table.seat(actor());
    if (taps.empty()) {
        bar.title = tr("Which tactic card do %1 play?").arg(m_table.team(actor()));
        return;
    }
    const Tap& first = taps.front();
    const FigureRef figure = taps.size() > 1 ? state().figureNamed(taps[1].id) : FigureRef{};
    if (const std::optional<Tactic> card = tacticOf(first)) {
        bar.title = tacticName(*card);
        bar.note = cardWords(*card);
    } else if (isKaosRule(first)) {
        bar.title = tr("%1: against which card?").arg(cheatName(Cheat::KaosRule));
    } else if (isCheat(first, Cheat::BootToTheHead) && figure.isValid()) { // KB-29.1
        bar.title = GameWords::tr("%1: 1 damage instead of falling?").arg(m_table.fullName(figure));
    } else if (isCheat(first, Cheat::BootToTheHead)) {
        bar.title = tr("%1: tap the enemy figure").arg(cheatName(Cheat::BootToTheHead));
        bar.note = tr("It is knocked down and its team loses its ability until the end of the turn.");
    } else if (isWord(first, "stomp")) {
        bar.title = GameWords::tr("Stomp");
        if (figure.isValid()) {
            bar.picture = figurePicture(m_table.look(figure), inBar);
            bar.title = tr("%1 stomps: tap the figure it pushes back").arg(m_table.figure(figure));
            bar.note = tr("In the order you tap them.");
        }
    } else if (isWord(first, "scorch")) {
        bar.title = tr("Who was in the killzone?");
    } else if (isWord(first, "take_damage")) {
        bar.title = tr("1 other damage (fire, a push): who takes it?");
    } else {
        bar.title = tr("Who reacts, and how?");
    }
}

QString TableStage::cardWords(Tactic card) const
{
    switch (card) {
    case Tactic::RainOfFire:
        return tr("Tap the spaces for fire; the last one plays it.");
    case Tactic::WallOfStone:
        return tr("Tap the borders for walls; the last one plays it.");
    case Tactic::Warpstone:
        return tr("Tap the space for the score token.");
    case Tactic::HailMaryPlay:
        return GameWords::tr("Tap a figure, then its space.");
    default:
        return {};
    }
}

void TableStage::actorWords(BarState& bar) const
{
    if (!state().activation || !state().isMirror()) { // the rows say who acts
        bar.seat = m_table.seat(actor());
        bar.title = state().isMirror() ? QString() : tr("Score only");
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
        bar.title = tr("%1 can do nothing more").arg(who);
        return;
    }
    const QString does = activation.movement == Movement::Sprint   ? tr("%1 sprints")
                         : activation.movement == Movement::Tackle ? tr("%1 moves in to tackle")
                         : activation.movement == Movement::Attack ? tr("%1 moves in to attack")
                                                                   : tr("%1 scatters");
    bar.title = does.arg(who);
    bar.note = activation.pickedUp    ? tr("The ball is picked up: the movement is over.")
               : activation.contested ? tr("The contest is fought: the movement is over.")
                                      : tr("Spaces left: %1").arg(activation.movementLeft);
    if (!m_letPass.empty()) // who comes later on it was not asked
        bar.note += u' ' + tr("%1 let the whole path pass.").arg(m_table.teams({m_letPass.begin(), m_letPass.end()}));
}

void TableStage::hoverWords(BarState& bar) const
{
    const Space space = m_hovered;
    const FigureRef figure = mover();
    if (!space.isValid() || !figure.isValid() || state()[figure].space == space)
        return;
    if (const std::optional<Charge> charged = chargeAt(state().standingAt(space))) {
        bar.asideSeat = m_table.seat(figure.team);
        bar.asideTitle =
            labelled(startsWords(announcedContest(kaosball::movementOf(charged->action)), m_table.figure(figure)),
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

void TableStage::reactionBar(BarState& bar, int team)
{
    const FigureRef mover = state().activation->figure;
    bar.seat = m_table.seat(team);
    bar.title =
        tr("%1 on %2: do %3 react?").arg(m_table.figure(mover), spaceName(state()[mover].space), m_table.team(team));
    bar.note = m_way.rest.empty() ? citing("KB-15.3"_rule, tr("A figure suffers only one reaction per turn."))
                                  : tr("Then the movement continues to %1.").arg(spaceName(m_way.rest.back()));
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        const auto& move = m_table.moves()[i];
        const bool isReaction = std::holds_alternative<React>(move.commands.back());
        if (isCheat(move.taps.front(), Cheat::Bzzzzt) || (isReaction && move.seat == state()[team].name))
            bar.buttons.push_back(input().whole(i));
    }
    if (m_way.rest.size() > 1)
        bar.buttons.push_back(ButtonSpec{
            QStringLiteral("noReactionOnWay"), tr("None on the whole path"), [this, team] {
                decline(team, true);
            }}.as(ButtonLook::Outline));
    bar.main = ButtonSpec{QStringLiteral("noReaction"), tr("No reaction"), [this, team] { decline(team, false); }}.of(
        m_table.seat(team));
}

std::vector<ButtonSpec> TableStage::actionButtons(FigureRef figure)
{
    constexpr std::array keys{Qt::Key_S, Qt::Key_T, Qt::Key_A};
    std::vector<ButtonSpec> buttons;
    for (const Action action : {Action::Sprint, Action::Tackle, Action::Attack}) {
        const std::vector<Tap> taps{pieceTap(state().idOf(figure)), choiceTap(toWord(action))};
        ButtonSpec spec{QStringLiteral("action_") + fromWordView(toWord(action)), actionName(action),
                        [this, taps] { input().say(behindMound(taps)); }};
        if (const auto announced = attemptAt(m_ahead.state(), m_table.facts(), taps))
            spec.why = whyNot(m_ahead.state(), m_table.facts(), *announced);
        buttons.push_back(std::move(spec).on(keys[static_cast<std::size_t>(action)]));
    }
    return buttons;
}

void TableStage::addStomp(std::vector<ButtonSpec>& buttons, FigureRef figure)
{
    for (const auto& move : m_table.moves()) {
        const auto* stomp = std::get_if<Stomp>(&move.commands.back());
        if (stomp != nullptr && state().figureNamed(stomp->figure) == figure)
            buttons.push_back(
                {QStringLiteral("stomp"), GameWords::tr("Stomp"), [this, taps = move.taps] { input().say(taps); }});
    }
}

void TableStage::startButtons(BarState& bar)
{
    if (m_chosen.isValid() && state().isMirror()) {
        bar.picture = figurePicture(m_table.look(m_chosen), inBar);
        bar.seat = 0;
        bar.title = tr("What does %1 do?").arg(m_table.figure(m_chosen));
        bar.note = m_charges.empty() ? tr("Drag it to sprint, or choose.")
                                     : tr("Drag it onto a space to sprint, onto an enemy to fight.");
        for (ButtonSpec& spec : actionButtons(m_chosen))
            bar.buttons.push_back(std::move(spec));
        addStomp(bar.buttons, m_chosen);
        return;
    }
    const auto isOffered = [this](const auto& isIt) {
        return std::ranges::any_of(m_table.moves(),
                                   [&](const MoveOf<Command>& move) { return std::ranges::any_of(move.taps, isIt); });
    };
    if (isOffered([](const Tap& tap) { return tacticOf(tap).has_value(); }))
        bar.buttons.push_back(ButtonSpec{QStringLiteral("tacticCard"), capital(GameWords::tr("tactic card")),
                                         [this] {
                                             m_showsCards = true;
                                             choose({});
                                         }}
                                  .as(ButtonLook::Outline)
                                  .on(Qt::Key_C));
    if (const Tap boot = cardTap(toWord(Cheat::BootToTheHead)); isOffered([&](const Tap& tap) { return tap == boot; }))
        bar.buttons.push_back(ButtonSpec{QStringLiteral("boot"), cheatName(Cheat::BootToTheHead),
                                         [this, boot] { input().say(behindMound({boot})); }}
                                  .as(ButtonLook::Outline)
                                  .on(Qt::Key_X));
}

std::vector<ButtonSpec> TableStage::activationButtons()
{
    const FigureRef figure = state().activation->figure;
    std::vector<ButtonSpec> buttons;
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        const auto& move = m_table.moves()[i];
        const Command& command = move.commands.back();
        const auto* walk = std::get_if<Move>(&command);
        const auto* scatter = std::get_if<ScatterMove>(&command);
        const auto* cheat = std::get_if<PlayCheat>(&command);
        const bool picksUp = (walk != nullptr && walk->path.empty()) ||
                             (scatter != nullptr && scatter->pickUp && state().figureNamed(scatter->figure) == figure);
        const bool isPickUp = !state().isMirror() && picksUp; // else the main button
        const bool isBzzzzt = cheat != nullptr && cheat->card == Cheat::Bzzzzt &&
                              (state().isMirror() || state().figureNamed(cheat->figure) == figure);
        const bool isFight = std::holds_alternative<ContestCommand>(command) && !move.spread && state().isMirror();
        const bool isHandOff = std::holds_alternative<HandOff>(command) && state().isMirror();
        if (isPickUp || isBzzzzt || isFight || isHandOff)
            buttons.push_back(input().whole(i));
    }
    const bool mayContest = running() != nullptr && running()->movement != Movement::Scatter && !running()->isUsedUp();
    if (mayContest && state().isMirror() && !m_table.offers<ContestCommand>() &&
        (running()->movement != Movement::Sprint || countsAsRunner(state()[figure].kind))) {
        const ContestType type = announcedContest(running()->movement);
        buttons.push_back(
            ButtonSpec{QStringLiteral("contest"), contestName(type), {}}.unless(true, whyNoContest(type)));
    }
    if (state().phase != Phase::Turn)
        addStomp(buttons, figure);
    for (ButtonSpec& more : input().buttons([this](const Tap& tap) {
             return isWord(tap, "scorch") || (!state().isMirror() && tap.kind == TapKind::Choice &&
                                              (tap.id == "take_damage" || tap.id.starts_with("react_")));
         }))
        buttons.push_back(std::move(more));
    return buttons;
}

// What the referee says about the enemy that the contest would be about: who has the ball, or anybody.
QString TableStage::whyNoContest(ContestType type) const
{
    const FigureRef carrier = state().ball.carrier;
    std::vector<FigureRef> enemies = standingEnemies(state(), state().activation->figure.team);
    if (type == ContestType::Steal && carrier.isValid() && contains(enemies, carrier))
        enemies = {carrier};
    if (enemies.empty())
        return tr("There are no enemies on the field.");
    const auto contest =
        attemptAt(state(), m_table.facts(), {choiceTap(toWord(type)), pieceTap(state().idOf(enemies.front()))});
    return contest ? whyNot(state(), m_table.facts(), *contest) : QString();
}

void TableStage::turnBar(BarState& bar)
{
    actorWords(bar);
    if (const int team = askedTeam(); team >= 0) {
        bar.picture = {};
        reactionBar(bar, team);
        return;
    }
    const bool isOutOfTurn = !m_mayBegin.empty() && !m_chosen.isValid(); // while it is nobody's turn
    bar.buttons = {ButtonSpec{QStringLiteral("more"), {}, [this] { Q_EMIT moreAsked(); }}
                       .drawn(Icon::More, GameWords::tr("Tracking detail and corrections"))
                       .as(ButtonLook::Quiet)};
    hoverWords(bar);
    const auto mainOf = [&](const char* name, const QString& title, std::vector<Tap> taps) {
        bar.main = ButtonSpec{QLatin1String(name), title, [this, taps = std::move(taps)] { input().say(taps); }};
    };
    switch (state().phase) {
    case Phase::BeforePeriod:
        bar.title = tr("Ready for period %1").arg(state().period);
        mainOf("startPeriod", tr("Start period %1").arg(state().period), {choiceTap("start_period")});
        break;
    case Phase::BetweenTurns:
        if (isOutOfTurn && state().isMirror())
            bar.title = tr("%1: tap a figure, before the first turn begins").arg(upgradeName(Upgrade::Celerity));
        mainOf("startTurn", tr("%1: start the turn").arg(m_table.team(actor())),
               behindMound({choiceTap("start_turn")}));
        bar.main->seat = m_table.seat(actor());
        if (isMoundOpen())
            bar.main->why = tr("Is the ball on a mound?");
        startButtons(bar);
        break;
    case Phase::PeriodOver:
        if (isOutOfTurn)
            bar.title = tr("%1: tap a bruiser, before the period is scored").arg(upgradeName(Upgrade::LastStand));
        mainOf("scorePeriod", GameWords::tr("Score the mounds"), {choiceTap("score_period")});
        startButtons(bar);
        break;
    case Phase::Special:
    case Phase::SpecialEnd:
    case Phase::Turn:
        if (running() != nullptr && state().isMirror()) {
            for (ButtonSpec& button : activationButtons())
                bar.buttons.push_back(std::move(button));
        }
        if (state().phase == Phase::Turn && !state().turn.activationUsed && !isScattering()) {
            if (!m_chosen.isValid() && state().isMirror()) {
                bar.title = tr("%1: tap a figure").arg(m_table.team(state().active));
                bar.note = state().turn.tactic ? tr("The card grants one activation.") : tr("Or play a tactic card.");
            }
            startButtons(bar);
        } else if (state().isMirror() && isScattering() && running() == nullptr && !m_chosen.isValid()) {
            bar.title = tr("%1: tap a runner and where it goes").arg(tacticName(Tactic::Scatter));
        }
        offerEnd(bar);
        break;
    default:
        break;
    }
    bar.buttons.push_back(undoButton());
}

// The end is the main button, unless an attack or a tackle has been announced and not come yet, or a figure has come to
// the ball: then the contest is, where there is one enemy for it, or picking the ball up.
void TableStage::offerEnd(BarState& bar)
{
    const std::optional<Activation>& activation = state().activation;
    const bool isOwed = activation && !activation->contested && !activation->isOver &&
                        (activation->movement == Movement::Attack || activation->movement == Movement::Tackle);
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        const auto& move = m_table.moves()[i];
        if (state().isMirror() && running() != nullptr && isWord(move.taps.front(), "pick_up") &&
            (move.taps.size() == 1 || isOnItsWay(state().figureNamed(move.taps.back().id))))
            bar.main = input().whole(i);
    }
    if (isOwed && !bar.main && state().isMirror() && running() != nullptr)
        bar.main = onlyContest(bar.buttons);
    if (isOwed || bar.main)
        bar.buttons.push_back(endButton().as(ButtonLook::Outline).of(0));
    else
        bar.main = endButton();
}

std::optional<ButtonSpec> TableStage::onlyContest(std::vector<ButtonSpec>& buttons) const
{
    std::vector<ButtonSpec*> contests;
    for (ButtonSpec& button : buttons) {
        if (button.name.startsWith(QLatin1String("contest_")))
            contests.push_back(&button);
    }
    if (contests.size() != 1)
        return {};
    ButtonSpec only = std::move(*contests.front()).of(m_table.seat(state().active));
    buttons.erase(buttons.begin() + (contests.front() - buttons.data()));
    return only;
}

ButtonSpec TableStage::endButton()
{
    const std::vector<const EndTurn*> ends = m_table.offered<EndTurn>();
    const QString title = state().phase != Phase::Turn          ? tr("End the activation")
                          : !ends.empty() && ends.front()->pass ? tr("%1 pass").arg(m_table.team(state().active))
                                                                : CommonWords::tr("End turn");
    return ButtonSpec{QStringLiteral("endTurn"), title, [this] { endTurn(); }}
        .of(m_table.seat(state().active))
        .unless(ends.empty(), whyNot(state(), m_table.facts(), EndTurn{}));
}

ButtonSpec TableStage::noScorchButton()
{
    return ButtonSpec{QStringLiteral("noScorch"), tr("No scorch, end turn"),
                      [this] { input().say({choiceTap("end_turn")}); }}
        .as(ButtonLook::Outline);
}

void TableStage::scorchBar(BarState& bar)
{
    const FigureRef figure = state().activation->figure;
    bar.picture = figurePicture(m_table.look(figure), inBar);
    bar.title = tr("%1 scorches").arg(m_table.figure(figure));
    bar.note = citing(
        "KB-28.2"_rule,
        tr("A team prevents it by burning one energy card of %1 or more.").arg(m_table.rules().scorchPreventionValue));
    for (Question& team : state().isMirror() ? preventions(*m_scorch) : std::vector<Question>())
        std::ranges::move(team.answers, std::back_inserter(bar.buttons));
    bar.buttons.push_back(noScorchButton());
    bar.buttons.push_back(backButton());
    bar.main = scorchButton(*m_scorch);
}

std::optional<Scorch> TableStage::scorchSaid() const
{
    const std::vector<Tap> taps = said();
    if (m_scorch || taps.empty() || !isWord(taps.front(), "scorch"))
        return m_scorch;
    for (const MoveOf<Command>& move : m_table.moves()) {
        if (std::holds_alternative<Scorch>(move.commands.back()) && move.spread)
            return std::get<Scorch>(
                move.shared(eachOf(move.spread->places, [this](const Tap& place) { return input().countAt(place); }))
                    .back());
    }
    return {};
}

std::vector<Question> TableStage::preventions(const Scorch& scorch)
{
    std::set<int> teams;
    if (state().isMirror()) {
        for (const FigureRef ref : enemiesInKillzone(state(), state().figureNamed(scorch.figure)))
            teams.insert(ref.team);
    }
    for (const std::string& target : scorch.targets)
        teams.insert(state().figureNamed(target).team);
    std::erase_if(m_prevented, [&](const auto& burned) { return !teams.contains(burned.first); });
    std::vector<Question> questions;
    for (const int team : teams) {
        Question question{tr("Do %1 burn a card?").arg(m_table.team(team))};
        const QString id = fromStd(state()[team].name);
        const auto now = m_prevented.find(team);
        const auto answer = [&](const QString& name, const QString& title, std::optional<Card> card) {
            const bool isIt = card ? now != m_prevented.end() && now->second == *card : now == m_prevented.end();
            question.answers.push_back(ButtonSpec{name, title,
                                                  [this, team, card] {
                                                      m_prevented.erase(team);
                                                      if (card)
                                                          m_prevented[team] = *card;
                                                      refresh();
                                                  }}
                                           .among(isIt)
                                           .of(m_table.seat(team)));
        };
        answer(QStringLiteral("scorchHits_") + id, tr("%1 are hit").arg(m_table.team(team)), {});
        for (const Card card : scorchPreventers(m_table.rules()))
            answer(QStringLiteral("scorchCard_%1_%2").arg(id, cardFace(card)), cardFace(card), card);
        questions.push_back(std::move(question));
    }
    return questions;
}

ButtonSpec TableStage::scorchButton(Scorch scorch)
{
    for (const auto& [team, card] : m_prevented)
        scorch.prevented.emplace_back(state()[team].name, card);
    const bool hitsNobody = !state().isMirror() && scorch.targets.empty();
    return entering(QStringLiteral("scorchMain"), GameWords::tr("Scorch"), scorch)
        .of(m_table.seat(state().activation->figure.team))
        .unless(hitsNobody, tr("Tap the figure that was in the killzone."));
}

} // namespace whistle::kaosball
