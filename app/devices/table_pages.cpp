// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/table_pages.h"

#include "devices/plain_request.h"
#include "devices/table_door.h"

#include <QFile>
#include <QFutureWatcher>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QPointer>
#include <QRegularExpression>
#include <memory>

namespace whistle {

namespace {

using Status = QHttpServerResponder::StatusCode;

QByteArray kindOfFile(const QString& name)
{
    static const QList<QPair<QString, QByteArray>> kinds{
        {QStringLiteral(".html"), "text/html; charset=utf-8"},
        {QStringLiteral(".css"), "text/css; charset=utf-8"},
        {QStringLiteral(".js"), "text/javascript; charset=utf-8"},
        {QStringLiteral(".svg"), "image/svg+xml"},
        {QStringLiteral(".png"), "image/png"},
    };
    for (const auto& [end, kind] : kinds) {
        if (name.endsWith(end))
            return kind;
    }
    return {};
}

/// A name of one file, in one folder: no way leads out of it.
bool isNameOfAFile(const QString& name)
{
    static const QRegularExpression plain(QStringLiteral("\\A[A-Za-z0-9_-]{1,64}\\.[a-z]{2,4}\\z"));
    return plain.match(name).hasMatch() && !kindOfFile(name).isEmpty();
}

} // namespace

const QString TablePages::live = QStringLiteral("live");

TablePath tablePath(const QString& path)
{
    const qsizetype slash = path.indexOf(u'/', 1);
    if (slash < 0)
        return {path.mid(1), {}, true};
    return {path.mid(1, slash - 1), path.mid(slash + 1)};
}

struct TablePages::Answer {
    Status status = Status::NotFound;
    WebHeaders headers = {};
    QByteArray body = {};
};

TablePages::Answer TablePages::answerTo(const TablePath& asked) const
{
    if (asked.isBare)
        return {Status::TemporaryRedirect, {{"Location", '/' + m_word.toLatin1() + '/'}}};
    const QString name = asked.rest.isEmpty() ? m_firstPage : asked.rest;
    if (!isNameOfAFile(name))
        return {};
    QFile file(QStringLiteral(":/web/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return {Status::Ok, {{"Content-Type", kindOfFile(name)}}, file.readAll()};
}

bool TablePages::handleRequest(const QHttpServerRequest& request, QTcpSocket* socket)
{
    const TablePath asked = tablePath(request.url().path(QUrl::FullyEncoded));
    // The door has let a WebSocket in to here alone; what follows is Qt's.
    if (asked.rest == live && request.value("Upgrade").compare("websocket", Qt::CaseInsensitive) == 0)
        return true;
    // One request a connection: the next one would come past the door.
    disconnect(socket, &QIODevice::readyRead, nullptr, nullptr);
    const auto respond = [responder = std::make_shared<QHttpServerResponder>(makeResponder(request, socket)),
                          isHead = request.method() == QHttpServerRequest::Method::Head,
                          line = QPointer<QTcpSocket>(socket)](const Answer& answer) {
        if (!line) // whoever asked has gone meanwhile
            return;
        responder->writeStatusLine(answer.status);
        for (const auto& [name, value] : headersOfEveryAnswer(TableDoor::self(*line)) + answer.headers)
            responder->writeHeader(name, value);
        responder->writeHeader("Content-Length", QByteArray::number(answer.body.size()));
        responder->writeBody(isHead ? QByteArray() : answer.body);
        line->disconnectFromHost();
    };
    static const QString board = QStringLiteral("board/");
    const QString name = asked.rest.mid(board.size());
    const bool isPicture = asked.rest.startsWith(board);
    if (!isPicture || !m_picture || !isNameOfAFile(name) || !name.endsWith(QStringLiteral(".png"))) {
        respond(isPicture ? Answer() : answerTo(asked));
        return true;
    }
    // Several may wait for the same picture: a future goes on with one of them alone.
    auto* wait = new QFutureWatcher<QByteArray>(this);
    connect(wait, &QFutureWatcher<QByteArray>::finished, this, [respond, name, wait] {
        const QByteArray picture = wait->result();
        respond(picture.isEmpty() ? Answer() : Answer{Status::Ok, {{"Content-Type", kindOfFile(name)}}, picture});
        wait->deleteLater();
    });
    wait->setFuture(m_picture(name));
    return true;
}

void TablePages::missingHandler(const QHttpServerRequest&, QTcpSocket* socket)
{
    socket->abort();
}

} // namespace whistle

#include "moc_table_pages.cpp"
