// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/match_frame.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/first.h"
#include "controls/boards/crossing.h"
#include "controls/press/action_bar.h"
#include "match/entry_menu.h"
#include "match/settings.h"
#include "table/look_back.h"
#include "table/page_keys.h"
#include "table/told_ruling.h"

#include <QApplication>
#include <QKeyEvent>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

/// The share of the page's height that the bar may have.
constexpr double barShare = 0.45;
/// How long after a tap it is kept, in milliseconds.
constexpr int keepDelay = 150;
/// A page that is lower than this, in em of the text, needs the height for its table: there is no ribbon of turns.
constexpr double ribbonFromEms = 45;

/// What is half entered, and where: there is one page at a time.
const QString halfEntered = QStringLiteral("half-entered");

/// The last line that a match has, in this match alone.
std::string standOf(const Match& match)
{
    return match.recordedLines().back().chain;
}

/// The keyboard is the board's; where there is none in sight, the page's, from where keys go on.
void takeKeys(QWidget* board, QWidget& middle)
{
    (board != nullptr && board->isVisible() ? *board : middle).setFocus(Qt::OtherFocusReason);
}

} // namespace

MatchFrame::MatchFrame(MatchSession& matchSession, const PastTeller& past, QWidget* parent)
    : GamePage(matchSession, parent)
    , m_book(past.marks)
    , m_past(new LookBack(*this, past))
    , m_crossing(new Crossing(*this))
{
    m_middle->setFocusPolicy(Qt::NoFocus);
    new PageKeys(*this, [this](const QKeyEvent& key) { return takeLookingKey(key); });
    auto* column = new QVBoxLayout(this);
    auto* yielding = new YieldingColumn; // a refusal is whole before the board has what it would like
    for (QBoxLayout* layout : {static_cast<QBoxLayout*>(column), m_stripRow, m_row, m_below, m_body, m_aboveBar,
                               m_barColumn, static_cast<QBoxLayout*>(yielding)}) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
    }
    m_stripRow->addWidget(m_strip);
    column->addLayout(m_stripRow);
    column->addWidget(m_clubBand);
    // Between strip and bar; beside large text on a small screen it scrolls.
    yielding->addLayout(m_body);
    m_below->addLayout(yielding, 1);
    addBelow(m_refusalBanner);
    m_row->addWidget(m_middle, 1);
    column->addLayout(m_row, 1);
    column->addWidget(m_aboveBarBox);
    column->addWidget(m_past->ribbon());
    m_phonesWords->setContentsMargins(px(Length::SpaceL), 0, px(Length::SpaceL), px(Length::SpaceS));
    m_phonesWords->hide();
    const int gap = px(Length::SpaceS);
    auto* sealHead = new QWidget;
    rowIn(*sealHead, 0, gap, {{m_waitsFor, 1}, {m_sealRules, 0, Qt::AlignTop}});
    columnIn(*m_sealing, px(Length::SpaceM), gap, {sealHead, m_sealers});
    m_sealing->hide();
    column->addWidget(m_sealing);
    connect(m_sealRules, &RuleChips::opened, this, &GamePage::ruleAsked);
    column->addWidget(m_phonesWords);
    column->addLayout(m_barColumn);
    connect(m_past, &LookBack::looked, this, &MatchFrame::tellLooking);

    connect(m_strip, &ScoreStrip::undoAsked, this, &MatchFrame::undo);
    connect(m_strip, &ScoreStrip::redoAsked, this, [this] {
        if (!m_past->leave()) // what comes back is seen
            session().redo();
    });
    connect(m_strip, &ScoreStrip::pastAsked, this, [this] { Q_EMIT pastAsked(PastAct::Look, 0); });
    connect(m_strip, &ScoreStrip::scoreboardAsked, this, &GamePage::scoreboardAsked);
    connect(m_strip, &ScoreStrip::phonesAsked, this, &GamePage::phonesAsked);
    connect(m_strip, &ScoreStrip::saveAsked, this, &GamePage::saveAsked);
    connect(m_ruling, &RulingBanner::ruleOpened, this, &GamePage::ruleAsked);
    connect(m_ruling, &RulingBanner::challenged, this, [this] { Q_EMIT challengeAsked(m_ruledOn); });
    connect(m_refusalBanner, &RulingBanner::ruleOpened, this, &GamePage::ruleAsked);
    connect(m_refusalBanner, &RulingBanner::left, this, &MatchFrame::closeRefusal);
    connect(m_refusalBanner, &RulingBanner::overrideChosen, this, [this](const QString& reason) {
        const std::optional<Refusal> refusal = m_refusal;
        const WaysOn ways = m_waysOn;
        if (ways.recordAnyway)
            ways.recordAnyway(reason);
        else if (refusal)
            session().playAnyway(*refusal, reason);
    });
    connect(m_refusalBanner, &RulingBanner::nearestChosen, this, [this] {
        const WaysOn ways = m_waysOn;
        closeRefusal();
        if (ways.takeNearest)
            ways.takeNearest();
    });
    connect(m_moment, &RulingMoment::ruleAsked, this, &GamePage::ruleAsked);
    connect(m_moment, &RulingMoment::ended, this, [this] {
        for (ActionBar* bar : m_bars) // a touch that comes too late was the moment's
            bar->settle();
    });
    connect(m_moment, &RulingMoment::takeBackAsked, this, [this] { session().undo(); });
    offerPast(*m_log->list(), *this);
    connect(&session(), &MatchSession::refused, this,
            [this](const Refusal& refusal) { refuse(refusal, waysOn(refusal)); });
    connect(&session(), &MatchSession::notSaved, this, &MatchFrame::showStrip);
    connect(&session(), &MatchSession::clubTableChanged, this, [this] {
        showStrip();
        m_clubBand->setTable(session().clubTable());
    });
    connect(m_clubBand, &ClubBand::agreed, &session(), &MatchSession::agree);
    connect(m_moveInput, &MoveInput::changed, this, [this] {
        if (!m_isTakingUp) {
            closeRefusal();
            m_isGone = false;
            tellOfPhones();
        }
        showMoves();
        m_keepTimer.start();
    });
    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(keepDelay);
    connect(&m_keepTimer, &QTimer::timeout, this, &MatchFrame::keepTaps);
    connect(m_moveInput, &MoveInput::said, this, [this](std::size_t move, const std::vector<int>& counts) {
        closeRefusal();
        enterMove(move, counts);
    });
    connect(m_moveInput, &MoveInput::missed, this, [this](const std::vector<Tap>& taps) {
        if (!attempt(taps))
            lookAt(taps.back());
    });
    connect(&session(), &MatchSession::changed, this, [this] {
        const std::optional<Cue> cue = cueOfChange();
        m_crossing->keep(crossing());
        showAnew();
        if (m_moment->isHidden()) // it says large what has changed
            m_crossing->cross();
        if (cue)
            Q_EMIT cueAsked(*cue);
    });
}

