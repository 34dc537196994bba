// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "controls/press/buttons.h"
#include "games.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "kaosball/offers/entrants.h"
#include "kaosball/table/names.h"
#include "kaosball/telling/shown_table.h"
#include "match/match_library.h"
#include "table_driver.h"
#include "window/main_window.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <nlohmann/json.hpp>

namespace whistle::kaosball {

/// A match in the program's window in the turn of the Fangs, as a test wants it, and hands that tap it.
class KaosballTurn {
protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<TableDriver> m_driver;
    const char* m_ability = "none"; ///< of the Fangs

    /// Period 1, the turn of the Fangs, everybody on the scrimmage line, the ball on a5.
    void open(bool draft = false)
    {
        m_window.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        const Json stats{{"handling", 0}, {"tackling", 2}, {"fighting", 1}};
        const Json health{{"bruiser", 3}, {"runner", 3}};
        const Json command{
            {"command", "new_match"},
            {"mode", "versus"},
            {"kind", "exhibition"},
            {"draft", draft},
            {"first_player", "fangs"},
            {"depth", "mirror"},
            {"teams",
             {{{"team", "fangs"}, {"side", "south"}, {"ability", m_ability}, {"stats", stats}, {"health", health}},
              {{"team", "amazons"}, {"side", "north"}, {"ability", "none"}, {"stats", stats}, {"health", health}}}}};
        m_window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        m_window->settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QString uuid;
        {
            const GameEntries games = allGames();
            MatchLibrary library(*m_window->store(), games);
            auto started = library.start("kaosball", command);
            QVERIFY(std::holds_alternative<std::unique_ptr<MatchSession>>(started));
            uuid = std::get<std::unique_ptr<MatchSession>>(started)->id().uuid;
        }
        m_window->openMatch(uuid);
        m_driver = std::make_unique<TableDriver>(*m_window);
        if (draft)
            return;
        while (state().phase == Phase::Lineup)
            play(suggestedEntry(state(), printedFacts()->constants));
        if (state().phase == Phase::BeforePeriod)
            play(StartPeriod{});
        if (state().phase == Phase::BetweenTurns) // else the page has begun it
            play(StartTurn{"fangs", {}});
        put("ball", R"({"space":"a5"})");
    }
    void openAuction()
    {
        open(true);
        QVERIFY(state().phase == Phase::UpgradeDraft);
        play(RevealUpgrades{{{"hate_1", "hate", {}, {}},
                             {"lucky_1", "lucky", {}, {}},
                             {"hardy_1", "hardy", {}, {}},
                             {"brick_1", "brick", {}, {}},
                             {"speed_1", "speed_training", {}, {}},
                             {"relay_1", "relay_training", {}, {}}}});
    }
    [[nodiscard]] const State& state() const { return m_driver->state(); }
    [[nodiscard]] FigureRef ref(const char* figure) const { return state().figureNamed(figure); }
    [[nodiscard]] QString spaceOf(const char* figure) const { return spaceName(state()[ref(figure)].space); }
    void play(const Command& command)
    {
        const Json entry = writeCommand(command);
        QVERIFY2(m_window->session()->play(entry) == Played::Accepted, entry.dump().c_str());
        QCoreApplication::processEvents();
    }
    void put(const std::string& path, const std::string& value) { play(Correct{path, value, "it stands so"}); }
    void place(const std::string& figure, const std::string& space)
    {
        put("figures/" + figure + "/space", '"' + space + '"');
    }
    void click(const char* name)
    {
        m_driver->click(QLatin1String(name));
        QVERIFY2(m_driver->trouble().isEmpty(), qPrintable(m_driver->trouble()));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] CrossfieldView* field() const
    {
        for (auto* view : m_window->findChildren<CrossfieldView*>()) {
            if (view->isVisible())
                return view;
        }
        return nullptr;
    }
    void tap(const char* name)
    {
        const QString space = QLatin1String(name);
        QCoreApplication::processEvents();
        const QPoint middle = field()->layoutOfField().cellRect(*crossfieldSpace(space)).center();
        QTest::mouseClick(field(), Qt::LeftButton, Qt::NoModifier, middle);
        QCoreApplication::processEvents();
    }
    /// The figure on a space comes into the hand.
    void hold(const char* name)
    {
        const QPoint middle = field()->layoutOfField().cellRect(*crossfieldSpace(QLatin1String(name))).center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, middle, field()->mapToGlobal(middle));
        QCoreApplication::sendEvent(field(), &asked);
        QCoreApplication::processEvents();
    }
    void pressEnter()
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QWidget* shown(const char* name) const
    {
        for (auto* widget : m_window->findChildren<QWidget*>(QLatin1String(name))) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    [[nodiscard]] QString shownLabel(const char* name) const
    {
        const auto* label = qobject_cast<QLabel*>(shown(name));
        return label != nullptr ? label->text() : QString();
    }
    [[nodiscard]] std::size_t entries() const { return m_window->session()->match().entries().size(); }
    /// The program ends, when what is half entered has been kept, and begins again at this match.
    void startAgain()
    {
        QTest::qWait(300);
        const QString uuid = m_window->session()->id().uuid;
        m_driver.reset();
        m_window.reset();
        m_window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        m_window->settings().setTheme({Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}});
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->openMatch(uuid);
        m_driver = std::make_unique<TableDriver>(*m_window);
        QCoreApplication::processEvents();
    }
    void shoot(const char* name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!folder.isEmpty())
            m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
    }
    /// The card of a side in the contest that lies open.
    void card(const char* team, const char* name)
    {
        for (QWidget* pad : m_window->findChildren<QWidget*>(QStringLiteral("pad_%1").arg(QLatin1String(team)))) {
            auto* button = pad->isVisible() ? pad->findChild<QAbstractButton*>(QLatin1String(name)) : nullptr;
            if (button != nullptr) {
                QTest::mouseClick(button, Qt::LeftButton);
                QCoreApplication::processEvents();
                return;
            }
        }
        QFAIL(name);
    }
};

} // namespace whistle::kaosball
