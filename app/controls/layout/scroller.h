// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QScrollArea>

namespace whistle {

/// A column that asks for no more than the least height it can do with: what scrolls in it, or shrinks, gives way
/// before what is round it has to scroll.
class YieldingColumn : public QVBoxLayout {
    Q_OBJECT
public:
    using QVBoxLayout::QVBoxLayout;
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    mutable bool m_isMeasuring = false;
};

/// A column that scrolls up and down where even the least height of what is in it has no room; never sideways: it asks
/// for the width of what is in it. Where there is more room, what is in it has all of it.
class Scroller : public QScrollArea {
    Q_OBJECT
public:
    explicit Scroller(QWidget* content, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    /// High enough to scroll in, or for all of it.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// As high as what is in it, up to so many pixels; from there on it scrolls.
    void setHighest(int height);
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Brings the part into sight as soon as it has found its place.
    void reveal(QWidget& part);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    [[nodiscard]] int leastHeight(int width) const;

    int m_highest = QWIDGETSIZE_MAX;
};

/// An area that scrolls up and down what is in it: no frame, and the keyboard goes through to what is in it. Null: what
/// is in it comes later.
[[nodiscard]] QScrollArea* scrolling(QWidget* content);

} // namespace whistle
