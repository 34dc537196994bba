// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "look/theme.h"

#include <QPageLayout>
#include <QString>
#include <functional>

class QPdfWriter;
class QTextDocument;

/// What goes out of the window: files for others, and pages for a printer.
namespace whistle::paper {

/// Writes the file anew: all of it, or it stays as it was. The problem has the system's own reason.
[[nodiscard]] Problems write(const QString& path, const QByteArray& content);

/// What a file may be called that is to be named so: without folders and signs that some system forbids, and not too
/// long.
[[nodiscard]] QString fileName(const QString& title);

/// How a PDF is laid out; the pages are A4.
struct Sheet {
    QString title;
    int margin = 15;  ///< millimetres
    int density = 96; ///< points to an inch
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
};
/// `print` draws the pages.
[[nodiscard]] Problems writePdf(const QString& path, const Sheet& sheet, const std::function<void(QPdfWriter&)>& print);

/// The colours and letters of paper, whatever the window has.
[[nodiscard]] const Theme& theme();

/// A document in the letters of captions, as wide as the paper.
void prepare(QTextDocument& document, const QPdfWriter& writer);

/// A table that a page would break begins on the next one, with the heading over it, where it fits on a page.
void keepTogether(QTextDocument& document);

} // namespace whistle::paper
