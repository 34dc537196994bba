// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/page/chaotic_page.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "chaotic/form_pickers.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/strip.h"
#include "controls/layout/columns.h"
#include "controls/panels/ruling_banner.h"
#include "controls/words/rule_chip.h"
#include "moves/step_of_nobody.h"
#include "table/log_panel.h"

#include <algorithm>
#include <utility>

namespace whistle::chaotic {

namespace {

/// The least width of the column beside the board, in em of the text.
constexpr double columnEms = 27;
/// From this height on, in em, ruling and log stand below the rest.
constexpr double pageHighEms = 58;

} // namespace

ChaoticPage::ChaoticPage(MatchSession& matchSession, QWidget* parent) : MatchFrameOf(matchSession, pastTeller(), parent)
{
    setObjectName(QStringLiteral("chaoticPage"));
    build();
    connect(m_board, &BoardView::pressed, this, &ChaoticPage::pressSpace);
    connect(m_board, &BoardView::pulled, this, &ChaoticPage::pull);
    connect(m_burst, &BurstView::pressed, this,
            [this](const QString& item) { taking().tap(cardTap(item.toStdString())); });
    m_cardInput->setTelling(telling());
    connect(m_cardInput, &MoveInput::changed, this, &ChaoticPage::showMoves);
    connect(m_cardInput, &MoveInput::said, this, [this](std::size_t move) {
        enterAll(std::vector<Command>(m_cardMoves[move].commands)); // entering it brings others
    });
    goByMoves(telling());
    session().automate<Game>(
        [game = session().as<Game>().journal().game()](const State& now) { return stepOfNobody(game, now); });
    for (SumPanel* panel : {m_fightSum, m_creatureSum})
        connect(panel, &SumPanel::ruleAsked, this, &GamePage::ruleAsked);
    m_curtain->setOpener([this](const QAbstractButton& pressed) { return opensHand(pressed); });
    m_curtain->setGoal(*m_board, [this] { return m_picked.isInHand(); });
    connect(m_curtain, &Curtain::turned, this, [this](bool isOpen) {
        if (isOpen)
            return;
        closeHand();
        if (m_side->isOpen(Tab::Hand) && (state().activePlayer || (m_side->isSmall() && m_picked.isInHand())))
            m_side->open(m_picked.isInHand() ? Tab::Board : Tab::Fight); // what is due lies there
        showAll();
    });
    connect(m_curtain, &Curtain::nothingChosen, this, [this] {
        m_isHoldTold = true;
        showBar();
    });
    connect(m_side, &SideTabs::turned, this, [this] {
        arrange();
        showBar();
    });
    OtherEntries others{formPickers([this]() -> const State& { return state(); }),
                        {"new_match", "set_deck", "place_creature", "equip"}};
    others.given = [this](const std::string& id) {
        const std::optional<Player> player = fromWord<Player>(id);
        return player ? Names(state())[*player] : QString::fromStdString(id);
    };
    others.alsoNow = [this] {
        return state().burst.carryingOut != 0 ? std::set<std::string>{"adjust"} : std::set<std::string>();
    };
    others.shaped = [](const std::string& command, const Shape& shape, const Json& said) {
        return command == "adjust" ? adjustShape(shape, said) : shape;
    };
    offerOtherEntries(std::move(others));
    retranslate();
    MatchFrame::begin();
}

void ChaoticPage::build()
{
    const int gap = Theme::current().px(Length::SpaceS);
    const int edge = Theme::current().px(Length::SpaceM);
    auto* board = new QWidget;
    columnIn(*board, 0, -1, {m_board})->setContentsMargins(gap, gap, 0, gap);
    m_boardArea = new Scroller(board);
    // The fight: Location, Burst, damage.
    auto* rules = new RuleChips({QStringLiteral("CH-4.3"), QStringLiteral("CH-6.4")});
    connect(rules, &RuleChips::opened, this, &GamePage::ruleAsked);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_locationTitle);
    names->addWidget(m_locationName);
    auto* head = new QHBoxLayout;
    head->addLayout(names, 1);
    head->addWidget(rules, 0, Qt::AlignVCenter);
    auto* location = new QVBoxLayout(m_location);
    location->setContentsMargins(edge, gap, edge, gap);
    location->setSpacing(0);
    location->addLayout(head);
    location->addWidget(m_initiative);
    auto* burst = new QHBoxLayout;
    burst->addWidget(m_burstTitle);
    m_burstNote->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    burst->addWidget(m_burstNote, 1);
    auto* fightBox = new QWidget;
    m_fight = columnIn(*fightBox, 0, gap, {sealing(), m_location, m_cards});
    m_fight->addLayout(burst);
    m_fight->addWidget(m_burst);
    m_fight->addLayout(m_burstRuling);
    m_fight->addWidget(m_fightSum);
    m_fight->addStretch(1);
    // The creature that was tapped.
    auto* creatureBox = new QWidget;
    columnIn(*creatureBox, 0, gap, {m_nobody, m_creatureSum, m_abilities})->addStretch(1);
    columnIn(*m_wordsRuling->widget(), 0, 0);
    columnIn(*m_words, 0, gap, {m_wordsRuling})->addWidget(log(), 1);
    m_side =
        new SideTabs(m_boardArea, {new Scroller(fightBox), new Scroller(creatureBox), new Scroller(m_curtain), m_words},
                     columnEms, SideTabs::Width::Least);
    body()->addWidget(m_boardArea, 11);
    body()->addWidget(m_side, 10);
    addBar(m_bar);
}

