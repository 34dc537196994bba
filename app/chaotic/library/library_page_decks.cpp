// SPDX-License-Identifier: GPL-3.0-or-later
// The deck beside the cards, and the files that it goes to.
#include "base/common_words.h"
#include "chaotic/library/card_editor.h"
#include "chaotic/library/card_list.h"
#include "chaotic/library/deck_panel.h"
#include "chaotic/library/library_page.h"
#include "chaotic/telling/game_words.h"
#include "look/paper.h"
#include "match/match_library.h"

#include <QFileDialog>
#include <QFileInfo>

namespace whistle::chaotic {

void LibraryPage::connectDeck()
{
    connect(m_deckPanel, &DeckPanel::chosen, this, &LibraryPage::openDeck);
    connect(m_deckPanel, &DeckPanel::newAsked, this, [this] {
        KeptDeck fresh;
        fresh.deck.size = m_deck.deck.size;
        fresh.deck.name = tr("Deck %1").arg(m_shelf.decks().size() + 1).toStdString();
        m_deck = fresh;
        keepDeck();
        note();
    });
    connect(m_deckPanel, &DeckPanel::removeAsked, this, [this] {
        if (m_deck.id.isEmpty())
            return;
        const QString name = QString::fromStdString(m_deck.deck.name);
        const Problems problems = m_shelf.removeDeck(m_deck.id);
        tell(problems);
        if (problems.empty())
            Q_EMIT told(tr("%1 is deleted. “Undo” brings it back.").arg(name), {});
        const auto& decks = m_shelf.decks();
        m_deck = decks.empty() ? KeptDeck{} : decks.front();
        showDeck();
        note();
    });
    connect(m_deckPanel, &DeckPanel::renamed, this,
            [this](const QString& name) { changeDeck([&name](BuiltDeck& deck) { deck.name = name.toStdString(); }); });
    connect(m_deckPanel, &DeckPanel::sizeChosen, this,
            [this](int size) { changeDeck([size](BuiltDeck& deck) { deck.size = size; }); });
    connect(m_deckPanel, &DeckPanel::levelChosen, this,
            [this](RulesLevel level) { changeDeck([level](BuiltDeck& deck) { deck.level = level; }); });
    connect(m_deckPanel, &DeckPanel::swapAsked, this, [this](const Swap& swap) {
        const std::optional<AnyCard> in = m_shelf.card(m_shelf.rows()[static_cast<std::size_t>(swap.in)].id);
        if (!in)
            return;
        changeDeck([&](BuiltDeck& deck) {
            takeCopy(deck.cards, CardKind::Attack, swap.out);
            addCopy(deck.cards, *in);
        });
    });
    connect(m_deckPanel, &DeckPanel::printAsked, this, [this] { choosePath(DeckFile::Pdf); });
    connect(m_deckPanel, &DeckPanel::exportAsked, this, [this] { choosePath(DeckFile::Json); });
    connect(m_deckPanel, &DeckPanel::playAsked, this, [this] {
        Q_EMIT newMatchAsked(
            {{"size", m_deck.deck.size}, {"rules_level", toWord(m_deck.deck.level)}, {"deck", m_deck.deck.name}});
    });
    connect(m_deckPanel, &DeckPanel::ruleAsked, this, &CompanionPage::ruleAsked);
}

// --- decks ---

void LibraryPage::changeDeck(const std::function<void(BuiltDeck&)>& change)
{
    if (m_deck.deck.name.empty())
        m_deck.deck.name = tr("Deck %1").arg(m_shelf.decks().size() + 1).toStdString();
    change(m_deck.deck);
    keepDeck();
    note();
}

void LibraryPage::keepDeck()
{
    const Checked<QString> id = m_shelf.keep(m_deck.id, m_deck.deck);
    if (id)
        m_deck.id = *id;
    else
        tell(id.problems());
    showDeck();
}

void LibraryPage::openDeck(const QString& id)
{
    for (const KeptDeck& one : m_shelf.decks()) {
        if (one.id == id)
            m_deck = one;
    }
    showDeck();
    m_last.deck = m_deck;
}

void LibraryPage::showDeck()
{
    m_deckPanel->setDecks(m_shelf.decks(), m_deck.id);
    m_deckPanel->setDeck(m_deck.deck, m_shelf.rows());
    if (listsDeck())
        find();
    m_list->viewport()->update();
    m_counts->setText(tr("Cards: %1, decks: %2").arg(m_shelf.rows().size()).arg(m_shelf.decks().size()));
}

// --- files ---

void LibraryPage::write(DeckFile kind, const QString& path)
{
    const Problems problems = writeDeck(kind, m_deck.deck, path);
    if (problems.empty())
        Q_EMIT told(CommonWords::tr("Saved to the file %1.").arg(path), {});
    else
        Q_EMIT told(CommonWords::tr("Could not save to %1.").arg(path), words(problems));
}

void LibraryPage::choosePath(DeckFile kind)
{
    const bool isPdf = kind == DeckFile::Pdf;
    const QString name = paper::fileName(QString::fromStdString(m_deck.deck.name)) +
                         (isPdf ? QStringLiteral(".pdf") : QStringLiteral(".json"));
    const QString path = QFileDialog::getSaveFileName(
        this, isPdf ? GameWords::tr("Print the deck") : GameWords::tr("Save the deck to a file"), name,
        isPdf ? CommonWords::tr("PDF (*.pdf);;All files (*)") : tr("Decks (*.json);;All files (*)"));
    if (!path.isEmpty())
        write(kind, path);
}

} // namespace whistle::chaotic
