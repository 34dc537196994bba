// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVarLengthArray>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace whistle {

/// One English sentence (or word) that translators see, marked with QT_TRANSLATE_NOOP where it stands.
struct Sentence {
    const char* context = "";
    const char* source = "";
};

/// A name that the players gave (team, figure, lot) or may give (a seat): shown as the reader's display name for it,
/// else as its word, else as it is.
struct Name {
    std::string id;
    Sentence word{}; ///< what it is called where nobody has named it; usually none
};

/// What stands in a numbered place (%1, %2, ...) of a sentence.
using TextPlace = std::variant<int, Name, Sentence>;

/// What stands in a place for a value. A game may add its own types beside them (a seat, a card).
inline TextPlace textPlace(TextPlace place)
{
    return place;
}
inline TextPlace textPlace(int number)
{
    return number;
}
inline TextPlace textPlace(Sentence sentence)
{
    return sentence;
}
inline TextPlace textPlace(Name name)
{
    return name;
}
inline TextPlace textPlace(const std::string& name)
{
    return Name{name};
}

/// Gives the display name of an id; an identity function where nothing better is known.
using NameReader = std::function<QString(const std::string&)>;

/// A sentence with its places filled, kept as data: it becomes the reader's language only when it is shown, so a
/// switch of language shows the same ruling again.
class Text {
public:
    Text() = default;
    Text(Sentence sentence) : m_sentence(sentence) {}
    template <class... Places>
    Text(Sentence sentence, Places&&... places) : m_sentence(sentence)
    {
        (m_places.append(textPlace(std::forward<Places>(places))), ...);
    }
    /// Words that come from outside and are not translated (a file name, a message of the operating system).
    [[nodiscard]] static Text verbatim(std::string words);

    /// The sentence in the language of the installed translators.
    [[nodiscard]] QString render(const NameReader& names = {}) const;
    [[nodiscard]] std::string toStdString(const NameReader& names = {}) const;

private:
    Sentence m_sentence;
    QVarLengthArray<TextPlace, 4> m_places;
};

/// A word from outside as a sentence repeats it: its beginning, where it is longer than anybody would read.
[[nodiscard]] std::string shortened(const std::string& word);

/// A name whose letters run from right to left, or that says so, in marks that keep it from turning the text round it.
/// Any other name as it is.
[[nodiscard]] QString isolated(const QString& name);

/// The sentences of `texts`, rendered, in order.
[[nodiscard]] std::vector<std::string> render(const std::vector<Text>& texts, const NameReader& names = {});

} // namespace whistle
