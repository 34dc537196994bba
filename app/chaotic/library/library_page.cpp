// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/library_page.h"

#include "base/common_words.h"
#include "chaotic/library/card_list.h"
#include "chaotic/library/deck_panel.h"
#include "chaotic/library/import_panel.h"
#include "chaotic/library/narrow_box.h"
#include "chaotic/telling/game_words.h"
#include "chaotic/telling/names.h"
#include "chaotic/telling/words.h"
#include "controls/layout/flow_layout.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/paper.h"
#include "match/match_library.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

namespace whistle::chaotic {

namespace {

/// What stands behind the kinds in their list: the cards of the deck.
constexpr int deckFilter = 5;
constexpr int everything = -1;
/// So many steps can be taken back.
constexpr std::size_t mostUndoSteps = 200;
/// Widths of the three panels, about as the picture has them: six numbers of a card stand beside each other.
constexpr std::array shares{326, 507, 415};
/// From so many em on there is room for two of them.
constexpr double twoFrom = 52;

} // namespace

LibraryPage::LibraryPage(Store& store, QWidget* parent)
    : CompanionPage(parent)
    , m_shelf(store)
    , m_head(new QHBoxLayout)
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_counts(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_takeIn(new ChoiceButton({}, ButtonLook::Outline))
    , m_newCard(new ChoiceButton({}, ButtonLook::Outline))
    , m_close(new IconButton(Icon::Close, {}))
    , m_tabs(new SegmentedChoice)
    , m_search(new QLineEdit)
    , m_found(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_kind(new NarrowBox)
    , m_tribe(new NarrowBox)
    , m_order(new ChoiceButton({}, ButtonLook::Outline))
    , m_list(new CardList)
    , m_cards(cardsPanel())
    , m_editor(new CardEditor)
    , m_deckPanel(new DeckPanel)
    , m_import(new ImportPanel(this))
{
    setObjectName(QStringLiteral("libraryPage"));
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(px(Length::SpaceXl), px(Length::SpaceS), px(Length::SpaceXl), px(Length::SpaceM));
    page->setSpacing(px(Length::SpaceS));
    page->addWidget(header());
    auto* panels = new QHBoxLayout;
    panels->setSpacing(px(Length::SpaceM));
    const std::array<QWidget*, 3> all{m_cards, m_editor, m_deckPanel};
    for (std::size_t i = 0; i < all.size(); ++i) {
        QSizePolicy policy = all[i]->sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Ignored); // whatever is on it now
        all[i]->setSizePolicy(policy);
        panels->addWidget(all[i], shares[i]);
    }
    page->addLayout(panels, 1);
    m_tabs->setObjectName(QStringLiteral("libraryTabs"));
    connect(m_tabs, &SegmentedChoice::chosen, this, &LibraryPage::arrange);
    connectEditor();
    connectDeck();

    const Problems problems = m_shelf.open();
    if (!problems.empty())
        QMetaObject::invokeMethod(
            this, [this, problems] { tell(problems); }, Qt::QueuedConnection);
    m_list->cards().copies = [this](const CardRow& row) {
        return copiesIn(m_deck.deck.cards, row.kind, row.name.toStdString());
    };
    if (!m_shelf.decks().empty())
        m_deck = m_shelf.decks().front();
    retranslate();
    if (!m_shelf.rows().empty())
        openCard(m_shelf.rows().front());
    m_last = now();
    m_editor->setUndo(false);
}

QWidget* LibraryPage::header()
{
    m_takeIn->setObjectName(QStringLiteral("takeInCards"));
    m_newCard->setObjectName(QStringLiteral("newCard"));
    m_newCard->setDrawing(Icon::Plus);
    m_close->setObjectName(QStringLiteral("closeLibrary"));
    auto* box = new QWidget;
    auto* row = m_head;
    box->setLayout(row);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Length::SpaceM));
    row->addWidget(m_title);
    row->addWidget(m_tabs);
    row->addWidget(m_counts, 1);
    row->addWidget(m_takeIn);
    row->addWidget(m_newCard);
    row->addWidget(m_close);
    m_title->setElided(true);
    m_counts->setElided(true);
    m_counts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_takeIn, &QAbstractButton::clicked, this, &LibraryPage::askFile);
    connect(m_newCard, &QAbstractButton::clicked, this, &LibraryPage::newCard);
    connect(m_close, &QAbstractButton::clicked, this, &CompanionPage::left);
    return box;
}

