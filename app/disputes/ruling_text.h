// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disputes/dispute_game.h"

#include <QCoreApplication>

namespace whistle {

/// A ruling in the reader's language.
struct RulingWords {
    QString verdict; ///< empty: not judged
    QStringList reasons;
    QStringList rules;
};
[[nodiscard]] RulingWords rulingWords(const DisputeGame& game, const Question& question, const Json& input,
                                      const JsonRuling& ruling);

/// The whole case as a text to be sent on: question, facts, verdict, reasons, rules.
[[nodiscard]] QString caseAsText(const DisputeGame& game, const Question& question, const Json& input,
                                 const RulingWords& words, const QString& decision);

/// What a question is called: "Contest".
[[nodiscard]] QString questionTitle(const DisputeGame& game, const Question& question);

/// The fields in which two inputs of a question differ, names of teams and figures aside; as changes from `now`.
[[nodiscard]] std::vector<Change> differences(const Shape& shape, const Json& now, const Json& then);

} // namespace whistle
