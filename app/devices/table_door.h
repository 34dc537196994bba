// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/plain_request.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <chrono>
#include <functional>
#include <vector>

namespace whistle {

/// A connection that holds little of what has come, and is cut off when its time is over.
class BoundedSocket : public QTcpSocket {
    Q_OBJECT
public:
    /// Bytes that a request, or a frame, may have.
    static constexpr qint64 most = 16 * 1024;

    explicit BoundedSocket(QObject* parent);

    enum class Stage {
        Asking,   ///< its request is not whole yet
        Answered, ///< Qt's server has it
        Line,     ///< it has become a device's line
    };
    [[nodiscard]] Stage stage() const { return m_stage; }
    void setStage(Stage stage) { m_stage = stage; }

    /// Cuts it off in so long, unless it is said again, or `lingers`.
    void cutOffIn(std::chrono::milliseconds time);
    void lingers();

private:
    Stage m_stage = Stage::Asking;
    QTimer m_patience; ///< Qt's server takes every connection off our signals, but not off our timer
};

/// Lets connections in: no more than there is room for, each with one whole and plain request, which is there before
/// anybody reads it. Qt's HTTP server, which bounds nothing itself, gets those alone.
class TableDoor : public QTcpServer {
    Q_OBJECT
public:
    explicit TableDoor(QObject* parent = nullptr);

    /// What becomes of a request.
    enum class Let {
        In,
        NotFound,
        Forbidden,
        Away, ///< no answer at all
    };
    /// Asked of every request that is whole and plain. `self`: the address it came to.
    using Gate = std::function<Let(const PlainRequest& request, const QByteArray& self)>;
    void setGate(Gate gate) { m_gate = std::move(gate); }

    /// How many connections may have become a device's line.
    void setMostLines(std::size_t most) { m_mostLines = most; }
    [[nodiscard]] std::size_t mostLines() const { return m_mostLines; }

    static constexpr std::chrono::milliseconds usualPatience{10'000};
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    /// How much of the window's time requests may take at once; then nobody more comes in for as long.
    void setAtOnce(std::chrono::milliseconds time) { m_atOnce = time; }

    /// The connection that comes from there, if it is still open.
    [[nodiscard]] BoundedSocket* from(const QHostAddress& address, quint16 port);
    /// Cuts off all that are not a device's line.
    void cutOffAskers();
    /// Puts away what has ended.
    void sweep();

    /// The address that a connection came to, as its Host has to say it.
    [[nodiscard]] static QByteArray self(const QTcpSocket& socket);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void look(BoundedSocket& socket);
    void letIn(BoundedSocket& socket);
    void takes(const QElapsedTimer& begun);
    void refuse(BoundedSocket& socket, const QByteArray& status);
    [[nodiscard]] bool makeRoom();

    std::vector<QPointer<BoundedSocket>> m_sockets; ///< in the order in which they came
    Gate m_gate;
    std::chrono::milliseconds m_patience = usualPatience;
    std::size_t m_mostLines = 64;
    std::chrono::milliseconds m_atOnce{10};
    std::chrono::nanoseconds m_taken{};
    QElapsedTimer m_since; ///< since when that is counted
    QTimer m_rest;
};

} // namespace whistle
