// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/lineup/loadout_stage.h"

#include "controls/curtain.h"
#include "controls/panel_box.h"
#include "controls/rule_chip.h"
#include "controls/scroller.h"
#include "controls/text_label.h"
#include "kaosball/page/question_list.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace whistle::kaosball {

namespace {

/// No ringer of the box has more health.
constexpr int mostRingerHealth = 6;

} // namespace

LoadoutStage::LoadoutStage(QWidget* parent)
    : Stage(parent)
    , m_panel(new PanelBox)
    , m_curtain(new Curtain(m_panel))
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_text(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_questions(new QuestionList)
    , m_points(new TextLabel({}, TypeStep::Title))
    , m_rules(new RuleChips({QStringLiteral("KB-27.1"), QStringLiteral("KB-27.2"), QStringLiteral("KB-27.3")}))
{
    setObjectName(QStringLiteral("loadoutStage"));
    m_points->setObjectName(QStringLiteral("loadoutPoints"));
    for (TextLabel* label : {m_title, m_text, m_points})
        label->setWordWrap(true);
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(theme.px(Length::SpaceXl), theme.px(Length::SpaceXl), theme.px(Length::SpaceXl),
                               theme.px(Length::SpaceXl));
    column->setSpacing(theme.px(Length::SpaceL));
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_questions);
    column->addWidget(m_points);
    column->addWidget(m_rules);
    column->addStretch(1);
    auto* scroll = new Scroller(m_curtain);
    auto* whole = new QVBoxLayout(this);
    const int gap = theme.px(Length::SpaceM);
    whole->setContentsMargins(gap, gap, gap, gap);
    whole->addWidget(scroll);
    connect(m_rules, &RuleChips::opened, this, &Stage::ruleAsked);
    connect(m_curtain, &Curtain::turned, this, &LoadoutStage::refresh);
}

void LoadoutStage::setTable(const ShownTable& table)
{
    m_table = table;
    const State& state = table.state();
    int next = -1;
    for (const int team : state.orderFromTeam(state.firstPlayer)) {
        if (!state[team].isDone && next < 0)
            next = team;
    }
    chooseTeam(next);
}

void LoadoutStage::chooseTeam(int team)
{
    m_team = team;
    m_curtain->close();
    m_upgrades.clear();
    m_ringers.clear();
    if (team >= 0) {
        // What was active in the last half is the likely choice.
        const Team& owner = m_table.state()[team];
        Upgrades left = owner.active;
        for (const Upgrade upgrade : owner.ownedUpgrades) {
            std::uint8_t& copies = left.copies[static_cast<std::size_t>(upgrade)];
            m_upgrades.push_back(copies > 0);
            if (copies > 0)
                --copies;
        }
        for (const FieldedRinger& fielded : owner.fielded) {
            const bool lives = std::any_of(owner.figures.begin(), owner.figures.end(), [&](const Figure& figure) {
                return figure.name == fielded.ringer && figure.isAlive();
            });
            if (lives)
                m_ringers.push_back(fielded);
        }
        // For the first time: all of it, where all of it may be active.
        if (owner.active == Upgrades{} && owner.fielded.empty() && !m_upgrades.empty()) {
            m_upgrades.assign(m_upgrades.size(), true);
            if (!judgeLoadout(inquiry(), m_table.facts()).verdict.isLegal())
                m_upgrades.assign(m_upgrades.size(), false);
        }
    }
    refresh();
}

bool LoadoutStage::stepBack()
{
    if (!m_curtain->isOpen())
        return false;
    m_curtain->close();
    return true;
}

LoadoutInquiry LoadoutStage::inquiry() const
{
    const Team& owner = m_table.state()[m_team];
    LoadoutInquiry asked;
    asked.activeUpgradePoints = owner.activeUpgradePoints;
    for (std::size_t i = 0; i < owner.ownedUpgrades.size(); ++i) {
        asked.owned.add(owner.ownedUpgrades[i]);
        if (m_upgrades[i])
            asked.active.add(owner.ownedUpgrades[i]);
    }
    for (const Figure& figure : owner.figures) {
        if (figure.kind == FigureKind::Ringer && figure.isAlive())
            asked.ownedRingers.push_back(figure.name);
    }
    asked.fieldedRingers = m_ringers;
    return asked;
}

