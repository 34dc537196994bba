// SPDX-License-Identifier: GPL-3.0-or-later
// rules search TEXT: the rulebooks, best match first, each with its whole section.
#include "base/common_words.h"
#include "search/rule_search.h"
#include "streams.h"
#include "verbs.h"

#include <QSet>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace whistle::cli {

namespace {

/// As many sections as fit what somebody reads; the other hits are named.
constexpr std::size_t mostSections = 3;

struct Options {
    std::string text;
    std::string game;
    bool json = false;
};

/// What was found in one section, the section of the best hit first.
struct SectionHit {
    const RuleBook* book;
    const RuleSection* section;
    QSet<QString> rules;
};

std::vector<SectionHit> sectionsOf(const RuleFindings& found)
{
    std::vector<SectionHit> sections;
    for (const RuleHit& hit : found.rules) {
        const RuleSection* section = hit.book->section(hit.rule->section);
        auto known = std::find_if(sections.begin(), sections.end(),
                                  [&](const SectionHit& other) { return other.section == section; });
        if (known == sections.end())
            known = sections.insert(sections.end(), {hit.book, section, {}});
        known->rules.insert(QString::fromStdString(hit.rule->id));
    }
    return sections;
}

/// The text with what was found in bold, where a person reads it.
QString marked(const std::string& words, const RuleFindings& found, BookLanguage language, bool bold)
{
    QString text = QString::fromStdString(words);
    if (!bold)
        return text;
    const std::vector<WordPlace> places = found.marksIn(text, language);
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        text.insert(place->at + place->length, QStringLiteral("\033[0m"));
        text.insert(place->at, QStringLiteral("\033[1m"));
    }
    return text;
}

void say(const QString& line)
{
    std::cout << line.toStdString() << '\n';
}

void tell(const SectionHit& hit, const RuleFindings& found, BookLanguage language, bool bold)
{
    const auto shown = [&](const std::string& words) { return marked(words, found, language, bold); };
    say(QStringLiteral("%1  %2").arg(QString::fromStdString(hit.section->id), shown(hit.section->title.in(language))));
    for (const std::string& id : hit.section->rules) {
        const Rule& rule = *hit.book->find(id);
        const bool isHit = hit.rules.contains(QString::fromStdString(id));
        // Readings and examples stand together only because they are such: the others say nothing here.
        if (!isHit && rule.kind != RuleKind::Rule)
            continue;
        const RuleWords& words = rule.words.in(language);
        say(QStringLiteral("%1 %2  %3: %4")
                .arg(isHit ? QLatin1Char('>') : QLatin1Char(' '))
                .arg(QString::fromStdString(id), shown(words.title), shown(words.text)));
        if (!isHit)
            continue;
        for (const std::string& example : words.examples)
            say(QStringLiteral("    ") + Text{common::Saying::tr("Example: %1"), example}.render(
                                             [&](const std::string& told) { return shown(told); }));
        if (!words.reason.empty())
            say(QStringLiteral("    ") + Text{common::Saying::tr("Why: %1"), words.reason}.render(
                                             [&](const std::string& told) { return shown(told); }));
    }
    say({});
}

/// The terms found, as the reader's language says them.
std::string namesOf(const std::vector<TermHit>& terms, BookLanguage language)
{
    std::string names;
    for (const TermHit& hit : terms)
        names += (names.empty() ? "" : ", ") + hit.term->words.in(language).term;
    return names;
}

std::string idsOf(const std::vector<SectionHit>& sections, std::size_t from)
{
    std::string ids;
    for (std::size_t i = from; i < sections.size(); ++i) {
        for (const std::string& id : sections[i].section->rules) {
            if (sections[i].rules.contains(QString::fromStdString(id)))
                ids += (ids.empty() ? "" : ", ") + id;
        }
    }
    return ids;
}

void tellJson(const RuleFindings& found, BookLanguage language)
{
    for (const RuleHit& hit : found.rules) {
        const RuleWords& words = hit.rule->words.in(language);
        const RuleSection& section = *hit.book->section(hit.rule->section);
        Json whole = Json::array();
        for (const std::string& id : section.rules)
            whole.push_back(id);
        Json line{{"game", hit.book->game()},   {"rule", hit.rule->id},
                  {"section", section.id},      {"section_title", section.title.in(language)},
                  {"title", words.title},       {"text", words.text},
                  {"examples", words.examples}, {"section_rules", std::move(whole)}};
        if (!words.reason.empty())
            line["reason"] = words.reason;
        print(line);
    }
}

int search(const Options& options, const std::string& languageCode)
{
    const BookLanguage language = bookLanguage(QString::fromStdString(languageCode));
    const QString game = QString::fromStdString(options.game);
    if (!game.isEmpty() && !RuleBook::games().contains(game)) {
        return badInput("", {Saying::tr("There are no rules for “%1” here; there are: %2."), options.game,
                             RuleBook::games().join(QStringLiteral(", ")).toStdString()});
    }
    const RuleSearch books(RuleBook::games());
    const RuleFindings found = books.find(QString::fromStdString(options.text), game);
    if (found.rules.empty()) {
        note({"", Text{Saying::tr("No rule contains “%1”."), options.text}});
        return finished(Answered);
    }
    if (!found.meant.empty())
        note({"", Text{Saying::tr("No rule contains “%1”; “%2” comes closest."), options.text,
                       found.meant.join(QStringLiteral(", ")).toStdString()}});
    if (options.json) {
        tellJson(found, language);
        return finished(Answered);
    }
    const bool bold = isatty(STDOUT_FILENO) != 0;
    const std::vector<SectionHit> sections = sectionsOf(found);
    if (!found.terms.empty())
        say(Text{Saying::tr("Closest match: %1."), namesOf(found.terms, language)}.render() + u'\n');
    for (std::size_t i = 0; i < std::min(sections.size(), mostSections); ++i)
        tell(sections[i], found, language, bold);
    if (const std::string others = idsOf(sections, mostSections); !others.empty())
        say(Text{Saying::tr("Also found: %1."), others}.render());
    return finished(Answered);
}

} // namespace

void addRules(CLI::App& app, const CommonOptions& common, Verb& chosen)
{
    CLI::App* rules = app.add_subcommand("rules", "The rulebooks: every rule in our own words, in three languages");
    rules->require_subcommand(1);
    const auto options = std::make_shared<Options>();
    CLI::App* verb = rules->add_subcommand("search", "Best match first, with its whole section");
    verb->add_option("text", options->text, "Words of any of the languages, their beginnings, or a rule's number")
        ->required();
    verb->add_option("--game", options->game, "Only in the rules of this game")->type_name("GAME");
    verb->add_flag("--json", options->json, "One JSON object per line for each rule found");
    verb->callback(
        [options, &chosen, &common] { chosen = [options, &common] { return search(*options, common.language); }; });
}

} // namespace whistle::cli
