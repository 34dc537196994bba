// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/dugouts.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/words/capital.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/judging/outlook.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/spoken_names.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

struct DugoutWords {
    Q_DECLARE_TR_FUNCTIONS(kaosball)
};

constexpr std::size_t benchShown = 3;

std::vector<LiveNumber> liveNumbers(const ShownTable& table, int team)
{
    std::vector<LiveNumber> numbers;
    for (const Card card : numberedCards()) {
        const bool isBru = card.kind == CardKind::BoosterBru;
        numbers.push_back(
            {isBru ? QString::number(table.rules().boosterBruValue) : cardFace(card), table.judge(team, card).isLive});
    }
    return numbers;
}

DugoutState dugoutOf(const ShownTable& table, int index, bool isActive)
{
    const State& state = table.state();
    const Team& team = state[index];
    DugoutState shown;
    shown.seat = table.seat(index);
    shown.team = table.team(index);
    shown.coach = fromStd(team.coach);
    shown.active = isActive;
    shown.firstPlayer = state.firstPlayer == index;
    shown.status = statusWords(team.status);
    const bool drafting = state.phase == Phase::UpgradeDraft || state.phase == Phase::RingerDraft;
    shown.burned = team.burned;
    shown.bellAt = state.bell >= 0 || drafting ? 0 : table.rules().bellAtBurnedCards;
    if (!drafting)
        shown.live = liveNumbers(table, index);
    const int cash = team.cash;
    const int most = state.kind == MatchKind::League ? table.rules().cashLeague : table.rules().cashExhibition;
    shown.dials = {{DugoutWords::tr("cash"), cash, std::max(cash, most)},
                   {DugoutWords::tr("fouls"), team.fouls, table.rules().maximumFouls}};
    if (state.hasDraft)
        shown.dials.push_back({DugoutWords::tr("upgrades"), totalCost(team.active, table.facts()),
                               std::max(1, team.activeUpgradePoints)});
    shown.stats = {{DugoutWords::tr("handling"), team.stats.handling},
                   {DugoutWords::tr("tackling"), team.stats.tackling},
                   {DugoutWords::tr("fighting"), team.stats.fighting}};
    // Before the first loadout nothing is active: what has been bought stands there.
    Upgrades upgrades = team.active;
    if (drafting) {
        for (const Upgrade upgrade : team.ownedUpgrades)
            upgrades.add(upgrade);
        for (const std::string& ringer : team.ownedRingers)
            shown.chips.push_back({displayName(ringer), {}, false});
    }
    for (std::size_t i = 0; i < upgradeKinds; ++i) {
        const auto upgrade = static_cast<Upgrade>(i);
        const int copies = upgrades[upgrade];
        if (copies > 0)
            shown.chips.push_back({copies > 1 ? DugoutWords::tr("%1 \u00d7 %2").arg(upgradeName(upgrade)).arg(copies)
                                              : upgradeName(upgrade),
                                   spokenWords(table.facts()[upgrade].effect), false});
    }
    if (team.ability != Ability::None && !drafting)
        shown.chips.push_back({Text(nameOf(team.ability)).render(), {}, state.abilityOf(index) == Ability::None});
    for (std::size_t i = 0; i < team.figures.size(); ++i) {
        const FigureRef ref{static_cast<std::int8_t>(index), static_cast<std::int8_t>(i)};
        if (team.figures[i].where != Where::Dugout)
            continue;
        if (shown.bench.size() < benchShown || team.figures[i].kind == FigureKind::Ringer)
            shown.bench.push_back(table.look(ref));
        else
            ++shown.benchMore;
    }
    for (const FigureRef ref : team.trophies)
        shown.kills.push_back(table.look(ref));
    if (state.teamCount() > 2) // between two teams the score strip says it
        shown.counts = {{Icon::Coin, team.cash, DugoutWords::tr("cash")},
                        {Icon::Foul, team.fouls, DugoutWords::tr("fouls")},
                        {Icon::Kill, static_cast<int>(team.trophies.size()), DugoutWords::tr("kills")}};
    return shown;
}

} // namespace

QString statusWords(TeamStatus status)
{
    return status == TeamStatus::BlownOut     ? DugoutWords::tr("blown out")
           : status == TeamStatus::Eliminated ? DugoutWords::tr("eliminated")
                                              : QString();
}

std::vector<DugoutState> dugoutsOf(const ShownTable& table, int actor)
{
    std::vector<DugoutState> dugouts;
    for (int team = 0; team < table.state().teamCount(); ++team)
        dugouts.push_back(dugoutOf(table, team, team == actor));
    return dugouts;
}

