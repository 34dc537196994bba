// SPDX-License-Identifier: GPL-3.0-or-later
#include "club/courier.h"

#include "base/first.h"
#include "club/bringing.h"
#include "club/texts.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace whistle {

using namespace std::chrono_literals;

namespace {

constexpr auto betweenTables = 1s;
constexpr auto signOfLife = 4min; ///< much shorter than a lease
constexpr auto betweenClocks = 5s;
constexpr auto beforeTryingAgain = 10s; ///< what is refused may be taken later: a lease ends
constexpr auto firstPause = 100ms;
constexpr auto longestPause = 2s;
constexpr auto betweenPieces =
    200ms; ///< what is entered in between goes in one piece: the table's disk and the server rest

} // namespace

Courier::Courier(JoinedClub club, QString folder, Travel travel, std::vector<RecordedLine> lines,
                 std::function<void(int round)> ring)
    : m_club(std::move(club))
    , m_folder(std::move(folder))
    , m_travel(std::move(travel))
    , m_lines(std::move(lines))
    , m_ring(std::move(ring))
{
    m_news.waiting = static_cast<int>(m_lines.size()) - 1 - std::max(0, m_travel.sent);
    m_thread = std::thread([this] { run(); });
}

Courier::~Courier()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void Courier::carry(const std::vector<RecordedLine>& lines)
{
    {
        const std::lock_guard lock(m_mutex);
        m_given.insert(m_given.end(), lines.begin(), lines.end());
        m_news.waiting += static_cast<int>(lines.size());
    }
    m_changed.notify_all();
}

void Courier::showTable(Json table)
{
    const std::lock_guard lock(m_mutex);
    m_table = std::move(table);
}

Courier::News Courier::news() const
{
    const std::lock_guard lock(m_mutex);
    return m_news;
}

Courier::News Courier::finish(std::chrono::milliseconds atMost)
{
    std::unique_lock lock(m_mutex);
    m_changed.notify_all();
    m_changed.wait_for(lock, atMost,
                       [this] { return (m_news.waiting == 0 && !m_table) || (m_news.isLive && m_news.trouble); });
    return m_news;
}

bool Courier::rest(std::chrono::milliseconds atMost)
{
    std::unique_lock lock(m_mutex);
    const bool isNew = m_changed.wait_for(lock, atMost, [this] { return m_isOver || !m_given.empty(); });
    if (isNew)
        m_changed.wait_for(lock, betweenPieces, [this] { return m_isOver; });
    return !m_isOver;
}

void Courier::takeOn()
{
    const std::lock_guard lock(m_mutex);
    m_isStuck = m_isStuck && m_given.empty();
    std::move(m_given.begin(), m_given.end(), std::back_inserter(m_lines));
    m_given.clear();
}

void Courier::note(bool isLive, std::optional<Text> trouble)
{
    {
        const std::lock_guard lock(m_mutex);
        const int all = static_cast<int>(m_lines.size() + m_given.size()) - 1;
        m_news = {isLive, all - std::max(0, m_travel.sent), std::move(trouble)};
    }
    m_changed.notify_all();
}

void Courier::run()
{
    const Checked<std::unique_ptr<Store>> store = Store::open(m_folder, Store::DamageCheck::Beside);
    Travel kept = m_travel;
    std::chrono::milliseconds pause = firstPause;
    bool goesOn = true;
    while (goesOn) {
        takeOn();
        ringWhenTimeIsUp();
        if (!m_server || m_server->isLost()) {
            m_server.reset();
            Checked<std::unique_ptr<ClubServer>> server = ClubServer::connect(m_club.address);
            if (server) {
                m_server = std::move(*server);
                pause = firstPause;
                m_isStuck = false;
            } else {
                note(false, server.problems().front().message);
                goesOn = rest(pause);
                pause = std::min<std::chrono::milliseconds>(pause * 2, longestPause);
                continue;
            }
        }
        if (m_travel.club != m_server->club()) {
            note(true, Text{club_texts::anotherClub});
            goesOn = rest(longestPause);
            continue;
        }
        m_isStuck = m_isStuck && std::chrono::steady_clock::now() - m_stuckAt < beforeTryingAgain;
        bringAll();
        tellTable();
        readClock();
        // That it has arrived is noted now and then: whoever starts anew asks the server.
        const bool isDone = m_travel.sent == static_cast<int>(m_lines.size()) - 1;
        if (store && m_travel != kept && (isDone || m_travel.sent - kept.sent > 500) &&
            Travels(**store).keep(m_travel).empty())
            kept = m_travel;
        goesOn = rest(m_server->isLost() ? firstPause : betweenTables);
    }
    if (store && m_travel != kept)
        (void)Travels(**store).keep(m_travel);
    m_server.reset(); // on the thread that made it
}

