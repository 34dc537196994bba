// SPDX-License-Identifier: GPL-3.0-or-later
// The gallery of the parts, looked at in two ways. What is drawn without a letter (icons, emblems, figures) is compared
// with pictures kept in tests/app/pictures, with some tolerance for how edges are smoothed. Words look different with
// every font that a computer has, so of parts with words the test asks for what must hold with any font: that each
// shows something, that every state can be told from every other, and that no words reach the edge of what they stand
// on. WHISTLE_PICTURES=folder writes the pictures anew.
#include "controls/press/buttons.h"
#include "gallery/gallery.h"
#include "games.h"
#include "inspection.h"
#include "kaosball/contest/card_button.h"
#include "kaosball/dugout/cards.h"
#include "kaosball/field/figure_painter.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "window/main_window.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <set>

using namespace whistle;

namespace {

/// The share of the pixels from which two drawings are not the same; a lost one is more.
constexpr double mostDifferent = 0.0005;

constexpr int cell = 56;

QImage canvas(int columns, int rows)
{
    QImage image(columns * cell, rows * cell, QImage::Format_RGB32);
    image.fill(Theme::current().colour(Colour::Surface));
    return image;
}

QRectF box(int column, int row)
{
    return {column * cell + 4.0, row * cell + 4.0, cell - 8.0, cell - 8.0};
}

QImage allIcons()
{
    constexpr int columns = 9;
    const int count = static_cast<int>(Icon::Person) + 1;
    QImage image = canvas(columns, (count + columns - 1) / columns);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count; ++i)
        paintIcon(painter, box(i % columns, i / columns), static_cast<Icon>(i), Theme::current().colour(Colour::Text));
    return image;
}

QImage allEmblems()
{
    QImage image = canvas(5, 1);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int seat = 1; seat <= 5; ++seat)
        paintEmblem(painter, box(seat - 1, 0), seat);
    return image;
}

/// A row a kind, a column a state.
QImage allFigures()
{
    std::vector<FigureLook> states(6);
    states[1].hasBall = true;
    states[2].isActive = true;
    states[3].damage = 2;
    states[4].standing = false;
    states[5].standing = false;
    states[5].damage = 1;
    QImage image = canvas(static_cast<int>(states.size()), 3);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int kind = 0; kind < 3; ++kind) {
        for (std::size_t i = 0; i < states.size(); ++i) {
            FigureLook look = states[i];
            look.kind = static_cast<FigureKind>(kind);
            look.seat = kind + 1;
            look.health = 3;
            paintFigure(painter, box(static_cast<int>(i), kind).center(), cell, look, Theme::current());
        }
    }
    return image;
}

/// The share of pixels that are plainly different.
double difference(const QImage& a, const QImage& b)
{
    constexpr int plainly = 48;
    if (a.size() != b.size())
        return 1;
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            const int most = std::max(
                {qAbs(one.red() - other.red()), qAbs(one.green() - other.green()), qAbs(one.blue() - other.blue())});
            different += most > plainly ? 1 : 0;
        }
    }
    return static_cast<double>(different) / (a.width() * a.height());
}

QImage picture(QWidget& widget)
{
    widget.resize(widget.sizeHint());
    widget.ensurePolished();
    return widget.grab().toImage();
}

int coloursOf(const QImage& image)
{
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colours.insert(image.pixel(x, y));
    }
    return static_cast<int>(colours.size());
}

} // namespace

