// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/pages.h"

#include <QImage>
#include <memory>

namespace whistle {

/// A moment of a match as a picture, of any size: the game's own view of it (PastTeller::view), grown with all its
/// words and lines until it fills the room. For screens that are read from afar, reports, pictures to share.
class MomentPicture {
public:
    /// `game` outlives it. `tellsOutlook`: see MomentView.
    explicit MomentPicture(const GameEntry& game, bool tellsOutlook = false);
    ~MomentPicture();

    /// How wide the board is for its height after entry `number`; 0: there is no board to be seen.
    [[nodiscard]] double shape(const Match& match, int number);
    /// The whole board after entry `number`, in the middle of this room; null: there is none. `density`: pixels of the
    /// picture to a pixel of the room.
    [[nodiscard]] QImage whole(const Match& match, int number, const QSizeF& room, double density = 1);
    /// What the entry has changed on the board, large, with what lies round it; where it changed nothing, what has led
    /// there (MomentView::tellsTrace), else the whole board.
    [[nodiscard]] QImage happening(const Match& match, int number, const QSizeF& room, double density = 1);

private:
    [[nodiscard]] MomentView* lay(const Match& match, int number, bool tellsTrace = true);

    const GameEntry& m_game;
    bool m_tellsOutlook;
    std::unique_ptr<MomentView> m_view; ///< made when it is first asked for
};

/// Paints a view that is not on screen, laid out at its size, into the picture; `grown`: pixels to one of the view's,
/// `from`: which of the view's pixels comes into its corner.
void paintView(MomentView& view, QImage& picture, double grown, const QPointF& from = {});

} // namespace whistle
