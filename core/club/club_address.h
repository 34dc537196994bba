// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QString>
#include <string>

namespace whistle {

/// Where a club's server is and as whom one goes there. What is not said is taken from the service file, ~/.pgpass and
/// the environment, as every program of PostgreSQL does.
struct ClubAddress {
    QString host; ///< a name, or the folder of a local socket
    int port = 0; ///< 0: the usual one
    QString database;
    QString person;
    QString service;  ///< an entry of the service file
    QString options;  ///< libpq's, as Qt's driver reads them: "sslmode=require;sslrootcert=..."
    QString password; ///< only while it is typed in; never kept

    /// Reads `postgresql://NAME@SERVER:PORT/DATABASE?sslmode=require`, or `service=NAME`.
    [[nodiscard]] static Checked<ClubAddress> read(const std::string& text);
    /// The same again, without a password: to be shown and kept.
    [[nodiscard]] std::string told() const;
    /// A socket of this computer: nothing goes over a network.
    [[nodiscard]] bool isLocal() const { return service.isEmpty() && (host.isEmpty() || host.startsWith(u'/')); }
    /// As somebody else of the same club.
    [[nodiscard]] ClubAddress as(const QString& name) const;
};

} // namespace whistle
