// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"
#include "match/moment_picture.h"

#include <QByteArray>
#include <QFuture>
#include <map>
#include <memory>

namespace whistle {

/// The board as everybody may see it, in its own shape and the colours of its match: the time machine's picture of the
/// newest moment. A view and a picture for each language, in which it is said (SayingIn), and shade; painted once a
/// revision, when somebody asks for it.
class BoardPicture {
public:
    /// Outlives it.
    explicit BoardPicture(const GameEntry& game) : m_game(game) {}
    /// As PNG, which is packed beside the window; empty: there is nothing yet. `revision`: of the match.
    [[nodiscard]] QFuture<QByteArray> of(const Match& match, int revision, const QString& language, Shade shade);

private:
    struct Painted {
        Painted(const GameEntry& game, const ThemeChoice& choice) : moments(game), window(choice) {}
        MomentPicture moments;
        ThemeChoice window; ///< what it wears: a change of that is told to every view
        int revision = -1;
        QFuture<QByteArray> bytes;
    };

    [[nodiscard]] QImage boardless(const Match& match, int number) const;

    const GameEntry& m_game;
    std::map<std::pair<QString, Shade>, Painted> m_painted;
};

} // namespace whistle
