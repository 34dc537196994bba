// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/open_match.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/layout/columns.h"
#include "devices/devices_sheet.h"
#include "devices/table_devices.h"
#include "disputes/challenge_page.h"
#include "disputes/ruling_text.h"
#include "journal/entry_place.h"
#include "journal/rewrite.h"
#include "match/match_library.h"
#include "match/scoreboard_window.h"
#include "match/settings.h"
#include "past/time_machine.h"
#include "store/match_fixtures.h"
#include "window/screen_guard.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

/// What changes at a table is told up to so many lines.
constexpr std::size_t mostChanges = 8;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::OpenMatch)
};

ChangeTeller tellerFor(const PastTeller& past)
{
    return [changesOf = past.changes](const Match& before, const Match& after) {
        QStringList lines;
        // In the game's words alone: what else is different is no matter of the table.
        const std::vector<ChangeWords> changes =
            changesOf ? changesOf(before, after, {})
                      : plainChanges(tableChanges(before.table(), after.table()), after.names());
        for (std::size_t i = 0; i < std::min(changes.size(), mostChanges); ++i)
            lines << Words::tr("%1: %2 \u2192 %3").arg(changes[i].name, changes[i].before, changes[i].after);
        if (changes.size() > mostChanges)
            lines << Words::tr("and more");
        return lines;
    };
}

} // namespace

OpenMatch::OpenMatch(QWidget& window) : QObject(&window), m_window(window) {}

OpenMatch::~OpenMatch() = default;

void OpenMatch::open(std::unique_ptr<MatchSession> session, const GameEntry& game, Settings& settings, Store& store)
{
    close();
    m_session = std::move(session);
    m_game = &game;
    m_settings = &settings;
    m_store = &store;
    connect(m_session.get(), &MatchSession::notSaved, this, &OpenMatch::tellNotSaved);
    connect(m_session.get(), &MatchSession::changed, this, &OpenMatch::changed);
    const auto fixture = MatchFixtures(store).of(m_session->id());
    m_session->setFriendly(fixture && !*fixture);
    m_page = game.page(*m_session, nullptr);
    connect(m_page, &GamePage::ruleAsked, this, &OpenMatch::ruleAsked);
    connect(m_page, &GamePage::cueAsked, this, &OpenMatch::cueAsked);
    connect(m_page, &GamePage::scoreboardAsked, this, &OpenMatch::toggleScoreboard);
    connect(m_page, &GamePage::reportAsked, this, [this] { Q_EMIT reportAsked(m_session->id().uuid); });
    connect(m_page, &GamePage::saveAsked, this, [this] { tellNotSaved(m_session->saveProblems()); });
    connect(m_page, &GamePage::left, this, &OpenMatch::left);
    // Queued: the page that asks goes with its match.
    connect(
        m_page, &GamePage::rematchAsked, this, [this] { Q_EMIT rematchAsked(m_session->id().uuid); },
        Qt::QueuedConnection);
    m_page->setOdds(settings.showsOdds());
    m_page->useStore(store);
    m_page->useSettings(settings);
    connect(m_page, &GamePage::pastAsked, this, &OpenMatch::openPast);
    connect(m_page, &GamePage::challengeAsked, this, &OpenMatch::challengeAsked);
    connect(m_page, &GamePage::phonesAsked, this, &OpenMatch::togglePhones);
    if (!m_session->isSideCopy())
        m_page->setPhones(0);
    followOnScoreboard();
}

void OpenMatch::close()
{
    delete std::exchange(m_timeMachine, nullptr);
    m_devicesSheet = nullptr; // it goes with the page
    delete std::exchange(m_page, nullptr);
    delete std::exchange(m_challenge, nullptr);
    m_devices.reset();
    m_game = nullptr;
    m_session.reset();
}

QWidget* OpenMatch::face() const
{
    return m_timeMachine ? static_cast<QWidget*>(m_timeMachine) : m_page;
}

bool OpenMatch::shows(const QWidget* shown) const
{
    return m_session && shown != nullptr && (shown == face() || shown == m_challenge);
}

GamePage* OpenMatch::pageOn(const QWidget* shown) const
{
    return m_page && shown == m_page ? m_page : nullptr;
}

MatchSession* OpenMatch::sessionOn(const QWidget* shown) const
{
    if (m_timeMachine && shown == m_timeMachine)
        return m_timeMachine->sideSession();
    return pageOn(shown) ? m_session.get() : nullptr;
}

