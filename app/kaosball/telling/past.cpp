// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/past.h"

#include "journal/game_match.h"
#include "kaosball/telling/display_names.h"
#include "kaosball/telling/log_book.h"
#include "kaosball/telling/moment_view.h"
#include "kaosball/telling/shown_table.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::kaosball::Past)
};

const GameMatch<Game>& typed(const Match& match)
{
    return static_cast<const GameMatch<Game>&>(match);
}

ShownTable tableOf(const State& state, const Match& match)
{
    return {state, typed(match).journal().game().facts()};
}

bool isBeforeFirstPeriod(const State& state)
{
    switch (state.phase) {
    case Phase::NotStarted:
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        return true;
    case Phase::Loadout:
    case Phase::Lineup:
        return state.period == 1;
    default:
        return false;
    }
}

QString periodWords(const State& state)
{
    if (isBeforeFirstPeriod(state))
        return state.hasDraft ? Words::tr("draft") : Words::tr("line-up");
    if (state.isOvertime())
        return Words::tr("overtime");
    return Words::tr("period %1").arg(state.period);
}

std::vector<EntryMarks> marksOf(const Match& match)
{
    std::vector<EntryMarks> marks;
    typed(match).journal().walk(0, Reasons::Listening::No,
                                [&](const auto& entry, const State& before, const Outcome<State>& outcome) {
                                    EntryMarks one;
                                    const bool counts = !entry.withdrawn && !entry.refused;
                                    const State& after = counts ? outcome.next : before;
                                    const int team = ownerOf(entry.command, before);
                                    if (team >= 0)
                                        one.seat = seatOf(before[team].side);
                                    for (int i = 0; i < std::min(before.teamCount(), after.teamCount()); ++i) {
                                        if (const int points = after[i].score - before[i].score; points != 0)
                                            one.points.push_back({seatOf(after[i].side), points});
                                    }
                                    one.band = periodWords(after);
                                    marks.push_back(std::move(one));
                                    return true;
                                });
    return marks;
}

Moment momentOf(const Match& match, int number)
{
    Moment moment;
    const std::optional<State> state = typed(match).stateAt(number);
    if (!state || state->phase == Phase::NotStarted)
        return moment;
    const ShownTable table = tableOf(*state, match);
    const QString period = periodWords(*state);
    moment.when = state->active < 0 ? period : Words::tr("%1, turn of the %2").arg(period, table.team(state->active));
    moment.when.replace(0, 1, moment.when.at(0).toUpper());
    for (int team = 0; team < state->teamCount(); ++team)
        moment.scores.push_back({table.seat(team), table.team(team), (*state)[team].score});
    return moment;
}

QString standingOf(const Figure& figure)
{
    switch (figure.where) {
    case Where::Killed:
        return Words::tr("killed");
    case Where::Lost:
        return Words::tr("lost");
    case Where::Removed:
        return Words::tr("removed");
    case Where::Dugout:
        return Words::tr("on the bench");
    case Where::Field:
        break;
    }
    const QString hurt = figure.damage > 0 ? Words::tr("%1 damage").arg(figure.damage) : Words::tr("unhurt");
    const QString posture = figure.standing ? Words::tr("standing") : Words::tr("knocked down");
    return figure.space.isValid()
               ? Words::tr("%1 on %2, %3", "standing, space, damage").arg(posture, spaceName(figure.space), hurt)
               : Words::tr("%1, %2", "standing, damage").arg(posture, hurt);
}

/// The differences between two states, as lines.
class Comparison {
public:
    Comparison(const ShownTable& before, const ShownTable& after) : m_before(before), m_after(after) {}

    std::vector<ChangeWords> lines()
    {
        if (m_before.state().teamCount() != m_after.state().teamCount())
            return {};
        for (int team = 0; team < m_after.state().teamCount(); ++team)
            compareTeam(team);
        compareMatch();
        for (int team = 0; team < m_after.state().teamCount(); ++team)
            compareFigures(team);
        return std::move(m_lines);
    }

private:
    void add(const QString& name, const QString& before, const QString& after)
    {
        if (before != after)
            m_lines.push_back({name, before, after});
    }
    void add(const QString& name, int before, int after) { add(name, QString::number(before), QString::number(after)); }
    template <class Container>
    void addSize(const QString& name, const Container& before, const Container& after)
    {
        add(name, static_cast<int>(before.size()), static_cast<int>(after.size()));
    }

