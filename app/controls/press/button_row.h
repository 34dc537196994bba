// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace whistle {

/// One button as a page wants it now.
struct ButtonSpec {
    QString name; ///< objectName: stable, tests and screen readers go by it
    QString title;
    std::function<void()> press;
    QString detail = {};
    int seat = 0;
    ButtonLook look = ButtonLook::Raised;
    std::optional<bool> chosen = {};  ///< set: the button is one of several choices
    QString why = {};                 ///< not empty: unavailable, and why
    std::function<void()> asked = {}; ///< pressed although it is unavailable; none: its reason is all there is
    QKeySequence key = {};
    bool isKeyShown = true; ///< false: its title says its key
    PicturePainter picture = {};
    std::optional<Icon> drawing = {};
    bool isLarge = false;
    bool isNumber = false; ///< the title is a number and takes the size of one
    int lines = 0;         ///< of a tile that is of one size whatever its title
    QString spoken = {};   ///< its name, where it is a drawing without a word or the words alone do not tell

    // The same, said in the place where it is made: whose it is, one of several choices, when it cannot be and why,
    // how it looks, what stands below its title, its key, the picture above its title, what is drawn on it (with its
    // name, where there is no word), that its title is a number.
    [[nodiscard]] ButtonSpec of(int whose) &&
    {
        seat = whose;
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec among(bool isChosen) &&
    {
        chosen = isChosen;
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec unless(bool isBarred, const QString& reason) &&
    {
        why = isBarred ? reason : QString();
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec as(ButtonLook how) &&
    {
        look = how;
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec saying(const QString& words) &&
    {
        detail = words;
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec on(const QKeySequence& pressed) &&
    {
        key = pressed;
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec showing(PicturePainter what) &&
    {
        picture = std::move(what);
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec drawn(Icon what, const QString& words = {}) &&
    {
        drawing = what;
        spoken = words;
        return std::move(*this);
    }
    [[nodiscard]] ButtonSpec asNumber() &&
    {
        isNumber = true;
        return std::move(*this);
    }
};

/// Buttons side by side that wrap. Buttons of a former state are used again in their places, so one may change the row
/// from its own press, and the keyboard stays where it was.
class ButtonRow : public QWidget {
    Q_OBJECT
public:
    explicit ButtonRow(QWidget* parent = nullptr);
    void setButtons(std::vector<ButtonSpec> specs);
    /// All as wide as the widest, in columns.
    void setEven(bool even);
    /// Tiles in so many columns that share the width.
    void setColumns(int most);
    [[nodiscard]] bool isEmpty() const { return m_specs.empty(); }
    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The button of this name was pressed and let go somewhere else.
    void dropped(const QString& name, QPoint globalPosition);

private:
    void wear(ChoiceButton& button, const ButtonSpec& spec);

    std::vector<ButtonSpec> m_specs;
    std::vector<ChoiceButton*> m_buttons;
};

} // namespace whistle
