// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/phone_server.h"

#include <QAbstractHttpServer>
#include <QByteArray>
#include <QString>

namespace whistle {

/// A path below a table's word: "/7mq4.../board/57-en.png".
struct TablePath {
    QString word;
    QString rest;        ///< behind the / that follows the word
    bool isBare = false; ///< there is no such /
};
[[nodiscard]] TablePath tablePath(const QString& path);

/// Answers what the door let in: the page's files, pictures of the board, and WebSockets below the word. Nothing here
/// reads a file of the disk.
class TablePages : public QAbstractHttpServer {
    Q_OBJECT
public:
    using QAbstractHttpServer::QAbstractHttpServer;

    void setWord(const QString& word) { m_word = word; }
    void setFirstPage(const QString& name) { m_firstPage = name; }
    void setPicture(PictureGiver picture) { m_picture = std::move(picture); }

    /// The end of a table's path where its WebSocket is.
    static const QString live;

protected:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override;
    void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override;

private:
    struct Answer;
    [[nodiscard]] Answer answerTo(const TablePath& asked) const;

    QString m_word;
    QString m_firstPage = QStringLiteral("index.html");
    PictureGiver m_picture;
};

} // namespace whistle
