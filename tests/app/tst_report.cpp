// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a match in the window: from the match, from home, and into files.
#include "controls/press/buttons.h"
#include "controls/words/log_list.h"
#include "games.h"
#include "kaosball/game.h"
#include "kaosball/telling/report.h"
#include "kaosball_random.h"
#include "look/painting.h"
#include "look/paper.h"
#include "look/theme.h"
#include "reports/count_bars.h"
#include "reports/report_html.h"
#include "reports/report_page.h"
#include "reports/report_words.h"
#include "reports/score_chart.h"
#include "reports/share_picture.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QChart>
#include <QCryptographicHash>
#include <QFile>
#include <QLineSeries>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QValueAxis>
#include <cmath>

using namespace whistle;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

const QString reference = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/cli/matches/format_1.whistle");

void shoot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

std::unique_ptr<MainWindow> windowWithMatch(const QString& folder)
{
    auto window = std::make_unique<MainWindow>(allGames(), folder);
    window->settings().setLanguage(s("en"));
    window->resize(1366, 768);
    window->show();
    window->importMatch(reference);
    return window;
}

MatchReport randomReport(int seats, kaosball::Mode mode)
{
    GameMatch<kaosball::Game> match;
    kaosball::RandomPlayer player(match.journal().game().facts(), 99);
    (void)match.playCommand(player.start({mode, seats, true, kaosball::Depth::Mirror}), Instant::now());
    while (const auto command = player.next(match.state()))
        (void)match.playCommand(*command, Instant::now());
    return kaosball::reportOf(match);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp); }

    void opensFromHomeAndGoesBack()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->goHome();
        QAbstractButton* button = nullptr; // rows that are gone may wait to be deleted
        for (auto* one : window->findChildren<QAbstractButton*>(s("report0")))
            button = one->isVisible() ? one : button;
        QVERIFY(button != nullptr);
        QVERIFY(button->accessibleName().startsWith(s("Report of")));
        const QString row = button->parentWidget()->findChild<QAbstractButton*>(s("match0"))->accessibleName();
        QVERIFY2(row.contains(s("Fangs win")), qPrintable(row));
        button->click();
        QCOMPARE(window->currentPage()->objectName(), s("reportPage"));
        auto* page = window->findChild<ReportPage*>();
        QCOMPARE(page->report().seats.at(0).score, 26);
        QCOMPARE(flawOf(page->report()), std::string());
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QVERIFY(window->currentPage() != page);
        window->openReport(window->session()->id().uuid);
        page->findChild<QAbstractButton*>(s("reportClose"))->click();
        QCOMPARE(window->currentPage()->objectName(), s("homePage"));
    }

    void aMatchThatIsNotOpenIsReadForItsReport()
    {
        const QTemporaryDir folder;
        auto window = windowWithMatch(folder.path());
        const QString uuid = window->session()->id().uuid;
        window.reset();
        MainWindow again(allGames(), folder.path());
        again.show();
        again.openReport(uuid);
        QVERIFY(again.session() == nullptr);
        QCOMPARE(again.findChild<ReportPage*>()->report().seats.at(1).score, 18);
        again.findChild<QAbstractButton*>(s("reportMatch"))->click();
        QVERIFY(again.session() != nullptr);
        QCOMPARE(again.currentPage()->objectName(), s("kaosballPage"));
    }

    void isWholeAtEverySize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::addColumn<bool>("dark");
        QTest::newRow("1024") << QSize(1024, 700) << 1.0 << true;
        QTest::newRow("1366") << QSize(1366, 768) << 1.0 << true;
        QTest::newRow("1366-light") << QSize(1366, 768) << 1.0 << false;
        QTest::newRow("1366-200") << QSize(1366, 768) << 2.0 << true;
        QTest::newRow("1024-200") << QSize(1024, 700) << 2.0 << true;
        QTest::newRow("1920") << QSize(1920, 1080) << 1.0 << true;
    }

    void isWholeAtEverySize()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        QFETCH(bool, dark);
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        ThemeChoice choice;
        choice.textScale = text;
        choice.shade = dark ? Shade::Dark : Shade::Light;
        window->settings().setTheme(choice);
        window->resize(size);
        window->openReport(window->session()->id().uuid);
        QApplication::processEvents();
        auto* page = window->findChild<ReportPage*>();
        auto* area = page->findChild<QScrollArea*>();
        QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(),
                 qPrintable(QStringLiteral("%1 > %2")
                                .arg(area->widget()->minimumSizeHint().width())
                                .arg(area->viewport()->width())));
        const auto buttons = page->findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
            QVERIFY2(!button->isVisible() || (button->width() >= 48 && button->height() >= 48),
                     qPrintable(button->objectName()));
        }
        shoot(*window, QStringLiteral("report-%1").arg(s(QTest::currentDataTag())));
        area->widget()->resize(area->widget()->width(), area->widget()->sizeHint().height());
        shoot(*area->widget(), QStringLiteral("report-whole-%1").arg(s(QTest::currentDataTag())));
        window->settings().setTheme({});
    }

    void theChartIsTheScore()
    {
        const MatchReport report = randomReport(4, kaosball::Mode::MaxKaos);
        ScoreChart chart;
        chart.resize(900, 400);
        chart.setReport(report);
        chart.show();
        QList<QLineSeries*> lines;
        for (QAbstractSeries* series : chart.chart()->series()) {
            if (series->type() == QAbstractSeries::SeriesTypeLine)
                lines << static_cast<QLineSeries*>(series);
        }
        QCOMPARE(lines.size(), 4);
        for (qsizetype seat = 0; seat < 4; ++seat) {
            const QList<QPointF> points = lines[seat]->points();
            QCOMPARE(points.first(), QPointF(0, 0));
            QCOMPARE(points.last(), QPointF(report.entries, report.seats[std::size_t(seat)].score));
            for (qsizetype i = 1; i < points.size(); ++i) // stepped: never both at once
                QVERIFY(points[i].x() == points[i - 1].x() || points[i].y() == points[i - 1].y());
        }
        QSignalSpy pressed(&chart, &ScoreChart::entryPressed);
        const ReportStep& step = report.steps.at(3);
        Q_EMIT lines.first()->clicked(QPointF(step.position, 5));
        QCOMPARE(pressed.at(0).at(0).toInt(), step.entry);
        QVERIFY(chart.accessibleDescription().contains(QString::number(report.seats.at(2).score)));
    }

    /// A match of few points: the lines stand at whole numbers, and the axis ends near the last of them.
    void theAxisGoesNoFurtherThanTheScores()
    {
        for (const int score : {1, 3, 6, 9, 24}) {
            MatchReport report = randomReport(2, kaosball::Mode::Versus);
            report.steps = {{1, 1, {score, 0}}};
            ScoreChart chart;
            chart.setReport(report);
            const auto axes = chart.chart()->axes(Qt::Vertical);
            QCOMPARE(axes.size(), 1);
            const auto* axis = qobject_cast<QValueAxis*>(axes.front());
            QVERIFY(axis != nullptr);
            QVERIFY2(axis->max() >= score && axis->max() <= std::max(6, score + score / 2 + 1),
                     qPrintable(QString::number(axis->max())));
            const double step = (axis->max() - axis->min()) / (axis->tickCount() - 1);
            QCOMPARE(step, std::round(step));
        }
    }

    void aRematchNamesWhoPlaysAgain()
    {
        ReportPage page;
        MatchReport report = randomReport(2, kaosball::Mode::Versus);
        report.isFinished = true;
        for (ReportSeat& seat : report.seats)
            seat.player.clear();
        page.setReport(report);
        auto* rematch = page.findChild<ChoiceButton*>(s("reportRematch"));
        QCOMPARE(rematch->title(), s("Rematch, same players"));
        report.seats.front().player = "Zsófia";
        page.setReport(report);
        QCOMPARE(rematch->title(), s("Rematch, same teams"));
    }

    void fourSeatsHaveRoom()
    {
        ReportPage page;
        page.resize(1366, 768);
        page.setReport(randomReport(4, kaosball::Mode::MaxKaos));
        page.show();
        QApplication::processEvents();
        shoot(page, s("report-four"));
        const auto* moments = page.findChild<LogList*>();
        QCOMPARE(moments->lines()->rowCount(), int(page.report().moments.size()));
        QCOMPARE(moments->verticalScrollBar()->maximum(), 0); // the page scrolls, not a list inside it
        auto* bars = page.findChild<CountBars*>();
        QVERIFY(bars->accessibleDescription().contains(s("contests won")));
    }

    void theHtmlPageNeedsNothingBesideIt()
    {
        const QTemporaryDir folder;
        const MatchReport report = randomReport(3, kaosball::Mode::MaxKaos);
        const QString path = folder.filePath(s("match.html"));
        QVERIFY(writeReportHtml(report, path).empty());
        const QString page = QString::fromUtf8(contentOf(path));
        QVERIFY(page.startsWith(s("<!DOCTYPE html>")));
        QVERIFY(!page.contains(s("http")));
        QCOMPARE(page.count(s("src=\"")), page.count(s("src=\"data:image/png;base64,")));
        QVERIFY(page.contains(s("data:image/png")));
        QTextDocument document;
        document.setHtml(page);
        const QString words = document.toPlainText();
        for (const ReportSeat& seat : report.seats)
            QVERIFY(words.contains(report.nameOf(seat)));
        for (const ReportMoment& moment : report.moments)
            QVERIFY(words.contains(report.words(moment.what)));
        const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!shots.isEmpty())
            QVERIFY(QFile::copy(path, shots + s("/report.html")) || QFile::exists(shots + s("/report.html")));
    }

    /// A4 between its margins is 679 of the report's points wide, and a document counts whole ones.
    void nothingIsCutOnPaper()
    {
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setPageSize({679, 1009});
        document.setHtml(onPaper(reportHtml(randomReport(3, kaosball::Mode::MaxKaos))));
        QVERIFY2(document.size().width() <= 680, qPrintable(QString::number(document.size().width())));
    }

    void aTableStaysWithItsHeading()
    {
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setPageSize({600, 300});
        const QString row = s("<tr><td>Fangs</td><td>3</td></tr>");
        const QString table = s("<h2>Points</h2><table width=\"100%\">") + row.repeated(5) + s("</table>");
        document.setHtml((s("<p>words</p>") + table).repeated(6));
        paper::keepTogether(document);
        const QAbstractTextDocumentLayout& layout = *document.documentLayout();
        const auto pageOf = [](double at) { return static_cast<int>(at / 300); };
        QCOMPARE(document.rootFrame()->childFrames().size(), 6);
        for (QTextFrame* frame : document.rootFrame()->childFrames())
            QCOMPARE(pageOf(layout.frameBoundingRect(frame).top()),
                     pageOf(layout.frameBoundingRect(frame).bottom() - 1));
        int headings = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            if (block.text() != s("Points"))
                continue;
            QTextFrame* frame = document.rootFrame()->childFrames().at(headings++);
            QCOMPARE(pageOf(layout.blockBoundingRect(block).top()),
                     pageOf(layout.frameBoundingRect(frame).bottom() - 1));
        }
        QCOMPARE(headings, 6);
    }

    void theLengthOfAMatchIsTold()
    {
        QLocale::setDefault(QLocale::English);
        MatchReport report = randomReport(2, kaosball::Mode::Versus);
        report.subtitle = {};
        report.from = *Instant::fromIso("2026-01-31T12:04:11Z");
        report.until = *Instant::fromIso("2026-01-31T14:16:50Z");
        QVERIFY2(report_words::details(report).contains(s("(2 h 12 min)")), qPrintable(report_words::details(report)));
        report.until = *Instant::fromIso("2026-01-31T12:50:00Z");
        QVERIFY2(report_words::details(report).contains(s("(45 min)")), qPrintable(report_words::details(report)));
        report.until = *Instant::fromIso("2026-02-07T12:50:00Z"); // on another evening: no length
        QVERIFY2(report_words::details(report).contains(s("2026 to ")), qPrintable(report_words::details(report)));
        QVERIFY(!report_words::details(report).contains(s(" min")));
        report.until = report.from; // it came in as a file
        QVERIFY(!report_words::details(report).contains(s(" to ")));
    }

    void aPictureIsShared()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->openReport(window->session()->id().uuid);
        QVERIFY(window->findChild<ChoiceButton*>(s("reportPicture"))->isVisible());
        const QString path = folder.filePath(s("match.png"));
        window->writeReport(MainWindow::ReportFile::Picture, path);
        const QImage picture(path);
        QCOMPARE(picture.size(), QSize(1080, 1350));
        // The winner's half wears the winner's colour; below it the board, not one colour.
        const Theme theme = Theme::current();
        QCOMPARE(picture.pixelColor(300, 10), theme.seat(1));
        QVERIFY(picture.pixelColor(1000, 10) != theme.seat(1));
        QSet<QRgb> colours;
        for (int y = 400; y < 900; y += 5) {
            for (int x = 0; x < 1080; x += 5)
                colours.insert(picture.pixel(x, y));
        }
        QVERIFY(colours.size() > 8);
        shoot(*window, s("report-picture-button"));
        const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!shots.isEmpty())
            QVERIFY(picture.save(shots + s("/share.png")));
    }

    /// The six of a match stand as pictures over the numbers, each opens the match there, and the numbers are one press
    /// away.
    void theMomentsStandAsPictures()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->openReport(window->session()->id().uuid);
        QApplication::processEvents();
        auto* page = window->findChild<ReportPage*>();
        const std::vector<StoryMoment> story = storyOf(page->report());
        QCOMPARE(story.size(), storyLength);
        QSet<QString> pictures;
        for (int i = 1; i <= 6; ++i) {
            auto* card = page->findChild<StoryCard*>(QStringLiteral("story%1").arg(i));
            QVERIFY(card != nullptr && card->isVisible());
            const StoryMoment& told = story[static_cast<std::size_t>(i - 1)];
            QVERIFY(card->accessibleName().contains(page->report().words(told.title)));
            QVERIFY(card->accessibleName().contains(report_words::lineOf(page->report(), told)));
            QVERIFY(card->height() >= card->heightForWidth(card->width()));
            const QImage board = page->momentPainter()(told.moment.entry, {400, 178}, 1);
            QVERIFY(!board.isNull());
            pictures.insert(QString::fromLatin1(
                QCryptographicHash::hash(
                    QByteArray(reinterpret_cast<const char*>(board.constBits()), board.sizeInBytes()),
                    QCryptographicHash::Md5)
                    .toHex()));
        }
        QVERIFY(pictures.size() > 3);
        auto* area = page->findChild<QScrollArea*>();
        page->findChild<ChoiceButton*>(s("reportNumbers"))->click();
        QVERIFY(area->verticalScrollBar()->value() > 0);
        page->findChild<StoryCard*>(s("story2"))->click();
        QCOMPARE(window->currentPage()->objectName(), s("timeMachine"));
    }

    /// What is entered later does not reach the pictures of a report that is open.
    /// Where the points came from stands beside the score, no name cut, and still adds up.
    void theAccountHasRoomForItsNames()
    {
        const QFont names = fontOf(TypeStep::Caption);
        const QFont numbers = fontOf(TypeStep::Number);
        constexpr double padding = 8;
        int joined = 0;
        for (const int seats : {2, 3}) {
            const MatchReport report =
                randomReport(seats, seats == 2 ? kaosball::Mode::Versus : kaosball::Mode::MaxKaos);
            std::size_t least = 100;
            for (const double width : {160.0, 230.0, 420.0, 900.0, 2000.0}) {
                const std::vector<AccountColumn> columns = accountColumns(report, width, padding, names, numbers);
                if (columns.empty())
                    continue; // then the names of the seats stand there
                double all = 0;
                for (const AccountColumn& column : columns) {
                    QVERIFY2(textWidth(column.name, names) + 2 * padding <= column.width, qPrintable(column.name));
                    all += column.width;
                }
                QVERIFY(all <= width + 1);
                joined += columns.front().name.isEmpty() ? 1 : 0;
                for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
                    int sum = 0;
                    for (const AccountColumn& column : columns)
                        sum += column.points[seat];
                    QCOMPARE(sum, report.seats[seat].score);
                }
                QVERIFY(least == 100 || columns.size() >= least); // with more room no less is told
                least = columns.size();
            }
            QVERIFY(!accountColumns(report, 2000, padding, names, numbers).front().name.isEmpty());
        }
        QVERIFY(joined > 0);
    }

    /// They play one after the other; whoever touches it has them step by step; Esc ends it and nothing else.
    void theMomentsPlay()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->openReport(window->session()->id().uuid);
        auto* page = window->findChild<ReportPage*>();
        page->findChild<QAbstractButton*>(s("reportPlay"))->click();
        auto* show = page->findChild<StoryShow*>();
        QVERIFY(show != nullptr && show->isVisible());
        QCOMPARE(show->size(), page->size());
        QCOMPARE(show->at(), std::size_t{0});
        QVERIFY(show->isPlaying());
        const auto* card = show->findChild<QAbstractButton*>(s("showPicture"));
        QVERIFY(card->accessibleName().startsWith(QLatin1Char('1')));
        QVERIFY(show->rect().contains(card->geometry()));
        // The first one is there at once: it has nothing to cross over from.
        const QImage drawn = show->grab().toImage();
        QVERIFY(drawn.pixelColor(card->geometry().center()) != drawn.pixelColor(1, show->height() / 2));
        QTest::qWait(300); // the bar has its places
        shoot(*window, s("report-show"));
        QTest::keyClick(show, Qt::Key_Right);
        QCOMPARE(show->at(), std::size_t{1});
        QVERIFY(!show->isPlaying());
        QVERIFY(card->accessibleName().startsWith(QLatin1Char('2')));
        QTest::keyClick(show, Qt::Key_Left);
        QTest::keyClick(show, Qt::Key_Left); // before the first there is none
        QCOMPARE(show->at(), std::size_t{0});
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(show, Qt::Key_Right);
        QCOMPARE(show->at(), std::size_t{5});
        QTest::qWait(300);
        shoot(*window, s("report-show-end"));
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QVERIFY(show->isHidden());
        QCOMPARE(window->currentPage(), static_cast<QWidget*>(page));
        page->findChild<QAbstractButton*>(s("reportPlay"))->click();
        show->findChild<QAbstractButton*>(s("showPicture"))->click(); // to the match, at that entry
        QVERIFY(window->currentPage() != page);
    }

    /// Where motion is reduced nothing goes by itself: the main button is the next step.
    void withReducedMotionTheMomentsAreSteps()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        ThemeChoice choice;
        choice.motion = Motion::Reduced;
        window->settings().setTheme(choice);
        window->openReport(window->session()->id().uuid);
        auto* page = window->findChild<ReportPage*>();
        page->findChild<QAbstractButton*>(s("reportPlay"))->click();
        const auto* show = page->findChild<StoryShow*>();
        QVERIFY(!show->isPlaying());
        for (std::size_t step = 1; step <= 5; ++step) {
            show->findChild<QAbstractButton*>(s("showNext"))->click();
            QCOMPARE(show->at(), step);
        }
        show->findChild<QAbstractButton*>(s("showEnd"))->click();
        QVERIFY(show->isHidden());
        window->settings().setTheme({});
    }

    void theReportKeepsItsPictures()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->openReport(window->session()->id().uuid);
        auto* page = window->findChild<ReportPage*>();
        const int entry = storyOf(page->report()).at(2).moment.entry;
        (void)page->momentPainter()(entry, {400, 178}, 1);
        const QImage before = page->momentPainter()(entry, {400, 178}, 1);
        for (int i = 0; i < 30; ++i)
            window->session()->undo();
        QVERIFY(page->momentPainter()(entry, {400, 178}, 1) == before);
    }

    /// Three and more, and a match that is not finished: a picture all the same.
    void aPictureOfMore()
    {
        for (const int seats : {3, 4}) {
            const MatchReport report = randomReport(seats, kaosball::Mode::MaxKaos);
            const QImage picture = sharePicture(report, {});
            QCOMPARE(picture.size(), QSize(1080, 1350));
            const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
            if (!shots.isEmpty())
                QVERIFY(picture.save(shots + QStringLiteral("/share-%1.png").arg(seats)));
        }
    }

    void namesFromOutsideAreNoHtml()
    {
        MatchReport report = randomReport(2, kaosball::Mode::Versus);
        report.seats[0].player = "<script>alert(1)</script>";
        report.overrides.push_back({3, report.moments.front().what, "<b>because</b>", {RuleId{"KB-9.2"}}});
        const QString page = reportHtml(report);
        QVERIFY(!page.contains(s("<script>")));
        QVERIFY(!page.contains(s("<b>because")));
        QVERIFY(page.contains(s("KB-9.2")));
    }

    /// What was taken back or played by a house rule is not against the rules.
    void onlyOverridesAreAgainstTheRules()
    {
        MatchReport report = randomReport(2, kaosball::Mode::Versus);
        report.overrides.push_back({3, report.moments.front().what, "because", {RuleId{"KB-9.2"}}});
        report.withdrawn = 7;
        ReportPage page;
        page.setReport(report);
        const auto* against = page.findChild<TextLabel*>(s("reportOverrides"));
        QVERIFY(against->text().contains(s("because")));
        QVERIFY(!against->text().contains(s("7 ")));
    }

    void thePdfIsAPdf()
    {
        const QTemporaryDir folder;
        const auto window = windowWithMatch(folder.path());
        window->openReport(window->session()->id().uuid);
        const QString path = folder.filePath(s("match.pdf"));
        window->writeReport(MainWindow::ReportFile::Pdf, path);
        const QByteArray pdf = contentOf(path);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("%%EOF"));
        QVERIFY(pdf.size() > 10000);
        window->writeReport(MainWindow::ReportFile::Html, folder.filePath(s("match.html")));
        QVERIFY(contentOf(folder.filePath(s("match.html"))).contains("Fangs"));
        const QString shots = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!shots.isEmpty()) {
            QFile::remove(shots + s("/report.pdf"));
            QVERIFY(QFile::copy(path, shots + s("/report.pdf")));
        }
    }

    void whatCannotBeWrittenIsTold()
    {
        const MatchReport report = randomReport(2, kaosball::Mode::Versus);
        const QTemporaryDir folder;
        const QString path = folder.filePath(s("no/such/folder/match.html"));
        for (const Problems& problems :
             {writeReportHtml(report, path), writeReportPdf(report, path), writeSharePicture(report, {}, path)}) {
            QCOMPARE(problems.size(), std::size_t{1});
            QVERIFY(problems.front().message.render().contains(path));
        }
        const auto window = windowWithMatch(folder.path());
        window->openReport(window->session()->id().uuid);
        window->writeReport(MainWindow::ReportFile::Pdf, path);
        auto* notice = window->findChild<QWidget*>(s("noticeBar"));
        QVERIFY(notice != nullptr && notice->isVisible());
    }
};

QTEST_MAIN(TestReport)
#include "tst_report.moc"
