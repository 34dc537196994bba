// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/contest_words.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The sentences of the contest panel.
struct ContestWords {
    Q_DECLARE_TR_FUNCTIONS(kaosball)
};

QString statName(ContestType type)
{
    return type == ContestType::Steal    ? ContestWords::tr("handling")
           : type == ContestType::Tackle ? ContestWords::tr("tackling")
                                         : ContestWords::tr("fighting");
}

SumTile cardTile(Card card, const CardResult& result)
{
    const QString face = card.kind == CardKind::None ? QStringLiteral("\u2013") : cardFace(card);
    if (!result.isLive)
        return {face, card.kind == CardKind::None ? CommonWords::tr("no card") : ContestWords::tr("dead card"),
                TileForm::Struck};
    if (card.kind == CardKind::BoosterBru)
        return {QString::number(result.value), ContestWords::tr("Booster Bru")};
    return {face, ContestWords::tr("live card")};
}

/// What a live energy card counts more than its face says: by Stim Pack.
int stimmed(Card card, const CardResult& result)
{
    return result.isLive && card.kind == CardKind::Energy ? result.value - card.value : 0;
}

/// A number that is added to the others.
SumTile addedTile(int number, const QString& label)
{
    return {CounterLabel::words(number, CounterLabel::Sign::Always), label};
}

/// The tiles of one side; `total` before the die, where there is one.
SumSide sideOf(const ContestDraft& draft, const ShownTable& table, int team, std::optional<int> total, bool wins)
{
    SumSide side;
    side.seat = table.seat(team);
    side.name = table.team(team);
    side.wins = wins;
    const auto card = draft.cards.find(team);
    const int stat = table.state()[team].stats.of(draft.type);
    const SumTile statTile{QString::number(stat), statName(draft.type)};
    if (card == draft.cards.end()) { // what is known stands there at once
        side.tiles = {{QStringLiteral("?"), ContestWords::tr("card")}, statTile};
        return side;
    }
    const CardResult result = table.judge(team, card->second);
    side.tiles = {cardTile(card->second, result), statTile};
    int sum = (result.isLive ? result.value : 0) + stat;
    if (const auto uses = draft.painGain.find(team); uses != draft.painGain.end() && uses->second > 0) {
        side.tiles.push_back(addedTile(uses->second, upgradeName(Upgrade::PainGain)));
        sum += uses->second;
    }
    if (total && *total != sum)
        side.tiles.push_back(addedTile(*total - sum, cheatName(Cheat::StimPack)));
    return side;
}

/// What stands where the sums would, where only the cards decide.
QString insteadOf(const Comparison& comparison)
{
    if (comparison.initiatorTotal)
        return {};
    return comparison.decidedBy == DecidedBy::Upset ? ContestWords::tr("UPSET! wins outright.")
                                                    : asSentence(ContestWords::tr("live beats dead"));
}

/// What happens to a figure, with its picture as it is then; who is dead looks as before.
Consequence consequenceFor(FigureRef ref, const State& after, const ShownTable& table)
{
    FigureLook look = lookOf(after[ref].isOnField() ? after : table.state(), ref);
    look.isActive = false;
    return {table.seat(ref.team), look, {}, {}};
}

void addFigure(ArithmeticState& sum, const FigureResult& result, const State& after, const ShownTable& table)
{
    const FigureRef ref = table.state().figureNamed(result.id);
    if (!ref.isValid())
        return;
    Consequence what = consequenceFor(ref, after, table);
    const QString who = table.figure(ref);
    if (result.isKilled)
        what.sentence = result.killedBy.empty() ? ContestWords::tr("%1 dies; nobody's kill").arg(who)
                                                : ContestWords::tr("%1 dies: a trophy for %2")
                                                      .arg(who, table.team(table.state().teamNamed(result.killedBy)));
    else if (result.isKnockedDown)
        what.sentence = asLine(ContestWords::tr("%1 is knocked down.").arg(who));
    else if (result.damageTaken > 0)
        what.sentence = ContestWords::tr("%1 takes %n damage, %2 of %3 now", nullptr, result.damageTaken)
                            .arg(who)
                            .arg(result.damageAfter)
                            .arg(table.state()[ref].health);
    else if (result.damagePrevented > 0)
        what.sentence = ContestWords::tr("Hardy keeps the damage off %1").arg(who);
    else
        return;
    sum.consequences.push_back(std::move(what));
}

