// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QDBusConnection;

namespace whistle {

/// Keeps the screen from going dark while a match is on. Never waits, never fails loudly: a computer that does not
/// let itself be asked goes dark as it is used to.
class ScreenGuard {
public:
    virtual ~ScreenGuard() = default;
    ScreenGuard() = default;
    ScreenGuard(const ScreenGuard&) = delete;
    ScreenGuard& operator=(const ScreenGuard&) = delete;

    /// May be asked for what is the case already.
    virtual void keepAwake(bool awake) = 0;
};

/// Asks the desktop's screen saver (org.freedesktop.ScreenSaver on the session bus), or the login manager
/// (org.freedesktop.login1 on the system bus) where there is none. The silent twin where there is no bus at all.
[[nodiscard]] std::unique_ptr<ScreenGuard> openScreenGuard();

/// The same on these two buses.
[[nodiscard]] std::unique_ptr<ScreenGuard> screenGuardOn(const QDBusConnection& session, const QDBusConnection& system);

} // namespace whistle
