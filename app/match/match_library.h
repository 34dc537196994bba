// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

#include <optional>
#include <variant>

namespace whistle {

/// Starts, opens, imports and exports the matches of a store.
class MatchLibrary {
public:
    /// Both outlive the library.
    MatchLibrary(Store& store, const GameEntries& games) : m_store(store), m_games(games) {}

    [[nodiscard]] Store& store() const { return m_store; }
    /// Null: this program does not know the game.
    [[nodiscard]] const GameEntry* game(std::string_view id) const;

    /// A match that was started, or why there is none.
    using Started = std::variant<std::unique_ptr<MatchSession>, Refusal, Problems>;
    /// Starts a match with its first command. Nothing is stored if the referee refuses it.
    [[nodiscard]] Started start(std::string_view game, const Json& newMatch);

    struct Opened {
        std::unique_ptr<MatchSession> session;
        Problems notes; ///< what the reader should know: other rules or pack, lines that were torn off
    };
    /// Opens a stored match at its very last entry.
    [[nodiscard]] Checked<Opened> open(const MatchId& match);

    struct TakenIn {
        MatchId id;
        bool wasHere = false; ///< the very same match was among the stored ones
        Problems notes;       ///< what the reader should know: a last line that was torn off
    };
    /// Takes in a match file as a match of its own, after its chain has been proven and every entry refereed; a match
    /// that is here already is found again.
    Checked<TakenIn> takeIn(const QString& path);
    Checked<MatchId> import(const QString& path);
    /// The example match of a game, as a match of one's own.
    Checked<MatchId> takeExample(std::string_view game);
    /// Replaces an existing file.
    Problems exportTo(const MatchId& match, const QString& path) const;

    /// The matches changed last, the latest first. If the program was killed before the summary of the latest was
    /// written, it is made anew.
    [[nodiscard]] Checked<std::vector<MatchSummary>> recent(int limit, std::optional<Shelf> shelf = {});

    /// Who has played on this computer, the latest first: of the matches and seasons that are not deleted.
    [[nodiscard]] QStringList players() const;

private:
    /// The stored match that these lines record to the end; none: it is not here.
    [[nodiscard]] std::optional<MatchId> stored(const std::vector<RecordedLine>& lines, const std::string& title);
    [[nodiscard]] std::unique_ptr<MatchSession> sessionFor(const MatchId& id, std::unique_ptr<Match> match,
                                                           const GameEntry& game);

    Store& m_store;
    const GameEntries& m_games;
};

/// A player's own packs that are not used, because something is wrong with them.
struct UnusedPacks {
    std::vector<std::string> games; ///< their names; empty: all packs are sound
    Problems problems;
};
/// Takes the packs of this data folder into use (Catalog::usePacks).
[[nodiscard]] UnusedPacks usePacks(const QString& dataFolder);

/// A problem of the world in the reader's words, with its line where it has one.
[[nodiscard]] QString words(const Problem& problem);
[[nodiscard]] QStringList words(const Problems& problems);

} // namespace whistle
