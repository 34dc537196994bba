// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include "base/articles.h"
#include "base/first.h"
#include "base/plain_text.h"
#include "base/text_list.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>

template class std::vector<whistle::Text>;

namespace whistle {

namespace {

constexpr char separator = '\x1f';
constexpr char decimalMark = '\x1e'; // before a number that is no name

QString translated(Sentence sentence)
{
    if (*sentence.source == '\0')
        return {};
    return QCoreApplication::translate(sentence.context, sentence.source);
}

QString shown(const Name& name, const NameReader& names);

/// "Anna, Marek and Ola"; of very many only the first ones are named: nobody reads a hundred, in each of ten sentences.
QString listed(const QStringList& ids, const NameReader& names)
{
    constexpr qsizetype most = 12;
    constexpr qsizetype named = 10;
    static constexpr Sentence more{"common", QT_TRANSLATE_NOOP("common", "%1, %2")};
    static constexpr Sentence last{"base", QT_TRANSLATE_NOOP("base", "%1 and %2")};
    static constexpr Sentence others{"base", QT_TRANSLATE_N_NOOP("base", "%1 and %n more")};
    const qsizetype told = ids.size() > most ? named : ids.size();
    QString list;
    for (qsizetype i = 0; i < told; ++i) {
        const QString one = isolated(shown(Name{ids[i].toStdString()}, names));
        list = i == 0 ? one : translated(i + 1 < ids.size() ? more : last).arg(list, one);
    }
    const auto untold = static_cast<int>(ids.size() - told);
    return untold == 0 ? list : QCoreApplication::translate(others.context, others.source, nullptr, untold).arg(list);
}

QString shown(const Name& name, const NameReader& names)
{
    const QString id = QString::fromStdString(name.id);
    if (id.startsWith(QLatin1Char(decimalMark))) {
        static constexpr Sentence point{"base", QT_TRANSLATE_NOOP("base", "%1.%2")};
        const QStringList parts = id.mid(1).split(u'.');
        const QString whole = QString(parts.front()).replace(u'-', QChar(0x2212));
        return parts.size() < 2 ? whole : translated(point).arg(whole, parts[1]);
    }
    if (id.contains(QLatin1Char(separator)))
        return listed(id.split(QLatin1Char(separator)), names);
    const QString given = names ? names(name.id) : id;
    const QString word = given == id ? translated(name.word) : QString();
    return word.isEmpty() ? given : word;
}

QString shown(const TextPlace& place, const NameReader& names)
{
    switch (place.kind()) {
    case TextPlace::Kind::Number:
        return place.number() < 0 ? QStringLiteral("−%1").arg(-place.number()) : QString::number(place.number());
    case TextPlace::Kind::Name:
        return isolated(shown(place.name(), names));
    case TextPlace::Kind::Word:
        break;
    }
    return translated(place.word());
}

/// The place that "%n" of a sentence stands for: the first number that the sentence does not name by its digit; null:
/// none.
const TextPlace* counted(const char* source, const std::vector<TextPlace>& places)
{
    const std::string_view words = source;
    std::size_t digit = 0;
    return firstOf(places, [&](const TextPlace& place) {
        ++digit;
        return place.kind() == TextPlace::Kind::Number && words.find("%" + std::to_string(digit)) == words.npos;
    });
}

/// Whether the first thing in a sentence is a word of ours ("its own ability"), which a capital begins there.
bool beginsWithWord(QStringView sentence, const std::vector<TextPlace>& places)
{
    const int number = sentence.size() > 1 && sentence[0] == u'%' ? sentence[1].digitValue() : -1;
    return number > 0 && number <= static_cast<int>(places.size()) &&
           places[static_cast<std::size_t>(number) - 1].kind() == TextPlace::Kind::Word;
}

/// In the plural form that the number wants, "%n" filled in. English sentences say "(s)" and need no catalogue.
QString translated(Sentence sentence, const std::vector<TextPlace>& places)
{
    const TextPlace* count = counted(sentence.source, places);
    if (count == nullptr)
        return translated(sentence);
    const int number = count->number();
    const int size = std::abs(number);
    QString words = QCoreApplication::translate(sentence.context, sentence.source, nullptr, size);
    if (number < 0) // no other digits stand in it yet but those of its places
        words.replace(QRegularExpression(QStringLiteral("(?<![%\\d])%1(?!\\d)").arg(size)), shown(*count, {}));
    return words.replace(QStringLiteral("(s)"), size == 1 ? QString() : QStringLiteral("s"));
}

} // namespace

Text::Text() = default;
Text::Text(Sentence sentence) : m_sentence(sentence) {}
Text::Text(const Text& other) = default;
Text::Text(Text&& other) noexcept = default;
Text& Text::operator=(const Text& other) = default;
Text& Text::operator=(Text&& other) noexcept = default;
Text::~Text() = default;

Text Text::asLine() const
{
    Text line = *this;
    line.m_isLine = true;
    return line;
}

Text Text::with(std::vector<TextPlace> places) const
{
    Text other = *this;
    other.m_places = std::move(places);
    return other;
}

void Text::makeRoom(std::size_t places)
{
    m_places.reserve(places);
}

void Text::add(int number)
{
    m_places.emplace_back(number);
}

void Text::add(Sentence word)
{
    m_places.emplace_back(word);
}

void Text::add(const std::string& name)
{
    m_places.emplace_back(Name{name});
}

void Text::add(TextPlace place)
{
    m_places.push_back(std::move(place));
}

TextPlace several(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? std::string() : std::string(1, separator)) + name;
    return Name{all};
}

