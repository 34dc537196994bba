// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/page/elgrande_page.h"

#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/panels/ruling_banner.h"
#include "elgrande/form_pickers.h"
#include "elgrande/telling/past.h"
#include "elgrande/telling/strip.h"
#include "elgrande/telling/words.h"
#include "table/log_panel.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

/// The width of the column beside the map, in em of the text.
constexpr double columnEms = 25;

} // namespace

ElGrandePage::ElGrandePage(MatchSession& matchSession, QWidget* parent)
    : MatchFrameOf(matchSession, pastTeller().marks, parent)
{
    setObjectName(QStringLiteral("elGrandePage"));
    build();
    connect(m_map, &MapView::placePressed, this, [this](int place) { pressArea(static_cast<Area>(place)); });
    connect(m_sum, &SumPanel::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_discs, &SecretStage::turned, this, [this] { m_bar->setState(bar()); });
    connect(m_side, &SideTabs::turned, this, [this] { arrange(); });
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
    map->addWidget(m_track);
    columnIn(*m_table, 0, gap, {m_sum, m_padTitle, m_pad, m_stacks, m_seats, ruling()})->addStretch(1);
    auto* tableArea = new Scroller(m_table);
    tableArea->setFocusPolicy(Qt::NoFocus);
    columnIn(*m_words)->addWidget(log(), 1);
    m_side = new SideTabs(m_mapBox, {tableArea, m_words}, columnEms);
    body()->addWidget(m_mapBox, 1);
    body()->addWidget(m_discs, 1);
    body()->addWidget(m_side);
    addBar(m_bar);
}

QString ElGrandePage::nameOf(int player) const
{
    return playerName(state(), player);
}

bool ElGrandePage::asksDiscs() const
{
    return !m_showing && state().discs && !state().discs->revealed && !state().discs->missing().empty();
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
    const Theme& theme = Theme::current();
    m_track->setVisible(m_showing.has_value() || height() >= theme.em() * theme.mediumFrom() * 0.8);
}

void ElGrandePage::showMatch()
{
    m_read = 0;
    m_looked = {};
    m_showing.reset();
    beginShowing();
    m_shown = state();
    if (m_showing)
        m_side->open(Tab::Table);
    if (m_side->isSmall())
        m_side->open(moveInput().shining().empty() && !m_showing ? Tab::Table : Tab::Map);
    if (state().phase == Phase::Finished && !m_showing)
        m_side->open(Tab::Words);
    m_discs->setState(discs());
    showAll();
}

// What has just been scored, undo and redo apart.
void ElGrandePage::beginShowing()
{
    const State& now = state();
    if (!now.scoring || session().lastRulings().empty())
        return;
    const ScoringRecord& is = *now.scoring;
    const bool isSame = m_shown.scoring && m_shown.scoring->card == is.card && m_shown.scoring->round == is.round;
    const std::size_t known = isSame ? m_shown.scoring->scored.size() : 0;
    if (is.scored.size() <= known)
        return;
    Showing showing;
    showing.before = now.scores;
    for (std::size_t i = known; i < is.scored.size(); ++i) {
        const Area area = is.scored[i];
        // The Castillo that is closed again tells nothing but what it has paid.
        const bool isKnown = isRegion(area) || now.isCastilloOpen();
        SumState sum = isKnown ? sumOf(now, facts(), area, is.card == Effect::ScoreFirstPlaces)
                               : sumOf(now, facts(), area, is.points[area]);
        const auto all = static_cast<int>(is.scored.size() + is.remaining.size());
        sum.caption = (is.card ? tr("Special scoring, %1 of %2") : tr("General scoring, %1 of %2")).arg(i + 1).arg(all);
        showing.areas.push_back(area);
        showing.sums.push_back(std::move(sum));
        showing.points.push_back(is.points[area]);
        for (std::size_t player = 0; player < mostPlayers; ++player)
            showing.before[player] -= is.points[area][player];
    }
    m_showing = std::move(showing);
}

void ElGrandePage::step(std::size_t index)
{
    if (!m_showing)
        return;
    if (index < m_showing->areas.size())
        m_showing->index = index;
    else
        m_showing.reset();
    m_discs->setState(discs());
    if (state().phase == Phase::Finished && !m_showing)
        m_side->open(Tab::Words);
    showAll();
    showStrip();
}

void ElGrandePage::showAll()
{
    showMap();
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

void ElGrandePage::showMap()
{
    MapModel map = mapOf(state(), facts());
    const auto tapOf = [](Area area) { return placeTap(toWord(area)); };
    map.chosen = m_showing ? AreaSpot(m_showing->areas[m_showing->index]) : m_looked;
    for (const Area area : allAreas())
        map.areas[area].shines = !m_showing && moveInput().shines(tapOf(area));
    // What is being entered: put there, or taken from there.
    const auto change = [&](int player, int sign) {
        for (const Area area : allAreas())
            map.areas[area].changes[player] += sign * moveInput().countAt(tapOf(area));
    };
    if (const GameMove* placing = moveWith<PlaceCaballeros>(); placing && placing->spread) {
        change(state().toMove, 1);
    } else if (moveWith<TakeCaballeros>()) {
        change(state().toMove, -1);
    } else if (const GameMove* returning = moveWith<ReturnCaballeros>()) {
        const std::string& player = std::get<ReturnCaballeros>(returning->commands.back()).player;
        change(*state().playerCalled(player), -1);
    } else if (const GameMove* moving = moveWith<MoveCaballeros>();
               moving && moving->spread && !moveInput().taps().empty()) {
        const WrittenMove& first = std::get<MoveCaballeros>(moving->commands.back()).moves.front();
        const int owner = *state().playerCalled(first.owner);
        change(owner, 1);
        if (first.from && contains(moveInput().taps(), tapOf(*first.from))) {
            map.areas[*first.from].changes[owner] -= moveInput().counted();
            map.chosen = first.from;
        }
    }
    m_map->setModel(std::move(map));
}

void ElGrandePage::showTrack()
{
    std::vector<TrackMarker> markers;
    for (int player = 0; player < state().count(); ++player) {
        TrackMarker marker{seatOf(player), nameOf(player), state().scores[player], state().scores[player]};
        if (m_showing) {
            marker.to = m_showing->scoreOf(player);
            marker.from = marker.to - m_showing->points[m_showing->index][player];
        }
        markers.push_back(std::move(marker));
    }
    m_track->setMarkers(std::move(markers));
}

std::optional<ScoreStripState> ElGrandePage::strip() const
{
    if (state().phase == Phase::NotStarted)
        return {};
    ScoreStripState shown = stripOf(state());
    if (m_showing) { // the score moves with what is shown
        for (ScoreStripSeat& seat : shown.seats) {
            seat.score = m_showing->scoreOf(seat.seat - 1);
            seat.change = m_showing->points[m_showing->index][seat.seat - 1];
        }
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
    else
        moveInput().tap(tap);
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

bool ElGrandePage::putBack()
{
    if (m_discs->isVisible() && m_discs->isOpen()) {
        m_discs->closeCurtain();
        return true;
    }
    if (m_showing) {
        step(m_showing->areas.size());
        return true;
    }
    if (m_read == 0 && !m_looked)
        return false;
    m_read = 0;
    m_looked = {};
    showAll();
    return true;
}

void ElGrandePage::retranslate()
{
    m_side->setTitles(tr("What stands beside the map"), {tr("Map"), tr("Table"), tr("Log")});
}

} // namespace whistle::elgrande
