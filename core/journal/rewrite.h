// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/match.h"

namespace whistle {

/// A value of the table that two moments of a match, or two versions of it, do not share.
struct TableChange {
    std::string at; ///< a JSON pointer into the table: "/scores/fangs"
    Json before;    ///< null: not there
    Json after;
    friend bool operator==(const TableChange&, const TableChange&) = default;
};

/// Where two tables differ, in the order of `after`. Objects are compared key by key, lists as a whole.
[[nodiscard]] std::vector<TableChange> tableChanges(const Json& before, const Json& after);

/// What a match would become if its past were edited. The match itself stays as it is.
struct Rewrite {
    std::unique_ptr<Match> match;      ///< a side copy in which the edits stand, numbered as `playAll` would
    std::vector<RefusedEntry> illegal; ///< entries that would count no more, in the order of the match
    std::vector<int> nowLegal;         ///< entries that would count again
    std::vector<TableChange> changes;  ///< of the table at the end
};

/// `lines`: edits, as for Match::playAll, in the order of the match, so that each stands on those before it.
[[nodiscard]] Checked<Rewrite> rewrite(const Match& match, const std::vector<Json>& lines);

} // namespace whistle
