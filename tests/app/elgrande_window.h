// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "elgrande/game.h"
#include "elgrande/game_entry.h"
#include "elgrande/map/map_view.h"
#include "game_window.h"
#include "table/ruling_moment.h"

#include <QAbstractButton>
#include <QTest>
#include <algorithm>
#include <memory>
#include <random>

/// A table of El Grande in the window, and the hand that plays it.
namespace whistle::elgrande {

/// Everybody has a home; the first round is to begin.
inline std::vector<Command> setUp(int players = 4)
{
    const std::vector<std::pair<const char*, Area>> all{{"Kinga", Area::OldCastile},
                                                        {"Marek", Area::Valencia},
                                                        {"Zsófia", Area::Catalonia},
                                                        {"Ola", Area::Seville},
                                                        {"Bence", Area::Galicia}};
    NewMatch match;
    std::vector<Command> commands;
    for (int i = 0; i < players; ++i)
        match.players.push_back({all[static_cast<std::size_t>(i)].first, {}, i + 1});
    commands.push_back(match);
    commands.push_back(SetKing{Area::NewCastile});
    for (int i = 0; i < players; ++i)
        commands.push_back(SetHome{all[static_cast<std::size_t>(i)].first, all[static_cast<std::size_t>(i)].second});
    return commands;
}

class TableWindow : public GameWindow<Game> {
public:
    explicit TableWindow(const std::vector<Command>& played, const Looks& looks = {})
        : GameWindow(gameEntry)
        , m_uuid(import(played))
    {
        open(looks);
    }
    explicit TableWindow(const Match& match) : GameWindow(gameEntry), m_uuid(import(match)) { open(); }
    /// The window of a program that begins with this folder, and the match in it.
    void open(const Looks& looks = {}) { GameWindow::open(m_uuid, looks); }

    [[nodiscard]] MapView& map() const { return *find<MapView>("map"); }
    [[nodiscard]] RulingBanner& refusal() const { return *find<RulingBanner>("refusalBanner"); }
    [[nodiscard]] RulingMoment& moment() const { return *find<RulingMoment>("rulingMoment"); }
    [[nodiscard]] bool has(const char* name) const { return button(name) != nullptr; }
    void press(const char* name, const QWidget* within = nullptr)
    {
        auto* button = within == nullptr ? find<QAbstractButton>(name)
                                         : within->findChild<QAbstractButton*>(QString::fromLatin1(name));
        QVERIFY2(button->isVisible(), name);
        ++taps;
        if (byKeys) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
        } else {
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QTest::qWait(0);
    }
    void tap(Area area)
    {
        ++taps;
        const int place = static_cast<int>(area);
        if (byKeys) {
            map().setFocus();
            map().setCursorPlace(place);
            QTest::keyClick(&map(), Qt::Key_Space);
        } else {
            QTest::mouseClick(&map(), Qt::LeftButton, {}, map().placeRect(place).center().toPoint());
        }
        QTest::qWait(0);
    }
    /// Behind the curtain as long as the button is held: let go on the region.
    void setDisc(const char* region) { pull("showRegions", region); }
    /// As by Enter: it stays open.
    void openCurtain()
    {
        find<QAbstractButton>("showRegions")->click();
        QTest::qWait(0);
    }
    /// Pressed on one area of the map, let go on another.
    void pull(Area from, Area to) { pull(map(), centreOf(from), map(), centreOf(to)); }
    void pull(const char* button, Area to) { pull(*find<QAbstractButton>(button), {}, map(), centreOf(to)); }
    void pull(const char* button, const char* to)
    {
        QWidget* from = find<QAbstractButton>(button);
        QTest::mousePress(from, Qt::LeftButton);
        QTest::qWait(0); // what is behind the curtain is there only now
        ++taps;
        QWidget* goal = find<QAbstractButton>(to);
        QTest::mouseRelease(from, Qt::LeftButton, {}, from->mapFromGlobal(goal->mapToGlobal(goal->rect().center())));
        QTest::qWait(0);
    }
    void play(const Command& command)
    {
        QCOMPARE(window->session()->play(writeCommand(command)), Played::Accepted);
        QTest::qWait(0);
    }

    /// Something that the page offers now, at random; false: it offers nothing.
    bool pressAnything(std::mt19937& random)
    {
        static const QStringList acts{s("startRound"), s("nextArea"),    s("showRegions"), s("revealDiscs"),
                                      s("announce"),   s("score"),       s("endTurn"),     s("openAsRecorded"),
                                      s("retrieve"),   s("returnCourt"), s("closeDisc")};
        static const QStringList kinds{s("reveal_"), s("power_"), s("disc_"), s("owner_"), s("scoreboard_")};
        std::vector<QString> buttons;
        bool hasMoves = false;
        for (const auto* button : window->findChildren<ChoiceButton*>()) {
            const QString name = button->objectName();
            if (!button->isVisible() || button->isUnavailable())
                continue;
            const bool isKind =
                std::any_of(kinds.begin(), kinds.end(), [&](const QString& kind) { return name.startsWith(kind); });
            const bool isStack =
                name.startsWith(s("stack_")) && state().phase == Phase::Turns && state().step != Step::Action;
            if (acts.contains(name) || isKind || isStack)
                buttons.push_back(name);
            hasMoves = hasMoves || name == s("recordMoves");
        }
        std::vector<Area> areas;
        for (const Area area : allAreas()) {
            if (map().isVisible() && map().model().areas[area].shines && state().step != Step::Intake)
                areas.push_back(area);
        }
        if (buttons.empty() && areas.empty()) {
            for (const char* last : {"takeCaballeros", "recordMoves", "placeNobody", "skip"}) {
                if (has(last)) {
                    press(last);
                    return true;
                }
            }
            return false;
        }
        if (hasMoves && random() % 4 == 0) {
            press("recordMoves");
            return true;
        }
        const std::size_t choice = random() % (buttons.size() + areas.size());
        if (choice < buttons.size() && buttons[choice] == s("showRegions"))
            openCurtain();
        else if (choice < buttons.size())
            press(qPrintable(buttons[choice]));
        else
            tap(areas[choice - buttons.size()]);
        return true;
    }

    /// A refused entry is closed, and what was pressed of it put back: it could never be finished.
    void startAgain()
    {
        QTest::keyClick(window.get(), Qt::Key_Escape);
        if (has("putBack"))
            press("putBack");
    }

    int taps = 0;
    bool byKeys = false;

private:
    [[nodiscard]] QPoint centreOf(Area area) const
    {
        return map().placeRect(static_cast<int>(area)).center().toPoint();
    }
    void pull(QWidget& from, QPoint start, QWidget& to, QPoint end)
    {
        ++taps;
        QTest::mousePress(&from, Qt::LeftButton, {}, start);
        QTest::mouseRelease(&from, Qt::LeftButton, {}, from.mapFromGlobal(to.mapToGlobal(end)));
        QTest::qWait(0);
    }

    QString m_uuid;
};

/// The cards of a round, one to four.
inline void reveal(TableWindow& table, const std::vector<const char*>& cards)
{
    int stack = 1;
    for (const char* card : cards)
        table.play(RevealActionCard{stack++, card});
}

/// A round in which everybody has laid a power card: the first player is to choose.
inline void bid(TableWindow& table, const std::vector<const char*>& cards)
{
    table.play(StartRound{});
    reveal(table, cards);
    for (const int value : {13, 9, 5, 2})
        table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
}

} // namespace whistle::elgrande
