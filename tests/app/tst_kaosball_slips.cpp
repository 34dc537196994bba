// SPDX-License-Identifier: GPL-3.0-or-later
// A key too many, a tap beside, an answer that nobody gave: what must not be recorded by it, and what is said of it.
#include "catalog/catalog.h"
#include "controls/panels/ruling_banner.h"
#include "controls/seats/score_strip.h"
#include "kaosball/contest/contest_words.h"
#include "kaosball/field/crossfield_view.h"
#include "kaosball/game_entry.h"
#include "kaosball/new_match/seat_panel.h"
#include "kaosball/offers/entrants.h"
#include "kaosball/page/kaosball_page.h"
#include "kaosball/telling/past.h"
#include "kaosball/telling/spoken_names.h"
#include "match/settings.h"
#include "table/log_book.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;
using namespace whistle::kaosball;

class TestKaosballSlips : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MatchSession> m_session;
    std::unique_ptr<KaosballPage> m_page;

    /// The page of a match that nothing is wrong with, as the program's window shows it.
    void show(std::unique_ptr<Match> match)
    {
        m_page.reset();
        match->setNames(gameEntry().names);
        MatchSession::Keeper keeper;
        keeper.record = [](const std::vector<RecordedLine>&) { return Problems{}; };
        keeper.keepSummary = [](const Match&) {};
        m_session = std::make_unique<MatchSession>(std::move(match), std::move(keeper));
        m_page = std::make_unique<KaosballPage>(*m_session);
        m_page->useSettings(*m_settings);
        m_page->resize(1366, 746);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        settle();
    }
    /// Period 1, the turn of the Fangs, everybody on the scrimmage line, the ball on a5.
    void open(bool draft = false)
    {
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
             {{{"team", "fangs"}, {"side", "south"}, {"ability", "none"}, {"stats", stats}, {"health", health}},
              {{"team", "amazons"}, {"side", "north"}, {"ability", "none"}, {"stats", stats}, {"health", health}}}}};
        m_settings = std::make_unique<Settings>();
        std::unique_ptr<Match> match = (*Catalog::standard().game("kaosball"))->newMatch();
        QVERIFY(match->play(command, Instant::now()));
        show(std::move(match));
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
    /// The page of the same match, as it is when it is opened again.
    void startAgain()
    {
        QTest::qWait(300); // what is half entered has been kept
        const std::vector<LogEntry>& entries = m_session->match().entries();
        std::unique_ptr<Match> same = m_session->match().copyAt(entries.back().number);
        QVERIFY(same != nullptr);
        show(std::move(same));
    }
    static void settle() { QCoreApplication::processEvents(); }
    [[nodiscard]] const State& state() const { return m_session->as<Game>().state(); }
    [[nodiscard]] FigureRef ref(const char* figure) const { return state().figureNamed(figure); }
    [[nodiscard]] QString spaceOf(const char* figure) const { return spaceName(state()[ref(figure)].space); }
    [[nodiscard]] std::size_t entries() const { return m_session->match().entries().size(); }
    void play(const Command& command)
    {
        const Json entry = writeCommand(command);
        QVERIFY2(m_session->play(entry) == Played::Accepted, entry.dump().c_str());
        settle();
    }
    void put(const std::string& path, const std::string& value) { play(Correct{path, value, "it stands so"}); }
    void place(const std::string& figure, const std::string& space)
    {
        put("figures/" + figure + "/space", '"' + space + '"');
    }
    [[nodiscard]] QWidget* shown(const char* name) const
    {
        for (auto* widget : m_page->findChildren<QWidget*>(QLatin1String(name))) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    void click(const char* name)
    {
        auto* button = qobject_cast<QAbstractButton*>(shown(name));
        QVERIFY2(button != nullptr, name);
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    void tap(const char* name)
    {
        settle();
        CrossfieldView* field = nullptr;
        for (auto* view : m_page->findChildren<CrossfieldView*>())
            field = view->isVisible() ? view : field;
        QVERIFY(field != nullptr);
        const QPoint middle = field->layoutOfField().cellRect(*crossfieldSpace(QLatin1String(name))).center();
        QTest::mouseClick(field, Qt::LeftButton, Qt::NoModifier, middle);
        settle();
    }
    /// The card of a side in the contest that lies open.
    void card(const char* team, const char* name)
    {
        const QWidget* pad = shown(qPrintable(QStringLiteral("pad_%1").arg(QLatin1String(team))));
        QVERIFY2(pad != nullptr, team);
        QTest::mouseClick(pad->findChild<QAbstractButton*>(QLatin1String(name)), Qt::LeftButton);
        settle();
    }
    void pressEnter()
    {
        QTest::keyClick(m_page->windowHandle(), Qt::Key_Return);
        settle();
    }
    [[nodiscard]] QStringList wordsOf(const char* name) const
    {
        QStringList words;
        const QWidget* part = shown(name);
        if (part == nullptr)
            return words;
        for (const auto* line : part->findChildren<QLineEdit*>())
            words << (line->isVisible() ? line->text() : QString());
        for (const auto* button : part->findChildren<ChoiceButton*>())
            words << (button->isVisible() ? button->title() : QString());
        for (const auto* label : part->findChildren<QLabel*>())
            words << (label->isVisible() ? label->text() : QString());
        return words;
    }
    void shoot(const char* name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        if (!folder.isEmpty())
            m_page->grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
    }
    [[nodiscard]] RulingState ruling() const
    {
        const auto* banner = m_page->findChild<RulingBanner*>(QStringLiteral("newestRuling"));
        return banner != nullptr ? banner->state() : RulingState{};
    }
    [[nodiscard]] std::vector<LogLine> lines(std::vector<LogLine>* turns = nullptr) const
    {
        LogBook book(pastTeller().marks);
        book.read(m_session->match());
        const std::vector<LogLine> lines = book.lines(nameReader());
        if (turns != nullptr)
            *turns = book.turns(nameReader());
        return lines;
    }
    [[nodiscard]] bool isMain(const char* name) const { return qobject_cast<MainButton*>(shown(name)) != nullptr; }
    [[nodiscard]] bool isChosen(const char* name) const
    {
        const auto* button = qobject_cast<QAbstractButton*>(shown(name));
        return button != nullptr && button->isChecked();
    }
    [[nodiscard]] int top(const char* name) const
    {
        const QWidget* widget = shown(name);
        return widget == nullptr ? -1 : widget->mapTo(m_page.get(), QPoint()).y();
    }
    /// Without spaces, the Amazons are to begin, and r1 of them has the ball.
    void amazonsBeginWithTheBall()
    {
        open();
        play(SetDepth{Depth::Scorekeeper, {}, {}});
        put("ball", R"({"carried_by":"amazons/r1"})");
        play(Activate{"fangs/b1", Action::Sprint});
        play(EndTurn{});
        QVERIFY(state().phase == Phase::BetweenTurns);
    }

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, {Shade::Dark, 1.0, Motion::Reduced, {1, 2, 3, 4, 5}}); }
    void cleanup()
    {
        m_page.reset();
        m_session.reset();
    }

    /// An attack that has been announced and can be fought is what Enter does, also after a restart.
    void whatWasAnnouncedIsTheMainButton()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        play(Activate{"fangs/b1", Action::Attack});
        QVERIFY(isMain("contest_amazons/r1"));
        QVERIFY(shown("endTurn") != nullptr && !isMain("endTurn"));
        startAgain();
        QVERIFY(isMain("contest_amazons/r1"));
        pressEnter();
        QVERIFY(shown("contestStage") != nullptr);
    }

    /// KB-10.1: who begins with the ball is asked where; a second Enter takes no points away.
    void whoBeginsWithTheBallIsAskedWhere()
    {
        amazonsBeginWithTheBall();
        for (const char* answer : {"mound_none", "mound_minor", "mound_major"})
            QVERIFY2(shown(answer) != nullptr && !isChosen(answer), answer);
        const std::size_t before = entries();
        pressEnter();
        QCOMPARE(entries(), before);
        click("mound_none");
        QVERIFY(isChosen("mound_none"));
        const int row = top("mound_none");
        const int figures = top("actor_b1");
        pressEnter();
        QVERIFY(state().phase == Phase::Turn);
        QCOMPARE(top("mound_none"), row); // nothing moves under the next tap
        QCOMPARE(top("actor_b1"), figures);
        QVERIFY(isChosen("mound_none"));
        QVERIFY2(ruling().sentence.contains(QStringLiteral("not on a mound")), qPrintable(ruling().sentence));
        const int score = state()[1].score;
        click("mound_minor"); // it was, after all
        QVERIFY(state()[1].score > score);
        QVERIFY(isChosen("mound_minor"));
        const std::vector<LogLine> now = lines();
        QVERIFY(std::any_of(now.begin(), now.end(), [](const LogLine& line) {
            return line.sentence.contains(QStringLiteral("for Amazons r1 on a mound"));
        }));
    }

    /// In a contest that begins the turn by itself nobody has said it; what was taken for so is said with its result.
    void whatWasTakenForSoIsSaidWithTheResult()
    {
        amazonsBeginWithTheBall();
        click("contest_fangs/r1");
        card("amazons", "card_5");
        card("fangs", "card_2");
        QVERIFY(shown("rulingMoment") != nullptr);
        const QString said = wordsOf("rulingMoment").join(u' ');
        QVERIFY2(said.contains(QStringLiteral("r1 is not on a mound")), qPrintable(said));
    }

    /// Points stand at what brought them, in the line of their turn too.
    void pointsStandAtWhatBroughtThem()
    {
        open();
        place("amazons/r1", "e4");
        put("ball", R"({"carried_by":"amazons/r1"})");
        play(Activate{"fangs/b1", Action::Sprint});
        play(EndTurn{});
        if (state().phase == Phase::BetweenTurns)
            play(StartTurn{"amazons", {}});
        QVERIFY(state()[1].score > 0);
        play(Activate{"amazons/r1", Action::Sprint});
        play(Move{{*crossfield::fromName("e3")}, false});
        play(EndTurn{});
        std::vector<LogLine> turns;
        (void)lines(&turns);
        QVERIFY(!turns.empty());
        const QString scored = QStringLiteral("+%1 for Amazons r1 on e4").arg(state()[1].score);
        QVERIFY2(turns.back().sentence.startsWith(scored), qPrintable(turns.back().sentence));
    }

    /// What was recorded against the rules is what the panel tells of, with the reason.
    void anOverrideIsWhatIsToldOf()
    {
        open();
        place("fangs/r1", "c3");
        tap("c3");
        tap("i5");
        click("overrideButton");
        qobject_cast<QLineEdit*>(shown("overrideReason"))->setText(QStringLiteral("it went seven"));
        click("recordOverrideButton");
        QVERIFY2(ruling().sentence.contains(QStringLiteral("i5")), qPrintable(ruling().sentence));
        QVERIFY(!ruling().reasons.isEmpty() && ruling().reasons.front().contains(QStringLiteral("it went seven")));
    }

    /// What the next turn has scored comes behind the sum, after a restart too.
    void thePointsOfTheNextTurnComeBehindTheSum()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/b1", "c5");
        place("amazons/r1", "e4");
        put("ball", R"({"carried_by":"amazons/r1"})");
        tap("c4");
        click("action_attack");
        tap("c5");
        card("fangs", "card_5");
        card("amazons", "card_1");
        QVERIFY(state()[1].score > 0);
        startAgain();
        QVERIFY(ruling().reasons.size() > 1);
        QVERIFY2(ruling().reasons.back().contains(QStringLiteral("e4")), qPrintable(ruling().reasons.join(u'\n')));
        QVERIFY2(!ruling().reasons.front().contains(QStringLiteral("e4")), qPrintable(ruling().reasons.join(u'\n')));
    }

    /// A recorded entry lies in its form in the words of the table; the main button is the form's.
    void anEntryIsCorrectedInTheWordsOfTheTable()
    {
        open();
        place("amazons/r1", "c3");
        play(Activate{"fangs/b2", Action::Sprint});
        const auto isWorn = [this] { // the colour of the seat
            const QImage main = shown("endTurn")->grab().toImage();
            return main.pixelColor(main.width() / 2, main.height() - 4) == Theme::current().seat(1);
        };
        QVERIFY(isWorn());
        m_page->beginWith(
            Json{{"command", "play_cheat"}, {"team", "fangs"}, {"card", "bzzzzt"}, {"figure", "amazons/r1"}});
        QCoreApplication::processEvents();
        QVERIFY(shown("entrySheet") != nullptr);
        QTest::qWait(50);
        shoot("correct-bzzzzt");
        const QStringList words = wordsOf("entrySheet");
        for (const QString& one : words) {
            QVERIFY2(!one.contains(QStringLiteral("fangs")) && !one.contains(QStringLiteral("amazons/")),
                     qPrintable(one));
            QVERIFY2(!one.contains(QStringLiteral("its name")) && !one.contains(QStringLiteral("in the contest")),
                     qPrintable(one));
        }
        QVERIFY(words.contains(QStringLiteral("Amazons r1")));
        QVERIFY(!isWorn());
    }

    /// While a star is open there may be no tie: nobody rolls.
    void aStarComesBeforeTheDie()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        tap("c5");
        click("stim_fangs");
        card("fangs", "card_3");
        card("amazons", "card_3");
        QVERIFY(shown("star_fangs_yes") != nullptr);
        QVERIFY(shown("diePad") == nullptr);
        click("star_fangs_no");
        QVERIFY(shown("diePad") != nullptr);
    }

    /// Who is told to lie is drawn lying, and who has the ball then has it.
    void whatFollowsIsDrawnAsItIsThen()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        put("ball", R"({"carried_by":"amazons/r1"})");
        play(Activate{"fangs/b1", Action::Tackle});
        ContestDraft draft;
        draft.initiator = ref("fangs/b1");
        draft.type = ContestType::Tackle;
        draft.targets = {ref("amazons/r1")};
        draft.cards = {{0, Card::energy(5)}, {1, Card::energy(1)}};
        const ShownTable table(state(), *printedFacts());
        const ArithmeticState sum = sumOf(draft, preview(draft, state(), *printedFacts()), table);
        QVERIFY(sum.consequences.size() >= 2);
        QVERIFY(sum.consequences[0].figure && !sum.consequences[0].figure->standing);
        QVERIFY(!sum.consequences[0].figure->hasBall);
        QVERIFY(sum.consequences[1].figure && sum.consequences[1].figure->hasBall);
    }

    /// A push that nobody has chosen is said before it is recorded, and after.
    void thatNobodyIsPushedIsSaid()
    {
        open();
        place("fangs/b1", "c4");
        place("amazons/r1", "c5");
        tap("c4");
        click("action_tackle");
        tap("c5");
        card("fangs", "card_1");
        card("amazons", "card_5");
        ContestDraft draft;
        draft.initiator = ref("fangs/b1");
        draft.type = ContestType::Tackle;
        draft.targets = {ref("amazons/r1")};
        draft.cards = {{0, Card::energy(1)}, {1, Card::energy(5)}};
        const ShownTable table(state(), *printedFacts());
        const auto said = [&](const ContestDraft& one) {
            QStringList sentences;
            for (const Consequence& what : sumOf(one, preview(one, state(), *printedFacts()), table).consequences)
                sentences << what.sentence;
            return sentences;
        };
        QVERIFY(said(draft).contains(QStringLiteral("b1 stays where it is")));
        shoot("contest-with-a-question");
        draft.pushTo = *crossfield::fromName("b4");
        QVERIFY(!said(draft).contains(QStringLiteral("b1 stays where it is")));
    }

    /// Who may react stands above the cards, and stays there until the last one.
    void whoMayReactStandsAboveTheCards()
    {
        open();
        place("fangs/b1", "c3");
        place("amazons/b1", "c5");
        tap("c3");
        tap("c5");
        QVERIFY(shown("react_amazons/b1_attack") != nullptr);
        QVERIFY(top("react_amazons/b1_attack") < top("pad_fangs"));
        const int pad = top("pad_fangs");
        card("fangs", "card_5");
        QCOMPARE(top("pad_fangs"), pad);
    }

    /// In somebody else's turn the strip says what is asked.
    void whoIsAskedMayReact()
    {
        open();
        place("fangs/r1", "c3");
        place("amazons/b1", "d5");
        tap("c3");
        tap("c5");
        QVERIFY(shown("noReaction") != nullptr);
        const auto* strip = m_page->findChild<ScoreStrip*>(QStringLiteral("scoreStrip"));
        QVERIFY(strip != nullptr);
        QCOMPARE(strip->state().seats[1].note, QStringLiteral("may react"));
    }

    /// That the whole path was let pass is said as long as the figure is on its way.
    void aPathThatWasLetPassIsSaid()
    {
        open();
        place("fangs/r1", "c3");
        place("amazons/b1", "d4");
        place("amazons/b2", "b4");
        tap("c3");
        tap("c6");
        click("noReactionOnWay");
        if (state().activation && !state().activation->isOver && state().active == 0) {
            QVERIFY2(wordsOf("actionBar").join(u' ').contains(QStringLiteral("Amazons let the whole path pass")),
                     qPrintable(wordsOf("actionBar").join(u' ')));
        }
        QCOMPARE(spaceOf("fangs/r1"), QStringLiteral("c6"));
    }

    /// The old value, the reason and a pencil; what is said for the first time corrects nothing.
    void aCorrectionSaysWhatWasThere()
    {
        open();
        put("figures/fangs/r1/damage", "1");
        play(Correct{"figures/fangs/r1/damage", "2", "the die was read wrong"});
        const LogLine line = lines().back();
        QVERIFY2(line.sentence.contains(QStringLiteral("It was 1")), qPrintable(line.sentence));
        QVERIFY(line.corrected);
        QVERIFY2(line.remark.contains(QStringLiteral("the die was read wrong")), qPrintable(line.remark));
    }

    /// What a team brings comes below the coach, who stays under the finger.
    void theCoachStaysWhereTheTeamIsChosen()
    {
        open();
        SeatPanel panel(Side::South, *m_settings);
        panel.resize(600, 500);
        panel.show();
        const auto* coach = panel.findChild<QLineEdit*>(QStringLiteral("coach"));
        auto* team = panel.findChild<QAbstractButton*>(QStringLiteral("team_fangs"));
        QVERIFY(coach != nullptr && team != nullptr);
        QTest::qWait(20);
        const int before = coach->mapTo(&panel, QPoint()).y();
        team->click();
        QTest::qWait(20);
        QCOMPARE(coach->mapTo(&panel, QPoint()).y(), before);
    }

    /// What has been enacted stands in the headline, not what is drawn by itself.
    void drawnCardsAreNoHeadline()
    {
        open();
        place("fangs/r1", "c3");
        tap("c3");
        tap("c4");
        click("endTurn");
        QVERIFY2(!ruling().sentence.contains(QStringLiteral("draw")), qPrintable(ruling().sentence));
    }

    /// It ends every lot: not beside the prices of one, and it says how many nobody has bought.
    void theAuctionIsEndedOnPurpose()
    {
        open(true);
        play(RevealUpgrades{{{"hate_1", "hate", {}, {}},
                             {"lucky_1", "lucky", {}, {}},
                             {"hardy_1", "hardy", {}, {}},
                             {"brick_1", "brick", {}, {}},
                             {"speed_1", "speed_training", {}, {}},
                             {"relay_1", "relay_training", {}, {}}}});
        const auto* end = qobject_cast<ChoiceButton*>(shown("endAuction"));
        QVERIFY(end != nullptr);
        QVERIFY2(end->title().contains(QStringLiteral("6")), qPrintable(end->title()));
        click("lot_hate_1");
        shoot("auction");
        QVERIFY(shown("endAuction") == nullptr);
    }
};

QTEST_MAIN(TestKaosballSlips)
#include "tst_kaosball_slips.moc"