void addConsequences(ArithmeticState& sum, const ContestPreview& seen, const ShownTable& table)
{
    const ContestVerdict& verdict = seen.contest->verdict;
    const State& before = table.state();
    const bool isRuled = seen.command && seen.outcome.canBeOverridden();
    const State& after = isRuled ? seen.outcome.next : before;
    addFigure(sum, verdict.initiator, after, table);
    for (const Comparison& comparison : verdict.comparisons) {
        for (const FigureResult& result : comparison.figures)
            addFigure(sum, result, after, table);
    }
    const auto stays = [&](const auto& entry) { return !entry.pushTo.isValid() && !entry.pushed && !entry.smash; };
    const bool isStill = std::visit(
        [&](const auto& command) {
            if constexpr (requires { command.entry.smash; })
                return stays(command.entry);
            else
                return false;
        },
        seen.command.value_or(Command(EndTurn{})));
    if (isRuled && seen.mayPush && isStill) { // by nobody's word, where nobody has chosen
        Consequence still = consequenceFor(before.figureNamed(verdict.initiator.id), after, table);
        still.sentence =
            ContestWords::tr("%1 stays where it is").arg(table.figure(before.figureNamed(verdict.initiator.id)));
        sum.consequences.push_back(std::move(still));
    }
    if (after.ball.carrier != before.ball.carrier) {
        Consequence ball;
        if (after.ball.carrier.isValid()) {
            ball = consequenceFor(after.ball.carrier, after, table);
            ball.sentence = asLine(ContestWords::tr("%1 has the ball.").arg(table.figure(after.ball.carrier)));
        } else if (after.ball.space.isValid()) {
            ball.sentence = ContestWords::tr("The ball is loose on %1").arg(spaceName(after.ball.space));
        } else {
            ball.sentence = asLine(ContestWords::tr("The ball is loose."));
        }
        sum.consequences.push_back(std::move(ball));
    }
    for (const auto& [name, points] : verdict.victoryPoints) {
        const int team = before.teamNamed(name);
        if (points == 0 || team < 0)
            continue;
        sum.consequences.push_back({table.seat(team),
                                    {},
                                    ContestWords::tr("%1's victory points").arg(table.team(team)),
                                    CounterLabel::words(points, CounterLabel::Sign::Always)});
    }
}

} // namespace

QString contestName(ContestType type)
{
    return type == ContestType::Steal    ? CommonWords::tr("Steal")
           : type == ContestType::Tackle ? capital(ContestWords::tr("tackle"))
                                         : capital(ContestWords::tr("attack"));
}

QString startsWords(ContestType type, const QString& figure)
{
    const QString starts = type == ContestType::Steal    ? ContestWords::tr("%1 steals")
                           : type == ContestType::Tackle ? ContestWords::tr("%1 tackles")
                                                         : ContestWords::tr("%1 attacks");
    return starts.arg(figure);
}

ArithmeticState sumOf(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table)
{
    ArithmeticState sum;
    const std::vector<int> teams = draft.teams();
    const int active = draft.activeTeam(table.state());
    const LastContest* contest = seen.contest ? &*seen.contest : nullptr;
    bool summed = false;
    for (std::size_t i = 0; i < teams.size(); ++i) {
        const int against = i == 0 ? teams[1] : teams[i]; // the target side of the comparison
        const std::size_t index = i == 0 ? 0 : i - 1;
        std::optional<int> total;
        bool wins = false;
        if (contest != nullptr && index < contest->verdict.comparisons.size()) {
            const Comparison& comparison = contest->verdict.comparisons[index];
            total = i == 0 ? comparison.initiatorTotal : comparison.targetTotal;
            wins = !contains(seen.rollsMissing, against) &&
                   comparison.winner == (i == 0 ? Winner::Initiator : Winner::Target);
            summed = summed || total.has_value();
        }
        SumSide side = sideOf(draft, table, teams[i], total, wins);
        const bool tied = contains(seen.tied, against);
        if (teams[i] != active) {
            side.tiles.push_back({{}, {}, TileForm::Gap});
        } else if (const std::vector<int> rolled = draft.rollsAgainst(against); tied && !rolled.empty()) {
            side.tiles.push_back(addedTile(rolled.back(), ContestWords::tr("die")));
            if (total)
                total = *total + rolled.back();
        } else {
            side.tiles.push_back(
                {{}, tied ? ContestWords::tr("roll now") : ContestWords::tr("only in a tie"), TileForm::Die});
        }
        if (total)
            side.total = QString::number(*total);
        sum.sides.push_back(std::move(side));
    }
    if (contest == nullptr)
        return sum;
    if (!summed) {
        for (SumSide& side : sum.sides)
            side.tiles.resize(std::min<std::size_t>(1, side.tiles.size())); // only the cards decide
        sum.instead = insteadOf(contest->verdict.comparisons.front());
    }
    if (seen.rollsMissing.empty())
        addConsequences(sum, seen, table);
    return sum;
}

