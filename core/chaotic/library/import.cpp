// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/import.h"

#include "base/common_words.h"
#include "base/plain_text.h"
#include "base/sheet.h"
#include "chaotic/library/printed_sentences.h"
#include "chaotic/library/understanding.h"
#include "chaotic/table/rules.h"
#include "search/search_words.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

constexpr auto noCards = Saying::tr(
    "This file contains no cards and no deck: a list of cards, a data pack with cards, or a deck was expected.");
constexpr auto unknownColumn = Saying::tr("The column “%1” is not known here; was “%2” meant?");
constexpr auto unknownColumnAtAll = Saying::tr("The column “%1” is not known here; expected one of %2.");

constexpr auto furtherColumns = Saying::tr("The columns after them were not checked.");
constexpr auto tooManyProblems = Saying::tr("And %1 more after them.");

/// The field that a pointer leads to: its last key that is no number.
std::string fieldOf(const std::string& pointer)
{
    std::string at = pointer;
    while (!at.empty()) {
        const std::size_t slash = at.rfind('/');
        const std::string key = at.substr(slash + 1);
        if (key.find_first_not_of("0123456789") != std::string::npos)
            return key;
        at.resize(slash);
    }
    return {};
}

Problem placed(const Problem& problem, const std::string& file, const std::string& field, int line)
{
    Text message = problem.message;
    if (!field.empty())
        message = Text{common::Saying::tr("%1: %2"), field, problem.message.toStdString()};
    return {problem.at.empty() ? file : file + '#' + problem.at, std::move(message), line};
}

// --- JSON ---

class JsonTaker {
public:
    JsonTaker(const std::string& file, const std::map<std::string, int>& lines) : m_file(file), m_lines(lines) {}

    Checked<TakenIn> take(const Json& json)
    {
        if (json.is_array()) {
            takeCards(json, {}, {});
        } else if (json.is_object() && json.contains("cards") && json.at("cards").is_object()) {
            static constexpr std::array lists{"creatures", "battlegear", "mugic", "locations", "attacks"};
            for (std::size_t i = 0; i < lists.size(); ++i) {
                const Json& all = json.at("cards");
                if (all.contains(lists[i]))
                    takeCards(all.at(lists[i]), pointerTo("/cards", lists[i]), toWord(static_cast<CardKind>(i)));
            }
        } else if (json.is_object() && (json.contains("deck") || json.contains("creatures"))) {
            if (Checked<BuiltDeck> deck = readBuiltDeck(json))
                m_taken.decks.push_back(std::move(*deck));
            else
                tell(deck.problems());
        } else {
            tell({{{}, Text{noCards}}});
        }
        if (!m_problems.empty())
            return m_problems;
        return std::move(m_taken);
    }

private:
    /// `type`: what the list is of; empty: each card says it.
    void takeCards(const Json& list, const std::string& at, std::string_view type)
    {
        if (!list.is_array()) {
            tell(Shape::list(Shape::anything()).check(list, at));
            return;
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            Json card = list[i];
            if (card.is_object() && !type.empty() && !card.contains("type"))
                card["type"] = type;
            const std::string here = pointerTo(at, i);
            for (const Problem& one : problemsOf(card, here))
                m_taken.bad.push_back(
                    {placed(one, m_file, fieldOf(one.at), lineOf(one.at)), fieldOf(one.at), one.message});
            if (!m_taken.bad.empty() && m_taken.bad.back().problem.at.starts_with(m_file + '#' + here))
                continue;
            AnyCard taken = readCard(*fromWord<CardKind>(card.at("type").get_ref<const std::string&>()), card);
            std::vector<ReadSentence> read;
            if (saysNothing(card)) // but in its words
                read = addText(taken, std::exchange(baseOf(taken).text, std::nullopt).value_or(std::string()));
            else
                read = wordsIn(taken);
            m_taken.cards.push_back(std::move(taken));
            m_taken.origins.push_back({lineOf(here), std::move(read)});
        }
    }
    /// No data of the card say what it does.
    [[nodiscard]] static bool saysNothing(const Json& card)
    {
        static constexpr std::array keys{"abilities", "keywords", "modifiers",         "attack_modifiers",
                                         "effects",   "effect",   "mugic_cost_changes"};
        return std::none_of(keys.begin(), keys.end(), [&](const char* key) {
            const auto found = card.find(key);
            return found != card.end() && !found->empty();
        });
    }
    /// The words that its data are told in, and what becomes of them.
    [[nodiscard]] static std::vector<ReadSentence> wordsIn(const AnyCard& card)
    {
        std::vector<ReadSentence> all;
        const auto add = [&](const Json& told, bool isComputed, const Json& meaning) {
            if (const std::string words = told.value("summary", std::string()); !words.empty())
                all.push_back({words, isComputed ? understoodOf(kindOf(card), meaning) : std::vector<Understood>{}});
        };
        const Json json = writeCard(card);
        if (const auto* mugic = std::get_if<MugicCard>(&card))
            add(json.at("effect"), mugic->effect.isComputed(), {{"effect", json.at("effect")}});
        for (std::size_t i = 0; i < baseOf(card).abilities.size(); ++i) {
            const Json& ability = json.at("abilities")[i];
            add(ability, baseOf(card).abilities[i].isComputed(), {{"abilities", Json::array({ability})}});
        }
        return all;
    }
    void tell(const Problems& problems)
    {
        for (const Problem& one : problems)
            m_problems.push_back(placed(one, m_file, fieldOf(one.at), lineOf(one.at)));
    }
    [[nodiscard]] int lineOf(std::string at) const
    {
        for (;;) {
            if (const auto line = m_lines.find(at); line != m_lines.end())
                return line->second;
            if (at.empty())
                return 0;
            at.resize(at.rfind('/'));
        }
    }

