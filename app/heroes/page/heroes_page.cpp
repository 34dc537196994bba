// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/page/heroes_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/scroller.h"
#include "controls/panels/ruling_banner.h"
#include "controls/words/capital.h"
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/income.h"
#include "heroes/offers/proposals.h"
#include "heroes/offers/reach.h"
#include "heroes/pack/typed_in.h"
#include "heroes/telling/game_words.h"
#include "heroes/telling/strip.h"
#include "heroes/telling/words.h"
#include "match/form_field.h"
#include "match/settings.h"
#include "moves/step_of_nobody.h"
#include "table/log_panel.h"

namespace whistle::heroes {

namespace {

/// "points 1, a gather: 3 resources"
QString siteWorth(SiteKind kind)
{
    const Treasury yield = yieldOf(kind);
    return HeroesPage::tr("points %1, gather %2", "number, money")
        .arg(powerOf(kind))
        .arg(moneyWords(yield.gold, yield.resources));
}

/// The width of the column beside the board, in em of the text.
constexpr double columnEms = 21;
/// From this height on there is room for the log below it, in em too.
constexpr double largeFrom = 57;
/// Acts that have a digit as their key.
constexpr std::size_t keyedActs = 9;

} // namespace

HeroesPage::HeroesPage(MatchSession& matchSession, QWidget* parent) : MatchFrameOf(matchSession, pastTeller(), parent)
{
    setObjectName(QStringLiteral("heroesPage"));
    letWrap(*m_tabs);
    const int gap = px(Length::SpaceS);
    boxIn<YieldingColumn>(*m_words, 0, -1, {ruling(), {log(), 1}});
    auto* left = new QWidget;
    auto* top = new QWidget;
    m_top = rowIn(*top, 0, gap, {m_tabs, {m_newest, 1}});
    m_column = boxIn<YieldingColumn>(
        *left, gap, gap, {top, m_board, m_map, m_battle, m_words, m_tileDesk, static_cast<QWidget*>(m_sheet)});
    for (QWidget* part : std::initializer_list<QWidget*>{m_map, m_words, m_tileDesk})
        m_column->setStretchFactor(part, 1);
    m_column->addStretch();
    aboveBar()->setContentsMargins(gap, 0, gap, gap);
    aboveBar()->addWidget(m_actsPanel);
    boxIn<YieldingColumn>(*m_beside, gap, gap, {m_realm});
    body()->addWidget(left, 1);
    body()->addWidget(m_beside);
    addBar(m_bar);
    for (const Json& encounter : facts().encounters)
        m_known.offer(encounterSort, encounter.at("name").get<std::string>(), encounter);
    offerOtherEntries({{}, {"new_match"}, &m_known});
    connect(m_tabs, &SegmentedChoice::chosen, this, [this](int index) {
        m_tab = tabs()[static_cast<std::size_t>(index)];
        showTabs();
        showActs();
        arrange();
    });
    connect(m_map, &MapView::placePressed, this, [this](int place) {
        if (const std::optional<Space> tile = MapView::tilePlaceOf(place))
            askTile(*tile);
        else
            pressSpace(MapView::spaceOf(place));
    });
    connect(m_tileDesk, &TileDesk::changed, this, &HeroesPage::showBar);
    connect(m_board, &PlayerBoard::treasuryPressed, this, &HeroesPage::askTreasury);
    connect(m_board, &PlayerBoard::unitPressed, this, &HeroesPage::askUnit);
    connect(m_board, &PlayerBoard::artefactPressed, this, [this](const std::string& hero, Slot slot) {
        if (state().phase != Phase::Play)
            return;
        if (state().hero(hero)->artefacts[slot].empty())
            askArtefact(hero, slot);
        else
            askWorn(hero, slot);
    });
    connect(m_board, &PlayerBoard::heroPressed, this,
            [this](const std::string& hero) { askHero(m_tab.player, hero, false); });
    connect(m_sheet, &NumberSheet::changed, this, &HeroesPage::showBar);
    connect(m_newest, &QAbstractButton::clicked, this, [this] {
        m_tab = {m_words};
        showTabs();
        showActs();
        arrange();
    });
    connect(m_board, &PlayerBoard::buildingPressed, this, &HeroesPage::pressBuilding);
    connect(m_battle, &BattleView::rolled, this, &HeroesPage::dealDamage);
    connect(m_battle, &BattleView::changed, this, [this] {
        closeRefusal();
        showBar();
    });
    connect(m_battle, &BattleView::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_battle, &BattleView::oddsAsked, this, [this](bool shown) {
        if (m_settings)
            m_settings->setOdds(shown); // the program tells every page
        else
            setOdds(shown);
        showBar();
    });
    MoveTelling telling;
    telling.name = tapWords;
    telling.seat = [this](const std::string& seat) { return seatNumber(state().playerNamed(seat).value_or(-1)); };
    telling.dress = [](ButtonSpec button, const Tap& tap, const MoveOffer*) {
        const auto kind = tap.kind == TapKind::Choice ? fromWord<SiteKind>(tap.id) : std::nullopt;
        if (kind && isControlled(*kind))
            button.detail = siteWorth(*kind);
        const bool isOfSeveral = tap.kind == TapKind::Piece ? tap.id.find('/') != std::string::npos
                                 : tap.kind == TapKind::Choice
                                     ? kind || fromWord<Money>(tap.id) || fromWord<LakeTake>(tap.id)
                                     : false;
        if (isOfSeveral)
            button.title = tapWords(tap);
        return button;
    };
    goByMoves(std::move(telling));
    const bool isSideCopy = session().isSideCopy();
    session().automate<Game>([isSideCopy](const State& now) -> std::optional<Command> {
        if (!isSideCopy && !lackingInBattle(now).empty())
            return {}; // it is asked first
        return stepOfNobody(Game(), now);
    });
    begin();
}

std::vector<HeroesPage::Tab> HeroesPage::tabs() const
{
    std::vector<Tab> all;
    if (state().battle)
        all.push_back({m_battle});
    for (int player = 0; player < static_cast<int>(state().players.size()); ++player)
        all.push_back({m_board, player});
    if (state().isMirror)
        all.push_back({m_map});
    if (!isLarge())
        all.push_back({m_words});
    return all;
}

void HeroesPage::useSettings(Settings& settings)
{
    MatchFrame::useSettings(settings);
    m_known.keepIn(settings);
    m_settings = &settings;
    showInLanguage();
}

void HeroesPage::showMatch()
{
    m_actsPanel->setVisible(state().hasStarted);
    if (!state().hasStarted)
        return;
    learn();
    // What the next act is about comes to the front; who looks at the log or at another board keeps it.
    const State& now = state();
    const bool hadBattle = m_shown.battle.has_value();
    const bool isNewTurn = m_shown.active != now.active || m_shown.phase != now.phase;
    const bool begins = now.activation && !m_shown.activation;
    if (now.phase == Phase::Finished && !isLarge())
        m_tab = {m_words};
    else if (now.battle && !hadBattle)
        m_tab = {m_battle};
    else if (now.isMirror && !now.battle && (begins || hadBattle || now.phase == Phase::Setup))
        m_tab = {m_map};
    else if (now.active && (isNewTurn || (!now.battle && hadBattle)))
        m_tab = {m_board, *now.active};
    if (const std::vector<Tab> all = tabs(); !contains(all, m_tab))
        m_tab = all.front();
    const State before = std::exchange(m_shown, now);
    m_asking.reset();
    m_laying.reset();
    if (now.battle)
        m_battle->setBattle(now);
    else
        m_putOff.clear();
    showAll();
    askForBattle();
    if (before.hasStarted && !session().lastRulings().empty())
        showNews(before);
}

/// What is typed in from here on counts for every match; what a match brings along is its own.
void HeroesPage::learn()
{
    const Json now = typedIn(session().as<Game>().journal().entries());
    if (!m_said) {
        m_said = now;
        m_known.learn(Json::object());
        return;
    }
    Json news = Json::object();
    for (const auto& [sort, things] : now.items()) {
        for (const auto& [name, thing] : things.items()) {
            const Json* before =
                m_said->contains(sort) && m_said->at(sort).contains(name) ? &m_said->at(sort).at(name) : nullptr;
            if (!before || *before != thing)
                news[sort][name] = thing;
        }
    }
    m_known.learn(news);
}

void HeroesPage::showAll()
{
    m_acts = actsOf(state(), moves(), &m_known);
    showTabs();
    if (state().battle) {
        m_battle->showBattle();
        showOdds();
    }
    showActs();
    showBar();
    arrange();
}

void HeroesPage::showTabs()
{
    const State& now = state();
    const std::vector<Tab> all = tabs();
    QStringList titles;
    for (const Tab& tab : all)
        titles << (tab.shows == m_battle  ? capital(GameWords::tr("battle"))
                   : tab.shows == m_map   ? CommonWords::tr("Map")
                   : tab.shows == m_words ? CommonWords::tr("Log")
                                          : nameOfPlayer(now, tab.player));
    m_tabs->setTitles(titles);
    m_tabs->setAccessibleName(tr("Table view"));
    m_tabs->setCurrent(static_cast<int>(std::ranges::find(all, m_tab) - all.begin()));
    showNewest();
    m_tabs->setVisible(!isAsking());
    m_sheet->setVisible(m_asking.has_value());
    m_tileDesk->setVisible(m_laying.has_value());
    const int player = m_tab.shows == m_board ? m_tab.player : now.active.value_or(0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_board, m_map, m_battle, m_words})
        part->setVisible((part == m_tab.shows && !isAsking()) || (part == m_words && isLarge()));
    if (m_tab.shows == m_board && now.isMirror && isLarge() && !isAsking())
        m_map->show(); // below the board
    std::vector<Building> toBuild;
    for (const OfferedAct& act : m_acts) {
        if (isOnBoard(act))
            toBuild.push_back(*act.building);
    }
    if (m_tab.shows == m_board)
        m_board->setBoard(withKnownPrices(now, player), player, std::move(toBuild));
    if (now.isMirror)
        m_map->setModel(mapOf(now, moves()));
    m_realm->setRealm(now, player);
    placeWords();
}