void ChaoticPage::arrange()
{
    m_side->setRoom(roomWidth());
    // A fight has its ruling below the Burst, else it stands above the log.
    const bool isOfFight = m_side->isOpen(Tab::Fight);
    putRuling(isOfFight ? *m_burstRuling : static_cast<QBoxLayout&>(*m_wordsRuling->widget()->layout()));
    ruling()->setVisible(!ruling()->state().sentence.isEmpty() && !(isOfFight && strikesAlone(state())));
    m_wordsRuling->setVisible(!isOfFight);
    std::vector<QWidget*> also;
    if (!m_side->isSmall() && height() >= Theme::current().em() * pageHighEms)
        also.push_back(m_words);
    if (m_side->isOpen(Tab::Hand) && m_picked.isInHand()) // it is put on the board
        also.push_back(m_boardArea);
    m_side->arrange(*body(), also);
}

/// What was picked is put back; the creature that is looked at stays within its step.
void ChaoticPage::letGo()
{
    const State& now = state();
    m_cardMoves.clear();
    m_tapped = 0;
    const bool isSameStep = m_shown.step == now.step && m_shown.activePlayer == now.activePlayer;
    const CreatureIndex creature = isSameStep ? pickedNow().creature : nobody;
    m_picked = {};
    m_picked.creature = creature;
    m_deckProblem.clear();
    m_isHoldTold = false;
}

/// Somebody has entered something on a phone: what lies under a hand here stays, as far as it still fits.
void ChaoticPage::keepWhatIsBegun()
{
    const Picked picked = pickedNow();
    if (picked.isInHand() != m_picked.isInHand() || picked.isNothing() != m_picked.isNothing())
        tellGone();
    m_picked = picked;
    if (!isPlaying())
        return;
    const std::vector<Tap> taps = m_cardInput->taps();
    takeCard(cardMovesNow());
    const QSignalBlocker quiet(m_cardInput); // nothing is entered by that
    m_cardInput->repeat(taps);
    m_tapped = m_cardInput->taps().size();
    if (!isPlaying() || m_cardInput->taps().empty()) {
        m_cardMoves.clear();
        tellGone();
    }
}

/// What has been picked, as far as it is still to be had.
ChaoticPage::Picked ChaoticPage::pickedNow() const
{
    const State& now = state();
    const auto isThere = [&](CreatureIndex creature) {
        return creature != nobody && creature < static_cast<int>(now.creatures.size()) && now.at(creature).inPlay;
    };
    Picked picked = m_picked;
    if (!isThere(picked.creature))
        picked.creature = nobody;
    if (picked.creature == nobody || !isThere(picked.aimed))
        picked.aimed = nobody;
    if (!picked.isInHand())
        return picked;
    const std::vector<const CreatureCard*> waiting = unplaced(now, picked.holder);
    const auto isPlaced = [&](const CreatureCard* card) { return card->id != picked.placing; };
    if (std::all_of(waiting.begin(), waiting.end(), isPlaced))
        picked.placing.clear();
    if (!contains(freeBattlegear(now, picked.holder), picked.equipping))
        picked.equipping.clear();
    return picked;
}

