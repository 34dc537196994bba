// SPDX-License-Identifier: GPL-3.0-or-later
// What a printed text makes of a card, sentence by sentence.
#include "chaotic/library/printed_sentences.h"
#include "chaotic/library/understanding.h"

#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

struct Spoken {
    QString printed;
    SentenceMeaning meaning;
};

/// In its own words.
SentenceMeaning leftWhole(const QString& printed)
{
    return {{{"abilities", Json::array({{{"kind", toWord(AbilityKind::Innate)}, {"summary", printed.toStdString()}}})}},
            false};
}

/// Whether a sentence of a song does something to its target.
bool isAimed(const Json& meaning)
{
    const auto effect = meaning.find("effect");
    return effect != meaning.end() && !(effect->size() == 1 && effect->contains("hive"));
}

/// A song is understood whole, or left whole: what one sentence says may hang on another ("Choose one: ..."), and two
/// that are aimed have two targets, or one: nobody can say.
bool isWhole(const std::vector<Spoken>& pieces)
{
    return std::count_if(pieces.begin(), pieces.end(), [](const Spoken& one) { return isAimed(one.meaning.card); }) <
               2 &&
           std::all_of(pieces.begin(), pieces.end(), [](const Spoken& one) { return one.meaning.isWhole; });
}

/// Keywords and what counts while a deck is made: nothing restricts them that does not say so.
bool isPlain(const Json& meaning)
{
    return !meaning.contains("abilities") && !meaning.contains("effects") && !meaning.contains("modifiers");
}

/// "Lore gains 5 Energy" behind what Lore does may be a part of that, once.
bool mayBePartOfTheOneBefore(const SentenceMeaning& meaning, const QString& printed)
{
    static const QRegularExpression once(QStringLiteral("\\b(?:gains?|loses?)\\b"),
                                         QRegularExpression::CaseInsensitiveOption);
    return !meaning.hasLead && meaning.card.contains("abilities") && once.match(printed).hasMatch();
}

std::vector<Spoken> spokenIn(CardKind kind, const QString& name, const QString& text)
{
    std::vector<Spoken> pieces;
    bool isList = false; // of what a sentence that is left begins: "On an opponent's turn it has:", "Choose one"
    static const QRegularExpression begins(QStringLiteral("^(?:choose\\b|(?:while|if|on|during|as long as)\\b.*:)"),
                                           QRegularExpression::CaseInsensitiveOption);
    for (const QString& sentence : printedSentences(text)) {
        SentenceMeaning meaning = meaningOf(kind, name, sentence);
        if (isList)
            meaning = leftWhole(sentence);
        isList = isList || (!meaning.isWhole && !meaning.hasLead &&
                            (sentence.endsWith(u':') || begins.match(sentence).hasMatch()));
        pieces.push_back({sentence, std::move(meaning)});
    }
    for (std::size_t i = pieces.size(); i-- > 1;) {
        Spoken& before = pieces[i - 1];
        const Hanging hanging = pieces[i].meaning.isWhole ? Hanging::DoesNot : hangingOf(pieces[i].printed);
        if (hanging == Hanging::Does || (hanging == Hanging::May && !isPlain(before.meaning.card)))
            before.meaning = leftWhole(before.printed);
        if (before.meaning.hasLead && mayBePartOfTheOneBefore(pieces[i].meaning, pieces[i].printed)) {
            before.meaning = leftWhole(before.printed);
            pieces[i].meaning = leftWhole(pieces[i].printed);
        }
    }
    return pieces;
}

/// Lines are sentences, whether they have a full stop or not.
std::string inOneLine(const std::string& text)
{
    QString line;
    for (const QString& one : QString::fromStdString(text).split(u'\n', Qt::SkipEmptyParts)) {
        const QString words = one.trimmed();
        if (words.isEmpty())
            continue;
        const bool isEnded = line.isEmpty() || QStringLiteral(".:;!?\")").contains(line.back()) ||
                             words.front().isLower() || words.front().isDigit();
        line += (line.isEmpty() ? QString() : isEnded ? QStringLiteral(" ") : QStringLiteral("; ")) + words;
    }
    return line.toStdString();
}

} // namespace

std::vector<Understood> understoodOf(CardKind kind, const Json& meaning)
{
    const AnyCard blank = blankCard(kind);
    Json card = writeCard(blank);
    if (!addMeaning(card, meaning))
        return {};
    const std::vector<Understood> before = understood(blank);
    std::vector<Understood> said = understood(readCard(kind, card));
    std::erase_if(said, [&](const Understood& one) {
        return std::any_of(before.begin(), before.end(),
                           [&](const Understood& other) { return other.what.render() == one.what.render(); });
    });
    return said;
}

std::vector<ReadSentence> addText(AnyCard& card, const std::string& text)
{
    const CardKind kind = kindOf(card);
    std::vector<Spoken> pieces =
        spokenIn(kind, QString::fromStdString(baseOf(card).name), QString::fromStdString(text));
    Json json = writeCard(card);
    std::vector<ReadSentence> read;
    if (const auto song = std::get_if<MugicCard>(&card); song != nullptr && !isWhole(pieces)) {
        for (const Spoken& one : pieces)
            read.push_back({one.printed.toStdString(), {}});
        (void)addMeaning(json, leftWhole(QString::fromStdString(text).simplified()).card);
    } else {
        for (Spoken& one : pieces) {
            ReadSentence sentence{one.printed.toStdString(), {}};
            if (!addMeaning(json, one.meaning.card)) {
                one.meaning = leftWhole(one.printed);
                (void)addMeaning(json, one.meaning.card);
            }
            if (one.meaning.isWhole)
                sentence.as = understoodOf(kind, one.meaning.card);
            read.push_back(std::move(sentence));
        }
    }
    const std::string printed = inOneLine(baseOf(card).text.value_or(std::string()) + '\n' + text);
    AnyCard whole = readCard(kind, json);
    baseOf(whole).count = baseOf(card).count;
    if (!printed.empty())
        baseOf(whole).text = printed;
    if (auto* creature = std::get_if<CreatureCard>(&whole))
        creature->id = std::get<CreatureCard>(card).id;
    card = std::move(whole);
    return read;
}

} // namespace whistle::chaotic