void MatchFrame::goByMoves(MoveTelling telling)
{
    m_goesByMoves = true;
    m_moveInput->setTelling(std::move(telling));
}

MatchFrame::~MatchFrame()
{
    if (m_keepTimer.isActive())
        keepTaps();
}

/// The taps with the line that they stand on: at another table they mean nothing.
void MatchFrame::keepTaps()
{
    if (!m_settings)
        return;
    Json kept = Json::array();
    for (const Tap& tap : m_moveInput->taps())
        kept.push_back({static_cast<int>(tap.kind), tap.id});
    if (!kept.empty())
        kept.insert(kept.begin(), standOf(session().match()));
    const QString words = QString::fromStdString(kept.dump());
    if (m_settings->value(halfEntered) != words)
        m_settings->setValue(halfEntered, words);
}

void MatchFrame::useSettings(Settings& settings)
{
    if (!m_goesByMoves || session().isSideCopy())
        return;
    m_settings = &settings;
    const Checked<Json> kept = parseJson(settings.value(halfEntered).value_or(QString()).toStdString());
    if (!kept || !kept->is_array() || kept->empty() || (*kept)[0] != standOf(session().match()))
        return;
    std::vector<Tap> taps;
    for (std::size_t i = 1; i < kept->size(); ++i) {
        const Json& tap = (*kept)[i];
        if (!tap.is_array() || tap.size() != 2 || !tap[0].is_number_integer() || !tap[1].is_string())
            return;
        taps.push_back({static_cast<TapKind>(tap[0].get<int>()), tap[1].get<std::string>()});
    }
    m_moveInput->repeat(taps);
}

