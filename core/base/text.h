// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVarLengthArray>
#include <array>
#include <functional>
#include <span>
#include <string>
#include <utility>
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

/// What stands in a numbered place (%1, %2, ...) of a sentence: a number, a name, or a word that is translated. Not a
/// std::variant: its moves and ends would be compiled, slowly, wherever a sentence is made.
class TextPlace {
public:
    enum class Kind { Number, Name, Word };
    TextPlace() = default; ///< 0
    TextPlace(int number) : m_number(number) {}
    TextPlace(Name name) : m_kind(Kind::Name), m_name(std::move(name)) {}
    TextPlace(Sentence word) : m_kind(Kind::Word), m_name{{}, word} {}

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] const Name& name() const { return m_name; }
    [[nodiscard]] Sentence word() const { return m_name.word; }

private:
    Kind m_kind = Kind::Number;
    int m_number = 0;
    Name m_name{};
};

/// What stands in a place for a value. A game may add its own types beside them (a seat, a card).
[[nodiscard]] TextPlace textPlace(TextPlace place);
[[nodiscard]] TextPlace textPlace(int number);
[[nodiscard]] TextPlace textPlace(Sentence sentence);
[[nodiscard]] TextPlace textPlace(Name name);
[[nodiscard]] TextPlace textPlace(const std::string& name);

/// Gives the display name of an id; an identity function where nothing better is known.
using NameReader = std::function<QString(const std::string&)>;

/// A sentence with its places filled, kept as data: it becomes the reader's language only when it is shown, so a
/// switch of language shows the same ruling again. Texts stand in nearly every source: what one is made, copied and
/// moved by is compiled once.
class Text {
public:
    Text();
    Text(Sentence sentence);
    template <class... Places>
    Text(Sentence sentence, Places&&... places) : Text(sentence)
    {
        std::array<TextPlace, sizeof...(Places)> filled{textPlace(std::forward<Places>(places))...};
        take(filled);
    }
    Text(const Text& other);
    Text(Text&& other) noexcept;
    Text& operator=(const Text& other);
    Text& operator=(Text&& other) noexcept;
    ~Text();

    /// Words that come from outside and are not translated (a file name, a message of the operating system).
    [[nodiscard]] static Text verbatim(std::string words);

    /// The sentence in the language of the installed translators.
    [[nodiscard]] QString render(const NameReader& names = {}) const;
    [[nodiscard]] std::string toStdString(const NameReader& names = {}) const;

private:
    void take(std::span<TextPlace> places);

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

extern template class std::vector<whistle::Text>;
