// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/board_picture.h"

#include "look/theme.h"
#include "match/moment_picture.h"

#include <QBuffer>

namespace whistle {

namespace {

/// In pixels of a phone, each two pixels of the picture.
constexpr QSize pictureSize(640, 760);
constexpr double pictureScale = 2;

QByteArray painted(MomentView& view)
{
    QImage picture(view.size() * pictureScale, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Theme::current().colour(Colour::Window));
    paintView(view, picture, pictureScale);
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
    one.bytes = painted(*one.view);
    one.revision = revision;
    return one.bytes;
}

} // namespace whistle
