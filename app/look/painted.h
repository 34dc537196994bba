// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QEvent>

namespace whistle {

/// A part that paints itself by the theme, and is as large as its type wants: where that changes, it measures and
/// paints itself anew.
template <class Base>
class Painted : public Base {
public:
    using Base::Base;

protected:
    void changeEvent(QEvent* event) override
    {
        Base::changeEvent(event);
        if (!changesLooks(*event))
            return;
        this->updateGeometry();
        this->update();
    }
};

} // namespace whistle
