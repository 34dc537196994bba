// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/page/heroes_page.h"

#include "base/contains.h"
#include "controls/action_bar.h"
#include "controls/choice_panel.h"
#include "controls/ruling_banner.h"
#include "heroes/battle/battle_view.h"
#include "heroes/board/map_view.h"
#include "heroes/board/player_board.h"
#include "heroes/board/realm_panel.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/referee.h"
#include "heroes/offers/automatic.h"
#include "heroes/offers/legal.h"
#include "heroes/parts/layout.h"
#include "heroes/telling/past.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"
#include "table/log_panel.h"

#include <QBoxLayout>
#include <algorithm>

namespace whistle::heroes {

namespace {

/// The width of the column beside the board, in em of the text.
constexpr double columnEms = 21;
/// Acts that have a digit as their key.
constexpr std::size_t keyedActs = 9;

} // namespace

HeroesPage::HeroesPage(MatchDesk& matchDesk, QWidget* parent)
    : MatchFrameOf(matchDesk, pastTeller().marks, parent)
    , m_left(new QWidget)
    , m_tabs(new SegmentedChoice)
    , m_board(new PlayerBoard)
    , m_map(new MapView)
    , m_battle(new BattleView)
    , m_words(new QWidget)
    , m_actsPanel(new ChoicePanel)
    , m_realm(new RealmPanel)
    , m_bar(new ActionBar)
{
    setObjectName(QStringLiteral("heroesPage"));
    build();
    connect(m_tabs, &SegmentedChoice::chosen, this,
            [this](int index) { openTab(tabs()[static_cast<std::size_t>(index)]); });
    connect(m_map, &MapView::spacePressed, this, &HeroesPage::pressSpace);
    connect(m_board, &PlayerBoard::treasuryPressed, this, [this](bool gold) {
        openEntry("adjust", {{"player", state().players[static_cast<std::size_t>(m_tab.player)].name},
                             {"what", gold ? "gold" : "resources"},
                             {"by", 1}});
    });
    connect(m_battle, &BattleView::rolled, this, &HeroesPage::dealDamage);
    connect(m_battle, &BattleView::changed, this, [this] {
        closeRefusal();
        showBar();
    });
    connect(m_battle, &BattleView::ruleAsked, this, &GamePage::ruleAsked);
    desk().automate<Game>([](const State& now) { return automaticStep(now); });
    begin();
}

void HeroesPage::build()
{
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_board->setObjectName(QStringLiteral("playerBoard"));
    m_map->setObjectName(QStringLiteral("map"));
    m_battle->setObjectName(QStringLiteral("battle"));
    m_words->setObjectName(QStringLiteral("words"));
    m_actsPanel->setObjectName(QStringLiteral("acts"));
    letWrap(*m_tabs);
    const int gap = px(whistle::Length::SpaceS);
    auto* words = new QVBoxLayout(m_words);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(ruling());
    words->addWidget(log(), 1);
    auto* column = new QVBoxLayout(m_left);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(gap);
    column->addWidget(m_tabs);
    for (QWidget* part : std::initializer_list<QWidget*>{m_board, m_map, m_battle, m_words})
        column->addWidget(part, part == m_map || part == m_words ? 1 : 0);
    column->addStretch();
    aboveBar()->setContentsMargins(gap, 0, gap, gap);
    aboveBar()->addWidget(m_actsPanel);
    m_realm->setContentsMargins(gap, gap, gap, gap);
    body()->addWidget(m_left, 1);
    body()->addWidget(m_realm);
    addBar(m_bar);
    offerOtherEntries({{}, {"new_match"}});
}

std::vector<HeroesPage::Tab> HeroesPage::tabs() const
{
    std::vector<Tab> all;
    if (state().battle)
        all.push_back({Kind::Battle});
    for (int player = 0; player < static_cast<int>(state().players.size()); ++player)
        all.push_back({Kind::Player, player});
    if (state().isMirror)
        all.push_back({Kind::Map});
    all.push_back({Kind::Words});
    return all;
}

void HeroesPage::openTab(Tab tab)
{
    m_tab = tab;
    showTabs();
    showActs();
    arrange();
}

/// What the next act is about comes to the front; who looks at the log or at another board keeps it.
void HeroesPage::chooseTab()
{
    const State& now = state();
    const bool hadBattle = m_shown.battle.has_value();
    const bool isNewTurn = m_shown.active != now.active || m_shown.phase != now.phase;
    const bool begins = now.activation && !m_shown.activation;
    if (now.phase == Phase::Finished)
        m_tab = {Kind::Words};
    else if (now.battle && !hadBattle)
        m_tab = {Kind::Battle};
    else if (now.isMirror && !now.battle && (begins || hadBattle || now.phase == Phase::Setup))
        m_tab = {Kind::Map};
    else if (now.active && (isNewTurn || (!now.battle && hadBattle)))
        m_tab = {Kind::Player, *now.active};
    const std::vector<Tab> all = tabs();
    if (!contains(all, m_tab))
        m_tab = all.front();
}

void HeroesPage::showMatch()
{
    if (!state().hasStarted)
        return;
    const State& now = state();
    if (now.battle && (!m_clash.battle || !now.battle->hasAttacked || m_clash.battle->clash != now.battle->clash ||
                       m_clash.battle->active != now.battle->active)) {
        m_clash = now;
        // Opened, or gone back to, in the middle of a clash: look for its beginning.
        const auto& entries = desk().as<Game>().journal().entries();
        for (auto entry = entries.rbegin(); entry != entries.rend() && m_clash.battle && m_clash.battle->hasAttacked;
             ++entry) {
            const std::optional<State> then = desk().as<Game>().stateAt(entry->number);
            if (!then || !then->battle || then->battle->clash != now.battle->clash)
                break;
            m_clash = *then;
        }
    }
    if (!now.battle)
        m_clash = {};
    chooseTab();
    m_shown = now;
    showAll();
}

void HeroesPage::showAll()
{
    m_acts = actsOf(state());
    showTabs();
    showBattle();
    showActs();
    showBar();
    arrange();
}

void HeroesPage::showTabs()
{
    const State& now = state();
    const std::vector<Tab> all = tabs();
    QStringList titles;
    for (const Tab& tab : all) {
        switch (tab.kind) {
        case Kind::Battle:
            titles << tr("Battle");
            break;
        case Kind::Player:
            titles << nameOfPlayer(now, tab.player);
            break;
        case Kind::Map:
            titles << tr("Map");
            break;
        case Kind::Words:
            titles << tr("Log");
            break;
        }
    }
    m_tabs->setTitles(titles);
    m_tabs->setAccessibleName(tr("Table view"));
    m_tabs->setCurrent(static_cast<int>(std::find(all.begin(), all.end(), m_tab) - all.begin()));
    const int player = m_tab.kind == Kind::Player ? m_tab.player : now.active.value_or(0);
    m_board->setVisible(m_tab.kind == Kind::Player);
    m_map->setVisible(m_tab.kind == Kind::Map);
    m_battle->setVisible(m_tab.kind == Kind::Battle);
    m_words->setVisible(m_tab.kind == Kind::Words);
    if (m_tab.kind == Kind::Player)
        m_board->setBoard(now, player);
    if (now.isMirror)
        m_map->setModel(mapOf(now));
    m_realm->setRealm(now, player);
}

void HeroesPage::showBattle()
{
    if (!state().battle)
        return;
    m_battle->setBattle(state(), m_clash);
    m_battle->setOdds(showsOdds());
}

ButtonSpec HeroesPage::buttonOf(const OfferedAct& act)
{
    ButtonSpec button{act.name, act.title, [this, act] { press(act); }};
    button.detail = act.detail;
    return button;
}

void HeroesPage::showActs()
{
    std::vector<ButtonSpec> buttons;
    for (std::size_t i = 0; i < m_acts.size(); ++i) {
        ButtonSpec button = buttonOf(m_acts[i]);
        // In a battle the digits are the faces of the dice.
        if (i < keyedActs && !attackDue(state()))
            button.key = QKeySequence(Qt::Key_1 + static_cast<int>(i));
        buttons.push_back(std::move(button));
    }
    m_actsPanel->setVisible(!buttons.empty() && m_tab.kind != Kind::Words);
    ChoicePanelState acts;
    acts.add({stepWords(state()), std::move(buttons), {}});
    m_actsPanel->setState(std::move(acts));
}

void HeroesPage::showBar()
{
    BarState bar;
    const State& now = state();
    bar.title = stepWords(now);
    bar.seat = m_acts.empty() ? (now.active ? seatNumber(*now.active) : 0) : m_acts.front().seat;
    if (now.phase == Phase::Finished)
        bar.seat = 0;
    if (now.activation && now.isMirror)
        bar.note = tr("%1: movement left %2", "hero, number")
                       .arg(QString::fromStdString(now.activation->hero))
                       .arg(now.activation->isOver ? 0 : now.activation->walk.left());
    else
        bar.note = roundWords(now);
    if (const std::optional<AttackOffer> due = attackDue(now)) {
        bar.seat = 0;
        if (const Hero* hero = heroOf(now, pieceNamed(now, due->piece)->side))
            bar.seat = seatNumber(hero->player);
        bar.title = tr("%1 attack").arg(pieceWord(due->piece));
        bar.note = m_battle->hand().wasThrown() ? tr("Thrown by Whistle; the log will say so.")
                                                : tr("Tap the faces as they fell, or let Whistle throw.");
        if (m_battle->damage()) {
            bar.main = ButtonSpec{QStringLiteral("dealDamage"), tr("Deal %1 damage").arg(*m_battle->damage()),
                                  [this] { dealDamage(); }};
            bar.main->seat = bar.seat;
        }
    } else if (now.phase == Phase::Finished) {
        ButtonSpec report{QStringLiteral("reportButton"), tr("Report"), [this] { Q_EMIT reportAsked(); }};
        report.look = ButtonLook::Outline;
        if (!desk().isSideCopy())
            bar.buttons.push_back(report);
    } else if (!m_acts.empty() && now.phase == Phase::Play) {
        bar.main = buttonOf(m_acts.front());
        bar.main->name = QStringLiteral("mainAct");
        bar.main->detail.clear();
        bar.main->seat = m_acts.front().seat;
    }
    if (desk().canUndo()) {
        ButtonSpec back{QStringLiteral("stepBack"), tr("Step back"), [this] { desk().undo(); }};
        back.look = ButtonLook::Outline;
        bar.buttons.push_back(back);
    }
    m_bar->setState(std::move(bar));
}

void HeroesPage::press(const OfferedAct& act)
{
    if (!act.entry.empty()) {
        openEntry(act.entry, act.known);
        return;
    }
    if (act.commands.size() == 1) {
        play(writeCommand(act.commands.front()));
        return;
    }
    std::vector<Json> lines;
    for (const Command& command : act.commands)
        lines.push_back(writeCommand(command));
    desk().playAll(lines);
}

void HeroesPage::pressSpace(const Space& space)
{
    for (const Reach& reach : reachable(state())) {
        if (reach.at == space) {
            play(writeCommand(Move{reach.path}));
            return;
        }
    }
    if (state().phase != Phase::Setup)
        return;
    for (const Player& player : state().players) {
        const Command capital = PlaceCapital{player.name, space.row, space.column};
        if (!player.capital && isLegal(state(), capital)) {
            openEntry("place_capital", {{"player", player.name}, {"row", space.row}, {"column", space.column}});
            return;
        }
    }
    openEntry("set_space", {{"row", space.row}, {"column", space.column}});
}

/// Dice that Whistle has thrown are told in the record, right after them.
void HeroesPage::dealDamage()
{
    const Json attack = writeCommand(m_battle->hand().attack());
    if (!m_battle->hand().wasThrown()) {
        play(attack);
        return;
    }
    const QString words = tr("Whistle threw the dice of %1.").arg(pieceWord(m_battle->hand().offer().piece));
    desk().playAll({attack, writeCommand(Note{words.toStdString()})});
}

void HeroesPage::showInLanguage()
{
    if (state().hasStarted)
        showAll();
}

std::optional<ScoreStripState> HeroesPage::strip() const
{
    return state().hasStarted ? std::optional(stripOf(state())) : std::nullopt;
}

bool HeroesPage::putBack()
{
    return m_tab.kind == Kind::Battle && m_battle->takeBack();
}

std::optional<Cue> HeroesPage::cueOfChange() const
{
    const State& now = state();
    const bool begins = m_shown.phase == Phase::Setup && now.phase == Phase::Play;
    const bool ends = m_shown.phase != Phase::Finished && now.phase == Phase::Finished;
    if (begins || ends)
        return Cue::Whistle;
    const std::vector<SeatScore> before = scoresOf(m_shown);
    const std::vector<SeatScore> after = scoresOf(now);
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (after[i].score > before[i].score)
            return Cue::Score;
    }
    return {};
}

void HeroesPage::showOdds()
{
    m_battle->setOdds(showsOdds());
}

void HeroesPage::arrange()
{
    const Theme& theme = Theme::current();
    const bool isSmall = roomWidth() < theme.em() * theme.mediumFrom();
    const bool isWide = roomWidth() >= theme.em() * theme.wideFrom();
    body()->setDirection(isSmall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // What can be done stays in sight, however long the board is: below it, or before it where that takes too much.
    auto* column = static_cast<QVBoxLayout*>(m_left->layout());
    if (const bool isBefore = column->indexOf(m_actsPanel) >= 0; isSmall != isBefore) {
        if (isSmall)
            column->insertWidget(1, m_actsPanel);
        else
            aboveBar()->addWidget(m_actsPanel);
    }
    m_board->setWide(isWide);
    m_battle->setWide(isWide);
    m_realm->setMinimumWidth(isSmall ? 0 : qRound(theme.em() * columnEms));
    m_realm->setMaximumWidth(isSmall ? QWIDGETSIZE_MAX : qRound(theme.em() * columnEms));
    // Beside a battle there is room for its odds.
    m_realm->setVisible(m_tab.kind != Kind::Battle);
}

} // namespace whistle::heroes
