// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/page/kaosball_page.h"

#include "controls/ruling_banner.h"
#include "controls/score_strip.h"
#include "controls/scroller.h"
#include "kaosball/draft/draft_stage.h"
#include "kaosball/dugout/correction_panel.h"
#include "kaosball/dugout/dugout_sheet.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/field/places_stage.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/lineup/lineup_stage.h"
#include "kaosball/lineup/loadout_stage.h"
#include "kaosball/offers/legal.h"
#include "kaosball/page/side_columns.h"
#include "kaosball/period/bell_stage.h"
#include "kaosball/period/period_stage.h"
#include "kaosball/scorekeeper/scorekeeper_stage.h"
#include "match/entry_menu.h"

#include <QBoxLayout>
#include <QEvent>
#include <QRandomGenerator>
#include <QScrollBar>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

/// The share of the page's height that the bar may have.
constexpr double barShare = 0.45;

/// A throw of the tiebreaker die.
int rollDie(const Facts& facts)
{
    const std::vector<int>& faces = facts.tiebreakerDie;
    return faces[static_cast<std::size_t>(QRandomGenerator::global()->bounded(static_cast<int>(faces.size())))];
}

} // namespace

template <class S>
S* KaosballPage::addStage()
{
    auto* stage = new S(this);
    m_stages.push_back(stage);
    m_stageColumn->addWidget(stage, 1);
    m_barColumn->addWidget(stage->bar());
    stage->hide();
    stage->bar()->hide();
    connect(stage, &Stage::commanded, this, &KaosballPage::play);
    connect(stage, &Stage::ruleAsked, this, &GamePage::ruleAsked);
    connect(stage, &Stage::reportAsked, this, &GamePage::reportAsked);
    connect(stage, &Stage::rematchAsked, this, &GamePage::rematchAsked);
    connect(stage, &Stage::undoAsked, this, [this] { desk().undo(); });
    return stage;
}

