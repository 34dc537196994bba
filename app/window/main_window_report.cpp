// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a match, in the window and as files.
#include "match/notice_bar.h"
#include "reports/report_html.h"
#include "reports/report_page.h"
#include "window/main_window.h"
#include "window/open_match.h"
#include "window/rail.h"

#include <QFileDialog>

namespace whistle {

Checked<MatchReport> MainWindow::reportOf(const QString& uuid) const
{
    const auto told = [this](const Match& match) -> Checked<MatchReport> {
        const GameEntry* game = m_library->game(match.game());
        if (!game->report)
            return Problem{"", Text{Sentence{"shell", QT_TRANSLATE_NOOP("shell", "This game has no reports.")}}};
        return game->report(match);
    };
    if (m_match->is(uuid))
        return told(desk()->match());
    const Checked<MatchLibrary::Opened> opened = m_library->open(MatchId{uuid});
    if (!opened)
        return opened.problems();
    return told(opened->desk->match());
}

void MainWindow::openReport(const QString& uuid)
{
    if (!m_library)
        return;
    Checked<MatchReport> report = reportOf(uuid);
    if (!report) {
        m_notice->tell(tr("This match cannot be opened."), words(report.problems()));
        return;
    }
    if (!m_reportPage) {
        m_reportPage = new ReportPage;
        connect(m_reportPage, &ReportPage::pdfAsked, this, [this] { chooseReportFile(ReportFile::Pdf); });
        connect(m_reportPage, &ReportPage::pictureAsked, this, [this] { chooseReportFile(ReportFile::Picture); });
        connect(m_reportPage, &ReportPage::htmlAsked, this, [this] { chooseReportFile(ReportFile::Html); });
        connect(m_reportPage, &ReportPage::matchFileAsked, this, [this] { chooseExport(m_reported); });
        connect(m_reportPage, &ReportPage::matchAsked, this, [this] { openMatch(m_reported); });
        connect(m_reportPage, &ReportPage::entryAsked, this, [this](int entry) {
            openMatch(m_reported);
            if (m_match->is(m_reported))
                openPast(PastAct::Look, entry);
        });
        connect(m_reportPage, &ReportPage::rematchAsked, this, [this] { startAgain(m_reported); });
        connect(m_reportPage, &ReportPage::left, this, &MainWindow::goHome);
    }
    m_reported = uuid;
    m_reportPage->setReport(std::move(*report));
    showPage(m_reportPage);
    m_rail->setPlace(Rail::Place::Neither);
}

void MainWindow::writeReport(ReportFile kind, const QString& path)
{
    if (!m_reportPage)
        return;
    const MatchReport& report = m_reportPage->report();
    const auto write = kind == ReportFile::Pdf       ? writeReportPdf
                       : kind == ReportFile::Picture ? writeReportPicture
                                                     : writeReportHtml;
    const Problems problems = write(report, path);
    if (problems.empty())
        m_notice->tell(tr("The report is in the file %1.").arg(path), {});
    else
        m_notice->tell(tr("The report could not be saved to %1.").arg(path), words(problems));
}

void MainWindow::chooseReportFile(ReportFile kind)
{
    const auto [name, filter] =
        kind == ReportFile::Pdf       ? std::pair(QStringLiteral("match.pdf"), tr("PDF (*.pdf);;All files (*)"))
        : kind == ReportFile::Picture ? std::pair(QStringLiteral("match.png"), tr("PNG (*.png);;All files (*)"))
                                      : std::pair(QStringLiteral("match.html"), tr("HTML (*.html);;All files (*)"));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the report to a file"), name, filter);
    if (!path.isEmpty())
        writeReport(kind, path);
}

} // namespace whistle
