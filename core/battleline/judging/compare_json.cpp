// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/questions/questions.h"
#include "battleline/table/table_shapes.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::battleline {

namespace {

constexpr Sentence wrongNumber{"battleline",
                               QT_TRANSLATE_NOOP("battleline", "A complete set has %1 cards here, not %2.")};
constexpr Sentence cardTwice{"battleline",
                             QT_TRANSLATE_NOOP("battleline", "%1 lies here and elsewhere too; it is there once.")};
constexpr Sentence twoLeaders{
    "battleline", QT_TRANSLATE_NOOP("battleline", "Two Leaders on one side; each player may have one only.")};

Shape inputShape()
{
    const Shape set = Shape::list(formationCardShape(), slotsOfASide, slotsWithMud);
    return Shape::object(
        {required("north", set, QT_TRANSLATE_NOOP("shapes", "a complete set: three cards, four with Mud")),
         required("south", set, QT_TRANSLATE_NOOP("shapes", "a complete set: three cards, four with Mud")),
         required("last_card_laid_by", seatShape(),
                  QT_TRANSLATE_NOOP("shapes", "who laid the last formation card (BL-R4)")),
         withDefault("fog", Shape::boolean(), "false"), withDefault("mud", Shape::boolean(), "false"),
         optional("other_visible_troops", Shape::list(troopShape()),
                  QT_TRANSLATE_NOOP("shapes", "visible Troop cards elsewhere; default: none")),
         optional("house_rules", houseRulesShape())});
}

Shape verdictShape()
{
    return Shape::object({required("winner", seatShape(), "who wins the flag"),
                          required("decided_by", Shape::words(allWords<DecidedBy>())),
                          required("north", formationValueShape()), required("south", formationValueShape())});
}

class ComparisonReader {
public:
    explicit ComparisonReader(const Json& input) : m_input(input) {}

    Checked<Comparison> read()
    {
        Ground& ground = m_comparison.ground;
        ground.slots = m_input.value("mud", false) ? slotsWithMud : slotsOfASide;
        ground.fog = m_input.value("fog", false);
        ground.duplicates = houseRulesOf(m_input).wildcardDuplicates;
        for (const Seat seat : bothSeats)
            readSet(seat);
        if (const auto others = m_input.find("other_visible_troops"); others != m_input.end())
            readCards(*others, "/other_visible_troops", [](Card) {});
        if (!m_problems.empty())
            return m_problems;
        m_comparison.lastCardLaidBy = readSeat(m_input.at("last_card_laid_by"));
        return m_comparison;
    }

private:
    void readSet(Seat seat)
    {
        const std::string at = '/' + std::string(toWord(seat));
        const Json& set = m_input.at(std::string(toWord(seat)));
        const int count = static_cast<int>(set.size());
        if (count != m_comparison.ground.slots)
            m_problems.push_back({at, Text{wrongNumber, m_comparison.ground.slots, count}});
        int leaders = 0;
        readCards(set, at, [&](Card card) {
            leaders += isLeader(card);
            m_comparison.sides[seat].add(card);
        });
        if (leaders > 1)
            m_problems.push_back({at, Text{twoLeaders}});
    }

    template <class Take>
    void readCards(const Json& json, const std::string& at, Take&& take)
    {
        for (std::size_t i = 0; i < json.size(); ++i) {
            const Card card = readCard(json.at(i));
            bool& seen = m_seen[static_cast<std::size_t>(card.index)];
            if (seen)
                m_problems.push_back({pointerTo(at, i), Text{cardTwice, idOf(card)}});
            seen = true;
            if (card.isTroop())
                m_comparison.ground.visible.add(card);
            take(card);
        }
    }

    const Json& m_input;
    Comparison m_comparison;
    std::array<bool, cardCount> m_seen{};
    Problems m_problems;
};

Checked<JsonRuling> ask(const Json& input)
{
    const Checked<Comparison> comparison = ComparisonReader(input).read();
    if (!comparison)
        return comparison.problems();
    Ruling<ComparisonVerdict> ruling = judgeComparison(*comparison);
    const ComparisonVerdict& verdict = ruling.verdict;
    Json json{{"winner", toWord(verdict.winner)},
              {"decided_by", toWord(verdict.decidedBy)},
              {"north", writeFormationValue(verdict.sets[Seat::North].value)},
              {"south", writeFormationValue(verdict.sets[Seat::South].value)}};
    return JsonRuling{std::move(json), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question compareQuestion()
{
    return {"compare",
            {"battleline", QT_TRANSLATE_NOOP("battleline", "Which of two complete formations wins?")},
            inputShape(),
            verdictShape(),
            ask};
}

} // namespace whistle::battleline