void Courier::readClock()
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_ring || m_travel.season.isEmpty() || m_server->isLost() || now - m_clockReadAt < betweenClocks)
        return;
    m_clockReadAt = now;
    const Checked<ClubEvening> evening = m_server->evening();
    if (!evening)
        return;
    const ClubClock* clock = firstWith(evening->clocks, &ClubClock::season, m_travel.season);
    const auto isSame = [](const ClubClock& one, const ClubClock& other) {
        constexpr std::int64_t sameClock = 5; // a connection made anew may measure a second more or less
        return one.round == other.round &&
               std::abs(one.ends.secondsSinceEpoch - other.ends.secondsSinceEpoch) < sameClock;
    };
    // One that had rung long before anybody sat down is no news.
    constexpr std::int64_t late = 120;
    const bool isNews = clock && clock->ends.secondsSinceEpoch > Instant::now().secondsSinceEpoch - late &&
                        !(m_rung && isSame(*m_rung, *clock));
    m_clock = isNews ? std::optional(*clock) : std::nullopt;
    ringWhenTimeIsUp();
}

void Courier::ringWhenTimeIsUp()
{
    if (!m_clock || m_clock->ends.secondsSinceEpoch > Instant::now().secondsSinceEpoch)
        return;
    m_rung = std::exchange(m_clock, std::nullopt);
    m_ring(m_rung->round);
}

void Courier::bringAll()
{
    // A match without an entry is none yet: whoever begins it anew would find its fixture taken.
    const bool hasBegun = m_lines.size() > 1;
    if (m_isStuck || !hasBegun || m_travel.sent == static_cast<int>(m_lines.size()) - 1) {
        if (!m_isStuck)
            note(true, {});
        return;
    }
    const Checked<Brought> brought = bring(*m_server, m_club.device, m_travel, m_lines);
    if (!brought) {
        note(!m_server->isLost(), brought.problems().front().message);
    } else if (brought->standing == Standing::Whole) {
        note(true, {});
    } else {
        m_isStuck = true;
        m_stuckAt = std::chrono::steady_clock::now();
        note(true, brought->refusal ? brought->refusal->told() : ClubRefusal{ClubRefusal::Why::Parted, {}}.told());
    }
}

void Courier::tellTable()
{
    const auto now = std::chrono::steady_clock::now();
    std::optional<Json> table;
    {
        const std::lock_guard lock(m_mutex);
        const bool isAtEnd = m_news.waiting == 0;
        if (!m_table && m_lastTable && now - m_toldAt > signOfLife)
            m_table = m_lastTable; // a long turn: the match is still played here
        if (!m_table || m_isStuck || (now - m_toldAt < betweenTables && !isAtEnd))
            return;
        table = m_table;
    }
    const Checked<ClubAnswer> told = m_server->tell(m_travel.id, m_club.device, {}, tableSummary(m_travel.game, *table),
                                                    isOver(m_travel.game, *table));
    m_toldAt = now;
    m_lastTable = table;
    if (!told)
        return;
    {
        const std::lock_guard lock(m_mutex);
        if (m_table == table)
            m_table.reset();
    }
    m_changed.notify_all();
}

} // namespace whistle
