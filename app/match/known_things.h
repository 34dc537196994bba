// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "forms/form.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whistle {

class Settings;

/// What players of a game have typed in once and need not type in again, by sort and name, in the game's own JSON:
/// `{"encounter": {"Wolves": {"strength": 3, ...}}}`. A form whose shape has a name of such a sort (`Shape::declaring`)
/// offers the names and fills in the rest.
class KnownThings {
public:
    explicit KnownThings(std::string_view game);

    /// From here on what is learnt is kept for every match, and what was kept is known. `settings` outlive it.
    void keepIn(Settings& settings);
    /// What a pack says; what players have typed in comes before it.
    void offer(const std::string& sort, const std::string& name, Json thing);
    /// All that a match says by now. What has come or changed since it was asked first counts from here on; the rest
    /// only where nobody knows it yet, for it may have been put right elsewhere.
    void learn(const Json& said);

    /// Null: nobody has said it yet.
    [[nodiscard]] const Json* find(const std::string& sort, const std::string& name) const;
    /// In order of the alphabet.
    [[nodiscard]] std::vector<std::string> names(const std::string& sort) const;
    /// A form of this shape offers their names beside its usual ones; one that is chosen brings the rest of its thing.
    /// They outlive the form.
    void guide(Form::Guide& form, const Shape& shape) const;

    /// Keeps one, in place of what was kept of it; forgets one.
    void keep(const std::string& sort, const std::string& name, const Json& thing);
    void forget(const std::string& sort, const std::string& name);
    /// Players have said it; what is known otherwise is offered.
    [[nodiscard]] bool isKept(const std::string& sort, const std::string& name) const;

private:
    /// Another page of the program may have kept something since.
    void read();
    void save();

    QString m_setting;
    Settings* m_settings = nullptr;
    QString m_text; ///< of what is kept, as it was read or written last
    Json m_offered = Json::object();
    Json m_kept = Json::object();
    std::optional<Json> m_said; ///< by the match, when it was last asked
};

} // namespace whistle
