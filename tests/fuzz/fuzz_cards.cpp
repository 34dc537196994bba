// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and lists of Chaotic's cards. The first byte chooses: a list (CSV or JSON) as a file has it, or a text on a
// card of some kind. What was read must be a card that can be written and read again, and a text must be told sentence
// by sentence, none of it lost.
#include "chaotic/library/card_lines.h"
#include "chaotic/library/import.h"
#include "chaotic/library/printed_sentences.h"

#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

using namespace whistle;
using namespace whistle::chaotic;

namespace {

void require(bool isSo)
{
    if (!isSo)
        std::abort();
}

/// Letters and digits alone.
std::string bare(const QString& text)
{
    QString left;
    for (const QChar letter : text) {
        if (letter.isLetterOrNumber())
            left += letter;
    }
    return left.toStdString();
}

void readList(std::string_view bytes)
{
    const Checked<TakenIn> taken = takeIn(bytes, "f");
    for (const AnyCard& card : taken ? taken->cards : std::vector<AnyCard>{}) {
        const Json json = writeCard(card);
        require(problemsOf(json).empty());
        require(writeCard(readCard(kindOf(card), json)) == json);
    }
    (void)cardLines(bytes, "f");
}

void readText(CardKind kind, const std::string& text)
{
    AnyCard card = blankCard(kind);
    baseOf(card).name = "Frog";
    std::string told;
    for (const ReadSentence& one : addText(card, text))
        told += bare(QString::fromStdString(one.text));
    require(told == bare(QString::fromStdString(text)));
    require(problemsOf(writeCard(card)).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 6 == 5) {
        readList(bytes);
    } else if (const QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
               text.isValidUtf16() && !text.contains(QChar::ReplacementCharacter)) {
        readText(static_cast<CardKind>(data[0] % 6), text.toStdString());
    }
    return 0;
}
