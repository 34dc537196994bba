// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/page/kaosball_page.h"

#include "base/common_words.h"
#include "base/each.h"
#include "controls/layout/scroller.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/draft/draft_stage.h"
#include "kaosball/dugout/dugouts.h"
#include "kaosball/field/figure_sheet.h"
#include "kaosball/field/table_stage.h"
#include "kaosball/form_pickers.h"
#include "kaosball/lineup/arrange_stage.h"
#include "kaosball/lineup/loadout_stage.h"
#include "kaosball/offers/moves.h"
#include "kaosball/page/side_columns.h"
#include "kaosball/period/bell_stage.h"
#include "kaosball/period/period_stage.h"
#include "kaosball/telling/habits.h"
#include "kaosball/telling/past.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QScrollBar>
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

/// How long after a card the contest is kept, in milliseconds.
constexpr int keepDelay = 150;
/// In a page that is narrower, in em of the text, the rows of three and four teams need the room of the words.
constexpr double crowdedBelowEms = 100;

/// A throw of the tiebreaker die.
int rollDie(const Facts& facts)
{
    const std::vector<int>& faces = facts.tiebreakerDie;
    return faces[static_cast<std::size_t>(QRandomGenerator::global()->bounded(static_cast<int>(faces.size())))];
}

/// The keyboard goes to what the stage asks, else to its main button: never to undo, which stands first on the page.
void giveKeyboard(Stage& stage)
{
    if (stage.focusProxy() != nullptr) {
        stage.setFocus(Qt::OtherFocusReason);
        return;
    }
    for (const QWidget* part : std::initializer_list<QWidget*>{&stage, stage.bar()}) {
        for (QWidget* widget : part->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() == Qt::StrongFocus) {
                widget->setFocus(Qt::OtherFocusReason);
                return;
            }
        }
    }
}

} // namespace

template <class S, class... Arguments>
S* KaosballPage::addStage(Arguments... arguments)
{
    auto* stage = new S(arguments..., this);
    m_stageColumn->addWidget(stage, 1);
    stage->sayBy(moveInput());
    addBar(stage->bar());
    stage->hide();
    stage->bar()->hide();
    connect(stage, &Stage::commanded, this, &KaosballPage::enter);
    connect(stage, &Stage::attempted, this, &KaosballPage::enterAttempt);
    connect(stage, &Stage::ruleAsked, this, &GamePage::ruleAsked);
    connect(stage, &Stage::reportAsked, this, &GamePage::reportAsked);
    connect(stage, &Stage::rematchAsked, this, &GamePage::rematchAsked);
    connect(stage, &Stage::undoAsked, this, [this] { session().undo(); });
    return stage;
}

