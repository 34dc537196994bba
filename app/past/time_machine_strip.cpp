// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/time_machine_strip.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/words/counter_label.h"
#include "controls/words/icon_label.h"
#include "look/emblem.h"

#include <utility>

namespace whistle {

TimeMachineStrip::TimeMachineStrip(QWidget* parent) : Composed(Colour::Surface, parent)
{
    setObjectName(QStringLiteral("timeMachineStrip"));
    m_scoreBox->setLayout(m_scores);
    m_scores->setContentsMargins(0, 0, 0, 0);
    m_scores->setSpacing(px(Length::SpaceS));
    rowIn(*this, {px(Length::SpaceL), px(Length::SpaceXs), px(Length::SpaceS), px(Length::SpaceXs)}, px(Length::SpaceM),
          {new IconLabel(Icon::Clock, Colour::Text),
           {columnOf(0, {spareRoom, m_title, m_caption, spareRoom}), 1},
           m_scoreBox,
           m_close});
    connect(m_close, &QAbstractButton::clicked, this, &TimeMachineStrip::closed);
    retranslate();
    setMinimumHeight(px(Length::Strip));
}

void TimeMachineStrip::showEntry(int place, int count, const Moment& moment)
{
    m_title->setText(tr("Time machine, entry %1 of %2").arg(place).arg(count));
    const QString untouched = tr("Nothing changes until you accept.");
    m_caption->setText(moment.when.isEmpty() ? untouched : CommonWords::tr("%1. %2").arg(moment.when, untouched));
    showScores(moment.scores);
}

void TimeMachineStrip::showScores(const std::vector<SeatScore>& scores)
{
    if (scores == m_shown)
        return;
    QStringList words;
    for (const SeatScore& score : scores)
        words << spaced(score.name, score.score);
    m_scoreBox->setAccessibleName(enumerated(words));
    m_scoreBox->setToolTip(m_scoreBox->accessibleName());
    const bool sameSeats = scores.size() == m_shown.size() &&
                           std::equal(scores.begin(), scores.end(), m_shown.begin(),
                                      [](const SeatScore& a, const SeatScore& b) { return a.seat == b.seat; });
    if (!sameSeats) {
        while (QLayoutItem* item = m_scores->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        for (const SeatScore& score : scores) {
            if (scores.size() == 2 && m_scores->count() > 0) {
                auto* between = new TextLabel(CommonWords::tr("to"), TypeStep::Body, Colour::TextMuted);
                between->setObjectName(QStringLiteral("scoresBetween"));
                m_scores->addWidget(between);
            }
            m_scores->addWidget(new SeatEmblem(score.seat));
            m_scores->addWidget(new CounterLabel(TypeStep::Number));
        }
    }
    const auto numbers = m_scoreBox->findChildren<CounterLabel*>();
    for (std::size_t i = 0; i < scores.size(); ++i)
        numbers[static_cast<qsizetype>(i)]->setValue(scores[i].score);
    m_shown = scores;
}

void TimeMachineStrip::retranslate()
{
    m_close->setName(tr("Close the time machine (Esc)"));
    showScores(std::exchange(m_shown, {}));
}

void TimeMachineStrip::arrange()
{
    setMinimumHeight(px(Length::Strip));
    m_caption->setVisible(width() >= mediumWidth());
}

} // namespace whistle

#include "moc_time_machine_strip.cpp"
