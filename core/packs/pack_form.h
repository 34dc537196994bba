// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/pack.h"

#include <functional>
#include <utility>

namespace whistle {

/// What is wrong with a pack that fits its game's shape.
class PackFindings {
public:
    explicit PackFindings(const Pack& pack) : m_pack(pack) {}

    /// What stands at a pointer, if anything but null does.
    [[nodiscard]] const Json* find(const std::string& at) const;
    /// Shows each entry of the list at a pointer, if there is one, with its place.
    template <class Visit>
    void forEach(const std::string& list, Visit&& visit) const
    {
        if (const Json* entries = find(list))
            lookAtEach(*entries, list, visit);
    }

    void say(const std::string& at, Text message) { m_problems.push_back(m_pack.problemAt(at, std::move(message))); }
    /// What the game's own readers say of a part of the pack, at its place there.
    void add(const Problems& problems);
    /// No two entries of the list have the same value of this key: what makes it the same is up to `sameAs`.
    void noneTwice(const std::string& list, const std::string& key,
                   const std::function<Json(const Json&)>& sameAs = {});
    /// A `source` is a word of the pack's `sources`.
    void isListed(const Json& source, const std::string& at);
    [[nodiscard]] Problems take() { return std::move(m_problems); }

private:
    const Pack& m_pack;
    Problems m_problems;
};

/// The numbers of the rules that a section of a pack repeats, by key.
using RulesNumbers = std::vector<std::pair<const char*, int>>;

/// A section of a game's packs: its key with its shape, and what is the same wherever there is such a section.
struct PackSection {
    ShapeKey key;
    std::string id = {};       ///< of a list: each value of this key stands there once, and sources are listed
    RulesNumbers numbers = {}; ///< of an object: they must be the rules' own

    void checkList(PackFindings& findings) const;
    void checkNumbers(PackFindings& findings) const;
};

/// A section of numbers that the rules have.
[[nodiscard]] PackSection rulesNumbers(const char* name, RulesNumbers numbers, const char* meaning = "");
/// A section that lists things with names by what the referee knows them by; `beside` the name and then `more`.
[[nodiscard]] PackSection namedThings(const char* name, const ShapeKey& id, const std::vector<ShapeKey>& more = {},
                                      const std::vector<ShapeKey>& beside = {});
/// The key of such a thing: one of the ids that the referee knows.
[[nodiscard]] ShapeKey knownId(Shape id);

/// What the packs of a game look like, said once: their shape, what they lay on top of its facts, and what is wrong
/// with one beyond its shape. Every section may be left out; what the packs below said then stands.
template <class Facts>
struct PackForm {
    std::string game;
    std::vector<PackSection> (*sections)();
    /// Lays the content of a pack that fits the shape on top of the facts read so far.
    void (*lay)(Facts& facts, const Json& content);
    /// What no section says, with the facts as they are once the pack is laid.
    void (*checkMore)(PackFindings& findings, const Facts& facts) = nullptr;

    [[nodiscard]] Shape shape() const
    {
        std::vector<ShapeKey> keys = packHeaderKeys(game);
        for (const PackSection& section : sections())
            keys.push_back(section.key);
        return Shape::object(std::move(keys));
    }
    [[nodiscard]] Problems check(const Pack& pack, const Facts& facts) const
    {
        PackFindings findings(pack);
        const std::vector<PackSection> all = sections();
        for (const PackSection& section : all)
            section.checkList(findings);
        for (const PackSection& section : all)
            section.checkNumbers(findings);
        if (checkMore)
            checkMore(findings, facts);
        return findings.take();
    }
};

} // namespace whistle
