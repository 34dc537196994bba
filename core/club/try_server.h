// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_address.h"

#include <string>
#include <vector>

namespace whistle {

/// A throw-away PostgreSQL server in a folder of its own, on a local socket, with a club in it: to try a club, and for
/// the tests. It has no password and no network; its folder is all there is of it.
class TryServer {
public:
    /// Starts the server of this folder, made and set up where the folder is new or empty. PostgreSQL does not run as
    /// root: there its own account `postgres` runs it.
    [[nodiscard]] static Checked<TryServer> start(const std::string& folder);
    /// Stops the server of this folder and removes the folder.
    [[nodiscard]] static Problems end(const std::string& folder);

    /// As this person; "owner" has made it. Others: "organiser", "table_1" to "table_8", "viewer".
    [[nodiscard]] ClubAddress address(const QString& person) const;
    [[nodiscard]] static std::vector<QString> people();

    /// For tests of what happens when a server goes: without a warning, and again.
    [[nodiscard]] static Problems stop(const std::string& folder);

private:
    explicit TryServer(QString folder) : m_folder(std::move(folder)) {}
    QString m_folder;
};

} // namespace whistle
