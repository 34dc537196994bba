// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"
#include "everything_said.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace whistle;

namespace {

const QString saidFolder = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/words/said/");

/// A language as a reader has it, and what of its catalogue was asked for.
class ListeningTranslator final : public QTranslator {
public:
    explicit ListeningTranslator(const QString& language)
    {
        const bool isLoaded = load(QStringLiteral(":/translations/whistle_%1.qm").arg(language));
        Q_ASSERT(isLoaded);
        QLocale::setDefault(QLocale(language));
        QCoreApplication::installTranslator(this);
    }
    ~ListeningTranslator() override { QCoreApplication::removeTranslator(this); }
    ListeningTranslator(const ListeningTranslator&) = delete;
    ListeningTranslator& operator=(const ListeningTranslator&) = delete;

    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int number) const override
    {
        m_asked.emplace(context, source);
        return QTranslator::translate(context, source, comment, number);
    }
    [[nodiscard]] const std::set<Heard::Kind>& asked() const { return m_asked; }

private:
    mutable std::set<Heard::Kind> m_asked;
};

/// What is no longer said, and what is said instead: the lines that only one of them has, each before or behind its
/// neighbour of the other.
QString differenceBetween(const QStringList& before, const QStringList& now)
{
    QStringList told;
    qsizetype i = 0;
    qsizetype j = 0;
    const QSet<QString> old(before.begin(), before.end());
    const QSet<QString> fresh(now.begin(), now.end());
    while (i < before.size() || j < now.size()) {
        if (i < before.size() && !fresh.contains(before[i]))
            told << QStringLiteral("- ") + before[i++];
        else if (j < now.size() && !old.contains(now[j]))
            told << QStringLiteral("+ ") + now[j++];
        else {
            ++i;
            ++j;
        }
    }
    constexpr qsizetype most = 60;
    if (told.size() > most)
        told = told.mid(0, most) << QStringLiteral("... and %1 lines more").arg(told.size() - most);
    return told.join(u'\n');
}

} // namespace

/// tests/words/said/<language>.txt: a sentence of each kind that the program says, with its values in it, to be read by
/// people who speak the language. A change of words is a change of sentences there.
class TestSaid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isSaidAsItWasRead_data() { languages(); }
    void isSaidAsItWasRead()
    {
        QFETCH(QString, language);
        const ListeningTranslator translator(language);
        const Heard heard = everythingSaid();
        const QStringList now = heard.lines();

        QFile file(saidFolder + language + QStringLiteral(".txt"));
        const QStringList before = file.open(QIODevice::ReadOnly)
                                       ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                       : QStringList();
        if (now == before)
            return;
        const QString folder = QStringLiteral(WHISTLE_BINARY_DIR "/said/");
        QVERIFY(QDir().mkpath(folder));
        QFile fresh(folder + language + QStringLiteral(".txt"));
        QVERIFY(fresh.open(QIODevice::WriteOnly));
        fresh.write((now.join(u'\n') + u'\n').toUtf8());
        QFAIL(qPrintable(differenceBetween(before, now) +
                         QStringLiteral("\nIf it reads well, accept it: cp %1 %2").arg(fresh.fileName(), saidFolder)));
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "hu", "pl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

QTEST_GUILESS_MAIN(TestSaid)
#include "tst_said.moc"