KaosballPage::KaosballPage(MatchDesk& matchDesk, QWidget* parent)
    : GamePage(matchDesk, parent)
    , m_strip(new ScoreStrip(this))
    , m_stripRow(new QHBoxLayout)
    , m_sides(new SideColumns(this))
    , m_body(new QHBoxLayout)
    , m_middle(new Scroller(new QWidget))
    , m_stageColumn(new QVBoxLayout)
    , m_barColumn(new QVBoxLayout)
    , m_draft(addStage<DraftStage>())
    , m_loadout(addStage<LoadoutStage>())
    , m_lineup(addStage<LineupStage>())
    , m_field(addStage<TableStage>())
    , m_scorekeeper(addStage<ScorekeeperStage>())
    , m_contest(addStage<ContestStage>())
    , m_period(addStage<PeriodStage>())
    , m_bell(addStage<BellStage>())
    , m_places(addStage<PlacesStage>())
    , m_refusalBanner(new RulingBanner(this))
    , m_correction(new CorrectionPanel(this))
    , m_dugoutSheet(new DugoutSheet(this))
{
    setObjectName(QStringLiteral("kaosballPage"));
    m_refusalBanner->setObjectName(QStringLiteral("refusalBanner"));
    m_refusalBanner->hide();
    for (QBoxLayout* layout : {m_body, m_stageColumn, m_barColumn})
        layout->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_stripRow->addWidget(m_strip);
    column->addLayout(m_stripRow);
    m_body->addWidget(m_sides->left());
    m_body->addLayout(m_stageColumn, 1);
    m_body->addWidget(m_sides->right());
    // Between strip and bar; beside large text on a small screen it scrolls.
    auto* middle = new QVBoxLayout(m_middle->widget());
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    auto* yielding = new YieldingColumn; // a refusal and a correction are whole before the stage has what it would like
    yielding->addLayout(m_body);
    middle->addLayout(yielding, 1);
    middle->addWidget(m_refusalBanner);
    middle->addWidget(m_correction);
    m_middle->setObjectName(QStringLiteral("middle"));
    m_middle->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_middle, 1);
    column->addLayout(m_barColumn);

    const Facts& facts = desk().as<Game>().journal().game().facts();
    const DieRoller roller = [&facts] { return rollDie(facts); };
    m_contest->setRoller(roller);
    m_period->setRoller(roller);

    connect(m_strip, &ScoreStrip::undoAsked, this, [this] { desk().undo(); });
    connect(m_strip, &ScoreStrip::redoAsked, this, [this] { desk().redo(); });
    connect(m_strip, &ScoreStrip::pastAsked, this, [this] { Q_EMIT pastAsked(PastAct::Look, 0); });
    offerPast(*m_sides->log(), *this);
    connect(m_strip, &ScoreStrip::scoreboardAsked, this, &GamePage::scoreboardAsked);
    connect(m_strip, &ScoreStrip::saveAsked, this, &GamePage::saveAsked);
    connect(m_sides, &SideColumns::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_sides, &SideColumns::challengeAsked, this, [this] { Q_EMIT challengeAsked(0); });
    connect(m_sides, &SideColumns::dialPressed, this, &KaosballPage::openDial);
    connect(m_sides, &SideColumns::dugoutOpened, this, &KaosballPage::openDugout);
    m_dugoutSheet->hide();
    connect(m_dugoutSheet, &Sheet::closed, m_dugoutSheet, &QWidget::hide);
    connect(m_dugoutSheet, &DugoutSheet::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_dugoutSheet, &DugoutSheet::correctionAsked, this,
            [this](const QString& path, const QString& name, int value, int minimum) {
                m_dugoutSheet->hide();
                correct(path.toStdString(), name, value, minimum);
            });
    const auto askContest = [this](const ContestDraft& draft) {
        openContest(draft, ContestStage::Recording::WithTheLastCard);
    };
    connect(m_field, &TableStage::contestAsked, this, askContest);
    connect(m_field, &TableStage::changedBeside, this, &KaosballPage::showStrip);
    connect(m_scorekeeper, &ScorekeeperStage::contestAsked, this, askContest);
    connect(m_contest, &ContestStage::reactionAsked, this, askContest);
    connect(m_contest, &ContestStage::insteadAsked, this, &KaosballPage::announceInstead);
    connect(m_contest, &ContestStage::fought, this, [this](const ContestDraft& draft) {
        m_fought = Fought{draft, standingEntries()};
    });
    const auto offerMore = [this] {
        m_correction->offer(m_table);
        m_middle->reveal(*m_correction);
    };
    connect(m_field, &TableStage::moreAsked, this, offerMore);
    connect(m_scorekeeper, &ScorekeeperStage::moreAsked, this, offerMore);
    connect(m_contest, &ContestStage::closed, this, &KaosballPage::showStage);
    connect(m_bell, &BellStage::heard, this, [this] {
        m_heardBell = m_table.state().period;
        showStage();
    });
    connect(m_places, &PlacesStage::closed, this, [this] {
        m_asksPlaces = false;
        showStage();
    });
    connect(m_correction, &CorrectionPanel::commanded, this, &KaosballPage::play);
    connect(m_correction, &CorrectionPanel::closed, m_correction, &QWidget::hide);
    connect(m_correction, &CorrectionPanel::placesAsked, this, [this] {
        m_correction->hide();
        m_asksPlaces = !m_table.state().isMirror();
        showStage();
    });
    connect(m_refusalBanner, &RulingBanner::ruleOpened, this, &GamePage::ruleAsked);
    connect(m_refusalBanner, &RulingBanner::left, m_refusalBanner, &QWidget::hide);
    connect(m_refusalBanner, &RulingBanner::overrideChosen, this, [this](const QString& reason) {
        if (const std::optional<Refusal> refusal = m_refusal)
            desk().play(refusal->line, reason);
    });
    connect(&desk(), &MatchDesk::refused, this, &KaosballPage::refuse);
    connect(&desk(), &MatchDesk::notSaved, this, &KaosballPage::showStrip);
    connect(&desk(), &MatchDesk::changed, this, [this] {
        const State before = m_table.state();
        setState(desk().as<Game>().state());
        reopenContest();
        soundFor(before, m_table.state());
    });
    desk().automate<Game>([&facts](const State& state) { return automaticStep(state, facts); });
    setState(desk().as<Game>().state());
}

void KaosballPage::setState(const State& state)
{
    m_table = ShownTable(state, desk().as<Game>().journal().game().facts());
    m_contest->close();
    m_asksPlaces = false;
    m_refusal.reset();
    m_refusalBanner->hide();
    m_correction->hide();
    m_dugoutSheet->hide();
    if (state.bell < 0)
        m_heardBell = 0;
    m_book.read(desk().as<Game>());
    showAll();
}

