// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_address.h"
#include "club/club_server.h"
#include "store/store.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace whistle {

/// The club that a data folder has joined.
struct JoinedClub {
    ClubAddress address;
    ClubDevice device;
    QString club;                     ///< ClubServer::club
    ClubRole role = ClubRole::Nobody; ///< as the server said last
};

/// None: none.
[[nodiscard]] std::optional<JoinedClub> joinedClub(const Store& store);
/// An address with a password is a problem. `name`: what others are told of this computer; empty: as before, else as
/// the machine is called. Its UUID stays the same as long as the folder is there.
[[nodiscard]] Checked<JoinedClub> joinClub(Store& store, const ClubAddress& address, const QString& club,
                                           const std::string& name);
/// What has travelled stays here as it is.
Problems leaveClub(Store& store);
/// What this person may do there, so that it is known without the server too.
Problems noteRole(Store& store, ClubRole role);

/// A record of this data folder that goes with the club.
struct Travel {
    QString id;   ///< on the server
    QString club; ///< whose server it is: ClubServer::club
    bool isSeason = false;
    std::string game;
    QString here;     ///< in the store; empty: it is a match file
    std::string file; ///< its whole path
    QString season;   ///< on the server, that a match is played for; empty: none
    std::string fixture;
    Json terms = Json::object();
    int sent = -1;             ///< lines that are known to be there; -1: not even the header
    int history = 1;           ///< which of those there is the one that is here
    bool isParted = false;     ///< the server keeps what is here as a second history
    int kept = 0;              ///< parted: lines of it that are there
    bool isPlayedHere = false; ///< not taken in: at this computer its sides confirm what came of it
    friend bool operator==(const Travel&, const Travel&) = default;
};

/// So many of the lines that are here are not known to be there.
[[nodiscard]] int waitingOf(const Travel& travel, int linesHere);

/// What sides of a finished match have said at this computer: what the server does not know yet, and what it has been
/// told, in case it loses that.
struct HeldAgreement {
    QString match;     ///< Travel::id
    std::string chain; ///< of its last line when they said so
    std::vector<int> sides;
    std::vector<int> back;                ///< those that take back what they have said
    std::map<int, std::string> said = {}; ///< the server knows: side, and why an organiser said so for it (or nothing)
    friend bool operator==(const HeldAgreement&, const HeldAgreement&) = default;
};

/// Which of the histories of a match counts, as an organiser has chosen; in case the server loses that.
struct HeldChoice {
    QString match;     ///< Travel::id
    int history = 1;   ///< its number there
    int histories = 2; ///< how many there were
    int line = 0;      ///< its last one then
    std::string chain; ///< of that line
    std::string reason;
    friend bool operator==(const HeldChoice&, const HeldChoice&) = default;
};

/// Those of a data folder. What a function has written is on disk when it returns.
class Travels {
public:
    explicit Travels(Store& store) : m_store(store) {}

    /// Of every club that the folder has ever joined; seasons before matches.
    [[nodiscard]] Checked<std::vector<Travel>> all() const;
    /// Of this one, by ClubServer::club.
    [[nodiscard]] Checked<std::vector<Travel>> of(const QString& club) const;
    Problems keep(const Travel& travel);
    /// With what was said of it.
    Problems forget(const QString& id);
    /// Its season was taken off: what its sides have said stays, and whether it was played here, until it travels
    /// again.
    Problems putAside(const Travel& travel);
    /// Matches of the store that came from a server and were put aside.
    [[nodiscard]] Checked<std::set<QString>> takenIn() const;

    [[nodiscard]] Checked<std::vector<HeldAgreement>> agreements() const;
    /// A side of a match that was played here says that its result is right; it goes to the server with the next push,
    /// behind the match's last line, whose chain this is.
    Problems agree(const QString& match, const std::string& chain, int side);
    /// It no longer says so.
    Problems takeBack(const QString& match, const std::string& chain, int side);
    /// What was brought is held no longer, but for the sides of `left`; its `said` the server knows now. What has been
    /// said meanwhile stays.
    Problems settle(const HeldAgreement& brought, const HeldAgreement& left);
    /// The match goes on as another record: what was said of it is said of that.
    Problems takeAlong(const HeldAgreement& held, const QString& match);
    /// The server knows that it says so no longer.
    Problems takenBack(const QString& match, const std::string& chain, int side);
    /// The server knows this of a match.
    Problems note(const QString& match, const std::string& chain, const std::map<int, std::string>& said);

    [[nodiscard]] Checked<std::vector<HeldChoice>> choices() const;
    Problems keep(const HeldChoice& choice);

private:
    /// One for each match; without a side: nothing is held any more.
    Problems keep(const HeldAgreement& agreement);
    /// The side is among `now`, and no longer among `before`.
    Problems hold(const QString& match, const std::string& chain, int side, std::vector<int> HeldAgreement::*now,
                  std::vector<int> HeldAgreement::*before);

    Store& m_store;
};

} // namespace whistle
