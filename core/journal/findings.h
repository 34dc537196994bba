// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "journal/outcome.h"
#include "rulebook/question_guide.h"

#include <utility>
#include <vector>

namespace whistle {

/// What a game's referee gathers while it judges one command; to be inherited by it. `Words`: a sentence as the game
/// writes it.
template <class Words>
class FindingsIn {
public:
    explicit FindingsIn(Reasons::Listening listening) : m_reasons(listening) {}

    /// A rule is against the command; players may record it all the same, with a reason.
    template <class... Places>
    void object(RuleId rule, Words sentence, Places&&... places)
    {
        object(rule, Text{sentence, std::forward<Places>(places)...});
    }
    void object(RuleId rule, Text why) { m_objections.push_back({rule, std::move(why), true}); }
    /// There is nothing that could be recorded: wrong step, no such card there.
    template <class... Places>
    void refuse(RuleId rule, Words sentence, Places&&... places)
    {
        refuse(rule, Text{sentence, std::forward<Places>(places)...});
    }
    void refuse(RuleId rule, Text why)
    {
        m_objections.push_back({rule, std::move(why), false});
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

    /// Puts a question of the dispute desk to its judge; whoever listens to what is asked has it with its case.
    template <class Case, class Verdict>
    [[nodiscard]] Ruling<Verdict> ask(std::string_view question, const Case& asked,
                                      Ruling<Verdict> (*judge)(const Case&, Reasons::Listening))
    {
        note(question, asked);
        return judge(asked, listening());
    }
    /// The same where the referee answers by itself.
    template <class Case>
    void note(std::string_view question, const Case& asked)
    {
        if (m_asked)
            m_asked->push_back({std::string(question), writeRecord(asked)});
    }
    void noteIn(std::vector<AskedQuestion>* asked) { m_asked = asked; }

    /// For what a judge tells of it.
    [[nodiscard]] Reasons& reasons() { return m_reasons; }
    [[nodiscard]] Reasons::Listening listening() const { return m_reasons.listening(); }
    [[nodiscard]] bool isRefused() const { return m_refused; }
    [[nodiscard]] bool hasObjections() const { return !m_objections.empty(); }

    /// The outcome with this state; the findings are moved out.
    template <class State>
    Outcome<State> concluded(State state)
    {
        return {std::move(state), std::move(m_reasons.why), std::move(m_reasons.rules), std::move(m_objections),
                std::move(m_problems)};
    }

protected:
    Reasons m_reasons;
    std::vector<Objection> m_objections;
    Problems m_problems;
    bool m_refused = false;
    std::vector<AskedQuestion>* m_asked = nullptr; ///< what was asked, where somebody listens
};
using Findings = FindingsIn<Sentence>;

} // namespace whistle
