// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a period end, one question each: mounds, bribes, foul rolls, kills and fouls, clean-up.
#include "base/common_words.h"
#include "kaosball/field/figure_painter.h"
#include "kaosball/offers/moves.h"
#include "kaosball/period/period_stage.h"
#include "kaosball/telling/game_words.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// The cheat cards that a team has burned.
std::vector<Card> cheatsOf(const Team& team)
{
    std::vector<Card> cheats = team.burned;
    std::erase_if(cheats, [](Card card) { return !card.isCheat(); });
    return cheats;
}

} // namespace

// Scorekeeper depth: nobody has told where the figures stand.
void PeriodStage::askScoring(Asked& asked)
{
    asked.title = tr("Who is on a mound?");
    asked.text =
        tr("Runners and ringers standing on a minor mound or on their own major mound, with or without the ball.");
    asked.rules = {QStringLiteral("KB-19.2"), QStringLiteral("KB-19.3")};
    Question lastStand{upgradeName(Upgrade::LastStand), {}, tr("before the period is scored")};
    for (std::size_t i = 0; i < m_table.moves().size(); ++i) {
        if (std::holds_alternative<LastStand>(m_table.moves()[i].commands.back()))
            lastStand.answers.push_back(input().whole(i));
    }
    if (!lastStand.answers.empty())
        asked.questions.push_back(std::move(lastStand));
    for (int team = 0; team < state().teamCount(); ++team) {
        if (!state().plays(team))
            continue;
        Question question{m_table.team(team), {}, {}};
        for (const FigureRef ref : state().onField()) {
            if (ref.team != team || !state()[ref].standing || !countsAsRunner(state()[ref].kind))
                continue;
            const Mound mound = m_mounds.contains(ref) ? m_mounds[ref] : Mound::None;
            const auto press = [this, ref] {
                Mound& now = m_mounds[ref];
                now = now == Mound::None ? Mound::Minor : now == Mound::Minor ? Mound::Major : Mound::None;
                refresh();
            };
            question.answers.push_back(
                ButtonSpec{QStringLiteral("mound_") + fromStd(state().idOf(ref)), m_table.figure(ref), press}
                    .among(mound != Mound::None)
                    .saying(mound == Mound::Minor   ? GameWords::tr("minor mound")
                            : mound == Mound::Major ? tr("major mound")
                                                    : tr("no mound")));
            question.answers.back().picture = figurePicture(m_table.look(ref));
        }
        asked.questions.push_back(std::move(question));
    }
    ScorePeriod command;
    for (const auto& [ref, mound] : m_mounds) {
        if (mound != Mound::None)
            command.mounds.push_back({state().idOf(ref), mound});
    }
    setMain(asked, command.mounds.empty() ? tr("Nobody is on a mound") : GameWords::tr("Score the mounds"), -1,
            command);
}

void PeriodStage::askBribe(Asked& asked)
{
    const Team& team = state()[m_team];
    const QString name = m_table.team(m_team);
    const int cheats = state().burnedCheats(m_team);
    QStringList cards;
    for (const Card card : cheatsOf(team))
        cards << cardName(card);
    asked.title = tr("How much do %1 pay in bribes?").arg(name);
    asked.text = tr("Each cash removes one burned cheat card. Burned: %1. %2 have %3 cash.")
                     .arg(cards.join(QStringLiteral(", ")), name)
                     .arg(team.cash);
    asked.rules = {QStringLiteral("KB-19.4")};
    Question question;
    for (int cash = 0; cash <= std::min(team.cash, cheats); ++cash) {
        question.answers.push_back(ButtonSpec{
            QStringLiteral("bribe_%1").arg(cash), QString::number(cash), [this, cash] {
                m_bribe = cash;
                refresh();
            }}.among(cash == m_bribe));
        question.answers.back().isLarge = true;
        question.answers.back().isNumber = true;
    }
    asked.questions.push_back(std::move(question));
    if (cheats > m_bribe)
        asked.changes << tr("%1 roll for each remaining cheat card: %2.").arg(name).arg(cheats - m_bribe);
    else
        asked.changes << tr("%1 do not have to roll.").arg(name);
    setMain(asked, m_bribe == 0 ? tr("%1: no bribe").arg(name) : tr("%1 pay %2").arg(name).arg(m_bribe), m_team,
            Bribe{team.name, m_bribe});
}

