// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/theme.h"

#include "base/words.h"
#include "look/plain_tooltips.h"
#include "look/style.h"
#include "look/worn_box.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPalette>
#include <algorithm>
#include <cmath>

// Outside the namespace, as Qt asks: the tokens lie in a static library and have to be registered by hand.
static void registerTokens()
{
    Q_INIT_RESOURCE(design_tokens);
}

namespace whistle {

namespace {

struct TypeMeasure {
    double size = 0;
    double line = 0;
    int weight = 0;
};
struct LengthMeasure {
    double size = 0;
    bool followsText = false;
};

/// tokens.json, read once.
struct Tokens {
    std::array<std::array<QColor, enumWords<Colour>.size()>, 2> colours;
    std::array<LengthMeasure, enumWords<Length>.size()> lengths;
    std::array<TypeMeasure, enumWords<TypeStep>.size()> steps;
    std::array<int, enumWords<Duration>.size()> durations{};
    double wideFrom = 0;
    double mediumFrom = 0;
    double scaleMinimum = 1;
    double scaleMaximum = 1;
};

/// "#RRGGBB", or "#RRGGBBAA" with the opacity last, as the tokens write it.
QColor colourOf(const QString& text)
{
    if (text.size() < 9)
        return QColor(text);
    QColor colour(text.left(7));
    colour.setAlpha(text.mid(7, 2).toInt(nullptr, 16));
    return colour;
}

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

Tokens readTokens()
{
    registerTokens();
    QFile file(QStringLiteral(":/design/tokens.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    const QJsonObject root = opened ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject{};
    const auto group = [&](const char* name) { return root.value(latin(name)).toObject(); };

    Tokens tokens;
    for (std::size_t shade = 0; shade < 2; ++shade) {
        const QJsonObject theme = group("themes").value(latin(shade == 0 ? "dark" : "light")).toObject();
        for (std::size_t i = 0; i < tokens.colours[shade].size(); ++i) {
            tokens.colours[shade][i] = colourOf(theme.value(latin(enumWords<Colour>[i])).toString());
            Q_ASSERT(tokens.colours[shade][i].isValid());
        }
    }
    const QJsonArray following = group("scaling").value(latin("follow_text")).toArray();
    for (std::size_t i = 0; i < tokens.lengths.size(); ++i) {
        QString key = latin(enumWords<Length>[i]);
        QString groupName = key.section(u'_', 0, 0);
        if (root.contains(groupName))
            key.remove(0, groupName.size() + 1);
        else
            groupName = QStringLiteral("control");
        tokens.lengths[i] = {root.value(groupName).toObject().value(key).toDouble(), following.contains(groupName)};
        Q_ASSERT(tokens.lengths[i].size > 0);
    }
    const QJsonObject type = group("type");
    const QJsonObject steps = type.value(latin("steps")).toObject();
    for (std::size_t i = 0; i < tokens.steps.size(); ++i) {
        const QJsonObject step = steps.value(latin(enumWords<TypeStep>[i])).toObject();
        tokens.steps[i] = {step.value(latin("size")).toDouble(), step.value(latin("line")).toDouble(),
                           step.value(latin("weight")).toInt()};
        Q_ASSERT(tokens.steps[i].size > 0);
    }
    for (std::size_t i = 0; i < tokens.durations.size(); ++i)
        tokens.durations[i] = group("motion").value(latin(enumWords<Duration>[i])).toInt();
    tokens.wideFrom = group("layout").value(latin("wide_from")).toDouble();
    tokens.mediumFrom = group("layout").value(latin("medium_from")).toDouble();
    const QJsonObject scale = type.value(latin("scale")).toObject();
    tokens.scaleMinimum = scale.value(latin("minimum")).toDouble();
    tokens.scaleMaximum = scale.value(latin("maximum")).toDouble();
    return tokens;
}

const Tokens& tokens()
{
    static const Tokens read = readTokens();
    return read;
}

/// The share of a box's colour in the ground of its seat.
constexpr double boxTint = 0.16;

Theme& worn()
{
    static Theme theme;
    return theme;
}

template <class Enum>
constexpr std::size_t at(Enum name)
{
    return static_cast<std::size_t>(name);
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    const auto both = [&](QPalette::ColorRole role, Colour name) { palette.setColor(role, theme.colour(name)); };
    both(QPalette::Window, Colour::Window);
    both(QPalette::WindowText, Colour::Text);
    both(QPalette::Base, Colour::Sunken);
    both(QPalette::AlternateBase, Colour::Surface);
    both(QPalette::Text, Colour::Text);
    both(QPalette::Button, Colour::Raised);
    both(QPalette::ButtonText, Colour::Text);
    both(QPalette::BrightText, Colour::Chalk);
    both(QPalette::Highlight, Colour::RaisedPressed);
    both(QPalette::HighlightedText, Colour::Text);
    both(QPalette::ToolTipBase, Colour::Raised);
    both(QPalette::ToolTipText, Colour::Text);
    both(QPalette::PlaceholderText, Colour::TextMuted);
    both(QPalette::Link, Colour::Text);
    both(QPalette::LinkVisited, Colour::TextMuted);
    both(QPalette::Light, Colour::RaisedPressed);
    both(QPalette::Midlight, Colour::RaisedHover);
    both(QPalette::Mid, Colour::Line);
    both(QPalette::Dark, Colour::LineStrong);
    both(QPalette::Shadow, Colour::Sunken);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, theme.colour(Colour::TextDisabled));
    return palette;
}

} // namespace

Theme::Theme(const ThemeChoice& choice)
    : m_choice(choice)
    , m_scale(std::clamp(choice.textScale * choice.growth, tokens().scaleMinimum, tokens().scaleMaximum))
{
    m_choice.textScale = std::clamp(choice.textScale, tokens().scaleMinimum, tokens().scaleMaximum);
}

const Theme& Theme::current()
{
    return worn();
}

void Theme::apply(QApplication& application, const ThemeChoice& choice)
{
    worn() = Theme(choice);
    QApplication::setPalette(paletteOf(worn()));
    QApplication::setFont(worn().font(TypeStep::Body));
    // Last: a new style tells every widget that its looks have changed, whatever it was that changed.
    QApplication::setStyle(new Style);
    FocusGuide::install(application);
    PlainToolTips::install(application);
}

WornBox::WornBox(const BoxColours& box) : m_before(worn())
{
    worn() = m_before.wearing(box);
}

WornBox::WornBox(Shade shade) : m_before(worn())
{
    ThemeChoice choice = m_before.choice();
    choice.shade = shade;
    worn() = Theme(choice);
}

WornBox::~WornBox()
{
    worn() = m_before;
}

BoxColour boxColourOf(const std::string& word)
{
    return fromWord<BoxColour>(word).value_or(BoxColour::None);
}

Theme Theme::wearing(const BoxColours& box) const
{
    ThemeChoice choice = m_choice;
    choice.box = box;
    return Theme(choice);
}

QColor Theme::colour(Colour name) const
{
    return tokens().colours[isDark() ? 0 : 1][at(name)];
}

int Theme::wornBy(int seat) const
{
    const int worn = seat >= 1 && seat <= 5 ? m_choice.seatColours[static_cast<std::size_t>(seat - 1)] : 0;
    return worn <= 4 ? worn : 0;
}

QColor Theme::seatColour(int seat, Colour first, Colour ofNone) const
{
    const int worn = wornBy(seat);
    return colour(worn > 0 ? static_cast<Colour>(static_cast<int>(first) + worn - 1) : ofNone);
}

BoxColour Theme::boxOf(int seat) const
{
    return seat >= 1 && seat <= 5 ? m_choice.box[static_cast<std::size_t>(seat - 1)] : BoxColour::None;
}

QColor Theme::box(BoxColour name) const
{
    static constexpr std::array colours{Colour::Chalk,      Colour::TroopRed,  Colour::TroopOrange, Colour::TroopYellow,
                                        Colour::TroopGreen, Colour::TroopBlue, Colour::TroopPurple, Colour::BoxBrown};
    static_assert(colours.size() == boxColourCount);
    return colour(colours[at(name)]);
}

QColor Theme::seat(int seat) const
{
    if (const BoxColour own = boxOf(seat); own != BoxColour::None)
        return box(own);
    return seatColour(seat, Colour::Seat1, Colour::Chalk);
}

QColor Theme::seatGround(int seat) const
{
    if (const BoxColour own = boxOf(seat); own != BoxColour::None) {
        const QColor ground = colour(Colour::Window);
        const QColor tint = box(own);
        const auto mixed = [](int under, int over) { return qRound(under + (over - under) * boxTint); };
        return {mixed(ground.red(), tint.red()), mixed(ground.green(), tint.green()),
                mixed(ground.blue(), tint.blue())};
    }
    return seatColour(seat, Colour::Seat1Ground, Colour::Raised);
}

QColor Theme::seatInk(int seat) const
{
    return colour(wornBy(seat) > 0 || boxOf(seat) != BoxColour::None ? Colour::SeatInk : Colour::Window);
}

int Theme::px(Length name) const
{
    const LengthMeasure measure = tokens().lengths[at(name)];
    return static_cast<int>(std::lround(measure.followsText ? measure.size * m_scale : measure.size));
}

QFont Theme::font(TypeStep step) const
{
    const TypeMeasure measure = tokens().steps[at(step)];
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPixelSize(static_cast<int>(std::lround(measure.size * m_scale)));
    font.setWeight(static_cast<QFont::Weight>(measure.weight));
    return font;
}

int Theme::lineHeight(TypeStep step) const
{
    return static_cast<int>(std::lround(tokens().steps[at(step)].line * m_scale));
}

double Theme::em() const
{
    return tokens().steps[at(TypeStep::Body)].size * m_scale;
}

double Theme::wideFrom() const
{
    return tokens().wideFrom;
}

double Theme::mediumFrom() const
{
    return tokens().mediumFrom;
}

int Theme::duration(Duration name) const
{
    return m_choice.motion == Motion::Reduced ? 0 : tokens().durations[at(name)];
}

bool changesLooks(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::LanguageChange:
        return true;
    default:
        return false;
    }
}

} // namespace whistle
