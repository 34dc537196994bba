// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/rewrite.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// Edits of the past that somebody is making, and what the match would become by them. Nothing of it is recorded:
/// `lines` go to MatchSession::playAll when everything is settled.
class PastDraft {
public:
    /// `match` outlives the draft.
    explicit PastDraft(const Match& match) : m_match(match) {}

    [[nodiscard]] bool isEmpty() const { return m_edits.empty(); }
    void clear();

    /// Entry `number`, which may also be one that this draft inserts, was meant to be these, of which the others come
    /// right behind the first and belong to it: they go when it is replaced or withdrawn. Problems of these: the edit
    /// is not possible (see Match::copyWith); the draft stays as it was.
    Problems replace(int number, const std::vector<EnteredEntry>& entries);
    Problems insert(int before, const std::vector<EnteredEntry>& entries);
    /// Takes the entry out; one that this draft inserts is inserted no more.
    Problems withdraw(int number);
    /// The entry, as the draft has it, recorded against the rules.
    Problems override(int number, const std::string& reason);
    /// Takes every entry out that would become illegal. They count for nothing, so nothing else changes.
    Problems withdrawIllegal();

    /// The match as the edits leave it; the match itself while there are none.
    [[nodiscard]] const Match& shown() const { return m_rewrite ? *m_rewrite->match : m_match; }
    /// None while there are no edits.
    [[nodiscard]] const Rewrite* rewrite() const { return m_rewrite ? &*m_rewrite : nullptr; }
    /// Every entry that would have become illegal has been mended, taken out or recorded against the rules.
    [[nodiscard]] bool isSettled() const { return m_rewrite && m_rewrite->illegal.empty(); }
    /// The edits, in the order of the match.
    [[nodiscard]] std::vector<Json> lines() const;
    /// The number that the entry gets which this draft inserted last before entry `before`; 0: it inserts none there.
    [[nodiscard]] int insertedBefore(int before) const;

private:
    struct Edit {
        enum class Kind { Insert, Replace, Withdraw };
        Kind kind = Kind::Replace;
        int number = 0; ///< the entry it is about; Insert: the one it comes before
        Json command;
        std::optional<std::string> reason;
        int id = 0;            ///< of the edit
        int of = 0;            ///< the edit that it came with, behind it; 0: with none
        std::size_t place = 0; ///< of the entry in the match
    };
    using Edits = std::vector<Edit>;
    enum class AtItsPlace { First, Last };

    [[nodiscard]] std::size_t placeOf(int number) const;
    /// The edit that inserts entry `number`; null: the match has it.
    [[nodiscard]] Edit* inserting(Edits& edits, int number) const;
    /// The edit by which entry `number` is what it is; null: it is as the match has it.
    [[nodiscard]] Edit* behind(Edits& edits, int number) const;
    /// Takes out what came with an edit. The entry of the match that one of these, or the edit itself, takes the place
    /// of; 0: of none.
    static int dropFollowers(Edits& edits, const Edit& first);
    [[nodiscard]] Edit made(Edit::Kind kind, int number, const EnteredEntry& entry, int of);
    /// Puts the edit in its place, instead of one about the same entry; what is inserted before an entry, as the first
    /// or the last of all that is inserted there.
    void put(Edits& edits, Edit edit, AtItsPlace at = AtItsPlace::Last) const;
    Problems adopt(Edits edits);

    const Match& m_match;
    Edits m_edits; ///< in the order of the match
    int m_lastId = 0;
    std::optional<Rewrite> m_rewrite;
};

} // namespace whistle
