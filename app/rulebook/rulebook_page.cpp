// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rulebook_page.h"

#include "base/contains.h"
#include "base/first.h"
#include "look/readers_language.h"
#include "rulebook/book_document.h"
#include "rulebook/book_words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QShortcut>
#include <algorithm>

namespace whistle {

RulebookPage::RulebookPage(const std::vector<BookGame>& games, QWidget* parent)
    : Composed(parent)
    , m_language(readersLanguage())
{
    setObjectName(QStringLiteral("rulebookPage"));
    for (const BookGame& game : games) {
        if (const RuleBook* book = RuleBook::of(game.id))
            m_shelves.push_back({game, book});
    }
    Q_ASSERT(!m_shelves.empty());
    build();
    m_openBest.setSingleShot(true);
    m_openBest.setInterval(Theme::current().duration(Duration::Move));
    connect(&m_openBest, &QTimer::timeout, this, [this] {
        if (m_found && !m_found->rules.empty())
            lookAt(QString::fromStdString(m_found->rules.front().rule->id));
    });
    connect(m_search, &QLineEdit::textChanged, this, &RulebookPage::find);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        m_openBest.stop();
        if (const BookLine* first = m_list->firstLine())
            choose(first->kind, QString(first->key));
    });
    connect(m_games, &SegmentedChoice::chosen, this, [this](int game) {
        setGame(*m_shelves[static_cast<std::size_t>(game)].book);
        find(m_search->text());
    });
    connect(m_languages, &SegmentedChoice::chosen, this,
            [this](int language) { setLanguage(bookLanguages[static_cast<std::size_t>(language)]); });
    connect(m_list, &BookList::chosen, this, &RulebookPage::choose);
    connect(m_view, &SectionView::ruleAsked, this, &RulebookPage::open);
    connect(m_view, &SectionView::chosen, this, [this](const QString& rule) {
        m_rule = rule;
        m_view->setCurrent(rule);
        m_list->setOpen(rule);
        showAside();
    });
    connect(m_view, &SectionView::bookmarkAsked, this, &RulebookPage::setBookmark);
    connect(m_aside, &RuleAside::ruleAsked, this, &RulebookPage::open);
    connect(m_aside, &RuleAside::entryAsked, this, &RulebookPage::entryAsked);
    connect(m_box, &QAbstractButton::clicked, this, [this] { Q_EMIT boxAsked(m_shelves[m_shelf].game.id); });
    connect(m_html, &QAbstractButton::clicked, this, [this] { Q_EMIT fileAsked(File::Html); });
    connect(m_pdf, &QAbstractButton::clicked, this, [this] { Q_EMIT fileAsked(File::Pdf); });
    connect(m_contents, &QAbstractButton::clicked, this, [this] { showList(!m_showsList); });
    m_search->installEventFilter(this);
    // Shortcuts, because the list takes every letter for itself.
    for (const QKeySequence& key : {QKeySequence(Qt::Key_Slash), QKeySequence(QKeySequence::Find)}) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    }
    setFocusProxy(m_search);
    retranslate();
    m_section = QString::fromStdString(book().sections().front().id);
    fillContents();
    showSection();
    m_box->setVisible(m_shelves[m_shelf].game.hasBox);
    arrange();
}

void RulebookPage::setMatch(const Match* match)
{
    const Shelf* shelf = match == nullptr ? nullptr : shelfOf(match->game());
    m_marks = shelf == nullptr ? MatchMarks() : marksOf(*match, *shelf->book);
    if (shelf != nullptr && m_rule.isEmpty() && !m_found)
        setGame(*shelf->book);
    showSection();
}

void RulebookPage::setBookmarks(const QStringList& bookmarks)
{
    m_bookmarks = bookmarks;
    m_view->setBookmarks(bookmarks);
    if (!m_found)
        fillContents();
}

void RulebookPage::setBookmark(const QString& rule, bool on)
{
    QStringList bookmarks = m_bookmarks;
    bookmarks.removeAll(rule);
    if (on)
        bookmarks << rule;
    setBookmarks(bookmarks);
    Q_EMIT bookmarksChanged(m_bookmarks);
}

void RulebookPage::open(const QString& rule)
{
    if (lookAt(rule))
        showList(false);
}

bool RulebookPage::lookAt(const QString& rule)
{
    for (const Shelf& shelf : m_shelves) {
        const Rule* found = shelf.book->find(rule.toStdString());
        if (found == nullptr)
            continue;
        setGame(*shelf.book);
        m_term = nullptr;
        openSection(QString::fromStdString(found->section), rule);
        return true;
    }
    return false;
}

void RulebookPage::openSection(const QString& section, const QString& rule)
{
    m_section = section;
    m_rule = rule;
    showSection();
    m_list->setOpen(rule.isEmpty() ? section : rule);
}

void RulebookPage::search(const QString& text)
{
    m_search->setText(text);
    m_search->setFocus(Qt::OtherFocusReason);
}