ScoreStripState stripOf(const ShownTable& table, int actor, const QString& task, bool tellsOutlook)
{
    const State& state = table.state();
    const auto pending = tellsOutlook ? ifItEndedNow(state, table.facts()) : std::nullopt;
    ScoreStripState strip;
    const bool two = state.teamCount() == 2;
    const bool runs = state.phase == Phase::Turn || state.phase == Phase::BetweenTurns;
    const bool lastTurns = state.bell >= 0 && runs;
    for (int team = 0; team < state.teamCount(); ++team) {
        const Team& one = state[team];
        ScoreStripSeat seat;
        seat.seat = table.seat(team);
        seat.name = table.team(team);
        seat.id = one.name;
        seat.score = one.score;
        seat.active = team == actor;
        if (!one.isInPlay())
            seat.note = statusWords(one.status);
        else if (seat.active)
            seat.note = lastTurns ? DugoutWords::tr("last turn") : !task.isEmpty() ? task : CommonWords::tr("to move");
        const auto index = static_cast<std::size_t>(team);
        if (index < state.lastPoints.size())
            seat.change = state.lastPoints[index];
        if (pending && one.isInPlay())
            seat.pending = (*pending)[index];
        if (state.bell < 0 && runs) {
            seat.steps = static_cast<int>(one.burned.size());
            seat.stepsOf = table.rules().bellAtBurnedCards;
        }
        if (two) {
            seat.cash = one.cash;
            seat.fouls = one.fouls;
            seat.kills = static_cast<int>(one.trophies.size());
        }
        strip.seats.push_back(std::move(seat));
    }
    const int periods = table.rules().periods;
    strip.pips = state.isOvertime() ? 0 : periods;
    switch (state.phase) {
    case Phase::NotStarted:
        break;
    case Phase::UpgradeDraft:
        strip.period = DugoutWords::tr("Draft: upgrades");
        break;
    case Phase::RingerDraft:
        strip.period = DugoutWords::tr("Draft: ringers");
        break;
    case Phase::Loadout:
        strip.period = state.period == 1 ? capital(DugoutWords::tr("loadout")) : DugoutWords::tr("New loadouts");
        break;
    case Phase::Lineup:
        strip.period = capital(DugoutWords::tr("line-up"));
        break;
    case Phase::PeriodOver:
    case Phase::SpecialEnd:
    case Phase::Bribes:
    case Phase::FoulRolls:
    case Phase::Bonus:
    case Phase::CleanUp:
        strip.pip = state.period;
        strip.period = state.isOvertime() ? DugoutWords::tr("End of the overtime")
                                          : DugoutWords::tr("End of period %1").arg(state.period);
        break;
    case Phase::MatchOver:
    case Phase::Finished:
        strip.pip = periods;
        strip.period = capital(CommonWords::tr("end of the match"));
        break;
    default:
        strip.pip = state.period;
        strip.period = state.isOvertime() ? DugoutWords::tr("Overtime")
                                          : DugoutWords::tr("Period %1 of %2").arg(state.period).arg(periods);
        break;
    }
    return strip;
}

std::vector<int> lastTurns(const State& state)
{
    std::vector<int> last = state.finalTurns;
    if (state.active >= 0 && !contains(last, state.active))
        last.insert(last.begin(), state.active);
    return last;
}

BellState bellOf(const ShownTable& table)
{
    const State& state = table.state();
    BellState bell;
    if (state.bell < 0)
        return bell;
    const QString ringer = table.team(state.bell);
    const auto burned = static_cast<int>(state[state.bell].burned.size());
    bell.sentence = DugoutWords::tr("Bell! %1 have %2 burned cards.").arg(ringer).arg(burned);
    const std::vector<int> last = lastTurns(state);
    bell.next =
        last.size() == 1
            ? DugoutWords::tr("The period ends after one last turn. %1 have had theirs.").arg(ringer)
            : DugoutWords::tr("The period ends after %1 last turns. %2 have had theirs.").arg(last.size()).arg(ringer);
    for (std::size_t i = 0; i < last.size(); ++i) {
        const QString note = i == 0   ? DugoutWords::tr("last turn now")
                             : i == 1 ? DugoutWords::tr("last turn next")
                                      : DugoutWords::tr("last turn after that");
        bell.turns.push_back({table.seat(last[i]), table.team(last[i]), note, i == 0});
    }
    bell.rules = {QStringLiteral("KB-16.3")};
    return bell;
}

} // namespace whistle::kaosball
