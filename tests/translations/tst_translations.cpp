// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"

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
#include <algorithm>

using namespace whistle;

namespace {

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
                       QStringLiteral("-I"), QStringLiteral(WHISTLE_SOURCE_DIR "/core"),
                       QStringLiteral("-tr-function-alias"), QStringLiteral("Q_DECLARE_TR_FUNCTIONS+=WHISTLE_SAYINGS"),
                       QStringLiteral(WHISTLE_SOURCE_DIR "/core"), QStringLiteral(WHISTLE_SOURCE_DIR "/app"),
                       QStringLiteral("-ts"), fresh});
        QVERIFY2(lupdate.waitForFinished(60000), "lupdate did not finish");
        m_sources = readCatalogue(fresh);
        m_messages = m_sources.keys();
        addLabels(m_sources, QStringLiteral("en"));
        QVERIFY(m_sources.size() > 1000);
    }

    void everySentenceIsTranslated_data() { languages(); }
    void everySentenceIsTranslated()
    {
        QFETCH(QString, language);
        const Catalogue catalogue = catalogueOf(language);
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
        const Catalogue catalogue = catalogueOf(language);
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
        const Catalogue hungarian = catalogueOf(QStringLiteral("hu"));
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
            // Words of a page that stand in the context of their game.
            static const QRegularExpression lent(QStringLiteral("Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)"));
            static const QRegularExpression own(QStringLiteral("\\btr\\(\"((?:[^\"\\\\]|\\\\.)*)\""));
            if (const QRegularExpressionMatch context = lent.match(text); context.hasMatch()) {
                for (auto found = own.globalMatch(text); found.hasNext();)
                    shown << context.captured(1) + QLatin1Char('|') + found.next().captured(1);
            }
            // Those that stand in the context of everyone, of the leagues or of their game.
            static const QRegularExpression shared(
                QStringLiteral("\\b(Common|League|Game)Words::tr\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\""));
            for (auto found = shared.globalMatch(text); found.hasNext();) {
                const QRegularExpressionMatch one = found.next();
                const QString owner = one.captured(1) == QStringLiteral("Game")
                                          ? file.fileName().section(QStringLiteral("/app/"), -1).section(u'/', 0, 0)
                                          : one.captured(1).toLower();
                shown << owner + QLatin1Char('|') + one.captured(2);
            }
        }
        QVERIFY(members > 1000);
        QVERIFY(shown.size() > members + 30);
        for (const QString& key : shown) {
            const QString said = hungarian.value(key).translations.join(QLatin1Char(' '));
            QVERIFY2(!said.contains(QStringLiteral("a(z)"), Qt::CaseInsensitive), qPrintable(key + u' ' + said));
        }
    }

    /// What means the same is one message (base/common_words.h, game_words.h, league_words.h). A copy is what one
    /// language has other words for, or a word of another game. May only fall.
    void littleIsSaidTwice()
    {
        constexpr qsizetype mostCopies = 101;
        QHash<QString, QStringList> owners;
        for (const QString& key : m_messages)
            owners[key.section(u'|', 1)] << key.section(u'|', 0, 0);
        qsizetype copies = 0;
        QStringList told;
        for (auto it = owners.begin(); it != owners.end(); ++it) {
            copies += it->size() - 1;
            if (it->size() > 1)
                told << it.key() + QStringLiteral(": ") + it->join(QStringLiteral(", "));
        }
        told.sort();
        QVERIFY2(copies <= mostCopies,
                 qPrintable(QStringLiteral("%1 copies, at most %2:\n").arg(copies).arg(mostCopies) + told.join(u'\n')));
    }

    /// A line of the log is its sentence without the full stop (Text::asLine).
    void noLineOfTheLogIsWrittenTwice()
    {
        static const QStringList tellers{QStringLiteral("battleline"), QStringLiteral("chaotic"),
                                         QStringLiteral("elgrande"), QStringLiteral("heroes"),
                                         QStringLiteral("league")};
        constexpr qsizetype most = 1; // said by a page or a report, too; may only fall
        QStringList twice;
        for (const QString& key : m_messages) {
            if (tellers.contains(key.section(u'|', 0, 0)) && m_messages.contains(key + u'.'))
                twice << key;
        }
        QVERIFY2(twice.size() <= most, qPrintable(twice.join(u'\n')));
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
            const Catalogue catalogue = catalogueOf(language);
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
            QStringLiteral("attack"), QStringLiteral("caballero"),    QStringLiteral("cash"),
            QStringLiteral("check"),  QStringLiteral("contest"),      QStringLiteral("damage"),
            QStringLiteral("dead"),   QStringLiteral("draw_of_lots"), QStringLiteral("kill"),
            QStringLiteral("live"),   QStringLiteral("pass"),         QStringLiteral("period"),
            QStringLiteral("place"),  QStringLiteral("push"),         QStringLiteral("seed"),
            QStringLiteral("table"),  QStringLiteral("tie")};
        static const QRegularExpression quoted(QStringLiteral("“[^”]*”")); // keys of JSON
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
            const Catalogue catalogue = catalogueOf(QLatin1String(language));
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

    /// What readers of the three languages have refused does not come back, whatever stands in its place.
    void refusedWordsStayAway_data()
    {
        QTest::addColumn<QString>("where"); // contexts and books whose names begin so; nothing: all of them
        QTest::addColumn<QString>("refused");
        const auto row = [](const char* what, const char* where, const char* refused) {
            QTest::newRow(what) << QString::fromLatin1(where) << QString::fromUtf8(refused);
        };
        row("hu: a plural team with a singular verb", "kaosball",
            R"(^%1 (passzol|következik|húz|kezd|nyer|veszít|licitál|dob)\b)");
        row("hu: whose bid it is", "kaosball", R"(csapata licitje)");
        row("hu: whose card it is", "kaosball", R"(%1 (Felfordulás|Booster Bru) lapja)");
        row("hu: whose point it is", "kaosball", R"(%\d[^.]* gazdája|gazdája [^.]*%\d)");
        row("hu: the number of a team", "kaosball", R"(%1 csapat (pénze|pontszáma|hullái))");
        row("hu: the ringer Panther", "kaosball", R"(%1 maga )");
        row("hu: burn", "kaosball", R"(csapata perzsel\b)");
        row("hu: pass", "kaosball", R"((?i)átadja a kört)");
        row("hu: the mirror", "kaosball", R"(ehhez tükör kell)");
        row("hu: a match and its fixture", "", R"(nincs a mérkőzéséhez kötve)");
        row("hu: words of Battle Line", "battleline",
            R"(^Igénylő lapcsoport|nyereménye|Játszmák a vége|^Kötelesség$|^Sorozatban$|lapot ott lerakta|innen húz)");
        row("hu: the draw phrase", "", R"(\b[Mm]ag(ból|gal)\b)");
        row("hu: nothing separates them", "", R"(között semmi sem dönt)");
        row("hu: playoffs are no overtime", "league", R"((?i)rájátszás)");
        row("hu: who is addressed", "TimeMachine", R"(\bbevisz\b)");
        row("hu: words of the window", "", R"(alkatrész|Vitatás|Szezon elvitele|A ház precedensei|nincs jegyzőkönyve)");
        row("hu: series and cup", "", R"(kettős párharc|^[Kk]upa$)");
        row("hu: confirming", "kaosball", R"(így állunk|\bez az$)");
        row("hu: fire and walls", "kaosball", R"(a tűz mezőire|a falak határaira)");
        row("hu: BZZZZT!, bribes, Brick", "kaosball", R"(találja el: %1|Kifizetett lefizetések|jár, nem neki)");
        row("hu: a season that is otherwise", "", R"(Ezen a szezonon valami)");
        row("hu: no Troop card", "battleline", R"(Nincs kézben)");
        row("hu: a hand of cards is no part of the body", "kaosball", R"(\b[Kk]ez(ét|üket|ek|eiket)\b)");
        row("hu: The Butcher", "", R"(\b[Aa] The\b)");
        row("hu: tiles and cards", "kaosball", R"((?i)serkentő|hajrá|szívós|mázlista|szabálytalan megfigyelés)");
        row("hu: follow up, loose, minimum bid", "kaosball", R"((?i)utánalép|gazdátlan|legkisebb licit)");
        row("hu: target, push, stomp", "kaosball", R"((?i)kihívott|\beltolás|\btapos)");
        row("hu: score token", "kaosball", R"((?<!isebb )pontjelölő)");
        row("hu: words of the leagues", "league",
            R"((?i)\bidény|ligaszakasz|holtversenydöntő|ranglista|erőnyerő|helyesbít)");
        row("hu: a correction has a plural", "", R"((?i)javítás(ek|nek)\b)");
        row("hu: forfeit", "", R"((?i)\bfeladva|meg nem jelen|nem jelent meg)");
        row("hu: game of Battle Line", "battleline", R"(\b[Jj]áték(ot|ban|nak|ok|ba)\b)");
        row("hu: winning a flag", "battleline", R"((?i)zászlót elvi|elnyerője|a sor zászl)");
        row("hu: Maximum Kaos, versus", "kaosball", R"(Max kaos|(?i:párharc))");
        row("pl: nobody is a man by grammar", "battleline,league",
            R"(%\d (miał|zdobył|zagrał|wygrał)\b|gracz %\d: on\b|(zdobył|położył tu) gracz)");
        row("pl: a sentence, not a form", "battleline,kaosball", R"(źródło:|w liczbie %|(?<!Po)zostało pól:|kart: %n)");
        row("pl: cash cannot be counted", "kaosball", R"(%?[\dn] gotówki)");
        row("pl: the colour of a card", "battleline",
            R"(\b(Czerwony|Żółty|Zielony|Niebieski|Fioletowy|Pomarańczowy)( \d|$))");
        row("pl: cards of Battle Line", "battleline", R"(\bW[oó]dz|kart[ay]? wojska|towarzyszy|Hetajrów)");
        row("pl: burn", "kaosball", R"(Drużyna %1 przypala)");
        row("pl: pass", "kaosball", R"(Oddaje turę)");
        row("pl: mirror, knockout, backfield", "kaosball", R"(potrzebne jest lustro|^Nokaut$|[Zz]aplecze)");
        row("pl: sudden death", "kaosball", R"(pierwszej przewagi)");
        row("pl: kills", "kaosball", R"([Zz]abici[ae])");
        row("pl: after a period", "kaosball", R"(^Po części \d$)");
        row("pl: a game that is won", "battleline", R"(gra jest już wygrana)");
        row("pl: the draw phrase", "", R"((?i)\bziarn)");
        row("pl: words of the window", "",
            R"(Precedensy tego domu|Przyjmij sezon|nie zostaje przyjęty|Zabierz sezon|^Zostaw$|stoi tu dwa razy|pierwszy, który zrobisz|zostają, jakie są)");
        row("pl: tiles and cards", "kaosball", R"(^(Twardość|Szczęście|Hustle!|Boot to the Head)$|Hypaspiści)");
        row("pl: follow up, path, loose, minimum bid", "kaosball",
            R"(idzie za nim|\bluzem\b|najniższa oferta|rzucający wyzwanie)");
        row("pl: Maximum Kaos", "kaosball", R"(Max Kaos|Maks\. Kaos)");
        row("pl: playoffs, correction", "league", R"((?i)play-off|sprostowan)");
        row("pl: rulebook, reading", "", R"((?i)księga zasad|odczytani)");
        row("pl: cards are on the hand", "kaosball,battleline", R"(\bw ręce\b)");
        row("pl: card names", "kaosball", R"(^(Pile Driver|Kaos Rule!?|Kaos Warp|Stim Pack!|UPSET!|Max Kaos|draft)$)");
        row("hu: quotation marks", "battleline,kaosball,league", R"(")");
        row("pl: quotation marks", "battleline,kaosball,league", R"(")");
        row("en: what is counted", "kaosball,battleline",
            R"(%[1-9] (spaces|fouls|kills|cards|runners|bruisers|Tactics cards) (left|lie|lies|are left))");
        row("en: a team is plural", "kaosball",
            R"(^%1 (bids|scores|wins|loses|rolls|draws|begins|pays)\b|%1 has no (foul|kill))");
        row("en: teams have no article", "kaosball,league", R"(\b[Tt]he %1\b)");
        row("en: initiator and target", "kaosball", R"(^Knockout$|Challenger|Challenged)");
        row("en: two meanings", "league,MembersTab,Leagues", R"(^Seed: |[Ss]eed of the (draw|lots))");
        row("en: colour", "kaosball,rules", R"((?i)\bcolor)");
        row("en: they", "kaosball", R"(\b([Hh]is|[Hh]e)\b)");
        row("en: points of a mound", "kaosball", R"(mound %\d: points)");
        row("en: cancel, continue", "", R"(^(Leave it|Go on|Lately|Mend it|Drop it|Look at it)$)");
        row("en: say", "", R"(^Say |\. Say )");
        row("en: needed, optional", "", R"(to be said|is said\.|^not said$|may be left out$|left out: the default)");
        row("en: import and export", "",
            R"(Take in a|is not taken in$|along\b.*season|Take the season|Write the match|is not written to)");
        row("en: empty lists", "", R"(that were played stand here|first entry will stand here)");
        row("en: odds", "", R"(Reckon|ratings of now)");
        row("en: records", "", R"(wins one after the other|Most matches without a loss)");
        row("en: what is settled", "league", R"(^(through|first for sure|out)$|sure of a place|no longer in reach of)");
        row("en: results", "league,Fixture,Result,Act,Organiser",
            R"(broken off|no result after all|Arrange it so|League part|Not by the rules of|Did not come|Score of who came)");
        row("en: level on points", "", R"(Who is level on points is|Who takes over goes on|kills who attacks)");
        row("en: so", "",
            R"(ends so\b|[Ss]o many|marked so\b|stand so\b|Play it otherwise|Decided otherwise|counts all the same)");
        row("en: one's own", "kaosball,battleline", R"(\b(on|in) the own\b|^own figures)");
        row("en: is no", "base,kaosball,battleline,league,packs,cli",
            R"(%\d\"? is (no|none of the) (ringer|lots|value|date|lot)|is nobody in this)");
        row("en: problems", "", R"(It is there once|Tables of 3 to 5 cannot be|is not the one of the seed)");
        row("en: contests", "kaosball",
            R"(The last card records it|cards say: nobody|Damage by nobody|Its owner uses|Smash it)");
        row("en: what is revealed", "kaosball", R"(came up|%2 turned up)");
        row("en: empty dugouts", "kaosball,Dugout", R"(^Kills none|^Bench none|one more rings|^to come$)");
        row("en: depth", "kaosball", R"(Depth of tracking|Mirror: figures|Scorekeeper: no)");
        row("en: duties", "kaosball,battleline", R"(^(Row|Duty)$|Kept off by|^By Hustle|alliances compare)");
        row("en: spoken names", "",
            R"(What is shown of the challenge|Sides of the season|Ratings of whom|Who stands where)");
        row("en: precedents", "", R"(of this house|^Challenge the ruling$)");
        // Of the English sources, docs/english.md says what is said instead; every context, exceptions by name.
        row("en: results first", "", R"(^(Scored|Expected|Wanted) (is|are|here)\b|\bexpected (is|are)\b)");
        row("en: what failed", "",
            R"(^The (league|match|ruling|backup|result|database|season|report|fixture) is not \w+ed\.$)");
        row("en: already", "", R"(\balready\W*$)");
        row("en: a free who", "", R"((^|[.;:] )Who [a-z]+ [a-z]+ [^?]*\.( |$)|\b(enter|by) who\.)");
        row("en: everyone", "", // four of them are printed in El Grande's pack
            R"(\b([Ss]ome|[Aa]ny)body\b|\bEverybody\b(?! else leaves)|(?<!sends )(?<!Castillo; )(?<!disc )\beverybody\b)");
        row("en: instead, again", "", R"(\bin (the )?place of\b|\bround before\b|\banew\b|\ball the same\b)");
        row("en: per", "",
            R"((\b([Oo]ne|[Oo]nce)|(?<![%\d])\d+)( (card|combat|move|reaction|stomp|reward|battle))? a (turn|round|side|team|clash|game|action)\b)");
        row("en: dice are rolled", "", R"(\b([Tt]hrow|[Tt]hrew|[Tt]hrown)\b)");
        row("en: cards and discs are revealed", "", R"(\b[Tt]urn(s|ed)? (up|over)\b)");
        row("en: correct", "", R"(\b[Pp]ut (it |the record |a number )?right\b)");
        row("en: remove", "", R"(\b[Tt]akes? (it|the \w+) out\b(?! of)|^Take out\b|: take out\b)");
        row("en: undo", "", R"(\b[Ss]tep back\b|\b[Tt]ake (it|the last|all of it) back\b)");
        row("en: tiebreaker, dispute", "", R"([Tt]ie-breaker|[Qq]uarrel)");
        row("en: quotation marks, minus, times", "", R"(\x22|%\d - %\d|(?<![\w.–-])-\d|\d x \d)");
        row("hu: minus, times", "", R"((?<![\w.–-])-\d|\d x \d)");
        row("pl: minus, times", "", R"((?<![\w.–-])-\d|\d x \d)");
        row("en: in hand", "", R"(\bin the hand\b)");
        row("en: no longer", "", R"(\bnot [a-z ]*\bany more\b)");
        row("en: buttons", "",
            R"(^(Record|Delete|Close|End|Play|Save|Build|Raise|Lay|Fight|Keep|Turn|Discard|View) it$)");
        row("en: whose", "kaosball,chaotic,elgrande,heroes,battleline",
            R"(^The (disc|card|rolls?|Battlegear|Invisibility|capital|(action|power) card|special action|Grande|fouls|score|cash) of %\d\b)");
    }
    void refusedWordsStayAway()
    {
        QFETCH(QString, where);
        QFETCH(QString, refused);
        const QRegularExpression words(refused, QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY2(words.isValid(), qPrintable(words.errorString()));
        const QStringList owners = where.split(QLatin1Char(','));
        QStringList found;
        for (const auto& one : saidIn(QString::fromLatin1(QTest::currentDataTag(), 2))) {
            const bool isMeant = std::any_of(owners.begin(), owners.end(),
                                             [&one](const QString& owner) { return one.first.startsWith(owner); });
            if (isMeant && one.second.contains(words))
                found << one.first + QStringLiteral(": ") + one.second;
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

private:
    using Said = QList<QPair<QString, QString>>;

    /// Everything that the program, its books and its packs say in a language, each with its context or its game.
    const Said& saidIn(const QString& language)
    {
        Said& said = m_said[language];
        if (!said.isEmpty())
            return said;
        const QString root = QStringLiteral(WHISTLE_SOURCE_DIR);
        const bool isSource = language == QStringLiteral("en");
        const Catalogue catalogue = isSource ? m_sources : catalogueOf(language);
        for (auto it = catalogue.begin(); it != catalogue.end(); ++it)
            said.append({it.key().section(QLatin1Char('|'), 0, 0).remove(QStringLiteral("whistle::")),
                         isSource ? it.key().section(QLatin1Char('|'), 1) : it->translations.value(0).trimmed()});
        const auto eachFile = [&root](const char* folder, const QString& name, const auto& read) {
            for (QDirIterator it(root + QLatin1String(folder), {name}, QDir::Files, QDirIterator::Subdirectories);
                 it.hasNext();) {
                const QString path = it.next();
                read(path.section(QLatin1Char('/'), -2, -2).remove(QLatin1Char('-')), readObject(path));
            }
        };
        eachFile("/resources/rules", language + QStringLiteral(".json"),
                 [&](const QString& game, const QJsonObject& book) { collectTexts(book, game, said); });
        eachFile("/resources/packs", QStringLiteral("*.json"), [&](const QString& game, const QJsonObject& pack) {
            QList<QJsonObject> names;
            collectNames(pack, names);
            for (const QJsonObject& name : names)
                said.append({game, name.value(language).toString()});
        });
        return said;
    }

    /// Every text inside, but for the players' own words by which a term or a rule is found.
    static void collectTexts(const QJsonValue& value, const QString& game, Said& said)
    {
        if (value.isString())
            said.append({game, value.toString()});
        for (const QJsonValue& one : value.toArray())
            collectTexts(one, game, said);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() != QStringLiteral("also") && it.key() != QStringLiteral("asked"))
                collectTexts(it.value(), game, said);
        }
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English, what counts something") << QStringLiteral("en");
        QTest::newRow("Hungarian") << QStringLiteral("hu");
        QTest::newRow("Polish") << QStringLiteral("pl");
    }

    QTemporaryDir m_folder;
    Catalogue m_sources;
    QStringList m_messages; ///< of core and app alone
    QHash<QString, Said> m_said;
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
