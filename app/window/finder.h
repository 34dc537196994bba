// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "look/composed.h"
#include "look/icons.h"

#include <QLineEdit>
#include <QPointer>
#include <functional>
#include <vector>

class QVBoxLayout;

namespace whistle {

class SummaryLine;

/// Something that was found, and the way there.
struct Found {
    QString title;
    QString detail; ///< what it is: "Rule KB-17.8", "Question, Kaosball"
    int rank = 0;   ///< the lower, the nearer to what was typed: 0 is begins with it, see findRank
    std::function<void()> go;
};

/// Finds things of one kind; a text that is empty finds nothing.
using FindProvider = std::function<std::vector<Found>(const QString& text)>;

/// How near a title (0 begins with it, 1 a word does, 2 it is inside) or else the words below it (3) come to the text,
/// folded; -1: not at all.
[[nodiscard]] int findRank(const QString& foldedText, const QString& title, const QString& words = {});

/// The quick finder: a line to type in and what it finds, over the page. Arrows choose, Enter goes, Esc closes.
class Finder : public Composed<PanelBox> {
    Q_OBJECT
public:
    explicit Finder(QWidget* parent);
    void setProviders(std::vector<FindProvider> providers);
    /// Shows it empty, with the keyboard in its line.
    void open();
    [[nodiscard]] QLineEdit* line() const { return m_line; }

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find(const QString& text);
    void choose(int index);
    void go(std::size_t index);
    void place();
    void retranslate() override;

    std::vector<FindProvider> m_providers;
    QLineEdit* m_line = named("finderLine", new QLineEdit(this));
    QVBoxLayout* m_column;
    std::vector<Found> m_found;
    std::vector<SummaryLine*> m_rows;
    QPointer<QWidget> m_before; ///< where the keyboard was when it was opened
    int m_chosen = 0;
};

} // namespace whistle
