// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/button_face.h"
#include "look/composed.h"
#include "look/icons.h"
#include "look/painted.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <functional>
#include <optional>

namespace whistle {

enum class ButtonSize { Normal, Large };

/// The button of the program: a title, and where wanted an icon, an emblem, a picture, a second line and its key.
/// Its target is 48 px or more. Checkable it is one of several choices; unavailable it is dashed, keeps its place in
/// the tab order and says why.
class ChoiceButton : public Painted<QAbstractButton> {
    Q_OBJECT
public:
    explicit ChoiceButton(const QString& title = {}, ButtonLook look = ButtonLook::Raised, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const { return m_title; }
    /// A second, smaller line below the title.
    void setDetail(const QString& detail);
    void setLook(ButtonLook look);
    void setSize(ButtonSize size);
    /// The type of the title, where it is neither that of the size nor a word: a number.
    void setTitleStep(TypeStep step);
    /// Of a tile that is of one size whatever stands on it: so many lines for the title, and room for an emblem. What
    /// has no room there is written smaller. 0: it is as high as its words.
    void setTitleLines(int lines);
    /// The emblem that stands before the title; 0 is none. A main button also wears the seat's colour.
    void setSeat(int seat);
    [[nodiscard]] int seat() const { return m_seat; }
    void setDrawing(std::optional<Icon> drawing);
    /// A picture above the title, `side` pixels high at 100 %.
    void setPicture(PicturePainter picture, double side = 40);
    /// The key that presses this button; it is shown on the button while the text is not enlarged.
    void setKey(const QKeySequence& key);
    /// Shows the name of a key that somebody else listens to.
    void setKeyHint(const QString& hint);
    /// What is shown as its key; empty: it has none.
    [[nodiscard]] QString keyHint() const { return m_keyHint; }
    /// Dashed, with the reason as tooltip and for screen readers; an empty reason makes it available again.
    void setUnavailable(const QString& why);
    [[nodiscard]] bool isUnavailable() const { return !m_why.isEmpty(); }

    [[nodiscard]] QSize sizeHint() const override;
    /// Only so wide that its words can be broken between two of them.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Higher where it is too narrow for its words in one line.
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The button was pressed although it is unavailable; the reason is already on screen.
    void askedWhy(const QString& why);

protected:
    /// Its key presses it at once.
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& position) const override;

    [[nodiscard]] ButtonFace face() const;
    /// Called after a part of the button changed.
    void renew();

private:
    void paintRow(QPainter& painter, const QRectF& room, const QColor& ink) const;
    void paintColumn(QPainter& painter, const QRectF& room, const QColor& ink) const;
    [[nodiscard]] double keyWidth() const;
    [[nodiscard]] double leadWidth() const;
    /// What is not words, from edge to edge.
    [[nodiscard]] double widthBesideWords() const;
    [[nodiscard]] double side() const;
    void sayWhy();
    [[nodiscard]] TypeStep titleStep() const;
    [[nodiscard]] TypeStep usualStep() const;
    [[nodiscard]] bool fitsInLines(TypeStep step, double words) const;

    QString m_title;
    QString m_detail;
    QString m_keyHint;
    QString m_why;
    ButtonLook m_look;
    ButtonSize m_size = ButtonSize::Normal;
    int m_seat = 0;
    std::optional<Icon> m_drawing;
    PicturePainter m_picture;
    double m_pictureSide = 0;
    std::optional<TypeStep> m_titleStep;
    int m_titleLines = 0;
};

/// The main button of a page: it says what will happen and wears the colour and shape of the seat that has to press
/// it; nobody's step is chalk (seat 0).
class MainButton : public ChoiceButton {
    Q_OBJECT
public:
    explicit MainButton(const QString& title = {}, QWidget* parent = nullptr);
};

/// A button that is an icon without a word: `name` becomes its tooltip and its accessible name.
class IconButton : public ChoiceButton {
    Q_OBJECT
public:
    IconButton(Icon drawing, const QString& name, QWidget* parent = nullptr);
    void setName(const QString& name);
};

/// Segments in one box, of which one is chosen. Arrow keys go from one to the next.
class SegmentedChoice : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit SegmentedChoice(const QStringList& titles = {}, QWidget* parent = nullptr);

    /// Replaces the choices; none is chosen afterwards.
    void setTitles(const QStringList& titles);
    /// The same choices in other words; the one that is chosen stays so.
    void rename(const QStringList& titles);
    [[nodiscard]] int count() const { return static_cast<int>(m_segments.size()); }
    /// -1 is none.
    void setCurrent(int index);
    [[nodiscard]] int current() const;
    void setUnavailable(int index, const QString& why);

Q_SIGNALS:
    /// The user chose; not sent by setCurrent.
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange() override;

    std::vector<ChoiceButton*> m_segments;
};

} // namespace whistle
