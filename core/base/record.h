// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/codecs.h"
#include "base/compiled_once.h"
#include "base/text.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <variant>

/// A struct's JSON keys, said once, in one source file beside the struct's other plumbing:
///
///     template <>
///     constexpr std::array whistle::recordKeys<Bid>{
///         key<&Bid::team>("team", "who bids"),
///         optionalKey<&Bid::bid, Number<0, 99>>("bid", "cash"), // left out: what a fresh struct has
///     };
///     template const Record& whistle::recordOf<Bid>();
///
/// The last line only where a header promises the table to other files (the same line behind `extern`). A table that
/// is made in another way (`Record::choice`) specialises `recordOf` itself.
///
/// The shape (and with it checks, JSON Schema and forms), the reader and the writer all come from that table. It is
/// walked at run time: a key costs the compiler two small functions, a struct nothing.
namespace whistle {

enum class Presence {
    Required,
    Optional, ///< left out, it is as in a fresh struct; written where it differs
    Quiet,    ///< the same, and the schema does not say what a fresh struct has
    Filled    ///< may be left out when it is read (somebody knows it), and is always written
};

struct RecordKey {
    const char* name;
    Presence presence;
    const char* meaning; ///< marked with QT_TRANSLATE_NOOP("shapes", ...) where forms show it
    Shape (*shape)();
    void (*read)(const Json& value, void* record); ///< of what the shape has passed
    Json (*write)(const void* record);             ///< null: nothing to write (of a key that is not required)
};

/// The keys of one struct.
class Record {
public:
    /// `meaning`: of the whole object.
    template <class Struct>
    [[nodiscard]] static Record of(std::vector<RecordKey> keys, const char* meaning = "")
    {
        const Struct fresh{};
        return Record(std::move(keys), &fresh, meaning);
    }

    /// A struct whose member `kind` says which other keys it has: `cases` in the order of its enum, which the key `by`
    /// names. What does not belong to its case is as in a fresh struct.
    template <auto kind>
    [[nodiscard]] static Record choice(const char* by, std::vector<std::vector<RecordKey>> cases);

    /// Of a struct without cases.
    [[nodiscard]] const std::vector<RecordKey>& keys() const { return m_keys; }
    [[nodiscard]] Shape shape() const;
    /// Reads what the shape has passed into the struct that the table is of.
    void read(const Json& json, void* record) const;
    /// Adds the keys to `json`, in their order.
    void write(Json& json, const void* record) const;
    /// The same with every key, also those that are as in a fresh struct.
    void writeWhole(Json& json, const void* record) const;

private:
    Record(std::vector<RecordKey> keys, const void* fresh, const char* meaning = "");

