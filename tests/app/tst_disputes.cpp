// SPDX-License-Identifier: GPL-3.0-or-later
// The disputes of docs/disputes.md, each from the start of the program to its ruling, by taps and keys that are
// counted.
#include "battleline/cards/card_pad.h"
#include "battleline/line/line_view.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "disputes/challenge_page.h"
#include "disputes/dispute_page.h"
#include "disputes/quarrel_line.h"
#include "disputes/question_panel.h"
#include "disputes/ruling_pair.h"
#include "forms/summary_line.h"
#include "games.h"
#include "hand.h"
#include "journal/game_match.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game.h"
#include "match/match_session.h"
#include "random_input.h"
#include "reference_match.h"
#include "window/main_window.h"

#include <QDir>
#include <QLineEdit>
#include <QPointer>
#include <QProcess>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

using namespace whistle;

namespace {

constexpr int mostTaps = 8;
constexpr int inputsOfAQuestion = 30; // of each of them: some thousands in all

QString s(const char* text)
{
    return QString::fromLatin1(text);
}

/// A user at the program, from its start; counts every tap and every key.
class User {
public:
    User()
    {
        QVERIFY(m_folder.isValid());
        m_window = std::make_unique<MainWindow>(allGames(), m_folder.path());
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_hand = std::make_unique<Hand>(*m_window);
    }

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] int taps() const { return m_taps; }

