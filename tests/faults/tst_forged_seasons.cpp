// SPDX-License-Identifier: GPL-3.0-or-later
// Season files in which somebody has changed one thing, of what they tell or of their record: `league check` notices
// each. How many: WHISTLE_FORGED (the target nightly_forged asks for 10,000); seed: WHISTLE_SEED.
#include "catalog/leagues.h"
#include "catalog/season_check.h"
#include "league/checking/random_season.h"
#include "league/telling/season_file.h"

#include <QTest>
#include <map>
#include <random>

using namespace whistle;

namespace {

const Instant noon{1'770'033'600};

Json seasonOf(std::uint64_t seed)
{
    const std::unique_ptr<SeasonRecord> record = newSeason();
    for (const Json& act : league::randomSeason(seed, leagueGames()))
        (void)record->play(act, noon);
    return league::seasonFile(record->recordedLines(), record->state(), *rulesOf(*record));
}

/// What `league check` says of it.
Problems faultsOf(const Json& file)
{
    const Checked<std::unique_ptr<SeasonRecord>> record = provenSeason(file);
    return record ? wrongReasons(**record, file) : record.problems();
}

/// The lines without what seals them.
std::vector<Json> opened(const Json& record)
{
    std::vector<Json> lines(record.begin(), record.end());
    for (Json& line : lines)
        line.erase("chain");
    return lines;
}

Json sealedAnew(const std::vector<Json>& lines)
{
    Json record = Json::array();
    std::string before;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Json content = lines[i];
        if (i > 0)
            content["number"] = i;
        const RecordedLine line = chained(static_cast<int>(i), content, before);
        before = line.chain;
        record.push_back(*parseJson(line.text));
    }
    return record;
}

class Forger {
public:
    explicit Forger(unsigned seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random); }

    /// Somewhere in it stands something else.
    void changeOne(Json& value)
    {
        const Json flat = value.flatten();
        const auto chosen = std::next(flat.begin(), static_cast<std::ptrdiff_t>(below(flat.size())));
        Json& leaf = value[Json::json_pointer(chosen.key())];
        if (leaf.is_number())
            leaf = leaf.get<int>() + 1;
        else if (leaf.is_string())
            leaf = leaf.get<std::string>() + "x";
        else if (leaf.is_boolean())
            leaf = !leaf.get<bool>();
        else
            leaf = 1; // null, or an empty list
    }

    /// Something of the season is gone, double, or has changed places with its neighbour.
    bool rearrange(Json& value)
    {
        std::vector<Json::json_pointer> lists;
        const Json flat = value.flatten();
        for (const auto& [path, leaf] : flat.items()) {
            for (Json::json_pointer at(path); !at.empty(); at = at.parent_pointer()) {
                if (value[at].is_array() && !value[at].empty())
                    lists.push_back(at);
            }
        }
        if (lists.empty())
            return false;
        Json& list = value[lists[below(lists.size())]];
        const std::size_t at = below(list.size());
        switch (below(3)) {
        case 0:
            list.erase(at);
            return true;
        case 1:
            list.push_back(list[at]);
            return true;
        default:
            if (at + 1 == list.size() || list[at] == list[at + 1])
                return false;
            std::swap(list[at], list[at + 1]);
            return true;
        }
    }

private:
    std::mt19937 m_random;
};

} // namespace

class TestForgedSeasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyForgeryIsNoticed()
    {
        bool given = false;
        const int asked = qEnvironmentVariableIntValue("WHISTLE_FORGED", &given);
        const int wanted = given ? asked : 700;
        const int seed = qEnvironmentVariableIntValue("WHISTLE_SEED", &given);
        Forger forger(given ? static_cast<unsigned>(seed) : std::random_device()() % 1'000'000);
        std::map<std::string, int> done;
        int forged = 0;
        int same = 0;
        for (std::uint64_t from = forger.below(1'000'000); forged < wanted; ++from) {
            const Json original = seasonOf(from);
            QVERIFY2(faultsOf(original).empty(), qPrintable(QStringLiteral("random season %1").arg(from)));
            for (int i = 0; i < 5; ++i) {
                Json file = original;
                const auto told = [&](const char* how) {
                    ++done[how];
                    ++forged;
                    return QStringLiteral("random season %1, %2: %3")
                        .arg(from)
                        .arg(QLatin1String(how), QString::fromStdString(Json::diff(original, file).dump()));
                };
                // What the file tells.
                forger.changeOne(file["season"]);
                QVERIFY2(!faultsOf(file).empty(), qPrintable(told("one thing told otherwise")));
                file = original;
                if (forger.rearrange(file["season"]))
                    QVERIFY2(!faultsOf(file).empty(), qPrintable(told("something gone, doubled or exchanged")));
                // Its record, with the seal that it had.
                file = original;
                forger.changeOne(file["record"][forger.below(file["record"].size())]);
                QVERIFY2(!faultsOf(file).empty(), qPrintable(told("a line of the record changed")));
                file = original;
                if (forger.rearrange(file["record"]))
                    QVERIFY2(!faultsOf(file).empty(), qPrintable(told("lines of the record moved")));
                // Its record, sealed anew by somebody who knows how: then another season comes of it, or none.
                file = original;
                std::vector<Json> lines = opened(file["record"]);
                const std::size_t at = 1 + forger.below(lines.size() - 1);
                if (forger.below(2) == 0)
                    forger.changeOne(lines[at]["entry"]);
                else
                    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
                file["record"] = sealedAnew(lines);
                const QString how = told("the record changed and sealed anew");
                if (!faultsOf(file).empty())
                    continue;
                ++same; // what was changed left no trace in the season: its record says the same
                const auto before = openSeasonFile(original);
                const auto after = openSeasonFile(file);
                QVERIFY2(before && after && (*before)->table() == (*after)->table(), qPrintable(how));
            }
        }
        QString line;
        for (const auto& [how, count] : done)
            line += QStringLiteral(" %1 %2,").arg(QString::fromStdString(how)).arg(count);
        qInfo("%d forgeries:%s of the last %d make the same season", forged, qPrintable(line), same);
        QVERIFY(same < done["the record changed and sealed anew"] / 4);
    }
};

QTEST_GUILESS_MAIN(TestForgedSeasons)
#include "tst_forged_seasons.moc"
