// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/layout/scroller.h"
#include "controls/press/action_bar.h"
#include "controls/press/button_row.h"
#include "controls/press/buttons.h"
#include "controls/words/log_list.h"
#include "controls/words/rule_chip.h"
#include "gallery/gallery.h"
#include "gallery/gallery_states.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/contest/die_pad.h"
#include "kaosball/contest/sum_rows.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/field/figure_painter.h"
#include "look/focus_guide.h"
#include "look/icons.h"
#include "look/path_text.h"
#include "look/theme.h"
#include "match/notice_bar.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFocusFrame>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <cmath>

using namespace whistle;
using kaosball::Card;

namespace {

/// What can be touched or have the keyboard, of all that is shown.
QList<QWidget*> controlsOf(const QWidget& top)
{
    QList<QWidget*> controls;
    const auto all = top.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        const bool touched = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<QLineEdit*>(widget) != nullptr ||
                             qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QSlider*>(widget) != nullptr ||
                             qobject_cast<QAbstractSpinBox*>(widget) != nullptr;
        if (widget->isVisible() && touched && !widget->testAttribute(Qt::WA_TransparentForMouseEvents))
            controls << widget;
    }
    return controls;
}

QString whatIs(const QWidget& widget)
{
    return QStringLiteral("%1 %2 (%3 x %4)")
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName())
        .arg(widget.width())
        .arg(widget.height());
}

void shoot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

QApplication& application()
{
    return *static_cast<QApplication*>(QCoreApplication::instance());
}

