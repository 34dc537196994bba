// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "forms/form.h"
#include "heroes/game.h"
#include "heroes/parts/kept_facts.h"
#include "match/form_field.h"
#include "match/known_things.h"
#include "table/new_match_frame.h"

#include <QLineEdit>

namespace whistle::heroes {

/// Asks what a match of Heroes needs: two to four players with their factions, the length, the board, and once for
/// every faction, and for the encounters, what is printed on the components, which no pack knows.
///
/// objectNames: playerCount; player1 to player4, faction1 to faction4; firstPlayer, matchLength, boardKind;
/// factsToggle, factsOf, factsForm, encountersForm.
class HeroesNewMatchPage : public NewMatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit HeroesNewMatchPage(Settings& settings, QWidget* parent = nullptr);
    void noteStart() override;

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString missing() const override;
    [[nodiscard]] QString title() const override { return tr("New match of Might & Magic Heroes"); }
    [[nodiscard]] QString readyWords() const override;
    void takeLeague() override;
    void retranslate() override;
    void arrange() override;

private:
    struct Seat {
        QWidget* box = new QWidget;
        QBoxLayout* row = new QHBoxLayout(box);
        QLineEdit* name = new QLineEdit;
        FormField* nameField = new FormField(name);
        ChoiceField* faction = new ChoiceField("", "MH-3.2");
    };

    void addPlayers();
    void addFacts();
    [[nodiscard]] int players() const;
    [[nodiscard]] Faction factionOf(std::size_t seat) const;
    [[nodiscard]] QString nameOf(std::size_t seat) const;
    void takeLast();
    /// What has been typed in here stays, whether a match begins or not.
    void keepFacts();
    [[nodiscard]] bool showsEncounters() const { return m_factsOf->current() == players(); }
    /// What is printed for the player whose components are seen.
    [[nodiscard]] KeptFacts& factsShown();
    void showFacts();
    void openForm(bool open);
    void refresh();

    std::array<Seat, 4> m_seats;
    Indexed<KeptFacts, 4> m_facts; ///< by faction
    KnownThings m_known{Game::id};
    std::optional<std::vector<std::vector<ActionKind>>> m_actionCards;
    ChoiceField* m_count = new ChoiceField("playerCount");
    ChoiceField* m_first = new ChoiceField("firstPlayer", "MH-3.1");
    ChoiceField* m_length = new ChoiceField("matchLength", "MH-3.10");
    ChoiceField* m_board = new ChoiceField("boardKind");
    TextLabel* m_factsTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_factsNote = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_factsToggle = named("factsToggle", new ChoiceButton({}, ButtonLook::Outline));
    SegmentedChoice* m_factsOf = named("factsOf", new SegmentedChoice);
    QBoxLayout* m_factsColumn = nullptr;
    Form* m_form = nullptr; ///< made when it is first opened, as the other is
    Form* m_encounters = nullptr;
};

} // namespace whistle::heroes