bool OpenMatch::stepBack(const QWidget* shown)
{
    if (pageOn(shown)) {
        if (m_devicesSheet)
            closePhones();
        else
            m_page->stepBack();
        return true;
    }
    if (m_timeMachine && shown == m_timeMachine) {
        if (!m_timeMachine->stepBack())
            closePast();
        return true;
    }
    if (m_challenge && shown == m_challenge) {
        closeChallenge();
        return true;
    }
    return false;
}

int OpenMatch::ruledOn() const
{
    return m_timeMachine ? m_timeMachine->number() : m_page ? m_page->ruledOn() : 0;
}

std::optional<QString> OpenMatch::ruleOn(const QWidget* shown) const
{
    if (m_timeMachine && shown == m_timeMachine)
        return m_timeMachine->ruleOfFocus();
    return pageOn(shown) ? std::optional(m_page->ruleOfFocus()) : std::nullopt;
}

void OpenMatch::setOdds(bool shown)
{
    if (m_page)
        m_page->setOdds(shown);
}

void OpenMatch::beginShow()
{
    if (m_page)
        m_page->beginShow();
}

void OpenMatch::openPast(PastAct act, int number)
{
    if (!m_page || m_session->match().entries().empty())
        return;
    if (!m_timeMachine) {
        m_timeMachine = new TimeMachine(*m_session, *m_game, *m_settings);
        connect(m_timeMachine, &TimeMachine::ruleAsked, this, &OpenMatch::ruleAsked);
        connect(m_timeMachine, &TimeMachine::challengeAsked, this, [this](int entry) { Q_EMIT challengeAsked(entry); });
        connect(m_timeMachine, &TimeMachine::cueAsked, this, &OpenMatch::cueAsked);
        connect(m_timeMachine, &TimeMachine::left, this, &OpenMatch::closePast);
    }
    if (m_devices)
        m_devices->setResting(true);
    Q_EMIT shown(face());
    m_timeMachine->begin(act, number);
}

void OpenMatch::closePast()
{
    if (!m_timeMachine)
        return;
    m_timeMachine->deleteLater(); // it may be in the middle of a press
    m_timeMachine = nullptr;
    if (m_devices)
        m_devices->setResting(false);
    Q_EMIT shown(face());
}

void OpenMatch::openChallenge(int number, const QString& about, const DisputeGame& game)
{
    if (!m_session || m_session->match().entries().empty())
        return;
    delete m_challenge;
    m_challenge = new ChallengePage(game, m_session->match(), m_session->id(), *m_store, tellerFor(m_game->past));
    connect(m_challenge, &ChallengePage::ruleAsked, this, &OpenMatch::ruleAsked);
    connect(m_challenge, &ChallengePage::left, this, &OpenMatch::closeChallenge);
    connect(m_challenge, &ChallengePage::saved, this, &OpenMatch::rulingKept);
    connect(m_challenge, &ChallengePage::notKept, this, [this](const Problems& problems) {
        Q_EMIT told(CommonWords::tr("Could not save the ruling."), words(problems));
    });
    connect(m_challenge, &ChallengePage::correctAsked, this, [this](int corrected) {
        closeChallenge();
        openPast(PastAct::Correct, corrected);
    });
    m_challenge->open(number, about);
    Q_EMIT shown(m_challenge);
}

void OpenMatch::closeChallenge()
{
    if (!m_challenge)
        return;
    m_challenge->deleteLater(); // it may be in the middle of a press
    m_challenge = nullptr;
    Q_EMIT shown(face());
}

void OpenMatch::showNotes(const DisputeGame* game)
{
    if (!m_session || !m_store)
        return;
    const Checked<std::vector<KeptRuling>> kept = KeptRulings(*m_store).of(m_session->id());
    if (!kept) {
        Q_EMIT told(tr("The rulings saved with this match could not be read."), words(kept.problems()));
        return;
    }
    const std::vector<Question> questions =
        game && !kept->empty() ? game->game->questionsOf(m_session->match()) : std::vector<Question>();
    int last = 0;
    for (const LogEntry& entry : m_session->match().entries())
        last = entry.withdrawn ? last : entry.number;
    QMap<int, QString> notes;
    for (const KeptRuling& one : *kept) {
        const Question* question = firstWith(questions, &Question::id, one.question);
        const Checked<JsonRuling> ruling =
            question ? askQuestion(*question, one.input) : Checked<JsonRuling>(Problem{});
        const QString ruled = ruling ? rulingWords(*game, *question, one.input, *ruling).verdict
                                     : QString::fromStdString(one.ruling.value("why", Json::array()).empty()
                                                                  ? std::string()
                                                                  : one.ruling.at("why").back().get<std::string>());
        const QString said = one.decision.empty() ? ruled : QString::fromStdString(one.decision);
        QString& note = notes[one.entry > 0 ? one.entry : last];
        note += (note.isEmpty() ? QString() : QStringLiteral("; ")) + CommonWords::tr("decided: %1").arg(said);
    }
    m_session->setNotes(std::move(notes));
}

