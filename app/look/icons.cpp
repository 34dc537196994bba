// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/icons.h"

#include "look/path_text.h"
#include "look/theme.h"

#include <QIconEngine>
#include <QPainter>
#include <array>

namespace whistle {

namespace {

/// One drawing for each name of `Icon`, in its order.
constexpr std::array<QStringView, 54> drawings{
    u"M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",                                                         // table
    u"M4 5h16v11H11l-5 4v-4H4zM9 10h6",                                                       // ask
    u"M5 4h6a2 2 0 0 1 1 2 2 2 0 0 1 1-2h6v15h-6a2 2 0 0 0-1 1 2 2 0 0 0-1-1H5zM12 6v13",     // book
    u"M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.500 5M17 6h3c0 3-1 5-3.500 5M12 15v4M8 20h8", // cup
    u"M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 "
    u"2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200",               // gear
    u"M4 11l8-7 8 7v9h-5v-6H9v6H4z",                                                                      // home
    u"M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",                                                           // undo
    u"M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",                                                           // redo
    u"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2",                                                   // clock
    u"M5 12l5 5 9-10",                                                                                    // check
    u"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M9.500 10h4a1.500 1.500 0 0 1 0 3.500H10",               // coin
    u"M7 3h10v18H7zM10 8h4M12 8v6M12 17v.1",                                                              // foul
    u"M12 3a8 8 0 0 0-5 14v3h10v-3a8 8 0 0 0-5-14zM9 11v1M15 11v1M10 20v-3M14 20v-3",                     // kill
    u"M6 17h12l-1.500-3V10a4.500 4.500 0 0 0-9 0v4zM10 20h4M12 3v2",                                      // bell
    u"M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z",                            // flame
    u"M3 9h11l6-3v4l-3 1a6 6 0 1 1-11 2H3zM10 14a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",           // whistle
    u"M7 4l13 8-13 8z",                                                                                   // play
    u"M7 4v16M17 4v16",                                                                                   // pause
    u"M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L21 21",                      // search
    u"M12 5v14M5 12h14",                                                                                  // plus
    u"M5 12h14",                                                                                          // minus
    u"M6 6l12 12M18 6L6 18",                                                                              // close
    u"M5 12h.01M12 12h.01M19 12h.01",                                                                     // more
    u"M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",                                                                 // pen
    u"M3 5h18v11H3zM9 20h6M12 16v4",                                                                      // screen
    u"M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",                                                                 // share
    u"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",                                                    // refused
    u"M6 3h12v18l-6-5-6 5z",                                                                              // mark
    u"M8 3h11v15H8zM5 6v15h11",                                                                           // cards
    u"M4 4h16v16H4zM8.500 8.500h.01M15.500 15.500h.01M12 12h.01",                                         // die
    u"M12 4l3 5h5l-4 4 2 6-6-3-6 3 2-6-4-4h5z",                                                           // hand
    u"M15 5l-7 7 7 7",                                                                                    // left
    u"M9 5l7 7-7 7",                                                                                      // right
    u"M5 9l7 7 7-7",                                                                                      // down
    u"M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6",                                                            // sound
    u"M4 18h16M4 15l-1-9 5 4 4-6 4 6 5-4-1 9z",                                                           // crown
    u"M6 21V4h12l-3 4 3 4H6",                                                                             // flag
    u"M5 19l4-4M4 14l6 6M9 15L19 5V3h-2L7 13",                                                            // sword
    u"M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",                                                            // shield
    u"M13 3L5 14h6l-1 7 8-11h-6z",                                                                        // bolt
    u"M12 20C12 20 4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z",                                  // heart
    u"M7 8V3h10v5M5 8h14v9h-3M8 17H5M8 14h8v7H8z",                                                        // print
    u"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.500v.1",                                          // info
    u"M12 3l2.700 6 6.300.6-4.800 4.200 1.500 6.400L12 16.800 6.300 20.200l1.500-6.400L3 9.600 9.300 9z", // star
    u"M7 3h10v18H7zM10.500 18h3",                                                                         // phone
    u"M2 12C2 12 6 6 12 6C18 6 22 12 22 12C22 12 18 18 12 18C6 18 2 12 2 12z"
    u"M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",                                 // eye
    u"M3 9a14 14 0 0 1 18 0M6 13a9 9 0 0 1 12 0M9.500 16.500a4 4 0 0 1 5 0M12 20v.01",         // network
    u"M20 6v7H5M9 9l-4 4 4 4",                                                                 // return
    u"M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01", // calendar
    u"M5 15l7-7 7 7",                                                                          // up
    u"M8 11V8a4 4 0 0 1 8 0v3M6 11h12v9H6z",                                                   // lock
    u"M7 4h10v9H7zM5 13h14M7 13v7M17 13v7",                                                    // chair
    u"M5 5h14v10H5zM2 19h20",                                                                  // laptop
    u"M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-6 8-6 4 0 7 2 8 6",                        // person
};

std::array<QPainterPath, drawings.size()> readDrawings()
{
    std::array<QPainterPath, drawings.size()> paths;
    for (std::size_t i = 0; i < drawings.size(); ++i)
        paths[i] = pathFromText(drawings[i]);
    return paths;
}

/// Paints the path itself at whatever size is asked for.
class IconEngine : public QIconEngine {
public:
    IconEngine(Icon name, const QColor& colour) : m_name(name), m_colour(colour) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const bool disabled = mode == QIcon::Disabled;
        paintIcon(*painter, rect, m_name, disabled ? colourOf(Colour::TextDisabled) : m_colour);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new IconEngine(*this); }

private:
    Icon m_name;
    QColor m_colour;
};

} // namespace

const QPainterPath& iconPath(Icon name)
{
    static const auto paths = readDrawings();
    return paths[static_cast<std::size_t>(name)];
}

QString iconText(Icon name)
{
    return drawings[static_cast<std::size_t>(name)].toString();
}

void paintDrawing(QPainter& painter, const QRectF& box, const QPainterPath& drawing, const QColor& colour)
{
    constexpr double grid = 24;
    const double side = std::min(box.width(), box.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    painter.scale(side / grid, side / grid);
    painter.translate(-grid / 2, -grid / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(drawing);
    painter.restore();
}

void paintIcon(QPainter& painter, const QRectF& box, Icon name, const QColor& colour)
{
    paintDrawing(painter, box, iconPath(name), colour);
}

QIcon icon(Icon name, const QColor& colour)
{
    return QIcon(new IconEngine(name, colour));
}

} // namespace whistle
