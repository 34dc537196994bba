// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "report/report.h"

#include <QString>

namespace whistle {

/// The report as one HTML page that needs nothing beside it: style and pictures are inside. In the reader's language,
/// on white.
[[nodiscard]] QString reportHtml(const MatchReport& report);
/// The same without the margins of a page of the web: paper has its own.
[[nodiscard]] QString onPaper(QString html);

/// Writes the page, or the same as a PDF on A4. What is there is replaced only when the new file is whole.
[[nodiscard]] Problems writeReportHtml(const MatchReport& report, const QString& path);
[[nodiscard]] Problems writeReportPdf(const MatchReport& report, const QString& path);

} // namespace whistle