QString LoadoutStage::words(LoadoutProblem problem, const LoadoutVerdict& verdict) const
{
    switch (problem) {
    case LoadoutProblem::TooExpensive:
        return tr("The tiles cost %1, the points are %2.")
            .arg(verdict.totalCost)
            .arg(verdict.totalCost + verdict.pointsLeft);
    case LoadoutProblem::TooManySlots:
        return tr("There are %1 places for different tiles, %2 are wanted.")
            .arg(m_table.rules().upgradeSlots)
            .arg(verdict.slotsUsed);
    case LoadoutProblem::TooManyRingers:
        return tr("At most %n ringer(s) may play.", nullptr, verdict.ringersAllowed);
    case LoadoutProblem::TooManyAsRunner:
        return tr("There are %1 runners' places.").arg(m_table.rules().runnersOnField);
    case LoadoutProblem::TooManyAsBruiser:
        return tr("There are %1 bruisers' places.").arg(m_table.rules().bruisersOnField);
    case LoadoutProblem::RingerNotOwned:
        return tr("The team does not own this ringer.");
    case LoadoutProblem::UpgradeNotOwned:
        return tr("The team does not own this tile.");
    }
    return {};
}

void LoadoutStage::refresh()
{
    if (!m_table.isShown() || m_team < 0)
        return;
    const State& state = m_table.state();
    const QString name = m_table.team(m_team);
    m_panel->setSeat(m_table.seat(m_team));
    BarState bar;
    bar.seat = m_table.seat(m_team);
    QStringList waiting;
    for (const int team : state.orderFromTeam(state.firstPlayer)) {
        if (state[team].isDone)
            continue;
        ButtonSpec spec{QStringLiteral("loadoutTeam_") + fromStd(state[team].name), m_table.team(team),
                        [this, team] { chooseTeam(team); }};
        spec.seat = m_table.seat(team);
        spec.chosen = team == m_team;
        bar.buttons.push_back(std::move(spec));
        waiting << m_table.team(team);
    }
    bar.buttons.push_back(undoButton());
    bar.title = tr("Secret until all have chosen");
    bar.note = tr("Still to choose: %1").arg(waiting.join(QStringLiteral(", ")));
    if (!m_curtain->isOpen()) {
        // Also what the screen does not show now is taken away.
        m_questions->setQuestions({});
        m_points->setText({});
        m_curtain->setState(
            {m_table.seat(m_team), name,
             tr("Their tiles and ringers are shown when they press the button, and hidden again when they are done.")});
        ButtonSpec open{QStringLiteral("loadoutShow"), tr("Show the tiles of %1").arg(name),
                        [this] { m_curtain->open(); }};
        open.seat = m_table.seat(m_team);
        if (const FigureRef unknown = unknownHealth(); unknown.isValid()) {
            askHealth(unknown, bar);
            open.why = bar.title;
        }
        bar.main = std::move(open);
        this->bar()->setState(std::move(bar));
        return;
    }
    m_title->setText(tr("%1: upgrades and ringer").arg(name));
    m_text->setText(tr("The printed cost counts, not what was paid. Equal tiles share a place."));
    showTiles();
    const Ruling<LoadoutVerdict> ruling = judgeLoadout(inquiry(), m_table.facts());
    const LoadoutVerdict& verdict = ruling.verdict;
    const QString points = tr("%1 of %2 points, %3 of %4 places")
                               .arg(verdict.totalCost)
                               .arg(verdict.totalCost + verdict.pointsLeft)
                               .arg(verdict.slotsUsed)
                               .arg(m_table.rules().upgradeSlots);
    m_points->setText(verdict.isLegal() ? points : tr("%1. %2").arg(points, words(verdict.problems.front(), verdict)));
    ButtonSpec main{QStringLiteral("loadoutMain"), tr("%1: confirm the loadout").arg(name), [this] {
                        SetLoadout command{m_table.state()[m_team].name, {}, m_ringers};
                        const Team& owner = m_table.state()[m_team];
                        for (std::size_t i = 0; i < owner.ownedUpgrades.size(); ++i) {
                            if (m_upgrades[i])
                                command.upgrades.push_back(owner.ownedUpgrades[i]);
                        }
                        Q_EMIT commanded(command);
                    }};
    main.seat = m_table.seat(m_team);
    // A refusal would tell everybody what was tried.
    if (!verdict.isLegal())
        main.why = words(verdict.problems.front(), verdict);
    bar.main = std::move(main);
    this->bar()->setState(std::move(bar));
}

