// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/phone_rules.h"
#include "devices/table_devices.h"
#include "table/log_book.h"
#include "table/plain/plain_table.h"

#include <QCoreApplication>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace whistle {

/// What is said to devices of a table and what comes of what they say (docs/devices.md), without any network. All of
/// it is said in the language that is spoken when it is asked (SayingIn).
class PhoneTable {
    Q_DECLARE_TR_FUNCTIONS(whistle::PhoneTable)
public:
    /// Both outlive it.
    PhoneTable(MatchSession& session, const GameEntry& game);

    /// Before anybody asks.
    void prepare() { m_rules.prepare(); }

    /// How many lines the record has: another one, another table.
    [[nodiscard]] int revision() const;
    /// The `table` frame as everybody may see it, `me` is null; `seats`: who has a phone.
    [[nodiscard]] Json table(PhonesMay may, const std::vector<DeviceSeat>& seats);
    /// What stands under `me` for this seat: to be sent to its device and to nobody else.
    [[nodiscard]] Json me(const std::string& seat, PhonesMay may);
    /// The seats of the table, by the game's word for them.
    [[nodiscard]] std::vector<DeviceSeat> seats() const;

    /// Answers without their `id`: `entered`, `no`, `ahead`, `lines`, `rules`, `section`, `book`.
    [[nodiscard]] Json enter(const std::string& seat, PhonesMay may, const Json& asked);
    [[nodiscard]] Json why(const std::string& seat, PhonesMay may, const Json& asked);
    [[nodiscard]] Json undo(const std::string& seat, const Json& asked);
    /// What a move would bring with these counts. Nothing is entered.
    [[nodiscard]] Json ahead(const std::string& seat, PhonesMay may, const Json& asked) const;
    [[nodiscard]] Json lines(const Json& asked);
    [[nodiscard]] Json rules(const Json& asked);
    [[nodiscard]] Json section(const Json& asked);
    [[nodiscard]] Json readAll(const Json& asked) const;

    /// The entry whose ruling stands on the page now; 0: none.
    [[nodiscard]] int ruledEntry();

private:
    /// What a seat was offered at a revision: so a press that comes late still finds its move, and no other one.
    struct Offered {
        std::string seat;
        int revision = 0;
        std::vector<std::vector<Json>> moves;
    };
    [[nodiscard]] const Match& match() const { return m_session.match(); }
    /// Everybody's moves of this revision.
    [[nodiscard]] const std::vector<OfferedMove>& moves() const;
    /// The seats that are asked for a sealed choice.
    [[nodiscard]] std::set<std::string> sealing() const;
    /// The seats that have made one, until the game opens it.
    [[nodiscard]] std::set<std::string> sealed() const;
    [[nodiscard]] LogBook& book();
    [[nodiscard]] Json seatsJson(const ScoreboardState& board, const std::vector<DeviceSeat>& seats);
    /// Whom play waits for, in a sentence; empty: for nobody.
    [[nodiscard]] QString waits() const;
    [[nodiscard]] Json linesBefore(int entry, std::size_t most);
    [[nodiscard]] Json ruling();
    [[nodiscard]] QStringList boardWords() const;
    [[nodiscard]] std::vector<OfferedMove> movesOf(const std::string& seat, PhonesMay may) const;
    [[nodiscard]] QString tapName(const Tap& tap, const OfferedMove& move) const;
    [[nodiscard]] Json openOf(const OfferedMove& move, const std::string& seat) const;
    void tellUndo(Json& me, const std::string& seat);
    [[nodiscard]] Json sealedBy(const std::string& seat) const;
    [[nodiscard]] Json heldBy(const std::string& seat) const;
    void tellMoves(Json& me, const std::string& seat, PhonesMay may);
    /// The places of the board that the last tap of a move, or its spread, could be, as its command is declared.
    [[nodiscard]] std::set<Tap> placesLike(const OfferedMove& move) const;
    /// Adds to moves of this seat what they would bring, where they are few enough to be tried.
    void tellAhead(Json& moves, const std::vector<OfferedMove>& offered, const std::string& seat) const;
    /// What these lines would bring, for the seat: `gain` and `brings`; none: the rules are against them.
    [[nodiscard]] std::optional<Json> broughtBy(const std::vector<Json>& lines, const std::string& seat) const;
    [[nodiscard]] bool tellsAhead(const OfferedMove& move) const;
    [[nodiscard]] const Offered* offeredAt(const std::string& seat, int revision) const;
    void keepOffered(Offered offered);
    /// What the move enters with the counts and values that somebody said.
    [[nodiscard]] Checked<std::vector<Json>> linesOf(const OfferedMove& move, const Json& asked) const;
    [[nodiscard]] Json entered(const ElsewhereAnswer& answer) const;
    [[nodiscard]] Json no(const Refusal& refusal) const;
    [[nodiscard]] Json late(int revision);
    [[nodiscard]] Json record(std::vector<Json> lines, const std::optional<std::string>& reason);
    [[nodiscard]] int numberOf(const std::string& seat) const;

    MatchSession& m_session;
    const GameEntry& m_game;
    PlainWords m_words;
    std::map<std::string, LogBook> m_books;        ///< by language
    std::deque<Offered> m_offered;                 ///< the newest last
    std::map<std::string, std::set<Tap>> m_places; ///< that some move of the seat had in this match
    PhoneRules m_rules;
    mutable std::vector<OfferedMove> m_moves; ///< of `m_movesAt`
    mutable int m_movesAt = -1;
};

} // namespace whistle
