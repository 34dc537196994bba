// SPDX-License-Identifier: GPL-3.0-or-later
// The game that installer/new_game.sh makes, played in the window: on the plain page, which every game has that has no
// page of its own. WHISTLE_SHOTS=folder keeps pictures of it.
#include "catalog/catalog.h"
#include "controls/press/buttons.h"
#include "games.h"
#include "match/settings.h"
#include "table/plain/plain_board.h"
#include "window/main_window.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

using namespace whistle;

namespace {

const QString game = QStringLiteral("tally-game");

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

class Window {
public:
    Window()
    {
        window.settings().setLanguage(s("en"));
        window.settings().setSound(false);
        window.resize(1366, 768);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    template <class W = QAbstractButton>
    [[nodiscard]] W* find(const char* name) const
    {
        for (W* one : window.findChildren<W*>(QString::fromLatin1(name))) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    /// Begins a match between these two by the page of a new match.
    void begin()
    {
        window.settings().setValue(game + s("/last"), s(R"({"command": "new_match", "players": ["Júlia", "Kacper"]})"));
        window.newMatch(game);
        find("startButton")->click();
        QTRY_VERIFY(window.session() != nullptr);
    }
    void add(int number)
    {
        auto* button = find(qPrintable(s("number_%1").arg(number)));
        QVERIFY(button != nullptr);
        button->click();
    }
    [[nodiscard]] int count() const { return window.session()->match().table()["count"]; }
    /// What the table says under this key; empty: nobody.
    [[nodiscard]] std::string said(const char* key) const
    {
        return valueIn(window.session()->match().table(), key, std::string());
    }
    void shoot(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WHISTLE_SHOTS");
        QTest::qWait(50);
        if (!folder.isEmpty())
            window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
    }

private:
    QTemporaryDir m_folder;

public:
    MainWindow window{allGames(), m_folder.path()};
};

} // namespace

class TestNewGameWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMatchBeginsWhenBothAreNamed()
    {
        Window table;
        table.window.newMatch(game);
        auto* start = table.find<ChoiceButton>("startButton");
        QVERIFY(start != nullptr && start->isUnavailable());
        table.shoot(s("new-match"));
        const auto lines = table.window.currentPage()->findChildren<QLineEdit*>();
        QVERIFY(lines.size() >= 2);
        for (const auto& [line, name] : {std::pair(lines[0], "Anna"), std::pair(lines[1], "Anna")})
            QTest::keyClicks(line, s(name));
        QVERIFY(start->isUnavailable()); // they need different names
        QTest::keyClicks(lines[1], s("bel"));
        QVERIFY(!start->isUnavailable());
        start->click();
        QTRY_VERIFY(table.window.session() != nullptr);
        QCOMPARE(table.said("turn"), "Anna");
    }

    void aMatchIsPlayedToItsEndByItsButtons()
    {
        Window table;
        table.begin();
        QCOMPARE(table.said("turn"), "Júlia");
        QVERIFY(table.find<QWidget>("seatRow_1") && table.find<QWidget>("seatRow_2"));
        table.add(2);
        QCOMPARE(table.count(), 2);
        QCOMPARE(table.said("turn"), "Kacper");
        QTest::keyClick(&table.window, Qt::Key_3); // where it is clear what a digit means
        QCOMPARE(table.count(), 5);
        table.find("stepBack")->click();
        QCOMPARE(table.count(), 2);
        table.shoot(s("begun"));
        for (int turn = 0; table.said("phase") == "counting"; ++turn) {
            QVERIFY(turn < 60);
            table.add(1);
        }
        QVERIFY(!table.said("winner").empty());
        QVERIFY(table.find<QWidget>("moveGroups") == nullptr);
        QVERIFY(table.find("rematch") != nullptr && table.find("reportButton") != nullptr);
        table.shoot(s("over"));
    }

    void enterDoesWhatIsDueAndNothingElse()
    {
        Window table;
        table.begin();
        QTest::keyClick(&table.window, Qt::Key_Return); // three numbers are due: it is nobody's place to choose
        QCOMPARE(table.count(), 0);
        while (table.count() != 50)
            table.add(table.count() == 49 ? 1 : 2);
        QTest::keyClick(&table.window, Qt::Key_Return);
        QCOMPARE(table.said("phase"), "finished");
    }

    void anyEntryCanBeMadeByItsForm()
    {
        Window table;
        table.begin();
        table.find("otherEntry")->click();
        QVERIFY(table.find<QWidget>("entrySheet") != nullptr);
        QVERIFY(table.find("entry_add") != nullptr);
        table.shoot(s("entry"));
    }

    void everySizeAndLanguageHasItsWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        for (const char* language : {"en", "hu", "pl"}) {
            for (const auto& [name, size, scale] :
                 {std::tuple("1024x700", QSize(1024, 700), 1.0), std::tuple("1024x700-200", QSize(1024, 700), 2.0),
                  std::tuple("2560x1440", QSize(2560, 1440), 1.0)})
                QTest::addRow("%s %s", language, name) << s(language) << size << scale;
        }
    }
    void everySizeAndLanguageHasItsWords()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        Window table;
        table.window.settings().setLanguage(language);
        table.window.settings().setTheme({Shade::Dark, scale, Motion::Reduced, {1, 2, 3, 4, 5}});
        table.window.resize(size);
        table.begin();
        for (const int number : {2, 3, 1, 1, 2})
            table.add(number);
        table.shoot(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'));
        QCOMPARE(table.window.size(), size);
        // What a hand needs is in sight, and no identifier is.
        auto* button = table.find("number_1");
        QVERIFY(button != nullptr && !button->visibleRegion().isEmpty());
        static const QRegularExpression identifier(s("\\w_\\w|^[a-z]+[A-Z]"));
        for (const QLabel* label : table.window.currentPage()->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !identifier.match(label->text()).hasMatch(), qPrintable(label->text()));
        for (const auto* each : table.window.currentPage()->findChildren<ChoiceButton*>())
            QVERIFY2(!each->isVisible() || !identifier.match(each->title()).hasMatch(), qPrintable(each->title()));
    }
};

QTEST_MAIN(TestNewGameWindow)
#include "tst_new_game_window.moc"
