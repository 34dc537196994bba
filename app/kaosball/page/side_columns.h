// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/press/buttons.h"
#include "kaosball/dugout/dugout_panel.h"

namespace whistle {
class LogPanel;
class RulingBanner;
} // namespace whistle

namespace whistle::kaosball {

/// What stands beside the stage: the dugouts, the newest ruling, the log. Where there is room for two columns, dugouts
/// left and words right, or all of it one below the other at the right; else one column with tabs.
class SideColumns : public QObject {
    Q_OBJECT
public:
    /// Places the ruling and the log of the page.
    SideColumns(QWidget* page, RulingBanner* ruling, LogPanel* log);
    [[nodiscard]] QWidget* left() const { return m_left; }
    [[nodiscard]] QWidget* right() const { return m_right; }

    enum class Columns { Two, Stacked, Tabbed };
    /// What there is room for, and what is shown in it.
    struct Shape {
        Columns columns = Columns::Two;
        bool isRight = false; ///< the side of the only column
        int width = 0;        ///< there, in pixels
        int most = 0;         ///< there, where its tabs need more
        bool hasDugouts = true;
        bool hasWords = true;
    };
    void setShape(const Shape& shape);
    void setDugouts(const std::vector<DugoutState>& dugouts);
    void retranslate();
    /// Where the words are a tab: the ruling comes forward.
    void bringRuling();

Q_SIGNALS:
    void dialPressed(int seat, int dial);
    /// A dugout was tapped: everything about it.
    void dugoutOpened(int seat);

private:
    void arrange();

    QWidget* m_page;
    RulingBanner* m_ruling;
    LogPanel* m_log;
    QWidget* m_left = named("leftColumn", new QWidget(m_page));
    QWidget* m_right = named("rightColumn", new QWidget(m_page));
    QBoxLayout* m_leftColumn = new YieldingColumn(m_left);
    QBoxLayout* m_rightColumn = new YieldingColumn(m_right);
    SegmentedChoice* m_tabs = named("sideTabs", new SegmentedChoice);
    Scroller* m_dugoutBox = new Scroller(new QWidget);
    std::vector<DugoutPanel*> m_dugouts;
    Shape m_shape;
};

} // namespace whistle::kaosball
