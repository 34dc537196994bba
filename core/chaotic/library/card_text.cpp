// SPDX-License-Identifier: GPL-3.0-or-later
// What a printed text makes of a card, sentence by sentence.
#include "chaotic/library/printed_sentences.h"
#include "chaotic/library/understanding.h"

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

/// A song is understood whole, or left whole: what one sentence says may hang on another ("Choose one: ..."), and two
/// that are aimed have two targets.
bool isWhole(const std::vector<Spoken>& pieces)
{
    const auto aimed = std::count_if(pieces.begin(), pieces.end(), [](const Spoken& one) {
        return one.printed.contains(QStringLiteral("target"), Qt::CaseInsensitive);
    });
    return aimed < 2 &&
           std::all_of(pieces.begin(), pieces.end(), [](const Spoken& one) { return one.meaning.isWhole; });
}

std::vector<Spoken> spokenIn(CardKind kind, const QString& name, const QString& text)
{
    std::vector<Spoken> pieces;
    bool isList = false; // of what a sentence that is left begins: "On an opponent's turn it has:"
    for (const QString& sentence : printedSentences(text)) {
        SentenceMeaning meaning = meaningOf(kind, name, sentence);
        if (isList)
            meaning = leftWhole(sentence);
        isList = isList || (!meaning.isWhole && sentence.endsWith(u':'));
        pieces.push_back({sentence, std::move(meaning)});
    }
    for (std::size_t i = pieces.size(); i-- > 1;) {
        if (!pieces[i].meaning.isWhole && hangsOnTheOneBefore(pieces[i].printed))
            pieces[i - 1].meaning = leftWhole(pieces[i - 1].printed);
    }
    return pieces;
}

/// What the data say that a card without them does not.
std::vector<Understood> saidBy(CardKind kind, const Json& meaning)
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
                sentence.as = saidBy(kind, one.meaning.card);
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
