// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/table_shapes.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

constexpr Sentence noFourthSlot{
    "battleline",
    QT_TRANSLATE_NOOP("battleline",
                      "A side has three slots, four only at a flag with Mud (BL-5.1); here are %1 cards.")};
constexpr Sentence cardTwice{"battleline",
                             QT_TRANSLATE_NOOP("battleline", "%1 lies here and elsewhere too; it is there once.")};
constexpr Sentence secondLeader{"battleline",
                                QT_TRANSLATE_NOOP("battleline", "%1 has two Leaders; each player may have one only.")};
constexpr Sentence tacticsApart{
    "battleline", QT_TRANSLATE_NOOP("battleline", "North has played %1 Tactics cards and South %2; these numbers can "
                                                  "differ by one at most (BL-8.3).")};
constexpr Sentence setAsideCount{
    "battleline", QT_TRANSLATE_NOOP("battleline", "%1 Troop or Morale cards are set aside here; after the Deserter and "
                                                  "the Redeploy that were played it must be from %2 to %3.")};
constexpr Sentence wonIncomplete{
    "battleline", QT_TRANSLATE_NOOP("battleline", "%1 cannot have won this flag with %2 cards; %3 are needed.")};
constexpr Sentence bothWon{
    "battleline",
    QT_TRANSLATE_NOOP("battleline", "Both players have three adjacent or five flags; the game ends with the first.")};

Shape setAsideCardShape()
{
    return Shape::words(idsOf([](Card card) { return card.kind() != CardKind::Environment; }))
        .ofKind("battle-line/card");
}

class TableReader {
public:
    TableReader(const Json& json, const std::string& at) : m_json(json), m_at(at) {}

    Checked<Table> read()
    {
        const Json& flags = m_json.at("flags");
        for (std::size_t i = 0; i < flags.size(); ++i)
            readFlag(m_table.flags[i], flags.at(i), pointerTo(m_at + "/flags", i));
        if (const auto aside = m_json.find("set_aside"); aside != m_json.end()) {
            for (const Seat seat : bothSeats)
                readSetAside(*aside, seat, m_at + "/set_aside");
        }
        if (m_problems.empty())
            checkLeaders();
        if (m_problems.empty())
            checkTacticsLimit();
        if (m_problems.empty())
            checkSetAside();
        if (m_problems.empty())
            checkWonFlags();
        if (!m_problems.empty())
            return m_problems;
        return m_table;
    }

private:
    template <class... Places>
    void report(const std::string& at, Sentence sentence, Places&&... places)
    {
        m_problems.push_back({at, Text{sentence, std::forward<Places>(places)...}});
    }

    /// 6.0, check 2
    void see(Card card, const std::string& at)
    {
        bool& seen = m_seen[static_cast<std::size_t>(card.index)];
        if (seen)
            report(at, cardTwice, idOf(card));
        seen = true;
    }

    void readFlag(Flag& flag, const Json& json, const std::string& at)
    {
        if (const auto environment = json.find("environment"); environment != json.end()) {
            const auto lay = [&](Card card, std::optional<Seat>& by) {
                const auto found = environment->find(idOf(card));
                if (found == environment->end())
                    return;
                by = readSeat(*found);
                see(card, pointerTo(at + "/environment", idOf(card)));
            };
            lay(cards::fog, flag.fog);
            lay(cards::mud, flag.mud);
        }
        for (const Seat seat : bothSeats) {
            const Json& row = json.at(std::string(toWord(seat)));
            const std::string place = pointerTo(at, toWord(seat));
            if (static_cast<int>(row.size()) > flag.slots()) // check 1
                report(place, noFourthSlot, static_cast<int>(row.size()));
            for (std::size_t i = 0; i < row.size(); ++i) {
                const Card card = readCard(row.at(i));
                see(card, pointerTo(place, i));
                flag.rows[seat].push_back({card, 0});
            }
        }
        flag.wonBy = seatIn(json, "won_by");
        flag.lastCardLaidBy = seatIn(json, "last_card_laid_by");
    }

    static std::optional<Seat> seatIn(const Json& json, const char* key)
    {
        const auto found = json.find(key);
        if (found == json.end() || found->is_null())
            return {};
        return readSeat(*found);
    }

    void readSetAside(const Json& json, Seat seat, const std::string& at)
    {
        const auto found = json.find(std::string(toWord(seat)));
        if (found == json.end())
            return;
        for (std::size_t i = 0; i < found->size(); ++i) {
            const Card card = readCard(found->at(i));
            see(card, pointerTo(pointerTo(at, toWord(seat)), i));
            m_formationCardsAside[seat] += card.isFormationCard();
            if (!m_table.setAside[seat].isFull()) // more are too many anyway: check 5 tells it
                m_table.setAside[seat].push_back(card);
        }
    }

    /// Check 3
    void checkLeaders()
    {
        const bool both = m_seen[static_cast<std::size_t>(cards::alexander.index)] &&
                          m_seen[static_cast<std::size_t>(cards::darius.index)];
        if (both && hasPlayedLeader(m_table, Seat::North) != hasPlayedLeader(m_table, Seat::South))
            report(m_at, secondLeader, nameOfLeaderSeat());
    }
    [[nodiscard]] std::string nameOfLeaderSeat() const
    {
        return std::string(toWord(hasPlayedLeader(m_table, Seat::North) ? Seat::North : Seat::South));
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
        const auto hasAside = [this](Seat seat, Card card) {
            const SetAside& aside = m_table.setAside[seat];
            return std::find(aside.begin(), aside.end(), card) != aside.end();
        };
        for (const Seat seat : bothSeats) {
            const int deserted = hasAside(opponentOf(seat), cards::deserter) ? 1 : 0;
            const int redeployed = hasAside(seat, cards::redeploy) ? 1 : 0;
            const int count = m_formationCardsAside[seat];
            if (count < deserted || count > deserted + redeployed)
                report(pointerTo(m_at + "/set_aside", toWord(seat)), setAsideCount, count, deserted,
                       deserted + redeployed);
        }
    }

