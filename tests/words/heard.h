// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "base/text.h"
#include "rulebook/ruling.h"

#include <QStringList>
#include <QTranslator>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace whistle {

/// A sentence of the sources, whatever language it is said in: its context and its English words.
using SaidKind = std::pair<std::string, std::string>;

/// A language as a reader has it, with an ear for what is asked of its catalogue.
class ListeningTranslator final : public QTranslator {
public:
    /// QTranslator's own destructor takes it out of use.
    explicit ListeningTranslator(const QString& language);

    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int number) const override;
    /// Everything that was asked so far: sentences, and the words in their places.
    [[nodiscard]] const std::set<SaidKind>& asked() const { return m_asked; }
    void leave();
    [[nodiscard]] const SaidKind& askedLast() const { return m_last; }

private:
    mutable std::set<SaidKind> m_asked;
    mutable SaidKind m_last;
};

/// One sentence that was said, and what stood in its places.
struct Said {
    QString words;
    std::vector<TextPlace> places{};
};

/// What is said in a language, a sentence of each kind: the first one that was heard, with its values in it.
class Heard {
public:
    explicit Heard(const QString& language) : m_translator(language) {}
    /// From now on another language may be in use.
    void endListening() { m_translator.leave(); }

    /// `names` makes the reader of the names that stand in it; it is asked where the sentence is a new one.
    template <class Names>
    void hear(const Text& text, Names&& names)
    {
        if (Said* said = placeFor(text))
            *said = {text.render(names()), text.places()};
    }
    template <class Names>
    void hear(const std::vector<Text>& texts, Names&& names)
    {
        for (const Text& text : texts)
            hear(text, names);
    }
    template <class Names>
    void hear(const std::vector<Objection>& objections, Names&& names)
    {
        for (const Objection& objection : objections)
            hear(objection.why, names);
    }
    void hear(const Text& text);
    void hear(const std::vector<Text>& texts);
    void hear(const Problems& problems);
    template <class Names>
    void hear(const Problems& problems, Names&& names)
    {
        for (const Problem& problem : problems)
            hear(problem.message, names);
    }
    void hear(const SaidKind& kind, const QString& words) { m_said.emplace(kind, Said{words}); }
    /// What is made of a sentence and handed out in words.
    template <class Make>
    void hearMade(Make&& make)
    {
        const QString words = make();
        if (!words.isEmpty())
            hear(m_translator.askedLast(), words);
    }

    /// The context, a tab and the sentence, a line each: by context, then by source.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] const std::map<SaidKind, Said>& said() const { return m_said; }
    [[nodiscard]] const std::set<SaidKind>& asked() const { return m_translator.asked(); }

private:
    /// Where a sentence of this kind belongs; null: one was heard already, or it is only what comes from outside.
    Said* placeFor(const Text& text);

    ListeningTranslator m_translator;
    std::map<SaidKind, Said> m_said;
};

} // namespace whistle
