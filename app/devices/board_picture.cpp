// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/board_picture.h"

#include "look/worn_box.h"

#include <QBuffer>
#include <QPainter>
#include <QtConcurrentRun>

namespace whistle {

namespace {

/// In pixels of a phone, each two pixels of the picture: as wide as a phone, as high as the board is.
constexpr double pictureWide = 640;
constexpr double pictureScale = 2;
/// What is shown before there is a board.
constexpr QSize withoutBoard(640, 480);

/// Packing it takes longer than painting it, and no window waits for that.
QFuture<QByteArray> pngOf(QImage board)
{
    return QtConcurrent::run([board = std::move(board), ground = Theme::current().colour(Colour::Window)] {
        QImage picture(board.size(), QImage::Format_RGB32);
        picture.fill(ground);
        QPainter(&picture).drawImage(0, 0, board);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG");
        return bytes;
    });
}

} // namespace

QImage BoardPicture::boardless(const Match& match, int number) const
{
    const std::unique_ptr<MomentView> view(m_game.past.view(nullptr));
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->setTellsOutlook(false);
    view->showMoment(match, number);
    view->resize(withoutBoard.expandedTo(view->minimumSizeHint()));
    QImage picture(view->size() * pictureScale, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    paintView(*view, picture, pictureScale);
    return picture;
}

QFuture<QByteArray> BoardPicture::of(const Match& match, int revision, const QString& language, Shade shade)
{
    if (!m_game.past.view || match.entries().empty())
        return QtFuture::makeReadyFuture(QByteArray());
    const ThemeChoice window = Theme::current().choice();
    const WornBox shaded(shade);
    const auto known = m_painted.find({language, shade});
    if (known != m_painted.end() && known->second.window != window)
        m_painted.erase(known);
    Painted& one = m_painted.try_emplace({language, shade}, m_game, window).first->second;
    if (one.revision == revision)
        return one.bytes;
    const int newest = match.entries().back().number;
    const double shape = one.moments.shape(match, newest);
    one.bytes = pngOf(shape > 0 ? one.moments.whole(match, newest, {pictureWide, pictureWide / shape}, pictureScale)
                                : boardless(match, newest));
    one.revision = revision;
    return one.bytes;
}

} // namespace whistle
