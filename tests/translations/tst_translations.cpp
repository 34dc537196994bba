// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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

/// Letters without case and accents; what stands in brackets explains the word and is none of it.
QStringList wordsOf(const QString& text)
{
    static const QRegularExpression brackets(QStringLiteral("\\(.*?\\)"));
    static const QRegularExpression between(QStringLiteral("\\W+"), QRegularExpression::UseUnicodePropertiesOption);
    static QHash<QString, QStringList> known; // each is asked for once for every term
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    QString plain;
    for (const QChar letter : QString(text).remove(brackets).toLower().normalized(QString::NormalizationForm_D)) {
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter;
    }
    return *known.insert(text, plain.split(between, Qt::SkipEmptyParts));
}

/// Whether the words are one of the names, in whatever form: some word of both begins alike.
bool isOneOf(const QString& words, const QStringList& names)
{
    constexpr qsizetype stem = 4;
    const QStringList said = wordsOf(words);
    return std::any_of(names.begin(), names.end(), [&](const QString& name) {
        const QStringList known = wordsOf(name);
        return !known.isEmpty() && std::any_of(said.begin(), said.end(), [&](const QString& word) {
            return word.left(stem) == known.front().left(stem);
        });
    });
}

/// Whether the words of a sentence hold those of a term, the last one in the plural, too.
bool holds(const QStringList& words, const QStringList& term)
{
    const QString last = term.back();
    const QStringList ends{last, last + QLatin1Char('s'), last + QStringLiteral("es"),
                           last.chopped(1) + QStringLiteral("ies")};
    for (qsizetype start = 0; start + term.size() <= words.size(); ++start) {
        qsizetype same = 0;
        while (same + 1 < term.size() && words[start + same] == term[same])
            ++same;
        if (same + 1 == term.size() && ends.contains(words[start + same]))
            return true;
    }
    return false;
}

/// Whether a translation has some word of one of the names, however it is inflected.
bool mentions(const QString& said, const QStringList& names)
{
    constexpr qsizetype stem = 3; // flaga, fladze
    const QStringList words = wordsOf(QString(said).remove(QLatin1Char('(')));
    return std::any_of(names.begin(), names.end(), [&](const QString& name) {
        const QStringList known = wordsOf(name);
        return std::any_of(known.begin(), known.end(), [&](const QString& word) {
            const bool tells = known.size() == 1 || word.size() > stem;
            return tells && std::any_of(words.begin(), words.end(),
                                        [&](const QString& one) { return one.left(stem) == word.left(stem); });
        });
    });
}

QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// Every {"en": ..., "hu": ..., "pl": ...} inside.
void collectNames(const QJsonValue& value, QList<QJsonObject>& names)
{
    if (value.isArray()) {
        for (const QJsonValue& one : value.toArray())
            collectNames(one, names);
    }
    const QJsonObject object = value.toObject();
    if (object.value(QStringLiteral("en")).isString())
        names << object;
    for (const QJsonValue& one : object)
        collectNames(one, names);
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

    /// What the packs print in English alone is marked for translators, and nothing else is.
    void whatThePacksPrintIsMarked()
    {
        const QString root = QStringLiteral(WHISTLE_SOURCE_DIR);
        QSet<QString> printed;
        for (QDirIterator it(root + QStringLiteral("/resources/packs/kaosball"), {QStringLiteral("*.json")});
             it.hasNext();) {
            const QJsonObject pack = readObject(it.next());
            for (const QJsonValue& team : pack.value(QStringLiteral("teams")).toArray())
                printed << team[QStringLiteral("name")][QStringLiteral("en")].toString();
            for (const char* kind : {"upgrades", "ringers"}) {
                for (const QJsonValue& one : pack.value(QLatin1String(kind)).toArray())
                    printed << one[QStringLiteral("effect")].toString();
            }
        }
        printed.remove({}); // a ringer whose effect is not known
        QFile file(root + QStringLiteral("/core/kaosball/telling/printed_words.cpp"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression mark(QStringLiteral("QT_TRANSLATE_NOOP\\(\"kaosball\",\\s*\"([^\"]*)\""));
        QSet<QString> marked;
        for (auto found = mark.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            marked << found.next().captured(1);
        QVERIFY(marked.size() > 30);
        const auto listed = [](const QSet<QString>& words) { return words.values().join(QLatin1Char('\n')); };
        QVERIFY2((printed - marked).isEmpty(), qPrintable(listed(printed - marked)));
        QVERIFY2((marked - printed).isEmpty(), qPrintable(listed(marked - printed)));
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

    /// Text chooses the Hungarian article when the places are filled (core/base/articles.h); what pages translate by
    /// themselves would show "a(z)" as it stands.
    void pagesHaveNoOpenArticle()
    {
        const Catalogue hungarian = readCatalogue(QStringLiteral(WHISTLE_SOURCE_DIR "/translations/whistle_hu.ts"));
        QSet<QString> shown;
        for (const QString& key : hungarian.keys()) {
            if (key.startsWith(QStringLiteral("whistle::")))
                shown << key;
        }
        const qsizetype members = shown.size();
        static const QRegularExpression call(
            QStringLiteral("translate\\(\\s*\"([^\"]+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"));
        static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
        for (QDirIterator it(QStringLiteral(WHISTLE_SOURCE_DIR "/app"),
                             {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext();) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto found = call.globalMatch(text); found.hasNext();) {
                const QRegularExpressionMatch one = found.next();
                QString words = one.captured(2).trimmed().remove(seam);
                shown << one.captured(1) + QLatin1Char('|') + words.mid(1, words.size() - 2);
            }
        }
        QVERIFY(members > 1000);
        QVERIFY(shown.size() > members + 30);
        for (const QString& key : shown) {
            const QString said = hungarian.value(key).translations.join(QLatin1Char(' '));
            QVERIFY2(!said.contains(QStringLiteral("a(z)"), Qt::CaseInsensitive), qPrintable(key + u' ' + said));
        }
    }

    /// One word for one thing: where a sentence, a label or a card is called exactly what the glossary of its game
    /// explains, its translation is the glossary's, too.
    void everyTermIsCalledAsTheGlossarySays_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("context");
        QTest::newRow("Kaosball") << QStringLiteral("kaosball") << QStringLiteral("kaosball");
        QTest::newRow("Battle Line") << QStringLiteral("battle-line") << QStringLiteral("battleline");
        QTest::newRow("El Grande") << QStringLiteral("el-grande") << QStringLiteral("elgrande");
        QTest::newRow("Chaotic") << QStringLiteral("chaotic") << QStringLiteral("chaotic");
        QTest::newRow("Heroes") << QStringLiteral("heroes") << QStringLiteral("heroes");
        QTest::newRow("Leagues") << QStringLiteral("leagues") << QStringLiteral("league");
    }
    void everyTermIsCalledAsTheGlossarySays()
    {
        QFETCH(QString, game);
        QFETCH(QString, context);
        const QString root = QStringLiteral(WHISTLE_SOURCE_DIR);
        const auto glossary = [&](const QString& language) {
            return readObject(root + QStringLiteral("/resources/rules/%1/%2.json").arg(game, language))
                .value(QStringLiteral("glossary"))
                .toObject();
        };
        QList<QJsonObject> printed;
        for (QDirIterator it(root + QStringLiteral("/resources/packs/") + game, {QStringLiteral("*.json")});
             it.hasNext();)
            collectNames(readObject(it.next()), printed);
        const QJsonObject english = glossary(QStringLiteral("en"));
        QVERIFY(english.size() > 5);
        for (const char* code : {"hu", "pl"}) {
            const QString language = QString::fromLatin1(code);
            const Catalogue catalogue =
                readCatalogue(root + QStringLiteral("/translations/whistle_%1.ts").arg(language));
            const QJsonObject terms = glossary(language);
            for (const QString& id : english.keys()) {
                const QString term = english.value(id).toObject().value(QStringLiteral("term")).toString();
                QStringList names{terms.value(id).toObject().value(QStringLiteral("term")).toString()};
                for (const QJsonValue& also : terms.value(id).toObject().value(QStringLiteral("also")).toArray())
                    names << also.toString();
                const auto compare = [&](const QString& where, const QString& source, const QString& said) {
                    if (wordsOf(source) == wordsOf(term) && !said.isEmpty())
                        QVERIFY2(isOneOf(said, names),
                                 qPrintable(where + QStringLiteral(": ") + source + QStringLiteral(" = ") + said +
                                            QStringLiteral(", in the glossary ") + names.front()));
                };
                for (auto it = catalogue.begin(); it != catalogue.end(); ++it) {
                    const QString owner = it.key().section(QLatin1Char('|'), 0, 0);
                    if (owner == context || owner.startsWith(QStringLiteral("whistle::%1::").arg(context)))
                        compare(owner, it.key().section(QLatin1Char('|'), 1), it->translations.value(0));
                }
                for (const QJsonObject& name : printed)
                    compare(QStringLiteral("pack"), name.value(QStringLiteral("en")).toString(),
                            name.value(language).toString());
            }
        }
    }

    /// The same inside of sentences, for terms that are not ordinary words of English as well ("kill", "a place").
    void everyTermKeepsItsWordInSentences_data() { everyTermIsCalledAsTheGlossarySays_data(); }
    void everyTermKeepsItsWordInSentences()
    {
        QFETCH(QString, game);
        QFETCH(QString, context);
        static const QSet<QString> ordinary{
            QStringLiteral("attack"),  QStringLiteral("caballero"), QStringLiteral("cash"),   QStringLiteral("check"),
            QStringLiteral("contest"), QStringLiteral("damage"),    QStringLiteral("dead"),   QStringLiteral("kill"),
            QStringLiteral("live"),    QStringLiteral("pass"),      QStringLiteral("period"), QStringLiteral("place"),
            QStringLiteral("push"),    QStringLiteral("seed"),      QStringLiteral("table"),  QStringLiteral("tie")};
        static const QRegularExpression quoted(QStringLiteral("\"[^\"]*\"")); // keys of JSON
        const QString root = QStringLiteral(WHISTLE_SOURCE_DIR);
        const auto glossary = [&](const char* language) {
            return readObject(root + QStringLiteral("/resources/rules/%1/%2.json").arg(game, QLatin1String(language)))
                .value(QStringLiteral("glossary"))
                .toObject();
        };
        const QJsonObject english = glossary("en");
        int looked = 0;
        QStringList otherwise;
        for (const char* language : {"hu", "pl"}) {
            const QJsonObject terms = glossary(language);
            const Catalogue catalogue =
                readCatalogue(root + QStringLiteral("/translations/whistle_%1.ts").arg(QLatin1String(language)));
            for (auto it = catalogue.begin(); it != catalogue.end(); ++it) {
                const QString owner = it.key().section(QLatin1Char('|'), 0, 0);
                if (owner != context && !owner.startsWith(QStringLiteral("whistle::%1::").arg(context)))
                    continue;
                const QStringList source = wordsOf(it.key().section(QLatin1Char('|'), 1).remove(quoted));
                for (const QString& id : english.keys()) {
                    const QStringList term = wordsOf(english[id][QStringLiteral("term")].toString());
                    if (ordinary.contains(id) || term.isEmpty() || !holds(source, term))
                        continue;
                    QStringList names{terms[id][QStringLiteral("term")].toString()};
                    for (const QJsonValue& also : terms[id][QStringLiteral("also")].toArray())
                        names << also.toString();
                    ++looked;
                    if (!mentions(it->translations.value(0), names))
                        otherwise << names.front() + QStringLiteral(": ") + it.key() + QStringLiteral(" = ") +
                                         it->translations.value(0);
                }
            }
        }
        QVERIFY(looked > 50);
        QVERIFY2(otherwise.isEmpty(), qPrintable(otherwise.join(QLatin1Char('\n'))));
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
