// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "table/log_book.h"

#include <vector>

namespace whistle {

/// The log with its name and the number of its lines above it; the newest line is marked.
class LogPanel : public Composed<PanelBox> {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);
    /// As LogList::setLines.
    void setLines(const std::vector<LogLine>& lines, std::vector<LogLine> turns);
    [[nodiscard]] LogList* list() const { return m_list; }

private:
    void retranslate() override;

    TextLabel* m_title = new TextLabel({}, TypeStep::Label);
    TextLabel* m_count = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    LogList* m_list = named("log", new LogList);
    int m_lines = 0;
};

} // namespace whistle
