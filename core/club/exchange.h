// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/season_merge.h"
#include "club/bringing.h"
#include "club/travels.h"

#include <optional>
#include <vector>

namespace whistle {

/// What has come of a record.
struct Exchanged {
    Travel travel;
    Standing standing = Standing::Whole;
    std::optional<ClubRefusal> refusal;
    int waiting = 0; ///< lines that are here and not there
    int taken = 0;   ///< lines that have come from there
    std::vector<LeftOutAct> leftOut =
        {}; ///< of a season: what was entered here and does not stand behind what was there
};

/// The result of a finished match that has been entered into its season.
struct TakenResult {
    QString match;
    std::string fixture;
    PlayResult answer;
};

/// Between a data folder and a club's server. Each record by itself; one that is refused keeps no other back. Problems:
/// the server could not be reached, or the folder not written; what is done is done.
class Exchange {
public:
    Exchange(Store& store, ClubServer& server, ClubDevice device)
        : m_store(store)
        , m_server(server)
        , m_device(std::move(device))
        , m_travels(store)
    {
    }

    /// Brings everything that waits here: seasons, the matches that are played for them, and match files.
    [[nodiscard]] Checked<std::vector<Exchanged>> push();
    /// Takes in what is new: seasons with their acts, and matches that may be read whole.
    [[nodiscard]] Checked<std::vector<Exchanged>> pull();
    /// A season of the folder, and its matches, are on the server from now on.
    [[nodiscard]] Checked<std::vector<Exchanged>> moveThere(const MatchId& season);
    /// A season and its matches are taken off the server when they are here whole; refused otherwise.
    [[nodiscard]] Checked<Exchanged> bringBack(const QString& season);
    /// Another computer's match goes on here: what the server has of it. Refused while somebody holds it.
    [[nodiscard]] Checked<Exchanged> takeOver(const QString& match);
    /// Enters the results of finished matches whose fixture has none yet (an organiser's act).
    [[nodiscard]] Checked<std::vector<TakenResult>> takeResults(const QString& season);

private:
    [[nodiscard]] Problems look();
    [[nodiscard]] const ClubRecord* there(const QString& id) const;
    [[nodiscard]] Checked<std::vector<RecordedLine>> linesOf(const Travel& travel) const;
    [[nodiscard]] Checked<std::vector<RecordedLine>> linesThere(const ClubRecord& record) const;
    /// Begins to note the matches of a season that have come since.
    [[nodiscard]] Problems addMatches(const Travel& season);
    [[nodiscard]] Checked<Exchanged> bringOne(Travel travel);
    [[nodiscard]] Problems tell(const Travel& travel);
    [[nodiscard]] Problems tellFile(const Travel& travel, const std::vector<RecordedLine>& lines);
    [[nodiscard]] Checked<Exchanged> takeInSeason(Travel travel, const ClubRecord& record);
    [[nodiscard]] Checked<Exchanged> takeInMatch(Travel travel, const ClubRecord& record);
    [[nodiscard]] Problems tieMatch(const Travel& match);
    [[nodiscard]] Problems keepSummary(const Travel& travel, const std::vector<RecordedLine>& lines);

    Store& m_store;
    ClubServer& m_server;
    ClubDevice m_device;
    Travels m_travels;
    std::vector<ClubRecord> m_there;
    std::vector<MatchSummary> m_listed; ///< of the folder
};

} // namespace whistle
