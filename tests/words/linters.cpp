// SPDX-License-Identifier: GPL-3.0-or-later
#include "linters.h"

#include "catalogues.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace whistle {

namespace {

QRegularExpression pattern(const QString& words)
{
    QRegularExpression compiled(words, QRegularExpression::UseUnicodePropertiesOption);
    Q_ASSERT(compiled.isValid());
    return compiled;
}

/// Whether a number stood in this place; not where nobody has heard the sentence.
bool isNumber(const Phrase& phrase, int digit)
{
    const auto place = static_cast<std::size_t>(digit) - 1;
    return place < phrase.places.size() && phrase.places[place].kind() == TextPlace::Kind::Number;
}

/// The forms in which something is found that `isFault`, of the numbers that its brackets named "place" hold.
template <class IsFault>
QStringList formsWith(const Phrases& phrases, const QRegularExpression& words, IsFault&& isFault)
{
    QStringList found;
    for (const Phrase& phrase : phrases) {
        for (const QString& form : phrase.forms) {
            for (auto match = words.globalMatch(form); match.hasNext();) {
                const QRegularExpressionMatch one = match.next();
                if (isFault(phrase, one) && !found.contains(form))
                    found << form;
            }
        }
    }
    return found;
}

int placeIn(const QRegularExpressionMatch& match)
{
    return match.captured(QStringLiteral("place")).toInt();
}

bool holdsNoNumber(const Phrase& phrase, const QRegularExpressionMatch& match)
{
    return !isNumber(phrase, placeIn(match));
}

/// The places that stand beside a word of such a beginning, before it ("%2. kör") or behind it ("krok %2").
QSet<QString> placesBeside(const QString& text, const QString& stems)
{
    static QHash<QString, QRegularExpression> compiled;
    QRegularExpression& beside = compiled[stems];
    if (beside.pattern().isEmpty()) {
        beside = pattern(
            QStringLiteral("\\b(?:%1)\\w* (?:nr )?\\(?%(\\d)|%(\\d)\\.? ?(?:%1)").replace(QStringLiteral("%1"), stems));
        beside.setPatternOptions(beside.patternOptions() | QRegularExpression::CaseInsensitiveOption);
    }
    QSet<QString> places;
    for (auto match = beside.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        places.insert(one.captured(1) + one.captured(2));
    }
    return places;
}

} // namespace

std::vector<Phrase> phrasesOf(const QString& language, const Heard& heard)
{
    static const QRegularExpression seam(QStringLiteral("\\n\\s*"));
    const bool isSource = language == QStringLiteral("en");
    const Catalogue catalogue = catalogueOf(isSource ? QStringLiteral("pl") : language);
    std::vector<Phrase> phrases;
    for (auto it = catalogue.begin(); it != catalogue.end(); ++it) {
        Phrase& phrase = phrases.emplace_back();
        phrase.context = it.key().section(u'|', 0, 0);
        phrase.source = it.key().section(u'|', 1);
        phrase.counts = it->counts;
        phrase.forms = isSource ? QStringList{phrase.source} : it->translations.join(QString()).trimmed().split(seam);
        const auto said = heard.said().find({phrase.context.toStdString(), phrase.source.toStdString()});
        if (said != heard.said().end())
            phrase.places = said->second.places;
    }
    return phrases;
}

QStringList bareBehindPreposition(const Phrases& polish)
{
    // "%1 z %2", "od %1 do %2", "%1 do %2" are numbers; "w %1. części" is an ordinal one.
    static const QRegularExpression words = pattern(QStringLiteral(
        "(?<!\\w)(?<!%\\d )(?i:za|przed|z|ze|do|dla|na|w|we|u|o|po|przy|przez|przeciw|przeciwko|bez|nad|pod|między|ku|"
        "wobec|oprócz|prócz|zamiast|według|obok|wśród|koło) %(?<place>\\d)(?!\\. \\p{Ll})"));
    return formsWith(polish, words, [](const Phrase& phrase, const QRegularExpressionMatch& match) {
        return holdsNoNumber(phrase, match);
    });
}

QStringList bareObjects(const Phrases& polish)
{
    static const QRegularExpression words = pattern(QStringLiteral(
        "%\\d (?:się )?(?:porównuje|pokonuje|atakuje|zyskuje|traci|dostaje|zabiera|bierze|odstrasza|rekrutuje|wybiera|"
        "pokazuje|nosi|odrzuca|niszczy|leczy|zabija|obala|odpycha|wymienia|zdobywa|kładzie|zagrywa|ma) "
        "%(?<place>\\d)"));
    return formsWith(polish, words, holdsNoNumber);
}