KaosballPage::KaosballPage(MatchSession& matchSession, QWidget* parent)
    : MatchFrameOf(matchSession, pastTeller(), parent)
    , m_sides(new SideColumns(this, ruling(), log()))
    , m_draft(addStage<DraftStage>())
    , m_loadout(addStage<LoadoutStage>())
    , m_lineup(addStage<ArrangeStage>(ArrangeStage::Who::Entrants))
    , m_field(addStage<TableStage>())
    , m_contest(addStage<ContestStage>())
    , m_period(addStage<PeriodStage>())
    , m_bell(addStage<BellStage>())
    , m_places(addStage<ArrangeStage>(ArrangeStage::Who::Everybody))
    , m_figureSheet(new FigureSheet(this))
{
    setObjectName(QStringLiteral("kaosballPage"));
    m_stageColumn->setSpacing(0);
    m_stageColumn->insertWidget(0, sealing());
    body()->addWidget(m_sides->left());
    body()->addLayout(m_stageColumn, 1);
    body()->addWidget(m_sides->right());
    addBelow(m_correction);

    const DieRoller roller = [&printed = facts()] { return rollDie(printed); };
    m_contest->setRoller(roller);
    m_period->setRoller(roller);

    connect(m_sides, &SideColumns::dialPressed, this, [this](int seat, int dial) {
        correct(correctablesOf(m_table, m_table.teamAt(seat))[static_cast<std::size_t>(dial)]);
    });
    connect(m_sides, &SideColumns::dugoutOpened, this, [this](int seat) { openDugout(m_table.teamAt(seat)); });
    m_dugoutSheet->hide();
    connect(m_dugoutSheet, &Sheet::closed, m_dugoutSheet, &QWidget::hide);
    connect(m_dugoutSheet, &DugoutSheet::figureAsked, this, [this](FigureRef figure) {
        m_dugoutSheet->hide();
        openFigure(figure);
    });
    m_figureSheet->hide();
    connect(m_figureSheet, &Sheet::closed, this, [this] {
        m_figureSheet->hide();
        m_field->pickSpace(false);
    });
    connect(m_figureSheet, &FigureSheet::spaceAsked, m_field, &TableStage::pickSpace);
    connect(m_figureSheet, &FigureSheet::changed, this, &KaosballPage::lendEnter);
    connect(m_figureSheet, &FigureSheet::putRight, this, [this] { enterAll(m_figureSheet->corrections()); });
    connect(m_field, &TableStage::figureHeld, this, &KaosballPage::openFigure);
    connect(m_field, &TableStage::spacePicked, m_figureSheet, &FigureSheet::setSpace);
    connect(m_dugoutSheet, &DugoutSheet::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_dugoutSheet, &DugoutSheet::correctionAsked, this, [this](const Correctable& number) {
        m_dugoutSheet->hide();
        correct(number);
    });
    connect(m_field, &TableStage::contestAsked, this,
            [this](const ContestDraft& draft) { openContest(draft, ContestStage::Recording::WithTheLastCard); });
    connect(m_field, &TableStage::changedBeside, this, &KaosballPage::showBeside);
    connect(m_contest, &ContestStage::insteadAsked, this, &KaosballPage::announceInstead);
    connect(m_field, &TableStage::moundCorrected, this, &KaosballPage::correctMound);
    connect(m_field, &TableStage::scatteredFurther, this, &KaosballPage::scatterFurther);
    connect(m_contest, &ContestStage::fought, this, [this](const ContestDraft& draft) {
        m_fought = Fought{draft, standingEntries()};
        const ContestPreview seen = preview(draft, state(), facts());
        m_fresh = Fresh{sumOf(draft, seen, m_table), m_contest->title(), verdictWords(draft, seen, m_table),
                        winnerOf(draft, seen)};
    });
    connect(m_field, &TableStage::moreAsked, this, [this] {
        m_correction->offer(m_table);
        reveal(*m_correction);
    });
    connect(m_contest, &ContestStage::closed, this, &KaosballPage::showStage);
    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(keepDelay);
    connect(&m_keepTimer, &QTimer::timeout, this, &KaosballPage::keepContest);
    connect(m_contest, &ContestStage::told, this, [this](const Command& soFar) {
        m_soFar = soFar;
        m_keepTimer.start();
    });
    connect(m_bell, &BellStage::heard, this, [this] {
        m_heardBell = state().period;
        showStage();
    });
    connect(m_places, &ArrangeStage::closed, this, [this] {
        m_asksPlaces = false;
        showStage();
    });
    connect(m_correction, &CorrectionPanel::commanded, this, &KaosballPage::enter);
    connect(m_correction, &CorrectionPanel::closed, m_correction, &QWidget::hide);
    const auto askPlaces = [this] {
        m_correction->hide();
        m_asksPlaces = !state().isMirror();
        showStage();
    };
    connect(m_correction, &CorrectionPanel::placesAsked, this, askPlaces);
    connect(m_field, &TableStage::mirrorAsked, this, askPlaces);
    session().automate<Game>([&printed = facts()](const State& now) { return moveOfNobody(now, printed); });
    goByMoves(telling());
    offerOtherEntries({formPickers(), {"new_match", "set_loadout"}});
    begin();
}

