// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/rail.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/capital.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle {

/// A place on the rail: the one that is open has a ground and a mark at the edge; what is off is struck through.
class RailButton : public IconButton {
public:
    RailButton(Icon drawing, const char* name, QWidget* parent)
        : IconButton(drawing, QString(), parent)
        , m_icon(drawing)
    {
        setObjectName(QString::fromLatin1(name));
        setCheckable(true);
    }
    void wear(Icon icon)
    {
        m_icon = icon;
        update();
    }
    void setStruck(bool struck)
    {
        m_struck = struck;
        update();
    }

protected:
    void nextCheckState() override {} // where the user is decides, not the press

    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const ButtonFace worn = face();
        QColor ground;
        if (worn.pressed)
            ground = colourOf(Colour::RaisedPressed);
        else if (worn.chosen || worn.hovered)
            ground = colourOf(worn.chosen ? Colour::Raised : Colour::RaisedHover);
        if (ground.isValid())
            paintBox(painter, rect(), {ground, {}, pxF(Length::RadiusControl)});
        const double side = scaled(24);
        const QRectF box(QRectF(rect()).center() - QPointF(side / 2, side / 2), QSizeF(side, side));
        const QColor ink = colourOf(worn.chosen ? Colour::Text : Colour::TextMuted);
        paintIcon(painter, box, m_icon, ink);
        if (m_struck)
            paintStrike(painter, box, ink);
    }

private:
    Icon m_icon;
    bool m_struck = false;
};

namespace {

struct Entry {
    Icon icon;
    const char* objectName;
    const char* words;
};
/// In the order of `Rail::Place`.
constexpr std::array railEntries{
    Entry{Icon::Home, "homeButton", QT_TRANSLATE_NOOP("common", "Home")},
    Entry{Icon::Table, "matchButton", QT_TRANSLATE_NOOP("common", "The match")},
    Entry{Icon::Ask, "disputesButton", QT_TRANSLATE_NOOP("common", "Dispute desk")},
    Entry{Icon::Book, "rulebookButton", QT_TRANSLATE_NOOP("common", "Rulebook")},
    Entry{Icon::Cup, "leaguesButton", QT_TRANSLATE_NOOP("common", "Leagues")},
    Entry{Icon::Cards, "galleryButton", QT_TRANSLATE_NOOP("common", "Gallery of the parts")},
};

std::array<RailButton*, railEntries.size()> placesOf(Rail& rail)
{
    std::array<RailButton*, railEntries.size()> places{};
    for (std::size_t i = 0; i < railEntries.size(); ++i) {
        places[i] = new RailButton(railEntries[i].icon, railEntries[i].objectName, &rail);
        QObject::connect(places[i], &QAbstractButton::clicked, &rail,
                         [&rail, i] { Q_EMIT rail.placeAsked(static_cast<Rail::Place>(i)); });
    }
    return places;
}

constexpr std::size_t at(Rail::Place place)
{
    return static_cast<std::size_t>(place);
}

} // namespace

Rail::Rail(QWidget* parent)
    : Composed(parent)
    , m_menu(new RailButton(Icon::More, "menuButton", this))
    , m_places(placesOf(*this))
    , m_finder(new RailButton(Icon::Search, "finderButton", this))
    , m_sound(new RailButton(Icon::Sound, "soundButton", this))
    , m_settings(new RailButton(Icon::Gear, "settingsButton", this))
{
    setObjectName(QStringLiteral("rail"));
    auto* column = columnIn(*this, {0, px(Length::SpaceM), 0, px(Length::SpaceS)}, px(Length::SpaceXs),
                            {{m_menu, 0, Qt::AlignHCenter}, {m_sign, 0, Qt::AlignHCenter}});
    column->addSpacing(px(Length::SpaceM));
    for (RailButton* place : m_places)
        column->addWidget(place, 0, Qt::AlignHCenter);
    column->addStretch(1);
    for (RailButton* button : {m_finder, m_sound, m_settings})
        column->addWidget(button, 0, Qt::AlignHCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(m_finder, &QAbstractButton::clicked, this, &Rail::finderAsked);
    connect(m_sound, &QAbstractButton::clicked, this, [this] { Q_EMIT soundAsked(!m_hasSound); });
    connect(m_settings, &QAbstractButton::clicked, this, &Rail::settingsAsked);
    connect(m_menu, &QAbstractButton::clicked, this, [this] { setOpen(!m_isOpen); });
    const auto shut = [this] { setOpen(false); };
    for (RailButton* place : m_places)
        connect(place, &QAbstractButton::clicked, this, shut);
    connect(m_finder, &QAbstractButton::clicked, this, shut);
    connect(m_settings, &QAbstractButton::clicked, this, shut);
    setMatch({});
    retranslate();
}

void Rail::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    m_isOpen = false;
    showFold();
}

