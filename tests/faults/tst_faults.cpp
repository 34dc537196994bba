// SPDX-License-Identifier: GPL-3.0-or-later
// The n-th write, sync, open, rename, truncate, read fails, once and for good, or the process dies there: nothing that
// was acknowledged is lost, nothing is half done, and everything goes on. Some faults by lot in every run, all of them
// with WHISTLE_FAULTS=all (target nightly_faults); seed: WHISTLE_SEED.
#include "fault_runs.h"

#include "catalog/catalog.h"
#include "journal/match_file.h"
#include "store/backup.h"
#include "store/store.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace whistle;
using namespace whistle::testing;

namespace {

const QByteArray definition = R"({"id": "winter", "name": "Winter League", "game": "kaosball",
 "format": {"league": {"kind": "round_robin"}},
 "entrants": [{"id": "fangs", "name": "Fangs"}, {"id": "amazons", "name": "Amazons"},
              {"id": "ogres", "name": "Ogres"}, {"id": "daemons", "name": "Daemons"}]})";

void write(const QString& path, const QByteArray& content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool copyTree(const QString& from, const QString& to)
{
    return QDir().mkpath(to) &&
           QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), from + QStringLiteral("/."), to}) == 0;
}

/// The lines of the output that acknowledge something.
int acknowledged(const QByteArray& out)
{
    return static_cast<int>(out.count("\"accepted\":true"));
}

/// A run that did not die ends with a code of the contract, and where it failed, with a reason.
std::string untold(const Ended& ended)
{
    if (ended.died)
        return {};
    if (ended.err.contains("is damaged") || ended.err.contains("is not a Whistle database"))
        return "a sound database is called damaged: " + ended.err.toStdString();
    if (ended.code == 0)
        return {};
    if (ended.code != 3)
        return "exit " + std::to_string(ended.code) + ": " + ended.err.toStdString();
    const Json error = toJson(ended.err.trimmed().split('\n').back());
    if (!error.is_object() || !error.contains("error"))
        return "no error is told: " + ended.err.toStdString();
    const std::string message = error["error"]["message"];
    return message.find(": .") != std::string::npos || message.empty() ? "no reason: " + message : std::string();
}

/// A disk that never again takes a sync has kept nothing: whoever says that all is done has not looked at it.
std::string unnoticedSync(const Fault& fault, const Ended& ended)
{
    const bool isNever = fault.plan.startsWith("sync:") && fault.plan.endsWith(":always");
    return isNever && !ended.died && ended.code == 0 ? "a failed sync went unnoticed" : std::string();
}

QStringList words(std::initializer_list<const char*> all)
{
    QStringList list;
    for (const char* word : all)
        list << QString::fromLatin1(word);
    return list;
}

/// Fills a data folder with one season and a pack; `name`: what the season is called.
void fill(const QString& folder, const char* name)
{
    QByteArray season = definition;
    season.replace("Winter League", name);
    QCOMPARE(
        run({QStringLiteral("--data"), folder, QStringLiteral("league"), QStringLiteral("create"), QStringLiteral("-")},
            season)
            .code,
        0);
    write(folder + QStringLiteral("/packs/own.json"), name);
}

std::string nameOfSeason(const QString& folder)
{
    const Checked<std::unique_ptr<Store>> store = Store::open(folder);
    if (!store)
        return store.problems().front().message.toStdString();
    const auto seasons = (*store)->seasons();
    if (!seasons || seasons->size() != 1)
        return "no season";
    const Checked<std::vector<std::string>> lines = (*store)->load(seasons->front().id);
    if (!lines || soundLines(*lines).fault)
        return "a broken season";
    return seasons->front().title;
}

} // namespace

