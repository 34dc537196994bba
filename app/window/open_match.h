// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"
#include "match/notice_bar.h"
#include "match/pages.h"

#include <memory>
#include <optional>

namespace whistle {

class ChallengePage;
class DevicesSheet;
class ScoreboardWindow;
class ScreenGuard;
class Settings;
class Store;
class TableDevices;
class TimeMachine;

/// The match that is open, and everything that shows it: its page, the time machine that may stand for it, a challenged
/// ruling, the second screen, the phones at the table, and what keeps the screen awake. It says which page is to be
/// shown; the window shows it.
class OpenMatch : public QObject {
    Q_OBJECT
public:
    /// The scoreboard opens beside `window`.
    explicit OpenMatch(QWidget& window);
    ~OpenMatch() override;

    /// Everything given outlives the match.
    void open(std::unique_ptr<MatchSession> session, const GameEntry& game, Settings& settings, Store& store);
    /// Its pages go, then the match itself.
    void close();

    /// Null: no match is open.
    [[nodiscard]] MatchSession* session() const { return m_session.get(); }
    [[nodiscard]] const GameEntry* game() const { return m_game; }
    [[nodiscard]] bool is(const QString& uuid) const { return m_session && m_session->id().uuid == uuid; }
    /// The page of the match, or the time machine while it stands for it; null: no match is open.
    [[nodiscard]] QWidget* face() const;
    /// Whether it is a page of this match: what it wears is its players'.
    [[nodiscard]] bool shows(const QWidget* shown) const;
    /// The page that leaves room for the rail's menu, if it is this one.
    [[nodiscard]] GamePage* pageOn(const QWidget* shown) const;
    /// The session that undo and redo are about while this page is shown; null: none.
    [[nodiscard]] MatchSession* sessionOn(const QWidget* shown) const;
    /// Esc while this page is shown; false: it is none of these.
    bool stepBack(const QWidget* shown);
    /// The entry whose ruling is to be seen; 0: none is.
    [[nodiscard]] int ruledOn() const;
    /// The rule about what has the keyboard on this page; none: the page is none of these.
    [[nodiscard]] std::optional<QString> ruleOn(const QWidget* shown) const;

    void setOdds(bool shown);
    /// The match plays itself again, from its beginning.
    void beginShow();
    /// The time machine, see GamePage::pastAsked.
    void openPast(PastAct act, int number);
    /// The challenge of a ruling; 0: of the last one.
    void openChallenge(int number, const QString& about, const DisputeGame& game);
    /// What was kept beside the entries, in words of the game; to be called again when something has been kept.
    void showNotes(const DisputeGame* game);
    void toggleScoreboard();
    void closeScoreboard();
    /// The phones at this table, over the page: opens the sheet, or closes it.
    void togglePhones();

    /// Keeps the screen awake while the match is on the page and not finished; by default this computer's way.
    void setScreenGuard(std::unique_ptr<ScreenGuard> guard, const QWidget* shown);
    void guardScreen(const QWidget* shown);

Q_SIGNALS:
    /// Bring this one on screen.
    void shown(QWidget* page);
    /// The match is another, or has just been opened.
    void changed();
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    void told(const QString& title, const QStringList& details);
    /// The same with buttons, about what somebody at this seat says.
    void offered(const QString& title, const QStringList& details, const std::vector<whistle::NoticeWay>& ways,
                 int seat);
    /// The same, where another window or program has gone on with the match: here it can only be opened again.
    void outrun(const QString& title, const QStringList& details);
    void challengeAsked(int number, const QString& about = {});
    void reportAsked(const QString& uuid);
    void rematchAsked(const QString& uuid);
    void rulingKept();
    void left();

private:
    void closePast();
    void closeChallenge();
    [[nodiscard]] TableDevices& devices();
    void closePhones();
    void tellPhones();
    void tellDisagreement(int entry, const QString& name, int seat);
    void tellNotSaved(const Problems& problems);
    void followOnScoreboard();

    QWidget& m_window;
    const GameEntry* m_game = nullptr;
    Settings* m_settings = nullptr;
    Store* m_store = nullptr;
    std::unique_ptr<MatchSession> m_session;
    GamePage* m_page = nullptr;
    std::unique_ptr<TableDevices> m_devices;        ///< made when somebody first asks for them
    DevicesSheet* m_devicesSheet = nullptr;         ///< while it lies over the page
    TimeMachine* m_timeMachine = nullptr;           ///< while it is open it stands for the page
    ChallengePage* m_challenge = nullptr;           ///< while a ruling is challenged
    std::unique_ptr<ScoreboardWindow> m_scoreboard; ///< made when it is first opened
    std::unique_ptr<ScreenGuard> m_screenGuard;     ///< opened with the first match
};

} // namespace whistle
