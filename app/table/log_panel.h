// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/scrubber.h"
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
    /// Below the lines, where there is room for both; without detents there is none.
    void setTrack(LogTrack track);
    [[nodiscard]] LogList* list() const { return m_list; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The match is to be seen as it stood after this entry.
    void momentAsked(int number);

private:
    void retranslate() override;
    void arrange() override;

    TextLabel* m_title = new TextLabel({}, TypeStep::Label);
    TextLabel* m_count = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    LogList* m_list = named("log", new LogList);
    Scrubber* m_scrubber = named("logScrubber", new Scrubber);
    std::vector<int> m_numbers; ///< of the entries at its detents
    int m_lines = 0;
};

} // namespace whistle
