// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/outcome.h"

#include <utility>
#include <vector>

namespace whistle {

/// What a game's referee gathers while it judges one command; to be inherited by it. `Words`: a sentence as the game
/// writes it.
template <class Words>
class FindingsIn {
protected:
    explicit FindingsIn(Reasons::Listening listening) : m_reasons(listening) {}

    /// A rule is against the command; players may record it all the same, with a reason.
    template <class... Places>
    void object(RuleId rule, Words sentence, Places&&... places)
    {
        m_objections.push_back({rule, Text{sentence, std::forward<Places>(places)...}, true});
    }
    /// There is nothing that could be recorded: wrong step, no such card there.
    template <class... Places>
    void refuse(RuleId rule, Words sentence, Places&&... places)
    {
        m_objections.push_back({rule, Text{sentence, std::forward<Places>(places)...}, false});
        m_refused = true;
    }
    /// The match has nothing of the name at `at` of the command: bad input, which nobody can record.
    template <class... Places>
    void unknown(std::string at, RuleId rule, Words sentence, Places&&... places)
    {
        refuse(rule, sentence, places...);
        m_problems.push_back({std::move(at), m_objections.back().why});
    }
    /// A sentence of the ruling.
    template <class... Places>
    void say(RuleId rule, Words sentence, Places&&... places)
    {
        m_reasons.say(rule, sentence, std::forward<Places>(places)...);
    }

    /// The outcome with this state; the findings are moved out.
    template <class State>
    Outcome<State> concluded(State state)
    {
        return {std::move(state), std::move(m_reasons.why), std::move(m_reasons.rules), std::move(m_objections),
                std::move(m_problems)};
    }

    Reasons m_reasons;
    std::vector<Objection> m_objections;
    Problems m_problems;
    bool m_refused = false;
};
using Findings = FindingsIn<Sentence>;

} // namespace whistle