    void openDesk()
    {
        ++m_taps; // Ctrl+2
        m_hand->key(Qt::Key_2, Qt::ControlModifier);
    }
    void tap(const QString& name)
    {
        ++m_taps;
        QAbstractButton* button = visible<QAbstractButton>(name);
        QVERIFY2(button, qPrintable(QStringLiteral("there is no ") + name));
        const QString trouble = m_hand->press(*button);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QCoreApplication::processEvents();
    }
    /// The game first.
    void chooseGame(const std::string& game)
    {
        const CatalogGame& chosen = **Catalog::standard().game(game);
        ++m_taps;
        for (ChoiceButton* segment : visible<SegmentedChoice>(s("quarrelGames"))->findChildren<ChoiceButton*>()) {
            if (segment->title() == Text{chosen.name}.render())
                QVERIFY(m_hand->press(*segment).isEmpty());
        }
        QCoreApplication::processEvents();
    }
    /// A question of a game that is not the one whose questions are listed.
    void ask(const char* id, const char* game)
    {
        chooseGame(game);
        tap(QStringLiteral("question_%1_%2").arg(s(game), s(id)));
    }
    /// A quarrel in one line, as it is said. A line is a line, however many letters it has.
    void say(const char* line)
    {
        auto* field = visible<QLineEdit>(s("quarrelLine"));
        QVERIFY(field);
        field->clear();
        QTest::keyClicks(field, QString::fromUtf8(line));
    }
    /// A card of the pad at this place of the form.
    void card(const QString& at, const QString& face)
    {
        auto* pad = visible<QWidget>(QStringLiteral("form.%1:pad").arg(at));
        QVERIFY2(pad, qPrintable(at));
        ++m_taps;
        auto* button = pad->findChild<QAbstractButton*>(QStringLiteral("card_") + face);
        QVERIFY(button);
        const QString trouble = m_hand->press(*button);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
    /// What is said of that card.
    [[nodiscard]] QString saysOfCard(const QString& at, const QString& face) const
    {
        const auto* pad = visible<QWidget>(QStringLiteral("form.%1:pad").arg(at));
        const auto* button =
            pad != nullptr ? pad->findChild<QAbstractButton*>(QStringLiteral("card_") + face) : nullptr;
        return button != nullptr ? button->accessibleName() : QString();
    }
    /// One of the segments at this place of the form, from the left.
    void segment(const QString& at, int index)
    {
        auto* choice = visible<SegmentedChoice>(QStringLiteral("form.%1:choice").arg(at));
        if (!choice)
            choice = visible<SegmentedChoice>(QStringLiteral("form.%1:case").arg(at));
        QVERIFY2(choice, qPrintable(at));
        ++m_taps;
        const QString trouble =
            m_hand->press(*choice->findChild<QAbstractButton*>(QStringLiteral("segment%1").arg(index)));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
    void tapSegment(const QString& name, int index)
    {
        auto* choice = visible<SegmentedChoice>(name);
        QVERIFY2(choice, qPrintable(name));
        ++m_taps;
        const QString trouble =
            m_hand->press(*choice->findChild<QAbstractButton*>(QStringLiteral("segment%1").arg(index)));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }
    void openFinder()
    {
        ++m_taps; // Ctrl+K
        m_hand->key(Qt::Key_K, Qt::ControlModifier);
    }
    void type(const QString& line, const QString& text)
    {
        auto* field = visible<QLineEdit>(line);
        QVERIFY2(field, qPrintable(line));
        m_taps += static_cast<int>(text.size());
        QTest::keyClicks(field, text);
    }
    void pressEnter(const QString& line)
    {
        ++m_taps;
        QTest::keyClick(visible<QLineEdit>(line), Qt::Key_Return);
    }
    /// + of a number: a tap on its right end.
    void plus(const QString& at, int times = 1)
    {
        auto* number = visible<QWidget>(QStringLiteral("form.%1:number").arg(at));
        QVERIFY2(number, qPrintable(at));
        for (int i = 0; i < times; ++i) {
            ++m_taps;
            QTest::mouseClick(number, Qt::LeftButton, {},
                              QPoint(number->width() - number->height() / 2, number->height() / 2));
        }
    }
    /// Digits typed into a number that has been tapped.
    void number(const QString& at, const QString& digits)
    {
        auto* number = visible<QWidget>(QStringLiteral("form.%1:number").arg(at));
        QVERIFY2(number, qPrintable(at));
        auto* line = number->findChild<QLineEdit*>();
        ++m_taps;
        QTest::mouseDClick(line, Qt::LeftButton); // a tap more selects what stands there
        ++m_taps;
        line->selectAll();
        for (const QChar digit : digits) {
            ++m_taps;
            QTest::keyClick(line, digit.toLatin1());
        }
    }
    void space(const QString& at, const QString& name)
    {
        auto* board = visible<CrossfieldView>(QStringLiteral("form.%1:board").arg(at));
        QVERIFY2(board, qPrintable(at));
        ++m_taps;
        const QString trouble = m_hand->pressSpace(*board, name);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }

    /// A card of a pad of Battle Line.
    void troop(const QString& at, const char* id) { battleCard(at, "pad", id); }
    void tactics(const QString& at, const char* id) { battleCard(at, "tactics", id); }
    /// A side of a flag on the line of Battle Line.
    void side(const QString& at, int flag, battleline::Seat seat)
    {
        auto* line = visible<battleline::LineView>(QStringLiteral("form.%1:line").arg(at));
        QVERIFY2(line, qPrintable(at));
        touch(*line, battleline::LineView::placeOfSide(flag, seat));
    }

    void shoot(const char* name) const
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            return;
        QTest::qWait(300); // the page comes to rest
        QVERIFY(m_window->grab().save(QStringLiteral("%1/desk-%2.png").arg(folder, s(name))));
    }

    [[nodiscard]] QString verdict()
    {
        auto* label = visible<TextLabel>(QStringLiteral("verdict"));
        return label ? label->text() : QString();
    }
    /// A space beside the figure that the question is about.
    [[nodiscard]] QString neighbourOfActive() const
    {
        const Json& input = panel()->input();
        for (const Json& figure : input.at("figures")) {
            if (figure.at("id") == input.at("active_figure"))
                return QString::fromStdString(std::string(kaosball::crossfield::name(
                    kaosball::crossfield::adjacent(
                        *kaosball::crossfield::fromName(figure.at("space").get<std::string>()))
                        .front())));
        }
        return {};
    }
    [[nodiscard]] int inputSize(const char* key) const { return static_cast<int>(panel()->input().at(key).size()); }
    /// The number of the last entry of this kind; 0: none.
    [[nodiscard]] int lastEntry(const char* command) const
    {
        int last = 0;
        for (const LogEntry& entry : m_window->session()->match().entries()) {
            const auto traced = m_window->session()->match().entryAt(entry.number);
            if (traced && traced->entry.value("command", std::string()) == command)
                last = entry.number;
        }
        return last;
    }
    [[nodiscard]] const QuestionPanel* panel() const
    {
        const auto* page = m_window->findChild<DisputePage*>();
        return page ? page->panel() : nullptr;
    }
    /// The reference match runs, after so many of its commands.
    void startMatch(int commands)
    {
        const Catalog& catalog = Catalog::standard();
        const std::unique_ptr<Match> match = (*catalog.game("kaosball"))->newMatch();
        for (const PlaythroughStep& step :
             readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"))) {
            if (step.kind == PlaythroughStep::Kind::Command && commands-- > 0)
                QVERIFY(match->play(step.content, Instant::now()));
        }
        Store& store = *m_window->store();
        const std::vector<RecordedLine> lines = match->recordedLines();
        const Checked<MatchId> id = store.importMatch(lines, Instant::now());
        QVERIFY(id.isGood());
        m_window->openMatch(id->uuid); // what runs is open: no tap
    }

private:
    void battleCard(const QString& at, const char* kind, const char* id)
    {
        auto* pad = visible<battleline::CardPad>(QStringLiteral("form.%1:%2").arg(at, QLatin1String(kind)));
        QVERIFY2(pad, qPrintable(at));
        const battleline::Card card = *battleline::cardOf(id);
        touch(*pad, card.isTroop() ? card.index : card.index - battleline::troopCount);
    }
    /// A place of a board in the form.
    void touch(Board& board, int place)
    {
        ++m_taps;
        auto* area = m_window->findChild<QScrollArea*>(QStringLiteral("formArea"));
        const QPoint point = board.placeRect(place).center().toPoint();
        const QPoint inArea = board.mapTo(area->widget(), point);
        area->ensureVisible(inArea.x(), inArea.y());
        QTest::mouseClick(&board, Qt::LeftButton, {}, point);
        QCoreApplication::processEvents();
    }
    template <class Widget>
    Widget* visible(const QString& name) const
    {
        const auto all = m_window->findChildren<Widget*>(name);
        for (Widget* widget : all) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Hand> m_hand;
    int m_taps = 0;
};

/// The ruling of the desk is what `ask` answers to the same input.
void compareWithAsk(const User& user)
{
    const QuestionPanel* session = user.panel();
    QVERIFY(session && session->ruling());
    const std::string name = session->game().game->id + "/" + session->question().id;
    const auto question = Catalog::standard().question(name);
    const auto asked = askQuestion(**question, session->input());
    QVERIFY(asked.isGood());
    QCOMPARE(toJson(*session->ruling()).dump(), toJson(*asked).dump());
}

QString question(const char* id, const char* game = "kaosball")
{
    return QStringLiteral("question_%1_%2").arg(s(game), s(id));
}

/// So many commands of the reference match lead to a turn in which nine cards or more lie burned.
int commandsUntilBell()
{
    const std::unique_ptr<Match> match = (*Catalog::standard().game("kaosball"))->newMatch();
    int count = 0;
    for (const PlaythroughStep& step : readPlaythrough(s("kaosball"), s("reference_match"))) {
        if (step.kind != PlaythroughStep::Kind::Command)
            continue;
        if (!match->play(step.content, Instant::now()))
            return 0;
        ++count;
        const auto& state = static_cast<const GameMatch<kaosball::Game>&>(*match).state();
        if (state.active >= 0 && state[state.active].burned.size() >= 9)
            return count;
    }
    return 0;
}

} // namespace

#define RULED(user, words)                                                                                             \
    QCOMPARE((user).verdict(), QString::fromUtf8(words));                                                              \
    compareWithAsk(user);                                                                                              \
    qInfo("%d taps", (user).taps());                                                                                   \
    QVERIFY((user).taps() <= mostTaps)

class TestDisputes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Kaosball

    void aSecondCardWithTheSameNumber()
    {
        User user;
        user.openDesk();
        user.tap(question("card_status"));
        user.tap(s("form.burned:add"));
        user.card(s("burned.0"), s("4"));
        // Before it is chosen too, in the pad that was open already and in the one of what is burned next.
        for (const char* pad : {"cards.0", "burned.1"}) {
            QVERIFY2(user.saysOfCard(QString::fromLatin1(pad), s("4")).contains(s("dead")), pad);
            QVERIFY2(user.saysOfCard(QString::fromLatin1(pad), s("5")).contains(s("live")), pad);
        }
        user.card(s("cards.0"), s("4"));
        RULED(user, "The card is dead.");
    }

