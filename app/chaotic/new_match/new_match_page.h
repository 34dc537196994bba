// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "chaotic/game.h"
#include "match/form_field.h"
#include "table/new_match_frame.h"

#include <QLineEdit>
#include <array>

namespace whistle::chaotic {

/// Asks what a match of Chaotic needs: who plays, on which board, by the basic or the advanced rules. The decks are
/// chosen afterwards, each behind its player's curtain.
class ChaoticNewMatchPage : public NewMatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit ChaoticNewMatchPage(Settings& settings, QWidget* parent = nullptr);
    /// A deck of the library: its board and level; it waits behind the curtain.
    void takeAlong(const Json& along) override;

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString title() const override
    {
        return CommonWords::tr("New %1 match").arg(CommonWords::tr("Chaotic"));
    }
    [[nodiscard]] QString readyWords() const override;
    void retranslate() override;

private:
    void setSize(int size);
    void takeLast();

    QString m_deck; ///< that is taken along; empty: none
    ChoiceButton* m_cards;
    std::array<QLineEdit*, 2> m_names{new QLineEdit, new QLineEdit};
    std::array<FormField*, 2> m_nameFields{new FormField(m_names[0]), new FormField(m_names[1])};
    ChoiceField* m_size = new ChoiceField("size", "CH-3.2");
    ChoiceField* m_level = new ChoiceField("level", "CH-R27");
};

} // namespace whistle::chaotic