    const std::string& m_file;
    const std::map<std::string, int>& m_lines;
    TakenIn m_taken;
    Problems m_problems;
};

// --- CSV ---

std::string trimmed(const std::string& text)
{
    return QString::fromStdString(text).trimmed().toStdString();
}
QString foldedCell(const std::string& cell)
{
    return whistle::wordsOf(QString::fromStdString(cell)).join(u' ');
}

/// A word of the JSON for what a cell says in any language; what is not known stays as it is, and is told as such.
template <class Enum>
std::string wordFor(const std::string& cell)
{
    const std::optional<Enum> found = named<Enum>(foldedCell(cell));
    return found ? std::string(toWord(*found)) : cell;
}
Json numberFor(const std::string& cell)
{
    bool isNumber = false;
    const int number = QString::fromStdString(cell).toInt(&isNumber);
    return isNumber ? Json(number) : Json(cell);
}
Json truthFor(const std::string& cell)
{
    static const QStringList yes{QStringLiteral("1"), QStringLiteral("yes"),  QStringLiteral("true"),
                                 QStringLiteral("x"), QStringLiteral("igen"), QStringLiteral("tak")};
    static const QStringList no{QStringLiteral("0"), QStringLiteral("no"), QStringLiteral("false"),
                                QStringLiteral("nem"), QStringLiteral("nie")};
    const QString folded = foldedCell(cell);
    return yes.contains(folded) ? Json(true) : no.contains(folded) ? Json(false) : Json(cell);
}
Json listFor(const std::string& cell)
{
    static const QRegularExpression between(QStringLiteral("[,;/|]"));
    Json list = Json::array();
    for (const QString& one : QString::fromStdString(cell).split(between, Qt::SkipEmptyParts))
        list.push_back(one.trimmed().toStdString());
    return list;
}

/// Nearly a word that decides Initiative.
bool isNearlyKnown(const QString& said)
{
    constexpr int deciding = static_cast<int>(Figure::MugicCounters) + 1;
    std::vector<std::string> known;
    for (const QString& name : allNames<Figure>(deciding) + allNames<Affiliation>() + allNames<Element>())
        known.push_back(name.toStdString());
    return !nearestWord(said.toStdString(), known).empty();
}

using Setter = void (*)(Json& card, const std::string& name, const std::string& cell);
void setText(Json& card, const std::string& name, const std::string& cell)
{
    card[name] = cell;
}
void setNumber(Json& card, const std::string& name, const std::string& cell)
{
    card[name] = numberFor(cell);
}
void setTruth(Json& card, const std::string& name, const std::string& cell)
{
    card[name] = truthFor(cell);
}
void setDiscipline(Json& card, const std::string& name, const std::string& cell)
{
    card["disciplines"][name] = numberFor(cell);
}
void setElemental(Json& card, const std::string& name, const std::string& cell)
{
    card["elemental"][name] = numberFor(cell);
}