    void bothCardsAreDead()
    {
        User user;
        user.openDesk();
        user.card(s("initiator.card"), s("tactic"));
        user.card(s("targets.0.card"), s("tactic"));
        RULED(user, "Amazons win. Amazons' card is dead. Fangs' card is dead.");
    }

    void aTieWithTheDie()
    {
        User user; // 3 + 2 against 4 + 1
        user.openDesk();
        user.card(s("initiator.card"), s("3"));
        user.card(s("targets.0.card"), s("4"));
        QCOMPARE(user.verdict(), s("A tie: the tiebreaker die decides."));
        user.tap(s("form.targets.0:option_tiebreaker_rolls"));
        user.segment(s("targets.0.tiebreaker_rolls.0"), 0);
        RULED(user, "Fangs win.");
    }

    /// Teams of the match wear the emblems of their seats; in an empty question nobody sits anywhere.
    void teamsWearTheEmblemsOfTheirSeats()
    {
        User user;
        user.openDesk();
        user.tap(question("bonus_scoring"));
        const auto seat = [&user](const char* name) {
            const auto* picker = user.window().findChild<ChoiceButton*>(s(name));
            return picker == nullptr ? -1 : picker->seat();
        };
        QCOMPARE(seat("form.teams.0.team:pick"), 0);
        user.startMatch(102);
        user.window().goToDisputes();
        user.window().openQuestion("kaosball", "bonus_scoring");
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(seat("form.teams.0.team:pick") > 0);
        QVERIFY(seat("form.teams.1.team:pick") > 0);
        QVERIFY(seat("form.teams.0.team:pick") != seat("form.teams.1.team:pick"));
    }

    /// What a side has burned is said above the card that it strikes.
    void burnedCardsStandAboveThePad()
    {
        User user;
        user.openDesk();
        const auto top = [&](const char* name) {
            const auto* part = user.window().findChild<QWidget*>(s(name));
            return part != nullptr && part->isVisible() ? part->mapTo(&user.window(), QPoint()).y() : -1;
        };
        QVERIFY(top("form.initiator.burned:add") >= 0);
        QVERIFY(top("form.initiator.burned:add") < top("form.initiator.card:pad"));
        user.tap(s("form.initiator.burned:add"));
        user.card(s("initiator.burned.0"), s("4"));
        user.card(s("initiator.card"), s("4"));
        user.card(s("targets.0.card"), s("3"));
        QVERIFY2(user.verdict().contains(s("Amazons' card is dead.")), qPrintable(user.verdict()));
        compareWithAsk(user);
        QVERIFY(user.taps() <= mostTaps);
    }

    void aPushBackWithNowhereToGo()
    {
        User user;
        user.openDesk();
        user.segment(s("type"), 1);
        user.card(s("initiator.card"), s("1"));
        user.card(s("targets.0.card"), s("5"));
        QCOMPARE(user.verdict(), s("Fangs win. Amazons b1 may be pushed back."));
        user.tap(s("form:option_initiator_surroundings"));
        user.plus(s("initiator_surroundings.blocked_sides"), 3);
        RULED(user, "Fangs win. Amazons b1 cannot be pushed and goes down.");
    }

    void whoRingsTheBell()
    {
        User user;
        user.startMatch(commandsUntilBell());
        user.openDesk();
        user.tap(question("card_status"));
        user.card(s("cards.0"), s("1"));
        QVERIFY2(user.verdict().endsWith(s("The bell rings at the end of the turn.")), qPrintable(user.verdict()));
        compareWithAsk(user);
        QVERIFY(user.taps() <= mostTaps);
    }

    void theBallCarrierIsTackled()
    {
        User user;
        user.openDesk();
        user.segment(s("type"), 1);
        user.card(s("initiator.card"), s("5"));
        user.card(s("targets.0.card"), s("1"));
        user.tap(s("form.targets.0.figures.0:line"));
        user.tap(s("form.targets.0.figures.0:option_has_ball"));
        user.tap(s("form:option_follow_up"));
        RULED(user, "Amazons win. Fangs r1 is knocked down. Amazons b1 has the ball.");
    }

    void whoMayReactToAStep()
    {
        User user;
        user.startMatch(60);
        user.openDesk();
        user.tap(question("movement"));
        user.tap(s("form:option_path"));
        user.space(s("path"), user.neighbourOfActive());
        QVERIFY(user.verdict().startsWith(s("The path is")));
        compareWithAsk(user);
        QVERIFY(user.taps() <= mostTaps);
    }

    /// "May r1 pass b1?": both are put on one crossfield, then the way is tapped.
    void mayTheRunnerPassTheBruiser()
    {
        User user;
        user.openDesk();
        user.tap(question("movement"));
        user.space(s("figures"), s("c2"));
        user.space(s("figures"), s("d4"));
        const auto* board = user.window().findChild<CrossfieldView*>(s("form.figures:board"));
        QVERIFY(board != nullptr && board->model().figures.size() == 2);
        QStringList reachable;
        for (const Json& end : user.panel()->ruling()->verdict.at("reachable"))
            reachable << QString::fromStdString(end.at("space").get<std::string>());
        QVERIFY(reachable.size() > 10);
        QStringList lit;
        for (const CrossfieldSpace space : board->model().offeredSpaces)
            lit << spaceName(space);
        QCOMPARE(lit, reachable);
        user.shoot("movement");
        user.tap(s("form:option_path"));
        for (const char* step : {"c3", "c4", "c5"})
            user.space(s("path"), s(step));
        QVERIFY2(user.verdict().startsWith(s("The path is legal.")), qPrintable(user.verdict()));
        compareWithAsk(user);
        qInfo("%d taps", user.taps());
        QVERIFY(user.taps() <= mostTaps);
        QVERIFY(toJson(*user.panel()->ruling()).dump().find("KB-15.3") != std::string::npos);
        user.shoot("movement-path");
        // Figures have names, no ids, also where they are told about in full.
        user.tap(s("form.figures:more"));
        const auto* name = user.window().findChild<QLineEdit*>(s("form.figures.1.id:line"));
        QVERIFY(name != nullptr);
        QCOMPARE(name->text(), s("Fangs b1"));
        user.tap(s("form.figures:add_1_runner"));
        QCOMPARE(user.inputSize("figures"), 3);
        user.space(s("figures"), s("e5"));
        QCOMPARE(board->model().figures.size(), std::size_t{3});
        user.space(s("figures"), s("c2")); // there somebody stands: it is meant
        user.tap(s("form.figures:takeOut"));
        QCOMPARE(user.inputSize("figures"), 2);
        QTest::qWait(150); // the form comes to rest
        // The board keeps its height, and nothing lies over it.
        const auto* task = user.window().findChild<QWidget*>(s("form.figures:task"));
        QVERIFY(task->mapTo(&user.window(), QPoint()).y() >=
                board->mapTo(&user.window(), QPoint(0, board->height())).y());
        user.shoot("movement-figures");
    }

