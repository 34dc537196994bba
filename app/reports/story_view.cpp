// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/story_view.h"

#include "controls/layout/columns.h"

namespace whistle {

StoryView::StoryView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("story"));
    for (std::size_t i = 0; i < storyLength; ++i) {
        auto* card = new StoryCard;
        connect(card, &StoryCard::opened, this, &StoryView::entryAsked);
        card->hide();
        m_rows->add(*card);
        m_cards.push_back(card);
    }
    columnIn(*this, 0, px(Length::SpaceM), {m_lead, m_rows});
}

void StoryView::setMatch(const MatchReport& report, const MomentPainter& painter)
{
    m_story = storyOf(report);
    m_lead->setMatch(report, m_story);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (i < m_story.size())
            m_cards[i]->setMoment(report, m_story[i], static_cast<int>(i) + 1, painter);
        m_cards[i]->setVisible(i < m_story.size());
    }
    setVisible(!m_story.empty());
}

} // namespace whistle

#include "moc_story_view.cpp"
