// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QStringList>

namespace whistle {

/// Buttons that have just become others take no press for as long as ActionBar::setSettling says: a second tap was
/// meant for what stood there before.
class Settling {
public:
    /// What stands there now, by names and owners.
    void see(const QStringList& buttons);
    [[nodiscard]] bool isOver() const;

private:
    QStringList m_stood;
    QElapsedTimer m_since; ///< they have stood there
};

} // namespace whistle