void PeriodStage::askFouls(Asked& asked)
{
    const Team& team = state()[m_team];
    const QString name = m_table.team(m_team);
    const std::vector<Card> cheats = cheatsOf(team);
    const std::size_t rolled = m_rolls.size();
    const int rerolls = team.active[Upgrade::Lucky];
    const bool allRolled = rolled >= cheats.size();
    const bool mayReroll = rolled > 0 && static_cast<int>(m_rolls.back().size()) <= rerolls;
    asked.rules = {QStringLiteral("KB-19.5")};
    asked.title = allRolled ? tr("%1: all cards are rolled for").arg(name)
                            : tr("%1 roll for %2").arg(name, cardName(cheats[rolled]));
    asked.text = tr("One roll for each cheat card still burned. A minus removes nothing.");
    asked.wantsDie = !allRolled;
    Question cards;
    for (std::size_t i = 0; i < cheats.size(); ++i) {
        cards.answers.push_back(ButtonSpec{QStringLiteral("roll_%1").arg(i), cardName(cheats[i]),
                                           [this, i] {
                                               m_rolls.resize(i); // from this card on they are rolled for again
                                               refresh();
                                           }}
                                    .unless(i >= rolled, tr("Its roll comes later."))
                                    .saying(i < rolled    ? tr("rolled %1").arg(signedNumber(m_rolls[i].back()))
                                            : i == rolled ? CommonWords::tr("now")
                                                          : tr("up next")));
        cards.answers.back().drawing = Icon::Cards;
    }
    asked.questions.push_back(std::move(cards));
    if (mayReroll) {
        Question lucky{upgradeName(Upgrade::Lucky), {}, GameWords::tr("the new result must be kept")};
        for (const int face : {-2, -1, 1, 2}) {
            lucky.answers.push_back({QStringLiteral("reroll_%1").arg(face), signedNumber(face), [this, face] {
                                         m_rolls.back().push_back(face);
                                         refresh();
                                     }});
            lucky.answers.back().isNumber = true;
        }
        asked.questions.push_back(std::move(lucky));
    }
    setMain(asked, tr("Record the rolls of %1").arg(name), m_team, RollFouls{team.name, m_rolls});
    if (!allRolled) {
        asked.bar.main->why = tr("Roll for %1.").arg(cardName(cheats[rolled]));
        std::vector<std::vector<int>> likely = m_rolls;
        likely.resize(cheats.size(), {-1}); // what is rolled does not change what comes next
        asked.likely = RollFouls{team.name, std::move(likely)};
    }
}

void PeriodStage::takeRoll(int face)
{
    if (m_phase == Phase::FoulRolls) {
        m_rolls.push_back({face});
    } else if (m_phase == Phase::MatchOver) {
        for (const Team& team : state().teams) {
            if (!m_allianceRolls.contains(team.alliance)) {
                m_allianceRolls[team.alliance] = face;
                break;
            }
        }
    }
    refresh();
}

// What the state asks for once the main button has been pressed; nothing where it asks the same again.
QString PeriodStage::nextWords(const Asked& asked) const
{
    if (!asked.command)
        return {};
    State after = stateAfter(asked.likely.value_or(*asked.command));
    while (after.phase == Phase::Bribes || after.phase == Phase::Replace) { // nobody is asked what only goes one way
        const std::optional<Command> step = moveOfNobody(after, m_table.facts());
        if (!step)
            break;
        after = referee(after, *step, m_table.facts(), Reasons::Listening::No).next;
    }
    const int team = after.teamToAct();
    if (after.phase == m_phase && team == m_team && after.overtimeDue == state().overtimeDue &&
        after.allianceTiebreaker == state().allianceTiebreaker)
        return {};
    const QString name = team >= 0 ? m_table.team(team) : QString();
    switch (after.phase) {
    case Phase::Bribes:
        return tr("Then %1 may pay bribes.").arg(name);
    case Phase::FoulRolls:
        return tr("Then %1 roll for their cheat cards.").arg(name);
    case Phase::Bonus:
        return asked.likely ? tr("Next: kills and fouls are scored.") : bonusWords(after);
    case Phase::CleanUp:
        return tr("Next: the clean-up.");
    case Phase::Loadout:
        return tr("Next: new loadouts.");
    case Phase::Lineup:
        return tr("Next: the line-up.");
    case Phase::Replace:
        return tr("Next: figures come on where some are missing.");
    case Phase::MatchOver:
        return after.allianceTiebreaker ? tr("Next: each alliance rolls the die.")
               : after.overtimeDue      ? tr("Next: the overtime.")
                                        : tr("Next: the result is confirmed.");
    case Phase::Finished:
        return tr("Next: the report.");
    default:
        return after.isOvertime() ? tr("Next: the overtime.") : tr("Next: period %1.").arg(after.period);
    }
}