struct Column {
    const char* name;
    Setter set;
};
const std::vector<Column>& columns()
{
    static const std::vector<Column> all{
        {"type",
         [](Json& card, const std::string& name, const std::string& cell) { card[name] = wordFor<CardKind>(cell); }},
        {"name", setText},
        {"name_pl", setText},
        {"version", setText},
        {"set", setText},
        {"number", setNumber},
        {"code", setText},
        {"unique", setTruth},
        {"copy_limit", setNumber},
        {"tribe",
         [](Json& card, const std::string&, const std::string& cell) {
             card[card.value("type", std::string{}) == "mugic" ? "affiliation" : "tribe"] = wordFor<Affiliation>(cell);
         }},
        {"subtypes", [](Json& card, const std::string& name, const std::string& cell) { card[name] = listFor(cell); }},
        {"courage", setDiscipline},
        {"power", setDiscipline},
        {"wisdom", setDiscipline},
        {"speed", setDiscipline},
        {"energy", setNumber},
        {"mugic_ability", setNumber},
        {"elements",
         [](Json& card, const std::string& name, const std::string& cell) {
             card[name] = listFor(QString::fromStdString(cell).simplified().replace(u' ', u',').toStdString());
             for (Json& one : card[name])
                 one = wordFor<Element>(one.get<std::string>());
         }},
        {"loyal", setTruth},
        {"reveal_at_beginning_of_game", setTruth},
        {"cost", [](Json& card, const std::string& name,
                    const std::string& cell) { card[name] = foldedCell(cell) == u"x" ? Json("x") : numberFor(cell); }},
        {"build_points", setNumber},
        {"base", setNumber},
        {"fire", setElemental},
        {"air", setElemental},
        {"earth", setElemental},
        {"water", setElemental},
        {"initiative",
         [](Json& card, const std::string& name, const std::string& cell) {
             const QString said = foldedCell(cell);
             if (const auto figure = named<Figure>(said, 4))
                 card[name] = {{"kind", "discipline"}, {"discipline", toWord(static_cast<Discipline>(*figure))}};
             else if (const auto element = named<Element>(said))
                 card[name] = {{"kind", "element"}, {"element", toWord(*element)}};
             else if (const auto tribe = named<Affiliation>(said); tribe && *tribe != Affiliation::Generic)
                 card[name] = {{"kind", "tribe"}, {"tribe", toWord(*tribe)}};
             else if (const auto other = named<Figure>(said, 6); other && *other >= Figure::Energy)
                 card[name] = {{"kind", *other == Figure::Energy ? "energy" : "mugic_counters"}};
             else if (!kindsOfCreatures().contains(said) && isNearlyKnown(said)) // a slip
                 card[name] = {{"kind", cell}};
             else // what it means the players know
                 card[name] = {{"kind", "other"}, {"text", cell}};
         }},
        {"text", nullptr},
    };
    return all;
}

class CsvTaker {
public:
    explicit CsvTaker(const std::string& file) : m_file(file) {}

    Checked<TakenIn> take(const std::vector<SheetLine>& lines)
    {
        if (lines.empty())
            return Problem{m_file, Text{noCards}, 0};
        readHead(lines.front());
        if (m_problems.size() >= mostProblems)
            m_problems.push_back({m_file, Text{furtherColumns}});
        if (!m_problems.empty())
            return m_problems;
        for (std::size_t i = 1; i < lines.size(); ++i)
            takeLine(lines[i]);
        return std::move(m_taken);
    }

private:
    void readHead(const SheetLine& head)
    {
        for (const std::string& cell : head.cells) {
            if (m_problems.size() >= mostProblems)
                return;
            const std::string name = foldedCell(cell).replace(u' ', u'_').toStdString();
            const auto column =
                std::find_if(columns().begin(), columns().end(), [&](const Column& one) { return name == one.name; });
            if (column == columns().end()) {
                const std::string meant = nearestWord(name, csvColumns());
                std::string all;
                for (const std::string& one : csvColumns())
                    all += (all.empty() ? "" : ", ") + one;
                tell(head.number,
                     meant.empty() ? Text{unknownColumnAtAll, cell, all} : Text{unknownColumn, cell, meant});
                continue;
            }
            if (std::count(m_columns.begin(), m_columns.end(), &*column) > 0)
                tell(head.number, Text{Saying::tr("The column “%1” appears here twice."), cell});
            m_columns.push_back(&*column);
        }
        for (const char* needed : {"type", "name"}) {
            if (m_problems.empty() && !has(needed))
                tell(head.number, Text{Saying::tr("The column “%1” is missing."), std::string(needed)});
        }
    }
    /// The column that a place in the card was made of.
    [[nodiscard]] static std::string columnOf(std::string pointer)
    {
        const std::string field = fieldOf(pointer);
        for (; !pointer.empty(); pointer.resize(pointer.rfind('/'))) {
            const std::string key = pointer.substr(pointer.rfind('/') + 1);
            if (std::count(csvColumns().begin(), csvColumns().end(), key) > 0)
                return key;
        }
        return field == "affiliation" ? "tribe" : field;
    }
    [[nodiscard]] bool has(const std::string& name) const
    {
        return std::any_of(m_columns.begin(), m_columns.end(), [&](const Column* one) { return one->name == name; });
    }
    void takeLine(const SheetLine& line)
    {
        if (line.cells.size() > m_columns.size()) {
            const Text message{Saying{QT_TRANSLATE_N_NOOP("chaotic", "This line has %n cell(s) for %1 columns.")},
                               static_cast<int>(m_columns.size()), static_cast<int>(line.cells.size())};
            m_taken.bad.push_back({{m_file, message, line.number}, {}, message});
            return;
        }
        Json card = Json::object();
        std::string text;
        // The type first: other columns go by it.
        for (const bool isType : {true, false}) {
            for (std::size_t i = 0; i < line.cells.size(); ++i) {
                const Column& column = *m_columns[i];
                const std::string cell = trimmed(line.cells[i]);
                if (cell.empty() || (std::string_view(column.name) == "type") != isType)
                    continue;
                if (column.set == nullptr)
                    text = cell;
                else
                    column.set(card, column.name, cell);
            }
        }
        if (card.value("type", std::string{}) == "mugic" && !card.contains("effect"))
            card["effect"] = Json::object();
        const Problems found = problemsOf(card);
        for (Problem one : found) {
            const std::string column = columnOf(one.at);
            if (const std::optional<std::string> cell = noNumberIn(column, line))
                one.message = Text{Saying::tr("A whole number was expected, not “%1”."), *cell};
            m_taken.bad.push_back({placed(one, m_file, column, line.number), column, one.message});
        }
        if (!found.empty())
            return;
        AnyCard taken = readCard(*fromWord<CardKind>(card.at("type").get_ref<const std::string&>()), card);
        std::vector<ReadSentence> read = addText(taken, text);
        m_taken.cards.push_back(std::move(taken));
        m_taken.origins.push_back({line.number, std::move(read)});
    }
    /// What stands in a column of numbers and is none.
    [[nodiscard]] std::optional<std::string> noNumberIn(const std::string& column, const SheetLine& line) const
    {
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            const Setter set = m_columns[i]->set;
            const bool isOfNumbers = set == setNumber || set == setDiscipline || set == setElemental;
            const std::string cell = trimmed(line.cells[i]);
            if (isOfNumbers && column == m_columns[i]->name && !cell.empty() && numberFor(cell).is_string())
                return cell;
        }
        return {};
    }
    void tell(int line, Text message) { m_problems.push_back({m_file, std::move(message), line}); }

    const std::string& m_file;
    std::vector<const Column*> m_columns;
    TakenIn m_taken;
    Problems m_problems;
};

