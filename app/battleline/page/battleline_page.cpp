// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/page/battleline_page.h"

#include "battleline/cards/card_pad.h"
#include "battleline/form_pickers.h"
#include "battleline/line/flag_panel.h"
#include "battleline/line/seat_line.h"
#include "battleline/offers/legal.h"
#include "battleline/telling/past.h"
#include "battleline/telling/spoken_names.h"
#include "battleline/telling/strip.h"
#include "controls/action_bar.h"
#include "controls/columns.h"
#include "controls/ruling_banner.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "table/log_panel.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <algorithm>
#include <utility>

namespace whistle::battleline {

namespace {

/// The width of the column beside the line, in em of the text: six cards of the pad side by side.
constexpr double columnEms = 24.5;
/// So many rules stand beside the end of a game; the others are in the log.
constexpr qsizetype rulesOfEnd = 4;

QScrollArea* scrolling(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

} // namespace

BattleLinePage::BattleLinePage(MatchDesk& matchDesk, QWidget* parent)
    : MatchFrame(matchDesk, pastTeller().marks, parent)
    , m_lineBox(new QWidget)
    , m_lineArea(new Scroller(m_lineBox))
    , m_far(new SeatLine)
    , m_line(new LineView)
    , m_near(new SeatLine)
    , m_side(new QWidget)
    , m_tabs(new SegmentedChoice)
    , m_unseen(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_troops(new CardPad(cardsOf({CardKind::Troop}), battleline::colorCount))
    , m_tactics(new CardPad(cardsOf({CardKind::Morale, CardKind::Environment, CardKind::Guile}), 2))
    , m_flagPanel(new FlagPanel)
    , m_bar(new ActionBar)
{
    setObjectName(QStringLiteral("battleLinePage"));
    build();
    connect(m_line, &LineView::flagPressed, this, &BattleLinePage::pressFlag);
    connect(m_line, &LineView::cardPressed, this, &BattleLinePage::pressCard);
    for (CardPad* pad : {m_troops, m_tactics}) {
        connect(pad, &CardPad::cardPressed, this, &BattleLinePage::pickCard);
        connect(pad, &CardPad::cardDropped, this, &BattleLinePage::dropCard);
    }
    connect(m_flagPanel, &FlagPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_flagPanel, &FlagPanel::seatChosen, this, [this](Seat seat) {
        m_claimant = seat;
        showAll();
    });
    connect(m_tabs, &SegmentedChoice::chosen, this, [this](int index) {
        m_tab = tabs()[static_cast<std::size_t>(index)];
        arrange();
    });
    desk().automate<Game>([](const State& state) { return automaticStep(state); });
    offerOtherEntries({formPickers(), {"start_game"}});
    retranslate();
    begin();
}

void BattleLinePage::build()
{
    m_line->setObjectName(QStringLiteral("line"));
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_troops->setObjectName(QStringLiteral("troopPad"));
    m_tactics->setObjectName(QStringLiteral("tacticsPad"));
    auto* line = new QVBoxLayout(m_lineBox);
    line->setContentsMargins(0, px(Length::SpaceS), 0, px(Length::SpaceS));
    line->setSpacing(px(Length::SpaceXs));
    line->addWidget(m_far);
    line->addWidget(m_line, 1);
    line->addWidget(m_near);
    auto* words = new QWidget;
    auto* wordColumn = columnIn(*words);
    wordColumn->addWidget(new Scroller(ruling()));
    wordColumn->addWidget(log(), 1);
    const int gap = px(Length::SpaceS);
    auto* column = columnIn(*m_side, gap);
    column->setSpacing(gap);
    column->addWidget(m_tabs);
    column->addWidget(m_unseen);
    m_shownByTab = {{m_lineArea, scrolling(m_troops), scrolling(m_tactics), scrolling(m_flagPanel), words}};
    for (const Tab tab : {Tab::Troops, Tab::Tactics, Tab::Flag, Tab::Words})
        column->addWidget(m_shownByTab[tab], 1);
    body()->addWidget(m_lineArea, 1);
    body()->addWidget(m_side);
    addBar(m_bar);
}

const State& BattleLinePage::state() const
{
    return m_ahead ? *m_ahead : desk().as<Game>().state();
}

Seats<QString> BattleLinePage::names() const
{
    return playerNames(state());
}

std::vector<BattleLinePage::Tab> BattleLinePage::tabs() const
{
    if (m_small)
        return {Tab::Line, Tab::Troops, Tab::Tactics, Tab::Flag, Tab::Words};
    return {Tab::Troops, Tab::Tactics, Tab::Flag, Tab::Words};
}

void BattleLinePage::openTab(Tab tab)
{
    m_tab = tab;
    arrange();
}

void BattleLinePage::arrange()
{
    const Theme& theme = Theme::current();
    const bool wasSmall = std::exchange(m_small, roomWidth() < theme.em() * theme.mediumFrom());
    if (!m_small && m_tab == Tab::Line)
        m_tab = Tab::Troops;
    const std::vector<Tab> shown = tabs();
    if (m_tabs->count() != static_cast<int>(shown.size()))
        retranslate();
    m_tabs->setCurrent(static_cast<int>(std::find(shown.begin(), shown.end(), m_tab) - shown.begin()));
    // On a small page the tabs stand above what they show, the line among them.
    body()->setDirection(m_small ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    for (const Tab tab : {Tab::Line, Tab::Troops, Tab::Tactics, Tab::Flag, Tab::Words})
        m_shownByTab[tab]->setVisible(m_tab == tab || (tab == Tab::Line && !m_small));
    m_unseen->setVisible(m_tab == Tab::Troops);
    m_troops->setWide(m_small);
    m_tactics->setWide(m_small);
    m_side->setMinimumWidth(m_small ? 0 : qRound(theme.em() * columnEms));
    m_side->setMaximumWidth(m_small ? QWIDGETSIZE_MAX : qRound(theme.em() * columnEms));
    const bool onlyTabs = m_small && m_tab == Tab::Line;
    m_side->setSizePolicy(m_small && !onlyTabs ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                          onlyTabs ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    if (wasSmall != m_small) // the bar does without "Step back" where it is narrow
        showBar();
}

void BattleLinePage::showMatch()
{
    m_hand = {};
    lookAhead();
    const bool isOtherGame = m_shown.step == Step::Over && state().step != Step::Over;
    const bool isOtherTurn = m_shown.toMove != state().toMove || isOtherGame;
    m_shown = state();
    m_colour = -1;
    m_scouted.clear();
    m_provable = provable(state());
    const Step step = state().step;
    const FlagSet own = legal(state()).mayClaim ? m_provable[state().toMove] : FlagSet{0};
    if (own != 0) {
        m_flag = numbersOf(own).front();
        m_claimant = state().toMove;
        if (!m_small)
            m_tab = Tab::Flag;
    } else {
        m_flag = 0;
        if (step == Step::Over)
            m_tab = Tab::Words;
        else if (isOtherTurn || step == Step::ClaimAndDraw || m_tab == Tab::Flag || m_tab == Tab::Line)
            m_tab = Tab::Troops;
    }
    showAll();
}

void BattleLinePage::showAll()
{
    showSeats();
    showLine();
    showPads();
    showFlag();
    showBar();
    arrange();
}

void BattleLinePage::showInLanguage()
{
    retranslate();
    showAll();
}

std::optional<ScoreStripState> BattleLinePage::strip() const
{
    return stripOf(state(), names());
}

std::optional<Cue> BattleLinePage::cueOfChange() const
{
    const State& now = state();
    const auto flags = [](const State& state) {
        return countOfFlags(state.table, Seat::South) + countOfFlags(state.table, Seat::North);
    };
    const bool begins =
        now.games.size() == m_shown.games.size() && m_shown.step == Step::Over && now.step != Step::Over;
    const bool ends = m_shown.step != Step::Over && now.step == Step::Over;
    if (begins || ends)
        return Cue::Whistle;
    return flags(now) > flags(m_shown) ? std::optional(Cue::Score) : std::nullopt;
}

void BattleLinePage::showSeats()
{
    const Seat below = m_line->model().below;
    for (const Seat seat : bothSeats)
        (seat == below ? m_near : m_far)->showSeat(state(), seat);
}

void BattleLinePage::showLine()
{
    LineModel line;
    line.table = state().table;
    line.provable = m_provable;
    line.names = names();
    line.chosenFlag = m_flag;
    line.chosenFor = m_claimant;
    offer(line, state(), m_hand);
    m_line->setModel(std::move(line));
}

void BattleLinePage::showPads()
{
    const Seat seat = state().toMove;
    const auto shown = [&](Card card) {
        const bool isPlaying = state().step == Step::Play;
        return PadCard{card, placeWords(state().table, card),
                       isPlaying ? whyNotWords(whyNotPlayable(state().table, seat, card)) : QString(),
                       card == m_hand.card};
    };
    m_troops->showCards(shown);
    m_tactics->showCards(shown);
    const int unseen = (TroopSet::all() - visibleTroops(state().table)).size();
    m_unseen->setText(tr("Troop cards not seen yet: %1").arg(unseen));
}

void BattleLinePage::showFlag()
{
    m_flagPanel->showClaim(state(), m_flag, m_claimant, names(), desk().match().names());
}

bool BattleLinePage::enter(Command command)
{
    const std::optional<Command> before = std::exchange(m_before, std::nullopt);
    m_ahead.reset();
    if (before && play(writeCommand(*before)) != Played::Accepted)
        return false;
    const bool wasOn = desk().as<Game>().state().step != Step::Over;
    if (play(writeCommand(command)) != Played::Accepted)
        return false;
    if (wasOn && state().step == Step::Over)
        showEnd();
    return true;
}

// A game that is won is worth more than a line of the bar.
void BattleLinePage::showEnd()
{
    RulingMomentState shown;
    shown.seat = state().result && state().result->winner ? seatNumber(*state().result->winner) : 0;
    shown.headline = resultWords(state(), names());
    shown.result = seriesWords(state(), names());
    if (!desk().lastRulings().empty()) {
        const RulingState told = desk().banner(desk().lastRulings().front());
        shown.caption = told.sentence;
        shown.rules = told.rules.mid(0, rulesOfEnd);
    }
    showMoment(std::move(shown));
}

// What needs no decision is looked past: the first turn has no claims to end. The usual end of a turn needs no tap of
// its own either: the draw is entered with the card that the next player lays. A card that is only touched enters
// nothing.
void BattleLinePage::lookAhead()
{
    m_ahead.reset();
    const State& now = state();
    m_before = automaticStep(now);
    const bool endsTurn = !m_hand.isEmpty() && now.step == Step::ClaimAndDraw && now.mustDraw() &&
                          (!legal(now).mayClaim || m_provable[now.toMove] == 0);
    if (!m_before && endsTurn)
        m_before = Draw{now.decks.troop > 0 ? Deck::Troop : Deck::Tactics};
    if (!m_before)
        return;
    State next = referee(now, *m_before).next;
    while (const std::optional<Command> step = automaticStep(next))
        next = referee(next, *step).next;
    m_ahead = std::move(next);
}

void BattleLinePage::pickCard(Card card)
{
    closeRefusal();
    m_hand = m_hand.card == card ? Hand{} : Hand{card, {}};
    lookAhead();
    m_flag = 0;
    if (m_small && !m_hand.isEmpty())
        m_tab = Tab::Line;
    showAll();
}

// As tapping the card and then the place.
void BattleLinePage::dropCard(Card card, QPoint globalPosition)
{
    const QPoint there = m_line->mapFromGlobal(globalPosition);
    if (!m_line->isVisible() || !m_lineArea->rect().contains(m_lineArea->mapFromGlobal(globalPosition)))
        return;
    if (m_hand.card != card)
        pickCard(card);
    if (const int place = m_line->placeAt(there); place >= 0)
        m_line->pressPlace(place);
}

void BattleLinePage::pressFlag(int flag)
{
    if (const auto command = m_hand.isEmpty() ? std::nullopt : playAt(m_hand, flag)) {
        enter(*command);
        return;
    }
    if (!m_hand.isEmpty())
        return; // a card on the line is to be chosen first
    m_flag = m_flag == flag ? 0 : flag;
    m_claimant = state().toMove;
    if (m_flag > 0 && !m_provable[m_claimant] && (m_provable[opponentOf(m_claimant)] & flagBit(flag)) != 0)
        m_claimant = opponentOf(m_claimant);
    m_tab = m_flag > 0 ? Tab::Flag : Tab::Troops;
    showAll();
}

void BattleLinePage::pressCard(Card card)
{
    if (m_hand.card == cards::deserter) {
        enter(PlayDeserter{card});
        return;
    }
    m_hand.taken = m_hand.taken == card ? Card{} : card;
    showAll();
}

bool BattleLinePage::putBack()
{
    if (m_hand.isEmpty() && m_flag == 0)
        return false;
    if (m_hand.isEmpty())
        m_flag = 0;
    else if (m_hand.taken.isValid())
        m_hand.taken = {};
    else
        m_hand = {};
    lookAhead();
    showAll();
    return true;
}

int BattleLinePage::colourOf(const QString& typed)
{
    for (int colour = 0; colour < battleline::colorCount; ++colour) {
        if (letterOf(colour).toUpper() == typed)
            return colour;
    }
    return -1;
}

// While cards are laid, the letter of a colour is no shortcut of the window: green is Z in two languages, as undo is,
// which has Ctrl+Z as well.
bool BattleLinePage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && state().step != Step::Over) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier && colourOf(key->text().toUpper()) >= 0) {
            event->accept();
            return true;
        }
    }
    return MatchFrame::event(event);
}

// By keyboard a turn is three keys: the letter of the colour, the value (0 for 10), the flag.
void BattleLinePage::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text().toUpper();
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (typed.size() != 1 || !isPlain) {
        MatchFrame::keyPressEvent(event);
        return;
    }
    const int digit = typed.at(0).digitValue();
    if (digit >= 0 && m_colour >= 0) {
        const Card card = Card::troop(std::exchange(m_colour, -1), digit == 0 ? 10 : digit);
        if (m_hand.card != card)
            pickCard(card);
        return;
    }
    if (digit > 0) {
        pressFlag(digit);
        return;
    }
    if (const int colour = colourOf(typed); colour >= 0) {
        m_colour = colour;
        openTab(Tab::Troops);
        m_troops->setFocus(Qt::ShortcutFocusReason); // on the line a digit is a flag
        return;
    }
    MatchFrame::keyPressEvent(event);
}

QStringList BattleLinePage::keys() const
{
    return {tr("By keyboard: the letter of the colour, the value (0 for 10), then the flag's number.")};
}

void BattleLinePage::retranslate()
{
    const int current = m_tabs->current();
    QStringList titles{tr("Troops"), tr("Tactics"), tr("Flag"), tr("Log")};
    if (m_small)
        titles.prepend(tr("Line"));
    m_tabs->setTitles(titles);
    m_tabs->setAccessibleName(tr("What stands beside the line"));
    m_tabs->setCurrent(current);
    m_troops->setAccessibleName(tr("Troop cards"));
    m_troops->setAccessibleDescription(keys().front());
    m_unseen->setToolTip(m_troops->accessibleDescription());
    m_tactics->setAccessibleName(tr("Tactics cards"));
}

} // namespace whistle::battleline
