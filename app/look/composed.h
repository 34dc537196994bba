// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QEvent>

class QResizeEvent;

namespace whistle {

/// A part made of other parts: in another language it says its own words anew; where its size changes, or that of its
/// type, it lays its parts out anew.
template <class Base>
class Composed : public Base {
public:
    using Base::Base;

protected:
    virtual void retranslate() {}
    virtual void arrange() {}
    void changeEvent(QEvent* event) override
    {
        Base::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            retranslate();
        if (changesLooks(*event))
            arrange();
    }
    void resizeEvent(QResizeEvent* event) override
    {
        Base::resizeEvent(event);
        arrange();
    }
};

} // namespace whistle
