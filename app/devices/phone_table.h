// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/table_devices.h"
#include "rulebook/match_marks.h"
#include "search/rule_search.h"
#include "table/log_book.h"
#include "table/plain/plain_table.h"

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
public:
    /// Both outlive it.
    PhoneTable(MatchSession& session, const GameEntry& game);

    /// How many lines the record has: another one, another table.
    [[nodiscard]] int revision() const;
    /// The `table` frame as everybody may see it, `me` is null; `seats`: who has a phone.
    [[nodiscard]] Json table(PhonesMay may, const std::vector<DeviceSeat>& seats);
    /// What stands under `me` for this seat: to be sent to its device and to nobody else.
    [[nodiscard]] Json me(const std::string& seat, PhonesMay may);
    /// The seats of the table, by the game's word for them.
    [[nodiscard]] std::vector<DeviceSeat> seats() const;

    /// Answers without their `id`: `entered`, `no`, `lines`, `rules`, `section`.
    [[nodiscard]] Json enter(const std::string& seat, PhonesMay may, const Json& asked);
    [[nodiscard]] Json why(const std::string& seat, PhonesMay may, const Json& asked);
    [[nodiscard]] Json undo(const std::string& seat, const Json& asked);
    [[nodiscard]] Json lines(const Json& asked);
    [[nodiscard]] Json rules(const Json& asked);
    [[nodiscard]] Json section(const Json& asked);

    /// The entry whose ruling stands on the page now; 0: none.
    [[nodiscard]] int ruledEntry();

    /// A picture of the board as everybody may see it, as wide as a phone; the languages keep one view each.
    [[nodiscard]] QByteArray picture(const QString& language);

private:
    /// What a seat was offered at a revision: so a press that comes late still finds its move, and no other one.
    struct Offered {
        std::string seat;
        int revision = 0;
        std::vector<std::vector<Json>> moves;
    };
    [[nodiscard]] const Match& match() const { return m_session.match(); }
    [[nodiscard]] LogBook& book();
    [[nodiscard]] Json linesBefore(int entry, std::size_t most);
    [[nodiscard]] Json ruling();
    [[nodiscard]] QStringList boardWords() const;
    [[nodiscard]] std::vector<OfferedMove> movesOf(const std::string& seat, PhonesMay may) const;
    [[nodiscard]] QString tapName(const Tap& tap, const OfferedMove& move) const;
    [[nodiscard]] Json openOf(const OfferedMove& move) const;
    [[nodiscard]] Json entered(const ElsewhereAnswer& answer) const;
    [[nodiscard]] Json no(const Refusal& refusal) const;
    [[nodiscard]] Json late(int revision);
    [[nodiscard]] Json record(std::vector<Json> lines, const std::optional<std::string>& reason);
    [[nodiscard]] int numberOf(const std::string& seat) const;

    MatchSession& m_session;
    const GameEntry& m_game;
    PlainWords m_words;
    std::map<std::string, LogBook> m_books;                 ///< by language
    std::deque<Offered> m_offered;                          ///< the newest last
    std::map<std::string, std::set<Tap>> m_places;          ///< that some move of the seat had in this match
    std::unique_ptr<RuleSearch> m_search;                   ///< made when somebody searches first
    std::map<QString, std::unique_ptr<MomentView>> m_views; ///< by language
    MatchMarks m_marks;
    int m_marksAt = -1; ///< the revision they were read at
};

/// The answer `no` for this reason.
[[nodiscard]] Json sorry(const QString& why);

} // namespace whistle
