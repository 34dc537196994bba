// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/seat_score.h"

#include <QStringList>
#include <algorithm>

namespace whistle {

QString standingWords(std::vector<SeatScore> scores)
{
    std::ranges::stable_sort(scores, std::greater<>(), &SeatScore::score);
    QStringList words;
    for (const SeatScore& one : scores)
        words << QStringLiteral("%1 %2").arg(one.name).arg(one.score);
    return words.join(QStringLiteral(", "));
}

} // namespace whistle