    void upsetAgainstAFour()
    {
        User user;
        user.openDesk();
        user.card(s("initiator.card"), s("upset"));
        user.card(s("targets.0.card"), s("4"));
        RULED(user, "Amazons win. Fangs r1 is killed.");
    }

    void tiedKillsWithThreeTeams()
    {
        User user;
        user.openDesk();
        user.tap(question("bonus_scoring"));
        user.tap(s("form.teams:add"));
        user.tap(s("form.teams.2.team:pick"));
        user.tap(s("form.teams.2.team:offer_ogres"));
        user.plus(s("teams.0.kills"));
        user.plus(s("teams.1.kills"));
        RULED(user, "Points for Amazons: 12. Points for Fangs: 12. Points for Ogres: 0.");
    }

    void bribesBeforeTheRolls()
    {
        User user;
        user.openDesk();
        user.tap(question("bribe_and_fouls"));
        user.plus(s("teams.0.cash"));
        user.plus(s("teams.0.bribes"));
        RULED(user, "Amazons have nothing to roll for. Fangs must still make 1 roll.");
    }

    void aDrawAfterPeriodFour()
    {
        User user;
        user.openDesk();
        user.say("level after period 4");
        RULED(user, "An overtime period is played.");
    }

    // Battle Line

    void aWedgeAgainstAPhalanx()
    {
        User user;
        user.openDesk();
        user.ask("compare", "battle-line");
        for (const char* id : {"red_3", "red_4", "red_5"})
            user.troop(s("north.%1").arg(user.inputSize("north")), id);
        for (const char* id : {"blue_9", "green_9", "orange_9"})
            user.troop(s("south.%1").arg(user.inputSize("south")), id);
        QCOMPARE(user.verdict(), s("North wins the flag.")); // nine taps; the line is shorter
        compareWithAsk(user);
    }

    void equalSetsGoToWhoWasFirst()
    {
        User user;
        user.openDesk();
        user.ask("compare", "battle-line");
        for (const char* id : {"red_3", "red_4", "red_5"})
            user.troop(s("north.%1").arg(user.inputSize("north")), id);
        for (const char* id : {"blue_3", "blue_4", "blue_5"})
            user.troop(s("south.%1").arg(user.inputSize("south")), id);
        QCOMPARE(user.verdict(), s("North wins the flag.")); // the South laid the last card
        compareWithAsk(user);
    }

    void claimingAnEmptyFlag()
    {
        User user;
        user.openDesk();
        user.ask("claim", "battle-line");
        QCOMPARE(user.verdict(), s("What is the dispute about?")); // a form in which nothing is said does not rule
        user.plus(s("flag"));
        RULED(user, "South cannot win flag 2 now.");
    }

    void whatMayBePlayed()
    {
        User user;
        user.openDesk();
        user.ask("legal_plays", "battle-line");
        user.tap(s("form.hand:add"));
        user.troop(s("hand.0"), "blue_8");
        user.troop(s("hand.1"), "red_2");
        RULED(user, "South must play a card.");
    }

    /// BL-9.6: Alexander lies on the own side, Darius is in the hand.
    void mayASecondLeaderBePlayed()
    {
        User user;
        user.openDesk();
        user.ask("legal_plays", "battle-line");
        user.tactics(s("table.flags"), "alexander");
        user.side(s("table.flags"), 2, battleline::Seat::North);
        user.tactics(s("table.flags"), "companion_cavalry"); // so that one more is not too many (BL-9.2)
        user.tap(s("form.hand:add"));
        user.tactics(s("hand.0"), "darius");
        QVERIFY(user.panel()->ruling());
        const Json play = user.panel()->ruling()->verdict.at("plays").at(0);
        QVERIFY2(!play.at("playable").get<bool>() && play.at("reason") == "leader_limit", play.dump().c_str());
        compareWithAsk(user);
        QVERIFY(user.taps() <= mostTaps);
    }

    void oneFlagIsNoVictory()
    {
        User user;
        user.openDesk();
        user.ask("victory", "battle-line");
        user.side(s("claims"), 4, battleline::Seat::South);
        RULED(user, "The game goes on.");
    }

    /// On the line of nine flags a tap says who has won one; a second tap takes it back.
    void threeAdjacentFlags()
    {
        User user;
        user.openDesk();
        user.ask("victory", "battle-line");
        for (const int flag : {3, 5, 4})
            user.side(s("claims"), flag, battleline::Seat::South);
        RULED(user, "South has won by Breakthrough.");
        QCOMPARE(
            user.panel()->input().at("claims").dump(),
            std::string(R"([{"flag":3,"won_by":"south"},{"flag":5,"won_by":"south"},{"flag":4,"won_by":"south"}])"));
        user.side(s("claims"), 5, battleline::Seat::North); // it was the other's
        QCOMPARE(user.verdict(), s("The game goes on."));
        user.side(s("claims"), 4, battleline::Seat::South);
        QCOMPARE(user.inputSize("claims"), 2);
        const auto* line = user.window().findChild<battleline::LineView*>(s("form.claims:line"));
        QVERIFY(line && line->model().table.flags[4].wonBy == battleline::Seat::North &&
                !line->model().table.flags[3].wonBy);
    }