void KaosballPage::play(const Command& command)
{
    desk().play(writeCommand(command));
    Q_EMIT commanded(command);
}

void KaosballPage::refuse(const Refusal& refusal)
{
    m_refusal = refusal;
    m_refusalBanner->setState(desk().banner(refusal));
    m_refusalBanner->show();
    m_middle->reveal(*m_refusalBanner);
    Q_EMIT cueAsked(Cue::Error);
}

void KaosballPage::openContest(ContestDraft draft, ContestStage::Recording recording)
{
    draft.types = announceable(draft);
    m_contest->setTable(m_table);
    m_contest->open(draft, recording);
    showStage();
}

std::size_t KaosballPage::standingEntries() const
{
    const auto& entries = desk().as<Game>().journal().entries();
    return static_cast<std::size_t>(
        std::count_if(entries.begin(), entries.end(), [](const auto& entry) { return !entry.withdrawn; }));
}

// A contest that was taken back lies open again, as it was: a card was wrong, or somebody had more to say.
void KaosballPage::reopenContest()
{
    if (!m_fought)
        return;
    const std::size_t standing = standingEntries();
    if (standing > m_fought->entriesBefore) // it has been recorded, or something after it
        return;
    const std::optional<Fought> fought = std::exchange(m_fought, {});
    const bool goesOn = m_table.state().activation && !m_table.state().activation->isUsedUp();
    if (standing == fought->entriesBefore && goesOn)
        openContest(fought->draft, ContestStage::Recording::ByHand);
}

// The entries from the announcement of the running activation on, if nothing but moves came after it.
std::vector<Json> KaosballPage::sinceAnnouncement() const
{
    std::vector<Json> lines;
    const auto& entries = desk().as<Game>().journal().entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->withdrawn)
            continue;
        const bool announces = std::holds_alternative<Activate>(entry->command);
        if (entry->overrideReason || !(announces || std::holds_alternative<Move>(entry->command)))
            return {};
        lines.insert(lines.begin(), writeCommand(entry->command));
        if (announces)
            return lines;
    }
    return {};
}

std::vector<ContestType> KaosballPage::announceable(const ContestDraft& draft) const
{
    const State& state = m_table.state();
    if (draft.isReaction || sinceAnnouncement().empty())
        return {};
    const FigureKind kind = state[draft.initiator].kind;
    std::vector<ContestType> types;
    if (countsAsBruiser(kind))
        types = {ContestType::Tackle, ContestType::Attack};
    if (!state.isMirror() && countsAsRunner(kind))
        types.push_back(ContestType::Steal);
    return types;
}

// Another action should have been announced: the announcement and the way are taken back and entered again with it.
void KaosballPage::announceInstead(const ContestDraft& asked, ContestType type)
{
    ContestDraft draft = asked;
    std::vector<Json> lines = sinceAnnouncement();
    for (std::size_t i = 0; i < lines.size(); ++i)
        desk().undo();
    for (Json& line : lines) {
        if (line["command"] == "activate")
            line["action"] = std::string(toWord(type == ContestType::Tackle   ? Action::Tackle
                                                : type == ContestType::Attack ? Action::Attack
                                                                              : Action::Sprint));
        if (desk().play(line) != Played::Accepted)
            return; // the page says why
    }
    draft.type = type;
    openContest(draft, ContestStage::Recording::WithTheLastCard);
}

bool KaosballPage::bellIsFresh() const
{
    const State& state = m_table.state();
    const bool turn = state.phase == Phase::Turn || state.phase == Phase::BetweenTurns;
    const bool untouched = !state.turn.hasDoneSomething() && !state.activation && !state.turn.bootPlayed;
    return state.bell >= 0 && turn && untouched && m_heardBell != state.period;
}

