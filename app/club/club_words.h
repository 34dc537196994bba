// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_link.h"
#include "match/match_session.h"

namespace whistle::club_words {

/// Of the connection: "live", "offline".
[[nodiscard]] LiveWords connection(const ClubNews& news);
/// Of a match of this computer on its strip: "live", "offline, 14 wait", "refused". Without words: it does not go with
/// the club.
[[nodiscard]] LiveWords ofMatch(const ClubLink& link, const MatchId& match);
/// The same with who confirms its result, once it is over. `digest`: what its page sums it up as.
[[nodiscard]] ClubTable tableOf(const ClubLink& link, const MatchSession& session, const MatchSession::Digest& digest,
                                const NameReader& names);
/// Of a season: why the server does not take what was entered here; empty: it takes it.
[[nodiscard]] QString troubleOf(const ClubTravel& season);
/// A side as its reader calls it.
[[nodiscard]] QString named(const OutcomeSide& side, const NameReader& names);
/// "Fangs 26, Amazons 18, winner: Fangs".
[[nodiscard]] QString outcomeWords(const std::vector<OutcomeSide>& sides, const NameReader& names);
/// "Round 3 ends at 21:30.", "Round 3 ended at 21:30."
[[nodiscard]] QString roundWords(const ClubClock& clock);
[[nodiscard]] QString roundWords(const ClubClock& clock, bool isOver);
/// Amid other facts: "round ends 21:30".
[[nodiscard]] QString roundPhrase(const ClubClock& clock);
/// Where a match is played: the place that it was called to, else as its computer is called.
[[nodiscard]] QString placeOf(const ClubRecord& record);
/// Of a match as the server has it, by the clock of now: "live", "offline", "over". `isMine`: it is played
/// at this computer.
[[nodiscard]] LiveWords ofTable(const ClubRecord& record, const ClubNews& news);
/// "over", of a match
[[nodiscard]] QString overWord();
/// "organiser"
[[nodiscard]] QString roleWord(ClubRole role);
/// "21:01", in the reader's time; with the day where it is another one.
[[nodiscard]] QString clockOf(Instant instant);
/// Behind another moment: with the day where it is not the same one.
[[nodiscard]] QString clockOf(Instant instant, Instant since);

} // namespace whistle::club_words
