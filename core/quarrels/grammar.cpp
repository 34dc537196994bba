// SPDX-License-Identifier: GPL-3.0-or-later
#include "quarrels/grammar.h"

#include "base/contains.h"
#include "base/reader.h"
#include "base/shape.h"
#include "rulebook/rule_files.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <memory>

namespace whistle {

namespace {

constexpr Sentence noPlace{"rulebook", QT_TRANSLATE_NOOP("rulebook", "“%1” is not a place of a known kind.")};
constexpr Sentence partOfItself{"rulebook", QT_TRANSLATE_NOOP("rulebook", "“%1” is part of itself.")};

/// A shorter stem is that of many words.
constexpr int leastOfStem = 4;

Shape patternShape()
{
    return Shape::object({
        required("question", Shape::text(), "its id within the game"),
        required("says", Shape::list(Shape::text(), 1),
                 "the ways to say it: kinds of words in their order; <slot:kind> is a fact, [x] may be left out, + is "
                 "once or more"),
        optional("anywhere", Shape::list(Shape::text(), 1), "what may stand between them all"),
        optional("seats", Shape::map(Shape::integer(1, 5)), "whose fact a slot is"),
        required("input", Shape::anything(), "of the question; \"<slot>\" is what was said there"),
    });
}

Shape kindShape()
{
    return Shape::object({
        optional("from", Shape::integer(-9999, 9999), "the least number"),
        optional("to", Shape::integer(-9999, 9999), "the greatest number"),
        optional("number", Shape::anything(),
                 "what a number means; \"#\" stands for it, and is what it means if left out"),
        optional("words", Shape::map(Shape::list(Shape::text(), 1)), "words of all languages, by what they mean"),
        optional("values", Shape::map(Shape::anything()), "what the keys of `words` mean where it is not their name"),
        optional("row", Shape::list(Shape::text(), 2), "kinds that follow each other"),
        optional("together", Shape::text(), "what such a row means: \"{kind}\" stands for the value of one"),
    });
}

Shape namesShape()
{
    return Shape::map(Shape::map(Shape::text()));
}

Shape commonShape()
{
    return Shape::object({
        optional("numbers", Shape::map(Shape::list(Shape::text(), 1)), "that are written out"),
        optional("names", namesShape(), "as a game has them"),
        optional("kinds", Shape::map(kindShape()), "of words"),
    });
}

Shape grammarShape()
{
    return Shape::object({
        required("format", Shape::words({"whistle-quarrels"})),
        required("format_version", Shape::integer(1, 1)),
        required("game", Shape::text()),
        optional("example", Shape::map(Shape::text()), "a quarrel as somebody may say it, by language"),
        optional("names", namesShape(), "what ids of the questions are called, by language"),
        required("kinds", Shape::map(kindShape()), "of words"),
        required("quarrels", Shape::list(patternShape())),
    });
}

bool isSame(const SaidWord& typed, const QString& listed, const QString& stem)
{
    return typed.word == listed || (stem.size() >= leastOfStem && typed.stem == stem);
}

/// "#" within, wherever it stands.
Json withNumber(const Json& meant, int number)
{
    if (meant.is_null() || meant == "#")
        return number;
    if (!meant.is_object())
        return meant;
    Json made = Json::object();
    for (const auto& [key, value] : meant.items())
        made[key] = withNumber(value, number);
    return made;
}

/// All but the kinds that it is a row of.
WordKind plainKind(const std::string& name, const Json& json)
{
    WordKind kind;
    kind.name = name;
    kind.least = json.value("from", 0);
    kind.most = json.value("to", json.contains("from") ? 9999 : -1);
    kind.number = json.value("number", Json());
    const Json words = json.value("words", Json::object());
    const Json values = json.value("values", Json::object());
    for (const auto& [meaning, all] : words.items()) {
        for (const Json& said : all) {
            const QStringList phrase = wordsOf(QString::fromStdString(said.get<std::string>()));
            kind.spoken.push_back(
                {phrase, phraseOf(phrase.join(u' ')), values.contains(meaning) ? values.at(meaning) : Json(meaning)});
        }
    }
    std::stable_sort(kind.spoken.begin(), kind.spoken.end(),
                     [](const auto& a, const auto& b) { return a.words.size() > b.words.size(); });
    kind.together = json.value("together", "");
    return kind;
}

QString inReadersLanguage(const std::map<std::string, std::string>& words)
{
    for (const std::string& language : {readersLanguageCode(), std::string("en")}) {
        if (const auto found = words.find(language); found != words.end())
            return QString::fromStdString(found->second);
    }
    return {};
}

} // namespace

Checked<QuarrelGrammar> QuarrelGrammar::read(std::string_view text, std::string_view common)
{
    const Checked<Json> json = parseJson(text);
    const Checked<Json> shared = parseJson(common);
    if (!json || !shared)
        return json ? shared.problems() : json.problems();
    if (Problems problems = grammarShape().check(*json); !problems.empty())
        return problems;
    if (Problems problems = commonShape().check(*shared); !problems.empty())
        return problems;
    QuarrelGrammar grammar;
    Problems problems;
    grammar.addKinds(json->at("kinds"), shared->value("kinds", Json::object()));
    grammar.addNumbers(shared->value("numbers", Json::object()));
    for (const WordKind& kind : grammar.m_kinds) {
        if (grammar.isPartOfItself(kind))
            addTo(problems, pointerTo(pointerTo("/kinds", kind.name), "row"), partOfItself, kind.name);
    }
    const auto places = [&](const std::string& said, const std::string& at) {
        std::vector<QuarrelPlace> all;
        for (const QString& word : QString::fromStdString(said).split(u' ', Qt::SkipEmptyParts)) {
            const std::optional<QuarrelPlace> place = grammar.placeOf(word);
            if (place && place->repeated && !place->optional) // once, and then as often as there are more
                all.push_back({place->slot, place->kind, false, false});
            if (place)
                all.push_back({place->slot, place->kind, place->optional || place->repeated, place->repeated});
            else
                problems.push_back({at, Text{noPlace, word.toStdString()}});
        }
        return all;
    };
    lookAtEach(json->at("quarrels"), "/quarrels", [&](const Json& quarrel, const std::string& at) {
        std::vector<QuarrelPlace> anywhere;
        for (const Json& one : quarrel.value("anywhere", Json::array())) {
            for (QuarrelPlace& place : places(one.get<std::string>(), at + "/anywhere"))
                anywhere.push_back(std::move(place));
        }
        const auto seats = quarrel.value("seats", std::map<std::string, int>());
        for (const Json& says : quarrel.at("says"))
            grammar.m_patterns.push_back({quarrel.at("question").get<std::string>(),
                                          places(says.get<std::string>(), at + "/says"), anywhere, quarrel.at("input"),
                                          seats});
    });
    grammar.m_example = json->value("example", Words());
    grammar.m_names = json->value("names", Names());
    grammar.m_names.merge(shared->value("names", Names())); // a game may know better
    if (!problems.empty())
        return problems;
    return grammar;
}

std::string QuarrelGrammar::commonWords()
{
    return ruleFile(QStringLiteral("quarrel-words.json"));
}

const QuarrelGrammar* QuarrelGrammar::of(const std::string& game)
{
    static std::map<std::string, std::unique_ptr<const QuarrelGrammar>> known;
    const auto found = known.find(game);
    if (found != known.end())
        return found->second.get();
    std::unique_ptr<const QuarrelGrammar> grammar;
    if (const std::string text = ruleFile(QStringLiteral("%1/quarrels.json").arg(QString::fromStdString(game)));
        !text.empty()) {
        Checked<QuarrelGrammar> read = QuarrelGrammar::read(text, commonWords());
        Q_ASSERT(read); // a test reads each that is compiled in
        grammar = std::make_unique<const QuarrelGrammar>(std::move(*read));
    }
    return known.emplace(game, std::move(grammar)).first->second.get();
}

QString QuarrelGrammar::example() const
{
    return inReadersLanguage(m_example);
}

QString QuarrelGrammar::nameOf(const std::string& id) const
{
    const auto found = m_names.find(id);
    return found == m_names.end() ? QString() : inReadersLanguage(found->second);
}

void QuarrelGrammar::addKinds(const Json& own, const Json& common)
{
    const auto add = [&](const auto& take) {
        for (const auto& [name, kind] : own.items())
            take(name, kind);
        for (const auto& [name, kind] : common.items()) {
            if (!own.contains(name)) // a game may know better
                take(name, kind);
        }
    };
    add([&](const std::string& name, const Json& kind) { m_kinds.push_back(plainKind(name, kind)); });
    add([&](const std::string& name, const Json& kind) {
        for (const Json& part : kind.value("row", Json::array()))
            m_kinds[static_cast<std::size_t>(kindOf(name))].row.push_back(kindOf(part.get<std::string>()));
    });
}

void QuarrelGrammar::addNumbers(const Json& numbers)
{
    for (const auto& [number, words] : numbers.items()) {
        for (const Json& word : words) {
            const QString written = folded(QString::fromStdString(word.get<std::string>()));
            m_numbers[written] = std::stoi(number);
            if (const QString stem = stemOf(written); stem.size() >= leastOfStem) // with other endings, too
                m_numbers.insert(stem, std::stoi(number));
        }
    }
}

int QuarrelGrammar::kindOf(const std::string& name) const
{
    const auto found =
        std::find_if(m_kinds.begin(), m_kinds.end(), [&](const WordKind& kind) { return kind.name == name; });
    return found == m_kinds.end() ? -1 : static_cast<int>(found - m_kinds.begin());
}

bool QuarrelGrammar::isPartOfItself(const WordKind& kind) const
{
    std::vector<int> parts = kind.row;
    for (std::size_t i = 0; i < parts.size(); ++i) { // grows by the parts of its parts
        if (parts[i] < 0)
            continue;
        const WordKind& part = m_kinds[static_cast<std::size_t>(parts[i])];
        if (&part == &kind)
            return true;
        for (const int inner : part.row) {
            if (!contains(parts, inner))
                parts.push_back(inner);
        }
    }
    return false;
}

std::optional<QuarrelPlace> QuarrelGrammar::placeOf(const QString& said) const
{
    static const QRegularExpression form(QStringLiteral("^(\\[)?(?:<(\\w+):(\\w+)>|(\\w+))(\\+)?(\\])?$"));
    const auto found = form.match(said);
    if (!found.hasMatch() || found.captured(1).isEmpty() != found.captured(6).isEmpty())
        return {};
    const int kind = kindOf(found.captured(found.captured(3).isEmpty() ? 4 : 3).toStdString());
    if (kind < 0)
        return {};
    return QuarrelPlace{found.captured(2).toStdString(), kind, !found.captured(1).isEmpty(),
                        !found.captured(5).isEmpty()};
}

WordKind::Hit QuarrelGrammar::hit(int number, const std::vector<SaidWord>& words, std::size_t at) const
{
    if (number < 0 || at >= words.size())
        return {};
    const WordKind& kind = m_kinds[static_cast<std::size_t>(number)];
    std::optional<int> counted = words[at].number;
    for (const QString& form : {words[at].word, words[at].stem}) {
        if (const auto written = m_numbers.constFind(form); !counted && written != m_numbers.constEnd())
            counted = *written;
    }
    if (counted && *counted >= kind.least && *counted <= kind.most)
        return {1, withNumber(kind.number, *counted)};
    for (const WordKind::Spoken& one : kind.spoken) {
        const auto size = static_cast<std::size_t>(one.words.size());
        if (at + size > words.size())
            continue;
        bool isSaid = true;
        for (std::size_t i = 0; i < size && isSaid; ++i) {
            const auto place = static_cast<qsizetype>(i);
            isSaid = isSame(words[at + i], one.words[place], one.stems[place]);
        }
        if (isSaid)
            return {size, one.value};
    }
    if (kind.row.empty())
        return {};
    WordKind::Hit row;
    QString together = QString::fromStdString(kind.together);
    for (const int part : kind.row) {
        const WordKind::Hit one = hit(part, words, at + row.words);
        if (one.words == 0)
            return {};
        row.words += one.words;
        const std::string value = one.value.is_string() ? one.value.get<std::string>() : one.value.dump();
        const std::string& name = m_kinds[static_cast<std::size_t>(part)].name;
        together.replace(QStringLiteral("{%1}").arg(QString::fromStdString(name)), QString::fromStdString(value));
    }
    row.value = together.toStdString();
    return row;
}

} // namespace whistle