void MatchFrame::begin()
{
    m_hasBegun = true;
    showAnew();
    arrangeAll();
}

void MatchFrame::showMoment(RulingMomentState state)
{
    if (m_cover || m_past->isPinned()) { // which nothing takes away from a finger
        delete state.sum;
        return;
    }
    m_moment->setGeometry(rect().adjusted(0, m_strip->height(), 0, 0));
    m_moment->show(std::move(state));
}

namespace {

bool takesBack(const QWidget* widget)
{
    static const QStringList names{QStringLiteral("undoButton"), QStringLiteral("redoButton"),
                                   QStringLiteral("stepBack")};
    return widget != nullptr && names.contains(widget->objectName());
}

} // namespace

void MatchFrame::showAnew()
{
    const QPointer<QWidget> held = focusWidget();
    m_moment->end();
    m_isGone = false;
    m_book.read(session().match());
    if (session().isFromDevice())
        showOfDevice();
    else
        showOwn();
    tellOfPhones();
    // Where what had the keyboard is gone, it is the board's, and not that of whatever stands next.
    const bool isGone = held && isAncestorOf(held) && !held->isVisible();
    if ((isGone && !m_moment->isVisible()) || (takesBack(focusWidget()) && !takesBack(held)))
        takeKeys(crossing(), *m_middle);
}

void MatchFrame::showOwn()
{
    closeRefusal();
    showEntrySheet(false);
    if (m_goesByMoves)
        takeMoves();
    showWords(); // before the page finds room for them
    showMatch();
    showStrip();
}

void MatchFrame::addBelow(QWidget* part)
{
    part->hide();
    m_below->addWidget(part);
}

void MatchFrame::reveal(QWidget& part)
{
    m_middle->reveal(part);
}

void MatchFrame::addBar(ActionBar* bar)
{
    m_barColumn->addWidget(bar);
    m_bars.push_back(bar);
}

void MatchFrame::offerOtherEntries(OtherEntries entries)
{
    m_otherEntries = std::move(entries);
    nameStanding();
}

void MatchFrame::nameStanding()
{
    if (!m_otherEntries)
        return;
    ButtonSpec other{QStringLiteral("otherEntry"), tr("Other entry\u2026"), [this] {
                         entrySheet().begin();
                         showEntrySheet(true);
                     }};
    other.look = ButtonLook::Outline;
    for (ActionBar* bar : m_bars)
        bar->setStanding({other});
}

void MatchFrame::openEntry(const std::string& command, Json known, std::vector<Json> ahead)
{
    entrySheet().choose(command, std::move(known), std::move(ahead));
    showEntrySheet(true);
}

void MatchFrame::openEntry(std::vector<Json> lines)
{
    const Json known = std::move(lines.back());
    lines.pop_back();
    openEntry(known.at("command").get<std::string>(), known, std::move(lines));
}

void MatchFrame::beginWith(const Json& entry)
{
    if (m_otherEntries && entrySheet().beginWith(entry))
        showEntrySheet(true);
}

EntrySheet& MatchFrame::entrySheet()
{
    if (!m_entrySheet) {
        m_entrySheet = new EntrySheet(session(), m_otherEntries.value_or(OtherEntries{}), this);
        m_entrySheet->hide();
        m_row->addWidget(m_entrySheet);
        connect(m_entrySheet, &Sheet::closed, this, [this] { showEntrySheet(false); });
        connect(m_entrySheet, &EntrySheet::entered, this, [this](const std::vector<Json>& lines) {
            // A refusal stands below the board, with the way to record it all the same.
            if (session().playAll(lines, lines.size() - 1) == Played::Refused && m_middle->isHidden())
                showEntrySheet(false);
        });
    }
    return *m_entrySheet;
}

// Where both have no room it takes the place of the board.
void MatchFrame::showEntrySheet(bool shown)
{
    if (!m_entrySheet)
        return;
    const int wide = m_entrySheet->sizeHint().width();
    m_takenBeside = shown ? wide : 0;
    arrange(); // the board gives up its columns before it gives up its place
    m_below->activate();
    const int least = std::max(qRound(mediumWidth()) - wide, m_middle->minimumSizeHint().width());
    const bool covers = roomWidth() < least;
    if (covers && shown) {
        m_takenBeside = 0;
        arrange();
    }
    m_entrySheet->setMaximumWidth(covers ? QWIDGETSIZE_MAX : wide);
    m_entrySheet->setVisible(shown);
    tellEnter();
    m_middle->setVisible(!shown || !covers);
}

