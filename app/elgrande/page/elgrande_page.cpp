// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/page/elgrande_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/panels/ruling_banner.h"
#include "elgrande/form_pickers.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/telling/past.h"
#include "elgrande/telling/strip.h"
#include "elgrande/telling/words.h"
#include "table/log_panel.h"

#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>
#include <utility>

namespace whistle::elgrande {

namespace {

/// The width of the column beside the map, in em of the text.
constexpr double columnEms = 25;
/// Of the buttons behind the curtain.
constexpr int regionColumns = 3;

} // namespace

ElGrandePage::ElGrandePage(MatchSession& matchSession, QWidget* parent)
    : MatchFrameOf(matchSession, pastTeller(), parent)
{
    setObjectName(QStringLiteral("elGrandePage"));
    build();
    connect(m_map, &MapView::placePressed, this, [this](int place) { pressArea(static_cast<Area>(place)); });
    connect(m_map, &MapView::pulled, this,
            [this](int from, int to) { pull(static_cast<Area>(from), static_cast<Area>(to)); });
    connect(m_pad, &ButtonRow::dropped, this, [this](const QString& name, QPoint point) {
        const int place = m_map->placeAt(m_map->mapFromGlobal(point));
        const int number = name.mid(name.lastIndexOf(u'_') + 1).toInt();
        if (name.startsWith(QStringLiteral("count_")) && m_map->isVisible() && place >= 0)
            setCount(placeTap(toWord(static_cast<Area>(place))), number);
    });
    connect(m_sum, &SumPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_discs, &SecretStage::turned, this, [this] {
        if (!m_discs->isOpen())
            m_disc.reset();
        m_bar->setState(bar());
    });
    connect(m_side, &SideTabs::turned, this, [this] { arrange(); });
    auto* toMap = new QShortcut(QKeySequence(Qt::Key_M), this);
    connect(toMap, &QShortcut::activated, this, [this] {
        if (m_side->isSmall() && !m_map->isVisible()) {
            m_side->open(Tab::Map);
            arrange();
        }
        m_map->setFocus(Qt::ShortcutFocusReason);
    });
    session().automate<Game>([this](const State& now) { return automaticStep(now, facts()); });
    offerOtherEntries({formPickers(), {"new_match", "set_disc"}});
    goByMoves(telling());
    retranslate();
    begin();
}

void ElGrandePage::build()
{
    const int gap = Theme::current().px(Length::SpaceS);
    auto* map = columnIn(*m_mapBox, gap);
    map->addWidget(m_map, 1);
    map->addWidget(m_cards);
    map->addWidget(m_track);
    m_cards->setColumns(stackCount);
    columnIn(*m_rulingBox, 0, 0, {ruling(), spareRoom});
    columnIn(*m_table, 0, gap, {sealing(), m_rulingBox, m_padTitle, m_pad, m_padText, m_sum, m_seats, spareRoom});
    auto* tableArea = new Scroller(m_table);
    tableArea->setFocusPolicy(Qt::NoFocus);
    columnIn(*m_words)->addWidget(log(), 1);
    m_side = new SideTabs(m_mapBox, {tableArea, m_words}, columnEms);
    body()->addWidget(m_mapBox, 1);
    body()->addWidget(m_discs, 1);
    body()->addWidget(m_side);
    addBar(m_bar);
    m_discs->setColumns(regionColumns);
    m_discs->setOpener(*m_bar->mainButton());
}

QStringList ElGrandePage::keys() const
{
    return {tr("M: to the map; arrows move between regions, Space picks one, a digit sets how many."),
            tr("1 to 5 take a card of the round, 1 to 9 a card of a stack. Type power cards: 1 waits for a second "
               "digit or Enter.")};
}

QString ElGrandePage::nameOf(int player) const
{
    return playerName(state(), player);
}

bool ElGrandePage::asksDiscs() const
{
    return !m_showing && state().discs && !state().discs->revealed && !state().discs->missing().empty() &&
           !waitsForPhones();
}

void ElGrandePage::showPhones()
{
    m_discs->setState(discs());
    showAll();
}

void ElGrandePage::arrange()
{
    const bool isSecret = asksDiscs();
    m_side->setRoom(roomWidth());
    m_discs->setVisible(isSecret);
    m_side->setVisible(!isSecret);
    if (isSecret)
        m_mapBox->hide();
    else
        m_side->arrange(*body());
    showRefused();
}

void ElGrandePage::showMatch()
{
    const bool isOfDevice = session().isFromDevice(); // what lies under a hand here stays
    if (!isOfDevice) {
        m_read = 0;
        m_looked = {};
        m_showing.reset();
    }
    if (!isOfDevice || state().phase != m_shown.phase || state().toMove != m_shown.toMove) {
        if (isOfDevice && (m_number > 0 || m_isOneTyped || !m_forced.placements.empty()))
            tellGone();
        m_number = 0;
        m_isOneTyped = false;
        m_forced = {};
    }
    Showing scored = freshlyScored();
    const bool isShown = scored.steps.size() > 1 || (scored.steps.size() == 1 && !isRegion(scored.now().area));
    if (isShown)
        m_showing = scored;
    if (isShown)
        m_side->open(Tab::Table);
    if (m_side->isSmall() && !isOfDevice)
        m_side->open(m_showing || isChoosing() || shinesOnMap() ? Tab::Map : Tab::Table);
    if (state().phase == Phase::Finished && !m_showing)
        m_side->open(Tab::Words);
    m_discs->setState(discs());
    m_mapSettling.see({QString::number(session().match().entries().size())});
    showAll();
    if (!isShown)
        showNews(std::move(scored));
    m_shown = state();
}

void ElGrandePage::step(std::size_t index)
{
    if (!m_showing)
        return;
    std::optional<Showing> shown;
    if (index < m_showing->steps.size())
        m_showing->index = index;
    else
        shown = std::exchange(m_showing, {});
    m_discs->setState(discs());
    if (state().phase == Phase::Finished && !m_showing)
        m_side->open(Tab::Words);
    showAll();
    showStrip();
    if (shown && state().phase == Phase::Finished)
        showMoment(endMoment(*shown));
    else if (shown && shown->steps.size() > 1)
        showMoment(sumMoment(*shown));
}

void ElGrandePage::showAll()
{
    showMap();
    showCards();
    showSide();
    showTrack();
    m_bar->setState(bar());
    arrange();
}

void ElGrandePage::showInLanguage()
{
    retranslate();
    m_discs->setState(discs());
    showAll();
}

/// What is being entered: put there, or taken from there.
ByArea<Counts> ElGrandePage::drafted() const
{
    ByArea<Counts> changes{};
    if (m_showing)
        return changes;
    const auto tapOf = [](Area area) { return placeTap(toWord(area)); };
    const auto change = [&](int player, int sign) {
        for (const Area area : allAreas())
            changes[area][player] += sign * moveInput().countAt(tapOf(area));
    };
    if (const GameMove* placing = moveWith<PlaceCaballeros>(); placing && placing->spread) {
        change(state().toMove, 1);
        for (const auto& [area, count] : m_forced.placements)
            changes[area][state().toMove] += count;
    } else if (moveWith<TakeCaballeros>()) {
        change(state().toMove, -1);
    } else if (const GameMove* returning = moveWith<ReturnCaballeros>()) {
        change(*state().playerCalled(std::get<ReturnCaballeros>(returning->commands.back()).player), -1);
    } else if (const GameMove* moving = moveWith<MoveCaballeros>();
               moving && moving->spread && !moveInput().taps().empty()) {
        const WrittenMove& first = std::get<MoveCaballeros>(moving->commands.back()).moves.front();
        const int owner = *state().playerCalled(first.owner);
        change(owner, 1);
        if (first.from && contains(moveInput().taps(), tapOf(*first.from)))
            changes[*first.from][owner] -= moveInput().counted();
    }
    return changes;
}

Board ElGrandePage::draftedBoard() const
{
    Board board = state().board;
    const ByArea<Counts> changes = drafted();
    for (const Area area : allAreas()) {
        for (std::size_t player = 0; player < mostPlayers; ++player)
            board.caballeros[area][player] += changes[area][player];
    }
    return board;
}

void ElGrandePage::showMap()
{
    MapModel map = mapOf(m_showing ? m_showing->now().table : state(), facts());
    const auto tapOf = [](Area area) { return placeTap(toWord(area)); };
    map.chosen = m_showing ? AreaSpot(m_showing->now().area) : m_looked;
    for (const Area area : allAreas())
        map.areas[area].shines = !m_showing && moveInput().shines(tapOf(area));
    const ByArea<Counts> changes = drafted();
    for (const Area area : allAreas())
        map.areas[area].changes = changes[area];
    if (const GameMove* moving = moveWith<MoveCaballeros>(); moving && moving->spread && !moveInput().taps().empty()) {
        const WrittenMove& first = std::get<MoveCaballeros>(moving->commands.back()).moves.front();
        if (first.from && contains(moveInput().taps(), tapOf(*first.from)))
            map.chosen = first.from;
    }
    // What a region would bring goes along with what is being put there.
    const Board board = draftedBoard();
    Reasons unheard(Reasons::Listening::No);
    for (const Area region : allRegions()) {
        const Counts& changed = map.areas[region].changes;
        if (std::any_of(changed.begin(), changed.end(), [](int by) { return by != 0; }))
            map.areas[region].pays = scoreArea(areaOf(board, region, facts()), state().players, unheard).points;
    }
    if (!tellsOutlook())
        map.forgetPays();
    m_map->setModel(std::move(map));
}

void ElGrandePage::showTrack()
{
    std::vector<TrackMarker> markers;
    for (int player = 0; player < state().count(); ++player) {
        TrackMarker marker{seatOf(player), nameOf(player), state().scores[player], state().scores[player]};
        if (m_showing) {
            marker.to = m_showing->scoreOf(player);
            marker.from = marker.to - m_showing->now().points[player];
        }
        markers.push_back(std::move(marker));
    }
    m_track->setMarkers(std::move(markers));
}

std::optional<Counts> ElGrandePage::outlook() const
{
    const bool runs =
        state().phase != Phase::NotStarted && state().phase != Phase::Setup && state().phase != Phase::Finished;
    if (!runs || m_showing || !tellsOutlook())
        return {};
    return wouldScore(draftedBoard(), facts(), state().players);
}

std::optional<ScoreStripState> ElGrandePage::strip() const
{
    if (state().phase == Phase::NotStarted)
        return {};
    ScoreStripState shown = stripOf(state(), facts());
    if (m_showing) { // the score moves with what is shown
        for (ScoreStripSeat& seat : shown.seats) {
            seat.score = m_showing->scoreOf(seat.seat - 1);
            seat.change = m_showing->now().points[seat.seat - 1];
        }
    }
    if (const std::optional<Counts> now = outlook()) {
        for (ScoreStripSeat& seat : shown.seats)
            seat.pending = (*now)[seat.seat - 1];
    }
    return shown;
}

std::optional<Cue> ElGrandePage::cueOfChange() const
{
    const State& now = state();
    if (now.phase == Phase::Finished && m_shown.phase != Phase::Finished)
        return Cue::Whistle;
    if (now.phase == Phase::GeneralScoring && m_shown.phase == Phase::Turns)
        return Cue::Bell;
    return now.scores != m_shown.scores && now.players == m_shown.players ? std::optional(Cue::Score) : std::nullopt;
}

void ElGrandePage::pressArea(Area area)
{
    const Tap tap = placeTap(toWord(area));
    if (m_showing)
        lookAt(tap);
    else if (!m_mapSettling.isOver())
        return; // a tap too many, meant for what was asked before
    else if (m_number > 0 && sharing() != nullptr)
        setCount(tap, std::exchange(m_number, 0));
    else
        moveInput().tap(tap);
}

bool ElGrandePage::shinesOnMap() const
{
    const std::vector<Tap>& shining = moveInput().shining();
    return std::any_of(shining.begin(), shining.end(), [](const Tap& tap) { return tap.kind == TapKind::Place; });
}

const ElGrandePage::GameMove* ElGrandePage::sharing() const
{
    for (const std::size_t index : moveInput().left()) {
        if (moves()[index].spread && moves()[index].taps.size() <= moveInput().taps().size())
            return &moves()[index];
    }
    return nullptr;
}

std::optional<Tap> ElGrandePage::lastShared() const
{
    const GameMove* move = sharing();
    if (move == nullptr || moveInput().taps().size() <= move->taps.size())
        return {};
    return moveInput().taps().back();
}

std::vector<int> ElGrandePage::countsOf(const GameMove& move) const
{
    std::vector<int> counts;
    for (const Tap& place : move.spread->places)
        counts.push_back(moveInput().countAt(place));
    return counts;
}

void ElGrandePage::setCount(const Tap& place, int count)
{
    const GameMove* move = sharing();
    if (move == nullptr)
        return;
    std::vector<Tap> taps = moveInput().taps();
    const auto own = taps.begin() + static_cast<std::ptrdiff_t>(move->taps.size());
    taps.erase(std::remove(own, taps.end(), place), taps.end());
    taps.insert(taps.end(), static_cast<std::size_t>(count), place);
    moveInput().say(taps);
}

void ElGrandePage::pull(Area from, Area to)
{
    if (!m_mapSettling.isOver())
        return;
    const Tap source = placeTap(toWord(from));
    const Tap goal = placeTap(toWord(to));
    for (const GameMove& move : moves()) {
        if (!std::holds_alternative<MoveCaballeros>(move.commands.back()) || !move.spread ||
            !contains(move.taps, source))
            continue;
        const auto place = std::find(move.spread->places.begin(), move.spread->places.end(), goal);
        if (place == move.spread->places.end())
            continue;
        const int most = move.spread->most[static_cast<std::size_t>(place - move.spread->places.begin())];
        std::vector<Tap> taps = move.taps;
        taps.insert(taps.end(), static_cast<std::size_t>(std::min(most, move.spread->greatest)), goal);
        return moveInput().say(taps);
    }
}

void ElGrandePage::lookAt(const Tap& tap)
{
    if (!moveInput().taps().empty() && moveInput().taps().back() == tap) { // the same again: from somewhere else
        moveInput().back();
        return;
    }
    const std::optional<Area> area = tap.kind == TapKind::Place ? fromWord<Area>(tap.id) : std::nullopt;
    if (!area)
        return;
    m_looked = m_looked == area ? AreaSpot() : AreaSpot(area);
    if (m_side->isSmall() && m_looked)
        m_side->open(Tab::Table);
    showAll();
}

void ElGrandePage::keyPressEvent(QKeyEvent* event)
{
    const bool asksPower = !m_showing && (state().phase == Phase::PowerCards || isRetrieving());
    if (event->key() != Qt::Key_1 || !asksPower || m_isOneTyped)
        return MatchFrame::keyPressEvent(event);
    m_isOneTyped = true;
    showAll();
}

bool ElGrandePage::putBack()
{
    if (m_discs->isVisible() && m_discs->isOpen()) {
        m_discs->closeCurtain();
        return true;
    }
    if (m_showing) {
        step(m_showing->steps.size());
        return true;
    }
    if (m_read == 0 && !m_looked && m_number == 0 && !m_isOneTyped && m_forced.placements.empty())
        return false;
    m_read = m_number = 0;
    m_isOneTyped = false;
    m_forced = {};
    m_looked = {};
    showAll();
    return true;
}

void ElGrandePage::retranslate()
{
    m_side->setTitles(tr("Beside the map"), {CommonWords::tr("Map"), CommonWords::tr("Table"), CommonWords::tr("Log")});
}

} // namespace whistle::elgrande

#include "moc_elgrande_page.cpp"
