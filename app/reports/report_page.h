// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/seats/seat_table.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "look/theme.h"
#include "report/report.h"
#include "reports/count_bars.h"
#include "reports/score_chart.h"
#include "reports/story_show.h"
#include "reports/story_view.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QScrollArea>
#include <QWidget>

namespace whistle {

class PanelBox;

/// The report of a match of any game, with the ways to take it along: first the moments that tell it, as pictures;
/// below them all numbers.
///
/// objectNames: reportTitle, those of StoryView, reportNumbers, reportPlay, storyShow, scoreChart, sums, moments,
/// countBars, table0..., reportPdf, reportPicture, reportHtml, reportMatchFile, reportMatch, reportClose,
/// reportRematch.
class ReportPage : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit ReportPage(QWidget* parent = nullptr);
    /// `painter`: of the boards of its match; none: no pictures, the moments stand with their scores.
    void setReport(MatchReport report, MomentPainter painter = {});
    [[nodiscard]] const MomentPainter& momentPainter() const { return m_painter; }
    [[nodiscard]] const MatchReport& report() const { return m_report; }
    /// Esc: ends what plays; false: nothing did.
    bool stepBack();

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

private:
    void retranslate() override;
    void showSeats();
    void showNumbers();
    void showSums();
    void showTables();
    void showMarks();
    void play();
    void arrange() override;

    MatchReport m_report;
    MomentPainter m_painter;
    StoryView* m_story = new StoryView;
    StoryShow* m_show = nullptr; ///< made when it is first played
    QScrollArea* m_area = nullptr;
    QGridLayout* m_grid = new QGridLayout;
    QWidget* m_left = new QWidget;
    QWidget* m_right = new QWidget;
    QBoxLayout* m_header = new QHBoxLayout;
    QWidget* m_seats = new QWidget;
    QWidget* m_buttons = new QWidget;
    TextLabel* m_details = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_numbers = named("reportNumbers", new ChoiceButton({}, ButtonLook::Quiet));
    ChoiceButton* m_play = named("reportPlay", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_pdf = named("reportPdf", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_picture = named("reportPicture", new MainButton);
    ChoiceButton* m_html = named("reportHtml", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_file = named("reportMatchFile", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_match = named("reportMatch", new ChoiceButton({}, ButtonLook::Raised));
    ChoiceButton* m_close = named("reportClose", new ChoiceButton({}, ButtonLook::Quiet));
    ChoiceButton* m_rematch = named("reportRematch", new ChoiceButton({}, ButtonLook::Raised));
    TextLabel* m_chartTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_sumsTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_momentsTitle = new TextLabel({}, TypeStep::Title);
    TextLabel* m_countsTitle = new TextLabel({}, TypeStep::Title);
    TextLabel* m_hint = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    ScoreChart* m_chart = new ScoreChart;
    SeatTable* m_sums = named("sums", new SeatTable);
    PanelBox* m_overridesPanel = nullptr;
    TextLabel* m_overridesTitle = new TextLabel({}, TypeStep::Title);
    TextLabel* m_overrides = named("reportOverrides", new Paragraph);
    PanelBox* m_marksPanel = nullptr;
    TextLabel* m_marksTitle = new TextLabel({}, TypeStep::Title);
    QWidget* m_stripes;
    TextLabel* m_marks = new Paragraph;
    LogList* m_moments = named("moments", new LogList);
    CountBars* m_counts = new CountBars;
    QBoxLayout* m_tables = new QVBoxLayout;
};

} // namespace whistle