int winnerOf(const ContestDraft& draft, const ContestPreview& seen)
{
    if (!seen.contest || !seen.rollsMissing.empty())
        return -1;
    const auto& comparisons = seen.contest->verdict.comparisons;
    const std::vector<int> teams = draft.teams();
    const auto isWonBy = [](Winner winner) { return [winner](const Comparison& one) { return one.winner == winner; }; };
    if (std::all_of(comparisons.begin(), comparisons.end(), isWonBy(Winner::Initiator)))
        return teams.front();
    if (comparisons.size() == 1)
        return teams[1];
    return -1;
}

ArithmeticState sumOf(const LastContest& asked, const NameReader& names,
                      const std::function<int(const std::string& team)>& seat)
{
    const Contest& contest = asked.contest;
    const ContestVerdict& verdict = asked.verdict;
    const Comparison& first = verdict.comparisons.front();
    const auto seatOf = [&](const ContestSide& side, int otherwise) {
        const int found = seat ? seat(side.team) : 0;
        return found > 0 ? found : otherwise; // who is said first is South, who is said next North
    };
    const auto sideOf = [&](const ContestSide& one, const CardResult& card, std::optional<int> total, int place,
                            bool rolls, const Comparison& comparison) {
        SumSide side;
        side.seat = seatOf(one, place);
        side.name = names ? names(one.team) : fromStd(one.team);
        const bool isInitiator = &one == &contest.initiator;
        side.wins = comparison.winner == (isInitiator ? Winner::Initiator : Winner::Target);
        const int stat = one.stats.of(contest.type);
        side.tiles = {cardTile(one.card, card), {QString::number(stat), statName(contest.type)}};
        if (const int more = stimmed(one.card, card); more != 0)
            side.tiles.push_back(addedTile(more, cheatName(Cheat::StimPack)));
        int sum = (card.isLive ? card.value : 0) + stat;
        if (one.painGain > 0)
            side.tiles.push_back(addedTile(one.painGain, upgradeName(Upgrade::PainGain)));
        sum += one.painGain;
        if (total && *total != sum)
            side.tiles.push_back(addedTile(*total - sum, cheatName(Cheat::StimPack)));
        const int rolled = rolls ? comparison.tiebreaker.value_or(0) : 0;
        if (rolled != 0)
            side.tiles.push_back(addedTile(rolled, ContestWords::tr("die")));
        if (total)
            side.total = QString::number(*total + rolled);
        else
            side.tiles.resize(1); // only the cards decide
        return side;
    };
    ArithmeticState sum;
    sum.sides.push_back(
        sideOf(contest.initiator, verdict.initiatorCard, first.initiatorTotal, 1, !contest.isReaction, first));
    for (std::size_t i = 0; i < contest.targets.size() && i < verdict.comparisons.size(); ++i)
        sum.sides.push_back(sideOf(contest.targets[i], verdict.comparisons[i].card, verdict.comparisons[i].targetTotal,
                                   i == 0 ? 3 : 2, contest.isReaction, verdict.comparisons[i]));
    sum.instead = insteadOf(first);
    return sum;
}

QString verdictWords(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table)
{
    if (!seen.contest)
        return seen.outcome.objections.empty() ? QString()
                                               : ContestWords::tr("This contest is not possible (%1).")
                                                     .arg(fromWordView(seen.outcome.objections.front().rule.id));
    const int active = draft.activeTeam(table.state());
    if (!seen.rollsMissing.empty())
        return asLine(ContestWords::tr("A tie, so %1 roll.").arg(table.team(active)));
    const auto& comparisons = seen.contest->verdict.comparisons;
    const int winner = winnerOf(draft, seen);
    if (winner < 0)
        return ContestWords::tr("One won, one lost");
    const QString team = table.team(winner);
    const Comparison& only = comparisons.front();
    if (comparisons.size() == 1 && only.initiatorTotal && only.targetTotal) {
        const int die = only.tiebreaker.value_or(0);
        const int ours = *only.initiatorTotal + (active == draft.initiator.team ? die : 0);
        const int theirs = *only.targetTotal + (active == draft.initiator.team ? 0 : die);
        return ContestWords::tr("%1 win, %2 to %3").arg(team).arg(std::max(ours, theirs)).arg(std::min(ours, theirs));
    }
    return only.margin ? ContestWords::tr("%1 win by %2").arg(team).arg(*only.margin)
                       : ContestWords::tr("%1 win").arg(team);
}

} // namespace whistle::kaosball
