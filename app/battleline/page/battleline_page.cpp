// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/page/battleline_page.h"

#include "base/common_words.h"
#include "base/each.h"
#include "battleline/form_pickers.h"
#include "battleline/judging/plays.h"
#include "battleline/telling/game_words.h"
#include "battleline/telling/spoken_names.h"
#include "controls/layout/columns.h"
#include "controls/panels/ruling_banner.h"
#include "look/emblem.h"
#include "table/log_panel.h"

#include <QKeyEvent>

namespace whistle::battleline {

namespace {

/// The width of the column beside the line, in em of the text: six cards of the pad side by side.
constexpr double columnEms = 24.5;
/// So many rules stand at the moment of a ruling; the others are in the log.
constexpr qsizetype rulesOfMoment = 4;

/// The colour that is written so; -1: none.
int colourOf(const QString& typed)
{
    for (int colour = 0; colour < colorCount; ++colour) {
        if (letterOf(colour).toUpper() == typed)
            return colour;
    }
    return -1;
}

} // namespace

/// What everybody knows of a player beside the flags: how many cards of each kind are held, and the cards that lie set
/// aside.
class SeatLine : public QWidget {
public:
    SeatLine()
    {
        m_name->setElided(true);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(px(Length::SpaceM), 0, px(Length::SpaceM), 0);
        row->setSpacing(px(Length::SpaceS));
        row->addWidget(m_emblem);
        row->addWidget(m_name);
        row->addWidget(m_note, 1);
        row->addWidget(m_setAside, 1);
    }
    void showSeat(const State& state, Seat seat)
    {
        m_emblem->setSeat(seatNumber(seat));
        m_name->setText(playerNames(state)[seat]);
        m_note->setText(handWords(state, seat));
        m_setAside->setCards(eachOf(state.table.setAside[seat], [](Card card) { return RowCard{card}; }));
    }

private:
    SeatEmblem* m_emblem = new SeatEmblem;
    TextLabel* m_name = new TextLabel({}, TypeStep::Label);
    TextLabel* m_note = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    CardRow* m_setAside = new CardRow;
};

BattleLinePage::BattleLinePage(MatchSession& matchSession, QWidget* parent)
    : MatchFrameOf(matchSession, pastTeller(), parent)
    , m_seatLines{{new SeatLine, new SeatLine}}
{
    setObjectName(QStringLiteral("battleLinePage"));
    build();
    connect(m_line, &LineView::flagPressed, this, &BattleLinePage::pressFlag);
    connect(m_line, &LineView::cardPressed, this, [this](Card card) { moveInput().tap(pieceTap(idOf(card))); });
    for (CardPad* pad : {m_troops, m_tactics}) {
        connect(pad, &CardPad::cardPressed, this, &BattleLinePage::pickCard);
        connect(pad, &CardPad::cardDropped, this, &BattleLinePage::dropCard);
    }
    connect(m_flagPanel, &FlagPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_flagPanel, &FlagPanel::seatChosen, this, [this](Seat seat) {
        m_claimant = seat;
        showAll();
    });
    connect(m_side, &SideTabs::turned, this, [this] { arrange(); });
    session().automate<Game>([](const State& state) { return automaticStep(state); });
    goByMoves(telling());
    offerOtherEntries({formPickers(), {"start_game"}});
    retranslate();
    begin();
}

void BattleLinePage::build()
{
    auto* board = new QWidget;
    auto* line = columnIn(*board, 0, px(Length::SpaceXs), {m_seatLines[Seat::North]});
    line->setContentsMargins(0, px(Length::SpaceS), 0, px(Length::SpaceS));
    line->addWidget(m_line, 1);
    line->addWidget(m_seatLines[Seat::South]);
    m_lineArea = new Scroller(board);
    auto* troops = new QWidget;
    columnIn(*troops, 0, px(Length::SpaceS), {m_unseen})->addWidget(scrolling(m_troops), 1);
    auto* words = new QWidget;
    columnIn(*words, 0, -1, {new Scroller(ruling())})->addWidget(log(), 1);
    m_side = new SideTabs(m_lineArea, {troops, scrolling(m_tactics), scrolling(m_flagPanel), words}, columnEms);
    body()->addWidget(m_lineArea, 1);
    body()->addWidget(m_side);
    addBar(m_bar);
}

void BattleLinePage::arrange()
{
    m_side->setRoom(roomWidth());
    m_side->arrange(*body());
    m_troops->setWide(m_side->isSmall());
    m_tactics->setWide(m_side->isSmall());
}

void BattleLinePage::showMatch()
{
    const State& now = state();
    const bool isOver = now.step == Step::Over;
    const bool isWon = isOver ? m_shown.step != Step::Over : now.wonFlags.size() > m_shown.wonFlags.size();
    const bool isOtherTurn = m_shown.toMove != now.toMove || (m_shown.step == Step::Over && !isOver);
    m_shown = now;
    m_colour = -1;
    m_tried = {};
    readMoves();
    m_flag = m_claimable != 0 ? numbersOf(m_claimable).front() : 0;
    if (m_claimable != 0) {
        m_claimant = now.toMove;
        if (!m_side->isSmall())
            m_side->open(Tab::Flag);
    } else if (isOver) {
        m_side->open(Tab::Words);
    } else if (isOtherTurn || now.step == Step::ClaimAndDraw || m_side->isOpen(Tab::Flag) ||
               m_side->isOpen(Tab::Line)) {
        m_side->open(Tab::Troops);
    }
    showAll();
    if (isWon && session().lastRuling())
        showNews(*session().lastRuling());
}

void BattleLinePage::readMoves()
{
    m_provable = state().provable();
    m_standing = tellsOutlook() ? standingOf(state()) : std::vector<FlagStanding>();
    m_claimable = 0;
    m_playable.clear();
    m_play = nullptr;
    for (const GameMove& move : moves()) {
        const Tap& first = move.taps.front();
        if (first.kind == TapKind::Card)
            m_playable.insert(*cardOf(first.id));
        if (const auto* claim = std::get_if<ClaimFlag>(&move.commands.back()))
            m_claimable |= flagBit(claim->flag);
        if (!m_play && (first.kind == TapKind::Card || std::holds_alternative<Pass>(move.commands.back())))
            m_play = &move;
    }
}

Card BattleLinePage::picked() const
{
    const std::vector<Tap>& taps = moveInput().taps();
    return !taps.empty() && taps.front().kind == TapKind::Card ? *cardOf(taps.front().id) : m_tried;
}

Card BattleLinePage::taken() const
{
    const std::vector<Tap>& taps = moveInput().taps();
    return !taps.empty() && taps.back().kind == TapKind::Piece ? *cardOf(taps.back().id) : Card{};
}

Seat BattleLinePage::player() const
{
    return m_play ? *fromWord<Seat>(m_play->seat) : state().toMove;
}

void BattleLinePage::showAll()
{
    showBoard();
    showPads();
    showBar();
    arrange();
}

std::optional<Cue> BattleLinePage::cueOfChange() const
{
    const bool isOver = state().step == Step::Over;
    const bool wasOver = m_shown.step == Step::Over;
    if (isOver != wasOver && (isOver || state().games.size() == m_shown.games.size()))
        return Cue::Whistle;
    return state().wonFlags.size() > m_shown.wonFlags.size() ? std::optional(Cue::Score) : std::nullopt;
}

void BattleLinePage::showBoard()
{
    for (const Seat seat : bothSeats)
        m_seatLines[seat]->showSeat(state(), seat);
    LineModel line{.table = state().table,
                   .provable = m_provable,
                   .names = names(),
                   .chosenFlag = m_flag,
                   .chosenFor = m_claimant,
                   .offeredTo = player(),
                   .chosenCard = taken(),
                   .standing = m_standing};
    for (const Tap& tap : moveInput().shining()) {
        if (tap.kind == TapKind::Place)
            line.offeredFlags |= flagBit(std::stoi(tap.id));
        else if (tap.kind == TapKind::Piece)
            line.takeable.push_back(*cardOf(tap.id));
    }
    m_line->setModel(std::move(line));
    m_flagPanel->showClaim(state(), m_flag, m_claimant, names(), session().match().names());
}

void BattleLinePage::showPads()
{
    const Table& table = state().table;
    for (CardPad* pad : {m_troops, m_tactics}) {
        pad->showCards([&](Card card) {
            const bool isStruck = m_play && !m_playable.contains(card);
            const auto reason = isStruck ? whyNotPlayable(table, player(), card) : std::nullopt;
            return PadCard{card, placeWords(table, card), objectionWords(whyNot(reason), {}), card == picked()};
        });
    }
    m_unseen->setText(tr("Troop cards not yet seen: %1").arg((TroopSet::all() - table.visibleTroops()).size()));
}

// A flag that is won, or a game, is worth more than a line of the bar.
void BattleLinePage::showNews(const PlayResult& ruling)
{
    const RulingState told = session().banner(ruling);
    RulingMomentState shown;
    shown.rules = told.rules.mid(0, rulesOfMoment);
    if (state().step == Step::Over) {
        shown.seat = winnerNumber(state());
        shown.stays = true;
        shown.headline = resultWords(state(), names());
        shown.caption = told.sentence;
        shown.result = seriesWords(state(), names());
    } else {
        shown.seat = seatNumber(state().wonFlags.back().wonBy);
        shown.headline = told.sentence;
        shown.result = told.reasons.value(told.reasons.size() - 1);
    }
    showMoment(std::move(shown));
}

void BattleLinePage::showMoves()
{
    m_tried = {};
    if (!moveInput().taps().empty())
        m_flag = 0;
    showAll();
}

void BattleLinePage::pickCard(Card card)
{
    const bool isPutBack = picked() == card;
    closeRefusal();
    m_tried = {};
    const std::vector<Tap>& taps = moveInput().taps();
    if (isPutBack || (!taps.empty() && taps.front().kind == TapKind::Card))
        moveInput().clear();
    if (isPutBack)
        return;
    moveInput().tap(cardTap(idOf(card)));
    if (m_side->isSmall()) {
        m_side->open(Tab::Line);
        showAll();
    }
}

// As tapping the card and then the place.
void BattleLinePage::dropCard(Card card, QPoint globalPosition)
{
    if (!m_line->isVisible() || !m_lineArea->rect().contains(m_lineArea->mapFromGlobal(globalPosition)))
        return;
    if (picked() != card)
        pickCard(card);
    if (const int place = m_line->placeAt(m_line->mapFromGlobal(globalPosition)); place >= 0)
        m_line->pressPlace(place);
}

void BattleLinePage::pressFlag(int flag)
{
    const Tap place = placeTap(std::to_string(flag));
    if (!m_tried.isValid())
        moveInput().tap(place);
    else
        attempt({cardTap(idOf(m_tried)), place});
}

void BattleLinePage::lookAt(const Tap& tap)
{
    if (tap.kind == TapKind::Card) {
        m_tried = *cardOf(tap.id);
        m_flag = 0;
    } else if (tap.kind == TapKind::Place && !picked().isValid()) {
        const int flag = std::stoi(tap.id);
        m_flag = m_flag == flag ? 0 : flag;
        m_claimant = state().toMove;
        if (m_flag > 0 && !m_provable[m_claimant] && (m_provable[opponentOf(m_claimant)] & flagBit(flag)) != 0)
            m_claimant = opponentOf(m_claimant);
        m_side->open(m_flag > 0 ? Tab::Flag : Tab::Troops);
    }
    showAll();
}

bool BattleLinePage::putBack()
{
    if (!m_tried.isValid() && m_flag == 0)
        return false;
    if (!m_tried.isValid())
        m_flag = 0;
    m_tried = {};
    showAll();
    return true;
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
    const bool isOne = typed.size() == 1 && isPlain;
    const int digit = isOne ? typed.at(0).digitValue() : -1;
    const int colour = isOne ? colourOf(typed) : -1;
    if (digit >= 0 && m_colour >= 0) {
        const Card card = Card::troop(std::exchange(m_colour, -1), digit == 0 ? 10 : digit);
        if (picked() != card)
            pickCard(card);
    } else if (digit > 0) {
        pressFlag(digit);
    } else if (colour >= 0) {
        m_colour = colour;
        m_side->open(Tab::Troops);
        arrange();
        m_troops->setFocus(Qt::ShortcutFocusReason); // on the line a digit is a flag
    } else {
        MatchFrame::keyPressEvent(event);
    }
}

void BattleLinePage::retranslate()
{
    m_side->setTitles(tr("Beside the line"),
                      {tr("Line"), tr("Troops"), tr("Tactics"), tr("Flag"), CommonWords::tr("Log")});
    m_troops->setAccessibleName(tr("Troop cards"));
    m_troops->setAccessibleDescription(keys().front());
    m_unseen->setToolTip(m_troops->accessibleDescription());
    m_tactics->setAccessibleName(GameWords::tr("Tactics cards"));
}

} // namespace whistle::battleline

#include "moc_battleline_page.cpp"
