// SPDX-License-Identifier: GPL-3.0-or-later
// Changed databases, backups and match files: a message, or the very same result. How many: WHISTLE_DATABASES,
// WHISTLE_BACKUPS, WHISTLE_MATCHES (the target nightly_damage asks for 10,000, 5,000 and 10,000); seed: WHISTLE_SEED.
#include "../core/journal/counting_game.h"
#include "journal/game_match.h"
#include "store/backup.h"
#include "store/kept_rulings.h"
#include "store/kept_things.h"
#include "store/match_fixtures.h"
#include "store/store.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <random>

using namespace whistle;

namespace {

using CountingMatch = GameMatch<counting::Game>;

const Instant noon{1'770'033'600};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

std::vector<RecordedLine> matchOf(int entries)
{
    CountingMatch match;
    (void)match.play(*parseJson(R"({"command": "start", "limit": 1000})"), noon);
    for (int i = 1; i < entries; ++i)
        (void)match.play(*parseJson(R"({"command": "add", "by": 2})"), noon);
    (void)match.undo(noon);
    return match.recordedLines();
}

/// A data folder: two matches, a season that one of them is played for, rulings, cards and decks, a pack.
void fill(const QString& folder)
{
    const Checked<std::unique_ptr<Store>> store = Store::open(folder);
    QVERIFY(bool(store));
    const Checked<MatchId> season = (*store)->importSeason(matchOf(30), noon);
    QVERIFY(bool(season));
    for (const int entries : {40, 90}) {
        const Checked<MatchId> id = (*store)->importMatch(matchOf(entries), noon);
        QVERIFY(bool(id));
        QVERIFY((*store)->setSummary(*id, "Fangs – Amazons", {{"seats", {26, 18}}}, true).empty());
        QVERIFY(MatchFixtures(**store).tie({*id, *season, "r1-" + std::to_string(entries), {{"bonus", 4}}}).empty());
        KeptRuling ruling{{}, "counting", "sum", {{"by", 4}}, {{"verdict", true}}, "as ruled", *id, 3, false, noon};
        const Checked<QString> kept = KeptRulings(**store).keep(ruling);
        QVERIFY(kept && KeptRulings(**store).setPrecedent(*kept, entries == 40).empty());
        KeptThings things(**store, "counting");
        QVERIFY(
            bool(things.keep({{{}, "card", QStringLiteral("Seven"), {{"value", 7}}},
                              {{}, "deck", QStringLiteral("Sevens"), {{"cards", Json(std::vector<int>(60, 7))}}}})));
        if (entries == 40)
            QVERIFY((*store)->putOn(Shelf::Archive, *id).empty());
    }
    QVERIFY((*store)->setSetting(QStringLiteral("language"), QStringLiteral("hu")).empty());
    write(folder + QStringLiteral("/packs/own.json"), QByteArray(5000, 'p'));
}

/// What is kept beside a match.
QString beside(Store& store, const MatchId& match)
{
    std::string words;
    if (const auto tie = MatchFixtures(store).of(match); tie && *tie)
        words += (*tie)->fixture + (*tie)->terms.dump();
    if (const auto rulings = KeptRulings(store).of(match)) {
        for (const KeptRuling& each : *rulings)
            words += each.game + each.question + each.input.dump() + each.ruling.dump() + each.decision +
                     std::to_string(each.entry) + (each.isPrecedent ? "p" : "") + each.at.toIso();
    }
    return QString::fromStdString(words);
}

/// What anybody is shown of a folder. Words that begin with "!" are a message.
QStringList shownOf(const QString& folder)
{
    const Checked<std::unique_ptr<Store>> store = Store::open(folder);
    if (!store)
        return {QStringLiteral("!") + store.problems().front().message.render()};
    QStringList shown;
    const auto add = [&](const Checked<std::vector<MatchSummary>>& listed) {
        if (!listed) {
            shown << QStringLiteral("!") + listed.problems().front().message.render();
            return;
        }
        QStringList rows;
        for (const MatchSummary& each : *listed) {
            const Checked<std::vector<std::string>> lines = (*store)->load(each.id);
            std::string words = each.title + each.summary.dump() + (each.finished ? "1" : "0");
            if (!lines)
                rows << QStringLiteral("!") + lines.problems().front().message.render();
            else if (const SoundLines sound = soundLines(*lines); sound.fault)
                rows << QStringLiteral("!") + sound.fault->message.render();
            else
                rows << QString::fromStdString(words + std::to_string(each.lines) + sound.lines.back().chain);
            rows << QStringLiteral("row ") + QString::fromStdString(each.game + each.startedAt.toIso()) +
                        QString::number(static_cast<int>(each.shelf)) + beside(**store, each.id);
        }
        rows.sort();
        shown << rows << QStringLiteral("end");
    };
    add((*store)->recentMatches(1000));
    add((*store)->seasons());
    shown << (*store)->setting(QStringLiteral("language")).value_or(QStringLiteral("none"));
    for (const char* kind : {"card", "deck"}) {
        if (const auto things = KeptThings(**store, "counting").all(kind)) {
            for (const KeptThing& thing : *things)
                shown << QString::fromStdString(thing.kind) + thing.glance +
                             QString::fromStdString(thing.content.dump());
        }
    }
    if (const auto precedents = KeptRulings(**store).precedents("counting", "sum"))
        shown << QStringLiteral("precedents %1").arg(precedents->size());
    return shown;
}

class Mutations {
public:
    Mutations(int usual, const char* nightly)
    {
        bool given = false;
        m_seed = static_cast<unsigned>(qEnvironmentVariableIntValue("WHISTLE_SEED", &given));
        if (!given)
            m_seed = std::random_device()() % 1'000'000;
        m_count = qEnvironmentVariableIntValue(nightly, &given);
        if (!given)
            m_count = usual;
        m_random.seed(m_seed);
        qInfo("seed %u, %d mutations", m_seed, m_count);
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] qsizetype below(qsizetype end)
    {
        return std::uniform_int_distribution<qsizetype>(0, std::max<qsizetype>(0, end - 1))(m_random);
    }

    QByteArray mutated(QByteArray bytes)
    {
        const qsizetype at = below(bytes.size());
        const qsizetype length = 1 + below(std::min<qsizetype>(64, bytes.size() - at));
        switch (below(8)) {
        case 0:
        case 1:
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
            break;
        case 2:
            bytes[at] = static_cast<char>(below(256));
            break;
        case 3:
            bytes.remove(at, length);
            break;
        case 4:
            bytes.insert(at, QByteArray(length, static_cast<char>(below(256))));
            break;
        case 5: // two pieces change places
            bytes =
                bytes.left(at) + bytes.mid(at + length, length) + bytes.mid(at, length) + bytes.mid(at + 2 * length);
            break;
        case 6:
            bytes.replace(at, length, QByteArray(length, '\0'));
            break;
        default: // a page of a database, or a stretch of a file
            if (const qsizetype page = at / 4096 * 4096; page + 4096 <= bytes.size())
                bytes.replace(page, 4096, bytes.mid(below(bytes.size() / 4096) * 4096, 4096));
            else
                bytes.truncate(at);
        }
        return bytes;
    }

private:
    unsigned m_seed = 0;
    int m_count = 0;
    std::mt19937 m_random;
};

} // namespace

class TestDamage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangedDatabaseIsToldOrTheSame()
    {
        const QTemporaryDir model;
        fill(model.path());
        const QString name = QStringLiteral("/whistle.sqlite");
        const QByteArray sound = contentOf(model.path() + name);
        const QStringList expected = shownOf(model.path());
        QVERIFY(!expected.join(u' ').contains(u'!'));
        Mutations mutations(150, "WHISTLE_DATABASES");
        int told = 0;
        int same = 0;
        int forgotten = 0;
        for (int i = 0; i < mutations.count(); ++i) {
            const QTemporaryDir folder;
            write(folder.path() + name, mutations.mutated(sound));
            const QStringList shown = shownOf(folder.path());
            const bool isTold =
                std::any_of(shown.begin(), shown.end(), [](const QString& words) { return words.startsWith(u'!'); });
            if (isTold) {
                ++told;
                continue;
            }
            // A summary that was damaged is not there; what it was made from is.
            QStringList bare = shown;
            bare.replaceInStrings(QStringLiteral("{}0"), QString());
            QStringList kept = expected;
            kept.replaceInStrings(QStringLiteral("Fangs – Amazons{\"seats\":[26,18]}1"), QString());
            kept.replaceInStrings(QStringLiteral("{}0"), QString());
            bare.replaceInStrings(QStringLiteral("Fangs – Amazons{\"seats\":[26,18]}1"), QString());
            for (QStringList* words : {&bare, &kept})
                words->sort(); // without its summary a match stands elsewhere
            if (shown == expected)
                ++same;
            else
                ++forgotten;
            QVERIFY2(bare == kept, qPrintable(QStringLiteral("mutation %1: %2").arg(i).arg(shown.join(u' '))));
        }
        qInfo("%d told, %d the same, %d without a summary", told, same, forgotten);
        QVERIFY(told > 0 && same > 0);
    }

