// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/printed_sentences.h"

#include "chaotic/library/sentence_grammar.h"
#include "chaotic/library/sentence_words.h"

#include <QRegularExpression>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

/// What the words mean in such a place of a card; none: they are not understood.
std::optional<Json> clauseIn(CardKind kind, const QString& words, const char* what)
{
    for (const Phrasing& clause : grammar().clauses) {
        if (!clause.isOn(kind) || !clause.means(what))
            continue;
        if (std::optional<Json> found = clause.read(words, what))
            return found;
    }
    return {};
}

Json listOf(const char* key, Json one)
{
    return {{key, Json::array({std::move(one)})}};
}

/// Whether an ability is for a target.
bool asksForTarget(const Json& ability)
{
    const Json changes = ability.value("modifiers", Json::array());
    return ability.contains("target") || std::any_of(changes.begin(), changes.end(), [](const Json& one) {
               return one.value("applies_to", std::string()) == toWord(AppliesTo::Target);
           });
}

/// Behind its lead: a cost, a moment, a condition.
std::optional<SentenceMeaning> behindLead(const Phrasing& lead, const SentenceValues& values, CardKind kind,
                                          const QString& rest, const QString& restWords)
{
    if (lead.means("under")) {
        // Two that nothing joins may be two sentences, and so may two in quotation marks.
        const bool isJoined =
            !rest.contains(u'"') && (rest.contains(u',') || restWords.contains(QStringLiteral(" and ")));
        if (const Json keywords = keywordsIn(restWords); !keywords.is_null() && (keywords.size() == 1 || isJoined)) {
            Json all = Json::array();
            for (Json one : keywords) {
                one["under"] = lead.means().at("under");
                all.push_back(std::move(one));
            }
            return SentenceMeaning{{{"keywords", std::move(all)}}, true, true};
        }
    }
    if (lead.means("conditions")) {
        const std::optional<Json> outcomes = clauseIn(kind, restWords, "outcomes");
        if (!outcomes)
            return SentenceMeaning{Json(), false, true};
        return SentenceMeaning{listOf("effects", {{"conditions", lead.filled(lead.means().at("conditions"), values)},
                                                  {"outcomes", *outcomes}}),
                               true, true};
    }
    if (!lead.means("ability"))
        return {};
    Json ability = lead.filled(lead.means().at("ability"), values);
    ability["summary"] = rest.toStdString();
    std::optional<Json> does = clauseIn(kind, restWords, "ability");
    const bool isActivated = ability.at("kind") == toWord(AbilityKind::Activated);
    if (does && !isActivated && (!does->contains("modifiers") || asksForTarget(*does)))
        does.reset(); // only what is used by somebody has a target
    if (!does)
        return SentenceMeaning{listOf("abilities", std::move(ability)), false, true};
    ability.update(*does);
    return SentenceMeaning{listOf("abilities", std::move(ability)), true, true};
}

/// As it is printed behind its colon, or behind the comma after its moment.
QString wordsBehindLead(const QString& sentence)
{
    const qsizetype colon = sentence.indexOf(u':');
    const qsizetype end = colon >= 0 ? colon : sentence.indexOf(u',');
    return sentence.mid(end + 1).trimmed();
}

bool adds(Json& into, const Json& more)
{
    for (const auto& [key, value] : more.items()) {
        const auto known = into.find(key);
        const bool isNew = known == into.end() || known->is_null() || *known == Json(false);
        if (isNew) {
            into[key] = value;
        } else if (known->is_array() && value.is_array()) {
            known->insert(known->end(), value.begin(), value.end());
        } else if (known->is_object() && value.is_object()) {
            if (!adds(*known, value))
                return false;
        } else if (*known != value) {
            return false;
        }
    }
    return true;
}

} // namespace

const QStringList& kindsOfCreatures()
{
    return grammar().kinds;
}

Hanging hangingOf(const QString& sentence)
{
    const QString words = canonical(withoutSigns(sentence)) + u' ';
    const QStringList& hanging = grammar().hanging;
    const QStringList& mayHang = grammar().mayHang;
    if (std::any_of(hanging.begin(), hanging.end(),
                    [&](const QString& begin) { return words.startsWith(begin + u' '); }))
        return Hanging::Does;
    return std::any_of(mayHang.begin(), mayHang.end(), [&](const QString& one) { return words.contains(one + u' '); })
               ? Hanging::May
               : Hanging::DoesNot;
}

SentenceMeaning meaningOf(CardKind kind, const QString& cardName, const QString& sentence)
{
    QString plain = withoutSigns(sentence);
    // A reminder says what the rules say anyhow; any other bracket may restrict what stands before it.
    static const QRegularExpression bracket(QStringLiteral("\\(([^()]*)\\)?$"));
    if (const auto found = bracket.match(plain); found.hasMatch()) {
        const QString words = canonical(found.captured(1));
        const QStringList& known = grammar().reminders;
        if (std::any_of(known.begin(), known.end(), [&](const QString& begin) { return words.startsWith(begin); }))
            plain = plain.left(found.capturedStart()).trimmed();
    }
    while (plain.endsWith(u'.') && plain.count(u'"') % 2 == 0)
        plain.chop(1);
    const QString words = withItself(canonical(plain), cardName);
    if (std::optional<Json> card = clauseIn(kind, words, "card"))
        return {std::move(*card), true};
    if (kind == CardKind::Mugic) {
        if (std::optional<Json> effect = clauseIn(kind, words, "effect"))
            return {{{"effect", std::move(*effect)}}, true};
    }
    if (kind == CardKind::Attack) {
        if (const std::optional<Json> outcomes = clauseIn(kind, words, "outcomes"))
            return {listOf("effects", {{"outcomes", *outcomes}}), true};
    }
    std::optional<SentenceMeaning> inPart;
    for (const Phrasing& lead : grammar().leads) {
        const auto found = lead.isOn(kind) ? lead.match(words) : std::nullopt;
        if (!found || found->second == words.size())
            continue;
        std::optional<SentenceMeaning> meant =
            behindLead(lead, found->first, kind, wordsBehindLead(plain), words.mid(found->second));
        if (meant && meant->isWhole)
            return std::move(*meant);
        if (meant && !inPart)
            inPart = std::move(meant);
    }
    if (inPart && !inPart->card.is_null())
        return std::move(*inPart);
    Json ability{{"kind", toWord(AbilityKind::Innate)}, {"summary", plain.toStdString()}};
    for (const Phrasing& clause : grammar().clauses) {
        const std::optional<Json> does =
            clause.isOn(kind) && clause.means("innate") ? clause.read(words, "ability") : std::nullopt;
        if (does) {
            ability.update(*does);
            return {listOf("abilities", std::move(ability)), true};
        }
    }
    return {listOf("abilities", std::move(ability)), false, inPart.has_value()};
}

bool addMeaning(Json& card, const Json& meaning)
{
    Json more = card;
    if (!adds(more, meaning))
        return false;
    Json named = more;
    named["name"] = "?"; // it may still have to get one
    if (!problemsOf(named).empty())
        return false;
    card = std::move(more);
    return true;
}

} // namespace whistle::chaotic