class TestFaults : public QObject {
    Q_OBJECT

private:
    /// Runs the program with every fault chosen, each in a folder made anew, and asks `wrong` what is wrong after it.
    void attack(int usual, const std::function<void(const QString& folder)>& prepare,
                const std::function<QStringList(const QString& folder)>& arguments, const QByteArray& input,
                const std::function<std::string(const QString& folder, const Fault& fault, const Ended& ended)>& wrong,
                const QString& which = program)
    {
        const QTemporaryDir model;
        prepare(model.path());
        std::vector<Fault> faults;
        {
            const QTemporaryDir counted;
            QVERIFY(copyTree(model.path(), counted.path()));
            faults = allFaults(counted.path(), arguments(counted.path()), input, which);
        }
        QVERIFY(!faults.empty());
        for (const Fault& fault : someOf(std::move(faults), usual)) {
            const QTemporaryDir folder;
            QVERIFY(copyTree(model.path(), folder.path()));
            const Ended ended = runWith(fault.plan, folder.path(), arguments(folder.path()), input, which);
            std::string found = untold(ended);
            if (found.empty() && ended.died != fault.dies && ended.died)
                found = "it crashes";
            if (found.empty())
                found = wrong(folder.path(), fault, ended);
            QVERIFY2(found.empty(), QByteArray(fault.plan + ": " + found.c_str()).constData());
        }
    }

    static QByteArray commands(qsizetype from, qsizetype count) { return referenceCommands().mid(from, count).join(); }

    /// The match file holds what was acknowledged, at most one line more, and goes on.
    static std::string wrongMatch(const QString& path, int before, const QByteArray& out)
    {
        const int said = before + acknowledged(out);
        const Checked<std::string> text = readWholeFile(path);
        if (!text && said > 0)
            return "there is no file";
        if (!text)
            return {};
        const SoundLines sound = soundLines(*text);
        const int there = std::max(0, static_cast<int>(sound.lines.size()) - 1); // a file may have been begun only
        if (!isUnbegun(*text) && sound.fault && !sound.torn)
            return sound.fault->message.toStdString();
        if (there < said)
            return "only " + std::to_string(there) + " of " + std::to_string(said);
        if (there > said + 1)
            return std::to_string(there - said) + " more than acknowledged";
        const Finished onward = run(
            {QStringLiteral("play"), QStringLiteral("kaosball"), QStringLiteral("-"), QStringLiteral("--record"), path},
            commands(there, 2));
        return onward.code == 0 && acknowledged(onward.out) == 2 ? std::string()
                                                                 : "it does not go on: " + onward.err.toStdString();
    }

private Q_SLOTS:
    void aMatchIsPlayed()
    {
        const auto file = [](const QString& folder) { return folder + QStringLiteral("/m.whistle"); };
        attack(
            60, [](const QString&) {},
            [&](const QString& folder) {
                return words({"play", "kaosball", "-", "--record"}) << file(folder);
            },
            commands(0, 5),
            [&](const QString& folder, const Fault& fault, const Ended& ended) {
                const std::string unnoticed = unnoticedSync(fault, ended);
                return unnoticed.empty() ? wrongMatch(file(folder), 0, ended.out) : unnoticed;
            });
    }