    std::vector<RecordKey> m_keys; ///< with cases: the key that tells which
    std::vector<Json> m_defaults;  ///< of each optional or quiet key, what a fresh struct writes
    const char* m_meaning;
    std::vector<std::string> m_words;
    std::vector<Record> m_cases; ///< as `m_words`; empty: a struct without cases
    std::size_t (*m_caseOf)(const void* record) = nullptr;
};

/// The keys of a struct that one source file alone knows; specialised beside it. None: `recordOf` is promised.
template <class Struct>
inline constexpr std::nullptr_t recordKeys = nullptr;
/// What the whole object means, where that is said; specialised beside its keys.
template <class Struct>
inline constexpr const char* recordMeaning = "";

/// The table of a struct: of its keys, or specialised for each that has one.
template <class Struct>
const Record& recordOf()
{
    static const Record record =
        Record::of<Struct>({recordKeys<Struct>.begin(), recordKeys<Struct>.end()}, recordMeaning<Struct>);
    return record;
}

namespace codecs {

/// The codec of a struct that has a table.
template <class Struct>
struct ObjectOf {
    static Shape shape() { return recordOf<Struct>().shape(); }
    static void read(const Json& json, Struct& value) { recordOf<Struct>().read(json, &value); }
    static Json write(const Struct& value)
    {
        Json json = Json::object();
        recordOf<Struct>().write(json, &value);
        return json;
    }
};

/// The same, written with every key.
template <class Struct>
struct WholeOf : ObjectOf<Struct> {
    static Json write(const Struct& value)
    {
        Json json = Json::object();
        recordOf<Struct>().writeWhole(json, &value);
        return json;
    }
};

/// By a table that is not the struct's only one.
template <class Struct, const Record& (*table)()>
struct ObjectBy {
    static Shape shape() { return table().shape(); }
    static void read(const Json& json, Struct& value) { table().read(json, &value); }
    static Json write(const Struct& value)
    {
        Json json = Json::object();
        table().write(json, &value);
        return json;
    }
};

template <class Struct, const auto& keys>
const Record& recordWith()
{
    static const Record record = Record::of<Struct>({keys.begin(), keys.end()});
    return record;
}
/// By an array of keys that are not the struct's only ones.
template <class Struct, const auto& keys>
using ObjectWith = ObjectBy<Struct, &recordWith<Struct, keys>>;

/// What a type is in JSON where nothing else is said; a whole number must say its range.
template <class Value>
struct UsualOf {
    using Codec = std::conditional_t<std::is_enum_v<Value>, WordOf<Value>, ObjectOf<Value>>;
};
template <>
struct UsualOf<bool> {
    using Codec = Truth;
};
template <>
struct UsualOf<std::string> {
    using Codec = Word;
};
template <class Item>
struct UsualOf<std::optional<Item>> {
    using Codec = Perhaps<typename UsualOf<Item>::Codec>;
};
template <class Item>
struct UsualOf<std::vector<Item>> {
    using Codec = ListOf<typename UsualOf<Item>::Codec>;
};
template <>
struct UsualOf<int>; // Number<least, greatest>

} // namespace codecs

namespace record_detail {

template <class Member>
struct MemberOf;
template <class Struct, class Value>
struct MemberOf<Value Struct::*> {
    using Owner = Struct;
    using Type = Value;
};
/// What follows from the rest of the struct: it is written and never read.
template <class Struct, class Value>
struct MemberOf<Value (Struct::*)() const> {
    using Owner = Struct;
    using Type = std::decay_t<Value>;
};
/// A lambda that is asked with the struct: written and never read, too.
template <class Lambda, class Struct, class Value>
struct MemberOf<Value (Lambda::*)(const Struct&) const> {
    using Owner = Struct;
    using Type = std::decay_t<Value>;
};
template <class Lambda>
requires requires
{
    &Lambda::operator();
}
struct MemberOf<Lambda> : MemberOf<decltype(&Lambda::operator())> {};
template <auto member>
using OwnerOf = typename MemberOf<decltype(member)>::Owner;

/// Put off until it is needed, so that a key with a codec of its own asks nothing of the usual ones.
struct Usual {};
template <class Codec, class Value>
struct Chosen {
    using Type = Codec;
};
template <class Value>
struct Chosen<Usual, Value> {
    using Type = typename codecs::UsualOf<Value>::Codec;
};

template <auto member, class Wanted, class Owner = OwnerOf<member>>
[[nodiscard]] constexpr RecordKey keyOf(const char* name, Presence presence, const char* meaning)
{
    using Codec = typename Chosen<Wanted, typename MemberOf<decltype(member)>::Type>::Type;
    return {
        name,
        presence,
        meaning,
        &Codec::shape,
        [](const Json& json, void* record) {
            if constexpr (std::is_member_object_pointer_v<decltype(member)>)
                Codec::read(json, static_cast<Owner*>(record)->*member);
        },
        [](const void* record) { return Json(Codec::write(std::invoke(member, *static_cast<const Owner*>(record)))); }};
}

template <auto way, auto member, class Wanted>
[[nodiscard]] constexpr RecordKey keyThrough(const char* name, Presence presence, const char* meaning)
{
    using Codec = typename Chosen<Wanted, typename MemberOf<decltype(member)>::Type>::Type;
    using Owner = OwnerOf<way>;
    return {name,
            presence,
            meaning,
            &Codec::shape,
            [](const Json& json, void* record) {
                if constexpr (requires(Owner & whole) { Codec::read(json, (whole.*way).*member); })
                    Codec::read(json, (static_cast<Owner*>(record)->*way).*member);
            },
            [](const void* record) {
                return Json(Codec::write(std::invoke(member, std::invoke(way, *static_cast<const Owner*>(record)))));
            }};
}

} // namespace record_detail

template <auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey key(const char* name, const char* meaning = "")
{
    return record_detail::keyOf<member, Codec>(name, Presence::Required, meaning);
}
template <auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey optionalKey(const char* name, const char* meaning = "")
{
    return record_detail::keyOf<member, Codec>(name, Presence::Optional, meaning);
}
template <auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey quietKey(const char* name, const char* meaning = "")
{
    return record_detail::keyOf<member, Codec>(name, Presence::Quiet, meaning);
}
template <auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey filledKey(const char* name, const char* meaning = "")
{
    return record_detail::keyOf<member, Codec>(name, Presence::Filled, meaning);
}

/// A key of a member of what the struct's own `way` leads to: a part of it, or what it shows, which is never read.
template <auto way, auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey key(const char* name, const char* meaning = "")
{
    return record_detail::keyThrough<way, member, Codec>(name, Presence::Required, meaning);
}
template <auto way, auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey optionalKey(const char* name, const char* meaning = "")
{
    return record_detail::keyThrough<way, member, Codec>(name, Presence::Optional, meaning);
}
template <auto way, auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey filledKey(const char* name, const char* meaning = "")
{
    return record_detail::keyThrough<way, member, Codec>(name, Presence::Filled, meaning);
}
template <auto way, auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey quietKey(const char* name, const char* meaning = "")
{
    return record_detail::keyThrough<way, member, Codec>(name, Presence::Quiet, meaning);
}

/// A key whose member the struct has from a base of its own.
template <class Struct, auto member, class Codec = record_detail::Usual>
[[nodiscard]] constexpr RecordKey inheritedKey(const char* name, Presence presence = Presence::Optional,
                                               const char* meaning = "")
{
    return record_detail::keyOf<member, Codec, Struct>(name, presence, meaning);
}

template <auto kind>
Record Record::choice(const char* by, std::vector<std::vector<RecordKey>> cases)
{
    using Owner = record_detail::OwnerOf<kind>;
    using Enum = typename record_detail::MemberOf<decltype(kind)>::Type;
    const Owner fresh{};
    Record record({key<kind>(by)}, &fresh);
    record.m_words = allWords<Enum>();
    for (std::vector<RecordKey>& keys : cases)
        record.m_cases.push_back(Record(std::move(keys), &fresh));
    record.m_caseOf = [](const void* one) { return static_cast<std::size_t>(static_cast<const Owner*>(one)->*kind); };
    return record;
}

/// A key that is not one member: its codec reads and writes the struct itself.
template <class Struct, class Codec>
[[nodiscard]] constexpr RecordKey partKey(Presence presence, const char* name, const char* meaning = "")
{
    return {name,
            presence,
            meaning,
            &Codec::shape,
            [](const Json& json, void* record) {
                if constexpr (requires(Struct & whole) { Codec::read(json, whole); })
                    Codec::read(json, *static_cast<Struct*>(record));
            },
            [](const void* record) { return Json(Codec::write(*static_cast<const Struct*>(record))); }};
}
/// Reads what the struct's shape has passed.
template <class Struct>
[[nodiscard]] Struct readRecord(const Json& json)
{
    Struct value{};
    recordOf<Struct>().read(json, &value);
    return value;
}
template <class Struct>
[[nodiscard]] Json writeRecord(const Struct& value)
{
    return codecs::ObjectOf<Struct>::write(value);
}
/// The value, or every problem of the JSON.
template <class Struct>
[[nodiscard]] Checked<Struct> checkedRecord(const Json& json)
{
    static const Shape shape = recordOf<Struct>().shape();
    if (Problems problems = shape.check(json); !problems.empty())
        return problems;
    return readRecord<Struct>(json);
}

/// One command of a game: its word in the JSON, what it is for, its keys.
struct CommandForm {
    const char* name;
    const char* meaning;
    Record record;
};

/// A row in a list of commands: a command, or keys of the command that stands above it.
struct CommandRow {
    CommandRow(const RecordKey& key) : keys{key} {}
    CommandRow(std::vector<RecordKey> some) : keys(std::move(some)) {}
    CommandRow(const char* called, const char* means, Record (*tableOf)(std::vector<RecordKey>))
        : name(called)
        , meaning(means)
        , table(tableOf)
    {
    }

