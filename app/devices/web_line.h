// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/phone_server.h"
#include "devices/table_door.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWebSocket>
#include <array>
#include <memory>

namespace whistle {

/// A device's line over a WebSocket, within its bounds.
class WebLine : public PhoneLine {
    Q_OBJECT
public:
    /// `below`: the connection that the WebSocket runs on.
    WebLine(std::unique_ptr<QWebSocket> socket, BoundedSocket& below, QObject* parent);

    using PhoneLine::send;
    void send(const QByteArray& frame) override;
    void end() override;
    /// Cuts it off if too much waits to be read at the other end.
    void lookWhatWaits();

private:
    void frameCame();
    void messageCame(const QString& text);
    void close(QWebSocketProtocol::CloseCode code);
    void over();

    static constexpr std::size_t mostInASecond = 60;

    std::unique_ptr<QWebSocket> m_socket;
    QPointer<BoundedSocket> m_below;
    QElapsedTimer m_clock;
    std::array<qint64, mostInASecond> m_came; ///< when the last frames came, in milliseconds, a ring
    std::size_t m_next = 0;
    bool m_isClosing = false; ///< nothing more is sent, and nothing taken
    bool m_isOver = false;
};

} // namespace whistle
