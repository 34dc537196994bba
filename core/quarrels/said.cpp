// SPDX-License-Identifier: GPL-3.0-or-later
#include "quarrels/said.h"

namespace whistle {

namespace {

constexpr int mostDigits = 4;

bool isMinus(const QString& line, int at)
{
    return at > 0 && line[at - 1] == u'-' && (at == 1 || !line[at - 2].isLetterOrNumber());
}

} // namespace

std::vector<SaidWord> saidWords(const QString& line)
{
    const QString plain = folded(line);
    std::vector<SaidWord> words;
    for (const WordPlace& run : wordPlaces(plain)) {
        for (int at = run.at; at < run.at + run.length;) {
            const bool isDigit = plain[at].isDigit();
            const int start = at;
            while (at < run.at + run.length && plain[at].isDigit() == isDigit)
                ++at;
            const QString said = plain.mid(start, at - start);
            SaidWord word{{start, at - start}, said, stemOf(said), {}};
            if (isDigit && word.word.size() <= mostDigits)
                word.number = word.word.toInt() * (isMinus(plain, start) ? -1 : 1);
            words.push_back(std::move(word));
        }
    }
    return words;
}

} // namespace whistle
