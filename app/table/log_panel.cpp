// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"

#include <algorithm>

namespace whistle {

LogPanel::LogPanel(QWidget* parent) : Composed(Colour::Surface, parent)
{
    const int narrow = px(Length::SpaceS);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(narrow, 0, narrow, 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    columnIn(*this, {narrow, px(Length::SpaceM), narrow, narrow}, {head, {m_list, 1}});
    retranslate();
}

void LogPanel::setLines(const std::vector<LogLine>& lines, std::vector<LogLine> turns)
{
    // The entry that counts is marked and in sight, not those behind it that were taken back.
    const auto stands = [](const LogLine& line) { return !line.withdrawn && !line.refused; };
    m_lines = static_cast<int>(std::count_if(lines.begin(), lines.end(), stands));
    const auto newest = std::find_if(lines.rbegin(), lines.rend(), stands);
    const int number = newest == lines.rend() ? 0 : newest->number;
    m_list->setLines(lines, std::move(turns));
    m_list->setCurrentNumber(number);
    retranslate();
}

void LogPanel::retranslate()
{
    const int count = m_lines; // lupdate sees a plural only in a plain number
    m_title->setText(CommonWords::tr("Log"));
    m_count->setText(CommonWords::tr("%n entries", nullptr, count));
}

} // namespace whistle

#include "moc_log_panel.cpp"
