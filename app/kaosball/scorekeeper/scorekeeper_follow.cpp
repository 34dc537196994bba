// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ScorekeeperStage that asks what follows from an answer: the target, the card, who was hit.
#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/text_label.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/offers/legal.h"
#include "kaosball/offers/legal_turn.h"
#include "kaosball/scorekeeper/scorekeeper_stage.h"

#include <algorithm>

namespace whistle::kaosball {

void ScorekeeperStage::askTactic(std::vector<Question>& questions)
{
    Question cards{tr("Which card?"), {}, {}};
    for (const Tactic tactic : tacticOffers(ahead(), m_table.facts())) {
        ButtonSpec card =
            choice(QStringLiteral("tactic_") + fromWordView(toWord(tactic)), tacticName(tactic), [this, tactic] {
                if (tactic == Tactic::HailMaryPlay && m_kaosRule < 0) {
                    ask(Asking::Hail);
                    refresh();
                } else {
                    playTactic(tactic, {});
                }
            });
        card.key = keyOf(tactic);
        cards.answers.push_back(std::move(card));
    }
    questions.push_back(std::move(cards));
    Question rule{cheatName(Cheat::KaosRule), {}, tr("enter it before the card")};
    for (const int team : m_ahead.kaosRulers(ahead().active)) {
        ButtonSpec spec = choice(QStringLiteral("kaosRule_") + fromStd(ahead()[team].name),
                                 tr("by %1").arg(m_table.team(team)), [this, team] {
                                     m_kaosRule = m_kaosRule == team ? -1 : team;
                                     refresh();
                                 });
        spec.chosen = m_kaosRule == team;
        rule.answers.push_back(std::move(spec));
    }
    if (!rule.answers.empty())
        questions.push_back(std::move(rule));
}

void ScorekeeperStage::askHail(std::vector<Question>& questions)
{
    const int team = ahead().active;
    std::vector<FigureRef> bench;
    for (std::size_t i = 0; i < ahead()[team].figures.size(); ++i) {
        const Figure& figure = ahead()[team].figures[i];
        if (figure.where == Where::Dugout && figure.kind != FigureKind::Ringer)
            bench.push_back({static_cast<std::int8_t>(team), static_cast<std::int8_t>(i)});
    }
    askFigures(questions, bench, QStringLiteral("hail_"),
               [this](FigureRef ref) { playTactic(Tactic::HailMaryPlay, ref); });
}

void ScorekeeperStage::kick(FigureRef target, bool usesBrick)
{
    const std::string id = ahead().idOf(target);
    if (startTurn())
        Q_EMIT commanded(PlayCheat{m_table.state()[m_table.state().active].name, Cheat::BootToTheHead, id, usesBrick});
}

void ScorekeeperStage::askBoot(std::vector<Question>& questions)
{
    if (m_booted.isValid()) { // KB-29.1
        questions.push_back({tr("%1: 1 damage in place of falling?").arg(m_table.fullName(m_booted)),
                             {choice(QStringLiteral("bootFalls"), tr("It falls"), [this] { kick(m_booted, false); }),
                              choice(QStringLiteral("bootBrick"), tr("Use Brick"), [this] { kick(m_booted, true); })},
                             {}});
        return;
    }
    askFigures(questions, bootTargets(ahead(), m_table.facts()), QStringLiteral("bootAt_"), [this](FigureRef ref) {
        if (!mayUseBrick(ahead(), ref)) {
            kick(ref, false);
            return;
        }
        m_booted = ref;
        refresh();
    });
}

void ScorekeeperStage::askReaction(std::vector<Question>& questions)
{
    const State& state = m_table.state();
    for (const ReactOffer& offer : reactOffers(state)) {
        Question line{m_table.fullName(offer.figure), {}, {}};
        for (const ContestType type : offer.types) {
            const FigureRef ref = offer.figure;
            line.answers.push_back(
                choice(QStringLiteral("react_%1_%2").arg(fromStd(state.idOf(ref)), fromWordView(toWord(type))),
                       contestName(type), [this, ref, type] {
                           ContestDraft draft;
                           draft.initiator = ref;
                           draft.type = type;
                           draft.targets = {m_table.state().activation->figure};
                           draft.isReaction = true;
                           Q_EMIT contestAsked(draft);
                       }));
        }
        questions.push_back(std::move(line));
    }
}

void ScorekeeperStage::askScorch(std::vector<Question>& questions)
{
    const State& state = m_table.state();
    askFigures(questions, scorchTargets(state, m_table.facts()), QStringLiteral("scorchAt_"), [this](FigureRef ref) {
        if (m_scorched.erase(ref) == 0)
            m_scorched.insert(ref);
        refresh();
    });
    std::set<int> hit;
    for (const FigureRef ref : m_scorched)
        hit.insert(ref.team);
    for (Question& line : questions) {
        for (ButtonSpec& spec : line.answers) {
            const QString id = spec.name.mid(QStringLiteral("scorchAt_").size());
            spec.chosen = m_scorched.contains(state.figureNamed(id.toStdString()));
        }
    }
    for (const int team : hit) { // KB-R29: one card keeps it off all figures of the team
        const QString id = fromStd(state[team].name);
        Question burns{tr("%1 burn").arg(m_table.team(team)), {}, {}};
        ButtonSpec none = choice(QStringLiteral("scorchHits_") + id, tr("nothing, they are hit"), [this, team] {
            m_prevented.erase(team);
            refresh();
        });
        const auto now = m_prevented.find(team);
        none.chosen = now == m_prevented.end();
        burns.answers.push_back(std::move(none));
        for (const Card card : scorchPreventers(m_table.rules())) {
            const QString face = cardFace(card);
            ButtonSpec spec = choice(QStringLiteral("scorchCard_%1_%2").arg(id, face), face, [this, team, card] {
                m_prevented[team] = card;
                refresh();
            });
            spec.chosen = now != m_prevented.end() && now->second == card;
            burns.answers.push_back(std::move(spec));
        }
        questions.push_back(std::move(burns));
    }
    ButtonSpec scorch = choice(QStringLiteral("scorchMain"), tr("Scorch them"), [this, hit] {
        const State& now = m_table.state();
        Scorch command{now.idOf(now.activation->figure), {}, {}};
        for (const FigureRef ref : m_scorched)
            command.targets.push_back(now.idOf(ref));
        for (const auto& [team, card] : m_prevented) {
            if (hit.contains(team))
                command.prevented.emplace_back(now[team].name, card);
        }
        Q_EMIT commanded(command);
    });
    if (m_scorched.empty())
        scorch.why = tr("Tap who stood in the killzone.");
    ButtonSpec nothing = choice(QStringLiteral("noScorch"), tr("No scorch, end turn"), [this] { endTurn(); });
    nothing.look = ButtonLook::Outline;
    questions.push_back({{}, {std::move(scorch), std::move(nothing)}, {}});
}

void ScorekeeperStage::askTarget(std::vector<Question>& questions, ContestType type)
{
    const State& state = m_table.state();
    const FigureRef initiator = state.activation ? state.activation->figure : m_actor;
    askFigures(questions, state.activation ? contestTargets(state) : standing(true), QStringLiteral("contest_"),
               [this, type, initiator](FigureRef ref) { fight(initiator, type, ref); });
}

void ScorekeeperStage::showFollow()
{
    const State& state = m_table.state();
    std::vector<Question> follow;
    QString title;
    QString rule;
    switch (m_asking) {
    case Asking::Tactic:
        title = tr("Which tactic card do %1 play?").arg(m_table.team(ahead().active));
        rule = QStringLiteral("KB-11.1");
        askTactic(follow);
        break;
    case Asking::Hail:
        title = tr("%1: who comes on?").arg(tacticName(Tactic::HailMaryPlay));
        rule = QStringLiteral("KB-32.1");
        askHail(follow);
        break;
    case Asking::Boot:
        title = tr("%1: tap the enemy figure").arg(cheatName(Cheat::BootToTheHead));
        rule = QStringLiteral("KB-33.2");
        askBoot(follow);
        break;
    case Asking::Damage:
        title = tr("1 other damage (fire, a push): who takes it?");
        rule = QStringLiteral("KB-24.2");
        askFigures(follow, state.onField(), QStringLiteral("damage_"), [this](FigureRef ref) {
            Q_EMIT commanded(TakeDamage{m_table.state().idOf(ref), 1});
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
    case Asking::Turn: {
        const bool mayFight =
            state.activation ? !contestTargets(state).empty() : m_actor.isValid() && !ahead().turn.activationUsed;
        if (!mayFight)
            break;
        const ContestType type = state.activation ? announcedContest(state.activation->movement) : m_contest;
        const FigureRef initiator = state.activation ? state.activation->figure : m_actor;
        title = tr("%1: tap the target").arg(startsWords(type, m_ahead.figure(initiator)));
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
