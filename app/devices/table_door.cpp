// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/table_door.h"

#include <algorithm>
#include <utility>

namespace whistle {

namespace {

/// Who is still asking, beside the lines.
constexpr std::size_t mostAskers = 32;
constexpr std::chrono::milliseconds shortestRest{5};
/// So long an answer may take on its way.
constexpr std::chrono::seconds answerTime{30};

} // namespace

BoundedSocket::BoundedSocket(QObject* parent) : QTcpSocket(parent)
{
    constexpr qint64 besides = 1024; // a frame's own head
    setReadBufferSize(most + besides);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &QAbstractSocket::abort);
}

void BoundedSocket::cutOffIn(std::chrono::milliseconds time)
{
    m_patience.start(time);
}

void BoundedSocket::lingers()
{
    m_patience.stop();
}

TableDoor::TableDoor(QObject* parent) : QTcpServer(parent)
{
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (isListening())
            resumeAccepting();
    });
    m_since.start();
}

/// What requests have taken of the window's time: after so much at once nobody more comes in for as long.
void TableDoor::takes(const QElapsedTimer& begun)
{
    const auto sinceLast = std::chrono::milliseconds(m_since.elapsed());
    if (sinceLast > 2 * m_atOnce) {
        m_taken = {};
        m_since.restart();
    }
    m_taken += std::chrono::nanoseconds(begun.nsecsElapsed());
    if (m_taken < m_atOnce || m_rest.isActive() || !isListening())
        return;
    pauseAccepting();
    m_rest.start(std::max<std::chrono::milliseconds>(m_atOnce, shortestRest));
}

QByteArray TableDoor::self(const QTcpSocket& socket)
{
    return socket.localAddress().toString().toLatin1() + ':' + QByteArray::number(socket.localPort());
}

void TableDoor::sweep()
{
    for (const QPointer<BoundedSocket>& socket : m_sockets) {
        // An object that Qt has let go of is still our child.
        if (socket && socket->state() == QAbstractSocket::UnconnectedState)
            socket->deleteLater();
    }
    std::erase_if(m_sockets, [](const QPointer<BoundedSocket>& socket) {
        return !socket || socket->state() == QAbstractSocket::UnconnectedState;
    });
}

BoundedSocket* TableDoor::from(const QHostAddress& address, quint16 port)
{
    for (const QPointer<BoundedSocket>& socket : m_sockets) {
        if (socket && socket->peerPort() == port && socket->peerAddress() == address)
            return socket;
    }
    return nullptr;
}

void TableDoor::cutOffAskers()
{
    for (const QPointer<BoundedSocket>& socket : std::vector(m_sockets)) {
        if (socket && socket->stage() != BoundedSocket::Stage::Line)
            socket->abort();
    }
    sweep();
}

bool TableDoor::makeRoom()
{
    sweep();
    if (m_sockets.size() < m_mostLines + mostAskers)
        return true;
    // Whoever has said nothing for longest goes: connections that are merely held keep nobody out.
    const auto silent = std::find_if(m_sockets.begin(), m_sockets.end(), [](const QPointer<BoundedSocket>& socket) {
        return socket->stage() == BoundedSocket::Stage::Asking;
    });
    if (silent == m_sockets.end())
        return false;
    (*silent)->abort();
    sweep();
    return true;
}

void TableDoor::incomingConnection(qintptr descriptor)
{
    auto* socket = new BoundedSocket(this);
    if (!socket->setSocketDescriptor(descriptor) || !makeRoom()) {
        socket->abort();
        delete socket;
        return;
    }
    m_sockets.emplace_back(socket);
    connect(socket, &QIODevice::readyRead, this, [this, socket] { look(*socket); });
    connect(socket, &QAbstractSocket::disconnected, socket, &QObject::deleteLater);
    socket->cutOffIn(m_patience);
}

void TableDoor::look(BoundedSocket& socket)
{
    if (socket.stage() != BoundedSocket::Stage::Asking)
        return;
    QElapsedTimer begun;
    begun.start();
    letIn(socket);
    takes(begun);
}

void TableDoor::letIn(BoundedSocket& socket)
{
    constexpr QByteArrayView emptyLine("\r\n\r\n");
    const QByteArray came = socket.peek(BoundedSocket::most + 1);
    const qsizetype end = came.indexOf(emptyLine);
    if (came.size() > BoundedSocket::most) {
        socket.abort();
        return;
    }
    if (end < 0)
        return;                              // not yet
    const auto request = plainRequest(came); // with something behind its head, it is none
    const Let let = request && m_gate ? m_gate(*request, self(socket)) : Let::Away;
    if (!request) {
        refuse(socket, "400 Bad Request");
    } else if (let == Let::Away) {
        socket.abort();
    } else if (let == Let::Forbidden) {
        refuse(socket, "403 Forbidden");
    } else if (let == Let::NotFound) {
        refuse(socket, "404 Not Found");
    } else {
        disconnect(&socket, nullptr, this, nullptr);
        disconnect(&socket, &QAbstractSocket::disconnected, &socket, nullptr);
        socket.setStage(BoundedSocket::Stage::Answered);
        socket.cutOffIn(answerTime);
        addPendingConnection(&socket);
        Q_EMIT socket.readyRead(); // what has come was not read
    }
}

void TableDoor::refuse(BoundedSocket& socket, const QByteArray& status)
{
    QByteArray answer = "HTTP/1.1 " + status + "\r\nContent-Length: 0\r\n";
    for (const auto& [name, value] : headersOfEveryAnswer({}))
        answer += name + ": " + value + "\r\n";
    socket.setStage(BoundedSocket::Stage::Answered);
    socket.readAll(); // what is left unread would break the connection off before the answer is there
    socket.write(answer + "\r\n");
    socket.disconnectFromHost();
}

} // namespace whistle

#include "moc_table_door.cpp"
