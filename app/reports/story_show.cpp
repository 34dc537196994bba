// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/story_show.h"

#include "base/common_words.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

/// How long a picture stands, in milliseconds: it has a sentence that is to be read.
constexpr int pictureStands = 3600;

bool moves()
{
    return Theme::current().duration(Duration::Move) != 0;
}

} // namespace

StoryShow::StoryShow(QWidget* parent) : Composed(parent)
{
    setObjectName(QStringLiteral("storyShow"));
    setFocusPolicy(Qt::StrongFocus); // its keys are its own, whatever a button makes of an arrow
    m_card->setLarge(true);
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &StoryShow::playOn);
    connect(m_card, &StoryCard::opened, this, [this](int entry) {
        end();
        Q_EMIT entryAsked(entry);
    });
    hide();
}

void StoryShow::play(const MatchReport& report, std::vector<StoryMoment> story, const MomentPainter& painter)
{
    if (story.empty())
        return;
    m_report = &report;
    m_story = std::move(story);
    m_painter = painter;
    m_lead->setMatch(report, m_story);
    QWidget::show();
    raise();
    arrange();
    show(0);
    if (moves() && !isLast())
        m_time.start(pictureStands);
    renewBar();
    setFocus(Qt::OtherFocusReason);
}

void StoryShow::end()
{
    m_time.stop();
    hide();
    Q_EMIT ended();
}

void StoryShow::show(std::size_t at)
{
    const bool isAnother = m_card->isVisible() && at != m_at; // the first one has nothing to cross over from
    if (isAnother)
        m_crossing->keep(m_card);
    m_at = at;
    m_card->setMoment(*m_report, m_story[at], static_cast<int>(at) + 1, m_painter);
    m_card->setObjectName(QStringLiteral("showPicture"));
    arrange();
    if (isAnother)
        m_crossing->cross();
    renewBar();
}

void StoryShow::step(int by)
{
    m_time.stop();
    const int to = static_cast<int>(m_at) + by;
    if (to >= 0 && to < static_cast<int>(m_story.size()))
        show(static_cast<std::size_t>(to));
    renewBar();
}

void StoryShow::playOn()
{
    if (isLast())
        return;
    show(m_at + 1);
    if (!isLast())
        m_time.start(pictureStands);
    renewBar();
}

void StoryShow::pause()
{
    m_time.stop();
    renewBar();
}

void StoryShow::renewBar()
{
    if (m_report == nullptr)
        return;
    setAccessibleName(CommonWords::tr("Moments"));
    BarState bar;
    bar.title = CommonWords::tr("%1 of %2").arg(m_at + 1).arg(m_story.size());
    const auto button = [](const char* name, const QString& title, const std::function<void()>& press) {
        return ButtonSpec{QString::fromLatin1(name), title, press}.as(ButtonLook::Outline);
    };
    ButtonSpec previous = button("showPrevious", tr("Previous picture"), [this] { step(-1); });
    previous.why = m_at == 0 ? tr("There is no further picture.") : QString();
    bar.buttons.push_back(std::move(previous));
    if (m_time.isActive())
        bar.buttons.push_back(button("showPause", CommonWords::tr("Pause"), [this] { pause(); }));
    const ButtonSpec next = button("showNext", tr("Next picture"), [this] { step(1); });
    const ButtonSpec end = button("showEnd", tr("Back to the report"), [this] { this->end(); });
    const bool steps = !moves() && !isLast(); // nothing goes by itself: the next step is what is due
    bar.buttons.push_back(steps ? end : next);
    if (isLast())
        bar.buttons.back().why = tr("There is no further picture.");
    bar.main = steps ? next : end;
    m_bar->setState(std::move(bar));
}

void StoryShow::arrange()
{
    const int pad = px(Length::SpaceL);
    const int bar = std::max(px(Length::ActionBar), m_bar->sizeHint().height());
    m_bar->setGeometry(0, height() - bar, width(), bar);
    const int lead = m_lead->sizeHint().height();
    m_lead->setGeometry(pad, pad / 2, width() - 2 * pad, lead);
    const QRect room(pad, pad + lead, width() - 2 * pad, height() - bar - lead - 2 * pad);
    // As wide as its picture and its words have room below each other.
    int wide = room.width();
    while (wide > 2 * px(Length::Target) && m_card->heightForWidth(wide) > room.height())
        wide -= px(Length::SpaceS);
    m_card->setGeometry(room.left() + (room.width() - wide) / 2, room.top(), wide,
                        std::min(room.height(), m_card->heightForWidth(wide)));
}

void StoryShow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left)
        step(-1);
    else if (event->key() == Qt::Key_Right)
        step(1);
    else
        Composed::keyPressEvent(event);
}

void StoryShow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), colourOf(Colour::Window));
}

} // namespace whistle

#include "moc_story_show.cpp"
