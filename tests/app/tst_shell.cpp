// SPDX-License-Identifier: GPL-3.0-or-later
// The window as its user meets it: everything goes through clicks and keys, and through the disk.
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "games.h"
#include "kaosball/game.h"
#include "match/match_library.h"
#include "meddled_store.h"
#include "rulebook/book_document.h"
#include "sound/sounds.h"
#include "window/main_window.h"
#include "window/settings_sheet.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <QtEndian>
#include <algorithm>

using namespace whistle;

namespace {

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

template <class Widget = QWidget>
Widget* find(const QObject& in, const char* name)
{
    auto* found = in.findChild<Widget*>(s(name));
    if (found == nullptr)
        qWarning("there is no %s", name);
    return found;
}

void press(const QObject& in, const char* name)
{
    auto* button = find<QAbstractButton>(in, name);
    QVERIFY(button != nullptr);
    QVERIFY2(button->isVisible(), name);
    button->click();
}

void choose(const QObject& in, const char* name, int index)
{
    auto* choice = find<SegmentedChoice>(in, name);
    QVERIFY(choice != nullptr);
    press(*choice, qPrintable(QStringLiteral("segment%1").arg(index)));
}

void seatTeam(const QObject& in, const char* side, const char* team)
{
    auto* panel = find(in, qPrintable(QStringLiteral("seat_%1").arg(s(side))));
    QVERIFY(panel != nullptr);
    auto* teams = find<QComboBox>(*panel, "team");
    const int index = teams->findData(s(team));
    QVERIFY(index > 0);
    teams->setCurrentIndex(index);
    Q_EMIT teams->activated(index);
}

/// A window on a folder, as large as the mock-ups.
std::unique_ptr<MainWindow> windowOn(const QString& folder)
{
    auto window = std::make_unique<MainWindow>(allGames(), folder);
    window->resize(1366, 768);
    window->show();
    window->activateWindow(); // keys go to the active window
    (void)QTest::qWaitForWindowActive(window.get());
    return window;
}

/// Fangs against Amazons, without a draft, from the empty home page on.
void startMatch(MainWindow& window)
{
    press(window, "newMatch_kaosball");
    QWidget* page = window.currentPage();
    choose(*page, "draft", 1);
    seatTeam(*page, "south", "fangs");
    seatTeam(*page, "north", "amazons");
    press(*page, "startButton");
    QVERIFY(window.session() != nullptr);
}

const kaosball::State& stateOf(const MainWindow& window)
{
    return window.session()->as<kaosball::Game>().state();
}

Json lineup(const char* team)
{
    const bool south = QByteArray(team) == "fangs";
    return {{"command", "set_lineup"},
            {"team", team},
            {"placements",
             {{"r1", south ? "c2" : "c8"},
              {"r2", south ? "e2" : "e8"},
              {"r3", south ? "g2" : "g8"},
              {"b1", south ? "d2" : "d8"},
              {"b2", south ? "f2" : "f8"}}}};
}

void shoot(QWidget& widget, const char* name)
{
    const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, s(name))));
}

} // namespace

