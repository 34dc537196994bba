// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/buttons.h"

#include "look/emblem.h"
#include "look/painting.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QShortcutEvent>
#include <QToolTip>

namespace whistle {

namespace {

/// Stands for the Enter key; drawn, for not every font has it.
const QString enterHint = QStringLiteral("\u21b5");

/// The list of a box closes itself by this very key.
bool isOpenList(const QAbstractItemView& view)
{
    return view.window()->windowType() == Qt::Popup;
}

bool isField(const QObject* object)
{
    if (const auto* view = qobject_cast<const QAbstractItemView*>(object))
        return !isOpenList(*view);
    return qobject_cast<const QLineEdit*>(object) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr;
}

/// Whose Enter is: that of a field ends what is being typed, that of a button which Tab has come to presses it; else
/// the key is that of the main button of the page.
class EnterKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::ShortcutOverride:
            if (!isEnter(*event) || (!isField(watched) && watched != m_tabbedTo))
                return false;
            event->accept(); // then it comes as a key, to what has the focus
            return true;
        case QEvent::KeyPress: {
            const int key = static_cast<QKeyEvent*>(event)->key();
            m_isTab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
            if (m_tabbedTo && watched == m_tabbedTo && isEnter(*event) && !m_tabbedTo->isUnavailable()) {
                m_tabbedTo->click();
                return true;
            }
            if (key == Qt::Key_Space) // pressed already: the next Enter goes on
                m_tabbedTo.clear();
            return false;
        }
        case QEvent::FocusIn:            // a focus that has only lost its place is not meant
            if (watched->isWidgetType()) // the style hears of it, too
                m_tabbedTo = m_isTab ? qobject_cast<ChoiceButton*>(watched) : nullptr;
            return false;
        default:
            return false;
        }
    }

private:
    [[nodiscard]] static bool isEnter(const QEvent& event)
    {
        const auto& key = static_cast<const QKeyEvent&>(event);
        return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
               (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    }

    QPointer<ChoiceButton> m_tabbedTo;
    bool m_isTab = false;
};

/// In every window, from now on.
void keepEnter()
{
    static QPointer<EnterKeys> keys;
    if (keys || QApplication::instance() == nullptr)
        return;
    keys = new EnterKeys(QApplication::instance());
    QApplication::instance()->installEventFilter(keys);
}

/// The emblem before a title.
constexpr double emblemSide = 18;

/// Of a title in so many lines; 0: it is in one.
int titleHeight(TypeStep step, int lines)
{
    const QFontMetrics metrics(fontOf(step));
    return lines < 2 ? lineHeight(step)
                     : std::max(lineHeight(step), metrics.height()) + (lines - 1) * metrics.lineSpacing();
}

/// What lies between the parts of a button's row.
double rowGap()
{
    return pxF(Length::SpaceS);
}

} // namespace

ChoiceButton::ChoiceButton(const QString& title, ButtonLook look, QWidget* parent)
    : Painted(parent)
    , m_title(title)
    , m_look(look)
{
    setObjectName(QStringLiteral("choiceButton"));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    renew();
}

void ChoiceButton::setTitle(const QString& title)
{
    m_title = title;
    renew();
}

void ChoiceButton::setDetail(const QString& detail)
{
    m_detail = detail;
    renew();
}

void ChoiceButton::setLook(ButtonLook look)
{
    m_look = look;
    renew();
}

void ChoiceButton::setSize(ButtonSize size)
{
    m_size = size;
    renew();
}

void ChoiceButton::setTitleStep(TypeStep step)
{
    m_titleStep = step;
    renew();
}

void ChoiceButton::setTitleLines(int lines)
{
    m_titleLines = lines;
    renew();
}

bool ChoiceButton::fitsInLines(TypeStep step, double words) const
{
    const QStringList all = m_title.split(u' ');
    return std::all_of(all.begin(), all.end(), [&](const QString& word) { return textWidth(word, step) <= words; }) &&
           wrappedHeight(m_title, step, static_cast<int>(words)) <= titleHeight(usualStep(), m_titleLines);
}

TypeStep ChoiceButton::titleStep() const
{
    const bool isSmall = m_titleLines > 0 && !fitsInLines(usualStep(), width() - widthBesideWords());
    return isSmall ? TypeStep::Caption : usualStep();
}

TypeStep ChoiceButton::usualStep() const
{
    return m_titleStep.value_or(m_size == ButtonSize::Large ? TypeStep::Title : TypeStep::Label);
}

void ChoiceButton::setSeat(int seat)
{
    m_seat = seat;
    renew();
}

void ChoiceButton::setDrawing(std::optional<Icon> drawing)
{
    m_drawing = drawing;
    renew();
}

void ChoiceButton::setPicture(PicturePainter picture, double side)
{
    m_picture = std::move(picture);
    m_pictureSide = m_picture ? side : 0;
    renew();
}

void ChoiceButton::setKey(const QKeySequence& key)
{
    setShortcut(key);
    const bool enter = key == QKeySequence(Qt::Key_Return) || key == QKeySequence(Qt::Key_Enter);
    if (enter)
        keepEnter();
    setKeyHint(enter ? enterHint : key.toString(QKeySequence::NativeText));
}

