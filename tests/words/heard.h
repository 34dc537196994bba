// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "base/text.h"
#include "rulebook/ruling.h"

#include <QStringList>
#include <map>
#include <string>
#include <utility>

namespace whistle {

/// What has been said, a sentence of each kind: the first one that was heard, with its values in it. A kind is a
/// sentence of the sources; whatever language it is said in, it is the same one.
class Heard {
public:
    using Kind = std::pair<std::string, std::string>; ///< its context and its English source

    /// `names`: makes the reader of the names that stand in it, where the sentence is a new one.
    template <class Names>
    void hear(const Text& text, Names&& names)
    {
        if (QString* said = placeFor(text))
            *said = text.render(names());
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
    /// Words that are made by somebody else than `Text`, as a reader sees them.
    void hear(const Kind& kind, const QString& said) { m_said.emplace(kind, said); }

    /// "context", a tab and the sentence, a line each: by context, then by source. A context is said without our
    /// namespace.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] const std::map<Kind, QString>& said() const { return m_said; }

private:
    /// Where a sentence of this kind belongs; null: one was heard already, or it is only what comes from outside.
    QString* placeFor(const Text& text);

    std::map<Kind, QString> m_said;
};

} // namespace whistle