    /// The line of nine flags: three cards of the claimant, then two of the other side.
    void mayTheFlagBeClaimed()
    {
        User user;
        user.openDesk();
        user.ask("claim", "battle-line");
        for (const char* id : {"blue_4", "blue_5", "blue_6", "green_7", "green_8"})
            user.troop(s("table.flags"), id);
        RULED(user, "South cannot win flag 1 now. It can still be beaten by a Wedge with a sum of 24.");
        const auto* line = user.window().findChild<battleline::LineView*>(s("form.table.flags:line"));
        QVERIFY(line);
        QCOMPARE(line->model().table.flags[0].rows[battleline::Seat::North].size(), std::size_t{2});
        // The proof, or here what stands against it, is pictured beside the words.
        const auto* view = user.window().findChild<QWidget*>(s("rulingView"));
        const QList<QWidget*> opponents = view->findChildren<QWidget*>(s("opponentCards"));
        const QWidget* opponent = opponents.empty() ? nullptr : opponents.back(); // older ones wait for their end
        QVERIFY(opponent != nullptr && opponent->isVisible());
        QVERIFY2(opponent->accessibleName().endsWith(s("Green 9")), qPrintable(opponent->accessibleName()));
        user.shoot("claim");
        // Where that card lies it wins nothing, and is struck.
        QCOMPARE(view->findChildren<QWidget*>(s("struckWay")).size(), 0);
        user.tap(s("form.table.flags:taken_1")); // green 8 lies elsewhere after all
        QCOMPARE(line->model().table.flags[0].rows[battleline::Seat::North].size(), std::size_t{1});
        user.tap(s("form.table.flags:more"));
        user.tap(s("form.table.flags.0:said_won_by"));
        user.segment(s("table.flags.0.won_by"), 0);
        QVERIFY(line->model().table.flags[0].wonBy.has_value());
    }

    void aSeriesIsFilledInWinnerFirst()
    {
        User user;
        user.openDesk();
        user.ask("series", "battle-line");
        user.tap(s("form.games:add"));
        user.segment(s("games.0.winner"), 0);
        user.segment(s("games.0.victory"), 0);
        RULED(user, "North leads by 5. North starts the next game.");
    }

    // The desk itself

    void variantsOfAFormHaveDifferentNames()
    {
        User user;
        user.openDesk();
        for (const CatalogGame& game : Catalog::standard().games()) {
            for (const Question& one : game.questions) {
                user.window().openQuestion(game.id, one.id);
                QCoreApplication::processEvents();
                for (auto* choice : user.window().findChildren<SegmentedChoice*>()) {
                    if (!choice->objectName().endsWith(s(":alternative")))
                        continue;
                    QStringList titles;
                    for (auto* segment : choice->findChildren<ChoiceButton*>())
                        titles << segment->title();
                    const auto different = QSet<QString>(titles.begin(), titles.end()).size();
                    QVERIFY2(different == titles.size(), qPrintable(titles.join(u'|')));
                }
            }
        }
    }

