// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/judging/referee.h"

#include "battleline/table/names.h"
#include "battleline/table/rules.h"

namespace whistle::battleline {

Referee::Referee(const State& state, Reasons::Listening listening)
    : Findings(listening)
    , m_before(state)
    , m_state(state)
{
}

Outcome<State> Referee::judge(const Command& command)
{
    const bool isStart = std::holds_alternative<StartGame>(command);
    if (!isStart && m_before.step == Step::NotStarted)
        refuse("BL-2.1"_rule, Saying(QT_TRANSLATE_NOOP("battleline", "No game has begun: start_game comes first.")));
    else if (!isStart && m_before.step == Step::Over)
        refuse("BL-12.1"_rule, Saying(QT_TRANSLATE_NOOP("battleline", "This game is over.")));
    else
        std::visit([this](const auto& one) { on(one); }, command);
    if (m_refused) {
        m_state = m_before;
    } else if (!m_objections.empty()) {
        // What players record against the rules must still be a table that can be.
        if (std::optional<Text> unsound = unsoundness(m_state)) {
            m_objections.push_back({"BL-1.1"_rule, std::move(*unsound), false});
            m_state = m_before;
        }
    }
    return concluded(std::move(m_state));
}

Outcome<State> referee(const State& state, const Command& command, Reasons::Listening listening)
{
    return Referee(state, listening).judge(command);
}

bool Referee::inStep(Step step)
{
    if (m_state.step == step)
        return true;
    refuse("BL-4.2"_rule, said::wrongStep, step, m_state.step);
    return false;
}

void Referee::checkOpen(int number)
{
    if (const std::optional<Seat> winner = flag(number).wonBy)
        refuse("BL-7.13"_rule, said::flagClosed, number, *winner);
}

void Referee::checkSlot(int number)
{
    checkOpen(number);
    if (flag(number).isOpen() && flag(number).isComplete(player()))
        refuse("BL-5.1"_rule, Saying(QT_TRANSLATE_NOOP("battleline", "%2 has no free slot at flag %1.")), number,
               player());
}

int Referee::openFlagOf(Card card, Seat side) const
{
    const int number = flagOf(m_state.table, card);
    return number > 0 && m_state.table.flag(number).isOpen() && m_state.table.flag(number).has(side, card) ? number : 0;
}

void Referee::lay(Card card, int number)
{
    flag(number).rows[player()].push_back({card, ++m_state.cardsLaid});
    flag(number).lastCardLaidBy = player();
}

void Referee::takeFrom(int number, Seat side, Card card)
{
    Flag& from = flag(number);
    Row& row = from.rows[side];
    row.erase(std::find_if(row.begin(), row.end(), [card](const LaidCard& laid) { return laid.card == card; }));
    // BL-R4: the latest of the cards that remain
    from.lastCardLaidBy.reset();
    int latest = 0;
    for (const Seat seat : bothSeats) {
        for (const LaidCard& laid : from.rows[seat]) {
            if (laid.laidAt > latest) {
                latest = laid.laidAt;
                from.lastCardLaidBy = seat;
            }
        }
    }
}

} // namespace whistle::battleline
