// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/new_match_frame.h"

#include <array>

class QBoxLayout;
class QLineEdit;

namespace whistle {

class ChoiceButton;
class FormField;
class SegmentedChoice;

namespace chaotic {

/// Asks what a match of Chaotic needs: who plays, on which board, by the basic or the advanced rules. The decks are
/// chosen afterwards, each behind its player's curtain.
class ChaoticNewMatchPage : public NewMatchFrame {
    Q_OBJECT
public:
    explicit ChaoticNewMatchPage(Settings& settings, QWidget* parent = nullptr);
    /// A deck of the library: its board and level; it waits behind the curtain.
    void takeAlong(const Json& along) override;

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override;
    [[nodiscard]] QString title() const override { return tr("New match of Chaotic"); }
    [[nodiscard]] QString readyWords() const override;
    void retranslate() override;
    void arrange() override;

private:
    [[nodiscard]] QWidget* playersSection();
    [[nodiscard]] QWidget* boardSection();
    void takeLast();

    QString m_deck; ///< that is taken along; empty: none
    ChoiceButton* m_cards;
    QBoxLayout* m_playerRow;
    QBoxLayout* m_boardRow;
    std::array<QLineEdit*, 2> m_names;
    std::array<FormField*, 2> m_nameFields;
    SegmentedChoice* m_size;
    FormField* m_sizeField;
    SegmentedChoice* m_level;
    FormField* m_levelField;
};

} // namespace chaotic
} // namespace whistle
