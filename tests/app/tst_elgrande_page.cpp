// SPDX-License-Identifier: GPL-3.0-or-later
// El Grande in the window: rounds entered with what the page offers, by mouse alone and by keyboard alone, and what is
// secret meanwhile.
#include "controls/boards/score_track.h"
#include "controls/panels/curtain.h"
#include "controls/panels/ruling_banner.h"
#include "controls/press/buttons.h"
#include "controls/seats/score_strip.h"
#include "controls/words/text_label.h"
#include "elgrande/game_entry.h"
#include "elgrande/map/map_view.h"
#include "elgrande/page/elgrande_page.h"
#include "journal/game_match.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <random>

using namespace whistle;
using namespace whistle::elgrande;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

/// Everybody has a home; the first round is to begin.
std::vector<Command> setUp(int players = 4)
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

struct Looks {
    QSize size{1366, 768};
    double scale = 1.0;
    const char* language = "en";
};

class TableWindow {
public:
    explicit TableWindow(const std::vector<Command>& played, const Looks& looks = {})
    {
        GameMatch<Game> match;
        for (const Command& command : played) {
            const Checked<PlayResult> result = match.playCommand(command, Instant::now());
            if (!result || !result->accepted)
                qFatal("%s is refused", writeCommand(command).dump().c_str());
        }
        {
            const auto store = Store::open(m_folder.path());
            m_uuid = (*store)->importMatch(match.recordedLines(), Instant::now())->uuid;
        }
        open(looks);
    }
    /// The window of a program that begins with this folder, and the match in it.
    void open(const Looks& looks = {})
    {
        window.reset();
        window = std::make_unique<MainWindow>(GameEntries{gameEntry()}, m_folder.path());
        window->settings().setLanguage(s(looks.language));
        window->settings().setSound(false);
        window->settings().setTheme({Shade::Dark, looks.scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        window->resize(looks.size);
        window->show();
        window->openMatch(m_uuid);
        QTest::qWait(0);
    }

    template <class W>
    W* find(const char* name) const
    {
        auto* widget = window->findChild<W*>(QString::fromLatin1(name));
        if (widget == nullptr)
            qFatal("no %s", name);
        return widget;
    }
    [[nodiscard]] const State& state() const { return window->session()->as<Game>().state(); }
    [[nodiscard]] MapView& map() const { return *find<MapView>("map"); }
    [[nodiscard]] RulingBanner& refusal() const { return *find<RulingBanner>("refusalBanner"); }
    [[nodiscard]] bool has(const char* name) const
    {
        auto* button = window->findChild<QAbstractButton*>(QString::fromLatin1(name));
        return button != nullptr && button->isVisible();
    }
    void press(const char* name)
    {
        auto* button = find<QAbstractButton>(name);
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
    void play(const Command& command)
    {
        QCOMPARE(window->session()->play(writeCommand(command)), Played::Accepted);
        QTest::qWait(0);
    }

    /// Something that the page offers now, at random; false: it offers nothing.
    bool pressAnything(std::mt19937& random)
    {
        static const QStringList acts{s("startRound"), s("nextArea"),   s("showRegions"), s("revealDiscs"),
                                      s("announce"),   s("score"),      s("endTurn"),     s("openAsRecorded"),
                                      s("retrieve"),   s("returnCourt")};
        static const QStringList kinds{s("reveal_"), s("power_"), s("disc_")};
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
        if (choice < buttons.size())
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

    void shoot(const char* name) const
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            return;
        QTest::qWait(100); // layouts come to rest
        window->grab().save(folder + s("/elgrande-") + QString::fromLatin1(name) + s(".png"));
    }

    std::unique_ptr<MainWindow> window;
    int taps = 0;
    bool byKeys = false;

private:
    QTemporaryDir m_folder;
    QString m_uuid;
};

/// The cards of a round, one to four.
void reveal(TableWindow& table, const std::vector<const char*>& cards)
{
    int stack = 1;
    for (const char* card : cards)
        table.play(RevealActionCard{stack++, card});
}

/// It is open to take a power card back, and nobody could say Veto.
std::unique_ptr<TableWindow> retrieving()
{
    auto table = std::make_unique<TableWindow>(setUp());
    table->play(StartRound{});
    reveal(*table, {"move_four_own", "king_returns", "score_castillo", "retrieve_power_card"});
    for (const int value : {13, 9, 5, 2})
        table->play(PlayPowerCard{table->state().name(table->state().toMove), value});
    table->play(TakeCaballeros{});
    table->play(ChooseActionCard{{}, 4});
    table->play(PlaceCaballeros{});
    return table;
}

} // namespace

class TestElGrandePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursShareABorder()
    {
        const MapLayout layout(QRectF(0, 0, 800, 560));
        for (const Area one : allRegions()) {
            for (const Area other : allRegions()) {
                if (one == other)
                    continue;
                int shared = 0;
                for (const QPointF corner : layout.outline(one))
                    shared += layout.outline(other).contains(corner) ? 1 : 0;
                QCOMPARE(shared >= 2, contains(printedFacts()->neighbours[one], other));
            }
            QVERIFY(layout.areaAt(layout.words(one).center()) == AreaSpot(one));
        }
    }

    void roundsByWhatThePageOffers_data()
    {
        QTest::addColumn<bool>("byKeys");
        QTest::addColumn<int>("players");
        QTest::addColumn<unsigned>("seed");
        QTest::newRow("mouse, four") << false << 4 << 1U;
        QTest::newRow("mouse, five") << false << 5 << 2U;
        QTest::newRow("mouse, two") << false << 2 << 3U;
        QTest::newRow("keys, three") << true << 3 << 4U;
    }
    void roundsByWhatThePageOffers()
    {
        QFETCH(bool, byKeys);
        QFETCH(int, players);
        QFETCH(unsigned, seed);
        TableWindow table(setUp(players));
        table.byKeys = byKeys;
        std::mt19937 random(seed);
        int presses = 0;
        while (table.state().generalScoringsDone == 0 || table.find<QWidget>("scorePanel")->isVisible()) {
            QVERIFY2(++presses < 1500, writeTable(table).c_str());
            QVERIFY2(table.pressAnything(random), writeTable(table).c_str());
            if (table.refusal().isVisible()) { // only a power card that is spent, which nobody else may know
                QVERIFY2(table.state().phase == Phase::PowerCards ||
                             (table.state().turn && table.state().step == Step::Action),
                         qPrintable(table.refusal().state().sentence));
                table.startAgain();
            }
        }
        QCOMPARE(table.state().round, 3);
        QVERIFY(sum(table.state().scores) > 0);
    }

    /// Power card, action card, five Caballeros, the King.
    void aUsualTurnIsEightTapsAndTheTurnEndsByItself()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        table.shoot("bidding");
        for (const int value : {13, 9, 5}) {
            const std::string player = table.state().name(table.state().toMove);
            table.play(PlayPowerCard{player, value});
        }
        table.press("power_2");
        // Whoever laid the highest card begins.
        QCOMPARE(table.state().toMove, 0);
        table.taps = 1; // of the player's own power card
        table.press("stack_5");
        QCOMPARE(table.state().step, Step::Action);
        table.shoot("placing");
        for (int i = 0; i < 3; ++i)
            table.tap(Area::Aragon);
        table.tap(Area::Castillo);
        table.tap(Area::OldCastile);
        QVERIFY(table.state().turn->placementDone);
        QCOMPARE(table.state().board.at(Area::Aragon, 0), 3);
        table.shoot("king");
        table.tap(Area::Granada);
        QCOMPARE(table.state().board.king, AreaSpot(Area::Granada));
        QCOMPARE(table.taps, 8);
        QCOMPARE(table.state().toMove, 1);
        QCOMPARE(table.map().model().inCastillo, 1);
        QCOMPARE(table.map().model().areas[Area::Castillo].caballeros, Counts{});
    }