void OpenMatch::toggleScoreboard()
{
    if (m_scoreboard && m_scoreboard->isVisible()) {
        m_scoreboard->close();
        return;
    }
    if (!m_session || !m_game->scoreboard)
        return;
    if (!m_scoreboard)
        m_scoreboard = std::make_unique<ScoreboardWindow>();
    followOnScoreboard();
    m_scoreboard->openBeside(m_window);
    if (m_scoreboard->screen() != m_window.screen()) // on one screen the match would cover it again
        m_window.activateWindow();                   // keys stay with the match
}

void OpenMatch::closeScoreboard()
{
    if (m_scoreboard)
        m_scoreboard->close();
}

TableDevices& OpenMatch::devices()
{
    if (!m_devices) {
        m_devices = std::make_unique<TableDevices>(*m_session, *m_game, this);
        connect(m_devices.get(), &TableDevices::changed, this, &OpenMatch::tellPhones);
        connect(m_session.get(), &MatchSession::changed, this, &OpenMatch::tellPhones);
        connect(m_devices.get(), &TableDevices::disagreed, this, &OpenMatch::tellDisagreement);
    }
    return *m_devices;
}

/// The strip's count, and who makes a sealed choice in the own hand.
void OpenMatch::tellPhones()
{
    if (!m_page || !m_devices)
        return;
    std::vector<SealingSeat> sealing;
    for (const DeviceSeat& seat : m_devices->isOn() ? m_devices->seats() : std::vector<DeviceSeat>()) {
        if (seat.isSealing || seat.hasSealed)
            sealing.push_back(
                {seat.number, seat.name, seat.hasSealed, seat.isTaken && m_devices->may() != PhonesMay::Watch});
    }
    m_page->setPhones(m_devices->count(), sealing);
}

void OpenMatch::togglePhones()
{
    if (m_devicesSheet) {
        closePhones();
        return;
    }
    if (!m_page || m_session->isSideCopy())
        return;
    m_devicesSheet = new DevicesSheet(devices());
    connect(m_devicesSheet, &DevicesSheet::closed, this, &OpenMatch::closePhones);
    connect(m_session.get(), &MatchSession::changed, m_devicesSheet, &DevicesSheet::showDevices);
    m_page->cover(m_devicesSheet);
}

void OpenMatch::closePhones()
{
    if (!m_devicesSheet)
        return;
    m_page->cover(nullptr);
    letGo(std::exchange(m_devicesSheet, nullptr)); // it may be in the middle of a press
}

/// Play goes on; where somebody wants to know, it is one press away.
void OpenMatch::tellDisagreement(int entry, const QString& name, int seat)
{
    const int place = placeOf(m_session->match().entries(), entry);
    const NoticeWay challenge{QStringLiteral("challengeDisagreed"), CommonWords::tr("Challenge"),
                              [this, entry] { Q_EMIT challengeAsked(entry); }};
    Q_EMIT offered(tr("%1 disagrees with ruling %2.").arg(name).arg(place), {}, {challenge}, seat);
    Q_EMIT cueAsked(Cue::Whistle);
}

void OpenMatch::followOnScoreboard()
{
    if (m_scoreboard && m_session)
        m_scoreboard->follow(m_session.get(), m_game);
}

void OpenMatch::setScreenGuard(std::unique_ptr<ScreenGuard> guard, const QWidget* shown)
{
    m_screenGuard = std::move(guard);
    guardScreen(shown);
}

void OpenMatch::guardScreen(const QWidget* shown)
{
    const bool isSeen = m_session && m_page && (shown == m_page || (m_timeMachine && shown == m_timeMachine));
    const bool isOn = isSeen && !m_game->digest(m_session->match()).finished;
    if (isOn && !m_screenGuard)
        m_screenGuard = openScreenGuard();
    if (m_screenGuard)
        m_screenGuard->keepAwake(isOn);
}

void OpenMatch::tellNotSaved(const Problems& problems)
{
    const QString title = tr("This entry was not recorded. Every entry before it is safe.");
    const std::optional<int> kept = m_store->lineCount(m_session->id());
    if (kept && *kept != static_cast<int>(m_session->match().recordedLines().size()) - 1)
        Q_EMIT outrun(title, words(problems));
    else
        Q_EMIT told(title, words(problems));
    Q_EMIT cueAsked(Cue::Error);
}

} // namespace whistle

#include "moc_open_match.cpp"
