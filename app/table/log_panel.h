// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/log_list.h"
#include "controls/panel_box.h"

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
    [[nodiscard]] LogList* list() const { return m_list; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    TextLabel* m_title;
    TextLabel* m_count;
    LogList* m_list;
    int m_lines = 0;
};

} // namespace whistle
