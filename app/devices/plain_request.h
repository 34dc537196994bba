// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QPair>
#include <QString>
#include <optional>

namespace whistle {

/// A request as browsers write it, and of it what decides whether it is let in.
struct PlainRequest {
    QByteArray method;
    QString path; ///< as it was written, nothing decoded; what stands behind a ? is left away
    QByteArray host;
    QByteArray origin;
    bool wantsWebSocket = false;
};

/// Reads the head of a request, up to and with its empty line. None: it is not written as browsers write it, or has a
/// body, or two heads in one.
[[nodiscard]] std::optional<PlainRequest> plainRequest(QByteArrayView head);

using WebHeaders = QList<QPair<QByteArray, QByteArray>>;

/// What stands above every answer: what a page of ours may load and do, and that nobody keeps it. `host`: ours, as the
/// request has it; empty if it has none of ours.
[[nodiscard]] WebHeaders headersOfEveryAnswer(const QByteArray& host);

} // namespace whistle
