// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/theme.h"

#include "look/style.h"

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

constexpr std::array colourNames{
    "window",        "sunken",       "surface",       "raised",        "raised_hover",  "raised_pressed", "line",
    "line_strong",   "text",         "text_muted",    "text_disabled", "text_on_light", "chalk",          "chalk_hover",
    "chalk_pressed", "refuse",       "refuse_ground", "good",          "focus_outer",   "focus_inner",    "field_mid",
    "field_arm",     "field_line",   "field_mark",    "reach",         "reach_line",    "bell_ground",    "bell_text",
    "dead_ink",      "shade",        "card_energy",   "card_tactic",   "card_cheat",    "seat_1",         "seat_2",
    "seat_3",        "seat_4",       "seat_1_ground", "seat_2_ground", "seat_3_ground", "seat_4_ground",  "seat_ink",
    "troop_red",     "troop_orange", "troop_yellow",  "troop_green",   "troop_blue",    "troop_purple",
};

struct LengthName {
    const char* group;
    const char* key;
};
constexpr std::array lengthNames{
    LengthName{"space", "hair"},
    LengthName{"space", "xs"},
    LengthName{"space", "s"},
    LengthName{"space", "m"},
    LengthName{"space", "l"},
    LengthName{"space", "xl"},
    LengthName{"space", "xxl"},
    LengthName{"space", "page"},
    LengthName{"radius", "small"},
    LengthName{"radius", "control"},
    LengthName{"radius", "panel"},
    LengthName{"line", "hair"},
    LengthName{"line", "strong"},
    LengthName{"line", "seat"},
    LengthName{"line", "focus"},
    LengthName{"line", "focus_gap"},
    LengthName{"control", "target"},
    LengthName{"control", "button"},
    LengthName{"control", "button_large"},
    LengthName{"control", "rail"},
    LengthName{"control", "icon"},
    LengthName{"control", "icon_line"},
    LengthName{"control", "strip"},
    LengthName{"control", "action_bar"},
    LengthName{"control", "list_row"},
    LengthName{"control", "cell_minimum"},
    LengthName{"control", "chip"},
    LengthName{"card", "mini_width"},
    LengthName{"card", "mini_height"},
    LengthName{"card", "pad_width"},
    LengthName{"card", "pad_height"},
    LengthName{"dial", "size"},
    LengthName{"dial", "line"},
};

constexpr std::array stepNames{"caption", "body", "label", "title", "heading", "number", "score", "term", "projector"};
constexpr std::array durationNames{"quick", "move"};

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
    std::array<std::array<QColor, colourNames.size()>, 2> colours;
    std::array<LengthMeasure, lengthNames.size()> lengths;
    std::array<TypeMeasure, stepNames.size()> steps;
    std::array<int, durationNames.size()> durations{};
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

QString latin(const char* text)
{
    return QString::fromLatin1(text);
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
        for (std::size_t i = 0; i < colourNames.size(); ++i) {
            tokens.colours[shade][i] = colourOf(theme.value(latin(colourNames[i])).toString());
            Q_ASSERT(tokens.colours[shade][i].isValid());
        }
    }
    const QJsonArray following = group("scaling").value(latin("follow_text")).toArray();
    for (std::size_t i = 0; i < lengthNames.size(); ++i) {
        const auto [groupName, key] = lengthNames[i];
        tokens.lengths[i] = {group(groupName).value(latin(key)).toDouble(), following.contains(latin(groupName))};
        Q_ASSERT(tokens.lengths[i].size > 0);
    }
    const QJsonObject type = group("type");
    const QJsonObject steps = type.value(latin("steps")).toObject();
    for (std::size_t i = 0; i < stepNames.size(); ++i) {
        const QJsonObject step = steps.value(latin(stepNames[i])).toObject();
        tokens.steps[i] = {step.value(latin("size")).toDouble(), step.value(latin("line")).toDouble(),
                           step.value(latin("weight")).toInt()};
        Q_ASSERT(tokens.steps[i].size > 0);
    }
    for (std::size_t i = 0; i < durationNames.size(); ++i)
        tokens.durations[i] = group("motion").value(latin(durationNames[i])).toInt();
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
}

QColor Theme::colour(Colour name) const
{
    return tokens().colours[isDark() ? 0 : 1][at(name)];
}

QColor Theme::seat(int seat) const
{
    if (seat < 1 || seat > 5)
        return colour(Colour::Chalk);
    const int worn = m_choice.seatColours[static_cast<std::size_t>(seat - 1)];
    return worn >= 1 && worn <= 4 ? colour(static_cast<Colour>(static_cast<int>(Colour::Seat1) + worn - 1))
                                  : colour(Colour::Chalk);
}

QColor Theme::seatGround(int seat) const
{
    if (seat < 1 || seat > 5)
        return colour(Colour::Raised);
    const int worn = m_choice.seatColours[static_cast<std::size_t>(seat - 1)];
    return worn >= 1 && worn <= 4 ? colour(static_cast<Colour>(static_cast<int>(Colour::Seat1Ground) + worn - 1))
                                  : colour(Colour::Raised);
}

QColor Theme::seatInk(int seat) const
{
    const bool chalk = seat < 1 || seat > 5 || m_choice.seatColours[static_cast<std::size_t>(seat - 1)] > 4;
    return colour(chalk ? Colour::Window : Colour::SeatInk);
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
