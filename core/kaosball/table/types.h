// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "base/words.h"

#include <array>
#include <cstdint>
#include <string>

namespace whistle::kaosball {

/// A sentence of Kaosball, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(kaosball)
};

enum class Side : std::uint8_t { South, West, North, East }; ///< clockwise (KB-8.3)
enum class FigureKind : std::uint8_t { Runner, Bruiser, Ringer };
enum class Post : std::uint8_t { Runner, Bruiser }; ///< the place that a ringer takes (KB-27.5)
enum class Ability : std::uint8_t { None, MeleeMastery, Scorch, Vampirism, Stomp };
enum class Action : std::uint8_t { Sprint, Tackle, Attack };
enum class ContestType : std::uint8_t { Steal, Tackle, Attack };
enum class Mode : std::uint8_t { Versus, MaxKaos, Alliance };
enum class MatchKind : std::uint8_t { Exhibition, League };
enum class Depth : std::uint8_t { Mirror, Scorekeeper };
enum class Mound : std::uint8_t { None, Minor, Major, ScoreToken };

enum class Upgrade : std::uint8_t {
    Brick,
    Celerity,
    Enforcement,
    Hardy,
    Hate,
    LastStand,
    Lucky,
    PainGain,
    PileDriver,
    RelayTraining,
    SexyContract,
    SpeedTraining
};
inline constexpr std::size_t upgradeKinds = 12;

/// Ringers with a rule of their own (KB-30). None: no ringer, or one without a special effect.
enum class Ringer : std::uint8_t {
    CretinTheEttin,
    MachoLibre,
    PandaMonium,
    Panther,
    TBone,
    TheButcher,
    TheDragon,
    Spectre,
    None
};

/// Active copies of each upgrade.
struct Upgrades {
    std::array<std::uint8_t, upgradeKinds> copies{};
    [[nodiscard]] int operator[](Upgrade upgrade) const { return copies[static_cast<std::size_t>(upgrade)]; }
    void add(Upgrade upgrade) { ++copies[static_cast<std::size_t>(upgrade)]; }
    friend bool operator==(const Upgrades&, const Upgrades&) = default;
};

/// The three numbers of a dugout (KB-3.1), -9 to 9.
struct Stats {
    int handling = 0;
    int tackling = 0;
    int fighting = 0;
    /// The one that counts in a contest of this type (KB-17.5).
    [[nodiscard]] int of(ContestType type) const
    {
        return type == ContestType::Steal ? handling : type == ContestType::Tackle ? tackling : fighting;
    }
    friend bool operator==(const Stats&, const Stats&) = default;
};

/// Health of the figures without a card of their own (KB-3.7), 1 to 20.
struct Health {
    int runner = 0;
    int bruiser = 0;
    friend bool operator==(const Health&, const Health&) = default;
};

/// KB-3.3 to KB-3.5: who may do what. A ringer is runner and bruiser at once.
[[nodiscard]] constexpr bool countsAsRunner(FigureKind kind)
{
    return kind != FigureKind::Bruiser;
}
[[nodiscard]] constexpr bool countsAsBruiser(FigureKind kind)
{
    return kind != FigureKind::Runner;
}

} // namespace whistle::kaosball

namespace whistle {

template <>
inline constexpr std::array enumWords<kaosball::Ringer>{"cretin_the_ettin", "macho_libre", "panda_monium", "panther",
                                                        "t_bone",           "the_butcher", "the_dragon",   "spectre"};

} // namespace whistle
