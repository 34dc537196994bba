// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "table/new_match_frame.h"

#include <array>
#include <map>
#include <vector>

class QBoxLayout;
class QLineEdit;

namespace whistle {

class FormField;
class PanelBox;
class SegmentedChoice;
class TextLabel;
class Form;

namespace heroes {

/// Asks what a match of Heroes needs: two to four players with their factions, the length, the board, and once for
/// every faction what is printed on its components, which no pack knows.
///
/// objectNames: playerCount; player1 to player4, faction1 to faction4; firstPlayer, matchLength, boardKind;
/// factsToggle, factsOf, factsForm.
class HeroesNewMatchPage : public NewMatchFrame {
    Q_OBJECT
public:
    explicit HeroesNewMatchPage(Settings& settings, QWidget* parent = nullptr);
    void noteStart() override;

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString missing() const override;
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override;
    [[nodiscard]] QString title() const override { return tr("New match of Might & Magic Heroes"); }
    [[nodiscard]] QString readyWords() const override;
    void takeLeague() override;
    void retranslate() override;
    void arrange() override;

private:
    static constexpr int mostPlayers = 4;
    struct Seat {
        QWidget* box = nullptr;
        QBoxLayout* row = nullptr;
        QLineEdit* name = nullptr;
        FormField* nameField = nullptr;
        SegmentedChoice* faction = nullptr;
        FormField* factionField = nullptr;
    };

    [[nodiscard]] QWidget* playersSection();
    [[nodiscard]] QWidget* matchSection();
    [[nodiscard]] QWidget* factsSection();
    [[nodiscard]] int players() const;
    [[nodiscard]] Faction factionOfSeat(std::size_t seat) const;
    void takeLast();
    void takeRemembered();
    void showFacts();
    void openForm(bool open);
    void nameChoices();
    void refresh();

    std::array<Seat, mostPlayers> m_seats;
    std::array<Json, 4> m_facts; ///< by faction
    std::optional<std::vector<std::vector<ActionKind>>> m_actionCards;
    std::vector<Face> m_faces; ///< of the elite die
    SegmentedChoice* m_count;
    FormField* m_countField;
    SegmentedChoice* m_first;
    FormField* m_firstField;
    SegmentedChoice* m_length;
    FormField* m_lengthField;
    SegmentedChoice* m_board;
    FormField* m_boardField;
    TextLabel* m_factsTitle;
    TextLabel* m_factsNote;
    class ChoiceButton* m_factsToggle;
    SegmentedChoice* m_factsOf;
    QBoxLayout* m_factsColumn = nullptr;
    Form* m_form = nullptr; ///< made when it is first opened
    int m_factsSeat = 0;
};

} // namespace heroes
} // namespace whistle