QString PeriodStage::bonusWords(const State& before) const
{
    const Outcome<State> outcome = referee(before, ScoreBonus{}, m_table.facts(), Reasons::Listening::No);
    return tr("Then kills and fouls score %1.").arg(pointsWords(outcome.next.lastBonus));
}

void PeriodStage::askBonus(Asked& asked)
{
    asked.title = GameWords::tr("Kills and fouls are scored");
    asked.rules = {QStringLiteral("KB-20.1"), QStringLiteral("KB-20.4")};
    QStringList counts;
    for (int team = 0; team < state().teamCount(); ++team)
        counts << tr("%1: %2, %3", "team, kills, fouls")
                      .arg(m_table.team(team), tr("%n kill(s)", "", static_cast<int>(state()[team].trophies.size())),
                           tr("%n foul(s)", "", state()[team].fouls));
    asked.text = counts.join(QStringLiteral(". "));
    setMain(asked, tr("Score kills and fouls"), -1, ScoreBonus{});
    asked.changes << tr("This gives %1.").arg(pointsWords(stateAfter(*asked.command).lastBonus));
}

/// What a clean-up changes, before it is done.
QStringList PeriodStage::cleanUpWords(const State& after) const
{
    QStringList benched;
    QStringList standing;
    for (const FigureRef ref : state().onField()) {
        if (after[ref].where == Where::Dugout)
            benched << m_table.fullName(ref);
        else if (!state()[ref].standing && after[ref].stands())
            standing << m_table.fullName(ref);
    }
    QStringList changes;
    const QString comma = QStringLiteral(", ");
    if (!benched.isEmpty())
        changes << tr("To the dugout: %1.").arg(benched.join(comma));
    if (!standing.isEmpty())
        changes << tr("Stand up: %1.").arg(standing.join(comma));
    const auto tokens = state().fires.size() + state().walls.size() + state().scoreTokens.size();
    if (tokens > 0)
        changes << tr("Tokens that come off: %1.").arg(tokens);
    QStringList drawn;
    for (int team = 0; team < state().teamCount(); ++team) {
        if (const int cards = after[team].hand - state()[team].hand; cards > 0)
            drawn << spaced(m_table.team(team), cards);
    }
    if (!drawn.isEmpty())
        changes << tr("Cards to draw: %1.").arg(drawn.join(comma));
    if (after.phase != Phase::MatchOver)
        changes << tr("The first-player marker goes to %1.").arg(m_table.team(after.firstPlayer));
    return changes;
}

void PeriodStage::askCleanUp(Asked& asked)
{
    const bool half = state().period == m_table.rules().halftimeAfterPeriod;
    asked.title = half ? tr("Half-time: clear the crossfield") : tr("Clean up");
    asked.text = half ? tr("All figures go to their dugouts and are healed. Tokens off, the ball to e5, burned cards "
                           "away, hands up to 7.")
                      : tr("Tokens off, the ball to e5. Figures lying down stand up; those that share a space go to "
                           "the dugout and are healed. Burned cards away, hands up to 7.");
    asked.rules = half ? QStringList{QStringLiteral("KB-19.8"), QStringLiteral("KB-20.6")}
                       : QStringList{QStringLiteral("KB-19.8"), QStringLiteral("KB-19.9")};
    if (!state().isMirror() && !half) {
        Question shared{tr("Who was lying in a space with another figure?"), {}, {}};
        for (const FigureRef ref : state().onField()) {
            if (state()[ref].standing)
                continue;
            shared.answers.push_back(ButtonSpec{
                QStringLiteral("benched_") + fromStd(state().idOf(ref)), m_table.fullName(ref), [this, ref] {
                    if (m_benched.erase(ref) == 0)
                        m_benched.insert(ref);
                    refresh();
                }}.among(m_benched.contains(ref)));
            shared.answers.back().picture = figurePicture(m_table.look(ref));
        }
        if (!shared.answers.empty())
            asked.questions.push_back(std::move(shared));
    }
    CleanUp command;
    for (const FigureRef ref : m_benched)
        command.benched.push_back(state().idOf(ref));
    setMain(asked, tr("Clean up"), -1, command);
    asked.changes = cleanUpWords(stateAfter(command));
}

} // namespace whistle::kaosball