void ChoiceButton::setKeyHint(const QString& hint)
{
    m_keyHint = hint;
    renew();
}

void ChoiceButton::setUnavailable(const QString& why)
{
    m_why = why;
    renew();
}

void ChoiceButton::renew()
{
    QStringList words;
    for (const QString& word : {m_title, m_detail}) {
        if (!word.isEmpty())
            words << word;
    }
    if (!words.isEmpty())
        setAccessibleName(words.join(QStringLiteral(", ")));
    setAccessibleDescription(m_why);
    if (!words.isEmpty())
        setToolTip(m_why);
    updateGeometry();
    update();
}

ButtonFace ChoiceButton::face() const
{
    return {m_look, m_seat, underMouse() && !isUnavailable(), isDown(), isChecked(), isUnavailable() || !isEnabled()};
}

double ChoiceButton::keyWidth() const
{
    if (m_keyHint.isEmpty() || Theme::current().choice().textScale > 1)
        return 0;
    return textWidth(m_keyHint, TypeStep::Caption) + 2 * pxF(Length::SpaceS);
}

double ChoiceButton::leadWidth() const
{
    if (m_drawing)
        return scaled(m_title.isEmpty() ? 24 : m_size == ButtonSize::Large ? 24 : 20);
    return m_seat > 0 ? scaled(m_size == ButtonSize::Large ? 22 : emblemSide) : 0;
}

double ChoiceButton::side() const
{
    return pxF(m_size == ButtonSize::Large ? Length::SpaceXl : Length::SpaceL);
}

double ChoiceButton::widthBesideWords() const
{
    const bool bare = m_title.isEmpty() && m_detail.isEmpty();
    double width = bare ? 0 : 2 * side();
    for (const double part : {leadWidth(), keyWidth()})
        width += part > 0 ? part + (bare ? 0 : rowGap()) : 0;
    return width;
}

QSize ChoiceButton::minimumSizeHint() const
{
    const QSize usual = sizeHint();
    if (m_picture || m_title.isEmpty())
        return usual;
    const bool isTile = m_titleLines > 0;
    double longest = 0;
    for (const QString& word : m_title.split(u' '))
        longest = std::max(longest, textWidth(word, isTile ? TypeStep::Caption : usualStep()));
    if (isTile && leadWidth() == 0)
        longest += scaled(emblemSide) + rowGap();
    for (const QString& word : m_detail.split(u' '))
        longest = std::max(longest, textWidth(word, TypeStep::Caption));
    return {std::min(usual.width(), static_cast<int>(std::ceil(longest + widthBesideWords()))), usual.height()};
}

int ChoiceButton::heightForWidth(int width) const
{
    const QSize usual = sizeHint();
    if (m_picture || width >= usual.width())
        return usual.height();
    const int words = static_cast<int>(width - widthBesideWords());
    if (m_titleLines > 0 && (fitsInLines(usualStep(), words) || fitsInLines(TypeStep::Caption, words)))
        return usual.height();
    const int title = wrappedHeight(m_title, m_titleLines > 0 ? TypeStep::Caption : usualStep(), words);
    const int detail = m_detail.isEmpty() ? 0 : wrappedHeight(m_detail, TypeStep::Caption, words);
    return std::max(usual.height(), title + detail + 2 * px(Length::SpaceS));
}

QSize ChoiceButton::sizeHint() const
{
    const bool large = m_size == ButtonSize::Large;
    const TypeStep step = usualStep();
    double words = textWidth(m_title, m_picture ? TypeStep::Caption : step);
    double height = titleHeight(step, m_titleLines);
    if (!m_detail.isEmpty()) {
        words = std::max(words, textWidth(m_detail, TypeStep::Caption));
        height += lineHeight(TypeStep::Caption);
    }
    if (m_picture) {
        const double picture = scaled(m_pictureSide);
        const double label = m_title.isEmpty() ? 0 : lineHeight(TypeStep::Caption);
        return QSizeF(std::max(words, picture) + 2 * pxF(Length::SpaceM), picture + label + 2 * pxF(Length::SpaceS))
            .toSize()
            .expandedTo({px(Length::Target), px(Length::Target)});
    }
    const int least = px(large ? Length::ButtonLarge : Length::Button);
    return QSizeF(words + widthBesideWords(), height + 2 * pxF(Length::SpaceS)).toSize().expandedTo({least, least});
}

void ChoiceButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    ButtonFace worn = face();
    const bool framed = m_picture && worn.chosen;
    if (framed) { // a picture keeps its colours: a frame tells that it is chosen
        worn.chosen = false;
        worn.pressed = true;
    }
    const QRectF room = rect();
    QColor ink = paintButtonFace(painter, room, worn);
    if (framed)
        paintBox(painter, room,
                 {{}, colourOf(Colour::Chalk), pxF(Length::RadiusControl), pxF(Length::LineStrong), Qt::SolidLine});
    if (isDown() && !isUnavailable())
        painter.translate(0, pxF(Length::LineHair));
    if (m_picture)
        paintColumn(painter, room, ink);
    else
        paintRow(painter, room, ink);
}