    const char* name = "";
    const char* meaning = "";
    Record (*table)(std::vector<RecordKey>) = nullptr; ///< of a command
    std::vector<RecordKey> keys;
};
[[nodiscard]] std::vector<CommandForm> formsOf(std::initializer_list<CommandRow> rows);

/// A command, and what it is for. It is called like its struct (`TakeControl` is "take_control"), if nothing else is
/// said.
template <class Struct>
[[nodiscard]] CommandRow command(const char* meaning = "", const char* name = wordOfType<Struct>.data())
{
    return {name, meaning, [](std::vector<RecordKey> keys) { return Record::of<Struct>(std::move(keys)); }};
}

/// The shape, the reader and the writer of a variant of structs, said in a list (the structs in the variant's order):
///
///     const CommandForms<Command> forms{
///         command<Bid>("bids for the lot"),
///         key<&Bid::team>("team", "who bids"),
///         command<Pass>("bids no more"),
///     };
///
/// The key `by` says which of them it is.
template <class Command>
class CommandForms {
public:
    static constexpr std::size_t count = std::variant_size_v<VariantIn<Command>>;

    CommandForms(std::initializer_list<CommandRow> rows, const char* by = "command")
        : CommandForms(rows, by, std::make_index_sequence<count>())
    {
    }

