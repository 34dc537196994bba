// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/season_merge.h"
#include "club/bringing.h"
#include "club/travels.h"

#include <QLockFile>
#include <map>
#include <optional>
#include <set>
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
        {};                 ///< of a season: what was entered here and does not stand behind what was there
    Problems problems = {}; ///< why nothing could be done about it here
};

/// The result of a finished match that has been entered into its season, or refused.
struct TakenResult {
    QString match;
    std::string fixture;
    PlayResult answer;
};

/// What came of a finished match of the club, as an act of its season: the result of its fixture, or where that has one
/// already, its correction for this reason. `here`: what the store calls the match, and `played`: its lines there; a
/// problem where those are not the ones that the server has.
[[nodiscard]] Checked<Json> resultAct(const ClubRecord& match, const QString& here,
                                      const std::vector<RecordedLine>& played, const league::Season& season,
                                      const std::string& reason = {});

/// Between a data folder and a club's server. Each record by itself; one that is refused, or that cannot be read, keeps
/// no other back. One at a time for each folder: while there is one, another waits. Problems: the server could not be
/// reached, or the folder not written; what is done is done.
class Exchange {
public:
    /// How what is told of a history calls what its game names, none: as its players do; and whose its entries are.
    struct Telling {
        std::function<NameReader(const std::string& game)> names = {};
        SharesOf shares = {};
    };
    /// Which finished matches.
    enum class Results : std::uint8_t {
        All,
        Agreed ///< those to which every side has agreed
    };

