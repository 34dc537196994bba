// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QLabel>

namespace whistle {

/// Words in one of the type steps and one of the colours; follows theme and text size.
class TextLabel : public QLabel {
    Q_OBJECT
public:
    explicit TextLabel(const QString& text = {}, TypeStep step = TypeStep::Body, Colour colour = Colour::Text,
                       QWidget* parent = nullptr);
    /// Where there are no words it takes no room.
    void say(const QString& words);
    void setStep(TypeStep step);
    void setColour(Colour colour);
    /// Struck through: it is not so.
    void setStruck(bool struck);
    /// Gives way in narrow places: ends in dots, the whole text in the tooltip. Only for what may be cut: coaches'
    /// names.
    void setElided(bool elided);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void wear();

    TypeStep m_step;
    Colour m_colour;
    bool m_elided = false;
    bool m_struck = false;
};

/// Words in as many lines as they need.
class Paragraph : public TextLabel {
    Q_OBJECT
public:
    /// What it says comes later.
    explicit Paragraph(TypeStep step = TypeStep::Body, Colour colour = Colour::Text)
        : Paragraph(QString(), step, colour)
    {
    }
    explicit Paragraph(const QString& text, TypeStep step = TypeStep::Body, Colour colour = Colour::Text)
        : TextLabel(text, step, colour)
    {
        setWordWrap(true);
    }
};

} // namespace whistle
