// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace whistle {

class Settings;

/// Where a stored match is kept for the reader's eyes.
enum class Shelf {
    Table,   ///< among the matches
    Archive, ///< out of sight, until somebody brings it back
    Gone     ///< deleted; until the program starts again it can be brought back
};

/// Which matches have been put away. A match that nobody has moved is on the table.
class MatchShelf {
public:
    explicit MatchShelf(Settings& settings) : m_settings(settings) {}
    [[nodiscard]] Shelf of(const QString& uuid) const;
    void put(const QString& uuid, Shelf shelf);
    /// The ids on the shelf; none for the table.
    [[nodiscard]] QStringList on(Shelf shelf) const;

private:
    Settings& m_settings;
};

} // namespace whistle