    [[nodiscard]] std::string_view nameOf(const Command& command) const { return m_forms[command.index()].name; }
    [[nodiscard]] const Shape& shape() const { return m_shape; }
    /// Reads what the shape has passed.
    [[nodiscard]] Command read(const Json& json) const
    {
        const std::size_t index = indexOfCommand(json);
        Command command = m_fresh[index]();
        m_forms[index].record.read(json, address(command));
        return command;
    }
    /// The command, or every problem of the JSON: with its shape, then what `problemsOf` says of it.
    [[nodiscard]] Checked<Command> checked(const Json& json,
                                           Problems (*problemsOf)(const Command&, const Json&) = nullptr) const
    {
        if (Problems problems = m_shape.check(json); !problems.empty())
            return problems;
        Command command = read(json);
        if (Problems problems = problemsOf ? problemsOf(command, json) : Problems{}; !problems.empty())
            return problems;
        return command;
    }
    [[nodiscard]] Json write(const Command& command) const
    {
        const CommandForm& form = m_forms[command.index()];
        Json json;
        json[m_by] = form.name;
        form.record.write(json, address(command));
        return json;
    }

private:
    using Fresh = Command (*)();

    template <std::size_t... indices>
    CommandForms(std::initializer_list<CommandRow> rows, const char* by, std::index_sequence<indices...> /*of all*/)
        : m_by(by)
        , m_forms(formsOf(rows))
        , m_fresh{[]() -> Command { return std::variant_alternative_t<indices, VariantIn<Command>>{}; }...}
        , m_shape(shapeOfAll())
    {
        Q_ASSERT(m_forms.size() == count);
    }
    [[nodiscard]] Shape shapeOfAll() const
    {
        std::vector<std::pair<std::string, Shape>> cases;
        for (const CommandForm& form : m_forms) {
            const Shape shape = form.record.shape();
            cases.emplace_back(form.name, *form.meaning == '\0' ? shape : shape.described(form.meaning));
        }
        return Shape::choice(m_by, std::move(cases));
    }
    [[nodiscard]] std::size_t indexOfCommand(const Json& json) const
    {
        const std::string& name = json.at(m_by).get_ref<const std::string&>();
        std::size_t index = 0;
        while (index + 1 < count && name != m_forms[index].name)
            ++index;
        return index;
    }
    [[nodiscard]] static void* address(Command& command)
    {
        return std::visit([](auto& one) -> void* { return &one; }, command);
    }
    [[nodiscard]] static const void* address(const Command& command)
    {
        return std::visit([](const auto& one) -> const void* { return &one; }, command);
    }

    const char* m_by;
    std::vector<CommandForm> m_forms;
    std::array<Fresh, count> m_fresh;
    Shape m_shape;
};

} // namespace whistle
