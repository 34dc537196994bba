// SPDX-License-Identifier: GPL-3.0-or-later
// The laptop's side of the phones: the button in the strip, and the sheet over the table.
#include "../devices/raw_phone.h"
#include "controls/press/buttons.h"
#include "devices/devices_sheet.h"
#include "devices/phone_server.h"
#include "devices/table_devices.h"
#include "elgrande_window.h"
#include "hand.h"
#include "match/notice_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QPointer>
#include <QTest>

using namespace whistle;

namespace {

const QString here = QStringLiteral("127.0.0.1");

/// A match of El Grande in its window, and the sheet that was opened there.
class Sheet {
public:
    explicit Sheet(Hand::With with) : table(elgrande::setUp()), hand(*table.window, with)
    {
        table.window->activateWindow();
        (void)QTest::qWaitForWindowActive(table.window.get());
    }
    /// Why it could not be pressed; empty: it was.
    QString press(const QString& name)
    {
        QAbstractButton* button = table.button(name);
        return button == nullptr ? name + QStringLiteral(" is not in sight") : hand.press(*button);
    }
    [[nodiscard]] bool shows(const QString& name) const { return table.button(name) != nullptr; }
    [[nodiscard]] bool isOpen() const
    {
        return table.window->findChild<QWidget*>(QStringLiteral("devicesSheet")) != nullptr;
    }
    [[nodiscard]] TableDevices& devices() const { return *table.window->findChild<TableDevices*>(); }
    [[nodiscard]] QString count() const
    {
        return static_cast<const ChoiceButton*>(table.button(QStringLiteral("phonesButton")))->title();
    }

    elgrande::TableWindow table;
    Hand hand;
};

/// The phones of a table on a computer that is in two networks.
class TwoNetworks : public TableDevices {
public:
    TwoNetworks(MatchSession& session, const GameEntry& game) : TableDevices(session, game)
    {
        server().setAddresses({here, QStringLiteral("127.0.0.2")});
    }
};

#define PRESS(sheet, name) QCOMPARE((sheet).press(QStringLiteral(name)), QString())

} // namespace

class TestDevicesSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The likeliest network stands below the code, and any other one tap away.
    void anotherNetworkIsOneTapAway()
    {
        elgrande::TableWindow table(elgrande::setUp());
        const GameEntry game = elgrande::gameEntry();
        TwoNetworks devices(*table.window->session(), game);
        DevicesSheet sheet(devices);
        sheet.resize(1000, 700);
        sheet.show();
        auto* other = sheet.findChild<ChoiceButton*>(QStringLiteral("otherNetwork"));
        QVERIFY(!other->isVisible());
        QVERIFY2(devices.switchOn(), qPrintable(devices.trouble()));
        QVERIFY(devices.host().startsWith(QStringLiteral("127.0.0.1:")));
        QVERIFY(other->isVisible());
        QVERIFY2(other->title().contains(QStringLiteral("127.0.0.2")), qPrintable(other->title()));
        other->click();
        QVERIFY(devices.url().startsWith(QStringLiteral("http://127.0.0.2:")));
        RawPhone phone(devices.url());
        QVERIFY2(phone.come(), qPrintable(phone.trouble()));
        other->click();
        QVERIFY(devices.url().startsWith(QStringLiteral("http://127.0.0.1:")));
        RawPhone second(devices.url());
        QVERIFY2(second.come(), qPrintable(second.trouble()));
    }

    void phonesComeAndGo_data()
    {
        QTest::addColumn<bool>("byKeys");
        QTest::newRow("mouse") << false;
        QTest::newRow("keys") << true;
    }

    void phonesComeAndGo()
    {
        QFETCH(bool, byKeys);
        Sheet sheet(byKeys ? Hand::With::Keys : Hand::With::Mouse);
        QVERIFY(sheet.table.window->findChild<TableDevices*>() == nullptr); // made when somebody asks
        PRESS(sheet, "phonesButton");
        QVERIFY(sheet.isOpen());
        QVERIFY(!sheet.devices().isOn());
        QVERIFY(sheet.shows(QStringLiteral("switchPhonesOn")));
        QVERIFY(!sheet.shows(QStringLiteral("switchPhonesOff")));
        QVERIFY(!sheet.table.find<QWidget>("middle")->isEnabled());

        PRESS(sheet, "switchPhonesOn");
        QVERIFY2(sheet.devices().isOn(), qPrintable(sheet.devices().trouble()));
        QVERIFY(!sheet.shows(QStringLiteral("switchPhonesOn")));
        PRESS(sheet, "switchPhonesOff");
        QVERIFY(!sheet.devices().isOn());

        // The phone of this test is in no network.
        QVERIFY(sheet.devices().switchOn(here));
        QVERIFY(sheet.table.find<QWidget>("phonesQr")->isVisible());
        QCOMPARE(sheet.count(), QString());
        RawPhone phone(sheet.devices().url());
        QVERIFY2(phone.come(), qPrintable(phone.trouble()));
        QTRY_COMPARE(sheet.count(), QStringLiteral("1"));
        QTRY_VERIFY(sheet.shows(QStringLiteral("sendWatchersAway")));

        PRESS(sheet, "phonesMay_watch");
        QCOMPARE(sheet.devices().may(), PhonesMay::Watch);
        PRESS(sheet, "phonesMay_enter");
        QCOMPARE(sheet.devices().may(), PhonesMay::Enter);

        const std::string seat = sheet.devices().seats().front().id;
        const QString takeBack = QStringLiteral("takeBack_") + QString::fromStdString(seat);
        QVERIFY(!sheet.shows(takeBack));
        QVERIFY(isFrame(phone.sit(seat), "seat"));
        QTRY_VERIFY(sheet.shows(takeBack));
        QVERIFY(!sheet.shows(QStringLiteral("sendWatchersAway")));
        phone.forget();
        QCOMPARE(sheet.press(takeBack), QString());
        QVERIFY(isFrame(phone.waitFor("rose"), "rose"));
        QVERIFY(!sheet.devices().seats().front().isTaken);
        QVERIFY(!sheet.shows(takeBack));

        PRESS(sheet, "sendWatchersAway");
        QVERIFY(phone.waitUntilCut());
        QTRY_COMPARE(sheet.count(), QString());

        const QString before = sheet.devices().url();
        PRESS(sheet, "newAddress");
        QVERIFY(sheet.devices().url() != before);
        PRESS(sheet, "copyAddress");
        QCOMPARE(QApplication::clipboard()->text(), sheet.devices().url());

        PRESS(sheet, "switchPhonesOff");
        QVERIFY(!sheet.devices().isOn());
        PRESS(sheet, "devicesBack");
        QTRY_VERIFY(!sheet.isOpen());
        QVERIFY(sheet.table.find<QWidget>("middle")->isEnabled());
    }

    void whatLiesBelowIsNotTouched()
    {
        Sheet sheet(Hand::With::Keys);
        const auto entries = sheet.table.entries().size();
        PRESS(sheet, "phonesButton");
        for (const Qt::Key key : {Qt::Key_Z, Qt::Key_Space, Qt::Key_1, Qt::Key_P, Qt::Key_Comma})
            sheet.hand.key(key);
        QVERIFY(sheet.isOpen());
        sheet.table.find<QWidget>("phonesButton")->setFocus(); // the strip is in reach, the table is not
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_1, Qt::Key_P, Qt::Key_Comma})
            sheet.hand.key(key);
        QVERIFY(sheet.isOpen());
        QCOMPARE(sheet.table.entries().size(), entries);
        sheet.hand.key(Qt::Key_Escape);
        QTRY_VERIFY(!sheet.isOpen());
        QVERIFY(sheet.table.window->session() != nullptr);
        QVERIFY(sheet.table.find<QWidget>("scoreStrip")->isVisible());
    }

    /// The main button is Enter's: first to switch them on, then back to the table.
    void enterIsTheMainButton()
    {
        Sheet sheet(Hand::With::Keys);
        PRESS(sheet, "phonesButton");
        sheet.hand.key(Qt::Key_Return);
        QVERIFY(sheet.devices().isOn());
        sheet.hand.key(Qt::Key_Return);
        QTRY_VERIFY(!sheet.isOpen());
        QVERIFY(sheet.devices().isOn());
    }

    void whoDisagreesIsToldAndChallenged()
    {
        Sheet sheet(Hand::With::Mouse);
        PRESS(sheet, "phonesButton");
        const int entry = sheet.table.window->session()->match().entries().back().number;
        Q_EMIT sheet.devices().disagreed(entry, QStringLiteral("Kinga"), 1);
        auto* notice = sheet.table.find<NoticeBar>("noticeBar");
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->words().startsWith(QStringLiteral("Kinga disagrees with ruling ")),
                 qPrintable(notice->words()));
        PRESS(sheet, "challengeDisagreed");
        QCOMPARE(sheet.table.window->currentPage()->objectName(), QStringLiteral("challengePage"));
    }

    void theyGoWithTheirMatch()
    {
        Sheet sheet(Hand::With::Mouse);
        PRESS(sheet, "phonesButton");
        QVERIFY(sheet.devices().switchOn(here));
        const QPointer<TableDevices> devices(&sheet.devices());
        sheet.table.window->goHome();
        QVERIFY(devices->isOn()); // the match is still open
        sheet.table.window->watchExample(QStringLiteral("el-grande"));
        QVERIFY(devices.isNull());
        QVERIFY(!sheet.isOpen());
    }
};

QTEST_MAIN(TestDevicesSheet)
#include "tst_devices_sheet.moc"