/// The moves of the card or the ability that is being used.
std::vector<ChaoticPage::GameMove> ChaoticPage::cardMovesNow() const
{
    const GameMove& before = m_cardMoves.front();
    const auto* mugic = std::get_if<PlayMugic>(&before.commands.back());
    const auto* use = std::get_if<UseAbility>(&before.commands.back());
    if (!mugic && !use)
        return {};
    std::vector<GameMove> all =
        answersOf(session().as<Game>().journal().game(), state(), mugic ? mugic->player : use->player,
                  mugic ? std::optional(mugic->card) : std::nullopt);
    const auto end = before.taps.begin() + static_cast<std::ptrdiff_t>(m_cardTaps);
    std::erase_if(all, [&](const GameMove& move) {
        return !std::equal(before.taps.begin(), end, move.taps.begin(),
                           move.taps.begin() + static_cast<std::ptrdiff_t>(std::min(m_cardTaps, move.taps.size())));
    });
    return all;
}

void ChaoticPage::showMatch()
{
    const State& now = state();
    const bool isSetup = !now.activePlayer && now.step != Step::Finished;
    const bool isOfDevice = session().isFromDevice();
    m_names = Names(now);
    if (isOfDevice)
        keepWhatIsBegun();
    else
        letGo();
    const bool isBegun = isOfDevice && (isPlaying() || !m_picked.isNothing());
    const Burst& burst = now.burst;
    if (!isBegun && !burst.carriedWords.empty() && burst.carryingOut != m_shown.burst.carryingOut &&
        burst.carriedOn != nobody && now.at(burst.carriedOn).inPlay)
        m_picked.creature = burst.carriedOn;
    // In the setup the player goes on behind the curtain; a play from the hand is open to all.
    if (m_hand && !isOfDevice && !(isSetup && !now.revealed))
        closeHand();
    const bool fights = now.combat || !now.burst.isQuiet() || now.showdownDue || now.step == Step::Location;
    if (now.step == Step::Finished && m_shown.step != Step::Finished)
        m_side->open(Tab::Words);
    else if (!m_hand && !isBegun &&
             (fights || m_side->isOpen(Tab::Hand) || (m_side->isOpen(Tab::Creature) && m_picked.creature == nobody)))
        m_side->open(m_side->isSmall() && !fights ? Tab::Board : Tab::Fight);
    const State before = std::exchange(m_shown, now);
    showAll();
    if (!session().lastEntered().empty())
        showNews(before);
}

void ChaoticPage::showAll()
{
    showBoard();
    showFight();
    showCreature();
    showHand();
    showBar();
    arrange();
}

void ChaoticPage::showInLanguage()
{
    retranslate();
    showAll();
}

std::optional<ScoreStripState> ChaoticPage::strip() const
{
    return stripOf(state(), Names(state()));
}

std::optional<Cue> ChaoticPage::cueOfChange() const
{
    const auto fallen = [](const State& one) {
        return std::count_if(one.creatures.begin(), one.creatures.end(),
                             [](const Creature& creature) { return !creature.inPlay; });
    };
    if ((m_shown.step == Step::Finished) != (state().step == Step::Finished) ||
        (!m_shown.activePlayer && state().activePlayer))
        return Cue::Whistle;
    return fallen(state()) > fallen(m_shown) ? std::optional(Cue::Kill) : std::nullopt;
}

void ChaoticPage::showBoard()
{
    BoardModel model = boardOf(state(), m_names);
    const std::optional<AskedDiscipline> asked = askedBy(state());
    for (BoardSpace& space : model.spaces) {
        const CreatureIndex creature = space.creature ? space.creature->index : nobody;
        if (asked && space.creature && space.creature->engaged &&
            (asked->ofBoth || space.creature->player == state().combat->striking))
            space.creature->asked = asked->discipline;
        space.chosen = creature != nobody && (creature == m_picked.creature || creature == m_picked.aimed ||
                                              contains(taking().taps(), pieceTap(state().at(creature).id)));
        if (m_hand && creature != nobody && state().at(creature).player == *m_hand) // its owner may look at it
            space.creature->name = QString::fromStdString(state().cardOf(state().at(creature)).name);
        space.offer = offerAt(space);
        space.offered = !space.offer.isEmpty();
    }
    m_board->setModel(std::move(model));
}