/// Ruling and log stand below a board that has the column to itself; a map takes the height there is, and they stand
/// beside it, the ruling first. A battle has it by the dice.
void HeroesPage::placeWords()
{
    auto& besides = static_cast<QBoxLayout&>(*m_beside->layout());
    const bool isBeside = isLarge() && (state().isMirror || m_tab.shows != m_board);
    if (isBeside && besides.indexOf(m_words) < 0)
        besides.addWidget(m_words, 1);
    else if (!isBeside && m_column->indexOf(m_words) < 0)
        m_column->insertWidget(m_column->indexOf(m_battle) + 1, m_words, 1);
    putRuling(m_tab.shows == m_battle ? m_battle->rulingPlace()
              : isBeside              ? besides
                                      : static_cast<QBoxLayout&>(*m_words->layout()));
}

/// With what was typed in for this player's buildings before, as if the facts of the match had it.
State HeroesPage::withKnownPrices(State shown, int player) const
{
    Player& one = shown.players[static_cast<std::size_t>(player)];
    PlayerFacts facts = *one.facts;
    for (const Building building : allOf<Building>()) {
        if (const std::optional<TypedCost> cost = knownCost(&m_known, one.faction, building);
            cost && !facts.costOf(building))
            facts.buildings.emplace_back(
                building, BuildingCost{cost->gold.value_or(0), cost->resources.value_or(0), cost->level});
    }
    one.facts = std::move(facts);
    return shown;
}

