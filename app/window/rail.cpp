// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/rail.h"

#include "controls/buttons.h"
#include "controls/icon_label.h"
#include "look/painting.h"

#include <QBoxLayout>
#include <QEvent>
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
        const Theme& theme = Theme::current();
        QPainter painter(this);
        const ButtonFace worn = face();
        QColor ground;
        if (worn.pressed)
            ground = theme.colour(Colour::RaisedPressed);
        else if (worn.chosen || worn.hovered)
            ground = theme.colour(worn.chosen ? Colour::Raised : Colour::RaisedHover);
        if (ground.isValid())
            paintBox(painter, rect(),
                     {ground, {}, static_cast<double>(theme.px(Length::RadiusControl)), 0, Qt::SolidLine});
        const double side = theme.scaled(24);
        const QRectF box(QRectF(rect()).center() - QPointF(side / 2, side / 2), QSizeF(side, side));
        const QColor ink = theme.colour(worn.chosen ? Colour::Text : Colour::TextMuted);
        paintIcon(painter, box, m_icon, ink);
        if (m_struck)
            paintStrike(painter, box, ink);
    }

private:
    Icon m_icon;
    bool m_struck = false;
};

Rail::Rail(QWidget* parent)
    : QWidget(parent)
    , m_menu(new RailButton(Icon::More, "menuButton", this))
    , m_sign(new IconLabel(Icon::Whistle, Colour::Text))
    , m_home(new RailButton(Icon::Home, "homeButton", this))
    , m_match(new RailButton(Icon::Table, "matchButton", this))
    , m_disputes(new RailButton(Icon::Ask, "disputesButton", this))
    , m_rulebook(new RailButton(Icon::Book, "rulebookButton", this))
    , m_leagues(new RailButton(Icon::Cup, "leaguesButton", this))
    , m_gallery(new RailButton(Icon::Cards, "galleryButton", this))
    , m_finder(new RailButton(Icon::Search, "finderButton", this))
    , m_sound(new RailButton(Icon::Sound, "soundButton", this))
    , m_settings(new RailButton(Icon::Gear, "settingsButton", this))
{
    setObjectName(QStringLiteral("rail"));
    const Theme& theme = Theme::current();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, theme.px(Length::SpaceM), 0, theme.px(Length::SpaceS));
    column->setSpacing(theme.px(Length::SpaceXs));
    column->addWidget(m_menu, 0, Qt::AlignHCenter);
    column->addWidget(m_sign, 0, Qt::AlignHCenter);
    column->addSpacing(theme.px(Length::SpaceM));
    column->addWidget(m_home, 0, Qt::AlignHCenter);
    column->addWidget(m_match, 0, Qt::AlignHCenter);
    column->addWidget(m_disputes, 0, Qt::AlignHCenter);
    column->addWidget(m_rulebook, 0, Qt::AlignHCenter);
    column->addWidget(m_leagues, 0, Qt::AlignHCenter);
    column->addWidget(m_gallery, 0, Qt::AlignHCenter);
    column->addStretch(1);
    column->addWidget(m_finder, 0, Qt::AlignHCenter);
    column->addWidget(m_sound, 0, Qt::AlignHCenter);
    column->addWidget(m_settings, 0, Qt::AlignHCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(m_home, &QAbstractButton::clicked, this, &Rail::homeAsked);
    connect(m_match, &QAbstractButton::clicked, this, &Rail::matchAsked);
    connect(m_disputes, &QAbstractButton::clicked, this, &Rail::disputesAsked);
    connect(m_rulebook, &QAbstractButton::clicked, this, &Rail::rulebookAsked);
    connect(m_leagues, &QAbstractButton::clicked, this, &Rail::leaguesAsked);
    connect(m_gallery, &QAbstractButton::clicked, this, &Rail::galleryAsked);
    connect(m_finder, &QAbstractButton::clicked, this, &Rail::finderAsked);
    connect(m_sound, &QAbstractButton::clicked, this, [this] { Q_EMIT soundAsked(!m_hasSound); });
    connect(m_settings, &QAbstractButton::clicked, this, &Rail::settingsAsked);
    connect(m_menu, &QAbstractButton::clicked, this, [this] { setOpen(!m_isOpen); });
    for (RailButton* place : {m_home, m_match, m_disputes, m_rulebook, m_leagues, m_gallery, m_finder, m_settings})
        connect(place, &QAbstractButton::clicked, this, [this] { setOpen(false); });
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
    const Theme& theme = Theme::current();
    const bool alone = m_isFolded && !m_isOpen; // the menu button stands in the strip
    layout()->setContentsMargins(0, alone ? 0 : theme.px(Length::SpaceM), 0, alone ? 0 : theme.px(Length::SpaceS));
    m_sign->setVisible(!m_isFolded);
    m_home->setVisible(shown);
    m_match->setVisible(shown && m_hasMatch);
    m_disputes->setVisible(shown);
    m_rulebook->setVisible(shown);
    m_leagues->setVisible(shown && m_hasLeagues);
    m_gallery->setVisible(shown && m_hasGallery);
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
    if (!shown || height() < Theme::current().px(Length::Target))
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
    QWidget::resizeEvent(event);
    giveWay();
}

void Rail::setPlace(Place place)
{
    m_home->setChecked(place == Place::Home);
    m_match->setChecked(place == Place::Match);
    m_disputes->setChecked(place == Place::Disputes);
    m_rulebook->setChecked(place == Place::Rulebook);
    m_leagues->setChecked(place == Place::Leagues);
    m_gallery->setChecked(place == Place::Gallery);
    update();
}

void Rail::setMatch(std::optional<Icon> game)
{
    m_hasMatch = game.has_value();
    if (game)
        m_match->wear(*game);
    showFold();
}

void Rail::showLeaguesEntry()
{
    m_hasLeagues = true;
    showFold();
}

void Rail::showGalleryEntry()
{
    m_hasGallery = true;
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
    return {Theme::current().px(Length::Rail), QWidget::sizeHint().height()};
}

void Rail::retranslate()
{
    setAccessibleName(tr("Places"));
    m_menu->setName(tr("Menu"));
    m_home->setName(tr("Home"));
    m_match->setName(tr("The match"));
    m_disputes->setName(tr("Dispute desk"));
    m_rulebook->setName(tr("Rulebook"));
    m_leagues->setName(tr("Leagues"));
    m_gallery->setName(tr("Gallery of the parts"));
    m_finder->setName(tr("Find"));
    m_sound->setName(m_hasSound ? tr("Sound is on") : tr("Sound is off"));
    m_settings->setName(tr("Settings"));
}

void Rail::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.colour(Colour::Sunken));
    for (const RailButton* button : {m_home, m_match, m_disputes, m_rulebook, m_leagues, m_gallery}) {
        if (!button->isChecked() || !button->isVisible())
            continue;
        const QRect place = button->geometry();
        const int inset = theme.px(Length::SpaceS);
        painter.fillRect(QRect(0, place.top() + inset, theme.px(Length::LineFocus), place.height() - 2 * inset),
                         theme.colour(Colour::Chalk));
    }
}

void Rail::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (changesLooks(*event)) {
        updateGeometry();
        update();
    }
}

} // namespace whistle
