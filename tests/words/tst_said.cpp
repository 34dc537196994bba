// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"
#include "everything_said.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <map>
#include <memory>

using namespace whistle;

namespace {

const QString saidFolder = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/words/said/");

/// The contexts of core that speak at a table, at the desk and in a league; the rest is said of files and programs.
const QStringList coreContexts{QStringLiteral("base"),    QStringLiteral("battleline"), QStringLiteral("catalog"),
                               QStringLiteral("chaotic"), QStringLiteral("elgrande"),   QStringLiteral("heroes"),
                               QStringLiteral("journal"), QStringLiteral("kaosball"),   QStringLiteral("league"),
                               QStringLiteral("packs"),   QStringLiteral("report")};

bool hasPlace(const QString& source)
{
    static const QRegularExpression place(QStringLiteral("%[1-9n]"));
    return source.contains(place);
}

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
        const QStringList now = heardIn(language).lines();
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

    /// How much of what core can say is among it: sentences with something in their places. May only rise.
    void mostSentencesAreHeard()
    {
        constexpr int fewest = 1549;
        const Heard& heard = heardIn(QStringLiteral("hu"));
        int all = 0;
        int told = 0;
        QStringList unheard;
        for (const QString& key : catalogueOf(QStringLiteral("hu")).keys()) {
            const SaidKind kind{key.section(u'|', 0, 0).toStdString(), key.section(u'|', 1).toStdString()};
            if (!coreContexts.contains(QString::fromStdString(kind.first)) || !hasPlace(key))
                continue;
            ++all;
            if (heard.asked().count(kind) > 0)
                ++told;
            else
                unheard << key;
        }
        const QString share = QStringLiteral("%1 of %2 sentences with a value are heard").arg(told).arg(all);
        qInfo().noquote() << share;
        QVERIFY2(told >= fewest, qPrintable(share + QStringLiteral("; not heard:\n") + unheard.join(u'\n')));
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "hu", "pl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    /// Everything, played once a language.
    const Heard& heardIn(const QString& language)
    {
        std::unique_ptr<Heard>& heard = m_heard[language];
        if (!heard) {
            heard = std::make_unique<Heard>(language);
            hearEverything(*heard);
            heard->endListening();
        }
        return *heard;
    }

    std::map<QString, std::unique_ptr<Heard>> m_heard;
};

QTEST_GUILESS_MAIN(TestSaid)
#include "tst_said.moc"
