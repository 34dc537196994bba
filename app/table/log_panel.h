// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/log_list.h"
#include "controls/panel_box.h"
#include "table/log_book.h"

#include <vector>

namespace whistle {

class TextLabel;

/// The log with its name and the number of its lines above it; the newest line is marked.
class LogPanel : public PanelBox {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);
    /// As LogList::setLines.
    void setLines(const std::vector<LogLine>& lines, std::vector<LogLine> turns);
    /// Below the lines, where there is room for both; without detents there is none.
    void setTrack(LogTrack track);
    [[nodiscard]] LogList* list() const { return m_list; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The match is to be seen as it stood after this entry.
    void momentAsked(int number);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showTrack();

    TextLabel* m_title;
    TextLabel* m_count;
    LogList* m_list;
    Scrubber* m_scrubber;
    std::vector<int> m_numbers; ///< of the entries at its detents
    int m_lines = 0;
};

} // namespace whistle
