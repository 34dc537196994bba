// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whistle {

/// From now on Enter in a field belongs to the field, in every window: it ends what is being typed, and never presses
/// the button whose key it is elsewhere on the page.
void keepEnterInFields();

} // namespace whistle
