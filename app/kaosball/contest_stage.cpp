// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest_stage.h"

#include "kaosball/contest_side.h"
#include "kaosball/contest_words.h"
#include "kaosball/question_list.h"
#include "parts/arithmetic_panel.h"
#include "parts/rule_chip.h"
#include "parts/text_label.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// Keys 1 to 6 of the first row of a keyboard, whatever Shift makes of them.
constexpr quint32 scanCodeOfOne = 10;
constexpr quint32 scanCodeOfSix = 15;
/// So many rules stand below the verdict; the others are in the log.
constexpr std::size_t rulesShown = 4;

QStringList shortRules(const std::vector<RuleId>& rules)
{
    QStringList shown;
    for (std::size_t i = 0; i < std::min(rulesShown, rules.size()); ++i)
        shown << fromWordView(rules[i].id);
    return shown;
}

} // namespace

ContestStage::ContestStage(QWidget* parent)
    : Stage(parent)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_subtitle(new TextLabel({}, TypeStep::Title, Colour::TextMuted))
    , m_rules(new RuleChips)
    , m_close(new IconButton(Icon::Close, {}))
    , m_sideRow(new QHBoxLayout)
    , m_sum(new ArithmeticPanel)
    , m_dieBox(new QWidget)
    , m_dieTitle(new TextLabel({}, TypeStep::Label))
    , m_die(new DiePad)
    , m_questions(new QuestionList)
{
    setObjectName(QStringLiteral("contestStage"));
    m_close->setObjectName(QStringLiteral("contestClose"));
    m_title->setObjectName(QStringLiteral("contestTitle"));
    m_subtitle->setWordWrap(true);
    const Theme& theme = Theme::current();
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(theme.px(Length::SpaceXl), theme.px(Length::SpaceXs), theme.px(Length::SpaceXl),
                               theme.px(Length::SpaceS));
    column->setSpacing(theme.px(Length::SpaceS));
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_subtitle, 2);
    head->addWidget(m_rules, 1);
    head->addWidget(m_close);
    column->addLayout(head);
    m_sideRow->setSpacing(theme.px(Length::SpaceL));
    column->addLayout(m_sideRow);
    column->addWidget(m_sum, 1);
    auto* die = new QHBoxLayout(m_dieBox);
    die->setContentsMargins(0, 0, 0, 0);
    m_dieTitle->setWordWrap(true);
    die->addWidget(m_dieTitle, 2);
    die->addWidget(m_die, 8);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    // What is still to be chosen stays in sight, whatever is scrolled.
    auto* asked = new QVBoxLayout;
    asked->setContentsMargins(theme.px(Length::SpaceXl), 0, theme.px(Length::SpaceXl), theme.px(Length::SpaceS));
    asked->setSpacing(theme.px(Length::SpaceS));
    asked->addWidget(m_dieBox);
    asked->addWidget(m_questions);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(scroll, 1);
    whole->addLayout(asked);

    connect(m_close, &QAbstractButton::clicked, this, &ContestStage::stepBack);
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    connect(m_sum, &ArithmeticPanel::ruleOpened, this, &Stage::ruleAsked);
    connect(m_die, &DiePad::rolled, this, [this](int face) {
        const ContestPreview seen = preview(m_draft, m_table.state(), m_table.facts());
        const int team = rollingFor(seen);
        if (team < 0)
            return;
        m_draft.rolls[team].push_back(face);
        refresh();
    });
}

void ContestStage::setRoller(DieRoller roller)
{
    m_die->setRoller(std::move(roller));
}

void ContestStage::open(const ContestDraft& draft)
{
    m_draft = draft;
    m_isOpen = true;
    refresh();
    if (!m_sides.empty())
        m_sides.front()->pad()->setFocus(Qt::OtherFocusReason);
}

void ContestStage::setTable(const Table& table)
{
    m_table = table;
    if (m_isOpen)
        refresh();
}

bool ContestStage::stepBack()
{
    if (!m_isOpen)
        return false;
    m_isOpen = false;
    Q_EMIT closed();
    return true;
}

