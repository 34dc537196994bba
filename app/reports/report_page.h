// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"
#include "report/report.h"

#include <QWidget>

class QBoxLayout;
class QGridLayout;

namespace whistle {

class ChoiceButton;
class CountBars;
class LogList;
class PanelBox;
class ScoreChart;
class SeatTable;
class TextLabel;

/// The report of a match of any game, with the ways to take it along.
///
/// objectNames: reportTitle, scoreChart, sums, moments, countBars, table0..., reportPdf, reportPicture, reportHtml,
/// reportMatchFile, reportMatch, reportClose, reportRematch.
class ReportPage : public QWidget {
    Q_OBJECT
public:
    explicit ReportPage(QWidget* parent = nullptr);
    void setReport(MatchReport report);
    [[nodiscard]] const MatchReport& report() const { return m_report; }

Q_SIGNALS:
    void pdfAsked();
    void pictureAsked();
    void htmlAsked();
    void matchFileAsked();
    /// To the match itself.
    void matchAsked();
    /// The match, at this entry.
    void entryAsked(int entry);
    /// A new match with the same teams.
    void rematchAsked();
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    PanelBox* addPanel(QBoxLayout& column, QBoxLayout*& inside, TextLabel*& title);
    void refresh();
    void showSeats();
    void showSums();
    void showTables();
    void showMarks();
    void arrange();

    MatchReport m_report;
    QGridLayout* m_grid;
    QWidget* m_left;
    QWidget* m_right;
    QBoxLayout* m_header;
    QWidget* m_seats;
    QWidget* m_buttons;
    TextLabel* m_details;
    ChoiceButton* m_pdf;
    ChoiceButton* m_picture;
    ChoiceButton* m_html;
    ChoiceButton* m_file;
    ChoiceButton* m_match;
    ChoiceButton* m_close;
    ChoiceButton* m_rematch;
    TextLabel* m_chartTitle = nullptr;
    TextLabel* m_sumsTitle = nullptr;
    TextLabel* m_momentsTitle = nullptr;
    TextLabel* m_countsTitle = nullptr;
    TextLabel* m_hint;
    ScoreChart* m_chart;
    SeatTable* m_sums;
    PanelBox* m_marksPanel = nullptr;
    TextLabel* m_marksTitle = nullptr;
    QWidget* m_stripes;
    TextLabel* m_marks;
    LogList* m_moments;
    CountBars* m_counts;
    QBoxLayout* m_tables;
};

} // namespace whistle