Stage* KaosballPage::stageOfPhase() const
{
    const State& state = m_table.state();
    if (m_asksPlaces)
        return m_places;
    if (m_contest->isOpen())
        return m_contest;
    if (bellIsFresh())
        return m_bell;
    switch (state.phase) {
    case Phase::NotStarted:
    case Phase::UpgradeDraft:
    case Phase::RingerDraft:
        return m_draft;
    case Phase::Loadout:
        return m_loadout;
    case Phase::Lineup:
    case Phase::Replace:
        return m_lineup;
    case Phase::BeforePeriod:
        return m_field;
    case Phase::BetweenTurns:
    case Phase::Turn:
    case Phase::Special:
    case Phase::SpecialEnd:
        if (state.isMirror())
            return m_field;
        return m_scorekeeper;
    case Phase::PeriodOver:
        if (state.isMirror())
            return m_field;
        return m_period;
    case Phase::Bribes:
    case Phase::FoulRolls:
    case Phase::Bonus:
    case Phase::CleanUp:
    case Phase::MatchOver:
    case Phase::Finished:
        return m_period;
    }
    return m_period;
}

void KaosballPage::showAll()
{
    showStage();
    showWords();
}

void KaosballPage::showStage()
{
    if (m_table.state().phase == Phase::NotStarted)
        return;
    const std::vector<Habit> habits = m_book.habits(m_table.state().teamCount());
    m_field->setHabits(habits);
    m_scorekeeper->setHabits(habits);
    Stage* next = stageOfPhase();
    if (next != m_contest)
        next->setTable(m_table);
    if (next != m_current) {
        if (m_current != nullptr) {
            m_current->hide();
            m_current->bar()->hide();
        }
        m_current = next;
        next->show();
        next->bar()->show();
    }
    arrange();
    showStrip();
    // What a stage asks for is certain only when its new content has been laid out.
    QMetaObject::invokeMethod(this, &KaosballPage::arrange, Qt::QueuedConnection);
}

void KaosballPage::showStrip()
{
    if (m_current == nullptr)
        return;
    const int actor = m_current->actor();
    ScoreStripState strip = stripOf(m_table, actor, m_current->task());
    const std::vector<int> points = m_book.pointsOfTurn();
    for (std::size_t team = 0; team < strip.seats.size(); ++team)
        strip.seats[team].change = team < points.size() ? points[team] : 0;
    strip.saved = desk().isSideCopy() ? SaveSign::None : desk().isSaved() ? SaveSign::Saved : SaveSign::NotSaved;
    strip.hasPast = !desk().isSideCopy();
    strip.undoes = desk().undoes();
    strip.redoes = desk().redoes();
    m_strip->setState(strip);
    std::vector<DugoutState> dugouts;
    for (int team = 0; team < m_table.state().teamCount(); ++team)
        dugouts.push_back(dugoutOf(m_table, team, team == actor));
    m_sides->setDugouts(dugouts);
}

void KaosballPage::showWords()
{
    const auto& match = desk().as<Game>();
    m_sides->setLog(m_book.lines(match, m_table));
    // The player's own entry is ruled on, not the steps that followed by themselves; after undo the newest that stands.
    if (!desk().lastRulings().empty()) {
        m_sides->setRuling(desk().banner(desk().lastRulings().front()));
        return;
    }
    const std::vector<LogEntry> log = match.entries();
    const auto newest = std::find_if(log.rbegin(), log.rend(),
                                     [](const LogEntry& entry) { return !entry.withdrawn && !entry.refused; });
    const auto entry = newest == log.rend() ? std::nullopt : match.entryAt(newest->number);
    m_sides->setRuling(entry ? desk().banner(entry->ruling) : RulingState{});
}

void KaosballPage::arrange()
{
    const Theme& theme = Theme::current();
    const double ems = width() / theme.em();
    const bool wide = ems >= theme.wideFrom();
    const bool small = ems < theme.mediumFrom();
    const Beside beside = m_current != nullptr ? m_current->beside() : Beside::Nothing;
    m_sides->setSplit(wide);
    const int needed = m_current != nullptr ? m_current->minimumSizeHint().width() : 0;
    const int room = width() - m_middle->verticalScrollBar()->sizeHint().width();
    m_sides->setColumnRight(small, room / 2, room - needed);
    m_sides->setVisible(beside == Beside::DugoutsAndWords, beside != Beside::Nothing);
    for (const Stage* stage : m_stages)
        stage->bar()->setHighest(qRound(height() * barShare));
}