    void compareTeam(int team)
    {
        const Team& before = m_before.state()[team];
        const Team& after = m_after.state()[team];
        const QString name = m_after.team(team);
        add(Words::tr("Score of the %1").arg(name), before.score, after.score);
        addSize(Words::tr("Kills of the %1").arg(name), before.trophies, after.trophies);
        add(Words::tr("Fouls of the %1").arg(name), before.fouls, after.fouls);
        add(Words::tr("Cash of the %1").arg(name), before.cash, after.cash);
        addSize(Words::tr("Burned cards of the %1").arg(name), before.burned, after.burned);
        add(Words::tr("Cards in hand of the %1").arg(name), before.hand, after.hand);
        add(Words::tr("Active upgrade points of the %1").arg(name), before.activeUpgradePoints,
            after.activeUpgradePoints);
        addSize(Words::tr("Upgrades of the %1").arg(name), before.ownedUpgrades, after.ownedUpgrades);
        addSize(Words::tr("Ringers of the %1").arg(name), before.ownedRingers, after.ownedRingers);
    }

    void compareMatch()
    {
        const State& before = m_before.state();
        const State& after = m_after.state();
        add(Words::tr("Winner"), winners(m_before), winners(m_after));
        add(Words::tr("Where the match stands"), periodWords(before), periodWords(after));
        add(Words::tr("Turn"), turn(m_before), turn(m_after));
        add(Words::tr("Bell"), rung(m_before), rung(m_after));
        add(Words::tr("Ball"), ball(m_before), ball(m_after));
    }

    void compareFigures(int team)
    {
        const auto& before = m_before.state()[team].figures;
        const auto& after = m_after.state()[team].figures;
        for (const Figure& figure : after) {
            const auto then = std::find_if(before.begin(), before.end(),
                                           [&](const Figure& other) { return other.name == figure.name; });
            if (then == before.end())
                continue;
            const auto index = static_cast<std::int8_t>(&figure - after.data());
            const FigureRef ref{static_cast<std::int8_t>(team), index};
            add(m_after.fullName(ref), standingOf(*then), standingOf(figure));
        }
    }

    [[nodiscard]] static QString winners(const ShownTable& table)
    {
        QStringList names;
        if (table.state().result) {
            for (const int team : table.state().result->winners)
                names << table.team(team);
        }
        return names.isEmpty() ? Words::tr("not yet", "there is no winner") : names.join(QStringLiteral(", "));
    }
    [[nodiscard]] static QString turn(const ShownTable& table)
    {
        const int team = table.state().active;
        return team < 0 ? Words::tr("nobody", "whose turn it is") : table.team(team);
    }
    [[nodiscard]] static QString rung(const ShownTable& table)
    {
        const int team = table.state().bell;
        return team < 0 ? Words::tr("not rung") : table.team(team);
    }
    [[nodiscard]] static QString ball(const ShownTable& table)
    {
        const Ball& ball = table.state().ball;
        if (ball.carrier.isValid())
            return table.fullName(ball.carrier);
        return ball.space.isValid() ? spaceName(ball.space) : Words::tr("loose", "the ball");
    }

    const ShownTable& m_before;
    const ShownTable& m_after;
    std::vector<ChangeWords> m_lines;
};

std::vector<ChangeWords> changesOf(const Match& before, const Match& after, const std::vector<TableChange>& changes)
{
    std::vector<ChangeWords> lines =
        Comparison(tableOf(typed(before).state(), before), tableOf(typed(after).state(), after)).lines();
    if (!lines.empty() || changes.empty())
        return lines;
    return plainChanges(changes, after.names()); // only something that coaches seldom speak of
}

} // namespace

PastTeller pastTeller()
{
    PastTeller teller;
    teller.marks = marksOf;
    teller.moment = momentOf;
    teller.view = [](QWidget* parent) -> MomentView* { return new KaosballMoment(parent); };
    teller.changes = changesOf;
    return teller;
}

} // namespace whistle::kaosball