/// What pressing a space would do, in words; empty: nothing.
QString ChaoticPage::offerAt(const BoardSpace& space) const
{
    const Creature* there = space.creature ? &state().at(space.creature->index) : nullptr;
    if (!m_picked.placing.empty())
        return space.space.side == m_picked.holder && moveInput().shines(placeTap(wordOf(space.space)))
                   ? tr("the creature may be placed here")
                   : QString();
    if (!m_picked.equipping.empty())
        return there && contains(unequipped(state(), m_picked.holder), there->id) ? tr("the Battlegear may be put here")
                                                                                  : QString();
    const bool shines = there && taking().shines(pieceTap(there->id));
    if (isPlaying())
        return shines ? CommonWords::tr("may be chosen") : QString();
    if (state().showdownDue)
        return shines ? tr("may be picked for the Showdown") : QString();
    return !mayGo(space.space) ? QString() : there ? tr("may be attacked") : tr("may be moved to");
}

void ChaoticPage::showFight()
{
    const State& now = state();
    m_location->setVisible(now.location.has_value());
    if (now.location) {
        m_location->setSeat(seatNumber(now.location->owner));
        m_locationName->setText(QString::fromStdString(now.locationCard().name));
        QStringList says{initiativeWords(now, m_names)}; // with what both have
        says << doesWords(now.locationCard()).mid(1);
        m_initiative->setText(says.join(QLatin1Char('\n')));
    }
    StackModel stack = stackOf(now, m_names);
    const std::vector<Tap>& taps = taking().taps();
    for (StackItem& item : stack.items) {
        const auto tapped = std::find(taps.begin(), taps.end(), cardTap(item.id));
        item.chosen = tapped != taps.end();
        item.offered = taking().shines(cardTap(item.id));
        if (item.chosen && !isPlaying())
            item.fate = tr("added as number %1").arg(tapped - taps.begin() + 1);
    }
    const bool isComplete = now.burst.turn.status == BurstStatus::Resolving;
    m_burstTitle->setText(isComplete ? tr("Burst, complete") : tr("Burst"));
    m_burstTitle->setVisible(!stack.items.empty());
    m_burst->setVisible(!stack.items.empty());
    m_burstNote->setVisible(!stack.items.empty()); // empty it would take its line
    m_burst->setModel(std::move(stack));
    const std::optional<SumState> sum = strikeSum(now, m_names, session().match().names());
    m_fightSum->setVisible(sum.has_value());
    if (sum)
        m_fightSum->setState(*sum);
    // What a strike comes to is first, wherever nothing lies above it.
    m_fight->insertWidget(strikesAlone(now) ? 0 : m_fight->count() - 1, m_fightSum);
    ChoicePanelState cards = openCards();
    m_cards->setVisible(!cards.sections.empty());
    m_cards->setState(std::move(cards));
}

std::vector<ChaoticPage::AbilityInUse> ChaoticPage::abilitiesOf(Player player)
{
    std::vector<AbilityInUse> found;
    std::vector<std::vector<GameMove>> uses;                               // of each
    const auto isOfThat = [](const GameMove& one, const GameMove& other) { // whose, and which
        return std::equal(one.taps.begin(), one.taps.begin() + 2, other.taps.begin());
    };
    for (GameMove& move : answersOf(session().as<Game>().journal().game(), state(), player)) {
        if (uses.empty() || !isOfThat(uses.back().front(), move)) {
            const auto& use = std::get<UseAbility>(move.commands.back());
            const CreatureIndex source = state().called(use.source);
            const Creature& one = state().at(source);
            const std::vector<Ability>& abilities =
                use.battlegear ? state().battlegearOf(one).abilities : state().cardOf(one).abilities;
            found.push_back({source, abilityWords(abilities[static_cast<std::size_t>(use.ability)]), {}});
            uses.emplace_back();
        }
        uses.back().push_back(std::move(move));
    }
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i].use = [this, moves = std::move(uses[i])] { playCard(moves, 2); };
    return found;
}

