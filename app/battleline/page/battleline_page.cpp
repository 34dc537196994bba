// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/page/battleline_page.h"

#include "battleline/cards/card_pad.h"
#include "battleline/line/flag_panel.h"
#include "battleline/line/seat_line.h"
#include "battleline/offers/legal.h"
#include "battleline/telling/card_words.h"
#include "battleline/telling/log_lines.h"
#include "battleline/telling/strip.h"
#include "controls/action_bar.h"
#include "controls/log_list.h"
#include "controls/ruling_banner.h"
#include "controls/score_strip.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "match/entry_menu.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>
#include <algorithm>

namespace whistle::battleline {

namespace {

/// The width of the column beside the line, in em of the text: six cards of the pad side by side.
constexpr double columnEms = 24.5;

std::vector<Card> troopsByColour()
{
    std::vector<Card> cards;
    for (int index = 0; index < troopCount; ++index)
        cards.push_back(Card::at(index));
    return cards;
}

std::vector<Card> tacticsCards()
{
    std::vector<Card> cards;
    for (int index = troopCount; index < cardCount; ++index)
        cards.push_back(Card::at(index));
    return cards;
}

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

int px(Length name)
{
    return Theme::current().px(name);
}

} // namespace

BattleLinePage::BattleLinePage(MatchDesk& matchDesk, QWidget* parent)
    : GamePage(matchDesk, parent)
    , m_strip(new ScoreStrip)
    , m_body(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_lineBox(new QWidget)
    , m_lineArea(new Scroller(m_lineBox))
    , m_far(new SeatLine)
    , m_line(new LineView)
    , m_near(new SeatLine)
    , m_tabs(new SegmentedChoice)
    , m_unseen(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_troopBox(nullptr)
    , m_troops(new CardPad(troopsByColour(), battleline::colorCount))
    , m_tacticsBox(nullptr)
    , m_tactics(new CardPad(tacticsCards(), 2))
    , m_flagBox(nullptr)
    , m_flagPanel(new FlagPanel)
    , m_words(new QWidget)
    , m_ruling(new RulingBanner)
    , m_log(new LogList)
    , m_refusalBanner(new RulingBanner)
    , m_bar(new ActionBar)
{
    setObjectName(QStringLiteral("battleLinePage"));
    build();
    connect(m_strip, &ScoreStrip::undoAsked, this, [this] { desk().undo(); });
    connect(m_strip, &ScoreStrip::redoAsked, this, [this] { desk().redo(); });
    connect(m_strip, &ScoreStrip::pastAsked, this, [this] { Q_EMIT pastAsked(PastAct::Look, 0); });
    connect(m_strip, &ScoreStrip::scoreboardAsked, this, &GamePage::scoreboardAsked);
    connect(m_strip, &ScoreStrip::saveAsked, this, &GamePage::saveAsked);
    connect(m_line, &LineView::flagPressed, this, &BattleLinePage::pressFlag);
    connect(m_line, &LineView::cardPressed, this, &BattleLinePage::pressCard);
    for (CardPad* pad : {m_troops, m_tactics})
        connect(pad, &CardPad::cardPressed, this, &BattleLinePage::pickCard);
    connect(m_flagPanel, &FlagPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_flagPanel, &FlagPanel::seatChosen, this, [this](Seat seat) {
        m_claimant = seat;
        showLine();
    });
    connect(m_tabs, &SegmentedChoice::chosen, this, [this](int index) {
        m_tab = tabs()[static_cast<std::size_t>(index)];
        arrange();
    });
    connect(m_ruling, &RulingBanner::ruleOpened, this, &GamePage::ruleAsked);
    connect(m_ruling, &RulingBanner::challenged, this, [this] { Q_EMIT challengeAsked(0); });
    connect(m_refusalBanner, &RulingBanner::ruleOpened, this, &GamePage::ruleAsked);
    connect(m_refusalBanner, &RulingBanner::left, m_refusalBanner, &QWidget::hide);
    connect(m_refusalBanner, &RulingBanner::overrideChosen, this, [this](const QString& reason) {
        if (const std::optional<Refusal> refusal = m_refusal)
            desk().play(refusal->line, reason);
    });
    connect(&desk(), &MatchDesk::refused, this, &BattleLinePage::refuse);
    connect(&desk(), &MatchDesk::notSaved, this, &BattleLinePage::showStrip);
    connect(&desk(), &MatchDesk::changed, this, &BattleLinePage::matchChanged);
    offerPast(*m_log, *this);
    desk().automate<Game>([](const State& state) { return automaticStep(state); });
    retranslate();
    matchChanged();
}

void BattleLinePage::build()
{
    m_line->setObjectName(QStringLiteral("line"));
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_troops->setObjectName(QStringLiteral("troopPad"));
    m_tactics->setObjectName(QStringLiteral("tacticsPad"));
    m_ruling->setObjectName(QStringLiteral("newestRuling"));
    m_log->setObjectName(QStringLiteral("log"));
    m_strip->setObjectName(QStringLiteral("scoreStrip"));
    m_refusalBanner->setObjectName(QStringLiteral("refusalBanner"));
    m_refusalBanner->hide();
    auto* line = new QVBoxLayout(m_lineBox);
    line->setContentsMargins(0, px(Length::SpaceS), 0, px(Length::SpaceS));
    line->setSpacing(px(Length::SpaceXs));
    line->addWidget(m_far);
    line->addWidget(m_line, 1);
    line->addWidget(m_near);
    m_body->setSpacing(0);
    m_body->addWidget(m_lineArea, 1);
    m_body->addWidget(sidePanel());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addLayout(m_body, 1);
    column->addWidget(m_refusalBanner);
    column->addWidget(m_bar);
}

QWidget* BattleLinePage::sidePanel()
{
    m_side = new QWidget;
    m_troopBox = scrolling(m_troops);
    m_tacticsBox = scrolling(m_tactics);
    m_flagBox = scrolling(m_flagPanel);
    auto* words = new QVBoxLayout(m_words);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(new Scroller(m_ruling));
    words->addWidget(m_log, 1);
    auto* column = new QVBoxLayout(m_side);
    const int gap = px(Length::SpaceS);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addWidget(m_tabs);
    column->addWidget(m_unseen);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_troopBox, m_tacticsBox, m_flagBox, m_words})
        column->addWidget(widget, 1);
    return m_side;
}

const State& BattleLinePage::state() const
{
    return desk().as<Game>().state();
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
    m_small = width() < theme.em() * theme.mediumFrom();
    if (!m_small && m_tab == Tab::Line)
        m_tab = Tab::Troops;
    const std::vector<Tab> shown = tabs();
    if (m_tabs->count() != static_cast<int>(shown.size()))
        retranslate();
    m_tabs->setCurrent(static_cast<int>(std::find(shown.begin(), shown.end(), m_tab) - shown.begin()));
    // On a small page the tabs stand above what they show, the line among them.
    m_body->setDirection(m_small ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    m_lineArea->setVisible(!m_small || m_tab == Tab::Line);
    m_troopBox->setVisible(m_tab == Tab::Troops);
    m_tacticsBox->setVisible(m_tab == Tab::Tactics);
    m_flagBox->setVisible(m_tab == Tab::Flag);
    m_words->setVisible(m_tab == Tab::Words);
    m_unseen->setVisible(m_tab == Tab::Troops);
    m_troops->setWide(m_small);
    m_tactics->setWide(m_small);
    m_side->setMinimumWidth(m_small ? 0 : qRound(theme.em() * columnEms));
    m_side->setMaximumWidth(m_small ? QWIDGETSIZE_MAX : qRound(theme.em() * columnEms));
    const bool onlyTabs = m_small && m_tab == Tab::Line;
    m_side->setSizePolicy(m_small && !onlyTabs ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                          onlyTabs ? QSizePolicy::Maximum : QSizePolicy::Preferred);
}

void BattleLinePage::matchChanged()
{
    m_hand = {};
    m_scouted.clear();
    m_refusal.reset();
    m_refusalBanner->hide();
    m_provable = provable(state());
    const Step step = state().step;
    const bool mayClaim = step == Step::ClaimAndDraw || step == Step::ClaimFirst;
    const FlagSet own = mayClaim ? m_provable[state().toMove] : FlagSet{0};
    if (own != 0) {
        m_flag = numbersOf(own).front();
        m_claimant = state().toMove;
        if (!m_small)
            openTab(Tab::Flag);
    } else {
        m_flag = 0;
        if (step == Step::Over)
            openTab(Tab::Words);
        else if (m_tab == Tab::Flag || m_tab == Tab::Line)
            openTab(Tab::Troops);
    }
    showAll();
}

void BattleLinePage::showAll()
{
    showStrip();
    showLine();
    showPads();
    showFlag();
    showWords();
    showBar();
    arrange();
}

void BattleLinePage::showStrip()
{
    ScoreStripState strip = stripOf(state(), names());
    strip.saved = desk().isSideCopy() ? SaveSign::None : desk().isSaved() ? SaveSign::Saved : SaveSign::NotSaved;
    strip.hasPast = !desk().isSideCopy();
    strip.undoes = desk().undoes();
    strip.redoes = desk().redoes();
    m_strip->setState(strip);
    const Seat below = m_line->model().below;
    for (const Seat seat : bothSeats) {
        std::vector<Card> aside;
        for (const Card card : state().table.setAside[seat])
            aside.push_back(card);
        SeatLine* shown = seat == below ? m_near : m_far;
        shown->setState(seatNumber(seat), names()[seat], handWords(state(), seat), aside);
    }
}

void BattleLinePage::showLine()
{
    LineModel line = lineOf(state().table, m_provable);
    line.names = {names()[Seat::North], names()[Seat::South]};
    line.chosenFlag = m_flag;
    line.chosenFor = m_claimant;
    offer(line, state(), m_hand);
    m_line->setModel(std::move(line));
}

void BattleLinePage::showPads()
{
    const Seat seat = state().toMove;
    const auto padOf = [&](const std::vector<Card>& cards) {
        std::vector<PadCard> pad;
        for (const Card card : cards)
            pad.push_back(
                {card, placeWords(state().table, card),
                 state().step == Step::Play ? whyNotWords(whyNotPlayable(state().table, seat, card)) : QString(),
                 card == m_hand.card});
        return pad;
    };
    m_troops->setCards(padOf(troopsByColour()));
    m_tactics->setCards(padOf(tacticsCards()));
    const int unseen = (TroopSet::all() - visibleTroops(state().table)).size();
    m_unseen->setText(tr("Troop cards not seen yet: %1").arg(unseen));
}

void BattleLinePage::showFlag()
{
    m_flagPanel->setState(m_flag > 0 ? flagPanelOf(state(), m_flag, names(), desk().match().names())
                                     : FlagPanelState{0, names(), {}},
                          m_claimant);
}

void BattleLinePage::showWords()
{
    const auto& match = desk().as<Game>();
    m_log->setLines(logLines(match));
    if (!desk().lastRulings().empty()) {
        m_ruling->setState(desk().banner(desk().lastRulings().front()));
        return;
    }
    const std::vector<LogEntry> log = match.entries();
    const auto newest = std::find_if(log.rbegin(), log.rend(),
                                     [](const LogEntry& entry) { return !entry.withdrawn && !entry.refused; });
    const auto entry = newest == log.rend() ? std::nullopt : match.entryAt(newest->number);
    m_ruling->setState(entry ? desk().banner(entry->ruling) : RulingState{});
}

bool BattleLinePage::play(const Command& command)
{
    return desk().play(writeCommand(command)) == Played::Accepted;
}

void BattleLinePage::pickCard(Card card)
{
    // The usual end of a turn needs no tap of its own: the draw is entered with the next player's card.
    if (state().step == Step::ClaimAndDraw && m_provable[state().toMove] == 0 && state().mustDraw()) {
        if (!play(Draw{state().decks.troop > 0 ? Deck::Troop : Deck::Tactics}))
            return;
    }
    m_refusalBanner->hide();
    m_hand = m_hand.card == card ? Hand{} : Hand{card, {}};
    m_flag = 0;
    if (m_small && !m_hand.isEmpty())
        m_tab = Tab::Line;
    showLine();
    showPads();
    showFlag();
    showBar();
    arrange();
}

void BattleLinePage::pressFlag(int flag)
{
    if (const auto command = m_hand.isEmpty() ? std::nullopt : playAt(m_hand, flag)) {
        play(*command);
        return;
    }
    if (!m_hand.isEmpty())
        return; // a card on the line is to be chosen first
    m_flag = m_flag == flag ? 0 : flag;
    m_claimant = state().toMove;
    if (m_flag > 0 && !m_provable[m_claimant] && (m_provable[opponentOf(m_claimant)] & flagBit(flag)) != 0)
        m_claimant = opponentOf(m_claimant);
    showLine();
    showFlag();
    showBar();
    openTab(m_flag > 0 ? Tab::Flag : Tab::Troops);
}

void BattleLinePage::pressCard(Card card)
{
    if (const auto command = playTaking(m_hand, card)) {
        play(*command);
        return;
    }
    m_hand.taken = m_hand.taken == card ? Card{} : card;
    showLine();
    showBar();
}

void BattleLinePage::refuse(const Refusal& refusal)
{
    m_refusal = refusal;
    m_refusalBanner->setState(desk().banner(refusal));
    m_refusalBanner->show();
}

bool BattleLinePage::stepBack()
{
    if (m_refusalBanner->isVisible()) {
        m_refusalBanner->hide();
        return true;
    }
    if (!m_hand.isEmpty()) {
        if (m_hand.taken.isValid())
            m_hand.taken = {};
        else
            m_hand = {};
        showLine();
        showPads();
        showBar();
        return true;
    }
    if (m_flag == 0)
        return false;
    m_flag = 0;
    showLine();
    showFlag();
    showBar();
    return true;
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
    m_tactics->setAccessibleName(tr("Tactics cards"));
}

void BattleLinePage::resizeEvent(QResizeEvent* event)
{
    GamePage::resizeEvent(event);
    arrange();
}

void BattleLinePage::changeEvent(QEvent* event)
{
    GamePage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showAll();
    } else if (changesLooks(*event)) {
        arrange();
    }
}

} // namespace whistle::battleline