int ContestStage::actor() const
{
    return m_isOpen ? m_draft.activeTeam(m_table.state()) : -1;
}

void ContestStage::chooseCard(int team, Card card)
{
    m_draft.cards[team] = card;
    m_draft.rolls.clear(); // a roll belongs to the cards that were there
    refresh();
}

void ContestStage::warp(int team)
{
    if (m_draft.warpBy == team) { // taken back
        m_draft.cards = std::exchange(m_draft.warped, {});
        m_draft.warpBy = -1;
    } else {
        m_draft.warpBy = team;
        m_draft.warped = std::exchange(m_draft.cards, {});
    }
    m_draft.rolls.clear();
    refresh();
}

std::vector<ButtonSpec> ContestStage::cheatButtons(int team)
{
    const State& state = m_table.state();
    const QString id = fromStd(state[team].name);
    const bool fights = [&] {
        const std::vector<int> teams = m_draft.teams();
        return std::find(teams.begin(), teams.end(), team) != teams.end();
    }();
    std::vector<ButtonSpec> buttons;
    const auto toggle = [&](const char* name, const QString& title, std::set<int>& who) {
        ButtonSpec spec{QLatin1String(name) + id, title, [this, &who, team] {
                            if (who.erase(team) == 0)
                                who.insert(team);
                            refresh();
                        }};
        spec.look = ButtonLook::Outline;
        spec.chosen = who.contains(team);
        buttons.push_back(std::move(spec));
    };
    if (fights) {
        toggle("stim_", cheatName(Cheat::StimPack), m_draft.stimPack);
        toggle("scouting_", cheatName(Cheat::IllegalScouting), m_draft.scouting);
    }
    ButtonSpec warping{QStringLiteral("warp_") + id, cheatName(Cheat::KaosWarp), [this, team] { warp(team); }};
    warping.look = ButtonLook::Outline;
    warping.chosen = m_draft.warpBy == team;
    if (m_draft.warpBy < 0 && m_draft.cards.size() < m_draft.teams().size())
        warping.why = tr("Kaos Warp is played when both cards are shown (KB-33.6).");
    else if (m_draft.warpBy >= 0 && m_draft.warpBy != team)
        warping.why = tr("The %1 have played Kaos Warp.").arg(m_table.team(m_draft.warpBy));
    if (!fights)
        warping.title = tr("%1 by the %2").arg(cheatName(Cheat::KaosWarp), m_table.team(team));
    buttons.push_back(std::move(warping));
    const int copies = state[team].active[Upgrade::PainGain];
    for (int use = 1; fights && use <= copies; ++use) {
        ButtonSpec spec{QStringLiteral("painGain_%1_%2").arg(id).arg(use), upgradeName(Upgrade::PainGain),
                        [this, team, use] {
                            int& uses = m_draft.painGain[team];
                            uses = uses >= use ? use - 1 : use;
                            refresh();
                        }};
        spec.look = ButtonLook::Outline;
        const auto uses = m_draft.painGain.find(team);
        spec.chosen = uses != m_draft.painGain.end() && uses->second >= use;
        buttons.push_back(std::move(spec));
    }
    return buttons;
}

int ContestStage::rollingFor(const ContestPreview& seen) const
{
    if (!seen.rollsMissing.empty())
        return seen.rollsMissing.front();
    // All have been rolled for; with Lucky the last may be rolled again (KB-29.7).
    const int rerolls = m_table.state()[m_draft.activeTeam(m_table.state())].active[Upgrade::Lucky];
    for (const int team : seen.tied) {
        const auto rolled = m_draft.rolls.find(team);
        if (rolled != m_draft.rolls.end() && static_cast<int>(rolled->second.size()) <= rerolls)
            return team;
    }
    return -1;
}

