// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/notice_bar.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/icon_label.h"
#include "look/emblem.h"

#include <QAccessible>
#include <QEvent>
#include <algorithm>

namespace whistle {

namespace {

/// How long a notice stays that has nothing to explain or to choose.
constexpr int noticeMilliseconds = 10'000;
/// More than that nobody reads here.
constexpr qsizetype mostDetails = 6;
constexpr double emblemSide = 24;
/// No wider than that, in em of the text.
constexpr double widestEms = 36;

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : Composed(Colour::Raised, parent)
    , m_sign(new IconLabel(Icon::Info, Colour::Text))
    , m_emblem(new SeatEmblem(0, emblemSide))
{
    setObjectName(QStringLiteral("noticeBar"));
    setFrame(Colour::LineStrong);
    auto* words = new QVBoxLayout;
    words->setSpacing(px(Length::SpaceHair));
    words->addWidget(m_title);
    words->addWidget(m_details);
    auto* ways = new FlowLayout(m_buttons, px(Length::SpaceS));
    ways->setContentsMargins(0, 0, 0, 0);
    words->addWidget(m_buttons);
    rowIn(*this, {px(Length::SpaceL), px(Length::SpaceS)}, {m_sign, m_emblem, {words, 1}, {m_close, 0, Qt::AlignTop}});
    connect(m_close, &QAbstractButton::clicked, this, &NoticeBar::dismiss);
    m_going.setSingleShot(true);
    m_going.setInterval(noticeMilliseconds);
    connect(&m_going, &QTimer::timeout, this, &NoticeBar::dismiss);
    hide();
}

void NoticeBar::offer(const QString& title, const QStringList& details, std::vector<NoticeWay> ways, int seat)
{
    m_sign->setVisible(seat == 0);
    m_emblem->setSeat(seat);
    m_emblem->setVisible(seat > 0);
    letGoOfAll(*m_buttons->layout());
    for (NoticeWay& way : ways) {
        auto* button = new ChoiceButton(way.title, &way == &ways.front() ? ButtonLook::Main : ButtonLook::Outline);
        button->setObjectName(way.objectName);
        connect(button, &QAbstractButton::clicked, this, [this, act = std::move(way.act)] {
            dismiss();
            act();
        });
        m_buttons->layout()->addWidget(button);
        button->show();
    }
    m_buttons->setVisible(!ways.empty());
    if (ways.empty() && details.isEmpty())
        m_going.start();
    else
        m_going.stop();
    m_title->setText(title);
    QStringList told = details.mid(0, mostDetails);
    if (details.size() > mostDetails)
        told << CommonWords::tr("and %n more", nullptr, static_cast<int>(details.size() - mostDetails));
    m_details->say(told.join(u'\n'));
    setAccessibleName(words());
    show();
    place();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::setRoom(const QRect& room)
{
    m_room = room;
    place();
}

void NoticeBar::place()
{
    if (!isVisible() || m_room.isEmpty())
        return;
    const int wide = std::min(m_room.width(), qRound(em() * widestEms));
    const int high = std::min(m_room.height(), layout()->totalHeightForWidth(wide));
    setGeometry(m_room.right() - wide + 1, m_room.top(), wide, high);
    raise();
}

bool NoticeBar::event(QEvent* event)
{
    const bool done = PanelBox::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        place();
    return done;
}

QString NoticeBar::words() const
{
    return QStringLiteral("%1 %2").arg(m_title->text(), m_details->text()).trimmed();
}

void NoticeBar::dismiss()
{
    hide();
}

void NoticeBar::retranslate()
{
    m_close->setTitle(CommonWords::tr("Close"));
}

} // namespace whistle

#include "moc_notice_bar.cpp"
