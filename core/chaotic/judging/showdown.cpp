// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/judging/showdown.h"

#include "base/contains.h"
#include "base/first.h"
#include "chaotic/table/rules.h"
#include "chaotic/telling/names.h"

#include <algorithm>

namespace whistle::chaotic {

namespace {

constexpr auto isRequired = Saying::tr("A Showdown is required: none of %1's creatures has fought in turns %2 to %3.");
/// %1 is a player, %2 a turn.
constexpr auto hasFought =
    Saying::tr("No Showdown: there was a combat in turn %2, and %1's count starts from turn %3.");
constexpr auto pick = Saying::tr("Each player picks one of the other's creatures; chance decides who strikes first.");
/// %1 is a player, %2 a creature.
constexpr auto wrongPick = Saying::tr("%2 is not a creature %1 may pick.");
constexpr auto staysHome = Saying::tr("%1, the winner, returns to the space it came from.");
constexpr auto staysThere = Saying::tr("By the house rule, %1, the winner, stays where the fight was.");

class ShowdownCheck {
public:
    ShowdownCheck(const ShowdownQuestion& question, Reasons& reasons)
        : m_question(question)
        , m_active(question.turns.back().player)
        , m_reasons(reasons)
    {
    }

    ShowdownVerdict judge()
    {
        m_verdict.required = isDue();
        if (m_verdict.required) {
            m_verdict.activePlayerPicksFrom = creaturesOf(opponentOf(m_active)); // CH-12.2
            m_verdict.defendingPlayerPicksFrom = creaturesOf(m_active);
            m_reasons.say("CH-12.2"_rule, pick);
            m_reasons.cite("CH-12.4"_rule);
            if (m_question.picks)
                judgePicks(*m_question.picks);
        }
        return std::move(m_verdict);
    }

private:
    // CH-12.1, CH-R10: nothing since the beginning of that player's previous turn
    bool isDue()
    {
        const auto& turns = m_question.turns;
        const int now = static_cast<int>(turns.size());
        const bool hasPrevious = now >= 3; // the players alternate
        const int from = hasPrevious ? now - 2 : 1;
        int combat = 0;
        for (int number = from; number <= now; ++number) {
            m_verdict.window.push_back(number);
            if (turns[static_cast<std::size_t>(number - 1)].combat)
                combat = number;
        }
        if (!hasPrevious)
            m_reasons.say("CH-R10"_rule, Saying::tr("There is no Showdown, since %1 has had no turn before this one."),
                          m_active);
        else if (combat > 0)
            m_reasons.say("CH-12.1"_rule, hasFought, m_active, combat, from);
        else
            m_reasons.say("CH-12.1"_rule, isRequired, m_active, from, now);
        return hasPrevious && combat == 0;
    }

    [[nodiscard]] std::vector<std::string> creaturesOf(Player player) const
    {
        std::vector<std::string> ids;
        for (const Piece& piece : m_question.creatures) {
            if (piece.player == player)
                ids.push_back(piece.id);
        }
        return ids;
    }

    bool mayPick(const std::vector<std::string>& ids, const std::string& id, Player picker)
    {
        if (contains(ids, id))
            return true;
        m_reasons.say("CH-12.2"_rule, wrongPick, picker, id);
        return false;
    }

    void judgePicks(const Picks& picks)
    {
        const bool a = mayPick(m_verdict.activePlayerPicksFrom, picks.byActivePlayer, m_active);
        const bool b = mayPick(m_verdict.defendingPlayerPicksFrom, picks.byDefendingPlayer, opponentOf(m_active));
        m_verdict.picksLegal = a && b;
        if (!a || !b || !m_question.winner)
            return;
        const bool isHome = m_question.houseRules.showdownWinnerSpace == ShowdownSpace::OwnSpace; // CH-R9
        m_verdict.winnerSpace = spaceOfPiece(isHome ? *m_question.winner : picks.byActivePlayer);
        m_reasons.say(isHome ? "CH-12.5"_rule : "CH-R9"_rule, isHome ? staysHome : staysThere, *m_question.winner);
    }

    [[nodiscard]] Space spaceOfPiece(const std::string& id) const
    {
        return firstWith(m_question.creatures, &Piece::id, id)->space;
    }

    const ShowdownQuestion& m_question;
    Player m_active;
    Reasons& m_reasons;
    ShowdownVerdict m_verdict;
};

} // namespace

ShowdownVerdict judgeShowdown(const ShowdownQuestion& question, Reasons& reasons)
{
    return ShowdownCheck(question, reasons).judge();
}

} // namespace whistle::chaotic
