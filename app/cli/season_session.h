// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/seasons.h"
#include "store/store.h"
#include "verbs.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace whistle::cli {

/// A season of the data folder, open to be asked and changed; every act is on disk before it counts.
class SeasonSession {
public:
    /// Which of several seasons of the same id is meant: one that is not in the bin, or one that is to be taken back
    /// from the archive or the bin.
    enum class Wanted : std::uint8_t { NotInTheBin, OutOfTheList };
    /// `name`: the season's own id ("spring-2027") where only one has it, or what `league list` shows as `season`.
    /// Not Answered: there is none, or it cannot be read, which has been told.
    [[nodiscard]] static ExitCode open(const std::string& dataFolder, const std::string& name,
                                       std::optional<SeasonSession>& session, Wanted wanted = Wanted::NotInTheBin);
    /// A new season in the data folder, from its record.
    [[nodiscard]] static Checked<SeasonSession> create(const std::string& dataFolder,
                                                       const std::vector<RecordedLine>& record);

    [[nodiscard]] SeasonRecord& record() { return *m_record; }
    [[nodiscard]] const league::Season& season() const { return m_record->state(); }
    [[nodiscard]] const league::LeagueRules& rules() const { return *rulesOf(*m_record); }
    [[nodiscard]] Store& store() { return *m_store; }
    [[nodiscard]] const MatchId& id() const { return m_id; }

    /// Plays an act. Where it is not taken and another window or program has gone on with the season, what that has
    /// entered is taken in and the act tried again behind it, unless others play in its fixture then; undo takes back
    /// what was entered here, or stood when the season was opened.
    [[nodiscard]] Checked<PlayResult> play(const Json& act);
    /// Several acts as one, written together: all of them, or none; the results up to the first one that is refused.
    [[nodiscard]] Checked<std::vector<PlayResult>> playAll(const std::vector<Json>& acts);
    /// Brings the list of seasons up to date. Not Answered: it could not, which has been told; what is recorded is
    /// recorded all the same.
    [[nodiscard]] ExitCode updateSummary();
    /// The seasons of a folder that have this id of their own, those in the bin left out.
    [[nodiscard]] static Checked<std::vector<MatchId>> called(const Store& store, const std::string& id);
    /// Not Answered: one of them has this id already, which has been told as wrong `at` this place.
    [[nodiscard]] static ExitCode checkFree(const std::string& id, const Store& store, const std::string& at = {});
    /// The last act did not count because it could not be written.
    [[nodiscard]] bool hasTrouble() const { return !m_trouble->empty(); }

private:
    SeasonSession(std::unique_ptr<Store> store, MatchId id, std::unique_ptr<SeasonRecord> record);
    void adopt(std::unique_ptr<SeasonRecord> record);
    /// Takes in what others have entered, and gives back the season as it was; null: nobody has, or it cannot be read.
    [[nodiscard]] std::unique_ptr<SeasonRecord> catchUp();
    /// What is against a line before the referee sees it. `typedOn`: the season as it was when it was first tried;
    /// null: it is so still.
    [[nodiscard]] std::optional<Objection> against(const Json& line, const SeasonRecord* typedOn) const;
    /// What came of the attempt (a result, and whether it was taken): it is made again behind whatever others have
    /// entered meanwhile, until it is taken or there is no more.
    template <class Attempt>
    auto untilTaken(Attempt attempt);
    /// The last act that stands and that nobody else has entered meanwhile.
    [[nodiscard]] std::optional<int> lastOwn() const;

    std::unique_ptr<Store> m_store;
    MatchId m_id;
    std::unique_ptr<SeasonRecord> m_record;
    int m_found = 0;     ///< lines of the season when it was opened
    std::set<int> m_own; ///< numbers of what was entered here since
    std::shared_ptr<Problems> m_trouble = std::make_shared<Problems>();
};

} // namespace whistle::cli
