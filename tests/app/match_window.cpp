// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_window.h"

#include "games.h"
#include "journal/game_match.h"
#include "kaosball/game.h"

#include <QTest>

namespace whistle::kaosball {

MatchWindow::MatchWindow(const std::vector<Command>& played, Look look)
{
    GameMatch<Game> match;
    for (const Command& command : played) {
        const Checked<PlayResult> result = match.playCommand(command, Instant::now());
        if (!result || !result->accepted) {
            m_trouble = QStringLiteral("%1 is refused").arg(QString::fromStdString(writeCommand(command).dump()));
            return;
        }
    }
    QString uuid;
    {
        const auto store = Store::open(m_folder.path());
        const Checked<MatchId> id = store ? (*store)->importMatch(match.recordedLines(), Instant::now()) : Problems{};
        if (!id) {
            m_trouble = QStringLiteral("the match cannot be stored");
            return;
        }
        uuid = id->uuid;
    }
    m_window = std::make_unique<MainWindow>(allGames(), m_folder.path());
    m_window->settings().setLanguage(QStringLiteral("en"));
    m_window->settings().setSound(false);
    m_window->settings().setTheme({Shade::Dark, look.textScale, Motion::Reduced, {1, 2, 3, 4, 5}});
    m_window->resize(look.size);
    m_window->show();
    m_window->activateWindow(); // keys go to the active window
    m_window->openMatch(uuid);
    if (!QTest::qWaitForWindowActive(m_window.get()) || m_window->session() == nullptr)
        m_trouble = QStringLiteral("the match does not come to the screen");
}

void MatchWindow::shoot(const QString& name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

} // namespace whistle::kaosball
