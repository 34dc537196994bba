// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ScorekeeperStage that asks what follows from an answer: the target, the card, who was hit.
#include "kaosball/contest/contest_words.h"
#include "kaosball/scorekeeper/scorekeeper_stage.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

void ScorekeeperStage::askTactic(std::vector<Question>& questions)
{
    questions.push_back({tr("Which card?"), cardButtons([this](Tactic tactic) {
                             if (tactic == Tactic::HailMaryPlay && m_kaosRule < 0)
                                 ask(Asking::Placing);
                             else
                                 playTactic(tactic, {});
                         })});
    Question rule{cheatName(Cheat::KaosRule), {}, tr("enter it before the card")};
    for (const int team : m_ahead.kaosRulers(ahead().active))
        rule.answers.push_back(kaosRuleButton(team, tr("by %1").arg(m_table.team(team))));
    if (!rule.answers.empty())
        questions.push_back(std::move(rule));
}

void ScorekeeperStage::askBoot(std::vector<Question>& questions)
{
    if (m_booted.isValid()) // KB-29.1
        questions.push_back({tr("%1: 1 damage in place of falling?").arg(m_table.fullName(m_booted)), brickButtons()});
    else
        askFigures(questions, targetsOf(Cheat::BootToTheHead), QStringLiteral("bootAt_"),
                   [this](FigureRef ref) { boot(ref); });
}

void ScorekeeperStage::askReaction(std::vector<Question>& questions)
{
    FigureRef last;
    for (const React* offered : m_table.offered<React>()) { // those of a figure stand together
        const FigureRef figure = state().figureNamed(offered->figure);
        if (figure != std::exchange(last, figure))
            questions.push_back({m_table.fullName(figure)});
        const ContestDraft draft = reactionOf(figure, offered->type, state().activation->figure);
        questions.back().answers.push_back({reactionName(figure, offered->type), contestName(offered->type),
                                            [this, draft] { Q_EMIT contestAsked(draft); }});
    }
}

void ScorekeeperStage::askScorch(std::vector<Question>& questions)
{
    std::vector<FigureRef> targets = state().onField();
    std::erase_if(targets, [this](FigureRef ref) { return !state().areEnemies(ref.team, state().active); });
    askFigures(questions, targets, QStringLiteral("scorchAt_"), [this](FigureRef ref) {
        if (m_scorched.erase(ref) == 0)
            m_scorched.insert(ref);
        refresh();
    });
    std::set<int> hit;
    QStringList chosen;
    for (const FigureRef ref : m_scorched) {
        hit.insert(ref.team);
        chosen << QStringLiteral("scorchAt_") + fromStd(state().idOf(ref));
    }
    for (Question& line : questions) {
        for (ButtonSpec& spec : line.answers)
            spec.chosen = chosen.contains(spec.name);
    }
    for (const int team : hit) {
        questions.push_back(
            {tr("%1 burn").arg(m_table.team(team)), preventionButtons(team, tr("nothing, they are hit"))});
    }
    const Scorch command = scorchCommand({m_scorched.begin(), m_scorched.end()});
    questions.push_back({{},
                         {entering(QStringLiteral("scorchMain"), tr("Scorch them"), command)
                              .unless(m_scorched.empty(), tr("Tap who stood in the killzone.")),
                          noScorchButton()}});
}

void ScorekeeperStage::askTarget(std::vector<Question>& questions, ContestType type)
{
    const FigureRef initiator = state().activation ? state().activation->figure : m_actor;
    askFigures(questions, targets(), QStringLiteral("contest_"),
               [this, type, initiator](FigureRef ref) { fight(initiator, type, ref); });
}

// Before the figure has announced its contest: whom it may fight when it has.
std::vector<FigureRef> ScorekeeperStage::targets() const
{
    if (!state().activation && (!m_actor.isValid() || ahead().turn.activationUsed))
        return {};
    if (state().activation)
        return contestTargets(m_table);
    return contestTargets(m_ahead.after(Activate{ahead().idOf(m_actor), actionBefore(m_contest)}));
}

void ScorekeeperStage::showFollow()
{
    std::vector<Question> follow;
    QString title;
    QString rule;
    switch (m_asking) {
    case Asking::Tactic:
        title = cardWords();
        rule = QStringLiteral("KB-11.1");
        askTactic(follow);
        break;
    case Asking::Placing:
        title = tr("%1: who comes on?").arg(tacticName(Tactic::HailMaryPlay));
        rule = QStringLiteral("KB-32.1");
        askFigures(follow, bench(), QStringLiteral("hail_"),
                   [this](FigureRef ref) { playTactic(Tactic::HailMaryPlay, ref); });
        break;
    case Asking::Boot:
        title = bootWords();
        rule = QStringLiteral("KB-33.2");
        askBoot(follow);
        break;
    case Asking::Damage:
        title = tr("1 other damage (fire, a push): who takes it?");
        rule = QStringLiteral("KB-24.2");
        askFigures(follow, state().onField(), QStringLiteral("damage_"), [this](FigureRef ref) {
            Q_EMIT commanded(TakeDamage{state().idOf(ref), 1});
        });
        break;
    case Asking::Reaction:
        title = tr("Who reacts, and how?");
        rule = QStringLiteral("KB-15.1");
        askReaction(follow);
        break;
    case Asking::Scorch:
        title = tr("Who stood in the killzone?");
        rule = QStringLiteral("KB-28.2");
        askScorch(follow);
        break;
    default: {
        const std::optional<Activation>& activation = state().activation;
        if (targets().empty())
            break;
        const ContestType type = activation ? announcedContest(activation->movement) : m_contest;
        title =
            tr("%1: tap the target").arg(startsWords(type, m_ahead.figure(activation ? activation->figure : m_actor)));
        rule = type == ContestType::Steal    ? QStringLiteral("KB-12.2")
               : type == ContestType::Tackle ? QStringLiteral("KB-12.3")
                                             : QStringLiteral("KB-12.4");
        askTarget(follow, type);
        break;
    }
    }
    m_followPanel->setVisible(!follow.empty());
    m_followTitle->setText(title);
    m_rules->setRules(rule.isEmpty() ? QStringList() : QStringList{rule});
    m_follow->setQuestions(std::move(follow));
}

} // namespace whistle::kaosball
