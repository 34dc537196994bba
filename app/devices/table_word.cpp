// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/table_word.h"

#include <QRandomGenerator>
#include <array>

namespace whistle {

namespace {

/// Without i, l and o, which look like digits, and without u.
constexpr char16_t wordLetters[] = u"0123456789abcdefghjkmnpqrstvwxyz";
constexpr int bitsOfALetter = 5;
constexpr int wordLength = 26; // 26 * 5 = 130; the first letter has but three bits

char16_t asItLooks(QChar letter)
{
    const char16_t lower = letter.toLower().unicode();
    if (lower == u'i' || lower == u'l')
        return u'1';
    return lower == u'o' ? u'0' : lower;
}

} // namespace

QString newTableWord()
{
    std::array<quint32, 4> chance{};
    QRandomGenerator::system()->fillRange(chance.data(), static_cast<qsizetype>(chance.size()));
    QString word(wordLength, u'0');
    for (int i = 0; i < wordLength; ++i) {
        int letter = 0;
        for (int bit = 0; bit < bitsOfALetter; ++bit) {
            const int at = (wordLength - 1 - i) * bitsOfALetter + bit; // from the end
            const std::size_t part = static_cast<std::size_t>(at) / 32;
            if (part < chance.size() && ((chance[part] >> (at % 32)) & 1U) != 0)
                letter |= 1 << bit;
        }
        word[i] = wordLetters[letter];
    }
    return word;
}

bool isTableWord(QStringView written, const QString& word)
{
    if (written.size() != wordLength || word.size() != wordLength)
        return false; // how long a word is, everybody knows
    unsigned different = 0;
    for (qsizetype i = 0; i < wordLength; ++i)
        different |= static_cast<unsigned>(asItLooks(written[i]) ^ word[i].unicode());
    return different == 0;
}

} // namespace whistle