void ContestStage::refresh()
{
    const ContestPreview seen = preview(m_draft, m_table.state(), m_table.facts());
    const State& state = m_table.state();
    const Space where = state.isMirror() && !m_draft.targets.empty() ? state[m_draft.targets.front()].space : Space{};
    const QString what = contestName(m_draft.type);
    m_title->setText(where.isValid() ? tr("%1 on %2").arg(what, spaceName(where)) : what);
    m_subtitle->setText(m_draft.isReaction ? tr("reaction, started by the %1").arg(m_table.team(m_draft.initiator.team))
                                           : tr("started by the %1").arg(m_table.team(m_draft.initiator.team)));
    m_rules->setRules(m_draft.isReaction ? QStringList{QStringLiteral("KB-15.1"), QStringLiteral("KB-17.5")}
                                         : QStringList{QStringLiteral("KB-17.5")});
    m_close->setName(tr("Back to the table"));
    showSides(seen);
    showSum(seen);
    showDie(seen);
    askWhatFollows(seen);
    showBar(seen);
}

void ContestStage::showSides(const ContestPreview& seen)
{
    (void)seen;
    const std::vector<int> teams = m_draft.teams();
    while (m_sides.size() > teams.size()) {
        m_sides.back()->deleteLater();
        m_sides.pop_back();
    }
    while (m_sides.size() < teams.size()) {
        auto* side = new ContestSidePanel(this);
        connect(side, &ContestSidePanel::cardChosen, this, &ContestStage::chooseCard);
        m_sideRow->addWidget(side, 1);
        m_sides.push_back(side);
    }
    for (std::size_t i = 0; i < teams.size(); ++i) {
        ContestSideState side;
        side.team = teams[i];
        const bool starts = i == 0;
        if (starts) {
            side.figures = {m_draft.initiator};
        } else {
            for (const FigureRef target : m_draft.targets) {
                if (target.team == teams[i])
                    side.figures.push_back(target);
            }
        }
        QStringList names;
        for (const FigureRef ref : side.figures)
            names << m_table.figure(ref);
        const QString who = names.join(QStringLiteral(", "));
        side.title = starts ? startsWords(m_draft.type, who) : tr("%1 resists").arg(who);
        side.note =
            starts ? tr("%1, initiator").arg(m_table.team(side.team)) : tr("%1, target").arg(m_table.team(side.team));
        if (m_draft.warpBy >= 0) {
            const auto first = m_draft.warped.find(side.team);
            if (first != m_draft.warped.end())
                side.note = tr("Kaos Warp discarded %1; a new card").arg(cardName(first->second));
        }
        if (const auto card = m_draft.cards.find(side.team); card != m_draft.cards.end())
            side.card = card->second;
        if (m_table.state()[side.team].hand > 0)
            side.noCardWhy = tr("The %1 have cards, so they show one (KB-R40).").arg(m_table.team(side.team));
        side.cheats = cheatButtons(side.team);
        m_sides[i]->setState(m_table, std::move(side));
    }
}

void ContestStage::showSum(const ContestPreview& seen)
{
    ArithmeticState sum = sumOf(m_draft, seen, m_table);
    if (seen.cardsMissing.empty()) {
        sum.verdict = winnerWords(seen);
        sum.rules = shortRules(seen.outcome.rules);
    } else {
        QStringList teams;
        for (const int team : seen.cardsMissing)
            teams << m_table.team(team);
        sum.instead = seen.cardsMissing.size() == 1 ? tr("Say which card the %1 played.").arg(teams.front())
                                                    : tr("Say which cards were played.");
    }
    m_sum->setState(sum);
}

QString ContestStage::winnerWords(const ContestPreview& seen) const
{
    return verdictWords(m_draft, seen, m_table);
}

void ContestStage::showDie(const ContestPreview& seen)
{
    const int target = rollingFor(seen);
    m_dieBox->setVisible(target >= 0);
    if (target < 0)
        return;
    const int active = m_draft.activeTeam(m_table.state());
    const auto rolled = m_draft.rolls.find(target);
    const bool again = rolled != m_draft.rolls.end() && !rolled->second.empty();
    if (again)
        m_dieTitle->setText(tr("%1: the %2 may roll once more and keep the new result.")
                                .arg(upgradeName(Upgrade::Lucky), m_table.team(active)));
    else if (seen.tied.size() > 1)
        m_dieTitle->setText(tr("A tie with the %1: the %2 roll.").arg(m_table.team(target), m_table.team(active)));
    else
        m_dieTitle->setText(tr("A tie: the %1 roll.").arg(m_table.team(active)));
    m_die->setResult(again ? std::optional(rolled->second.back()) : std::nullopt);
}

