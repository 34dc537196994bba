// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/action_bar.h"

#include "controls/layout/columns.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <array>

namespace whistle {

namespace {

/// Who acts always has so much room, in em of the text.
constexpr double leadEms = 11;
/// And the main button one of these, the widest for which there is room: whatever it says, the buttons beside it keep
/// their places. Longer words take two lines.
constexpr std::array mainEms{25.0, 20.0, 15.5};

} // namespace

/// A picture or a seat's emblem.
class ActionBar::Sign : public QWidget {
public:
    explicit Sign(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }
    void show(const PicturePainter& picture, int seat)
    {
        m_picture = picture;
        m_seat = seat;
        setVisible(picture || seat > 0);
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = m_picture ? px(Length::Target) : px(Length::Icon);
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = rect();
        if (m_picture)
            m_picture(painter, box);
        else
            paintEmblem(painter, box, m_seat);
    }

private:
    PicturePainter m_picture;
    int m_seat = 0;
};

ActionBar::ActionBar(QWidget* parent) : Composed(parent), m_sign(new Sign(this)), m_asideSign(new Sign(this))
{
    setObjectName(QStringLiteral("actionBar"));
    // One line each: the bar must not grow while a finger draws a path over the field.
    for (TextLabel* words : {m_title, m_note, m_asideTitle, m_asideNote})
        words->setElided(true);
    m_line->setContentsMargins(px(Length::SpaceL), px(Length::SpaceXs), px(Length::SpaceL), px(Length::SpaceXs));
    // The ring of the button that has the keyboard lies within what scrolls, and takes its width from the gaps beside
    // it.
    const int ring = px(Length::LineFocus) + px(Length::LineFocusGap);
    const int gap = std::max(0, px(Length::SpaceS) - ring);
    m_line->setSpacing(gap);
    // Each in a box of its own: what is hidden takes no room and no height.
    const auto box = [this](Sign* sign, TextLabel* title, TextLabel* note) {
        auto* whole = new QWidget(this);
        auto* words = columnOf(0, {spareRoom, title, note, spareRoom});
        rowIn(*whole, 0, px(Length::SpaceS), {sign, {words, 1}});
        whole->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        return whole;
    };
    m_lead = box(m_sign, m_title, m_note);
    m_aside = box(m_asideSign, m_asideTitle, m_asideNote);
    m_line->addLayout(rowOf(px(Length::SpaceS), {{m_lead, 4}, {m_aside, 3}, m_besideTitle}), 1);
    m_acts->setSpacing(gap);
    m_buttons->layout()->setContentsMargins(ring, ring, ring, ring);
    m_buttonArea->setFocusPolicy(Qt::NoFocus);
    m_buttonArea->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (QWidget* ground : {m_buttonArea->viewport(), static_cast<QWidget*>(m_buttons)})
        ground->setAutoFillBackground(false);
    m_acts->addWidget(m_buttonArea, 1, Qt::AlignVCenter);
    m_acts->addWidget(m_main);
    m_acts->addItem(m_place);
    m_line->addLayout(m_acts);
    connect(m_main, &QAbstractButton::clicked, this, [this] {
        if (const auto press = m_pressMain; press && m_settling.isOver())
            press();
    });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    setMinimumHeight(px(Length::ActionBar));
}

void ActionBar::wearMain(const ButtonSpec& spec)
{
    m_pressMain = spec.press;
    m_main->setObjectName(spec.name);
    m_main->setTitle(spec.title);
    m_main->setSeat(spec.seat);
    m_main->setUnavailable(spec.why);
    m_main->setKey(m_hasEnter ? QKeySequence(Qt::Key_Return) : QKeySequence());
}

void ActionBar::setEnter(bool isMine)
{
    m_hasEnter = isMine;
    m_main->setKey(m_hasEnter ? QKeySequence(Qt::Key_Return) : QKeySequence());
    m_main->setLook(m_hasEnter ? ButtonLook::Main : ButtonLook::Outline); // there is one main button
}

void ActionBar::setState(BarState state)
{
    m_sign->show(state.picture, state.seat);
    m_title->setText(state.title);
    m_note->setText(state.note);
    m_asideSign->show({}, state.asideSeat);
    m_asideTitle->setText(state.asideTitle);
    m_asideNote->setText(state.asideNote);
    const bool hasAside = !state.asideTitle.isEmpty();
    m_aside->setVisible(hasAside);
    m_given = std::move(state.buttons);
    QStringList stand;
    for (ButtonSpec& button : m_given) {
        stand << button.name;
        button.press = [this, press = std::move(button.press)] {
            if (press && m_settling.isOver())
                press();
        };
    }
    if (state.main)
        stand << state.main->name + QString::number(state.main->seat);
    m_settling.see(stand);
    m_keepsPlace = state.keepsPlace && !state.main;
    showButtons();
    m_main->setVisible(state.main.has_value());
    if (state.main)
        wearMain(*state.main);
    else // it is not the one that stands elsewhere now
        m_main->setObjectName({});
    arrange();
}

bool ActionBar::isTight() const
{
    return width() < mediumWidth();
}

// Beside big text only what belongs to the moment stays (undo is in the strip too), and what always stands there stands
// beside the words rather than in a line of its own.
void ActionBar::showButtons()
{
    m_wasTight = isTight();
    std::vector<ButtonSpec> shown = m_given;
    std::vector<ButtonSpec> standing = m_standing;
    if (m_wasTight) {
        for (std::vector<ButtonSpec>* some : {&shown, &standing})
            std::erase_if(*some, [](const ButtonSpec& spec) { return spec.name == QStringLiteral("stepBack"); });
    }
    if (!m_isStacked) {
        shown.insert(shown.end(), standing.begin(), standing.end());
        standing.clear();
    }
    m_besideTitle->setButtons(std::move(standing));
    m_buttons->setButtons(std::move(shown));
    m_buttonArea->setVisible(!m_buttons->isEmpty());
    m_buttonArea->updateGeometry();
}

// Where one line is too narrow, beside big text, the words stand above the buttons, and only the first of them.
void ActionBar::arrange()
{
    setMinimumHeight(px(Length::ActionBar));
    if (isTight() != m_wasTight) // a page says what can be done before it has its size
        showButtons();
    const int lead = qRound(em() * leadEms);
    m_lead->setMinimumWidth(lead);
    const QMargins margins = m_line->contentsMargins();
    int room = width() - margins.left() - lead - margins.right();
    for (const int wide : {buttonsWide(), m_main->isHidden() ? 0 : m_main->sizeHint().width()})
        room -= wide > 0 ? m_line->spacing() : 0;
    room -= buttonsWide();
    const int mainRoom = fitMain(room);
    const bool stacked = mainRoom > room;
    if (mainRoom > 0)
        m_mainWide = mainRoom;
    const int place = m_keepsPlace && !stacked && m_mainWide <= room ? m_mainWide : 0;
    m_place->changeSize(place, 0);
    m_acts->invalidate();
    if (stacked != std::exchange(m_isStacked, stacked))
        showButtons();
    m_line->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_note->setVisible(!stacked && !m_note->text().isEmpty());
    m_asideNote->setVisible(!stacked && !m_asideNote->text().isEmpty());
    fitButtons(stacked);
    updateGeometry();
}

// The same wherever those that always stand there are now: what is chosen by it does not change it.
int ActionBar::buttonsWide() const
{
    const int row = m_buttonArea->isHidden() ? 0 : m_buttonArea->sizeHint().width();
    const int beside = m_besideTitle->isHidden() ? 0 : m_besideTitle->sizeHint().width();
    if (row > 0 && beside > 0)
        return row + px(Length::SpaceS) + beside - px(Length::LineHair); // each row has a pixel in hand
    return row + beside + (beside > 0 ? 2 * m_buttons->layout()->contentsMargins().left() : 0);
}

int ActionBar::fitMain(int room)
{
    m_main->setMinimumWidth(0);
    m_main->setMaximumWidth(QWIDGETSIZE_MAX);
    m_main->setTitleStep(TypeStep::Title);
    if (m_main->isHidden())
        return 0;
    for (const double ems : mainEms) {
        const int wide = qRound(em() * ems);
        m_main->setTitleStep(TypeStep::Title);
        const int height = m_main->sizeHint().height();
        if (m_main->sizeHint().width() > wide)
            m_main->setTitleStep(TypeStep::Label); // two lines of it are no higher than one
        if (wide <= room && wide >= m_main->minimumSizeHint().width() && m_main->heightForWidth(wide) <= height) {
            m_main->setFixedWidth(wide);
            return wide;
        }
    }
    // Three lines would be too high: one as wide as it is.
    m_main->setTitleStep(TypeStep::Label);
    return m_main->sizeHint().width();
}

void ActionBar::fitButtons(bool stacked)
{
    const QMargins margins = m_line->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const int beside = room - (m_main->isHidden() ? 0 : m_main->sizeHint().width() + m_acts->spacing());
    // The main button has a line of its own where no other has room beside it.
    const bool tall = stacked && !m_buttons->isEmpty() && beside < m_buttonArea->minimumSizeHint().width();
    m_acts->setDirection(tall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int wide = tall ? room : stacked ? beside : m_buttonArea->sizeHint().width();
    int most = m_highest - margins.top() - margins.bottom();
    if (stacked)
        most -= std::max(m_lead->sizeHint().height(), m_besideTitle->sizeHint().height()) + m_line->spacing();
    if (tall)
        most -= m_main->sizeHint().height() + m_acts->spacing();
    const int least = m_buttons->minimumSizeHint().height();
    m_buttonArea->setFixedHeight(std::max(least, std::min(m_buttons->heightForWidth(wide), most)));
}

void BarState::offer(ButtonSpec button)
{
    if (main)
        buttons.push_back(std::move(button));
    else
        main = std::move(button);
}

void ActionBar::setHighest(int height)
{
    if (height == m_highest)
        return;
    m_highest = height;
    arrange();
}

void ActionBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Surface));
}

} // namespace whistle

#include "moc_action_bar.cpp"
