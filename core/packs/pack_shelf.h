// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/pack_form.h"
#include "packs/packed_facts.h"

#include <QString>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace whistle {

/// What a match file's header says of these packs (PackedFacts::pack).
[[nodiscard]] std::shared_ptr<const Json> packHeader(const std::vector<Pack>& printed, const std::vector<Pack>& added);
/// The packs of a header's `added`, held against the shape like any file; problems are told at the header's places.
[[nodiscard]] Checked<std::vector<Pack>> addedPacks(const Json& header, const Shape& shape);

/// What packs say in a section, each laid on those before it: a list by its `id`s, anything else as a whole. Null: none
/// of them has it.
[[nodiscard]] Json laidSection(const std::vector<Pack>& printed, const Json& header, const std::string& section);

/// The packs of one game: those that are compiled in, and what a player or a match lays on top of them. The former are
/// read when somebody first asks for them, so that nobody waits for games that are not played.
template <class Facts>
class PackShelf {
public:
    /// `bringIn` brings the resources in, `printed` are theirs, in order. Only packs of a player or a match are
    /// checked: tests hold the printed ones against the form.
    PackShelf(void (*bringIn)(), std::vector<const char*> printed, PackForm<Facts> form)
        : m_bringIn(bringIn)
        , m_paths(std::move(printed))
        , m_form(std::move(form))
    {
    }

    [[nodiscard]] const PackForm<Facts>& form() const { return m_form; }
    [[nodiscard]] const std::shared_ptr<const Facts>& printed()
    {
        std::call_once(m_reading, [this] {
            m_bringIn();
            for (const char* path : m_paths)
                m_packs.push_back(readPrintedPack(QString::fromLatin1(path)));
            m_printed = *laid({});
            m_known = {m_printed};
        });
        return m_printed;
    }
    /// What new matches, questions and leagues go by: the printed packs, and the player's own once they are taken.
    [[nodiscard]] const std::shared_ptr<const Facts>& inUse() { return known().front(); }
    /// Those in use, then those that opened matches brought with them: what things are called.
    [[nodiscard]] const std::vector<std::shared_ptr<const Facts>>& known()
    {
        (void)printed();
        return m_known;
    }

    /// The printed facts with the packs of a folder on top, in order of file name; no folder is no pack. One problem in
    /// any of them and there are no facts, only all problems (told with renderProblem).
    [[nodiscard]] Checked<std::shared_ptr<const Facts>> load(const QString& folder) { return laidIf(inFolder(folder)); }
    /// Takes the packs of a folder into use. With problems the printed facts are in use.
    [[nodiscard]] Problems use(const QString& folder)
    {
        const Checked<std::vector<Pack>> added = inFolder(folder);
        const bool isPlain = !added || added->empty();
        if (isPlain && m_printed == nullptr) // who asks first gets what is printed
            return added.problems();
        const auto facts = laidIf(added);
        if (const auto& next = facts ? *facts : m_printed; next != inUse())
            m_known.insert(m_known.begin(), next); // somebody may hold on to those before
        return facts ? Problems() : facts.problems();
    }
    /// The facts that a match was played with: the printed ones with what its header has on top.
    [[nodiscard]] Checked<std::shared_ptr<const Facts>> of(const Json& header)
    {
        if (!header.contains("added"))
            return printed();
        for (const auto& facts : known()) {
            if (*facts->pack == header)
                return facts;
        }
        const auto facts = laidIf(addedPacks(header, m_form.shape()));
        if (facts)
            m_known.push_back(*facts);
        return facts;
    }

    /// What the packs in use say in a section, as JSON.
    [[nodiscard]] Json section(const std::string& name) { return laidSection(m_packs, *inUse()->pack, name); }

    /// The same as a game that goes by them.
    template <class Game>
    [[nodiscard]] Checked<Game> gameOf(const Json& header)
    {
        const auto facts = of(header);
        return facts ? Checked<Game>(Game(*facts)) : Checked<Game>(facts.problems());
    }

private:
    [[nodiscard]] Checked<std::vector<Pack>> inFolder(const QString& folder) const
    {
        return readPackFolder(folder, [this] { return m_form.shape(); });
    }
    [[nodiscard]] Checked<std::shared_ptr<const Facts>> laid(const std::vector<Pack>& added) const
    {
        auto facts = std::make_shared<Facts>();
        for (const Pack& pack : m_packs)
            m_form.lay(*facts, pack.content);
        Problems problems;
        for (const Pack& pack : added) {
            m_form.lay(*facts, pack.content);
            addTo(problems, m_form.check(pack, *facts));
        }
        if (!problems.empty())
            return problems;
        facts->pack = packHeader(m_packs, added);
        return std::shared_ptr<const Facts>(std::move(facts));
    }
    [[nodiscard]] Checked<std::shared_ptr<const Facts>> laidIf(const Checked<std::vector<Pack>>& added)
    {
        if (!added)
            return added.problems();
        const auto& plain = printed();
        return added->empty() ? plain : laid(*added);
    }

    void (*m_bringIn)();
    std::vector<const char*> m_paths;
    std::once_flag m_reading;
    std::vector<Pack> m_packs; ///< that are compiled in
    PackForm<Facts> m_form;
    std::shared_ptr<const Facts> m_printed;
    std::vector<std::shared_ptr<const Facts>> m_known; ///< those in use first
};

} // namespace whistle
