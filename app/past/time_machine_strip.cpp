// SPDX-License-Identifier: GPL-3.0-or-later
#include "past/time_machine_strip.h"

#include "controls/buttons.h"
#include "controls/counter_label.h"
#include "controls/icon_label.h"
#include "controls/text_label.h"
#include "look/emblem.h"

#include <QBoxLayout>
#include <QEvent>
#include <utility>

namespace whistle {

TimeMachineStrip::TimeMachineStrip(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_caption(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_scores(new QHBoxLayout)
    , m_scoreBox(new QWidget)
    , m_close(new IconButton(Icon::Close, QString()))
{
    setObjectName(QStringLiteral("timeMachineStrip"));
    m_title->setObjectName(QStringLiteral("timeMachineTitle"));
    m_caption->setObjectName(QStringLiteral("timeMachineCaption"));
    m_scoreBox->setObjectName(QStringLiteral("timeMachineScores"));
    m_close->setObjectName(QStringLiteral("timeMachineClose"));
    m_title->setWordWrap(true);
    m_caption->setWordWrap(true);
    const Theme& theme = Theme::current();
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(m_title);
    words->addWidget(m_caption);
    words->addStretch(1);
    m_scoreBox->setLayout(m_scores);
    m_scores->setContentsMargins(0, 0, 0, 0);
    m_scores->setSpacing(theme.px(Length::SpaceS));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(Length::SpaceL), theme.px(Length::SpaceXs), theme.px(Length::SpaceS),
                            theme.px(Length::SpaceXs));
    row->setSpacing(theme.px(Length::SpaceM));
    row->addWidget(new IconLabel(Icon::Clock, Colour::Text));
    row->addLayout(words, 1);
    row->addWidget(m_scoreBox);
    row->addWidget(m_close);
    connect(m_close, &QAbstractButton::clicked, this, &TimeMachineStrip::closed);
    m_close->setName(tr("Close the time machine (Esc)"));
    fit();
}

void TimeMachineStrip::showEntry(int place, int count, const Moment& moment)
{
    m_title->setText(tr("Time machine, entry %1 of %2").arg(place).arg(count));
    const QString untouched = tr("Nothing is changed until you accept.");
    m_caption->setText(
        moment.when.isEmpty() ? untouched : tr("%1. %2", "when it was, what is changed").arg(moment.when, untouched));
    showScores(moment.scores);
}

void TimeMachineStrip::showScores(const std::vector<SeatScore>& scores)
{
    if (scores == m_shown)
        return;
    QStringList words;
    for (const SeatScore& score : scores)
        words << tr("%1 %2", "team, score").arg(score.name).arg(score.score);
    m_scoreBox->setAccessibleName(words.join(tr(", ", "between two teams")));
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
                auto* between =
                    new TextLabel(tr("to", "between two scores: 13 to 7"), TypeStep::Body, Colour::TextMuted);
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

void TimeMachineStrip::fit()
{
    setMinimumHeight(Theme::current().px(Length::Strip));
}

void TimeMachineStrip::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_close->setName(tr("Close the time machine (Esc)"));
        showScores(std::exchange(m_shown, {}));
    }
    if (changesLooks(*event))
        fit();
}

void TimeMachineStrip::resizeEvent(QResizeEvent* event)
{
    PanelBox::resizeEvent(event);
    const Theme& theme = Theme::current();
    m_caption->setVisible(width() >= theme.em() * theme.mediumFrom());
}

} // namespace whistle