void KaosballPage::showMatch()
{
    m_table = ShownTable(state(), facts(), moves());
    m_loadout->setOfDevice(session().isFromDevice());
    m_contest->close();
    m_asksPlaces = false;
    m_correction->hide();
    m_dugoutSheet->hide();
    m_figureSheet->hide();
    if (state().bell < 0)
        m_heardBell = 0;
    showStage();
    reopenContest();
    // Something came of it that nothing else on a small page tells.
    if (!m_fresh && !m_isCrowded && !session().lastRulings().empty() && !ruling()->state().reasons.isEmpty())
        m_sides->bringRuling();
}

void KaosballPage::showPhones()
{
    m_loadout->setOfDevice(true);
    showStage();
}

bool KaosballPage::looksBehindCurtain() const
{
    return m_loadout->looksBehindCurtain();
}

void KaosballPage::showInLanguage()
{
    m_sides->retranslate();
    m_contest->setTable(m_table);
    showStage();
}

QStringList KaosballPage::keys() const
{
    return {tr("On the crossfield: arrows move between spaces, Space selects one, G with a letter and a digit jumps to "
               "one."),
            tr("In a contest: 1 to 6 choose the card, with Shift the other side's.")};
}

bool KaosballPage::enter(const Command& command)
{
    const bool isAccepted = MatchFrameOf::enter(asTapped(command));
    const std::optional<Fresh> fresh = std::exchange(m_fresh, {});
    if (fresh && isAccepted)
        showMomentOf(*fresh);
    return isAccepted;
}

// Nothing is recorded: of several commands the first one that cannot be is refused, with the others beside it.
void KaosballPage::enterAttempt(const Attempt& attempt)
{
    std::optional<Refusal> refusal = refusalOf(attempt.commands);
    if (!refusal)
        return attempt.takeNearest ? attempt.takeNearest() : void();
    refusal->result.canBeOverridden = refusal->result.canBeOverridden && attempt.isSaid;
    refuse(*refusal, {attempt.nearest, attempt.takeNearest, {}});
}

bool KaosballPage::bellIsFresh() const
{
    const State& now = state();
    const bool turn = now.phase == Phase::Turn || now.phase == Phase::BetweenTurns;
    const bool untouched = !now.turn.hasDoneSomething() && !now.activation && !now.turn.bootPlayed;
    return now.bell >= 0 && turn && untouched && m_heardBell != now.period;
}

Stage* KaosballPage::stageOfPhase() const
{
    if (m_asksPlaces)
        return m_places;
    if (m_contest->isOpen())
        return m_contest;
    if (bellIsFresh())
        return m_bell;
    switch (state().phase) {
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
    case Phase::BetweenTurns:
    case Phase::Turn:
    case Phase::Special:
    case Phase::SpecialEnd:
        return m_field;
    case Phase::PeriodOver:
        if (state().isMirror())
            return m_field;
        break;
    case Phase::Bribes:
    case Phase::FoulRolls:
    case Phase::Bonus:
    case Phase::CleanUp:
    case Phase::MatchOver:
    case Phase::Finished:
        break;
    }
    return m_period;
}

// Of the period that ends; before the mounds are scored there are none.
QStringList KaosballPage::moundReasons() const
{
    if (state().phase == Phase::PeriodOver || state().phase == Phase::Finished)
        return {};
    const auto& entries = session().as<Game>().journal().entries();
    const auto scored = std::find_if(entries.rbegin(), entries.rend(), [](const auto& entry) {
        return !entry.withdrawn && !entry.refused && std::holds_alternative<ScorePeriod>(entry.command);
    });
    const auto ruled = scored == entries.rend() ? std::nullopt : session().match().entryAt(scored->number);
    return ruled ? session().words(ruled->ruling.why) : QStringList();
}

