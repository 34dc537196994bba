// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"
#include "everything_said.h"
#include "kaosball/telling/spoken_names.h"
#include "linters.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <map>
#include <memory>

using namespace whistle;

namespace {

const QString saidFolder = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/words/said/");

/// The contexts of core that speak at a table, at the desk and in a league; the rest is said of files and programs.
const QStringList coreContexts{QStringLiteral("base"),    QStringLiteral("battleline"), QStringLiteral("catalog"),
                               QStringLiteral("chaotic"), QStringLiteral("common"),     QStringLiteral("elgrande"),
                               QStringLiteral("heroes"),  QStringLiteral("journal"),    QStringLiteral("kaosball"),
                               QStringLiteral("league"),  QStringLiteral("packs"),      QStringLiteral("report")};

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
        constexpr int fewest = 1485;
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

    /// Bruisers have numbers as spaces have: only with its team before it a name is a figure's.
    void aSpaceIsNoFigure()
    {
        ListeningTranslator translator(polish);
        QCOMPARE(kaosball::displayName("b3"), QStringLiteral("b3"));
        QCOMPARE(kaosball::displayName("fangs/b3"), QStringLiteral("Kły O3"));
        translator.leave();
    }

    void whatIsLookedForIsFound()
    {
        const auto phrase = [](const char* source, const char* form) {
            return Phrases{{QStringLiteral("test"), QString::fromUtf8(source), {QString::fromUtf8(form)}}};
        };
        QCOMPARE(bareBehindPreposition(phrase("Behind %1.", "Za %1.")).size(), 1);
        QCOMPARE(bareBehindPreposition(phrase("Part %1 begins", "Zaczyna się w %1. części")).size(), 0);
        QCOMPARE(bareObjects(phrase("%1 takes %2.", "%1 zabiera %2.")).size(), 1);
        QCOMPARE(bareObjects(phrase("%1 takes %2.", "%1 zabiera kartę %2.")).size(), 0);
        QCOMPARE(sayingWhoIsAMan(phrase("%1 has won.", "%1 wygrał.")).size(), 1);
        QCOMPARE(sayingWhoIsAMan(phrase("%1 is activated.", "%1 jest aktywowany.")).size(), 1);
        QCOMPARE(sayingWhoIsAMan(phrase("%1 may answer.", "Pierwszy odpowiedział %1.")).size(), 1);
        QCOMPARE(sayingWhoIsAMan(phrase("%1 is killed.", "Figurka %1 jest zabita.")).size(), 0);
        QCOMPARE(countedWithoutForms(phrase("%1 units", "%1 jednostek"), polish).size(), 1);
        QCOMPARE(countedWithoutForms(phrase("%1 units", "%1 egységek"), QStringLiteral("hu")).size(), 0);
        QCOMPARE(countedWithoutForms(phrase("%1 cards", "%1 lapok"), QStringLiteral("hu")).size(), 1);
        QCOMPARE(placesExchanged(phrase("%1 in turn %2", "%1. kör: %2"), QStringLiteral("hu")).size(), 1);
        QCOMPARE(placesExchanged(phrase("%1 in turn %2", "%2. kör: %1"), QStringLiteral("hu")).size(), 0);
        QCOMPARE(placesExchanged(phrase("%1 in turn %2", "tura %1: %2"), polish).size(), 1);
        QCOMPARE(formsInAThousand(phrase("Points: %1", "Pontok: %1")), 1000);
        QCOMPARE(formsInAThousand(phrase("%1 to %2", "%1 : %2")), 0);
    }

    void nothingIsWrongInTheSentences_data() { languages(); }
    void nothingIsWrongInTheSentences()
    {
        QFETCH(QString, language);
        // English is the source: what is allowed there may be gone already.
        compare(faultsOf(heardIn(language), phrases(language), language), allowed("said", language),
                language == QStringLiteral("en") ? Check::Found : Check::BothWays);
    }

    void noNameStandsBehindAPreposition()
    {
        compare(bareBehindPreposition(phrases(polish)), allowed("prepositions", polish));
    }
    void noNameIsAnObject() { compare(bareObjects(phrases(polish)), allowed("objects", polish)); }
    void nobodyIsAManByGrammar() { compare(sayingWhoIsAMan(phrases(polish)), allowed("men", polish)); }

    void whatIsCountedHasItsForms_data() { languages(); }
    void whatIsCountedHasItsForms()
    {
        QFETCH(QString, language);
        if (language != QStringLiteral("en")) {
            compare(countedWithoutForms(phrases(language), language), allowed("counted", language));
            return;
        }
        constexpr int mostInEnglish = 85; // may only fall
        const QStringList english = countedWithoutForms(phrases(QStringLiteral("en")), QStringLiteral("en"));
        QVERIFY2(english.size() <= mostInEnglish, qPrintable(english.join(u'\n')));
    }

    void everyPlaceStandsByItsNoun_data() { languages(); }
    void everyPlaceStandsByItsNoun()
    {
        QFETCH(QString, language);
        if (language != QStringLiteral("en"))
            compare(placesExchanged(phrases(language), language), allowed("exchanged", language));
    }

    /// "Points: %1" in place of a sentence. The number may only fall.
    void formsTakeThePlaceOfSentencesLessAndLess_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("most");
        QTest::newRow("en") << QStringLiteral("en") << 121;
        QTest::newRow("hu") << QStringLiteral("hu") << 75;
        QTest::newRow("pl") << QStringLiteral("pl") << 86;
    }
    void formsTakeThePlaceOfSentencesLessAndLess()
    {
        QFETCH(QString, language);
        QFETCH(int, most);
        const int forms = formsInAThousand(phrases(language));
        QVERIFY2(forms <= most, qPrintable(QStringLiteral("%1 of a thousand, at most %2").arg(forms).arg(most)));
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

    const Phrases& phrases(const QString& language)
    {
        Phrases& phrases = m_phrases[language];
        if (phrases.empty())
            phrases = phrasesOf(language, heardIn(language));
        return phrases;
    }

    /// tests/words/allowed.json: what is not to be told, by what is looked for and language.
    QStringList allowed(const char* what, const QString& language)
    {
        if (m_allowed.isEmpty())
            m_allowed = readObject(QStringLiteral(WHISTLE_SOURCE_DIR "/tests/words/allowed.json"));
        QStringList texts;
        for (const QJsonValue& one : m_allowed[QLatin1String(what)][language].toArray())
            texts << one.toString();
        return texts;
    }

    /// Nothing is found but what is allowed, and that is.
    enum class Check { BothWays, Found };
    static void compare(const QStringList& found, const QStringList& allowed, Check check = Check::BothWays)
    {
        const auto without = [](QStringList all, const QStringList& others) {
            all.erase(std::remove_if(all.begin(), all.end(), [&](const QString& one) { return others.contains(one); }),
                      all.end());
            return all.join(u'\n').toUtf8();
        };
        const QByteArray more = without(found, allowed);
        const QByteArray less = without(allowed, found);
        if (!more.isEmpty())
            QFAIL(("found:\n" + more).constData());
        if (!less.isEmpty() && check == Check::BothWays)
            QFAIL(("allowed for nothing:\n" + less).constData());
    }

    const QString polish = QStringLiteral("pl");
    std::map<QString, std::unique_ptr<Heard>> m_heard;
    std::map<QString, Phrases> m_phrases;
    QJsonObject m_allowed;
};

QTEST_GUILESS_MAIN(TestSaid)
#include "tst_said.moc"