void ChoiceButton::paintColumn(QPainter& painter, const QRectF& room, const QColor& ink) const
{
    const double side = scaled(m_pictureSide);
    const double label = m_title.isEmpty() ? 0 : lineHeight(TypeStep::Caption);
    const double top = room.center().y() - (side + label) / 2;
    if (isUnavailable())
        painter.setOpacity(0.5);
    m_picture(painter, QRectF(room.center().x() - side / 2, top, side, side));
    painter.setOpacity(1);
    paintText(painter, QRectF(room.left(), top + side, room.width(), label), m_title, TypeStep::Caption, ink,
              Qt::AlignCenter);
}

void ChoiceButton::paintRow(QPainter& painter, const QRectF& room, const QColor& ink) const
{
    const TypeStep step = titleStep();
    double words = textWidth(m_title, step);
    if (!m_detail.isEmpty())
        words = std::max(words, textWidth(m_detail, TypeStep::Caption));
    const double key = keyWidth();
    const double lead = leadWidth();
    const double beside = widthBesideWords();
    words = std::max(0.0, std::min(words, room.width() - beside));
    // A second line makes the button a row of its own, which begins at the left.
    double x = m_detail.isEmpty() ? room.center().x() - (words + beside) / 2 : room.left();
    if (words > 0)
        x += side();

    if (lead > 0) {
        const QRectF box(x, room.center().y() - lead / 2, lead, lead);
        if (m_drawing)
            paintIcon(painter, box, *m_drawing, ink);
        else
            paintEmblem(painter, box, m_seat,
                        m_look == ButtonLook::Main || isChecked() || isUnavailable() ? ink : QColor());
        x += lead + rowGap();
    }
    const auto high = [&](const QString& text, TypeStep of) {
        return text.isEmpty() ? 0 : wrappedHeight(text, of, static_cast<int>(std::ceil(words)));
    };
    const double titleHigh = high(m_title, step);
    const double detailHigh = high(m_detail, TypeStep::Caption);
    const double top = room.center().y() - (titleHigh + detailHigh) / 2;
    paintWrapped(painter, QRectF(x, top, std::ceil(words), titleHigh), m_title, step, ink);
    if (detailHigh > 0) {
        const bool own = isChecked() || isUnavailable() || m_look == ButtonLook::Main;
        paintWrapped(painter, QRectF(x, top + titleHigh, std::ceil(words), detailHigh), m_detail, TypeStep::Caption,
                     own ? ink : colourOf(Colour::TextMuted));
    }
    if (key > 0) {
        const double keyHigh = lineHeight(TypeStep::Caption) + pxF(Length::SpaceXs);
        const double left = m_detail.isEmpty() ? x + words + (words > 0 ? rowGap() : 0) : room.right() - side() - key;
        const QRectF box(left, room.center().y() - keyHigh / 2, key, keyHigh);
        QColor soft = ink;
        soft.setAlphaF(0.75F);
        paintBox(painter, box, {{}, soft, pxF(Length::RadiusSmall), pxF(Length::LineHair), Qt::SolidLine});
        if (m_keyHint == enterHint)
            paintIcon(painter, box.adjusted(0, 2, 0, -2), Icon::Return, soft);
        else
            paintText(painter, box, m_keyHint, TypeStep::Caption, soft, Qt::AlignCenter);
    }
}

bool ChoiceButton::hitButton(const QPoint& position) const
{
    return !isUnavailable() && rect().contains(position);
}

void ChoiceButton::sayWhy()
{
    QToolTip::showText(mapToGlobal(QPoint(0, height())), m_why, this);
    Q_EMIT askedWhy(m_why);
}

// A button that is first seen going down, as Qt has it, answers six frames late.
bool ChoiceButton::event(QEvent* event)
{
    if (event->type() != QEvent::Shortcut || static_cast<QShortcutEvent*>(event)->isAmbiguous())
        return QAbstractButton::event(event);
    if (isUnavailable())
        sayWhy();
    else
        click();
    return true;
}

void ChoiceButton::mousePressEvent(QMouseEvent* event)
{
    if (isUnavailable())
        sayWhy();
    QAbstractButton::mousePressEvent(event);
}

void ChoiceButton::keyPressEvent(QKeyEvent* event)
{
    const bool presses =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isUnavailable() && presses) {
        sayWhy();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

MainButton::MainButton(const QString& title, QWidget* parent) : ChoiceButton(title, ButtonLook::Main, parent)
{
    setObjectName(QStringLiteral("mainButton"));
    setSize(ButtonSize::Large);
}

IconButton::IconButton(Icon drawing, const QString& name, QWidget* parent)
    : ChoiceButton(QString(), ButtonLook::Quiet, parent)
{
    setObjectName(QStringLiteral("iconButton"));
    setDrawing(drawing);
    setName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconButton::setName(const QString& name)
{
    setAccessibleName(name);
    setToolTip(name);
}

} // namespace whistle

#include "moc_buttons.cpp"
