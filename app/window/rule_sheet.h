// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/sheet.h"

#include <QStringList>

class QVBoxLayout;

namespace whistle {

class RuleBook;
struct Rule;

/// A rule beside the page, in the reader's language: its text, the rules that belong to it, and its whole section
/// below.
class RuleSheet : public Sheet {
    Q_OBJECT
public:
    /// `games`: whose rulebooks are looked through.
    explicit RuleSheet(const QStringList& games, QWidget* parent = nullptr);
    /// "KB-17.2"
    void open(const QString& rule);
    [[nodiscard]] QString rule() const { return m_rule; }

Q_SIGNALS:
    /// The rule is to be read in the rulebook itself.
    void rulebookAsked(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fill(QVBoxLayout& column, const RuleBook& book, const Rule& rule);

    QStringList m_games;
    QString m_rule;
};

} // namespace whistle
