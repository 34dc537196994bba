// SPDX-License-Identifier: GPL-3.0-or-later
// Every page, walked through widget by widget: names, targets, focus order, and nothing cut or covered in any size,
// text size, language and theme. The pages stand in pages_under_test.cpp.
#include "inspection.h"
#include "pages_under_test.h"

#include <QTest>
#include <set>

using namespace whistle;

class TestAccessibility : public QObject {
    Q_OBJECT

private:
    /// Milliseconds after which a window whose size does not change any more has its type and panels for it.
    static constexpr int edgeLetGo = 250;
    std::unique_ptr<PageHost> m_host;

    void shoot(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!folder.isEmpty())
            m_host->window().grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
    }

    static bool isNightly() { return qEnvironmentVariable("WHISTLE_ROWS") == QStringLiteral("all"); }

    /// All pages, or those whose names contain what WHISTLE_PAGES says.
    static std::vector<PageUnderTest> chosenPages()
    {
        const QString wanted = qEnvironmentVariable("WHISTLE_PAGES");
        std::vector<PageUnderTest> chosen;
        std::copy_if(pagesUnderTest().begin(), pagesUnderTest().end(), std::back_inserter(chosen),
                     [&](const PageUnderTest& page) { return page.name.contains(wanted); });
        return chosen;
    }

    /// A failure with its faults one a line above it.
    static void tell(const QStringList& faults)
    {
        for (const QString& fault : faults)
            qWarning("%s", qPrintable(fault));
        QCOMPARE(faults.size(), 0);
    }

    void wear(QSize size, int percent, Shade shade, const char* language)
    {
        MainWindow& window = m_host->window();
        window.settings().setLanguage(QString::fromLatin1(language));
        window.settings().setTheme({shade, percent / 100.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        window.resize(size);
        QTest::qWait(edgeLetGo);
    }

    /// Brings the page on screen; what a sheet covered is free again.
    void open(const PageUnderTest& page)
    {
        m_host->window().closeSheet();
        page.open(*m_host);
        for (int times = 0; times < 12; ++times) // until its layouts have come to rest
            QCoreApplication::processEvents();
        // What a call from here has replaced waits for an event loop, and there is none.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_host = std::make_unique<PageHost>();
        QVERIFY2(m_host->trouble().isEmpty(), qPrintable(m_host->trouble()));
    }
    void cleanupTestCase() { m_host.reset(); }

    void everyPageHasNamesTargetsAndAnOrder()
    {
        wear({1366, 768}, 100, Shade::Dark, "en");
        QStringList faults;
        for (const PageUnderTest& page : chosenPages()) {
            open(page);
            QVERIFY2(m_host->trouble().isEmpty(), qPrintable(m_host->trouble()));
            QWidget& window = m_host->window();
            for (const QStringList& found :
                 {inspection::badNames(window), inspection::smallTargets(window), inspection::badFocusOrder(window)}) {
                for (const QString& fault : found)
                    faults << QStringLiteral("%1: %2").arg(page.name, fault);
            }
        }
        tell(faults);
    }

    void nothingIsCutOrCovered_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QByteArray>("language");
        // In every run the small pages with both text sizes, and each language; the rest in a nightly target.
        const std::set<QByteArray> usual{"1024 100% hu", "1024 200% pl", "1366 100% en", "1366 200% hu"};
        bool dark = true;
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080)}) {
            for (const int percent : {100, 200}) {
                for (const char* language : {"en", "hu", "pl"}) {
                    const QByteArray name =
                        QByteArray::number(size.width()) + ' ' + QByteArray::number(percent) + "% " + language;
                    // The two themes take turns: they have the same measures, and each size meets both.
                    if (isNightly() || usual.contains(name))
                        QTest::newRow(name) << size << percent << dark << QByteArray(language);
                    dark = !dark;
                }
            }
        }
    }

    void nothingIsCutOrCovered()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(bool, dark);
        QFETCH(QByteArray, language);
        wear(size, percent, dark ? Shade::Dark : Shade::Light, language);
        const QString row = QString::fromLatin1(QTest::currentDataTag());
        QStringList faults;
        for (const PageUnderTest& page : chosenPages()) {
            const QString& name = page.name;
            open(page);
            QVERIFY2(m_host->trouble().isEmpty(), qPrintable(m_host->trouble()));
            const QWidget& window = m_host->window();
            QStringList mine;
            if (window.size() != size) {
                mine << QStringLiteral("the window grows to %1 x %2").arg(window.width()).arg(window.height());
                m_host->window().resize(size);
                QCoreApplication::processEvents();
            }
            for (const QStringList& found :
                 {inspection::cutThings(window), inspection::overlaps(window), inspection::needlessScrollBars(window)})
                mine << found;
            if (!mine.isEmpty() || qEnvironmentVariableIsSet("WHISTLE_ALL_SHOTS"))
                shoot(QStringLiteral("%1 %2").arg(row, name));
            for (const QString& fault : mine)
                faults << QStringLiteral("%1: %2").arg(name, fault);
        }
        tell(faults);
    }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