/// WCAG's, from 1 to 21.
double contrast(const QColor& one, const QColor& other)
{
    const auto light = [](const QColor& colour) {
        const auto part = [](double value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    };
    const double a = light(one);
    const double b = light(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class PartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::apply(application(), {}); }

    void everyTokenIsThere()
    {
        const Theme dark;
        const Theme light({.shade = Shade::Light});
        for (int i = 0; i <= static_cast<int>(Colour::TroopPurple); ++i) {
            QVERIFY(dark.colour(static_cast<Colour>(i)).isValid());
            QVERIFY(light.colour(static_cast<Colour>(i)).isValid());
        }
        QCOMPARE(dark.colour(Colour::Window), QColor(0x0E, 0x11, 0x14));
        QCOMPARE(dark.seat(3), QColor(0xF0, 0x50, 0x9A));
        QCOMPARE(dark.colour(Colour::Shade).alpha(), 0xB8);
        QCOMPARE(dark.px(Length::Target), 48);
    }

    void controlsGrowWithTheTextAndSpacesDoNot()
    {
        const Theme theme({.textScale = 2.0});
        QCOMPARE(theme.px(Length::Target), 96);
        QCOMPARE(theme.px(Length::SpaceL), 16);
        QCOMPARE(theme.font(TypeStep::Body).pixelSize(), 32);
        QCOMPARE(Theme({.textScale = 5.0}).textScale(), 2.0);
    }

    void reducedMotionTakesNoTime()
    {
        QVERIFY(Theme().duration(Duration::Move) > 0);
        QCOMPARE(Theme({.motion = Motion::Reduced}).duration(Duration::Move), 0);
    }

    void coachesSwapColoursAndKeepShapes()
    {
        const Theme swapped({.seatColours = {2, 1, 3, 4, 5}});
        QCOMPARE(swapped.seat(1), Theme().seat(2));
        QCOMPARE(swapped.seatGround(2), Theme().seatGround(1));
    }

    /// Who sits behind red cubes is red, in his own shape; what is written on it can be read.
    void aSeatWearsTheColourOfItsBox()
    {
        for (const Shade shade : {Shade::Dark, Shade::Light}) {
            for (std::size_t colour = 1; colour < boxColourCount; ++colour) {
                const auto box = static_cast<BoxColour>(colour);
                const Theme theme({.shade = shade, .box = {BoxColour::None, box}});
                QCOMPARE(theme.seat(1), Theme({.shade = shade}).seat(1));
                QCOMPARE(theme.seat(2), theme.box(box));
                QVERIFY(theme.seatGround(2) != Theme({.shade = shade}).seatGround(2));
                QVERIFY(contrast(theme.seat(2), theme.seatInk(2)) >= 4.5);
                QVERIFY(contrast(theme.colour(Colour::Text), theme.seatGround(2)) >= 7);
                QVERIFY(contrast(theme.seat(2), theme.seatGround(2)) >= 3);
            }
        }
    }

    void thePathLanguageIsRead()
    {
        const QPainterPath square = pathFromText(u"M1 1h4v4H1z");
        QCOMPARE(square.boundingRect(), QRectF(1, 1, 4, 4));
        const QPainterPath circle = pathFromText(u"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z");
        const QRectF round = circle.boundingRect();
        QVERIFY(qAbs(round.left() - 3) < 0.05 && qAbs(round.right() - 21) < 0.05);
        QVERIFY(qAbs(round.top() - 3) < 0.05 && qAbs(round.bottom() - 21) < 0.05);
    }

    void everyIconStaysOnItsGrid()
    {
        for (int i = 0; i <= static_cast<int>(Icon::Person); ++i) {
            const QRectF box = iconPath(static_cast<Icon>(i)).boundingRect();
            QVERIFY2(box.width() > 0 || box.height() > 0, qPrintable(QString::number(i)));
            QVERIFY2(QRectF(-1, -1, 26, 26).contains(box.adjusted(-1, -1, 1, 1)), qPrintable(QString::number(i)));
        }
    }

    void everyTargetIsLargeEnough_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("light");
        QTest::newRow("dark") << 1.0 << false;
        QTest::newRow("light") << 1.0 << true;
        QTest::newRow("150 %") << 1.5 << false;
        QTest::newRow("200 %") << 2.0 << false;
    }
    void everyTargetIsLargeEnough()
    {
        QFETCH(double, scale);
        QFETCH(bool, light);
        Theme::apply(application(), {.shade = light ? Shade::Light : Shade::Dark, .textScale = scale});
        Gallery gallery;
        gallery.resize(1366, 768);
        gallery.show();
        QVERIFY(QTest::qWaitForWindowExposed(&gallery));
        const auto controls = controlsOf(gallery);
        QVERIFY(controls.size() > 60);
        for (const QWidget* control : controls) {
            if (control->parentWidget() != nullptr &&
                qobject_cast<QAbstractSpinBox*>(control->parentWidget()) != nullptr)
                continue; // the text inside a number field
            if (control->inherits("QScrollBar") || control->property("decoration").toBool())
                continue;
            if (control->focusPolicy() == Qt::NoFocus)
                continue; // a sign
            QVERIFY2(control->width() >= 48 && control->height() >= 48, qPrintable(whatIs(*control)));
        }
        gallery.widget()->adjustSize();
        gallery.resize(1366, gallery.widget()->sizeHint().height());
        QTest::qWait(20);
        shoot(gallery,
              QStringLiteral("parts-%1-%2").arg(light ? QStringLiteral("light") : QStringLiteral("dark")).arg(scale));
    }

    void everyControlHasANameForScreenReaders()
    {
        Gallery gallery;
        gallery.resize(1366, 768);
        gallery.show();
        for (const QWidget* control : controlsOf(gallery)) {
            if (control->objectName() == QLatin1String("qt_spinbox_lineedit"))
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(control);
            const bool named = !control->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
            QVERIFY2(named, qPrintable(whatIs(*control)));
            QVERIFY2(!control->objectName().isEmpty(), qPrintable(whatIs(*control)));
        }
    }

    void theThemeChangesWhileTheProgramRuns()
    {
        Gallery gallery;
        gallery.resize(1366, 768);
        gallery.show();
        QVERIFY(QTest::qWaitForWindowExposed(&gallery));
        const auto strip = gallery.findChild<ScoreStrip*>();
        const auto chip = gallery.findChild<RuleChip*>();
        const int low = strip->height();
        const QSize chipBefore = chip->sizeHint();
        const QImage dark = strip->grab().toImage();
        Theme::apply(application(), {.shade = Shade::Light, .textScale = 1.5});
        QTest::qWait(20);
        QVERIFY(strip->height() > low);
        QVERIFY(chip->sizeHint().width() > chipBefore.width());
        QVERIFY(chip->height() >= 72);
        QCOMPARE(gallery.palette().color(QPalette::Window), Theme::current().colour(Colour::Window));
        Theme::apply(application(), {});
        QTest::qWait(20);
        QCOMPARE(strip->height(), low);
        shoot(*strip, QStringLiteral("strip-again"));
        QCOMPARE(strip->grab().toImage(), dark);
    }

    void anUnavailableButtonSaysWhyAndIsNotPressed()
    {
        ChoiceButton button(QStringLiteral("Steal"));
        button.setUnavailable(QStringLiteral("Only runners steal."));
        button.show();
        QSignalSpy clicked(&button, &QAbstractButton::clicked);
        QSignalSpy asked(&button, &ChoiceButton::askedWhy);
        QTest::mouseClick(&button, Qt::LeftButton);
        QTest::keyClick(&button, Qt::Key_Space);
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(asked.count(), 2);
        QCOMPARE(button.toolTip(), QStringLiteral("Only runners steal."));
        QCOMPARE(button.accessibleDescription(), QStringLiteral("Only runners steal."));
        QVERIFY(button.focusPolicy() != Qt::NoFocus);
        button.setUnavailable({});
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
    }

    void screenReadersMeetButtonsAndCanPressThem()
    {
        ChoiceButton button(QStringLiteral("Steal"));
        button.setCheckable(true);
        button.setChecked(true);
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&button);
        QVERIFY(seen != nullptr);
        QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Steal"));
        QVERIFY(seen->role() == QAccessible::CheckBox || seen->role() == QAccessible::Button);
        QVERIFY(seen->state().checked);
        QVERIFY(seen->actionInterface() != nullptr);
        RuleChip chip(QStringLiteral("KB-12.2"));
        QSignalSpy opened(&chip, &RuleChip::opened);
        QAccessibleInterface* rule = QAccessible::queryAccessibleInterface(&chip);
        QCOMPARE(rule->role(), QAccessible::Button);
        rule->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(opened.count(), 1);
        button.setUnavailable(QStringLiteral("Only runners steal."));
        QVERIFY(seen->text(QAccessible::Description).contains(QStringLiteral("Only runners steal.")));
    }

    void theRingShowsAfterAKeyAndNotAfterATouch()
    {
        QWidget window;
        ChoiceButton first(QStringLiteral("First"), ButtonLook::Raised, &window);
        ChoiceButton second(QStringLiteral("Second"), ButtonLook::Raised, &window);
        first.setGeometry(20, 20, 120, 48);
        second.setGeometry(20, 90, 120, 48);
        window.resize(200, 200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::mouseClick(&first, Qt::LeftButton);
        QVERIFY(!FocusGuide::isKeyboardInUse());
        QTest::keyClick(&first, Qt::Key_Tab);
        QVERIFY(second.hasFocus());
        const auto* frame = window.findChild<QFocusFrame*>();
        QVERIFY(frame != nullptr);
        QCOMPARE(frame->widget(), &second);
        QTRY_VERIFY(frame->isVisible());
        shoot(window, QStringLiteral("focus"));
        QTest::mouseClick(&first, Qt::LeftButton);
        QVERIFY(!frame->isVisible());
    }

    /// Enter presses what Tab has come to; pressed by Space, clicked, or come to by chance, it is the main button's.
    void enterIsOfWhatTabHasComeTo()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* first = new ChoiceButton(QStringLiteral("First"));
        auto* second = new ChoiceButton(QStringLiteral("Second"));
        auto* main = new MainButton(QStringLiteral("Main"));
        for (QWidget* one : {static_cast<QWidget*>(first), static_cast<QWidget*>(second), static_cast<QWidget*>(main)})
            column->addWidget(one);
        main->setKey(Qt::Key_Return);
        QStringList pressed;
        for (ChoiceButton* one : {first, second, static_cast<ChoiceButton*>(main)})
            connect(one, &QAbstractButton::clicked, &window, [&pressed, one] { pressed << one->title(); });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        first->setFocus();
        const auto key = [&](Qt::Key which) { QTest::keyClick(window.windowHandle(), which); };
        key(Qt::Key_Return);
        QCOMPARE(pressed, QStringList{QStringLiteral("Main")});
        key(Qt::Key_Tab);
        QVERIFY(second->hasFocus());
        key(Qt::Key_Return);
        QCOMPARE(pressed.last(), QStringLiteral("Second"));
        key(Qt::Key_Space);
        QCOMPARE(pressed.last(), QStringLiteral("Second"));
        key(Qt::Key_Return);
        QCOMPARE(pressed.last(), QStringLiteral("Main"));
        // What had the keyboard goes, and its neighbour gets it.
        first->setFocus();
        first->hide();
        key(Qt::Key_Return);
        QCOMPARE(pressed.last(), QStringLiteral("Main"));
    }

    void aDeadCardCanBeChosen()
    {
        CardPad pad;
        CardPadState state;
        state.dead = {Card::energy(4)};
        pad.setState(state);
        QSignalSpy spy(&pad, &CardPad::chosen);
        QTest::mouseClick(pad.findChild<QAbstractButton*>(QStringLiteral("card_4")), Qt::LeftButton);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.at(0).at(0).value<Card>(), Card::energy(4));
        QTest::mouseClick(pad.findChild<QAbstractButton*>(QStringLiteral("card_star")), Qt::LeftButton);
        QCOMPARE(spy.at(1).at(0).value<Card>(), Card::energy(4, true));
        QVERIFY(pad.pressKey(Qt::Key_6));
        QCOMPARE(spy.at(2).at(0).value<Card>(), Card::boosterBru());
        QVERIFY(!pad.pressKey(Qt::Key_Q));
    }

    void aCheatCardMayBeNamedOrNot()
    {
        CardPad pad;
        pad.show();
        QSignalSpy spy(&pad, &CardPad::chosen);
        QTest::mouseClick(pad.findChild<QAbstractButton*>(QStringLiteral("card_cheat")), Qt::LeftButton);
        QCOMPARE(spy.at(0).at(0).value<Card>(), (Card{kaosball::CardKind::Cheat}));
        QTest::mouseClick(pad.findChild<QAbstractButton*>(QStringLiteral("cardName_Stim Pack!")), Qt::LeftButton);
        QCOMPARE(spy.at(1).at(0).value<Card>(), Card::cheat(kaosball::Cheat::StimPack));
    }

    void anOverrideNeedsAReason()
    {
        RulingBanner banner;
        banner.setState(sample::refusal());
        banner.show();
        QSignalSpy overrides(&banner, &RulingBanner::overrideChosen);
        QTest::mouseClick(banner.findChild<QAbstractButton*>(QStringLiteral("overrideButton")), Qt::LeftButton);
        auto* record = banner.findChild<QAbstractButton*>(QStringLiteral("recordOverrideButton"));
        QTest::mouseClick(record, Qt::LeftButton);
        QCOMPARE(overrides.count(), 0);
        QTest::keyClicks(banner.findChild<QLineEdit*>(), QStringLiteral("4 cards discarded"));
        QTest::mouseClick(record, Qt::LeftButton);
        QCOMPARE(overrides.count(), 1);
        QCOMPARE(overrides.at(0).at(0).toString(), QStringLiteral("4 cards discarded"));
    }

    void aRuleChipOpensItsRule()
    {
        RulingBanner banner;
        banner.setState(sample::ruling());
        banner.show();
        QSignalSpy opened(&banner, &RulingBanner::ruleOpened);
        QTest::mouseClick(banner.findChild<RuleChip*>(QStringLiteral("rule_KB-31.2")), Qt::LeftButton);
        QCOMPARE(opened.at(0).at(0).toString(), QStringLiteral("KB-31.2"));
    }

    void theDieIsThrownByHandOrByTheInjectedRoller()
    {
        DiePad pad;
        pad.setRoller([] { return -2; });
        QSignalSpy spy(&pad, &DiePad::rolled);
        QTest::mouseClick(pad.findChild<QAbstractButton*>(QStringLiteral("die_1")), Qt::LeftButton);
        QTest::mouseClick(pad.findChild<QAbstractButton*>(QStringLiteral("rollButton")), Qt::LeftButton);
        QCOMPARE(spy.at(0).at(0).toInt(), 1);
        QCOMPARE(spy.at(1).at(0).toInt(), -2);
        QCOMPARE(pad.result(), std::optional(-2));
    }

    void undoSaysWhatItTakesBack()
    {
        ScoreStrip strip;
        strip.resize(1300, 72);
        strip.setState(sample::strip());
        strip.show();
        QSignalSpy undone(&strip, &ScoreStrip::undoAsked);
        auto* undo = strip.findChild<QAbstractButton*>(QStringLiteral("undoButton"));
        auto* redo = strip.findChild<QAbstractButton*>(QStringLiteral("redoButton"));
        QCOMPARE(undo->toolTip(), QStringLiteral("Undo: Macho Libre sprints g7, g6, g5"));
        QCOMPARE(redo->toolTip(), QStringLiteral("There is nothing to redo."));
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(undone.count(), 1);
    }

    /// However small the page is, and with however many seats.
    void thePhonesAreOneTapAway()
    {
        for (const std::size_t seats : {std::size_t{2}, std::size_t{5}}) {
            ScoreStrip strip;
            ScoreStripState state = sample::strip();
            state.phones = 3;
            state.hasPast = true;
            while (state.seats.size() < seats)
                state.seats.push_back(state.seats.front());
            strip.setState(state);
            strip.show();
            auto* phones = strip.findChild<QAbstractButton*>(QStringLiteral("phonesButton"));
            QSignalSpy asked(&strip, &ScoreStrip::phonesAsked);
            for (const int width : {1366, 1100, 1024, 700}) {
                strip.resize(width, 72);
                QVERIFY(phones->isVisible() && strip.rect().contains(phones->geometry()));
                QTest::mouseClick(phones, Qt::LeftButton);
            }
            QCOMPARE(asked.count(), 4);
            state.phones.reset();
            strip.setState(state);
            QVERIFY(!phones->isVisible());
        }
    }

    void whatTheStripHasNoRoomForIsInItsMenu()
    {
        ScoreStrip strip;
        ScoreStripState state = sample::strip();
        state.hasPast = true;
        strip.setState(state);
        strip.show();
        auto* more = strip.findChild<QAbstractButton*>(QStringLiteral("stripMore"));
        strip.resize(2400, 72);
        QVERIFY(!more->isVisible());
        strip.resize(600, 54);
        QVERIFY(more->isVisible());
        QTest::mouseClick(more, Qt::LeftButton);
        auto* menu = strip.findChild<QMenu*>(QStringLiteral("stripMenu"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 3);
        QSignalSpy past(&strip, &ScoreStrip::pastAsked);
        QSignalSpy screen(&strip, &ScoreStrip::scoreboardAsked);
        QSignalSpy redone(&strip, &ScoreStrip::redoAsked);
        for (QAction* action : menu->actions())
            action->trigger();
        QCOMPARE(past.count(), 1);
        QCOMPARE(screen.count(), 1);
        QCOMPARE(redone.count(), 0); // there is nothing to redo
        menu->close();
        QTest::qWait(0);

        // With four seats it is there as well; the period gives way to it, and is told in it.
        while (state.seats.size() < 4)
            state.seats.push_back(state.seats.front());
        strip.setState(state);
        QVERIFY(more->isVisible());
        QVERIFY(more->geometry().right() < strip.width());
        QTest::mouseClick(more, Qt::LeftButton);
        menu = strip.findChild<QMenu*>(QStringLiteral("stripMenu"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 4);
        QCOMPARE(menu->actions().front()->text(), state.period);
        QVERIFY(!menu->actions().front()->isEnabled());
    }

    void whatARestingMouseIsToldIsNoPage()
    {
        QLabel label(QStringLiteral("Anna"));
        label.setToolTip(QStringLiteral("<b>Anna</b>"));
        label.show();
        QHelpEvent rests(QEvent::ToolTip, {1, 1}, label.mapToGlobal(QPoint(1, 1)));
        QCoreApplication::sendEvent(&label, &rests);
        QCOMPARE(QToolTip::text(), Qt::convertFromPlainText(QStringLiteral("<b>Anna</b>"), Qt::WhiteSpaceNormal));
        QToolTip::hideText();
    }

    void aNoticeNamesAFewDetailsAndCountsTheOthers()
    {
        QWidget window;
        NoticeBar bar(&window);
        QStringList lines;
        for (int line = 1; line <= 60; ++line)
            lines << QStringLiteral("line %1").arg(line);
        bar.tell(QStringLiteral("Not imported."), lines);
        QVERIFY2(bar.words().endsWith(QStringLiteral("line 6\nand 54 more")), qPrintable(bar.words()));
    }

    void segmentsAreOneOfSeveralForScreenReaders()
    {
        SegmentedChoice choice({QStringLiteral("Table"), QStringLiteral("Log")});
        choice.setCurrent(0);
        choice.show();
        QSignalSpy chosen(&choice, &SegmentedChoice::chosen);
        const auto spoken = [&choice](int index) {
            return QAccessible::queryAccessibleInterface(
                choice.findChild<QAbstractButton*>(QStringLiteral("segment%1").arg(index)));
        };
        QCOMPARE(spoken(0)->role(), QAccessible::RadioButton);
        QCOMPARE(spoken(0)->text(QAccessible::Name), QStringLiteral("Table"));
        QVERIFY(spoken(0)->state().checked && !spoken(1)->state().checked);
        spoken(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.count(), 1);
        QVERIFY(spoken(1)->state().checked);
    }

    /// What has just come to the scores stands beside every name, or beside none: a part of it would mislead.
    void whatHasComeStandsBesideAllOrNone()
    {
        bool all = false;
        bool none = false;
        for (int width = 500; width <= 1500; width += 50) {
            std::array<QList<QImage>, 2> drawn;
            for (const bool hasChange : {false, true}) {
                ScoreStrip strip;
                ScoreStripState state;
                const std::array names{"Anna", "Bence", "Cili", "Dorottya"};
                for (int i = 0; i < 4; ++i) {
                    ScoreStripSeat seat;
                    seat.seat = i + 1;
                    seat.name = QString::fromLatin1(names[static_cast<std::size_t>(i)]);
                    seat.score = i % 2 == 0 ? 147 : 88;
                    if (hasChange)
                        seat.change = 16 + i;
                    state.seats.push_back(seat);
                }
                state.period = QStringLiteral("Round 9 of 9");
                strip.setState(state);
                strip.resize(width, 72);
                strip.show();
                for (ScoreCell* cell : strip.findChildren<ScoreCell*>())
                    drawn[hasChange ? 1 : 0] << cell->grab().toImage();
            }
            int told = 0;
            for (int i = 0; i < 4; ++i)
                told += drawn[0][i] == drawn[1][i] ? 0 : 1;
            QVERIFY2(told == 0 || told == 4, qPrintable(QStringLiteral("%1 wide: %2 of 4").arg(width).arg(told)));
            (told == 0 ? none : all) = true;
        }
        QVERIFY(all && none);
    }

    void notSavedIsPressedToHearWhy()
    {
        ScoreStrip strip;
        strip.resize(1300, 72);
        ScoreStripState state = sample::strip();
        strip.setState(state);
        strip.show();
        QSignalSpy asked(&strip, &ScoreStrip::saveAsked);
        auto* sign = strip.findChild<QAbstractButton*>(QStringLiteral("saveSign"));
        QTest::mouseClick(sign, Qt::LeftButton);
        QCOMPARE(asked.count(), 0);
        state.saved = SaveSign::NotSaved;
        strip.setState(state);
        QTest::mouseClick(sign, Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
    }

    void aDugoutGivesUpRowsFromBelow()
    {
        DugoutPanel panel;
        panel.setState(sample::fangs());
        panel.resize(panel.sizeHint());
        panel.show();
        QVERIFY(panel.findChild<QAbstractButton*>(QStringLiteral("dial0"))->isVisible());
        panel.resize(panel.width(), panel.minimumSizeHint().height());
        QVERIFY(!panel.findChild<QAbstractButton*>(QStringLiteral("dial0"))->isVisible());
        QVERIFY(panel.findChild<BurnedRow*>()->isVisible());
        QVERIFY(panel.findChild<LiveRow*>()->isVisible());
    }

    /// While teams are drafted there is no row of cards, and what they have is there all the same.
    void aDugoutWithoutCardsHasNoRowsOfThem()
    {
        DugoutPanel panel;
        DugoutState state = sample::fangs();
        panel.setState(state);
        const int withCards = panel.sizeHint().height();
        state.live.clear();
        state.burned.clear();
        panel.setState(state);
        QVERIFY(panel.sizeHint().height() < withCards);
        panel.resize(panel.sizeHint());
        panel.show();
        QVERIFY(!panel.findChild<BurnedRow*>()->isVisible());
        QVERIFY(!panel.findChild<LiveRow*>()->isVisible());
        QVERIFY(panel.findChild<QWidget*>(QStringLiteral("dial0"))->isVisible());
        QVERIFY(panel.findChild<QWidget*>(QStringLiteral("dugoutChips"))->isVisible());
    }

    void theSumStaysWhereItIsHoweverMuchRoomThereIs()
    {
        SumRows sums;
        const ArithmeticState state = sample::tackle();
        sums.setSums(state.sides, state.instead);
        const QSize size = sums.sizeHint();
        sums.resize(size);
        const QImage low = sums.grab().toImage();
        sums.resize(size.width(), size.height() + 90);
        QCOMPARE(sums.grab(QRect(QPoint(), size)).toImage(), low);
    }

    void theCountsOfWhoActsDoNotGiveWayToItsNote_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("width");
        QTest::newRow("1024 wide") << 1.0 << 968;
        QTest::newRow("200 %") << 2.0 << 1310;
        QTest::newRow("200 %, 1024 wide") << 2.0 << 968;
    }
    void theCountsOfWhoActsDoNotGiveWayToItsNote()
    {
        QFETCH(double, scale);
        QFETCH(int, width);
        Theme::apply(application(), {.textScale = scale});
        ScoreStrip strip;
        ScoreStripState state = sample::strip();
        state.seats.back().note = QStringLiteral("the last turn of all");
        strip.setState(state);
        strip.resize(width, strip.height());
        strip.show();
        for (auto count : {&ScoreStripSeat::cash, &ScoreStripSeat::fouls, &ScoreStripSeat::kills}) {
            const QImage before = strip.grab().toImage();
            state.seats.back().*count = 8;
            strip.setState(state);
            QVERIFY(strip.grab().toImage() != before);
        }
    }

    void evenButtonsStandInColumns()
    {
        ButtonRow row;
        row.setEven(true);
        std::vector<ButtonSpec> specs;
        for (const char* title : {"Brick", "Relay Training", "Hate", "Speed Training", "Hardy"})
            specs.push_back({QString::fromLatin1(title), QString::fromLatin1(title), [] {}});
        row.setButtons(std::move(specs));
        const int wide = row.findChild<QWidget*>(QStringLiteral("Relay Training"))->sizeHint().width();
        row.resize(wide * 7 / 2, row.heightForWidth(wide * 7 / 2)); // three beside each other
        row.show();
        const auto place = [&row](const char* name) {
            return row.findChild<QWidget*>(QString::fromLatin1(name))->geometry();
        };
        QCOMPARE(place("Brick").width(), place("Relay Training").width());
        QCOMPARE(place("Speed Training").left(), place("Brick").left());
        QCOMPARE(place("Hardy").left(), place("Relay Training").left());
    }

    /// As many as wanted where their words have room, else fewer; all of a line as high as its highest.
    void tilesShareTheWidth()
    {
        ButtonRow row;
        row.setColumns(5);
        std::vector<ButtonSpec> specs;
        for (const char* title : {"One", "Two from the court and many more words", "Three", "Four", "Five"})
            specs.push_back({QString::fromLatin1(title), QString::fromLatin1(title), [] {}});
        row.setButtons(std::move(specs));
        row.show();
        const auto place = [&row](const char* name) {
            return row.findChild<QWidget*>(QString::fromLatin1(name))->geometry();
        };
        row.resize(1000, row.heightForWidth(1000));
        QCOMPARE(place("Five").top(), place("One").top());
        QCOMPARE(place("Five").size(), place("Two from the court and many more words").size());
        QVERIFY(place("Five").right() <= 1000 && place("Five").right() > 1000 - 8);
        row.resize(300, row.heightForWidth(300));
        QVERIFY(place("Five").top() > place("One").top());
        QCOMPARE(place("Five").width(), place("One").width());
    }

    void manyReasonsOfARulingScroll()
    {
        constexpr int wide = 352;
        constexpr int most = 120;
        RulingBanner banner;
        RulingState state = sample::ruling();
        state.reasons = QStringList(2, QStringLiteral("It is a reason."));
        banner.setState(state);
        const int few = banner.heightForWidth(wide);
        banner.setReasonsHighest(most);
        QCOMPARE(banner.heightForWidth(wide), few);
        state.reasons = QStringList(40, QStringLiteral("It is a reason."));
        banner.setState(state);
        QVERIFY(banner.heightForWidth(wide) < few + most);
        banner.resize(wide, banner.heightForWidth(wide));
        banner.show();
        auto* reasons = banner.findChild<Scroller*>(QStringLiteral("rulingReasons"));
        QVERIFY(reasons->height() <= most);
        QTRY_VERIFY(reasons->verticalScrollBar()->maximum() > 0); // all of them can be read
    }

    void buttonsKeepTheirPlacesWhateverTheMainOneSays()
    {
        ActionBar bar;
        bar.resize(1200, 80);
        bar.show();
        const auto placeOfPass = [&bar](const QString& main) {
            BarState state;
            state.title = QStringLiteral("Fangs");
            state.buttons = {{QStringLiteral("pass"), QStringLiteral("Pass"), [] {}},
                             {QStringLiteral("other"), QStringLiteral("Other entry\u2026"), [] {}}};
            state.main = ButtonSpec{QStringLiteral("main"), main, [] {}};
            bar.setState(std::move(state));
            QTest::qWait(1);
            const auto* pass = bar.findChild<QWidget*>(QStringLiteral("pass"));
            return pass->mapTo(&bar, QPoint());
        };
        const QPoint usual = placeOfPass(QStringLiteral("End turn"));
        const int high = bar.sizeHint().height();
        for (const char* title : {"Pick up the ball", "Record: Amazons win", "Fangs: deal 2 cards and roll the die"}) {
            QCOMPARE(placeOfPass(QString::fromLatin1(title)), usual);
            QCOMPARE(bar.sizeHint().height(), high);
        }
        const auto* main = bar.findChild<ChoiceButton*>(QStringLiteral("main"));
        QVERIFY(main->heightForWidth(main->width()) <= main->height()); // long words are whole, in two lines
    }

    /// Long words of another language: nothing of what a team has is dropped or cut while there is room below.
    void longWordsInADugoutWrap()
    {
        DugoutPanel panel;
        DugoutState state = sample::fangs();
        panel.setState(state);
        const QSize usual = panel.sizeHint();
        auto* chips = panel.findChild<QWidget*>(QStringLiteral("dugoutChips"));
        auto* stats = panel.findChild<QWidget*>(QStringLiteral("dugoutStats"));
        const int oneLine = Theme::current().px(Length::Chip);
        state.chips = {{QStringLiteral("Gyűlölet \u00d7 2"), {}, false},
                       {QStringLiteral("Szerelőedzés"), {}, false},
                       {QStringLiteral("Közelharc-mester"), {}, false},
                       {QStringLiteral("Gyorsasági edzés"), {}, false}};
        for (DialState& dial : state.dials)
            dial.name = QStringLiteral("szabálytalanságok");
        panel.setState(state);
        panel.resize(usual.width(), 2 * usual.height());
        panel.show();
        QVERIFY(chips->isVisible());
        QVERIFY2(chips->height() >= 2 * oneLine, qPrintable(QString::number(chips->height())));
        QVERIFY(stats->isVisible());
        for (const auto* dial : panel.findChildren<Dial*>())
            QVERIFY(!dial->geometry().translated(dial->parentWidget()->pos()).intersects(stats->geometry()));
        QVERIFY(!stats->geometry().intersects(chips->geometry()));
        panel.resize(328, 230); // as beside the field on a small screen: the gaps go first
        QVERIFY(stats->isVisible());
        QVERIFY(stats->geometry().bottom() < panel.height());
    }

    /// The capsule of a hurt figure lies below it, the ball beside its head: all of it is in the picture.
    void aFigureFillsItsPictureAndIsNotCut()
    {
        for (const FigureKind kind : {FigureKind::Runner, FigureKind::Bruiser, FigureKind::Ringer}) {
            for (const int damage : {0, 1}) {
                for (const bool hasBall : {false, true}) {
                    FigureLook look;
                    look.seat = 1;
                    look.kind = kind;
                    look.label = QStringLiteral("1");
                    look.health = 3;
                    look.damage = damage;
                    look.hasBall = hasBall;
                    QImage image(48, 48, QImage::Format_ARGB32);
                    image.fill(Qt::transparent);
                    QPainter painter(&image);
                    figurePicture(look, 0.9)(painter, QRectF(image.rect()));
                    painter.end();
                    for (int i = 0; i < 48; ++i) {
                        for (const QPoint edge : {QPoint(i, 0), QPoint(i, 47), QPoint(0, i), QPoint(47, i)})
                            QCOMPARE(qAlpha(image.pixel(edge)), 0);
                    }
                }
            }
        }
    }

    /// A line of the log is as high as what is painted in it, so the gaps between lines are equal.
    void linesOfTheLogAreAsHighAsTheirWords()
    {
        LogList log;
        const std::vector<QString> sentences{QStringLiteral("Fangs r3 sprints to e4 and picks up the ball there"),
                                             QStringLiteral("Amazons roll for their cheat cards: one foul, one pass"),
                                             QStringLiteral("b1 tackles r2, 6 to 5 by the die, and follows up to e5")};
        std::vector<LogLine> lines;
        for (std::size_t i = 0; i < sentences.size(); ++i)
            lines.push_back({static_cast<int>(i) + 1, 1, sentences[i], {}, {}});
        lines.push_back({4, 1, QStringLiteral("End"), {}, {}});
        log.setLines(std::move(lines));
        log.setCurrentNumber(4);
        const double line = Theme::current().scaled(21);
        const int rowOfOne = qRound(Theme::current().scaled(44));
        for (int width = 250; width <= 400; ++width) {
            log.resize(width, 600);
            log.show();
            QTest::qWait(0);
            for (int row = 0; row < 3; ++row) {
                const QImage image = log.viewport()->grab(log.visualRect(log.model()->index(row, 0))).toImage();
                int first = image.height();
                int last = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        if (image.pixel(x, y) != image.pixel(0, 0)) {
                            first = std::min(first, y);
                            last = y;
                        }
                    }
                }
                const double painted = last - first + line / 2; // what is above the small letters, and below
                QVERIFY(image.height() >= rowOfOne);            // it is pressed
                if (image.height() > rowOfOne)
                    QVERIFY2(image.height() - painted < line,
                             qPrintable(QStringLiteral("%1: %2 of %3").arg(width).arg(painted).arg(image.height())));
            }
        }
    }

    void aLongLogIsShownQuickly()
    {
        LogList log;
        log.resize(330, 400);
        log.show();
        std::vector<LogLine> lines;
        for (int i = 1; i <= 5000; ++i)
            lines.push_back({i,
                             1 + i % 4,
                             QStringLiteral("b%1 tackles r%2, 6 to 5 by the die, and follows up").arg(i % 7).arg(i),
                             {},
                             {}});
        log.setLines(lines);
        QTest::qWait(1);
        QVERIFY(log.lines()->rowCount() < 1000); // so an entry costs no more than behind a few
        for (int i = 5001; i <= 8000; ++i) {
            lines.push_back({i, 1, QStringLiteral("one more"), {}, {}});
            log.setLines(lines);
        }
        QVERIFY(log.lines()->rowCount() <= 1000);
        QCOMPARE(log.lines()->line(log.lines()->rowCount() - 1).number, 8000);
        QCOMPARE(log.verticalScrollBar()->value(), log.verticalScrollBar()->maximum());
        // Scrolled up, what is earlier comes, and what was in sight stays there.
        const int earliest = log.lines()->line(0).number;
        log.verticalScrollBar()->setValue(0);
        QTRY_VERIFY(log.lines()->line(0).number < earliest);
        QCOMPARE(log.lines()->line(log.indexAt({5, 5}).row()).number, earliest);
        lines.push_back({8001, 1, QStringLiteral("one more"), {}, {}});
        log.setLines(lines);
        QCOMPARE(log.lines()->line(log.indexAt({5, 5}).row()).number, earliest);
        // Asked for, an old one is there.
        QCOMPARE(log.lines()->line(log.unfoldedAt(7).row()).number, 7);
        QTest::keyClick(&log, Qt::Key_End);
        lines.resize(20);
        log.setLines(lines);
        QCOMPARE(log.lines()->rowCount(), 20);
    }

    // Where the rows of a long log begin, they begin with a whole turn.
    void aLongLogBeginsWithATurn()
    {
        LogList log;
        std::vector<LogLine> lines;
        std::vector<LogLine> turns;
        for (int turn = 1; turn <= 300 * 7; turn += 7) {
            for (int i = turn; i < turn + 7; ++i) {
                lines.push_back({i, 1, QStringLiteral("entry"), {}, {}});
                lines.back().turn = turn;
            }
            turns.push_back(lines.back());
            turns.back().number = turn;
        }
        turns.pop_back(); // it runs
        log.setLines(lines, turns);
        const LogModel& rows = *log.lines();
        const LogLine first = rows.line(0);
        QCOMPARE(first.fold, LogLine::Fold::Closed);
        QCOMPARE(rows.rowCount(), (2100 - 7 - first.turn + 1) / 7 + 7);
        log.setUnfolded(first.turn, true);
        QCOMPARE(rows.line(1).number, first.turn);
        QCOMPARE(rows.line(7).number, first.turn + 6);
        QCOMPARE(rows.line(8).fold, LogLine::Fold::Closed);
    }
};

QTEST_MAIN(PartsTest)
#include "tst_parts.moc"
