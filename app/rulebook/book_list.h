// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/search_words.h"

#include <QAbstractListModel>
#include <QListView>
#include <vector>

namespace whistle {

/// A line beside the section: a caption, a section of the contents, a rule or a term.
struct BookLine {
    enum class Kind { Caption, Section, Rule, Term };
    Kind kind = Kind::Caption;
    QString key;    ///< the section's, rule's or term's id
    QString number; ///< the small line above; may be empty
    QString title;
    QString snippet; ///< of a hit: the words round what was found
    std::vector<WordPlace> titleMarks;
    std::vector<WordPlace> snippetMarks;
};

class BookLines : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setLines(std::vector<BookLine> lines);
    [[nodiscard]] const std::vector<BookLine>& lines() const { return m_lines; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<BookLine> m_lines;
};

/// Contents, bookmarks, or what a search found. Arrow keys choose as they go; Enter and a tap choose too.
class BookList : public QListView {
    Q_OBJECT
public:
    explicit BookList(QWidget* parent = nullptr);
    /// Keeps what is current where the new lines have it too; chooses nothing.
    void setLines(std::vector<BookLine> lines);
    [[nodiscard]] const std::vector<BookLine>& lines() const { return m_lines->lines(); }
    /// Shows a line as the one that is open.
    void setOpen(const QString& key);
    /// The first line that can be chosen; null: there is none.
    [[nodiscard]] const BookLine* firstLine() const;

Q_SIGNALS:
    void chosen(whistle::BookLine::Kind kind, const QString& key);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void choose(const QModelIndex& index);

    BookLines* m_lines = new BookLines(this);
    bool m_isSetting = false;
};

} // namespace whistle