QWidget* LibraryPage::cardsPanel()
{
    m_search->setObjectName(QStringLiteral("cardSearch"));
    m_search->setClearButtonEnabled(true);
    m_kind->setObjectName(QStringLiteral("cardKind"));
    m_tribe->setObjectName(QStringLiteral("cardTribe"));
    m_order->setObjectName(QStringLiteral("cardOrder"));
    m_order->setCheckable(true);
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(px(Length::SpaceM), px(Length::SpaceM), px(Length::SpaceM), px(Length::SpaceM));
    column->setSpacing(px(Length::SpaceS));
    column->addWidget(m_search);
    auto* filters = new QWidget;
    auto* flow = new FlowLayout(filters, px(Length::SpaceXs));
    auto* pair = new QWidget;
    auto* both = new QHBoxLayout(pair);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(px(Length::SpaceXs));
    both->addWidget(m_kind, 1);
    both->addWidget(m_tribe, 1);
    for (QWidget* one : std::initializer_list<QWidget*>{pair, m_order, m_found})
        flow->addWidget(one);
    column->addWidget(filters);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::find);
    connect(m_kind, &QComboBox::activated, this, &LibraryPage::find);
    connect(m_tribe, &QComboBox::activated, this, &LibraryPage::find);
    connect(m_order, &QAbstractButton::toggled, this, &LibraryPage::find);
    connect(m_list, &CardList::opened, this, &LibraryPage::openCard);
    connect(m_list, &CardList::addAsked, this, [this](const CardRow& row) {
        if (const std::optional<AnyCard> card = cardAt(row))
            changeDeck([&card](BuiltDeck& deck) { addCopy(deck.cards, *card); });
    });
    connect(m_list, &CardList::takeAsked, this, [this](const CardRow& row) {
        changeDeck([&row](BuiltDeck& deck) { takeCopy(deck.cards, row.kind, row.name.toStdString()); });
    });
    return panel;
}

void LibraryPage::connectEditor()
{
    connect(m_editor, &CardEditor::edited, this, [this] {
        m_drafts[m_editor->draft().id] = m_editor->draft();
        note();
    });
    connect(m_editor, &CardEditor::saveAsked, this, &LibraryPage::saveCard);
    connect(m_editor, &CardEditor::undoAsked, this, &LibraryPage::undo);
    connect(m_editor, &CardEditor::ruleAsked, this, &CompanionPage::ruleAsked);
    connect(m_editor, &CardEditor::removeAsked, this, [this] {
        CardDraft draft = m_editor->draft();
        const std::optional<AnyCard> card = m_shelf.card(draft.id);
        const Problems problems = m_shelf.remove(draft.id);
        tell(problems);
        if (!problems.empty())
            return;
        if (card)
            m_removed.insert_or_assign(draft.id, *card);
        m_drafts.erase(draft.id);
        draft.id.clear(); // it may be saved again
        m_drafts[draft.id] = draft;
        showDraft(draft);
        find();
        note();
        const QString name = card ? QString::fromStdString(baseOf(*card).name) : QString();
        Q_EMIT told(tr("%1 is deleted. “Undo” brings it back.").arg(name), {});
    });
}

// --- what is done can be taken back ---

LibraryPage::Moment LibraryPage::now() const
{
    return {m_editor->draft(), m_deck};
}

/// Something has changed.
void LibraryPage::note()
{
    m_past.push_back(std::exchange(m_last, now()));
    if (m_past.size() > mostUndoSteps)
        m_past.erase(m_past.begin());
    m_future.clear();
    m_editor->setUndo(true);
}

void LibraryPage::goTo(const Moment& moment)
{
    if (const auto removed = m_removed.find(moment.draft.id); removed != m_removed.end()) {
        const Checked<QString> again = m_shelf.keep(removed->first, removed->second);
        tell(again.problems());
        m_removed.erase(removed);
        m_drafts.erase(QString()); // as which it could be saved again
        find();
    }
    if (moment.draft.id.isEmpty() || m_shelf.card(moment.draft.id)) {
        m_drafts[moment.draft.id] = moment.draft;
        showDraft(moment.draft);
    }
    const bool isOther = moment.deck.id != m_deck.id || !(moment.deck.deck == m_deck.deck);
    m_deck = moment.deck;
    if (isOther && !m_deck.id.isEmpty())
        keepDeck();
    else
        showDeck();
    m_last = now();
    m_editor->setUndo(!m_past.empty());
}

void LibraryPage::undo()
{
    if (m_past.empty())
        return;
    const Moment before = m_past.back();
    m_past.pop_back();
    m_future.push_back(now());
    goTo(before);
}

