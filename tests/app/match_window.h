// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "look/theme.h"
#include "window/main_window.h"

#include <QTemporaryDir>
#include <memory>

namespace whistle::kaosball {

/// The program's window on a folder of its own, with a match that has come as far as these commands take it.
class MatchWindow {
public:
    struct Look {
        QSize size{1366, 768};
        double textScale = 1.0;
    };
    /// The first command begins the match; each must be legal.
    explicit MatchWindow(const std::vector<Command>& played) : MatchWindow(played, Look{}) {}
    MatchWindow(const std::vector<Command>& played, Look look);

    /// What went wrong; empty: the match is on screen.
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    [[nodiscard]] MainWindow& window() { return *m_window; }
    /// A picture for WHISTLE_SHOTS, if somebody wants to see it.
    void shoot(const QString& name);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_trouble;
};

} // namespace whistle::kaosball
