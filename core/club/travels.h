// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_address.h"
#include "club/club_server.h"
#include "store/store.h"

#include <optional>
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
    bool isPlayedHere = false; ///< not taken in: at this computer its sides confirm what came of it
    friend bool operator==(const Travel&, const Travel&) = default;
};

/// What sides of a finished match have said at this computer, until the server knows it.
struct HeldAgreement {
    QString match;     ///< Travel::id
    std::string chain; ///< of its last line when they said so
    std::vector<int> sides;
    std::vector<int> back; ///< those that take back what they have said
    friend bool operator==(const HeldAgreement&, const HeldAgreement&) = default;
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
    Problems forget(const QString& id);

    [[nodiscard]] Checked<std::vector<HeldAgreement>> agreements() const;
    /// A side of a match that was played here says that its result is right; it goes to the server with the next push,
    /// behind the match's last line, whose chain this is.
    Problems agree(const QString& match, const std::string& chain, int side);
    /// It no longer says so.
    Problems takeBack(const QString& match, const std::string& chain, int side);
    /// What was brought is held no longer, but for `waits`; what has been said meanwhile is.
    Problems settle(const HeldAgreement& brought, const HeldAgreement& waits);

private:
    /// One for each match; without a side: nothing is held any more.
    Problems keep(const HeldAgreement& agreement);
    /// The side is among `now`, and no longer among `before`.
    Problems hold(const QString& match, const std::string& chain, int side, std::vector<int> HeldAgreement::*now,
                  std::vector<int> HeldAgreement::*before);

    Store& m_store;
};

} // namespace whistle
