// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/library_shelf.h"
#include "controls/panels/panel_box.h"

#include <array>
#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;

namespace whistle {

class ChoiceButton;
class IconButton;
class MainButton;
class RuleChips;
class SegmentedChoice;
class TextLabel;

namespace chaotic {

class BarChart;

/// The eight lines of the deck check, always in the same order; what is broken is seen by its look, not by its place.
class DeckCheckView : public QWidget {
    Q_OBJECT
public:
    explicit DeckCheckView(QWidget* parent = nullptr);
    void setLines(std::vector<DeckLine> lines);
    [[nodiscard]] const std::vector<DeckLine>& lines() const { return m_lines; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::vector<DeckLine> m_lines;
};

/// A deck while it is built: its name and board, what the deck check says of it now, the nearest mend, what it is made
/// of; and the ways out: on paper, into a file, onto the table.
///
/// objectNames: decks, renameDeck, deckName, newDeck, removeDeck, deckSize, deckLevel, deckCheck, deckFault, swap,
/// printDeck, exportDeck, playDeck.
class DeckPanel : public PanelBox {
    Q_OBJECT
public:
    explicit DeckPanel(QWidget* parent = nullptr);
    void setDecks(const std::vector<KeptDeck>& decks, const QString& current);
    void setDeck(const BuiltDeck& deck, const std::vector<CardRow>& rows);

Q_SIGNALS:
    void chosen(const QString& id);
    void newAsked();
    void removeAsked();
    void renamed(const QString& name);
    void sizeChosen(int size);
    void levelChosen(whistle::chaotic::RulesLevel level);
    void swapAsked(const whistle::chaotic::Swap& swap);
    void printAsked();
    void exportAsked();
    void playAsked();
    void ruleAsked(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void show();
    void openName(bool open);
    void arrange();
    void retranslate();

    BuiltDeck m_deck;
    std::vector<CardRow> m_rows;
    std::optional<Swap> m_swap;
    QComboBox* m_decks;
    QLineEdit* m_name; ///< stands for the list while a deck gets its name
    IconButton* m_rename;
    IconButton* m_new;
    IconButton* m_remove;
    SegmentedChoice* m_size;
    ChoiceButton* m_basic;
    DeckCheckView* m_check;
    PanelBox* m_faultBox;
    TextLabel* m_fault;
    RuleChips* m_rules;
    PanelBox* m_swapBox;
    TextLabel* m_swapTitle;
    TextLabel* m_swapSum;
    ChoiceButton* m_swapButton;
    QGridLayout* m_chartGrid;
    std::array<TextLabel*, 4> m_chartTitles{};
    std::array<BarChart*, 4> m_charts{};
    TextLabel* m_idle;
    IconButton* m_print;
    IconButton* m_export;
    TextLabel* m_verdict;
    MainButton* m_play;
};

} // namespace chaotic
} // namespace whistle
