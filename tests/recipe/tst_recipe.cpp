// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}
QString source(const QString& file)
{
    return QStringLiteral(WHISTLE_SOURCE_DIR "/") + file;
}
QString skeleton(const QString& file)
{
    return QStringLiteral(WHISTLE_SKELETON "/") + file;
}

} // namespace

/// installer/new_game.sh: that the made game builds, plays and is what every game must be is shown by its own tests
/// and those of all games, which stand beside this one.
class TestRecipe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewGameIsALineInEachPlace_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("lines");
        QTest::newRow("core") << "core/CMakeLists.txt" << 1;
        QTest::newRow("link line") << "core/catalog/CMakeLists.txt" << 1;
        QTest::newRow("catalog") << "core/catalog/catalog.cpp" << 4;
        QTest::newRow("window's link line") << "app/CMakeLists.txt" << 1;
        QTest::newRow("window") << "app/games.cpp" << 3;
        QTest::newRow("rulebook") << "resources/rules/rules.qrc" << 5;
        QTest::newRow("example") << "resources/examples/examples.qrc" << 1;
        QTest::newRow("readme") << "README.md" << 1;
        QTest::newRow("tests") << "tests/CMakeLists.txt" << 1;
    }
    void aNewGameIsALineInEachPlace()
    {
        QFETCH(QString, file);
        QFETCH(int, lines);
        const QStringList before = linesOf(source(file));
        const QStringList after = linesOf(skeleton(file));
        QVERIFY(before.size() > 3);
        QCOMPARE(after.size(), before.size() + lines);
        // Every other line stands as it was, in its order: nothing else was touched. What came in between is the
        // game's.
        qsizetype same = 0;
        QStringList added{{}};
        for (const QString& line : after) {
            const bool isOld = same < before.size() && line == before[same];
            same += isOld ? 1 : 0;
            if (!isOld)
                added.back() += line + u'\n';
            else if (!added.back().isEmpty())
                added << QString();
        }
        QCOMPARE(same, before.size());
        for (const QString& block : added)
            QVERIFY2(block.isEmpty() || block.contains(QStringLiteral("tally"), Qt::CaseInsensitive),
                     qPrintable(block));
        // The recipe names the place.
        QVERIFY(linesOf(source(QStringLiteral("docs/adding-a-game.md"))).join(u'\n').contains(u'`' + file + u'`'));
    }

    void eightCodeFilesAreEnough()
    {
        const QDir core(skeleton(QStringLiteral("core/tallygame")));
        QCOMPARE(core.entryList({QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files).size(), 8);
        QVERIFY(core.entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
        QVERIFY(!QDir(skeleton(QStringLiteral("app/tallygame"))).exists()); // its page is the plain one
    }

    void theRulebookIsThereInEveryLanguage()
    {
        for (const char* name : {"book", "en", "hu", "pl"}) {
            const QString path =
                skeleton(QStringLiteral("resources/rules/tally-game/%1.json").arg(QLatin1String(name)));
            const auto json = whistle::parseJson(linesOf(path).join(u'\n').toStdString());
            QVERIFY2(json, name);
            QCOMPARE(json->at("game").get<std::string>(), "tally-game");
        }
    }

    void nothingThatIsThereIsWrittenOver()
    {
        QProcess again;
        again.start(source(QStringLiteral("installer/new_game.sh")),
                    {QStringLiteral("tally-game"), QStringLiteral("Tally Game"), QStringLiteral("TG"),
                     QStringLiteral("--into"), QStringLiteral(WHISTLE_SKELETON)});
        QVERIFY(again.waitForFinished());
        QCOMPARE(again.exitCode(), 2);
        QVERIFY(again.readAllStandardError().contains("is there already; nothing was written"));
    }

    void whatIsNoIdIsRefused()
    {
        const QTemporaryDir folder;
        QProcess script;
        script.start(source(QStringLiteral("installer/new_game.sh")),
                     {QStringLiteral("Tally"), QStringLiteral("Tally"), QStringLiteral("TG"), QStringLiteral("--into"),
                      folder.path()});
        QVERIFY(script.waitForFinished());
        QCOMPARE(script.exitCode(), 2);
        QVERIFY(script.readAllStandardError().contains("lower case letters"));
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRecipe)
#include "tst_recipe.moc"
