// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/screen_guard.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
#include <memory>
#include <optional>

namespace whistle {

namespace {

class SilentGuard final : public ScreenGuard {
public:
    void keepAwake(bool /*awake*/) override {}
};

QDBusMessage screenSaver(const char* method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), QString::fromLatin1(method));
}

QDBusMessage loginManager(const char* method)
{
    return QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.login1"), QStringLiteral("/org/freedesktop/login1"),
        QStringLiteral("org.freedesktop.login1.Manager"), QString::fromLatin1(method));
}

/// What is wished and what is held. An answer that is on its way keeps it, so that a lock that comes after the guard is
/// gone is let go too.
class Wish : public std::enable_shared_from_this<Wish> {
public:
    Wish(const QDBusConnection& session, const QDBusConnection& system) : m_session(session), m_system(system) {}

    void keepAwake(bool awake)
    {
        m_wanted = awake;
        if (!awake)
            release();
        else if (!m_asking && !m_cookie && !m_lock.isValid())
            askScreenSaver();
    }

private:
    [[nodiscard]] static QString program() { return QStringLiteral("Whistle"); }
    [[nodiscard]] static QString reason()
    {
        return QCoreApplication::translate("whistle::ScreenGuard", "A match is in progress.");
    }

    void askScreenSaver()
    {
        QDBusMessage call = screenSaver("Inhibit");
        call << program() << reason();
        ask<uint>(
            m_session, call, [this](uint cookie) { m_cookie = cookie; }, [this] { askLoginManager(); });
    }

    void askLoginManager()
    {
        QDBusMessage call = loginManager("Inhibit");
        call << QStringLiteral("idle") << program() << reason() << QStringLiteral("block");
        ask<QDBusUnixFileDescriptor>(
            m_system, call, [this](const QDBusUnixFileDescriptor& lock) { m_lock = lock; }, [] {});
    }

    template <class Answer, class Given, class Denied>
    void ask(const QDBusConnection& bus, const QDBusMessage& call, Given given, Denied denied)
    {
        if (!bus.isConnected()) {
            denied();
            return;
        }
        m_asking = true;
        auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), QCoreApplication::instance());
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher,
                         [kept = shared_from_this(), watcher, given, denied] {
                             watcher->deleteLater();
                             kept->m_asking = false;
                             const QDBusPendingReply<Answer> reply = *watcher;
                             if (!reply.isError())
                                 given(reply.value());
                             else if (kept->m_wanted)
                                 denied();
                             if (!kept->m_wanted) // the match ended while the answer was on its way
                                 kept->release();
                         });
    }

    void release()
    {
        if (m_cookie) {
            QDBusMessage call = screenSaver("UnInhibit");
            call << *m_cookie;
            m_session.send(call);
            m_cookie.reset();
        }
        m_lock = {};
    }

    QDBusConnection m_session;
    QDBusConnection m_system;
    bool m_wanted = false;
    bool m_asking = false;
    std::optional<uint> m_cookie;   ///< of the screen saver
    QDBusUnixFileDescriptor m_lock; ///< of the login manager: as long as it is open
};

class BusGuard final : public ScreenGuard {
public:
    BusGuard(const QDBusConnection& session, const QDBusConnection& system)
        : m_wish(std::make_shared<Wish>(session, system))
    {
    }
    ~BusGuard() override { m_wish->keepAwake(false); }

    void keepAwake(bool awake) override { m_wish->keepAwake(awake); }

private:
    std::shared_ptr<Wish> m_wish;
};

} // namespace

std::unique_ptr<ScreenGuard> screenGuardOn(const QDBusConnection& session, const QDBusConnection& system)
{
    if (!session.isConnected() && !system.isConnected())
        return std::make_unique<SilentGuard>();
    return std::make_unique<BusGuard>(session, system);
}

std::unique_ptr<ScreenGuard> openScreenGuard()
{
    return screenGuardOn(QDBusConnection::sessionBus(), QDBusConnection::systemBus());
}

} // namespace whistle