std::vector<std::string> namedBy(const Name& name)
{
    std::vector<std::string> all;
    if (name.id.empty() || name.id.front() == decimalMark)
        return all;
    for (const QString& id : QString::fromStdString(name.id).split(QLatin1Char(separator)))
        all.push_back(id.toStdString());
    return all;
}

TextPlace decimal(double value, int digits)
{
    return Name{decimalMark + QString::number(value, 'f', digits).toStdString()};
}

std::string listed(const std::vector<int>& numbers)
{
    std::string all;
    for (const int number : numbers)
        all += (all.empty() ? "" : ", ") + std::to_string(number);
    return all;
}

Text Text::verbatim(std::string words)
{
    return Text{Sentence{"", "%1"}, Name{std::move(words)}};
}

namespace {

/// English owners that end in s take the apostrophe alone: "Fangs's card" becomes "Fangs' card".
bool isOwnerInS(const QString& told, QStringView rest)
{
    return told.size() > 1 && told.endsWith(u's') && rest.startsWith(QStringLiteral("'s")) &&
           (rest.size() == 2 || !rest[2].isLetter());
}

/// A translated word at the beginning of a whole sentence gets its capital.
bool beginsSentence(QStringView words, qsizetype at, const TextPlace& place)
{
    const bool isWord = place.kind() == TextPlace::Kind::Word;
    return at == 0 && isWord && (words.endsWith(u'.') || words.endsWith(u'?') || words.endsWith(u'!'));
}

} // namespace

QString Text::render(const NameReader& names) const
{
    // One pass over the sentence, so that a "%1" inside a player's name is never taken for a place.
    const bool counts = QByteArrayView(m_sentence.source).contains("%n");
    QString sentence = counts ? translated(m_sentence, m_places) : translated(m_sentence);
    if (m_isLine && sentence.endsWith(u'.'))
        sentence.chop(1);
    QString result;
    result.reserve(sentence.size() + 24);
    const QStringView words = sentence;
    qsizetype told = 0; // so much of the sentence stands in the result
    for (qsizetype at = words.indexOf(u'%'); at >= 0; at = words.indexOf(u'%', at + 1)) {
        const int number = at + 1 < words.size() ? words[at + 1].digitValue() : -1;
        if (number <= 0 || number > static_cast<int>(m_places.size()))
            continue;
        result += words.mid(told, at - told);
        const TextPlace& place = m_places[static_cast<std::size_t>(number) - 1];
        QString one = shown(place, names);
        if (beginsSentence(words, at, place) && !one.isEmpty())
            one[0] = one[0].toUpper();
        result += one;
        told = at + 2;
        if (isOwnerInS(one, words.mid(told))) {
            result += u'\'';
            told += 2;
        }
        const bool isFullStop =
            words.mid(told).startsWith(u'.') && (told + 1 == words.size() || words[told + 1].isSpace());
        const bool hasEnd = result.endsWith(u'!') || result.endsWith(u'?') || result.endsWith(u'.');
        if (isFullStop && hasEnd && place.kind() != TextPlace::Kind::Number)
            ++told; // "Stack 2 shows The King returns!", "Awarded: It rained.": what stands there ends the sentence
    }
    result += words.mid(told);
    if (beginsWithWord(words, m_places) && result.endsWith(u'.'))
        result[0] = result.at(0).toUpper();
    return sentence.contains(QLatin1String("(z) ")) ? withArticles(result) : result;
}

std::string Text::toStdString(const NameReader& names) const
{
    return render(names).toStdString();
}

std::string shortened(const std::string& word)
{
    constexpr std::size_t most = 200;
    if (word.size() <= most)
        return word;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xc0) == 0x80) // in the middle of a letter
        --end;
    return word.substr(0, end) + "…";
}

QString isolated(const QString& given)
{
    const QString name = readable(given);
    constexpr char16_t firstThatTurns = 0x590; // Hebrew; marks and Arabic come behind it
    if (std::all_of(name.begin(), name.end(), [](QChar letter) { return letter < firstThatTurns; }))
        return name;
    constexpr char32_t firstStrong = 0x2068;
    constexpr char32_t popIsolate = 0x2069;
    const QList<uint> letters = name.toUcs4();
    const auto turns = [](uint letter) {
        switch (QChar::direction(letter)) {
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirRLE:
        case QChar::DirRLO:
        case QChar::DirLRE:
        case QChar::DirLRO:
        case QChar::DirPDF:
        case QChar::DirLRI:
        case QChar::DirRLI:
        case QChar::DirFSI:
        case QChar::DirPDI:
            return true;
        default:
            return false;
        }
    };
    if (std::none_of(letters.begin(), letters.end(), turns))
        return name;
    // What the name opens is closed in it, and it closes nothing that it has not opened.
    std::u32string inner{firstStrong};
    std::size_t open = 0;
    for (const uint letter : letters) {
        const QChar::Direction direction = QChar::direction(letter);
        if (direction == QChar::DirPDI) {
            if (open == 0)
                continue;
            --open;
        }
        if (direction == QChar::DirLRI || direction == QChar::DirRLI || direction == QChar::DirFSI)
            ++open;
        inner += static_cast<char32_t>(letter);
    }
    inner.append(open + 1, popIsolate);
    return QString::fromStdU32String(inner);
}

std::vector<std::string> render(const std::vector<Text>& texts, const NameReader& names)
{
    std::vector<std::string> sentences(texts.size());
    std::transform(texts.begin(), texts.end(), sentences.begin(),
                   [&](const Text& text) { return text.toStdString(names); });
    return sentences;
}

} // namespace whistle
