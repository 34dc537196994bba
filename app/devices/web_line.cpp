// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/web_line.h"

#include "base/problem.h"

#include <nlohmann/json.hpp>

namespace whistle {

namespace {

constexpr qint64 mostWaiting = 1024 * 1024;
/// So long the last words may take on their way.
constexpr std::chrono::seconds closingTime{3};
constexpr qint64 aSecond = 1000;

} // namespace

WebLine::WebLine(std::unique_ptr<QWebSocket> socket, BoundedSocket& below, QObject* parent)
    : PhoneLine(parent)
    , m_socket(std::move(socket))
    , m_below(&below)
{
    m_clock.start();
    m_came.fill(-aSecond);
    below.setStage(BoundedSocket::Stage::Line);
    below.lingers();
    below.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    below.setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    m_socket->setMaxAllowedIncomingFrameSize(BoundedSocket::most);
    m_socket->setMaxAllowedIncomingMessageSize(BoundedSocket::most);
    connect(m_socket.get(), &QWebSocket::textFrameReceived, this, &WebLine::frameCame);
    connect(m_socket.get(), &QWebSocket::pong, this, &WebLine::frameCame);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &WebLine::messageCame);
    connect(m_socket.get(), &QWebSocket::binaryFrameReceived, this,
            [this] { close(QWebSocketProtocol::CloseCodeDatatypeNotSupported); });
    connect(m_socket.get(), &QWebSocket::disconnected, this, &WebLine::over);
}

void WebLine::send(const QByteArray& frame)
{
    if (m_isClosing)
        return;
    lookWhatWaits();
    if (!m_isClosing)
        m_socket->sendTextMessage(QString::fromUtf8(frame));
}

void WebLine::end()
{
    close(QWebSocketProtocol::CloseCodeNormal);
}

void WebLine::lookWhatWaits()
{
    if (m_isClosing || m_socket->bytesToWrite() <= mostWaiting)
        return;
    m_isClosing = true;
    m_socket->abort();
}

void WebLine::frameCame()
{
    const qint64 now = m_clock.elapsed();
    // The place in the ring is that of the frame before the last sixty.
    if (now - m_came[m_next] < aSecond)
        close(QWebSocketProtocol::CloseCodePolicyViolated);
    m_came[m_next] = now;
    m_next = (m_next + 1) % m_came.size();
}

void WebLine::messageCame(const QString& text)
{
    if (m_isClosing)
        return;
    const std::string frame = text.toStdString();
    if (frame.size() > static_cast<std::size_t>(BoundedSocket::most)) { // Qt counts the letters of a message in pieces
        close(QWebSocketProtocol::CloseCodeTooMuchData);
        return;
    }
    const auto json = parseJson(frame);
    if (!json || !json->is_object() || valueIn(*json, "do", std::string()).empty())
        close(QWebSocketProtocol::CloseCodePolicyViolated);
    else
        Q_EMIT came(*json);
}

void WebLine::close(QWebSocketProtocol::CloseCode code)
{
    if (m_isClosing)
        return;
    m_isClosing = true;
    if (m_below)
        m_below->cutOffIn(closingTime); // else whoever does not read would be kept for ever
    m_socket->close(code);
}

void WebLine::over()
{
    m_isClosing = true;
    if (std::exchange(m_isOver, true))
        return;
    // Whoever called may be in the middle of something.
    QMetaObject::invokeMethod(
        this,
        [this] {
            Q_EMIT ended();
            deleteLater();
        },
        Qt::QueuedConnection);
}

} // namespace whistle

#include "moc_web_line.cpp"
