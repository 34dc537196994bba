// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/ruling_moment.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "look/emblem.h"
#include "look/focus_guide.h"
#include "look/painting.h"

#include <QApplication>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <utility>

namespace whistle {

namespace {

/// How long it stands.
constexpr int lasting = 2000;
constexpr double headlineSteps = 2; ///< times the size of a score
constexpr double emblemSide = 56;
/// Below this height the sum gives way, the headline stays.
constexpr double roomySumEms = 30;

} // namespace

/// As large as its width allows.
class RulingMoment::Headline : public QWidget {
public:
    explicit Headline(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }
    void setText(const QString& text)
    {
        m_text = text;
        setAccessibleName(text);
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {px(Length::Target), QFontMetrics(largest()).height()}; // a score has no descenders, words have
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        QFont font = largest();
        if (const double wide = textWidth(m_text, font); wide > width())
            font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * width() / wide)));
        paintText(painter, rect(), m_text, font, colourOf(Colour::Text));
    }

private:
    [[nodiscard]] static QFont largest()
    {
        QFont font = fontOf(TypeStep::Score);
        font.setPixelSize(qRound(font.pixelSize() * headlineSteps));
        return font;
    }

    QString m_text;
};

/// The bar that runs out.
class RulingMoment::TimeLeft : public QWidget {
public:
    explicit TimeLeft(QWidget* parent) : QWidget(parent) {}
    void setShare(double share)
    {
        m_share = share;
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {px(Length::Target), px(Length::SpaceXs)}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double radius = height() / 2.0;
        paintBox(painter, rect(), {colourOf(Colour::Raised), {}, radius});
        const QRectF left(0, 0, width() * m_share, height());
        paintBox(painter, left, {colourOf(Colour::TextMuted), {}, radius});
    }

private:
    double m_share = 1;
};

RulingMoment::RulingMoment(QWidget* parent)
    : Composed(parent)
    , m_emblem(new SeatEmblem(0, scaled(emblemSide), this))
    , m_headline(new Headline(this))
    , m_timeLeft(new TimeLeft(this))
{
    setObjectName(QStringLiteral("rulingMoment"));
    m_main->setSize(ButtonSize::Normal);
    m_back->setKeyHint(QStringLiteral("Z"));
    setFocusPolicy(Qt::StrongFocus);
    FocusGuide::paintsOwnFocus(*this);
    m_timeLeft->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    columnIn(*this, {px(Length::SpacePage), px(Length::SpaceL), px(Length::SpacePage), px(Length::SpaceM)},
             px(Length::SpaceM),
             {m_caption,
              rowOf(px(Length::SpaceL), {m_emblem, {m_headline, 1}}),
              rowOf({{m_result, 1}, m_rules}),
              {m_middle, 1},
              m_timeLeft,
              rowOf({{m_ways, 1}, m_back, m_main})});

    m_time.setStartValue(1.0);
    m_time.setEndValue(0.0);
    m_time.setDuration(lasting);
    connect(&m_time, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& left) { m_timeLeft->setShare(left.toDouble()); });
    connect(&m_time, &QVariantAnimation::finished, this, &RulingMoment::end);
    connect(m_rules, &RuleChips::opened, this, [this](const QString& rule) {
        m_time.stop();
        Q_EMIT ruleAsked(rule);
    });
    connect(m_back, &QAbstractButton::clicked, this, [this] {
        if (!m_settling.isOver())
            return;
        end();
        Q_EMIT takeBackAsked();
    });
    connect(m_main, &QAbstractButton::clicked, this, [this] {
        if (m_settling.isOver())
            end();
    });
    hide();
    retranslate();
}

void RulingMoment::show(RulingMomentState state)
{
    delete std::exchange(m_state.sum, nullptr);
    m_state = std::move(state);
    m_emblem->setSeat(m_state.seat);
    m_emblem->setVisible(m_state.seat > 0);
    m_headline->setText(m_state.headline);
    m_caption->setText(m_state.caption);
    m_result->setText(m_state.result);
    m_rules->setRules(m_state.rules);
    m_main->setSeat(m_state.seat);
    std::vector<ButtonSpec> ways = m_state.ways;
    for (ButtonSpec& way : ways) {
        way.press = [this, press = way.press] {
            end();
            press();
        };
    }
    m_ways->setButtons(std::move(ways));
    if (m_state.sum != nullptr)
        m_middle->addWidget(m_state.sum);
    setAccessibleName(m_state.headline);
    setAccessibleDescription(m_state.result);
    // The keyboard goes back to where it was.
    if (QWidget* before = QApplication::focusWidget(); before != nullptr && before != this && !isAncestorOf(before)) {
        connect(
            this, &RulingMoment::ended, before,
            [before] {
                if (before->isVisible())
                    before->setFocus(Qt::OtherFocusReason);
            },
            Qt::SingleShotConnection);
    }
    QWidget::show();
    raise();
    arrange();
    setFocus(Qt::OtherFocusReason);
    m_settling.see({QString::number(++m_shown)});
    const bool stays = m_state.stays || Theme::current().duration(Duration::Move) == 0;
    m_timeLeft->setVisible(!stays);
    m_time.stop();
    if (!stays)
        m_time.start();
}

void RulingMoment::end()
{
    if (isHidden())
        return;
    m_time.stop();
    hide();
    Q_EMIT ended();
}

void RulingMoment::arrange()
{
    const bool sums = m_state.sum != nullptr && height() >= roomySumEms * em();
    if (m_state.sum != nullptr)
        m_state.sum->setVisible(sums);
    m_result->setVisible(!sums); // else the sum says it
}

bool RulingMoment::event(QEvent* event)
{
    // Its keys are not those of the page below.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void RulingMoment::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Sunken));
    if (m_state.seat > 0)
        painter.fillRect(QRect(0, 0, width(), px(Length::SpaceXs)), Theme::current().seat(m_state.seat));
}

void RulingMoment::retranslate()
{
    m_back->setTitle(CommonWords::tr("Undo"));
    m_main->setTitle(CommonWords::tr("Continue"));
}

void RulingMoment::mousePressEvent(QMouseEvent* /*event*/)
{
    if (m_time.state() == QAbstractAnimation::Running)
        m_time.pause(); // as long as the finger rests
}

void RulingMoment::mouseReleaseEvent(QMouseEvent* /*event*/)
{
    if (m_settling.isOver())
        end();
    else if (m_time.state() == QAbstractAnimation::Paused)
        m_time.resume();
}

void RulingMoment::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control || event->key() == Qt::Key_Alt)
        return;
    if (event->isAutoRepeat() || !m_settling.isOver())
        return;
    for (const ButtonSpec& way : m_state.ways) {
        if (!way.key.isEmpty() && way.key.matches(QKeySequence(event->keyCombination())) == QKeySequence::ExactMatch) {
            const std::function<void()> press = way.press;
            end();
            press();
            return;
        }
    }
    end();
    if (event->key() == Qt::Key_Z && !event->modifiers().testFlag(Qt::ShiftModifier))
        Q_EMIT takeBackAsked();
}

} // namespace whistle

#include "moc_ruling_moment.cpp"
