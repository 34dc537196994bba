// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/screen_guard.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
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

class BusGuard final : public ScreenGuard {
public:
    BusGuard(const QDBusConnection& session, const QDBusConnection& system) : m_session(session), m_system(system) {}
    ~BusGuard() override { release(); }

    void keepAwake(bool awake) override
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
        return QCoreApplication::translate("whistle::ScreenGuard", "A match is on.");
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
        auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), &m_context);
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, &m_context, [this, watcher, given, denied] {
            watcher->deleteLater();
            m_asking = false;
            const QDBusPendingReply<Answer> reply = *watcher;
            if (reply.isError()) {
                if (m_wanted)
                    denied();
                return;
            }
            given(reply.value());
            if (!m_wanted) // the match ended while the answer was on its way
                release();
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
    QObject m_context;              ///< answers that come after the guard is gone find nobody
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