class TestShell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever language the program speaks.
    void aRulebookOnPaperSpeaksItsOwnLanguage()
    {
        const QString game = QStringLiteral("Kaosball");
        QCOMPARE(bookTitle(game, BookLanguage::English), QStringLiteral("Kaosball: the rules"));
        QCOMPARE(bookTitle(game, BookLanguage::Hungarian), QStringLiteral("Kaosball: a szabályok"));
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        // Whatever the machine speaks, the tests read English.
        auto window = windowOn(m_folder->path());
        window->settings().setLanguage(s("en"));
        window->settings().setSound(false);
    }

    void anEmptyFolderShowsHowToBegin()
    {
        auto window = windowOn(m_folder->path());
        QCOMPARE(window->currentPage()->objectName(), s("homePage"));
        QVERIFY(!find(*window, "currentMatch")->isVisible());
        QVERIFY(!find(*window, "matchButton")->isVisible());
        QCOMPARE(find<TextLabel>(*window, "firstTitle")->text(), s("Which game is on the table?"));
        auto* languages = find<SegmentedChoice>(*window, "firstLanguage");
        QCOMPARE(languages->current(), 0);
        languages->findChild<QAbstractButton*>(s("segment1"))->click();
        QCOMPARE(window->settings().language(), s("hu"));
        QTRY_COMPARE(find<TextLabel>(*window, "firstTitle")->text(),
                     QString::fromUtf8("Melyik játék van az asztalon?"));
        languages->findChild<QAbstractButton*>(s("segment0"))->click();
        shoot(*window, "first-evening");
        press(*window, "newMatch_battle-line");
        QCOMPARE(window->currentPage()->objectName(), s("newMatchPage"));
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QCOMPARE(window->currentPage()->objectName(), s("homePage"));
    }

    /// One tap from the empty page: the example match, from where there is something to see (the draft is over); it
    /// leaves no match in the way.
    void aMatchIsWatched()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "watchMatch");
        QCOMPARE(window->currentPage()->objectName(), s("kaosballPage"));
        QVERIFY(find(*window, "pastStage")->isVisible());
        const QString shown = window->findChild<TextLabel*>(s("pastWhen"))->text();
        QVERIFY2(shown.startsWith(s("Period 1, turn 1, ")), qPrintable(shown));
        QVERIFY(window->session() != nullptr);
        QVERIFY(window->session()->match().entries().size() > 200);
        const QString watched = window->session()->id().uuid;
        shoot(*window, "watched");
        window->goHome();
        QVERIFY(find(*window, "archiveToggle")->isVisible());
        QVERIFY(find(*window, "match0") == nullptr || !find(*window, "match0")->isVisible());
        window->watchExample(s("kaosball")); // the same one again
        QCOMPARE(window->session()->id().uuid, watched);
    }

    /// F1 where no rule is named: what the keys do.
    void keysAreListed()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        window->setFocus();
        QTest::keyClick(window.get(), Qt::Key_F1);
        const QWidget* sheet = find(*window, "keysSheet");
        QVERIFY(sheet != nullptr && sheet->isVisible());
        QStringList lines;
        for (const auto* line : sheet->findChildren<QWidget*>(s("keyLine")))
            lines << line->accessibleName();
        QVERIFY2(lines.contains(s("Ctrl+T: Time machine")), qPrintable(lines.join(u'|')));
        shoot(*window, "keys");
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
    }

    /// The way back to the match that is on stands in the rail before anything was opened.
    void theMatchThatIsOnIsInTheRailFromTheStart()
    {
        {
            auto window = windowOn(m_folder->path());
            startMatch(*window);
        }
        auto window = windowOn(m_folder->path());
        QVERIFY(window->session() == nullptr);
        QVERIFY(!window->findChild<QWidget*>(s("firstEvening"))); // nobody waits for an example of what he knows
        QVERIFY(find(*window, "matchButton")->isVisible());
        press(*window, "matchButton");
        QVERIFY(window->session() != nullptr);
    }

    /// A notice stands over the page: nothing moves away from the finger.
    void aNoticeMovesNothing()
    {
        auto window = windowOn(m_folder->path());
        const QRect before = window->currentPage()->geometry();
        window->importMatches({s("/nowhere/none.whistle")});
        const QWidget* notice = find(*window, "noticeBar");
        QVERIFY(notice->isVisible());
        QTest::qWait(0);
        QCOMPARE(window->currentPage()->geometry(), before);
        QVERIFY(notice->height() >= notice->sizeHint().height() / 2);
        QVERIFY(window->rect().contains(QRect(notice->mapTo(window.get(), QPoint()), notice->size())));
        shoot(*window, "notice");
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QVERIFY(!notice->isVisible());
    }

    void aSoundIsListenedTo()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "settingsButton");
        auto* sheet = find<SettingsSheet>(*window, "settingsSheet");
        auto* listen = find<ChoiceButton>(*sheet, "listen_volumeKill");
        QVERIFY(listen->isUnavailable()); // the sound is off
        window->settings().setSound(true);
        QVERIFY(!listen->isUnavailable());
        QSignalSpy tried(sheet, &SettingsSheet::cueTried);
        listen->click();
        QCOMPARE(tried.size(), 1);
        QCOMPARE(tried.front().front().value<Cue>(), Cue::Kill);
        shoot(*window, "listen");
    }

    void theWheelChangesNoVolume()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "settingsButton");
        auto* volume = find<QSpinBox>(*find(*window, "settingsSheet"), "volumeKill");
        const int before = volume->value();
        volume->setFocus();
        const QPointF middle = QRectF(volume->rect()).center();
        QWheelEvent wheel(middle, volume->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(volume, &wheel);
        QCOMPARE(volume->value(), before);
    }

    void theDeskAndTheSearchAreOnThePageInWords()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "disputesTile");
        QCOMPARE(window->currentPage()->objectName(), s("disputePage"));
        window->goHome();
        press(*window, "firstFind");
        QVERIFY(find(*window, "finder")->isVisible());
    }

    void aMatchStartsByClicksAndIsOnDisk()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        QCOMPARE(stateOf(*window).teamCount(), 2);
        QCOMPARE(stateOf(*window).teams[0].name, std::string("fangs"));
        QVERIFY(!stateOf(*window).hasDraft);
        QVERIFY(window->session()->isSaved());
        const auto stored = window->store()->load(window->session()->id());
        QVERIFY(stored.isGood());
        QCOMPARE(stored->size(), std::size_t{2});
        QVERIFY(!window->session()->canUndo()); // never the entry that starts the match
    }

    /// Who has never played begins without tiles and ringers, and finds the teams of the box as buttons.
    void aFirstMatchIsSoonSetUp()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        QCOMPARE(find<SegmentedChoice>(*page, "draft")->current(), 1);
        QCOMPARE(find<QComboBox>(*find(*page, "seat_south"), "team")->currentText(), s("Choose a team"));
        press(*find(*page, "seat_south"), "team_fangs");
        press(*find(*page, "seat_north"), "team_amazons");
        QVERIFY(!find<ChoiceButton>(*page, "startButton")->isUnavailable());
        press(*page, "startButton");
        QVERIFY(window->session() != nullptr);
        QCOMPARE(stateOf(*window).teams[1].name, std::string("amazons"));
    }

    /// A team of the player's own pack is there like those of the box, and its match stays readable without the pack.
    void aTeamOfAPackIsPlayed()
    {
        const QString packs = m_folder->filePath(s("packs/kaosball"));
        QVERIFY(QDir().mkpath(packs));
        const QString pack = packs + s("/club_teams.json");
        QVERIFY(QFile::copy(s(WHISTLE_SOURCE_DIR "/tests/packs/good/club_teams.json"), pack));
        {
            auto window = windowOn(m_folder->path());
            press(*window, "newMatch_kaosball");
            seatTeam(*window->currentPage(), "south", "krakens");
            seatTeam(*window->currentPage(), "north", "fangs");
            press(*window->currentPage(), "startButton");
            QVERIFY(window->session() != nullptr);
            QCOMPARE(stateOf(*window).teams[0].name, std::string("krakens"));
            shoot(*window, "team-of-a-pack");
        }
        QVERIFY(QFile::remove(pack));
        auto window = windowOn(m_folder->path());
        QTest::keyClick(window->currentPage(), Qt::Key_Return);
        QTRY_VERIFY(window->session() != nullptr);
        QVERIFY(window->session()->match().notes().empty());
        QCOMPARE(stateOf(*window).teams[0].name, std::string("krakens"));
        QCOMPARE(window->session()->match().names()("krakens"), s("Krakens"));
    }

    /// All that is wrong is told where the player sees it; the game is played by what is printed.
    void aPackThatIsWrongIsTold()
    {
        const QString packs = m_folder->filePath(s("packs/kaosball"));
        QVERIFY(QDir().mkpath(packs));
        for (const char* file : {"good/club_teams.json", "broken/health_is_text.json", "broken/many_problems.json"}) {
            const QString from = s(WHISTLE_SOURCE_DIR "/tests/packs/") + s(file);
            QVERIFY(QFile::copy(from, QDir(packs).filePath(QFileInfo(from).fileName())));
        }
        auto window = windowOn(m_folder->path());
        const QWidget* notice = find(*window, "noticeBar");
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->accessibleName().startsWith(
                     s("Your own data packs have a problem. Playing without them: Kaosball.")),
                 qPrintable(notice->accessibleName()));
        QVERIFY(notice->accessibleName().contains(s("health_is_text.json, line ")));
        shoot(*window, "pack-that-is-wrong");
        press(*window, "newMatch_kaosball");
        QVERIFY(find<QComboBox>(*find(*window->currentPage(), "seat_south"), "team")->findData(s("krakens")) < 0);
    }

    /// Whoever coached a team is offered at every game.
    void knownPlayersAreOffered()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        choose(*page, "draft", 1);
        seatTeam(*page, "south", "fangs");
        seatTeam(*page, "north", "amazons");
        find<QLineEdit>(*find(*page, "seat_south"), "coach")->setText(QString::fromUtf8("Zsófia"));
        press(*page, "startButton");
        window->goHome();
        press(*window, "newMatch_battle-line");
        const auto fields = window->currentPage()->findChildren<QLineEdit*>();
        const auto offers = [](const QLineEdit* one) { return one->completer() != nullptr; };
        const auto field = std::find_if(fields.begin(), fields.end(), offers);
        QVERIFY(field != fields.end());
        QCompleter* completer = (*field)->completer();
        completer->setCompletionPrefix(s("zs"));
        QCOMPARE(completer->completionCount(), 1);
        QCOMPARE(completer->currentCompletion(), QString::fromUtf8("Zsófia"));
        completer->setCompletionPrefix(s("fan")); // a team is nobody
        QCOMPARE(completer->completionCount(), 0);

        // A tap beside the list closes it, and is a tap where it lands.
        QLineEdit* next = *std::find_if(std::next(field), fields.end(), offers);
        (*field)->setFocus();
        QTest::keyClicks(*field, s("Zs"));
        QCoreApplication::processEvents();
        QWidget* list = completer->popup();
        QVERIFY(list->isVisible());
        const QPoint beside = list->mapFromGlobal(next->mapToGlobal(next->rect().center()));
        QTest::mouseClick(list->windowHandle(), Qt::LeftButton, {}, beside);
        QCoreApplication::processEvents();
        QVERIFY(!list->isVisible());
        QCOMPARE(window->focusWidget(), static_cast<QWidget*>(next));
        QCOMPARE((*field)->text(), s("Zs"));
    }

    void whatIsMissingIsNamedAndTheButtonWaits()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        auto* start = find<ChoiceButton>(*page, "startButton");
        QVERIFY(start->isUnavailable());
        QVERIFY(find<TextLabel>(*page, "missing")->text().contains(s("south")));
        QTest::keyClick(page, Qt::Key_Return);
        QTest::qWait(200); // longer than a button stays down
        QVERIFY(window->session() == nullptr);
        seatTeam(*page, "south", "fangs");
        QVERIFY(find<TextLabel>(*page, "missing")->text().contains(s("north")));
        seatTeam(*page, "north", "amazons");
        QVERIFY(!start->isUnavailable());
    }

    void theRefereesNoStandsBesideTheSeats()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        seatTeam(*page, "south", "fangs");
        seatTeam(*page, "north", "fangs");
        auto* refusal = find<RulingBanner>(*page, "seatRefusal");
        QVERIFY(refusal->isVisible());
        QVERIFY(refusal->state().rules.contains(s("KB-8.3")));
        QVERIFY(find<ChoiceButton>(*page, "startButton")->isUnavailable());
        seatTeam(*page, "north", "amazons");
        QVERIFY(!refusal->isVisible());
    }

    void aLeagueMatchIsDashedForMoreThanTwoTeams()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        choose(*page, "mode", 1);
        auto* league = find<ChoiceButton>(*find(*page, "kind"), "segment1");
        QVERIFY(league->isUnavailable());
        QVERIFY(league->accessibleDescription().contains(s("KB-34.2")));
        choose(*page, "mode", 0);
        QVERIFY(!league->isUnavailable());
        choose(*page, "kind", 1);
        QVERIFY(find(*find(*page, "seat_south"), "activeUpgradePoints")->isVisible());
    }

    void anAllianceMatchBeginsWithALeftSeatedAlly()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        choose(*page, "mode", 3);
        const char* sides[]{"south", "west", "north", "east"};
        const char* teams[]{"fangs", "amazons", "zombies", "ogres"};
        for (int i = 0; i < 4; ++i)
            seatTeam(*page, sides[i], teams[i]);
        QVERIFY(find<ChoiceButton>(*page, "first_south")->isUnavailable());
        QVERIFY(find<QAbstractButton>(*page, "first_west")->isChecked());
        QVERIFY(find<TextLabel>(*page, "missing")->text().contains(s("Zombies")));
        for (const char* side : {"north", "east"}) {
            auto* panel = find(*page, qPrintable(QStringLiteral("seat_%1").arg(s(side))));
            const auto numbers = panel->findChildren<QSpinBox*>();
            for (QSpinBox* number : numbers) {
                if (number->isVisible() && number->text() == s("?"))
                    number->stepUp();
            }
        }
        QTest::qWait(1);
        shoot(*window, "alliance");
        press(*page, "startButton");
        QVERIFY(window->session() != nullptr);
        QCOMPARE(stateOf(*window).teamCount(), 4);
        QCOMPARE(stateOf(*window).firstPlayer, 1);
        QCOMPARE(stateOf(*window).teams[2].health.runner, 3);

        // What the players told is not asked again.
        window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        page = window->currentPage();
        choose(*page, "mode", 0);
        seatTeam(*page, "south", "zombies");
        seatTeam(*page, "north", "ogres");
        QVERIFY(!find<ChoiceButton>(*page, "startButton")->isUnavailable());
        QVERIFY(!find(*find(*page, "seat_south"), "handling")->isVisible());
    }

    void houseRulesGoWithTheMatch()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "newMatch_kaosball");
        QWidget* page = window->currentPage();
        press(*page, "houseRulesToggle");
        choose(*page, "blowout_reading", 1);
        find<QSpinBox>(*page, "upset_printed_value")->setValue(4);
        press(*page, "rule_KB-R3");
        QVERIFY(find(*window, "ruleSheet")->isVisible());
        QVERIFY(find<TextLabel>(*window, "ruleText")->text().contains(s("20")));
        QTest::keyClick(window.get(), Qt::Key_Escape);
        QVERIFY(!find(*window, "ruleSheet")->isVisible());
        choose(*page, "draft", 1);
        seatTeam(*page, "south", "fangs");
        seatTeam(*page, "north", "amazons");
        QTest::keyClick(page, Qt::Key_Return);
        QTRY_VERIFY(window->session() != nullptr); // the button is seen going down first
        QCOMPARE(stateOf(*window).houseRules.blowoutReading, kaosball::BlowoutReading::LastPlaceOnly);
        QCOMPARE(stateOf(*window).houseRules.upsetPrintedValue, 4);
    }

    void theNextStartResumesOnTheVeryEntry()
    {
        QByteArray before;
        {
            auto window = windowOn(m_folder->path());
            startMatch(*window);
            QCOMPARE(window->session()->play(lineup("fangs")), Played::Accepted);
            QCOMPARE(window->session()->play(lineup("amazons")), Played::Accepted);
            before = QByteArray::fromStdString(window->session()->match().table().dump());
            // As after a kill: nobody had the time to write the summary.
            QVERIFY(window->store()->setSummary(window->session()->id(), "", Json::object(), false).empty());
            const QString copy = m_folder->filePath(s("killed"));
            QVERIFY(QDir().mkpath(copy));
            for (const QString& name : {s("whistle.sqlite"), s("whistle.sqlite-wal")})
                QFile::copy(m_folder->filePath(name), copy + u'/' + name);
        }
        auto window = windowOn(m_folder->filePath(s("killed")));
        QVERIFY(find(*window, "currentMatch")->isVisible());
        QTest::keyClick(window->currentPage(), Qt::Key_Return);
        QTRY_VERIFY(window->session() != nullptr);
        QCOMPARE(QByteArray::fromStdString(window->session()->match().table().dump()), before);
        // Undo still reaches the first entry, by the key.
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        int steps = 0;
        while (window->session()->canUndo() && steps < 20) {
            QTest::keyClick(window->currentPage(), Qt::Key_Z);
            ++steps;
        }
        QCOMPARE(steps, 2);
        QCOMPARE(stateOf(*window).phase, kaosball::Phase::Lineup);
        QVERIFY(stateOf(*window).onField().empty());
        QTest::keyClick(window->currentPage(), Qt::Key_Z, Qt::ShiftModifier);
        QTest::keyClick(window->currentPage(), Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(QByteArray::fromStdString(window->session()->match().table().dump()), before);
    }

    void anUndoTakesTheAutomaticStepsWithIt()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        MatchSession& session = *window->session();
        session.automate<kaosball::Game>([](const kaosball::State& state) -> std::optional<kaosball::Command> {
            if (state.phase == kaosball::Phase::BeforePeriod)
                return kaosball::Command{kaosball::StartPeriod{}};
            return {};
        });
        QCOMPARE(session.play(lineup("fangs")), Played::Accepted);
        QCOMPARE(session.play(lineup("amazons")), Played::Accepted);
        QCOMPARE(stateOf(*window).phase, kaosball::Phase::BetweenTurns);
        QCOMPARE(session.lastRulings().size(), std::size_t{2});
        const std::size_t lines = session.match().recordedLines().size();
        QVERIFY(session.undoes().contains(s("Amazons")));
        session.undo();
        QCOMPARE(stateOf(*window).phase, kaosball::Phase::Lineup);
        QCOMPARE(stateOf(*window).countOnField(0), 5);
        QCOMPARE(session.match().recordedLines().size(), lines + 2); // every withdrawal is in the record
        session.redo();
        QCOMPARE(stateOf(*window).phase, kaosball::Phase::BetweenTurns);
        QVERIFY(!session.canRedo());
    }

    void aWholeMatchGoesThroughTheDeskAndBack()
    {
        QFile file(s(WHISTLE_SOURCE_DIR "/tests/playthroughs/kaosball/reference_match.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto window = windowOn(m_folder->path());
        std::vector<std::string> entered; // by itself, so that the file's own need not come again
        double slowest = 0;
        while (!file.atEnd()) {
            const Json line = Json::parse(file.readLine().toStdString());
            const auto command = line.find("command");
            if (command == line.end())
                continue;
            const auto name = command->at("command").get<std::string>();
            if (name == "new_match") {
                const auto library = std::make_unique<MatchLibrary>(*window->store(), m_games);
                auto started = library->start("kaosball", *command);
                window->openMatch(std::get<std::unique_ptr<MatchSession>>(started)->id().uuid);
                QVERIFY(window->session() != nullptr);
                continue;
            }
            if (!entered.empty() && entered.front() == name) {
                entered.erase(entered.begin());
                continue;
            }
            entered.clear();
            QElapsedTimer timer;
            timer.start();
            const Played played = window->session()->play(*command, s("as the reference match has it"));
            slowest = std::max(slowest, static_cast<double>(timer.nsecsElapsed()) / 1e6);
            QVERIFY2(played == Played::Accepted, command->dump().c_str());
            const auto& rulings = window->session()->lastRulings();
            for (std::size_t i = 1; i < rulings.size(); ++i)
                entered.push_back(
                    window->session()->match().entryAt(rulings[i].number)->entry.at("command").get<std::string>());
        }
        qInfo("slowest entry, on disk and on screen: %.1f ms", slowest);
        QTest::qWait(1);
        shoot(*window, "match-end");
        MatchSession& session = *window->session();
        const Json end = session.match().table();
        window->goHome();
        QTest::qWait(1);
        shoot(*window, "home-end");
        int steps = 0;
        while (session.canUndo() && steps < 1000) {
            session.undo();
            ++steps;
        }
        QVERIFY(steps > 50);
        QCOMPARE(stateOf(*window).phase, kaosball::Phase::UpgradeDraft);
        while (session.canRedo())
            session.redo();
        QVERIFY(session.match().table() == end);
    }

    void aRefusalChangesNothingAndTellsTheWayOn()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        MatchSession& session = *window->session();
        QSignalSpy refused(&session, &MatchSession::refused);
        QSignalSpy changed(&session, &MatchSession::changed);
        QCOMPARE(session.play(lineup("amazons")), Played::Refused); // the first player begins
        QCOMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 0);
        const auto refusal = refused.first().first().value<Refusal>();
        const RulingState banner = session.banner(refusal);
        QVERIFY(!banner.sentence.isEmpty());
        QVERIFY(!banner.rules.isEmpty());
        QCOMPARE(banner.canOverride, refusal.result.canBeOverridden);
    }

    void whatCouldNotBeWrittenIsSaidAndNotCounted()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        MatchSession& session = *window->session();
        QSignalSpy notSaved(&session, &MatchSession::notSaved);
        // Another program takes the match away under our feet.
        QVERIFY(meddled(m_folder->path(), s("DELETE FROM matches")));
        QCOMPARE(session.play(lineup("fangs")), Played::NotSaved);
        QCOMPARE(notSaved.size(), 1);
        QVERIFY(!session.isSaved());
        QVERIFY(stateOf(*window).onField().empty());
        QVERIFY(find(*window, "noticeBar")->isVisible());
        QVERIFY(find(*window, "noticeBar")->accessibleName().contains(s("This entry was not recorded")));
    }

    void aMatchThatWentOnElsewhereIsOpenedAgain()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        const MatchId id = window->session()->id();
        const auto store = Store::open(m_folder->path());
        QVERIFY(store.isGood());
        const auto there = MatchLibrary(**store, m_games).open(id);
        QVERIFY(there.isGood());
        QCOMPARE(there->session->play(lineup("fangs")), Played::Accepted);
        QCOMPARE(window->session()->play(lineup("fangs")), Played::NotSaved);
        QVERIFY(stateOf(*window).onField().empty());
        QVERIFY(!find(*window, "noticeBar")->accessibleName().contains(id.uuid)); // nobody knows it by that
        press(*window, "openAgain");
        QVERIFY(window->session() != nullptr);
        QCOMPARE(window->session()->id(), id);
        QVERIFY(!stateOf(*window).onField().empty());
        QVERIFY(window->session()->isSaved());
        QVERIFY(!find(*window, "noticeBar")->isVisible());
    }

    void settingsCountAtOnceAndSurvive()
    {
        {
            auto window = windowOn(m_folder->path());
            press(*window, "settingsButton");
            QWidget* sheet = find(*window, "settingsSheet");
            choose(*sheet, "shadeChoice", 1);
            QVERIFY(!Theme::current().isDark());
            QTest::keyClick(window.get(), Qt::Key_Plus, Qt::ControlModifier);
            QTest::keyClick(window.get(), Qt::Key_Plus, Qt::ControlModifier);
            QCOMPARE(Theme::current().textScale(), 1.2);
            QCOMPARE(find<QSpinBox>(*sheet, "textSize")->value(), 120);
            choose(*sheet, "soundChoice", 0);
            window->resize(1100, 700);
            window->close();
        }
        auto window = std::make_unique<MainWindow>(allGames(), m_folder->path());
        window->show();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QVERIFY(!Theme::current().isDark());
        QCOMPARE(Theme::current().textScale(), 1.2);
        QVERIFY(window->settings().hasSound());
        QCOMPARE(window->size(), QSize(1100, 700));
        QTest::keyClick(window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(Theme::current().textScale(), 1.0);
    }

    /// The window of a laptop on a large screen, or one that was squeezed to nothing, is not brought back so.
    void aWindowNobodyCanUseStartsMaximised_data()
    {
        QTest::addColumn<QSize>("left");
        QTest::addColumn<bool>("otherScreen");
        QTest::addColumn<bool>("maximised");
        QTest::newRow("as it was left") << QSize(760, 640) << false << false;
        QTest::newRow("nearly nothing") << QSize(300, 400) << false << true;
        QTest::newRow("on another screen") << QSize(760, 640) << true << true;
    }
    void aWindowNobodyCanUseStartsMaximised()
    {
        QFETCH(const QSize, left);
        QFETCH(const bool, otherScreen);
        QFETCH(const bool, maximised);
        {
            auto window = windowOn(m_folder->path());
            window->resize(left);
            window->close();
            QByteArray kept = QByteArray::fromBase64(window->settings().value(s("window"))->toLatin1());
            // Behind the number, the two versions, two rectangles, the screen and its two signs: how wide the screen
            // is.
            constexpr qsizetype widthAt = 4 + 2 + 2 + 16 + 16 + 4 + 1 + 1;
            if (otherScreen)
                qToBigEndian<qint32>(5120, kept.data() + widthAt);
            window->settings().setValue(s("window"), QString::fromLatin1(kept.toBase64()));
        }
        MainWindow window(allGames(), m_folder->path());
        window.open();
        QCOMPARE(window.isMaximized(), maximised);
        if (!maximised)
            QCOMPARE(window.size(), left);
    }

    void typeGrowsWithALargeWindow()
    {
        auto window = windowOn(m_folder->path());
        QCOMPARE(Theme::current().textScale(), 1.0);
        window->resize(1920, 1040);
        QTRY_COMPARE(Theme::current().textScale(), 1.15);
        QCOMPARE(window->size(), QSize(1920, 1040));
        window->resize(2560, 1400);
        QTRY_COMPARE(Theme::current().textScale(), 1.3);
        // Beside the size that was chosen, and only as long as somebody wants it.
        QTest::keyClick(window.get(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(qFuzzyCompare(Theme::current().textScale(), 1.1 * 1.3));
        press(*window, "settingsButton");
        QWidget* sheet = find(*window, "settingsSheet");
        QCOMPARE(find<QSpinBox>(*sheet, "textSize")->value(), 110);
        choose(*sheet, "growChoice", 1);
        QCOMPARE(Theme::current().textScale(), 1.1);
        choose(*sheet, "growChoice", 0);
        window->resize(1366, 768);
        QTRY_COMPARE(Theme::current().textScale(), 1.1);
    }

    void anotherLanguageNeedsNoRestart()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        window->goHome();
        QTRY_COMPARE(find<TextLabel>(*window, "newMatchTitle")->text(), s("New match"));
        press(*window, "settingsButton");
        choose(*window, "languageChoice", 1);
        QTRY_COMPARE(find<TextLabel>(*window, "newMatchTitle")->text(), QStringLiteral("Új meccs"));
        choose(*window, "languageChoice", 2);
        QTRY_COMPARE(find<TextLabel>(*window, "newMatchTitle")->text(), QStringLiteral("Nowy mecz"));
        choose(*window, "languageChoice", 0);
        QTRY_COMPARE(find<TextLabel>(*window, "newMatchTitle")->text(), s("New match"));
    }

    void aDamagedDatabaseIsToldInTheWindow()
    {
        {
            QFile file(m_folder->filePath(s("whistle.sqlite")));
            QFile::remove(m_folder->filePath(s("whistle.sqlite-wal")));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write("SQLite format 3 this is not");
        }
        auto window = windowOn(m_folder->path());
        QCOMPARE(window->currentPage()->objectName(), s("troublePage"));
        QVERIFY(find<TextLabel>(*window, "troubleWords")->text().contains(s("whistle.sqlite")));
        shoot(*window, "trouble");
        // The settings work all the same, for as long as the program runs.
        press(*window, "settingsButton");
        choose(*window, "shadeChoice", 1);
        QVERIFY(!Theme::current().isDark());
        window->closeSheet();
        // Moved away, as the words advise, it goes on.
        QVERIFY(QFile::rename(m_folder->filePath(s("whistle.sqlite")), m_folder->filePath(s("damaged"))));
        press(*window, "tryAgainButton");
        QCOMPARE(window->currentPage()->objectName(), s("homePage"));
    }

    void damageThatIsFoundBesideTheFirstPaintClosesTheFolder()
    {
        const QString path = m_folder->filePath(s("whistle.sqlite"));
        {
            auto window = windowOn(m_folder->path());
            startMatch(*window);
            for (int i = 0; i < 60; ++i)
                window->settings().setValue(QString::number(i), QString(2000, QLatin1Char('x')));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        // The head of the last page, which holds settings that no first paint asks for.
        file.seek(file.size() - 4096);
        file.write(QByteArray(100, '\x5a'));
        file.close();

        auto window = windowOn(m_folder->path());
        QTRY_COMPARE(window->currentPage()->objectName(), s("troublePage"));
        QVERIFY(find<TextLabel>(*window, "troubleWords")->text().contains(s("is damaged")));
        QVERIFY(window->store() == nullptr);
        QVERIFY(window->session() == nullptr);
    }

    void aMatchGoesOutAsAFileAndComesIn()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        QCOMPARE(window->session()->play(lineup("fangs")), Played::Accepted);
        const QString file = m_folder->filePath(s("out.whistle"));
        window->exportMatch(window->session()->id().uuid, file);
        QVERIFY(QFile::exists(file));
        const QString neighbour = file + s(".new");
        QVERIFY(QFile::copy(file, neighbour));
        window->exportMatch(window->session()->id().uuid, file); // over the old one
        QVERIFY(QFile::exists(neighbour));

        QTemporaryDir other;
        auto elsewhere = windowOn(other.path());
        elsewhere->importMatch(file);
        QVERIFY(elsewhere->session() != nullptr);
        QCOMPARE(stateOf(*elsewhere).countOnField(0), 5);
        elsewhere->goHome();
        QVERIFY(find(*elsewhere, "currentMatch")->isVisible());

        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadWrite));
        QByteArray bytes = text.readAll();
        bytes.replace("\"c2\"", "\"e2\"");
        text.resize(0);
        text.write(bytes);
        text.close();
        elsewhere->importMatch(file);
        QVERIFY(find(*elsewhere, "noticeBar")->isVisible());
    }

    /// Several files at once: each comes in once, what cannot is told by its name, and a torn one as torn.
    void severalFilesComeInAtOnce()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        const auto exported = [&](const char* name) {
            const QString file = m_folder->filePath(s(name));
            window->exportMatch(window->session()->id().uuid, file);
            return file;
        };
        const QString first = exported("first.whistle");
        QCOMPARE(window->session()->play(lineup("fangs")), Played::Accepted);
        const QString second = exported("second.whistle");
        const QString torn = m_folder->filePath(s("torn.whistle"));
        QVERIFY(QFile::copy(second, torn));
        QFile file(torn);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.resize(file.size() - 20);
        file.close();
        const QString none = m_folder->filePath(s("none.whistle"));

        QTemporaryDir other;
        auto elsewhere = windowOn(other.path());
        elsewhere->importMatches({first, second, none});
        QCOMPARE(elsewhere->store()->recentMatches(10)->size(), std::size_t{2});
        QVERIFY2(find(*elsewhere, "noticeBar")->accessibleName().contains(s("none.whistle")),
                 qPrintable(find(*elsewhere, "noticeBar")->accessibleName()));
        QCOMPARE(elsewhere->currentPage()->objectName(), s("homePage"));

        elsewhere->importMatch(second); // known again: opened, not kept twice
        QCOMPARE(elsewhere->store()->recentMatches(10)->size(), std::size_t{2});
        QVERIFY(find(*elsewhere, "noticeBar")->accessibleName().contains(s("already here")));
        QVERIFY(elsewhere->session() != nullptr);

        QTemporaryDir third;
        auto last = windowOn(third.path());
        last->importMatch(torn);
        QVERIFY(last->session() != nullptr);
        QVERIFY2(find(*last, "noticeBar")->accessibleName().contains(s("unfinished")),
                 qPrintable(find(*last, "noticeBar")->accessibleName()));
    }

    /// More matches than the page lists at first; those that are on, those that are over.
    void everyMatchCanBeReached()
    {
        auto window = windowOn(m_folder->path());
        startMatch(*window);
        const auto lines = window->session()->match().recordedLines();
        for (int i = 0; i < 30; ++i)
            QVERIFY(window->store()->importMatch(lines, Instant::now()).isGood());
        window->goHome();
        QTRY_VERIFY(find(*window, "match11")->isVisible());
        QVERIFY(window->findChild<QWidget*>(s("match12")) == nullptr);
        press(*window, "olderMatches");
        QTRY_VERIFY(find(*window, "match29")->isVisible());
        QVERIFY(!find(*window, "olderMatches")->isVisible());
        choose(*window, "whichMatches", 2);
        QTRY_VERIFY(window->findChild<QWidget*>(s("match0")) == nullptr);
        choose(*window, "whichMatches", 1);
        QTRY_VERIFY(find(*window, "match0") != nullptr && find(*window, "match0")->isVisible());
    }

    void helpNeedsNoDisplay()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(s("QT_QPA_PLATFORM"), s("xcb"));
        environment.remove(s("DISPLAY"));
        program.setProcessEnvironment(environment);
        program.start(s(WHISTLE_BINARY_DIR "/bin/whistle"), {s("--help")});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(program.readAllStandardOutput().contains("--data"));
    }

    void matchFilesOfTheCommandLineAreTakenIn()
    {
        const QTemporaryDir folder;
        QProcess program;
        program.start(s(WHISTLE_BINARY_DIR "/bin/whistle"),
                      {s("--data"), folder.path(), s(WHISTLE_SOURCE_DIR "/tests/history/files/format_1.whistle")});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(s("whistle.sqlite"))), 60'000);
        const auto matches = [&] {
            const Checked<std::unique_ptr<Store>> store = Store::open(folder.path());
            return store ? (*store)->recentMatches(10)->size() : 0;
        };
        QTRY_COMPARE_WITH_TIMEOUT(matches(), std::size_t{1}, 60'000);
        QCOMPARE(program.state(), QProcess::Running);
        program.kill();
        QVERIFY(program.waitForFinished());
    }

    void whatIsNotUnderstoodEndsTheProgram()
    {
        QProcess program;
        program.start(s(WHISTLE_BINARY_DIR "/bin/whistle"), {s("--nonsense")});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(program.readAllStandardError().contains("--nonsense"));
    }

    void noOtherWindowEverFlashesUp()
    {
        auto window = windowOn(m_folder->path());
        struct Watch : QObject {
            QStringList shown;
            bool eventFilter(QObject* watched, QEvent* event) override
            {
                const auto* widget = qobject_cast<QWidget*>(watched);
                if (event->type() == QEvent::Show && widget && widget->isWindow())
                    shown << QString::fromLatin1(widget->metaObject()->className());
                return false;
            }
        } watch;
        qApp->installEventFilter(&watch);
        press(*window, "settingsButton");
        press(*window, "newMatch_kaosball");
        press(*window, "houseRulesToggle");
        choose(*window->currentPage(), "mode", 1);
        choose(*window->currentPage(), "mode", 3);
        window->openRule(s("KB-33.7"));
        window->goHome();
        qApp->removeEventFilter(&watch);
        QVERIFY2(watch.shown.isEmpty(), qPrintable(watch.shown.join(u' ')));
    }

    void everyControlHasANameAndIsLargeEnough()
    {
        auto window = windowOn(m_folder->path());
        press(*window, "settingsButton");
        press(*window, "newMatch_kaosball");
        press(*window, "houseRulesToggle");
        QTest::qWait(1);
        const auto widgets = window->findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            const bool touched = qobject_cast<const QAbstractButton*>(widget) ||
                                 qobject_cast<const QComboBox*>(widget) || qobject_cast<const QSpinBox*>(widget);
            if (!touched || !widget->isVisible())
                continue;
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            QVERIFY2(widget->height() >= 48, qPrintable(widget->objectName()));
        }
    }

    void theSilentTwinSaysThatItIsSilent()
    {
        const auto sounds = silence();
        QVERIFY(!sounds->canBeHeard());
        sounds->play(Cue::Bell, 1.0);
        for (const char* name : {"bell", "score", "kill", "error"})
            QVERIFY(QFile::exists(QStringLiteral(":/sounds/%1.wav").arg(s(name))));
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("dark");
        QTest::newRow("1366") << QSize(1366, 768) << 100 << true;
        QTest::newRow("1024") << QSize(1024, 700) << 100 << true;
        QTest::newRow("light") << QSize(1366, 768) << 100 << false;
        QTest::newRow("200") << QSize(1366, 768) << 200 << true;
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(bool, dark);
        const char* tag = QTest::currentDataTag();
        auto window = windowOn(m_folder->path());
        ThemeChoice choice;
        choice.shade = dark ? Shade::Dark : Shade::Light;
        choice.textScale = percent / 100.0;
        window->settings().setTheme(choice);
        window->resize(size);
        QTest::qWait(1);
        shoot(*window, qPrintable(QStringLiteral("empty-%1").arg(s(tag))));
        startMatch(*window);
        window->goHome();
        startMatch(*window);
        QCOMPARE(window->session()->play(lineup("fangs")), Played::Accepted);
        QTest::qWait(1);
        shoot(*window, qPrintable(QStringLiteral("match-%1").arg(s(tag))));
        window->goHome();
        QTest::qWait(1);
        QCOMPARE(window->size(), size);
        shoot(*window, qPrintable(QStringLiteral("home-%1").arg(s(tag))));
        press(*window, "settingsButton");
        QTest::qWait(1);
        QCOMPARE(window->size(), size);
        shoot(*window, qPrintable(QStringLiteral("settings-%1").arg(s(tag))));
        window->closeSheet();
        press(*window, "newMatch_kaosball");
        QTest::qWait(1);
        shoot(*window, qPrintable(QStringLiteral("new-%1").arg(s(tag))));
        QWidget* page = window->currentPage();
        seatTeam(*page, "south", "fangs");
        seatTeam(*page, "north", "ogres");
        press(*page, "houseRulesToggle");
        QTest::qWait(1);
        auto* area = page->findChild<QAbstractScrollArea*>();
        QVERIFY(area->findChild<QWidget*>(s("qt_scrollarea_viewport"))->width() >=
                page->findChild<QWidget*>(s("houseRules"))->parentWidget()->minimumSizeHint().width());
        page->findChild<QWidget*>(s("houseRules"))
            ->parentWidget()
            ->grab()
            .save(qEnvironmentVariable("WHISTLE_SHOTS", s("/nowhere")) + QStringLiteral("/form-%1.png").arg(s(tag)));
        window->openRule(s("KB-17.2"));
        QTest::qWait(1);
        QCOMPARE(window->size(), size);
        shoot(*window, qPrintable(QStringLiteral("rule-%1").arg(s(tag))));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    const GameEntries m_games = allGames();
};

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