void LibraryPage::redo()
{
    if (m_future.empty())
        return;
    const Moment after = m_future.back();
    m_future.pop_back();
    m_past.push_back(now());
    goTo(after);
}

// --- cards ---

bool LibraryPage::listsDeck() const
{
    return m_kind->currentData().toInt() == deckFilter;
}

void LibraryPage::find()
{
    CardFilter filter;
    filter.typed = m_search->text();
    filter.order = m_order->isChecked() ? CardFilter::Order::Figure : CardFilter::Order::Name;
    const int kind = m_kind->currentData().toInt();
    if (kind >= 0 && kind != deckFilter)
        filter.kind = static_cast<CardKind>(kind);
    if (const int tribe = m_tribe->currentData().toInt(); tribe >= 0)
        filter.tribe = static_cast<Affiliation>(tribe);
    std::vector<CardRow> deckRows;
    if (kind == deckFilter) {
        for (const AnyCard& card : cardsOf(m_deck.deck.cards)) {
            CardRow row = rowOf(card);
            const bool isShown = std::any_of(deckRows.begin(), deckRows.end(), [&](const CardRow& one) {
                return one.kind == row.kind && one.name == row.name;
            });
            const auto known = std::find_if(m_shelf.rows().begin(), m_shelf.rows().end(), [&](const CardRow& one) {
                return one.kind == row.kind && one.name == row.name;
            });
            if (known != m_shelf.rows().end())
                row.id = known->id;
            if (!isShown)
                deckRows.push_back(std::move(row));
        }
    }
    const std::vector<CardRow>& rows = kind == deckFilter ? deckRows : m_shelf.rows();
    std::vector<CardRow> shown;
    for (const int place : found(rows, filter))
        shown.push_back(rows[static_cast<std::size_t>(place)]);
    m_found->setText(CommonWords::tr("%1 of %2").arg(shown.size()).arg(rows.size()));
    m_list->setRows(std::move(shown));
    m_list->setOpen(m_editor->draft().id);
    m_counts->setText(tr("Cards: %1, decks: %2").arg(m_shelf.rows().size()).arg(m_shelf.decks().size()));
}

std::optional<AnyCard> LibraryPage::cardAt(const CardRow& row) const
{
    if (!row.id.isEmpty())
        return m_shelf.card(row.id);
    for (AnyCard& card : cardsOf(m_deck.deck.cards)) { // of a deck that came from elsewhere
        if (kindOf(card) == row.kind && baseOf(card).name == row.name.toStdString())
            return std::move(card);
    }
    return {};
}

void LibraryPage::openCard(const CardRow& row)
{
    const std::optional<AnyCard> card = cardAt(row);
    if (!card)
        return;
    const auto known = row.id.isEmpty() ? m_drafts.end() : m_drafts.find(row.id);
    showDraft(known == m_drafts.end() ? CardDraft{row.id, writeCard(*card), {}} : known->second);
    m_last.draft = m_editor->draft();
}

void LibraryPage::showDraft(CardDraft draft)
{
    const auto row = std::find_if(m_shelf.rows().begin(), m_shelf.rows().end(),
                                  [&](const CardRow& one) { return !draft.id.isEmpty() && one.id == draft.id; });
    const bool isKnown = row != m_shelf.rows().end();
    const bool isOwn = isKnown && LibraryShelf::isOwn(*row);
    const std::optional<AnyCard> kept = isKnown ? m_shelf.card(draft.id) : std::nullopt;
    m_editor->setDraft(std::move(draft), kept ? writeCard(*kept) : Json(),
                       isOwn     ? tr("your copy")
                       : isKnown ? tr("printed")
                                 : tr("new"),
                       isOwn);
}

void LibraryPage::newCard()
{
    const auto unsaved = m_drafts.find(QString());
    const bool hasUnsaved = unsaved != m_drafts.end();
    if (hasUnsaved) {
        m_last = {unsaved->second, m_deck};
        m_drafts.erase(unsaved);
    }
    showDraft(CardDraft{{}, newCardJson(CardKind::Creature), {}});
    m_list->setOpen({});
    if (hasUnsaved) {
        note();
        Q_EMIT told(tr("The unsaved card is set aside. “Undo” brings it back."), {});
    }
    m_last.draft = m_editor->draft();
    m_tabs->setCurrent(1);
    arrange();
    if (auto* name = m_editor->findChild<QLineEdit*>(QStringLiteral("cardName")))
        name->setFocus(Qt::OtherFocusReason);
}

