// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_book_shape.h"

#include "rulebook/rule_book.h"

namespace whistle {

namespace {

Shape ids()
{
    return Shape::list(Shape::text());
}

Shape houseRuleShape()
{
    return Shape::object({
        required("key", Shape::text(), "its name in `house_rules`"),
        required("usual", Shape::either({Shape::boolean(), Shape::integer(-1000, 1000), Shape::text(), ids()}),
                 "the value that counts where nobody has chosen one"),
    });
}

Shape ruleShape()
{
    return Shape::object({
        required("id", Shape::text(), "for ever: rulings and match files cite it"),
        optional("kind", Shape::words(allWords<RuleKind>()), "rule if left out"),
        optional("about", ids(), "of a reading or an example, and required there: the rules it belongs to"),
        optional("see", ids(),
                 "further rules that a reader may want; those that the text names are found by themselves"),
        optional("house_rule", houseRuleShape(), "the switch that changes this rule"),
        optional("told_only", Shape::text(), "why neither the program nor a test cites this rule"),
    });
}

} // namespace

Shape ruleBookShape()
{
    return Shape::object({
        required("format", Shape::words({"whistle-rulebook"})),
        required("format_version", Shape::integer(ruleBookFormatVersion, ruleBookFormatVersion)),
        required("game", Shape::text()),
        required("languages", Shape::list(Shape::words(allWords<BookLanguage>()), 1),
                 "the languages it is written in, one file of words each; the first one stands in for those that are "
                 "missing"),
        required("sections",
                 Shape::list(Shape::object({
                     required("id", Shape::text(), "\"KB-17\"; the part behind the dash is shown as its number"),
                     required("rules", Shape::list(ruleShape())),
                 }))),
        required("glossary", Shape::list(Shape::object({
                                 required("id", Shape::text()),
                                 required("rules", Shape::list(Shape::text(), 1), "where the term is explained"),
                             }))),
    });
}

Shape ruleWordsShape()
{
    return Shape::object({
        required("format", Shape::words({"whistle-rulebook-words"})),
        required("format_version", Shape::integer(ruleBookFormatVersion, ruleBookFormatVersion)),
        required("game", Shape::text()),
        required("language", Shape::words(allWords<BookLanguage>())),
        required("sections", Shape::map(Shape::text()), "titles by section id"),
        required("rules",
                 Shape::map(Shape::object({
                     required("title", Shape::text(), "a few words, no full stop"),
                     required("text", Shape::text(), "whole sentences; ids of rules become links"),
                     optional("reason", Shape::text(), "of a reading, and required there: why this one"),
                     optional("examples", Shape::list(Shape::text(), 1)),
                     optional("values", Shape::map(Shape::text()),
                              "of a house rule: what each of its values means; a number needs none"),
                     optional("asked", Shape::list(Shape::text(), 1),
                              "what players type when they look for it, in their own words; never shown"),
                 })),
                 "by rule id"),
        required("glossary",
                 Shape::map(Shape::object({
                     required("term", Shape::text()),
                     optional("also", Shape::list(Shape::text(), 1), "other words that people type"),
                     required("meaning", Shape::text()),
                 })),
                 "by term id"),
    });
}

} // namespace whistle
