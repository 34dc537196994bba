// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/questions/questions.h"
#include "chaotic/table/rules.h"
#include "rulebook/json_ruling.h"

#include <algorithm>

/// What the questions share: from checked JSON to a ruling, and the faults that a shape cannot say.
namespace whistle::chaotic {

/// The question with its tables: `judge(input, reasons)` gives the verdict, `problems(input)` what is impossible in it.
template <class Input, class Verdict, class Judge, class Find>
[[nodiscard]] Question asked(const char* id, Sentence summary, Judge judge, Find problems)
{
    const auto ask = [judge, problems](const Json& json) -> Checked<JsonRuling> {
        const Input input = readRecord<Input>(json);
        if (Problems found = problems(input, json); !found.empty())
            return found;
        Reasons reasons;
        const Verdict verdict = judge(input, reasons);
        return JsonRuling{writeRecord(verdict), std::move(reasons.why), std::move(reasons.rules)};
    };
    return {id, summary, recordOf<Input>().shape(), recordOf<Verdict>().shape(), ask};
}

/// Creatures off the board, or two on one space (`pairs`: of one player only).
template <class Creature>
void findMisplaced(const std::vector<Creature>& creatures, BoardSize board, bool pairs, Problems& problems);
/// That `id` is none of the creatures'.
template <class Creature>
void findUnknown(const std::vector<Creature>& creatures, const std::string& id, const char* at, Problems& problems);

[[nodiscard]] Problem offTheBoard(std::size_t creature, const Space& space);
[[nodiscard]] Problem spaceTaken(std::size_t creature, const std::string& other);
[[nodiscard]] Problem noSuchCreature(const char* at, const std::string& id);
/// A key that is missing, or that does not belong where it stands.
[[nodiscard]] Problem missing(const char* at, const char* key);
[[nodiscard]] Problem misplaced(const std::string& at, const char* key);

template <class Creature>
void findMisplaced(const std::vector<Creature>& creatures, BoardSize board, bool pairs, Problems& problems)
{
    for (std::size_t i = 0; i < creatures.size(); ++i) {
        const Creature& one = creatures[i];
        if (!Board(board).contains(one.space))
            problems.push_back(offTheBoard(i, one.space));
        for (std::size_t j = 0; j < i; ++j) {
            const Creature& other = creatures[j];
            if (other.space == one.space && (!pairs || other.player == one.player))
                problems.push_back(spaceTaken(i, other.id));
        }
    }
}

template <class Creature>
void findUnknown(const std::vector<Creature>& creatures, const std::string& id, const char* at, Problems& problems)
{
    const auto named = [&](const Creature& one) { return one.id == id; };
    if (std::none_of(creatures.begin(), creatures.end(), named))
        problems.push_back(noSuchCreature(at, id));
}

} // namespace whistle::chaotic
