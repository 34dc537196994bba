// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/record.h"

namespace whistle {

namespace {

/// Where it is as in a fresh struct.
bool isLeftOut(const RecordKey& key)
{
    return key.presence == Presence::Optional || key.presence == Presence::Quiet;
}

} // namespace

Record::Record(std::vector<RecordKey> keys, const void* fresh, const char* meaning)
    : m_keys(std::move(keys))
    , m_meaning(meaning)
{
    for (const RecordKey& key : m_keys)
        m_defaults.push_back(isLeftOut(key) ? key.write(fresh) : Json());
}

Shape Record::shape() const
{
    if (m_caseOf) {
        std::vector<std::pair<std::string, Shape>> cases;
        for (std::size_t i = 0; i < m_cases.size(); ++i)
            cases.emplace_back(m_words[i], m_cases[i].shape());
        return Shape::choice(m_keys.front().name, std::move(cases));
    }
    std::vector<ShapeKey> keys;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const RecordKey& key = m_keys[i];
        const bool saysDefault = key.presence == Presence::Optional && !m_defaults[i].is_null();
        keys.push_back({key.name, key.shape(), key.presence == Presence::Required, key.meaning,
                        saysDefault ? m_defaults[i].dump() : std::string{}});
    }
    const Shape shape = Shape::object(std::move(keys));
    return *m_meaning == '\0' ? shape : shape.described(m_meaning);
}

void Record::read(const Json& json, void* record) const
{
    for (const RecordKey& key : m_keys) {
        if (const auto found = json.find(key.name); found != json.end())
            key.read(*found, record);
    }
    if (m_caseOf)
        m_cases[m_caseOf(record)].read(json, record);
}

void Record::write(Json& json, const void* record) const
{
    // The keys lie in a vector that copies what it holds when it grows.
    json.get_ref<Json::object_t&>().reserve(json.size() + m_keys.size());
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const RecordKey& key = m_keys[i];
        Json value = key.write(record);
        if (key.presence == Presence::Required || (!value.is_null() && value != m_defaults[i]))
            json[key.name] = std::move(value);
    }
    if (m_caseOf)
        m_cases[m_caseOf(record)].write(json, record);
}

void Record::writeWhole(Json& json, const void* record) const
{
    json.get_ref<Json::object_t&>().reserve(json.size() + m_keys.size());
    for (const RecordKey& key : m_keys)
        json[key.name] = key.write(record);
}

std::vector<CommandForm> formsOf(std::initializer_list<CommandRow> rows)
{
    std::vector<CommandForm> forms;
    for (const auto* row = rows.begin(); row != rows.end();) {
        const CommandRow& command = *row;
        std::vector<RecordKey> keys;
        for (++row; row != rows.end() && !row->table; ++row)
            keys.insert(keys.end(), row->keys.begin(), row->keys.end());
        forms.push_back({command.name, command.meaning, command.table(std::move(keys))});
    }
    return forms;
}

} // namespace whistle
