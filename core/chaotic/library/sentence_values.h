// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QString>
#include <QStringList>

/// The places in a sentence that stand for a value: numbers, Disciplines, elements, tribes, keywords.
namespace whistle::chaotic {

/// Such a place of a pattern.
struct Slot {
    QString pattern;
    Json (*value)(const QString& said); ///< null: it cannot be
};
/// The place of this name ("n", "stats"); `kinds`: what creatures can be beside their tribe.
[[nodiscard]] Slot slotOf(QString name, const QStringList& kinds);
/// "Swift 1", "Support Courage 5", "Immune to Invisibility", one after the other, and nothing else.
[[nodiscard]] Json keywordsIn(const QString& said);

} // namespace whistle::chaotic
