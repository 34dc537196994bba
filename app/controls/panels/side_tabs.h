// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"

#include <QStringList>
#include <QWidget>
#include <vector>

class QBoxLayout;

namespace whistle {

/// The column beside a board: pages under tabs. Where there is little room the board is the first of the tabs, and they
/// stand above what they show.
///
/// The tabs are an enum of the page's, the board's first.
///
/// objectNames: sideTabs.
class SideTabs : public QWidget {
    Q_OBJECT
public:
    /// A column of so many em of the text, or at least as wide.
    enum class Width { Fixed, Least };
    SideTabs(QWidget* board, const std::vector<QWidget*>& pages, double ems, Width width = Width::Fixed);

    void setTitles(const QString& name, const QStringList& titles);
    template <class Tab>
    void open(Tab tab)
    {
        m_open = static_cast<int>(tab);
    }
    template <class Tab>
    [[nodiscard]] bool isOpen(Tab tab) const
    {
        return m_open == static_cast<int>(tab);
    }
    [[nodiscard]] bool isSmall() const { return m_small; }
    /// What board and column have; to be said before `arrange`.
    void setRoom(int width);
    /// Shows what the tab says, and `also` whatever it says.
    void arrange(QBoxLayout& body, const std::vector<QWidget*>& also = {});

Q_SIGNALS:
    /// The user has opened another tab; `arrange` is to be called.
    void turned();

private:
    void showTabs();

    QWidget* m_board;
    std::vector<QWidget*> m_pages;
    double m_ems;
    Width m_width;
    QStringList m_titles;
    int m_open = 1;
    bool m_small = false;
    SegmentedChoice* m_tabs = named("sideTabs", new SegmentedChoice);
};

} // namespace whistle