/// Those of the running clash as it was when it began.
void HeroesPage::showOdds()
{
    std::optional<State> began;
    if (showsOdds() && state().battle)
        began = state();
    const auto& entries = session().as<Game>().journal().entries();
    for (auto entry = entries.rbegin(); began && entry != entries.rend() && began->battle->hasAttacked; ++entry) {
        const std::optional<State> then = session().as<Game>().stateAt(entry->number);
        if (!then || !then->battle || then->battle->clash != began->battle->clash)
            break;
        began = then;
    }
    m_battle->setOdds(began);
}

ButtonSpec HeroesPage::buttonOf(const OfferedAct& act)
{
    return ButtonSpec{act.name, act.title, [this, act] { press(act); }}.saying(act.detail);
}

void HeroesPage::press(const OfferedAct& act)
{
    using Asks = OfferedAct::Asks;
    if (!act.taps.empty())
        return moveInput().tap(act.taps);
    if (!act.entry.empty())
        return openEntry(act.entry, act.known);
    if (act.asks == Asks::Encounter)
        return askEncounter();
    if (act.asks == Asks::Price)
        return askPrice(std::get<Build>(act.commands.front()));
    if (act.asks == Asks::CapitalPrice)
        return askCapitalPrice();
    if (act.asks == Asks::Rewards)
        return askRewards();
    if (act.asks == Asks::SkillCard)
        return askSkillCard(act);
    if (act.asks == Asks::StartingHero || act.asks == Asks::NewHero)
        return askHero(act.player, {}, act.asks == Asks::StartingHero);
    if (const auto* order = std::get_if<Order>(&act.commands.front())) // tied pieces as they were put on the track
        return (void)enter(Order{m_battle->order(), order->modifiers});
    const std::vector<Lacking> lacking = lackingFor(state(), act.commands.front());
    if (lacking.empty() || session().isSideCopy())
        return enterWithCards(act.commands);
    if (lacking.front().printed.what == Printed::What::Sheet)
        return askHero(lacking.front().player, lacking.front().printed.hero, state().phase == Phase::Setup);
    askPrinted(PrintedSheet(lacking), tr("What does it cost?"), act.commands);
}

