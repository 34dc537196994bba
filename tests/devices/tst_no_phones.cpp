// SPDX-License-Identifier: GPL-3.0-or-later
// What is built where the packages that serve phones are missing.
#include "devices/phone_server.h"

#include <QTest>

using namespace whistle;

class TestNoPhones : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhatIsMissing()
    {
        QVERIFY(!hasPhones());
        PhoneServer server;
        QVERIFY(!server.start(QStringLiteral("127.0.0.1")));
        QVERIFY(!packagesForPhones().isEmpty());
        for (const QString& package : packagesForPhones())
            QVERIFY2(server.trouble().contains(package), qPrintable(server.trouble()));
    }

    void everythingElseIsQuiet()
    {
        PhoneServer server;
        server.setPicture([](const QString&) { return QtFuture::makeReadyFuture(QByteArray()); });
        server.renew();
        server.stop();
        QVERIFY(!server.isOn() && server.word().isEmpty() && server.hosts().isEmpty());
        QCOMPARE(server.port(), quint16(0));
        QVERIFY(server.trouble().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestNoPhones)
#include "tst_no_phones.moc"