QStringList sayingWhoIsAMan(const Phrases& polish)
{
    static const QString past = QStringLiteral("\\w*(?:[aiyuąe]ł|ósł|edł|ógł|[aiyuęe]ła|osła|eszła|ogła)");
    static const QString between =
        QStringLiteral("(?:(?:już|jeszcze|nie|też|tu|tylko|teraz|właśnie|znów|się|nadal) )*");
    // A name with a noun before it ("figurka %1") takes the noun's gender.
    static const QRegularExpression behind =
        pattern(QStringLiteral("(?:^|[.:;(–] ?|, )%(?<place>\\d),? %2(?:(?<verb>%1)|"
                               "(?:jest|zostaje|został|została|zostanie|będzie) %2\\w+(?:ny|ty|na|ta))\\b")
                    .replace(QStringLiteral("%1"), past)
                    .replace(QStringLiteral("%2"), between));
    static const QRegularExpression before =
        pattern(QStringLiteral("\\b(?<verb>%1) (?:się )?%(?<place>\\d)").replace(QStringLiteral("%1"), past));
    static const QSet<QString> otherWords{QStringLiteral("działa"), QStringLiteral("odsyła"), QStringLiteral("siła"),
                                          QStringLiteral("żywioł")};
    const auto isFault = [](const Phrase& phrase, const QRegularExpressionMatch& match) {
        return holdsNoNumber(phrase, match) && !otherWords.contains(match.captured(QStringLiteral("verb")).toLower());
    };
    return formsWith(polish, behind, isFault) + formsWith(polish, before, isFault);
}

QStringList countedWithoutForms(const Phrases& phrases, const QString& language)
{
    static const QHash<QString, QString> nouns{
        {QStringLiteral("en"),
         QStringLiteral("cards|points|units|tokens|spaces|players|teams|places|lots|fouls|figures|rounds|groups|tables|"
                        "entrants|sides|lines|walls|enemies|clashes|ringers|flags|entries|matches|readings|ways|times|"
                        "rewards|discs|words|characters|results|Caballeros|counters|dice|hits|misses|creatures|steps|"
                        "kills|runners|bruisers|seasons|days|games|wins|losses|rules|people|acts")},
        {QStringLiteral("hu"),
         QStringLiteral("lapok|pontok|lovagok|zászlók|kártyák|jelzők|jelölők|figurák|mezők|csapatok|játékosok|"
                        "szabálytalanságok|sebzések|találatok|koponyák|aranyak|nyersanyagok|tételek|hullák|bejegyzések|"
                        "meccsek|fordulók|helyek|sorok|lények|támadások|körök|játszmák|napok|szezonok|résztvevők")},
        {QStringLiteral("pl"),
         QStringLiteral(
             "kart|karty|punktów|punkty|miejsc|miejsca|drużyn|uczestników|graczy|osób|osoby|znaków|jednostek|"
             "jednostki|figurek|figurki|pól|pola|żetonów|żetony|wpisów|wierszy|fauli|kredytów|rund|rundy|grup|"
             "stołów|meczów|spotkań|flag|flagi|tarcz|kostek|rycerzy|zasobów|obrażeń|obrażenia|przedmiotów|"
             "najemników|zwojów|trafień|ścian|ściany|stosów|regionów|gier|gry|części|możliwości|czynności|dni|"
             "godzin|minut|sekund|sezonów|osiłków|biegaczy|zabitych|potworów|lokacji|ataków|zwycięstw|"
             "różnych \\w+|własnych \\w+|najlepszych|lat|słów")}};
    const QRegularExpression words =
        pattern(QStringLiteral("(?<![\\w.–])%(?<place>\\d) (?:") + nouns[language] + QStringLiteral(")\\b"));
    // A name may stand before such a word, too ("the turn of %1 points"): it does where one was heard.
    return formsWith(phrases, words, [](const Phrase& phrase, const QRegularExpressionMatch& match) {
        return phrase.places.empty() || isNumber(phrase, placeIn(match));
    });
}

