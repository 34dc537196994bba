// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/known_things.h"

#include "base/contains.h"
#include "forms/form_words.h"
#include "match/settings.h"

#include <algorithm>

namespace whistle {

namespace {

/// Null: it is not among these.
const Json* thingIn(const Json& things, const std::string& sort, const std::string& name)
{
    const auto named = things.find(sort);
    if (named == things.end())
        return nullptr;
    const auto thing = named->find(name);
    return thing == named->end() ? nullptr : &*thing;
}

/// What was kept as a text; what does not look like it is left out.
Json readThings(const QString& text)
{
    Json things = Json::parse(text.toStdString(), nullptr, false);
    if (!things.is_object())
        return Json::object();
    Json read = Json::object();
    for (const auto& [sort, named] : things.items()) {
        if (named.is_object())
            read[sort] = named;
    }
    return read;
}

} // namespace

KnownThings::KnownThings(std::string_view game)
    : m_setting(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())) + QStringLiteral("/known"))
{
}

void KnownThings::keepIn(Settings& settings)
{
    m_settings = &settings;
    m_text.clear();
    m_kept = Json::object();
    read();
    if (m_said)
        learn(Json(*m_said));
}

void KnownThings::offer(const std::string& sort, const std::string& name, Json thing)
{
    m_offered[sort][name] = std::move(thing);
}

void KnownThings::learn(const Json& said)
{
    read();
    const Json before = m_said.value_or(said);
    m_said = said;
    bool hasLearnt = false;
    for (const auto& [sort, things] : said.items()) {
        for (const auto& [name, thing] : things.items()) {
            const Json* old = thingIn(before, sort, name);
            const Json* known = thingIn(m_kept, sort, name);
            const bool isNews = !old || *old != thing;
            if (known && (!isNews || *known == thing))
                continue;
            m_kept[sort][name] = thing;
            hasLearnt = true;
        }
    }
    if (hasLearnt)
        save();
}

const Json* KnownThings::find(const std::string& sort, const std::string& name) const
{
    const Json* kept = thingIn(m_kept, sort, name);
    return kept ? kept : thingIn(m_offered, sort, name);
}

std::vector<std::string> KnownThings::names(const std::string& sort) const
{
    std::vector<std::string> names;
    for (const Json* things : {&m_kept, &m_offered}) {
        const auto named = things->find(sort);
        if (named == things->end())
            continue;
        for (const auto& [name, thing] : named->items()) {
            if (!contains(names, name))
                names.push_back(name);
        }
    }
    std::ranges::sort(names, [](const std::string& a, const std::string& b) {
        return QString::localeAwareCompare(QString::fromStdString(a), QString::fromStdString(b)) < 0;
    });
    return names;
}

void KnownThings::guide(Form::Guide& form, const Shape& shape) const
{
    form.usualNames = [this, usual = std::move(form.usualNames)](std::string_view sort) {
        std::vector<std::string> all = usual ? usual(sort) : std::vector<std::string>();
        const std::vector<std::string> known = names(std::string(sort));
        all.insert(all.end(), known.begin(), known.end());
        return all;
    };
    form.completed = [this, shape](Json whole, const std::string& at) {
        const Json::json_pointer pointer(at);
        const std::optional<Shape> said = shapeAt(shape, whole, at);
        if (!said || pointer.empty() || !whole.contains(pointer) || !whole.at(pointer).is_string())
            return whole;
        const Json* thing = find(said->parts().declares, whole.at(pointer).get<std::string>());
        if (!thing || !thing->is_object())
            return whole;
        Json& around = whole.at(pointer.parent_pointer());
        if (thing->contains(pointer.back())) // it is the whole of it: nothing of another one stays
            around = *thing;
        else
            around.update(*thing);
        return whole;
    };
}

void KnownThings::keep(const std::string& sort, const std::string& name, const Json& thing)
{
    read();
    m_kept[sort][name] = thing;
    save();
}

void KnownThings::forget(const std::string& sort, const std::string& name)
{
    read();
    if (!isKept(sort, name))
        return;
    m_kept[sort].erase(name);
    save();
}

bool KnownThings::isKept(const std::string& sort, const std::string& name) const
{
    return thingIn(m_kept, sort, name) != nullptr;
}

void KnownThings::read()
{
    if (!m_settings)
        return;
    if (const QString text = m_settings->value(m_setting).value_or(QString()); text != m_text) {
        m_text = text;
        m_kept = readThings(text);
    }
}

void KnownThings::save()
{
    if (!m_settings)
        return;
    m_text = QString::fromStdString(m_kept.dump());
    m_settings->setValue(m_setting, m_text);
}

} // namespace whistle
