// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/board_picture.h"

#include "look/theme.h"

#include <QAbstractScrollArea>
#include <QBuffer>
#include <QPixmap>

namespace whistle {

namespace {

/// In pixels of a phone, each two pixels of the picture.
constexpr QSize pictureSize(640, 760);
constexpr double pictureScale = 2;

QByteArray painted(QWidget& view)
{
    QPixmap picture(view.size() * pictureScale);
    picture.setDevicePixelRatio(pictureScale);
    picture.fill(Theme::current().colour(Colour::Window));
    view.render(&picture);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace

MomentView* BoardPicture::newView() const
{
    MomentView* view = m_game.past.view(nullptr);
    view->setAttribute(Qt::WA_DontShowOnScreen);
    view->setTellsOutlook(false);
    view->resize(pictureSize.expandedTo(view->minimumSizeHint()));
    return view;
}

QByteArray BoardPicture::of(const Match& match, int revision, const QString& language)
{
    if (!m_game.past.view || match.entries().empty())
        return {};
    Painted& one = m_painted[language];
    if (one.revision == revision)
        return one.bytes;
    if (!one.view)
        one.view.reset(newView());
    one.view->showMoment(match, match.entries().back().number);
    one.view->ensurePolished();
    for (auto* area : one.view->findChildren<QAbstractScrollArea*>()) { // nobody scrolls a picture
        area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    one.bytes = painted(*one.view);
    one.revision = revision;
    return one.bytes;
}

} // namespace whistle
