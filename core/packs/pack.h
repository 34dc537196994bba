// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace whistle {

inline constexpr int packFormatVersion = 1;

/// Which pack it is: a match's file names it and its hash.
struct PackIdentity {
    std::string id;
    std::string game;
    std::string version;
    friend bool operator==(const PackIdentity&, const PackIdentity&) = default;
};

/// A data pack that fits its game's shape. Nothing of a pack with a problem is ever passed on.
struct Pack {
    PackIdentity identity;
    Json content;
    std::string hash; ///< SHA-256 in hex of the content, however it is spaced and in whatever order its keys stand
    std::string file; ///< its name, as problems tell it
    std::map<std::string, int> lines; ///< line of every value by its JSON pointer

    /// What the game finds wrong with a value of this pack, with file and line.
    [[nodiscard]] Problem problemAt(const std::string& pointer, Text message) const;
};

/// The keys that every pack has, whatever its game: format, format_version, id, game, version, name, note, sources.
[[nodiscard]] std::vector<ShapeKey> packHeaderKeys(const std::string& game);

/// Holds the text of a pack against its game's shape. Problems come all at once, each at `file#/pointer` and with its
/// line; if the text is no JSON or of another format, only that is told.
[[nodiscard]] Checked<Pack> readPack(std::string_view text, const std::string& file, const Shape& shape);
/// The same for a file or a Qt resource.
[[nodiscard]] Checked<Pack> readPackFile(const QString& path, const Shape& shape);

/// A pack that is compiled in, which tests hold against its shape: read without checks and lines, for a quick start.
[[nodiscard]] Pack readPrintedPack(const QString& resource);

/// Every `*.json` of a folder, in order of name; no folder is no pack. The problems of all files together. The shape is
/// made only if there is a file.
[[nodiscard]] Checked<std::vector<Pack>> readPackFolder(const QString& folder, const std::function<Shape()>& shape);

/// `<data folder>/packs/<game>`, where users put their own packs.
[[nodiscard]] QString userPackFolder(const QString& dataFolder, const QString& game);

/// "teams.json, line 42: The key ..." in the reader's language; without file or line where the problem has none.
[[nodiscard]] QString renderProblem(const Problem& problem);

} // namespace whistle
