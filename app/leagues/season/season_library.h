// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/season_merge.h"
#include "catalog/seasons.h"
#include "match/match_session.h"
#include "match/pages.h"

#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace whistle {

class ClubLink;

/// A season that went on in two places, and what would come of both.
struct PartedSeason {
    MatchId here;
    QString title;
    std::vector<RecordedLine> lines; ///< as it was here
    std::shared_ptr<const MergedSeason> both;
};

/// Starts, opens and takes in the seasons of a store, each behind a MatchSession: every act is on disk before it
/// counts, can be undone, and is refused with its reasons.
class SeasonLibrary {
public:
    /// All outlive the library. `club`: null: there is none.
    SeasonLibrary(Store& store, const GameEntries& games, ClubLink* club = nullptr)
        : m_store(store)
        , m_games(games)
        , m_club(club)
    {
    }
    /// The club that the folder may have joined; null: there is none.
    [[nodiscard]] ClubLink* club() const { return m_club; }
    /// Why nothing is entered into this season here; none: it takes acts.
    [[nodiscard]] std::optional<Text> barred(const MatchId& season) const;

    [[nodiscard]] Store& store() const { return m_store; }
    [[nodiscard]] const GameEntries& games() const { return m_games; }
    /// What the program shows of a game; null: only its results are known (they are entered by hand).
    [[nodiscard]] const GameEntry* game(std::string_view id) const;
    /// The display name of a game, also of one whose matches are not refereed here.
    [[nodiscard]] QString nameOfGame(std::string_view id) const;

    /// The open seasons as they were kept, the one changed last first: none is opened for it. Of one that went on
    /// since, its summary says only what it is called.
    [[nodiscard]] Checked<std::vector<MatchSummary>> keptSeasons();
    /// The seasons of a shelf, the one changed last first. Of the open ones, if the program was killed before the
    /// summary of the latest was written, it is made anew.
    [[nodiscard]] Checked<std::vector<MatchSummary>> seasons(Shelf shelf = Shelf::Open);

    /// Whether another window or program has gone on with this season.
    [[nodiscard]] bool isBehind(const MatchId& season, const Match& record) const;

    /// The people of all seasons by id, as they were called last.
    [[nodiscard]] std::map<std::string, std::string> people() const;

    /// A season that was started, or why there is none.
    using Started = std::variant<std::unique_ptr<MatchSession>, Refusal, Problems>;
    /// Creates a season from its definition (docs/leagues.md). Nothing is stored if the referee refuses it.
    [[nodiscard]] Started start(const Json& definition);

    /// The divisions with which a season changes places when it is copied; without uuid: there is none.
    struct Neighbours {
        MatchId above;
        MatchId below;
        int exchanged = 1;
    };
    /// The definition of "same again" (league/refereeing/next_season.h), still with the old id and name.
    [[nodiscard]] Checked<Json> again(const MatchId& season, const Neighbours& neighbours);

    struct Opened {
        std::unique_ptr<MatchSession> session;
        Problems notes; ///< what the reader should know: other rules, lines that were torn off
    };
    [[nodiscard]] Checked<Opened> open(const MatchId& season);

    /// Takes in a season file, after its chain has been proven and every act refereed: as a season of its own, or where
    /// it is here already that one goes on with what is newer. Its file is a problem where that one went on
    /// differently.
    Checked<MatchId> import(const QString& path);
    /// A new season of acts that the referee accepts, under an id that no other has.
    Checked<MatchId> make(const std::vector<Json>& acts);
    /// The season of the file where the one that is here went on differently; none: it did not, or the file is none.
    [[nodiscard]] std::optional<PartedSeason> parted(const QString& path);
    /// Both become one, and it is there.
    Checked<MatchId> bringTogether(const PartedSeason& parted);
    /// The example season, under this name; the one that is here already, unless it is in the bin. It lies in the
    /// archive: whoever has looked at it has none in the way.
    [[nodiscard]] Checked<MatchId> takeExample(const QString& name);
    /// Where a season lies: in the list, in the archive, or in the bin, from which it can be taken back as long as no
    /// other has its id.
    Problems put(const MatchId& season, Shelf shelf);

private:
    Checked<MatchId> takeIn(const SeasonRecord& file);
    [[nodiscard]] std::unique_ptr<MatchSession> sessionFor(const MatchId& id, std::unique_ptr<SeasonRecord> record);

    Store& m_store;
    const GameEntries& m_games;
    ClubLink* m_club;
};

} // namespace whistle
