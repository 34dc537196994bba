// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/plain/plain_view.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/words/capital.h"

#include <algorithm>

namespace whistle {

namespace {

/// The width of the column beside the table, in em of the text.
constexpr double wordsEms = 20.5;
/// The share of the page's height that the moves may have.
constexpr double movesShare = 0.4;

} // namespace

PlainView::PlainView(MatchSession& session, MoveInput& moves, PlainWords words, QWidget& page)
    : QObject(&page)
    , m_session(session)
    , m_moveInput(moves)
    , m_words(std::move(words))
{
}

MoveTelling PlainView::telling()
{
    MoveTelling telling;
    telling.name = [this](const Tap& tap) { return m_words.tap(tap, m_session.match().names()); };
    telling.seat = [this](const std::string& seat) { return m_table.numberOf(seat); };
    return telling;
}

void PlainView::build(QBoxLayout& body, QBoxLayout& aboveBar, QWidget* ruling, QWidget* log)
{
    auto* said = new QWidget;
    columnIn(*said, px(Length::SpaceS), px(Length::SpaceS), {new Scroller(ruling)})->addWidget(log, 1);
    m_side = new SideTabs(m_board, {said}, wordsEms);
    m_side->open(Tab::Board);
    body.addWidget(m_board, 1);
    body.addWidget(m_side);
    m_groupArea = new Scroller(m_groups);
    m_groupArea->setFocusPolicy(Qt::NoFocus);
    aboveBar.addWidget(m_groupArea);
    connect(m_side, &SideTabs::turned, this, &PlainView::rearranged);
}

std::optional<ScoreStripState> PlainView::strip() const
{
    return plainStrip(m_table, m_moves);
}

std::optional<Cue> PlainView::cueOfChange() const
{
    if (isPlainOver(m_session.match()) != m_wasOver)
        return Cue::Whistle;
    const PlainTable now = m_words.read(m_session.match().table(), m_session.match().names());
    for (const PlainSeat& seat : now.seats) {
        const PlainSeat* before = m_table.seat(seat.id);
        if (before && seat.score > before->score)
            return Cue::Score;
    }
    return {};
}

void PlainView::showMatch()
{
    const Match& match = m_session.match();
    m_table = m_words.read(match.table(), match.names());
    m_moves = match.moves();
    m_wasOver = isPlainOver(match);
    std::vector<int> active;
    for (const std::string& seat : seatsToMove(m_moves))
        active.push_back(m_table.numberOf(seat));
    m_board->setTable(m_words.gameName(), m_table, active);
    m_side->setTitles(tr("Table and words"), {CommonWords::tr("Table"), tr("Ruling and log")});
    showMoves();
}

void PlainView::showMoves()
{
    const NameReader names = m_session.match().names();
    const std::vector<std::string> toMove = seatsToMove(m_moves);
    BarState bar;
    QStringList said;
    for (const Tap& tap : m_moveInput.taps())
        said << m_words.tap(tap, names);
    if (toMove.size() == 1) {
        bar.seat = m_table.numberOf(toMove.front());
        bar.title = tr("%1 is to move").arg(names ? names(toMove.front()) : QString::fromStdString(toMove.front()));
    } else {
        bar.title = m_wasOver ? QString() : tr("Play goes on");
    }
    if (!said.isEmpty())
        bar.title = said.join(QStringLiteral(", "));
    bar.note = m_table.stretch;
    if (m_wasOver) {
        tellEnd(bar);
    } else {
        BarState offered = m_moveInput.bar({});
        bar.main = std::move(offered.main);
        for (ButtonSpec& button : offered.buttons) {
            if (button.name == QStringLiteral("putBack"))
                bar.buttons.push_back(std::move(button).as(ButtonLook::Outline));
        }
    }
    m_groups->setGroups(groupsOf(m_moveInput, m_moves, m_words, m_table, names, bar.main ? bar.main->name : QString()));
    m_groupArea->setVisible(!m_groups->isHidden());
    if (m_session.canUndo() && said.isEmpty())
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("stepBack"), CommonWords::tr("Undo"), [this] { m_session.undo(); }}.as(
                ButtonLook::Outline));
    m_bar->setState(std::move(bar));
}

void PlainView::tellEnd(BarState& bar)
{
    const QStringList winners = m_table.winners();
    bar.title = winners.isEmpty() ? CommonWords::tr("The match is over")
                : winners.size() == 1
                    ? asLine(CommonWords::tr("%1 has won.").arg(winners.front()))
                    : CommonWords::tr("The win is shared: %1").arg(winners.join(QStringLiteral(", ")));
    for (const PlainSeat& seat : m_table.seats) {
        if (seat.hasWon && winners.size() == 1)
            bar.seat = seat.seat;
    }
    if (m_session.isSideCopy())
        return;
    bar.buttons.push_back(
        ButtonSpec{QStringLiteral("reportButton"), CommonWords::tr("Report"), [this] { Q_EMIT reportAsked(); }}.as(
            ButtonLook::Outline));
    bar.main = ButtonSpec{QStringLiteral("rematch"), CommonWords::tr("Play again, same seats"),
                          [this] { Q_EMIT rematchAsked(); }};
}

void PlainView::arrange(int room, int height, QBoxLayout& body)
{
    m_side->setRoom(room);
    m_side->arrange(body);
    m_groupArea->setHighest(qRound(height * movesShare));
}

} // namespace whistle

#include "moc_plain_view.cpp"
