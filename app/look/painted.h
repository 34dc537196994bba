// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QEvent>

namespace whistle {

/// A part that paints itself by the theme, and is as large as its type wants: where that changes, it measures and
/// paints itself anew. In another language it says anew what it is called.
template <class Base>
class Painted : public Base {
public:
    using Base::Base;

protected:
    virtual void sayNames() {}
    void changeEvent(QEvent* event) override
    {
        Base::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            sayNames();
        if (!changesLooks(*event))
            return;
        this->updateGeometry();
        this->update();
    }
};

} // namespace whistle
