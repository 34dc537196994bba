// SPDX-License-Identifier: GPL-3.0-or-later
// The disputes of docs/disputes.md, each from the start of the program to its ruling, by taps and keys that are
// counted.
#include "disputes/dispute_page.h"
#include "disputes/question_desk.h"
#include "games.h"
#include "hand.h"
#include "kaosball/game.h"
#include "parts/buttons.h"
#include "parts/crossfield_view.h"
#include "parts/text_label.h"
#include "reference_match.h"
#include "shell/main_window.h"

#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

constexpr int mostTaps = 8;

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

    [[nodiscard]] QString verdict()
    {
        auto* label = visible<TextLabel>(QStringLiteral("verdict"));
        return label ? label->text() : QString();
    }
    [[nodiscard]] const QuestionDesk* desk() const
    {
        const auto* page = m_window->findChild<DisputePage*>();
        return page ? page->desk() : nullptr;
    }
    /// Matches of the database, from a file of moves of the tests.
    void startMatch(int commands)
    {
        const Catalog& catalog = Catalog::standard();
        std::unique_ptr<Match> match = (*catalog.game("kaosball"))->newMatch();
        for (const PlaythroughStep& step :
             readPlaythrough(QStringLiteral("kaosball"), QStringLiteral("reference_match"))) {
            if (step.kind == PlaythroughStep::Kind::Command && commands-- > 0)
                QVERIFY(match->play(step.json, Instant::now()));
        }
        Store& store = *m_window->store();
        const std::vector<RecordedLine> lines = match->recordedLines();
        const Checked<MatchId> id = store.importMatch(lines, Instant::now());
        QVERIFY(id.isGood());
        m_window->openMatch(id->uuid); // what runs is open: no tap
    }

private:
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
    const QuestionDesk* desk = user.desk();
    QVERIFY(desk && desk->ruling());
    const std::string name = desk->game().game->id + "/" + desk->question().id;
    const auto question = Catalog::standard().question(name);
    const auto asked = askQuestion(**question, desk->input());
    QVERIFY(asked.isGood());
    QCOMPARE(toJson(*desk->ruling()).dump(), toJson(*asked).dump());
}

QString question(const char* id)
{
    return QStringLiteral("question_kaosball_") + QString::fromLatin1(id);
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
    void aSecondCardWithTheSameNumber()
    {
        User user;
        user.openDesk();
        user.tap(question("card_status"));
        user.tap(QStringLiteral("form.burned:add"));
        user.card(QStringLiteral("burned.0"), QStringLiteral("4"));
        user.card(QStringLiteral("cards.0"), QStringLiteral("4"));
        RULED(user, "The card is dead.");
    }

    void bothCardsAreDead()
    {
        User user;
        user.openDesk();
        user.card(QStringLiteral("initiator.card"), QStringLiteral("tactic"));
        user.card(QStringLiteral("targets.0.card"), QStringLiteral("tactic"));
        RULED(user, "Fangs win. The card of Amazons is dead.");
    }
};

QTEST_MAIN(TestDisputes)
#include "tst_disputes.moc"
