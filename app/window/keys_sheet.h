// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/sheet.h"

#include <QStringList>

class QBoxLayout;

namespace whistle {

/// What the keys do: those of the buttons that are on the page now, what the page has besides, and those that work
/// everywhere.
///
/// objectNames: keysSheet, keyLine.
class KeysSheet : public Sheet {
    Q_OBJECT
public:
    explicit KeysSheet(QWidget* parent = nullptr);
    /// `besides`: sentences about keys that no button of the page shows.
    void open(const QWidget* page, const QStringList& besides);

private:
    static void addLine(QBoxLayout& column, const QString& key, const QString& words);
};

} // namespace whistle