    /// `patience`: how long another one is waited for, in ms.
    Exchange(Store& store, ClubServer& server, ClubDevice device, int patience = 20'000);

    /// How many records of how many are done; false: no more. What has been done stands, as after a lost connection,
    /// but for a season that was being moved: that is where it was.
    using Progress = std::function<bool(int done, int of)>;
    void setProgress(Progress progress)
    {
        m_progress = std::move(progress);
        m_isCancelled = false;
    }
    /// Brings everything that waits here: seasons, the matches that are played for them, and match files.
    [[nodiscard]] Checked<std::vector<Exchanged>> push();
    /// Takes in what is new: seasons with their acts, and their matches that may be read whole. Nothing that was
    /// entered here is put away before the server has it.
    [[nodiscard]] Checked<std::vector<Exchanged>> pull();
    /// A season of the folder, and its matches, are on the server from now on.
    [[nodiscard]] Checked<std::vector<Exchanged>> moveThere(const MatchId& season);
    /// A season and its matches are taken off the server when they are here whole; refused otherwise.
    [[nodiscard]] Checked<Exchanged> bringBack(const QString& season);
    /// Another computer's match goes on here: what the server has of it. Refused while somebody holds it.
    [[nodiscard]] Checked<Exchanged> takeOver(const QString& match);
    /// Enters the results of finished matches whose fixture has none yet, in the order in which they began (an
    /// organiser's act).
    /// Of a match whose lines have not come here as they are there nothing is entered, which `All` tells. `Agreed`:
    /// what has been entered once is left to the organiser, also when it was taken back.
    [[nodiscard]] Checked<std::vector<TakenResult>> takeResults(const QString& season, Results which = Results::All);
    /// Why confirmations that were pushed have not been taken, and are kept no longer.
    [[nodiscard]] std::vector<Text> lostAgreements() { return std::exchange(m_lost, {}); }
    /// Of matches with two histories it is told what those that are here look like.
    [[nodiscard]] Problems tellHistories(const Telling& telling);
    [[nodiscard]] Problems tellHistories() { return tellHistories(Telling()); }
    /// Says that the matches of this computer that are not over are still played here.
    [[nodiscard]] Problems keepHeld();

private:
    using Lines = std::vector<RecordedLine>;
    using Wanted =
        std::function<bool(const ClubRecord&, const league::Fixture&, const league::Season&, const Lines& acts)>;
    /// Enters what came of those that are wanted; `All`: tells too which have not come here as they are there.
    [[nodiscard]] Checked<std::vector<TakenResult>> enter(const QString& season, const Wanted& isWanted, Results which);
    /// Waits for its turn, and reads what both sides have.
    [[nodiscard]] Problems start();
    [[nodiscard]] Problems readThere();
    /// What an organiser has taken from its fixture is played here for none either.
    [[nodiscard]] Problems untieWhatIsUntied();
    /// What sides have confirmed from here, and what was chosen, as the server lists it: said again where it is lost.
    [[nodiscard]] Problems noteWhatWasSaid();
    /// Matches that were played here and brought there by another computer, once the server had lost them.
    [[nodiscard]] Problems haveBack();
    [[nodiscard]] Problems chooseAgain();
    [[nodiscard]] const ClubRecord* there(const QString& id) const;
    [[nodiscard]] const Travel* travelOf(const QString& id) const;
    /// Null: it was not there when this began.
    [[nodiscard]] const MatchSummary* listed(const QString& here) const;
    /// None: it is not in the folder.
    [[nodiscard]] std::optional<int> linesHere(const QString& here) const;
    /// Whether what is called so in the store goes with this club.
    [[nodiscard]] bool travelsAlready(const QString& here) const;
    /// Not taken in from a server.
    [[nodiscard]] bool isPlayedHere(const QString& here) const { return !m_takenIn.contains(here); }
    [[nodiscard]] bool isMine(const ClubRecord& record) const;
    [[nodiscard]] static bool countsAnother(const Travel& travel, const ClubRecord& record);
    [[nodiscard]] bool isHereWhole(const Travel& travel, const ClubRecord& record) const;
    [[nodiscard]] Checked<Lines> linesOf(const Travel& travel) const;
    [[nodiscard]] Checked<Lines> linesThere(const ClubRecord& record) const;
    /// What is said at this computer and the server does not know yet.
    [[nodiscard]] Checked<std::vector<Text>> bringAgreements();
    Problems followRecord(HeldAgreement& held, const std::vector<HeldAgreement>& all) const;
    [[nodiscard]] Json outcome(const Travel& travel, const Lines* lines) const;
    Problems keep(const Travel& travel);
    Problems forget(const QString& id);
    /// Its season is not on the server any more.
    Problems putAside(const QString& id);
    /// What is to be said of a record that nothing can be done about here; none: there is something to do.
    [[nodiscard]] std::optional<Exchanged> passedOver(const Travel& travel);
    /// Does `work` for a record; only a lost connection stops the others.
    [[nodiscard]] Problems each(std::vector<Exchanged>& all, const Travel& travel,
                                const std::function<Checked<Exchanged>()>& work);
    /// Begins to note the matches of a season that have come since.
    [[nodiscard]] Problems addMatches(const Travel& season);
    [[nodiscard]] Checked<Exchanged> bringOne(Travel travel);
    [[nodiscard]] Problems tell(const Travel& travel, const Lines* lines);
    [[nodiscard]] std::optional<MatchId> matchLike(const ClubRecord& record) const;
    [[nodiscard]] Checked<std::optional<MatchId>> seasonLike(const Lines& lines);
    [[nodiscard]] Checked<Exchanged> takeInSeason(Travel travel, const ClubRecord& record);
    [[nodiscard]] Checked<Exchanged> takeInMatch(Travel travel, const ClubRecord& record);
    [[nodiscard]] Problems putBehind(const Travel& travel, const Lines& here, const Lines& more);
    [[nodiscard]] Problems tieMatch(const Travel& match);
    [[nodiscard]] Problems keepSummary(const Travel& travel, const Lines& lines);

    /// False: no more.
    [[nodiscard]] bool goesOn(std::size_t done, std::size_t of);
    [[nodiscard]] Problems takeBackWhatWasMoved(const MatchId& season);
    /// With its matches: they travel no more.
    [[nodiscard]] Problems putSeasonAside(const QString& season);
    /// The histories of a match that do not count are here too, in the archive.
    [[nodiscard]] Problems keepOtherHistories(const ClubRecord& record);

    Progress m_progress;
    bool m_isCancelled = false;
    Store& m_store;
    ClubServer& m_server;
    ClubDevice m_device;
    int m_patience;
    QLockFile m_lock;
    std::map<QString, Travel> m_travels; ///< of this club, by their id there
    std::set<QString> m_takenIn;         ///< matches of the store that came from a server
    std::vector<Text> m_lost;
    std::vector<ClubRecord> m_there;
    std::map<QString, const ClubRecord*> m_thereById;
    std::map<QString, MatchSummary> m_listed; ///< of the folder when this began, seasons too, by their uuid
};

} // namespace whistle
