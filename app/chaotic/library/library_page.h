// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/card_editor.h"
#include "chaotic/library/deck_sheet.h"
#include "chaotic/library/library_shelf.h"
#include "controls/press/button_row.h"
#include "match/pages.h"

#include <map>

class QBoxLayout;
class QComboBox;
class QLineEdit;

namespace whistle {

class ChoiceButton;
class IconButton;
class SegmentedChoice;
class TextLabel;

namespace chaotic {

class CardList;
class DeckPanel;
class ImportPanel;
struct ImportPanelState;
struct TakenIn;

/// Cards and decks: from left to right all cards with a search, one card in the editor, one deck with its check; where
/// there is less room, two of them or one. A deck is kept with every change, a card when it is saved; both can be taken
/// back step by step.
///
/// objectNames: libraryPage, cardSearch, cardKind, cardTribe, cardOrder, cardList, takeInCards, newCard, closeLibrary,
/// libraryTabs, and those of CardEditor, DeckPanel and ImportPanel.
class LibraryPage : public CompanionPage {
    Q_OBJECT
public:
    LibraryPage(Store& store, QWidget* parent = nullptr);

    bool stepBack() override;
    void undo() override;
    void redo() override;
    /// Takes in a file with a deck; of one with cards it shows first what it would bring.
    void takeIn(const QString& path);
    void write(DeckFile kind, const QString& path);
    [[nodiscard]] const LibraryShelf& shelf() const { return m_shelf; }
    [[nodiscard]] const KeptDeck& deck() const { return m_deck; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What a press may change, as it was before.
    struct Moment {
        CardDraft draft;
        KeptDeck deck;
    };
    [[nodiscard]] QWidget* header();
    [[nodiscard]] QWidget* cardsPanel();
    void connectEditor();
    void connectDeck();
    void note();
    void goTo(const Moment& moment);
    void find();
    [[nodiscard]] bool listsDeck() const; ///< the list is that of the deck's cards
    void openCard(const CardRow& row);
    void showDraft(CardDraft draft);
    void newCard();
    void saveCard();
    void changeDeck(const std::function<void(BuiltDeck&)>& change);
    void keepDeck();
    void openDeck(const QString& id);
    void showDeck();
    [[nodiscard]] std::optional<AnyCard> cardAt(const CardRow& row) const;
    [[nodiscard]] Moment now() const;
    void tell(const Problems& problems);
    void choosePath(DeckFile kind);
    // library_page_import.cpp
    void askFile();
    void showImport(ImportPanelState shown);
    [[nodiscard]] ButtonSpec leaving(const QString& title);
    void saveText(const QString& title, const QString& name, const std::string& text);
    void offerImport(const QString& name, const TakenIn& taken);
    void acceptImport(const ShelfImport& import);
    void arrange();
    void retranslate();

    LibraryShelf m_shelf;
    KeptDeck m_deck;
    std::map<QString, CardDraft> m_drafts; ///< changed and not saved yet
    std::map<QString, AnyCard> m_removed;  ///< by the id that they had, and have again when that is taken back
    std::vector<Moment> m_past;
    std::vector<Moment> m_future;
    Moment m_last; ///< as it was shown last

    QBoxLayout* m_head;
    TextLabel* m_title;
    TextLabel* m_counts;
    ChoiceButton* m_takeIn;
    ChoiceButton* m_newCard;
    IconButton* m_close;
    SegmentedChoice* m_tabs;
    QLineEdit* m_search;
    TextLabel* m_found;
    QComboBox* m_kind;
    QComboBox* m_tribe;
    ChoiceButton* m_order;
    CardList* m_list;
    QWidget* m_cards;
    CardEditor* m_editor;
    DeckPanel* m_deckPanel;
    ImportPanel* m_import;
};

} // namespace chaotic
} // namespace whistle
