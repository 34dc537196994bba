// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/seasons.h"
#include "club/courier.h"
#include "journal/match.h"
#include "verbs.h"

#include <memory>
#include <string>

namespace whistle::cli {

/// A match that is recorded in a file, as a table of the club that the data folder has joined.
class ClubTable {
public:
    /// `fixture`: SEASON/FIXTURE, or empty: a match for nothing but itself. Not Answered: the folder has joined no
    /// club, or has no such fixture of this game, which has been told.
    [[nodiscard]] ExitCode open(const CommonOptions& common, const std::string& game, const std::string& fixture);
    /// The match is in this file now, begun there (`isNew`) or gone on with; from here on it travels. `table`: as it
    /// will be behind the next entry. Not Answered: it has other sides than its fixture, or could not be noted.
    [[nodiscard]] ExitCode begin(const std::string& file, const Match& match, const Json& table, bool isNew);
    [[nodiscard]] bool hasBegun() const { return m_courier != nullptr; }
    void carry(const std::vector<RecordedLine>& lines) { m_courier->carry(lines); }
    void showTable(const Json& table) { m_courier->showTable(table); }
    /// Waits a moment for what is on its way, and tells what has not arrived.
    void finish();

private:
    QString m_folder;
    JoinedClub m_club;
    std::vector<Travel> m_travels;
    std::unique_ptr<SeasonRecord> m_season; ///< that it is played for; null: none
    Travel m_new;                           ///< what a new match is noted as
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Courier> m_courier;
};

} // namespace whistle::cli
