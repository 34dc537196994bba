// SPDX-License-Identifier: GPL-3.0-or-later
// The screen stays awake while a match is on, and only then.
#include "games.h"
#include "window/main_window.h"
#include "window/screen_guard.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusServer>
#include <QDBusUnixFileDescriptor>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <poll.h>
#include <unistd.h>
#include <vector>

using namespace whistle;

namespace {

class FakeGuard final : public ScreenGuard {
public:
    explicit FakeGuard(bool& awake) : m_awake(awake) {}
    void keepAwake(bool awake) override { m_awake = awake; }

private:
    bool& m_awake;
};

} // namespace

/// A screen saver as the desktop has it.
class ScreenSaver : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
public:
    QStringList inhibitors;
    bool refuses = false;
    int asked = 0;

public Q_SLOTS:
    uint Inhibit(const QString& program, const QString& reason)
    {
        ++asked;
        if (refuses) {
            sendErrorReply(QDBusError::AccessDenied);
            return 0;
        }
        inhibitors << program + QStringLiteral(": ") + reason;
        return 7;
    }
    void UnInhibit(uint cookie)
    {
        if (cookie == 7)
            inhibitors.removeLast();
    }
};

/// As systemd has it: a lock is the end of a pipe, and holds as long as somebody has it open.
class LoginManager : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")
public:
    QStringList inhibitors;

    /// How many of the locks hold.
    [[nodiscard]] int held() const
    {
        return static_cast<int>(std::count_if(m_locks.begin(), m_locks.end(), [](const QDBusUnixFileDescriptor& lock) {
            pollfd watched{lock.fileDescriptor(), POLLIN, 0};
            return poll(&watched, 1, 0) == 0;
        }));
    }

public Q_SLOTS:
    QDBusUnixFileDescriptor Inhibit(const QString& what, const QString& who, const QString& /*why*/,
                                    const QString& mode)
    {
        inhibitors << QStringList{what, who, mode}.join(u'/');
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            return {};
        QDBusUnixFileDescriptor lock;
        lock.giveFileDescriptor(ends[1]);
        QDBusUnixFileDescriptor watched;
        watched.giveFileDescriptor(ends[0]);
        m_locks.push_back(watched);
        return lock;
    }

private:
    std::vector<QDBusUnixFileDescriptor> m_locks; ///< the ends that are watched
};

class TestScreenGuard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAwakeOnlyWhileAMatchIsOn()
    {
        bool awake = false;
        const QTemporaryDir folder;
        MainWindow window(allGames(), folder.path());
        window.setScreenGuard(std::make_unique<FakeGuard>(awake));
        window.show();
        QVERIFY(!awake); // at home
        window.importMatch(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle"));
        QVERIFY(window.session() != nullptr);
        QVERIFY(!awake); // it is finished
        window.session()->undo();
        QVERIFY(awake);
        window.goHome();
        QVERIFY(!awake);
        window.goToMatch();
        QVERIFY(awake);
        window.session()->redo();
        QVERIFY(!awake);
    }

    void asksTheScreenSaver()
    {
        ScreenSaver saver;
        LoginManager login;
        const Buses buses(saver, login);
        auto guard = screenGuardOn(buses.session(), buses.system());
        guard->keepAwake(true);
        guard->keepAwake(true);
        QTRY_COMPARE(saver.inhibitors, QStringList{QStringLiteral("Whistle: A match is in progress.")});
        guard->keepAwake(false);
        QTRY_VERIFY(saver.inhibitors.isEmpty());
        guard->keepAwake(true);
        guard->keepAwake(false); // before the answer
        QTest::qWait(100);
        QTRY_VERIFY(saver.inhibitors.isEmpty());
        guard->keepAwake(true);
        QTRY_COMPARE(saver.inhibitors.size(), 1);
        guard.reset();
        QTRY_VERIFY(saver.inhibitors.isEmpty());
        QVERIFY(login.inhibitors.isEmpty());
    }

    void whatIsGivenAfterTheGuardIsGoneIsLetGo()
    {
        ScreenSaver saver;
        LoginManager login;
        const Buses buses(saver, login);
        for (const bool screenSaver : {true, false}) {
            saver.refuses = !screenSaver;
            auto guard = screenGuardOn(buses.session(), buses.system());
            guard->keepAwake(true);
            guard.reset(); // before the answer
            QTRY_COMPARE(saver.asked, screenSaver ? 1 : 2);
            QTRY_VERIFY(saver.inhibitors.isEmpty());
        }
        QVERIFY(login.inhibitors.isEmpty()); // nobody wishes it any more
    }

    void asksTheLoginManagerWhereThereIsNoScreenSaver()
    {
        ScreenSaver saver;
        saver.refuses = true;
        LoginManager login;
        const Buses buses(saver, login);
        const auto guard = screenGuardOn(buses.session(), buses.system());
        guard->keepAwake(true);
        QTRY_COMPARE(login.inhibitors, QStringList{QStringLiteral("idle/Whistle/block")});
        QTRY_COMPARE(login.held(), 1);
        guard->keepAwake(false);
        QTRY_COMPARE(login.held(), 0);
        guard->keepAwake(true);
        QTRY_COMPARE(login.inhibitors.size(), 2);
        QTRY_COMPARE(login.held(), 1);
    }

    void withoutABusNothingHappens()
    {
        const QDBusConnection none(QStringLiteral("there is no such bus"));
        const auto guard = screenGuardOn(none, none);
        guard->keepAwake(true);
        guard->keepAwake(false);
        QVERIFY(guard != nullptr);
    }

private:
    /// Two buses of our own: a connection of the guard's side each, with the object at the other end.
    class Buses {
    public:
        Buses(QObject& saver, QObject& login)
        {
            serve(m_sessionServer, QStringLiteral("/org/freedesktop/ScreenSaver"), saver, m_session);
            serve(m_systemServer, QStringLiteral("/org/freedesktop/login1"), login, m_system);
        }
        ~Buses()
        {
            for (const QString& name : m_names)
                QDBusConnection::disconnectFromPeer(name);
        }
        Buses(const Buses&) = delete;
        Buses& operator=(const Buses&) = delete;
        [[nodiscard]] QDBusConnection session() const { return m_session; }
        [[nodiscard]] QDBusConnection system() const { return m_system; }

    private:
        void serve(QDBusServer& server, const QString& path, QObject& object, QDBusConnection& bus)
        {
            server.setAnonymousAuthenticationAllowed(true);
            QObject::connect(&server, &QDBusServer::newConnection, &server,
                             [path, &object](QDBusConnection connection) {
                                 connection.registerObject(path, &object, QDBusConnection::ExportAllSlots);
                                 m_kept << connection;
                             });
            const QString name = QStringLiteral("guard%1").arg(++m_count);
            bus = QDBusConnection::connectToPeer(server.address(), name);
            m_names << name;
            QVERIFY(bus.isConnected());
            QTRY_VERIFY(m_kept.size() >= m_count);
        }

        static inline int m_count = 0;
        static inline QList<QDBusConnection> m_kept;
        QDBusServer m_sessionServer;
        QDBusServer m_systemServer;
        QDBusConnection m_session{QString()};
        QDBusConnection m_system{QString()};
        QStringList m_names;
    };
};

QTEST_MAIN(TestScreenGuard)
#include "tst_screen_guard.moc"
