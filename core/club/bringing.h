// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_server.h"
#include "club/travels.h"
#include "journal/match.h"

#include <functional>
#include <optional>
#include <vector>

namespace whistle {

/// How a record here and on the server stand to each other.
enum class Standing : std::uint8_t {
    Whole,   ///< the same on both sides
    More,    ///< the server has more: somebody else has gone on
    Parted,  ///< they went on differently; of a match the server keeps both
    Refused, ///< the server does not take what is here, and has nothing else
};

struct Brought {
    Standing standing = Standing::Whole;
    std::optional<ClubRefusal> refusal; ///< why not, where it is Parted or Refused
    int common = 0;                     ///< lines that both have, the header not counted
};

/// Brings what is here and not there, in pieces, and notes in `travel` how far it has come. `lines`: the whole record,
/// its chain proven. Nothing is ever put together: a match that was gone on with elsewhere is kept beside that. A
/// problem: the server could not be reached; what had been sent is noted.
[[nodiscard]] Checked<Brought> bring(ClubServer& server, const ClubDevice& device, Travel& travel,
                                     const std::vector<RecordedLine>& lines);

/// Whose an entry is, as the log of its table shows it, and what it has brought that seat.
struct EntryShare {
    int seat = 0; ///< 0: nobody's
    int points = 0;
};
/// One for each of Match::entries.
using SharesOf = std::function<std::vector<EntryShare>(const Match& match)>;

/// What everybody at its table sees of a history of a match behind entry `common`, the last one that it shares with
/// another: `{"chain", "summary", "from", "to", "entries": [{"number", "words", "told", "seat", "points"}], "more",
/// "last"}`; `from` and `to`: when it was played, `told`: base/told_text.h, of as many as there is room for, `more`: so
/// many entries come behind those that are told, `last`: the last of them. `names`: how it calls what it names; without
/// `shares` no entry has a seat.
[[nodiscard]] Json historyTelling(const Match& match, int common, Json summary, const NameReader& names,
                                  const SharesOf& shares = {});

/// One of those entries in the language of this computer. `names`: of those that are called something here.
[[nodiscard]] QString wordsOfEntry(const Json& entry, const NameReader& names = {});

/// How a match that is over counts, as its league sees it: `{"chain", "sides": [{"name", "place", "score"}]}`, `chain`
/// that of its last line. Null: it is not over.
[[nodiscard]] Json outcomeOf(const std::string& game, const Json& table, const std::string& chain);

/// What the server is told of a match without a page that sums it up: the table as everybody sees it, where the match
/// stands as a page would tell it, and once it is over how it counts.
[[nodiscard]] Json tableSummary(const std::string& game, const Json& table, const std::string& chain = {});
/// Whether the match at this table is over, as its league sees it.
[[nodiscard]] bool isOver(const std::string& game, const Json& table);

} // namespace whistle
