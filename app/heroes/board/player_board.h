// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/income.h"
#include "heroes/table/state.h"

#include <QWidget>

class QBoxLayout;

namespace whistle {
class PanelBox;
class SegmentedChoice;
class TextLabel;
} // namespace whistle

namespace whistle::heroes {

class TileGrid;

/// "3 elite Griffins, 2 Skeletons"; "no army".
[[nodiscard]] QString armyWords(const State& state, const Hero& hero);
/// "in the capital", "row 2, column 3 (Old mine)"; without a board nothing is known.
[[nodiscard]] QString placeWords(const State& state, const Hero& hero);
/// What a gather action would bring the player now, with nothing from cards.
[[nodiscard]] IncomeVerdict incomeOf(const State& state, int player, std::optional<Money> choice = {});
/// The overwhelm of a hero against an average encounter, without cards that nobody has entered.
[[nodiscard]] int overwhelmOf(const State& state, const Hero& hero);

/// One player's board: treasury, town and buildings; one of the heroes with statistics, skills, Scrolls, Artefacts and
/// army.
///
/// objectNames: treasury, buildings, heroChoice, heroNumbers, artefacts, army.
class PlayerBoard : public QWidget {
    Q_OBJECT
public:
    explicit PlayerBoard(QWidget* parent = nullptr);
    void setBoard(const State& state, int player);
    /// Town beside hero, or above it.
    void setWide(bool wide);

Q_SIGNALS:
    /// A number of the treasury is to be put right.
    void treasuryPressed(bool gold);

private:
    void showTown(const State& state, const Player& player, int seat);
    void showHero(const State& state, const Hero* hero, int seat);

    State m_state;
    int m_player = 0;
    std::string m_hero; ///< whose sheet is seen
    QBoxLayout* m_row;
    TextLabel* m_townTitle;
    TileGrid* m_treasury;
    TextLabel* m_levelTitle;
    TileGrid* m_buildings;
    SegmentedChoice* m_heroes;
    TextLabel* m_heroPlace;
    TileGrid* m_numbers;
    TextLabel* m_skills;
    TextLabel* m_artefactTitle;
    TileGrid* m_artefacts;
    TextLabel* m_armyTitle;
    TileGrid* m_army;
};

} // namespace whistle::heroes
