// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whistle {

class GamePage;
class LogList;

/// Opens the past from the log of a page: a press looks at the entry, F2 corrects it; a long press, the right button or
/// the menu key offers everything that can be done about it. It all comes out as GamePage::pastAsked. A log on a side
/// copy offers nothing.
void offerPast(LogList& log, GamePage& page);

} // namespace whistle