    void whatIsNotOfferedIsRefusedWithTheRule()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "the_court"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press("stack_2");
        table.tap(Area::NewCastile); // the King's own
        QVERIFY(table.refusal().isVisible());
        QVERIFY(!table.refusal().state().rules.isEmpty());
        QVERIFY(!table.state().turn->placementDone);
        table.shoot("refused");
    }

    /// A tap that stands for two entries leaves none of them when the second is refused.
    void aRefusedTapRecordsNothing_data()
    {
        QTest::addColumn<int>("stack");
        QTest::addColumn<Area>("area");
        QTest::newRow("the King to where he stands") << 5 << Area::NewCastile;
        QTest::newRow("the King into the Castillo") << 5 << Area::Castillo;
        QTest::newRow("the Grande into the Castillo") << 4 << Area::Castillo;
    }
    void aRefusedTapRecordsNothing()
    {
        QFETCH(int, stack);
        QFETCH(Area, area);
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press(qPrintable(s("stack_%1").arg(stack)));
        const State before = table.state();
        const std::size_t lines = table.window->session()->match().recordedLines().size();
        table.press("cardFirst");
        QVERIFY(table.map().model().areas[Area::Granada].shines);
        table.tap(area);
        QVERIFY(table.refusal().isVisible());
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines);
        QVERIFY(table.state() == before);
        // What was said so far stays: the next tap goes on.
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.refusal().isVisible());
        table.tap(Area::Granada);
        QCOMPARE(table.state().turn->special, SpecialAction::Done);
        QCOMPARE(table.window->session()->match().recordedLines().size(), lines + 2);
    }

    /// What has been tapped by half is still there in the next program, on the same line of the same match alone.
    void whatIsHalfEnteredOutlivesTheWindow()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_own", "king_returns", "score_castillo", "grande"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press("stack_5");
        table.press("cardFirst");
        QVERIFY(table.map().model().areas[Area::Granada].shines);
        table.open();
        QVERIFY(table.map().model().areas[Area::Granada].shines);
        table.tap(Area::Granada);
        QVERIFY(table.state().board.king == Area::Granada);
        table.open();
        QVERIFY(!table.map().model().areas[Area::Granada].shines);
    }

    /// EG-R9, EG-R26: one place after the other, as many as one likes from each.
    void caballerosAreMovedPartByPart()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        reveal(table, {"move_four_any", "king_returns", "score_castillo", "grande"});
        for (const int value : {13, 9, 5, 2})
            table.play(PlayPowerCard{table.state().name(table.state().toMove), value});
        table.press("stack_1");
        table.tap(Area::Aragon); // its one Caballero
        table.taps = 0;
        table.tap(Area::OldCastile); // Kinga's two
        QCOMPARE(table.map().model().chosen, AreaSpot(Area::OldCastile));
        table.tap(Area::OldCastile); // no: from somewhere else
        table.tap(Area::Valencia);   // Marek's
        table.tap(Area::Seville);
        QCOMPARE(table.map().model().areas[Area::Seville].changes[1], 1);
        QCOMPARE(table.map().model().areas[Area::Valencia].changes[1], -1);
        table.press("finish");
        QCOMPARE(table.state().board.at(Area::Seville, 1), 1);
        QCOMPARE(table.state().turn->special, SpecialAction::UnderWay);
        table.tap(Area::OldCastile);
        table.tap(Area::Castillo);
        table.tap(Area::Castillo);
        QCOMPARE(table.state().board.at(Area::Castillo, 0), 2);
        table.press("recordMoves"); // nobody else: the turn ends by itself
        QCOMPARE(table.state().toMove, 1);
        QCOMPARE(table.taps, 9);
    }

    void discsStayBehindTheCurtain()
    {
        TableWindow table(setUp(3));
        std::mt19937 random(7);
        int presses = 0;
        while (table.state().phase != Phase::GeneralScoring || table.find<QWidget>("scorePanel")->isVisible()) {
            QVERIFY2(++presses < 1500, writeTable(table).c_str());
            QVERIFY(table.pressAnything(random));
            if (table.refusal().isVisible())
                table.startAgain();
        }
        auto* curtain = table.find<Curtain>("curtain");
        QVERIFY(curtain->isVisible() && !curtain->isOpen());
        QVERIFY(!table.map().isVisible());
        table.shoot("curtain");
        table.press("showRegions");
        QVERIFY(curtain->isOpen());
        table.shoot("curtain-open");
        table.press("disc_granada");
        QVERIFY(!curtain->isOpen());
        for (const auto* label : table.window->findChildren<QLabel*>()) {
            if (label->isVisible())
                QVERIFY2(!label->text().contains(s("Granada")), qPrintable(label->text()));
        }
        QVERIFY(!table.has("disc_granada"));
        for (int others = 0; others < 2; ++others) {
            table.press("showRegions");
            table.press("disc_aragon");
        }
        QVERIFY(table.map().isVisible());
        table.shoot("castillo");
        // A wrong count is refused, the record is taken as it is.
        const int inside = table.map().model().inCastillo;
        for (int i = 0; i <= inside; ++i)
            table.press("counted_1");
        table.press("finish");
        QVERIFY(table.refusal().isVisible());
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.has("openAsRecorded")); // what was counted stays
        for (int i = 0; i <= inside; ++i)
            table.press("putBack");
        table.press("openAsRecorded");
        QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
        table.shoot("castillo-scored");
        table.press("nextArea");
        table.press("revealDiscs");
        table.press("score");
        // One entry, shown region by region; the strip and the track go along.
        const Counts scores = table.state().scores;
        auto* track = table.find<ScoreTrack>("scoreTrack");
        const auto standing = [&] {
            int all = 0;
            for (const TrackMarker& marker : track->markers())
                all += marker.to;
            return all;
        };
        // Beside the score stands what the region shown brings, not the whole scoring.
        const auto told = [&] {
            int all = 0;
            for (const ScoreStripSeat& seat : table.find<ScoreStrip>("scoreStrip")->state().seats)
                all += seat.change.value();
            return all;
        };
        int last = -1;
        for (int region = 0; region < 9; ++region) {
            QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
            QVERIFY(standing() >= last);
            if (region > 0)
                QCOMPARE(told(), standing() - last);
            last = standing();
            if (region == 2)
                table.shoot("scoring");
            if (region == 8)
                QCOMPARE(last, sum(scores));
            table.press("nextArea");
        }
        QVERIFY(!table.find<QWidget>("scorePanel")->isVisible());
        QCOMPARE(table.state().phase, Phase::RoundOver);
        table.shoot("round-over");
        // What would a region score now?
        table.tap(Area::Aragon);
        QVERIFY(table.find<QWidget>("scorePanel")->isVisible());
    }

    /// Every command of the game can be entered, though no button of the page makes it.
    void anyEntryByAForm()
    {
        TableWindow table(setUp());
        table.play(StartRound{});
        table.press("otherEntry");
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible());
        for (const char* command : {"correct", "veto", "move_king", "reveal_action_card"})
            QVERIFY2(table.has(qPrintable(s("entry_") + s(command))), command);
        QVERIFY(!table.has("entry_set_disc"));
        table.shoot("entries");
        table.press("entry_move_king");
        auto* record = table.find<ChoiceButton>("recordEntry");
        QVERIFY(record->isUnavailable());
        table.shoot("entry-form");
        for (auto* map : table.find<QWidget>("entrySheet")->findChildren<MapView*>())
            QTest::mouseClick(map, Qt::LeftButton, {},
                              map->placeRect(static_cast<int>(Area::Granada)).center().toPoint());
        QVERIFY(!record->isUnavailable());
        QVERIFY(!table.find<TextLabel>("entryObjection")->text().isEmpty());
        table.press("recordEntry");
        QVERIFY(table.refusal().isVisible());
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.find<QWidget>("entrySheet")->isVisible());
    }

    /// What goes in ahead of a form is judged with it, and goes in with this form alone.
    void whatGoesInAheadBelongsToItsForm()
    {
        const std::unique_ptr<TableWindow> opened = retrieving();
        TableWindow& table = *opened;
        auto* page = table.window->findChild<ElGrandePage*>();
        page->findChild<MoveInput*>()->tap({TapKind::Choice, "retrieve_power_card"});
        QVERIFY(table.find<QWidget>("entrySheet")->isVisible());
        QVERIFY2(table.find<TextLabel>("entryObjection")->text().isEmpty(),
                 qPrintable(table.find<TextLabel>("entryObjection")->text()));
        table.shoot("entry-ahead");
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QVERIFY(!table.find<QWidget>("entrySheet")->isVisible());
        table.play(AnnounceSpecialAction{});
        table.press("otherEntry");
        table.press("entry_retrieve_power_card");
        table.press("form:option_value");
        auto* number = table.find<QWidget>("form.value:number")->findChild<QLineEdit*>();
        QTest::mouseDClick(number, Qt::LeftButton);
        number->selectAll();
        QTest::keyClicks(number, s("13"));
        table.press("recordEntry");
        QVERIFY(!table.refusal().isVisible());
        QCOMPARE(table.window->session()->lastEntered().size(), std::size_t{1});
    }

    /// The form sends what goes in ahead, as one with its own entry; one that is opened anew has nothing ahead.
    void theFormSendsWhatGoesInAhead()
    {
        const std::unique_ptr<TableWindow> opened = retrieving();
        TableWindow& table = *opened;
        auto* page = table.window->findChild<ElGrandePage*>();
        const auto open = [page] {
            page->findChild<MoveInput*>()->tap({TapKind::Choice, "retrieve_power_card"});
            QTest::qWait(0); // what was there before is gone
        };
        open();
        page->beginWith({{"command", "retrieve_power_card"}, {"value", 13}});
        QTest::qWait(0);
        table.press("recordEntry");
        QVERIFY(table.refusal().isVisible()); // nothing has been announced
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        QTest::keyClick(table.window.get(), Qt::Key_Escape);
        open();
        table.press("recordEntry");
        QVERIFY(!table.refusal().isVisible());
        QCOMPARE(table.window->session()->lastEntered().size(), std::size_t{2});
    }

    void pictures_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QByteArray>("language");
        QTest::newRow("1024") << QSize(1024, 700) << 1.0 << QByteArray("en");
        QTest::newRow("1024-200") << QSize(1024, 700) << 2.0 << QByteArray("hu");
        QTest::newRow("1366-hu") << QSize(1366, 768) << 1.0 << QByteArray("hu");
        QTest::newRow("2560") << QSize(2560, 1440) << 1.0 << QByteArray("en");
    }
    void pictures()
    {
        if (qEnvironmentVariable("WHISTLE_SHOTS").isEmpty())
            QSKIP("only for pictures");
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(QByteArray, language);
        TableWindow table(setUp(5), {size, scale, language.constData()});
        std::mt19937 random(11);
        int presses = 0;
        while (table.state().round < 3 || table.state().step != Step::Action) {
            QVERIFY2(++presses < 1500, writeTable(table).c_str());
            if (!table.pressAnything(random))
                break;
            if (table.refusal().isVisible())
                table.startAgain();
        }
        table.shoot(QTest::currentDataTag());
    }

private:
    /// Where the table stands, and what the page offers.
    static std::string writeTable(const TableWindow& table)
    {
        const Json now = table.window->session()->match().table();
        std::string words = now.at("turn").dump() + now.at("court").dump();
        for (const auto* button : table.window->findChildren<ChoiceButton*>()) {
            if (button->isVisible())
                words += ' ' + button->objectName().toStdString() + (button->isUnavailable() ? "(-)" : "");
        }
        return words;
    }
};

QTEST_MAIN(TestElGrandePage)
#include "tst_elgrande_page.moc"
