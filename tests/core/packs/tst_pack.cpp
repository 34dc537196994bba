// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/pack_shelf.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace whistle;

namespace {

Shape chessShape()
{
    std::vector<ShapeKey> keys = packHeaderKeys("chess");
    keys.push_back(optional("pieces", Shape::list(Shape::object(
                                          {required("id", Shape::text()), required("worth", Shape::integer(0, 9))}))));
    return Shape::object(std::move(keys));
}

std::string pack(const std::string& body)
{
    return R"({"format": "whistle-data-pack", "format_version": 1, "id": "club", "game": "chess", "version": "3")" +
           (body.empty() ? "" : ",\n" + body) + "}";
}

Checked<Pack> read(const std::string& text)
{
    return readPack(text, "club.json", chessShape());
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::WriteOnly);
    Q_ASSERT(opened);
    file.write(QByteArray::fromStdString(text));
}

} // namespace

class TestPack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPackSaysWhichItIs()
    {
        const Checked<Pack> club = read(pack(""));
        QVERIFY(club);
        QCOMPARE(club->identity, (PackIdentity{"club", "chess", "3"}));
    }

    void theHashLooksAtTheContentOnly()
    {
        const std::string one = read(pack(R"("pieces": [{"id": "rook", "worth": 5}])"))->hash;
        const std::string sameInAnotherOrder = read(pack("\"pieces\":\n  [ {\"worth\": 5, \"id\": \"rook\"} ]"))->hash;
        const std::string other = read(pack(R"("pieces": [{"id": "rook", "worth": 4}])"))->hash;
        QCOMPARE(one.size(), std::size_t{64});
        QCOMPARE(sameInAnotherOrder, one);
        QVERIFY(other != one);
    }

    void theHashOfSeveralPacksKnowsTheirOrder()
    {
        const Pack one = *read(pack(""));
        const Pack two = *read(pack(R"("pieces": [])"));
        const auto hashOf = [](const std::vector<Pack>& packs) { return packHeader(packs, {})->at("sha256"); };
        QVERIFY(hashOf({one, two}) != hashOf({two, one}));
        QVERIFY(hashOf({one, two}) == hashOf({one, two}));
    }

    void allProblemsAreToldAtOnceWithTheirLines()
    {
        const Problems problems =
            read(pack("\"peices\": [],\n\"pieces\": [\n{\"id\": \"rook\"},\n{\"id\": \"\", \"worth\": 10}]"))
                .problems();
        QCOMPARE(problems.size(), std::size_t{4});
        QCOMPARE(problems[0].at, std::string("club.json#/peices"));
        QCOMPARE(problems[0].line, 2);
        QCOMPARE(problems[1].at, std::string("club.json#/pieces/0/worth"));
        QCOMPARE(problems[1].line, 4);
        QCOMPARE(problems[2].at, std::string("club.json#/pieces/1/id"));
        QCOMPARE(problems[3].at, std::string("club.json#/pieces/1/worth"));
        QCOMPARE(problems[3].line, 5);
    }

    void whatIsNoPackIsToldOnce_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("nothing") << QByteArray("") << QByteArray("club.json");
        QTest::newRow("list") << QByteArray("[]") << QByteArray("club.json");
        QTest::newRow("no format") << QByteArray("{\"peices\": 1}") << QByteArray("club.json");
        QTest::newRow("another format") << QByteArray("{\"format\": 7, \"peices\": 1}")
                                        << QByteArray("club.json#/format");
        QTest::newRow("from the future")
            << QByteArray("{\"format\": \"whistle-data-pack\", \"format_version\": 2, \"peices\": 1}")
            << QByteArray("club.json#/format_version");
    }
    void whatIsNoPackIsToldOnce()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const Problems problems = read(text.toStdString()).problems();
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(problems.front().at), place);
    }

    void aFolderIsReadInOrderOfName()
    {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("b.json")), pack(""));
        write(folder.filePath(QStringLiteral("a.json")), pack(R"("pieces": [])"));
        write(folder.filePath(QStringLiteral("notes.txt")), "not a pack");
        const Checked<std::vector<Pack>> packs = readPackFolder(folder.path(), chessShape);
        QVERIFY(packs);
        QCOMPARE(packs->size(), std::size_t{2});
        QCOMPARE(packs->front().file, std::string("a.json"));
    }

    void theProblemsOfAllFilesComeTogether()
    {
        const QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("a.json")), "{");
        write(folder.filePath(QStringLiteral("b.json")), pack(""));
        write(folder.filePath(QStringLiteral("c.json")), pack(R"("pieces": 3)"));
        const Problems problems = readPackFolder(folder.path(), chessShape).problems();
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].at, std::string("a.json"));
        QCOMPARE(problems[1].at, std::string("c.json#/pieces"));
    }

    void aFileThatCannotBeReadIsAProblem()
    {
        const QTemporaryDir folder;
        const Checked<Pack> missing = readPackFile(folder.filePath(QStringLiteral("gone.json")), chessShape());
        QVERIFY(!missing);
        QVERIFY(renderProblem(missing.problems().front())
                    .endsWith(QStringLiteral("gone.json cannot be read: No such file or directory.")));
    }

    /// A link to a device would never end, and what leads nowhere would be missed without a word.
    void whatIsNoFileIsAProblem()
    {
        const QTemporaryDir folder;
        QFile::link(QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("a.json")));
        QFile::link(folder.filePath(QStringLiteral("gone")), folder.filePath(QStringLiteral("b.json")));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("c.json")));
        QCOMPARE(::mkfifo(folder.filePath(QStringLiteral("d.json")).toLocal8Bit().constData(), 0600), 0);
        const Problems problems = readPackFolder(folder.path(), chessShape).problems();
        QCOMPARE(problems.size(), std::size_t{4});
        for (const int noFile : {0, 2, 3})
            QVERIFY(problems[static_cast<std::size_t>(noFile)].message.render().contains(
                QStringLiteral("a folder, a pipe or a device")));
        QVERIFY(problems[1].message.render().contains(QStringLiteral("No such file or directory")));
    }

    void aPackHasNoControlCharacters()
    {
        const Problems problems = read(pack(R"("name": {"en": "Bell\u0007"})")).problems();
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems.front().at.ends_with("#/name/en"));
    }

    /// With the system's own reason; that there is none is no problem.
    void aFolderThatCannotBeReadIsAProblem()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chess"));
        QVERIFY(readPackFolder(path, chessShape));
        write(path, "no folder");
        const Problems problems = readPackFolder(path, chessShape).problems();
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().message.render(), QStringLiteral("The folder cannot be read: Not a directory"));
    }

    void aProblemIsShownWithFileAndLine()
    {
        const Text message = Text::verbatim("Too small.");
        QCOMPARE(renderProblem({"teams.json#/teams/3", message, 42}),
                 QStringLiteral("teams.json, line 42: Too small."));
        QCOMPARE(renderProblem({"teams.json", message, 0}), QStringLiteral("teams.json: Too small."));
        QCOMPARE(renderProblem({"/teams/3", message, 42}), QStringLiteral("Line 42: Too small."));
        QCOMPARE(renderProblem({"", message, 0}), QStringLiteral("Too small."));
    }

    void usersPacksLieUnderTheirGame()
    {
        QCOMPARE(userPackFolder(QStringLiteral("/data"), QStringLiteral("chess")), QStringLiteral("/data/packs/chess"));
    }
};

QTEST_GUILESS_MAIN(TestPack)
#include "tst_pack.moc"
