// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QLineEdit;

namespace whistle {

/// Offers those of the words that begin with what is typed, in a list below the field. A press beside the list closes
/// it and does what it does where it lands: the next field, the main button.
void offerWords(QLineEdit& field, const QStringList& words);

/// A press that brings the field the focus selects what stands in it: what is typed then takes its place.
void writeOver(QLineEdit& field);

} // namespace whistle