bool HeroesPage::isBoardOpen() const
{
    const State& now = state();
    return now.phase == Phase::Setup && now.isMirror &&
           (!m_map->model().free.empty() ||
            std::ranges::any_of(now.players, [](const Player& player) { return !player.capital; }));
}

void HeroesPage::showActs()
{
    std::vector<ButtonSpec> buttons;
    if (!moveInput().taps().empty()) { // a move that is said by several taps: what goes on from here
        buttons = moveInput().buttons();
        buttons.push_back(
            ButtonSpec{QStringLiteral("putBack"), CommonWords::tr("Undo"), [this] { moveInput().back(); }}.as(
                ButtonLook::Outline));
    }
    for (const OfferedAct& act : moveInput().taps().empty() ? m_acts : std::vector<OfferedAct>{}) {
        if (isOnBoard(act))
            continue;
        buttons.push_back(buttonOf(act));
        // In a battle the digits are the faces of the dice.
        if (buttons.size() <= keyedActs && !attackDue(state()))
            buttons.back().key = QKeySequence(Qt::Key_0 + static_cast<int>(buttons.size()));
    }
    // A single one is the main button already.
    const bool isMainAlone = m_acts.size() == 1 && dueAct() && !attackDue(state());
    const bool isLaying = m_tab.shows == m_map && isBoardOpen(); // the map has the room
    m_actsPanel->setVisible(!buttons.empty() && !isMainAlone && !isLaying && m_tab.shows != m_words && !isAsking() &&
                            !isRefused());
    ChoicePanelState acts;
    acts.add({{}, std::move(buttons), {}}); // the bar says what they are for
    m_actsPanel->setState(std::move(acts));
}