    /// The next card of a list is picked where the last one was.
    void nothingMovesUnderTheFinger()
    {
        User user;
        user.openDesk();
        user.ask("compare", "battle-line");
        QTest::qWait(20);
        auto* area = user.window().findChild<QScrollArea*>(s("formArea"));
        const auto pad = [&](int card) {
            for (auto* found : user.window().findChildren<battleline::CardPad*>(s("form.north.%1:pad").arg(card))) {
                if (found->isVisible())
                    return found;
            }
            return static_cast<battleline::CardPad*>(nullptr);
        };
        QVERIFY(pad(0) != nullptr);
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum() / 3);
        int top = pad(0)->mapTo(area, QPoint()).y();
        for (int card = 0; card < 2; ++card) {
            user.troop(s("north.%1").arg(card), card == 0 ? "green_9" : "green_8");
            QTest::qWait(50);
            QVERIFY(pad(card + 1) != nullptr);
            const int now = pad(card + 1)->mapTo(area, QPoint()).y();
            QVERIFY2(std::abs(now - top) <= 1, qPrintable(s("%1 instead of %2").arg(now).arg(top)));
            top = now;
        }
        // A question that is begun anew is seen from its beginning.
        user.tap(s("clearQuestionButton"));
        QCOMPARE(area->verticalScrollBar()->value(), 0);
    }

    /// A board that is opened far below moves into view.
    void whatIsOpenedIsInSight()
    {
        User user;
        user.openDesk();
        user.tap(question("movement"));
        user.tap(s("form:option_path"));
        QTest::qWait(200); // the form comes to rest
        const auto* board = user.window().findChild<CrossfieldView*>(s("form.path:board"));
        QVERIFY(board != nullptr && board->isVisible());
        QVERIFY2(board->visibleRegion().boundingRect().height() > board->height() / 2,
                 qPrintable(s("%1 of %2").arg(board->visibleRegion().boundingRect().height()).arg(board->height())));
    }

    void theEndOfAPeriodIsNobodysTurn()
    {
        User user;
        user.openDesk();
        user.tap(question("scoring"));
        user.segment(s("moment"), 1);
        QVERIFY(!user.panel()->input().contains("active_team"));
        user.segment(s("moment"), 0);
        QVERIFY(user.panel()->input().contains("active_team"));
    }

    /// A quarrel as it is said, with its words below the line; the form and the ruling follow with every key.
    void aQuarrelIsSaidInOneLine()
    {
        User user;
        user.openDesk();
        user.say("3 and 2 against 2 and 2 attack");
        RULED(user, "Amazons win.");
        const auto* line = user.window().findChild<QuarrelLine*>();
        QStringList captions;
        for (const QuarrelLine::Taken& word : line->taken())
            captions << word.caption;
        QCOMPARE(
            captions,
            (QStringList{s("Card in the contest"), s("Fighting"), {}, s("Card in the contest"), s("Fighting"), {}}));
        QCOMPARE(line->taken().front().seat, 1);
        QVERIFY(line->font().weight() == QFont::Normal); // as light as the sentence that it is
        QVERIFY(!user.window().findChild<QWidget*>(s("quarrelUnknown"))->isVisible());
        user.shoot("quarrel");
        user.say("is 4 dead after 4"); // another question
        RULED(user, "The card is dead.");
        user.say("3 and 2 against bananas 2 and 2");
        QVERIFY(user.window().findChild<QWidget*>(s("quarrelUnknown"))->isVisible());
        user.shoot("quarrel-unknown");
        // The same line is looked for in the rulebook.
        user.tap(s("quarrelInRules"));
        QVERIFY(user.window().findChild<QLineEdit*>(s("ruleSearch"))->text().contains(s("bananas")));
    }

    /// Whoever comes to the desk types at once, the second time too.
    void theLineHasTheKeyboard()
    {
        User user;
        for (const char* line : {"is 4 dead after 4", "3 and 2 against 2 and 2 attack"}) {
            user.openDesk();
            auto* field = user.window().findChild<QLineEdit*>(s("quarrelLine"));
            QVERIFY(field && user.window().focusWidget() == field);
            field->clear();
            QTest::keyClicks(user.window().focusWidget(), s(line));
            QVERIFY(user.panel()->ruling());
            user.window().goHome();
            QVERIFY(user.window().focusWidget() != field);
        }
    }

    /// What is missing is of interest once somebody has said something.
    void aBlankFormAsksOneThing()
    {
        User user;
        user.openDesk();
        user.tap(question("contest"));
        QCOMPARE(user.verdict(), s("What is the dispute about?"));
        user.card(s("initiator.card"), s("3"));
        QVERIFY2(user.verdict().startsWith(s("Still needed: ")), qPrintable(user.verdict()));
    }

    void aQuarrelOfEachGame()
    {
        const std::vector<std::array<const char*, 3>> said{
            {"kaosball", "is 4 dead after 4", "The card is dead."},
            {"battle-line", "R3 R4 R5 against B9 G9 O9", "South wins the flag."},
            {"el-grande", "Granada 5 5 2", "South scores 3 in all. North scores 3 in all."},
            {"heroes", "what does my fifth level cost", "The level costs 7. No level-up."},
            {"chaotic", "same speed who strikes first", "Player one's First creature strikes first."}};
        User user;
        user.openDesk();
        for (const auto& [game, line, verdict] : said) {
            user.chooseGame(game);
            user.say(line);
            user.shoot(game);
            QCOMPARE(user.verdict(), s(verdict));
            compareWithAsk(user);
        }
    }

    /// Names in a question are its game's: an alliance of Kaosball is no creature of Chaotic.
    void anAllianceIsNoCreature()
    {
        User user;
        user.openDesk();
        user.say("full time alliance 5 6 3 7");
        const auto* reasons = user.panel()->findChild<TextLabel*>(s("rulingReasons"));
        const QString told = user.verdict() + u' ' + reasons->text();
        QVERIFY2(told.contains(s("Alliance A has more and wins.")), qPrintable(told));
    }

    /// The list says of each question what it answers.
    void eachQuestionIsExplainedInTheList()
    {
        User user;
        user.openDesk();
        for (const CatalogGame& game : Catalog::standard().games()) {
            user.chooseGame(game.id);
            for (const Question& one : game.questions) {
                const auto* line = user.window().findChild<SummaryLine*>(question(one.id.c_str(), game.id.c_str()));
                QVERIFY(line != nullptr);
                QCOMPARE(line->detail(), Text{one.summary}.render());
                QTRY_VERIFY2(line->height() >= line->heightForWidth(line->width()),
                             qPrintable(s("%1: %2 of %3")
                                            .arg(line->objectName())
                                            .arg(line->height())
                                            .arg(line->heightForWidth(line->width()))));
            }
        }
    }

    /// A name is typed letter by letter and is one player, when Enter or another field ends it.
    void aTypedNameIsOnePlayer()
    {
        User user;
        user.openDesk();
        user.ask("score_region", "el-grande");
        for (const char* name : {"Anna", "Bence"}) { // the places of two players stand open
            QTest::qWait(50);
            const auto fields = user.window().findChild<QScrollArea*>(s("formArea"))->findChildren<QLineEdit*>();
            const auto first =
                std::find_if(fields.begin(), fields.end(), [](const QLineEdit* one) { return one->isVisible(); });
            QVERIFY(first != fields.end());
            QPointer<QLineEdit> field = *first;
            field->setFocus();
            for (const char* letter = name; *letter != 0; ++letter) {
                QVERIFY(field); // it stays under the hand
                QTest::keyClick(field, *letter);
                QTest::qWait(20);
            }
            QVERIFY(field);
            QTest::keyClick(field, Qt::Key_Return);
        }
        QVERIFY2(user.panel()->input().at("players") == Json::array({"Anna", "Bence"}),
                 user.panel()->input().at("players").dump().c_str());
    }

    /// Whose title was typed stands first, of whatever game; Enter opens it.
    void theTitleComesFirst()
    {
        User user;
        user.openDesk();
        for (const auto& [typed, found] :
             {std::pair{"kills", "bonus_scoring"}, std::pair{"loadout", "loadout"}, std::pair{"deck", "deck_check"}}) {
            auto* search = user.window().findChild<QLineEdit*>(s("questionSearch"));
            search->setText(s(typed));
            user.pressEnter(s("questionSearch"));
            QCOMPARE(QString::fromStdString(user.panel()->question().id), s(found));
            search->clear();
        }
    }

    void questionsAreFoundByTheWordsOfTheRules_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* typed, const QString& found) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << found;
        };
        row("mud", question("claim", "battle-line"));
        row("wildcard", question("compare", "battle-line"));
        row("Leader", question("compare", "battle-line"));
        row("cheat", question("bribe_and_fouls"));
        row("sudden death", question("match_result"));
    }
    void questionsAreFoundByTheWordsOfTheRules()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        User user;
        user.openDesk();
        user.window().findChild<QLineEdit*>(s("questionSearch"))->setText(typed);
        auto* line = user.window().findChild<QAbstractButton*>(found);
        QVERIFY(line && !line->isHidden());
        QVERIFY(user.window().findChild<QAbstractButton*>(s("lookInRules"))->isHidden());
        user.window().findChild<QLineEdit*>(s("questionSearch"))->setText(s("zzz"));
        QVERIFY(line->isHidden());
        user.tap(s("lookInRules"));
        QCOMPARE(user.window().currentPage()->objectName(), s("rulebookPage"));
    }

    /// The program that answers scripts and the desk that answers people say the same, word for word.
    void askAndTheDeskAgree()
    {
        RandomInput random(5);
        int judged = 0;
        for (const CatalogGame& game : Catalog::standard().games()) {
            const DisputeGame disputeGame{&game, {}, {}};
            for (const Question& question : game.questions) {
                QuestionPanel session(disputeGame, question, nullptr);
                QByteArray lines;
                std::vector<Json> answers;
                for (int i = 0; i < inputsOfAQuestion; ++i) {
                    const Json input = random.of(question.input);
                    session.setInput(input);
                    lines += QByteArray::fromStdString(input.dump()) + '\n';
                    answers.push_back(session.ruling() ? toJson(*session.ruling(), game.names) : Json());
                }
                QProcess program;
                program.start(s(WHISTLE_BINARY_DIR "/bin/whistle-cli"),
                              {s("ask"), QString::fromStdString(game.id + "/" + question.id), s("--batch")});
                program.write(lines);
                program.closeWriteChannel();
                QVERIFY(program.waitForFinished(60'000));
                QCOMPARE(program.exitCode(), 0);
                const QList<QByteArray> asked = program.readAllStandardOutput().trimmed().split('\n');
                QCOMPARE(asked.size(), static_cast<qsizetype>(answers.size()));
                for (std::size_t i = 0; i < answers.size(); ++i) {
                    const Json answer = *parseJson(asked.at(static_cast<qsizetype>(i)).toStdString());
                    if (answer.contains("error")) {
                        QVERIFY2(answers[i].is_null(), answers[i].dump().c_str());
                        continue;
                    }
                    ++judged;
                    QCOMPARE(QString::fromStdString(answers[i].dump()), QString::fromStdString(answer.dump()));
                }
            }
        }
        qInfo("%d rulings compared", judged);
        QVERIFY(judged > 300);
    }

    /// What has been kept of a question is read once nobody types any more, and then no more.
    void aKeyAsksNothingOfTheDisk()
    {
        User user;
        user.openDesk();
        user.say("is 4 dead after 4");
        KeptRuling house;
        house.game = "kaosball";
        house.question = user.panel()->question().id;
        house.input = user.panel()->input();
        house.ruling = toJson(*user.panel()->ruling());
        house.isPrecedent = true;
        house.at = Instant::now();
        const auto keep = [&] { return KeptRulings(*user.window().store()).keep(house).isGood(); };
        const auto isShown = [&](const char* part) {
            const auto* found = user.panel()->findChild<QWidget*>(s(part));
            return found && found->isVisible();
        };
        QVERIFY(keep()); // elsewhere
        user.say("is 4 dead after 3");
        QVERIFY(!isShown("precedents"));
        QTRY_VERIFY(isShown("lookAtPrecedent_0"));
        QVERIFY(keep());
        QTest::keyClicks(user.window().findChild<QLineEdit*>(s("quarrelLine")), s(" 2"));
        QTest::qWait(600);
        QVERIFY(isShown("lookAtPrecedent_0"));
        QVERIFY(!isShown("lookAtPrecedent_1"));
    }

    /// A ruling saved from the desk is in the log after a restart; a precedent is offered again.
    void whatWasDecidedIsKept()
    {
        User user;
        user.startMatch(60);
        user.openDesk();
        user.tap(question("card_status"));
        user.card(s("cards.0"), s("1"));
        user.tap(s("saveRulingButton"));
        user.tap(s("keepPrecedentButton"));
        QVERIFY(!user.window().session()->notes().isEmpty());
        QVERIFY(user.window().session()->notes().first().contains(s("The card is")));
        auto* precedents = user.window().findChild<QWidget*>(s("precedents"));
        QVERIFY(precedents && precedents->isVisible());
        const MatchId id = user.window().session()->id();
        KeptRulings kept(*user.window().store());
        QCOMPARE(kept.of(id)->size(), std::size_t{2});
        QCOMPARE(kept.precedents("kaosball", "card_status")->size(), std::size_t{1});
    }

    /// Challenging a ruling changes nothing in the match, whatever is tried.
    void aChallengeTouchesNothing()
    {
        User user;
        user.startMatch(60);
        const Match& match = user.window().session()->match();
        const std::size_t lines = match.recordedLines().size();
        const std::string table = match.table().dump();
        user.window().openChallenge(user.lastEntry("contest"));
        QTest::qWait(10);
        auto* page = user.window().findChild<ChallengePage*>();
        QVERIFY(page && page->isVisible());
        QVERIFY(page->questionPanel());
        const auto before = page->questionPanel()->ruling();
        QVERIFY(before);
        user.tapSegment(s("challengeTabs"), 1);
        user.card(s("initiator.card"), s("1"));
        QVERIFY(page->questionPanel()->ruling());
        QVERIFY(page->questionPanel()->ruling()->verdict != before->verdict);
        user.tap(s("saveRulingButton"));
        QCOMPARE(match.recordedLines().size(), lines);
        QCOMPARE(QString::fromStdString(match.table().dump()), QString::fromStdString(table));
        QVERIFY(user.window().session()->notes().contains(page->number()));
        user.tap(s("leaveChallenge"));
        QTRY_VERIFY(!user.window().findChild<ChallengePage*>());
    }

    /// The facts that would turn a ruling stand above it, and beside it what would be ruled then, both as sums.
    void whatWouldTurnItStandsBesideTheRuling()
    {
        User user;
        user.startMatch(60);
        const Match& match = user.window().session()->match();
        const std::size_t lines = match.recordedLines().size();
        user.window().openChallenge(user.lastEntry("contest"));
        auto* pair = user.window().findChild<RulingPair*>();
        QVERIFY(pair != nullptr && pair->isVisible());
        QTRY_VERIFY(pair->turning().size() > 1);
        const auto wordsOf = [pair](const char* name) {
            return pair->findChild<TextLabel*>(QString::fromLatin1(name))->text();
        };
        const QString ruled = wordsOf("verdictAsRuled");
        QVERIFY(!ruled.isEmpty() && ruled != wordsOf("turnedVerdict"));
        for (const char* panel : {"asRuled", "turnedRuling"}) {
            const auto* side = pair->findChild<QWidget*>(QString::fromLatin1(panel));
            QVERIFY(side->isVisible());
            const auto* sums = side->findChild<QWidget*>(s("sumRows"));
            QVERIFY2(sums != nullptr && sums->isVisible() && sums->accessibleName().contains(s("Fangs")), panel);
        }
        // Each is another fact, and turns it at once.
        std::set<std::string> places;
        for (std::size_t i = 0; i < pair->turning().size(); ++i) {
            user.tap(QStringLiteral("turn_%1").arg(i));
            QVERIFY(places.insert(pair->turning()[i].change.at).second);
            QVERIFY(wordsOf("turnedVerdict") != ruled);
            QCOMPARE(wordsOf("verdictAsRuled"), ruled);
        }
        user.tap(s("otherFact"));
        QVERIFY(user.window().findChild<ChallengePage*>()->questionPanel()->isVisible());
        QCOMPARE(match.recordedLines().size(), lines);
    }

    /// Each of several teams, figures or cards has its line.
    void factsOfAListStandBelowEachOther()
    {
        User user;
        user.startMatch(102); // the bribes after period 1
        user.window().openChallenge(0);
        QTest::qWait(10);
        const auto* facts = user.window().findChild<QWidget*>(s("caseFacts"));
        QVERIFY(facts);
        const QStringList lines = facts->accessibleDescription().split(QLatin1Char('\n'));
        const auto teams = [&](const char* name) {
            return std::count_if(lines.begin(), lines.end(), [&](const QString& line) {
                return line.startsWith(QChar(0x2003) + QString::fromLatin1(name)) && line.contains(s("Cash: "));
            });
        };
        QVERIFY2(teams("Fangs") == 1 && teams("Amazons") == 1, qPrintable(lines.join(QLatin1Char('\n'))));
    }

    void everyEntryCanBeChallenged()
    {
        User user;
        user.startMatch(100);
        user.window().openChallenge(0);
        QTest::qWait(10);
        auto* page = user.window().findChild<ChallengePage*>();
        QVERIFY(page);
        int steps = 0;
        for (int last = 0; last != page->number(); ++steps) {
            last = page->number();
            if (page->questionPanel())
                QVERIFY2(page->questionPanel()->ruling(), page->questionPanel()->input().dump().c_str());
            for (const QLineEdit* line : page->findChildren<QLineEdit*>()) // "fangs/r3" is nobody's name
                QVERIFY2(!line->text().contains(u'/'), qPrintable(line->objectName() + u' ' + line->text()));
            user.tap(s("rulingBefore"));
        }
        QVERIFY(steps > 50);
    }

    /// A figure of an entry is called by its name, and exchanged for one that stands beside it.
    void aFigureOfAnEntryIsChosenByItsName()
    {
        User user;
        user.startMatch(60);
        user.window().openChallenge(user.lastEntry("activate"));
        QTest::qWait(10);
        user.tapSegment(s("challengeTabs"), 1);
        user.tap(s("form.figure:pick"));
        const auto* picker = user.window().findChild<ChoiceButton*>(s("form.figure:pick"));
        QVERIFY(!picker->title().contains(u'/') && !picker->title().isEmpty());
        QVERIFY(picker->seat() > 0); // in the colour and shape of its team
        QSet<QString> offered;
        for (const auto* offer : user.window().findChildren<ChoiceButton*>()) {
            if (offer->objectName().startsWith(s("form.figure:offer_")))
                offered << offer->title();
        }
        QVERIFY(offered.size() > 5);
        QVERIFY(std::none_of(offered.begin(), offered.end(), [](const QString& name) { return name.contains(u'/'); }));
    }

    void theFinderFindsInEveryLanguage_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("a rule") << s("dead") << s("Rule KB-");
        QTest::newRow("a rule, in Hungarian") << s("halott") << s("Rule KB-");
        QTest::newRow("a push") << s("push") << s("Rule KB-");
        QTest::newRow("a question") << s("claim") << s("Question, Battle Line");
        QTest::newRow("a team") << s("fangs") << s("Team of Kaosball");
        QTest::newRow("a page") << s("dispute") << s("Page");
    }
    void theFinderFindsInEveryLanguage()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        User user;
        user.openFinder();
        user.type(s("finderLine"), typed);
        bool isThere = false;
        for (int i = 0; i < 8; ++i) {
            const auto* row = user.window().findChild<QAbstractButton*>(s("found_%1").arg(i));
            isThere = isThere || (row->isVisible() && row->accessibleName().startsWith(found));
        }
        QVERIFY2(isThere, qPrintable(user.window().findChild<QAbstractButton*>(s("found_0"))->accessibleName()));
        user.pressEnter(s("finderLine"));
        QVERIFY(!user.window().findChild<QWidget*>(s("finder"))->isVisible());
    }

    /// The whole desk in the sizes that people have: to be looked at.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (folder.isEmpty())
            QSKIP("WHISTLE_SHOTS names no folder");
        User user;
        user.startMatch(60);
        user.openDesk();
        user.card(s("initiator.card"), s("2"));
        user.card(s("targets.0.card"), s("3"));
        const auto shoot = [&](const char* name, QSize size, double scale, Shade shade) {
            ThemeChoice choice = Theme::current().choice();
            choice.textScale = scale;
            choice.shade = shade;
            user.window().settings().setTheme(choice);
            user.window().resize(size);
            QTest::qWait(50);
            QVERIFY(user.window().grab().save(QDir(folder).filePath(s(name) + s(".png"))));
        };
        const auto shootAll = [&](const char* page) {
            const QByteArray name(page);
            shoot(name + "-1366", {1366, 768}, 1, Shade::Dark);
            shoot(name + "-1024", {1024, 700}, 1, Shade::Dark);
            shoot(name + "-200", {1366, 768}, 2, Shade::Dark);
            shoot(name + "-light", {1366, 768}, 1, Shade::Light);
        };
        shootAll("disputes");
        user.say("3 and 2 against bananas 2 and 2 attack ");
        shootAll("disputes-line");
        user.window().settings().setLanguage(s("hu"));
        user.chooseGame("el-grande");
        user.say("Granada 5 5 2");
        shootAll("disputes-hungarian");
        user.window().settings().setLanguage(s("en"));
        user.window().openChallenge(user.lastEntry("contest"));
        shootAll("challenge");
        user.window().goHome();
        user.window().openFinder();
        QTest::keyClicks(user.window().findChild<QLineEdit*>(s("finderLine")), s("dead"));
        shootAll("finder");
    }
};

QTEST_MAIN(TestDisputes)
#include "tst_disputes.moc"
