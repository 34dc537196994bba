// SPDX-License-Identifier: GPL-3.0-or-later
// The first contest of somebody who has never seen the program, with their own hands.
#include "games.h"
#include "match/settings.h"
#include "table/lesson_page.h"
#include "table_driver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::kaosball;

class TestLesson : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

    template <class T>
    T* find(const char* name)
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        m_window->settings().setTheme({Shade::Dark, 1.0, Motion::Reduced});
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void itLeadsThroughTheFirstContest()
    {
        TableDriver driver(*m_window);
        QCOMPARE(driver.hand().press(*find<QAbstractButton>("beginLesson")), QString());
        auto* lesson = qobject_cast<LessonPage*>(m_window->currentPage());
        QVERIFY(lesson != nullptr && lesson->session() != nullptr);
        QCOMPARE(lesson->step(), 0);
        QVERIFY(!lesson->session()->canUndo()); // what stands before the lesson is no business of it
        driver.playOn(*lesson->session());
        const State before = driver.state();

        // One drag onto the carrier of the ball: the attack is announced and made.
        QCOMPARE(
            driver.hand().drag(*driver.field(), QStringLiteral("amazons/b1"), QStringLiteral("d7 d6 e5").split(u' ')),
            QString());
        QTRY_COMPARE(lesson->step(), 1);
        picture("lesson_cards");

        ContestEntry entry;
        entry.cards = {{"fangs", Card::energy(3)}, {"amazons", Card::energy(3)}};
        driver.fillContest(entry, {"amazons", "fangs"});
        QCOMPARE(driver.trouble(), QString());
        QTRY_COMPARE(lesson->step(), 2);
        QVERIFY(driver.state().lastContest.has_value());
        picture("lesson_ruling");

        QCOMPARE(driver.hand().press(*find<QAbstractButton>("lessonOn")), QString());
        QCOMPARE(lesson->step(), 3);
        driver.hand().key(Qt::Key_Z);
        QTRY_COMPARE(lesson->step(), 4);
        QVERIFY(!driver.state().lastContest);
        picture("lesson_end");
        QCOMPARE(driver.hand().press(*find<QAbstractButton>("lessonOn")), QString());
        QVERIFY(m_window->currentPage() != lesson);

        // It leaves no match behind, and begins anew the next time.
        QVERIFY(m_window->store()->recentMatches(10, Shelf::Open)->empty());
        QCOMPARE(driver.hand().press(*find<QAbstractButton>("beginLesson")), QString());
        QCOMPARE(lesson->step(), 0);
        driver.playOn(*lesson->session());
        QCOMPARE(driver.state().lastContest.has_value(), before.lastContest.has_value());
        driver.hand().key(Qt::Key_Escape);
        QVERIFY(m_window->currentPage() != lesson);
    }

private:
    void picture(const char* name)
    {
        QTest::qWait(50);
        if (const QString folder = qEnvironmentVariable("WHISTLE_SHOTS"); !folder.isEmpty())
            m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, QString::fromLatin1(name)));
    }
};

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