void HeroesPage::showBar()
{
    BarState bar;
    const State& now = state();
    if (m_laying)
        return showTileBar();
    if (m_asking) {
        const NumberSheetState& sheet = m_sheet->state();
        bar.seat = now.active ? seatNumber(*now.active) : 0;
        bar.title = sheet.title;
        bar.note = m_asking->isOfMatch ? QString() : tr("It is remembered for every match.");
        if (m_asking->main)
            bar.main = ButtonSpec{QStringLiteral("sheetDone"), m_asking->main(sheet),
                                  [this] {
                                      const auto answered = m_asking->answered;
                                      const NumberSheetState said = m_sheet->state();
                                      answered(said);
                                  }}
                           .of(bar.seat)
                           .unless(!sheet.isComplete(), tr("A field is still empty."));
        for (const ButtonSpec& other : m_asking->others)
            bar.buttons.push_back(ButtonSpec(other).unless(!sheet.isComplete(), tr("A field is still empty.")));
        bar.buttons.push_back(ButtonSpec{
            QStringLiteral("sheetLater"), m_asking->rests.empty() ? CommonWords::tr("Back") : tr("Not now"), [this] {
                closeSheet();
            }}.as(ButtonLook::Outline));
        return m_bar->setState(std::move(bar));
    }
    const bool isOver = now.phase == Phase::Finished;
    bar.title = stepWords(now);
    bar.note = now.activation && now.isMirror ? tr("%1: movement points left %2", "hero, number")
                                                    .arg(qt(now.activation->hero))
                                                    .arg(now.activation->isOver ? 0 : now.activation->walk.left())
                                              : roundWords(now);
    if (now.phase == Phase::Setup)
        bar.note = !now.isMirror                  ? tr("Which hero has each player drawn?")
                   : !m_map->model().free.empty() ? tr("Tiles on the table: %1 of %2. Tap a place and lay its tile.")
                                                        .arg(now.tiles.size())
                                                        .arg(tilesOf(static_cast<int>(now.players.size())))
                   : isBoardOpen() ? tr("Tap a space and enter what is there. A capital goes on a lit space.")
                                   : tr("Which hero has each player drawn?");
    if (!isOver)
        bar.seat = !m_acts.empty() ? m_acts.front().seat : now.active ? seatNumber(*now.active) : 0;
    if (const std::optional<AttackDue> due = attackDue(now)) {
        bar.seat = seatOf(now, pieceNamed(now, due->piece)->side);
        bar.title = tr("Attack: %1").arg(pieceWord(due->piece));
        bar.note = m_battle->hand().wasThrown() ? tr("Rolled by Whistle; the log will say so.")
                                                : tr("Tap the faces you rolled, or let Whistle roll.");
        if (const std::optional<int> damage = m_battle->damage()) {
            const QString deal =
                *damage > 0 ? CommonWords::tr("Deal %1 damage").arg(*damage) : asLine(GameWords::tr("No damage."));
            bar.main = ButtonSpec{QStringLiteral("dealDamage"), deal, [this] { dealDamage(); }}.of(bar.seat);
        }
    } else if (isOver && !session().isSideCopy()) {
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("reportButton"), CommonWords::tr("Report"), [this] { Q_EMIT reportAsked(); }}.as(
                ButtonLook::Outline));
    } else if (const OfferedAct* act = dueAct()) {
        bar.main = buttonOf(*act).of(act->seat).saying({});
        bar.main->name = QStringLiteral("mainAct");
    }
    if (session().canUndo())
        bar.buttons.push_back(
            ButtonSpec{QStringLiteral("stepBack"), CommonWords::tr("Undo"), [this] { session().undo(); }}.as(
                ButtonLook::Outline));
    m_bar->setState(std::move(bar));
}

const OfferedAct* HeroesPage::dueAct() const
{
    const auto isDue = [](const OfferedAct& act) { return act.weight == Weight::Due && act.isWhole(); };
    const bool isOnly =
        state().phase == Phase::Play && std::ranges::count(m_acts, Weight::Due, &OfferedAct::weight) == 1;
    return isOnly ? firstOf(m_acts, isDue) : nullptr;
}

bool HeroesPage::isOnBoard(const OfferedAct& act) const
{
    return act.building && !isSmall() && m_tab == Tab{m_board, state().active.value_or(0)} &&
           std::ranges::count(m_acts, act.building, &OfferedAct::building) == 1;
}

bool HeroesPage::isSmall() const
{
    return roomWidth() < Theme::current().em() * Theme::current().mediumFrom();
}

bool HeroesPage::isLarge() const
{
    const Theme& theme = Theme::current();
    return roomWidth() >= theme.em() * theme.wideFrom() && height() >= theme.em() * largeFrom;
}

/// What cannot be built, however little is printed, is refused with the referee's reason.
void HeroesPage::pressBuilding(Building building)
{
    const bool isTheirs = m_tab.player == state().active && state().open && state().open->action == ActionKind::Build;
    if (!isTheirs) // nothing is built now: its price may be put right
        return askPriceOf(building);
    const OfferedAct* act = firstWith(m_acts, &OfferedAct::building, building);
    if (act && isOnBoard(*act))
        return buttonOf(*act).press();
    moveInput().say({placeTap(toWord(building))});
}