void ChaoticPage::showCreature()
{
    const bool isShown = m_picked.creature != nobody;
    m_nobody->setVisible(!isShown);
    m_creatureSum->setVisible(isShown);
    std::vector<ButtonSpec> buttons;
    const CreatureIndex looked = m_picked.aimed != nobody ? m_picked.aimed : m_picked.creature;
    if (isShown)
        m_creatureSum->setState(creatureSum(state(), m_names, looked));
    for (const AbilityInUse& ability : isShown ? abilitiesOf(state().at(looked).player) : std::vector<AbilityInUse>()) {
        if (ability.of == looked)
            buttons.push_back(ButtonSpec{QStringLiteral("ability_%1").arg(buttons.size()),
                                         tr("Use: %1").arg(ability.words), ability.use}
                                  .of(seatNumber(state().at(ability.of).player)));
    }
    m_abilities->setVisible(!buttons.empty());
    m_abilities->setButtons(std::move(buttons));
}

void ChaoticPage::retranslate()
{
    m_side->setTitles(tr("Beside the board"), {tr("Board"), CommonWords::tr("Fight"), GameWords::tr("Creature"),
                                               CommonWords::tr("Hand"), CommonWords::tr("Log")});
    m_locationTitle->setText(tr("Active Location"));
    m_burstNote->setText(tr("added last, resolves first"));
    m_nobody->setText(tr("Tap a creature to see how its numbers add up."));
}

bool ChaoticPage::mayGo(const Space& space) const
{
    if (m_picked.creature == nobody || isCarryingOut())
        return false;
    const std::vector<Tap> taps{pieceTap(state().at(m_picked.creature).id), placeTap(wordOf(space))};
    return std::any_of(moves().begin(), moves().end(), [&](const GameMove& move) { return move.taps == taps; });
}

void ChaoticPage::pressSpace(const Space& space)
{
    const auto place = static_cast<std::size_t>(m_board->placeOf(space));
    const std::optional<BoardCreature> there = m_board->model().spaces[place].creature;
    // Whom a tap on the board may send somewhere.
    const Creature* chosen = m_picked.creature != nobody && isTimeToMove() && !isCarryingOut() &&
                                     state().at(m_picked.creature).player == *state().activePlayer
                                 ? &state().at(m_picked.creature)
                                 : nullptr;
    const bool isFoe = there && chosen && state().at(there->index).player != chosen->player;
    if (!m_picked.placing.empty() && !there) {
        moveInput().tap(placeTap(wordOf(space)));
    } else if (!m_picked.equipping.empty() && there) {
        enter(Equip{m_picked.holder, state().at(there->index).id, m_picked.equipping});
    } else if (there && (isPlaying() || state().showdownDue)) {
        taking().tap(pieceTap(state().at(there->index).id));
    } else if (isFoe && m_picked.aimed != there->index) {
        lookAtFoe(there->index);
    } else if (mayGo(space)) {
        goTo(space);
    } else if (chosen && (isFoe || !there)) {
        attempt({pieceTap(chosen->id), placeTap(wordOf(space))}); // the referee says why not
    } else if (there) {
        look(there->index);
    } else {
        (void)putBack();
    }
}

void ChaoticPage::goTo(const Space& space)
{
    m_picked.aimed = nobody;
    moveInput().repeat({pieceTap(state().at(std::exchange(m_picked.creature, nobody)).id)});
    moveInput().tap(placeTap(wordOf(space)));
}

/// From a creature to a space: it goes there, or the referee says why not.
void ChaoticPage::pull(int from, int to)
{
    const std::vector<BoardSpace>& spaces = m_board->model().spaces;
    const std::optional<BoardCreature> pulled = spaces[static_cast<std::size_t>(from)].creature;
    if (!pulled || m_hand || isPlaying() || isCarryingOut() || !isTimeToMove())
        return;
    m_picked = {};
    m_picked.creature = pulled->index;
    const Space space = spaces[static_cast<std::size_t>(to)].space; // the board is shown anew meanwhile
    if (mayGo(space))
        goTo(space);
    else
        attempt({pieceTap(state().at(pulled->index).id), placeTap(wordOf(space))});
}

