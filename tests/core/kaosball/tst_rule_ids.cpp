// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_book.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace whistle;

/// A ruling is worth its rule: every id that stands in the sources must open a rule.
class TestRuleIds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyIdInTheSourcesIsARule()
    {
        const RuleBook& book = *RuleBook::of(QStringLiteral("kaosball"));
        // "KB-17.9"_rule, and any other string that is nothing but an id.
        static const QRegularExpression id(QStringLiteral("\"(KB-[^\" ]*)\""));
        int found = 0;
        QStringList unknown;
        for (const char* folder : {"/core", "/app"}) {
            QDirIterator sources(QStringLiteral(WHISTLE_SOURCE_DIR) + QString::fromLatin1(folder),
                                 {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                QFile source(sources.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(source.readAll());
                for (auto match = id.globalMatch(text); match.hasNext();) {
                    const QString name = match.next().captured(1);
                    ++found;
                    if (!book.find(name.toStdString()))
                        unknown << QStringLiteral("%1 in %2").arg(name, source.fileName());
                }
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
        QVERIFY(found > 20);
    }
};

QTEST_GUILESS_MAIN(TestRuleIds)
#include "tst_rule_ids.moc"
