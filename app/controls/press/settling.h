// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QStringList>

namespace whistle {

/// Buttons that have just become others, or have changed hands, take no press for a while: a second tap was meant for
/// what stood there before.
class Settling {
public:
    /// For how long, in milliseconds, everywhere; 0, as long as nobody says otherwise: not at all.
    static void setTime(int milliseconds);
    /// What stands there now, by names and owners.
    void see(const QStringList& buttons);
    /// What lay over them has gone: they count as new.
    void again() { m_since.start(); }
    [[nodiscard]] bool isOver() const;

private:
    QStringList m_stood;
    QElapsedTimer m_since; ///< they have stood there
};

} // namespace whistle