void HeroesPage::pressSpace(const Space& space)
{
    if (state().phase == Phase::Setup)
        return askSpace(space);
    moveInput().say({spaceTap(space)});
}

void HeroesPage::showMoves()
{
    showActs();
    showBar();
}

/// A building that no move has: the referee says why not.
void HeroesPage::lookAt(const Tap& tap)
{
    const std::vector<Tap> build{choiceTap("build"), tap};
    for (const std::vector<Tap>& taps : {build, {build[0], tap, choiceTap(toWord(Money::Gold))}}) {
        if (attempt(taps))
            return;
    }
}

/// Dice that Whistle has thrown are told in the record, right after them; what is ruled on is the attack.
void HeroesPage::dealDamage()
{
    std::vector<Command> said{m_battle->hand().attack()};
    if (m_battle->hand().wasThrown())
        said.emplace_back(
            Note{tr("Whistle rolled %1's dice.").arg(pieceWord(m_battle->hand().offer().piece)).toStdString()});
    enterAll(said, 0);
}

void HeroesPage::showRefused()
{
    if (state().hasStarted)
        showActs();
}

void HeroesPage::showInLanguage()
{
    if (!state().hasStarted)
        return;
    m_asking.reset();
    showAll();
    askForBattle();
}

std::optional<ScoreStripState> HeroesPage::strip() const
{
    return state().hasStarted ? std::optional(stripOf(state())) : std::nullopt;
}

bool HeroesPage::putBack()
{
    if (m_laying) {
        m_laying.reset();
        showAll();
        return true;
    }
    if (m_asking) {
        closeSheet();
        return true;
    }
    return m_tab.shows == m_battle && m_battle->takeBack();
}

std::optional<Cue> HeroesPage::cueOfChange() const
{
    const State& now = state();
    const bool begins = m_shown.phase == Phase::Setup && now.phase == Phase::Play;
    const bool ends = m_shown.phase != Phase::Finished && now.phase == Phase::Finished;
    if (begins || ends)
        return Cue::Whistle;
    for (int player = 0; player < static_cast<int>(std::min(m_shown.players.size(), now.players.size())); ++player) {
        if (now.powerPoints(player) > m_shown.powerPoints(player))
            return Cue::Score;
    }
    return {};
}

void HeroesPage::arrange()
{
    const Theme& theme = Theme::current();
    const bool small = isSmall();
    const bool isWide = roomWidth() >= theme.em() * theme.wideFrom();
    body()->setDirection(small ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_top->setDirection(small ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // What can be done stays in sight, however long the board is: below it, or before it where that takes too much.
    const bool actsMove = small != (m_column->indexOf(m_actsPanel) >= 0);
    if (actsMove && small)
        m_column->insertWidget(1, m_actsPanel);
    else if (actsMove)
        aboveBar()->addWidget(m_actsPanel);
    const bool grows = isLarge() != std::exchange(m_wasLarge, isLarge());
    if ((actsMove || grows) && state().hasStarted) {
        if (isLarge() && m_tab.shows == m_words)
            m_tab = tabs().front();
        showTabs();
        showActs();
    }
    m_board->setWide(isWide);
    m_battle->setWide(isWide);
    // One line or two, the board below it stands where it is.
    m_newest->setMinimumHeight(
        std::max(px(Length::Target),
                 theme.lineHeight(TypeStep::Body) + theme.lineHeight(TypeStep::Caption) + px(Length::SpaceM)));
    m_beside->setMinimumWidth(small ? 0 : qRound(theme.em() * columnEms));
    m_beside->setMaximumWidth(small ? QWIDGETSIZE_MAX : qRound(theme.em() * columnEms));
    // Beside a battle there is room for its odds.
    m_beside->setVisible(isLarge() || m_tab.shows != m_battle);
}

} // namespace whistle::heroes

#include "moc_heroes_page.cpp"
