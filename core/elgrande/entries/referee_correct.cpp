// SPDX-License-Identifier: GPL-3.0-or-later
// `correct`: the record is mended by hand.
#include "elgrande/entries/referee.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

constexpr Saying notInSetup{
    QT_TRANSLATE_NOOP("elgrande", "In the setup nothing is corrected; entries are taken back.")};
constexpr Saying actionRuns{QT_TRANSLATE_NOOP("elgrande", "The special action of %1 comes to its end first.")};
constexpr Saying notThirty{QT_TRANSLATE_NOOP("elgrande", "%1 would have %2 Caballeros in all, not %3.")};
constexpr Saying oneSpot{QT_TRANSLATE_NOOP("elgrande", "Both scoreboards would lie in %1.")};
constexpr Saying isCorrected{QT_TRANSLATE_NOOP("elgrande", "The record is corrected: %1")};

} // namespace

void Referee::on(const Correct& command)
{
    if (m_state.phase == Phase::Setup)
        return refuse("EG-3.1"_rule, notInSetup);
    if (m_state.turn && turn().isRunning())
        return refuse("EG-5.9"_rule, actionRuns, name(turn().player));
    const auto lay = [this](Counts& counts, const PlayerCounts& written) {
        for (const auto& [player, count] : written)
            counts[seat(player)] = count;
    };
    const Corrections& set = command.set;
    for (const auto& [region, counts] : set.regions)
        lay(board().caballeros[region], counts);
    lay(board().caballeros[Area::Castillo], set.castillo);
    lay(board().court, set.court);
    lay(board().provinces, set.provinces);
    lay(m_state.scores, set.scores);
    if (set.kingRegion)
        board().king = set.kingRegion;
    for (const auto& [player, region] : set.homeRegions)
        board().homes[seat(player)] = region;
    if (set.boards.eightFourZero)
        board().spotOf(Scoreboard::EightFourZero) = *set.boards.eightFourZero;
    if (set.boards.fourZeroZero)
        board().spotOf(Scoreboard::FourZeroZero) = *set.boards.fourZeroZero;
    for (int player = 0; player < m_state.count(); ++player) {
        if (const int all = board().caballerosOf(player); all != caballerosInPlay)
            refuse("EG-2.5"_rule, notThirty, name(player), all, caballerosInPlay);
    }
    const AreaSpot first = board().spotOf(Scoreboard::EightFourZero);
    if (first && first == board().spotOf(Scoreboard::FourZeroZero))
        refuse("EG-10.3"_rule, oneSpot, *first);
    say("EG-2.5"_rule, isCorrected, command.reason);
    if (m_state.phase == Phase::Finished && !m_refused)
        finish();
}

} // namespace whistle::elgrande
