// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/page/chaotic_page.h"

#include "base/among.h"
#include "chaotic/board/board_view.h"
#include "chaotic/burst/burst_view.h"
#include "chaotic/form_pickers.h"
#include "chaotic/hand/hand_panel.h"
#include "chaotic/sums/fight_sums.h"
#include "chaotic/telling/past.h"
#include "chaotic/telling/strip.h"
#include "controls/action_bar.h"
#include "controls/button_row.h"
#include "controls/curtain.h"
#include "controls/rule_chip.h"
#include "controls/ruling_banner.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "table/log_panel.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::chaotic {

namespace {

/// The least width of the column beside the board, in em of the text.
constexpr double columnEms = 27;
/// From this height on, in em, ruling and log stand below the rest.
constexpr double highEms = 58;

int px(Length name)
{
    return Theme::current().px(name);
}

QVBoxLayout* columnIn(QWidget* box, int gap)
{
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    return column;
}

} // namespace

ChaoticPage::ChaoticPage(MatchDesk& matchDesk, QWidget* parent)
    : MatchFrame(matchDesk, pastTeller().marks, parent)
    , m_boardArea(nullptr)
    , m_board(new BoardView)
    , m_tabs(new SegmentedChoice)
    , m_fightBox(new QWidget)
    , m_fightArea(nullptr)
    , m_location(new PanelBox)
    , m_locationTitle(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_locationName(new TextLabel({}, TypeStep::Title))
    , m_initiative(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_locationRules(new RuleChips({QStringLiteral("CH-4.3"), QStringLiteral("CH-6.4")}))
    , m_burstTitle(new TextLabel({}, TypeStep::Title))
    , m_burstNote(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_burst(new BurstView)
    , m_burstRuling(new QVBoxLayout)
    , m_fightSum(new SumPanel)
    , m_creatureBox(new QWidget)
    , m_creatureArea(nullptr)
    , m_nobody(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_creatureSum(new SumPanel)
    , m_abilities(new ButtonRow)
    , m_handPanel(new HandPanel)
    , m_curtain(new Curtain(m_handPanel))
    , m_handArea(nullptr)
    , m_words(new QWidget)
    , m_wordsRuling(new Scroller(new QWidget))
    , m_bar(new ActionBar)
{
    setObjectName(QStringLiteral("chaoticPage"));
    build();
    connect(m_board, &BoardView::pressed, this, &ChaoticPage::pressSpace);
    connect(m_burst, &BurstView::pressed, this, &ChaoticPage::pressItem);
    for (SumPanel* panel : {m_fightSum, m_creatureSum})
        connect(panel, &SumPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_locationRules, &RuleChips::opened, this, &GamePage::ruleAsked);
    connect(m_curtain, &Curtain::turned, this, [this](bool isOpen) {
        if (!isOpen)
            closeHand();
    });
    connect(m_tabs, &SegmentedChoice::chosen, this, [this](int index) {
        openTab(tabs()[static_cast<std::size_t>(index)]);
        showBar();
    });
    offerOtherEntries({formPickers(), {"new_match", "set_deck", "place_creature", "equip"}});
    retranslate();
    MatchFrame::begin();
}

void ChaoticPage::build()
{
    m_board->setObjectName(QStringLiteral("board"));
    m_burst->setObjectName(QStringLiteral("burst"));
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_fightSum->setObjectName(QStringLiteral("fightSum"));
    m_creatureSum->setObjectName(QStringLiteral("creatureSum"));
    m_curtain->setObjectName(QStringLiteral("curtain"));
    auto* box = new QWidget;
    auto* column = columnIn(box, 0);
    const int gap = px(Length::SpaceS);
    column->setContentsMargins(gap, gap, 0, gap);
    column->addWidget(m_board);
    m_boardArea = new Scroller(box);
    body()->addWidget(m_boardArea, 11);
    body()->addWidget(sidePanel(), 10);
    addBar(m_bar);
}

QWidget* ChaoticPage::sidePanel()
{
    const int gap = px(Length::SpaceS);
    m_side = new QWidget;
    // The fight: Location, Burst, damage.
    auto* location = new QVBoxLayout(m_location);
    location->setContentsMargins(px(Length::SpaceM), gap, px(Length::SpaceM), gap);
    location->setSpacing(0);
    auto* head = new QHBoxLayout;
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_locationTitle);
    names->addWidget(m_locationName);
    head->addLayout(names, 1);
    head->addWidget(m_locationRules, 0, Qt::AlignVCenter);
    location->addLayout(head);
    location->addWidget(m_initiative);
    auto* fight = columnIn(m_fightBox, gap);
    auto* burst = new QHBoxLayout;
    burst->addWidget(m_burstTitle);
    m_burstNote->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    burst->addWidget(m_burstNote, 1);
    fight->addWidget(m_location);
    fight->addLayout(burst);
    fight->addWidget(m_burst);
    fight->addLayout(m_burstRuling);
    fight->addWidget(m_fightSum);
    fight->addStretch(1);
    m_fightArea = new Scroller(m_fightBox);
    // The creature that was tapped.
    auto* creature = columnIn(m_creatureBox, gap);
    creature->addWidget(m_nobody);
    creature->addWidget(m_creatureSum);
    creature->addWidget(m_abilities);
    creature->addStretch(1);
    m_creatureArea = new Scroller(m_creatureBox);
    m_handArea = new Scroller(m_curtain);
    for (TextLabel* label : {m_locationName, m_initiative, m_nobody, m_burstNote})
        label->setWordWrap(true);
    columnIn(m_wordsRuling->widget(), 0);
    auto* words = columnIn(m_words, gap);
    words->addWidget(m_wordsRuling);
    words->addWidget(log(), 1);
    auto* column = columnIn(m_side, gap);
    column->setContentsMargins(gap, gap, gap, gap);
    column->addWidget(m_tabs);
    for (QWidget* area : std::initializer_list<QWidget*>{m_fightArea, m_creatureArea, m_handArea, m_words})
        column->addWidget(area, 1);
    return m_side;
}

const State& ChaoticPage::state() const
{
    return desk().as<Game>().state();
}

bool ChaoticPage::enter(const Command& command)
{
    return play(writeCommand(command)) == Played::Accepted;
}

std::vector<ChaoticPage::Tab> ChaoticPage::tabs() const
{
    std::vector<Tab> shown{Tab::Fight, Tab::Creature, Tab::Hand, Tab::Words};
    if (m_small)
        shown.insert(shown.begin(), Tab::Board);
    return shown;
}

void ChaoticPage::openTab(Tab tab)
{
    m_tab = tab;
    arrange();
}

void ChaoticPage::arrange()
{
    const Theme& theme = Theme::current();
    m_small = roomWidth() < theme.em() * theme.mediumFrom();
    if (!m_small && m_tab == Tab::Board)
        m_tab = Tab::Fight;
    const std::vector<Tab> shown = tabs();
    if (m_tabs->count() != static_cast<int>(shown.size()))
        retranslate();
    m_tabs->setCurrent(static_cast<int>(std::find(shown.begin(), shown.end(), m_tab) - shown.begin()));
    // On a small page the tabs stand above what they show, the board among them.
    body()->setDirection(m_small ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    // What is in hand is put on the board.
    const bool isPlacing = m_tab == Tab::Hand && m_hand && (!m_placing.empty() || !m_equipping.empty());
    m_boardArea->setVisible(!m_small || m_tab == Tab::Board || isPlacing);
    m_fightArea->setVisible(m_tab == Tab::Fight);
    m_creatureArea->setVisible(m_tab == Tab::Creature);
    m_handArea->setVisible(m_tab == Tab::Hand);
    m_words->setVisible(m_tab == Tab::Words || (!m_small && height() >= theme.em() * highEms));
    // A fight has its ruling below the Burst, else it stands above the log.
    const bool isOfFight = m_tab == Tab::Fight;
    QLayout* place = isOfFight ? m_burstRuling : m_wordsRuling->widget()->layout();
    if (place->indexOf(ruling()) < 0)
        place->addWidget(ruling());
    ruling()->setVisible(!ruling()->state().sentence.isEmpty());
    m_wordsRuling->setVisible(!isOfFight);
    m_side->setMinimumWidth(m_small ? 0 : qRound(theme.em() * columnEms));
    const bool onlyTabs = m_small && m_tab == Tab::Board;
    m_side->setSizePolicy(QSizePolicy::Expanding, onlyTabs ? QSizePolicy::Maximum : QSizePolicy::Preferred);
}

void ChaoticPage::showMatch()
{
    const bool isSetup = !state().activePlayer && state().step != Step::Finished;
    m_names = Names(state());
    m_legal = legal(state());
    m_draft = {};
    m_pick.clear();
    m_order.clear();
    m_stated.assign(static_cast<std::size_t>(std::max(0, m_legal.statedFacts)), false);
    m_placing.clear();
    m_equipping.clear();
    m_deckProblem.clear();
    if (m_selected >= static_cast<int>(state().creatures.size()) ||
        (m_selected != nobody && (!state().at(m_selected).inPlay || m_shown.step != state().step)))
        m_selected = nobody;
    // In the setup the player goes on behind the curtain; a play from the hand is open to all.
    if (m_hand && !(isSetup && !state().revealed))
        closeHand();
    const bool fights = state().combat || !state().burst.isQuiet();
    if (state().step == Step::Finished && m_shown.step != Step::Finished)
        m_tab = Tab::Words;
    else if (!m_hand && (fights || m_tab == Tab::Hand))
        m_tab = m_small && !fights ? Tab::Board : Tab::Fight;
    m_shown = state();
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
    const std::vector<std::string> choices = choicesOf(m_draft, state());
    const MoveOffer* moves = m_draft.isEmpty() ? moveOf(m_selected) : nullptr;
    const auto offer = [](BoardSpace& space, const QString& words) {
        space.offered = true;
        space.offer = words;
    };
    for (BoardSpace& space : model.spaces) {
        const CreatureIndex creature = space.creature ? space.creature->index : nobody;
        space.chosen = creature != nobody && (creature == m_selected || state().at(creature).id == m_pick);
        if (m_hand && !m_placing.empty()) {
            if (space.space.side == *m_hand && creature == nobody)
                offer(space, tr("the creature may be placed here"));
        } else if (m_hand && !m_equipping.empty()) {
            if (creature != nobody && state().at(creature).player == *m_hand && !state().at(creature).battlegear)
                offer(space, tr("the Battlegear may be put here"));
        } else if (!choices.empty()) {
            if (creature != nobody && isAmong(state().at(creature).id, choices))
                offer(space, tr("may be chosen"));
        } else if (m_legal.mayShowdown && m_draft.isEmpty()) {
            if (creature != nobody && mayPick(creature))
                offer(space, tr("may be picked for the Showdown"));
        } else if (moves) {
            const auto to = std::find_if(moves->destinations.begin(), moves->destinations.end(),
                                         [&](const Destination& one) { return one.space == space.space; });
            if (to != moves->destinations.end())
                offer(space, to->startsCombat ? tr("may be attacked") : tr("may be moved to"));
        }
    }
    m_board->setModel(std::move(model));
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
    const std::vector<std::string> choices = choicesOf(m_draft, now);
    for (StackItem& item : stack.items) {
        const auto ordered = std::find(m_order.begin(), m_order.end(), item.id);
        const bool isPending = isAmong(item.id, m_legal.pending) && m_legal.pending.size() > 1;
        item.offered = isAmong(item.id, choices) || (isPending && ordered == m_order.end());
        if (ordered != m_order.end()) {
            item.chosen = true;
            item.fate = tr("put down as number %1").arg(static_cast<int>(ordered - m_order.begin()) + 1);
        }
    }
    const BurstStatus status = now.burst.turn.status;
    m_burstTitle->setText(status == BurstStatus::Resolving ? tr("Burst, complete") : tr("Burst"));
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
    const bool isShown = m_selected != nobody;
    m_nobody->setVisible(!isShown);
    m_creatureSum->setVisible(isShown);
    std::vector<ButtonSpec> buttons;
    if (isShown) {
        const Creature& one = state().at(m_selected);
        m_creatureSum->setState(creatureSum(state(), m_names, m_selected));
        for (std::size_t i = 0; i < m_legal.abilities.size(); ++i) {
            const AbilityOffer& offer = m_legal.abilities[i];
            if (offer.source != m_selected)
                continue;
            const std::vector<Ability>& abilities =
                offer.ofBattlegear ? state().battlegearOf(one).abilities : state().cardOf(one).abilities;
            ButtonSpec use{QStringLiteral("ability_%1").arg(i),
                           tr("Use: %1").arg(abilityWords(abilities[static_cast<std::size_t>(offer.ability)])),
                           [this, offer] {
                               startDraft({offer, {}, {}, {}, {}});
                           }};
            use.seat = seatNumber(one.player);
            buttons.push_back(std::move(use));
        }
    }
    m_abilities->setVisible(!buttons.empty());
    m_abilities->setButtons(std::move(buttons));
}

void ChaoticPage::retranslate()
{
    const int current = m_tabs->current();
    QStringList titles{tr("Fight"), tr("Creature"), tr("Hand"), tr("Log")};
    if (m_small)
        titles.prepend(tr("Board"));
    m_tabs->setTitles(titles);
    m_tabs->setAccessibleName(tr("What stands beside the board"));
    m_tabs->setCurrent(current);
    m_locationTitle->setText(tr("Active Location"));
    m_nobody->setText(tr("Tap a creature to see what makes its numbers."));
}

} // namespace whistle::chaotic