std::optional<KaosballPage::Begun> KaosballPage::turnBegun() const
{
    const auto& entries = session().as<Game>().journal().entries();
    const auto begun = std::find_if(entries.rbegin(), entries.rend(), [](const auto& entry) {
        return !entry.withdrawn && !entry.refused && std::holds_alternative<StartTurn>(entry.command);
    });
    return begun == entries.rend() ? std::nullopt
                                   : std::optional(Begun{begun->number, std::get<StartTurn>(begun->command)});
}

// The turn goes on as it did: one edit of the record.
void KaosballPage::correctMound(Mound mound)
{
    std::optional<Begun> begun = turnBegun();
    if (!begun)
        return;
    begun->entry.score = mound == Mound::None ? std::nullopt : std::optional(mound);
    (void)session().playAll({{{"edit", "replace"}, {"number", begun->number}, {"entry", writeCommand(begun->entry)}}});
}

void KaosballPage::showStage()
{
    if (state().phase == Phase::NotStarted)
        return;
    m_field->setHabits(habitsOf(session().as<Game>()));
    m_field->setTrace(lastTrace(session().as<Game>(), session().as<Game>().journal().entries().back().number));
    const std::optional<Begun> begun = turnBegun();
    m_field->setScoredOn(begun ? begun->entry.score.value_or(Mound::None) : Mound::None);
    Stage* next = stageOfPhase();
    Stage* before = std::exchange(m_current, next);
    if (next != m_loadout)
        m_loadout->letGo();
    else
        m_loadout->setPhones(
            [this](int team) { return sealsOnPhone(m_table.seat(team)); },
            waitsForPhones() ? std::optional(barOfPhones(QStringLiteral("loadoutMain"), CommonWords::tr("Continue")))
                             : std::nullopt);
    if (next != m_contest)
        next->setTable(m_table);
    if (next == m_period)
        m_period->setMoundReasons(moundReasons());
    if (next != before) {
        // Where the keyboard was in the old stage it is in the new one, not on whatever comes next (undo).
        const QWidget* focus = QApplication::focusWidget();
        const bool hasKeyboard = before != nullptr && focus != nullptr &&
                                 (before->isAncestorOf(focus) || before->bar()->isAncestorOf(focus));
        if (before != nullptr) {
            before->hide();
            before->bar()->hide();
        }
        next->show();
        next->bar()->show();
        if (hasKeyboard)
            giveKeyboard(*next);
    }
    if (before == m_contest && next != m_contest)
        m_keepTimer.start();
    arrange();
    showBeside();
    // What a stage asks for is certain only when its new content has been laid out.
    QMetaObject::invokeMethod(this, &KaosballPage::arrange, Qt::QueuedConnection);
}

std::optional<ScoreStripState> KaosballPage::strip() const
{
    if (m_current == nullptr)
        return {};
    return stripOf(m_table, m_current->actor(), m_current->task(), tellsOutlook());
}

const QWidget* KaosballPage::board() const
{
    return m_current != nullptr ? m_current->board() : nullptr;
}

void KaosballPage::showBeside()
{
    showStrip();
    if (m_current != nullptr)
        m_sides->setDugouts(dugoutsOf(m_table, m_current->actor()));
}

void KaosballPage::arrange()
{
    const Theme& theme = Theme::current();
    const double ems = roomWidth() / theme.em();
    const bool wide = ems >= theme.wideFrom();
    const bool small = ems < theme.mediumFrom();
    const Beside beside = m_current != nullptr ? m_current->beside() : Beside::Nothing;
    const int needed = m_current != nullptr ? m_current->minimumSizeHint().width() : 0;
    const int room = roomWidth() - middle()->verticalScrollBar()->sizeHint().width();
    SideColumns::Shape shape;
    // The rows of many teams need the width more than the words do.
    m_isCrowded = m_current == m_field && !state().isMirror() && state().teamCount() > 2 && ems < crowdedBelowEms;
    shape.columns = !wide || m_isCrowded                  ? SideColumns::Columns::Tabbed
                    : beside == Beside::DugoutsAboveWords ? SideColumns::Columns::Stacked
                                                          : SideColumns::Columns::Two;
    shape.isRight = small;
    shape.width = room / 2;
    shape.most = room - needed;
    shape.hasDugouts = beside == Beside::DugoutsAndWords || beside == Beside::DugoutsAboveWords;
    shape.hasWords = beside != Beside::Nothing;
    m_sides->setShape(shape);
    placeSheet();
}