void KaosballPage::openDial(int seat, int dial)
{
    const State& state = m_table.state();
    for (int team = 0; team < state.teamCount(); ++team) {
        if (m_table.seat(team) != seat)
            continue;
        const auto kind = static_cast<DialKind>(dial);
        const Team& one = state[team];
        const QString name = m_table.team(team);
        switch (kind) {
        case DialKind::Cash:
            correct(correctionPath(kind, one.name), tr("cash of the %1").arg(name), one.cash, 0);
            break;
        case DialKind::Fouls:
            correct(correctionPath(kind, one.name), tr("fouls of the %1").arg(name), one.fouls, 0);
            break;
        case DialKind::Upgrades:
            correct(correctionPath(kind, one.name), tr("active upgrade points of the %1").arg(name),
                    one.activeUpgradePoints, 0);
            break;
        }
    }
}

void KaosballPage::correct(const std::string& path, const QString& name, int value, int minimum)
{
    m_correction->correct(path, name, value, minimum);
    m_middle->reveal(*m_correction);
}

void KaosballPage::openDugout(int seat)
{
    const std::vector<int> points = m_book.pointsOfTurn();
    for (int team = 0; team < m_table.state().teamCount(); ++team) {
        if (m_table.seat(team) != seat)
            continue;
        const auto index = static_cast<std::size_t>(team);
        m_dugoutSheet->setDugout(m_table, team, index < points.size() ? points[index] : 0);
        m_dugoutSheet->show();
        m_dugoutSheet->raise();
        placeSheet();
    }
}

// Over the place where it was tapped: the dugouts, and what is left of the width where they are narrow.
void KaosballPage::placeSheet()
{
    if (!m_dugoutSheet->isVisible())
        return;
    const QRect body = m_middle->geometry();
    QRect place(body.topLeft(), QSize(std::min(body.width(), m_dugoutSheet->sizeHint().width()), body.height()));
    if (m_sides->right()->isVisible() && !m_sides->left()->isVisible())
        place.moveRight(body.right());
    m_dugoutSheet->setGeometry(place);
}

void KaosballPage::setOdds(bool shown)
{
    m_showsOdds = shown;
    m_contest->setOdds(shown && m_table.state().kind != MatchKind::League);
}

int KaosballPage::makeRoomForMenu(int width)
{
    m_stripRow->setContentsMargins(width, 0, 0, 0);
    return m_strip->maximumHeight(); // it is fixed
}

void KaosballPage::soundFor(const State& before, const State& after)
{
    if (before.teamCount() != after.teamCount())
        return;
    bool scored = false;
    bool killed = false;
    for (int team = 0; team < after.teamCount(); ++team) {
        scored = scored || after[team].score > before[team].score;
        killed = killed || after[team].trophies.size() > before[team].trophies.size();
    }
    const bool begins = before.phase == Phase::BeforePeriod && after.phase != Phase::BeforePeriod;
    const bool ends = before.phase != Phase::Finished && after.phase == Phase::Finished;
    const auto standingBid = [](const State& state) { return state.auction ? state.auction->highestBid : 0; };
    if (before.bell < 0 && after.bell >= 0)
        Q_EMIT cueAsked(Cue::Bell);
    else if (begins || ends)
        Q_EMIT cueAsked(Cue::Whistle);
    else if (standingBid(after) > standingBid(before))
        Q_EMIT cueAsked(Cue::Bid);
    else if (killed)
        Q_EMIT cueAsked(Cue::Kill);
    else if (scored)
        Q_EMIT cueAsked(Cue::Score);
}

bool KaosballPage::stepBack()
{
    if (m_refusalBanner->isVisible()) {
        m_refusalBanner->hide();
        return true;
    }
    for (QWidget* open : {static_cast<QWidget*>(m_dugoutSheet), static_cast<QWidget*>(m_correction)}) {
        if (open->isVisible()) {
            open->hide();
            return true;
        }
    }
    return m_current != nullptr && m_current->stepBack();
}

void KaosballPage::resizeEvent(QResizeEvent* event)
{
    GamePage::resizeEvent(event);
    arrange();
    placeSheet();
}

void KaosballPage::changeEvent(QEvent* event)
{
    GamePage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_table.isShown()) {
        m_sides->retranslate();
        showAll();
    } else if (changesLooks(*event) && m_current != nullptr) {
        arrange();
    }
}

} // namespace whistle::kaosball