void MatchFrame::showStrip()
{
    std::optional<ScoreStripState> shown = strip();
    if (!shown)
        return;
    for (ScoreStripSeat& seat : shown->seats)
        seat.change = seat.change.value_or(m_book.pointsOfTurn(seat.seat));
    shown->saved = session().isSideCopy() ? SaveSign::None : session().isSaved() ? SaveSign::Saved : SaveSign::NotSaved;
    shown->hasPast = !session().isSideCopy();
    shown->phones = m_phones;
    shown->club = session().clubTable().sign;
    shown->undoes = session().undoes();
    shown->redoes = session().redoes();
    m_past->dress(*shown);
    m_strip->setState(*shown);
}

void MatchFrame::showWords()
{
    m_past->read(m_book);
    tellRulings();
}

/// The log, and the ruling on what was entered last.
void MatchFrame::tellRulings()
{
    const NameReader names = session().match().names();
    const std::vector<LogLine>& lines = m_book.lines(names);
    m_log->setLines(lines, m_book.turns(names));
    ToldRuling told = toldRuling(session(), m_book);
    m_ruledOn = told.number;
    tellRuling(told.state, m_ruledOn);
    m_ruling->setState(told.state);
}

void MatchFrame::refuse(const Refusal& refusal, WaysOn ways)
{
    m_refusal = refusal;
    m_waysOn = std::move(ways);
    showRefusal();
    showRefused(); // before there is less room
    m_refusalBanner->show();
    tellEnter();
    reveal(*m_refusalBanner);
    Q_EMIT cueAsked(Cue::Error);
}

void MatchFrame::refuseUnsaid(Refusal refusal, std::vector<Json> said)
{
    WaysOn ways = waysOn(refusal);
    const bool hasForm =
        m_otherEntries && !contains(m_otherEntries->without, said.back().at("command").get<std::string>());
    if (std::exchange(refusal.result.canBeOverridden, false) && hasForm && ways.nearest.isEmpty())
        ways = {tr("Enter what happened"), [this, said = std::move(said)] { openEntry(said); }, {}};
    refuse(refusal, std::move(ways));
}

/// Enter is a refusal's or a form's, not of what stands beside it.
void MatchFrame::tellEnter()
{
    for (ActionBar* bar : m_bars)
        bar->setEnter(!m_refusal && !m_isEnterLent && (!m_entrySheet || m_entrySheet->isHidden()));
}

void MatchFrame::lendEnter(bool toSheet)
{
    m_isEnterLent = toSheet;
    tellEnter();
}

void MatchFrame::showRefusal()
{
    RulingState state = session().banner(*m_refusal);
    state.nearest = m_waysOn.nearest;
    m_refusalBanner->setState(state);
}

void MatchFrame::closeRefusal()
{
    const bool wasRefused = std::exchange(m_refusal, std::nullopt).has_value();
    m_waysOn = {};
    m_refusalBanner->hide();
    tellEnter();
    if (wasRefused)
        showRefused();
}

bool MatchFrame::takeLookingKey(const QKeyEvent& key)
{
    if (m_cover)
        return false;
    if (const int turns = turnsOf(key); turns != 0) {
        m_past->step(turns);
        return true;
    }
    if (!m_past->isPinned()) {
        m_past->forgetMouse();
        return false;
    }
    return isWritten(key) && key.key() != Qt::Key_Question; // the others are of the table as it is now
}

/// The table of now rests while another one is shown, or something lies over it; a mouse that only rests on a turn
/// takes nothing from it.
void MatchFrame::tellLooking()
{
    const bool isNow = !m_past->isPinned() && !m_cover;
    m_middle->setEnabled(isNow);
    m_aboveBarBox->setEnabled(isNow);
    for (ActionBar* bar : m_bars)
        bar->setEnabled(isNow);
    if (m_entrySheet)
        m_entrySheet->setEnabled(isNow);
    m_past->ribbon()->setEnabled(!m_cover);
    placeLooking();
    showStrip();
}

