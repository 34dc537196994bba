// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_link.h"

#include <QTimer>
#include <atomic>

namespace whistle {

/// What ClubLink has on its thread.
class ClubWorker : public QObject {
    Q_OBJECT
public:
    ClubWorker(QString folder, JoinedClub club, Exchange::Telling telling)
        : m_folder(std::move(folder))
        , m_club(std::move(club))
        , m_telling(std::move(telling))
    {
    }
    /// From any thread: the club has been left; nothing more is looked at.
    void leave() { m_isLeft = true; }
    /// From any thread: the season that is being moved stays where it was.
    void cancel(bool isCancelled) { m_isCancelled = isCancelled; }

public Q_SLOTS:
    void begin();
    void end();

    void moveThere(const QString& season);
    void bringBack(const QString& season);
    void takeOver(const QString& match);
    void letGo(const QString& match);
    void choose(const QString& match, int history, const QString& reason);
    void untie(const QString& match);
    void agree(const QString& match, const std::string& chain, int side, bool isRight);
    void agreeFor(const QString& match, int side, const std::string& chain, const QString& reason);
    void callMatch(const QString& season, const std::string& fixture, const QString& place);
    void setClock(const QString& season, int round, std::optional<int> seconds);

Q_SIGNALS:
    void news(std::shared_ptr<whistle::ClubNews> news);
    void alive(bool isLive);
    /// So many records of so many of the season that is being moved; `of` 0: none is.
    void moving(int done, int of);
    /// A season of this folder goes on as another record, with what others have entered before it.
    void seasonMoved(const QString& from, const QString& to);
    void told(const QString& title, const QStringList& details);
    void takenOver(const QString& uuid);
    void tookIn();

private:
    void look();
    [[nodiscard]] bool connectAgain();
    [[nodiscard]] Exchange newExchange();
    /// One in which a season is moved.
    void beginMoving(Exchange& both);
    void exchange(bool takesIn);
    [[nodiscard]] bool readServer();
    void take(const Exchanged& done);
    /// Enters what every side of a match has agreed to; false: the server is lost.
    [[nodiscard]] bool takeAgreed(Exchange& both);
    void tellLost(Exchange& both);
    /// Why results were not entered; nothing where they were.
    void tellRefused(const std::vector<TakenResult>& results);
    void tell();
    /// What is asked for needs the server.
    [[nodiscard]] bool isThere(const QString& title);
    void tellAnswer(const QString& title, const Checked<ClubAnswer>& answer);
    void fail(const Problems& problems);

    QString m_folder;
    std::atomic<bool> m_isLeft = false;
    std::atomic<bool> m_isCancelled = false;
    JoinedClub m_club;
    Exchange::Telling m_telling;
    std::map<QString, std::string> m_entered; ///< of each season, the agreed results that have been dealt with
    std::unique_ptr<Store> m_store;
    std::unique_ptr<ClubServer> m_server;
    QTimer* m_timer = nullptr;
    int m_written = 0;                   ///< Store::writtenByOthers, when it was looked at last
    bool m_isNews = true;                ///< the server has something, or may have
    int m_untilRetry = 0;                ///< looks to come before what did not work is tried again; 0: nothing is
    int m_untilNextTry = 0;              ///< looks to come before the server is tried again
    int m_untilKept = 0;                 ///< looks to come before it is said that its matches are still played here
    int m_untilNextSign = 0;             ///< looks to come before it is asked whether it is still there
    std::map<QString, Exchanged> m_last; ///< what came of each record, by its id there
    ClubNews m_news;
};

} // namespace whistle