    void aChangedBackupIsToldOrTheSame()
    {
        const QTemporaryDir model;
        fill(model.path());
        const QString file = model.path() + QStringLiteral("/../damage.backup");
        QFile::remove(file);
        QVERIFY(bool(backUp(model.path(), file, noon)));
        const QByteArray sound = contentOf(file);
        QFile::remove(file);
        const QStringList expected = shownOf(model.path());
        const QByteArray pack = contentOf(model.path() + QStringLiteral("/packs/own.json"));
        Mutations mutations(100, "WHISTLE_BACKUPS");
        int told = 0;
        for (int i = 0; i < mutations.count(); ++i) {
            const QTemporaryDir folder;
            const QString changed = folder.filePath(QStringLiteral("changed.backup"));
            write(changed, mutations.mutated(sound));
            const QString target = folder.filePath(QStringLiteral("new"));
            const Checked<BackupContent> restored = restoreBackup(changed, target, noon);
            if (!restored) {
                ++told;
                QVERIFY(!QFile::exists(target + QStringLiteral("/whistle.sqlite")));
                continue;
            }
            QVERIFY2(shownOf(target) == expected, qPrintable(shownOf(target).join(u' ')));
            QVERIFY(contentOf(target + QStringLiteral("/packs/own.json")) == pack);
            QVERIFY(restored->madeAt == noon && restored->files == 1);
        }
        qInfo("%d told, %d the same", told, mutations.count() - told);
        QVERIFY(told > 0);
    }

    void aChangedMatchFileIsToldOrTheSame()
    {
        const std::vector<RecordedLine> lines = matchOf(60);
        QByteArray sound;
        for (const RecordedLine& line : lines)
            sound += QByteArray::fromStdString(line.text) + '\n';
        Mutations mutations(2000, "WHISTLE_MATCHES");
        int told = 0;
        int cut = 0;
        for (int i = 0; i < mutations.count(); ++i) {
            const QByteArray changed = mutations.mutated(sound);
            const SoundLines found = soundLines(changed.toStdString());
            if (found.fault) {
                ++told;
                // What is said to be sound is what was there.
                QVERIFY(std::equal(found.lines.begin(), found.lines.end(), lines.begin()));
                continue;
            }
            if (found.lines == lines)
                continue;
            // A file that ends at the end of a line is a file of a shorter match; docs/match-file.md says so.
            QVERIFY2(sound.startsWith(changed.trimmed()), qPrintable(QString::number(i)));
            ++cut;
        }
        qInfo("%d told, %d cut at a line's end", told, cut);
        QVERIFY(told > mutations.count() / 2);
    }
};

QTEST_GUILESS_MAIN(TestDamage)
#include "tst_damage.moc"