QStringList placesExchanged(const Phrases& phrases, const QString& language)
{
    struct Noun {
        const char* english;
        const char* hungarian;
        const char* polish;
    };
    static constexpr Noun nouns[] = {{"turn", "kör|lépés", "tur|kolej"},
                                     {"round", "kör|forduló", "rund"},
                                     {"flag", "zászló", "flag"},
                                     {"stack", "pakli|kupac", "stos|oddzia"},
                                     {"entry", "bejegyzés", "wpis"},
                                     {"step", "lépés", "krok"},
                                     {"period", "játékszakasz", "częś"},
                                     {"place", "hely", "miejsc"},
                                     {"line", "sor", "wiersz"},
                                     {"column", "oszlop", "kolumn"},
                                     {"level", "szint", "poziom"},
                                     {"row", "sor", "rzęd|rzą"},
                                     {"space", "mező", "pol"},
                                     {"pairing", "párosítás", "par"},
                                     {"game", "játszma|játék", "gr|gier"},
                                     {"card", "kártya|lap", "kart"},
                                     {"tile", "lap", "płyt|kaf"},
                                     {"clash", "összecsapás", "starci"},
                                     {"die", "kocka", "kost"},
                                     {"version", "változat|verzió", "wersj"},
                                     {"table", "asztal", "sto"},
                                     {"match", "meccs", "mecz"}};
    QStringList found;
    for (const Phrase& phrase : phrases) {
        for (const Noun& noun : nouns) {
            const QString english = QLatin1String(noun.english);
            const QSet<QString> meant = placesBeside(phrase.source, english + QStringLiteral("\\b"));
            if (meant.isEmpty())
                continue;
            const QString stems = QString::fromUtf8(language == QStringLiteral("hu") ? noun.hungarian : noun.polish);
            for (const QString& form : phrase.forms) {
                const QSet<QString> told = placesBeside(form, stems);
                if (!told.isEmpty() && (told & meant).isEmpty() && !found.contains(form))
                    found << form;
            }
        }
    }
    return found;
}

int formsInAThousand(const Phrases& phrases)
{
    static const QRegularExpression place(QStringLiteral("%[1-9n]"));
    static const QRegularExpression form(QStringLiteral("(?<![\\d )]): [„“\"(+−]?%[1-9n]"));
    int sentences = 0;
    int forms = 0;
    for (const Phrase& phrase : phrases) {
        if (!phrase.source.contains(place))
            continue;
        ++sentences;
        if (phrase.forms.front().contains(form))
            ++forms;
    }
    return 1000 * forms / sentences;
}

QStringList faultsOf(const Heard& heard, const Phrases& phrases, const QString& language)
{
    static const QRegularExpression aside(QStringLiteral("„[^”]*”|\"[^\"]*\"|“[^”]*”|\\([^)]*\\)"));
    static const QRegularExpression open(QStringLiteral("%[1-9n]|\\b[Aa]\\(z\\)|\\.\\.|  |: :"));
    static const QRegularExpression colons(QStringLiteral(":(?! ?\\d)[^.;:]*:(?! ?\\d)"));
    static const QRegularExpression identifier(QStringLiteral("\\b[a-z]+(_[a-z0-9]+)+\\b"));
    static const QRegularExpression decimal(QStringLiteral("(?<![-\\d])\\b\\d+\\.\\d"));
    static const QRegularExpression hyphen(QStringLiteral("(^|[ (])-\\d"));
    QHash<QString, const Phrase*> known;
    for (const Phrase& phrase : phrases)
        known.insert(phrase.context + u'|' + phrase.source, &phrase);
    QStringList faults;
    for (const auto& [kind, said] : heard.said()) {
        const QString& words = said.words;
        const QString plain = QString(words).replace(aside, QStringLiteral("…"));
        // What lists the words of a file has them as they are written there.
        const bool lists =
            kind.second.find("expected") != std::string::npos || kind.second.find("meant?") != std::string::npos;
        const bool isField = kind.first.find(", ") != std::string::npos; // of a form: a name, a colon, a value
        bool isFault = words.contains(open) || (plain.contains(colons) && !isField) ||
                       (plain.contains(identifier) && !lists) || words.contains(hyphen) ||
                       (language != QStringLiteral("en") && words.contains(decimal));
        const Phrase* phrase =
            known.value(QString::fromStdString(kind.first) + u'|' + QString::fromStdString(kind.second));
        if (phrase != nullptr && words.endsWith(u'.') && words.at(0).isLower()) {
            const QString& form = phrase->forms.front();
            const int first = form.startsWith(u'%') ? form.mid(1, 1).toInt() : 0;
            const auto place = static_cast<std::size_t>(first) - 1;
            const bool isName =
                first > 0 && place < said.places.size() && said.places[place].kind() == TextPlace::Kind::Name;
            isFault = isFault || !isName;
        }
        if (isFault)
            faults << words;
    }
    return faults;
}

} // namespace whistle
