// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/curtain.h"

#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "look/emblem.h"
#include "look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace whistle {

namespace {

constexpr int patience = 45'000;
constexpr double emblemSize = 64;

/// The folds of the cloth, from left to right: how wide, and in which colour.
constexpr std::pair<int, Colour> folds[] = {
    {26, Colour::Surface}, {8, Colour::Sunken}, {18, Colour::Surface}, {6, Colour::Raised}};

bool isTouch(QEvent::Type type)
{
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::KeyPress:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::Wheel:
        return true;
    default:
        return false;
    }
}

} // namespace

Curtain::Curtain(QWidget* content, QWidget* parent)
    : QWidget(parent)
    , m_content(content)
    , m_veil(new QWidget)
    , m_layers(new QStackedLayout(this))
    , m_emblem(new SeatEmblem(0, emblemSize))
    , m_name(new TextLabel({}, TypeStep::Heading))
    , m_away(new TextLabel({}, TypeStep::Title))
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("curtain"));
    const Theme& theme = Theme::current();
    const int gap = theme.px(Length::SpaceL);
    auto* words = new PanelBox(Colour::Window);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(gap, gap, gap, gap);
    column->setSpacing(theme.px(Length::SpaceM));
    column->addWidget(m_emblem, 0, Qt::AlignHCenter);
    for (TextLabel* label : {m_name, m_away, m_note}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        column->addWidget(label);
    }
    auto* middle = new QVBoxLayout(m_veil);
    middle->setContentsMargins(gap, gap, gap, gap);
    middle->addStretch(1);
    middle->addWidget(words);
    middle->addStretch(1);
    m_layers->addWidget(m_veil);
    m_layers->addWidget(m_content);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &Curtain::close);
    showWords();
}

void Curtain::setState(CurtainState state)
{
    close();
    if (m_state == state)
        return;
    m_state = std::move(state);
    showWords();
}

bool Curtain::isOpen() const
{
    return m_layers->currentWidget() == m_content;
}

void Curtain::open()
{
    if (isOpen())
        return;
    m_layers->setCurrentWidget(m_content);
    qApp->installEventFilter(this);
    m_patience.start();
    showWords();
    Q_EMIT turned(true);
}

void Curtain::close()
{
    if (!isOpen())
        return;
    m_patience.stop();
    qApp->removeEventFilter(this);
    m_layers->setCurrentWidget(m_veil);
    showWords();
    Q_EMIT turned(false);
}

void Curtain::setPatience(int milliseconds)
{
    m_patience.setInterval(milliseconds);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event)
{
    if (isTouch(event->type()))
        m_patience.start();
    return QWidget::eventFilter(watched, event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/)
{
    if (isOpen())
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    for (int x = 0; x < width();) {
        for (const auto& [wide, colour] : folds) {
            painter.fillRect(x, 0, wide, height(), theme.colour(colour));
            x += wide;
        }
    }
}

void Curtain::hideEvent(QHideEvent* event)
{
    close();
    QWidget::hideEvent(event);
}

bool Curtain::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate)
        close();
    return QWidget::event(event);
}

void Curtain::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

void Curtain::showWords()
{
    m_emblem->setSeat(m_state.seat);
    m_name->setText(m_state.name);
    m_away->setText(tr("Everybody else looks away."));
    m_note->say(m_state.note);
    const QString words = isOpen() ? tr("The curtain is open, for %1 alone.")
                                   : tr("The curtain before %1 is closed. Everybody else looks away.");
    setAccessibleName(words.arg(m_state.name));
    update();
}

} // namespace whistle
