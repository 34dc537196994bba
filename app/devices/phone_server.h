// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QByteArray>
#include <QFuture>
#include <QObject>
#include <QString>
#include <QStringList>
#include <chrono>
#include <functional>
#include <memory>

namespace whistle {

/// A picture as PNG by its name, which may still be in the making; empty: there is none.
using PictureGiver = std::function<QFuture<QByteArray>(const QString& name)>;

/// One device's connection (docs/devices.md): frames in and out, each a JSON object. It goes when it ends.
class PhoneLine : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// A frame that is ready to go: what everybody gets is made once.
    virtual void send(const QByteArray& frame) = 0;
    void send(const Json& frame);
    /// Ends it, behind what has been sent.
    virtual void end() = 0;

Q_SIGNALS:
    void came(const whistle::Json& frame);
    /// It has ended, from whichever side. Comes out of the event loop, never out of `send`, `end` or the server's own
    /// calls.
    void ended();
};

/// Serves the page on the local network and takes connections, each within its bounds: size, number and rate of frames
/// and requests, host, origin, word of the table. It knows no match.
class PhoneServer : public QObject {
    Q_OBJECT
public:
    explicit PhoneServer(QObject* parent = nullptr);
    ~PhoneServer() override;

    /// False: it could not be, and `trouble` says why. `host`: empty for every network of this computer. `word`: of an
    /// earlier time; empty: a new one. `port`: to be tried first; 0: none in particular.
    bool start(const QString& host = {}, const QString& word = {}, quint16 port = 0);
    void stop();
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] QString trouble() const;

    /// 26 letters and digits, 128 bits by chance.
    [[nodiscard]] QString word() const;
    /// Another word; every connection ends.
    void renew();
    [[nodiscard]] quint16 port() const;
    /// "192.168.0.14:4717" for each network that this computer is in, the likeliest first.
    [[nodiscard]] QStringList hosts() const;

    /// How many devices at once; 64 if nobody says so.
    void setMostLines(std::size_t most);
    /// The file that stands for the address itself; "index.html" if nobody says so.
    void setFirstPage(const QString& name);
    /// Gives the picture that stands in the board's folder under this name ("57-en.png"); empty: there is none.
    void setPicture(PictureGiver picture);
    /// How long a connection may take to ask for something, before it is closed. For tests.
    void setPatience(std::chrono::milliseconds patience);
    /// The computer's own in place of those that it has: for tests.
    void setAddresses(QStringList addresses);

Q_SIGNALS:
    /// The line is the server's, and goes when it ends.
    void opened(whistle::PhoneLine* line);

private:
    struct Inside;
    std::unique_ptr<Inside> m_inside;
};

/// Whether this build serves phones; else the packages that it would need, for a sentence.
[[nodiscard]] bool hasPhones();
[[nodiscard]] QStringList packagesForPhones();

} // namespace whistle
