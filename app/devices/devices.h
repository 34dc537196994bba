// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "devices/places.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

class PhoneServer;

/// A place that a phone can have, as the sheet of the laptop shows it: a seat of a table, somebody of a season.
struct DeviceSeat {
    std::string id; ///< as the game's commands, or the season, write it
    QString name;
    int number = 0; ///< its shape and colour; 0: none
    bool isTaken = false;
    bool isAwake = false;   ///< its device is connected and looked at
    QDateTime since;        ///< it was taken
    bool isDue = false;     ///< play waits for it
    bool isSealing = false; ///< for a choice that nobody else may see
    bool hasSealed = false; ///< it has made one, and it is not open yet
};

/// How the sheet speaks of these devices.
struct DevicesWords {
    QString title;
    QString what; ///< what phones are for, while they are off
    QStringList may;
    std::vector<const char*> mayNames; ///< objectNames of the same
    QString seen;                      ///< what whoever has the address sees
    QString heard;                     ///< and what somebody who listens could hear
    QString renewed;                   ///< what another address means
    QString back;                      ///< what the button says that closes the sheet
    QString hall = {};                 ///< and the one that opens the page for a projector; empty: there is none
    QString nobody = {};               ///< where no place is listed, and nobody has come yet
};

/// The phones that follow one thing: who is connected, in which language, who holds which place, and what is told to
/// whom and when. What it is about is said by who derives from it; everything is asked for in the language that is
/// spoken then (SayingIn).
class Devices : public QObject {
    Q_OBJECT
public:
    ~Devices() override;

    /// False: `trouble` says why not. `host`: for tests; empty for every network of this computer.
    bool switchOn(const QString& host = {});
    void switchOff();
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] QString trouble() const;

    /// What they may, as an index of `DevicesWords::may`; the laptop may always do everything.
    [[nodiscard]] int right() const;
    void setRight(int right);

    [[nodiscard]] virtual DevicesWords words() const = 0;
    [[nodiscard]] virtual std::vector<DeviceSeat> seats() const = 0;
    /// Connected devices without a place, and when each came.
    [[nodiscard]] std::vector<QDateTime> watchers() const;
    /// All that are connected.
    [[nodiscard]] int count() const;
    /// The place is the laptop's again.
    void takeBack(const std::string& place);
    /// A place that is taken is offered to another phone: who comes by `offerUrl` first has it, once, and the phone
    /// that had it is told so. One at a time, until it is withdrawn, or the place is free.
    void offer(const std::string& place);
    void withdrawOffer();
    /// Empty: none is.
    [[nodiscard]] std::string offered() const;
    void sendWatchersAway();
    /// Another address: every phone has to come anew, and every place is free.
    void renew();

    /// "192.168.0.14:4717" and "7mq4 k2vp ...": what stands below the code; and the whole, for the code and to copy.
    [[nodiscard]] QString host() const;
    /// The same in another network that this computer is in; the next of them in turn. Empty: there is one alone.
    [[nodiscard]] QString nextHost() const;
    /// That is the address from now on.
    void useNextHost();
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString url() const;
    /// The same with the word of the place that is offered, and that word as it stands below the code.
    [[nodiscard]] QString offerUrl() const;
    [[nodiscard]] QString offerWord() const;
    /// The page for a projector, below the address; empty: phones are off.
    [[nodiscard]] QString hallUrl() const;

Q_SIGNALS:
    /// Places, watchers, what phones may, or whether they are on.
    void changed();

protected:
    /// `right`: what they may at first.
    explicit Devices(int right, QObject* parent);

    [[nodiscard]] const Places& places() const;
    /// The address and who held what, as it was when it was last on.
    void restore(const QString& word, quint16 port, Places::Holders holders);
    [[nodiscard]] PhoneServer& server() const;

    /// How many ms lie between two times that everybody is told; 0 if nobody says so.
    void setPace(int ms);
    /// Everybody, once the window is painted.
    void tellSoon();
    void tellLaptop();

    /// The words of the page.
    [[nodiscard]] virtual Json pageWords() const = 0;
    /// What everybody is shown, `me` null; and what stands there for who holds a place: for nobody else.
    [[nodiscard]] virtual Json shown() = 0;
    [[nodiscard]] virtual Json shownTo(const std::string& place) = 0;
    /// None: there is no such place.
    [[nodiscard]] virtual std::optional<QString> nameOf(const std::string& place) const = 0;
    /// The answer to what a device asks that is not about places, without its `id`; null: it is not to be answered.
    /// `place`: empty, it watches.
    [[nodiscard]] virtual Json answer(const std::string& place, const std::string& what, const Json& asked) = 0;
    /// It is about to be switched on: what is kept of an earlier time may be restored. In words, what keeps it from
    /// that; empty: nothing.
    [[nodiscard]] virtual QString comesOn() { return {}; }
    /// One that the page is read in.
    [[nodiscard]] static bool isSpoken(const QString& language);

private:
    class Room;
    std::unique_ptr<Room> m_room;
};

} // namespace whistle
