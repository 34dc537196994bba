// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/look_back.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/words/capital.h"
#include "match/pages.h"

#include <algorithm>
#include <array>

namespace whistle {

namespace {

/// How long an entry of a replay stands, in milliseconds.
constexpr double entryStands = 1400;
/// From this many times the width of a wide page on the bar has a door that stands elsewhere as well.
constexpr double roomyFactor = 1.3;
constexpr std::array speeds{0.5, 1.0, 2.0};
const std::array speedWords{QStringLiteral("\u00bd\u00d7"), QStringLiteral("1\u00d7"), QStringLiteral("2\u00d7")};

/// A turn without anything to show for it (the table is cleaned up) has no chip.
bool hasChip(const PastTurn& turn)
{
    return turn.line.seat > 0 || !turn.signs.empty() || !turn.line.points.isEmpty() || !turn.line.shares.empty();
}

bool moves()
{
    return Theme::current().duration(Duration::Move) != 0;
}

} // namespace

LookBack::LookBack(GamePage& page, const PastTeller& teller)
    : QObject(&page)
    , m_page(page)
    , m_teller(teller)
    , m_ribbon(named("turnRibbon", new TurnRibbon(&page)))
{
    connect(m_ribbon, &TurnRibbon::hovered, this, [this](int number) {
        if (!m_isPinned)
            lookAtEntry(number, false);
    });
    connect(m_ribbon, &TurnRibbon::pressed, this, [this](int number) {
        pause();
        lookAtEntry(number, true);
    });
    connect(m_ribbon, &TurnRibbon::stepped, this, &LookBack::step);
    connect(m_ribbon, &TurnRibbon::playAsked, this, [this] { m_playing.isActive() ? pause() : play(); });
    connect(&page, &GamePage::ruleAsked, this, &LookBack::pause);
    m_playing.setSingleShot(true);
    connect(&m_playing, &QTimer::timeout, this, &LookBack::playOn);
}

void LookBack::build()
{
    if (m_stage != nullptr)
        return;
    m_stage = new PastStage(m_page, m_teller);
    m_bar = named("lookBar", new ActionBar(&m_page));
    connect(m_stage, &PastStage::touched, this, &LookBack::pause);
    place(m_table, m_board, m_barPlace);
}

void LookBack::read(LogBook& book)
{
    take(book);
    if (!leave())
        renewChips();
}

void LookBack::readOn(LogBook& book)
{
    take(book);
    const auto found = std::find_if(m_turns.begin(), m_turns.end(), [this](const PastTurn& turn) {
        return turn.last == m_entry || contains(turn.steps, m_entry) ||
               (turn.line.number <= m_entry && m_entry < turn.last);
    });
    if (m_at < 0 || found == m_turns.end()) {
        if (!leave())
            renewChips();
        return;
    }
    m_at = static_cast<int>(found - m_turns.begin());
    m_hasMore = true;
    (void)momentAt(m_entry); // for the strip
    renewChips();
    renewBar();
}

/// What it has of the match: the turns, the scores of now, and of the moments those that are as they were.
void LookBack::take(LogBook& book)
{
    m_book = &book;
    const NameReader names = m_page.session().match().names();
    const std::vector<LogLine>& lines = book.lines(names);
    const auto same = std::mismatch(m_lines.begin(), m_lines.end(), lines.begin(), lines.end());
    const int known = same.second == lines.begin() ? 0 : std::prev(same.second)->number;
    m_moments.erase(m_moments.upper_bound(same.first == m_lines.end() ? known : 0), m_moments.end());
    m_lines.erase(same.first, m_lines.end());
    m_lines.insert(m_lines.end(), same.second, lines.end());
    m_turns.clear();
    for (const PastTurn& turn : book.pastTurns(names)) {
        if (hasChip(turn))
            m_turns.push_back(turn);
    }
    m_now = m_teller.moment && book.newest() > 0 ? m_teller.moment(m_page.session().match(), book.newest()).scores
                                                 : std::vector<SeatScore>();
}

const Moment& LookBack::momentAt(int number)
{
    const auto known = m_moments.find(number);
    if (known != m_moments.end())
        return known->second;
    return m_moments[number] = m_teller.moment ? m_teller.moment(m_page.session().match(), number) : Moment{};
}

QString LookBack::nameOf(int seat) const
{
    const auto found =
        std::find_if(m_now.begin(), m_now.end(), [seat](const SeatScore& one) { return one.seat == seat; });
    return found == m_now.end() ? QString() : found->name;
}

std::pair<int, int> LookBack::stretchOf(int at) const
{
    int first = at;
    int end = at;
    while (first > 0 && turn(first - 1).band == turn(at).band)
        --first;
    while (end < static_cast<int>(m_turns.size()) && turn(end).band == turn(at).band)
        ++end;
    return {first, end};
}

QString LookBack::nameOfTurn(int at) const
{
    const PastTurn& past = turn(at);
    const auto [first, end] = stretchOf(at);
    const QString stretch = capital(past.band);
    const QString place =
        end - first == 1 ? stretch : tr("%1, turn %2", "stretch of the match, which").arg(stretch).arg(at - first + 1);
    const QString name = nameOf(past.line.seat);
    return name.isEmpty() ? place : enumerated({place, name});
}

TurnChip LookBack::chipOf(int at) const
{
    const PastTurn& past = turn(at);
    TurnChip chip;
    chip.number = past.last;
    chip.seat = past.line.seat;
    chip.signs = past.signs;
    chip.shares = past.line.shares;
    if (!past.line.points.isEmpty())
        chip.shares.emplace_back(past.line.seat, past.line.points);
    if (chip.signs.empty())
        chip.title = past.clauses.isEmpty() ? past.line.sentence : past.clauses.front();
    QStringList words{labelled(nameOfTurn(at), past.line.sentence)};
    for (const auto& [seat, points] : chip.shares) {
        const QString of = nameOf(seat);
        words << (of.isEmpty() ? points : spaced(of, points));
    }
    chip.words = enumerated(words);
    return chip;
}

TurnChip LookBack::foldOf(int first, int end)
{
    const PastTurn& last = turn(end - 1);
    TurnChip chip;
    chip.kind = TurnChip::Kind::Fold;
    chip.number = last.last;
    chip.caption = capital(last.band);
    QStringList scores;
    QStringList words;
    for (const SeatScore& score : momentAt(last.last).scores) {
        scores << QString::number(score.score);
        words << spaced(score.name, score.score);
    }
    chip.title = scores.join(scores.size() == 2 ? tr(" : ", "between two scores") : QStringLiteral("  "));
    chip.words = tr("%1, %n turn(s): %2", "stretch of the match, its turns, the scores", end - first)
                     .arg(chip.caption, enumerated(words));
    return chip;
}

/// The turns of the stretch that is looked at, or of the last one; the others are folded. A stretch of one turn is that
/// turn.
void LookBack::renewChips()
{
    std::vector<TurnChip> chips;
    const int count = static_cast<int>(m_turns.size());
    const int shown = m_at >= 0 ? m_at : count - 1;
    for (int at = 0; at < count;) {
        const auto [first, end] = stretchOf(at);
        const bool isOpen = (shown >= first && shown < end) || end - first == 1;
        if (!isOpen)
            chips.push_back(foldOf(first, end));
        for (int one = first; isOpen && one < end; ++one)
            chips.push_back(chipOf(one));
        at = end;
    }
    TurnChip now;
    now.kind = TurnChip::Kind::Now;
    now.seat = m_mover;
    now.title = now.words = CommonWords::tr("now");
    chips.push_back(std::move(now));
    m_ribbon->setChips(std::move(chips));
    m_ribbon->setLookedAt(m_at >= 0 ? turn(m_at).last : 0);
}

void LookBack::lookAtEntry(int number, bool pinned)
{
    const auto found =
        std::find_if(m_turns.begin(), m_turns.end(), [number](const PastTurn& turn) { return turn.last == number; });
    if (found == m_turns.end())
        leave();
    else
        look(static_cast<int>(found - m_turns.begin()), pinned);
}

void LookBack::step(int turns)
{
    pause();
    const int count = static_cast<int>(m_turns.size());
    const int to = (m_at >= 0 ? m_at : count) + turns;
    if (to >= count)
        leave();
    else if (count > 0)
        look(std::max(to, 0), true);
}

void LookBack::look(int at, bool pinned, int entry)
{
    const PastTurn& past = turn(at);
    if (entry == 0)
        entry = past.last;
    if (at == m_at && pinned == m_isPinned && entry == m_entry)
        return;
    build();
    const bool takesKeyboard = pinned && !m_isPinned;
    m_at = at;
    m_entry = entry;
    m_isPinned = pinned;
    (void)momentAt(entry); // for the strip
    m_stage->showMoment(m_page.session().match(), momentOf(at, entry));
    m_stage->show();
    m_stage->raise();
    if (pinned)
        renewChips(); // unfolds the stretch; under a mouse that only rests nothing moves
    else
        m_ribbon->setLookedAt(past.last);
    renewBar();
    if (takesKeyboard) {
        m_held = m_page.window()->focusWidget();
        QWidget* taker = m_ribbon->isVisible() ? static_cast<QWidget*>(m_ribbon) : m_bar->mainButton();
        taker->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT looked();
}

/// Of a turn that is over the ruling on the last entry that says something.
PastMoment LookBack::momentOf(int at, int entry) const
{
    const PastTurn& past = turn(at);
    PastMoment moment;
    moment.number = entry;
    moment.seat = past.line.seat;
    moment.when = nameOfTurn(at);
    for (const LogLine& line : m_lines) { // in their order: an inserted entry has a later number
        if (line.turn != past.line.turn || line.withdrawn)
            continue;
        moment.entries.push_back(line);
        if (line.number == entry)
            break;
    }
    moment.ruled = entry == past.last && !past.steps.empty() ? past.steps.back() : entry;
    const Match& match = m_page.session().match();
    if (const auto told = match.entryAt(moment.ruled)) {
        const LogLine* line = firstWith(moment.entries, &LogLine::number, moment.ruled);
        moment.ruling =
            m_page.session().banner(told->ruling, m_book->placeOf(moment.ruled), line ? line->sentence : QString());
        if (m_teller.tellsReasons && !m_teller.tellsReasons(match, moment.ruled))
            moment.ruling.reasons.clear();
    }
    return moment;
}

/// Behind the last turn there is nothing to be seen: its stretch begins anew.
void LookBack::play()
{
    if (m_at < 0 || !moves())
        return;
    const PastTurn& past = turn(m_at);
    if (m_at + 1 == static_cast<int>(m_turns.size()) && (past.steps.empty() || m_entry >= past.steps.back())) {
        begin(stretchOf(m_at).first);
        return;
    }
    m_endsStretch = false; // whoever goes on at its end wants the next one
    playOn();
    m_endsStretch = true;
    renewBar();
}

void LookBack::begin(int at)
{
    look(at, true, turn(at).steps.empty() ? 0 : turn(at).steps.front());
    if (moves())
        m_playing.start(qRound(entryStands / speeds[m_speed]));
    m_endsStretch = true;
    renewBar();
}

void LookBack::pause()
{
    if (!m_playing.isActive())
        return;
    m_playing.stop();
    renewBar();
}

/// The next entry that says something, or the first one of the next turn.
void LookBack::playOn()
{
    if (!moves()) {
        renewBar();
        return;
    }
    const PastTurn& past = turn(m_at);
    const auto shown = std::find(past.steps.begin(), past.steps.end(), m_entry);
    const bool isInTurn = shown != past.steps.end() && std::next(shown) != past.steps.end();
    const bool isOver = m_at + 1 == static_cast<int>(m_turns.size());
    if (!isInTurn && (isOver || (m_endsStretch && turn(m_at + 1).band != past.band))) {
        renewBar();
        return;
    }
    m_playing.start(qRound(entryStands / speeds[m_speed]));
    if (isInTurn)
        look(m_at, true, *std::next(shown));
    else
        look(m_at + 1, true, turn(m_at + 1).steps.empty() ? 0 : turn(m_at + 1).steps.front());
}

/// What comes before anybody can score (a draft) has little to be looked at.
void LookBack::show()
{
    if (m_turns.empty())
        return;
    const auto scores = [](const PastTurn& past) { return !past.line.points.isEmpty() || !past.line.shares.empty(); };
    const auto first = std::ranges::find_if(m_turns, scores);
    begin(first == m_turns.end() ? 0 : stretchOf(static_cast<int>(first - m_turns.begin())).first);
    m_endsStretch = false;
}

void LookBack::renewBar()
{
    m_bar->setVisible(m_isPinned);
    if (!m_isPinned)
        return;
    const PastTurn& past = turn(m_at);
    const auto [first, end] = stretchOf(m_at);
    const bool plays = m_playing.isActive();
    BarState bar;
    bar.seat = past.line.seat;
    bar.title = end - first == 1 ? tr("Nothing changes")
                                 : tr("Turn %1 of %2, nothing changes", "of those of a stretch of the match")
                                       .arg(m_at - first + 1)
                                       .arg(end - first);
    bar.note = m_hasMore               ? CommonWords::tr("Another entry has been made since.")
               : m_stage->tellsWords() ? tr("Now: %1", "the scores").arg(standingWords(m_now))
                                       : past.line.sentence;
    const auto add = [&bar](const char* name, const QString& title, const std::function<void()>& press) -> ButtonSpec& {
        bar.buttons.push_back(ButtonSpec{QString::fromLatin1(name), title, press}.as(ButtonLook::Outline));
        return bar.buttons.back();
    };
    ButtonSpec& previous = add("previousTurn", tr("Previous turn"), [this] { step(-1); });
    previous.key = Qt::Key_Comma;
    previous.why = m_at == 0 ? tr("This is the first turn.") : QString();
    if (moves())
        add("replay", plays ? CommonWords::tr("Pause") : tr("Replay"), [this, plays] { plays ? pause() : play(); });
    add("nextTurn", tr("Next turn"), [this] { step(1); }).key = Qt::Key_Period;
    const bool hasDoors = m_page.width() >= wideWidth() && !m_page.session().isSideCopy();
    if (plays)
        add("replaySpeed", tr("Speed %1", "of a replay").arg(speedWords[m_speed]), [this] {
            m_speed = (m_speed + 1) % speeds.size();
            renewBar();
        });
    else if (hasDoors)
        add("whatIfFromHere", CommonWords::tr("What if"),
            [this] { Q_EMIT m_page.pastAsked(PastAct::WhatIf, m_entry); });
    if (hasDoors && m_page.width() >= wideWidth() * roomyFactor) // the entries beside the board lead there, too
        add("toTimeMachine", CommonWords::tr("Time machine"),
            [this] { Q_EMIT m_page.pastAsked(PastAct::Look, m_entry); });
    bar.main = ButtonSpec{QStringLiteral("backToNow"), tr("Back to now"), [this] { leave(); }};
    m_bar->setState(std::move(bar));
    placeBar();
    m_bar->raise();
}

/// Where the bar of the page is, and higher where its words need it; the stage gives way.
void LookBack::placeBar()
{
    QRect place = m_barPlace;
    if (m_ribbon->isHidden()) // which nothing covers
        place.setTop(std::min(place.top(), place.bottom() + 1 - m_bar->sizeHint().height()));
    m_bar->setHighest(place.height());
    m_bar->setGeometry(place);
    QRect table = m_table;
    if (m_isPinned)
        table.setBottom(std::min(table.bottom(), place.top() - 1));
    m_stage->setGeometry(table);
    m_stage->setBoard(m_board.isEmpty() ? QRect() : m_board.translated(-table.topLeft()));
}

bool LookBack::leave()
{
    if (m_at < 0)
        return false;
    m_playing.stop();
    m_at = -1;
    m_entry = 0;
    m_isPinned = false;
    m_hasMore = false;
    const QWidget* focus = m_page.window()->focusWidget();
    const bool hasKeyboard =
        focus != nullptr && (focus == m_ribbon || m_bar->isAncestorOf(focus) || m_stage->isAncestorOf(focus));
    m_stage->hide();
    m_bar->hide();
    renewChips();
    Q_EMIT looked();
    if (hasKeyboard && m_held && m_held->isVisible())
        m_held->setFocus(Qt::OtherFocusReason);
    m_held.clear();
    return true;
}

void LookBack::forgetMouse()
{
    m_ribbon->forgetMouse();
    if (!m_isPinned)
        leave();
}

void LookBack::dress(ScoreStripState& strip)
{
    const auto mover =
        std::find_if(strip.seats.begin(), strip.seats.end(), [](const auto& seat) { return seat.active; });
    if (const int seat = mover == strip.seats.end() ? 0 : mover->seat; std::exchange(m_mover, seat) != seat)
        renewChips();
    if (m_at < 0)
        return;
    const auto then = m_moments.find(m_entry);
    if (then == m_moments.end())
        return;
    strip.period = capital(turn(m_at).band);
    strip.pips = 0; // what is counted beside the scores is of now
    strip.goal.clear();
    for (ScoreStripSeat& seat : strip.seats) {
        for (const SeatScore& score : then->second.scores)
            seat.score = score.seat == seat.seat ? score.score : seat.score;
        seat.change = 0;
        seat.cash.reset();
        seat.fouls.reset();
        seat.kills.reset();
        seat.pending.reset();
        seat.stepsOf = 0;
        seat.active = false;
        seat.note.clear();
    }
}

void LookBack::place(const QRect& table, const QRect& board, const QRect& bar)
{
    m_table = table;
    m_board = board;
    m_barPlace = bar;
    if (m_stage == nullptr)
        return;
    if (m_isPinned)
        renewBar(); // its words follow the room
    else
        placeBar();
}

} // namespace whistle

#include "moc_look_back.cpp"
