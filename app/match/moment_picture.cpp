// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/moment_picture.h"

#include "look/worn_box.h"

#include <QAbstractScrollArea>
#include <QLayout>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

/// Round what has changed lies so much of the board: at least this share of its width, and this much of what changed.
constexpr double leastSeen = 0.46;
constexpr double padding = 0.3;

/// The entry that stands before this one in the match; 0: it is the first.
int entryBefore(const Match& match, int number)
{
    int before = 0;
    for (const LogEntry& entry : match.entries()) {
        if (entry.number == number)
            return before;
        if (!entry.withdrawn && !entry.refused)
            before = entry.number;
    }
    return before;
}

/// The smallest box round all pixels that differ; empty: none does, or the pictures are of two sizes.
QRect differenceOf(const QImage& one, const QImage& other)
{
    if (one.size() != other.size())
        return {};
    QRect box;
    for (int y = 0; y < one.height(); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        const auto [from, there] = std::mismatch(left, left + one.width(), right);
        if (from == left + one.width())
            continue;
        int last = one.width() - 1;
        while (left[last] == right[last])
            --last;
        box |= QRect(QPoint(static_cast<int>(from - left), y), QPoint(last, y));
    }
    return box;
}

/// Of the board, what is shown of a change, in the shape of the room.
QRectF partRound(const QRectF& change, const QSizeF& board, const QSizeF& room)
{
    const double shape = room.width() / room.height();
    double wide = std::max(change.width() * (1 + 2 * padding), board.width() * leastSeen);
    wide = std::max(wide, change.height() * (1 + 2 * padding) * shape);
    QSizeF part(wide, wide / shape);
    if (part.height() > board.height() && part.width() > board.width()) // more than there is
        part *= std::max(board.width() / part.width(), board.height() / part.height());
    const auto start = [](double middle, double size, double all) {
        return size >= all ? (all - size) / 2 : std::clamp(middle - size / 2, 0.0, all - size);
    };
    return {QPointF(start(change.center().x(), part.width(), board.width()),
                    start(change.center().y(), part.height(), board.height())),
            part};
}

/// So much more room than the least there is has a board: what is written on it at its least is cut.
constexpr double ease = 1.3;
constexpr double widest = 3;
constexpr double widerBy = 0.25;

/// How large the view is to be laid out, so that all of it is seen as large as the room allows.
QSizeF layoutFor(const MomentView& view, const QSizeF& room)
{
    const QSizeF least = QSizeF(view.boardSize()) * ease;
    const QLayout* layout = view.layout();
    if (layout == nullptr || !layout->hasHeightForWidth())
        return least;
    QSizeF best;
    double grown = 0;
    for (double wider = 1; wider <= widest; wider += widerBy) {
        const double wide = least.width() * wider;
        const double high = std::max<double>(least.height(), layout->minimumHeightForWidth(qRound(wide)));
        const double now = std::min(room.width() / wide, room.height() / high);
        if (now > grown) {
            grown = now;
            best = {wide, high};
        }
    }
    return best;
}

QImage clearPicture(const QSizeF& room, double density)
{
    QImage picture((room * density).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    return picture;
}

void prepare(MomentView& view)
{
    view.ensurePolished();
    for (auto* area : view.findChildren<QAbstractScrollArea*>()) { // nobody scrolls a picture
        area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
}

} // namespace

void paintView(MomentView& view, QImage& picture, double grown, const QPointF& from)
{
    prepare(view);
    if (grown < 1) { // no picture has less than a pixel to one of a widget: it is painted as it is, and made smaller
        QImage whole((QSizeF(picture.size()) / grown).toSize(), picture.format());
        whole.fill(picture.pixelColor(0, 0));
        paintView(view, whole, 1, from);
        picture = whole.scaled(picture.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        return;
    }
    picture.setDevicePixelRatio(grown);
    QPainter painter(&picture);
    painter.translate(-from);
    view.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    painter.end();
    picture.setDevicePixelRatio(1);
}

MomentPicture::MomentPicture(const GameEntry& game, bool tellsOutlook) : m_game(game), m_tellsOutlook(tellsOutlook) {}
MomentPicture::~MomentPicture() = default;

MomentView* MomentPicture::lay(const Match& match, int number, bool tellsTrace)
{
    if (!m_game.past.view || number <= 0)
        return nullptr;
    if (!m_view) {
        m_view.reset(m_game.past.view(nullptr));
        m_view->setAttribute(Qt::WA_DontShowOnScreen);
        m_view->setTellsOutlook(m_tellsOutlook);
        prepare(*m_view);
    }
    m_view->setTellsTrace(tellsTrace);
    m_view->showMoment(match, number);
    return m_view->boardSize().isEmpty() ? nullptr : m_view.get();
}

double MomentPicture::shape(const Match& match, int number)
{
    const MomentView* view = lay(match, number);
    return view == nullptr ? 0 : static_cast<double>(view->boardSize().width()) / view->boardSize().height();
}

QImage MomentPicture::whole(const Match& match, int number, const QSizeF& room, double density)
{
    const WornBox worn(m_game.colours ? m_game.colours(match) : BoxColours{});
    MomentView* view = lay(match, number);
    if (view == nullptr || room.isEmpty())
        return {};
    const QSizeF least = layoutFor(*view, room);
    const double grown = std::min(room.width() / least.width(), room.height() / least.height());
    view->resize((room / grown).toSize().expandedTo(least.toSize()));
    QImage picture = clearPicture(room, density);
    paintView(*view, picture, grown * density);
    return picture;
}

QImage MomentPicture::happening(const Match& match, int number, const QSizeF& room, double density)
{
    const WornBox worn(m_game.colours ? m_game.colours(match) : BoxColours{});
    const auto small = [&](int entry, bool tellsTrace = false) {
        MomentView* view = lay(match, entry, tellsTrace);
        if (view == nullptr)
            return QImage();
        view->resize(layoutFor(*view, room).toSize());
        QImage picture = clearPicture(view->size(), 1);
        paintView(*view, picture, 1);
        return picture;
    };
    const QImage before = small(entryBefore(match, number));
    const QImage after = small(number);
    QRect change = differenceOf(before, after);
    if (change.isEmpty()) // it only counts what has been done: where that was
        change = differenceOf(after, small(number, true));
    if (after.isNull() || room.isEmpty())
        return {};
    if (change.isEmpty())
        return whole(match, number, room, density);
    const QRectF part = partRound(change, after.size(), room);
    (void)lay(match, number);
    QImage picture = clearPicture(room, density);
    paintView(*m_view, picture, density * room.width() / part.width(), part.topLeft());
    return picture;
}

} // namespace whistle
