// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages_under_test.h"

#include "controls/buttons.h"
#include "gallery/gallery.h"
#include "games.h"
#include "journal/game_match.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "kaosball/offers/legal.h"
#include "kaosball/telling/shown_table.h"
#include "reference_match.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QtTest>

namespace whistle {

namespace {

using namespace kaosball;

/// A moment of the reference match by what its table looks like then.
struct MatchMoment {
    const char* name;
    std::function<bool(const State&)> isNow;
};

const std::vector<MatchMoment>& moments()
{
    const auto phase = [](Phase wanted) { return [wanted](const State& state) { return state.phase == wanted; }; };
    static const std::vector<MatchMoment> all{
        {"draft", phase(Phase::UpgradeDraft)},
        {"naming", [](const State& s) { return s.auction && s.auction->state == AuctionState::Naming; }},
        {"bidding", [](const State& s) { return s.auction && s.auction->state == AuctionState::Bidding; }},
        {"loadout", phase(Phase::Loadout)},
        {"lineup", phase(Phase::Lineup)},
        {"turn", [](const State& s) { return s.phase == Phase::Turn && s.period == 2 && !s.activation; }},
        {"moving", [](const State& s) { return s.activation && s.activation->movementLeft == 3 && s.period == 2; }},
        {"reacting", [](const State& s) { return !reactOffers(s).empty(); }},
        {"contest",
         [](const State& s) {
             return s.activation && !contestTargets(s).empty() && s.teams[0].burned.size() > 2 &&
                    s.teams[1].burned.size() > 2;
         }},
        {"bell", [](const State& s) { return s.bell >= 0 && s.phase == Phase::BetweenTurns; }},
        {"bribes",
         [](const State& s) {
             return s.phase == Phase::Bribes && s[s.teamToAct()].cash > 0 && s.burnedCheats(s.teamToAct()) > 0;
         }},
        {"fouls", phase(Phase::FoulRolls)},
        {"bonus", phase(Phase::Bonus)},
        {"cleanup", phase(Phase::CleanUp)},
        {"fill up", phase(Phase::Replace)},
        {"end", phase(Phase::MatchOver)},
        {"result", phase(Phase::Finished)},
    };
    return all;
}

void play(GameMatch<Game>& match, const Command& command)
{
    (void)match.playCommand(command, Instant::now());
}

void seatTeam(PageHost& host, const char* side, const char* team)
{
    auto* panel = host.window().currentPage()->findChild<QWidget*>(QStringLiteral("seat_") + QString::fromLatin1(side));
    auto* teams = panel->findChild<QComboBox*>(QStringLiteral("team"));
    teams->setCurrentIndex(teams->findData(QString::fromLatin1(team)));
    Q_EMIT teams->activated(teams->currentIndex());
}

std::function<void(PageHost&)> atMoment(const char* moment, std::vector<const char*> presses = {})
{
    return [moment, presses](PageHost& host) {
        host.openMatch(QString::fromLatin1(moment));
        for (const char* name : presses)
            host.press(QString::fromLatin1(name));
    };
}

void chooseFigure(PageHost& host)
{
    host.openMatch(QStringLiteral("turn"));
    for (CrossfieldView* view : host.window().findChildren<CrossfieldView*>()) {
        if (!view->isVisible())
            continue;
        const State& state = host.window().desk()->as<Game>().state();
        const FigureRef acting = activationOffers(state, printedFacts()).front().figure;
        QTest::mouseClick(view, Qt::LeftButton, Qt::NoModifier,
                          view->layoutOfField().cellRect(*crossfieldSpace(spaceName(state[acting].space))).center());
    }
}

void pressFirst(PageHost& host, const QString& start)
{
    for (const QAbstractButton* button : host.window().findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->objectName().startsWith(start)) {
            host.press(button->objectName());
            return;
        }
    }
    host.press(start); // it is not there, and that is told
}

/// The contest of the match at its first contest, with nobody reacting to the step before.
void openContest(PageHost& host)
{
    host.openMatch(QStringLiteral("contest"));
    const auto isThere = [&](const QString& name) {
        const auto named = host.window().findChildren<QAbstractButton*>(name);
        return std::any_of(named.begin(), named.end(), [](const auto* button) { return button->isVisible(); });
    };
    for (int teams = 0; teams < 4 && isThere(QStringLiteral("noReaction")); ++teams)
        host.press(QStringLiteral("noReaction"));
    pressFirst(host, QStringLiteral("contest_"));
}

} // namespace

PageHost::PageHost()
{
    std::map<QString, std::vector<RecordedLine>> records;
    GameMatch<Game> match;
    const auto keep = [&] {
        for (const MatchMoment& moment : moments()) {
            if (moment.isNow(match.state()))
                records.emplace(QString::fromLatin1(moment.name), match.recordedLines());
        }
    };
    for (const PlaythroughStep& step : readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"))) {
        if (step.kind != PlaythroughStep::Kind::Command)
            continue;
        play(match, *match.journal().game().read(step.content));
        keep();
        if (match.state().phase == Phase::Turn && match.state().period == 3 &&
            !records.contains(QStringLiteral("score"))) {
            GameMatch<Game> scored;
            for (const auto& entry : match.journal().entries())
                play(scored, entry.command);
            play(scored, SetDepth{Depth::Scorekeeper, {}, {}});
            records[QStringLiteral("score")] = scored.recordedLines();
        }
    }
    {
        const auto store = Store::open(m_folder.path());
        for (const auto& [moment, lines] : records)
            m_matches[moment] = (*store)->importMatch(lines, Instant::now())->uuid;
    }
    m_window = std::make_unique<MainWindow>(allGames(), m_folder.path());
    m_window->settings().setLanguage(QStringLiteral("en"));
    m_window->settings().setSound(false);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        m_trouble = QStringLiteral("the window does not come to the screen");
}

