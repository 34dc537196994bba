// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages_under_test.h"

#include "catalog/catalog.h"
#include "controls/press/buttons.h"
#include "devices/table_devices.h"
#include "gallery/gallery.h"
#include "games.h"
#include "journal/game_match.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "kaosball/telling/shown_table.h"
#include "kaosball_offered.h"
#include "random_games.h"
#include "reference_match.h"
#include "window/home_page.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

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
        {"reacting", [](const State& s) { return !offered<React>(s).empty(); }},
        {"contest",
         [](const State& s) {
             return s.activation && !offered<ContestCommand>(s).empty() && s.teams[0].burned.size() > 2 &&
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
        const State& state = host.window().session()->as<Game>().state();
        const FigureRef acting = state.figureNamed(offered<Activate>(state).front().figure);
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

/// The contest that comes at this moment of the match, with nobody reacting to the step before.
void openContest(PageHost& host, const QString& moment)
{
    host.openMatch(moment);
    const auto isThere = [&](const QString& name) {
        const auto named = host.window().findChildren<QAbstractButton*>(name);
        return std::any_of(named.begin(), named.end(), [](const auto* button) { return button->isVisible(); });
    };
    for (int teams = 0; teams < 4 && isThere(QStringLiteral("noReaction")); ++teams)
        host.press(QStringLiteral("noReaction"));
    pressFirst(host, QStringLiteral("contest_"));
}

/// The moments of a random match at which the pages of any game are looked at, by how much of it has been played.
constexpr std::array<std::pair<const char*, double>, 4> anyMoments{
    {{"begun", 0.0}, {"early", 0.2}, {"middle", 0.6}, {"over", 1.0}}};
constexpr unsigned anySeed = 2;

void keepRandomMatch(const std::string& game, std::map<QString, std::vector<RecordedLine>>& records)
{
    const auto match = (*Catalog::standard().game(game))->newMatch();
    const std::unique_ptr<RandomGame> player = randomGame(game, anySeed);
    while (const std::optional<Json> command = player ? player->next(*match) : std::nullopt)
        (void)match->play(*command, Instant::now());
    const std::vector<RecordedLine>& all = match->recordedLines();
    for (const auto& [moment, share] : anyMoments) {
        // The header and the first entry at the least.
        const auto count = 2 + static_cast<std::size_t>(share * static_cast<double>(all.size() - 2));
        records[QString::fromStdString(game) + QLatin1Char(' ') + QLatin1String(moment)] = {
            all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)};
    }
}

/// What the page offers beside its board, one after the other, where it has tabs.
void openTab(PageHost& host, int tab)
{
    const auto tabs = host.window().currentPage()->findChildren<QWidget*>(QStringLiteral("sideTabs"));
    for (QWidget* one : tabs) {
        if (auto* segment = one->findChild<QAbstractButton*>(QStringLiteral("segment%1").arg(tab));
            one->isVisible() && segment != nullptr)
            segment->click();
    }
}

/// The phones at the table, for this computer alone.
void openPhones(PageHost& host, bool areOn)
{
    host.openMatch(QStringLiteral("turn"));
    Q_EMIT host.window().findChild<GamePage*>()->phonesAsked(); // on a small page their button is in a menu
    auto* devices = host.window().findChild<TableDevices*>();
    devices->switchOff();
    if (areOn)
        (void)devices->switchOn(QStringLiteral("127.0.0.1"));
    host.expect(QStringLiteral("devicesSheet"));
}

/// The pages that every game has, for one game.
void addPagesOf(const GameEntry& entry, std::vector<PageUnderTest>& pages)
{
    const QString game = QString::fromStdString(entry.game);
    const auto add = [&](const char* name, std::function<void(PageHost&)> open) {
        pages.push_back({game + QStringLiteral(": ") + QLatin1String(name), std::move(open)});
    };
    const auto at = [game](const char* moment) { return game + QLatin1Char(' ') + QLatin1String(moment); };
    add("new match", [game](PageHost& host) { host.window().newMatch(game); });
    add("new match, house rules", [game](PageHost& host) {
        host.window().newMatch(game);
        host.press(QStringLiteral("houseRulesToggle"));
    });
    for (const CompanionEntry& one : entry.companions)
        add(qPrintable(one.id), [game, id = one.id](PageHost& host) { host.window().openCompanion(game, id); });
    for (const auto& [moment, share] : anyMoments)
        add(moment, [moment = at(moment)](PageHost& host) { host.openMatch(moment); });
    constexpr int mostTabs = 5;
    for (int tab = 0; tab < mostTabs; ++tab) {
        add(qPrintable(QStringLiteral("middle, tab %1").arg(tab + 1)), [moment = at("middle"), tab](PageHost& host) {
            host.openMatch(moment);
            openTab(host, tab);
        });
    }
    add("refusal", [moment = at("middle")](PageHost& host) {
        host.openMatch(moment);
        const Match& match = host.window().session()->match();
        (void)host.window().session()->play(match.entryAt(match.entries().front().number)->entry); // begins once more
    });
    add("time machine", [moment = at("middle")](PageHost& host) {
        host.openMatch(moment);
        host.window().openPast(PastAct::Look, 0);
    });
    add("looking back", [moment = at("middle")](PageHost& host) {
        host.openMatch(moment);
        host.window().findChild<GamePage*>()->beginShow();
        host.expect(QStringLiteral("pastStage"));
    });
    add("challenge", [moment = at("middle")](PageHost& host) {
        host.openMatch(moment);
        host.window().openChallenge(0);
    });
    add("report", [moment = at("over")](PageHost& host) {
        host.openMatch(moment);
        host.window().openReport(host.window().session()->id().uuid);
    });
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
        if (step.content.value("command", "") == "contest" && step.content.contains("tiebreaker_rolls"))
            records.emplace(QStringLiteral("tie"), match.recordedLines());
        play(match, *match.journal().game().read(step.content));
        keep();
        if (match.state().phase == Phase::Turn && match.state().period == 3 &&
            !records.contains(QStringLiteral("score"))) {
            GameMatch<Game> scored;
            for (const auto& entry : match.journal().entries())
                play(scored, entry.command);
            play(scored, SetDepth{Depth::Scorekeeper, {}, {}});
            records[QStringLiteral("score")] = scored.recordedLines();
            const std::vector<Activate> all = offered<Activate>(scored.state());
            play(scored, *std::find_if(all.begin(), all.end(),
                                       [](const Activate& one) { return one.action == Action::Tackle; }));
            records[QStringLiteral("score, tackling")] = scored.recordedLines();
        }
    }
    for (const GameEntry& entry : allGames()) {
        if (entry.game != Game::id) // its own moments are those of the reference match
            keepRandomMatch(entry.game, records);
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

QWidget* PageHost::expect(const QString& name)
{
    QCoreApplication::processEvents();
    for (auto* widget : m_window->findChildren<QWidget*>(name)) {
        if (widget->isVisible())
            return widget;
    }
    m_trouble = QStringLiteral("%1 is not there").arg(name);
    return nullptr;
}

void PageHost::pressIn(const QString& part, const QString& name)
{
    const QWidget* whole = expect(part);
    if (auto* button = whole != nullptr ? whole->findChild<QAbstractButton*>(name) : nullptr)
        button->click();
    else
        m_trouble = QStringLiteral("%1 is not there to be pressed in %2").arg(name, part);
}

const std::vector<PageUnderTest>& pagesUnderTest()
{
    static const std::vector<PageUnderTest> own{
        {QStringLiteral("home"), [](PageHost& host) { host.window().goHome(); }},
        {QStringLiteral("home, first evening"),
         [](PageHost& host) {
             host.window().goHome();
             if (auto* home = qobject_cast<HomePage*>(host.window().currentPage()))
                 home->setContent({});
         }},
        {QStringLiteral("new match"), [](PageHost& host) { host.window().newMatch(QStringLiteral("kaosball")); }},
        {QStringLiteral("new match, alliance"),
         [](PageHost& host) {
             host.window().newMatch(QStringLiteral("kaosball"));
             auto* mode = host.window().currentPage()->findChild<SegmentedChoice*>(QStringLiteral("mode"));
             mode->findChild<QAbstractButton*>(QStringLiteral("segment3"))->click();
             seatTeam(host, "south", "fangs");
             seatTeam(host, "west", "zombies");
             host.press(QStringLiteral("houseRulesToggle"));
         }},
        {QStringLiteral("settings"),
         [](PageHost& host) {
             host.window().goHome();
             host.window().openSettings();
         }},
        {QStringLiteral("rule sheet"),
         [](PageHost& host) {
             host.openMatch(QStringLiteral("turn"));
             host.window().openRule(QStringLiteral("KB-17.2"));
         }},
        {QStringLiteral("dispute desk"), [](PageHost& host) { host.window().goToDisputes(); }},
        {QStringLiteral("dispute desk, a contest"),
         [](PageHost& host) { host.window().openQuestion("kaosball", "contest"); }},
        {QStringLiteral("dispute desk, a quarrel"),
         [](PageHost& host) {
             host.window().goToDisputes();
             auto* line = host.window().findChild<QLineEdit*>(QStringLiteral("quarrelLine"));
             line->clear();
             QTest::keyClicks(line, QStringLiteral("3 and 2 against bananas 2 and 2 attack"));
         }},
        {QStringLiteral("challenge"),
         [](PageHost& host) {
             host.openMatch(QStringLiteral("bonus"));
             host.window().openChallenge(0);
         }},
        {QStringLiteral("phones, off"), [](PageHost& host) { openPhones(host, false); }},
        {QStringLiteral("phones"), [](PageHost& host) { openPhones(host, true); }},
        {QStringLiteral("rulebook"), [](PageHost& host) { host.window().goToRulebook(); }},
        {QStringLiteral("rulebook, a rule"),
         [](PageHost& host) { host.window().openInRulebook(QStringLiteral("KB-17.2")); }},
        {QStringLiteral("the box"),
         [](PageHost& host) { host.window().openCompanion(QStringLiteral("kaosball"), QStringLiteral("box")); }},
        {QStringLiteral("time machine"),
         [](PageHost& host) {
             host.openMatch(QStringLiteral("bonus"));
             host.window().openPast(PastAct::Look, 0);
         }},
        {QStringLiteral("report"),
         [](PageHost& host) {
             host.openMatch(QStringLiteral("result"));
             host.window().openReport(host.window().session()->id().uuid);
         }},
        {QStringLiteral("gallery"),
         [](PageHost& host) {
             host.window().showForDevelopers([] { return new Gallery; });
             // Its entry may be folded away with the rail.
             host.window().findChild<QAbstractButton*>(QStringLiteral("galleryButton"))->click();
         }},
        {QStringLiteral("draft, turning up"), atMoment("draft")},
        {QStringLiteral("draft, naming"), atMoment("naming")},
        {QStringLiteral("draft, a lot named"), atMoment("naming", {"lot_pile_driver_1"})},
        {QStringLiteral("draft, bidding"), atMoment("bidding")},
        {QStringLiteral("loadout"), atMoment("loadout")},
        {QStringLiteral("loadout, shown"), atMoment("loadout", {"loadoutShow"})},
        {QStringLiteral("line-up"), atMoment("lineup")},
        {QStringLiteral("line-up, one taken up"), atMoment("lineup", {"entry_r1"})},
        {QStringLiteral("turn"), atMoment("turn")},
        {QStringLiteral("turn, a figure chosen"), chooseFigure},
        {QStringLiteral("turn, on the way"), atMoment("moving")},
        {QStringLiteral("turn, reaction asked"), atMoment("reacting")},
        {QStringLiteral("turn, which card"), atMoment("turn", {"tacticCard"})},
        {QStringLiteral("turn, placing"), atMoment("turn", {"tacticCard", "tactic_rain_of_fire"})},
        {QStringLiteral("correction offered"), atMoment("turn", {"more"})},
        {QStringLiteral("correcting"), atMoment("turn", {"more", "correctScore_fangs"})},
        {QStringLiteral("contest"), [](PageHost& host) { openContest(host, QStringLiteral("contest")); }},
        {QStringLiteral("contest, tied"),
         [](PageHost& host) {
             openContest(host, QStringLiteral("tie"));
             host.pressIn(QStringLiteral("pad_fangs"), QStringLiteral("card_2"));
             host.pressIn(QStringLiteral("pad_amazons"), QStringLiteral("card_4"));
             host.expect(QStringLiteral("diePad"));
         }},
        {QStringLiteral("contest, a card named"),
         [](PageHost& host) {
             openContest(host, QStringLiteral("contest"));
             host.pressIn(QStringLiteral("pad_amazons"), QStringLiteral("card_cheat"));
         }},
        {QStringLiteral("refusal"),
         [](PageHost& host) {
             host.openMatch(QStringLiteral("turn"));
             (void)host.window().session()->play({{"command", "end_turn"}});
         }},
        {QStringLiteral("scorekeeper"), atMoment("score")},
        {QStringLiteral("scorekeeper, the target asked"), atMoment("score, tackling")},
        {QStringLiteral("places"), atMoment("score", {"more", "depthMirror"})},
        {QStringLiteral("bell"), atMoment("bell")},
        {QStringLiteral("bribes"), atMoment("bribes")},
        {QStringLiteral("foul rolls"), atMoment("fouls")},
        {QStringLiteral("kills and fouls"), atMoment("bonus")},
        {QStringLiteral("clean-up"), atMoment("cleanup")},
        {QStringLiteral("filling up"), atMoment("fill up")},
        {QStringLiteral("end of the match"), atMoment("end")},
        {QStringLiteral("result"), atMoment("result")},
    };
    static const std::vector<PageUnderTest> all = [] {
        std::vector<PageUnderTest> pages = own;
        for (const GameEntry& entry : allGames()) {
            if (entry.game != Game::id)
                addPagesOf(entry, pages);
        }
        return pages;
    }();
    return all;
}

} // namespace whistle
