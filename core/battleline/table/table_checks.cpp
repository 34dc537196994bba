// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table_checks.h"

#include "base/json.h"
#include "battleline/table/english.h"
#include "battleline/table/names.h"

namespace whistle::battleline {

namespace {

constexpr Sentence noFourthSlot = english(QT_TRANSLATE_NOOP(
    "battleline", "A side has three slots, four only at a flag with Mud (BL-5.1); here are %1 cards."));
constexpr Sentence cardTwice =
    english(QT_TRANSLATE_NOOP("battleline", "%1 lies here and elsewhere too; there is only one."));
constexpr Sentence secondLeader =
    english(QT_TRANSLATE_NOOP("battleline", "%1 has two Leaders; each player may have one only."));
constexpr Sentence tacticsApart = english(QT_TRANSLATE_NOOP(
    "battleline", "Tactics cards played: North %1, South %2; these numbers can differ by one at most (BL-8.3)."));
constexpr Sentence setAsideCount =
    english(QT_TRANSLATE_NOOP("battleline", "%1 Troop or Morale cards are set aside here; after the Deserter and the "
                                            "Redeploy that were played it must be from %2 to %3."));
constexpr Sentence wonIncomplete =
    english(QT_TRANSLATE_N_NOOP("battleline", "%1 cannot have won this flag with %n card(s); %3 are needed."));
constexpr Sentence bothWon = english(
    QT_TRANSLATE_NOOP("battleline", "Both players have three adjacent or five flags; the game ends with the first."));

class TableChecks {
public:
    TableChecks(const Table& table, std::string at) : m_table(table), m_at(std::move(at)) {}

    Problems check()
    {
        for (int number = 1; number <= flagCount; ++number)
            checkFlag(m_table.flag(number), flagAt(number));
        for (const Seat seat : bothSeats)
            seeAll(m_table.setAside[seat], pointerTo(m_at + "/set_aside", toWord(seat)));
        // each of the others makes sense only where the ones before it found nothing
        for (const auto check : {&TableChecks::checkLeaders, &TableChecks::checkTacticsLimit,
                                 &TableChecks::checkSetAside, &TableChecks::checkWonFlags}) {
            if (m_seen.problems.empty())
                (this->*check)();
        }
        return std::move(m_seen.problems);
    }

private:
    template <class... Places>
    void report(const std::string& at, Sentence sentence, Places&&... places)
    {
        m_seen.problems.push_back({at, Text{sentence, std::forward<Places>(places)...}});
    }
    [[nodiscard]] std::string flagAt(int number) const
    {
        return pointerTo(m_at + "/flags", static_cast<std::size_t>(number - 1));
    }

    template <class List>
    void seeAll(const List& list, const std::string& at)
    {
        std::size_t place = 0;
        for (const auto& each : list) {
            if constexpr (std::is_same_v<std::decay_t<decltype(each)>, LaidCard>)
                m_seen.see(each.card, pointerTo(at, place++));
            else
                m_seen.see(each, pointerTo(at, place++));
        }
    }

    /// Checks 1 and 2
    void checkFlag(const Flag& flag, const std::string& at)
    {
        if (flag.fog)
            m_seen.see(cards::fog, at + "/environment/fog");
        if (flag.mud)
            m_seen.see(cards::mud, at + "/environment/mud");
        for (const Seat seat : bothSeats) {
            const Row& row = flag.rows[seat];
            const std::string place = pointerTo(at, toWord(seat));
            if (flag.emptySlots(seat) < 0)
                report(place, noFourthSlot, static_cast<int>(row.size()));
            seeAll(row, place);
        }
    }

    /// Check 3
    void checkLeaders()
    {
        const bool north = hasPlayedLeader(m_table, Seat::North);
        const bool both = isOnTable(m_table, cards::alexander) && isOnTable(m_table, cards::darius);
        if (both && north != hasPlayedLeader(m_table, Seat::South))
            report(m_at, secondLeader, nameOf(north ? Seat::North : Seat::South));
    }

    /// Check 4
    void checkTacticsLimit()
    {
        const int north = tacticsPlayed(m_table, Seat::North);
        const int south = tacticsPlayed(m_table, Seat::South);
        if (std::abs(north - south) > tacticsLeadAllowed)
            report(m_at, tacticsApart, north, south);
    }

    /// Check 5
    void checkSetAside()
    {
        for (const Seat seat : bothSeats) {
            const AsideCount count = asideCount(m_table, seat);
            if (!count.isRight())
                report(pointerTo(m_at + "/set_aside", toWord(seat)), setAsideCount, count.cards, count.least,
                       count.most);
        }
    }

    /// Checks 6 and 7
    void checkWonFlags()
    {
        for (int number = 1; number <= flagCount; ++number) {
            const Flag& flag = m_table.flag(number);
            if (flag.wonBy && !flag.isComplete(*flag.wonBy))
                report(flagAt(number) + "/won_by", wonIncomplete, std::string(toWord(*flag.wonBy)),
                       static_cast<int>(flag.rows[*flag.wonBy].size()), flag.slots());
        }
        if (victoryBy(flagsWonBy(m_table, Seat::North)) && victoryBy(flagsWonBy(m_table, Seat::South)))
            report(m_at + "/flags", bothWon);
    }

    const Table& m_table;
    std::string m_at;
    CardsSeen m_seen;
};

} // namespace

void CardsSeen::see(Card card, const std::string& at)
{
    bool& before = m_seen[static_cast<std::size_t>(card.index)];
    if (before)
        problems.push_back({at, Text{cardTwice, idOf(card)}});
    before = true;
}

Problems problemsOf(const Table& table, const std::string& at)
{
    return TableChecks(table, at).check();
}

} // namespace whistle::battleline