void ContestStage::askWhatFollows(const ContestPreview& seen)
{
    std::vector<Question> questions;
    const State& state = m_table.state();
    const auto answer = [this](const QString& name, const QString& title, bool chosen, std::function<void()> take) {
        ButtonSpec spec{name, title, [this, take = std::move(take)] {
                            take();
                            refresh();
                        }};
        spec.chosen = chosen;
        return spec;
    };
    const bool decided = seen.contest && seen.rollsMissing.empty();
    const Activation* activation = state.activation ? &*state.activation : nullptr;
    const bool cretin = !m_draft.isReaction && state[m_draft.initiator].ringer == Ringer::CretinTheEttin &&
                        m_draft.type != ContestType::Steal && activation != nullptr;
    if (cretin) {
        Question second{tr("Against a second enemy?"), {}, tr("one contest for both")};
        for (const FigureRef ref : secondTargets(m_draft, state)) {
            const bool chosen = m_draft.targets.size() > 1 && m_draft.targets.back() == ref;
            ButtonSpec spec = answer(QStringLiteral("second_") + fromStd(state.idOf(ref)), m_table.fullName(ref),
                                     chosen, [this, ref, chosen] {
                                         m_draft.targets.resize(1);
                                         if (!chosen)
                                             m_draft.targets.push_back(ref);
                                         m_draft.rolls.clear();
                                     });
            second.answers.push_back(std::move(spec));
        }
        if (!second.answers.empty())
            questions.push_back(std::move(second));
    }
    if (decided && !seen.brickable.empty()) {
        Question brick{tr("%1: 1 damage in place of falling?").arg(upgradeName(Upgrade::Brick)), {}, {}};
        for (const FigureRef ref : seen.brickable) {
            brick.answers.push_back(answer(QStringLiteral("brick_") + fromStd(state.idOf(ref)), m_table.fullName(ref),
                                           m_draft.brick.contains(ref), [this, ref] {
                                               if (m_draft.brick.erase(ref) == 0)
                                                   m_draft.brick.insert(ref);
                                           }));
        }
        questions.push_back(std::move(brick));
    }
    if (decided && seen.mayFollowUp) {
        const QString who = m_table.figure(m_draft.initiator);
        questions.push_back({tr("Follow up?"),
                             {answer(QStringLiteral("follow_yes"), tr("%1 follows up and takes the ball").arg(who),
                                     seen.followsUp, [this] { m_draft.followUp = true; }),
                              answer(QStringLiteral("follow_no"),
                                     state.isMirror() ? tr("%1 stays, the ball is loose").arg(who) : tr("No"),
                                     !seen.followsUp, [this] { m_draft.followUp = false; })},
                             {}});
    }
    if (decided && seen.asksWay) {
        Question way{tr("Round %1:").arg(m_table.figure(m_draft.initiator)), {}, {}};
        const auto choice = [&](const char* name, const QString& title, Surroundings round) {
            const bool chosen = m_draft.surroundings && m_draft.surroundings->freeSpaces == round.freeSpaces &&
                                m_draft.surroundings->blockedSides == round.blockedSides;
            way.answers.push_back(answer(QLatin1String(name), title,
                                         chosen || (!m_draft.surroundings && round.blockedSides == 0),
                                         [this, round] { m_draft.surroundings = round; }));
        };
        choice("way_free", tr("the way is free"), {1, 0});
        choice("way_some", tr("some sides are blocked"), {1, 1});
        choice("way_blocked", tr("all sides are blocked"), {0, 3});
        questions.push_back(std::move(way));
    }
    if (decided && seen.mayPush) {
        const bool pushes = m_draft.pushTo.isValid() || m_draft.pushed;
        Question push{tr("Push %1 back?").arg(m_table.fullName(m_draft.initiator)), {}, {}};
        push.answers.push_back(answer(QStringLiteral("push_none"), tr("No push"), !pushes && !m_draft.smash, [this] {
            m_draft.pushTo = {};
            m_draft.pushed = m_draft.smash = false;
        }));
        for (const Space space : seen.pushSpaces) {
            push.answers.push_back(answer(QStringLiteral("push_") + spaceName(space), tr("to %1").arg(spaceName(space)),
                                          m_draft.pushTo == space, [this, space] {
                                              m_draft.pushTo = space;
                                              m_draft.smash = false;
                                          }));
        }
        if (!state.isMirror())
            push.answers.push_back(answer(QStringLiteral("push_yes"), tr("Pushed"), m_draft.pushed, [this] {
                m_draft.pushed = true;
                m_draft.smash = false;
            }));
        if (seen.maySmash)
            push.answers.push_back(answer(QStringLiteral("push_smash"), tr("Smash it"), m_draft.smash, [this] {
                m_draft.smash = true;
                m_draft.pushTo = {};
                m_draft.pushed = false;
            }));
        questions.push_back(std::move(push));
    }
    if (decided && !seen.healable.empty()) {
        Question heal{tr("Vampirism heals 1 damage of"), {}, {}};
        for (const FigureRef ref : seen.healable) {
            heal.answers.push_back(answer(QStringLiteral("heal_") + fromStd(state.idOf(ref)), m_table.figure(ref),
                                          seen.heal == ref, [this, ref] { m_draft.heal = ref; }));
        }
        heal.answers.push_back(answer(QStringLiteral("heal_none"), tr("nobody"), !seen.heal.isValid(),
                                      [this] { m_draft.heal = FigureRef{}; }));
        questions.push_back(std::move(heal));
    }
    m_questions->setQuestions(std::move(questions));
}