class TestGallery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::apply(*qApp, {}); }

    void drawingsLookAsTheyDid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("dark");
        for (const char* name : {"icons", "emblems", "figures"}) {
            QTest::addRow("%s", name) << QString::fromLatin1(name) << true;
            QTest::addRow("%s, light", name) << QString::fromLatin1(name) + QStringLiteral("-light") << false;
        }
    }
    void drawingsLookAsTheyDid()
    {
        QFETCH(QString, name);
        QFETCH(bool, dark);
        Theme::apply(*qApp, {.shade = dark ? Shade::Dark : Shade::Light});
        const QImage now = name.startsWith(QLatin1String("icons"))     ? allIcons()
                           : name.startsWith(QLatin1String("emblems")) ? allEmblems()
                                                                       : allFigures();
        if (const QString folder = qEnvironmentVariable("WHISTLE_PICTURES"); !folder.isEmpty())
            QVERIFY(now.save(QStringLiteral("%1/%2.png").arg(folder, name)));
        const QString file = QStringLiteral(WHISTLE_SOURCE_DIR "/tests/app/pictures/%1.png").arg(name);
        const QImage kept = QImage(file).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!kept.isNull(), qPrintable(file));
        const double different = difference(now, kept);
        QVERIFY2(different < mostDifferent, qPrintable(QStringLiteral("%1 % of the pixels").arg(different * 100)));
    }

    // Were two drawings exchanged, or one lost, the comparison above must see it.
    void theComparisonSeesALostDrawing()
    {
        const QImage whole = allIcons();
        QImage lacking = whole;
        QPainter(&lacking).fillRect(box(3, 2), Theme::current().colour(Colour::Surface));
        QVERIFY(difference(whole, lacking) > mostDifferent);
        QCOMPARE(difference(whole, whole), 0.0);
    }

    void everyStateOfAButtonCanBeTold()
    {
        const auto dressed = [](const std::function<void(ChoiceButton&)>& change) {
            ChoiceButton button(QStringLiteral("Steal"));
            change(button);
            return picture(button).scaled(120, 48);
        };
        const std::vector<std::pair<const char*, QImage>> states{
            {"plain", dressed([](ChoiceButton&) {})},
            {"chosen", dressed([](ChoiceButton& b) {
                 b.setCheckable(true);
                 b.setChecked(true);
             })},
            {"unavailable", dressed([](ChoiceButton& b) { b.setUnavailable(QStringLiteral("Only runners steal.")); })},
            {"outline", dressed([](ChoiceButton& b) { b.setLook(ButtonLook::Outline); })},
            {"quiet", dressed([](ChoiceButton& b) { b.setLook(ButtonLook::Quiet); })},
            {"pressed", dressed([](ChoiceButton& b) { b.setDown(true); })},
        };
        tellApart(states, 0.02);
    }

    void everyCardCanBeTold()
    {
        const auto card = [](kaosball::CardKind kind, bool dead, bool chosen) {
            CardButton button(kind, CardShape::Tall);
            button.setCard(QStringLiteral("3"), dead ? QStringLiteral("dead") : QStringLiteral("live"), dead);
            button.setCheckable(true);
            button.setChecked(chosen);
            return picture(button);
        };
        tellApart({{"live", card(kaosball::CardKind::Energy, false, false)},
                   {"dead", card(kaosball::CardKind::Energy, true, false)},
                   {"live, chosen", card(kaosball::CardKind::Energy, false, true)},
                   {"dead, chosen", card(kaosball::CardKind::Energy, true, true)}},
                  0.01);
        const auto number = [](bool live) {
            QImage image = canvas(1, 1);
            QPainter painter(&image);
            paintLiveNumber(painter, box(0, 0), {QStringLiteral("4"), live});
            return image;
        };
        tellApart({{"live number", number(true)}, {"dead number", number(false)}}, 0.05);
    }

    void thePartsOfTheGalleryAreAllPainted_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        QTest::newRow("dark") << true << 1.0;
        QTest::newRow("light") << false << 1.0;
        QTest::newRow("twice the text") << true << 2.0;
    }
    void thePartsOfTheGalleryAreAllPainted()
    {
        QFETCH(bool, dark);
        QFETCH(double, scale);
        Theme::apply(*qApp, {.shade = dark ? Shade::Dark : Shade::Light, .textScale = scale});
        Gallery gallery;
        gallery.resize(qRound(1366 * scale), 768);
        gallery.show();
        QVERIFY(QTest::qWaitForWindowExposed(&gallery));
        int parts = 0;
        for (QWidget* part : gallery.findChildren<QWidget*>()) {
            const bool isPart = part->inherits("whistle::ChoiceButton") || part->inherits("whistle::Dial") ||
                                part->inherits("whistle::BurnedRow") || part->inherits("whistle::LiveRow") ||
                                part->inherits("whistle::RuleChip") || part->inherits("whistle::SeatEmblem") ||
                                part->inherits("whistle::ScoreCell") || part->inherits("whistle::TextLabel");
            const auto* label = qobject_cast<QLabel*>(part);
            // A chip of the bell band wears the ink of that band's light ground, which is not in a picture of it alone.
            const QWidget* chips = part->parentWidget();
            if (part->inherits("whistle::RuleChip") && chips->parentWidget()->inherits("whistle::BellBand"))
                continue;
            if (!isPart || !part->isVisible() || (label != nullptr && label->text().isEmpty()))
                continue;
            ++parts;
            QVERIFY2(coloursOf(part->grab().toImage()) > 1, // an upright cross has two: its own and the ground
                     qPrintable(QStringLiteral("%1 %2").arg(QString::fromLatin1(part->metaObject()->className()),
                                                            part->accessibleName())));
        }
        QVERIFY2(parts > 100, qPrintable(QString::number(parts)));
        const QStringList cut = inspection::cutThings(gallery) + inspection::overlaps(gallery);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    void developersFindItInTheRail()
    {
        QTemporaryDir folder;
        MainWindow window(allGames(), folder.path());
        window.show();
        auto* entry = window.findChild<QAbstractButton*>(QStringLiteral("galleryButton"));
        QVERIFY(entry != nullptr && !entry->isVisible());
        window.showForDevelopers([] { return new Gallery; });
        QVERIFY(entry->isVisible());
        entry->click();
        QCOMPARE(window.currentPage()->objectName(), QStringLiteral("gallery"));
        QVERIFY(entry->isChecked());
        QTest::keyClick(window.currentPage(), Qt::Key_Escape);
        QCOMPARE(window.currentPage()->objectName(), QStringLiteral("homePage"));
    }

private:
    static void tellApart(const std::vector<std::pair<const char*, QImage>>& states, double least)
    {
        for (std::size_t a = 0; a < states.size(); ++a) {
            for (std::size_t b = a + 1; b < states.size(); ++b) {
                const double different = difference(states[a].second, states[b].second);
                QVERIFY2(different > least,
                         qPrintable(QStringLiteral("%1 and %2: %3 % of the pixels")
                                        .arg(QString::fromLatin1(states[a].first), QString::fromLatin1(states[b].first))
                                        .arg(different * 100)));
            }
        }
    }
};

QTEST_MAIN(TestGallery)
#include "tst_gallery.moc"
