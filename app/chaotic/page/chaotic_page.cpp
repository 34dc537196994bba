// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/page/chaotic_page.h"

#include "base/contains.h"
#include "chaotic/form_pickers.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/strip.h"
#include "controls/layout/columns.h"
#include "controls/panels/ruling_banner.h"
#include "controls/words/rule_chip.h"
#include "table/log_panel.h"

#include <algorithm>
#include <utility>

namespace whistle::chaotic {

namespace {

/// The least width of the column beside the board, in em of the text.
constexpr double columnEms = 27;
/// From this height on, in em, ruling and log stand below the rest.
constexpr double highEms = 58;

} // namespace

ChaoticPage::ChaoticPage(MatchDesk& matchDesk, QWidget* parent) : MatchFrameOf(matchDesk, pastTeller().marks, parent)
{
    setObjectName(QStringLiteral("chaoticPage"));
    build();
    connect(m_board, &BoardView::pressed, this, &ChaoticPage::pressSpace);
    connect(m_burst, &BurstView::pressed, this, &ChaoticPage::pressItem);
    for (SumPanel* panel : {m_fightSum, m_creatureSum})
        connect(panel, &SumPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_curtain, &Curtain::turned, this, [this](bool isOpen) {
        if (!isOpen)
            closeHand();
    });
    connect(m_side, &SideTabs::turned, this, [this] {
        arrange();
        showBar();
    });
    offerOtherEntries({formPickers(), {"new_match", "set_deck", "place_creature", "equip"}});
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
    auto* fight = columnIn(*fightBox, 0, gap);
    fight->addWidget(m_location);
    fight->addLayout(burst);
    fight->addWidget(m_burst);
    fight->addLayout(m_burstRuling);
    fight->addWidget(m_fightSum);
    fight->addStretch(1);
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
    ruling()->setVisible(!ruling()->state().sentence.isEmpty());
    m_wordsRuling->setVisible(!isOfFight);
    std::vector<QWidget*> also;
    if (!m_side->isSmall() && height() >= Theme::current().em() * highEms)
        also.push_back(m_words);
    if (m_side->isOpen(Tab::Hand) && m_hand && m_picked.isInHand()) // it is put on the board
        also.push_back(m_boardArea);
    m_side->arrange(*body(), also);
}

void ChaoticPage::showMatch()
{
    const State& now = state();
    const bool isSetup = !now.activePlayer && now.step != Step::Finished;
    m_names = Names(now);
    m_legal = legal(now);
    const CreatureIndex creature = m_picked.creature;
    const bool isStillThere = creature != nobody && creature < static_cast<int>(now.creatures.size()) &&
                              now.at(creature).inPlay && m_shown.step == now.step;
    m_picked = {};
    m_picked.creature = isStillThere ? creature : nobody;
    m_stated.assign(static_cast<std::size_t>(std::max(0, m_legal.statedFacts)), false);
    m_deckProblem.clear();
    // In the setup the player goes on behind the curtain; a play from the hand is open to all.
    if (m_hand && !(isSetup && !now.revealed))
        closeHand();
    const bool fights = now.combat || !now.burst.isQuiet();
    if (now.step == Step::Finished && m_shown.step != Step::Finished)
        m_side->open(Tab::Words);
    else if (!m_hand && (fights || m_side->isOpen(Tab::Hand)))
        m_side->open(m_side->isSmall() && !fights ? Tab::Board : Tab::Fight);
    m_shown = now;
    showAll();
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
    model.asked = askedBy(state());
    for (BoardSpace& space : model.spaces) {
        const CreatureIndex creature = space.creature ? space.creature->index : nobody;
        space.chosen = creature != nobody && (creature == m_picked.creature || state().at(creature).id == m_picked.foe);
        space.offer = offerAt(space);
        space.offered = !space.offer.isEmpty();
    }
    m_board->setModel(std::move(model));
}

/// What pressing a space would do, in words; empty: nothing.
QString ChaoticPage::offerAt(const BoardSpace& space) const
{
    const CreatureIndex index = space.creature ? space.creature->index : nobody;
    const Creature* there = index == nobody ? nullptr : &state().at(index);
    const std::vector<std::string> choices = m_picked.play.next().choices;
    if (m_hand && !m_picked.placing.empty())
        return !there && space.space.side == *m_hand ? tr("the creature may be placed here") : QString();
    if (m_hand && !m_picked.equipping.empty())
        return there && there->player == *m_hand && !there->battlegear ? tr("the Battlegear may be put here")
                                                                       : QString();
    if (!choices.empty())
        return there && contains(choices, there->id) ? tr("may be chosen") : QString();
    if (m_legal.mayShowdown && m_picked.play.isEmpty())
        return there && mayPick(index) ? tr("may be picked for the Showdown") : QString();
    const Destination* goal = goalAt(space.space);
    return !goal ? QString() : goal->startsCombat ? tr("may be attacked") : tr("may be moved to");
}

void ChaoticPage::showFight()
{
    const State& now = state();
    m_location->setVisible(now.location.has_value());
    if (now.location) {
        m_location->setSeat(seatNumber(now.location->owner));
        m_locationName->setText(QString::fromStdString(now.locationCard().name));
        m_initiative->setText(initiativeWords(now, m_names));
    }
    StackModel stack = stackOf(now, m_names);
    const std::vector<std::string> choices = m_picked.play.next().choices;
    for (StackItem& item : stack.items) {
        const auto ordered = std::find(m_picked.order.begin(), m_picked.order.end(), item.id);
        item.chosen = ordered != m_picked.order.end();
        const bool isPending = contains(m_legal.pending, item.id) && m_legal.pending.size() > 1;
        item.offered = contains(choices, item.id) || (isPending && !item.chosen);
        if (item.chosen)
            item.fate = tr("put down as number %1").arg(ordered - m_picked.order.begin() + 1);
    }
    const bool isComplete = now.burst.turn.status == BurstStatus::Resolving;
    m_burstTitle->setText(isComplete ? tr("Burst, complete") : tr("Burst"));
    m_burstTitle->setVisible(!stack.items.empty());
    m_burst->setVisible(now.activePlayer.has_value());
    m_burstNote->setText(stack.items.empty() ? QString() : tr("last added, first resolved"));
    m_burst->setModel(std::move(stack));
    const std::optional<SumState> sum = strikeSum(now, m_names, desk().match().names());
    m_fightSum->setVisible(sum.has_value());
    if (sum)
        m_fightSum->setState(*sum);
}

void ChaoticPage::showCreature()
{
    const bool isShown = m_picked.creature != nobody;
    m_nobody->setVisible(!isShown);
    m_creatureSum->setVisible(isShown);
    std::vector<ButtonSpec> buttons;
    if (isShown)
        m_creatureSum->setState(creatureSum(state(), m_names, m_picked.creature));
    for (std::size_t i = 0; isShown && i < m_legal.abilities.size(); ++i) {
        const AbilityOffer& offer = m_legal.abilities[i];
        if (offer.source != m_picked.creature)
            continue;
        const Creature& one = state().at(offer.source);
        const std::vector<Ability>& abilities =
            offer.ofBattlegear ? state().battlegearOf(one).abilities : state().cardOf(one).abilities;
        const QString words = abilityWords(abilities[static_cast<std::size_t>(offer.ability)]);
        const auto use = [this, offer] { startDraft(draftOf(offer, state())); };
        buttons.push_back(
            ButtonSpec{QStringLiteral("ability_%1").arg(i), tr("Use: %1").arg(words), use}.of(seatNumber(one.player)));
    }
    m_abilities->setVisible(!buttons.empty());
    m_abilities->setButtons(std::move(buttons));
}

void ChaoticPage::retranslate()
{
    m_side->setTitles(tr("What stands beside the board"),
                      {tr("Board"), tr("Fight"), tr("Creature"), tr("Hand"), tr("Log")});
    m_locationTitle->setText(tr("Active Location"));
    m_nobody->setText(tr("Tap a creature to see what makes its numbers."));
}

/// Where the creature that was tapped may go; null: not there.
const Destination* ChaoticPage::goalAt(const Space& space) const
{
    if (m_picked.creature == nobody || !m_picked.play.isEmpty() || m_legal.mayShowdown)
        return nullptr;
    for (const MoveOffer& offer : m_legal.moves) {
        for (const Destination& goal : offer.destinations) {
            if (offer.creature == m_picked.creature && goal.space == space)
                return &goal;
        }
    }
    return nullptr;
}

/// CH-12.2: first the Active Player one of the other's, then the other one of theirs.
bool ChaoticPage::mayPick(CreatureIndex creature) const
{
    const Creature& one = state().at(creature);
    return one.inPlay && (one.player == *state().activePlayer) != m_picked.foe.empty();
}

void ChaoticPage::pressSpace(const Space& space)
{
    const auto place = static_cast<std::size_t>(m_board->placeOf(space));
    const std::optional<BoardCreature> there = m_board->model().spaces[place].creature;
    if (m_hand && !m_picked.placing.empty() && !there)
        enter(PlaceCreature{*m_hand, m_picked.placing, space});
    else if (m_hand && !m_picked.equipping.empty() && there)
        enter(Equip{*m_hand, state().at(there->index).id, m_picked.equipping});
    else if (goalAt(space))
        enter(Move{state().at(std::exchange(m_picked.creature, nobody)).id, space});
    else if (there)
        pressCreature(there->index);
    else
        (void)putBack();
}

void ChaoticPage::pressCreature(CreatureIndex creature)
{
    const std::string id = state().at(creature).id;
    if (!m_picked.play.isEmpty()) {
        choose(id);
        return;
    }
    if (m_legal.mayShowdown && mayPick(creature)) {
        if (m_picked.foe.empty())
            m_picked.foe = id;
        else if (enter(PlayShowdown{m_picked.foe, id}))
            return;
        showBoard();
        showBar();
        return;
    }
    if (!state().at(creature).faceUp)
        return;
    m_picked.creature = m_picked.creature == creature ? nobody : creature;
    if (m_picked.creature != nobody && !m_side->isSmall() && !m_hand)
        m_side->open(Tab::Creature);
    showAll();
}

void ChaoticPage::pressItem(const QString& item)
{
    const std::string id = item.toStdString();
    if (!m_picked.play.isEmpty()) {
        choose(id);
        return;
    }
    if (!contains(m_legal.pending, id))
        return;
    std::vector<std::string>& order = m_picked.order;
    if (const auto chosen = std::find(order.begin(), order.end(), id); chosen != order.end())
        order.erase(chosen, order.end());
    else
        order.push_back(id);
    showFight();
    showBar();
}

void ChaoticPage::startDraft(PlayDraft draft)
{
    closeHand();
    m_picked.creature = nobody;
    m_picked.play = std::move(draft);
    settle(m_picked.play);
    goOn();
}

void ChaoticPage::choose(const std::string& id)
{
    if (answer(m_picked.play, id))
        goOn();
}

/// Enters the play when nothing is left to ask.
void ChaoticPage::goOn()
{
    if (m_picked.play.isEmpty()) {
        const PlayDraft said = std::exchange(m_picked.play, {});
        if (!std::visit([this](const auto& command) { return enter(command); }, said.play))
            showAll();
        return;
    }
    const std::vector<std::string> choices = m_picked.play.next().choices;
    const bool onBoard = std::any_of(choices.begin(), choices.end(),
                                     [this](const std::string& one) { return state().called(one) != nobody; });
    m_side->open(m_side->isSmall() && onBoard ? Tab::Board : Tab::Fight);
    showAll();
}

bool ChaoticPage::putBack()
{
    if (m_hand && !m_picked.isInHand())
        closeHand();
    else if (m_picked.isNothing())
        return false;
    else
        m_picked = {};
    showAll();
    return true;
}

} // namespace whistle::chaotic
