// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

namespace whistle {

/// While it lives, what is painted wears these colours of a box, or this shade: the picture of a match, whatever the
/// window shows meanwhile. Nothing on screen is told; only for painting into a picture.
class WornBox {
public:
    explicit WornBox(const BoxColours& box);
    explicit WornBox(Shade shade);
    ~WornBox();
    WornBox(const WornBox&) = delete;
    WornBox& operator=(const WornBox&) = delete;

private:
    Theme m_before;
};

} // namespace whistle