    /// Checks 6 and 7
    void checkWonFlags()
    {
        for (int number = 1; number <= flagCount; ++number) {
            const Flag& flag = m_table.flag(number);
            if (flag.wonBy && !flag.isComplete(*flag.wonBy))
                report(pointerTo(m_at + "/flags", static_cast<std::size_t>(number - 1)) + "/won_by", wonIncomplete,
                       std::string(toWord(*flag.wonBy)), static_cast<int>(flag.rows[*flag.wonBy].size()), flag.slots());
        }
        if (victoryBy(flagsWonBy(m_table, Seat::North)) && victoryBy(flagsWonBy(m_table, Seat::South)))
            report(m_at + "/flags", bothWon);
    }

    const Json& m_json;
    std::string m_at;
    Table m_table;
    std::array<bool, cardCount> m_seen{};
    Seats<int> m_formationCardsAside;
    Problems m_problems;
};

} // namespace

Shape seatShape()
{
    return Shape::words(allWords<Seat>());
}

Shape flagNumberShape()
{
    return Shape::integer(1, flagCount);
}

Shape anyCardShape()
{
    return Shape::words(idsOf([](Card) { return true; })).ofKind("battle-line/card");
}

Shape troopShape()
{
    return Shape::words(idsOf([](Card card) { return card.isTroop(); })).ofKind("battle-line/card");
}

Shape formationCardShape()
{
    return Shape::words(idsOf([](Card card) { return card.isFormationCard(); })).ofKind("battle-line/card");
}

Seat readSeat(const Json& json)
{
    return *fromWord<Seat>(json.get_ref<const std::string&>());
}

Card readCard(const Json& json)
{
    return *cardOf(json.get_ref<const std::string&>());
}

Json writeSeat(std::optional<Seat> seat)
{
    return seat ? Json(toWord(*seat)) : Json(nullptr);
}

Shape flagShape()
{
    const Shape row = Shape::list(formationCardShape(), 0, slotsWithMud);
    return Shape::object(
        {required("north", row, QT_TRANSLATE_NOOP("shapes", "formation cards on this side")),
         required("south", row, QT_TRANSLATE_NOOP("shapes", "formation cards on this side")),
         optional("environment", Shape::object({optional("fog", seatShape()), optional("mud", seatShape())}),
                  QT_TRANSLATE_NOOP("shapes", "who laid it; default: none lies here")),
         optional("won_by", seatShape().orNull(), QT_TRANSLATE_NOOP("shapes", "default null")),
         optional(
             "last_card_laid_by", seatShape().orNull(),
             QT_TRANSLATE_NOOP("shapes", "who laid the latest formation card that lies here (BL-R4); default null"))});
}

Shape setAsideShape()
{
    const Shape cardsAside = Shape::list(setAsideCardShape(), 0, cardCount);
    return Shape::object({optional("north", cardsAside), optional("south", cardsAside)});
}

Json writeFlag(const Flag& flag)
{
    const auto row = [&](Seat seat) {
        Json ids = Json::array();
        for (const LaidCard& laid : flag.rows[seat])
            ids.push_back(idOf(laid.card));
        return ids;
    };
    Json environment = Json::object();
    if (flag.fog)
        environment["fog"] = toWord(*flag.fog);
    if (flag.mud)
        environment["mud"] = toWord(*flag.mud);
    return {{"north", row(Seat::North)},
            {"south", row(Seat::South)},
            {"environment", std::move(environment)},
            {"won_by", writeSeat(flag.wonBy)},
            {"last_card_laid_by", writeSeat(flag.lastCardLaidBy)}};
}

Json writeSetAside(const Table& table)
{
    Json json = Json::object();
    for (const Seat seat : bothSeats) {
        Json ids = Json::array();
        for (const Card card : table.setAside[seat])
            ids.push_back(idOf(card));
        json[std::string(toWord(seat))] = std::move(ids);
    }
    return json;
}

Shape tableQuestionShape()
{
    return Shape::object(
        {required("flags", Shape::list(flagShape(), flagCount, flagCount), QT_TRANSLATE_NOOP("shapes", "flags 1 to 9")),
         optional("set_aside", setAsideShape(),
                  QT_TRANSLATE_NOOP("shapes",
                                    "face-up cards beside the Tactics deck, by the side they lie on; default: none"))});
}

Checked<Table> readTable(const Json& json, const std::string& at)
{
    return TableReader(json, at).read();
}

Shape formationValueShape()
{
    return Shape::object(
        {required("formation", Shape::words(allWords<Formation>())), required("sum", Shape::integer(3, 40))});
}

Json writeFormationValue(FormationValue value)
{
    return {{"formation", toWord(value.formation)}, {"sum", value.sum}};
}

Json writeMeanings(const BestSet& set)
{
    Json json = Json::object();
    for (const Meaning& meaning : set.meanings)
        json[idOf(meaning.wildcard)] = idOf(meaning.troop);
    return json;
}

} // namespace whistle::battleline
