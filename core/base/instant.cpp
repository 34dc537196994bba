// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/instant.h"

#include <QDateTime>
#include <QTimeZone>

namespace whistle {

namespace {
const auto isoFormat = QStringLiteral("yyyy-MM-dd'T'HH:mm:ss'Z'");
}

Instant Instant::now()
{
    return {QDateTime::currentSecsSinceEpoch()};
}

std::optional<Instant> Instant::fromIso(std::string_view text)
{
    auto moment = QDateTime::fromString(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), isoFormat);
    if (!moment.isValid())
        return {};
    moment.setTimeSpec(Qt::UTC);
    return Instant{moment.toSecsSinceEpoch()};
}

std::string Instant::toIso() const
{
    return QDateTime::fromSecsSinceEpoch(secondsSinceEpoch, Qt::UTC).toString(isoFormat).toStdString();
}

} // namespace whistle