FigureRef LoadoutStage::unknownHealth() const
{
    const auto& figures = m_table.state()[m_team].figures;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].kind == FigureKind::Ringer && figures[i].isAlive() && figures[i].health == 0)
            return {static_cast<std::int8_t>(m_team), static_cast<std::int8_t>(i)};
    }
    return {};
}

// KB-3.7, before the curtain: which ringers a team owns is no secret, which it fields is.
void LoadoutStage::askHealth(FigureRef ringer, BarState& bar)
{
    const Figure& figure = m_table.state()[ringer];
    bar.title = tr("Health on the card of %1").arg(displayName(figure.name));
    for (int health = 1; health <= mostRingerHealth; ++health) {
        ButtonSpec spec{QStringLiteral("ringerHealth_%1_%2").arg(fromStd(figure.name)).arg(health),
                        QString::number(health), [this, id = m_table.state().idOf(ringer), health] {
                            Q_EMIT commanded(Correct{"figures/" + id + "/health", std::to_string(health),
                                                     tr("read from the card").toStdString()});
                        }};
        spec.isNumber = true;
        bar.buttons.push_back(std::move(spec));
    }
}

void LoadoutStage::showTiles()
{
    const Team& owner = m_table.state()[m_team];
    std::vector<Question> questions;
    Question upgrades{tr("Active upgrades"), {}, {}};
    for (std::size_t i = 0; i < owner.ownedUpgrades.size(); ++i) {
        const Upgrade upgrade = owner.ownedUpgrades[i];
        ButtonSpec spec{QStringLiteral("upgrade_%1_%2").arg(fromWordView(toWord(upgrade))).arg(i), upgradeName(upgrade),
                        [this, i] {
                            m_upgrades[i] = !m_upgrades[i];
                            refresh();
                        }};
        spec.detail = tr("cost %1").arg(m_table.facts()[upgrade].cost);
        spec.chosen = m_upgrades[i];
        upgrades.answers.push_back(std::move(spec));
    }
    if (upgrades.answers.empty())
        upgrades.remark = tr("The team owns no tile.");
    questions.push_back(std::move(upgrades));
    for (const Figure& figure : owner.figures) {
        if (figure.kind != FigureKind::Ringer || !figure.isAlive())
            continue;
        const auto fielded = std::find_if(m_ringers.begin(), m_ringers.end(),
                                          [&](const FieldedRinger& one) { return one.ringer == figure.name; });
        const bool plays = fielded != m_ringers.end();
        const QString id = fromStd(figure.name);
        Question ringer{displayName(figure.name), {}, {}};
        const auto answer = [&](const QString& word, const QString& title, std::optional<Post> post, bool chosen) {
            ButtonSpec spec{QStringLiteral("ringer_%1_%2").arg(id, word), title, [this, name = figure.name, post] {
                                m_ringers.erase(
                                    std::remove_if(m_ringers.begin(), m_ringers.end(),
                                                   [&](const FieldedRinger& one) { return one.ringer == name; }),
                                    m_ringers.end());
                                if (post)
                                    m_ringers.push_back({name, *post});
                                refresh();
                            }};
            spec.chosen = chosen;
            ringer.answers.push_back(std::move(spec));
        };
        answer(QStringLiteral("none"), tr("stays out"), {}, !plays);
        answer(QStringLiteral("runner"), tr("in a runner's place"), Post::Runner, plays && fielded->as == Post::Runner);
        answer(QStringLiteral("bruiser"), tr("in a bruiser's place"), Post::Bruiser,
               plays && fielded->as == Post::Bruiser);
        questions.push_back(std::move(ringer));
    }
    m_questions->setQuestions(std::move(questions));
}

void LoadoutStage::changeEvent(QEvent* event)
{
    Stage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace whistle::kaosball
