// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/phone_server.h"
#include "match/pages.h"

#include <QDateTime>
#include <QObject>
#include <memory>
#include <string>
#include <vector>

namespace whistle {

/// What phones may do at a table; the laptop may always do everything.
enum class PhonesMay {
    Watch, ///< look at the table, the log and the rules
    Seal,  ///< and make the sealed choices of their seat
    Enter, ///< and everything else that their seat may do
};

/// A seat as the sheet of the laptop shows it.
struct DeviceSeat {
    std::string id; ///< as the game's commands write it
    QString name;
    int number = 0; ///< its shape and colour
    bool isTaken = false;
    bool isAwake = false;   ///< its device is connected and looked at
    QDateTime since;        ///< it was taken
    bool isDue = false;     ///< play waits for it
    bool isSealing = false; ///< for a choice that nobody else may see
};

/// The phones at one table: switched on for this match, what they may, who holds which seat. Words, secrets and
/// entries go through here to the match, never past its session.
class TableDevices : public QObject {
    Q_OBJECT
public:
    /// Both outlive it.
    TableDevices(MatchSession& session, const GameEntry& game, QObject* parent = nullptr);
    ~TableDevices() override;

    /// False: `trouble` says why not. `host`: for tests; empty for every network of this computer.
    bool switchOn(const QString& host = {});
    void switchOff();
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] QString trouble() const;

    [[nodiscard]] PhonesMay may() const;
    void setMay(PhonesMay may);

    /// While the laptop corrects the past, phones look on.
    void setResting(bool rests);

    [[nodiscard]] std::vector<DeviceSeat> seats() const;
    /// Connected devices without a seat, and when each came.
    [[nodiscard]] std::vector<QDateTime> watchers() const;
    /// All that are connected.
    [[nodiscard]] int count() const;
    /// The seat is the laptop's again.
    void takeBack(const std::string& seat);
    void sendWatchersAway();
    /// Another address: every phone has to come anew, and every seat is free.
    void renew();

    /// "192.168.0.14:4717" and "7mq4 k2vp ...": what stands below the code; and the whole, for the code and to copy.
    [[nodiscard]] QString host() const;
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString url() const;

Q_SIGNALS:
    /// Seats, watchers, what phones may, or whether they are on.
    void changed();
    /// Somebody at this seat disagrees with the ruling on this entry.
    void disagreed(int entry, const QString& name, int seat);

private:
    class Inside;
    std::unique_ptr<Inside> m_inside;
};

} // namespace whistle
