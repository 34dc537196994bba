// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/log_panel.h"

#include "controls/text_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace whistle {

LogPanel::LogPanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Label))
    , m_count(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_list(new LogList)
{
    m_list->setObjectName(QStringLiteral("log"));
    const Theme& theme = Theme::current();
    const int narrow = theme.px(Length::SpaceS);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(narrow, 0, narrow, 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(narrow, theme.px(Length::SpaceM), narrow, narrow);
    column->addLayout(head);
    column->addWidget(m_list, 1);
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
    m_title->setText(tr("Log"));
    m_count->setText(tr("%n entries", nullptr, count));
}

void LogPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle
