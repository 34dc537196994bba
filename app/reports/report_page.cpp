// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/report_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "reports/report_words.h"

#include <QPainter>
#include <QScrollBar>

namespace whistle {

namespace {

/// The shares of the page's width.
constexpr int leftShare = 7;
constexpr int rightShare = 3;

/// The edge of what was recorded against the rules.
class Stripes : public QWidget {
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize sizeHint() const override { return {px(Length::SpaceS), px(Length::SpaceXl)}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintStripes(painter, rect(), 0);
    }
};

std::vector<SeatRow> rowsOf(const MatchReport& report, const report_words::Numbers& numbers)
{
    std::vector<SeatRow> rows;
    for (std::size_t seat = 0; seat < numbers.rows.size(); ++seat)
        rows.push_back({report.seats[seat].seat, report.nameOf(report.seats[seat]), numbers.rows[seat]});
    return rows;
}

/// The title first.
PanelBox* panelOf(LaidParts parts)
{
    auto* panel = new PanelBox;
    columnIn(*panel, {px(Length::SpaceL), px(Length::SpaceM)}, px(Length::SpaceS), parts);
    return panel;
}

} // namespace

ReportPage::ReportPage(QWidget* parent) : Composed(parent), m_stripes(new Stripes)
{
    setObjectName(QStringLiteral("reportPage"));
    m_moments->setWhole(true); // the page scrolls
    m_pdf->setDrawing(Icon::Print);
    flowIn(*m_seats, px(Length::SpaceM), {});
    flowIn(*m_buttons, px(Length::SpaceS), {m_numbers, m_match, m_close, m_file, m_html, m_pdf, m_picture});
    m_picture->setDrawing(Icon::Share);
    m_play->setDrawing(Icon::Play);
    connect(m_numbers, &QAbstractButton::clicked, this, &ReportPage::showNumbers);
    connect(m_play, &QAbstractButton::clicked, this, &ReportPage::play);
    connect(m_story, &StoryView::entryAsked, this, &ReportPage::entryAsked);
    connect(m_pdf, &QAbstractButton::clicked, this, &ReportPage::pdfAsked);
    connect(m_picture, &QAbstractButton::clicked, this, &ReportPage::pictureAsked);
    connect(m_html, &QAbstractButton::clicked, this, &ReportPage::htmlAsked);
    connect(m_file, &QAbstractButton::clicked, this, &ReportPage::matchFileAsked);
    connect(m_match, &QAbstractButton::clicked, this, &ReportPage::matchAsked);
    connect(m_close, &QAbstractButton::clicked, this, &ReportPage::left);
    connect(m_rematch, &QAbstractButton::clicked, this, &ReportPage::rematchAsked);

    m_stripes->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_overridesPanel = panelOf({m_overridesTitle, rowOf({m_stripes, {m_overrides, 1}})});
    m_marksPanel = panelOf({m_marksTitle, m_marks});
    columnIn(*m_left, 0, px(Length::SpaceL),
             {panelOf({m_chartTitle, {m_chart, 1}}), panelOf({m_sumsTitle, m_sums}), m_overridesPanel, m_marksPanel,
              panelOf({m_momentsTitle, m_moments})});
    m_tables->setSpacing(px(Length::SpaceL));
    columnIn(*m_right, 0, px(Length::SpaceL), {panelOf({m_countsTitle, m_counts}), m_tables, m_rematch, spareRoom});

    auto* content = new QWidget;
    m_header->addWidget(m_seats, 1);
    m_header->addWidget(m_buttons, 1);
    m_grid->setSpacing(px(Length::SpaceL));
    columnIn(*content, {px(Length::SpaceXl), px(Length::SpaceL)}, px(Length::SpaceL),
             {m_header, m_details, m_story, rowOf({{m_hint, 1}, m_play}), {m_grid, 1}});
    m_area = scrolling(content);
    columnIn(*this, 0, {m_area});

    connect(m_chart, &ScoreChart::entryPressed, this, [this](int entry) {
        m_moments->setCurrentNumber(entry);
        Q_EMIT entryAsked(entry);
    });
    connect(m_moments, &LogList::pressed, this, &ReportPage::entryAsked);
    arrange();
}

void ReportPage::setReport(MatchReport report, MomentPainter painter)
{
    m_report = std::move(report);
    m_painter = std::move(painter);
    (void)stepBack();
    m_story->setMatch(m_report, m_painter);
    m_play->setVisible(m_story->story().size() > 1);
    m_area->verticalScrollBar()->setValue(0);
    m_chart->setReport(m_report);
    retranslate();
}

void ReportPage::retranslate()
{
    setAccessibleName(CommonWords::tr("Match report"));
    m_numbers->setTitle(tr("All numbers"));
    m_play->setTitle(tr("Play the moments"));
    m_pdf->setTitle(CommonWords::tr("PDF"));
    m_picture->setTitle(tr("Share a picture"));
    m_html->setTitle(CommonWords::tr("HTML"));
    m_file->setTitle(tr("Match file"));
    m_match->setTitle(CommonWords::tr("To the match"));
    m_close->setTitle(CommonWords::tr("Home"));
    const bool hasTeams = std::any_of(m_report.seats.begin(), m_report.seats.end(),
                                      [](const ReportSeat& seat) { return !seat.player.empty(); });
    m_rematch->setTitle(hasTeams ? tr("Rematch, same teams") : tr("Rematch, same players"));
    m_rematch->setVisible(m_report.isFinished);
    m_pdf->setToolTip(tr("Save the report as PDF"));
    m_picture->setToolTip(tr("Save the result and its moment as a picture to share"));
    m_html->setToolTip(tr("Save the report as HTML"));
    m_file->setToolTip(tr("Save the match to a file that other tables can read"));
    m_chartTitle->setText(report_words::chartTitle(m_report));
    m_hint->setText(tr("A picture, a step or a moment opens the match there."));
    m_sumsTitle->setText(report_words::sumsTitle(m_report));
    m_momentsTitle->setText(CommonWords::tr("Moments"));
    m_countsTitle->setText(m_report.words(m_report.countsTitle));
    m_details->setText(report_words::details(m_report));
    showSeats();
    showSums();
    showTables();
    showMarks();
    std::vector<LogLine> lines;
    for (const ReportMoment& moment : m_report.moments) {
        const int seat = moment.seat < 0 ? 0 : m_report.seats[static_cast<std::size_t>(moment.seat)].seat;
        LogLine line;
        line.number = moment.entry;
        line.place = moment.position;
        line.seat = seat;
        line.sentence = report_words::sentenceOf(m_report, moment);
        if (seat == 0)
            line.remark = report_words::pointsOf(m_report, moment);
        else if (!moment.points.empty())
            line.points =
                CounterLabel::words(moment.points[static_cast<std::size_t>(moment.seat)], CounterLabel::Sign::Always);
        lines.push_back(std::move(line));
    }
    m_moments->setLines(lines);
    m_moments->setAccessibleName(tr("Moments of the match"));
    arrange();
}

void ReportPage::showSeats()
{
    letGoOfAll(*m_seats->layout());
    auto* title = new TextLabel(m_report.words(m_report.title), TypeStep::Heading);
    title->setObjectName(QStringLiteral("reportTitle"));
    m_seats->layout()->addWidget(title);
    for (const ReportSeat& seat : m_report.seats) {
        auto* sign = new QWidget;
        auto* score = new CounterLabel(TypeStep::Heading);
        score->setValue(seat.score);
        rowIn(*sign, 0, px(Length::SpaceS),
              {new SeatEmblem(seat.seat, px(Length::SpaceXl)), new TextLabel(m_report.nameOf(seat), TypeStep::Title),
               score});
        m_seats->layout()->addWidget(sign);
    }
}

void ReportPage::play()
{
    if (m_show == nullptr) {
        m_show = new StoryShow(this);
        connect(m_show, &StoryShow::entryAsked, this, &ReportPage::entryAsked);
        connect(m_show, &StoryShow::ended, this, [this] { m_play->setFocus(Qt::OtherFocusReason); });
    }
    m_show->setGeometry(rect());
    m_show->play(m_report, m_story->story(), m_painter);
}

bool ReportPage::stepBack()
{
    if (m_show == nullptr || m_show->isHidden())
        return false;
    m_show->end();
    return true;
}

/// The numbers come to the top, and the keyboard to them.
void ReportPage::showNumbers()
{
    QWidget* content = m_area->widget();
    m_area->verticalScrollBar()->setValue(m_left->mapTo(content, QPoint()).y());
    m_chart->setFocus();
}

void ReportPage::showSums()
{
    const report_words::Numbers sums = report_words::sumsOf(m_report);
    m_sums->setRows({}, sums.heads, rowsOf(m_report, sums));
    m_sums->setAccessibleName(m_sumsTitle->text());

    std::vector<int> seats;
    QStringList names;
    for (const ReportSeat& seat : m_report.seats) {
        seats.push_back(seat.seat);
        names << m_report.nameOf(seat);
    }
    std::vector<CountBar> bars;
    for (const ReportCount& count : m_report.counts)
        bars.push_back({m_report.words(count.name), count.values});
    m_counts->setBars(std::move(seats), std::move(names), std::move(bars));
}

void ReportPage::showTables()
{
    letGoOfAll(*m_tables);
    int index = 0;
    for (const ReportTable& table : m_report.tables) {
        auto* title = new TextLabel(m_report.words(table.title), TypeStep::Title);
        const report_words::Numbers numbers = report_words::numbersOf(m_report, table);
        auto* shown = new SeatTable;
        shown->setRows({}, numbers.heads, rowsOf(m_report, numbers), SeatTable::Last::Plain);
        shown->setObjectName(QStringLiteral("table%1").arg(index++));
        shown->setAccessibleName(title->text());
        PanelBox* panel = panelOf({title, shown});
        for (const Text& remark : table.remarks) {
            auto* words = new Paragraph(TypeStep::Body, Colour::TextMuted);
            words->setText(m_report.words(remark));
            panel->layout()->addWidget(words);
        }
        m_tables->addWidget(panel);
    }
}

void ReportPage::showMarks()
{
    QStringList overrides;
    for (const ReportOverride& override : m_report.overrides)
        overrides << report_words::overrideOf(m_report, override);
    m_overridesTitle->setText(CommonWords::tr("Recorded against the rules"));
    m_overrides->setText(overrides.join(QLatin1Char('\n')));
    m_overridesPanel->setVisible(!overrides.isEmpty());
    QStringList marks;
    if (!m_report.houseRules.empty()) {
        QStringList rules;
        for (const ReportHouseRule& rule : m_report.houseRules)
            rules << report_words::houseRuleOf(m_report, rule);
        marks << tr("House rules: %1").arg(rules.join(QStringLiteral("; ")));
    }
    if (const QString mended = report_words::mended(m_report); !mended.isEmpty())
        marks << mended;
    m_marksTitle->setText(tr("For the record"));
    m_marks->setText(marks.join(QLatin1Char('\n')));
    m_marksPanel->setVisible(!marks.isEmpty());
}

void ReportPage::arrange()
{
    const bool wide = width() >= wideWidth();
    if (m_show != nullptr)
        m_show->setGeometry(rect());
    m_grid->removeWidget(m_left);
    m_grid->removeWidget(m_right);
    m_grid->addWidget(m_left, 0, 0);
    if (wide)
        m_grid->addWidget(m_right, 0, 1);
    else
        m_grid->addWidget(m_right, 1, 0);
    m_grid->setColumnStretch(0, leftShare);
    m_grid->setColumnStretch(1, wide ? rightShare : 0);
    // In one line beside the seats, or in one of their own.
    int buttons = 0;
    for (int i = 0; i < m_buttons->layout()->count(); ++i)
        buttons += m_buttons->layout()->itemAt(i)->sizeHint().width() + px(Length::SpaceS);
    const int room = width() - 2 * px(Length::SpaceXl);
    const bool isBeside = wide && buttons <= room / 2;
    m_header->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace whistle

#include "moc_report_page.cpp"
