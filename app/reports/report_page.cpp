// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/report_page.h"

#include "controls/buttons.h"
#include "controls/counter_label.h"
#include "controls/flow_layout.h"
#include "controls/log_list.h"
#include "controls/panel_box.h"
#include "controls/seat_table.h"
#include "controls/text_label.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "reports/count_bars.h"
#include "reports/report_words.h"
#include "reports/score_chart.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QScrollArea>

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

void empty(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace

ReportPage::ReportPage(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_left(new QWidget)
    , m_right(new QWidget)
    , m_header(new QHBoxLayout)
    , m_seats(new QWidget)
    , m_buttons(new QWidget)
    , m_details(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_pdf(new ChoiceButton({}, ButtonLook::Outline))
    , m_picture(new ChoiceButton({}, ButtonLook::Outline))
    , m_html(new ChoiceButton({}, ButtonLook::Outline))
    , m_file(new ChoiceButton({}, ButtonLook::Outline))
    , m_match(new ChoiceButton({}, ButtonLook::Raised))
    , m_close(new ChoiceButton({}, ButtonLook::Quiet))
    , m_rematch(new MainButton)
    , m_hint(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_chart(new ScoreChart)
    , m_sums(new SeatTable)
    , m_stripes(new Stripes)
    , m_marks(new TextLabel({}, TypeStep::Body))
    , m_moments(new LogList)
    , m_counts(new CountBars)
    , m_tables(new QVBoxLayout)
{
    setObjectName(QStringLiteral("reportPage"));
    m_sums->setObjectName(QStringLiteral("sums"));
    m_moments->setObjectName(QStringLiteral("moments"));
    m_moments->setWhole(true); // the page scrolls
    m_details->setWordWrap(true);
    m_marks->setWordWrap(true);
    m_pdf->setDrawing(Icon::Print);
    m_file->setDrawing(Icon::Share);
    new FlowLayout(m_seats, px(Length::SpaceM));
    new FlowLayout(m_buttons, px(Length::SpaceS));
    const std::vector<std::tuple<ChoiceButton*, const char*, void (ReportPage::*)()>> buttons{
        {m_pdf, "reportPdf", &ReportPage::pdfAsked},       {m_picture, "reportPicture", &ReportPage::pictureAsked},
        {m_html, "reportHtml", &ReportPage::htmlAsked},    {m_file, "reportMatchFile", &ReportPage::matchFileAsked},
        {m_match, "reportMatch", &ReportPage::matchAsked}, {m_close, "reportClose", &ReportPage::left}};
    for (const auto& [button, name, act] : buttons) {
        button->setObjectName(QString::fromLatin1(name));
        m_buttons->layout()->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, act);
    }

    auto* left = new QVBoxLayout(m_left);
    auto* right = new QVBoxLayout(m_right);
    for (QBoxLayout* column : {static_cast<QBoxLayout*>(left), static_cast<QBoxLayout*>(right)}) {
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(px(Length::SpaceL));
    }
    QBoxLayout* inside = nullptr;
    addPanel(*left, inside, m_chartTitle);
    m_hint->setWordWrap(true);
    inside->addWidget(m_hint);
    inside->addWidget(m_chart, 1);
    addPanel(*left, inside, m_sumsTitle);
    inside->addWidget(m_sums);
    m_marksPanel = addPanel(*left, inside, m_marksTitle);
    auto* marked = new QHBoxLayout;
    m_stripes->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    marked->addWidget(m_stripes);
    marked->addWidget(m_marks, 1);
    inside->addLayout(marked);
    addPanel(*left, inside, m_momentsTitle);
    inside->addWidget(m_moments);
    addPanel(*right, inside, m_countsTitle);
    inside->addWidget(m_counts);
    m_tables->setSpacing(px(Length::SpaceL));
    right->addLayout(m_tables);
    m_rematch->setObjectName(QStringLiteral("reportRematch"));
    right->addWidget(m_rematch);
    connect(m_rematch, &QAbstractButton::clicked, this, &ReportPage::rematchAsked);
    right->addStretch(1);

    auto* content = new QWidget;
    auto* page = new QVBoxLayout(content);
    page->setContentsMargins(px(Length::SpaceXl), px(Length::SpaceL), px(Length::SpaceXl), px(Length::SpaceL));
    page->setSpacing(px(Length::SpaceL));
    m_header->addWidget(m_seats, 1);
    m_header->addWidget(m_buttons, 1);
    page->addLayout(m_header);
    page->addWidget(m_details);
    m_grid->setSpacing(px(Length::SpaceL));
    page->addLayout(m_grid, 1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(area);

    connect(m_chart, &ScoreChart::entryPressed, this, [this](int entry) {
        m_moments->setCurrentNumber(entry);
        Q_EMIT entryAsked(entry);
    });
    connect(m_moments, &LogList::pressed, this, &ReportPage::entryAsked);
    arrange();
}

PanelBox* ReportPage::addPanel(QBoxLayout& column, QBoxLayout*& inside, TextLabel*& title)
{
    auto* panel = new PanelBox;
    title = new TextLabel({}, TypeStep::Title);
    inside = new QVBoxLayout(panel);
    inside->setContentsMargins(px(Length::SpaceL), px(Length::SpaceM), px(Length::SpaceL), px(Length::SpaceM));
    inside->setSpacing(px(Length::SpaceS));
    inside->addWidget(title);
    column.addWidget(panel);
    return panel;
}

void ReportPage::setReport(MatchReport report)
{
    m_report = std::move(report);
    m_chart->setReport(m_report);
    refresh();
}

void ReportPage::refresh()
{
    setAccessibleName(tr("Match report"));
    m_pdf->setTitle(tr("PDF"));
    m_picture->setTitle(tr("Picture"));
    m_html->setTitle(tr("HTML"));
    m_file->setTitle(tr("Match file"));
    m_match->setTitle(tr("To the match"));
    m_close->setTitle(tr("Home"));
    const bool hasTeams = std::any_of(m_report.seats.begin(), m_report.seats.end(),
                                      [](const ReportSeat& seat) { return !seat.player.empty(); });
    m_rematch->setTitle(hasTeams ? tr("Rematch, same teams") : tr("Rematch, same players"));
    m_rematch->setVisible(m_report.isFinished);
    m_pdf->setToolTip(tr("Save the report as PDF"));
    m_picture->setToolTip(tr("Save the result and the chart as a picture to share"));
    m_html->setToolTip(tr("Save the report as HTML"));
    m_file->setToolTip(tr("Save the match to a file that other tables can read"));
    m_chartTitle->setText(tr("Score, entry by entry"));
    m_hint->setText(tr("Press a step or a moment to see it in the time machine."));
    m_sumsTitle->setText(tr("Where the points came from"));
    m_momentsTitle->setText(tr("Moments"));
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
    m_moments->setLines(std::move(lines));
    m_moments->setAccessibleName(tr("Moments of the match"));
    arrange();
}

void ReportPage::showSeats()
{
    empty(*m_seats->layout());
    auto* title = new TextLabel(m_report.words(m_report.title), TypeStep::Heading);
    title->setObjectName(QStringLiteral("reportTitle"));
    m_seats->layout()->addWidget(title);
    for (const ReportSeat& seat : m_report.seats) {
        auto* sign = new QWidget;
        auto* row = new QHBoxLayout(sign);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(px(Length::SpaceS));
        row->addWidget(new SeatEmblem(seat.seat, px(Length::SpaceXl)));
        row->addWidget(new TextLabel(m_report.nameOf(seat), TypeStep::Title));
        auto* score = new CounterLabel(TypeStep::Heading);
        score->setValue(seat.score);
        row->addWidget(score);
        m_seats->layout()->addWidget(sign);
    }
}

void ReportPage::showSums()
{
    QStringList heads;
    for (const Text& source : m_report.sums.sources)
        heads << m_report.words(source);
    std::vector<SeatRow> rows;
    for (std::size_t seat = 0; seat < m_report.seats.size(); ++seat) {
        SeatRow row{m_report.seats[seat].seat, m_report.nameOf(m_report.seats[seat]), {}};
        for (const int points : m_report.sums.points[seat])
            row.numbers << report_words::points(points);
        row.numbers << CounterLabel::words(m_report.seats[seat].score);
        rows.push_back(std::move(row));
    }
    m_sums->setRows({}, heads << tr("sum"), std::move(rows));
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
    empty(*m_tables);
    int index = 0;
    for (const ReportTable& table : m_report.tables) {
        QBoxLayout* inside = nullptr;
        TextLabel* title = nullptr;
        addPanel(*m_tables, inside, title);
        title->setText(m_report.words(table.title));
        QStringList heads;
        for (const Text& head : table.heads)
            heads << m_report.words(head);
        std::vector<SeatRow> rows;
        for (std::size_t seat = 0; seat < m_report.seats.size(); ++seat) {
            SeatRow row{m_report.seats[seat].seat, m_report.nameOf(m_report.seats[seat]), {}};
            for (const auto& number : table.rows[seat])
                row.numbers << report_words::number(number);
            rows.push_back(std::move(row));
        }
        auto* shown = new SeatTable;
        shown->setRows({}, heads, std::move(rows), SeatTable::Last::Plain);
        shown->setObjectName(QStringLiteral("table%1").arg(index++));
        shown->setAccessibleName(title->text());
        inside->addWidget(shown);
        for (const Text& remark : table.remarks) {
            auto* words = new TextLabel(m_report.words(remark), TypeStep::Body, Colour::TextMuted);
            words->setWordWrap(true);
            inside->addWidget(words);
        }
    }
}

void ReportPage::showMarks()
{
    QStringList marks;
    for (const ReportOverride& override : m_report.overrides)
        marks << report_words::overrideOf(m_report, override);
    if (!m_report.houseRules.empty()) {
        QStringList rules;
        for (const ReportHouseRule& rule : m_report.houseRules)
            rules << report_words::houseRuleOf(m_report, rule);
        marks << tr("House rules: %1").arg(rules.join(QStringLiteral("; ")));
    }
    if (const QString mended = report_words::mended(m_report); !mended.isEmpty())
        marks << mended;
    m_marksTitle->setText(m_report.overrides.empty() ? tr("For the record") : tr("Recorded against the rules"));
    m_marks->setText(marks.join(QLatin1Char('\n')));
    m_stripes->setVisible(!m_report.overrides.empty() || !m_report.houseRules.empty());
    m_marksPanel->setVisible(!marks.isEmpty());
}

void ReportPage::arrange()
{
    const Theme& theme = Theme::current();
    const bool wide = width() >= theme.em() * theme.wideFrom();
    m_grid->removeWidget(m_left);
    m_grid->removeWidget(m_right);
    m_grid->addWidget(m_left, 0, 0);
    if (wide)
        m_grid->addWidget(m_right, 0, 1);
    else
        m_grid->addWidget(m_right, 1, 0);
    m_grid->setColumnStretch(0, leftShare);
    m_grid->setColumnStretch(1, wide ? rightShare : 0);
    m_header->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ReportPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ReportPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (changesLooks(*event))
        arrange();
}

} // namespace whistle