void LibraryPage::saveCard()
{
    const CardDraft draft = m_editor->draft();
    const Checked<AnyCard> card = cardOf(draft);
    if (!card) // the editor says why
        return;
    const Checked<QString> id = m_shelf.keep(draft.id, *card);
    if (!id) {
        tell(id.problems());
        return;
    }
    m_drafts.erase(draft.id);
    showDraft({*id, writeCard(*card), {}});
    // Decks that have it have it as it is now.
    for (const KeptDeck& one : m_shelf.decks()) {
        if (one.id == m_deck.id)
            m_deck = one;
    }
    showDeck();
    find();
    note();
}

void LibraryPage::tell(const Problems& problems)
{
    if (!problems.empty())
        Q_EMIT told(tr("Some of it could not be saved or read."), words(problems));
}

// --- the page ---

bool LibraryPage::stepBack()
{
    if (m_import->isVisible()) {
        m_import->hide();
        return true;
    }
    if (m_search->text().isEmpty())
        return false;
    m_search->clear();
    return true;
}

void LibraryPage::arrange()
{
    const Theme& theme = Theme::current();
    const double room = width() / theme.em();
    const int count = room >= theme.wideFrom() ? 3 : room >= twoFrom ? 2 : 1;
    const int open = std::max(0, m_tabs->current());
    // A row of their own where there is room for one panel only.
    auto* rows = static_cast<QBoxLayout*>(layout());
    QBoxLayout* place = count == 1 ? rows : m_head;
    if (place->indexOf(m_tabs) < 0) {
        (count == 1 ? m_head : rows)->removeWidget(m_tabs);
        place->insertWidget(1, m_tabs);
    }
    m_tabs->setVisible(count < 3);
    m_title->setVisible(count > 1);
    m_counts->setVisible(count == 3);
    m_cards->setVisible(count == 3 || open == 0 || (count == 2 && open > 0));
    m_editor->setVisible(count == 3 || open == 1 || (count == 2 && open == 0));
    m_deckPanel->setVisible(count == 3 || open == 2);
}

void LibraryPage::retranslate()
{
    setAccessibleName(GameWords::tr("Cards and decks"));
    m_title->setText(GameWords::tr("Cards and decks"));
    m_takeIn->setTitle(tr("Import cards"));
    m_newCard->setTitle(tr("New card"));
    m_close->setName(CommonWords::tr("Close"));
    const int tab = std::max(0, m_tabs->current());
    m_tabs->setTitles({tr("Cards"), tr("Card"), tr("Deck")});
    m_tabs->setCurrent(tab);
    m_search->setPlaceholderText(tr("Name, tribe, energy>40"));
    m_search->setAccessibleName(tr("Search the cards"));
    m_order->setTitle(tr("highest first"));
    const auto fill = [](QComboBox& box, const QStringList& titles, int first) {
        const QSignalBlocker quiet(&box);
        const int current = std::max(0, box.currentIndex());
        box.clear();
        for (int i = 0; i < titles.size(); ++i)
            box.addItem(titles[i], i == 0 ? everything : first + i - 1);
        box.setCurrentIndex(current);
    };
    QStringList kinds{tr("All cards")};
    for (const DeckTopic one :
         {DeckTopic::Creatures, DeckTopic::Battlegear, DeckTopic::Mugic, DeckTopic::Locations, DeckTopic::Attacks})
        kinds << wordOf(nameOf(one));
    kinds << tr("In this deck");
    fill(*m_kind, kinds, 0);
    m_kind->setAccessibleName(tr("Which kind"));
    QStringList tribes{tr("All tribes")};
    for (const Affiliation one : {Affiliation::Overworld, Affiliation::Underworld, Affiliation::Danian,
                                  Affiliation::Mipedian, Affiliation::Marrillian})
        tribes << wordOf(nameOf(one));
    fill(*m_tribe, tribes, 1);
    m_tribe->setAccessibleName(tr("Which tribe"));
    m_list->setAccessibleName(tr("Cards"));
    showDraft(m_editor->draft());
    showDeck();
    find();
    arrange();
}

void LibraryPage::resizeEvent(QResizeEvent* event)
{
    CompanionPage::resizeEvent(event);
    m_import->setGeometry(rect());
    arrange();
}

void LibraryPage::changeEvent(QEvent* event)
{
    CompanionPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (changesLooks(*event))
        arrange();
}

} // namespace whistle::chaotic

#include "moc_library_page.cpp"
