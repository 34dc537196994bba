// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

/// What may be wrong with a page whoever looks at it, measured on its widgets. Each function names every fault it
/// finds.
namespace whistle::inspection {

/// Controls without a name for screen readers, and neighbours that cannot be told apart by it.
[[nodiscard]] QStringList badNames(const QWidget& window);
/// Controls smaller than a finger needs (48 px).
[[nodiscard]] QStringList smallTargets(const QWidget& window);
/// Presses Tab all the way round. Where it does not go as one reads: within each box its parts one after the other,
/// from above to below and from left to right, none torn apart.
[[nodiscard]] QStringList badFocusOrder(QWidget& window);
/// Words, and everything else that says how much room it needs, with less room than that or cut by what is round them.
[[nodiscard]] QStringList cutThings(const QWidget& window);
/// Parts of one box that lie over each other.
[[nodiscard]] QStringList overlaps(const QWidget& window);
/// Scroll bars where everything would have room, and any that go sideways.
[[nodiscard]] QStringList needlessScrollBars(const QWidget& window);

} // namespace whistle::inspection
