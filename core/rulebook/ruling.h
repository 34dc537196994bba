// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "base/text.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace whistle {

/// The id of a rule in a game's digest ("KB-17.8"), or of a reading taken where the rulebook is silent ("KB-R14").
struct RuleId {
    std::string_view id;
    friend constexpr auto operator<=>(RuleId, RuleId) = default;
};

/// What a referee says: the verdict, the arithmetic in short sentences, and the rules that it rests on (never none).
template <class Verdict>
struct Ruling {
    Verdict verdict;
    std::vector<Text> why;
    std::vector<RuleId> rules;
};

/// A rule says no. An ordinary value; nothing has changed.
struct Objection {
    RuleId rule;
    Text why;
    /// Players may record the entry all the same, with a reason. False: there is nothing that could be recorded.
    bool canBeOverridden = true;
};

/// Collects the sentences and rules of a ruling; told not to listen, it costs nothing.
class Reasons {
public:
    enum class Listening { Yes, No };
    explicit Reasons(Listening listening = Listening::Yes) : m_listening(listening == Listening::Yes)
    {
        if (m_listening) {
            why.reserve(8);
            rules.reserve(8);
        }
    }

    template <class... Places>
    void say(RuleId rule, Sentence sentence, Places&&... places)
    {
        if (!m_listening)
            return;
        why.push_back(Text(sentence, std::forward<Places>(places)...));
        cite(rule);
    }
    void cite(RuleId rule)
    {
        if (m_listening && !contains(rules, rule))
            rules.push_back(rule);
    }

    [[nodiscard]] bool isListening() const { return m_listening; }
    [[nodiscard]] Listening listening() const { return m_listening ? Listening::Yes : Listening::No; }
    /// Where only the verdict is wanted.
    [[nodiscard]] static Reasons& unheard()
    {
        static Reasons nobody(Listening::No);
        return nobody;
    }

    void add(const std::vector<Text>& moreWhy, const std::vector<RuleId>& moreRules)
    {
        if (!m_listening)
            return;
        why.insert(why.end(), moreWhy.begin(), moreWhy.end());
        for (const RuleId rule : moreRules)
            cite(rule);
    }

    /// What is against each fault that was found.
    template <class Faults, class ObjectionTo>
    void object(const Faults& faults, ObjectionTo&& objectionTo)
    {
        for (auto fault = faults.begin(); m_listening && fault != faults.end(); ++fault) {
            Objection objection = objectionTo(*fault);
            why.push_back(std::move(objection.why));
            cite(objection.rule);
        }
    }

    std::vector<Text> why;
    std::vector<RuleId> rules;

private:
    bool m_listening;
};

} // namespace whistle