void ContestStage::showBar(const ContestPreview& seen)
{
    BarState bar;
    bar.title = tr("Both cards are burned when this is recorded.");
    if (!seen.outcome.objections.empty() && seen.command)
        bar.note = tr("This is against the rules: recording it shows why.");
    ButtonSpec back{QStringLiteral("contestBack"), tr("Back"), [this] { stepBack(); }};
    back.look = ButtonLook::Quiet;
    const std::vector<int> teams = m_draft.teams();
    for (int team = 0; team < m_table.state().teamCount(); ++team) { // KB-33.6: anybody may warp a contest
        if (m_table.state().plays(team) && std::find(teams.begin(), teams.end(), team) == teams.end()) {
            for (ButtonSpec& spec : cheatButtons(team))
                bar.buttons.push_back(std::move(spec));
        }
    }
    bar.buttons.push_back(std::move(back));
    ButtonSpec record{QStringLiteral("contestMain"), tr("Record"), [this, command = seen.command] {
                          if (command)
                              Q_EMIT commanded(*command);
                      }};
    if (!seen.cardsMissing.empty()) {
        record.why = tr("Say which cards were played.");
    } else if (!seen.rollsMissing.empty()) {
        const int active = m_draft.activeTeam(m_table.state());
        record.why = tr("A tie: the %1 roll.").arg(m_table.team(active));
        record.title = tr("Record");
    } else if (const int winner = winnerOf(m_draft, seen, m_table.state()); winner >= 0) {
        record.title = tr("Record: %1 win").arg(m_table.team(winner));
        record.seat = m_table.seat(winner);
    }
    bar.main = std::move(record);
    this->bar()->setState(std::move(bar));
}

void ContestStage::keyPressEvent(QKeyEvent* event)
{
    const bool right = event->modifiers().testFlag(Qt::ShiftModifier);
    const std::size_t index = right && m_sides.size() > 1 ? 1 : 0;
    int key = event->key();
    if (event->nativeScanCode() >= scanCodeOfOne && event->nativeScanCode() <= scanCodeOfSix)
        key = Qt::Key_1 + static_cast<int>(event->nativeScanCode() - scanCodeOfOne);
    if (m_sides.empty() || !m_sides[index]->pad()->pressKey(key))
        Stage::keyPressEvent(event);
}

void ContestStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_isOpen)
        refresh();
}

} // namespace whistle::kaosball
