// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "packs/pack_shelf.h"

#include <QString>
#include <string>
#include <string_view>

namespace whistle {

/// The pack of one game in which the program keeps what players have read off their own box: a file among their packs,
/// laid on top of all others. Nothing of it counts before it is taken into use (`keepIn`).
class OwnPack {
public:
    /// `dataFolder`: as for `userPackFolder`; neither it nor the file has to be there. `shape`: of the game's packs.
    OwnPack(const QString& dataFolder, std::string_view game, Shape shape);

    /// Its content; a pack without a section where players have typed in nothing yet.
    [[nodiscard]] Checked<Json> read() const;
    /// Whether it says something of a thing of the section's list, or of the section as a whole (`id` empty).
    [[nodiscard]] static bool says(const Json& content, const std::string& section, const std::string& id);
    /// With this entry in place of what the section's list says of the thing with its `id`; an entry without one is the
    /// section as a whole. The pack's version is raised.
    [[nodiscard]] static Json with(Json content, const std::string& section, const Json& entry);
    /// Without what the section's list says of a thing, or without the section (`id` empty): what other packs say of it
    /// counts again.
    [[nodiscard]] static Json without(Json content, const std::string& section, const std::string& id);

    /// Writes the pack and takes the folder into use: all of it, or, where something of it is wrong or the disk takes
    /// nothing, none.
    template <class Facts>
    [[nodiscard]] Problems keepIn(PackShelf<Facts>& shelf, const Json& content) const
    {
        const Checked<Json> before = read();
        if (!before)
            return before.problems();
        Problems problems = write(content);
        if (problems.empty())
            problems = shelf.use(m_folder);
        if (!problems.empty() && write(*before).empty())
            (void)shelf.use(m_folder); // as it was, with what was wrong before
        return problems;
    }

private:
    /// A pack that says nothing is no file.
    [[nodiscard]] Problems write(const Json& content) const;

    QString m_folder;
    QString m_path;
    std::string m_game;
    Shape m_shape;
};

} // namespace whistle