/// What an attack turns up cannot be unseen: the first tap shows whom it would be on.
void ChaoticPage::lookAtFoe(CreatureIndex foe)
{
    m_picked.aimed = foe;
    if (!m_side->isSmall() && !m_hand)
        m_side->open(Tab::Creature);
    showAll();
}

/// Whether any creature may move now.
bool ChaoticPage::isTimeToMove() const
{
    return std::any_of(moves().begin(), moves().end(), [](const GameMove& move) {
        return std::holds_alternative<chaotic::Move>(move.commands.front());
    });
}

void ChaoticPage::look(CreatureIndex creature)
{
    if (!state().at(creature).faceUp)
        return;
    m_picked.aimed = nobody;
    m_picked.creature = m_picked.creature == creature ? nobody : creature;
    if (m_picked.creature != nobody && !m_side->isSmall() && !m_hand)
        m_side->open(Tab::Creature);
    showAll();
}

void ChaoticPage::lookAt(const Tap& tap)
{
    if (const CreatureIndex creature = state().called(tap.id); creature != nobody && !isPlaying())
        look(creature);
}

/// What only the table knows: a card behind the curtain.
bool ChaoticPage::ask(const GameMove& move)
{
    Command command = move.commands.front();
    if (auto* placed = std::get_if<PlaceCreature>(&command)) {
        placed->card = m_picked.placing;
        if (!placed->card.empty())
            enter(command);
        return true;
    }
    if (!std::holds_alternative<RevealLocation>(command) && !std::holds_alternative<Strike>(command))
        return false;
    m_side->open(Tab::Fight); // the cards lie there
    return true;
}

/// A card was taken from the hand: one after the other it is asked who pays and what it is aimed at.
void ChaoticPage::playCard(std::vector<GameMove> moves, std::size_t said)
{
    closeHand();
    m_picked = {};
    moveInput().clear();
    m_cardTaps = said;
    takeCard(std::move(moves));
    const std::vector<Tap>& taps = m_cardMoves.front().taps; // what comes of them may be other moves
    m_cardInput->tap(std::vector<Tap>(taps.begin(), taps.begin() + static_cast<std::ptrdiff_t>(said)));
}

void ChaoticPage::takeCard(std::vector<GameMove> moves)
{
    m_cardMoves = std::move(moves);
    std::vector<const whistle::MoveOffer*> offers;
    for (const GameMove& move : m_cardMoves)
        offers.push_back(&move);
    m_tapped = 0;
    m_cardInput->setMoves(std::move(offers), [this](std::size_t index, const std::vector<int>&) {
        return session().words(session().as<Game>().wordsOf(m_cardMoves[index].commands));
    });
}

/// What can be answered in one way only.
std::optional<Tap> ChaoticPage::onlyWay() const
{
    std::optional<Tap> only;
    const std::size_t said = taking().taps().size();
    for (const std::size_t index : isPlaying() ? taking().left() : std::vector<std::size_t>()) {
        const GameMove& move = moveAt(index);
        if (move.weight == Weight::Aside)
            continue;
        if (only && *only != move.taps[said])
            return {};
        only = move.taps[said];
    }
    return only;
}

void ChaoticPage::showMoves()
{
    const std::size_t before = std::exchange(m_tapped, taking().taps().size());
    const bool isTakenBack = m_tapped < before;
    if (const std::optional<Tap> only = onlyWay(); only && !isTakenBack) {
        taking().tap(*only);
    } else if (only) {
        (void)stepBack();
    } else {
        if (isPlaying()) {
            const std::vector<Tap> shining = taking().shining();
            const bool onBoard =
                std::any_of(shining.begin(), shining.end(), [](const Tap& tap) { return tap.kind == TapKind::Piece; });
            m_side->open(m_side->isSmall() && onBoard ? Tab::Board : Tab::Fight);
        }
        showAll();
    }
}

bool ChaoticPage::putBack()
{
    if (!m_cardMoves.empty())
        m_cardMoves.clear();
    else if (m_hand && !m_picked.isInHand())
        closeHand();
    else if (m_picked.isNothing())
        return false;
    else
        m_picked = {};
    m_tapped = 0;
    showAll();
    return true;
}

} // namespace whistle::chaotic

#include "moc_chaotic_page.cpp"
