// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace whistle {

/// One English sentence (or word) that translators see, marked with QT_TRANSLATE_NOOP where it stands.
struct Sentence {
    const char* context = "";
    const char* source = "";
};

/// In a struct `Saying` that derives from Sentence: sentences of this context, each marked by `Saying::tr("...")` where
/// it stands (lupdate knows this name, see translations/CMakeLists.txt).
#define WHISTLE_SAYINGS(context)                                                                                       \
    constexpr Saying(const char* words) : Sentence{#context, words} {}                                                 \
    [[nodiscard]] static constexpr Saying tr(const char* words)                                                        \
    {                                                                                                                  \
        return words;                                                                                                  \
    }

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
    Text(Sentence sentence, const Places&... places) : Text(sentence)
    {
        makeRoom(sizeof...(Places));
        (put(places), ...);
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
    /// The same as a line of the log, where the sentence ends without its full stop.
    [[nodiscard]] Text asLine() const;
    [[nodiscard]] bool isLine() const { return m_isLine; }
    /// The same sentence with these in its places.
    [[nodiscard]] Text with(std::vector<TextPlace> places) const;
    /// What it is an instance of, as the sources have it.
    [[nodiscard]] Sentence sentence() const { return m_sentence; }
    /// What stands in its places, the first one first.
    [[nodiscard]] const std::vector<TextPlace>& places() const { return m_places; }

private:
    void makeRoom(std::size_t places);
    void add(int number);
    void add(Sentence word);
    void add(const std::string& name);
    void add(TextPlace place);
    /// A game's own types (a seat, a card) have a `textPlace` beside them, which says what stands there for a value.
    template <class Place>
    void put(const Place& place)
    {
        if constexpr (requires { textPlace(place); })
            add(textPlace(place));
        else
            add(place);
    }

    Sentence m_sentence;
    std::vector<TextPlace> m_places; ///< sentences are moved more often than they are made
    bool m_isLine = false;
};

/// A word from outside as a sentence repeats it: its beginning, where it is longer than anybody would read.
[[nodiscard]] std::string shortened(const std::string& word);

/// A name whose letters run from right to left, or that says so, in marks that keep it from turning the text round it.
/// Any other name as it is, but for control characters (base/plain_text.h).
[[nodiscard]] QString isolated(const QString& name);

/// The sentences of `texts`, rendered, in order.
[[nodiscard]] std::vector<std::string> render(const std::vector<Text>& texts, const NameReader& names = {});

} // namespace whistle

extern template class std::vector<whistle::Text>;