void PageHost::openMatch(const QString& moment)
{
    const auto match = m_matches.find(moment);
    if (match == m_matches.end()) {
        m_trouble = QStringLiteral("the reference match has no moment %1").arg(moment);
        return;
    }
    m_window->goHome();
    m_window->openMatch(match->second);
    QCoreApplication::processEvents();
    // The bell has been heard before; its own page shows it.
    if (moment != QStringLiteral("bell")) {
        for (int times = 0; times < 4; ++times) // whatever another page has left open here
            QTest::keyClick(m_window.get(), Qt::Key_Escape);
        if (auto* bell = m_window->findChild<QAbstractButton*>(QStringLiteral("bellMain")); bell && bell->isVisible())
            bell->click();
    }
}

void PageHost::press(const QString& name)
{
    QCoreApplication::processEvents();
    for (QAbstractButton* button : m_window->findChildren<QAbstractButton*>(name)) {
        if (button->isVisible()) {
            button->click();
            return;
        }
    }
    m_trouble = QStringLiteral("%1 is not there to be pressed").arg(name);
}

const std::vector<PageUnderTest>& pagesUnderTest()
{
    static const std::vector<PageUnderTest> all{
        {"home", [](PageHost& host) { host.window().goHome(); }},
        {"new match", [](PageHost& host) { host.window().newMatch(QStringLiteral("kaosball")); }},
        {"new match, alliance",
         [](PageHost& host) {
             host.window().newMatch(QStringLiteral("kaosball"));
             auto* mode = host.window().currentPage()->findChild<SegmentedChoice*>(QStringLiteral("mode"));
             mode->findChild<QAbstractButton*>(QStringLiteral("segment3"))->click();
             seatTeam(host, "south", "fangs");
             seatTeam(host, "west", "zombies");
             host.press(QStringLiteral("houseRulesToggle"));
         }},
        {"settings",
         [](PageHost& host) {
             host.window().goHome();
             host.window().openSettings();
         }},
        {"rule sheet",
         [](PageHost& host) {
             host.openMatch(QStringLiteral("turn"));
             host.window().openRule(QStringLiteral("KB-17.2"));
         }},
        {"dispute desk", [](PageHost& host) { host.window().goToDisputes(); }},
        {"dispute desk, a contest", [](PageHost& host) { host.window().openQuestion("kaosball", "contest"); }},
        {"challenge",
         [](PageHost& host) {
             host.openMatch(QStringLiteral("bonus"));
             host.window().openChallenge(0);
         }},
        {"rulebook", [](PageHost& host) { host.window().goToRulebook(); }},
        {"rulebook, a rule", [](PageHost& host) { host.window().openInRulebook(QStringLiteral("KB-17.2")); }},
        {"time machine",
         [](PageHost& host) {
             host.openMatch(QStringLiteral("bonus"));
             host.window().openPast(PastAct::Look, 0);
         }},
        {"report",
         [](PageHost& host) {
             host.openMatch(QStringLiteral("result"));
             host.window().openReport(host.window().desk()->id().uuid);
         }},
        {"gallery",
         [](PageHost& host) {
             host.window().showForDevelopers([] { return new Gallery; });
             // Its entry may be folded away with the rail.
             host.window().findChild<QAbstractButton*>(QStringLiteral("galleryButton"))->click();
         }},
        {"draft, turning up", atMoment("draft")},
        {"draft, naming", atMoment("naming")},
        {"draft, bidding", atMoment("bidding")},
        {"loadout", atMoment("loadout")},
        {"loadout, shown", atMoment("loadout", {"loadoutShow"})},
        {"line-up", atMoment("lineup")},
        {"line-up, one taken up", atMoment("lineup", {"entry_r1"})},
        {"turn", atMoment("turn")},
        {"turn, a figure chosen", chooseFigure},
        {"turn, on the way", atMoment("moving")},
        {"turn, reaction asked", atMoment("reacting")},
        {"turn, which card", atMoment("turn", {"tacticCard"})},
        {"turn, placing", atMoment("turn", {"tacticCard", "tactic_rain_of_fire"})},
        {"correction offered", atMoment("turn", {"more"})},
        {"correcting", atMoment("turn", {"more", "correctScore_fangs"})},
        {"contest", openContest},
        {"contest, tied",
         [](PageHost& host) {
             openContest(host);
             for (QWidget* pad : host.window().findChildren<QWidget*>()) {
                 if (pad->isVisible() && pad->objectName().startsWith(QLatin1String("pad_")))
                     pad->findChild<QAbstractButton*>(QStringLiteral("card_cheat"))->click();
             }
         }},
        {"refusal",
         [](PageHost& host) {
             host.openMatch(QStringLiteral("turn"));
             (void)host.window().desk()->play({{"command", "end_turn"}});
         }},
        {"scorekeeper", atMoment("score")},
        {"scorekeeper, the target asked", atMoment("score", {"actor_b1", "what_tackle"})},
        {"places", atMoment("score", {"more", "depthMirror"})},
        {"bell", atMoment("bell")},
        {"bribes", atMoment("bribes")},
        {"foul rolls", atMoment("fouls")},
        {"kills and fouls", atMoment("bonus")},
        {"clean-up", atMoment("cleanup")},
        {"filling up", atMoment("fill up")},
        {"end of the match", atMoment("end")},
        {"result", atMoment("result")},
    };
    return all;
}

} // namespace whistle
