// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "packs/pack.h"

#include <QString>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace whistle::heroes {

/// What something is called, by language ("en", "hu", "pl"); a language that is missing has no name of its own.
using Names = std::map<std::string, std::string>;

/// What the packs know of the components, as a value that is passed on. Everything that a match counts with is typed in
/// with the match itself; a pack only names things and proposes what players have entered before.
struct Facts {
    /// By the section of the pack ("units") and the id in it.
    std::map<std::string, std::map<std::string, Names>> names;
    /// What a match may begin with, in the shape of `facts` of `new_match`, by faction; an empty object: nothing.
    std::map<std::string, Json> proposals;
    std::vector<Json> encounters; ///< in the shape of an encounter of `set_space`
    std::string packId;           ///< of the base pack, for the match file's header
    std::string packVersion;
    std::string packHash; ///< SHA-256 over all packs in use, hex

    /// The English name, or the id where there is none.
    [[nodiscard]] std::string nameOf(const std::string& section, const std::string& id,
                                     const std::string& language = "en") const;
};

/// The facts of the pack that is compiled in. Read once, on first use.
[[nodiscard]] std::shared_ptr<const Facts> basePack();

/// The same with the packs of a folder on top, in order of file name. One problem in any of them and there are no
/// facts, only all problems.
[[nodiscard]] Checked<std::shared_ptr<const Facts>> loadFacts(const QString& userPackFolder);

/// What a pack of this game looks like, and what is wrong with one beyond that.
[[nodiscard]] Shape packShape();
[[nodiscard]] Problems checkPack(const Pack& pack);

} // namespace whistle::heroes