void Rail::setOpen(bool open)
{
    if (!m_isFolded || open == m_isOpen)
        return;
    m_isOpen = open;
    showFold();
    Q_EMIT this->folded();
}

void Rail::showFold()
{
    const bool shown = !m_isFolded || m_isOpen;
    m_menu->setVisible(m_isFolded);
    m_menu->setChecked(m_isOpen);
    const bool alone = m_isFolded && !m_isOpen; // the menu button stands in the strip
    layout()->setContentsMargins(0, alone ? 0 : px(Length::SpaceM), 0, alone ? 0 : px(Length::SpaceS));
    m_sign->setVisible(!m_isFolded);
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i]->setVisible(shown && m_isThere[i]);
    m_finder->setVisible(shown);
    m_sound->setVisible(shown);
    m_settings->setVisible(shown);
    giveWay();
    updateGeometry();
    update();
}

/// Where height is dear (big text), what can be had elsewhere goes: the sign, sound (in the settings), the finder (a
/// key, and on the home page).
void Rail::giveWay()
{
    const bool shown = !m_isFolded || m_isOpen;
    if (!shown || height() < px(Length::Target))
        return;
    m_sign->setVisible(!m_isFolded);
    m_sound->setVisible(true);
    m_finder->setVisible(true);
    for (QWidget* part : {m_sign, static_cast<QWidget*>(m_sound), static_cast<QWidget*>(m_finder)}) {
        layout()->invalidate();
        if (layout()->totalMinimumSize().height() <= height())
            return;
        part->hide();
    }
}

void Rail::resizeEvent(QResizeEvent* event)
{
    Composed::resizeEvent(event);
    giveWay();
}

void Rail::setPlace(Place place)
{
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i]->setChecked(i == at(place));
    update();
}

void Rail::setMatch(std::optional<Icon> game)
{
    m_isThere[at(Place::Match)] = game.has_value();
    if (game)
        m_places[at(Place::Match)]->wear(*game);
    showFold();
}

void Rail::showEntry(Place place)
{
    m_isThere[at(place)] = true;
    showFold();
}

void Rail::setSound(bool on)
{
    m_hasSound = on;
    m_sound->setStruck(!on);
    retranslate();
}

QSize Rail::sizeHint() const
{
    return {px(Length::Rail), QWidget::sizeHint().height()};
}

void Rail::retranslate()
{
    setAccessibleName(tr("Places"));
    m_menu->setName(tr("Menu"));
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i]->setName(CommonWords::tr(railEntries[i].words));
    m_finder->setName(CommonWords::tr("Find"));
    m_sound->setName(m_hasSound ? tr("Sound is on") : asLine(CommonWords::tr("Sound is off.")));
    m_settings->setName(CommonWords::tr("Settings"));
}

void Rail::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(Colour::Sunken));
    for (const RailButton* button : m_places) {
        if (!button->isChecked() || !button->isVisible())
            continue;
        const QRect place = button->geometry();
        const int inset = px(Length::SpaceS);
        painter.fillRect(QRect(0, place.top() + inset, px(Length::LineFocus), place.height() - 2 * inset),
                         colourOf(Colour::Chalk));
    }
}

void Rail::arrange()
{
    updateGeometry();
    update();
}

} // namespace whistle

#include "moc_rail.cpp"
