// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "controls/words/word_chips.h"
#include "heroes/judging/income.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/table/state.h"

#include <QBoxLayout>

namespace whistle::heroes {

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
    PlayerBoard();
    /// `toBuild`: what pressing it would build now.
    void setBoard(const State& state, int player, std::vector<Building> toBuild);
    /// Town beside hero; or below it, and above where something can be built.
    void setWide(bool wide);

Q_SIGNALS:
    /// A number of the treasury is to be put right.
    void treasuryPressed(bool gold);
    void buildingPressed(Building building);
    /// What is printed on it is to be put right.
    void unitPressed(Unit unit);
    void heroPressed(const std::string& hero);
    /// An Artefact that is worn, or a slot that is free.
    void artefactPressed(const std::string& hero, Slot slot);

private:
    [[nodiscard]] const Player& player() const { return m_state.players[static_cast<std::size_t>(m_player)]; }
    void layOut();
    void showTown();
    void showHero();

    State m_state;
    int m_player = 0;
    bool m_isWide = true;
    std::vector<Building> m_toBuild;
    std::string m_hero;        ///< whose sheet is seen
    std::vector<Unit> m_units; ///< of the army that is seen
    QBoxLayout* m_column = new QVBoxLayout(this);
    QBoxLayout* m_row = new QHBoxLayout;
    QWidget* m_purse = new QWidget; ///< with the town's name; above all where town and hero are not side by side
    QBoxLayout* m_purseLine = new QVBoxLayout(m_purse);
    QBoxLayout* m_town = nullptr;
    TextLabel* m_townTitle = new Paragraph(TypeStep::Title);
    TileGrid* m_treasury = named("treasury", new TileGrid(2, 9));
    TileGrid* m_buildings = named("buildings", new TileGrid(2, 9));
    SegmentedChoice* m_heroes = named("heroChoice", new SegmentedChoice);
    TextLabel* m_heroPlace = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TileGrid* m_numbers = named("heroNumbers", new TileGrid(6, 5));
    WordChips* m_skills = new WordChips;
    TileGrid* m_artefacts = named("artefacts", new TileGrid(5, 6.5));
    TextLabel* m_armyTitle = new Paragraph(TypeStep::Label);
    TileGrid* m_army = named("army", new TileGrid(2, 13));
};

} // namespace whistle::heroes
