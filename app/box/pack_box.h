// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box/box_contents.h"
#include "packs/own_pack.h"

namespace whistle {

/// The box of a game whose packs say what is printed in it: what players type in becomes a pack of their own
/// (packs/own_pack.h). A thing's key is "<section>/<id>", or "<section>" alone where that is one thing.
template <class Facts>
class PackBox : public BoxContents {
public:
    PackBox(PackShelf<Facts>& shelf, const QString& dataFolder)
        : m_shelf(shelf)
        , m_own(dataFolder, shelf.form().game, shelf.form().shape())
    {
    }

    [[nodiscard]] Problems forget(const std::string& key) override
    {
        const auto [section, id] = split(key);
        const Checked<Json> own = m_own.read();
        return own ? m_own.keepIn(m_shelf, OwnPack::without(*own, section, id)) : own.problems();
    }

protected:
    [[nodiscard]] const Facts& facts() const { return *m_shelf.inUse(); }
    /// What the packs in use say of it.
    [[nodiscard]] Json saidOf(const std::string& key) const
    {
        const auto [section, id] = split(key);
        Json all = m_shelf.section(section);
        if (id.empty())
            return all;
        for (Json& one : all) {
            if (one.at("id") == id)
                return std::move(one);
        }
        return {};
    }
    [[nodiscard]] Problems say(const std::string& key, const Json& entry)
    {
        const Checked<Json> own = m_own.read();
        return own ? m_own.keepIn(m_shelf, OwnPack::with(*own, split(key).first, entry)) : own.problems();
    }
    [[nodiscard]] bool isTyped(const std::string& key) const
    {
        const auto [section, id] = split(key);
        const Checked<Json> own = m_own.read();
        return own && OwnPack::says(*own, section, id);
    }

private:
    [[nodiscard]] static std::pair<std::string, std::string> split(const std::string& key)
    {
        const std::size_t at = key.find('/');
        return {key.substr(0, at), at == std::string::npos ? std::string() : key.substr(at + 1)};
    }

    PackShelf<Facts>& m_shelf;
    OwnPack m_own;
};

} // namespace whistle
