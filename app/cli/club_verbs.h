// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_server.h"
#include "club/travels.h"
#include "store/store.h"
#include "verbs.h"

#include <memory>
#include <optional>
#include <string>

/// `whistle-cli club ...`: what the words after it share. `club.cpp` reads the options.
namespace whistle::cli {

struct ClubOptions {
    std::string address;
    std::string name; ///< of a person or of this computer
    std::string role = "table";
    std::string as; ///< the id of a club whose server was lost
    std::string passwordFile;
    std::string folder;
    std::string season;
    std::string match;
    std::string reason;
    std::string fixture;
    std::string place;
    int history = 1;
    int side = 1;
    int round = 0;
    std::optional<double> minutes;
    int leaseMinutes = 0;
    bool end = false;
    bool results = false;
    bool takeOff = false;
    bool takeBack = false;
};

/// The data folder and the club that it has joined. Not Answered: it cannot be opened or has joined none, which has
/// been told.
ExitCode openClub(const CommonOptions& common, std::unique_ptr<Store>& store, JoinedClub& club);

/// The data folder, its club and a connection to it.
class ClubSession {
public:
    /// Not Answered: there is none, which has been told.
    ExitCode open(const CommonOptions& common);
    /// The same, with the connection.
    ExitCode connect(const CommonOptions& common);
    [[nodiscard]] Store& store() { return *m_store; }
    [[nodiscard]] ClubServer& server() { return *m_server; }
    [[nodiscard]] const JoinedClub& club() const { return m_club; }

    /// What somebody calls a season: its own id, or what the store or the server calls it.
    [[nodiscard]] Checked<MatchId> seasonHere(const std::string& name);
    /// What the server calls a season of this folder.
    [[nodiscard]] Checked<QString> seasonThere(const std::string& name);

private:
    std::unique_ptr<Store> m_store;
    JoinedClub m_club;
    std::unique_ptr<ClubServer> m_server;
};

/// A line that says whether the server has taken it, and why not.
int tellAnswer(const Checked<ClubAnswer>& answer);

// The evening (club_evening.cpp)
int callMatch(ClubSession& session, const ClubOptions& options);
int setClock(ClubSession& session, const ClubOptions& options);
/// Who is called where, and until when rounds are played.
int evening(ClubSession& session, const ClubOptions& options);
/// A side's word at the computer where it was played, or an organiser's with a reason.
int confirm(ClubSession& session, const ClubOptions& options);

} // namespace whistle::cli
