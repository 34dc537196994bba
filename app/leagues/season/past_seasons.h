// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_session.h"

#include <QFutureWatcher>
#include <QObject>
#include <vector>

namespace whistle {

/// The other seasons of the game that the data folder has, read beside the page when somebody first wants to look back.
class PastSeasons : public QObject {
    Q_OBJECT
public:
    explicit PastSeasons(const LeagueSession& league, QObject* parent = nullptr);
    ~PastSeasons() override;

    /// Begins to read them; does nothing where that has been done.
    void read();
    [[nodiscard]] bool isRead() const { return m_isRead; }
    /// How far the reading is: "12 of 200".
    [[nodiscard]] int done() const { return m_reading.progressValue(); }
    [[nodiscard]] int count() const { return m_reading.progressMaximum(); }
    /// This season and, as far as they are read, the others, the oldest first.
    [[nodiscard]] std::vector<const league::Season*> all() const;

Q_SIGNALS:
    void progressed();
    void finished();

private:
    struct Found {
        std::vector<league::Season> seasons; ///< the oldest first
        std::size_t before = 0;              ///< so many of them are older than the one that is open
    };
    LeagueSession m_league;
    QFutureWatcher<Found> m_reading;
    Found m_found;
    bool m_isRead = false;
};

} // namespace whistle
