// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "heroes/game.h"
#include "match/form_field.h"
#include "table/new_match_frame.h"

#include <QLineEdit>

namespace whistle::heroes {

/// Asks what a match of Heroes needs: two to four players with their factions, the length, the board. What is printed
/// on the components, and known so far, comes along; the page about the box has it.
///
/// objectNames: playerCount; player1 to player4, faction1 to faction4; firstPlayer, matchLength, boardKind;
/// toBox.
class HeroesNewMatchPage : public NewMatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit HeroesNewMatchPage(Settings& settings, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString missing() const override;
    [[nodiscard]] QString title() const override
    {
        return CommonWords::tr("New %1 match").arg(CommonWords::tr("Might & Magic Heroes"));
    }
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
    void refresh();

    std::array<Seat, 4> m_seats;
    std::optional<std::vector<std::vector<ActionKind>>> m_actionCards;
    ChoiceField* m_count = new ChoiceField("playerCount");
    ChoiceField* m_first = new ChoiceField("firstPlayer", "MH-3.1");
    ChoiceField* m_length = new ChoiceField("matchLength", "MH-3.10");
    ChoiceField* m_board = new ChoiceField("boardKind");
    TextLabel* m_factsTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_factsNote = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoiceButton* m_toBox = named("toBox", new ChoiceButton({}, ButtonLook::Outline));
};

} // namespace whistle::heroes