void KaosballPage::correct(const Correctable& number)
{
    m_correction->correct(number);
    reveal(*m_correction);
}

void KaosballPage::openDugout(int team)
{
    m_dugoutSheet->setDugout(m_table, team, book().pointsOfTurn(m_table.seat(team)));
    openSheet(*m_dugoutSheet);
}

void KaosballPage::openFigure(FigureRef figure)
{
    m_dugoutSheet->hide();
    m_figureSheet->setFigure(m_table, figure);
    openSheet(*m_figureSheet);
}

void KaosballPage::openSheet(QWidget& sheet)
{
    sheet.show();
    sheet.raise();
    placeSheet();
}

// Over the place where it was tapped: the dugouts, and what is left of the width where they are narrow.
void KaosballPage::placeSheet()
{
    if (m_figureSheet->isVisible()) { // beside the field, on the side of the words
        const QRect room = middle()->geometry();
        const int width = std::min(
            room.width(), std::max(m_figureSheet->minimumSizeHint().width(),
                                   m_sides->right()->isVisible() ? m_sides->right()->width() : room.width() / 3));
        m_figureSheet->setGeometry(room.right() - width + 1, room.top(), width, room.height());
    }
    if (!m_dugoutSheet->isVisible())
        return;
    const QRect room = middle()->geometry();
    QRect place(room.topLeft(), QSize(std::min(room.width(), m_dugoutSheet->sizeHint().width()), room.height()));
    if (m_sides->right()->isVisible() && !m_sides->left()->isVisible())
        place.moveRight(room.right());
    m_dugoutSheet->setGeometry(place);
}

void KaosballPage::showOdds()
{
    m_contest->setOdds(showsOdds() && state().kind != MatchKind::League);
}

std::optional<Cue> KaosballPage::cueOfChange() const
{
    const State& before = m_table.state();
    const State& after = state();
    if (before.teamCount() != after.teamCount())
        return {};
    bool scored = false;
    bool killed = false;
    for (int team = 0; team < after.teamCount(); ++team) {
        scored = scored || after[team].score > before[team].score;
        killed = killed || after[team].trophies.size() > before[team].trophies.size();
    }
    const bool begins = before.phase == Phase::BeforePeriod && after.phase != Phase::BeforePeriod;
    const bool ends = before.phase != Phase::Finished && after.phase == Phase::Finished;
    const auto offeredInAll = [](const State& now) {
        return now.auction ? now.auction->highestBid + whistle::sumOf(now.auction->lots, &AuctionLot::price) : 0;
    };
    if (before.bell < 0 && after.bell >= 0)
        return Cue::Bell;
    if (begins || ends)
        return Cue::Whistle;
    if (offeredInAll(after) > offeredInAll(before))
        return Cue::Bid;
    if (killed)
        return Cue::Kill;
    return scored ? std::optional(Cue::Score) : std::nullopt;
}

void KaosballPage::keyPressEvent(QKeyEvent* event)
{
    if (m_current == nullptr || !m_current->takeKey(*event))
        MatchFrameOf::keyPressEvent(event);
}

bool KaosballPage::putBack()
{
    for (QWidget* open : std::initializer_list<QWidget*>{m_figureSheet, m_dugoutSheet, m_correction}) {
        if (open->isVisible()) {
            open->hide();
            if (open == m_figureSheet)
                m_field->pickSpace(false);
            return true;
        }
    }
    return m_current != nullptr && m_current->stepBack();
}

} // namespace whistle::kaosball

#include "moc_kaosball_page.cpp"
#include "moc_stage.cpp"
