// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QBoxLayout>

namespace whistle::heroes {

/// The column of a panel, with room round it.
inline QVBoxLayout* columnIn(QWidget* panel, whistle::Length gap)
{
    auto* column = new QVBoxLayout(panel);
    const int pad = px(whistle::Length::SpaceM);
    column->setContentsMargins(pad, pad, pad, pad);
    column->setSpacing(px(gap));
    return column;
}

} // namespace whistle::heroes
