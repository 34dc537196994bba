// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

namespace {

struct Message {
    QStringList translations; ///< one, or one a plural form
    bool counts = false;      ///< has plural forms
    bool isFinished = true;
};
/// By "context|source".
using Catalogue = QMap<QString, Message>;

Catalogue readCatalogue(const QString& path)
{
    Catalogue catalogue;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return catalogue;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    Message message;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (xml.name() == QStringLiteral("message")) {
                message = {};
                message.counts = xml.attributes().hasAttribute(QStringLiteral("numerus"));
            } else if (xml.name() == QStringLiteral("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QStringLiteral("source")) {
                source = xml.readElementText();
                message.translations.clear();
            } else if (xml.name() == QStringLiteral("translation")) {
                message.isFinished = xml.attributes().value(QStringLiteral("type")).isEmpty();
                message.translations = {xml.readElementText(QXmlStreamReader::IncludeChildElements)};
            }
        } else if (token == QXmlStreamReader::EndElement && xml.name() == QStringLiteral("message")) {
            catalogue.insert(context + QLatin1Char('|') + source, message);
        }
    }
    return catalogue;
}

QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%(?:[1-9]|n)"));
    QSet<QString> places;
    for (auto found = place.globalMatch(text); found.hasNext();)
        places.insert(found.next().captured());
    QStringList sorted(places.begin(), places.end());
    sorted.sort();
    return sorted;
}

} // namespace

/// The catalogues hold every sentence of the sources, all of them translated, no place lost.
class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const QString fresh = m_folder.filePath(QStringLiteral("fresh.ts"));
        QProcess lupdate;
        lupdate.start(QStringLiteral(WHISTLE_LUPDATE),
                      {QStringLiteral("-silent"), QStringLiteral("-recursive"), QStringLiteral("-no-obsolete"),
                       QStringLiteral(WHISTLE_SOURCE_DIR "/core"), QStringLiteral(WHISTLE_SOURCE_DIR "/app"),
                       QStringLiteral("-ts"), fresh});
        QVERIFY2(lupdate.waitForFinished(60000), "lupdate did not finish");
        m_sources = readCatalogue(fresh);
        QVERIFY(m_sources.size() > 1000);
    }

    void everySentenceIsTranslated_data() { languages(); }
    void everySentenceIsTranslated()
    {
        QFETCH(QString, language);
        const Catalogue catalogue =
            readCatalogue(QStringLiteral(WHISTLE_SOURCE_DIR "/translations/whistle_%1.ts").arg(language));
        QStringList missing;
        for (auto it = m_sources.begin(); it != m_sources.end(); ++it) {
            if (language == QStringLiteral("en") && !it->counts)
                continue; // the sources are in English
            const auto found = catalogue.find(it.key());
            const bool done = found != catalogue.end() && found->isFinished &&
                              !found->translations.join(QString()).trimmed().isEmpty();
            if (!done)
                missing.append(it.key());
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("%1 not translated, the first: %2")
                                                   .arg(missing.size())
                                                   .arg(missing.join(QLatin1Char('\n')))));
    }

    /// Where lupdate does not find the namespace of a class, its sentences are sought under another name than they
    /// have.
    void everyClassHasItsNamespace()
    {
        for (auto it = m_sources.begin(); it != m_sources.end(); ++it)
            QVERIFY2(!it.key().at(0).isUpper(), qPrintable(it.key() + QStringLiteral(": not whistle::...")));
    }

    /// lupdate overlooks calls whose arguments it cannot follow; what counts something is sought in the sources too.
    void everythingThatCountsHasItsForms()
    {
        static const QRegularExpression counting(QStringLiteral("\"([^\"\\n]*%n[^\"\\n]*)\""));
        const QStringList folders{QStringLiteral(WHISTLE_SOURCE_DIR "/core"),
                                  QStringLiteral(WHISTLE_SOURCE_DIR "/app")};
        int sentences = 0;
        for (const QString& folder : folders) {
            for (QDirIterator it(folder, {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();) {
                QFile file(it.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                for (auto found = counting.globalMatch(text); found.hasNext();) {
                    const QString words = found.next().captured(1);
                    const bool known = std::any_of(m_sources.keyValueBegin(), m_sources.keyValueEnd(), [&](auto entry) {
                        return entry.second.counts && entry.first.contains(words);
                    });
                    QVERIFY2(known, qPrintable(file.fileName() + QStringLiteral(": ") + words));
                    ++sentences;
                }
            }
        }
        QVERIFY(sentences > 10);
    }

    void noPlaceIsLost_data() { languages(); }
    void noPlaceIsLost()
    {
        QFETCH(QString, language);
        const Catalogue catalogue =
            readCatalogue(QStringLiteral(WHISTLE_SOURCE_DIR "/translations/whistle_%1.ts").arg(language));
        for (auto it = catalogue.begin(); it != catalogue.end(); ++it) {
            const QString source = it.key().section(QLatin1Char('|'), 1);
            QCOMPARE(placesOf(it->translations.join(QLatin1Char(' '))).join(QLatin1Char(' ')),
                     placesOf(source).join(QLatin1Char(' ')));
        }
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English, what counts something") << QStringLiteral("en");
        QTest::newRow("Hungarian") << QStringLiteral("hu");
        QTest::newRow("Polish") << QStringLiteral("pl");
    }

    QTemporaryDir m_folder;
    Catalogue m_sources;
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