bool isJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\n");
    return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}
Checked<TakenIn> takeJson(std::string_view text, const std::string& file)
{
    std::map<std::string, int> lines;
    const Checked<Json> json = parseJson(text, lines);
    Problems problems = json ? unreadableTexts(*json, {}, Lines::Several) : json.problems();
    if (problems.empty())
        return JsonTaker(file, lines).take(*json);
    for (Problem& one : problems)
        one = placed(one, file, {}, one.line);
    return problems;
}
Checked<TakenIn> takeCsv(std::string_view text, const std::string& file)
{
    const Checked<std::vector<SheetLine>> lines = readSheet(text, file);
    return lines ? CsvTaker(file).take(*lines) : Checked<TakenIn>(lines.problems());
}

} // namespace

const std::vector<std::string>& csvColumns()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const Column& one : columns())
            all.emplace_back(one.name);
        return all;
    }();
    return names;
}

Checked<TakenIn> lookThrough(std::string_view bytes, const std::string& file)
{
    const Checked<DecodedText> decoded = decodedText(bytes, file);
    if (!decoded)
        return decoded.problems();
    const std::string& text = decoded->utf8;
    Checked<TakenIn> taken = isJson(text) ? takeJson(text, file) : takeCsv(text, file);
    if (taken)
        taken->encoding = decoded->encoding;
    return taken;
}

Checked<TakenIn> takeIn(std::string_view bytes, const std::string& file)
{
    Checked<TakenIn> taken = lookThrough(bytes, file);
    if (taken && taken->cards.empty() && taken->decks.empty())
        return taken->bad.empty() ? Problems{{file, Text{noCards}}} : problemsOf(taken->bad, file);
    return taken;
}

Problems problemsOf(const std::vector<BadLine>& lines, const std::string& file)
{
    Problems problems;
    for (std::size_t i = 0; i < std::min(lines.size(), mostProblems); ++i)
        problems.push_back(lines[i].problem);
    if (lines.size() > mostProblems)
        problems.push_back({file, Text{tooManyProblems, static_cast<int>(lines.size() - mostProblems)}});
    return problems;
}

std::string exampleSheet(std::string_view language)
{
    QFile file(QStringLiteral(":/packs/chaotic/example-cards.csv"));
    (void)file.open(QIODevice::ReadOnly);
    const SheetStyle style = sheetStyleOf(language);
    std::string sheet = style.hasMark ? "\xEF\xBB\xBF" : "";
    const Checked<std::vector<SheetLine>> lines = readSheet(file.readAll().toStdString(), "example-cards.csv");
    for (const SheetLine& line : lines ? *lines : std::vector<SheetLine>{})
        sheet += sheetLine(line.cells, style);
    return sheet;
}

} // namespace whistle::chaotic
