// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/own_pack.h"

#include "base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <filesystem>

namespace whistle {

namespace {

constexpr Sentence notKept{"packs", QT_TRANSLATE_NOOP("packs", "What you entered could not be saved: %1")};

/// The last in order of name.
constexpr QLatin1String fileName("zz-our-box.json");
constexpr const char* headerKeys[] = {"format", "format_version", "id", "game", "version"};

Json freshPack(const std::string& game)
{
    return {{"format", "whistle-data-pack"},
            {"format_version", packFormatVersion},
            {"id", "our-box"},
            {"game", game},
            {"version", "0"}};
}

bool saysNothing(const Json& content)
{
    return content.size() == std::size(headerKeys);
}

void raiseVersion(Json& content)
{
    const int version = std::atoi(content.at("version").get_ref<const std::string&>().c_str());
    content["version"] = std::to_string(version + 1);
}

/// The place of the thing in a list.
auto placeOf(Json& list, const std::string& id)
{
    return std::ranges::find_if(list, [&](const Json& one) { return one.at("id") == id; });
}

} // namespace

OwnPack::OwnPack(const QString& dataFolder, std::string_view game, Shape shape)
    : m_folder(userPackFolder(dataFolder, QString::fromStdString(std::string(game))))
    , m_path(QDir(m_folder).filePath(fileName))
    , m_game(game)
    , m_shape(std::move(shape))
{
}

Checked<Json> OwnPack::read() const
{
    if (!files::markOf(m_path))
        return freshPack(m_game);
    Checked<Pack> pack = readPackFile(m_path, m_shape);
    return pack ? Checked<Json>(std::move(pack->content)) : Checked<Json>(pack.problems());
}

bool OwnPack::says(const Json& content, const std::string& section, const std::string& id)
{
    const auto said = content.find(section);
    return said != content.end() &&
           (id.empty() || std::ranges::any_of(*said, [&](const Json& one) { return one.at("id") == id; }));
}

Json OwnPack::with(Json content, const std::string& section, const Json& entry)
{
    raiseVersion(content);
    if (!entry.contains("id")) {
        content[section] = entry;
        return content;
    }
    Json& list = content[section];
    if (list.is_null())
        list = Json::array();
    const auto known = placeOf(list, entry.at("id").get<std::string>());
    if (known == list.end())
        list.push_back(entry);
    else
        *known = entry;
    return content;
}

Json OwnPack::without(Json content, const std::string& section, const std::string& id)
{
    raiseVersion(content);
    const auto said = content.find(section);
    if (said == content.end())
        return content;
    if (!id.empty()) {
        if (const auto known = placeOf(*said, id); known != said->end())
            said->erase(known);
    }
    if (id.empty() || said->empty())
        content.erase(section);
    return content;
}

Problems OwnPack::write(const Json& content) const
{
    const std::filesystem::path path(m_path.toStdString());
    std::error_code error;
    if (saysNothing(content)) {
        std::filesystem::remove(path, error);
    } else {
        std::filesystem::create_directories(path.parent_path(), error);
        if (!error)
            error = files::writeNew(m_path, content.dump(2) + '\n', files::Existing::IsReplaced);
    }
    return error ? Problems{{fileName.data(), Text{notKept, files::reasonOf(error)}}} : Problems();
}

} // namespace whistle
