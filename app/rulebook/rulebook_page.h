// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "rulebook/book_list.h"
#include "rulebook/match_marks.h"
#include "rulebook/rule_aside.h"
#include "rulebook/section_view.h"
#include "search/rule_search.h"

#include <QLineEdit>
#include <QTimer>
#include <memory>
#include <optional>

namespace whistle {

/// A book on the shelf: that of a game, or of the leagues.
struct BookGame {
    QString id;
    Sentence name;
    bool hasBox = false; ///< there is a page of what is known of its box
};

/// The rulebook of every game: contents, bookmarks, glossary and search at the left, a section with its rules in the
/// middle, the term and what belongs to it at the right. Reads in any of the languages, whatever the program speaks.
class RulebookPage : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Games without a book are passed over.
    explicit RulebookPage(const std::vector<BookGame>& games, QWidget* parent = nullptr);

    /// The match that is open, for its house rules and the rules that it used; null: none.
    void setMatch(const Match* match);
    /// Ids of rules, in the order in which they were kept.
    void setBookmarks(const QStringList& bookmarks);
    [[nodiscard]] QStringList bookmarks() const { return m_bookmarks; }

    /// Shows a rule in its section; an id that no book has changes nothing.
    void open(const QString& rule);
    /// As if it were typed.
    void search(const QString& text);
    /// Of the rule that is looked at; empty: none.
    [[nodiscard]] QString rule() const { return m_rule; }
    [[nodiscard]] BookLanguage language() const { return m_language; }
    /// Esc: takes back the search, or goes back to the contents; false: there was nothing to take back.
    bool stepBack();

    /// The whole book that is open, as a page to print.
    [[nodiscard]] QString html() const;
    /// "Kaosball: the rules"
    [[nodiscard]] QString documentTitle() const;
    enum class File { Html, Pdf };
    [[nodiscard]] Problems write(File kind, const QString& path) const;

Q_SIGNALS:
    void bookmarksChanged(const QStringList& bookmarks);
    /// An entry of the open match is to be looked at.
    void entryAsked(int number);
    void fileAsked(whistle::RulebookPage::File kind);
    /// What is known of the box of this game is to be looked at.
    void boxAsked(const QString& game);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shelf {
        BookGame game;
        const RuleBook* book;
    };

    void build();
    void retranslate() override;
    void arrange() override;
    void find(const QString& text);
    void fillContents();
    void fillFindings();
    [[nodiscard]] BookLine ruleLine(const RuleBook& book, const Rule& rule, bool withGame) const;
    void choose(BookLine::Kind kind, const QString& key);
    void setGame(const RuleBook& book);
    void setLanguage(BookLanguage language);
    void setBookmark(const QString& rule, bool on);
    /// False: no book has it.
    bool lookAt(const QString& rule);
    void openSection(const QString& section, const QString& rule);
    void showSection();
    void showAside();
    void showList(bool list);
    [[nodiscard]] const RuleBook& book() const { return *m_shelves[m_shelf].book; }
    [[nodiscard]] const Shelf* shelfOf(std::string_view game) const;
    /// The search; made with the first key.
    [[nodiscard]] const RuleSearch& index();

    std::vector<Shelf> m_shelves;
    std::size_t m_shelf = 0;
    BookLanguage m_language;
    QStringList m_bookmarks;
    MatchMarks m_marks;
    std::unique_ptr<RuleSearch> m_index;
    std::optional<RuleFindings> m_found; ///< none: nothing is searched
    bool m_foundEverywhere = false;      ///< the open book had nothing
    QString m_section;
    QString m_rule;
    const Term* m_term = nullptr; ///< chosen from the glossary
    QTimer m_openBest;            ///< opens the best hit when the typing rests

    TextLabel* m_title = new TextLabel({}, TypeStep::Heading);
    QLineEdit* m_search = named("ruleSearch", new QLineEdit);
    /// Shows the list where there is room for one column only.
    ChoiceButton* m_contents = named("contentsButton", new ChoiceButton);
    SegmentedChoice* m_games = named("bookGames", new SegmentedChoice);
    SegmentedChoice* m_languages = named("bookLanguages", new SegmentedChoice);
    BookList* m_list = new BookList;
    QWidget* m_listPanel = new PanelBox(Colour::Surface);
    ChoiceButton* m_box = named("bookBox", new ChoiceButton);
    ChoiceButton* m_html = named("bookHtml", new ChoiceButton);
    ChoiceButton* m_pdf = named("bookPdf", new ChoiceButton);
    QWidget* m_textPanel = new PanelBox(Colour::Surface);
    SectionView* m_view = new SectionView;
    RuleAside* m_aside = new RuleAside;
    QScrollArea* m_asideArea = named("asideArea", scrolling(m_aside));
    QBoxLayout* m_bar = new QBoxLayout(QBoxLayout::LeftToRight);
    bool m_showsList = true;
};

} // namespace whistle