    void aMatchGoesOnBehindATornLine()
    {
        const auto file = [](const QString& folder) { return folder + QStringLiteral("/m.whistle"); };
        attack(
            40,
            [&](const QString& folder) {
                QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << file(folder), commands(0, 4)).code, 0);
                QFile match(file(folder));
                QVERIFY(match.open(QIODevice::Append));
                match.write("{\"number\":5,\"at\":\"20");
            },
            [&](const QString& folder) {
                return words({"play", "kaosball", "-", "--record"}) << file(folder);
            },
            commands(4, 3),
            [&](const QString& folder, const Fault&, const Ended& ended) {
                return wrongMatch(file(folder), 4, ended.out);
            });
    }

    void actsAreRecorded()
    {
        const QByteArray acts = R"({"command": "person", "person": {"id": "a", "name": "A"}}
{"command": "person", "person": {"id": "b", "name": "B"}}
)";
        const QTemporaryDir probe;
        fill(probe.path(), "Old");
        const auto call = [](const QString& folder, const char* word) {
            return QStringList{QStringLiteral("--data"), folder, QStringLiteral("league"), QString::fromLatin1(word),
                               QStringLiteral("winter")};
        };
        QCOMPARE(acknowledged(run(call(probe.path(), "record"), acts).out), 2);
        attack(
            60, [](const QString& folder) { fill(folder, "Old"); },
            [&](const QString& folder) { return call(folder, "record"); }, acts,
            [&](const QString& folder, const Fault&, const Ended& ended) -> std::string {
                const Finished log = run(call(folder, "log"));
                const int there = static_cast<int>(log.lines().size()) - 2; // created, started
                const int said = acknowledged(ended.out);
                if (log.code != 0)
                    return log.err.toStdString();
                if (there < said || there > said + 1)
                    return std::to_string(there) + " acts, acknowledged " + std::to_string(said);
                if (there > said && (ended.out + ended.err).contains("Nothing was changed"))
                    return "an act is there of which it was said that nothing was changed";
                const Finished onward =
                    run(call(folder, "record"), R"({"command": "person", "person": {"id": "c", "name": "C"}})");
                return acknowledged(onward.out) == 1 ? std::string() : "it does not go on";
            });
    }

    void aSeasonIsCreated()
    {
        attack(
            40, [](const QString&) {},
            [](const QString& folder) {
                return QStringList{QStringLiteral("--data"), folder, QStringLiteral("league"), QStringLiteral("create"),
                                   QStringLiteral("-")};
            },
            definition,
            [](const QString& folder, const Fault&, const Ended& ended) -> std::string {
                const Finished list =
                    run({QStringLiteral("--data"), folder, QStringLiteral("league"), QStringLiteral("list")});
                if (list.code != 0)
                    return list.err.toStdString();
                const bool isSaid = ended.out.contains("\"season\"");
                if (isSaid && list.lines().size() != 1)
                    return "the season is not there";
                if (!list.lines().isEmpty() && ended.err.contains("Nothing was changed"))
                    return "a season is there of which it was said that nothing was changed";
                return {};
            });
    }

    void aBackupIsMade()
    {
        attack(
            60, [](const QString& folder) { fill(folder + QStringLiteral("/data"), "Old"); },
            [](const QString& folder) {
                return QStringList{QStringLiteral("--data"), folder + QStringLiteral("/data"), QStringLiteral("backup"),
                                   folder + QStringLiteral("/all.backup")};
            },
            {},
            [](const QString& folder, const Fault& fault, const Ended& ended) -> std::string {
                const QString file = folder + QStringLiteral("/all.backup");
                if (const std::string unnoticed = unnoticedSync(fault, ended); !unnoticed.empty())
                    return unnoticed;
                if (nameOfSeason(folder + QStringLiteral("/data")) != "Old")
                    return "the data are others";
                if (QFile::exists(file)) {
                    const Checked<BackupContent> content = inspectBackup(file);
                    if (!content)
                        return content.problems().front().message.toStdString();
                    return ended.code == 0 || fault.dies ? std::string() : "it is there though it failed";
                }
                return ended.code == 0 ? "it is not there" : std::string();
            });
    }

    void aBackupIsRestored()
    {
        attack(
            120,
            [](const QString& folder) {
                fill(folder + QStringLiteral("/other"), "New");
                QVERIFY(bool(backUp(folder + QStringLiteral("/other"), folder + QStringLiteral("/all.backup"),
                                    Instant{1'770'000'000})));
                fill(folder + QStringLiteral("/data"), "Old");
            },
            [](const QString& folder) {
                return QStringList{QStringLiteral("--data"), folder + QStringLiteral("/data"),
                                   QStringLiteral("restore"), folder + QStringLiteral("/all.backup")};
            },
            {},
            [](const QString& folder, const Fault& fault, const Ended& ended) -> std::string {
                const QString data = folder + QStringLiteral("/data");
                if (const std::string unnoticed = unnoticedSync(fault, ended); !unnoticed.empty())
                    return unnoticed;
                const std::string name = nameOfSeason(data);
                if (name != "Old" && name != "New")
                    return name;
                if (contentOf(data + QStringLiteral("/packs/own.json")) != QByteArray::fromStdString(name))
                    return "half " + name + ", half not";
                if (ended.code == 0 && name != "New")
                    return "restored, and is " + name;
                const bool isHalf = ended.err.contains("continues when Whistle");
                if (ended.code == 3 && !fault.dies && name == "New" && !isHalf)
                    return "not restored, and is New; it said: " + ended.err.toStdString();
                if (!QDir(data).entryList({QStringLiteral("restoring-*")}, QDir::Dirs).isEmpty() && fault.dies)
                    return "something is left";
                const QStringList aside = QDir(data).entryList({QStringLiteral("replaced-*")}, QDir::Dirs);
                if (name == "New" && (aside.size() != 1 || nameOfSeason(data + u'/' + aside.first()) != "Old"))
                    return "what was there is lost";
                return {};
            });
    }

    void aSeasonIsLoaded()
    {
        attack(
            20,
            [](const QString& folder) {
                fill(folder + QStringLiteral("/other"), "New");
                QCOMPARE(run({QStringLiteral("--data"), folder + QStringLiteral("/other"), QStringLiteral("league"),
                              QStringLiteral("export"), QStringLiteral("winter"), QStringLiteral("--out"),
                              folder + QStringLiteral("/season.json")})
                             .code,
                         0);
            },
            [](const QString& folder) {
                return QStringList{QStringLiteral("--data"), folder + QStringLiteral("/data"), QStringLiteral("league"),
                                   QStringLiteral("load"), folder + QStringLiteral("/season.json")};
            },
            {},
            [](const QString& folder, const Fault&, const Ended& ended) -> std::string {
                const std::string name = nameOfSeason(folder + QStringLiteral("/data"));
                if (name != "New" && name != "no season")
                    return name;
                if (name == "New" && ended.err.contains("Nothing was changed"))
                    return "it is there though it was said that nothing was changed";
                return ended.code == 0 && name != "New" ? "it is not there" : std::string();
            });
    }

    void aSeasonIsArchived()
    {
        attack(
            20, [](const QString& folder) { fill(folder, "Old"); },
            [](const QString& folder) {
                return QStringList{QStringLiteral("--data"), folder, QStringLiteral("league"),
                                   QStringLiteral("archive"), QStringLiteral("winter")};
            },
            {},
            [](const QString& folder, const Fault&, const Ended& ended) -> std::string {
                const Checked<std::unique_ptr<Store>> store = Store::open(folder);
                if (nameOfSeason(folder) != "Old" || !store)
                    return "the data are others";
                const bool isArchived = (*store)->seasons()->front().shelf == Shelf::Archive;
                if (isArchived && ended.err.contains("Nothing was changed"))
                    return "it is archived though it was said that nothing was changed";
                return ended.code == 0 && !isArchived ? "it is not archived" : std::string();
            });
    }

    void aBackupIsMadeByItself()
    {
        attack(
            20, [](const QString& folder) { fill(folder, "Old"); },
            [](const QString& folder) {
                return QStringList{folder, QStringLiteral("backup")};
            },
            {},
            [](const QString& folder, const Fault& fault, const Ended& ended) -> std::string {
                if (const std::string unnoticed = unnoticedSync(fault, ended); !unnoticed.empty())
                    return unnoticed;
                if (nameOfSeason(folder) != "Old")
                    return "the data are others";
                const std::vector<AutomaticBackup> made = automaticBackups(folder);
                if (!made.empty() && !inspectBackup(made.front().file))
                    return "there is one that is none";
                return ended.code == 0 && made.empty() ? "there is none" : std::string();
            },
            QStringLiteral(WHISTLE_FOLDER_WORKER));
    }

    void aDatabaseIsPutAside()
    {
        attack(
            20, [](const QString& folder) { fill(folder, "Old"); },
            [](const QString& folder) {
                return QStringList{folder, QStringLiteral("aside")};
            },
            {},
            [](const QString& folder, const Fault& fault, const Ended& ended) -> std::string {
                if (const std::string unnoticed = unnoticedSync(fault, ended); !unnoticed.empty())
                    return unnoticed;
                const std::string here = nameOfSeason(folder);
                const QStringList aside = QDir(folder).entryList({QStringLiteral("replaced-*")}, QDir::Dirs);
                const std::string there = aside.isEmpty() ? "none" : nameOfSeason(folder + u'/' + aside.first());
                if (here != "Old" && there != "Old")
                    return "here " + here + ", aside " + there;
                return ended.code == 0 && there != "Old" ? "it is not aside" : std::string();
            },
            QStringLiteral(WHISTLE_FOLDER_WORKER));
    }

    // What only reads says the same as ever, or why it cannot.
    void whatIsReadIsToldOrRead_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code"); // without a fault
        QTest::newRow("verify") << words({"verify", "m.whistle"}) << 0;
        QTest::newRow("replay") << words({"replay", "m.whistle"}) << 0;
        QTest::newRow("league check") << words({"league", "check", "season.json"}) << 0;
        QTest::newRow("league check --batch") << words({"league", "check", "--batch", "season.json"}) << 0;
        QTest::newRow("league standings") << words({"league", "standings", "winter"}) << 0;
        QTest::newRow("league import") << words({"league", "import", "winter", "m.whistle", "--what-if"})
                                       << 2; // not over
    }
    void whatIsReadIsToldOrRead()
    {
        QFETCH(QStringList, call);
        QFETCH(int, code);
        const QTemporaryDir folder;
        const auto file = [&](const char* name) { return folder.path() + u'/' + QString::fromLatin1(name); };
        const QStringList data{QStringLiteral("--data"), file("data")};
        fill(file("data"), "Old");
        QCOMPARE(run(data + words({"league", "export", "winter", "--out"}) << file("season.json")).code, 0);
        QCOMPARE(run(words({"play", "kaosball", "-", "--record"}) << file("m.whistle"), commands(0, 20)).code, 0);
        for (QString& word : call) {
            if (word.contains(u'.'))
                word = folder.path() + u'/' + word;
        }
        call = data + call;
        const Ended sound = runWith("count", folder.path(), call);
        QCOMPARE(sound.code, code);
        std::vector<Fault> faults = allFaults(folder.path(), call);
        std::erase_if(faults, [](const Fault& fault) {
            return fault.dies || !(fault.plan.startsWith("read:") || fault.plan.startsWith("open:"));
        });
        QVERIFY(!faults.empty());
        for (const Fault& fault : someOf(std::move(faults), 15)) {
            const Ended ended = runWith(fault.plan, folder.path(), call);
            std::string found = ended.died ? "it crashes" : ended.code == code ? std::string() : untold(ended);
            if (found.empty() && ended.code == code && ended.out != sound.out)
                found = "another answer: " + ended.out.toStdString();
            QVERIFY2(found.empty(), QByteArray(fault.plan + ": " + found.c_str()).constData());
        }
    }

    void aSeasonIsExported()
    {
        const auto call = [](const QString& folder, const QString& file) {
            return QStringList{
                QStringLiteral("--data"), folder + QStringLiteral("/data"), QStringLiteral("league"),
                QStringLiteral("export"), QStringLiteral("winter"),         QStringLiteral("--format"),
                QStringLiteral("csv"),    QStringLiteral("--out"),          folder + QStringLiteral("/") + file};
        };
        attack(
            40, [](const QString& folder) { fill(folder + QStringLiteral("/data"), "Old"); },
            [&](const QString& folder) { return call(folder, QStringLiteral("out.csv")); }, {},
            [&](const QString& folder, const Fault& fault, const Ended& ended) -> std::string {
                if (const std::string unnoticed = unnoticedSync(fault, ended); !unnoticed.empty())
                    return unnoticed;
                if (run(call(folder, QStringLiteral("whole.csv"))).code != 0)
                    return "it cannot be exported any more";
                const QByteArray whole = contentOf(folder + QStringLiteral("/whole.csv"));
                const QString file = folder + QStringLiteral("/out.csv");
                if (QFile::exists(file)) {
                    if (contentOf(file) != whole)
                        return "the file is not whole";
                    return ended.code == 0 || fault.dies ? std::string() : "it is there though it failed";
                }
                return ended.code == 0 ? "it is not there" : std::string();
            });
    }
};

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
