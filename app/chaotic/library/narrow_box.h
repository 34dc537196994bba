// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QComboBox>

namespace whistle::chaotic {

/// A list to choose one from that asks for little width, at any size of the text; longer words end in dots.
class NarrowBox : public QComboBox {
public:
    using QComboBox::QComboBox;
    [[nodiscard]] QSize sizeHint() const override
    {
        const Theme& theme = Theme::current();
        return {qRound(theme.em() * ems), theme.px(Length::Target)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    static constexpr double ems = 9;
};

} // namespace whistle::chaotic
