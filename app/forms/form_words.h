// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape_walk.h"
#include "rulebook/labels.h"

#include <QCoreApplication>

namespace whistle {

/// How the values of a game's JSON are said to its players.
struct FormVocabulary {
    const Labels* labels = nullptr;
    NameReader names; ///< display names of ids; may be empty
    /// What the players of the match call a thing that has a word of its own (who sits north); else the id; may be
    /// empty.
    NameReader given = {};
    /// What the whole form is about, where its keys have labels of their own there: a command.
    std::string about = {};
};

/// Says shapes and values of a form in the reader's language.
class FormWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::FormWords)
public:
    explicit FormWords(FormVocabulary vocabulary) : m_vocabulary(std::move(vocabulary)) {}

    /// What a key is called; `at`: the pointer of the value.
    [[nodiscard]] QString label(const std::string& at) const;
    /// A single value: a word, a name, a number, yes or no. `at`: where it stands, for words that depend on it.
    [[nodiscard]] QString value(const Shape& shape, const Json& value, const std::string& at) const;
    /// A value of any shape in one line: "Bruiser, health 3"; what is not said yet is a question mark.
    [[nodiscard]] QString summary(const Shape& shape, const Json& value, const std::string& at) const;
    /// Where a pointer leads, outermost first: "Challenger, Card in the contest".
    [[nodiscard]] QString place(const Shape& root, const Json& whole, const std::string& at) const;
    /// "Burned in this period of Amazons without 3", for a change of one field.
    [[nodiscard]] QString change(const Shape& root, const Json& whole, const Change& change) const;
    [[nodiscard]] QString name(const std::string& id) const;
    [[nodiscard]] static QString signedNumber(int number);

private:
    /// What the players call what this word stands for; none: nothing of their own.
    [[nodiscard]] std::optional<QString> given(const std::string& id) const;

    FormVocabulary m_vocabulary;
};

/// The last key of a pointer that is no index, and the one before it.
struct KeyPath {
    std::string parent;
    std::string key;
};
[[nodiscard]] KeyPath keysOfPointer(const std::string& at);

/// The shape and the value at the end of a pointer; the value is null where it is missing.
[[nodiscard]] std::optional<Shape> shapeAt(const Shape& root, const Json& whole, const std::string& at);

} // namespace whistle
