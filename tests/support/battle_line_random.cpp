// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle_line_random.h"

#include "base/each.h"
#include "battleline/game.h"
#include "battleline/table/codecs.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

std::vector<Card> shuffled(int from, int to, std::mt19937& random)
{
    std::vector<Card> cards;
    for (int i = from; i < to; ++i)
        cards.push_back(Card::at(i));
    std::shuffle(cards.begin(), cards.end(), random);
    return cards;
}

} // namespace

void agree(std::vector<Json>& commands, const OfferedMove& /*move*/, const Match& /*match*/, std::mt19937& random)
{
    Json& start = commands.front();
    if (start["command"] != "start_game" || start["north"] != "")
        return;
    const auto below = [&random](unsigned count) { return static_cast<int>(random() % count); };
    start["house_rules"] =
        writeRecord(HouseRules{static_cast<WildcardDuplicates>(below(3)), static_cast<ClaimTiming>(below(2)),
                               below(5) > 0, static_cast<ScoutDraw>(below(2)), static_cast<DrawPoints>(below(2))});
    start["end_conditions"] = {{"point_lead", 1 + below(6)}};
    start["north"] = "Ada";
    start["south"] = "Bruno";
}

std::vector<Command> randomSeries(unsigned seed)
{
    RandomMover mover(seed, agree);
    GameMatch<Game> match;
    while (const std::optional<Json> command = mover.next(match)) {
        if (const Checked<PlayResult> result = match.play(*command, Instant{}); !result || !result->accepted)
            qFatal("refused: %s", command->dump().c_str());
    }
    return eachOf(match.journal().entries(), [](const auto& entry) { return entry.command; });
}

namespace {

class TableMaker {
public:
    explicit TableMaker(std::mt19937& random) : m_random(random) {}

    Table make()
    {
        m_troops = shuffled(0, troopCount, m_random);
        m_tactics = shuffled(troopCount, cardCount, m_random);
        favor();
        layTactics();
        const int fullness = below(4) == 0 ? below(101) : 70 + below(31);
        for (Flag& flag : m_table.flags) {
            for (const Seat seat : bothSeats) {
                while (!flag.isComplete(seat) && below(100) < fullness)
                    flag.rows[seat].push_back({takeTroop(), 0});
            }
            flag.lastCardLaidBy = anySeat();
        }
        winSome();
        return m_table;
    }

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    Seat anySeat() { return below(2) == 0 ? Seat::North : Seat::South; }
    Flag& anyFlag() { return m_table.flag(1 + below(flagCount)); }
    Card takeTroop()
    {
        const Card card = m_troops.back();
        m_troops.pop_back();
        return card;
    }

    /// Often the cards of some kind are laid first: then few or none of them are left.
    void favor()
    {
        const int kind = below(5);
        const int color = below(colorCount);
        std::stable_sort(m_troops.begin(), m_troops.end(), [&](Card a, Card b) {
            const auto isFavored = [&](Card card) {
                return kind == 0   ? card.value() == 8
                       : kind == 1 ? card.value() <= 3
                                   : kind == 2 && card.color() == color;
            };
            return isFavored(a) < isFavored(b);
        });
        if (below(2) == 0 && kind < 3) // but for a few
            std::shuffle(m_troops.end() - 8, m_troops.end(), m_random);
    }

    void layTactics()
    {
        for (int count = below(tacticsCount + 1); count > 0; --count) {
            const Card card = m_tactics.back();
            m_tactics.pop_back();
            Seat seat = anySeat();
            if (!m_table.mayPlayTactics(seat))
                seat = opponentOf(seat);
            if (isLeader(card) && m_table.leadersPlayed(seat) > 0)
                continue;
            Flag& flag = anyFlag();
            if (card.isFormationCard() && !flag.isComplete(seat))
                flag.rows[seat].push_back({card, 0});
            else if (card == cards::fog)
                flag.fog = seat;
            else if (card == cards::mud)
                flag.mud = seat;
            else if (card.kind() == CardKind::Guile)
                m_table.setAside[seat].push_back(card);
            if (card == cards::deserter)
                m_table.setAside[opponentOf(seat)].push_back(takeTroop());
            if (card == cards::redeploy && below(2) == 0)
                m_table.setAside[seat].push_back(takeTroop());
        }
    }

    void winSome()
    {
        for (int count = below(5); count > 0; --count) {
            Flag& flag = anyFlag();
            const Seat seat = anySeat();
            if (flag.isOpen() && flag.isComplete(seat)) {
                flag.wonBy = seat;
                if (m_table.winnerByFlags())
                    flag.wonBy.reset();
            }
        }
    }

    std::mt19937& m_random;
    Table m_table;
    std::vector<Card> m_troops;
    std::vector<Card> m_tactics;
};

} // namespace

Table randomTable(std::mt19937& random)
{
    return TableMaker(random).make();
}

} // namespace whistle::battleline
