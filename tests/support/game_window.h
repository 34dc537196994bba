// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "match/pages.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <vector>

namespace whistle {

inline QString s(const char* text)
{
    return QString::fromUtf8(text);
}

/// How a window looks.
struct Looks {
    QSize size{1366, 768};
    double scale = 1.0;
    const char* language = "en";
    Shade shade = Shade::Dark;
};

/// The program's window for one game, on a folder of its own. What is played in it, and by which hand, the game's own
/// tests say.
template <class Game>
class GameWindow {
public:
    explicit GameWindow(GameEntry (*game)()) : m_game(game) {}

    /// The folder has one match more.
    QString import(const Match& match)
    {
        const auto store = Store::open(m_folder.path());
        return (*store)->importMatch(match.recordedLines(), Instant::now())->uuid;
    }
    /// One with these commands; each is legal.
    QString import(const std::vector<typename Game::Command>& played)
    {
        GameMatch<Game> match;
        for (const typename Game::Command& command : played) {
            const Checked<PlayResult> result = match.playCommand(command, Instant::now());
            if (!result || !result->accepted)
                qFatal("%s is refused", match.journal().game().write(command).dump().c_str());
        }
        return import(match);
    }
    /// The window of a program that begins with this folder, and the match in it; empty: at home.
    void open(const QString& uuid, const Looks& looks = {})
    {
        window.reset();
        window = std::make_unique<MainWindow>(GameEntries{m_game()}, m_folder.path());
        window->settings().setLanguage(s(looks.language));
        window->settings().setSound(false);
        window->settings().setTheme({looks.shade, looks.scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        window->resize(looks.size);
        window->show();
        if (!uuid.isEmpty())
            window->openMatch(uuid);
        QTest::qWait(0);
    }

    template <class W>
    [[nodiscard]] W* find(const char* name) const
    {
        auto* widget = window->findChild<W*>(QString::fromLatin1(name));
        if (widget == nullptr)
            qFatal("no %s", name);
        return widget;
    }
    /// The one of this name that is in sight; null: there is none.
    [[nodiscard]] QAbstractButton* button(const QString& name) const
    {
        for (auto* one : window->findChildren<QAbstractButton*>(name)) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    [[nodiscard]] QAbstractButton* button(const char* name) const { return button(s(name)); }
    [[nodiscard]] const auto& state() const { return window->session()->template as<Game>().state(); }
    [[nodiscard]] const auto& entries() const { return window->session()->template as<Game>().journal().entries(); }

    /// A picture for WHISTLE_SHOTS, if somebody wants to see it.
    void shoot(const char* name) const { shoot(*window, name); }
    static void shoot(QWidget& shown, const char* name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            return;
        QTest::qWait(150); // layouts come to rest
        const QString game = QString::fromLatin1(Game::id.data(), Game::id.size());
        shown.grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, game, QString::fromLatin1(name)));
    }

    std::unique_ptr<MainWindow> window;

private:
    GameEntry (*m_game)();
    QTemporaryDir m_folder;
};

} // namespace whistle
