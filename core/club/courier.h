// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/travels.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace whistle {

/// Carries a match to the club's server while it is played, on a thread of its own: the table never waits for the
/// network. What it is given is on this computer's disk already; what it could not bring comes by the next push.
class Courier {
public:
    struct News {
        bool isLive = false;
        int waiting = 0;             ///< lines that are here and not known to be there
        std::optional<Text> trouble; ///< why the server is not reached, or does not take what waits
    };

    /// `lines`: what the match has so far. `folder`: where it is noted how far it has come. `ring`: is told once, on
    /// the courier's thread, when the time of a round of the match's season is up.
    Courier(JoinedClub club, QString folder, Travel travel, std::vector<RecordedLine> lines,
            std::function<void(int round)> ring = {});
    /// What is on its way arrives; nothing more is tried.
    ~Courier();
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;

    void carry(const std::vector<RecordedLine>& lines);
    /// The table as everybody sees it now; told to the server about once a second.
    void showTable(Json table);
    [[nodiscard]] News news() const;
    /// Waits until nothing waits any more, or for so long.
    [[nodiscard]] News finish(std::chrono::milliseconds atMost);

private:
    void run();
    /// Waits for something to do; false: that is all.
    [[nodiscard]] bool rest(std::chrono::milliseconds atMost);
    void takeOn();
    void bringAll();
    void tellTable();
    void readClock();
    void ringWhenTimeIsUp();
    void note(bool isLive, std::optional<Text> trouble);

    JoinedClub m_club;
    QString m_folder;

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<RecordedLine> m_given; ///< since the thread looked last
    std::optional<Json> m_table;       ///< that has not been told
    News m_news;
    bool m_isOver = false;

    // The thread's own.
    Travel m_travel;
    std::vector<RecordedLine> m_lines;
    std::unique_ptr<ClubServer> m_server;
    bool m_isStuck = false; ///< the server does not take what waits: nothing is tried before something changes
    std::chrono::steady_clock::time_point m_stuckAt{};
    std::chrono::steady_clock::time_point m_toldAt{};
    std::optional<Json> m_lastTable; ///< that was told
    std::function<void(int round)> m_ring;
    std::optional<ClubClock> m_clock; ///< of the season; none: none, or it has rung
    std::optional<ClubClock> m_rung;
    std::chrono::steady_clock::time_point m_clockReadAt{};
    std::thread m_thread; ///< last: it uses all of these
};

} // namespace whistle
