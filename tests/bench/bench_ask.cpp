// SPDX-License-Identifier: GPL-3.0-or-later
// One JSON question after the other, as `whistle-cli ask --batch` answers them, and what of that is reading, judging
// and writing. Processor time of one core. Run: build/release/bin/bench_ask
#include "base/json.h"
#include "catalog/catalog.h"
#include "rulebook/json_ruling.h"

#include <cstdio>
#include <ctime>
#include <functional>
#include <string>

using namespace whistle;

namespace {

constexpr int rounds = 20'000;

const std::string contest =
    R"({"type": "attack", "initiator": {"team": "amazons", "stats": {"handling": 1, "tackling": 0, "fighting": 2},)"
    R"( "card": {"kind": "energy", "value": 4}, "figure": {"id": "b1", "kind": "bruiser", "health": 3}},)"
    R"( "targets": [{"team": "fangs", "stats": {"handling": 0, "tackling": 2, "fighting": 1},)"
    R"( "card": {"kind": "energy", "value": 3}, "figures": [{"id": "r2", "kind": "runner", "health": 3}]}],)"
    R"( "house_rules": {}})";

long sink = 0; ///< keeps the compiler from leaving out what is measured

double microseconds(const std::function<std::size_t()>& work)
{
    for (int i = 0; i < rounds / 10; ++i)
        sink += static_cast<long>(work());
    const std::clock_t start = std::clock();
    for (int i = 0; i < rounds; ++i)
        sink += static_cast<long>(work());
    return 1e6 * static_cast<double>(std::clock() - start) / static_cast<double>(CLOCKS_PER_SEC) / rounds;
}

} // namespace

int main()
{
    const Question& question = **Catalog::standard().question("kaosball/contest");
    const NameReader names = (*Catalog::standard().game("kaosball"))->names;
    const Json input = *parseJson(contest);
    const Checked<JsonRuling> ruling = askQuestion(question, input);
    if (!ruling) {
        std::fprintf(stderr, "The contest is not understood: %s\n",
                     ruling.problems().front().message.toStdString().c_str());
        return 1;
    }
    const Json answer = toJson(*ruling, names);
    const double parsed = microseconds([] { return parseJson(contest)->size(); });
    const double checked = microseconds([&] { return question.input.check(input).size(); });
    const double asked = microseconds([&] { return askQuestion(question, input)->why.size(); });
    const double told = microseconds([&] { return toJson(*ruling, names).size(); });
    const double written = microseconds([&] { return answer.dump().size(); });
    const double whole = microseconds(
        [&] { return toJson(std::move(*askQuestion(question, *parseJson(contest))), names).dump().size(); });
    std::printf("a contest of %zu bytes through ask --batch: %.2f us\n", contest.size(), whole);
    std::printf("  its line parsed %.2f us; checked %.2f us; checked, read, judged and put into JSON %.2f us;\n",
                parsed, checked, asked);
    std::printf("  sentences rendered %.2f us; written %.2f us. The whole is %.1f times the parsing.\n", told, written,
                whole / parsed);
    return sink == 0 ? 1 : 0;
}