const RuleSearch& RulebookPage::index()
{
    if (!m_index) {
        QStringList games;
        for (const Shelf& shelf : m_shelves)
            games << shelf.game.id;
        m_index = std::make_unique<RuleSearch>(games);
    }
    return *m_index;
}

void RulebookPage::find(const QString& text)
{
    m_openBest.stop();
    if (text.trimmed().isEmpty()) {
        const bool wasSearching = m_found.has_value();
        m_found.reset();
        fillContents();
        if (wasSearching)
            showSection(); // without marks
        return;
    }
    m_found = index().find(text, m_shelves[m_shelf].game.id);
    m_foundEverywhere = m_found->rules.empty();
    if (m_foundEverywhere)
        m_found = index().find(text);
    fillFindings();
    showList(true);
    if (m_found->rules.empty())
        m_view->hide(); // beside "nothing found" a rule would look like an answer
    else
        m_openBest.start();
}

void RulebookPage::choose(BookLine::Kind kind, const QString& key)
{
    m_openBest.stop();
    switch (kind) {
    case BookLine::Kind::Caption:
        return;
    case BookLine::Kind::Rule:
        open(key);
        return;
    case BookLine::Kind::Section:
        m_term = nullptr;
        openSection(key, {});
        break;
    case BookLine::Kind::Term: {
        const Term* term = book().term(key.toStdString());
        const Rule* rule = book().find(term->rules.front());
        m_term = term;
        m_section = QString::fromStdString(rule->section);
        m_rule = QString::fromStdString(rule->id);
        showSection();
        m_list->setOpen(key);
        break;
    }
    }
    showList(false);
}

void RulebookPage::setGame(const RuleBook& book)
{
    if (&this->book() == &book)
        return;
    for (std::size_t i = 0; i < m_shelves.size(); ++i) {
        if (m_shelves[i].book == &book)
            m_shelf = i;
    }
    m_games->setCurrent(static_cast<int>(m_shelf));
    m_box->setVisible(m_shelves[m_shelf].game.hasBox);
    m_term = nullptr;
    m_rule.clear();
    m_section = QString::fromStdString(book.sections().front().id);
    if (!m_found)
        fillContents();
    showSection();
}

void RulebookPage::setLanguage(BookLanguage language)
{
    m_language = language;
    m_languages->setCurrent(static_cast<int>(language));
    if (m_found)
        fillFindings();
    else
        fillContents();
    showSection();
}

const RulebookPage::Shelf* RulebookPage::shelfOf(std::string_view game) const
{
    return firstOf(m_shelves, [&](const Shelf& shelf) { return shelf.book->game() == game; });
}

void RulebookPage::showSection()
{
    const RuleContext context{&book(), m_language, m_found ? &*m_found : nullptr, &m_marks};
    m_view->show();
    m_view->setSection(*book().section(m_section.toStdString()), context, m_bookmarks);
    m_view->setCurrent(m_rule);
    showAside();
}

void RulebookPage::showAside()
{
    const Rule* rule = book().find(m_rule.toStdString());
    std::vector<const Term*> terms;
    const auto add = [&](const Term* term) {
        if (!contains(terms, term))
            terms.push_back(term);
    };
    if (m_term != nullptr)
        add(m_term);
    for (std::size_t i = 0; m_found && i < m_found->terms.size(); ++i) {
        if (m_found->terms[i].book == &book())
            add(m_found->terms[i].term);
    }
    for (const Term& term : book().terms()) {
        if (rule != nullptr && contains(term.rules, rule->id))
            add(&term);
    }
    m_aside->setRule(book(), rule, terms, m_marks, m_language);
}

bool RulebookPage::stepBack()
{
    if (!m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    if (!m_contents->isHidden() && !m_showsList) {
        showList(true);
        return true;
    }
    return false;
}

QString RulebookPage::documentTitle() const
{
    return bookTitle(Text{m_shelves[m_shelf].game.name}.render(), m_language);
}

QString RulebookPage::html() const
{
    return bookHtml(book(), documentTitle(), m_language, m_marks);
}

Problems RulebookPage::write(File kind, const QString& path) const
{
    return kind == File::Html ? writeBookHtml(html(), path) : writeBookPdf(html(), documentTitle(), path);
}

/// From the search field the arrow keys go into what was found.
bool RulebookPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_PageDown) {
            m_list->setFocus(Qt::TabFocusReason);
            if (const BookLine* first = m_list->firstLine(); first && !m_list->currentIndex().isValid())
                choose(first->kind, QString(first->key));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RulebookPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_language = readersLanguage();
    Composed::changeEvent(event);
    // The rows are made anew, which must wait until the event has been through all of them.
    if (changesLooks(*event)) {
        QTimer::singleShot(0, this, [this] {
            setLanguage(m_language);
            arrange();
        });
    }
}

} // namespace whistle

#include "moc_rulebook_page.cpp"
