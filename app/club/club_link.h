// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/exchange.h"

#include <QObject>
#include <QThread>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace whistle {

/// A record of this folder that goes with the club, and how it stands.
struct ClubTravel {
    Travel travel;
    int waiting = 0;             ///< lines that are here and not known to be there
    std::optional<Text> trouble; ///< why the server does not take what waits, or it cannot be sent
};

/// What is known of the club, all of one moment.
struct ClubNews {
    bool isLive = false;
    Text why;       ///< not live: what the computer says of it; empty: nothing has been tried yet
    QString person; ///< who this is there; stays while it is not live
    ClubRole role = ClubRole::Nobody;
    bool isEncrypted = false;
    std::vector<ClubRecord> records;                       ///< as the server listed them last
    std::map<QString, std::vector<ClubHistory>> histories; ///< of the matches there that have several
    std::vector<ClubTravel> travels;                       ///< seasons first
    ClubEvening evening;
    std::vector<HeldAgreement> held; ///< said here, and not known there yet

    [[nodiscard]] int waiting() const;
    /// Null: this match or season does not go with the club.
    [[nodiscard]] const ClubTravel* travelOf(const MatchId& here) const;
    /// Null: the server does not have it.
    [[nodiscard]] const ClubRecord* recordOf(const QString& id) const;
    /// Null: the season has no clock.
    [[nodiscard]] const ClubClock* clockOf(const QString& season) const;
};

class ClubWorker;

/// Between the open folder and the club that it has joined, on a thread of its own with a store and a connection of its
/// own: brings what is entered here, takes in what comes, and says how it stands. Who has joined none has no thread.
class ClubLink : public QObject {
    Q_OBJECT
public:
    /// The store outlives it. `telling`: how this computer's reader sees a match; asked on another thread.
    explicit ClubLink(Store& store, Exchange::Telling telling = {}, QObject* parent = nullptr);
    ~ClubLink() override;
    /// Whether everything that links have begun is done, after at most so many ms. Before the program ends: a server
    /// that does not answer keeps the thread of a link that is gone, and nobody else.
    [[nodiscard]] static bool areAllDone(int patience);

    /// None: none has been joined.
    [[nodiscard]] const std::optional<JoinedClub>& club() const { return m_club; }
    [[nodiscard]] const ClubNews& news() const { return m_news; }
    /// Whether what is entered into this season here would count for nobody: it is the club's, and this is no
    /// organiser.
    [[nodiscard]] bool isBarred(const MatchId& season) const;

    // What is asked for is done beside the window; what came of it is told.
    void join(const QString& address, const QString& name);
    void leave();
    void moveThere(const MatchId& season);
    void bringBack(const QString& season);
    /// The season that is being moved stays where it was; what came of it is told.
    void cancelMoving();
    /// The season that is being moved there or back, and how far that is; none: none is.
    struct Moving {
        QString season; ///< as the store calls it
        int done = 0;
        int of = 0; ///< 0: it has not begun
    };
    [[nodiscard]] const std::optional<Moving>& moving() const { return m_moving; }
    void takeOver(const QString& match);
    void letGo(const QString& match);
    void choose(const QString& match, int history, const QString& reason);
    /// It is played for no fixture any more.
    void untie(const QString& match);
    /// At this computer's table; `chain`: of the match's last line. Not right: the side takes back what it has said.
    void agree(const QString& match, const std::string& chain, int side, bool isRight);
    /// An organiser for a side that has gone.
    void agreeFor(const QString& match, int side, const std::string& chain, const QString& reason);
    /// Without a place: nobody is called any more.
    void callMatch(const QString& season, const std::string& fixture, const QString& place);
    /// None: the round has no clock.
    void setClock(const QString& season, int round, std::optional<int> seconds);

Q_SIGNALS:
    void changed();
    /// Something that was asked for has been done, or not: `title` says which.
    void told(const QString& title, const QStringList& details);
    /// Joining went well, or not: then why.
    void joined(const QString& trouble);
    /// A season of the folder goes on as another record: what others have entered stands before what was entered here.
    void seasonMoved(const QString& from, const QString& to);
    /// A match that was taken over is in the folder.
    void takenOver(const QString& uuid);
    /// Something has been taken in: lists of the folder show it when they are made anew.
    void tookIn();
    /// The clock of a round has run out: once, and not for one that ran out long ago. `isLate`: nobody was there then.
    void roundEnded(const QString& season, bool isLate);

private:
    void start();
    void stop();
    void take(ClubNews& news);
    /// The worker says nothing, for the server keeps it waiting: then it is not live, and what is entered waits here.
    void missWorker();
    void ring();
    /// One at a time.
    [[nodiscard]] bool beginMoving(const QString& season);
    /// What the worker does, on its thread; nothing without a club.
    template <class Work>
    void ask(Work work);

    Store& m_store;
    Exchange::Telling m_telling;
    std::optional<JoinedClub> m_club;
    ClubNews m_news;
    std::optional<Moving> m_moving;
    QThread* m_thread = nullptr; ///< with the worker, while a club is joined
    ClubWorker* m_worker = nullptr;
    QTimer m_watch;                      ///< whether the worker still says something
    QTimer m_bell;                       ///< until the next round ends
    std::map<QString, ClubClock> m_rung; ///< by season
};

} // namespace whistle
