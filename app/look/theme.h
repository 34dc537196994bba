// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <array>
#include <string>

class QApplication;
class QEvent;

namespace whistle {

enum class Shade { Dark, Light };
enum class Motion { Full, Reduced };

/// The colours of tokens.json, by the names they have there.
enum class Colour {
    Window,
    Sunken,
    Surface,
    Raised,
    RaisedHover,
    RaisedPressed,
    Line,
    LineStrong,
    Text,
    TextMuted,
    TextDisabled,
    TextOnLight,
    Chalk,
    ChalkHover,
    ChalkPressed,
    Refuse,
    RefuseGround,
    Good,
    FocusOuter,
    FocusInner,
    FieldMid,
    FieldArm,
    FieldLine,
    FieldMark,
    Reach,
    ReachLine,
    BellGround,
    BellText,
    DeadInk,
    Shade,
    CardEnergy,
    CardTactic,
    CardCheat,
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Seat1Ground,
    Seat2Ground,
    Seat3Ground,
    Seat4Ground,
    SeatInk,
    TroopRed,
    TroopOrange,
    TroopYellow,
    TroopGreen,
    TroopBlue,
    TroopPurple,
    BoxBrown,
};

/// The lengths of tokens.json, by their group (none: the controls) and the name they have there. Controls, cards and
/// dials grow with the text; spaces, radii and lines do not.
enum class Length {
    SpaceHair,
    SpaceXs,
    SpaceS,
    SpaceM,
    SpaceL,
    SpaceXl,
    SpaceXxl,
    SpacePage,
    RadiusSmall,
    RadiusControl,
    RadiusPanel,
    LineHair,
    LineStrong,
    LineSeat,
    LineFocus,
    LineFocusGap,
    Target,
    Button,
    ButtonLarge,
    Rail,
    Icon,
    Strip,
    ActionBar,
    ListRow,
    CellMinimum,
    Chip,
    CardMiniWidth,
    CardMiniHeight,
    CardPadWidth,
    CardPadHeight,
    DialSize,
};

/// The type steps of tokens.json.
enum class TypeStep { Caption, Body, Label, Title, Heading, Number, Score, Term, Projector };

/// The durations of tokens.json; all of them are 0 when motion is reduced.
enum class Duration { Move };

/// A colour of the pieces in a box, for players who sit behind them.
enum class BoxColour : std::uint8_t { None, Red, Orange, Yellow, Green, Blue, Purple, Brown };
inline constexpr std::size_t boxColourCount = 8;
/// By seat; none: the seat's own.
using BoxColours = std::array<BoxColour, 5>;
/// "red", as commands write it; none: no box that we know has it.
[[nodiscard]] BoxColour boxColourOf(const std::string& word);

/// What the user can choose about the looks.
struct ThemeChoice {
    Shade shade = Shade::Dark;
    double textScale = 1.0; ///< 1.0 to 2.0
    Motion motion = Motion::Full;
    std::array<int, 5> seatColours{1, 2, 3, 4, 5}; ///< the colour each seat wears; shapes are never swapped
    BoxColours box{};                              ///< of the match on screen
    double growth = 1.0; ///< of type and panels with a large window, beside the text size that was chosen
    friend bool operator==(const ThemeChoice&, const ThemeChoice&) = default;
};

/// Every colour, length and font of the program, for one choice of shade and text size. An ordinary value; the one
/// that the running program wears is `current()`.
class Theme {
public:
    explicit Theme(const ThemeChoice& choice = {});

    /// The theme last applied; the dark one at 100 % before that.
    [[nodiscard]] static const Theme& current();
    /// Gives the program this look: palette, font, style. All parts on screen follow at once.
    static void apply(QApplication& application, const ThemeChoice& choice = {});

    [[nodiscard]] const ThemeChoice& choice() const { return m_choice; }
    /// The same with the colours of another match.
    [[nodiscard]] Theme wearing(const BoxColours& box) const;
    [[nodiscard]] bool isDark() const { return m_choice.shade == Shade::Dark; }
    /// The text size that was chosen, grown with the window; never above the largest.
    [[nodiscard]] double textScale() const { return m_scale; }

    [[nodiscard]] QColor colour(Colour name) const;
    /// The colour of a seat (1 to 5); chalk for the fifth seat and for nobody (0).
    [[nodiscard]] QColor seat(int seat) const;
    /// The ground of a seat's panels while it is to act.
    [[nodiscard]] QColor seatGround(int seat) const;
    /// What is readable on the colour of a seat.
    [[nodiscard]] QColor seatInk(int seat) const;
    /// A colour of the box; chalk for none.
    [[nodiscard]] QColor box(BoxColour colour) const;

    /// A length in device-independent pixels at the present text size.
    [[nodiscard]] int px(Length name) const;
    /// A text-following length of `atFullSize` pixels at 100 %, for shapes that are a share of a token.
    [[nodiscard]] double scaled(double atFullSize) const { return atFullSize * m_scale; }
    [[nodiscard]] QFont font(TypeStep step) const;
    /// The height of one line of text, in pixels.
    [[nodiscard]] int lineHeight(TypeStep step) const;
    /// The width of one em of body text, in pixels: the unit of the layout's breakpoints.
    [[nodiscard]] double em() const;
    /// From this many em on a page is wide (74) or medium (52).
    [[nodiscard]] double wideFrom() const;
    [[nodiscard]] double mediumFrom() const;
    /// Milliseconds.
    [[nodiscard]] int duration(Duration name) const;

private:
    /// Which of the four seat colours a seat wears, 1 to 4; 0: chalk.
    [[nodiscard]] int wornBy(int seat) const;
    [[nodiscard]] BoxColour boxOf(int seat) const;
    [[nodiscard]] QColor seatColour(int seat, Colour first, Colour ofNone) const;

    ThemeChoice m_choice;
    double m_scale;
};

/// True of the events after which a part has to measure and paint itself anew: theme, text size, language. A part must
/// not delete a widget while it handles one: Qt is walking through all of them.
[[nodiscard]] bool changesLooks(const QEvent& event);

/// A length as the program wears it now, in pixels.
[[nodiscard]] inline int px(Length name)
{
    return Theme::current().px(name);
}
/// The same for painting.
[[nodiscard]] inline double pxF(Length name)
{
    return px(name);
}
/// And what else parts ask the theme for all the time, see there.
[[nodiscard]] inline QColor colourOf(Colour name)
{
    return Theme::current().colour(name);
}
[[nodiscard]] inline double scaled(double atFullSize)
{
    return Theme::current().scaled(atFullSize);
}
[[nodiscard]] inline QFont fontOf(TypeStep step)
{
    return Theme::current().font(step);
}
[[nodiscard]] inline int lineHeight(TypeStep step)
{
    return Theme::current().lineHeight(step);
}
[[nodiscard]] inline double em()
{
    return Theme::current().em();
}
/// From so many pixels on a page is medium, or wide.
[[nodiscard]] inline double mediumWidth()
{
    return em() * Theme::current().mediumFrom();
}
[[nodiscard]] inline double wideWidth()
{
    return em() * Theme::current().wideFrom();
}

} // namespace whistle