void MatchFrame::placeLooking()
{
    const QWidget* shown = board();
    const QRect board = shown && shown->isVisible() ? QRect(shown->mapTo(this, QPoint()), shown->size()) : QRect();
    const int bottom = m_past->ribbon()->isHidden() ? m_barColumn->geometry().top() : m_past->ribbon()->y();
    m_past->place({0, m_strip->height(), width(), bottom - m_strip->height()}, board, m_barColumn->geometry());
}

bool MatchFrame::stepBack()
{
    if (m_past->leave())
        return true;
    if (m_moment->isVisible()) {
        m_moment->end();
        return true;
    }
    if (m_refusalBanner->isVisible()) {
        closeRefusal();
        return true;
    }
    if (m_entrySheet && m_entrySheet->isVisible()) {
        showEntrySheet(false);
        takeKeys(crossing(), *m_middle);
        return true;
    }
    return m_moveInput->back() || putBack() || leaveToPhones();
}

void MatchFrame::undo()
{
    if (m_past->isPinned())
        m_past->leave(); // what would be taken back is seen first
    else if (!m_moment->isHidden() || m_moveInput->taps().empty())
        session().undo();
    else
        m_moveInput->clear();
}

int MatchFrame::makeRoomForMenu(int width)
{
    m_stripRow->setContentsMargins(width, 0, 0, 0);
    return m_strip->maximumHeight(); // it is fixed
}

void MatchFrame::putRuling(QBoxLayout& place)
{
    if (place.indexOf(m_ruling) < 0)
        place.insertWidget(0, m_ruling);
}

void MatchFrame::beginShow()
{
    m_past->show();
}

void MatchFrame::cover(QWidget* sheet)
{
    m_cover = sheet;
    if (sheet != nullptr) {
        m_past->leave();
        m_moment->end();
        sheet->setParent(this);
        sheet->show();
        placeCover();
        sheet->setFocus(Qt::OtherFocusReason);
    }
    tellLooking();
    if (sheet == nullptr) {
        for (ActionBar* bar : m_bars) // a touch that comes too late was the sheet's
            bar->settle();
        setFocus(Qt::OtherFocusReason);
    }
}

void MatchFrame::placeCover()
{
    if (!m_cover)
        return;
    m_cover->setGeometry(rect().adjusted(0, m_strip->height(), 0, 0));
    m_cover->raise();
}

void MatchFrame::setOdds(bool shown)
{
    m_showsOdds = shown;
    showOdds();
}

void MatchFrame::arrangeAll()
{
    m_past->ribbon()->setVisible(!session().isSideCopy() && height() >= em() * ribbonFromEms);
    m_moment->setGeometry(rect().adjusted(0, m_strip->height(), 0, 0));
    placeCover();
    for (ActionBar* bar : m_bars)
        bar->setHighest(qRound(height() * barShare));
    showEntrySheet(m_entrySheet && !m_entrySheet->isHidden());
    arrange();
    placeLooking();
}

bool MatchFrame::event(QEvent* event)
{
    // What the strip has no use for is the window's: the table below the sheet rests.
    if (m_cover && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key != Qt::Key_Tab && key != Qt::Key_Backtab) {
            event->ignore();
            return false;
        }
    }
    const bool done = GamePage::event(event);
    if (event->type() == QEvent::LayoutRequest) // the strip may have become higher
        placeCover();
    return done;
}

void MatchFrame::resizeEvent(QResizeEvent* event)
{
    GamePage::resizeEvent(event);
    if (m_hasBegun)
        arrangeAll();
}

void MatchFrame::hideEvent(QHideEvent* event)
{
    GamePage::hideEvent(event);
    m_past->pause();
}

void MatchFrame::changeEvent(QEvent* event)
{
    GamePage::changeEvent(event);
    if (!m_hasBegun)
        return;
    if (event->type() == QEvent::LanguageChange) {
        if (m_refusal)
            showRefusal();
        m_book.read(session().match());
        showWords();
        nameStanding();
        showInLanguage();
        showStrip();
    } else if (changesLooks(*event)) {
        arrangeAll();
    }
}

} // namespace whistle

#include "moc_match_frame.cpp"
