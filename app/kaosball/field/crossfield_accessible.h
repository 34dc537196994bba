// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whistle {

class CrossfieldView;

/// Gives every crossfield a child per space for screen readers: role Cell, all that is on it as its name, and the
/// actions to press it and to choose the borders that are offered. Installed once; more calls do nothing.
void installCrossfieldAccessibility();

/// Tells screen readers that the keyboard's space is another one, or has the focus now.
void tellCrossfieldFocus(CrossfieldView& view);

/// Tells screen readers that what is on the spaces may have changed.
void tellCrossfieldChanged(CrossfieldView& view);

} // namespace whistle
